//! What happened, in words, for the log: every line with the references of its
//! hexes.

use drumhead_words::ClauseId;
use drumhead_words::play::{LogLine, Tone, UnitRef};

use super::army::Arm;
use super::battle::Battle;
use super::clauses::{
    ACTIVATED, AT_CAVALRY, AT_INFANTRY, COMMAND, DICE, DISORDER, FORSAKEN, HALVED, HILL_CHARGE,
    NO_ATTACK, RECREW, REPLACED, RIDDEN_DOWN, STILL, SUPPORTED, TAKEN, TURNING,
};
use super::combat::Applied;
use super::command::{Command, Correction};
use super::decide::modified;
use super::event::{Event, Orders, WhyDisordered, WhyUnmanned};
use super::profile::Outcome;
use super::state::{Away, Step};
use drumhead_rules::data::catalogue::signed;
use drumhead_rules::hex::Cell;
use drumhead_rules::map::words::facing_word;

/// What happened, in words; `battle` is as it stood before.
pub(super) fn narrate(battle: &Battle, command: &Command, events: &[Event]) -> Vec<LogLine> {
    // Who has moved is called by where it then is.
    let mut now = battle.clone();
    let mut lines = Vec::new();
    if let Command::Settle { target, .. } = command {
        lines.extend(net(battle, *target));
    }
    if let Command::End = command {
        lines.extend(first_orders(battle));
    }
    for event in events {
        lines.extend(told(&now, command, event));
        if super::fold::fold(&mut now.state, event).is_err() {
            break;
        }
    }
    lines
}

/// What is said of units: a key, its values, the clauses, and how it bears.
fn say(
    battle: &Battle,
    key: &str,
    values: &[(&str, &str)],
    clauses: &[ClauseId],
    (units, tone): (&[UnitRef], Tone),
) -> Vec<LogLine> {
    vec![LogLine {
        text: battle.words.fill(&format!("log.{key}"), values),
        clauses: clauses.iter().map(|id| id.as_str().to_owned()).collect(),
        units: units.to_vec(),
        tone,
    }]
}

fn told(battle: &Battle, command: &Command, event: &Event) -> Vec<LogLine> {
    let one = |unit: &UnitRef, key: &str, clauses: &[ClauseId], tone| {
        let values = [("unit", &*battle.placed(*unit))];
        say(battle, key, &values, clauses, (&[*unit], tone))
    };
    match event {
        Event::Deployed { unit, hex, facing } => {
            let values = [
                ("unit", &*battle.name(*unit)),
                ("hex", &*battle.hex_name(*hex)),
                ("facing", facing_word(*facing)),
            ];
            let key = if battle.faces(*unit) {
                "deployed"
            } else {
                "deployed_only"
            };
            say(battle, key, &values, &[], (&[*unit], Tone::Plain))
        }
        Event::TurnBegan {
            turn,
            mover,
            orders,
        } => turn_began(battle, *turn, *mover, orders),
        Event::StepBegan { step } => {
            let clause = battle.step_told(*step);
            say(
                battle,
                "step",
                &[("step", &*battle.step_name(*step))],
                clause.as_slice(),
                (&[], Tone::Plain),
            )
        }
        Event::Recovered { unit } => one(unit, "recovered", &[], Tone::Good),
        Event::Manned {
            unit,
            replaced: true,
        } => one(unit, "replaced", &[REPLACED], Tone::Good),
        Event::Manned { unit, .. } => one(unit, "manned", &[RECREW], Tone::Good),
        Event::Unmanned { unit, why, .. } => {
            let (key, clause) = match why {
                WhyUnmanned::Attempt => ("unmanned_attempt", SUPPORTED),
                WhyUnmanned::Adjacent => ("unmanned_adjacent", SUPPORTED),
                WhyUnmanned::Forsaken => ("unmanned_forsaken", FORSAKEN),
            };
            one(unit, key, &[clause], Tone::Bad)
        }
        Event::Captured { unit, by, .. } => {
            let values = [("unit", &*battle.placed(*unit)), ("by", &*battle.name(*by))];
            say(
                battle,
                "captured",
                &values,
                &[TAKEN],
                (&[*unit, *by], Tone::Bad),
            )
        }
        Event::Moved {
            unit,
            path,
            facing,
            spent,
            points,
        } => {
            let way: Vec<_> = path.iter().map(|cell| battle.hex_name(*cell)).collect();
            let values = [
                ("unit", &*battle.name(*unit)),
                ("way", &*way.join(" \u{2013} ")),
                ("facing", facing_word(*facing)),
                ("spent", &*spent.to_string()),
                ("points", &*points.to_string()),
            ];
            // Where facing is not used, or for a leader, nothing is said of it.
            let (key, front) = if battle.faces(*unit) {
                ("moved", battle.front_only())
            } else {
                ("moved_freely", None)
            };
            say(
                battle,
                key,
                &values,
                front.as_slice(),
                (&[*unit], Tone::Plain),
            )
        }
        Event::Turned { unit, facing, .. } => {
            let gun = battle.state.unit(*unit).is_some_and(|it| it.gun.is_some());
            let clause = if gun { STILL } else { TURNING };
            let values = [
                ("unit", &*battle.placed(*unit)),
                ("facing", facing_word(*facing)),
            ];
            say(
                battle,
                "turned",
                &values,
                &[clause],
                (&[*unit], Tone::Plain),
            )
        }
        Event::Fired { .. } => fired(battle, event),
        Event::Disordered { unit, why } => {
            let (key, clause) = match why {
                WhyDisordered::Fire => ("disordered", Some(DISORDER)),
                WhyDisordered::Downhill => ("downhill", Some(HILL_CHARGE)),
                WhyDisordered::Combat => ("disordered", None),
            };
            let clauses: Vec<_> = clause.into_iter().collect();
            one(unit, key, &clauses, Tone::Bad)
        }
        Event::Engaged {
            unit,
            target,
            charge,
        } => {
            let key = if *charge { "charges" } else { "attacks" };
            let values = [
                ("unit", &*battle.placed(*unit)),
                ("target", &*battle.placed(*target)),
            ];
            let units = [*unit, *target];
            let command = battle.modules().command.then_some(NO_ATTACK);
            let clauses: Vec<_> = command.into_iter().chain(battle.front_only()).collect();
            say(battle, key, &values, &clauses, (&units, Tone::Plain))
        }
        Event::Fought { .. } => fought(battle, event),
        // What came of it is said by what follows.
        Event::Settled { target, attackers } => {
            let names: Vec<_> = attackers.iter().map(|unit| battle.placed(*unit)).collect();
            let values = [
                ("target", &*battle.placed(*target)),
                ("units", &*names.join(", ")),
            ];
            say(battle, "settled", &values, &[], (attackers, Tone::Plain))
        }
        Event::MustRetreat { unit, hexes } => {
            let values = [
                ("unit", &*battle.placed(*unit)),
                ("hexes", &*hexes.to_string()),
            ];
            say(battle, "must_retreat", &values, &[], (&[*unit], Tone::Bad))
        }
        Event::Retreated {
            unit,
            to: Some(cell),
        } => {
            let values = [
                ("unit", &*battle.placed(*unit)),
                ("hex", &*battle.hex_name(*cell)),
            ];
            say(battle, "retreated", &values, &[], (&[*unit], Tone::Bad))
        }
        Event::Retreated { unit, to: None } => one(unit, "stays", &[], Tone::Warn),
        Event::Left { unit, away } => {
            let key = match away {
                Away::Eliminated => "eliminated",
                Away::Overrun => "overrun",
                Away::OffMap => "off_map",
            };
            let mut clauses = Vec::new();
            if let (Command::Move { unit, .. }, Away::Overrun) = (command, away) {
                clauses.push(overrun_by(battle, *unit));
            }
            one(unit, key, &clauses, Tone::Bad)
        }
        Event::FromPaper { units } => {
            let names: Vec<_> = units.iter().map(|unit| battle.placed(*unit)).collect();
            let key = if units.is_empty() {
                "paper_nothing"
            } else {
                "paper"
            };
            let values = [("units", &*names.join(", "))];
            say(battle, key, &values, &[], (units, Tone::Plain))
        }
        Event::Corrected { unit, set } => corrected(battle, *unit, set),
    }
}

fn turn_began(battle: &Battle, turn: u32, mover: u8, orders: &[Orders]) -> Vec<LogLine> {
    let turn = turn.to_string();
    let values = [("turn", &*turn), ("side", battle.side_name(mover))];
    let mut lines = say(battle, "turn", &values, &[COMMAND], (&[], Tone::Plain));
    let out = orders.iter().filter(|order| !order.in_command);
    let out: Vec<_> = out.map(|order| UnitRef::new(mover, order.unit)).collect();
    lines.extend(out_of_command(battle, &out));
    lines
}

fn out_of_command(battle: &Battle, out: &[UnitRef]) -> Vec<LogLine> {
    if out.is_empty() {
        return Vec::new();
    }
    let names: Vec<_> = out.iter().map(|unit| battle.placed(*unit)).collect();
    let values = [("units", &*names.join(", "))];
    let clauses = [COMMAND, HALVED, NO_ATTACK];
    say(
        battle,
        "out_of_command",
        &values,
        &clauses,
        (out, Tone::Warn),
    )
}

/// Who is out of command in a first turn that no order began, as everybody was placed: it is
/// told as the step ends in which it is seen.
fn first_orders(battle: &Battle) -> Vec<LogLine> {
    let (state, setup) = (&battle.state, battle.setup());
    let mut units = setup.sides.iter().flat_map(|side| &side.army.units);
    let opening = (state.turn, state.mover, state.step) == (1, setup.first, Step::Start);
    if !opening || units.any(|unit| unit.of.hex.is_none()) {
        return Vec::new();
    }
    let mine = state.on_map().filter(|(unit, ..)| unit.side == state.mover);
    let out = mine.filter(|(_, standing, _)| !standing.in_command);
    let out: Vec<_> = out.map(|(unit, ..)| unit).collect();
    out_of_command(battle, &out)
}

fn fired(battle: &Battle, event: &Event) -> Vec<LogLine> {
    let Event::Fired {
        unit,
        target,
        leader,
        range,
        disorders,
        ..
    } = event
    else {
        return Vec::new();
    };
    let leader = leader.map_or_else(String::new, |leader| {
        let values = [("leader", &*battle.placed(leader))];
        battle.words.fill("log.leader", &values)
    });
    let dice = battle.tables.artillery.at(*range).unwrap_or(0);
    let values = [
        ("unit", &*battle.placed(*unit)),
        ("target", &*battle.placed(*target)),
        ("range", &*range.to_string()),
        ("dice", &*dice.to_string()),
        ("leader", &*leader),
    ];
    let key = if *disorders {
        "fired_hit"
    } else {
        "fired_miss"
    };
    let units = [*unit, *target];
    let horse = battle.state.unit(*target).map(|it| it.arm) == Some(Arm::Cavalry);
    let at = if horse { AT_CAVALRY } else { AT_INFANTRY };
    let clauses = [DICE, at, ACTIVATED];
    say(battle, key, &values, &clauses, (&units, Tone::Plain))
}

/// What modifies a combat, each with its reason, in brackets; nothing where nothing does.
fn reasons(battle: &Battle, applied: &[Applied]) -> String {
    let told = applied.iter().map(|it| {
        let key = format!("modifier.{}", it.id.id());
        let why = battle.words.get(&key).to_lowercase();
        let on = if it.id.on_die() {
            "on_die"
        } else {
            "on_columns"
        };
        let values = [
            ("value", &*signed(it.value)),
            ("many", &*it.value.unsigned_abs().to_string()),
            ("why", &*why),
        ];
        battle.words.fill(&format!("log.{on}"), &values)
    });
    let told: Vec<_> = told.collect();
    if told.is_empty() {
        String::new()
    } else {
        format!(" ({})", told.join("; "))
    }
}

/// What the players shift their own table by, where they fight a combat on it (gap E-A2).
fn net(battle: &Battle, target: UnitRef) -> Vec<LogLine> {
    if battle.state.unexplained.contains(&target) {
        // What was thrown on a table that is known has been told with its sums.
        return Vec::new();
    }
    let modifiers = modified(battle, target);
    let values = [
        ("target", &*battle.placed(target)),
        ("shift", &*signed(modifiers.net_shift)),
        ("die", &*signed(modifiers.drm)),
        ("why", &*reasons(battle, &modifiers.applied)),
    ];
    let clauses = modifiers.applied.iter().map(|it| it.id.clause());
    let clauses: Vec<_> = clauses.collect();
    say(battle, "net", &values, &clauses, (&[target], Tone::Plain))
}

/// The clause by which this unit overruns guns (E-23, E-24).
fn overrun_by(battle: &Battle, unit: UnitRef) -> ClauseId {
    match battle.state.unit(unit).map(|it| it.arm) {
        Some(Arm::Cavalry) => RIDDEN_DOWN,
        Some(Arm::Infantry | Arm::Artillery | Arm::Leader) | None => TAKEN,
    }
}

fn fought(battle: &Battle, event: &Event) -> Vec<LogLine> {
    let Event::Fought {
        target,
        applied,
        column,
        rolled,
        total,
        result,
        known,
    } = event
    else {
        return Vec::new();
    };
    let why = reasons(battle, applied);
    let crt = battle.setup().profile.crt.as_ref();
    let nothing = crt.and_then(|crt| crt.outcome(result)) == Some(Outcome::default());
    let said = if nothing && !result.contains(char::is_alphanumeric) {
        battle.words.get("log.no_effect")
    } else {
        result.as_str()
    };
    let values = [
        ("target", &*battle.placed(*target)),
        ("column", column.as_str()),
        ("rolled", &*rolled.to_string()),
        ("total", &*total.to_string().replace('-', "\u{2212}")),
        ("result", said),
        ("why", &*why),
    ];
    let clauses: Vec<_> = applied.iter().map(|it| it.id.clause()).collect();
    let mut lines = say(
        battle,
        "fought",
        &values,
        &clauses,
        (&[*target], Tone::Plain),
    );
    if !known {
        lines.extend(say(
            battle,
            "by_hand",
            &values,
            &[],
            (&[*target], Tone::Warn),
        ));
    }
    lines
}

fn corrected(battle: &Battle, unit: UnitRef, set: &Correction) -> Vec<LogLine> {
    let words = battle.words;
    let yes = |value: bool, key: &str| {
        let key = if value {
            key.to_owned()
        } else {
            format!("{key}_not")
        };
        (key, String::new())
    };
    let hex = |cell: Cell| battle.hex_name(cell);
    let (key, value) = match set {
        Correction::Hex(cell) => ("set_hex".to_owned(), hex(*cell)),
        Correction::Facing(facing) => ("set_facing".to_owned(), facing_word(*facing).to_owned()),
        Correction::Disordered(value) => yes(*value, "set_disordered"),
        Correction::InCommand(value) => yes(*value, "set_command"),
        Correction::Ma(value) => ("set_ma".to_owned(), value.to_string()),
        Correction::Points(value) => ("set_points".to_owned(), value.to_string()),
        Correction::Strength(value) => ("set_strength".to_owned(), value.to_string()),
        Correction::Leader(0) => ("set_no_leader".to_owned(), String::new()),
        Correction::Leader(value) => {
            let leader = UnitRef::new(unit.side, *value);
            ("set_leader".to_owned(), battle.placed(leader))
        }
        Correction::Name(value) => ("set_name".to_owned(), value.clone()),
        Correction::Unmanned(value) => yes(*value, "set_unmanned"),
        Correction::Serves(side) => ("set_serves".to_owned(), battle.side_name(*side).to_owned()),
        Correction::Fired(value) => yes(*value, "set_gun_fired"),
        Correction::Turned(value) => yes(*value, "set_gun_turned"),
        Correction::Away(Some(value)) => {
            let word = words.get(&format!("away.{}", value.id())).to_owned();
            ("set_away".to_owned(), word)
        }
        Correction::Away(None) => match battle.state.unit(unit).and_then(|it| it.hex) {
            Some(cell) => ("set_map_at".to_owned(), hex(cell)),
            None => ("set_map".to_owned(), String::new()),
        },
    };
    // Where it comes back to is said by itself.
    let back = matches!(set, Correction::Away(None));
    let name = if back {
        battle.name(unit)
    } else {
        battle.placed(unit)
    };
    let values = [("unit", &*name), ("value", &*value)];
    say(battle, &key, &values, &[], (&[unit], Tone::Plain))
}

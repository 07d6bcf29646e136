//! What a command would do, with its reasons and its odds.

use drumhead_words::ClauseId;
use drumhead_words::dice::Given;
use drumhead_words::play::{Bar, Column, Entry, OddsView, Preview, Refusal, UnitRef};

use super::army::Arm;
use super::battle::Battle;
use super::clauses::{
    DICE, HEDGE_MOVE, HILL_CHARGE, RIDDEN_DOWN, SUPPORTED, TAKEN, TURNING, WOOD_MOVE,
};
use super::combat::{Applied, Modifiers};
use super::command::Command;
use super::decide::{combat_column, decide, modified, strengths};
use super::event::{Event, WhyDisordered, WhyUnmanned};
use super::guns::{bars, combined_odds, crew_flees};
use super::moves::reachable;
use super::offers::points;
use super::profile::Crt;
use super::shot::shot;
use super::terrain::surcharges;
use drumhead_rules::data::catalogue::signed;
use drumhead_rules::hex::Cell;
use drumhead_rules::map::words::facing_word;
use drumhead_rules::odds::Distribution;
use drumhead_rules::play::outcomes;

/// What a command would do.
pub(super) fn preview(battle: &Battle, command: &Command) -> Preview {
    let mut preview = match command {
        Command::Move { unit, to, over } => moved(battle, *unit, *to, *over),
        Command::Fire {
            unit,
            target,
            leader,
        } => fire(battle, command, (*unit, *target), *leader),
        Command::Attack { unit, target, .. } => attack(battle, *unit, *target),
        Command::Fight { target, column } => fight(battle, command, *target, *column),
        Command::Settle { target, .. } => combat(battle, *target, None),
        Command::Deploy { unit, .. }
        | Command::Recover { unit }
        | Command::Recrew { unit }
        | Command::Replace { unit }
        | Command::Turn { unit, .. }
        | Command::Retreat { unit, .. }
        | Command::Correct { unit, .. } => Preview {
            title: battle.placed(*unit),
            ..Preview::default()
        },
        Command::End | Command::FromPaper { .. } => Preview::default(),
    };
    match decide(battle, command, &[], &mut Given::default()) {
        Ok(events) if does(command) => {
            let told = events
                .iter()
                .filter_map(|event| follows(battle, command, event));
            let told = preview.needs.take().into_iter().chain(told);
            let told: Vec<_> = told.collect();
            preview.needs = (!told.is_empty()).then(|| told.join(" "));
        }
        Ok(_) => {}
        Err(Refusal::NeedDice(pool)) => preview.pool = Some(pool),
        Err(Refusal::Impossible(objection)) => {
            preview.objections = vec![objection];
            preview.odds = None;
        }
        Err(Refusal::AgainstRules(objections)) => preview.objections = objections,
    }
    preview
}

/// Whether what a command brings about is told before it is given.
const fn does(command: &Command) -> bool {
    matches!(
        command,
        Command::Move { .. } | Command::Fire { .. } | Command::Attack { .. }
    )
}

/// What follows of itself, without a die: what becomes of guns in the way, and of
/// cavalry that charges downhill.
fn follows(battle: &Battle, command: &Command, event: &Event) -> Option<String> {
    let rides = || {
        let Command::Move { unit, .. } = command else {
            return false;
        };
        let mover = battle.state.unit(*unit);
        mover.is_some_and(|it| it.arm == Arm::Cavalry)
    };
    let (key, clause, unit) = if let Event::Captured { unit, .. } = event {
        ("captures", TAKEN, unit)
    } else if let Event::Left { unit, .. } = event {
        let clause = if rides() { RIDDEN_DOWN } else { TAKEN };
        ("removes", clause, unit)
    } else if let Event::Unmanned { unit, why, .. } = event {
        match why {
            WhyUnmanned::Attempt => ("runs", SUPPORTED, unit),
            WhyUnmanned::Adjacent => ("unmans", SUPPORTED, unit),
            // Combat's doing: said where it is fought.
            WhyUnmanned::Forsaken => return None,
        }
    } else if let Event::Disordered {
        unit,
        why: WhyDisordered::Downhill,
    } = event
    {
        ("downhill", HILL_CHARGE, unit)
    } else {
        return None;
    };
    let key = format!("preview.{key}");
    let text = battle.words.fill(&key, &[("unit", &battle.placed(*unit))]);
    Some(format!("{text} [{clause}]"))
}

fn moved(battle: &Battle, unit: UnitRef, to: Cell, over: Option<UnitRef>) -> Preview {
    let titled = Preview {
        title: battle.placed(unit),
        ..Preview::default()
    };
    let Some(standing) = battle.state.unit(unit) else {
        return titled;
    };
    let Some(way) = reachable(battle, unit, standing, over).remove(&to) else {
        return titled;
    };
    let words = battle.words;
    let ground = battle.ground();
    let base = battle.setup().profile.base_cost();
    let mut entries = Vec::new();
    let mut spent = 0;
    let mut line = |key: &str, hex: &str, clause: Option<ClauseId>, points: u32| {
        spent += points;
        entries.push(Entry {
            label: words.fill(key, &[("hex", hex)]),
            clause: clause.map(|clause| clause.as_str().to_owned()),
            value: points.to_string(),
            told: false,
        });
    };
    for (from, to) in way.path.iter().zip(way.path.iter().skip(1)) {
        let step = ground.step(*from, *to);
        let hex = battle.hex_name(*to);
        line("way.open", &hex, None, base.into());
        for (clause, points) in surcharges(standing.arm, step, &battle.tables) {
            let key = match clause {
                WOOD_MOVE => "way.wood",
                HEDGE_MOVE => "way.hedge",
                _ => "way.hillside",
            };
            line(key, &hex, Some(clause), points);
        }
    }
    // What is left of the cost is for turning on the way.
    let turning = way.cost.saturating_sub(spent);
    if turning > 0 {
        entries.push(Entry {
            label: words.get("way.turning").to_owned(),
            clause: Some(TURNING.as_str().to_owned()),
            value: turning.to_string(),
            told: false,
        });
    }
    let facing = facing_word(way.facing);
    let values = [("points", &*points(battle, way.cost)), ("facing", facing)];
    let needs = if battle.faces(unit) {
        "preview.move"
    } else {
        "preview.move_freely"
    };
    Preview {
        columns: vec![Column {
            heading: words.get("preview.way").to_owned(),
            entries,
            total: Some(way.cost.to_string()),
        }],
        needs: Some(words.fill(needs, &values)),
        ..titled
    }
}

fn fire(
    battle: &Battle,
    command: &Command,
    (unit, target): (UnitRef, UnitRef),
    leader: Option<UnitRef>,
) -> Preview {
    let words = battle.words;
    let values = [
        ("gun", &*battle.placed(unit)),
        ("target", &*battle.placed(target)),
    ];
    let titled = Preview {
        title: words.fill("preview.fire", &values),
        ..Preview::default()
    };
    let Some(shot) = shot(battle, unit, target, leader) else {
        return titled;
    };
    // It throws no dice: that its crew runs is said with what follows.
    if crew_flees(&bars(&shot, &battle.tables)) {
        return titled;
    }
    let dice = battle.tables.artillery.at(shot.range).unwrap_or(0);
    let entry = Entry {
        label: words.fill("preview.range", &[("n", &shot.range.to_string())]),
        clause: Some(DICE.as_str().to_owned()),
        value: dice.to_string(),
        told: false,
    };
    let hit = |events: &[Event]| {
        let disorders = |event: &Event| {
            matches!(
                event,
                Event::Fired {
                    disorders: true,
                    ..
                }
            )
        };
        events.iter().any(disorders)
    };
    let odds: Result<Distribution<bool, f64>, Refusal> = outcomes(battle, command, &[], hit);
    let needs = match shot.target {
        Arm::Cavalry => match battle.readings().cavalry_5plus {
            super::readings::CavalryFive::AnyDie => "preview.cavalry_any",
            super::readings::CavalryFive::Sum => "preview.cavalry_sum",
        },
        Arm::Infantry | Arm::Artillery | Arm::Leader => "preview.infantry",
    };
    let least = match shot.target {
        Arm::Cavalry => battle.tables.artillery.cavalry,
        Arm::Infantry | Arm::Artillery | Arm::Leader => battle.tables.artillery.infantry,
    };
    Preview {
        columns: vec![Column {
            heading: words.get("preview.dice").to_owned(),
            entries: vec![entry],
            total: Some(dice.to_string()),
        }],
        needs: Some(words.fill(needs, &[("n", &least.to_string())])),
        odds: odds.ok().map(|odds| fire_odds(battle, target, &odds)),
        ..titled
    }
}

/// The chance of disorder, and of disorder by all the guns that could still
/// fire at the target.
fn fire_odds(battle: &Battle, target: UnitRef, odds: &Distribution<bool, f64>) -> OddsView {
    let words = battle.words;
    let chance = odds.chance(|hit| *hit);
    let bar = |key: &str, chance| Bar {
        label: words.get(key).to_owned(),
        chance,
    };
    let side = super::state::State::other(target.side);
    let arm = battle.state.unit(target).map_or(Arm::Infantry, |it| it.arm);
    let ranges: Vec<u32> = (battle.state.on_map())
        .filter(|(gun, it, _)| it.gun.is_some() && battle.state.serves(*gun) == side)
        .filter(|(gun, ..)| {
            let targets = super::offers::targets(battle, *gun);
            targets
                .iter()
                .any(|(unit, bars)| *unit == target && bars.is_empty())
        })
        .filter_map(|(gun, ..)| Some(shot(battle, gun, target, None)?.range))
        .collect();
    let all: Option<Distribution<bool, f64>> =
        combined_odds(arm, &ranges, &battle.tables, battle.readings());
    let guns = ranges.len().to_string();
    let more = ranges.len() > 1;
    let then = all.filter(|_| more).map(|all| Bar {
        label: words.fill("odds.all_guns", &[("n", &guns)]),
        chance: all.chance(|hit| *hit),
    });
    OddsView {
        sentence: words.get("odds.sentence").to_owned(),
        bars: vec![
            bar("odds.disorders", chance),
            bar("odds.nothing", odds.chance(|hit| !hit)),
        ],
        assumes: if then.is_some() {
            vec![words.get("odds.assume_guns").to_owned()]
        } else {
            Vec::new()
        },
        joint: None,
        then: then.into_iter().collect(),
    }
}

/// What one more attacker would make of a combat.
fn attack(battle: &Battle, unit: UnitRef, target: UnitRef) -> Preview {
    let engaged = Event::Engaged {
        unit,
        target,
        charge: false,
    };
    let mut with = battle.clone();
    // Whether it could be declared is told beside: here only what it adds.
    if super::fold::fold(&mut with.state, &engaged).is_err() {
        return Preview::default();
    }
    combat(&with, target, None)
}

/// What modifies the combat over a unit, and its column.
fn combat(battle: &Battle, target: UnitRef, column: Option<usize>) -> Preview {
    let words = battle.words;
    let modifiers = modified(battle, target);
    let entry = |applied: &Applied| Entry {
        label: words
            .get(&format!("modifier.{}", applied.id.id()))
            .to_owned(),
        clause: Some(applied.id.clause().as_str().to_owned()),
        value: signed(applied.value),
        told: false,
    };
    let part = |on_die: bool, key: &str, total: i32| Column {
        heading: words.get(key).to_owned(),
        entries: (modifiers.applied.iter())
            .filter(|it| it.id.on_die() == on_die)
            .map(entry)
            .collect(),
        total: Some(signed(total)),
    };
    let mut columns = vec![
        part(false, "preview.columns", modifiers.net_shift),
        part(true, "preview.die", modifiers.drm),
    ];
    if let Some((attackers, defender)) = strengths(battle, target) {
        let values = [
            ("attackers", &*attackers.to_string()),
            ("defender", &*defender.to_string()),
        ];
        columns.push(Column {
            heading: words.fill("preview.strengths", &values),
            entries: Vec::new(),
            total: None,
        });
    }
    let crt = battle.setup().profile.crt.as_ref();
    let column = column.or(combat_column(battle, target));
    let needs = match (crt, column) {
        (Some(crt), Some(column)) => columned(battle, crt, column, &modifiers),
        (Some(_), None) => words.get("preview.no_column").to_owned(),
        (None, _) => words.get("preview.no_crt").to_owned(),
    };
    Preview {
        title: words.fill("preview.fight", &[("target", &battle.placed(target))]),
        columns,
        needs: Some(needs),
        ..Preview::default()
    }
}

fn columned(battle: &Battle, crt: &Crt, column: usize, modifiers: &Modifiers) -> String {
    let label = |column: usize| crt.columns.get(column).cloned().unwrap_or_default();
    let shifted = crt.shifted(column, modifiers.net_shift);
    let values = [
        ("from", &*label(column)),
        ("to", &*label(shifted)),
        ("drm", &*signed(modifiers.drm)),
    ];
    let asked = i32::try_from(column).unwrap_or(i32::MAX);
    let asked = asked.saturating_add(modifiers.net_shift);
    // A shift that the table has no columns for stops at its end.
    let key = if i32::try_from(shifted) == Ok(asked) {
        "preview.column"
    } else if column == shifted {
        "preview.column_stays"
    } else {
        "preview.column_ends"
    };
    battle.words.fill(key, &values)
}

fn fight(battle: &Battle, command: &Command, target: UnitRef, column: Option<u8>) -> Preview {
    let result = |events: &[Event]| {
        events.iter().find_map(|event| {
            if let Event::Fought { result, .. } = event {
                Some(result.clone())
            } else {
                None
            }
        })
    };
    let odds: Result<Distribution<Option<String>, f64>, Refusal> =
        outcomes(battle, command, &[], result);
    let odds = odds.ok().map(|odds| OddsView {
        sentence: battle.words.get("odds.results").to_owned(),
        bars: odds
            .iter()
            .map(|(result, chance)| Bar {
                label: result.clone().unwrap_or_default(),
                chance,
            })
            .collect(),
        joint: None,
        then: Vec::new(),
        assumes: Vec::new(),
    });
    Preview {
        odds,
        ..combat(battle, target, column.map(usize::from))
    }
}

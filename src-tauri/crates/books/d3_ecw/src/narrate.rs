//! What happened, in words, for the log: every line with the hexes it is about.

use drumhead_words::ClauseId;
use drumhead_words::play::{LogLine, Tone, UnitRef};

use super::attack::{Action, Applied, Party};
use super::battle::Battle;
use super::clauses::{
    ACTIVATE, AMMUNITION, ATTACHED, BOOKED, CONTACTED, COUNT, EMPLACED, GIVE_GROUND, GUNS_LOST,
    INITIATE, NEAR, PIVOT, RESOLVE, RIDE, ROUND, ROUT, SEQUENCE, SHOT, STRAIGHT,
};
use super::command::{Command, Correction};
use super::event::Event;
use super::fold::fold;
use super::offers::again_by;
use super::state::{Away, Moved, Trial};
use drumhead_rules::data::catalogue::signed;
use drumhead_rules::map::words::facing_word;

/// What happened, in words; `battle` is as it stood before.
pub(super) fn narrate(battle: &Battle, _: &Command, events: &[Event]) -> Vec<LogLine> {
    let mut now = battle.clone();
    let mut lines = Vec::new();
    for event in events {
        lines.extend(told(&now, event));
        // What does not fit was refused before it came here.
        if fold(&mut now.state, event).is_err() {
            break;
        }
    }
    // The first line names the order, and bears its die: the deed, not that it took
    // an activation.
    if matches!(events, [Event::Activated { .. }, _, ..]) && lines.len() > 1 {
        lines.swap(0, 1);
    }
    lines
}

/// A line about these units.
fn line(text: String, clauses: &[ClauseId], units: &[UnitRef], tone: Tone) -> LogLine {
    LogLine {
        text,
        clauses: clauses.iter().map(|id| id.as_str().to_owned()).collect(),
        units: units.to_vec(),
        tone,
    }
}

fn told(battle: &Battle, event: &Event) -> Option<LogLine> {
    let words = battle.words;
    let placed = |unit: &UnitRef| battle.placed(*unit);
    let say = |key: &str, values: &[(&str, &str)]| words.fill(&format!("log.{key}"), values);
    let granted = |unit: &UnitRef| -> Vec<ClauseId> {
        let trial = battle.state.trial.iter();
        trial.map(|trial| again_by(battle, trial, *unit)).collect()
    };
    Some(match event {
        Event::Placed { unit, place } => {
            let (name, hex) = (battle.name(*unit), battle.hex(place.hex));
            let values = [
                ("unit", &*name),
                ("hex", &*hex),
                ("facing", facing_word(place.facing)),
            ];
            line(say("placed", &values), &[SEQUENCE], &[*unit], Tone::Plain)
        }
        Event::Counted {
            side,
            seen,
            activations,
        } => {
            let names: Vec<_> = seen.iter().map(placed).collect();
            let side = battle.side_name(*side);
            let (count, units) = (activations.to_string(), names.join(", "));
            let key = if seen.is_empty() {
                "counted_none"
            } else {
                "counted"
            };
            let values = [("side", side), ("count", &count), ("units", &units)];
            line(say(key, &values), &[COUNT], seen, Tone::Plain)
        }
        Event::StepBegan { step } => {
            let step = words.get(&format!("step.{}", step.id())).to_owned();
            line(
                say("step", &[("step", &step)]),
                &[SEQUENCE],
                &[],
                Tone::Plain,
            )
        }
        Event::TurnBegan { turn, mover } => {
            let turn = turn.to_string();
            let values = [("turn", turn.as_str()), ("side", battle.side_name(*mover))];
            line(say("turn", &values), &[SEQUENCE], &[], Tone::Plain)
        }
        Event::Activated { unit, used: many } => {
            let counted = battle.state.activations.as_ref().map_or(0, |it| it.total);
            let (name, used, total) = (placed(unit), many.to_string(), counted.to_string());
            let values = [("unit", &*name), ("used", &used), ("total", &total)];
            let key = if *many > counted {
                "activated_beyond"
            } else {
                "activated"
            };
            line(say(key, &values), &[ACTIVATE], &[*unit], Tone::Plain)
        }
        Event::Moved { .. } => moved(battle, event)?,
        Event::MeleeBegan { pair } => {
            let (one, other) = (placed(&pair.one), placed(&pair.other));
            let values = [("unit", &*one), ("target", &*other)];
            let units = [pair.one, pair.other];
            line(say("melee", &values), &[INITIATE], &units, Tone::Plain)
        }
        Event::MeleeLeft { unit } => {
            let values = [("unit", &*placed(unit))];
            line(
                say("melee_left", &values),
                &[GIVE_GROUND],
                &[*unit],
                Tone::Plain,
            )
        }
        Event::Rolled { trial } => rolled(battle, trial),
        Event::RolledAgain { party, unit, score } => {
            let key = match party {
                Party::Attacker => "again_attacker",
                Party::Target => "again_target",
            };
            let score = score.to_string();
            let values = [("unit", &*placed(unit)), ("score", &score)];
            line(say(key, &values), &granted(unit), &[*unit], Tone::Plain)
        }
        Event::Kept { unit, .. } => {
            let values = [("unit", &*placed(unit))];
            line(say("kept", &values), &granted(unit), &[*unit], Tone::Plain)
        }
        Event::Settled {
            by,
            out_of_ammunition,
            fired,
            ..
        } => {
            let standing = battle.state.unit(*by)?;
            let values = [("unit", &*placed(by))];
            if *out_of_ammunition && !standing.out_of_ammunition {
                line(say("ammunition", &values), &[AMMUNITION], &[*by], Tone::Bad)
            } else if fired.is_some() && standing.fired.is_none() {
                line(say("emplaced", &values), &[EMPLACED], &[*by], Tone::Plain)
            } else {
                return None;
            }
        }
        Event::ReplyOwed { reply } => {
            let values = [("unit", &*placed(&reply.by))];
            line(say("reply", &values), &[ROUND], &[reply.by], Tone::Plain)
        }
        Event::Hit { unit, hits, total } => {
            let (hits, total) = (hits.to_string(), total.to_string());
            let values = [("unit", &*placed(unit)), ("hits", &hits), ("total", &total)];
            let (key, tone) = if hits == "0" {
                ("unhurt", Tone::Good)
            } else {
                ("hit", Tone::Warn)
            };
            line(say(key, &values), &[ROUT], &[*unit], tone)
        }
        Event::Left { unit, away, .. } => {
            // Nobody comes into contact with who is attached: he goes with his unit.
            let with_unit = battle
                .state
                .unit(*unit)
                .is_some_and(|it| it.attached.is_some());
            let (key, clauses): (_, &[ClauseId]) = match away {
                Away::Routed => ("routed", &[ROUT]),
                Away::Eliminated => ("eliminated", &[GUNS_LOST]),
                Away::Contacted if with_unit => ("contacted", &[ATTACHED, CONTACTED]),
                Away::Contacted | Away::Unplaced => ("contacted", &[CONTACTED]),
            };
            let values = [("unit", &*placed(unit))];
            line(say(key, &values), clauses, &[*unit], Tone::Bad)
        }
        Event::Cornered { unit } => {
            let values = [("unit", &*placed(unit))];
            line(
                say("cornered", &values),
                &[GIVE_GROUND],
                &[*unit],
                Tone::Warn,
            )
        }
        Event::Rode {
            unit,
            place,
            attached,
            back,
        } => {
            let (name, hex) = (placed(unit), battle.hex(place.hex));
            let host = attached.map(|host| battle.name(UnitRef::new(unit.side, host)));
            let key = match (&host, back) {
                (Some(_), _) => "joins",
                (None, true) => "returns",
                (None, false) => "rides",
            };
            let host = host.unwrap_or_default();
            let values = [("unit", &*name), ("hex", &*hex), ("host", &*host)];
            let clause = if *back { CONTACTED } else { RIDE };
            line(say(key, &values), &[clause], &[*unit], Tone::Plain)
        }
        Event::Booked {
            side,
            routed,
            commander,
            hits,
            left,
        } => {
            let (routed, hits, left) = (routed.to_string(), hits.to_string(), left.to_string());
            let values = [
                ("side", battle.side_name(*side)),
                ("routed", &routed),
                ("hits", &hits),
                ("left", &left),
            ];
            let units: Vec<_> = commander.iter().copied().collect();
            line(say("booked", &values), &[BOOKED], &units, Tone::Warn)
        }
        Event::Unbooked {
            unit, commander, ..
        } => {
            let values = [("unit", &*placed(unit))];
            let units: Vec<_> = commander.iter().copied().collect();
            line(say("unbooked", &values), &[BOOKED], &units, Tone::Plain)
        }
        Event::Retired { side } => {
            let values = [("side", battle.side_name(*side))];
            line(say("retired", &values), &[RESOLVE], &[], Tone::Bad)
        }
        Event::Unretired { side } => {
            let values = [("side", battle.side_name(*side))];
            line(say("unretired", &values), &[RESOLVE], &[], Tone::Plain)
        }
        Event::FromPaper { units } => {
            let names: Vec<_> = units.iter().map(placed).collect();
            let key = if units.is_empty() {
                "paper_nothing"
            } else {
                "paper"
            };
            let text = say(key, &[("units", &names.join(", "))]);
            line(text, &[], units, Tone::Plain)
        }
        Event::Corrected { unit, set } => {
            line(corrected(battle, *unit, set), &[], &[*unit], Tone::Plain)
        }
    })
}

/// A move, from where to where, by which hexes.
fn moved(battle: &Battle, event: &Event) -> Option<LogLine> {
    let Event::Moved {
        unit,
        place,
        path,
        how,
        own,
    } = event
    else {
        return None;
    };
    let from = battle.state.place(*unit)?;
    let by: Vec<_> = path.iter().map(|cell| battle.hex(*cell)).collect();
    let (name, start, hex) = (
        battle.name(*unit),
        battle.hex(from.hex),
        battle.hex(place.hex),
    );
    let path = by.join(", ");
    let values = [
        ("unit", &*name),
        ("from", &*start),
        ("to", &*hex),
        ("path", &*path),
        ("facing", facing_word(place.facing)),
    ];
    let (key, clause) = match how {
        Moved::Retired if !*own => ("gives_ground", GIVE_GROUND),
        Moved::Retired => ("retires", NEAR),
        Moved::Charged => ("charges", INITIATE),
        Moved::Engaged => ("engages", INITIATE),
        Moved::Turned => ("turns", PIVOT),
        Moved::Ahead | Moved::No if from.facing == place.facing => ("goes", STRAIGHT),
        Moved::Ahead | Moved::No => ("goes_turning", PIVOT),
    };
    let text = battle.words.fill(&format!("log.{key}"), &values);
    Some(line(text, &[clause], &[*unit], Tone::Plain))
}

/// What is added to a die, each with its reason.
fn reasons(battle: &Battle, applied: &[Applied]) -> String {
    let words = battle.words;
    let told = applied.iter().map(|it| {
        let why = words.get(&format!("modifier.{}", it.id.id())).to_owned();
        let value = signed(it.value.into());
        words.fill("log.added", &[("value", &value), ("why", &why)])
    });
    told.collect()
}

fn rolled(battle: &Battle, trial: &Trial) -> LogLine {
    let (by, at) = (battle.placed(trial.by), battle.placed(trial.at));
    let score = trial.score.to_string();
    let added = reasons(battle, &trial.applied);
    let hits = super::attack::hits(trial.score, &trial.applied).to_string();
    let values = [
        ("unit", &*by),
        ("target", &*at),
        ("score", &*score),
        ("added", &*added),
        ("hits", &*hits),
    ];
    let (key, clause) = match trial.attack.action {
        Action::Shoot => ("log.shoots", SHOT),
        Action::Melee => ("log.fights", ROUND),
    };
    let mut clauses: Vec<_> = std::iter::once(clause)
        .chain(trial.applied.iter().map(|it| it.id.clause()))
        .collect();
    // The kind of attack and what it adds to the die may be one clause.
    clauses.dedup();
    let text = battle.words.fill(key, &values);
    line(text, &clauses, &[trial.by, trial.at], Tone::Plain)
}

fn corrected(battle: &Battle, unit: UnitRef, set: &Correction) -> String {
    let words = battle.words;
    let (key, value) = match set {
        Correction::Hex(cell) => ("set_hex", battle.hex(*cell)),
        Correction::Facing(facing) => ("set_facing", facing_word(*facing).to_owned()),
        Correction::Hits(hits) => ("set_hits", hits.to_string()),
        Correction::OutOfAmmunition(true) => ("set_empty", String::new()),
        Correction::OutOfAmmunition(false) => ("set_loaded", String::new()),
        Correction::Fired(Some(turn)) => ("set_fired", turn.to_string()),
        Correction::Fired(None) => ("set_silent", String::new()),
        Correction::Activated(true) => ("set_activated", String::new()),
        Correction::Activated(false) => ("set_waiting", String::new()),
        Correction::Attached(Some(host)) => {
            let host = battle.placed(UnitRef::new(unit.side, *host));
            ("set_attached", host)
        }
        Correction::Attached(None) => ("set_alone", String::new()),
        Correction::Melee(enemies) if enemies.is_empty() => ("set_no_melee", String::new()),
        Correction::Melee(enemies) => {
            let names: Vec<_> = enemies.iter().map(|it| battle.placed(*it)).collect();
            ("set_melee", names.join(", "))
        }
        Correction::Name(name) => ("set_name", name.clone()),
        Correction::Away(Some(away)) => {
            let key = format!("away.{}", away.id());
            ("set_away", words.get(&key).to_owned())
        }
        // Whoever comes back has a hex to come back to.
        Correction::Away(None) => {
            let place = battle.state.unit(unit).and_then(|it| it.place);
            let hex = place.map_or_else(String::new, |place| battle.hex(place.hex));
            ("set_table", hex)
        }
    };
    let back = matches!(set, Correction::Away(None));
    let unit = if back {
        battle.name(unit)
    } else {
        battle.placed(unit)
    };
    words.fill(&format!("log.{key}"), &[("unit", &unit), ("value", &value)])
}

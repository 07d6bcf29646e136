//! What happened, in plain words.

mod changes;
mod combat;
mod ground;
mod initiative;
mod moves;

use drumhead_words::play::{LogLine, Tone, UnitRef};

use super::duties::duty_label;
use super::duty::Duty;
use super::event::Event;
use super::state::*;
use super::table::Table;
use super::{general_name, name, say};
use drumhead_rules::data::catalogue::capital;

/// A general joins a unit, or leaves it.
const ATTACHES: &str = "F-3.07";
/// A general is in danger with his unit.
const IN_DANGER: &str = "F-3.09";
/// A general is killed by a sniper.
const BY_SNIPER: &str = "F-2.52";

fn told(text: String, units: Vec<UnitRef>, tone: Tone, clauses: Vec<String>) -> Option<LogLine> {
    Some(LogLine {
        // The names of some works begin with an article.
        text: capital(&text),
        clauses,
        units,
        tone,
    })
}

pub(super) fn line(table: Table<'_>, event: &Event) -> Option<LogLine> {
    match event {
        Event::Began { now } => {
            let step = now.step;
            let clause = step.clause().map(|clause| clause.as_str().to_owned());
            let text = say(
                "log.began",
                &[
                    ("turn", &now.turn.to_string()),
                    ("phase", &say(&format!("phase.{}", step.phase().id()), &[])),
                    ("step", &say(&format!("step.{}.label", step.id()), &[])),
                ],
            );
            told(text, Vec::new(), Tone::Plain, clause.into_iter().collect())
        }
        Event::Initiative { rolled } => initiative::rolled(table, *rolled),
        Event::SideA { side } => initiative::side_a(table, (*side)?),
        Event::LeftUndone { duty } => told(
            say("log.left_undone", &[("what", &duty_label(table, *duty))]),
            duty.unit().into_iter().collect(),
            Tone::Warn,
            Vec::new(),
        ),
        Event::PayAsked { unit, face, serves } => {
            let key = if *serves {
                "log.serves"
            } else {
                "log.mutinies"
            };
            let tone = if *serves { Tone::Plain } else { Tone::Bad };
            let text = say(
                key,
                &[("unit", &name(table, *unit)), ("face", &face.to_string())],
            );
            told(text, vec![*unit], tone, vec!["F-2.63".to_owned()])
        }
        Event::Shared { unit, dice } => combat::shared(table, *unit, dice),
        Event::Shattered { unit } => told(
            say("log.shattered", &[("unit", &name(table, *unit))]),
            vec![*unit],
            Tone::Bad,
            vec!["F-5.06".to_owned()],
        ),
        Event::Unit { unit, now } => changes::changed(table, *unit, now),
        Event::General { general, now } => {
            let who = general_name(table, *general);
            let (text, clause) = match now {
                Commander::Alone => (say("log.general_alone", &[("general", &who)]), ATTACHES),
                Commander::With { unit } => (
                    say(
                        "log.general_with",
                        &[("general", &who), ("unit", &name(table, *unit))],
                    ),
                    ATTACHES,
                ),
                Commander::Lost => {
                    let general = *general;
                    let marked = table.state.duties.contains(&Duty::Mark { general });
                    let clause = if marked { BY_SNIPER } else { IN_DANGER };
                    (say("log.general_lost", &[("general", &who)]), clause)
                }
            };
            told(text, Vec::new(), Tone::Plain, vec![clause.to_owned()])
        }
        Event::Ground { feature, now } => ground::ground(table, *feature, now.as_ref()),
        // On the frame.
        Event::FalseRout(_)
        | Event::Replied(_)
        | Event::ChargeCompleted(_)
        | Event::Recoiled(_)
        | Event::RanOn(_)
        | Event::Pursued(_)
        | Event::PursuitChosen(_)
        | Event::CrossedDitch(_)
        | Event::Tested(_)
        | Event::NotTested(_)
        | Event::Met(_)
        | Event::Struck(_)
        | Event::Overran(_)
        | Event::Endangered(_)
        | Event::CauseLasts(_)
        | Event::Manoeuvred(_)
        | Event::Moved(_)
        | Event::Swept(_)
        | Event::Corrected(_)
        | Event::FromPaper(_)
        | Event::Threw(_) => None,
        // Told by what they are part of.
        Event::Owed { .. }
        | Event::Settled { .. }
        | Event::Blow { .. }
        | Event::Battering { .. }
        | Event::Parted { .. }
        // Facts with types of their own.
        | Event::Volley(_)
        | Event::FoundOnGuns(_)
        | Event::Divided(_)
        | Event::Saved(_)
        | Event::Flying(_)
        | Event::Battered(_)
        | Event::Sniped(_)
        | Event::Marked(_)
        | Event::Caught(_) => None,
    }
}

//! What happened, in plain words.

mod changes;
mod combat;
mod ground;
mod initiative;
mod moves;
mod orders;
mod shooting;

use std::borrow::Cow;

use drumhead_words::play::{LogLine, Tone, UnitRef};

use super::command::Command;
use super::duties::{duty_label, in_combat, name_of_group, striker_name};
use super::event::Event;
use super::fold::fold;
use super::state::*;
use super::table::Table;
use super::{general_name, name, say};
use crate::battle::actions;
use drumhead_rules::data::catalogue::capital;

/// A general joins a unit, or leaves it.
const ATTACHES: &str = "F-3.07";
/// A general is in danger with his unit.
const IN_DANGER: &str = "F-3.09";

/// The lines of the log for what this command brought about: each event is
/// told from the state that it changed.
pub(super) fn narrate(table: Table<'_>, command: &Command, events: &[Event]) -> Vec<LogLine> {
    let mut state = Cow::Borrowed(table.state);
    let mut lines = Vec::new();
    for event in events {
        let table = Table {
            state: &state,
            ..table
        };
        let told = line(table, event);
        lines.extend(told.map(|line| by_sniper(command, line)));
        // Events that do not fit are told as well as may be.
        if events.len() > 1 && fold(state.to_mut(), event).is_err() {
            break;
        }
    }
    if lines.is_empty() {
        lines.extend(orders::quiet(table, events));
    }
    lines
}

/// A general whom a sniper marked down is lost by the sniper's own rule, not
/// by the danger of his unit.
fn by_sniper(command: &Command, mut line: LogLine) -> LogLine {
    let snipes = matches!(
        command,
        Command::Mark(actions::Mark { .. }) | Command::Snipe(actions::Snipe { .. })
    );
    if snipes && line.clauses == [IN_DANGER] {
        line.clauses = vec!["F-2.52".to_owned()];
    }
    line
}

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
        Event::Volley {
            unit,
            target,
            dice,
            to_hit,
            clause,
            hits,
        } => told(
            say(
                "log.volley",
                &[
                    ("unit", &name(table, *unit)),
                    ("target", &name(table, *target)),
                    ("dice", &dice.to_string()),
                    ("needs", to_hit),
                    ("hits", &hits.to_string()),
                ],
            ),
            vec![*unit, *target],
            Tone::Plain,
            vec![clause.clone()],
        ),
        Event::FoundOnGuns {
            unit,
            limbers,
            gunners,
            guns,
        } => told(
            say(
                "log.found_on_guns",
                &[
                    ("unit", &name(table, *unit)),
                    ("limbers", &limbers.to_string()),
                    ("gunners", &gunners.to_string()),
                    ("guns", &guns.to_string()),
                ],
            ),
            vec![*unit],
            Tone::Plain,
            vec!["F-9.33".to_owned()],
        ),
        Event::Saved {
            blow,
            unit,
            group,
            hits,
            lost,
            save,
        } => {
            let in_combat = blow.is_some_and(|blow| in_combat(table, blow));
            let clause = if in_combat { "F-10.23" } else { "F-9.31" };
            let from = blow.map(|blow| striker_name(table, blow));
            let key = match from {
                Some(_) => "log.saved_from",
                None => "log.saved",
            };
            let text = say(
                key,
                &[
                    ("unit", &name_of_group(table, *unit, *group)),
                    ("other", &from.unwrap_or_default()),
                    ("hits", &hits.to_string()),
                    ("lost", &lost.to_string()),
                    ("save", &save.to_string()),
                ],
            );
            told(text, vec![*unit], Tone::Plain, vec![clause.to_owned()])
        }
        Event::Flying { unit, now } => shooting::flying(table, *unit, now.as_ref()),
        Event::Battered {
            unit,
            feature,
            dice,
            to_hit,
            clause,
            hits,
        } => shooting::battered(table, *unit, *feature, (*dice, to_hit, *hits), clause),
        Event::Sniped { unit, general, hit } => shooting::sniped(table, *unit, *general, *hit),
        Event::Marked {
            general,
            face,
            lost,
        } => shooting::marked(table, *general, *face, *lost),
        Event::Caught { unit, face, away } => shooting::caught(table, *unit, *face, *away),
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
                Commander::Lost => (say("log.general_lost", &[("general", &who)]), IN_DANGER),
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
        | Event::FromPaper(_) => None,
        // Told by what they are part of.
        Event::Owed { .. }
        | Event::Settled { .. }
        | Event::Blow { .. }
        | Event::Battering { .. }
        | Event::Parted { .. } => None,
    }
}

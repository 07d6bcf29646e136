//! What happened, in plain words.

mod combat;
mod ground;
mod moves;
mod orders;
mod shooting;

use std::borrow::Cow;

use drumhead_words::play::{LogLine, Tone, UnitRef};

use super::command::Command;
use super::event::{Change, Event};
use super::fold::fold;
use super::state::*;
use super::table::Table;
use super::view::{disorder_id, gone_id, morale_id};
use super::{duty_label, general_name, name, say, side_name};

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
        lines.extend(line(table, event));
        // Events that do not fit are told as well as may be.
        if events.len() > 1 && fold(state.to_mut(), event).is_err() {
            break;
        }
    }
    if lines.is_empty() {
        lines.extend(orders::quiet(table, command, events));
    }
    lines
}

fn told(text: String, units: Vec<UnitRef>, tone: Tone, clauses: Vec<String>) -> Option<LogLine> {
    Some(LogLine {
        text,
        clauses,
        units,
        tone,
    })
}

fn line(table: Table<'_>, event: &Event) -> Option<LogLine> {
    let plain = |text: String| told(text, Vec::new(), Tone::Plain, Vec::new());
    match event {
        Event::Began { now } => {
            let step = now.step;
            let clause = step.clause().map(|clause| clause.as_str().to_owned());
            let text = say(
                "battle.log.began",
                &[
                    ("turn", &now.turn.to_string()),
                    (
                        "phase",
                        &say(&format!("battle.phase.{}", step.phase().id()), &[]),
                    ),
                    (
                        "step",
                        &say(&format!("battle.step.{}.label", step.id()), &[]),
                    ),
                ],
            );
            told(text, Vec::new(), Tone::Plain, clause.into_iter().collect())
        }
        Event::Initiative { rolled } => match rolled {
            // Both are also forgotten as a turn begins, which is no tie.
            [None, None] if table.state.initiative.iter().flatten().count() != 1 => None,
            [None, None] => plain(say("battle.log.initiative_tied", &[])),
            [Some(face), None] => plain(rolled_alone(table, 0, *face)),
            [None, Some(face)] => plain(rolled_alone(table, 1, *face)),
            [Some(first), Some(second)] => plain(say(
                "battle.log.initiative",
                &[
                    ("first", &side_name(table, 0)),
                    ("a", &first.to_string()),
                    ("second", &side_name(table, 1)),
                    ("b", &second.to_string()),
                ],
            )),
        },
        Event::SideA { side } => {
            let side = (*side)?;
            plain(say(
                "battle.log.side_a",
                &[("side", &side_name(table, side))],
            ))
        }
        Event::LeftUndone { duty } => told(
            say(
                "battle.log.left_undone",
                &[("what", &duty_label(table, *duty))],
            ),
            duty.unit().into_iter().collect(),
            Tone::Warn,
            Vec::new(),
        ),
        Event::PayAsked { unit, face, serves } => {
            let key = if *serves {
                "battle.log.serves"
            } else {
                "battle.log.mutinies"
            };
            let tone = if *serves { Tone::Plain } else { Tone::Bad };
            let text = say(
                key,
                &[("unit", &name(table, *unit)), ("face", &face.to_string())],
            );
            told(text, vec![*unit], tone, vec!["F-2.63".to_owned()])
        }
        Event::Tested {
            unit,
            test,
            modifiers,
            face,
            passed,
            outcome,
        } => {
            let total: i32 = modifiers.iter().map(|modifier| modifier.value).sum();
            let sum: Vec<String> = (modifiers.iter())
                .filter(|modifier| modifier.value != 0)
                .map(|modifier| format!("{:+}", modifier.value))
                .collect();
            let score = i32::from(*face).saturating_add(total);
            let text = say(
                "battle.log.tested",
                &[
                    ("unit", &name(table, *unit)),
                    ("test", &say(&format!("battle.test.{}", test.id()), &[])),
                    (
                        "sum",
                        &format!("{face} {} = {score}", sum.join(" ")).replace("  ", " "),
                    ),
                    ("result", &super::outcome_text(*outcome)),
                ],
            );
            let clauses = modifiers.iter().map(|modifier| modifier.clause.clone());
            let tone = if *passed { Tone::Good } else { Tone::Bad };
            told(text, vec![*unit], tone, clauses.collect())
        }
        Event::NotTested {
            unit, why, clause, ..
        } => {
            let text = say(
                "battle.log.not_tested",
                &[
                    ("unit", &name(table, *unit)),
                    ("why", &say(&format!("reaction.not_due.{why}"), &[])),
                ],
            );
            told(text, vec![*unit], Tone::Plain, vec![clause.clone()])
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
                "battle.log.volley",
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
                "battle.log.found_on_guns",
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
            unit,
            hits,
            lost,
            save,
            ..
        } => told(
            say(
                "battle.log.saved",
                &[
                    ("unit", &name(table, *unit)),
                    ("hits", &hits.to_string()),
                    ("lost", &lost.to_string()),
                    ("save", &save.to_string()),
                ],
            ),
            vec![*unit],
            Tone::Plain,
            vec!["F-9.31".to_owned()],
        ),
        Event::Met {
            unit,
            enemy,
            points: [first, second],
            lines: [of_first, of_second],
            ..
        } => {
            let clauses = of_first.iter().chain(of_second);
            let clauses = clauses.map(|line| line.clause.clone());
            told(
                say(
                    "battle.log.met",
                    &[
                        ("unit", &name(table, *unit)),
                        ("enemy", &name(table, *enemy)),
                        ("a", &combat::points(*first, of_first)),
                        ("b", &combat::points(*second, of_second)),
                    ],
                ),
                vec![*unit, *enemy],
                Tone::Plain,
                std::iter::once("F-10.07".to_owned())
                    .chain(clauses)
                    .collect(),
            )
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
        Event::Struck {
            unit,
            enemy,
            dice,
            to_hit,
            hits,
        } => told(
            say(
                "battle.log.struck",
                &[
                    ("unit", &name(table, *unit)),
                    ("enemy", &name(table, *enemy)),
                    ("dice", &dice.to_string()),
                    ("needs", to_hit),
                    ("hits", &hits.to_string()),
                ],
            ),
            vec![*unit, *enemy],
            Tone::Plain,
            vec!["F-10.22".to_owned()],
        ),
        Event::Endangered {
            general,
            face,
            lost,
        } => {
            let key = if *lost {
                "battle.log.danger_lost"
            } else {
                "battle.log.danger"
            };
            plain(say(
                key,
                &[
                    ("general", &general_name(table, *general)),
                    ("face", &face.to_string()),
                ],
            ))
        }
        Event::Unit { unit, now } => changed(table, *unit, now),
        Event::General { general, now } => {
            let who = general_name(table, *general);
            let text = match now {
                Commander::Alone => say("battle.log.general_alone", &[("general", &who)]),
                Commander::With { unit } => say(
                    "battle.log.general_with",
                    &[("general", &who), ("unit", &name(table, *unit))],
                ),
                Commander::Lost => say("battle.log.general_lost", &[("general", &who)]),
            };
            plain(text)
        }
        Event::Corrected { unit } => told(
            say("battle.log.corrected", &[("unit", &name(table, *unit))]),
            vec![*unit],
            Tone::Warn,
            Vec::new(),
        ),
        Event::FromPaper { units } => {
            let names: Vec<_> = units.iter().map(|unit| name(table, *unit)).collect();
            let text = if units.is_empty() {
                say("battle.log.paper_nothing", &[])
            } else {
                say("battle.log.paper", &[("units", &names.join(", "))])
            };
            told(text, units.clone(), Tone::Warn, Vec::new())
        }
        Event::Manoeuvred {
            unit,
            what,
            clause,
            cost,
            left,
            debt,
        } => moves::manoeuvred(table, *unit, *what, clause.as_ref(), [*cost, *left], *debt),
        Event::FalseRout {
            unit,
            target,
            face,
            turns,
        } => moves::false_rout(table, [*unit, *target], *face, *turns),
        Event::Moved { told } => moves::moved(table, told),
        Event::Swept { units, told } => moves::swept(table, units, *told),
        Event::Ground { feature, now } => ground::ground(table, *feature, now.as_ref()),
        Event::CrossedDitch {
            unit,
            face,
            disordered,
        } => {
            let key = if *disordered { "stumbles" } else { "crosses" };
            let tone = if *disordered { Tone::Bad } else { Tone::Plain };
            let text = say(
                &format!("battle.log.ditch_{key}"),
                &[("unit", &name(table, *unit)), ("face", &face.to_string())],
            );
            told(text, vec![*unit], tone, vec!["F-11.19".to_owned()])
        }
        // Told by what they are part of.
        Event::Owed { .. }
        | Event::Settled { .. }
        | Event::Threw { .. }
        | Event::Blow { .. }
        | Event::Battering { .. }
        | Event::Parted { .. } => None,
    }
}

/// One side has rolled for the initiative, the other has not.
fn rolled_alone(table: Table<'_>, side: u8, face: u8) -> String {
    say(
        "battle.log.rolled",
        &[
            ("side", &side_name(table, side)),
            ("face", &face.to_string()),
        ],
    )
}

/// A change of a unit that a player would want to read; the rest is
/// bookkeeping.
fn changed(table: Table<'_>, unit: UnitRef, now: &Change) -> Option<LogLine> {
    let who = name(table, unit);
    let say_of =
        |key: &str, tone: Tone| told(say(key, &[("unit", &who)]), vec![unit], tone, Vec::new());
    match now {
        Change::Morale(morale) => {
            let (_, before) = table.unit(unit)?;
            let id = morale_id(*morale);
            let same = morale_id(before.morale) == id;
            let tone = match morale {
                Morale::Good => Tone::Good,
                Morale::Halted { .. } => Tone::Warn,
                Morale::Shaken { .. } | Morale::Routed { .. } => Tone::Bad,
            };
            (!same).then(|| say_of(&format!("battle.log.morale.{id}"), tone))?
        }
        Change::Disorder(Some(disorder)) => say_of(
            &format!("battle.log.disorder.{}", disorder_id(disorder.cause)),
            Tone::Warn,
        ),
        Change::Disorder(None) => say_of("battle.log.in_order", Tone::Good),
        Change::Place(Place::Table) => say_of("battle.log.on_table", Tone::Plain),
        Change::Place(Place::Away { .. }) => say_of("battle.log.away", Tone::Warn),
        Change::Place(Place::Gone { why }) => {
            say_of(&format!("battle.log.gone.{}", gone_id(*why)), Tone::Bad)
        }
        Change::Groups(groups) => {
            let (_, before) = table.unit(unit)?;
            let left: u32 = groups
                .iter()
                .fold(0, |sum, group| sum.saturating_add(*group));
            let text = say(
                "battle.log.figures",
                &[
                    ("unit", &who),
                    ("before", &before.figures().to_string()),
                    ("left", &left.to_string()),
                ],
            );
            told(text, vec![unit], Tone::Bad, vec!["F-1.08".to_owned()])
        }
        Change::Pursuit(Some(pursuit)) if pursuit.moves == 0 => {
            let text = say(
                "battle.log.pursues",
                &[("unit", &who), ("target", &name(table, pursuit.target))],
            );
            told(
                text,
                vec![unit, pursuit.target],
                Tone::Warn,
                vec!["F-7.57".to_owned()],
            )
        }
        Change::Recoils(true) => say_of("battle.log.recoils", Tone::Warn),
        Change::Mounted(true) => say_of("battle.log.mounts", Tone::Plain),
        Change::Mounted(false) => say_of("battle.log.dismounts", Tone::Plain),
        Change::Horses(Horses::Dispersed) => say_of("battle.log.horses_gone", Tone::Bad),
        Change::Crew(Crew::Away) => say_of("battle.log.crew_away", Tone::Warn),
        Change::Crew(Crew::AtGuns) => say_of("battle.log.crew_back", Tone::Plain),
        Change::Path(path) => moves::path(table, unit, path),
        Change::Charge(Some(charge)) if charge.stage == ChargeStage::Declared => {
            moves::charges(table, unit, charge)
        }
        Change::Pursuit(_)
        | Change::Horses(_)
        | Change::Recoils(false)
        | Change::Models(_)
        | Change::Charge(_)
        | Change::Contacts(_)
        | Change::Turn(_)
        | Change::Last(_)
        | Change::Fight(_)
        | Change::Idle(_)
        | Change::Debt(_)
        | Change::Formation(_)
        | Change::Square(_)
        | Change::Limbered(_)
        | Change::Stakes(Stakes::Carried | Stakes::Planted)
        | Change::BayonetsFixed(_) => None,
        Change::Stakes(Stakes::None) => {
            let had = (table.unit(unit)).is_some_and(|(_, live)| live.stakes != Stakes::None);
            had.then(|| say_of("battle.log.stakes_lost", Tone::Warn))
                .flatten()
        }
        Change::Stakes(Stakes::Left) => say_of("battle.log.stakes_left", Tone::Plain),
        Change::Ground(spot) => ground::stands(table, unit, *spot),
        Change::Dropped(dropped) => combat::dropped(table, unit, dropped),
        Change::Leads(group) => combat::leads(table, unit, (*group)?),
    }
}

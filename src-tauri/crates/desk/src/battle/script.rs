//! Scripted battles: a readable file of a set-up, and of commands with their answers and
//! dice, each with what the log says of it and the events that are expected.
//!
//! ```text
//! { "drumhead": "script", "version": 1, "book": "fornovo", "name": …, "about": …,
//!   "setup": { "starters": ["edgehill-1642-royalist", "edgehill-1642-parliament"] },
//!   "plays": [ { "at": …, "command": …, "dice": …, "log": […], "events": […] }, … ] }
//! ```
//!
//! A battle is exported as one, so a report of a fault is a test. A script is replayed
//! without a file or a clock: [`Script::replay`] says where it comes out otherwise.

use std::fmt;

use drumhead_rules::books::{Bare, Battle, BattleSetup, BookError, BookId, Command, Draft, Event};
use drumhead_rules::play::Game as _;
use drumhead_words::dice::{Dice, Given, Pool, Throw, ThrowError};
use drumhead_words::play::{Gauge, LogLine, StepState, UnitCard, UnitRef};

use drumhead_store::{BattleId, Kind};

use super::{HeldBattle, held};
use crate::{Code, Desk, DeskError, Result, starter};

mod form;

/// What a script is begun with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Begin {
    /// Two starter armies, everything else as it usually is.
    Starters([String; 2]),
    /// A set-up of its own.
    Setup(Box<BattleSetup>),
}

/// A command of a script, and what is expected of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScriptPlay {
    /// Where it stands in the battle, for whoever reads the file: nothing is asked of it.
    pub at: String,
    /// The command with its answers.
    pub command: Command,
    /// The objections that the table overruled.
    pub overruled: Vec<String>,
    /// The dice; none where none are thrown.
    pub dice: Option<Throw>,
    /// What the log says: each line with its clauses behind it. Not compared if empty.
    pub log: Vec<String>,
    /// What happened. Not compared if empty.
    pub events: Vec<Event>,
}

/// A scripted battle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Script {
    /// Its book.
    pub book: BookId,
    /// What it is called.
    pub name: String,
    /// What it is there to show.
    pub about: String,
    /// What it is begun with.
    pub begin: Begin,
    /// What is played, in order.
    pub plays: Vec<ScriptPlay>,
    /// How the units stand at the end, a line for each. Not compared if empty.
    pub ends: Vec<String>,
}

/// A play of a script that comes out otherwise than it says.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Difference {
    /// The play, counted from 1.
    pub play: usize,
    /// Where it stands in the battle.
    pub at: String,
    /// What is otherwise.
    pub what: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "play {} ({}): {}", self.play, self.at, self.what)
    }
}

/// What a script came to when it was played.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// Where it came out otherwise; empty where all is as expected.
    pub differences: Vec<Difference>,
    /// The same script with what came of it: the plays that were refused are left out.
    pub script: Script,
    /// The battle at its end.
    pub battle: Battle,
}

/// Dice that were given beforehand, and whether they were thrown.
struct Scripted {
    given: Given,
    asked: bool,
}

impl Dice for Scripted {
    fn throw(&mut self, pool: &Pool) -> std::result::Result<Option<Throw>, ThrowError> {
        self.asked = true;
        self.given.throw(pool)
    }
}

impl Script {
    /// The battle at its beginning.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound) for a starter army that there is not,
    /// [`Refused`](crate::Code::Refused) for a set-up that cannot be held.
    pub fn begun(&self) -> Result<Battle> {
        let setup = match &self.begin {
            Begin::Setup(setup) => setup.as_ref().clone(),
            Begin::Starters(ids) => between(ids)?,
        };
        Ok(Battle::new(setup)?)
    }

    /// Plays it. A play that is refused changes nothing, and the next is tried.
    ///
    /// # Errors
    /// Those of [`Script::begun`], and for events that do not fold.
    pub fn replay(&self) -> Result<Replayed> {
        let mut battle = self.begun()?;
        let mut differences = Vec::new();
        let mut plays = Vec::with_capacity(self.plays.len());
        for (number, play) in (1..).zip(&self.plays) {
            let mut differs = |what: String| {
                differences.push(Difference {
                    play: number,
                    at: play.at.clone(),
                    what,
                });
            };
            let mut dice = Scripted {
                given: Given(play.dice.clone()),
                asked: false,
            };
            let events = match battle.decide(&play.command, &play.overruled, &mut dice) {
                Ok(events) => events,
                Err(refusal) => {
                    differs(format!("it is refused: {}", held::told(&refusal)));
                    continue;
                }
            };
            if play.dice.is_some() && !dice.asked {
                differs("it throws no dice".to_owned());
            }
            let log: Vec<String> = battle
                .narrate(&play.command, &events)
                .iter()
                .map(told)
                .collect();
            if !play.log.is_empty()
                && let Some(what) = first_other(&play.log, &log)
            {
                differs(format!("the log says {what}"));
            }
            if !play.events.is_empty()
                && let Some(what) = first_other(&lines(&play.events)?, &lines(&events)?)
            {
                differs(format!("there happens {what}"));
            }
            let at = place(&battle);
            for event in &events {
                battle.fold(event).map_err(DeskError::internal)?;
            }
            plays.push(ScriptPlay {
                at,
                log,
                events,
                dice: play.dice.clone().filter(|_| dice.asked),
                ..play.clone()
            });
        }
        let ends = standing(&battle);
        if !self.ends.is_empty()
            && let Some(what) = first_other(&self.ends, &ends)
        {
            differences.push(Difference {
                play: self.plays.len(),
                at: "the end".to_owned(),
                what: format!("there stands {what}"),
            });
        }
        Ok(Replayed {
            differences,
            script: Self {
                plays,
                ends,
                ..self.clone()
            },
            battle,
        })
    }
}

impl Desk {
    /// A battle as a script, along the branch that it stands on: with the events that were
    /// kept, whatever the same commands would bring about now.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), [`Damaged`](crate::Code::Damaged) for a journal
    /// that cannot be followed, and those of reading.
    pub fn export_script(&self, id: &str) -> Result<String> {
        let store = self.store()?;
        let id = BattleId::new(id);
        let kept = store.battle(&id)?;
        let mut battle = HeldBattle::begun(&kept)?;
        let mut script = Script {
            book: battle.book(),
            name: kept.entry.heading.name,
            about: String::new(),
            begin: begin(&battle)?,
            plays: Vec::new(),
            ends: Vec::new(),
        };
        for row in store.rows(&id)?.iter().skip(1) {
            if row.entry.kind == Kind::Note {
                continue;
            }
            let play = held::Order::read(row).and_then(|order| {
                let at = place(&battle);
                let log = battle.narrate(&order.ordered.command, &order.events);
                order
                    .events
                    .iter()
                    .try_for_each(|event| battle.fold(event).map_err(|error| error.to_string()))?;
                Ok(ScriptPlay {
                    at,
                    command: order.ordered.command,
                    overruled: order.ordered.overruled,
                    dice: order.thrown.map(|thrown| thrown.throw),
                    log: log.iter().map(told).collect(),
                    events: order.events,
                })
            });
            script.plays.push(play.map_err(|why| {
                DeskError::new(
                    Code::Damaged,
                    format!(
                        "the journal cannot be followed beyond row {}: {why}",
                        row.seq
                    ),
                    "Go back to a row before it, or export the battle whole to rescue it.",
                )
            })?);
        }
        script.ends = standing(&battle);
        script.write()
    }
}

/// The set-up of two starter armies.
fn between([first, second]: &[String; 2]) -> Result<BattleSetup> {
    let army = |id: &str| starter(id).map(|draft: Draft| draft.army());
    let setup = BattleSetup::between(army(first)?, army(second)?);
    setup.map_err(|error: BookError| error.into())
}

/// What a battle was begun with: by the ids of the starter armies, if it was they.
fn begin(battle: &Battle) -> Result<Begin> {
    let setup = battle.setup();
    let mut ids = Vec::new();
    for army in setup.armies() {
        let mut those = crate::starters()?.into_iter();
        let same = those.find(|one| starter(&one.id).is_ok_and(|draft| draft.army() == army));
        ids.extend(same.map(|starter| starter.id));
    }
    if let Ok(ids) = <[String; 2]>::try_from(ids)
        && Battle::new(between(&ids)?)?.setup() == setup
    {
        return Ok(Begin::Starters(ids));
    }
    Ok(Begin::Setup(Box::new(setup)))
}

/// Where a battle stands: "Turn 1, Rally: Initiative".
pub(super) fn place(battle: &Battle) -> String {
    let view = battle.view();
    let now = view.track.iter().find(|step| step.state == StepState::Now);
    let step = now.map_or(String::new(), |step| {
        format!(", {}: {}", step.phase, step.label)
    });
    format!("Turn {}{step}", view.turn)
}

/// How the units stand, a line for each: "0.3 Ballard's brigade: 20 of 24 figures, Shaken".
fn standing(battle: &Battle) -> Vec<String> {
    let view = battle.view();
    let cards = view.sides.iter().flat_map(|side| &side.units);
    let line = |card: &UnitCard| {
        let UnitRef { side, unit } = card.unit;
        let (name, morale) = (&card.name, &card.morale.label);
        // A leader has no strength, nor has a unit whose strength the players did not give.
        let has = |gauge: &&Gauge| gauge.start > 0;
        let told = |gauge: &Gauge| format!("{} of {} {}, ", gauge.now, gauge.start, gauge.what);
        let strength: String = Some(&card.strength)
            .filter(has)
            .map(told)
            .into_iter()
            .collect();
        let mut line = format!("{side}.{unit} {name}: {strength}{morale}");
        for gauge in card.others.iter().filter(has) {
            line += &format!(", {} of {} {}", gauge.now, gauge.start, gauge.what);
        }
        for more in card.tags.iter().map(|tag| &tag.label).chain(&card.gone) {
            line += ", ";
            line += more;
        }
        line
    };
    cards.map(line).collect()
}

/// A line of the log with its clauses.
fn told(line: &LogLine) -> String {
    if line.clauses.is_empty() {
        line.text.clone()
    } else {
        format!("{} [{}]", line.text, line.clauses.join(" "))
    }
}

/// Events, each as a line of JSON.
fn lines(events: &[Event]) -> Result<Vec<String>> {
    let lines = events
        .iter()
        .map(|event| serde_json::to_string(&Bare(event)));
    let lines: serde_json::Result<Vec<_>> = lines.collect();
    lines.map_err(DeskError::internal)
}

/// The first line that is not as expected.
fn first_other(expected: &[String], found: &[String]) -> Option<String> {
    let none = "nothing".to_owned();
    let most = expected.len().max(found.len());
    (0..most).find_map(|n| {
        let (one, other) = (expected.get(n), found.get(n));
        (one != other).then(|| {
            let (one, other) = (one.unwrap_or(&none), other.unwrap_or(&none));
            format!("{other}, where this is expected: {one}")
        })
    })
}

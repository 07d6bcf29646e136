//! The report of a battle, phase by phase, from its facts.

mod sentences;

use drumhead_vocabulary::play::{Chapter, Trial};

use super::actions;
use super::command::Command;
use super::report_events::{ReportEvents, Toll};
use super::steps::Began;
use super::{Battle, Event, Fornovo, name, position};
use crate::reaction::Outcome;
use crate::tables::TableError;
use crate::turn::{Moment, Phase};
use drumhead_rules::frame::{Fact as _, Names as _};
use drumhead_rules::play::Game as _;
use drumhead_rules::report::{Narrator, ReportWriter};

/// A report in progress.
#[derive(Debug)]
pub struct Story {
    /// The battle up to the last fact reported.
    battle: Battle,
    writer: ReportWriter,
    phase: Phase,
    events: ReportEvents,
    /// Each side's losses this turn.
    turn: [Toll; 2],
}

impl Narrator<Fornovo> for Story {
    fn of(battle: &Battle) -> Result<Self, TableError> {
        let words = battle.words;
        let sides = [0, 1].map(|side| battle.side_name(side));
        let mut writer = ReportWriter::new(words, sides);
        for (unit, bought) in (battle.state.units.keys())
            .filter_map(|unit| Some((*unit, battle.tables.field.unit(*unit)?)))
        {
            writer.name(unit, &bought.name);
        }
        writer.chapter(0, words.get("tale.set_up").to_owned());
        Ok(Self {
            battle: battle.clone(),
            writer,
            phase: Phase::SetUp,
            events: ReportEvents::default(),
            turn: Default::default(),
        })
    }

    fn take(&mut self, command: &Command, events: &[Event]) {
        // The consequences of a correction by hand are not reported as the units' own events.
        let correcting = matches!(command, Command::Correct(_) | Command::FromPaper(_));
        for event in events {
            if let Event::Began(Began { now }) = event {
                self.begins(*now);
            }
            if let Event::Corrected(fact) = event {
                self.events.corrected.insert(fact.unit);
            } else if let Event::FromPaper(fact) = event {
                self.events.corrected.extend(&fact.units);
            } else if let Event::SetByHand(fact) = event {
                self.events.corrected.insert(fact.unit);
            } else if !correcting {
                event.report(&self.battle, &mut self.events);
            }
            // If an event cannot be folded, the command's later events are not reported.
            if self.battle.fold(event).is_err() {
                break;
            }
        }
    }

    fn note(&mut self, lead: &str, text: &str) {
        self.writer.note(lead, text);
    }

    fn into_chapters(mut self) -> Vec<Chapter> {
        self.end_phase();
        self.end_turn();
        self.writer.into_chapters()
    }
}

impl Story {
    /// Begins a step, which may also begin a phase or a turn.
    fn begins(&mut self, now: Moment) {
        let turns = now.turn != self.battle.state.now.turn;
        if turns || now.step.phase() != self.phase {
            self.end_phase();
            self.phase = now.step.phase();
        }
        if turns {
            self.end_turn();
            let turn = now.turn.to_string();
            let title = self.writer.fill("tale.turn", &[("turn", &turn)]);
            self.writer.chapter(now.turn.into(), title);
        }
    }

    fn end_phase(&mut self) {
        let events = std::mem::take(&mut self.events);
        for (side, toll) in (0_u8..).zip(&mut self.turn) {
            toll.add(&events, side);
        }
        sentences::say(&mut self.writer, &self.battle, self.phase, &events);
        let lead = self.writer.word(&format!("phase.{}", self.phase.id()));
        self.writer.end_phase(&lead);
    }

    fn end_turn(&mut self) {
        let tolls = std::mem::take(&mut self.turn);
        sentences::tolls(&mut self.writer, &tolls);
        self.writer.end_chapter();
    }
}

/// Returns the reaction test among the facts of a command, if any.
pub(super) fn trial(battle: &Battle, events: &[Event]) -> Option<Trial> {
    let words = battle.words;
    events.iter().find_map(|event| {
        let Event::Tested(actions::Tested {
            unit,
            test,
            face,
            outcome,
            ..
        }) = event
        else {
            return None;
        };
        let what = words.get(&format!("tale.test.{}", test.id())).to_owned();
        let goes_on = *outcome == Outcome::KeepsPursuing;
        let came = match goes_on && position(battle).charges_after_gone(*unit) {
            true => "tale.charge.goes_on".to_owned(),
            false => format!("tale.outcome.{}", outcome.words()),
        };
        Some(Trial {
            side: unit.side,
            unit: name(position(battle), *unit),
            what,
            face: *face,
            came: words.get(&came).to_owned(),
        })
    })
}

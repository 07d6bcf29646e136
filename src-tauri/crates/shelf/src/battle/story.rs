//! A battle of some book retold for a report.

use drumhead_words::play::{Chapter, Trial};

use super::{Battle, Command, Event, Played};
use crate::{BookError, charging, d3_ecw, edgehill_naseby, fornovo, stand_and_die};
use drumhead_rules::frame::{self, Printed};
use drumhead_rules::play::Game as _;

/// Those of these events that are of this book.
macro_rules! events_of {
    ($book:ident, $events:expr) => {{
        let own = $events.iter().filter_map(|event| {
            let Event::$book(event) = event else {
                return None;
            };
            Some(event.clone())
        });
        own.collect::<Vec<_>>()
    }};
}

/// A battle being retold: it takes in, in their order, every command that was
/// carried out, and every note where it was written.
#[derive(Debug)]
pub struct Story(Told);

#[derive(Debug)]
enum Told {
    Fornovo(Box<fornovo::battle::Story>),
    Charging(Box<charging::Story>),
    D3Ecw(Box<d3_ecw::Story>),
    StandAndDie(Box<stand_and_die::Story>),
    EdgehillNaseby(Box<edgehill_naseby::Story>),
}

impl Story {
    /// A battle before anything happened in it.
    ///
    /// # Errors
    /// [`BookError::Tables`] if the embedded sentences do not read.
    pub fn of(battle: &Battle) -> Result<Self, BookError> {
        Ok(Self(match &battle.0 {
            Played::Fornovo(battle) => Told::Fornovo(Box::new(fornovo::battle::Story::of(battle)?)),
            Played::Charging(battle) => Told::Charging(Box::new(charging::Story::of(battle)?)),
            Played::D3Ecw(battle) => Told::D3Ecw(Box::new(d3_ecw::Story::of(battle)?)),
            Played::StandAndDie(battle) => {
                Told::StandAndDie(Box::new(stand_and_die::Story::of(battle)?))
            }
            Played::EdgehillNaseby(battle) => {
                Told::EdgehillNaseby(Box::new(edgehill_naseby::Story::of(battle)?))
            }
        }))
    }

    /// What a command brought about. What is another book's is passed over.
    pub fn take(&mut self, command: &Command, events: &[Event]) {
        match (&mut self.0, command) {
            (Told::Fornovo(story), Command::Fornovo(command)) => {
                story.take(command, &events_of!(Fornovo, events));
            }
            (Told::Charging(story), Command::Charging(_)) => {
                story.take(&events_of!(Charging, events));
            }
            (Told::D3Ecw(story), Command::D3Ecw(_)) => story.take(&events_of!(D3Ecw, events)),
            (Told::StandAndDie(story), Command::StandAndDie(_)) => {
                story.take(&events_of!(StandAndDie, events));
            }
            (Told::EdgehillNaseby(story), Command::EdgehillNaseby(_)) => {
                story.take(&events_of!(EdgehillNaseby, events));
            }
            _ => {}
        }
    }

    /// A player's own words, written here: what they are, and the words.
    pub fn note(&mut self, lead: &str, text: &str) {
        match &mut self.0 {
            Told::Fornovo(story) => story.note(lead, text),
            Told::Charging(story) => story.note(lead, text),
            Told::D3Ecw(story) => story.note(lead, text),
            Told::StandAndDie(story) => story.note(lead, text),
            Told::EdgehillNaseby(story) => story.note(lead, text),
        }
    }

    /// The whole battle.
    pub fn told(self) -> Vec<Chapter> {
        match self.0 {
            Told::Fornovo(story) => story.told(),
            Told::Charging(story) => story.told(),
            Told::D3Ecw(story) => story.told(),
            Told::StandAndDie(story) => story.told(),
            Told::EdgehillNaseby(story) => story.told(),
        }
    }
}

impl Battle {
    /// The test among these events of a command given now, if one was taken.
    pub fn trial(&self, events: &[Event]) -> Option<Trial> {
        each_events!((battle, own) in (&self.0, events) => battle.trial(&own))
    }

    /// Whether its book decides anything by a test of one unit.
    pub fn has_tests(&self) -> bool {
        const fn of<B: Printed>(_: &frame::Battle<B>) -> bool {
            B::HAS_TESTS
        }
        each!(battle in &self.0 => of(battle))
    }

    /// What a side is to do, in its player's words; empty where that is not written
    /// down, or the book knows nothing of it.
    pub fn objectives(&self, side: u8) -> &str {
        each!(battle in &self.0 => battle.objectives(side))
    }

    /// The places on the map that a text names, by their hexes or by what is written
    /// on them, and which side stands there.
    pub fn places_named(&self, text: &str) -> Vec<(String, Option<u8>)> {
        let (Some(map), Some(board)) = (self.map(), self.board(None)) else {
            return Vec::new();
        };
        let small = text.to_lowercase();
        let words = text.split(|letter: char| !letter.is_alphanumeric());
        let said = |wanted: &str| {
            let mut words = words.clone().map(str::to_lowercase);
            words.any(|word| word.strip_suffix('s').unwrap_or(&word) == wanted)
        };
        // "Both bridges" are all those whose names end so.
        let labelled = |label: &str| {
            let label = label.to_lowercase();
            let kind = label.split_whitespace().last();
            kind.is_some_and(|kind| small.contains(&label) || said(kind))
        };
        let view = map.view();
        let named = view.hexes.iter().filter_map(|hex| {
            let by_hex = words.clone().any(|word| word == hex.hex);
            let name = match (labelled(&hex.label), by_hex) {
                (true, _) => format!("{} ({})", hex.label, hex.hex),
                (false, true) => hex.hex.clone(),
                (false, false) => return None,
            };
            let there = board.counters.iter().find(|it| it.hex == hex.hex);
            Some((name, there.map(|counter| counter.side)))
        });
        named.collect()
    }

    /// What each side has lost: figures, or strength points.
    pub fn lost(&self) -> [u32; 2] {
        each!(battle in &self.0 => battle.lost())
    }

    /// What [`Self::lost`] counts, in words: "figures lost".
    pub fn losses(&self) -> String {
        self.says().word("lost")
    }

    /// What each side has in hand: its strength, that of troops in poor morale
    /// counted less and that of routers not at all. It is for comparing how a
    /// battle stands with how it might stand, and is printed nowhere.
    pub fn in_hand(&self) -> [u32; 2] {
        each!(battle in &self.0 => battle.in_hand())
    }
}

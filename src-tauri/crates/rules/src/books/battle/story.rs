//! A battle of some book retold for a report.

use drumhead_words::play::{Chapter, Trial};

use super::{Battle, Command, Event, Played};
use crate::books::{BookError, charging, fornovo};
use crate::report::PlainStory;

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
    /// A battle on a board tells itself.
    Plain(Box<PlainStory<Battle>>),
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
            Played::D3Ecw(_) | Played::StandAndDie(_) | Played::EdgehillNaseby(_) => {
                Told::Plain(Box::new(PlainStory::of(battle)?))
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
            (Told::Plain(story), command) => story.take(command, events),
            _ => {}
        }
    }

    /// A player's own words, written here: what they are, and the words.
    pub fn note(&mut self, lead: &str, text: &str) {
        match &mut self.0 {
            Told::Fornovo(story) => story.note(lead, text),
            Told::Charging(story) => story.note(lead, text),
            Told::Plain(story) => story.note(lead, text),
        }
    }

    /// The whole battle.
    pub fn told(self) -> Vec<Chapter> {
        match self.0 {
            Told::Fornovo(story) => story.told(),
            Told::Charging(story) => story.told(),
            Told::Plain(story) => story.told(),
        }
    }
}

impl Battle {
    /// The test among these events of a command given now, if one was taken.
    pub fn trial(&self, events: &[Event]) -> Option<Trial> {
        match &self.0 {
            Played::Fornovo(battle) => battle.trial(&events_of!(Fornovo, events)),
            Played::Charging(battle) => battle.trial(&events_of!(Charging, events)),
            // Nothing in it is decided by a test.
            Played::D3Ecw(_) | Played::StandAndDie(_) | Played::EdgehillNaseby(_) => None,
        }
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

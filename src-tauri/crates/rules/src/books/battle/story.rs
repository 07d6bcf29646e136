//! A battle of some book retold for a report.

use drumhead_words::play::{Chapter, Trial};

use super::{Battle, Command, Event, Played};
use crate::books::{BookError, charging, fornovo};

/// A battle being retold: it takes in, in their order, every command that was
/// carried out, and every note where it was written.
#[derive(Debug)]
pub struct Story(Told);

#[derive(Debug)]
enum Told {
    Fornovo(Box<fornovo::battle::Story>),
    Charging(Box<charging::Story>),
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
        }))
    }

    /// What a command brought about. What is another book's is passed over.
    pub fn take(&mut self, command: &Command, events: &[Event]) {
        match (&mut self.0, command) {
            (Told::Fornovo(story), Command::Fornovo(command)) => {
                let own = events.iter().filter_map(|event| match event {
                    Event::Fornovo(event) => Some(event.clone()),
                    Event::Charging(_) => None,
                });
                story.take(command, &own.collect::<Vec<_>>());
            }
            (Told::Charging(story), Command::Charging(_)) => {
                let own = events.iter().filter_map(|event| match event {
                    Event::Charging(event) => Some(event.clone()),
                    Event::Fornovo(_) => None,
                });
                story.take(&own.collect::<Vec<_>>());
            }
            (Told::Fornovo(_), Command::Charging(_)) | (Told::Charging(_), Command::Fornovo(_)) => {
            }
        }
    }

    /// A player's own words, written here: what they are, and the words.
    pub fn note(&mut self, lead: &str, text: &str) {
        match &mut self.0 {
            Told::Fornovo(story) => story.note(lead, text),
            Told::Charging(story) => story.note(lead, text),
        }
    }

    /// The whole battle.
    pub fn told(self) -> Vec<Chapter> {
        match self.0 {
            Told::Fornovo(story) => story.told(),
            Told::Charging(story) => story.told(),
        }
    }
}

impl Battle {
    /// The test among these events of a command given now, if one was taken.
    pub fn trial(&self, events: &[Event]) -> Option<Trial> {
        match &self.0 {
            Played::Fornovo(battle) => {
                let own = events.iter().filter_map(|event| match event {
                    Event::Fornovo(event) => Some(event.clone()),
                    Event::Charging(_) => None,
                });
                battle.trial(&own.collect::<Vec<_>>())
            }
            Played::Charging(battle) => {
                let own = events.iter().filter_map(|event| match event {
                    Event::Charging(event) => Some(event.clone()),
                    Event::Fornovo(_) => None,
                });
                battle.trial(&own.collect::<Vec<_>>())
            }
        }
    }

    /// What each side has lost: figures, or strength points.
    pub fn lost(&self) -> [u32; 2] {
        match &self.0 {
            Played::Fornovo(battle) => battle.lost(),
            Played::Charging(battle) => battle.lost(),
        }
    }

    /// What each side has in hand: its strength, that of troops in poor morale
    /// counted less and that of routers not at all. It is for comparing how a
    /// battle stands with how it might stand, and is printed nowhere.
    pub fn in_hand(&self) -> [u32; 2] {
        match &self.0 {
            Played::Fornovo(battle) => battle.in_hand(),
            Played::Charging(battle) => battle.in_hand(),
        }
    }
}

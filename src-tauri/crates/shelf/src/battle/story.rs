//! Retells a battle under any rulebook, for its report.

use drumhead_vocabulary::play::{Chapter, Trial, UnitRef};

use super::{Battle, Command, Event, Played, own_facts};
use crate::BookError;
use drumhead_rules::play::Game as _;
use drumhead_rules::printed::Printed;
use drumhead_rules::report::Narrator;

/// A narrator, which receives every command and every note in order.
#[derive(Debug)]
pub struct Story(BookStory);

macro_rules! stories {
    (() $($(#[$doc:meta])* $book:ident $marker:ty as $id:literal)*) => {
        #[derive(Debug)]
        enum BookStory {
            $($book(Box<<$marker as Printed>::Story>),)*
        }

        impl Story {
            /// Returns the narrator before the first command.
            ///
            /// # Errors
            /// [`BookError::Tables`] if the embedded sentences do not parse.
            pub fn of(battle: &Battle) -> Result<Self, BookError> {
                Ok(Self(match &battle.0 {
                    $(Played::$book(battle) => BookStory::$book(Box::new(Narrator::of(battle)?)),)*
                }))
            }

            /// Adds the events of a command. Events of another rulebook are ignored.
            pub fn take(&mut self, command: &Command, events: &[Event]) {
                match (&mut self.0, command) {
                    $((BookStory::$book(story), Command::$book(command)) => {
                        story.take(command, &own_facts::<$marker>(events));
                    })*
                    _ => {}
                }
            }

            /// Adds a player's note: its heading and its text.
            pub fn note(&mut self, lead: &str, text: &str) {
                match &mut self.0 { $(BookStory::$book(story) => story.note(lead, text),)* }
            }

            /// Returns all chapters.
            pub fn into_chapters(self) -> Vec<Chapter> {
                match self.0 { $(BookStory::$book(story) => story.into_chapters(),)* }
            }
        }
    };
}
books! { stories! () }

impl Battle {
    /// Returns the test among the events of the command just carried out, if any.
    pub fn trial(&self, events: &[Event]) -> Option<Trial> {
        each!(battle: B in &self.0 => battle.trial(&own_facts::<B>(events)))
    }

    /// Whether individual units take tests under the rulebook.
    pub fn has_tests(&self) -> bool {
        each!(_: B in &self.0 => B::HAS_TESTS)
    }

    /// Returns a side's objectives, in the player's words; empty if they are not written down, or
    /// the rulebook has none.
    pub fn objectives(&self, side: u8) -> &str {
        each!(battle in &self.0 => battle.objectives(side))
    }

    /// Returns whether a unit on the map occupies its hex for its side.
    fn occupies(&self, unit: UnitRef) -> bool {
        each!(battle in &self.0 => battle.occupies(unit))
    }

    /// Returns the places on the map that a text names, by hex or label, and the side that
    /// occupies each.
    pub fn places_named(&self, text: &str) -> Vec<(String, Option<u8>)> {
        let (Some(map), Some(board)) = (self.map(), self.board(None)) else {
            return Vec::new();
        };
        let small = text.to_lowercase();
        let words = text.split(|letter: char| !letter.is_alphanumeric());
        let mentions = |wanted: &str| {
            words
                .clone()
                .map(str::to_lowercase)
                .any(|word| word.strip_suffix('s').unwrap_or(&word) == wanted)
        };
        // "Both bridges" refers to all labels that end in "bridge".
        let labelled = |label: &str| {
            let label = label.to_lowercase();
            let kind = label.split_whitespace().last();
            kind.is_some_and(|kind| small.contains(&label) || mentions(kind))
        };
        let view = map.view();
        let named = view.hexes.iter().filter_map(|hex| {
            let by_hex = words.clone().any(|word| word == hex.hex);
            let name = match (labelled(&hex.label), by_hex) {
                (true, _) => format!("{} ({})", hex.label, hex.hex),
                (false, true) => hex.hex.clone(),
                (false, false) => return None,
            };
            let mut there = board.counters.iter().filter(|it| it.hex == hex.hex);
            let there = there.find(|it| self.occupies(it.unit));
            Some((name, there.map(|counter| counter.side)))
        });
        named.collect()
    }

    /// Returns the noun for the losses of a side: "figures lost".
    pub fn losses(&self) -> String {
        self.paper_words().word("lost")
    }
}

//! Decks: cards to cut out, independent of their printed size.

use crate::sheet::{Fact, Table, Tick, Track};

/// The cards of an army.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    /// The army's name, printed on the back of each card.
    pub title: String,
    /// A description of the army in one line.
    pub subtitle: String,
    /// The cards, in the army's order.
    pub cards: Vec<Card>,
    /// The units without a card, with the reasons, on an extra card at the end. `None` if every
    /// unit has a card.
    pub missing: Option<Missing>,
    /// The BCP 47 language of the text.
    pub language: String,
}

/// Units without a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missing {
    /// The heading: `Out of the battle`.
    pub title: String,
    /// The explanation, then each unit by number and name, with the reason.
    pub lines: Vec<String>,
}

/// A card: the front is for play, the back for reference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// The unit's number, which is also used on the screen, on the roster, on labels and in the
    /// log.
    pub number: String,
    /// The name.
    pub name: String,
    /// The description, on the front.
    pub lines: Vec<String>,
    /// The values for play, on the front: moves, saves.
    pub facts: Vec<Fact>,
    /// The hit boxes, at the bottom of the front.
    pub track: Option<Track>,
    /// The states to tick, below the hit boxes.
    pub ticks: Vec<Tick>,
    /// The tables on the back: the unit's rolls in each test, and its weapons' scores to hit.
    pub tables: Vec<Table>,
}

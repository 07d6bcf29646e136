//! Decks: cards to cut out, independent of their printed size.

use crate::sheet::{Fact, Table, Tick, Track};

/// The cards of an army.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    /// The army's name, printed on the back of each card.
    pub title: String,
    /// One line about it.
    pub subtitle: String,
    /// The cards, in the army's order.
    pub cards: Vec<Card>,
    /// The units without a card and why, on an extra last card; `None` if every unit has one.
    pub missing: Option<Missing>,
    /// BCP 47 language of the text.
    pub language: String,
}

/// Units without a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missing {
    /// The heading: `Out of the battle`.
    pub title: String,
    /// The explanation, then each unit by number and name with the reason.
    pub lines: Vec<String>,
}

/// A card: the front for play, the back for reference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// The unit's number: the same on screen, roster, label and log.
    pub number: String,
    /// The name.
    pub name: String,
    /// The description, on the front.
    pub lines: Vec<String>,
    /// Values for play, on the front: moves, saves.
    pub looks: Vec<Fact>,
    /// Hit boxes, at the bottom of the front.
    pub track: Option<Track>,
    /// States to tick, below the hit boxes.
    pub ticks: Vec<Tick>,
    /// On the back: the unit's rolls in each test, and its weapons' numbers to hit.
    pub tables: Vec<Table>,
}

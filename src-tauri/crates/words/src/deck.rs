//! Decks: cards to be cut out, before anyone knows how large they are.

use crate::sheet::{Fact, Table, Tick, Track};

/// Cards that belong together: those of an army.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    /// Whose they are: the army's name. It stands on the back of each.
    pub title: String,
    /// One line about it.
    pub subtitle: String,
    /// The cards, in the army's order.
    pub cards: Vec<Card>,
    /// Who has no card among them and why, on a card of its own behind them; none
    /// where everybody has one.
    pub missing: Option<Missing>,
    /// BCP 47 language of the text.
    pub language: String,
}

/// Who has no card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missing {
    /// What they are: `Out of the battle`.
    pub title: String,
    /// What that means, then each by number and name with the reason.
    pub lines: Vec<String>,
}

/// A card: its front is looked at in play, its back looked things up on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// The unit's number: the same on screen, roster, label and log.
    pub number: String,
    /// Its name.
    pub name: String,
    /// What it is, on the front.
    pub lines: Vec<String>,
    /// What is looked up in play, on the front: moves, saves.
    pub looks: Vec<Fact>,
    /// Hit boxes, at the foot of the front.
    pub track: Option<Track>,
    /// States to tick, under the hit boxes.
    pub ticks: Vec<Tick>,
    /// On the back: what it rolls in each test, what its arms hit on.
    pub tables: Vec<Table>,
}

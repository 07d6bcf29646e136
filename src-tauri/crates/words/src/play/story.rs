//! A battle retold: what a report says of it, in the order in which it is
//! read.

/// A stretch of a battle under one heading: a turn, or a side's turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chapter {
    /// The turn; 0 before the first.
    pub turn: u32,
    /// Its heading.
    pub title: String,
    /// What is told of it; a chapter of which nothing is told has none.
    pub passages: Vec<Passage>,
}

/// A paragraph.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Passage {
    /// What it is about: the phase, or what kind of note it is; may be empty.
    pub lead: String,
    /// The sentences.
    pub text: String,
    /// Whether a player wrote it.
    pub own: bool,
}

/// A test as it came out: what one die, or a few, decided about a unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trial {
    /// The side of the unit: a number alone is in both armies.
    pub side: u8,
    /// The unit, as a report calls it.
    pub unit: String,
    /// What it tested for: "under fire".
    pub what: String,
    /// The die.
    pub face: u8,
    /// What came of it: "routed".
    pub came: String,
}

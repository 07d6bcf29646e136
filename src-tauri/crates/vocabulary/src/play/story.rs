//! The text of a battle report, in order.

/// A part of a battle with its own heading: a turn, or a side's turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chapter {
    /// The turn; 0 before the first.
    pub turn: u32,
    /// The heading.
    pub title: String,
    /// The paragraphs. Empty if there is nothing to report.
    pub passages: Vec<Passage>,
}

/// A paragraph.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Passage {
    /// The heading: the phase, or the kind of note. May be empty.
    pub lead: String,
    /// The sentences.
    pub text: String,
    /// Whether a player wrote the paragraph.
    pub own: bool,
}

/// A test of a unit, decided by one die.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trial {
    /// The side of the unit. Both armies may have units with the same number.
    pub side: u8,
    /// The unit's name in the report.
    pub unit: String,
    /// The reason for the test: "shooting".
    pub what: String,
    /// The face of the die.
    pub face: u8,
    /// The result: "routed".
    pub came: String,
}

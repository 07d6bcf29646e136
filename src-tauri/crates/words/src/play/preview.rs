//! What a filled command would do.

use serde::Serialize;

use super::{Objection, Tone};
use crate::dice::Pool;

/// What a command would do, worked out without dice and without changing
/// anything.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Preview {
    /// What is looked at: "Unit 4 tests to rally".
    pub title: String,
    /// The sums: one column for a test, two side by side for a combat.
    pub columns: Vec<Column>,
    /// What is needed, a sentence: "Passes on 3 or more."
    pub needs: Option<String>,
    /// The dice it would throw; none where it throws none or is refused.
    pub pool: Option<Pool>,
    /// What each face of the one die comes to, from the lowest; empty where no
    /// single die decides, or where its bands say so already.
    pub faces: Vec<Face>,
    /// The odds; none where there is nothing to throw.
    pub odds: Option<OddsView>,
    /// What speaks against it.
    pub objections: Vec<Objection>,
}

/// What a face of a die comes to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Face {
    /// In a word: "passes".
    pub label: String,
    /// How it bears on whoever throws.
    pub tone: Tone,
}

/// A sum with its reasons.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Column {
    /// Whose sum it is.
    pub heading: String,
    /// Its lines.
    pub entries: Vec<Entry>,
    /// What they come to: "-1", "6 dice, 456H".
    pub total: Option<String>,
}

/// A line of a sum.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Entry {
    /// Why.
    pub label: String,
    /// The clause that grants it.
    pub clause: Option<String>,
    /// How much: "+1", "-3".
    pub value: String,
    /// Whether the table told it; otherwise the desk knows.
    pub told: bool,
}

/// The odds of a command.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct OddsView {
    /// The odds in a sentence: "Passes 5 times in 6."
    pub sentence: String,
    /// The outcomes of the dice; chances sum to 1.
    pub bars: Vec<Bar>,
    /// The same outcomes as a table, where two sides suffer at once.
    pub joint: Option<JointView>,
    /// What then follows, each with its own chance.
    pub then: Vec<Bar>,
    /// What was taken for granted for what follows.
    pub assumes: Vec<String>,
}

/// What two sides suffer at once: a row for each number that the one suffers, a
/// column for each of the other's.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct JointView {
    /// What the rows count: "French pikes lose".
    pub down: String,
    /// What the columns count.
    pub across: String,
    /// The rows' numbers; the first and the last may stand for all beyond: "9 or
    /// more".
    pub rows: Vec<String>,
    /// The columns' numbers, likewise.
    pub columns: Vec<String>,
    /// The chances, row by row; all of them sum to 1.
    pub cells: Vec<Vec<JointCell>>,
}

/// What both sides suffer, with its chance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct JointCell {
    /// Its chance, from 0 to 1.
    #[cfg_attr(feature = "bindings", specta(type = u32))]
    pub chance: f64,
    /// Which of the [bars](OddsView::bars) it belongs to, from 0; none where it
    /// stands for outcomes of several.
    pub bar: Option<u8>,
}

/// An outcome with its chance.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Bar {
    /// The outcome.
    pub label: String,
    /// Its chance, from 0 to 1.
    // A chance is finite, so that JSON has a number for it and never null.
    #[cfg_attr(feature = "bindings", specta(type = u32))]
    pub chance: f64,
}

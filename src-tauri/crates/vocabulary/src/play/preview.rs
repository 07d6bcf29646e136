//! Previews of commands.

use serde::Serialize;

use super::{Objection, Tone};
use crate::dice::Pool;

/// The effect of a complete command, calculated without dice and without changing anything.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Preview {
    /// The title: "Unit 4 tests to rally".
    pub title: String,
    /// The sums: one column for a test, two columns side by side for a combat.
    pub columns: Vec<Column>,
    /// The score needed, as a sentence: "Passes on 3 or more."
    pub needs: Option<String>,
    /// The dice to roll. `None` if the command needs no dice or is impossible.
    pub pool: Option<Pool>,
    /// The result of each face of the single die, from the lowest face. Empty if more than one die
    /// decides, or if the bands already show the results.
    pub faces: Vec<Face>,
    /// The odds; `None` without dice.
    pub odds: Option<OddsView>,
    /// The objections.
    pub objections: Vec<Objection>,
    /// Whether the command is impossible. Its objection cannot be allowed.
    pub impossible: bool,
}

/// The result of a face of a die.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Face {
    /// The result, as a word: "passes".
    pub label: String,
    /// The effect of the result on the side that rolls.
    pub tone: Tone,
}

/// A sum with its modifiers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Column {
    /// The heading, which names the owner of the sum.
    pub heading: String,
    /// The lines.
    pub entries: Vec<Entry>,
    /// The total: "-1", "6 dice, 456H".
    pub total: Option<String>,
}

/// A line of a sum.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Entry {
    /// The reason.
    pub label: String,
    /// The clause.
    pub clause: Option<String>,
    /// The value: "+1", "-3".
    pub value: String,
    /// Whether the players stated the value. Otherwise Drumhead determined it.
    pub observed: bool,
}

/// The odds of a command.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct OddsView {
    /// The odds in a sentence: "Passes 5 times in 6." May be empty.
    pub sentence: String,
    /// The outcomes of the dice. Their chances sum to 1.
    pub bars: Vec<Bar>,
    /// The same outcomes as a table, if both sides suffer losses at the same time.
    pub joint: Option<JointView>,
    /// The consequences, each with a separate chance.
    pub then: Vec<Bar>,
    /// The assumptions about the consequences.
    pub assumes: Vec<String>,
}

/// The simultaneous losses of two sides: a row for each number lost by the first side, a column for
/// each number lost by the second.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct JointView {
    /// The meaning of the rows: "French pikes lose".
    pub down: String,
    /// The meaning of the columns.
    pub across: String,
    /// The numbers of the rows. The first row may also cover all lower numbers, and the last row
    /// all higher ones: "9 or more".
    pub rows: Vec<String>,
    /// The numbers of the columns. The first column may also cover all lower numbers, and the last
    /// column all higher ones.
    pub columns: Vec<String>,
    /// The chances, row by row. They sum to 1.
    pub cells: Vec<Vec<JointCell>>,
}

/// A pair of losses with its chance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct JointCell {
    /// The chance, from 0 to 1.
    #[cfg_attr(feature = "bindings", specta(type = u32))]
    pub chance: f64,
    /// The index of the cell's [bar](OddsView::bars), from 0. `None` if the cell covers outcomes of
    /// several bars.
    pub bar: Option<u8>,
}

/// An outcome with its chance.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Bar {
    /// The outcome.
    pub label: String,
    /// The chance, from 0 to 1.
    // A chance is finite, so its JSON is always a number and never null.
    #[cfg_attr(feature = "bindings", specta(type = u32))]
    pub chance: f64,
}

//! A board of hexes, for the books that are played on one.

use serde::Serialize;

use super::{Arm, OfferId, Scalar, UnitRef};

/// A map as it is shown; it stays the same for a whole battle.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct MapView {
    /// What it is called.
    pub name: String,
    /// Whether the hexes point north; otherwise a side lies there.
    pub pointed: bool,
    /// Whether the even rows, or columns, are the pushed ones, counted from 1.
    pub pushed_even: bool,
    /// How many columns.
    pub columns: u16,
    /// How many rows.
    pub rows: u16,
    /// Every hex, row by row.
    pub hexes: Vec<GroundView>,
    /// What lies along sides.
    pub sides: Vec<EdgeView>,
}

/// A hex as it is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct GroundView {
    /// As it is called on this map: `H1`, `0813`.
    pub hex: String,
    /// Its column, from 1.
    pub column: u16,
    /// Its row, from 1.
    pub row: u16,
    /// Its features' ids.
    pub is: Vec<String>,
    /// What is written on it.
    pub label: String,
    /// How high it lies, in levels.
    pub height: u8,
}

/// A side as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct EdgeView {
    /// The hexes that it parts.
    pub between: [String; 2],
    /// Its features' ids.
    pub is: Vec<String>,
}

/// What stands on the board, and what the unit looked at can do there.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct BoardView {
    /// The counters.
    pub counters: Vec<Counter>,
    /// What hexes mean to the unit that is looked at.
    pub marks: Vec<Mark>,
}

/// A counter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Counter {
    /// The unit it stands for.
    pub unit: UnitRef,
    /// The side that has it now: of a gun that was taken, the one that took it.
    pub side: u8,
    /// Its name, or what stands for one.
    pub name: String,
    /// Its arm, shown by shape.
    pub arm: Arm,
    /// The hex it stands in, as the map calls it.
    pub hex: String,
    /// Which way it faces as on a clock face, north at 0; none where it has no
    /// front.
    pub facing: Option<u8>,
    /// What is written under it, in a word or two: "4 of 7", "12 foot, 2 guns".
    pub count: String,
    /// What else is to be seen of it: "no ammunition", "activated".
    pub states: Vec<String>,
    /// Whether any of that calls for care, which is shown at a glance.
    pub warns: bool,
}

/// What a hex means to the unit that is looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Mark {
    /// The hex, as the map calls it.
    pub hex: String,
    /// What it means.
    pub kind: MarkKind,
    /// In words: "moves there for 2", "woods at G2 are in the way".
    pub label: String,
    /// The clause behind it.
    pub clause: Option<String>,
    /// What touching the hex answers; none where it can only be looked at.
    pub goes: Option<Touch>,
}

/// What a mark means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum MarkKind {
    /// It can go there.
    Reach,
    /// It can attack there.
    Target,
    /// It cannot go or attack there, though one might think so.
    Barred,
    /// It sees there.
    Seen,
    /// It commands there.
    Command,
}

/// An answer that is given by touching a hex: which offer, and the answer to
/// which of its questions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Touch {
    /// The offer's id.
    #[cfg_attr(feature = "bindings", specta(type = String))]
    pub offer: OfferId,
    /// The question's path.
    pub path: String,
    /// The answer.
    pub value: Scalar,
}

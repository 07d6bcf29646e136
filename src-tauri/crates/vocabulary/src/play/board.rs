//! A board of hexes, for rulebooks with a map.

use serde::Serialize;

use super::{Arm, OfferId, Scalar, UnitRef};

/// A map for display. It does not change during a battle.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct MapView {
    /// The name.
    pub name: String,
    /// Whether the hexes are pointy-topped rather than flat-topped.
    pub pointed: bool,
    /// Whether the even rows or columns, counted from 1, are shifted.
    pub pushed_even: bool,
    /// The number of columns.
    pub columns: u16,
    /// The number of rows.
    pub rows: u16,
    /// Every hex, row by row.
    pub hexes: Vec<GroundView>,
    /// The features along sides.
    pub sides: Vec<EdgeView>,
}

/// A hex for display.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct GroundView {
    /// The hex's name on this map: `H1`, `0813`.
    pub hex: String,
    /// The hex's column, from 1.
    pub column: u16,
    /// The hex's row, from 1.
    pub row: u16,
    /// The ids of the hex's features.
    pub is: Vec<String>,
    /// The label.
    pub label: String,
    /// The level.
    pub height: u8,
}

/// A side of a hex for display.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct EdgeView {
    /// The two hexes that the side separates.
    pub between: [String; 2],
    /// The ids of the side's features.
    pub is: Vec<String>,
}

/// The counters on the board, and the options of the selected unit.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct BoardView {
    /// The counters.
    pub counters: Vec<Counter>,
    /// The meaning of hexes for the selected unit.
    pub marks: Vec<Mark>,
}

/// A counter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Counter {
    /// The unit.
    pub unit: UnitRef,
    /// The side that controls the unit now. A captured gun is controlled by the captor's side.
    pub side: u8,
    /// The unit's name or a placeholder.
    pub name: String,
    /// The unit's arm, which determines the shape of the counter.
    pub arm: Arm,
    /// The name of the unit's hex on the map.
    pub hex: String,
    /// The unit's facing as a clock position, with 0 for north. `None` for a unit without a front.
    pub facing: Option<u8>,
    /// The text below the counter, a word or two: "4 of 7", "12 foot, 2 guns".
    pub count: String,
    /// The other visible states: "no ammunition", "activated".
    pub states: Vec<String>,
    /// Whether any of the states needs attention. The counter shows this at a glance.
    pub warns: bool,
}

/// A mark on a hex, for the selected unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Mark {
    /// The name of the hex on the map.
    pub hex: String,
    /// The meaning.
    pub kind: MarkKind,
    /// A description: "moves there for 2", "woods at G2 are in the way".
    pub label: String,
    /// The clause.
    pub clause: Option<String>,
    /// The answer that is given by touching the hex. `None` if touching the hex does nothing.
    pub goes: Option<Touch>,
}

/// The meaning of a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum MarkKind {
    /// The unit can move there.
    Reach,
    /// The unit can attack there.
    Target,
    /// The unit cannot move or attack there, although a player might expect it to.
    Barred,
    /// The unit can see the hex.
    Seen,
    /// The hex is within the unit's command range.
    Command,
}

/// An answer that is given by touching a hex: the offer, the question and the value.
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

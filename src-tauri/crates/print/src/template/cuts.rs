//! Cut-out pieces: cards, labels and markers. Their sizes are in millimetres, other lengths in
//! points.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::measures::{Length, Millimetres, Scale};

/// The layout of cut-out pieces on their page.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cuts {
    /// The space inside the cut, on every side.
    pub inset: Length,
    /// The length of a cut mark.
    pub mark: Length,
    /// The space between a cut mark and the cards, and between two labels or markers.
    pub clear: Length,
    /// The thickness of cut marks and lines.
    pub line: Length,
    /// The sizes of cards, by name.
    #[serde(default)]
    pub sizes: BTreeMap<String, CardShape>,
    /// Labels for bases, in a template of labels.
    #[serde(default)]
    pub label: Option<LabelShape>,
    /// Markers that count losses.
    #[serde(default)]
    pub casualty: Option<MarkerShape>,
    /// Markers for states.
    #[serde(default)]
    pub state: Option<MarkerShape>,
}

/// Labels for bases, as wide as the bases behind them.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LabelShape {
    /// The height.
    pub height: Millimetres,
    /// The maximum number of bases per label.
    pub bases: u16,
}

/// Markers.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarkerShape {
    /// The width and height.
    pub size: Millimetres,
    /// Whether the marker is round; otherwise it is square.
    pub round: bool,
    /// The maximum number of markers of one kind.
    pub most: u32,
}

/// A size of card.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardShape {
    /// The width.
    pub width: Millimetres,
    /// The height.
    pub height: Millimetres,
    /// The space inside the cut, if it differs from the common one.
    #[serde(default)]
    pub inset: Option<Length>,
    /// The type scales tried in turn until everything fits; the minimum type size is 8 points.
    pub steps: Vec<Scale>,
}

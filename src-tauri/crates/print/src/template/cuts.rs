//! What is cut out: cards, labels and markers, in millimetres.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::measures::{Length, Millimetres, Scale};

/// How what is cut out stands on its page.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cuts {
    /// White inside the cut, on every side.
    pub inset: Length,
    /// How long a cut mark is.
    pub mark: Length,
    /// White between a cut mark and the corner it points at.
    pub clear: Length,
    /// Thickness of cut marks and lines.
    pub line: Length,
    /// The sizes of cards there are, by name.
    #[serde(default)]
    pub sizes: BTreeMap<String, CardShape>,
    /// Labels for bases, in a template of labels.
    #[serde(default)]
    pub label: Option<LabelShape>,
    /// Markers that count losses.
    #[serde(default)]
    pub casualty: Option<MarkerShape>,
    /// Markers that tell states.
    #[serde(default)]
    pub state: Option<MarkerShape>,
}

/// Labels for bases. Their width is that of the bases they stand before.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LabelShape {
    /// Down.
    pub height: Millimetres,
    /// The most bases that a label runs over.
    pub bases: u16,
}

/// Markers.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarkerShape {
    /// Across and down.
    pub size: Millimetres,
    /// Whether it is round; otherwise it is a square.
    pub round: bool,
    /// The most of one kind.
    pub most: u32,
}

/// A size of card.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardShape {
    /// Across.
    pub width: Millimetres,
    /// Down.
    pub height: Millimetres,
    /// White inside the cut, where it is not that of all sizes.
    #[serde(default)]
    pub inset: Option<Length>,
    /// The room kept free for a label.
    pub label: PieceSize,
    /// Scales of type tried in turn until everything fits; nothing is set
    /// smaller than 8 points.
    pub steps: Vec<Scale>,
}

/// The size of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PieceSize {
    /// Across.
    pub width: Millimetres,
    /// Down.
    pub height: Millimetres,
}

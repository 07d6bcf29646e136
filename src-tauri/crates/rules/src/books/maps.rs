//! The books that are played on a map: what their maps can hold, and the maps
//! they come with.

use serde::Serialize;

use super::{BookError, BookId, d3_ecw};
use crate::map::{Feature, Map};

/// Something that can be painted on a book's map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Brush {
    /// What.
    pub feature: Feature,
    /// Whether it lies along sides; otherwise it fills hexes.
    pub side: bool,
}

/// A feature that fills hexes.
const fn hex(feature: Feature) -> Brush {
    Brush {
        feature,
        side: false,
    }
}

/// *D3*: every feature is a hex's (D3-18 to D3-24).
const D3_ECW: &[Brush] = &[
    hex(Feature::Woods),
    hex(Feature::Town),
    hex(Feature::Hedge),
    hex(Feature::Hill),
    hex(Feature::Entrenchment),
    hex(Feature::Marsh),
    hex(Feature::Water),
    hex(Feature::River),
    hex(Feature::Bridge),
    hex(Feature::Ford),
    hex(Feature::Road),
];

impl BookId {
    /// What can be painted on a map of this book, hexes first; nothing for a book
    /// whose map is the table.
    pub const fn brushes(self) -> &'static [Brush] {
        match self {
            Self::Fornovo | Self::Charging => &[],
            Self::D3Ecw => D3_ECW,
        }
    }

    /// The maps that the book comes with here, the usual one first.
    ///
    /// # Errors
    /// [`BookError::Tables`] if an embedded file does not read.
    pub fn starter_maps(self) -> Result<Vec<Map>, BookError> {
        match self {
            Self::Fornovo | Self::Charging => Ok(Vec::new()),
            Self::D3Ecw => Ok(vec![d3_ecw::starter_map()]),
        }
    }
}

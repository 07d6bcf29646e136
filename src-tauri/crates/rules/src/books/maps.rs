//! The books that are played on a map: what their maps can hold, and the maps
//! they come with.

use serde::Serialize;

use super::{BookError, BookId};
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

impl BookId {
    /// What can be painted on a map of this book, hexes first; nothing for a book
    /// whose map is the table.
    pub const fn brushes(self) -> &'static [Brush] {
        match self {
            Self::Fornovo | Self::Charging => &[],
        }
    }

    /// The maps that the book comes with here, the usual one first.
    ///
    /// # Errors
    /// [`BookError::Tables`] if an embedded file does not read.
    pub fn starter_maps(self) -> Result<Vec<Map>, BookError> {
        match self {
            Self::Fornovo | Self::Charging => Ok(Vec::new()),
        }
    }
}

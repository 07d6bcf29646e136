//! Lengths in each figure scale.

use drumhead_vocabulary::Length;
use serde::Deserialize;

use crate::army::FigureScale;
use crate::bad_table::BadTable;

/// A length in each figure scale (F-1.02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "ScaledRow")]
pub struct Scaled([Length; 2]);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScaledRow {
    #[serde(rename = "25-30")]
    large: String,
    #[serde(rename = "15-20")]
    small: String,
}

impl TryFrom<ScaledRow> for Scaled {
    type Error = BadTable;
    fn try_from(row: ScaledRow) -> Result<Self, BadTable> {
        let read =
            |text: &str| Length::parse_inches(text).ok_or_else(|| BadTable::unread(text, "length"));
        Ok(Self([read(&row.large)?, read(&row.small)?]))
    }
}

impl Scaled {
    /// Returns the length in this scale.
    pub fn at(self, scale: FigureScale) -> Length {
        at_scale(&self.0, scale)
    }
}

/// Returns the length for this scale (F-1.02).
pub(super) fn at_scale(lengths: &[Length; 2], scale: FigureScale) -> Length {
    lengths[scale as usize]
}

//! Why a sheet was not printed.

use crate::fonts::{BadFont, Face};
use crate::selection::SelectionError;

/// Why a sheet was not printed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PrintError {
    /// The sheet asks for more than a document can reasonably hold.
    #[error("{what}: {found} is more than the {limit} that can be printed")]
    TooMuch {
        /// What there is too much of.
        what: String,
        /// How much was asked for.
        found: u64,
        /// How much can be printed.
        limit: u64,
    },
    /// The template has no cards of this size, or the paper holds none.
    #[error("there are no cards of the size {size:?} on this paper")]
    NoSize {
        /// The size asked for.
        size: String,
    },
    /// A row of a table has more or fewer cells than the table has columns.
    #[error("table {caption:?}: row {row} has {cells} cells for {columns} columns")]
    UnevenTable {
        /// The table's caption.
        caption: String,
        /// The row, from 1.
        row: usize,
        /// How many cells it has.
        cells: usize,
        /// How many columns the table has.
        columns: usize,
    },
    /// The pages that are wanted are not in the document.
    #[error(transparent)]
    Pages(#[from] SelectionError),
    /// An embedded face cannot be read: the program itself is damaged.
    #[error("the embedded face {face:?} cannot be read: install the program again")]
    Font {
        /// The face.
        face: Face,
    },
    /// The PDF could not be put together.
    #[error("the PDF could not be written: {reason}")]
    Write {
        /// What the PDF library said.
        reason: String,
    },
}

impl From<BadFont> for PrintError {
    fn from(bad: BadFont) -> Self {
        Self::Font { face: bad.0 }
    }
}

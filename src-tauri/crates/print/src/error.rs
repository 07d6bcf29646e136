//! Why a sheet was not printed.

use crate::fonts::{BadFont, Face};
use crate::selection::SelectionError;

/// Why a sheet was not printed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PrintError {
    /// The sheet has more content than a document may have.
    #[error("{what}: {found} is more than the {limit} that can be printed")]
    TooMuch {
        /// The content.
        what: String,
        /// The amount.
        found: u64,
        /// The maximum.
        limit: u64,
    },
    /// The template has no cards of this size, or the paper is too small for them.
    #[error("there are no cards of the size {size:?} on this paper")]
    NoSize {
        /// The size requested.
        size: String,
    },
    /// A row of a table has more or fewer cells than the table has columns.
    #[error("table {caption:?}: row {row} has {cells} cells for {columns} columns")]
    UnevenTable {
        /// The table's caption.
        caption: String,
        /// The row, from 1.
        row: usize,
        /// Its number of cells.
        cells: usize,
        /// The table's number of columns.
        columns: usize,
    },
    /// The pages requested are not in the document.
    #[error(transparent)]
    Pages(#[from] SelectionError),
    /// An embedded face is unreadable: the program itself is damaged.
    #[error("the embedded face {face:?} cannot be read: install the program again")]
    Font {
        /// The face.
        face: Face,
    },
    /// Writing the PDF failed.
    #[error("the PDF could not be written: {reason}")]
    Write {
        /// The PDF library's error.
        reason: String,
    },
}

impl From<BadFont> for PrintError {
    fn from(bad: BadFont) -> Self {
        Self::Font { face: bad.0 }
    }
}

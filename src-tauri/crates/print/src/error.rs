//! The reasons why a sheet is not printed.

use crate::fonts::{BadFont, Face};
use crate::selection::SelectionError;

/// The reason why a sheet was not printed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PrintError {
    /// The sheet exceeds one of a document's limits.
    #[error("too much: {what:?}: {found}, limit {limit}")]
    TooMuch {
        /// The content.
        what: Content,
        /// The amount.
        found: u64,
        /// The maximum amount.
        limit: u64,
    },
    /// The template has no cards, labels or markers of this size, or the paper is too small for the
    /// cards.
    #[error("no size: {size:?}")]
    NoSize {
        /// The size requested.
        size: String,
    },
    /// A row of a table has more or fewer cells than the table has columns.
    #[error("uneven table: {caption:?}: row {row}: {cells}/{columns}")]
    UnevenTable {
        /// The table's caption.
        caption: String,
        /// The row, from 1.
        row: usize,
        /// The row's number of cells.
        cells: usize,
        /// The table's number of columns.
        columns: usize,
    },
    /// The selection of pages is invalid, or the pages are not in the document.
    #[error(transparent)]
    Pages(#[from] SelectionError),
    /// An embedded face is unreadable: the program itself is damaged.
    #[error("bad face: {face:?}")]
    Font {
        /// The face.
        face: Face,
    },
    /// Writing the PDF failed.
    #[error("PDF: {reason}")]
    Write {
        /// The PDF library's error.
        reason: String,
    },
}

/// The kinds of content that are limited in a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// Pages.
    Pages,
    /// Labels and markers.
    Pieces,
    /// Cards.
    Cards,
    /// Hit boxes of the unit with this number.
    Boxes(String),
    /// The height of a line, in points, on the card with this number.
    Line(String),
}

impl From<BadFont> for PrintError {
    fn from(bad: BadFont) -> Self {
        Self::Font { face: bad.0 }
    }
}

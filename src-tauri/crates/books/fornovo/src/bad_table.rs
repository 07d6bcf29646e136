//! Errors in the data of a table.

/// What is wrong with a table, with its place. The embedded tables have no such fault, which a test
/// shows; a battle's own copy in a damaged file may have one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadTable {
    /// A row, an id or a key occurs twice.
    #[error("twice: {0}")]
    Twice(String),
    /// A row or a key is missing.
    #[error("missing: {0}")]
    Missing(String),
    /// An id or a value that the book does not have.
    #[error("unknown: {0}")]
    Unknown(String),
    /// A number must not be 0.
    #[error("zero: {0}")]
    Zero(String),
    /// A row has values that do not belong together, or a value of another type.
    #[error("other shape: {0}")]
    Shape(String),
    /// A text is not what it should be.
    #[error("no {what}: {text:?}")]
    Unread {
        /// The text.
        text: String,
        /// The value expected.
        what: &'static str,
    },
}

impl BadTable {
    /// A text that is not what it should be.
    pub(super) fn unread(text: &str, what: &'static str) -> Self {
        let text = text.to_owned();
        Self::Unread { text, what }
    }
}

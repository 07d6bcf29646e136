//! Errors in a table's data.

/// An error in a table, with its location. Tests show that the embedded tables have no errors; a
/// battle's own copy can have errors if its file is damaged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadTable {
    /// A row, an id or a key occurs twice.
    #[error("twice: {0}")]
    Twice(String),
    /// A row or a key is missing.
    #[error("missing: {0}")]
    Missing(String),
    /// An id or a value is unknown.
    #[error("unknown: {0}")]
    Unknown(String),
    /// A number must not be 0.
    #[error("zero: {0}")]
    Zero(String),
    /// A row has values that do not belong together, or a value of the wrong type.
    #[error("other shape: {0}")]
    Shape(String),
    /// A string does not parse as the expected kind of value.
    #[error("no {what}: {text:?}")]
    Unread {
        /// The text.
        text: String,
        /// The expected kind of value.
        what: &'static str,
    },
}

impl BadTable {
    /// Returns the error for a string that does not parse as this kind of value.
    pub(super) fn unread(text: &str, what: &'static str) -> Self {
        let text = text.to_owned();
        Self::Unread { text, what }
    }
}

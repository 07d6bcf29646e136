//! The catalogue of the book's sentences, from `data/stand_and_die/words.en.toml`.

use std::sync::OnceLock;

use super::tables::WORDS_EN;
use drumhead_rules::data::TableError;
use drumhead_rules::data::catalogue::Catalogue;

/// English.
///
/// # Errors
/// A [`TableError`] if the embedded file does not read; a test shows that it
/// does.
pub(super) fn english() -> Result<&'static Catalogue, TableError> {
    static ENGLISH: OnceLock<Result<Catalogue, TableError>> = OnceLock::new();
    ENGLISH
        .get_or_init(|| Catalogue::read(&[WORDS_EN]))
        .as_ref()
        .map_err(Clone::clone)
}

/// Tenths as they are written: `2.1`, `0.4`, `3`.
pub(super) fn tenths(value: u32) -> String {
    match value % 10 {
        0 => (value / 10).to_string(),
        part => format!("{}.{part}", value / 10),
    }
}

//! The catalogue of the book's sentences, from
//! `data/edgehill_naseby/words.en.toml`.

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

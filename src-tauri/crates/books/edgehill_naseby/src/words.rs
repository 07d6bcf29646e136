//! The catalogue of the book's sentences, from
//! `data/edgehill_naseby/words.en.toml`.

use drumhead_rules::data::catalogue::Catalogue;
use drumhead_rules::data::{Loaded, TableError};

use crate::tables::WORDS_EN;

static ENGLISH: Loaded<Catalogue> = Loaded::new(|| Catalogue::read(&[WORDS_EN]));

/// English.
///
/// # Errors
/// A [`TableError`] if the embedded file does not read; a test shows that it does.
pub(super) fn english() -> Result<&'static Catalogue, TableError> {
    ENGLISH.get()
}

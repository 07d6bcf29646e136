//! The catalogue of the book's sentences, from `data/words`.

use drumhead_rules::catalogue::{Catalogue, Words};
use drumhead_rules::data::TableError;

/// The book's sentences, with those that every book shares.
static WORDS: Words =
    drumhead_rules::sentences!("../../../../data/words" "edgehill_naseby" "edgehill_naseby-report");

/// English.
///
/// # Errors
/// A [`TableError`] if the embedded file does not read; a test shows that it does.
pub(super) fn english() -> Result<&'static Catalogue, TableError> {
    Ok(WORDS.english())
}

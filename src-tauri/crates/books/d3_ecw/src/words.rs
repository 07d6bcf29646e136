//! The catalogue of the book's sentences, from `data/d3_ecw/words.en.toml`.

use drumhead_rules::data::catalogue::{Catalogue, signed};
use drumhead_rules::data::{Loaded, TableError};

use crate::tables::WORDS_EN;

static ENGLISH: Loaded<Catalogue> = Loaded::new(|| Catalogue::read(&[WORDS_EN]));

/// English.
///
/// # Errors
/// A [`TableError`] if the embedded file does not read; a test shows that it
/// does.
pub(super) fn english() -> Result<&'static Catalogue, TableError> {
    ENGLISH.get()
}

/// A die with what is added to it: `D3+1`, `D3`.
pub(super) fn die_with(value: i32) -> String {
    match value {
        0 => "D3".to_owned(),
        _ => format!("D3{}", signed(value)),
    }
}

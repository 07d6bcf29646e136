//! The catalogue of the book's sentences, from `data/stand_and_die/words.en.toml`.

use super::tables::WORDS_EN;
use drumhead_rules::data::catalogue::Catalogue;
use drumhead_rules::data::{Loaded, TableError};

static ENGLISH: Loaded<Catalogue> = Loaded::new(|| Catalogue::read(&[WORDS_EN]));

/// English.
///
/// # Errors
/// A [`TableError`] if the embedded file does not read; a test shows that it
/// does.
pub(super) fn english() -> Result<&'static Catalogue, TableError> {
    ENGLISH.get()
}

/// A chance in whole hundredths.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::float_arithmetic,
    reason = "a chance is 0 to 1, and is shown in hundredths"
)]
pub(super) fn percent(chance: f64) -> String {
    format!("{}%", (chance * 100.0).round() as u32)
}

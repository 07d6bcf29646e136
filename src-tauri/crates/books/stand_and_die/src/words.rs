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

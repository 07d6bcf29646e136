//! The sentences of the program itself, beside those of the books.

use drumhead_rules::catalogue::{Catalogue, Language, Words};
use drumhead_rules::map::words::MAPS;

static WORDS: Words = Words::new(&[MAPS]);

/// The catalogue of the program in a language.
#[must_use]
pub fn words(language: Language) -> &'static Catalogue {
    WORDS.speak(language)
}

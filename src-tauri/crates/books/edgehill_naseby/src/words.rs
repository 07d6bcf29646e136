//! The catalogue of the book's sentences, from `data/words`.

use drumhead_rules::catalogue::{Catalogue, Language, Words};

/// The book's sentences, with those that every book shares.
static WORDS: Words = drumhead_rules::sentences!("../../../../data/words" "edgehill_naseby" "edgehill_naseby-clauses" "edgehill_naseby-report");

/// The book's catalogue in a language.
pub(super) fn speak(language: Language) -> &'static Catalogue {
    WORDS.speak(language)
}

/// English, for the tests.
#[cfg(test)]
pub(super) fn english() -> &'static Catalogue {
    speak(Language::ENGLISH)
}

//! The catalogue of the book's sentences, from `data/words`.

use drumhead_rules::catalogue::{Catalogue, Language, Words};
use drumhead_rules::data::catalogue::signed;

/// The book's sentences, with those that every book shares.
static WORDS: Words =
    drumhead_rules::sentences!("../../../../data/words" "d3_ecw" "d3_ecw-clauses" "d3_ecw-report");

/// The book's catalogue in a language.
pub(super) fn speak(language: Language) -> &'static Catalogue {
    WORDS.speak(language)
}

/// A die with its modifier: `D3+1`, `D3`.
pub(super) fn die_with(value: i32) -> String {
    match value {
        0 => "D3".to_owned(),
        _ => format!("D3{}", signed(value)),
    }
}

/// English, for the tests.
#[cfg(test)]
pub(super) fn english() -> &'static Catalogue {
    speak(Language::ENGLISH)
}

//! Typographic quotation marks and apostrophes.
//!
//! People type `'` and `"`; print has always had `’` and `“ ”`. On a page, only the visible glyphs
//! of these marks change: their text in the font ([`typed`]) is the keyboard's character, so that a
//! search in the file finds a name as typed.

use std::borrow::Cow;

/// Words with an omitted beginning, in the spelling of the period.
const SHORTENED: [&str; 7] = [
    "prentice",
    "prentices",
    "em",
    "tis",
    "twas",
    "til",
    "gainst",
];

/// Returns the text with typographic marks; after digits, primes for feet and inches.
pub(crate) fn typographic(text: Cow<'_, str>) -> Cow<'_, str> {
    if !text.contains(['\'', '"']) {
        return text;
    }
    let mut set = String::with_capacity(text.len() + 8);
    let mut before = None;
    let mut rest = text.chars().peekable();
    while let Some(char) = rest.next() {
        let opens = before.is_none_or(|it: char| it.is_whitespace() || "([–—-/‘“".contains(it));
        let measure = before.is_some_and(char::is_numeric);
        // Omitted digits of a year: ’45.
        let year = rest.peek().is_some_and(|next| next.is_numeric());
        let mark = match char {
            '\'' if measure => '′',
            '"' if measure => '″',
            '\'' if opens && !year && !shortened(rest.clone()) => '‘',
            '\'' => '’',
            '"' if opens => '“',
            '"' => '”',
            _ => char,
        };
        set.push(mark);
        before = Some(mark);
    }
    Cow::Owned(set)
}

/// Whether a word with an omitted beginning starts here: a known word, or a word that no closing
/// mark follows in the text.
fn shortened(rest: impl Iterator<Item = char>) -> bool {
    let rest: String = rest.collect();
    let word = rest
        .split(|it: char| !it.is_alphabetic())
        .next()
        .unwrap_or_default()
        .to_lowercase();
    let closes = |(at, _): (usize, &str)| {
        let after = rest[at + 1..].chars().next();
        let ends = after.is_none_or(|it| !it.is_alphanumeric());
        ends && !rest[..at].ends_with(char::is_whitespace)
    };
    SHORTENED.contains(&word.as_str()) || !rest.match_indices('\'').any(closes)
}

/// Returns the keyboard's character for a quotation mark or an apostrophe; any other character
/// unchanged.
pub(crate) const fn typed(char: char) -> char {
    match char {
        '‘' | '’' => '\'',
        '“' | '”' => '"',
        _ => char,
    }
}

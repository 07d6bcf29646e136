//! Formats numbers and selects forms of texts for sentences; the sentences themselves are in a
//! [`Catalogue`].

pub use drumhead_catalogue::Catalogue;
use drumhead_vocabulary::sheet::PageWords;

/// The form of a text: many languages write the same word differently at the start of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// The form at the start of a line or a sentence, and as a label.
    Start,
    /// The form within a line or a sentence.
    Within,
}

impl Form {
    /// Returns the key of a text in this form: `arm.infantry.start` at the start of a line,
    /// `arm.infantry` within it.
    pub fn key(self, key: &str) -> String {
        match self {
            Self::Start => format!("{key}.start"),
            Self::Within => key.to_owned(),
        }
    }
}

/// Returns the words that the layout adds to a sheet.
pub fn page_words(words: &Catalogue) -> PageWords {
    let part = [("caption", "{caption}"), ("from", "{from}"), ("to", "{to}")];
    PageWords {
        page: words.fill("layout.page", &[("page", "{page}"), ("pages", "{pages}")]),
        continued: words.fill("layout.continued", &[("heading", "{heading}")]),
        part: words.fill("layout.part", &part),
    }
}

/// Formats a whole number in groups of three digits: `2,288`.
pub fn grouped(words: &Catalogue, number: impl Into<i64>) -> String {
    let number = number.into();
    let digits = number.unsigned_abs().to_string();
    let mut text = String::from(if number < 0 { "\u{2212}" } else { "" });
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push_str(words.get("number.thousands"));
        }
        text.push(digit);
    }
    text
}

/// Formats tenths: `2.1`, `0.4`, `3`.
pub fn tenths(words: &Catalogue, value: u32) -> String {
    match value % 10 {
        0 => (value / 10).to_string(),
        _ => decimal(words, value),
    }
}

/// Formats tenths with one decimal, for a column of numbers: `2.1`, `3.0`.
pub fn decimal(words: &Catalogue, tenths: u32) -> String {
    let point = words.get("number.decimal");
    format!("{}{point}{}", tenths / 10, tenths % 10)
}

/// Formats a number that is added: `+2`, `−3`, `0`.
pub fn signed(value: i32) -> String {
    match value {
        1.. => format!("+{value}"),
        0 => "0".to_owned(),
        ..0 => format!("\u{2212}{}", value.unsigned_abs()),
    }
}

#[cfg(test)]
mod tests {
    use drumhead_catalogue::{Language, Words};

    use super::*;
    use crate::frame::COMMON;

    static WORDS: Words = Words::new(&[&[COMMON]]);

    /// Returns the catalogues of the written languages.
    fn languages() -> [&'static Catalogue; 2] {
        let german = "de".parse().unwrap_or_default();
        [Language::ENGLISH, german].map(|language| WORDS.speak(language))
    }

    #[test]
    fn thousands_are_separated() {
        let [english, german] = languages();
        for (number, in_english, in_german) in [
            (0, "0", "0"),
            (999, "999", "999"),
            (1_000, "1,000", "1.000"),
            (-12, "\u{2212}12", "\u{2212}12"),
            (1_234_567, "1,234,567", "1.234.567"),
        ] {
            assert_eq!(grouped(english, number), in_english);
            assert_eq!(grouped(german, number), in_german);
        }
    }

    #[test]
    fn tenths_have_the_decimal_mark_of_the_language() {
        let [english, german] = languages();
        let of = |words| [4, 21, 30].map(|value| tenths(words, value));
        assert_eq!(of(english), ["0.4", "2.1", "3"]);
        assert_eq!(of(german), ["0,4", "2,1", "3"]);
        assert_eq!(decimal(german, 30), "3,0");
    }
}

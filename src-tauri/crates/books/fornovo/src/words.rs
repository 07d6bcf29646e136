//! The catalogue: every label and sentence shown to people, from
//! `data/fornovo/{words,screen,battle,playsheet}.en.toml`, keyed by id, so that a
//! translation is four files.

use std::sync::OnceLock;

use super::breach::Arg;
use super::tables::{TableError, embedded};
use drumhead_rules::data::catalogue::Catalogue;

/// A language's sentences, by dotted key: `fault.over_limit.title`.
#[derive(Debug)]
pub struct Words(Catalogue);

impl Words {
    /// English.
    ///
    /// # Errors
    /// A [`TableError`] if the embedded file does not read.
    pub fn english() -> Result<&'static Self, TableError> {
        static ENGLISH: OnceLock<Result<Words, TableError>> = OnceLock::new();
        ENGLISH
            .get_or_init(|| {
                let files = [
                    embedded::WORDS_EN,
                    embedded::SCREEN_EN,
                    embedded::BATTLE_EN,
                    embedded::PLAYSHEET_EN,
                ];
                Catalogue::read(&files).map(Self)
            })
            .as_ref()
            .map_err(Clone::clone)
    }

    /// Its sentences.
    pub(crate) const fn catalogue(&self) -> &Catalogue {
        &self.0
    }

    /// The sentence of this key; the key itself where there is none, which a
    /// test shows not to happen.
    pub fn get<'a>(&'a self, key: &'a str) -> &'a str {
        self.0.get(key)
    }

    /// The word of this id.
    pub fn word(&'static self, id: &str) -> &'static str {
        self.0.find(&format!("word.{id}")).unwrap_or_default()
    }

    /// The word of this id for several.
    pub fn plural(&'static self, id: &str) -> &'static str {
        self.0.find(&format!("plural.{id}")).unwrap_or_default()
    }

    /// Whether there is a sentence of this key.
    pub fn has(&self, key: &str) -> bool {
        self.0.find(key).is_some()
    }

    /// The sentence of this key with its `{name}` places filled. A word is
    /// looked up under `word.<id>`.
    pub fn say(&self, key: &str, args: &[(&str, Arg)]) -> String {
        let values: Vec<_> = args
            .iter()
            .map(|(name, arg)| match arg {
                Arg::Number(n) => (*name, n.to_string()),
                Arg::Points(n) => (*name, thousands(i64::from(*n))),
                Arg::Word(id) => (*name, self.get(&format!("word.{id}")).to_owned()),
            })
            .collect();
        let values: Vec<_> = values
            .iter()
            .map(|(name, value)| (*name, value.as_str()))
            .collect();
        self.fill(key, &values)
    }

    /// The sentence of this key with its `{name}` places filled by these
    /// texts. A place without a value stays as it is, for a test to find.
    pub fn fill(&self, key: &str, values: &[(&str, &str)]) -> String {
        self.0.fill(key, values)
    }
}

/// A number with its thousands apart: `2,288`.
pub(crate) fn thousands(number: i64) -> String {
    let digits = number.unsigned_abs().to_string();
    let mut out = String::from(if number < 0 { "−" } else { "" });
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

#[cfg(test)]
mod tests;

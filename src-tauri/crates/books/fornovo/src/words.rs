//! The catalogue: every label and sentence for players, from
//! `data/words/<language>/fornovo*.ftl`, by key.

use super::weapons::Weapon;
use drumhead_rules::catalogue::{self, Catalogue, Language};
use drumhead_rules::data::catalogue::grouped;
use drumhead_rules::frame::{Value, message};

/// The sentences of this crate, with the shared ones.
static WORDS: catalogue::Words = drumhead_rules::sentences!(
    "../../../../data/words"
    "fornovo" "fornovo-clauses" "fornovo-screen" "fornovo-battle" "fornovo-playsheet"
    "fornovo-report" "fornovo-armies"
);

/// The sentences of a language, by dotted key: `fault.over_limit.title`.
#[derive(Clone, Copy, Debug)]
pub struct Words(&'static Catalogue);

impl Words {
    /// Returns the sentences of a language.
    pub fn speak(language: Language) -> Self {
        Self(WORDS.speak(language))
    }

    /// Wraps these sentences.
    pub(crate) const fn of(words: &'static Catalogue) -> Self {
        Self(words)
    }

    /// Returns the catalogue.
    pub(crate) const fn catalogue(self) -> &'static Catalogue {
        self.0
    }

    /// Returns the sentence with this key, which has no placeholders.
    pub fn get(self, key: &str) -> &'static str {
        self.0.get(key)
    }

    /// Returns the word with this id.
    pub fn word(self, id: &str) -> &'static str {
        self.0.find(&format!("word.{id}")).unwrap_or_default()
    }

    /// Returns the label with this id: a choice, a title, or the beginning of a line.
    pub fn label(self, id: &str) -> &'static str {
        self.get(&format!("label.{id}"))
    }

    /// Returns the plural of the word with this id.
    pub fn plural(self, id: &str) -> &'static str {
        self.0.find(&format!("plural.{id}")).unwrap_or_default()
    }

    /// Returns the sentence with this key, if it exists and has no placeholders.
    pub fn find(self, key: &str) -> Option<&'static str> {
        self.0.find(key)
    }

    /// Whether this key has a sentence.
    pub fn has(self, key: &str) -> bool {
        self.0.has(key)
    }

    /// Returns the sentence with this key and these values. A word is looked up under `word.<id>`.
    pub fn say(self, key: &str, args: &[(&str, Arg)]) -> String {
        let values: Vec<_> = args
            .iter()
            .map(|(name, arg)| match arg {
                Arg::Number(n) => (*name, n.to_string()),
                Arg::Points(n) => (*name, self.grouped(*n)),
                Arg::Word(id) => (*name, self.get(&format!("word.{id}")).to_owned()),
            })
            .collect();
        let values: Vec<_> = values
            .iter()
            .map(|(name, value)| (*name, value.as_str()))
            .collect();
        self.fill(key, &values)
    }

    /// Formats a whole number in groups of three digits: `2,288`.
    pub(crate) fn grouped(self, number: impl Into<i64>) -> String {
        grouped(self.0, number)
    }

    /// Returns the sentence with this key and these strings as values.
    pub fn fill(self, key: &str, values: &[(&str, &str)]) -> String {
        self.0.fill(key, values)
    }
}

/// A value in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A number.
    Number(u32),
    /// Points, with thousands separators.
    Points(u32),
    /// A word of the catalogue.
    Word(&'static str),
}

impl From<Arg> for Value {
    fn from(arg: Arg) -> Self {
        match arg {
            Arg::Number(number) => number.into(),
            Arg::Points(points) => Value::Grouped(points.into()),
            Arg::Word(id) => message(format!("word.{id}")).into(),
        }
    }
}

impl From<u32> for Arg {
    fn from(n: u32) -> Self {
        Self::Number(n)
    }
}

impl From<u16> for Arg {
    fn from(n: u16) -> Self {
        Self::Number(n.into())
    }
}

impl From<Weapon> for Arg {
    fn from(weapon: Weapon) -> Self {
        Self::Word(weapon.id())
    }
}

#[cfg(test)]
mod tests;

//! The catalogue: every label and sentence shown to people, from
//! `data/fornovo/words.en.toml` and `screen.en.toml`, keyed by id, so that a
//! translation is two files.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::OnceLock;

use super::breach::Arg;
use super::tables::{TableError, embedded};

/// A language's sentences, by dotted key: `fault.over_limit.title`.
#[derive(Debug)]
pub struct Words(BTreeMap<String, String>);

impl Words {
    /// English.
    ///
    /// # Errors
    /// A [`TableError`] if the embedded file does not read.
    pub fn english() -> Result<&'static Self, TableError> {
        static ENGLISH: OnceLock<Result<Words, TableError>> = OnceLock::new();
        ENGLISH
            .get_or_init(|| {
                let mut words = BTreeMap::new();
                for file in [embedded::WORDS_EN, embedded::SCREEN_EN] {
                    let table: toml::Table = embedded::read(file)?;
                    flatten(String::new(), &toml::Value::Table(table), &mut words);
                }
                Ok(Self(words))
            })
            .as_ref()
            .map_err(Clone::clone)
    }

    /// The sentence of this key; the key itself where there is none, which a
    /// test shows not to happen.
    pub fn get<'a>(&'a self, key: &'a str) -> &'a str {
        self.0.get(key).map_or(key, String::as_str)
    }

    /// The word of this id.
    pub fn word(&'static self, id: &str) -> &'static str {
        self.0.get(&format!("word.{id}")).map_or("", String::as_str)
    }

    /// The word of this id for several.
    pub fn plural(&'static self, id: &str) -> &'static str {
        self.0
            .get(&format!("plural.{id}"))
            .map_or("", String::as_str)
    }

    /// Whether there is a sentence of this key.
    pub fn has(&self, key: &str) -> bool {
        self.0.contains_key(key)
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
        let mut rest = self.get(key);
        let mut out = String::with_capacity(rest.len() + 16);
        while let Some(start) = rest.find('{') {
            let (before, after) = rest.split_at(start);
            out.push_str(before);
            let Some(end) = after.find('}') else { break };
            let name = &after[1..end];
            match values.iter().find(|(key, _)| *key == name) {
                Some((_, value)) => out.push_str(value),
                None => {
                    // Writing to a string does not fail.
                    let _ = write!(out, "{{{name}}}");
                }
            }
            rest = &after[end + 1..];
        }
        out.push_str(rest);
        out
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

fn flatten(prefix: String, value: &toml::Value, words: &mut BTreeMap<String, String>) {
    match value {
        toml::Value::String(text) => {
            words.insert(prefix, text.clone());
        }
        toml::Value::Table(table) => {
            for (key, value) in table {
                let key = if prefix.is_empty() {
                    key.clone()
                } else {
                    format!("{prefix}.{key}")
                };
                flatten(key, value, words);
            }
        }
        // The catalogue holds sentences only; a test counts them.
        toml::Value::Integer(_)
        | toml::Value::Float(_)
        | toml::Value::Boolean(_)
        | toml::Value::Datetime(_)
        | toml::Value::Array(_) => {}
    }
}

#[cfg(test)]
mod tests;

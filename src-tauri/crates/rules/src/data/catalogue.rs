//! A catalogue of sentences keyed by id, so that a translation is a file.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::{File, TableError};

/// The text with a capital at its beginning.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

/// A number that is added, as it is written: `+2`, `−3`, `0`.
pub fn signed(value: i32) -> String {
    match value {
        1.. => format!("+{value}"),
        0 => "0".to_owned(),
        ..0 => format!("\u{2212}{}", value.unsigned_abs()),
    }
}

/// A language's sentences, by dotted key: `fault.over_limit.title`.
#[derive(Debug, Default)]
pub struct Catalogue(BTreeMap<String, String>);

impl Catalogue {
    /// The sentences of these files.
    ///
    /// # Errors
    /// A [`TableError`] if one of them does not read.
    pub fn read(files: &[File]) -> Result<Self, TableError> {
        let mut words = BTreeMap::new();
        for file in files {
            let table: toml::Table = file.read()?;
            flatten(String::new(), &toml::Value::Table(table), &mut words);
        }
        Ok(Self(words))
    }

    /// The sentence of this key, if there is one.
    pub fn find(&self, key: &str) -> Option<&str> {
        self.0.get(key).map(String::as_str)
    }

    /// Every key, for the tests that hold them against the code.
    pub fn keys(&self) -> impl Iterator<Item = &String> {
        self.0.keys()
    }

    /// The sentence of this key; the key itself where there is none, which a
    /// test shows not to happen.
    pub fn get<'a>(&'a self, key: &'a str) -> &'a str {
        self.find(key).unwrap_or(key)
    }

    /// The sentence of this key with its `{name}` places filled by these
    /// texts; `{name|one|many}` is the word for one, or for any other number.
    /// A place without a value stays as it is, for a test to find.
    pub fn fill(&self, key: &str, values: &[(&str, &str)]) -> String {
        let mut rest = self.get(key);
        let mut out = String::with_capacity(rest.len() + 16);
        while let Some(start) = rest.find('{') {
            let (before, after) = rest.split_at(start);
            out.push_str(before);
            let Some(end) = after.find('}') else { break };
            let place = &after[1..end];
            let (name, forms) = match place.split_once('|') {
                Some((name, forms)) => (name, forms.split_once('|')),
                None => (place, None),
            };
            let value = values.iter().find(|(key, _)| *key == name);
            match (value, forms) {
                (Some((_, "1")), Some((one, _))) => out.push_str(one),
                (Some(_), Some((_, many))) => out.push_str(many),
                (Some((_, value)), None) => out.push_str(value),
                (None, _) => {
                    // Writing to a string does not fail.
                    let _ = write!(out, "{{{place}}}");
                }
            }
            rest = &after[end + 1..];
        }
        out.push_str(rest);
        out
    }
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

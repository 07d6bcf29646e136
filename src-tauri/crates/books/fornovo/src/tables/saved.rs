//! The tables that a battle saved: a copy of every number, patched by the interpretations, so that
//! the battle continues with the numbers with which it began.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::TableError;
use crate::embedded;
use crate::interpretations::{InterpretationError, Interpretations};
use crate::patch::{self, Patch};
use drumhead_rules::data::File;

/// The files that contain numbers of the rules.
const FILES: [File; 9] = [
    embedded::COMBAT,
    embedded::DATES,
    embedded::GROUND,
    embedded::MOVEMENT,
    embedded::PLAY,
    embedded::POINTS,
    embedded::REACTIONS,
    embedded::SHOOTING,
    embedded::THRESHOLDS,
];

/// A battle's own copy of the tables: the name and contents of each file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "FornovoTables", transparent)]
pub struct SavedTables(BTreeMap<String, String>);

/// The source of tables.
#[derive(Clone, Copy, Debug)]
pub(in super::super) enum Source<'a> {
    /// The embedded tables, with these patches.
    Book(&'a [Patch]),
    /// The battle's own copy.
    Battle(&'a SavedTables),
}

impl Source<'_> {
    /// Reads a file into its type.
    pub(super) fn read<T: DeserializeOwned>(self, file: File) -> Result<T, TableError> {
        let table = self.table(file)?;
        table.try_into().map_err(|error| file.error(&error))
    }

    fn table(self, file: File) -> Result<toml::Table, TableError> {
        let mut table: toml::Table = embedded::read(file)?;
        match self {
            Self::Book(patches) => {
                let stem = file.name.strip_suffix(".toml").unwrap_or(file.name);
                patch::apply(&mut table, stem, patches)?;
            }
            Self::Battle(SavedTables(files)) => {
                // Numbers that the saved tables lack come from the embedded tables.
                if let Some(text) = files.get(file.name) {
                    let saved: toml::Table =
                        toml::from_str(text).map_err(|error| file.error(&error))?;
                    lay_over(&mut table, saved);
                }
            }
        }
        Ok(table)
    }
}

impl SavedTables {
    /// Returns the embedded tables with these patches.
    ///
    /// # Errors
    /// A [`TableError`] for a patch that does not fit.
    pub(in super::super) fn of(patches: &[Patch]) -> Result<Self, TableError> {
        let files = FILES.into_iter().map(|file| {
            let table = Source::Book(patches).table(file)?;
            let text = toml::to_string(&table).map_err(|error| TableError {
                file: file.name.to_owned(),
                message: error.to_string(),
            })?;
            Ok((file.name.to_owned(), text))
        });
        Ok(Self(files.collect::<Result<_, TableError>>()?))
    }

    /// Returns the embedded tables under these interpretations.
    ///
    /// # Errors
    /// An [`InterpretationError`] for an unknown interpretation or option, or a patch that does not
    /// fit.
    pub(in super::super) fn under(
        interpretations: &Interpretations,
    ) -> Result<Self, InterpretationError> {
        match interpretations.patches()?.as_slice() {
            [] => Ok(Self::standard()?.clone()),
            patches => Ok(Self::of(patches)?),
        }
    }

    /// Returns this version's tables under the default interpretations.
    ///
    /// # Errors
    /// An [`InterpretationError`] if an embedded table does not parse.
    pub(in super::super) fn standard() -> Result<&'static Self, InterpretationError> {
        static STANDARD: OnceLock<Result<SavedTables, InterpretationError>> = OnceLock::new();
        STANDARD
            .get_or_init(|| Self::of(&[]).map_err(InterpretationError::from))
            .as_ref()
            .map_err(Clone::clone)
    }

    /// Returns the names of these tables' files that `other` lacks or has with other contents.
    pub(in super::super) fn differing<'a>(&'a self, other: &Self) -> Vec<&'a str> {
        let same = |(name, text): &(&String, &String)| other.0.get(*name) == Some(*text);
        let those = self.0.iter().filter(|file| !same(file));
        those.map(|(name, _)| name.as_str()).collect()
    }
}

/// Replaces embedded values with saved values of the same name and type. Ignores saved values that
/// the embedded table does not have, or has with another type; and lists of values without ids, if
/// their lengths differ.
fn lay_over(book: &mut toml::Table, saved: toml::Table) {
    for (key, value) in saved {
        if let Some(place) = book.get_mut(&key) {
            lay_value(place, value);
        }
    }
}

fn lay_value(place: &mut toml::Value, saved: toml::Value) {
    let id = |row: &toml::Value| {
        row.get("id")
            .and_then(toml::Value::as_str)
            .map(str::to_owned)
    };
    match (place, saved) {
        (toml::Value::Table(book), toml::Value::Table(saved)) => lay_over(book, saved),
        (toml::Value::Array(book), toml::Value::Array(saved)) => {
            if book.iter().any(|row| id(row).is_some()) {
                for row in saved {
                    let own = id(&row);
                    if let Some(place) = book.iter_mut().find(|one| id(one) == own) {
                        lay_value(place, row);
                    }
                }
            } else if book.len() == saved.len() {
                for (place, row) in book.iter_mut().zip(saved) {
                    lay_value(place, row);
                }
            }
        }
        (place, saved) if place.same_type(&saved) => *place = saved,
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::super::super::interpretations::Interpretations;
    use super::super::Rules;
    use super::{FILES, SavedTables, Source};
    use drumhead_rules::data::File;

    fn changed(file: File, from: &str, to: &str) -> SavedTables {
        let mut saved = SavedTables::standard().unwrap().clone();
        let text = saved.0.get_mut(file.name).unwrap();
        assert!(text.contains(from), "{text}");
        *text = text.replacen(from, to, 1);
        saved
    }

    #[test]
    fn saved_tables_are_small_and_parse_like_the_embedded_tables() {
        let saved = SavedTables::standard().unwrap();
        let bytes: usize = saved.0.values().map(String::len).sum();
        assert!(bytes < 100_000, "{bytes}");
        for file in FILES {
            let book = Source::Book(&[]).table(file).unwrap();
            assert_eq!(
                Source::Battle(saved).table(file).unwrap(),
                book,
                "{}",
                file.name
            );
        }
        assert_eq!(saved.differing(saved), Vec::<&str>::new());
    }

    #[test]
    fn a_battle_uses_its_saved_number_after_the_tables_change() {
        let play = super::embedded::PLAY;
        let book: toml::Table = Source::Book(&[]).table(play).unwrap();
        let (key, number) = first_number(&book);
        let line = format!("{key} = {number}");
        let changed = changed(play, &line, &format!("{key} = {}", number + 1));
        let saved = Source::Battle(&changed).table(play).unwrap();
        assert_eq!(first_number(&saved), (key, number + 1));
        assert_eq!(
            changed.differing(SavedTables::standard().unwrap()),
            [play.name]
        );
        assert!(Rules::saved(&changed, &Interpretations::default()).is_ok());
    }

    #[test]
    fn saved_values_without_an_embedded_value_are_ignored() {
        let play = super::embedded::PLAY;
        let mut saved = SavedTables::standard().unwrap().clone();
        let text = "hobby = 'chess'\n";
        saved.0.insert(play.name.to_owned(), text.to_owned());
        let book: toml::Table = Source::Book(&[]).table(play).unwrap();
        assert_eq!(Source::Battle(&saved).table(play).unwrap(), book);
        saved.0.insert(play.name.to_owned(), "= no toml".to_owned());
        assert!(Source::Battle(&saved).table(play).is_err());
    }

    /// Returns the first number of a table, at any depth, with its key.
    fn first_number(table: &toml::Table) -> (String, i64) {
        let found = table.iter().find_map(|(key, value)| match value {
            toml::Value::Integer(number) => Some((key.clone(), *number)),
            toml::Value::Table(inner) => Some(first_number(inner)),
            toml::Value::String(_)
            | toml::Value::Float(_)
            | toml::Value::Boolean(_)
            | toml::Value::Datetime(_)
            | toml::Value::Array(_) => None,
        });
        found.unwrap()
    }
}

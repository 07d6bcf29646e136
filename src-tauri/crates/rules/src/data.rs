//! Reads the rulebooks' data files, which are embedded at build time.
//!
//! Parsing and parse errors are shared; each rulebook interprets its own numbers and sentences.

#[macro_use]
mod macros;

pub mod catalogue;
pub mod clauses;
pub mod switches;

use std::sync::OnceLock;

use serde::de::DeserializeOwned;

/// The file of sentences about values out of bounds and refused edits.
pub const UNSOUND: drumhead_catalogue::File =
    drumhead_catalogue::file!("../../../data/words", "unsound");

/// Returns whether a field has its default value. Such a field is not stored.
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A table that does not parse. Embedded tables always parse; a test checks this.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}: {message}")]
pub struct TableError {
    /// The file's name.
    pub file: String,
    /// The problem and its location.
    pub message: String,
}

/// An embedded file.
#[derive(Clone, Copy)]
pub struct File {
    /// The file's name within its folder.
    pub name: &'static str,
    /// The contents.
    pub text: &'static str,
}

impl File {
    /// Parses the file, which is TOML.
    ///
    /// # Errors
    /// Returns a [`TableError`] if the file does not parse.
    pub fn read<T: DeserializeOwned>(self) -> Result<T, TableError> {
        toml::from_str(self.text).map_err(|error| self.error(&error))
    }

    /// Parses the file, which is JSON.
    ///
    /// # Errors
    /// Returns a [`TableError`] if the file does not parse.
    pub fn read_json<T: DeserializeOwned>(self) -> Result<T, TableError> {
        serde_json::from_str(self.text).map_err(|error| self.error(&error))
    }

    /// Returns an error about this file.
    pub fn error(self, error: &dyn std::error::Error) -> TableError {
        TableError {
            file: self.name.to_owned(),
            message: error.to_string(),
        }
    }
}

/// A value that is parsed from embedded files on first use.
#[derive(Debug)]
pub struct Loaded<T> {
    value: OnceLock<Result<T, TableError>>,
    read: fn() -> Result<T, TableError>,
}

impl<T> Loaded<T> {
    /// Returns a lazy value with this parser.
    pub const fn new(read: fn() -> Result<T, TableError>) -> Self {
        let value = OnceLock::new();
        Self { value, read }
    }

    /// Returns the value, and parses the files on first use.
    ///
    /// # Errors
    /// Returns a [`TableError`] if a file does not parse.
    pub fn get(&self) -> Result<&T, TableError> {
        let value = self.value.get_or_init(self.read);
        value.as_ref().map_err(Clone::clone)
    }
}

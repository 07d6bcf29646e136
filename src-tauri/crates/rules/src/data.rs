//! Reading the books' data files, which are embedded when the crate is built.
//!
//! What a number or a sentence means is each book's own; that a file reads, or
//! where it does not, is the same for all.

#[macro_use]
mod macros;

pub mod catalogue;
pub mod clauses;
pub mod switches;

use std::sync::OnceLock;

use serde::de::DeserializeOwned;

/// The file of sentences about what cannot be kept.
pub const UNSOUND: drumhead_catalogue::File =
    drumhead_catalogue::file!("../../../data/words", "unsound");

/// A table that does not read. The embedded ones always do (a test shows
/// it); a player's own overlay may not.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}: {message}")]
pub struct TableError {
    /// The file's name.
    pub file: String,
    /// What is wrong, with the place.
    pub message: String,
}

/// An embedded file.
#[derive(Clone, Copy)]
pub struct File {
    /// Its name within the book's folder.
    pub name: &'static str,
    /// What it says.
    pub text: &'static str,
}

impl File {
    /// Reads the file into its type.
    ///
    /// # Errors
    /// A [`TableError`] if the file does not read.
    pub fn read<T: DeserializeOwned>(self) -> Result<T, TableError> {
        toml::from_str(self.text).map_err(|error| self.error(&error))
    }

    /// Reads the file, which is JSON, into its type.
    ///
    /// # Errors
    /// A [`TableError`] if the file does not read.
    pub fn read_json<T: DeserializeOwned>(self) -> Result<T, TableError> {
        serde_json::from_str(self.text).map_err(|error| self.error(&error))
    }

    /// What is wrong with this file.
    pub fn error(self, error: &dyn std::error::Error) -> TableError {
        TableError {
            file: self.name.to_owned(),
            message: error.to_string(),
        }
    }
}

/// What is read from embedded files, once.
#[derive(Debug)]
pub struct Loaded<T> {
    value: OnceLock<Result<T, TableError>>,
    read: fn() -> Result<T, TableError>,
}

impl<T> Loaded<T> {
    /// What this reads.
    pub const fn new(read: fn() -> Result<T, TableError>) -> Self {
        let value = OnceLock::new();
        Self { value, read }
    }

    /// The value.
    ///
    /// # Errors
    /// A [`TableError`] if a file does not read.
    pub fn get(&self) -> Result<&T, TableError> {
        let value = self.value.get_or_init(self.read);
        value.as_ref().map_err(Clone::clone)
    }
}

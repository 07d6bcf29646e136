//! JSON as text, checked on input and parsed on demand.

use std::fmt;

use rusqlite::types::{FromSql, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::{JsonPlace, JsonProblem, Result, StoreError};

/// JSON text. [`Json::of`] and [`Json::new`] guarantee that it parses; text from the file
/// is passed on unparsed, to a reader that knows its type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Json(String);

impl Json {
    /// Serialises a value.
    ///
    /// # Errors
    /// [`StoreError::BadJson`] for a value that JSON cannot express (a map with keys that
    /// are not text) or that could not be parsed back (nested more than 127 levels deep).
    pub fn of<T: Serialize + ?Sized>(value: &T) -> Result<Self> {
        serde_json::to_string(value)
            .map_err(|error| bad(&error))
            .and_then(Self::new)
    }

    /// Checks JSON text.
    ///
    /// # Errors
    /// [`StoreError::BadJson`] for text that is not JSON or is nested more than 127 levels
    /// deep.
    pub fn new(text: impl Into<String>) -> Result<Self> {
        let text = text.into();
        match serde_json::from_str::<Value>(&text) {
            Ok(_) => Ok(Self(text)),
            Err(error) => Err(bad(&error)),
        }
    }

    /// Returns the empty list: no dice, no events.
    #[must_use]
    pub fn empty_list() -> Self {
        Self("[]".to_owned())
    }

    /// Returns the text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Parses the value.
    ///
    /// # Errors
    /// A parser error if the text does not contain such a value.
    pub fn read<T: DeserializeOwned>(&self) -> serde_json::Result<T> {
        serde_json::from_str(&self.0)
    }
}

impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl ToSql for Json {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        self.0.to_sql()
    }
}

impl FromSql for Json {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        String::column_result(value).map(Self)
    }
}

fn bad(error: &serde_json::Error) -> StoreError {
    StoreError::BadJson {
        place: JsonPlace::Given,
        problem: JsonProblem::Text(error.to_string()),
    }
}

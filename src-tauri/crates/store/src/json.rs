//! JSON as text, checked on input and parsed on demand.

use std::fmt;

use rusqlite::types::{FromSql, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use serde::de::{DeserializeOwned, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use crate::{JsonPlace, JsonProblem, Result, StoreError};

/// JSON text. [`Json::of`] and [`Json::new`] guarantee that it parses; text from the file
/// is passed on unparsed, to a reader that knows its type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Json(String);

impl Json {
    /// Serialises a value.
    ///
    /// # Errors
    /// [`StoreError::BadJson`] for a value that JSON cannot express (such as a map whose keys are
    /// lists) or that could not be parsed back (nested more than 127 levels deep).
    pub fn of<T: Serialize + ?Sized>(value: &T) -> Result<Self> {
        serde_json::to_string(value)
            .map_err(|error| bad(&error))
            .and_then(Self::new)
    }

    /// Checks JSON text.
    ///
    /// # Errors
    /// [`StoreError::BadJson`] for text that is not JSON, contains a number out of range or is
    /// nested more than 127 levels deep.
    pub fn new(text: impl Into<String>) -> Result<Self> {
        let text = text.into();
        match serde_json::from_str::<Readable>(&text) {
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

/// JSON of any kind, read to its end but not stored. [`IgnoredAny`] would pass over lists and
/// objects nested to any depth.
struct Readable;

impl<'de> Deserialize<'de> for Readable {
    fn deserialize<D: Deserializer<'de>>(text: D) -> Result<Self, D::Error> {
        text.deserialize_any(Self)
    }
}

impl<'de> Visitor<'de> for Readable {
    type Value = Self;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Self, E> {
        Ok(self)
    }

    fn visit_bool<E>(self, _: bool) -> Result<Self, E> {
        Ok(self)
    }

    fn visit_u64<E>(self, _: u64) -> Result<Self, E> {
        Ok(self)
    }

    fn visit_i64<E>(self, _: i64) -> Result<Self, E> {
        Ok(self)
    }

    fn visit_f64<E>(self, _: f64) -> Result<Self, E> {
        Ok(self)
    }

    fn visit_str<E>(self, _: &str) -> Result<Self, E> {
        Ok(self)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut values: A) -> Result<Self, A::Error> {
        while values.next_element::<Self>()?.is_some() {}
        Ok(self)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Self, A::Error> {
        while fields.next_entry::<IgnoredAny, Self>()?.is_some() {}
        Ok(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_new_accepts_exactly_the_text_that_parses() {
        let nested = |levels: usize| "[".repeat(levels) + &"]".repeat(levels);
        let texts = [
            r#"{"a": [null, true, -1, 1.5, "two\n", {}], "b": 18446744073709551615}"#.to_owned(),
            nested(127),
            nested(128),
            format!("{{\"a\": {}}}", nested(127)),
            "1e999".to_owned(),
            "[1, 2".to_owned(),
            "[] []".to_owned(),
            String::new(),
        ];
        for text in texts {
            let read = serde_json::from_str::<serde_json::Value>(&text);
            assert_eq!(Json::new(text.clone()).is_ok(), read.is_ok(), "{text}");
        }
        assert!(Json::new(nested(127)).is_ok() && Json::new(nested(128)).is_err());
    }
}

//! Settings: each has a key and a JSON value.

use rusqlite::OptionalExtension;
use serde_json::Value;

use crate::error::Fault;
use crate::{ArmyId, JsonPlace, JsonProblem, Result, Store, StoreError};

/// The key of the last opened army.
const LAST_ARMY: &str = "store.last_army";

impl Store {
    /// Returns a setting's value; `None` if it was never set.
    ///
    /// # Errors
    /// Read errors: see [`StoreError`].
    pub fn setting(&self, key: &str) -> Result<Option<Value>> {
        self.read(|conn| {
            let text: Option<String> = conn
                .prepare_cached("SELECT value FROM setting WHERE key = ?1")?
                .query_row([key], |row| row.get(0))
                .optional()?;
            text.map(|text| parse(&text, || JsonPlace::Setting(key.to_owned())))
                .transpose()
        })
    }

    /// Saves a setting for all windows; the last write wins.
    ///
    /// # Errors
    /// Write errors: see [`StoreError`].
    pub fn set_setting(&mut self, key: &str, value: &Value) -> Result<()> {
        self.write(|tx| {
            tx.prepare_cached(
                "INSERT INTO setting (key, value) VALUES (?1, ?2)
                 ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            )?
            .execute((key, value.to_string()))?;
            Ok(())
        })
    }

    /// Returns the last opened army, if any. It may have been archived since.
    ///
    /// # Errors
    /// Read errors: see [`StoreError`].
    pub fn last_army(&self) -> Result<Option<ArmyId>> {
        let value = self.setting(LAST_ARMY)?;
        Ok(value.as_ref().and_then(Value::as_str).map(ArmyId::new))
    }

    /// Saves the open army; `None` for the library itself.
    ///
    /// # Errors
    /// Write errors: see [`StoreError`].
    pub fn set_last_army(&mut self, army: Option<&ArmyId>) -> Result<()> {
        let value = army.map_or(Value::Null, |id| Value::from(id.as_str()));
        self.set_setting(LAST_ARMY, &value)
    }
}

/// Parses JSON text. An error names this place.
pub(crate) fn parse(text: &str, place: impl FnOnce() -> JsonPlace) -> Result<Value, Fault> {
    serde_json::from_str(text).map_err(|error| {
        Fault::Known(StoreError::BadJson {
            place: place(),
            problem: JsonProblem::Text(error.to_string()),
        })
    })
}

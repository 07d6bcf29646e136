//! Settings: each has a key and a JSON value, and is sealed. A setting that does not match its
//! seal is damaged, and its value is not returned.

use rusqlite::{Connection, OptionalExtension, Row as SqlRow, Transaction};
use serde_json::Value;

use crate::error::Fault;
use crate::history::name::of_setting;
use crate::history::{RowName, text};
use crate::{ArmyId, Damage, Harm, Item, JsonPlace, JsonProblem, Result, Store, StoreError};

/// The key of the last opened army.
const LAST_ARMY: &str = "store.last_army";

impl Store {
    /// Returns a setting's value; `None` if it was never set.
    ///
    /// # Errors
    /// [`StoreError::Altered`] for a setting that does not match its seal, and read errors.
    pub fn setting(&self, key: &str) -> Result<Option<Value>> {
        self.read(|conn| match sound(conn, key) {
            Ok(text) => parse(&text, || JsonPlace::Setting(key.to_owned())).map(Some),
            Err(Fault::Known(StoreError::NotFound { .. })) => Ok(None),
            Err(error) => Err(error),
        })
    }

    /// Returns the keys with this prefix, sorted.
    ///
    /// # Errors
    /// Read errors: see [`StoreError`].
    pub fn setting_keys(&self, beginning: &str) -> Result<Vec<String>> {
        let mut keys = self.read(keys)?;
        keys.retain(|key| key.starts_with(beginning));
        Ok(keys)
    }

    /// Saves a setting for all windows; the last write wins.
    ///
    /// # Errors
    /// Write errors: see [`StoreError`].
    pub fn set_setting(&mut self, key: &str, value: &Value) -> Result<()> {
        let value = value.to_string();
        self.write(|tx| put(tx, key, &value))
    }

    /// Saves a setting if its value is still `before`; returns `false` if it is not.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if there is no such setting, [`StoreError::Altered`] if it does not
    /// match its seal, and write errors.
    pub fn replace_setting(&mut self, key: &str, before: &Value, value: &Value) -> Result<bool> {
        let (before, value) = (before.to_string(), value.to_string());
        self.write(|tx| {
            let is_same = sound(tx, key)? == before;
            if is_same {
                put(tx, key, &value)?;
            }
            Ok(is_same)
        })
    }

    /// Removes a setting, and returns whether there was one.
    ///
    /// # Errors
    /// Write errors: see [`StoreError`].
    pub fn remove_setting(&mut self, key: &str) -> Result<bool> {
        self.write(|tx| Ok(tx.execute("DELETE FROM setting WHERE key = ?1", [key])? > 0))
    }

    /// Returns the army last saved as open; `None` if there is none, or if the library itself was
    /// open. The army may have been archived since.
    ///
    /// # Errors
    /// The same errors as [`Store::setting`].
    pub fn last_army(&self) -> Result<Option<ArmyId>> {
        let value = self.setting(LAST_ARMY)?;
        Ok(value.as_ref().and_then(Value::as_str).map(ArmyId::new))
    }

    /// Saves the id of the open army; `None` if the library itself is open.
    ///
    /// # Errors
    /// Write errors: see [`StoreError`].
    pub fn set_last_army(&mut self, army: Option<&ArmyId>) -> Result<()> {
        let value = army.map_or(Value::Null, |id| Value::from(id.as_str()));
        self.set_setting(LAST_ARMY, &value)
    }
}

/// Returns every key, sorted.
pub(crate) fn keys(conn: &Connection) -> Result<Vec<String>, Fault> {
    let mut statement = conn.prepare_cached("SELECT key FROM setting ORDER BY key")?;
    let keys = statement.query_map([], |row| text(row, 0))?;
    Ok(keys.collect::<Result<_, _>>()?)
}

/// Returns a setting's text, if it matches its seal.
///
/// # Errors
/// [`StoreError::NotFound`] and [`StoreError::Altered`].
pub(crate) fn sound(conn: &Connection, key: &str) -> Result<String, Fault> {
    let sealed = seal_of(conn, key)?;
    // A damaged value might not be valid UTF-8.
    let value: Option<String> = conn
        .prepare_cached("SELECT value FROM setting WHERE key = ?1")?
        .query_row([key], |row| Ok(row.get(0).ok()))?;
    match value {
        Some(value) if sealed == Some(of_setting(key, &value)) => Ok(value),
        Some(_) | None => {
            let damage = Damage::alone(Item::Setting(key.to_owned()), Harm::Setting);
            Err(StoreError::Altered(Box::new(damage)).into())
        }
    }
}

/// Returns the stored seal of a setting; `None` if it is damaged.
///
/// # Errors
/// [`StoreError::NotFound`].
fn seal_of(conn: &Connection, key: &str) -> Result<Option<RowName>, Fault> {
    let read = |row: &SqlRow<'_>| Ok(row.get(0).ok());
    conn.prepare_cached("SELECT seal FROM setting WHERE key = ?1")?
        .query_row([key], read)
        .optional()?
        .ok_or_else(|| {
            let of = Item::Setting(key.to_owned());
            StoreError::NotFound { of, row: None }.into()
        })
}

/// Writes and seals a setting.
pub(crate) fn put(tx: &Transaction<'_>, key: &str, value: &str) -> Result<(), Fault> {
    tx.prepare_cached(
        "INSERT INTO setting (key, value, seal) VALUES (?1, ?2, ?3)
         ON CONFLICT (key) DO UPDATE SET value = excluded.value, seal = excluded.seal",
    )?
    .execute((key, value, of_setting(key, value)))?;
    Ok(())
}

/// Parses JSON text. An error contains the location that `place` returns.
pub(crate) fn parse(text: &str, place: impl FnOnce() -> JsonPlace) -> Result<Value, Fault> {
    serde_json::from_str(text).map_err(|error| {
        Fault::Known(StoreError::BadJson {
            place: place(),
            problem: JsonProblem::Text(error.to_string()),
        })
    })
}

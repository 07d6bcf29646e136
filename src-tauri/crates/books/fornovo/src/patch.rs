//! Patches: the changes that a number interpretation makes to cells of the tables.

use serde::Deserialize;

use drumhead_rules::data::TableError;

use super::bad_table::BadTable;

/// A change to one cell.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Patch {
    /// The file, without `.toml`.
    pub file: String,
    /// The path to the cell: keys of tables and ids of rows, joined by dots.
    pub path: String,
    /// The new value, of the same type as the old value.
    pub value: Cell,
}

/// The value of a cell.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub(crate) enum Cell {
    Number(i64),
    Text(String),
}

/// Applies the patches for this file to its table.
///
/// # Errors
/// A [`TableError`] if a path does not lead to a cell of the same type. A patch can change a value,
/// but never the shape.
pub(crate) fn apply(
    table: &mut toml::Table,
    file: &str,
    patches: &[Patch],
) -> Result<(), TableError> {
    for patch in patches.iter().filter(|patch| patch.file == file) {
        let wrong = |bad: BadTable| TableError {
            file: format!("{file}.toml"),
            message: bad.to_string(),
        };
        let missing = || wrong(BadTable::Missing(patch.path.clone()));
        let mut keys = patch.path.split('.');
        let last = keys.next_back().unwrap_or_default();
        let top = keys.next().and_then(|key| table.get_mut(key));
        let mut place = top.ok_or_else(missing)?;
        for key in keys.chain([last]) {
            place = step(place, key).ok_or_else(missing)?;
        }
        let cell = place;
        match (&mut *cell, &patch.value) {
            (toml::Value::Integer(old), Cell::Number(new)) => *old = *new,
            (toml::Value::String(old), Cell::Text(new)) => old.clone_from(new),
            _ => return Err(wrong(BadTable::Shape(patch.path.clone()))),
        }
    }
    Ok(())
}

/// Follows one step of the path: a key of a table, or the id of a row in a list.
fn step<'a>(place: &'a mut toml::Value, key: &str) -> Option<&'a mut toml::Value> {
    match place {
        toml::Value::Table(table) => table.get_mut(key),
        toml::Value::Array(rows) => rows
            .iter_mut()
            .find(|row| row.get("id").and_then(toml::Value::as_str) == Some(key)),
        toml::Value::String(_)
        | toml::Value::Integer(_)
        | toml::Value::Float(_)
        | toml::Value::Boolean(_)
        | toml::Value::Datetime(_) => None,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::{Cell, Patch, apply};

    fn patch(path: &str, value: Cell) -> Vec<Patch> {
        vec![Patch {
            file: "guns".to_owned(),
            path: path.to_owned(),
            value,
        }]
    }

    #[test]
    fn a_patch_changes_a_value_but_never_the_shape() {
        let mut table: toml::Table = "[light]\nrange = '20'\nweight = 1".parse().unwrap();
        apply(
            &mut table,
            "guns",
            &patch("light.range", Cell::Text("24".into())),
        )
        .unwrap();
        apply(
            &mut table,
            "horses",
            &patch("light.nothing", Cell::Number(1)),
        )
        .unwrap();
        assert_eq!(table["light"]["range"].as_str(), Some("24"));
        for wrong in [
            patch("light.reach", Cell::Text("24".into())),
            patch("heavy.range", Cell::Text("24".into())),
            patch("light.weight", Cell::Text("2".into())),
            patch("light", Cell::Number(2)),
        ] {
            assert!(apply(&mut table, "guns", &wrong).is_err(), "{wrong:?}");
        }
    }
}

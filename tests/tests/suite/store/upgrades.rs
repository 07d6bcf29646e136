//! A database of every released schema, with data, is brought up to date: its schema is
//! then that of a new file, and all that was in it is there.

use std::path::Path;

use drumhead_store::{APPLICATION_ID, FILE_NAME, SCHEMA_VERSION, Seq, Store, StoreError};
use rusqlite::types::Value;
use serde_json::json;

use super::support::{NOW, id, new_battle, summary};

/// The tables, indexes and triggers of a file, in words that do not depend on how the
/// statements were spaced.
fn schema(path: &Path) -> Vec<String> {
    let raw = rusqlite::Connection::open(path).unwrap();
    let mut rows = raw
        .prepare(
            "SELECT type || ' ' || name || ': ' || coalesce(sql, '') FROM sqlite_schema ORDER BY 1",
        )
        .unwrap();
    rows.query_map([], |row| row.get::<_, String>(0))
        .unwrap()
        .map(|text| {
            text.unwrap()
                .split_whitespace()
                .collect::<Vec<_>>()
                .join(" ")
        })
        .collect()
}

fn pragma(path: &Path, name: &str) -> i64 {
    let raw = rusqlite::Connection::open(path).unwrap();
    raw.pragma_query_value(None, name, |row| row.get(0))
        .unwrap()
}

/// Every value of a table, row by row.
fn contents(path: &Path, table: &str) -> Vec<Vec<Value>> {
    let raw = rusqlite::Connection::open(path).unwrap();
    let mut rows = raw
        .prepare(&format!("SELECT * FROM {table} ORDER BY 1, 2"))
        .unwrap();
    let columns = rows.column_count();
    let read = |row: &rusqlite::Row<'_>| (0..columns).map(|column| row.get(column)).collect();
    rows.query_map([], read)
        .unwrap()
        .collect::<Result<_, _>>()
        .unwrap()
}

/// The fixture is what the released migration made, or the test of it would mean nothing.
#[test]
fn the_first_schema_is_as_it_was_released() {
    let (dir, released) = (tempfile::tempdir().unwrap(), "released.sqlite3");
    let (kept, made) = (dir.path().join(FILE_NAME), dir.path().join(released));
    for (path, sql) in [
        (&kept, include_str!("../../../fixtures/store/v1.sql")),
        (
            &made,
            include_str!("../../../../src-tauri/crates/store/migrations/0001_armies.sql"),
        ),
    ] {
        let raw = rusqlite::Connection::open(path).unwrap();
        raw.execute_batch(sql).unwrap();
    }
    assert_eq!(schema(&kept), schema(&made));
}

#[test]
fn a_file_that_an_older_program_has_open_is_not_changed_beneath_it() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join(FILE_NAME);
    let old = rusqlite::Connection::open(&path).unwrap();
    old.execute_batch(include_str!("../../../fixtures/store/v1.sql"))
        .unwrap();
    let lock = std::fs::File::create(dir.path().join("drumhead.lock")).unwrap();
    lock.lock_shared().unwrap();
    let refused = Store::open(dir.path()).unwrap_err();
    assert!(matches!(refused, StoreError::Busy { .. }), "{refused}");
    assert_eq!(pragma(&path, "user_version"), 1);
    lock.unlock().unwrap();
    Store::open(dir.path()).unwrap();
    assert_eq!(pragma(&path, "user_version"), i64::from(SCHEMA_VERSION));
}

#[test]
fn the_first_schema() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join(FILE_NAME);
    let old = rusqlite::Connection::open(&path).unwrap();
    old.execute_batch(include_str!("../../../fixtures/store/v1.sql"))
        .unwrap();
    drop(old);
    assert_eq!(pragma(&path, "user_version"), 1);
    let tables = ["army", "army_edit", "setting"];
    let before = tables.map(|table| contents(&path, table));

    let mut store = Store::open(dir.path()).unwrap();
    let fresh = tempfile::tempdir().unwrap();
    let fresh = Store::open(fresh.path()).unwrap().path().to_owned();
    assert_eq!(schema(&path), schema(&fresh));
    assert_eq!(pragma(&path, "user_version"), i64::from(SCHEMA_VERSION));
    assert_eq!(pragma(&path, "application_id"), i64::from(APPLICATION_ID));

    assert_eq!(tables.map(|table| contents(&path, table)), before);
    assert_eq!(before.map(|rows| rows.len()), [2, 6, 2]);
    assert_eq!(store.battles().unwrap(), []);
    store.create_battle(&new_battle("langport")).unwrap();

    let army = store
        .army(&id("4f0c2c0e-1645-4d6e-9a11-0614a0000001"))
        .unwrap();
    assert_eq!(army.entry.summary.name, "Fairfax’s New Model");
    assert_eq!(army.entry.summary.points, Some(1984));
    assert_eq!(
        army.position.undo.as_deref(),
        Some("Name it Fairfax’s New Model")
    );
    assert_eq!(army.position.redo.as_deref(), Some("Add 12 dragoons"));
    let undone = store
        .undo(&army.entry.id, army.entry.head, NOW, |body, _| {
            summary(body)
        })
        .unwrap()
        .unwrap();
    assert_eq!(undone.position.head, Seq::ROOT);
    assert_eq!(undone.body, json!({"name": "New army", "units": []}));

    let put_away = store
        .army(&id("4f0c2c0e-1645-4d6e-9a11-0614a0000002"))
        .unwrap();
    assert!(put_away.entry.archived_at.is_some());
    assert_eq!(store.setting("theme").unwrap(), Some(json!("candle")));
    assert_eq!(store.last_army().unwrap(), Some(army.entry.id));
}

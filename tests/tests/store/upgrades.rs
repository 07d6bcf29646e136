//! A database of every released schema, with data, is brought up to date: its schema is
//! then that of a new file, and all that was in it is there.

use std::path::Path;

use drumhead_store::{APPLICATION_ID, FILE_NAME, SCHEMA_VERSION, Seq, Store};
use serde_json::json;

use crate::support::{NOW, id, summary};

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

#[test]
fn the_first_schema() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join(FILE_NAME);
    let old = rusqlite::Connection::open(&path).unwrap();
    old.execute_batch(include_str!("../../fixtures/store/v1.sql"))
        .unwrap();
    drop(old);
    assert_eq!(pragma(&path, "user_version"), 1);

    let mut store = Store::open(dir.path()).unwrap();
    let fresh = tempfile::tempdir().unwrap();
    let fresh = Store::open(fresh.path()).unwrap().path().to_owned();
    assert_eq!(schema(&path), schema(&fresh));
    assert_eq!(pragma(&path, "user_version"), i64::from(SCHEMA_VERSION));
    assert_eq!(pragma(&path, "application_id"), i64::from(APPLICATION_ID));

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
        .undo(&army.entry.id, army.entry.head, NOW, summary)
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

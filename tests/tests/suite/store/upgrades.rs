//! A database of every older schema, with data, is migrated: it then has the schema of a new file,
//! and no data is lost.

use std::path::{Path, PathBuf};

use drumhead_store::{
    APPLICATION_ID, FILE_NAME, SCHEMA_VERSION, Seq, Status, Store, StoreError, WholeBattle,
    row_names,
};
use rusqlite::types::Value;
use serde_json::json;
use tempfile::TempDir;

use super::support::{self, NOW, append, battle_id, id, new_battle, summary};

/// Returns the tables, indexes and triggers of a file, with white space normalised.
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

/// Returns every value of these columns, row by row.
fn contents(path: &Path, (table, columns): (&str, &str)) -> Vec<Vec<Value>> {
    let raw = rusqlite::Connection::open(path).unwrap();
    let mut rows = raw
        .prepare(&format!("SELECT {columns} FROM {table} ORDER BY 1, 2"))
        .unwrap();
    let columns = rows.column_count();
    let read = |row: &rusqlite::Row<'_>| (0..columns).map(|column| row.get(column)).collect();
    rows.query_map([], read)
        .unwrap()
        .collect::<Result<_, _>>()
        .unwrap()
}

/// The columns of each table that have existed since its first schema.
const ARMY: &str = "id, book, name, nation, year, scale, points, points_limit, breaches, head, tip,
                    created_at, updated_at, archived_at, body";
const EDIT: &str = "seq, parent, label, forward, backward, at, version, coalesce_key, joined";
const BATTLE: &str = "id, book, name, status, head, tip, created_at, updated_at, archived_at";
const ROW: &str = "seq, parent, kind, label, at, version, digest, summary, dice, command, events";

const V1: &str = include_str!("../../../fixtures/store/v1.sql");
const V2: &str = include_str!("../../../fixtures/store/v2.sql");
const V3: &str = include_str!("../../../fixtures/store/v3.sql");
const SETTING: &str = "key, value";
const MIGRATIONS: [&str; 2] = [
    include_str!("../../../../src-tauri/crates/store/migrations/0001_armies.sql"),
    include_str!("../../../../src-tauri/crates/store/migrations/0002_battles.sql"),
];

/// Creates a file from SQL, as an older program left it; returns its folder and its path.
fn left(sql: &str) -> (TempDir, PathBuf) {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join(FILE_NAME);
    let old = rusqlite::Connection::open(&path).unwrap();
    old.execute_batch(sql).unwrap();
    (dir, path)
}

/// The fixtures of schemas 1 and 2 have the schemas of the released migrations; otherwise their
/// tests would be meaningless.
#[test]
fn the_first_two_fixtures_have_the_released_schemas() {
    for (fixture, migrations) in [(V1, &MIGRATIONS[..1]), (V2, &MIGRATIONS[..])] {
        let (_dir, upgraded) = left(fixture);
        let (_made, made) = left(&migrations.concat());
        assert_eq!(schema(&upgraded), schema(&made));
    }
}

#[test]
fn a_file_open_in_an_older_program_is_not_migrated() {
    let (dir, path) = left(V1);
    let lock = std::fs::File::create(dir.path().join("drumhead.lock")).unwrap();
    lock.lock_shared().unwrap();
    let refused = Store::open(dir.path()).unwrap_err();
    assert!(matches!(refused, StoreError::Busy { .. }), "{refused}");
    assert_eq!(pragma(&path, "user_version"), 1);
    lock.unlock().unwrap();
    Store::open(dir.path()).unwrap();
    assert_eq!(pragma(&path, "user_version"), i64::from(SCHEMA_VERSION));
}

/// Opens a file written by an older program, and asserts that it now has the schema of a new file
/// and that no data is damaged.
fn brought_up_to_date(dir: &Path) -> Store {
    let path = dir.join(FILE_NAME);
    let store = Store::open(dir).unwrap();
    let fresh = tempfile::tempdir().unwrap();
    let fresh = Store::open(fresh.path()).unwrap().path().to_owned();
    assert_eq!(schema(&path), schema(&fresh));
    assert_eq!(pragma(&path, "user_version"), i64::from(SCHEMA_VERSION));
    assert_eq!(pragma(&path, "application_id"), i64::from(APPLICATION_ID));
    assert_eq!(store.check().unwrap().damage, []);
    store
}

#[test]
fn the_first_schema_is_migrated() {
    let (dir, path) = left(V1);
    let tables = [("army", ARMY), ("army_edit", EDIT), ("setting", SETTING)];
    let before = tables.map(|columns| contents(&path, columns));
    let mut store = brought_up_to_date(dir.path());
    let now = [("army", ARMY), ("army_row", EDIT), ("setting", SETTING)];
    assert_eq!(now.map(|columns| contents(&path, columns)), before);
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
    // Every edit can be visited: its draft was digested during the migration.
    let mut head = Seq::ROOT;
    for edit in [1, 4, 2, 3, 0].map(Seq) {
        let moved = store.go_to(&army.entry.id, head, edit, NOW, |body, _| summary(body));
        head = moved.unwrap().position.head;
    }

    let put_away = store
        .army(&id("4f0c2c0e-1645-4d6e-9a11-0614a0000002"))
        .unwrap();
    assert!(put_away.entry.archived_at.is_some());
    assert_eq!(store.setting("theme").unwrap(), Some(json!("candle")));
    assert_eq!(store.last_army().unwrap(), Some(army.entry.id));
}

#[test]
fn the_second_schema_is_migrated() {
    let (dir, path) = left(V2);
    let tables = [
        ("army", ARMY),
        ("army_edit", EDIT),
        ("battle", BATTLE),
        ("journal", ROW),
    ];
    let before = tables.map(|columns| contents(&path, columns));
    let mut store = brought_up_to_date(dir.path());
    let now = [
        ("army", ARMY),
        ("army_row", EDIT),
        ("battle", BATTLE),
        ("battle_row", ROW),
    ];
    assert_eq!(now.map(|columns| contents(&path, columns)), before);
    assert_eq!(before.map(|rows| rows.len()), [2, 6, 1, 5]);

    let battle = store.battles().unwrap().remove(0);
    assert_eq!(battle.heading.status, Status::Paused);
    let labels = |store: &Store| -> Vec<String> {
        let opened = store.open_battle(&battle.id).unwrap();
        assert_eq!(opened.damage, None);
        opened.rows.into_iter().map(|row| row.entry.label).collect()
    };
    assert_eq!(
        labels(&store),
        ["Set-up", "Okey’s dragoons shoot", "Bethel charges"]
    );
    store.go_to_row(&battle.id, Seq(3), Seq(2), NOW).unwrap();
    assert_eq!(labels(&store), ["Set-up", "Okey’s dragoons shoot", "Rain"]);
    // The names are the same as in a current library.
    let stored = store.whole_battle(&battle.id).unwrap();
    let names = support::names(&store, &battle.id);
    assert_eq!(names, row_names(&stored.rows).unwrap());
    let copy = WholeBattle {
        id: battle_id("copy"),
        ..stored
    };
    store.take_in_battle(&copy).unwrap();
    assert_eq!(support::names(&store, &copy.id), names);
}

#[test]
fn the_third_schema_is_migrated_and_its_maps_become_settings() {
    let (dir, path) = left(V3);
    let tables = [
        ("army", "*"),
        ("army_row", "*"),
        ("battle", "*"),
        ("battle_row", "*"),
    ];
    let before = tables.map(|columns| contents(&path, columns));
    let store = brought_up_to_date(dir.path());
    assert_eq!(tables.map(|columns| contents(&path, columns)), before);
    assert_eq!(before.map(|rows| rows.len()), [2, 6, 1, 5]);
    assert_eq!(store.setting("desk.maps").unwrap(), None);
    let maps = store.setting_keys("desk.map.").unwrap();
    let values = maps.iter().map(|key| store.setting(key).unwrap().unwrap());
    let names: Vec<_> = values.map(|value| value["map"]["name"].clone()).collect();
    assert_eq!(names, [json!("Langport"), json!("The ford")]);
    assert_eq!(store.setting("theme").unwrap(), Some(json!("candle")));
}

/// A body in a format other than this program's, and a history that cannot be followed: neither
/// prevents the library from being opened, and neither counts as damage.
#[test]
fn faults_in_an_older_file_are_accepted() {
    let (dir, _) = left(V1);
    let raw = rusqlite::Connection::open(dir.path().join(FILE_NAME)).unwrap();
    raw.execute_batch(
        "DROP TRIGGER army_edit_is_never_changed;
         UPDATE army SET body = '{\"units\": [], \"name\": \"Oxford army\", \"loss\": -0.0}'
          WHERE name = 'Oxford army';
         UPDATE army_edit SET forward = '[{\"op\":\"remove\",\"path\":\"/none\"}]' WHERE seq = 2;",
    )
    .unwrap();
    drop(raw);
    let mut store = Store::open(dir.path()).unwrap();
    assert_eq!(store.check().unwrap().damage, []);
    let oxford = id("4f0c2c0e-1645-4d6e-9a11-0614a0000002");
    let army = store.army(&oxford).unwrap();
    assert_eq!(army.body["name"], "Oxford army");
    append(
        &mut store,
        oxford.as_str(),
        Seq::ROOT,
        "Name",
        json!({}),
        None,
    )
    .unwrap();
}

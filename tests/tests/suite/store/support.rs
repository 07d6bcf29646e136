//! Helpers of the store's suites: a folder, an army, an edit; a battle, a row.

use std::path::Path;

use drumhead_store::{
    ArmyId, BattleId, Committed, Edit, Entry, Json, Kind, NewArmy, NewBattle, RowName, Seq, Stamp,
    Store, Summary,
};
use rusqlite::config::DbConfig;
use serde_json::{Value, json};

/// An arbitrary time.
pub(crate) const NOW: &str = "1645-06-14T10:00:00Z";

pub(crate) fn id(text: &str) -> ArmyId {
    ArmyId::new(text)
}

/// Returns the names of a battle's rows, in the order of the rows.
pub(crate) fn names(store: &Store, id: &BattleId) -> Vec<RowName> {
    store.row_names(id).unwrap().into_values().collect()
}

pub(crate) fn stamp(text: &str) -> Stamp {
    Stamp::new(text).unwrap()
}

/// Returns the library's summary of a body: the name in the body, and the body's length as the
/// points.
pub(crate) fn summary(body: &Value) -> Summary {
    Summary {
        book: "fornovo".to_owned(),
        name: body["name"].as_str().unwrap_or("nameless").to_owned(),
        points: i32::try_from(body.to_string().len()).ok(),
        ..Summary::default()
    }
}

pub(crate) fn new_army(name: &str, body: Value) -> NewArmy {
    NewArmy {
        id: id(name),
        label: "Created".to_owned(),
        version: 1,
        summary: summary(&body),
        at: NOW.to_owned(),
        body,
    }
}

/// Appends an edit with this body; returns `None` if the body is unchanged.
pub(crate) fn append(
    store: &mut Store,
    army: &str,
    head: Seq,
    label: &str,
    body: Value,
    coalesce: Option<&str>,
) -> drumhead_store::Result<Option<Committed>> {
    let summary = summary(&body);
    let edit = Edit {
        label,
        body,
        version: 1,
        summary: &summary,
        at: NOW,
        coalesce,
    };
    store.append_edit(&id(army), head, edit)
}

/// Returns a new store with one army, `naseby`, whose body is `{"name": "0"}`.
pub(crate) fn one_army() -> (tempfile::TempDir, Store) {
    let dir = tempfile::tempdir().unwrap();
    let mut store = Store::open(dir.path()).unwrap();
    store
        .create_army(&new_army("naseby", json!({"name": "0"})))
        .unwrap();
    (dir, store)
}

/// Renames the army `naseby` in one step, and returns the new head.
pub(crate) fn rename(store: &mut Store, head: Seq, name: &str) -> Seq {
    append(store, "naseby", head, name, json!({ "name": name }), None)
        .unwrap()
        .unwrap()
        .position
        .head
}

/// Returns the number, the parent and the label of every edit to an army, as stored.
pub(crate) fn edits(store: &Store, army: &str) -> Vec<(Seq, Option<Seq>, String)> {
    let raw = rusqlite::Connection::open(store.path()).unwrap();
    let mut rows = raw
        .prepare("SELECT seq, parent, label FROM army_row WHERE item = ?1 ORDER BY seq")
        .unwrap();
    rows.query_map([army], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
        .unwrap()
        .collect::<Result<_, _>>()
        .unwrap()
}

pub(crate) fn battle_id(text: &str) -> BattleId {
    BattleId::new(text)
}

pub(crate) fn json_of(value: &Value) -> Json {
    Json::of(value).unwrap()
}

/// Returns a row of the journal with this text in its label, command, events, digest and summary.
pub(crate) fn entry(text: &str) -> Entry {
    Entry {
        kind: Kind::Command,
        label: text.to_owned(),
        command: json_of(&json!({"command": text})),
        dice: json_of(&json!([3, 6])),
        events: json_of(&json!([{"event": text}])),
        version: 1,
        digest: format!("digest of {text}"),
        summary: json_of(&json!({"after": text})),
        at: NOW.to_owned(),
    }
}

pub(crate) fn new_battle(id: &str) -> NewBattle {
    NewBattle {
        id: battle_id(id),
        book: "fornovo".to_owned(),
        name: format!("The battle of {id}"),
        setup: entry("set-up"),
    }
}

/// Returns a new store with one battle, `lansdowne`, just set up.
pub(crate) fn one_battle() -> (tempfile::TempDir, Store) {
    let dir = tempfile::tempdir().unwrap();
    let mut store = Store::open(dir.path()).unwrap();
    store.create_battle(&new_battle("lansdowne")).unwrap();
    (dir, store)
}

/// Appends a row to the battle `lansdowne`, and returns its number.
pub(crate) fn play(store: &mut Store, head: Seq, text: &str) -> Seq {
    store
        .append_row(&battle_id("lansdowne"), head, &entry(text))
        .unwrap()
}

/// The ids of the armies in [`library`].
pub(crate) const ARMIES: [&str; 2] = ["naseby", "marston"];
/// The ids of the battles in [`library`].
pub(crate) const BATTLES: [&str; 2] = ["lansdowne", "roundway"];
/// The key of the setting in [`library`].
pub(crate) const SETTING: &str = "desk.map.field";

/// Creates a small library: a setting, two armies with joined edits, and two battles whose heads
/// are not their newest rows. Each history has abandoned branches.
pub(crate) fn library(dir: &Path) {
    let mut store = Store::open(dir).unwrap();
    let map = json!({"name": "The field", "hexes": ["A1", "A2"]});
    store.set_setting(SETTING, &map).unwrap();
    for name in ARMIES {
        let body = |n: u32| json!({"name": name, "units": [{"grade": "B", "figures": n}]});
        store.create_army(&new_army(name, body(0))).unwrap();
        for (head, n) in [(0, 1), (1, 2), (2, 3)] {
            let joined = (n > 1).then_some("figures");
            append(&mut store, name, Seq(head), "Figures", body(n), joined).unwrap();
        }
        let back = store.go_to(&id(name), Seq(3), Seq(1), NOW, |body, _| summary(body));
        assert_eq!(back.unwrap().position.head, Seq(1));
        append(&mut store, name, Seq(1), "More", body(9), None).unwrap();
    }
    for name in BATTLES {
        let id = battle_id(name);
        store.create_battle(&new_battle(name)).unwrap();
        for (row, on) in [(1, 0), (2, 1), (3, 2), (4, 2), (5, 4), (6, 1)] {
            let head = store.battle(&id).unwrap().entry.head;
            store.go_to_row(&id, head, Seq(on), NOW).unwrap();
            store
                .append_row(&id, Seq(on), &entry(&format!("{name} {row}")))
                .unwrap();
        }
        store.go_to_row(&id, Seq(6), Seq(4), NOW).unwrap();
    }
}

/// Returns the data of [`library`], as text.
pub(crate) fn contents(store: &Store) -> drumhead_store::Result<String> {
    let mut text = format!("{:?}\n{:?}\n", store.armies()?, store.battles()?);
    text += &format!("{:?}\n", store.setting(SETTING)?);
    for name in ARMIES {
        text += &format!("{:?}\n", store.army(&id(name))?);
        text += &format!("{:?}\n", edits(store, name));
    }
    for name in BATTLES {
        text += &format!("{:?}\n", store.open_battle(&battle_id(name))?);
        text += &format!("{:?}\n", store.journal(&battle_id(name))?);
        text += &format!("{:?}\n", store.whole_battle(&battle_id(name))?);
        text += &format!("{:?}\n", store.row_names(&battle_id(name))?);
    }
    Ok(text)
}

/// Changes an open file, as a failing disk would.
pub(crate) fn spoil(store: &Store, sql: &str) {
    let raw = rusqlite::Connection::open(store.path()).unwrap();
    raw.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_TRIGGER, false)
        .unwrap();
    raw.execute_batch("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON;")
        .unwrap();
    raw.execute_batch(sql).unwrap();
}

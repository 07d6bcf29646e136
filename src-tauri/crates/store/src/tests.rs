//! Rows and headings whose numbers, parents or seals are damaged.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use rusqlite::config::DbConfig;
use serde_json::json;
use tempfile::TempDir;

use crate::{
    ArmyId, BattleId, Damage, Edit, Entry, FILE_NAME, FileHarm, Harm, Json, Kind, NewArmy,
    NewBattle, Seq, Source, Stamp, Store, StoreError, Summary, WholeBattle, check_backup, rescue,
    restore, set_aside,
};

/// An arbitrary time.
const NOW: &str = "1645-06-14T10:00:00Z";

fn entry(label: &str) -> Entry {
    let empty = || Json::of(&json!([])).unwrap();
    Entry {
        kind: Kind::Command,
        label: label.to_owned(),
        command: empty(),
        dice: empty(),
        events: empty(),
        version: 1,
        digest: String::new(),
        summary: empty(),
        at: NOW.to_owned(),
    }
}

/// Returns a store with a battle of four rows: 2 and 3 both follow 1, and 3 is the head.
fn battle() -> (TempDir, Store, BattleId) {
    let folder = tempfile::tempdir().unwrap();
    let mut store = Store::open(folder.path()).unwrap();
    let id = BattleId::new("naseby");
    let new = NewBattle {
        id: id.clone(),
        book: "fornovo".to_owned(),
        name: "Naseby".to_owned(),
        setup: entry("set-up"),
    };
    store.create_battle(&new).unwrap();
    for (head, on, label) in [(0, 0, "a"), (1, 1, "b"), (2, 1, "c")] {
        let entries = [entry(label)];
        let added = store.append_branch(&id, Seq(head), Seq(on), &entries, NOW);
        assert_eq!(added.unwrap(), Seq(head + 1));
    }
    (folder, store, id)
}

/// Returns a store with an army of four edits: 2 and 3 both follow 1, and 2 is the head.
fn army() -> (TempDir, Store, ArmyId) {
    let folder = tempfile::tempdir().unwrap();
    let mut store = Store::open(folder.path()).unwrap();
    let id = ArmyId::new("naseby");
    let new = NewArmy {
        id: id.clone(),
        label: "Created".to_owned(),
        body: json!({ "edit": 0 }),
        version: 1,
        summary: Summary::default(),
        at: NOW.to_owned(),
    };
    store.create_army(&new).unwrap();
    edit(&mut store, &id, 0).unwrap();
    edit(&mut store, &id, 1).unwrap();
    go_to(&mut store, &id, 2, 1);
    edit(&mut store, &id, 1).unwrap();
    go_to(&mut store, &id, 3, 2);
    (folder, store, id)
}

/// Adds an edit at the head, and returns the new head.
fn edit(store: &mut Store, id: &ArmyId, head: u32) -> Result<Seq, StoreError> {
    let edit = Edit {
        label: "Edit",
        body: json!({ "edit": head + 1 }),
        version: 1,
        summary: &Summary::default(),
        at: NOW,
        coalesce: None,
    };
    let committed = store.append_edit(id, Seq(head), edit)?;
    Ok(committed.unwrap().position.head)
}

fn go_to(store: &mut Store, id: &ArmyId, head: u32, to: u32) {
    let moved = store.go_to(id, Seq(head), Seq(to), NOW, |_, _| Summary::default());
    assert_eq!(moved.unwrap().position.head, Seq(to));
}

/// Changes a file as a failing disk would: without triggers or constraints.
fn spoil(path: &Path, sql: &str) {
    let raw = Connection::open(path).unwrap();
    raw.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_TRIGGER, false)
        .unwrap();
    raw.execute_batch("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON;")
        .unwrap();
    raw.execute_batch(sql).unwrap();
}

#[test]
fn a_battle_continues_from_a_sound_row_whatever_row_is_missing_or_unreadable() {
    // The damage as SQL, and the number of the next row.
    for (damage, next) in [
        ("DELETE FROM battle_row WHERE seq = 2", 4),
        ("DELETE FROM battle_row WHERE seq = 3", 3),
        ("UPDATE battle_row SET name = x'00' WHERE seq = 2", 4),
        ("UPDATE battle_row SET name = x'00' WHERE seq = 3", 4),
        ("UPDATE battle_row SET parent = -1 WHERE seq = 3", 4),
        ("UPDATE battle_row SET seq = 9 WHERE seq = 3", 10),
        ("UPDATE battle_row SET seq = -1 WHERE seq = 3", 3),
        (
            "DELETE FROM battle_row WHERE seq = 2;
             UPDATE battle_row SET name = x'00' WHERE seq = 3",
            4,
        ),
    ] {
        let (_folder, mut store, id) = battle();
        spoil(store.path(), damage);
        store.go_to_sound_row(&id, Seq(1), NOW).unwrap();
        let added = store.append_row(&id, Seq(1), &entry("d"));
        assert_eq!(added.unwrap(), Seq(next), "{damage}");
        let opened = store.open_battle(&id).unwrap();
        let labels: Vec<_> = opened.rows.iter().map(|row| &row.entry.label).collect();
        assert_eq!(labels, ["set-up", "a", "d"], "{damage}");
        assert_eq!(opened.damage, None, "{damage}");
        // The heading counts the rows that are left, and only damaged or missing rows are reported.
        let found = store.check().unwrap().damage;
        assert!(found.iter().all(|one| one.row.is_some()), "{found:?}");
    }
}

/// Rows are numbered without gaps, so after the highest number there is no other.
#[test]
fn a_battle_with_too_high_a_number_continues_only_after_going_back() {
    let (_folder, mut store, id) = battle();
    spoil(
        store.path(),
        "UPDATE battle_row SET seq = 5000000000 WHERE seq = 3",
    );
    let refused = store.go_to_sound_row(&id, Seq(1), NOW).unwrap_err();
    assert!(is_of_the_order(&refused), "{refused}");
    let stamp = Stamp::new("1").unwrap();
    let back = store.return_battle(&id, NOW, &stamp, |_| None).unwrap();
    let head = back.position.head;
    assert_eq!(store.append_row(&id, head, &entry("d")).unwrap(), Seq(3));
    assert_eq!(store.check().unwrap().damage, []);
}

#[test]
fn a_battle_with_a_very_high_head_is_opened_at_its_newest_sound_row() {
    let (_folder, store, id) = battle();
    let head = u32::MAX - 1;
    spoil(store.path(), &format!("UPDATE battle SET head = {head}"));
    let opened = store.open_battle(&id).unwrap();
    let damage = opened.damage.unwrap();
    assert_eq!((damage.row, damage.sound), (Some(Seq(head)), Some(Seq(3))));
    assert_eq!(opened.rows.len(), 3);
}

/// Whether an error is damage to the set or the order of the rows.
fn is_of_the_order(error: &StoreError) -> bool {
    let order = |damage: &Damage| (damage.row, damage.harm) == (None, Harm::Order);
    matches!(error, StoreError::Altered(damage) if order(damage))
}

#[test]
fn no_row_is_added_if_the_newest_row_is_missing_or_has_another_number() {
    // What happens to the newest row, and the number of the next row after going back.
    for (damage, next) in [
        ("DELETE FROM {rows} WHERE seq = 3", 3),
        ("UPDATE {rows} SET seq = 9 WHERE seq = 3", 4),
        ("UPDATE {rows} SET seq = 5000000000 WHERE seq = 3", 3),
        ("UPDATE {rows} SET seq = -1 WHERE seq = 3", 3),
    ] {
        let stamp = Stamp::new("1").unwrap();
        let (_folder, mut store, id) = army();
        spoil(store.path(), &damage.replace("{rows}", "army_row"));
        let refused = edit(&mut store, &id, 2).unwrap_err();
        assert!(is_of_the_order(&refused), "{damage}: {refused}");
        // The remedy that the check offers loses nothing of the branch that is shown.
        let found = store.check().unwrap().damage;
        assert_eq!(found[0].sound, Some(Seq(2)), "{damage}");
        let back = store.return_army(&id, NOW, &stamp, |_, _| Summary::default());
        assert_eq!(back.unwrap().position.head, Seq(2), "{damage}");
        assert_eq!(edit(&mut store, &id, 2).unwrap(), Seq(next), "{damage}");
        assert_eq!(store.check().unwrap().damage, [], "{damage}");

        let (_folder, mut store, id) = battle();
        let moved = store.go_to_row(&id, Seq(3), Seq(2), NOW).unwrap();
        spoil(store.path(), &damage.replace("{rows}", "battle_row"));
        let refused = store.append_row(&id, moved.head, &entry("d")).unwrap_err();
        assert!(is_of_the_order(&refused), "{damage}: {refused}");
    }
}

/// However high a damaged number is, the rows that are missing before it are one piece of damage.
#[test]
fn missing_rows_that_follow_each_other_are_reported_together() {
    // The damage as SQL, the first missing row and the kind of damage.
    for (damage, row, harm) in [
        ("DELETE FROM battle_row WHERE seq = 2", 2, Harm::Missing),
        (
            "UPDATE battle_row SET seq = 4 WHERE seq = 3",
            3,
            Harm::Missing,
        ),
        (
            "DELETE FROM battle_row WHERE seq IN (1, 2)",
            1,
            Harm::Gap(Seq(2)),
        ),
        (
            "UPDATE battle_row SET seq = 7 WHERE seq = 3",
            3,
            Harm::Gap(Seq(6)),
        ),
        (
            "UPDATE battle_row SET seq = 4294967295 WHERE seq = 3",
            3,
            Harm::Gap(Seq(u32::MAX - 1)),
        ),
    ] {
        let (_folder, mut store, id) = battle();
        spoil(store.path(), damage);
        let found = store.check().unwrap().damage;
        let first = (found[0].row, found[0].harm);
        assert_eq!(first, (Some(Seq(row)), harm), "{damage}");
        // A row whose parent is missing cannot be checked.
        let mut others = found.iter().skip(1);
        assert!(others.all(|one| one.harm == Harm::Row), "{found:?}");
        let stamp = Stamp::new("1").unwrap();
        let back = store.return_battle(&id, NOW, &stamp, |_| None).unwrap();
        assert!(back.removed.is_some(), "{damage}");
        assert_eq!(store.check().unwrap().damage, [], "{damage}");
    }
}

/// The first two schemas, in which rows have no names.
const OLDER: [&str; 2] = [
    include_str!("../migrations/0001_armies.sql"),
    include_str!("../migrations/0002_battles.sql"),
];

/// Returns a folder with a file of the first two schemas. The file has an army whose draft is 0
/// after row 0, 1 after row 1 and 2 after row 2.
fn older_army() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(FILE_NAME);
    let raw = Connection::open(&path).unwrap();
    raw.execute_batch(&OLDER.concat()).unwrap();
    raw.execute_batch(
        "PRAGMA user_version = 2;
         BEGIN;
         INSERT INTO army (id, book, name, breaches, head, tip, created_at, updated_at, body)
         VALUES ('naseby', 'fornovo', 'Naseby', 0, 2, 2, '1645', '1645', '2');
         INSERT INTO army_edit (army, seq, parent, label, forward, backward, at, version, joined)
         SELECT 'naseby', value, nullif(value - 1, -1), 'Edit',
                json_array(json_object('op', 'replace', 'path', '', 'value', value)), '[]', '1645',
                1, 0
           FROM json_each('[0, 1, 2]');
         COMMIT;",
    )
    .unwrap();
    (folder, path)
}

/// Two edits of an older file, each with the other as its parent.
const CIRCLE: &str = "UPDATE army_edit SET parent = 2 WHERE seq = 1;";

#[test]
fn edits_of_an_older_file_that_follow_each_other_are_lost() {
    let (_folder, path) = older_army();
    spoil(&path, "UPDATE army SET body = 'x'");
    let army = || rescue(&path).unwrap().armies.remove(0);
    assert_eq!(
        (army().source, army().body),
        (Source::History(Seq(2)), json!(2))
    );
    spoil(&path, CIRCLE);
    assert_eq!(
        (army().source, army().body),
        (Source::History(Seq(0)), json!(0))
    );
}

#[test]
fn an_older_file_with_edits_that_follow_each_other_is_not_migrated() {
    let (folder, path) = older_army();
    spoil(&path, CIRCLE);
    assert!(Store::open(folder.path()).is_err());
    // Nothing in the file has changed.
    let army = rescue(&path).unwrap().armies.remove(0);
    assert_eq!((army.source, army.body), (Source::Row, json!(2)));
}

/// The migration copies the rows of each heading, and then drops the older tables.
#[test]
fn an_older_file_with_rows_without_a_heading_is_not_migrated() {
    for (damage, newest) in [
        ("DELETE FROM army", 2),
        // The newest edit is not on the branch that is shown.
        (
            "UPDATE army SET head = 1, tip = 1, body = '1';
             UPDATE army_edit SET army = 'nasebz' WHERE seq = 2",
            1,
        ),
    ] {
        let (folder, path) = older_army();
        spoil(&path, damage);
        assert!(Store::open(folder.path()).is_err(), "{damage}");
        let army = rescue(&path).unwrap().armies.remove(0);
        assert_eq!(army.body, json!(newest), "{damage}");
    }
}

#[test]
fn an_older_file_whose_data_does_not_fit_together_is_damaged_and_rescued() {
    for damage in [
        CIRCLE,
        "UPDATE army_edit SET parent = -1 WHERE seq = 1",
        "UPDATE army_edit SET parent = NULL WHERE seq = 1",
        "UPDATE army_edit SET seq = 9 WHERE seq = 2",
        "UPDATE army_edit SET forward = 'x' WHERE seq = 0",
        "UPDATE army SET head = 9",
        "UPDATE army SET body = 'x'",
        "UPDATE army SET id = 'nasebz'",
        "DELETE FROM army",
        "INSERT INTO setting VALUES ('desk.scale', 'x')",
    ] {
        let (folder, path) = older_army();
        spoil(&path, damage);
        let error = Store::open(folder.path()).unwrap_err();
        assert!(is_older(&error), "{damage}: {error}");
        let aside = set_aside(folder.path(), &Stamp::new("1").unwrap()).unwrap();
        assert_eq!(aside.store.armies().unwrap(), [], "{damage}");
        let old_file = aside.old_file.unwrap();
        let found = rescue(&old_file).unwrap();
        assert!(!found.armies.is_empty(), "{damage}");
        assert!(is_older(&check_backup(&old_file).unwrap_err()), "{damage}");
    }
}

/// Moves of other players name rows: a row keeps its number after a lost row.
#[test]
fn names_of_rows_keep_their_numbers_after_a_lost_row() {
    let (_folder, store, id) = battle();
    let path = store.path().to_owned();
    let before = store.row_names(&id).unwrap();
    drop(store);
    spoil(&path, "DELETE FROM battle_row WHERE seq = 2");
    let store = Store::open(path.parent().unwrap()).unwrap();
    let mut left = before.clone();
    left.remove(&Seq(2));
    assert_eq!((store.row_names(&id).unwrap(), before.len()), (left, 4));
}

/// The library remains in place.
#[test]
fn an_older_backup_that_cannot_be_migrated_is_not_restored() {
    let (_older, backup) = older_army();
    spoil(&backup, CIRCLE);
    let (folder, store, id) = battle();
    drop(store);
    let refused = restore(folder.path(), &backup, &Stamp::new("1").unwrap()).unwrap_err();
    assert!(is_older(&refused), "{refused}");
    let StoreError::Damaged { path, .. } = refused else {
        panic!("{refused}");
    };
    assert_eq!(path, backup);
    let store = Store::open(folder.path()).unwrap();
    assert!(store.open_battle(&id).unwrap().damage.is_none());
}

fn is_older(error: &StoreError) -> bool {
    let older = FileHarm::Older;
    matches!(error, StoreError::Damaged { what, .. } if *what == older)
}

/// The migrations then find tables that should not exist yet.
#[test]
fn a_file_with_too_low_a_version_number_is_damaged_and_rescued() {
    for version in 0..=2 {
        let (folder, store, _) = battle();
        let path = store.path().to_owned();
        drop(store);
        spoil(&path, &format!("PRAGMA user_version = {version}"));
        let error = Store::open(folder.path()).unwrap_err();
        assert!(is_older(&error), "{version}: {error}");
        assert_eq!(rescue(&path).unwrap().battles.remove(0).rows.len(), 4);
    }
}

#[test]
fn a_row_of_an_older_battle_that_lost_its_parent_is_not_a_second_setup() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(FILE_NAME);
    let raw = Connection::open(&path).unwrap();
    raw.execute_batch(&OLDER.concat()).unwrap();
    raw.execute_batch(
        "PRAGMA user_version = 2;
         BEGIN;
         INSERT INTO battle (id, book, name, status, head, tip, created_at, updated_at)
         VALUES ('naseby', 'fornovo', 'Naseby', 'open', 2, 2, '1645', '1645');
         INSERT INTO journal (battle, seq, parent, kind, label, at, version, digest, summary, dice,
                              command, events)
         SELECT 'naseby', value, nullif(value - 1, -1), 'command', value, '1645', 1, '', '[]', '[]',
                '[]', '[]'
           FROM json_each('[0, 1, 2]');
         COMMIT;",
    )
    .unwrap();
    drop(raw);
    spoil(&path, "UPDATE journal SET parent = NULL WHERE seq = 2");
    assert!(is_older(&Store::open(folder.path()).unwrap_err()));
    let found = rescue(&path).unwrap().battles.remove(0);
    assert_eq!(
        (found.rows.len(), found.lost_rows, found.head),
        (2, 1, Seq(1))
    );
    let mut store = Store::open(&folder.path().join("new")).unwrap();
    let battle = WholeBattle {
        id: found.id,
        heading: found.heading.unwrap(),
        head: found.head,
        tip: found.tip,
        rows: found.rows,
    };
    store.take_in_battle(&battle).unwrap();
}

#[test]
fn a_rescued_heading_matches_its_seal_even_if_the_index_or_the_head_is_damaged() {
    const PAGE: usize = 4096;
    // The damage as SQL, whether the index is overwritten too, and the rescued name.
    for (damage, index, name) in [
        ("", false, Some("Naseby")),
        ("", true, Some("Naseby")),
        ("UPDATE battle SET name = 'Nasebx'", false, None),
        ("UPDATE battle SET name = 'Nasebx'", true, None),
        ("UPDATE battle SET name = 'Nasebx', head = -1", false, None),
        ("UPDATE battle SET name = 'Nasebx', head = -1", true, None),
    ] {
        let (_folder, store, _) = battle();
        let path = store.path().to_owned();
        drop(store);
        spoil(&path, damage);
        if index {
            let raw = Connection::open(&path).unwrap();
            let sql = "SELECT pageno - 1 FROM dbstat WHERE name = 'sqlite_autoindex_battle_1'";
            let page: u32 = raw.query_row(sql, [], |row| row.get(0)).unwrap();
            drop(raw);
            let mut bytes = fs::read(&path).unwrap();
            bytes[page as usize * PAGE..][..PAGE].fill(0x55);
            fs::write(&path, bytes).unwrap();
        }
        let found = rescue(&path).unwrap().battles.remove(0);
        let rescued = found.heading.map(|heading| heading.name);
        assert_eq!(rescued.as_deref(), name, "{damage} {index}");
        assert_eq!(found.rows.len(), 4, "{damage} {index}");
    }
}

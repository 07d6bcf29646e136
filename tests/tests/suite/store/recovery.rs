//! Recovery from damage: the rows before it are shown, a history returns to its intact rows, and a
//! backup restores an item.

use std::fs;

use drumhead_store::{Damage, Harm, Item, Seq, Store, StoreError, Summary, intact_in, row_names};
use rusqlite::Connection;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::support::{
    self, NOW, SETTING, append, battle_id, contents, edits, entry, id, library, one_battle, play,
    spoil, stamp, summary,
};

fn labels(store: &Store) -> (Vec<String>, Option<Damage>) {
    let opened = store.open_battle(&battle_id("lansdowne")).unwrap();
    let labels = opened.rows.into_iter().map(|row| row.entry.label);
    (labels.collect(), opened.damage)
}

#[test]
fn rows_before_a_damaged_one_are_shown_and_continued() {
    let (_dir, mut store) = one_battle();
    let id = battle_id("lansdowne");
    let mut head = Seq::ROOT;
    for label in ["a", "b", "c"] {
        head = play(&mut store, head, label);
    }
    spoil(&store, "UPDATE battle_row SET dice = '[6,6]' WHERE seq = 2");
    let (shown, damage) = labels(&store);
    assert_eq!(shown, ["set-up", "a"]);
    let damage = damage.unwrap();
    assert_eq!(damage.of, Item::Battle(id.clone()));
    assert_eq!(damage.name, "The battle of lansdowne");
    assert_eq!(
        (damage.row, damage.at.as_deref()),
        (Some(Seq(2)), Some(NOW))
    );
    assert_eq!((damage.harm, damage.sound), (Harm::Row, Some(Seq(1))));
    let refused = store.rows(&id).unwrap_err();
    assert!(matches!(refused, StoreError::Altered(_)), "{refused}");
    assert!(store.row(&id, Seq(1)).is_ok());

    // Going to a sound row only moves the head.
    let there = store.go_to_sound_row(&id, Seq(1), NOW).unwrap();
    assert_eq!((there.head, there.redo), (Seq(1), None));
    play(&mut store, Seq(1), "d");
    assert_eq!(
        labels(&store),
        (["set-up", "a", "d"].map(str::to_owned).to_vec(), None)
    );
    let damage = store.check().unwrap().damage;
    assert_eq!(damage.len(), 1, "{damage:?}");
    // The head is sound, so going back would not move it.
    assert_eq!(
        (damage[0].row, damage[0].sound),
        (Some(Seq(2)), Some(Seq(4)))
    );
}

#[test]
fn a_changed_heading_blocks_writes_until_it_is_repaired() {
    let (_dir, mut store) = one_battle();
    let id = battle_id("lansdowne");
    let a = play(&mut store, Seq::ROOT, "a");
    play(&mut store, a, "b");
    spoil(&store, "UPDATE battle SET head = 1");
    assert!(!store.battles().unwrap()[0].sound);
    let (shown, damage) = labels(&store);
    assert_eq!(shown, ["set-up", "a"]);
    assert_eq!(damage.map(|damage| damage.harm), Some(Harm::Heading));
    let refused = store.append_row(&id, Seq(1), &entry("c")).unwrap_err();
    assert!(matches!(refused, StoreError::Altered(_)), "{refused}");
    store.go_to_sound_row(&id, Seq(2), NOW).unwrap();
    assert_eq!(
        labels(&store),
        (["set-up", "a", "b"].map(str::to_owned).to_vec(), None)
    );
    assert_eq!(store.check().unwrap().damage, []);
}

#[test]
fn a_changed_draft_is_rebuilt_from_its_history() {
    let dir = tempfile::tempdir().unwrap();
    library(dir.path());
    let mut store = Store::open(dir.path()).unwrap();
    let army = id("naseby");
    let before = store.army(&army).unwrap();
    spoil(
        &store,
        "UPDATE army SET body = replace(body, '\"B\"', '\"A\"') WHERE id = 'naseby'",
    );
    let refused = store.army(&army).unwrap_err();
    let StoreError::Altered(damage) = refused else {
        panic!("{refused}");
    };
    assert_eq!((damage.row, damage.harm), (Some(Seq(4)), Harm::State));
    let edit = append(&mut store, "naseby", Seq(4), "x", json!({}), None);
    assert!(matches!(edit, Err(StoreError::Altered(_))));
    let back = store
        .return_army(&army, NOW, &stamp("1"), |body: &Value, _| summary(body))
        .unwrap();
    assert_eq!((back.position.head, back.removed), (Seq(4), None));
    assert_eq!(store.army(&army).unwrap().body, before.body);
    assert_eq!(store.check().unwrap().damage, []);

    // If an edit in the army's history is damaged, the army goes back to the edit's parent.
    spoil(
        &store,
        "UPDATE army_row SET forward = replace(forward, '9', '8') WHERE item = 'naseby' AND seq = 4",
    );
    let back = store.return_army(&army, NOW, &stamp("2"), |_, _| Summary::default());
    assert_eq!(back.unwrap().position.head, Seq(1));
}

#[test]
fn a_changed_setting_is_not_returned_and_a_backup_restores_it() {
    let dir = tempfile::tempdir().unwrap();
    library(dir.path());
    let mut store = Store::open(dir.path()).unwrap();
    let before = store.setting(SETTING).unwrap();
    let backups = dir.path().join("backups");
    let intact = store.back_up_into(&backups, &stamp("1")).unwrap().path;
    spoil(
        &store,
        "UPDATE setting SET value = replace(value, 'A1', 'A3') WHERE key = 'desk.map.field'",
    );
    let item = Item::Setting(SETTING.to_owned());
    let damage = match store.setting(SETTING) {
        Err(StoreError::Altered(damage)) => *damage,
        read => panic!("{read:?}"),
    };
    assert_eq!((&damage.of, damage.harm), (&item, Harm::Setting));
    assert_eq!(store.check().unwrap().damage, [damage]);
    assert!(intact_in(&intact, &item, None).unwrap());
    store.take_back(&item, &intact, "unused", NOW).unwrap();
    assert_eq!(store.setting(SETTING).unwrap(), before);
    assert_eq!(store.check().unwrap().damage, []);
}

/// The id of a row or of a heading may itself be damaged, and may then be out of order or not be
/// UTF-8.
#[test]
fn an_item_with_a_damaged_id_is_reported() {
    let dir = tempfile::tempdir().unwrap();
    library(dir.path());
    let path = dir.path().join("drumhead.sqlite3");
    let sound = contents(&Store::open_read_only(dir.path()).unwrap()).unwrap();
    let bytes = fs::read(&path).unwrap();
    let places = bytes.windows(9).enumerate();
    let places = places.filter(|(_, word)| *word == b"lansdowne");
    let places: Vec<usize> = places.map(|(place, _)| place).collect();
    for place in places {
        for letter in [b'z', 0xff] {
            let mut bytes = bytes.clone();
            bytes[place + 1] = letter;
            fs::write(&path, bytes).unwrap();
            let store = Store::open_read_only(dir.path()).unwrap();
            store.battles().unwrap();
            // The page may contain old copies, which are not data.
            if store.check().unwrap().damage.is_empty() {
                let same = contents(&store).unwrap() == sound;
                assert!(same, "{place}: {letter}");
            }
        }
    }
}

#[test]
fn a_heading_that_cannot_be_read_does_not_hide_the_others() {
    let dir = tempfile::tempdir().unwrap();
    library(dir.path());
    let store = Store::open(dir.path()).unwrap();
    spoil(
        &store,
        "PRAGMA ignore_check_constraints = ON;
         UPDATE battle SET status = 'opan' WHERE id = 'lansdowne';
         UPDATE army SET body = CAST(x'7bff7d' AS TEXT) WHERE id = 'naseby';",
    );
    drop(store);
    // The first window to open the file checks the whole file.
    let store = Store::open(dir.path()).unwrap();
    let battles = store.battles().unwrap();
    let sound: Vec<bool> = battles.iter().map(|battle| battle.sound).collect();
    assert_eq!((battles.len(), sound.contains(&false)), (2, true));
    let damage = store.check().unwrap().damage;
    let found: Vec<_> = damage
        .iter()
        .map(|one| (one.of.to_string(), one.harm))
        .collect();
    assert_eq!(
        found,
        [
            ("army naseby".to_owned(), Harm::State),
            ("battle lansdowne".to_owned(), Harm::Heading)
        ]
    );
    // The army and the battle can both be rebuilt from their rows.
    let sound: Vec<_> = damage.iter().map(|one| one.sound).collect();
    assert_eq!(sound, [Some(Seq(4)), Some(Seq(4))]);
}

#[test]
fn an_intact_backup_restores_an_item() {
    let dir = tempfile::tempdir().unwrap();
    library(dir.path());
    let backups = dir.path().join("backups");
    let mut store = Store::open(dir.path()).unwrap();
    let (battle, army) = (battle_id("lansdowne"), id("naseby"));
    let before = (
        store.whole_battle(&battle).unwrap(),
        store.army(&army).unwrap(),
    );
    let intact = store.back_up_into(&backups, &stamp("1")).unwrap().path;
    let later = store.append_row(&battle, Seq(4), &entry("later")).unwrap();
    spoil(
        &store,
        "UPDATE battle_row SET command = '1' WHERE item = 'lansdowne' AND seq = 2;
         UPDATE army_row SET label = 'x' WHERE item = 'naseby' AND seq = 1",
    );
    let spoilt = store.back_up_into(&backups, &stamp("2")).unwrap().path;
    let (battle_item, army_item) = (Item::Battle(battle), Item::Army(army));
    for (of, row, backup, has) in [
        (&battle_item, Some(Seq(2)), &intact, true),
        (&battle_item, Some(Seq(2)), &spoilt, false),
        (&battle_item, Some(later), &intact, false),
        (&army_item, Some(Seq(1)), &intact, true),
        (&army_item, None, &spoilt, false),
        (&Item::Army(id("nobody")), None, &intact, false),
    ] {
        assert_eq!(intact_in(backup, of, row).unwrap(), has, "{of} {row:?}");
    }
    let refused = store.take_back(&battle_item, &spoilt, "again", NOW);
    assert!(matches!(refused, Err(StoreError::Altered(_))));
    store
        .take_back(&battle_item, &intact, "again", NOW)
        .unwrap();
    store
        .take_back(&army_item, &intact, "army again", NOW)
        .unwrap();
    let back = store.whole_battle(&battle_id("again")).unwrap();
    assert_eq!(back.rows, before.0.rows);
    assert_eq!((back.head, back.tip), (before.0.head, before.0.tip));
    let names = support::names(&store, &battle_id("again"));
    assert_eq!(names, row_names(&back.rows).unwrap());
    assert_eq!(store.army(&id("army again")).unwrap().body, before.1.body);
    let damage = store.check().unwrap().damage;
    assert_eq!(damage.len(), 2, "{damage:?}");
}

/// A backup with schema 1 has no digests. They are computed in a copy, and the backup stays
/// unchanged.
#[test]
fn a_backup_of_an_older_schema_restores_an_army() {
    let dir = tempfile::tempdir().unwrap();
    let backup = dir.path().join("old.sqlite3");
    let old = Connection::open(&backup).unwrap();
    old.execute_batch(include_str!("../../../fixtures/store/v1.sql"))
        .unwrap();
    drop(old);
    let before = fs::read(&backup).unwrap();
    let army = Item::Army(id("4f0c2c0e-1645-4d6e-9a11-0614a0000001"));
    assert!(intact_in(&backup, &army, Some(Seq(4))).unwrap());
    let data: TempDir = tempfile::tempdir().unwrap();
    let mut store = Store::open(data.path()).unwrap();
    store.take_back(&army, &backup, "again", NOW).unwrap();
    assert_eq!(edits(&store, "again").len(), 5);
    assert_eq!(fs::read(&backup).unwrap(), before);
}

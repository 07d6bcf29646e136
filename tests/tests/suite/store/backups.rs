//! Backups: complete, rotated, and restored without losing the current file.

use std::fs;
use std::num::NonZeroUsize;

use drumhead_store::{FILE_NAME, Seq, Store, StoreError, backups, check_backup, restore, rotate};
use serde_json::json;

use super::support::{id, one_army, rename, spoil, stamp};

fn name(store: &Store) -> serde_json::Value {
    store.army(&id("naseby")).unwrap().body["name"].clone()
}

#[test]
fn only_the_oldest_automatic_backups_are_deleted() {
    let (dir, store) = one_army();
    let folder = dir.path().join("backups");
    assert_eq!(backups(&folder).unwrap(), []);
    for day in ["20261119", "20261121", "20261120"] {
        store.back_up_into(&folder, &stamp(day)).unwrap();
    }
    store
        .back_up(&folder.join("before the club night.sqlite3"))
        .unwrap();
    fs::write(folder.join("notes.txt"), "mine").unwrap();

    let stamps = || -> Vec<String> {
        let list = backups(&folder).unwrap();
        list.iter().map(|b| b.stamp.as_str().to_owned()).collect()
    };
    assert_eq!(stamps(), ["20261121", "20261120", "20261119"]);
    let gone = rotate(&folder, NonZeroUsize::new(2).unwrap(), false).unwrap();
    assert_eq!(gone, [folder.join("drumhead-20261119.sqlite3")]);
    assert_eq!(stamps(), ["20261121", "20261120"]);
    assert!(folder.join("before the club night.sqlite3").exists());
    assert!(folder.join("notes.txt").exists());
}

#[test]
fn the_newest_intact_backup_outlives_those_with_damage() {
    let (dir, mut store) = one_army();
    rename(&mut store, Seq::ROOT, "later");
    let folder = dir.path().join("backups");
    let back_up = |store: &Store, days: [&str; 2]| {
        for day in days {
            store.back_up_into(&folder, &stamp(day)).unwrap();
        }
    };
    back_up(&store, ["20261117", "20261118"]);
    spoil(&store, "UPDATE army_row SET label = 'x' WHERE seq = 1");
    back_up(&store, ["20261119", "20261120"]);

    let two = NonZeroUsize::new(2).unwrap();
    let gone = rotate(&folder, two, true).unwrap();
    assert_eq!(gone, [folder.join("drumhead-20261117.sqlite3")]);
    let gone = rotate(&folder, two, false).unwrap();
    assert_eq!(gone, [folder.join("drumhead-20261118.sqlite3")]);
}

#[test]
fn a_backup_includes_the_log_and_is_one_file() {
    let (dir, mut store) = one_army();
    rename(&mut store, Seq::ROOT, "in the log");
    let folder = dir.path().join("backups");
    let backup = store.back_up_into(&folder, &stamp("1")).unwrap();
    assert_eq!(backup.bytes, fs::metadata(&backup.path).unwrap().len());
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
    // The header states that the backup has no log, so it can be read where no log can be created.
    assert_eq!(fs::read(&backup.path).unwrap()[18..20], [1, 1]);

    let elsewhere = tempfile::tempdir().unwrap();
    fs::copy(&backup.path, elsewhere.path().join(FILE_NAME)).unwrap();
    assert_eq!(
        name(&Store::open(elsewhere.path()).unwrap()),
        json!("in the log")
    );
}

#[test]
fn a_backup_overwrites_nothing() {
    let (dir, store) = one_army();
    let to = dir.path().join("kept.sqlite3");
    fs::write(&to, "something of mine").unwrap();
    assert!(matches!(store.back_up(&to), Err(StoreError::Io { .. })));
    assert_eq!(fs::read(&to).unwrap(), b"something of mine");
}

#[test]
fn an_interrupted_copy_does_not_block_the_next() {
    let (dir, store) = one_army();
    fs::write(dir.path().join("b.sqlite3.part"), "half").unwrap();
    store.back_up(&dir.path().join("b.sqlite3")).unwrap();
    assert!(!dir.path().join("b.sqlite3.part").exists());
}

#[test]
fn restoring_sets_the_current_file_aside_and_loses_nothing() {
    let (dir, mut store) = one_army();
    let backup = store
        .back_up_into(&dir.path().join("backups"), &stamp("1"))
        .unwrap();
    rename(&mut store, Seq::ROOT, "later");
    let busy = restore(dir.path(), &backup.path, &stamp("2"));
    assert!(
        matches!(busy, Err(StoreError::Busy { .. })),
        "a window is open"
    );
    drop(store);

    let restored = restore(dir.path(), &backup.path, &stamp("2")).unwrap();
    assert_eq!(name(&restored.store), json!("0"));
    let old_file = restored.old_file.unwrap();
    assert_eq!(old_file, dir.path().join("drumhead-aside-2.sqlite3"));

    // And back again: the file set aside is itself a backup.
    drop(restored.store);
    let back = restore(dir.path(), &old_file, &stamp("3")).unwrap();
    assert_eq!(name(&back.store), json!("later"));
}

#[test]
fn the_check_of_a_backup_finds_its_damage() {
    let (dir, mut store) = one_army();
    rename(&mut store, Seq::ROOT, "later");
    let backups = dir.path().join("backups");
    let intact = store.back_up_into(&backups, &stamp("1")).unwrap().path;
    spoil(&store, "UPDATE army_row SET label = 'x' WHERE seq = 1");
    let damaged = store.back_up_into(&backups, &stamp("2")).unwrap().path;
    let health = check_backup(&intact).unwrap();
    assert_eq!(
        (health.armies, health.changes, health.damage),
        (1, 2, vec![])
    );
    let damage = check_backup(&damaged).unwrap().damage;
    assert_eq!(damage, store.check().unwrap().damage);
    assert_eq!(damage[0].row, Some(Seq(1)));
    let bytes = fs::read(&damaged).unwrap();
    fs::write(&damaged, &bytes[..bytes.len() - 5000]).unwrap();
    let unusable = check_backup(&damaged);
    assert!(matches!(unusable, Err(StoreError::Damaged { .. })));
}

#[test]
fn an_unusable_backup_is_refused_before_anything_is_moved() {
    let (dir, store) = one_army();
    let path = store.path().to_owned();
    let broken = dir.path().join("broken.sqlite3");
    store.back_up(&broken).unwrap();
    drop(store);
    let before = fs::read(&path).unwrap();

    let raw = rusqlite::Connection::open(&broken).unwrap();
    raw.pragma_update(None, "user_version", 9).unwrap();
    drop(raw);
    let refused = restore(dir.path(), &broken, &stamp("1"));
    assert!(matches!(refused, Err(StoreError::Newer { file: 9, .. })));

    let mut bytes = fs::read(&broken).unwrap();
    bytes.truncate(bytes.len() - 5000);
    fs::write(&broken, bytes).unwrap();
    let refused = restore(dir.path(), &broken, &stamp("1"));
    assert!(matches!(refused, Err(StoreError::Damaged { .. })));

    let refused = restore(dir.path(), &dir.path().join("none"), &stamp("1"));
    assert!(refused.is_err());
    assert_eq!(fs::read(&path).unwrap(), before);
    assert!(!dir.path().join("drumhead-aside-1.sqlite3").exists());
}

/// Leaves the folder as if a restoration had been interrupted after it moved the old database, but
/// before it moved the log. Returns the path of the old database.
fn interrupted(dir: &std::path::Path, store: Store) -> std::path::PathBuf {
    let copied = dir.join("drumhead-restored-20261121.part");
    store.back_up(&copied).unwrap();
    drop(store);
    let old = dir.join("drumhead-aside-20261121.sqlite3");
    fs::rename(dir.join(FILE_NAME), &old).unwrap();
    let log = dir.join(format!("{FILE_NAME}-wal"));
    fs::write(&log, "the old log").unwrap();
    old
}

#[test]
fn an_interrupted_restoration_is_finished_on_opening() {
    let (dir, store) = one_army();
    let expected = name(&store);
    let old = interrupted(dir.path(), store);
    let store = Store::open(dir.path()).unwrap();
    assert_eq!(name(&store), expected);
    assert!(!dir.path().join("drumhead-restored-20261121.part").exists());
    // The log stays with the old database, and is not read into the restored one.
    let log = format!("{}-wal", old.display());
    assert_eq!(fs::read(log).unwrap(), b"the old log");
}

#[test]
fn the_copy_of_a_restoration_that_did_not_begin_is_removed() {
    let (dir, store) = one_army();
    let copied = dir.path().join("drumhead-restored-20261121.part");
    store.back_up(&copied).unwrap();
    drop(store);
    Store::open(dir.path()).unwrap();
    assert!(!copied.exists());
}

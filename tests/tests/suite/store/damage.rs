//! Files that are newer, foreign, truncated or damaged: recognised, never changed, and read as far
//! as possible.

use std::fs;
use std::path::{Path, PathBuf};

use drumhead_store::{
    Entry, FILE_NAME, FileHarm, SCHEMA_VERSION, Seq, Source, Store, StoreError, WholeBattle,
    check_backup, rescue, restore, set_aside,
};
use rusqlite::config::DbConfig;
use serde_json::{Value, json};

use super::support::{
    NOW, append, battle_id, entry, id, json_of, new_army, new_battle, spoil, stamp,
};

const PAGE: usize = 4096;
const ARMIES: u32 = 12;

/// Returns the draft of an army after an edit. The drafts of all armies together fill several
/// pages.
fn draft(army: u32, edit: u32) -> Value {
    let units: Vec<_> = (0..40)
        .map(|unit| json!({"number": unit, "name": format!("Pikes {army}.{unit}"), "edit": edit}))
        .collect();
    json!({"name": format!("army {army}"), "units": units})
}

/// Returns a folder with a file of armies with two edits each. The folder has no log.
fn well_filled() -> (tempfile::TempDir, PathBuf) {
    let dir = tempfile::tempdir().unwrap();
    let mut store = Store::open(dir.path()).unwrap();
    for army in 0..ARMIES {
        let name = format!("army {army}");
        store.create_army(&new_army(&name, draft(army, 0))).unwrap();
        for edit in 0..2 {
            let body = draft(army, edit + 1);
            append(&mut store, &name, Seq(edit), "Edit", body, None).unwrap();
        }
    }
    let path = store.path().to_owned();
    drop(store);
    (dir, path)
}

/// Returns the number of armies in a rescue, after checking that all of them are correct.
fn rescued(path: &Path) -> usize {
    let found = rescue(path).unwrap();
    for army in &found.armies {
        let number = army.id.as_str().strip_prefix("army ").unwrap();
        let edit = match army.source {
            Source::Row => 2,
            Source::History(seq) => seq.0,
        };
        assert_eq!(army.body, draft(number.parse().unwrap(), edit));
    }
    found.armies.len()
}

/// Asserts that opening reports damage and changes nothing, and that the file set aside is
/// complete.
fn is_damaged_and_set_aside(dir: &Path) -> PathBuf {
    let path = dir.join(FILE_NAME);
    let before = fs::read(&path).unwrap();
    let error = Store::open(dir).unwrap_err();
    assert!(matches!(error, StoreError::Damaged { .. }), "{error}");
    assert!(error.to_string().contains(FILE_NAME), "{error}");
    assert!(Store::open_read_only(dir).is_err());
    assert_eq!(fs::read(&path).unwrap(), before);

    let aside = set_aside(dir, &stamp("1")).unwrap();
    assert_eq!(aside.store.armies().unwrap(), []);
    let old_file = aside.old_file.unwrap();
    assert_eq!(fs::read(&old_file).unwrap(), before);
    old_file
}

#[test]
fn a_truncated_file_is_set_aside_and_its_first_armies_rescued() {
    let (dir, path) = well_filled();
    let bytes = fs::read(&path).unwrap();
    fs::write(&path, &bytes[..bytes.len() * 2 / 3]).unwrap();
    let old_file = is_damaged_and_set_aside(dir.path());
    let found = rescued(&old_file);
    assert!(found >= 6, "only {found} rescued");
}

#[test]
fn a_file_cut_within_its_last_page_is_damaged() {
    for cut in [1, 236, PAGE - 1, PAGE] {
        let (dir, path) = well_filled();
        let bytes = fs::read(&path).unwrap();
        fs::write(&path, &bytes[..bytes.len() - cut]).unwrap();
        let elsewhere = tempfile::tempdir().unwrap();
        for error in [
            Store::open(dir.path()).unwrap_err(),
            Store::open_to_list(dir.path()).unwrap_err(),
            check_backup(&path).unwrap_err(),
            restore(elsewhere.path(), &path, &stamp("1")).unwrap_err(),
        ] {
            let what = FileHarm::Truncated.to_string();
            assert!(error.to_string().ends_with(&what), "{cut}: {error}");
        }
        let old_file = is_damaged_and_set_aside(dir.path());
        assert!(rescued(&old_file) + 1 >= ARMIES as usize, "{cut}");
    }
}

#[test]
fn a_file_cut_while_its_log_has_changes_is_not_believed() {
    let (dir, path) = well_filled();
    let mut store = Store::open(dir.path()).unwrap();
    let army = new_army("in the log", json!({"name": "in the log"}));
    store.create_army(&army).unwrap();
    let elsewhere = tempfile::tempdir().unwrap();
    let copy = elsewhere.path().join(FILE_NAME);
    let log = |path: &Path| path.with_extension("sqlite3-wal");
    fs::copy(log(&path), log(&copy)).unwrap();
    assert!(fs::metadata(log(&copy)).unwrap().len() > 0);
    let bytes = fs::read(&path).unwrap();
    // Cut between the pages too: SQLite reports the end of the file in several ways.
    for cut in [1, 236, 2 * PAGE, 3 * PAGE + 17, bytes.len() / 2 + 9] {
        fs::write(&copy, &bytes[..bytes.len() - cut]).unwrap();
        match Store::open_read_only(elsewhere.path()).and_then(|store| store.check()) {
            // The bytes that are missing might be in the log, or unused.
            Ok(health) if health.damage.is_empty() => {
                let store = Store::open_read_only(elsewhere.path()).unwrap();
                for army in 0..ARMIES {
                    let read = store.army(&id(&format!("army {army}"))).unwrap();
                    assert_eq!(read.body, draft(army, 2), "{cut}");
                }
            }
            Ok(_) => {}
            Err(StoreError::Damaged { .. }) => {}
            Err(error) => panic!("{cut}: {error}"),
        }
    }
}

#[test]
fn a_list_checks_only_what_it_reads() {
    let (dir, path) = well_filled();
    let store = Store::open(dir.path()).unwrap();
    let listed = store.armies().unwrap();
    drop(store);
    let bytes = fs::read(&path).unwrap();
    let list = || Store::open_to_list(dir.path()).and_then(|store| store.armies());
    assert_eq!(list().unwrap(), listed);
    // A damaged history does not matter for a list.
    let row = *pages_of(&path, "name = 'army_row'").last().unwrap();
    let spoilt = |change: &dyn Fn(&mut [u8])| {
        let mut bytes = bytes.clone();
        change(&mut bytes);
        fs::write(&path, bytes).unwrap();
    };
    spoilt(&|bytes| bytes[row * PAGE..][..PAGE].fill(0x55));
    assert!(Store::open(dir.path()).is_err());
    assert_eq!(list().unwrap(), listed);
    // A page of the list is damaged, or has one entry fewer than before.
    let leaves = pages_of(&path, "name = 'army' AND pagetype = 'leaf'");
    assert!(!leaves.is_empty());
    for leaf in leaves {
        spoilt(&|bytes| bytes[leaf * PAGE..][..PAGE].fill(0x55));
        let error = list().unwrap_err();
        assert!(matches!(error, StoreError::Damaged { .. }), "{error}");
        spoilt(&|bytes| bytes[leaf * PAGE + 4] -= 1);
        let error = list().unwrap_err();
        assert!(matches!(error, StoreError::Damaged { .. }), "{error}");
    }
    // A changed entry is marked.
    spoilt(&|bytes| {
        let name = b"fornovoarmy 3";
        let at = bytes.windows(name.len()).position(|part| part == name);
        bytes[at.unwrap() + name.len() - 1] = b'4';
    });
    let marked: Vec<bool> = list().unwrap().iter().map(|army| army.sound).collect();
    assert_eq!(marked.iter().filter(|sound| !**sound).count(), 1);
    // An older file and a missing one are left to `Store::open`.
    let raw = rusqlite::Connection::open(&path).unwrap();
    raw.pragma_update(None, "user_version", SCHEMA_VERSION - 1)
        .unwrap();
    drop(raw);
    assert!(matches!(list(), Err(StoreError::ReadOnly { .. })));
    fs::remove_file(&path).unwrap();
    assert!(matches!(list(), Err(StoreError::Io { .. })));
}

#[test]
fn a_changed_trigger_or_table_is_found_by_the_check() {
    for name in [
        "army_row_is_never_changed",
        "battle_row_has_no_gaps",
        "army",
        "setting",
    ] {
        let (dir, path) = well_filled();
        let raw = rusqlite::Connection::open(&path).unwrap();
        let changed = "UPDATE sqlite_schema SET sql = replace(sql, 'NULL', 'NuLL') || ' '
                       WHERE name = ?1";
        raw.execute_batch("PRAGMA writable_schema = ON").unwrap();
        assert_eq!(raw.execute(changed, [name]).unwrap(), 1);
        drop(raw);
        let store = Store::open(dir.path()).unwrap();
        assert_eq!(store.armies().unwrap().len(), ARMIES as usize);
        for error in [
            store.check().unwrap_err(),
            store.check_schema().unwrap_err(),
            check_backup(&path).unwrap_err(),
        ] {
            let what = FileHarm::Schema(name.to_owned()).to_string();
            assert!(error.to_string().ends_with(&what), "{error}");
        }
        // Damage to an item comes first, as it can be repaired.
        spoil(&store, "UPDATE army SET name = 'x' WHERE id = 'army 3'");
        assert_eq!(store.check().unwrap().damage.len(), 1);
    }
}

#[test]
fn a_file_with_a_damaged_header_loses_no_army() {
    let (dir, path) = well_filled();
    let mut bytes = fs::read(&path).unwrap();
    bytes[..100].fill(0xAA);
    fs::write(&path, bytes).unwrap();
    let old_file = is_damaged_and_set_aside(dir.path());
    assert_eq!(rescued(&old_file), ARMIES as usize);
}

#[test]
fn a_damaged_page_does_not_prevent_the_rescue_of_others() {
    let (_dir, path) = well_filled();
    let bytes = fs::read(&path).unwrap();
    let pages = bytes.len() / PAGE;
    assert!(pages > 40, "the file must have contents to damage");
    let elsewhere = tempfile::tempdir().unwrap();
    let spoilt = elsewhere.path().join(FILE_NAME);
    // Without the list of tables no data can be found.
    let tables = pages_of(&path, "name = 'sqlite_schema'");
    assert!(
        tables.len() <= 3,
        "the list of tables has grown: {tables:?}"
    );
    for page in (0..pages).filter(|page| !tables.contains(page)) {
        let mut bytes = bytes.clone();
        bytes[page * PAGE..(page + 1) * PAGE].fill(0x55);
        fs::write(&spoilt, &bytes).unwrap();
        let error = Store::open(elsewhere.path()).unwrap_err();
        assert!(
            matches!(error, StoreError::Damaged { .. }),
            "page {page}: {error}"
        );
        assert_eq!(fs::read(&spoilt).unwrap(), bytes, "page {page}");
        let found = rescued(&spoilt);
        assert!(
            found + 1 >= ARMIES as usize,
            "page {page}: only {found} rescued"
        );
    }
}

/// Returns the pages, counted from 0, that match this condition in SQLite's own statistics.
fn pages_of(path: &Path, which: &str) -> Vec<usize> {
    let raw = rusqlite::Connection::open(path).unwrap();
    let sql = format!("SELECT pageno - 1 FROM dbstat WHERE {which}");
    let mut rows = raw.prepare(&sql).unwrap();
    let pages = rows.query_map([], |row| row.get::<_, u32>(0)).unwrap();
    pages.map(|page| page.unwrap() as usize).collect()
}

/// Returns a row of one of the battles, so long that only a few rows fit on a page.
fn played(battle: u32, row: u32) -> Entry {
    let events: Vec<_> = (0..30)
        .map(|unit| json!({"unit": unit, "battle": battle, "row": row, "hits": [1, 2]}))
        .collect();
    Entry {
        events: json_of(&json!(events)),
        ..entry(&format!("{battle}.{row}"))
    }
}

#[test]
fn every_reachable_row_of_a_battle_is_rescued() {
    const BATTLES: u32 = 6;
    const ROWS: u32 = 8;
    let dir = tempfile::tempdir().unwrap();
    let mut store = Store::open(dir.path()).unwrap();
    for battle in 0..BATTLES {
        let mut new = new_battle(&format!("{battle}"));
        new.setup = played(battle, 0);
        store.create_battle(&new).unwrap();
        for row in 1..ROWS {
            store
                .append_row(&new.id, Seq(row - 1), &played(battle, row))
                .unwrap();
        }
    }
    let path = store.path().to_owned();
    drop(store);
    let bytes = fs::read(&path).unwrap();
    let tables = pages_of(&path, "name = 'sqlite_schema'");
    // A damaged page that lists other pages hides them all; their loss is reported.
    let inner = pages_of(&path, "name = 'battle_row' AND pagetype = 'internal'");
    assert!(!inner.is_empty());
    let elsewhere = tempfile::tempdir().unwrap();
    let spoilt = elsewhere.path().join(FILE_NAME);
    let fresh = tempfile::tempdir().unwrap();
    let mut store = Store::open(fresh.path()).unwrap();
    let mut shortened = 0;
    for page in (0..bytes.len() / PAGE).filter(|page| !tables.contains(page)) {
        let mut bytes = bytes.clone();
        bytes[page * PAGE..(page + 1) * PAGE].fill(0x55);
        fs::write(&spoilt, &bytes).unwrap();
        let found = rescue(&spoilt).unwrap();
        assert_eq!(
            found.battles.len() + found.lost_battles.len(),
            BATTLES as usize,
            "page {page}"
        );
        let mut harmed = found.lost_battles.len();
        for rescued in &found.battles {
            let battle: u32 = rescued.id.as_str().parse().unwrap();
            for (row, number) in rescued.rows.iter().zip(0..) {
                assert_eq!(row.entry, played(battle, number), "page {page}");
                assert_eq!(row.parent, number.checked_sub(1).map(Seq));
            }
            assert_eq!(rescued.head.0 as usize + 1, rescued.rows.len());
            assert_eq!(rescued.rows.len() + rescued.lost_rows, ROWS as usize);
            harmed += usize::from(rescued.lost_rows > 0);
        }
        if !inner.contains(&page) {
            assert!(harmed <= 3, "page {page} damaged {harmed} battles");
        }
        // The rescued battles can be saved again.
        for battle in found.battles.into_iter().filter(|b| b.lost_rows > 0) {
            shortened += 1;
            let battle = WholeBattle {
                id: battle_id(&format!("{} without page {page}", battle.id)),
                heading: battle.heading.unwrap(),
                head: battle.head,
                tip: battle.tip,
                rows: battle.rows,
            };
            store.take_in_battle(&battle).unwrap();
            assert_eq!(store.whole_battle(&battle.id).unwrap(), battle);
        }
    }
    assert!(shortened > 0, "no battle was shortened");
}

#[test]
fn a_branch_below_a_lost_row_is_lost_and_the_others_are_renumbered() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = Store::open(dir.path()).unwrap();
    let new = new_battle("0");
    store.create_battle(&new).unwrap();
    for (row, parent) in [(1, 0), (2, 1), (3, 0), (4, 3)] {
        let head = store.battle(&new.id).unwrap().entry.head;
        store.go_to_row(&new.id, head, Seq(parent), NOW).unwrap();
        store
            .append_row(&new.id, Seq(parent), &played(0, row))
            .unwrap();
    }
    let path = store.path().to_owned();
    // Row 1 is damaged as by a failing disk: its JSON is invalid.
    let raw = rusqlite::Connection::open(&path).unwrap();
    raw.execute_batch(
        "PRAGMA ignore_check_constraints = ON;
         DROP TRIGGER battle_row_is_never_changed;
         UPDATE battle_row SET events = 'UUUU' WHERE seq = 1;",
    )
    .unwrap();
    let found = rescue(&path).unwrap().battles.pop().unwrap();
    let tree: Vec<_> = found
        .rows
        .iter()
        .map(|row| (row.seq.0, row.parent, row.entry.label.as_str()))
        .collect();
    assert_eq!(
        tree,
        [
            (0, None, "set-up"),
            (1, Some(Seq(0)), "0.3"),
            (2, Some(Seq(1)), "0.4")
        ]
    );
    assert_eq!(
        (found.head, found.tip, found.lost_rows),
        (Seq(2), Seq(2), 2)
    );
}

#[test]
fn a_file_without_its_list_of_tables_cannot_be_rescued() {
    let (_dir, path) = well_filled();
    let mut bytes = fs::read(&path).unwrap();
    bytes[..PAGE].fill(0x55);
    fs::write(&path, bytes).unwrap();
    assert!(matches!(rescue(&path), Err(StoreError::Damaged { .. })));
    assert!(matches!(
        rescue(&path.join("none")),
        Err(StoreError::Io { .. })
    ));
}

#[test]
fn a_foreign_database_is_not_changed() {
    let foreign = tempfile::tempdir().unwrap();
    let raw = rusqlite::Connection::open(foreign.path().join(FILE_NAME)).unwrap();
    raw.execute_batch("CREATE TABLE song (title TEXT)").unwrap();
    drop(raw);
    is_damaged_and_set_aside(foreign.path());
    for text in ["no database", &"no database ".repeat(1000)] {
        let dir = tempfile::tempdir().unwrap();
        fs::write(dir.path().join(FILE_NAME), text).unwrap();
        is_damaged_and_set_aside(dir.path());
    }
}

#[test]
fn a_log_without_its_file_is_not_deleted() {
    let dir = tempfile::tempdir().unwrap();
    let log = dir.path().join("drumhead.sqlite3-wal");
    for empty_file in [false, true] {
        if empty_file {
            fs::write(dir.path().join(FILE_NAME), "").unwrap();
        }
        fs::write(&log, "the last changes").unwrap();
        let error = Store::open(dir.path()).unwrap_err();
        assert!(matches!(error, StoreError::Damaged { .. }));
        assert_eq!(fs::read(&log).unwrap(), b"the last changes");
    }
    set_aside(dir.path(), &stamp("1")).unwrap();
    let old_file = dir.path().join("drumhead-aside-1.sqlite3-wal");
    assert_eq!(fs::read(old_file).unwrap(), b"the last changes");
}

#[test]
fn a_missing_file_beside_backups_counts_as_damaged() {
    let (dir, path) = well_filled();
    let store = Store::open(dir.path()).unwrap();
    let folder = drumhead_store::backup_folder(dir.path());
    let backup = store.back_up_into(&folder, &stamp("1")).unwrap();
    drop(store);
    fs::remove_file(&path).unwrap();
    let error = Store::open(dir.path()).unwrap_err();
    assert!(error.to_string().ends_with("missing"), "{error}");
    assert!(!path.exists());
    let fresh = set_aside(dir.path(), &stamp("2")).unwrap();
    assert_eq!(fresh.old_file, None);
    drop(fresh.store);
    assert!(
        Store::open(dir.path())
            .unwrap()
            .armies()
            .unwrap()
            .is_empty()
    );
    fs::remove_file(&path).unwrap();
    let back = restore(dir.path(), &backup.path, &stamp("3")).unwrap();
    assert_eq!(back.store.armies().unwrap().len(), ARMIES as usize);
    // Without backups there was no library.
    drop(back.store);
    fs::remove_file(&path).unwrap();
    fs::remove_dir_all(&folder).unwrap();
    assert!(
        Store::open(dir.path())
            .unwrap()
            .armies()
            .unwrap()
            .is_empty()
    );
}

#[test]
fn an_empty_file_in_place_of_a_library_counts_as_damaged() {
    for (lock, backup) in [(true, false), (false, true)] {
        let dir = tempfile::tempdir().unwrap();
        let store = Store::open(dir.path()).unwrap();
        if backup {
            let folder = drumhead_store::backup_folder(dir.path());
            store.back_up_into(&folder, &stamp("1")).unwrap();
        }
        drop(store);
        fs::write(dir.path().join(FILE_NAME), "").unwrap();
        if !lock {
            fs::remove_file(dir.path().join("drumhead.lock")).unwrap();
        }
        let error = Store::open(dir.path()).unwrap_err();
        assert!(matches!(error, StoreError::Damaged { .. }), "{error}");
        assert!(error.to_string().contains("emptied"), "{error}");
        assert_eq!(fs::read(dir.path().join(FILE_NAME)).unwrap(), b"");
        let aside = set_aside(dir.path(), &stamp("2")).unwrap();
        assert!(aside.old_file.is_some() && aside.store.armies().unwrap().is_empty());
    }
}

#[test]
fn an_empty_file_without_a_lock_or_backups_is_a_new_library() {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join(FILE_NAME), "").unwrap();
    // An interrupted creation left this file.
    fs::write(dir.path().join("drumhead.sqlite3.part"), "half").unwrap();
    let store = Store::open(dir.path()).unwrap();
    assert!(store.armies().unwrap().is_empty());
    assert!(!dir.path().join("drumhead.sqlite3.part").exists());
}

#[test]
fn a_newer_file_is_refused_and_unchanged_to_the_byte() {
    // Once with the newer version in the file, once with it only in the log.
    for only_in_log in [false, true] {
        let (dir, path) = well_filled();
        let raw = rusqlite::Connection::open(&path).unwrap();
        raw.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, only_in_log)
            .unwrap();
        raw.pragma_update(None, "user_version", SCHEMA_VERSION + 1)
            .unwrap();
        drop(raw);
        let log = dir.path().join("drumhead.sqlite3-wal");
        assert_eq!(log.exists(), only_in_log);
        let files = || (fs::read(&path).unwrap(), fs::read(&log).ok());
        let before = files();
        for refused in [
            Store::open(dir.path()).unwrap_err(),
            Store::open_read_only(dir.path()).unwrap_err(),
        ] {
            assert!(matches!(
                refused,
                StoreError::Newer {
                    ours: SCHEMA_VERSION,
                    ..
                }
            ));
        }
        assert!(files() == before, "the file was changed");
    }
}

#[test]
fn setting_aside_needs_exclusive_access_and_replaces_no_file() {
    let (dir, _path) = well_filled();
    let store = Store::open(dir.path()).unwrap();
    let busy = set_aside(dir.path(), &stamp("1"));
    assert!(matches!(busy, Err(StoreError::Busy { .. })));
    drop(store);
    let first = set_aside(dir.path(), &stamp("1")).unwrap();
    let old_file = first.old_file.unwrap();
    drop(first.store);
    // Another file is set aside in the same second.
    let again = set_aside(dir.path(), &stamp("1")).unwrap();
    let other = dir.path().join("drumhead-aside-1-2.sqlite3");
    assert_eq!(again.old_file, Some(other));
    drop(again.store);
    let back = restore(dir.path(), &old_file, &stamp("2")).unwrap();
    assert_eq!(back.store.armies().unwrap().len(), ARMIES as usize);
    assert_eq!(back.store.army(&id("army 3")).unwrap().body, draft(3, 2));
}

//! A data folder that cannot be written, and library files that are missing, damaged, newer or
//! foreign.

use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use chrono::{DateTime, Utc};
use drumhead_desk::books::BookId;
use drumhead_desk::{Code, Desk, Environment, ItemKind, check_each_day};
use drumhead_store::{BattleId, Entry, Json, Kind, NewBattle, Seq, Stamp, Store};
use serde_json::json;

use super::support::*;

const FILE: &str = "drumhead.sqlite3";

fn files(folder: &Path, part: &str) -> Vec<String> {
    let names = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned());
    names.filter(|name| name.contains(part)).collect()
}

#[test]
fn a_damaged_file_is_set_aside_and_readable_armies_are_recovered() {
    let (folder, mut desk, army) = desk_with_army();
    desk.library()
        .edit(&army.id, 0, &rename("Saved"), None, None)
        .unwrap();
    let book = BookId::D3Ecw;
    let map = desk.library().map(book, "starter-1").unwrap().map;
    let map = desk.library().keep_map(book, None, &map).unwrap();
    drop(desk);
    let path = folder.path().join(FILE);
    let mut bytes = fs::read(&path).unwrap();
    bytes[..16].copy_from_slice(b"not a database!!");
    fs::write(&path, &bytes).unwrap();

    // On the command line, opening a damaged file is an error, and the file is unchanged.
    let refusal = Desk::open_as_it_is(folder.path(), environment(DAY, 50)).unwrap_err();
    assert_eq!(refusal.code, Code::Damaged);
    assert_eq!(fs::read(&path).unwrap(), bytes);

    let mut desk = Desk::open(folder.path(), environment(DAY, 50));
    let notice = desk.library().start().notice.unwrap();
    assert_eq!(notice.code, Code::Damaged);
    let aside = files(folder.path(), "aside");
    assert_eq!(aside.len(), 1);
    assert!(notice.message.contains(&aside[0]), "{notice:?}");
    assert_eq!(fs::read(folder.path().join(&aside[0])).unwrap(), bytes);
    assert_eq!(desk.read_only(), None);
    assert_eq!(
        desk.library()
            .open_army(&army.id, None)
            .unwrap()
            .view
            .title(),
        "Saved"
    );
    assert!(desk.library().maps(book).unwrap().contains(&map));
    drop(desk);
    // The notice appears once.
    assert_eq!(open(folder.path()).library().start().notice, None);
}

/// The contents of a file, whether there is a backup, and words expected in the cause and in the
/// remedy.
const UNREADABLE: [(&str, bool, &str, &str); 3] = [
    ("", true, "0 bytes", "restore a backup"),
    ("", false, "0 bytes", "no backup"),
    (
        "a letter to the Lord General",
        true,
        "damaged",
        "restore a backup",
    ),
];

#[test]
fn an_unreadable_file_is_reported_and_a_backup_restores_the_library() {
    for (contents, backed_up, cause, remedy) in UNREADABLE {
        let (folder, desk, army) = desk_with_army();
        drop(desk);
        if backed_up {
            // The first opening of a day takes a backup of a library with data.
            drop(open(folder.path()));
        }
        let path = folder.path().join(FILE);
        fs::write(&path, contents).unwrap();
        let refusal = Desk::open_as_it_is(folder.path(), environment(DAY, 50)).unwrap_err();
        assert_eq!(refusal.code, Code::Damaged);
        assert!(refusal.message().contains(cause), "{refusal}");
        assert_eq!(fs::read_to_string(&path).unwrap(), contents);

        let mut desk = open(folder.path());
        let start = desk.library().start();
        let notice = start.notice.unwrap();
        assert_eq!((notice.code, start.restore), (Code::Damaged, backed_up));
        assert!(notice.message.contains(cause), "{notice:?}");
        assert!(notice.hint.contains(remedy), "{notice:?}");
        assert_eq!(desk.library().list().unwrap().armies, []);
        desk.library().create(BookId::Fornovo, "After").unwrap();
        drop(desk);
        if backed_up {
            // The name of a file set aside contains the time.
            let later = environment("1645-06-14T11:00:00Z", 60);
            let mut desk = Desk::open(folder.path(), later);
            let backup = desk.library().backups().unwrap().remove(0);
            desk.library().restore_backup(&backup.name, false).unwrap();
            assert_eq!(desk.library().list().unwrap().armies[0].id, army.id);
            let start = desk.library().start();
            assert_eq!((start.notice, start.restore), (None, false));
        }
    }
}

#[test]
fn a_missing_file_beside_backups_is_reported_and_can_be_restored() {
    let (folder, desk, army) = desk_with_army();
    drop(desk);
    drop(open(folder.path()));
    let path = folder.path().join(FILE);
    fs::remove_file(&path).unwrap();
    let refusal = Desk::open_as_it_is(folder.path(), environment(DAY, 50)).unwrap_err();
    assert_eq!(refusal.code, Code::Damaged);
    assert!(refusal.message().contains("is missing, but"), "{refusal}");
    assert!(!path.exists());

    let mut desk = open(folder.path());
    let start = desk.library().start();
    let notice = start.notice.unwrap();
    assert_eq!((notice.code, start.restore), (Code::Damaged, true));
    let message = "The library file is missing. A new library was made.";
    assert_eq!(notice.message, message);
    assert!(notice.hint.contains("restore a backup"), "{notice:?}");
    desk.library().create(BookId::Fornovo, "After").unwrap();
    let backup = desk.library().backups().unwrap().remove(0);
    desk.library().restore_backup(&backup.name, false).unwrap();
    assert_eq!(desk.library().list().unwrap().armies[0].id, army.id);
}

#[test]
fn a_file_of_another_program_is_left_in_place() {
    for (is_database, backed_up) in [(true, false), (true, true), (false, false), (false, true)] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(FILE);
        if is_database {
            let raw = rusqlite::Connection::open(&path).unwrap();
            raw.execute_batch("CREATE TABLE song (title TEXT); PRAGMA user_version = 99;")
                .unwrap();
        } else {
            fs::write(&path, "a letter to the Lord General; ".repeat(300)).unwrap();
        }
        if backed_up {
            let backups = folder.path().join("backups");
            fs::create_dir(&backups).unwrap();
            fs::write(backups.join("drumhead-16450613T100000Z.sqlite3"), "").unwrap();
        }
        let before = fs::read(&path).unwrap();
        let mut desk = open(folder.path());
        let start = desk.library().start();
        let notice = start.notice.unwrap();
        assert_eq!((notice.code, start.restore), (Code::Damaged, backed_up));
        let words = match is_database {
            true => "belongs to another program.",
            false => "is not a Drumhead library.",
        };
        assert_eq!(notice.message, format!("{} {words}", path.display()));
        assert!(
            notice.hint.contains("another folder with --data"),
            "{notice:?}"
        );
        assert_eq!(notice.hint.contains("restore a backup"), backed_up);
        let made = desk.library().create(BookId::Fornovo, "");
        assert_eq!(made.unwrap_err().code, Code::Damaged);
        assert!(desk.read_only().is_some());
        drop(desk);
        assert_eq!(fs::read(&path).unwrap(), before);
        assert_eq!(files(folder.path(), "aside"), [""; 0]);
    }
    // One changed byte does not make a library another program's file.
    for byte in [3, 68] {
        let (folder, desk, army) = desk_with_army();
        drop(desk);
        let path = folder.path().join(FILE);
        let mut bytes = fs::read(&path).unwrap();
        bytes[byte] ^= 1;
        fs::write(&path, &bytes).unwrap();
        let mut desk = open(folder.path());
        let message = desk.notice().unwrap().message();
        assert!(message.contains("Armies rescued: 1"), "{message}");
        assert!(desk.library().open_army(&army.id, None).is_ok());
    }
}

#[test]
fn a_changed_trigger_is_reported_by_the_daily_check() {
    let (folder, mut desk, _) = desk_with_army();
    spoil(
        folder.path(),
        "PRAGMA writable_schema = ON;
         UPDATE sqlite_schema SET sql = sql || ' ' WHERE name = 'army_row_has_no_gaps'",
    );
    let found = desk.library().check().unwrap_err();
    assert!(
        found
            .message()
            .contains("army_row_has_no_gaps) has been changed"),
        "{found}"
    );
    assert!(
        found.hint().contains("Restore a backup"),
        "{}",
        found.hint()
    );
    assert!(daily(&mut desk));
    let damage = desk.library().changes().unwrap().damage.unwrap();
    assert!(
        damage
            .message
            .contains("army_row_has_no_gaps) has been changed"),
        "{damage:?}"
    );
}

/// Creates a battle of two rows with this set-up.
fn battle(store: &mut Store, id: &str, setup: &serde_json::Value) {
    let entry = |command: &serde_json::Value| Entry {
        kind: Kind::Command,
        label: "Set up".to_owned(),
        command: Json::of(command).unwrap(),
        dice: Json::empty_list(),
        events: Json::empty_list(),
        version: 1,
        digest: String::new(),
        summary: Json::empty_list(),
        at: "1642-10-23T15:00:00Z".to_owned(),
    };
    let id = BattleId::new(id);
    store
        .create_battle(&NewBattle {
            id: id.clone(),
            book: "fornovo".to_owned(),
            name: "Edgehill".to_owned(),
            setup: entry(setup),
        })
        .unwrap();
    store
        .append_row(&id, Seq::ROOT, &entry(&json!({"volley": id.as_str()})))
        .unwrap();
}

#[test]
fn readable_battles_are_recovered_from_a_damaged_file() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = Store::open(folder.path()).unwrap();
    let named = json!({"book": "fornovo", "name": "Edgehill, as set up"});
    for (id, setup) in [
        ("whole", &named),
        ("shortened", &named),
        ("without its heading", &named),
        ("without any", &json!({"armies": []})),
    ] {
        battle(&mut store, id, setup);
    }
    let intact = store.whole_battle(&BattleId::new("whole")).unwrap();
    drop(store);
    let path = folder.path().join(FILE);
    let raw = rusqlite::Connection::open(&path).unwrap();
    raw.execute_batch(
        "PRAGMA ignore_check_constraints = ON;
         DROP TRIGGER battle_row_is_never_changed;
         UPDATE battle_row SET events = 'UUUU' WHERE item = 'shortened' AND seq = 1;
         UPDATE battle SET status = 'UUUU' WHERE id LIKE 'without%';",
    )
    .unwrap();
    drop(raw);
    let mut bytes = fs::read(&path).unwrap();
    bytes[..16].copy_from_slice(b"not a database!!");
    fs::write(&path, &bytes).unwrap();

    let desk = open(folder.path());
    let notice = desk.notice().unwrap().message();
    let counts = "Battles rescued: 3 (1 incomplete); unreadable: 1.";
    assert!(notice.contains(counts), "{notice}");
    drop(desk);
    let store = Store::open(folder.path()).unwrap();
    assert_eq!(store.whole_battle(&intact.id).unwrap(), intact);
    let rescued = |id: &str| store.whole_battle(&BattleId::new(id)).unwrap();
    assert_eq!(rescued("shortened").rows.len(), 1);
    let renamed = rescued("without its heading");
    assert_eq!(renamed.heading.name, "Edgehill, as set up");
    assert_eq!(renamed.rows.len(), 2);
}

#[test]
fn a_library_with_only_battles_is_backed_up_daily() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = Store::open(folder.path()).unwrap();
    drop(open(folder.path()));
    assert_eq!(files(folder.path(), "backups"), [""; 0]);
    battle(&mut store, "edgehill", &json!({}));
    drop(store);
    drop(open(folder.path()));
    assert_eq!(files(folder.path(), "backups"), ["backups"]);
}

#[test]
fn a_newer_file_is_not_changed() {
    let (folder, desk, _) = desk_with_army();
    drop(desk);
    let path = folder.path().join(FILE);
    let raw = rusqlite::Connection::open(&path).unwrap();
    raw.pragma_update(None, "user_version", 99).unwrap();
    drop(raw);
    let before = fs::read(&path).unwrap();
    let mut desk = open(folder.path());
    assert_eq!(desk.library().start().notice.unwrap().code, Code::Newer);
    assert_eq!(desk.library().list().unwrap_err().code, Code::Newer);
    let made = desk.library().create(BookId::Fornovo, "");
    assert_eq!(made.unwrap_err().code, Code::Newer);
    drop(desk);
    assert_eq!(fs::read(&path).unwrap(), before);
}

/// A file is in place of the data folder, so not even root can write there.
#[test]
fn a_file_in_place_of_the_folder_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("data");
    fs::write(&path, "").unwrap();
    let mut desk = open(&path);
    let notice = desk.library().start().notice.unwrap();
    assert!(
        notice.message.contains(path.to_str().unwrap()),
        "{notice:?}"
    );
    assert!(desk.library().list().is_err());
    assert!(desk.read_only().is_some());
}

#[test]
fn ten_daily_backups_are_retained() {
    let (folder, desk, _) = desk_with_army();
    drop(desk);
    for day in 10..25 {
        for hour in [9, 18] {
            let time = format!("1645-06-{day}T{hour:02}:00:00Z");
            let desk = Desk::open(folder.path(), environment(&time, 500));
            assert_eq!(desk.notice(), None);
        }
    }
    let mut desk = Desk::open(folder.path(), environment("1645-06-24T20:00:00Z", 500));
    let backups = desk.library().backups().unwrap();
    let days: Vec<_> = backups
        .iter()
        .map(|backup| &backup.made_at[8..13])
        .collect();
    let expected = (15..25).rev().map(|day| format!("{day}T09"));
    assert_eq!(days, expected.collect::<Vec<_>>());
}

#[test]
fn restoring_a_backup_sets_the_current_file_aside() {
    let (folder, desk, army) = desk_with_army();
    drop(desk);
    let mut desk = open(folder.path());
    let backup = desk.library().backups().unwrap().remove(0);
    assert!(backup.size > 0);
    desk.library()
        .edit(&army.id, 0, &rename("Later"), None, None)
        .unwrap();
    assert_eq!(
        desk.library()
            .restore_backup("../../etc/passwd", false)
            .unwrap_err()
            .code,
        Code::NotFound
    );

    // Another open window prevents the replacement, and nothing changes.
    let other = Desk::open(folder.path(), environment(DAY, 900));
    assert_eq!(
        desk.library()
            .restore_backup(&backup.name, false)
            .unwrap_err()
            .code,
        Code::Busy
    );
    assert_eq!(desk.library().list().unwrap().armies[0].name, "Later");
    drop(other);

    desk.library().restore_backup(&backup.name, false).unwrap();
    let army = desk.library().open_army(&army.id, None).unwrap();
    assert_eq!(army.view.title(), "The trained bands");
    assert_eq!(files(folder.path(), "aside").len(), 1);
}

/// Runs the daily check, if it is due. Returns whether it was due.
fn daily(desk: &mut Desk) -> bool {
    let Some(check) = desk.library().daily_check() else {
        return false;
    };
    let checked = check.run().unwrap();
    desk.library().day_checked(checked).unwrap();
    true
}

/// Damage to an army at change 1, the last intact change, and words in the description of the
/// damage.
const ARMY_DAMAGE: [(&str, u32, &str); 6] = [
    (
        "UPDATE army SET body = replace(body, 'Saved', 'Shaved')",
        1,
        "The draft after change 1",
    ),
    (
        "UPDATE army_row SET label = 'x' WHERE seq = 1",
        0,
        "Change 1 of army",
    ),
    (
        "DELETE FROM army_row WHERE seq = 1",
        0,
        "The changes to army “Saved” differ",
    ),
    (
        "UPDATE army SET name = 'Shaved'",
        1,
        "entry for army “Shaved”",
    ),
    (
        "UPDATE army SET name = 'Shaved'; UPDATE army_row SET label = 'x' WHERE seq = 1",
        0,
        "(1645-06-14T10:00:00.000Z) differs from what was saved. 1 other place",
    ),
    ("UPDATE army SET head = 7", 1, "entry for army “Saved”"),
];

#[test]
fn a_damaged_army_is_shown_as_it_was_before_the_damage() {
    for (sql, sound, words) in ARMY_DAMAGE {
        let (folder, mut desk, army) = desk_with_army();
        let edit = rename("Saved");
        desk.library().edit(&army.id, 0, &edit, None, None).unwrap();
        drop(desk);
        spoil(folder.path(), sql);
        let mut desk = open(folder.path());
        let opened = desk.library().open_army(&army.id, None).unwrap();
        let title = ["The trained bands", "Saved"][sound as usize];
        assert_eq!((opened.head, opened.view.title()), (sound, title), "{sql}");
        assert_eq!((opened.undo, opened.redo), (None, None));
        let why = opened.read_only.unwrap();
        let shown = format!("is shown as it was after change {sound} (1645-06-14T10:00:00.000Z).");
        assert!(why.contains(words) && why.contains(&shown), "{sql}: {why}");
        assert!(
            desk.library()
                .edit(&army.id, sound, &rename("x"), None, None)
                .is_err()
        );
        assert!(desk.library().undo(&army.id, sound, None).is_err());
        let found = desk.library().army(&army.id).unwrap();
        assert_eq!(
            (found.draft.title(), found.damage),
            (title.to_owned(), Some(why))
        );
        // Damaged data is neither copied nor exported.
        assert_eq!(
            desk.library().duplicate(&army.id).unwrap_err().code,
            Code::Damaged
        );
        assert_eq!(
            desk.library().export(&army.id).unwrap_err().code,
            Code::Damaged
        );
        // Nothing was written.
        assert_ne!(desk.library().check().unwrap().damage, []);
        let went = desk.library().go_back(ItemKind::Army, &army.id).unwrap();
        let opened = desk.library().open_army(&army.id, None).unwrap();
        assert_eq!((opened.read_only, opened.head), (None, went.change));
    }
    let (folder, mut desk, army) = desk_with_army();
    spoil(folder.path(), "UPDATE army_row SET label = 'x'");
    let lost = desk.library().open_army(&army.id, None).unwrap_err();
    assert_eq!(lost.code, Code::Damaged);
    let listed = desk.library().list().unwrap().unreadable;
    assert_eq!((listed.len(), listed[0].opens), (1, false));
}

#[test]
fn a_library_is_checked_each_day_in_a_window_left_open() {
    let folder = tempfile::tempdir().unwrap();
    let today: Arc<Mutex<DateTime<Utc>>> = Arc::new(Mutex::new(DAY.parse().unwrap()));
    let clock = today.clone();
    let environment = Environment::new(move || *clock.lock().unwrap(), uuid::Uuid::new_v4);
    let mut desk = Desk::open(folder.path(), environment);
    desk.library()
        .create(BookId::Fornovo, "Trained bands")
        .unwrap();
    let desk = Arc::new(Mutex::new(desk));
    let mut other = Desk::open(folder.path(), super::support::environment(DAY, 900));
    let damage = || desk.lock().unwrap().library().changes().unwrap().damage;
    let checked = |day: &str| {
        let store = Store::open_read_only(folder.path()).unwrap();
        let last = store.setting("desk.checked").unwrap();
        last.is_some_and(|last| last["day"] == day)
    };
    let wait = |until: &dyn Fn() -> bool| {
        for _ in 0..3000 {
            if until() {
                return;
            }
            thread::sleep(Duration::from_millis(10));
        }
        panic!("the check has not ended");
    };
    check_each_day(&desk, Duration::from_millis(5));
    wait(&|| checked("16450614"));
    assert_eq!(damage(), None);

    spoil(folder.path(), "UPDATE army_row SET at = '1645'");
    *today.lock().unwrap() = "1645-06-15T00:00:01Z".parse().unwrap();
    wait(&|| checked("16450615"));
    let found = damage().unwrap();
    assert!(
        found.message.contains("hange 0 of army “Trained bands”"),
        "{found:?}"
    );
    assert!(found.hint.contains("drumhead check"), "{found:?}");
    // The other window does not repeat this day's check. It learns the result at the time when its
    // own check would be due.
    assert_eq!(other.library().changes().unwrap().damage, None);
    drop(other);
    let later = super::support::environment("1645-06-15T09:00:00Z", 950);
    other = Desk::open(folder.path(), later);
    assert!(other.library().daily_check().is_none());
    assert_eq!(other.library().changes().unwrap().damage, Some(found));

    // The damage is repaired: the next day's check finds none, and the notice disappears.
    spoil(
        folder.path(),
        "UPDATE army_row SET at = (SELECT created_at FROM army)",
    );
    *today.lock().unwrap() = "1645-06-16T00:00:01Z".parse().unwrap();
    wait(&|| checked("16450616"));
    assert_eq!(damage(), None);
    assert_eq!(desk.lock().unwrap().notice(), None);
    // The background thread ends when the desk is dropped, and the folder is then unlocked.
    drop((desk, other));
    wait(&|| drumhead_store::set_aside(folder.path(), &Stamp::new("1").unwrap()).is_ok());
}

#[test]
fn a_corrupt_file_is_reported_by_the_daily_check() {
    let (folder, mut desk, _) = desk_with_army();
    let check = desk.library().daily_check().unwrap();
    let path = folder.path().join(FILE);
    let raw = rusqlite::Connection::open(&path).unwrap();
    raw.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))
        .unwrap();
    let sql = "SELECT pageno FROM dbstat WHERE name = 'army_row'";
    let page: u32 = raw.query_row(sql, [], |row| row.get(0)).unwrap();
    drop(raw);
    let bytes = fs::read(&path).unwrap();
    let mut spoilt = bytes.clone();
    spoilt[4096 * (page as usize - 1)..][..4096].fill(0x55);
    fs::write(&path, &spoilt).unwrap();
    let checked = check.run().unwrap();
    fs::write(&path, &bytes).unwrap();
    desk.library().day_checked(checked).unwrap();
    let damage = desk.library().changes().unwrap().damage.unwrap();
    assert!(damage.message.contains(FILE), "{damage:?}");
}

/// Checks that damaged data is neither shown nor overwritten: the army is shown as it was before
/// the damage.
fn is_shown_as_before_the_damage(desk: &mut Desk, army: &str) {
    let opened = desk.library().open_army(army, None).unwrap();
    assert_eq!((opened.view.title(), opened.head), ("The trained bands", 0));
    let why = opened.read_only.unwrap();
    for words in [
        "Change 1 of army “Saved” (1645)",
        "as it was after change 0",
    ] {
        assert!(why.contains(words), "{words}: {why}");
    }
    for head in [0, 1] {
        let edit = desk
            .library()
            .edit(army, head, &rename("Later"), None, None);
        assert_eq!(edit.unwrap_err().code, Code::Damaged);
    }
    let listed = desk.library().list().unwrap().unreadable.remove(0);
    assert_eq!((listed.id, listed.opens), (army.to_owned(), true));
}

#[test]
fn the_daily_check_reports_damage_until_it_is_repaired() {
    let (folder, mut desk, army) = desk_with_army();
    desk.library()
        .edit(&army.id, 0, &rename("Saved"), None, None)
        .unwrap();
    assert!(daily(&mut desk));
    assert!(!daily(&mut desk), "the library was checked today");
    assert_eq!(desk.notice(), None);
    assert_eq!(desk.library().check().unwrap().damage, []);
    drop(desk);
    // The daily backup contains the army intact.
    drop(open(folder.path()));
    spoil(
        folder.path(),
        "UPDATE army_row SET at = '1645' WHERE seq = 1",
    );

    let later = |day: u32| {
        Desk::open(
            folder.path(),
            environment(&format!("1645-07-{day}T09:00:00Z"), 700),
        )
    };
    let mut desk = later(10);
    assert!(daily(&mut desk));
    let message = desk.notice().unwrap().message();
    assert!(
        message.contains("hange 1 of army “Saved” (1645)"),
        "{message}"
    );
    drop(desk);
    let mut desk = later(10);
    assert_eq!(desk.library().start().notice.unwrap().message, message);
    assert!(!daily(&mut desk));
    is_shown_as_before_the_damage(&mut desk, &army.id);

    let damage = desk.library().check().unwrap().damage;
    assert_eq!(damage.len(), 1);
    assert_eq!((damage[0].change, damage[0].sound), (Some(1), Some(0)));
    let backup = damage[0].backup.as_ref().unwrap();
    let id = desk.library().take_back(ItemKind::Army, &army.id).unwrap();
    assert_eq!(
        desk.library().open_army(&id, None).unwrap().view.title(),
        "Saved"
    );
    assert!(backup.made_at.starts_with("1645-06"), "{}", backup.made_at);
    let went = desk.library().go_back(ItemKind::Army, &army.id).unwrap();
    assert_eq!((went.change, went.rebuilt), (0, false));
    assert_eq!(
        desk.library()
            .open_army(&army.id, None)
            .unwrap()
            .view
            .title(),
        "The trained bands"
    );
    assert_eq!(desk.library().check().unwrap().damage, []);
    drop(desk);
    let mut desk = later(11);
    assert_eq!(desk.library().start().notice, None);
    assert!(daily(&mut desk));
    assert_eq!(desk.notice(), None, "the damage was repaired");
    drop(desk);
    let none = open(folder.path())
        .library()
        .take_back(ItemKind::Battle, "none");
    assert_eq!(none.unwrap_err().code, Code::NotFound);
}

//! The journal of a battle: rows are added and never changed, and any row can be visited.

use std::sync::Barrier;
use std::thread;

use drumhead_store::{Json, Kind, Seq, Store, StoreError};
use rusqlite::Connection;
use serde_json::json;

use super::support::{NOW, battle_id, entry, one_battle, play};

/// Returns the labels of the rows from which the state is folded, without the set-up.
fn played(store: &Store) -> Vec<String> {
    let rows = store.rows(&battle_id("lansdowne")).unwrap();
    rows.into_iter()
        .skip(1)
        .map(|row| row.entry.label)
        .collect()
}

#[test]
fn a_row_is_stored_exactly() {
    let (dir, mut store) = one_battle();
    let mut row = entry("“Fire by rank” \u{202e}🥁");
    row.command = Json::new("{ \"n\" : 1e400, \"u\":18446744073709551615,\"s\":\"é\\u0000\" }")
        .unwrap_or_else(|_| Json::new("{ \"u\" : 18446744073709551615 }").unwrap());
    row.kind = Kind::Note;
    row.version = u32::MAX;
    let id = battle_id("lansdowne");
    let seq = store.append_row(&id, Seq::ROOT, &row).unwrap();
    drop(store);
    let store = Store::open(dir.path()).unwrap();
    let rows = store.rows(&id).unwrap();
    assert_eq!(rows.len(), 2);
    assert_eq!((rows[1].seq, rows[1].parent), (seq, Some(Seq::ROOT)));
    assert_eq!(rows[1].entry, row);
    assert_eq!(rows[1].entry.dice.read::<Vec<u8>>().unwrap(), [3, 6]);
}

#[test]
fn the_library_shows_the_row_at_the_head() {
    let (_dir, mut store) = one_battle();
    let id = battle_id("lansdowne");
    let a = play(&mut store, Seq::ROOT, "a");
    play(&mut store, a, "b");
    store.undo_row(&id, Seq(2), "later").unwrap();
    let listed = store.battles().unwrap().pop().unwrap();
    assert_eq!(listed.summary, Json::of(&json!({"after": "a"})).unwrap());
    assert_eq!(listed.heading.updated_at, "later");
}

#[test]
fn a_stale_writer_is_refused_and_nothing_changes() {
    let (dir, mut first) = one_battle();
    let mut second = Store::open(dir.path()).unwrap();
    let id = battle_id("lansdowne");
    let head = play(&mut first, Seq::ROOT, "mine");
    let before = first.whole_battle(&id).unwrap();
    let refused = [
        second.append_row(&id, Seq::ROOT, &entry("late")).err(),
        second.undo_row(&id, Seq(7), NOW).err(),
        second.redo_row(&id, Seq::ROOT, NOW).err(),
        second.go_to_row(&id, Seq::ROOT, head, NOW).err(),
    ];
    for error in refused {
        let Some(StoreError::StaleHead { actual, .. }) = &error else {
            panic!("{error:?}");
        };
        assert_eq!(*actual, head);
        assert!(error.unwrap().to_string().contains("battle lansdowne"));
    }
    assert_eq!(first.whole_battle(&id).unwrap(), before);
    let nowhere = second.go_to_row(&id, head, Seq(9), NOW);
    assert!(matches!(
        nowhere,
        Err(StoreError::NotFound {
            row: Some(Seq(9)),
            ..
        })
    ));
    assert_eq!(first.whole_battle(&id).unwrap(), before);
}

#[test]
fn two_writers_on_one_battle_lose_nothing() {
    const ROWS: u32 = 40;
    let (dir, _store) = one_battle();
    let id = battle_id("lansdowne");
    let start = Barrier::new(2);
    let refusals: Vec<u32> = thread::scope(|scope| {
        let writers = ["horse", "foot"].map(|who| {
            let (dir, id, start) = (dir.path(), &id, &start);
            scope.spawn(move || {
                let mut store = Store::open(dir).unwrap();
                let (mut head, mut refused) = (Seq::ROOT, 0);
                start.wait();
                for row in 0..ROWS {
                    let row = entry(&format!("{who} {row}"));
                    loop {
                        match store.append_row(id, head, &row) {
                            Ok(new) => break head = new,
                            Err(StoreError::StaleHead { actual, .. }) => head = actual,
                            // A busy file is a refusal too: nothing was written.
                            Err(StoreError::Busy { .. }) => {}
                            Err(error) => panic!("{error}"),
                        }
                        refused += 1;
                    }
                }
                refused
            })
        });
        writers
            .into_iter()
            .map(|writer| writer.join().unwrap())
            .collect()
    });
    // The writer that began second knew only the root, which was no longer the head.
    assert!(refusals.iter().sum::<u32>() > 0);
    let store = Store::open(dir.path()).unwrap();
    let played = played(&store);
    assert_eq!(played.len(), 2 * ROWS as usize);
    for who in ["horse", "foot"] {
        let own: Vec<_> = played
            .iter()
            .filter(|label| label.starts_with(who))
            .cloned()
            .collect();
        let expected: Vec<_> = (0..ROWS).map(|row| format!("{who} {row}")).collect();
        assert_eq!(own, expected);
    }
}

#[test]
fn the_database_itself_refuses_changes_to_a_journal() {
    let (_dir, mut store) = one_battle();
    let a = play(&mut store, Seq::ROOT, "a");
    play(&mut store, a, "b");
    let before = store.whole_battle(&battle_id("lansdowne")).unwrap();
    let raw = Connection::open(store.path()).unwrap();
    raw.pragma_update(None, "foreign_keys", true).unwrap();
    let insert = |verb: &str, seq: &str, parent: &str, kind: &str, events: &str| {
        format!(
            "{verb} INTO battle_row (item, seq, parent, name, kind, label, at, version, digest, summary,
                                     dice, command, events)
             VALUES ('lansdowne', {seq}, {parent}, zeroblob(32), '{kind}', '', '', 1, '', '{{}}', '[]', '{{}}',
                     '{events}')"
        )
    };
    let forbidden = [
        (
            "never changed",
            "UPDATE battle_row SET label = 'c' WHERE seq = 2".to_owned(),
        ),
        (
            "never deleted",
            "DELETE FROM battle_row WHERE seq = 2".to_owned(),
        ),
        ("without gaps", insert("INSERT", "5", "2", "command", "[]")),
        (
            "without gaps",
            insert("INSERT OR REPLACE", "2", "1", "command", "[]"),
        ),
        (
            "without gaps",
            insert("INSERT OR IGNORE", "-1", "0", "command", "[]"),
        ),
        ("CHECK", insert("INSERT", "3", "3", "command", "[]")),
        ("CHECK", insert("INSERT", "3", "NULL", "command", "[]")),
        ("CHECK", insert("INSERT", "3", "2", "hearsay", "[]")),
        ("CHECK", insert("INSERT", "3", "2", "note", "[")),
        ("FOREIGN KEY", insert("INSERT", "3", "-1", "note", "[]")),
        ("FOREIGN KEY", "UPDATE battle SET head = 3".to_owned()),
        ("FOREIGN KEY", "UPDATE battle SET tip = 3".to_owned()),
        ("FOREIGN KEY", "DELETE FROM battle".to_owned()),
        ("CHECK", "UPDATE battle SET status = 'lost'".to_owned()),
    ];
    for (why, sql) in forbidden {
        let error = raw.execute_batch(&sql).expect_err(&sql).to_string();
        assert!(error.contains(why), "{sql}: {error}");
    }
    raw.execute_batch(&insert("INSERT", "3", "2", "note", "[]"))
        .unwrap();
    let mut after = store.whole_battle(&battle_id("lansdowne")).unwrap();
    assert_eq!(after.rows.pop().map(|row| row.seq), Some(Seq(3)));
    assert_eq!(after, before);
}

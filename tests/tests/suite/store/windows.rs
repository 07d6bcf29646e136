//! Several windows on one file: no update is lost, and a window that must wait too long gets a
//! clear error.

use std::fs;
use std::sync::Barrier;
use std::thread;

use drumhead_store::{Seq, Store, StoreError};
use proptest::collection::vec;
use proptest::prelude::*;
use rusqlite::TransactionBehavior;
use serde_json::json;

use super::support::{NOW, append, edits, id, new_army, one_army, rename, summary};

#[derive(Clone, Debug)]
enum Deed {
    Append,
    Undo,
    Look,
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, failure_persistence: None, ..ProptestConfig::default() })]

    /// Each window has the last head it saw. A write with the current head succeeds; a write with a
    /// stale head is refused, and the window gets the current head. There is no other result.
    #[test]
    fn a_stale_window_of_the_store_is_refused(
        events in vec((0..2_usize, prop_oneof![3 => Just(Deed::Append), 1 => Just(Deed::Undo), 1 => Just(Deed::Look)]), 1..30)
    ) {
        let (dir, first) = one_army();
        let mut windows = [(first, Seq::ROOT), (Store::open(dir.path()).unwrap(), Seq::ROOT)];
        let mut head = Seq::ROOT;
        let mut names = vec!["0".to_owned()];
        for (turn, (who, deed)) in events.into_iter().enumerate() {
            let (window, known) = &mut windows[who];
            let result = match deed {
                Deed::Append => {
                    let name = format!("turn {turn} of window {who}");
                    append(window, "naseby", *known, &name, json!({ "name": name }), None)
                        .map(|done| {
                            names.push(name);
                            done.unwrap().position.head
                        })
                }
                Deed::Undo => window
                    .undo(&id("naseby"), *known, NOW, |body, _| summary(body))
                    .map(|moved| moved.map_or(*known, |moved| moved.position.head)),
                Deed::Look => window.army(&id("naseby")).map(|army| army.entry.head),
            };
            match result {
                Ok(new) => {
                    prop_assert!(*known == head || matches!(deed, Deed::Look));
                    (*known, head) = (new, new);
                }
                Err(StoreError::StaleHead { expected, actual, .. }) => {
                    prop_assert_ne!(*known, head);
                    prop_assert_eq!((expected, actual), (*known, head));
                    *known = actual;
                }
                Err(error) => return Err(TestCaseError::fail(error.to_string())),
            }
            prop_assert_eq!(&window.army(&id("naseby")).unwrap().body["name"], &json!(names[head.0 as usize]));
        }
        prop_assert_eq!(edits(&windows[0].0, "naseby").len(), names.len());
    }
}

#[test]
fn windows_that_write_at_once_lose_nothing() {
    const WINDOWS: u32 = 4;
    const EDITS: u32 = 25;
    let (dir, _store) = one_army();
    thread::scope(|scope| {
        for window in 0..WINDOWS {
            let dir = dir.path();
            scope.spawn(move || {
                let mut store = Store::open(dir).unwrap();
                let mut head = Seq::ROOT;
                for edit in 0..EDITS {
                    let name = format!("{window}.{edit}");
                    loop {
                        let body = json!({ "name": name });
                        match append(&mut store, "naseby", head, &name, body, None) {
                            Ok(done) => {
                                head = done.unwrap().position.head;
                                break;
                            }
                            Err(StoreError::StaleHead { actual, .. }) => head = actual,
                            // A busy file is a refusal too: nothing was written.
                            Err(StoreError::Busy { .. }) => {}
                            Err(error) => panic!("{error}"),
                        }
                    }
                }
            });
        }
    });
    let store = Store::open(dir.path()).unwrap();
    let mut labels: Vec<_> = edits(&store, "naseby")
        .into_iter()
        .skip(1)
        .map(|(.., label)| label)
        .collect();
    labels.sort();
    let mut expected: Vec<_> = (0..WINDOWS)
        .flat_map(|w| (0..EDITS).map(move |e| format!("{w}.{e}")))
        .collect();
    expected.sort();
    assert_eq!(labels, expected);
}

#[test]
fn windows_that_open_a_new_folder_at_once_all_succeed() {
    const WINDOWS: usize = 8;
    let dir = tempfile::tempdir().unwrap();
    let folder = dir.path().join("not yet there");
    let start = Barrier::new(WINDOWS);
    thread::scope(|scope| {
        for window in 0..WINDOWS {
            let (start, folder) = (&start, &folder);
            scope.spawn(move || {
                start.wait();
                let mut store = Store::open(folder).unwrap();
                let name = format!("army {window}");
                store.create_army(&new_army(&name, json!({}))).unwrap();
            });
        }
    });
    assert_eq!(
        Store::open(&folder).unwrap().armies().unwrap().len(),
        WINDOWS
    );
}

#[test]
fn a_file_locked_by_another_program_is_busy_until_it_is_released() {
    let (_dir, mut store) = one_army();
    let mut other = rusqlite::Connection::open(store.path()).unwrap();
    let open_transaction = other
        .transaction_with_behavior(TransactionBehavior::Immediate)
        .unwrap();
    let refused = append(&mut store, "naseby", Seq::ROOT, "x", json!({}), None).unwrap_err();
    assert!(matches!(refused, StoreError::Busy { .. }));
    assert!(refused.to_string().contains("drumhead.sqlite3"));
    assert_eq!(store.armies().unwrap().len(), 1, "reading continues");
    open_transaction.rollback().unwrap();
    rename(&mut store, Seq::ROOT, "now");
}

#[test]
fn nothing_is_written_to_a_file_that_was_moved_or_replaced() {
    let (dir, mut store) = one_army();
    let (path, moved) = (store.path().to_owned(), dir.path().join("moved"));
    let write = |store: &mut Store| {
        let body = json!({ "name": "Rupert" });
        append(store, "naseby", Seq::ROOT, "Rename", body, None).map(drop)
    };
    fs::rename(&path, &moved).unwrap();
    let refused = write(&mut store).unwrap_err();
    assert!(matches!(refused, StoreError::Moved { .. }), "{refused}");
    assert!(
        store.army(&id("naseby")).is_ok(),
        "the army can still be read"
    );
    fs::copy(&moved, &path).unwrap();
    let refused = write(&mut store).unwrap_err();
    assert!(matches!(refused, StoreError::Moved { .. }), "{refused}");
    fs::rename(&moved, &path).unwrap();
    write(&mut store).unwrap();
    assert_eq!(store.army(&id("naseby")).unwrap().entry.head, Seq(1));
}

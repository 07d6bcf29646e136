//! Editing one army: steps, branches, labels, refusals.

use drumhead_store::{Moved, Position, Seq, Store, StoreError};
use serde_json::json;

use super::support::{NOW, append, edits, id, one_army, rename, summary};

fn undo(store: &mut Store, head: u32) -> Option<Moved> {
    store
        .undo(&id("naseby"), Seq(head), NOW, |body, _| summary(body))
        .unwrap()
}

fn redo(store: &mut Store, head: u32) -> Option<Moved> {
    store
        .redo(&id("naseby"), Seq(head), NOW, |body, _| summary(body))
        .unwrap()
}

fn position(head: u32, undo: Option<&str>, redo: Option<&str>) -> Position {
    Position {
        head: Seq(head),
        undo: undo.map(str::to_owned),
        redo: redo.map(str::to_owned),
    }
}

#[test]
fn undo_and_redo_name_their_steps_and_survive_a_restart() {
    let (dir, mut store) = one_army();
    let first = rename(&mut store, Seq::ROOT, "one");
    rename(&mut store, first, "two");

    let moved = undo(&mut store, 2).unwrap();
    assert_eq!(moved.position, position(1, Some("one"), Some("two")));
    assert_eq!(moved.body, json!({"name": "one"}));

    drop(store);
    let mut store = Store::open(dir.path()).unwrap();
    let army = store.army(&id("naseby")).unwrap();
    assert_eq!(army.position, position(1, Some("one"), Some("two")));
    assert_eq!(
        army.entry.summary.name, "one",
        "the library follows the draft"
    );

    let moved = undo(&mut store, 1).unwrap();
    assert_eq!(moved.position, position(0, None, Some("one")));
    assert_eq!(undo(&mut store, 0), None, "nothing precedes the beginning");
    assert_eq!(redo(&mut store, 0).unwrap().body, json!({"name": "one"}));
    assert_eq!(redo(&mut store, 1).unwrap().body, json!({"name": "two"}));
    assert_eq!(redo(&mut store, 2), None);
}

#[test]
fn an_abandoned_branch_stays_in_the_history_and_can_be_visited() {
    let (_dir, mut store) = one_army();
    let one = rename(&mut store, Seq::ROOT, "one");
    let two = rename(&mut store, one, "two");
    undo(&mut store, 2);
    let three = rename(&mut store, one, "three");

    let parents: Vec<_> = edits(&store, "naseby")
        .into_iter()
        .map(|(_, parent, _)| parent)
        .collect();
    assert_eq!(parents, [None, Some(Seq::ROOT), Some(one), Some(one)]);

    // Redo follows the newest branch ...
    undo(&mut store, 3);
    assert_eq!(redo(&mut store, 1).unwrap().position.head, three);
    // ... until another one is visited.
    let moved = store
        .go_to(&id("naseby"), three, two, NOW, |body, _| summary(body))
        .unwrap();
    assert_eq!(moved.body, json!({"name": "two"}));
    undo(&mut store, 2);
    assert_eq!(redo(&mut store, 1).unwrap().position.head, two);
    // Moving up the same branch does not change its end.
    let moved = store
        .go_to(&id("naseby"), two, Seq::ROOT, NOW, |body, _| summary(body))
        .unwrap();
    assert_eq!(moved.position, position(0, None, Some("one")));
    redo(&mut store, 0);
    assert_eq!(redo(&mut store, 1).unwrap().position.head, two);
}

#[test]
fn letters_typed_in_succession_are_one_step() {
    let (_dir, mut store) = one_army();
    for (seq, (name, joined)) in (0..).zip([("S", false), ("Sw", true), ("Swi", true)]) {
        let label = format!("Name it {name}");
        let body = json!({ "name": name });
        let done = append(&mut store, "naseby", Seq(seq), &label, body, Some("name"));
        assert_eq!(done.unwrap().unwrap().joined, joined, "{name}");
    }
    let body = json!({"name": "Swi", "year": 1495});
    append(&mut store, "naseby", Seq(3), "Date it", body, Some("year")).unwrap();

    assert_eq!(undo(&mut store, 4).unwrap().position.head, Seq(3));
    let moved = undo(&mut store, 3).unwrap();
    assert_eq!(moved.position, position(0, None, Some("Name it Swi")));
    assert_eq!(redo(&mut store, 0).unwrap().position.head, Seq(3));

    // All rows still exist. An edit joins its parent only if the parent is the newest edit.
    assert_eq!(edits(&store, "naseby").len(), 5);
    let body = json!({"name": "Swiss"});
    let done = append(
        &mut store,
        "naseby",
        Seq(3),
        "Name it Swiss",
        body,
        Some("name"),
    );
    assert!(!done.unwrap().unwrap().joined, "edit 4 was made in between");
}

#[test]
fn an_edit_without_a_change_is_not_stored() {
    let (_dir, mut store) = one_army();
    let body = json!({"name": "0"});
    let done = append(&mut store, "naseby", Seq::ROOT, "Nothing", body, None).unwrap();
    assert_eq!(done, None);
    assert_eq!(edits(&store, "naseby").len(), 1);
}

#[test]
fn a_stale_head_is_refused_and_the_current_head_is_returned() {
    let (_dir, mut store) = one_army();
    rename(&mut store, Seq::ROOT, "one");
    let before = store.army(&id("naseby")).unwrap();
    let body = json!({"name": "late"});
    let refused = append(&mut store, "naseby", Seq::ROOT, "Late", body, None);
    let Err(StoreError::StaleHead {
        expected, actual, ..
    }) = refused
    else {
        panic!("{refused:?}");
    };
    assert_eq!((expected, actual), (Seq(0), Seq(1)));
    for refused in [
        store
            .undo(&id("naseby"), Seq(0), NOW, |body, _| summary(body))
            .unwrap_err(),
        store
            .redo(&id("naseby"), Seq(0), NOW, |body, _| summary(body))
            .unwrap_err(),
        store
            .go_to(&id("naseby"), Seq(7), Seq(0), NOW, |body, _| summary(body))
            .unwrap_err(),
    ] {
        assert!(matches!(refused, StoreError::StaleHead { .. }), "{refused}");
    }
    assert_eq!(store.army(&id("naseby")).unwrap(), before);
}

#[test]
fn missing_items_are_reported() {
    let (_dir, mut store) = one_army();
    let gone = append(&mut store, "rocroi", Seq::ROOT, "Name", json!({}), None);
    assert!(matches!(gone, Err(StoreError::NotFound { row: None, .. })));
    let gone = store.go_to(&id("naseby"), Seq(0), Seq(9), NOW, |body, _| summary(body));
    assert!(matches!(
        gone,
        Err(StoreError::NotFound {
            row: Some(Seq(9)),
            ..
        })
    ));
}

#[test]
fn a_body_too_deep_to_be_read_back_is_refused() {
    let (_dir, mut store) = one_army();
    let deep = (0..120).fold(json!(1), |inner, _| json!([inner]));
    let refused = append(&mut store, "naseby", Seq::ROOT, "Deep", deep, None);
    assert!(matches!(refused, Err(StoreError::BadJson { .. })));
    rename(&mut store, Seq::ROOT, "still here");
}

#[test]
fn the_database_itself_refuses_changes_and_deletions() {
    let (_dir, mut store) = one_army();
    rename(&mut store, Seq::ROOT, "one");
    let raw = rusqlite::Connection::open(store.path()).unwrap();
    raw.pragma_update(None, "foreign_keys", true).unwrap();
    for (sql, reason) in [
        ("UPDATE army_row SET label = 'x'", "never changed"),
        ("DELETE FROM army_row", "never deleted"),
        ("INSERT INTO army_row SELECT item, 3, 1, name, label, at, version, digest, NULL, 0, forward, backward
          FROM army_row WHERE seq = 1", "without gaps"),
        ("INSERT OR REPLACE INTO army_row SELECT * FROM army_row WHERE seq = 1", "without gaps"),
        ("DELETE FROM army", "FOREIGN KEY"),
        ("UPDATE army SET head = 5", "FOREIGN KEY"),
    ] {
        let refused = raw.execute(sql, []).unwrap_err().to_string();
        assert!(refused.contains(reason), "{sql}: {refused}");
    }
}

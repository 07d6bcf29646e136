//! The library of battles: begin, set the status, move between files, never delete.

use drumhead_store::{
    Json, Row, Seq, Status, Store, StoreError, WholeBattle, rescue, restore, set_aside,
};
use serde_json::json;

use super::support::{
    NOW, battle_id, entry, json_of, new_battle, one_army, one_battle, play, stamp,
};

#[test]
fn a_battle_begins_with_its_set_up_and_is_listed_with_its_state() {
    let (dir, mut store) = one_battle();
    let begun = store.battle(&battle_id("lansdowne")).unwrap();
    assert_eq!(begun.setup, entry("set-up"));
    assert_eq!(begun.position.head, Seq::ROOT);
    assert_eq!((&begun.position.undo, &begun.position.redo), (&None, &None));

    let head = play(&mut store, Seq::ROOT, "volley");
    drop(store);
    let store = Store::open(dir.path()).unwrap();
    let listed = store.battles().unwrap().pop().unwrap();
    assert_eq!(listed, store.battle(&listed.id).unwrap().entry);
    assert_eq!(listed.head, head);
    assert_eq!(listed.summary, json_of(&json!({"after": "volley"})));
    assert_eq!(listed.heading.name, "The battle of lansdowne");
    assert_eq!(listed.heading.book, "fornovo");
    assert_eq!(listed.heading.status, Status::Open);
    assert_eq!(listed.heading.archived_at, None);
}

#[test]
fn the_battle_played_last_is_listed_first() {
    let (_dir, mut store) = one_battle();
    for (id, at) in [("early", "1495"), ("late", "1685")] {
        let mut battle = new_battle(id);
        battle.setup.at = at.to_owned();
        store.create_battle(&battle).unwrap();
    }
    let order = |store: &Store| -> Vec<_> {
        let battles = store.battles().unwrap();
        battles.into_iter().map(|b| b.id.to_string()).collect()
    };
    assert_eq!(order(&store), ["late", "lansdowne", "early"]);
    let mut row = entry("a late move");
    row.at = "1700".to_owned();
    store
        .append_row(&battle_id("early"), Seq::ROOT, &row)
        .unwrap();
    assert_eq!(order(&store), ["early", "late", "lansdowne"]);
}

#[test]
fn a_battle_can_be_renamed_paused_ended_archived_and_restored() {
    let (_dir, mut store) = one_battle();
    let id = battle_id("lansdowne");
    let head = play(&mut store, Seq::ROOT, "volley");
    store.rename_battle(&id, "Lansdown Hill").unwrap();
    for status in [Status::Paused, Status::Over, Status::Open] {
        store.set_battle_status(&id, status).unwrap();
        let heading = store.battle(&id).unwrap().entry.heading;
        assert_eq!(
            (heading.name.as_str(), heading.status),
            ("Lansdown Hill", status)
        );
    }
    for at in [Some("1643-07-06"), None] {
        store.set_battle_archived(&id, at).unwrap();
        let heading = store.battle(&id).unwrap().entry.heading;
        assert_eq!(heading.archived_at.as_deref(), at);
    }
    // None of these calls is a move, so the head that a window has is still valid.
    play(&mut store, head, "charge");
}

#[test]
fn missing_battles_are_reported_and_ids_cannot_be_reused() {
    let (_dir, mut store) = one_battle();
    let again = store.create_battle(&new_battle("lansdowne")).unwrap_err();
    assert!(matches!(again, StoreError::Taken { .. }));
    assert!(again.to_string().contains("battle lansdowne"), "{again}");

    let none = battle_id("roundway");
    let missing = [
        store.battle(&none).err(),
        store.rows(&none).err(),
        store.journal(&none).err(),
        store.whole_battle(&none).err(),
        store.append_row(&none, Seq::ROOT, &entry("x")).err(),
        store.undo_row(&none, Seq::ROOT, NOW).err(),
        store.redo_row(&none, Seq::ROOT, NOW).err(),
        store.go_to_row(&none, Seq::ROOT, Seq::ROOT, NOW).err(),
        store.rename_battle(&none, "x").err(),
        store.set_battle_status(&none, Status::Over).err(),
        store.set_battle_archived(&none, None).err(),
    ];
    for (call, error) in missing.into_iter().enumerate() {
        assert!(
            matches!(&error, Some(StoreError::NotFound { .. })),
            "call {call}: {error:?}"
        );
    }
    assert_eq!(store.battles().unwrap().len(), 1);
}

/// Returns a battle with an abandoned branch and one undone row.
fn branched(store: &mut Store) -> WholeBattle {
    let id = battle_id("lansdowne");
    let volley = play(store, Seq::ROOT, "volley");
    store.undo_row(&id, volley, NOW).unwrap();
    let charge = play(store, Seq::ROOT, "charge");
    let test = play(store, charge, "test");
    store.undo_row(&id, test, NOW).unwrap();
    store.whole_battle(&id).unwrap()
}

#[test]
fn a_whole_battle_can_be_moved_to_another_library() {
    let (_dir, mut store) = one_battle();
    let stored = branched(&mut store);
    let numbers: Vec<_> = stored
        .rows
        .iter()
        .map(|row| (row.seq.0, row.parent))
        .collect();
    assert_eq!(
        numbers,
        [
            (0, None),
            (1, Some(Seq(0))),
            (2, Some(Seq(0))),
            (3, Some(Seq(2)))
        ]
    );
    assert_eq!((stored.head, stored.tip), (Seq(2), Seq(3)));

    let elsewhere = tempfile::tempdir().unwrap();
    let mut other = Store::open(elsewhere.path()).unwrap();
    other.take_in_battle(&stored).unwrap();
    assert_eq!(other.whole_battle(&stored.id).unwrap(), stored);
    assert_eq!(
        other.battle(&stored.id).unwrap(),
        store.battle(&stored.id).unwrap()
    );
    let again = other.take_in_battle(&stored);
    assert!(matches!(again, Err(StoreError::Taken { .. })));
}

#[test]
fn a_whole_battle_that_is_not_a_tree_is_refused() {
    let (_dir, mut store) = one_battle();
    let stored = WholeBattle {
        id: battle_id("bad"),
        ..branched(&mut store)
    };
    let spoil = |spoil: &dyn Fn(&mut WholeBattle)| {
        let mut bad = stored.clone();
        spoil(&mut bad);
        bad
    };
    let bad = [
        spoil(&|b| b.rows.clear()),
        spoil(&|b| drop(b.rows.remove(1))),
        spoil(&|b| b.rows.swap(1, 2)),
        spoil(&|b| b.rows[0].parent = Some(Seq(0))),
        spoil(&|b| b.rows[1].parent = None),
        spoil(&|b| b.rows[1].parent = Some(Seq(1))),
        spoil(&|b| b.rows[1].parent = Some(Seq(3))),
        spoil(&|b| (b.head, b.tip) = (Seq(9), Seq(9))),
        spoil(&|b| b.head = Seq(3)),
        spoil(&|b| (b.head, b.tip) = (Seq(1), Seq(3))),
        spoil(&|b| b.tip = Seq(9)),
    ];
    for (number, bad) in bad.iter().enumerate() {
        if number == 8 {
            // With this change, the head and the tip are the same row, which is valid.
            store.take_in_battle(bad).unwrap();
            continue;
        }
        let error = store.take_in_battle(bad).unwrap_err();
        assert!(
            matches!(error, StoreError::BadJson { .. }),
            "{number}: {error}"
        );
    }
    assert_eq!(store.battles().unwrap().len(), 2);
}

#[test]
fn text_that_is_not_json_or_is_too_deep_cannot_be_stored() {
    for text in [
        "",
        "{",
        "{\"a\": 1} x",
        "\u{0}",
        &"[".repeat(200),
        &format!("{}{}", "[".repeat(130), "]".repeat(130)),
    ] {
        let refused = Json::new(text);
        assert!(matches!(refused, Err(StoreError::BadJson { .. })), "{text}");
    }
    let deep = format!("{}{}", "[".repeat(120), "]".repeat(120));
    let mut battle = new_battle("deep");
    battle.setup.command = Json::new(deep).unwrap();
    let (_dir, mut store) = one_battle();
    store.create_battle(&battle).unwrap();
    assert_eq!(store.battle(&battle.id).unwrap().setup, battle.setup);
}

#[test]
fn backups_restore_battles() {
    let (dir, mut store) = one_battle();
    let stored = branched(&mut store);
    let backup = dir.path().join("kept.sqlite3");
    store.back_up(&backup).unwrap();
    store
        .append_row(&stored.id, stored.head, &entry("later"))
        .unwrap();
    drop(store);
    let restored = restore(dir.path(), &backup, &stamp("1")).unwrap();
    assert_eq!(restored.store.whole_battle(&stored.id).unwrap(), stored);
    // The previous file was set aside and has the later row.
    let aside = rescue(&restored.old_file.unwrap()).unwrap();
    assert_eq!(aside.battles[0].rows.len(), stored.rows.len() + 1);
}

#[test]
fn a_battle_can_be_read_where_nothing_can_be_written() {
    let (dir, mut store) = one_battle();
    let stored = branched(&mut store);
    drop(store);
    let mut store = Store::open_read_only(dir.path()).unwrap();
    assert_eq!(store.whole_battle(&stored.id).unwrap(), stored);
    let refused = [
        store.append_row(&stored.id, stored.head, &entry("x")).err(),
        store.undo_row(&stored.id, stored.head, NOW).err(),
        store.rename_battle(&stored.id, "x").err(),
        store.take_in_battle(&stored).err(),
    ];
    for error in refused {
        assert!(
            matches!(error, Some(StoreError::ReadOnly { .. })),
            "{error:?}"
        );
    }
}

#[test]
fn a_sound_file_is_rescued_completely() {
    let (dir, mut army_store) = one_army();
    army_store.create_battle(&new_battle("lansdowne")).unwrap();
    let stored = branched(&mut army_store);
    drop(army_store);
    let old_file = set_aside(dir.path(), &stamp("1"))
        .unwrap()
        .old_file
        .unwrap();
    let found = rescue(&old_file).unwrap();
    assert_eq!((found.armies.len(), found.lost_battles.len()), (1, 0));
    let battle = &found.battles[0];
    assert_eq!(battle.heading.as_ref(), Some(&stored.heading));
    assert_eq!(
        (battle.head, battle.tip, battle.lost_rows),
        (stored.head, stored.tip, 0)
    );
    let rows: &[Row] = &battle.rows;
    assert_eq!(rows, stored.rows);
}

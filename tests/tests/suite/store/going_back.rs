//! Going back: a damaged history returns to its intact rows. The other rows are removed from it,
//! after the whole file has been copied.

use std::fs;
use std::path::Path;

use drumhead_store::{
    BattleEntry, Harm, Heading, Item, Returned, Row, Seq, Status, Store, StoreError, Summary,
    intact_in, row_names,
};
use serde_json::{Value, json};

use super::support::{
    self, ARMIES, BATTLES, NOW, SETTING, append, battle_id, contents, edits, entry, id, library,
    spoil, stamp, summary,
};

/// Returns the names of the files set aside in a folder.
fn asides(dir: &Path) -> Vec<String> {
    let names = fs::read_dir(dir).unwrap();
    let names = names.map(|file| file.unwrap().file_name().into_string().unwrap());
    names.filter(|name| name.contains("aside")).collect()
}

/// Returns a heading as a set-up would give it.
fn by_setup(setup: &drumhead_store::Entry) -> Option<Heading> {
    Some(Heading {
        book: "fornovo".to_owned(),
        name: format!("By its {}", setup.label),
        created_at: setup.at.clone(),
        ..Heading::default()
    })
}

fn return_battle(store: &mut Store, name: &str) -> drumhead_store::Result<Returned> {
    store.return_battle(&battle_id(name), NOW, &stamp("1"), by_setup)
}

fn return_army(store: &mut Store, name: &str) -> drumhead_store::Result<Returned> {
    store.return_army(&id(name), NOW, &stamp("1"), |body: &Value, _| summary(body))
}

/// Returns the rows of a battle as label and parent.
fn tree(store: &Store, name: &str) -> Vec<(String, Option<Seq>)> {
    let battle = store.whole_battle(&battle_id(name)).unwrap();
    let rows = battle.rows.into_iter();
    rows.map(|Row { parent, entry, .. }| (entry.label, parent))
        .collect()
}

#[test]
fn going_back_removes_damaged_rows_and_those_after_them() {
    let dir = tempfile::tempdir().unwrap();
    library(dir.path());
    let mut store = Store::open(dir.path()).unwrap();
    let id = battle_id("lansdowne");
    let names = support::names(&store, &id);
    spoil(
        &store,
        "UPDATE battle_row SET dice = '[6,6]' WHERE item = 'lansdowne' AND seq = 2",
    );
    let before = store.whole_battle(&id).unwrap();
    let back = return_battle(&mut store, "lansdowne").unwrap();
    assert_eq!((back.position.head, back.position.redo), (Seq(1), None));
    let removed = back.removed.unwrap();
    assert_eq!(removed.damaged, [Seq(2)]);
    assert_eq!(removed.intact, [Seq(3), Seq(4), Seq(5)]);
    assert!(removed.renumbered && !back.rebuilt);
    let left = [
        ("set-up", None),
        ("lansdowne 1", Some(0)),
        ("lansdowne 6", Some(1)),
    ];
    let left = left.map(|(label, parent)| (label.to_owned(), parent.map(Seq)));
    assert_eq!(tree(&store, "lansdowne"), left);
    assert_eq!(support::names(&store, &id), [names[0], names[1], names[6]]);
    assert_eq!(store.check().unwrap().damage, []);

    // The battle goes on, and the copy has every row as it was.
    store.append_row(&id, Seq(1), &entry("later")).unwrap();
    assert_eq!(store.check().unwrap().damage, []);
    assert_eq!(removed.copy, dir.path().join("drumhead-aside-1.sqlite3"));
    let copied = tempfile::tempdir().unwrap();
    fs::copy(removed.copy, copied.path().join("drumhead.sqlite3")).unwrap();
    let copied = Store::open(copied.path()).unwrap();
    assert_eq!(copied.whole_battle(&id).unwrap(), before);
    assert_eq!(copied.check().unwrap().damage.len(), 1);
}

#[test]
fn damage_on_another_branch_leaves_the_head_where_it_is() {
    let dir = tempfile::tempdir().unwrap();
    library(dir.path());
    let mut store = Store::open(dir.path()).unwrap();
    let shown = store.open_battle(&battle_id("lansdowne")).unwrap();
    let army = store.army(&id("naseby")).unwrap();
    spoil(
        &store,
        "UPDATE battle_row SET at = '1645' WHERE item = 'lansdowne' AND seq = 3;
         UPDATE army_row SET label = 'x' WHERE item = 'naseby' AND seq = 2;",
    );
    let sound: Vec<_> = (store.check().unwrap().damage.iter())
        .map(|one| one.sound)
        .collect();
    assert_eq!(sound, [Some(Seq(4)), Some(Seq(4))]);

    let back = return_battle(&mut store, "lansdowne").unwrap();
    let removed = back.removed.unwrap();
    assert_eq!((removed.damaged, removed.intact), (vec![Seq(3)], vec![]));
    let now = store.open_battle(&battle_id("lansdowne")).unwrap();
    assert_eq!((now.battle.position.head, now.rows.len()), (Seq(3), 4));
    assert_eq!(now.battle.position.redo, shown.battle.position.redo);
    assert_eq!(now.battle.entry.summary, shown.battle.entry.summary);

    let back = return_army(&mut store, "naseby").unwrap();
    let removed = back.removed.unwrap();
    assert_eq!(
        (removed.damaged, removed.intact),
        (vec![Seq(2)], vec![Seq(3)])
    );
    // Two repairs in the same second make two copies with different names.
    assert_eq!(removed.copy, dir.path().join("drumhead-aside-1-2.sqlite3"));
    let now = store.army(&id("naseby")).unwrap();
    assert_eq!((now.position.head, &now.body), (Seq(2), &army.body));
    assert_eq!(edits(&store, "naseby").len(), 3);
    let undone = store.undo(&id("naseby"), Seq(2), NOW, |body, _| summary(body));
    assert_eq!(undone.unwrap().unwrap().position.head, Seq(1));
    append(&mut store, "naseby", Seq(1), "x", json!({}), None).unwrap();
    assert_eq!(store.check().unwrap().damage, []);
}

#[test]
fn a_history_closes_the_gap_of_a_missing_row() {
    let dir = tempfile::tempdir().unwrap();
    library(dir.path());
    let mut store = Store::open(dir.path()).unwrap();
    spoil(
        &store,
        "DELETE FROM battle_row WHERE item = 'lansdowne' AND seq = 3",
    );
    assert_eq!(store.check().unwrap().damage[0].harm, Harm::Missing);
    let removed = return_battle(&mut store, "lansdowne")
        .unwrap()
        .removed
        .unwrap();
    assert_eq!((removed.damaged, removed.intact), (vec![], vec![]));
    assert!(removed.renumbered && removed.copy.exists());
    assert_eq!(tree(&store, "lansdowne").len(), 6);
    assert_eq!(store.check().unwrap().damage, []);
}

#[test]
fn without_a_copy_no_row_is_removed() {
    let dir = tempfile::tempdir().unwrap();
    library(dir.path());
    let mut store = Store::open(dir.path()).unwrap();
    spoil(
        &store,
        "UPDATE battle_row SET dice = '[6,6]' WHERE item = 'lansdowne' AND seq = 2",
    );
    let before = store.whole_battle(&battle_id("lansdowne")).unwrap();
    // A folder is in the way of the copy.
    let part = dir.path().join("drumhead-aside-1.sqlite3.part");
    fs::create_dir(&part).unwrap();
    let refused = return_battle(&mut store, "lansdowne").unwrap_err();
    assert!(
        matches!(refused, StoreError::Io { .. } | StoreError::ReadOnly { .. }),
        "{refused}"
    );
    assert_eq!(store.whole_battle(&battle_id("lansdowne")).unwrap(), before);
    fs::remove_dir(part).unwrap();
    assert!(return_battle(&mut store, "lansdowne").is_ok());
    // Rows are protected again.
    let raw = rusqlite::Connection::open(store.path()).unwrap();
    assert!(raw.execute("DELETE FROM battle_row", []).is_err());
    assert!(store.check().unwrap().damage.is_empty());
}

/// Returns the list's entry of a battle.
fn listed(store: &Store, name: &str) -> BattleEntry {
    let mut battles = store.battles().unwrap().into_iter();
    battles.find(|one| one.id == battle_id(name)).unwrap()
}

#[test]
fn a_heading_that_cannot_be_read_is_rebuilt_from_its_rows() {
    // The damage as an assignment in SQL, and the name and the head after going back.
    let own = "The battle of lansdowne";
    for (set, name, head) in [
        ("name = CAST(x'ff' AS TEXT)", "By its set-up", 4),
        ("book = CAST(x'ff' AS TEXT)", own, 4),
        ("status = 'opan'", own, 4),
        ("archived_at = CAST(x'ff' AS TEXT)", own, 4),
        ("created_at = CAST(x'ff' AS TEXT)", own, 4),
        ("updated_at = CAST(x'ff' AS TEXT)", own, 4),
        ("head = -1", own, 6),
        ("tip = -1", own, 4),
        ("row_count = -1", own, 4),
        ("seal = x'00'", own, 4),
    ] {
        let dir = tempfile::tempdir().unwrap();
        library(dir.path());
        let mut store = Store::open(dir.path()).unwrap();
        let rows = store.whole_battle(&battle_id("lansdowne")).unwrap().rows;
        spoil(
            &store,
            &format!("UPDATE battle SET {set} WHERE id = 'lansdowne'"),
        );
        let damage = store.check().unwrap().damage;
        assert_eq!((damage.len(), damage[0].harm), (1, Harm::Heading), "{set}");
        assert_eq!(damage[0].sound, Some(Seq(head)), "{set}");
        let back = return_battle(&mut store, "lansdowne").unwrap();
        assert_eq!((back.position.head, back.removed), (Seq(head), None));
        assert_eq!(back.rebuilt, !set.starts_with("seal"), "{set}");
        let entry = listed(&store, "lansdowne");
        assert_eq!((entry.heading.name.as_str(), entry.sound), (name, true));
        assert_eq!(
            (entry.heading.book.as_str(), entry.heading.status),
            ("fornovo", Status::Open)
        );
        assert_eq!(
            store.whole_battle(&battle_id("lansdowne")).unwrap().rows,
            rows
        );
        assert_eq!(store.check().unwrap().damage, [], "{set}");
        assert_eq!(asides(dir.path()), [""; 0], "nothing was removed");
    }
}

#[test]
fn the_heading_of_an_army_is_rebuilt_from_its_draft() {
    for set in [
        "name = CAST(x'ff' AS TEXT)",
        "year = 5000000000",
        "breaches = -1",
        "head = -1",
        "updated_at = CAST(x'ff' AS TEXT)",
        "body = CAST(x'ff' AS TEXT), name = CAST(x'ff' AS TEXT)",
    ] {
        let dir = tempfile::tempdir().unwrap();
        library(dir.path());
        let mut store = Store::open(dir.path()).unwrap();
        let before = store.army(&id("naseby")).unwrap();
        spoil(
            &store,
            &format!("UPDATE army SET {set} WHERE id = 'naseby'"),
        );
        let back = return_army(&mut store, "naseby").unwrap();
        assert!(back.rebuilt && back.removed.is_none(), "{set}");
        assert_eq!(store.army(&id("naseby")).unwrap(), before, "{set}");
        assert_eq!(store.check().unwrap().damage, [], "{set}");
    }
}

#[test]
fn a_missing_heading_is_rebuilt_too() {
    let dir = tempfile::tempdir().unwrap();
    library(dir.path());
    let mut store = Store::open(dir.path()).unwrap();
    let army = store.army(&id("naseby")).unwrap();
    let head = store.open_battle(&battle_id("roundway")).unwrap();
    assert_eq!(head.battle.position.head, Seq(4));
    spoil(
        &store,
        "DELETE FROM battle WHERE id = 'roundway'; DELETE FROM army WHERE id = 'naseby';",
    );
    assert_eq!(store.check().unwrap().damage.len(), 2);
    let back = return_battle(&mut store, "roundway").unwrap();
    // Without a heading, the newest row is the head.
    assert_eq!((back.position.head, back.rebuilt), (Seq(6), true));
    assert!(return_army(&mut store, "naseby").unwrap().rebuilt);
    assert_eq!(store.army(&id("naseby")).unwrap().body, army.body);
    assert_eq!(listed(&store, "roundway").heading.name, "By its set-up");
    assert_eq!(store.check().unwrap().damage, []);
    assert!(contents(&store).is_ok());
}

#[test]
fn a_battle_without_a_sound_row_or_a_known_heading_cannot_go_back() {
    let dir = tempfile::tempdir().unwrap();
    library(dir.path());
    let mut store = Store::open(dir.path()).unwrap();
    spoil(
        &store,
        "UPDATE battle_row SET label = 'x' WHERE item = 'lansdowne' AND seq = 0;
         UPDATE battle SET status = 'opan' WHERE id = 'roundway';",
    );
    let altered = |back: drumhead_store::Result<Returned>| match back {
        Err(StoreError::Altered(damage)) => (damage.row, damage.harm),
        back => panic!("{back:?}"),
    };
    let back = return_battle(&mut store, "lansdowne");
    assert_eq!(altered(back), (Some(Seq(0)), Harm::Row));
    let unknown = store.return_battle(&battle_id("roundway"), NOW, &stamp("1"), |_| None);
    assert_eq!(altered(unknown), (None, Harm::Heading));
    let missing = return_battle(&mut store, "nowhere");
    assert!(matches!(missing, Err(StoreError::NotFound { .. })));
    assert_eq!(asides(dir.path()), [""; 0]);
}

#[test]
fn only_lost_items_can_be_removed() {
    let dir = tempfile::tempdir().unwrap();
    library(dir.path());
    let mut store = Store::open(dir.path()).unwrap();
    let lost = [
        Item::Army(id("naseby")),
        Item::Battle(battle_id("lansdowne")),
        Item::Setting(SETTING.to_owned()),
    ];
    for of in &lost {
        // An item with a sound row, or a sound setting, is not lost.
        assert_eq!(store.remove_lost(of, &stamp("1")).unwrap(), None);
    }
    spoil(
        &store,
        "UPDATE army_row SET label = 'x' WHERE item = 'naseby' AND seq = 0;
         UPDATE battle_row SET label = 'x' WHERE item = 'lansdowne' AND seq = 0;
         DELETE FROM battle WHERE id = 'lansdowne';
         UPDATE setting SET value = '1' WHERE key = 'desk.map.field';",
    );
    assert_eq!(store.check().unwrap().damage.len(), 4);
    for of in &lost {
        let copy = store.remove_lost(of, &stamp("1")).unwrap().unwrap();
        assert!(intact_in(&copy, &Item::Army(id("marston")), None).unwrap());
        let gone = store.remove_lost(of, &stamp("1"));
        assert!(matches!(gone, Err(StoreError::NotFound { .. })), "{gone:?}");
    }
    assert_eq!(asides(dir.path()).len(), 3);
    let health = store.check().unwrap();
    assert_eq!((health.armies, health.battles, health.settings), (1, 1, 0));
    assert_eq!(health.damage, []);
}

/// Damages each row except row 0, one at a time and in three ways, in the history of an army and of
/// a battle.
#[test]
fn after_going_back_the_library_is_intact_whatever_row_was_damaged() {
    let dir = tempfile::tempdir().unwrap();
    library(dir.path());
    let sound = Store::open_read_only(dir.path()).unwrap().path().to_owned();
    for (table, newest) in [("army", 4), ("battle", 6)] {
        for seq in 1..=newest {
            for harm in ["at = '1645'", "parent = 0, label = 'x'", "name = x'00'"] {
                let spoilt = tempfile::tempdir().unwrap();
                fs::copy(&sound, spoilt.path().join("drumhead.sqlite3")).unwrap();
                let mut store = Store::open(spoilt.path()).unwrap();
                let item = if table == "army" {
                    ARMIES[0]
                } else {
                    BATTLES[0]
                };
                spoil(
                    &store,
                    &format!("UPDATE {table}_row SET {harm} WHERE item = '{item}' AND seq = {seq}"),
                );
                let expected = store.check().unwrap().damage[0].sound.unwrap();
                let back = match table {
                    "army" => {
                        store.return_army(&id(item), NOW, &stamp("1"), |_, _| Summary::default())
                    }
                    _ => return_battle(&mut store, item),
                };
                let removed = back.unwrap().removed.unwrap();
                assert!(removed.damaged.contains(&Seq(seq)) && removed.copy.exists());
                assert!(!removed.damaged.contains(&expected));
                assert_eq!(store.check().unwrap().damage, [], "{table} {seq} {harm}");
                if table == "battle" {
                    let rows = store.whole_battle(&battle_id(item)).unwrap().rows;
                    let names = support::names(&store, &battle_id(item));
                    assert_eq!(row_names(&rows).unwrap(), names);
                }
            }
        }
    }
}

//! Repairs: going back says what was removed and where the copy is.

use std::path::Path;

use drumhead_desk::ItemKind;

use super::support::*;

/// Changes the library's file, as a failing disk would.
fn spoil(folder: &Path, sql: &str) {
    let raw = rusqlite::Connection::open(folder.join("drumhead.sqlite3")).unwrap();
    raw.execute_batch(
        "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON;
         DROP TRIGGER IF EXISTS army_row_is_never_changed;
         DROP TRIGGER IF EXISTS battle_row_is_never_changed;",
    )
    .unwrap();
    raw.execute_batch(sql).unwrap();
}

#[test]
fn going_back_says_which_changes_left_and_where_the_copy_is() {
    let (folder, mut desk, _) = desk_with_army();
    let battle = desk.battles().ready_battle("edgehill-1642").unwrap();
    let mut head = battle.head;
    let begun = head;
    for words in ["Rain", "Snow", "Hail", "Fog"] {
        head = desk.battles().note(&battle.id, head, words).unwrap().head;
    }
    drop(desk);
    let damaged = begun + 2;
    spoil(
        folder.path(),
        &format!("UPDATE battle_row SET at = '1642' WHERE seq = {damaged}"),
    );
    let mut desk = open(folder.path());
    let went = desk
        .library()
        .go_back(ItemKind::Battle, &battle.id)
        .unwrap();
    assert_eq!(went.change, begun + 1);
    let removed = went.removed.unwrap();
    assert_eq!(removed.damaged, [damaged]);
    assert_eq!(removed.intact, [damaged + 1, damaged + 2]);
    let copy = folder
        .path()
        .join("drumhead-aside-16450614T100000Z.sqlite3");
    assert_eq!(Path::new(&removed.copy), copy);
    let expected = format!(
        "Damaged changes removed: {damaged}. Intact changes removed, because they follow damaged \
         ones: {}–{}. A copy of the library as it was before is {}.",
        damaged + 1,
        damaged + 2,
        copy.display()
    );
    assert_eq!(went.what, expected);
    assert!(copy.exists());
    assert_eq!(desk.library().check().unwrap().damage, []);
    let opened = desk.battles().open_battle(&battle.id).unwrap();
    assert_eq!(
        (opened.head, opened.undo.as_deref()),
        (begun + 1, Some("Rain"))
    );
    assert!(desk.battles().note(&battle.id, opened.head, "Sun").is_ok());
    // Without damage, going back changes nothing.
    let again = desk
        .library()
        .go_back(ItemKind::Battle, &battle.id)
        .unwrap();
    assert_eq!((again.removed, again.what.as_str()), (None, ""));
}

#[test]
fn a_battle_without_a_readable_entry_is_named_after_its_sides() {
    let (folder, mut desk, _) = desk_with_army();
    let battle = desk.battles().ready_battle("edgehill-1642").unwrap();
    let row = desk.battles().list().unwrap().remove(0);
    drop(desk);
    spoil(
        folder.path(),
        "UPDATE battle SET name = CAST(x'ff' AS TEXT), book = CAST(x'ff' AS TEXT)",
    );
    let mut desk = open(folder.path());
    assert!(desk.battles().open_battle(&battle.id).is_err());
    let damage = desk.library().check().unwrap().damage.remove(0);
    assert_eq!((damage.change, damage.sound), (None, Some(battle.head)));
    let went = desk
        .library()
        .go_back(ItemKind::Battle, &battle.id)
        .unwrap();
    assert_eq!((went.change, went.rebuilt), (battle.head, true));
    assert_eq!(
        went.what,
        "The library's entry was rebuilt from the changes: check the name."
    );
    let again = desk.battles().list().unwrap().remove(0);
    assert_eq!((again.book, &again.sides), (row.book, &row.sides));
    for side in &row.sides {
        assert!(
            again.name.contains(side.trim_start_matches("The ")),
            "{}",
            again.name
        );
    }
    assert_eq!(
        desk.battles().open_battle(&battle.id).unwrap().head,
        battle.head
    );
    assert_eq!(desk.library().check().unwrap().damage, []);
}

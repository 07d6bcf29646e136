//! Repairs: going back says what was removed and where the copy is, and damaged backups are named
//! before one is restored.

use std::fs;
use std::path::Path;

use drumhead_desk::{Code, Desk, ItemKind};

use super::support::*;

#[test]
fn going_back_says_which_changes_were_removed_and_where_the_copy_is() {
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
         ones: {}–{}. A copy of the unrepaired library is in {}.",
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
        "The library's entry was rebuilt from the saved changes. Check that its name is correct."
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

#[test]
fn a_damaged_backup_is_restored_only_on_purpose() {
    let (folder, mut desk, army) = desk_with_army();
    desk.library()
        .edit(&army.id, 0, &rename("Saved"), None, None)
        .unwrap();
    drop(desk);
    let on = |day: u32| {
        let time = format!("1645-07-{day}T09:00:00Z");
        Desk::open(folder.path(), environment(&time, 100 * day))
    };
    // Two backups are intact; the third contains damage.
    drop(on(10));
    drop(on(11));
    spoil(
        folder.path(),
        "UPDATE army_row SET at = '1645' WHERE seq = 1",
    );
    drop(on(12));
    let mut desk = on(12);
    let names: Vec<String> = desk
        .library()
        .backups()
        .unwrap()
        .into_iter()
        .map(|one| one.name)
        .collect();
    let [newest, middle, _] = names.as_slice() else {
        panic!("{names:?}");
    };
    let damage = desk.library().check_backup(newest).unwrap();
    assert_eq!(damage.len(), 1);
    assert!(
        damage[0].contains("differs from what was saved"),
        "{damage:?}"
    );
    assert!(desk.library().check_backup(middle).unwrap().is_empty());
    assert_eq!(
        desk.library().newest_intact_backup().unwrap().as_ref(),
        Some(middle)
    );
    let missing = desk.library().check_backup("none").unwrap_err();
    assert_eq!(missing.code, Code::NotFound);

    let refused = desk.library().restore_backup(newest, false).unwrap_err();
    assert_eq!(refused.code, Code::Refused);
    let why = format!("The backup {newest} is damaged. {}", damage[0]);
    assert_eq!(refused.message(), why);
    assert_eq!(
        refused.hint(),
        format!("The newest intact backup is {middle}.")
    );
    let opened = desk.library().open_army(&army.id, None).unwrap();
    assert!(opened.read_only.is_some(), "nothing was restored");
    desk.library().restore_backup(newest, true).unwrap();
    assert_eq!(desk.library().check().unwrap().damage.len(), 1);
    drop(desk);
    let mut desk = on(13);
    desk.library().restore_backup(middle, false).unwrap();
    assert_eq!(desk.library().check().unwrap().damage, []);

    // A backup that cannot be used at all is not intact either.
    let broken = folder.path().join("backups").join(newest);
    fs::write(&broken, "a letter to the Lord General").unwrap();
    let damage = desk.library().check_backup(newest).unwrap();
    assert!(damage[0].contains("is damaged"), "{damage:?}");
    for damaged in [false, true] {
        let refused = desk.library().restore_backup(newest, damaged).unwrap_err();
        assert_eq!(refused.code, Code::Damaged);
    }
}

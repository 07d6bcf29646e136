//! Checking the library, and repairing damage.

use serde_json::json;

use super::support::Table;

/// Replaces the last occurrence of a text in the library's file with another text of the same
/// length.
fn spoil(table: &Table, name: &str, other: &str) {
    let path = table.path("data/drumhead.sqlite3");
    let mut bytes = std::fs::read(&path).unwrap();
    let place = bytes
        .windows(name.len())
        .rposition(|part| part == name.as_bytes())
        .unwrap();
    bytes[place..place + name.len()].copy_from_slice(other.as_bytes());
    std::fs::write(&path, bytes).unwrap();
}

#[test]
fn a_changed_letter_is_detected_and_the_army_restored() {
    let table = Table::new();
    let created = table.run(&["--json", "army", "new", "--name", "Trained bands"]);
    let id = created.json()["id"].as_str().unwrap().to_owned();
    let sound = table.run(&["check"]);
    assert_eq!(
        sound.out,
        "Armies: 1, battles: 0, changes: 1. Nothing is damaged.\n"
    );
    assert_eq!((sound.code, sound.err.as_str()), (0, ""));

    let backups = table.path("data/backups");
    std::fs::create_dir_all(&backups).unwrap();
    let backup = backups.join("drumhead-20260101T000000Z.sqlite3");
    std::fs::copy(table.path("data/drumhead.sqlite3"), backup).unwrap();
    spoil(&table, "Trained bands", "Trained hands");
    let found = table.run(&["check"]);
    assert_eq!((found.code, found.err.as_str()), (1, ""));
    assert!(
        found.out.contains("differs from what was saved."),
        "{}",
        found.out
    );
    assert!(found.out.contains("Damaged: 1."), "{}", found.out);
    let take =
        format!("Intact in the backup of 2026-01-01T00:00:00Z: `drumhead check --restore {id}`");
    assert!(found.out.contains(&take), "{}", found.out);
    let all = table.run(&["--json", "check"]);
    assert_eq!(all.json()["damage"][0]["id"], id.as_str());

    let none = table.run(&["check", "--restore", "none"]);
    assert_eq!(none.code, 3);
    let took = table.run(&["--json", "check", "--restore", &id]);
    let new = took.json()["id"].as_str().unwrap().to_owned();
    let exported = table.run(&["army", "export", &new]);
    assert!(exported.out.contains("Trained bands"), "{}", exported.err);
}

#[test]
fn a_damaged_battle_is_shown_with_the_damage() {
    let table = Table::new();
    let pair = ["naseby-1645-royalist", "naseby-1645-new-model"];
    let new = table.run(&["battle", "new", pair[0], pair[1], "--name", "Naseby"]);
    assert_eq!((new.code, new.err.as_str()), (0, ""));
    let noted = table.run(&["battle", "note", "Naseby", "Rain over the field"]);
    assert_eq!((noted.code, noted.err.as_str()), (0, ""));
    spoil(&table, "Rain over the field", "Rain over the yield");
    for verb in ["show", "log", "outcome"] {
        let shown = table.run(&["battle", verb, "Naseby"]);
        assert_eq!(shown.code, 0, "{verb}");
        assert!(
            shown.err.contains("after change 0"),
            "{verb}: {}",
            shown.err
        );
    }
}

#[test]
fn a_list_says_what_is_wrong_with_the_library() {
    let table = Table::new();
    table.run(&["army", "new", "--name", "Trained bands"]);
    let name = back_up(&table, 1);
    let path = table.path("data/drumhead.sqlite3");
    let bytes = std::fs::read(&path).unwrap();
    std::fs::write(&path, &bytes[..bytes.len() - 236]).unwrap();
    let list = table.run(&["army", "list"]);
    assert_eq!((list.code, list.out.as_str()), (3, ""));
    assert!(list.err.contains("its end is missing"), "{}", list.err);

    std::fs::remove_file(&path).unwrap();
    let list = table.run(&["army", "list"]);
    assert_eq!((list.code, list.out.as_str()), (3, ""));
    for words in [
        "is missing, but there are backups",
        "`drumhead backup list`",
    ] {
        assert!(list.err.contains(words), "{words}: {}", list.err);
    }
    assert!(!path.exists());
    let restored = table.run(&["backup", "restore"]);
    assert!(restored.out.contains(&name), "{}", restored.err);
    let list = table.run(&["army", "list"]);
    assert!(list.out.contains("Trained bands"), "{}", list.err);
}

#[test]
fn a_damaged_army_is_shown_as_it_was_and_its_damage_is_named() {
    let table = Table::new();
    table.run(&["army", "new", "--name", "Trained bands"]);
    // The name occurs first in the list's entry. Only this occurrence is damaged; the draft and the
    // only change remain intact.
    let path = table.path("data/drumhead.sqlite3");
    let mut bytes = std::fs::read(&path).unwrap();
    let name = b"Trained bands";
    let place = bytes.windows(name.len()).position(|part| part == name);
    bytes[place.unwrap()..][..name.len()].copy_from_slice(b"Trained hands");
    std::fs::write(&path, bytes).unwrap();
    for (verb, code) in [("export", 1), ("cost", 0), ("check", 0)] {
        let shown = table.run(&["army", verb, "Trained"]);
        assert_eq!(shown.code, code, "{verb}: {}", shown.err);
        for words in [
            "differs from what was saved.",
            "The army is shown as it was after change 0 (",
        ] {
            assert!(shown.err.contains(words), "{verb}: {words}: {}", shown.err);
        }
        assert!(
            !shown.out.contains("Trained hands"),
            "{verb}: {}",
            shown.out
        );
    }
    let file = table.run(&["army", "export", "Trained"]).out;
    assert!(file.contains("Trained bands"), "{file}");
}

#[test]
fn an_export_of_a_damaged_battle_ends_before_the_damage_and_names_it() {
    let table = Table::new();
    let pair = ["naseby-1645-royalist", "naseby-1645-new-model"];
    table.run(&["battle", "new", pair[0], pair[1], "--name", "Naseby"]);
    for words in ["Snow", "Rain over the field", "Fog"] {
        table.run(&["battle", "note", "Naseby", words]);
    }
    let whole = table.run(&["battle", "export", "Naseby", "--out", "whole.json"]);
    assert_eq!((whole.code, whole.err.as_str()), (0, ""));
    spoil(&table, "Rain over the field", "Rain over the yield");
    let part = table.run(&["battle", "export", "Naseby", "--out", "part.json"]);
    assert_eq!(part.code, 1, "{}", part.err);
    for words in [
        "Change 2 of battle",
        "differs from what was saved.",
        "Only 2 intact changes were exported.",
    ] {
        assert!(part.err.contains(words), "{words}: {}", part.err);
    }
    let file = std::fs::read_to_string(table.path("part.json")).unwrap();
    assert!(file.contains("Snow") && !file.contains("over the") && !file.contains("Fog"));
    let taken = table.run(&["battle", "import", "part.json"]);
    assert_eq!((taken.code, taken.err.as_str()), (0, ""));
    // A scene contains only the present branch, which is damaged.
    let scene = table.run(&["battle", "export", "Naseby", "--as", "scene"]);
    assert_eq!((scene.code, scene.out.as_str()), (3, ""));
}

/// Copies the library into its backups, and returns the backup's name.
fn back_up(table: &Table, day: u32) -> String {
    let backups = table.path("data/backups");
    std::fs::create_dir_all(&backups).unwrap();
    let name = format!("drumhead-202601{day:02}T000000Z.sqlite3");
    std::fs::copy(table.path("data/drumhead.sqlite3"), backups.join(&name)).unwrap();
    name
}

#[test]
fn after_going_back_the_next_check_is_clean() {
    let table = Table::new();
    let pair = ["naseby-1645-royalist", "naseby-1645-new-model"];
    table.run(&["battle", "new", pair[0], pair[1], "--name", "Naseby"]);
    for words in ["Rain over the field", "Snow", "Fog"] {
        table.run(&["battle", "note", "Naseby", words]);
    }
    spoil(&table, "Rain over the field", "Rain over the yield");
    let found = table.run(&["--json", "check"]);
    let id = found.json()["damage"][0]["id"].as_str().unwrap().to_owned();
    let people = table.run(&["check"]);
    let offer = format!("Intact up to change 0: `drumhead check --go-back {id}`");
    assert!(people.out.contains(&offer), "{}", people.out);

    let went = table.run(&["--json", "check", "--go-back", &id]).json();
    assert_eq!((&went["id"], &went["change"]), (&json!(id), &json!(0)));
    assert_eq!(went["removed"]["damaged"], json!([1]));
    assert_eq!(went["removed"]["intact"], json!([2, 3]));
    let copy = went["removed"]["copy"].as_str().unwrap();
    let what = went["what"].as_str().unwrap();
    assert!(what.contains("2–3") && what.contains(copy), "{what}");
    let copied = std::fs::read(copy).unwrap();
    let rain = b"Rain over the yield";
    assert!(copied.windows(rain.len()).any(|part| part == rain));
    let clean = table.run(&["check"]);
    assert_eq!(clean.code, 0, "{}", clean.out);

    // The text output has the same facts as the JSON.
    table.run(&["battle", "note", "Naseby", "Rain over the field"]);
    spoil(&table, "Rain over the field", "Rain over the yield");
    let went = table.run(&["check", "--go-back", &id]);
    assert_eq!((went.code, went.err.as_str()), (0, ""));
    for words in [
        "is now as it was after change 0.",
        "Damaged changes removed: 1.",
        "drumhead-aside-",
    ] {
        assert!(went.out.contains(words), "{words} is not in:\n{}", went.out);
    }
    assert_eq!(table.run(&["check"]).code, 0);
}

#[test]
fn a_damaged_backup_is_marked_and_restored_only_with_a_flag() {
    let table = Table::new();
    table.run(&["army", "new", "--name", "Trained bands"]);
    let intact = back_up(&table, 1);
    spoil(&table, "Trained bands", "Trained hands");
    let damaged = back_up(&table, 2);
    let list = table.run(&["backup", "list"]).out;
    let lines: Vec<&str> = list.lines().map(str::trim_end).collect();
    assert!(
        lines[0].starts_with(&damaged) && lines[0].ends_with("damaged: 1"),
        "{list}"
    );
    assert!(
        lines[1].starts_with(&intact) && lines[1].ends_with("intact"),
        "{list}"
    );
    let list = table.run(&["--json", "backup", "list"]).json();
    assert_eq!(list[0]["damage"].as_array().unwrap().len(), 1);
    assert_eq!(list[1]["damage"], json!([]));

    let refused = table.run(&["backup", "restore", &damaged]);
    assert_eq!((refused.code, refused.out.as_str()), (4, ""));
    for words in [
        "is damaged",
        &format!("The newest intact backup is {intact}."),
        &format!("`drumhead backup restore --damaged {damaged}`"),
    ] {
        assert!(refused.err.contains(words), "{words}: {}", refused.err);
    }
    let error = table.run(&["--json", "backup", "restore", &damaged]).json();
    assert_eq!(error["error"]["kind"], "refused");
    assert_eq!(error["error"]["key"], "desk.backup.damaged");

    let restored = table
        .run(&["--json", "backup", "restore", "--damaged", &damaged])
        .json();
    assert_eq!(restored["restored"], damaged.as_str());
    assert_eq!(restored["damage"], list[0]["damage"]);
    assert_eq!(table.run(&["check"]).code, 1);
    // Without a name, the newest intact backup is restored.
    let restored = table.run(&["backup", "restore"]);
    assert_eq!((restored.code, restored.err.as_str()), (0, ""));
    assert!(restored.out.contains(&intact), "{}", restored.out);
    assert_eq!(table.run(&["check"]).code, 0);
}

#[test]
fn without_an_intact_backup_none_is_restored_by_default() {
    let table = Table::new();
    let none = table.run(&["backup", "restore"]);
    assert_eq!(none.code, 3);
    assert!(none.err.contains("no backups yet"), "{}", none.err);
    table.run(&["army", "new", "--name", "Trained bands"]);
    spoil(&table, "Trained bands", "Trained hands");
    back_up(&table, 2);
    let none = table.run(&["backup", "restore"]);
    assert_eq!(none.code, 3);
    assert!(none.err.contains("No backup is intact."), "{}", none.err);
}

#[test]
fn an_army_in_which_nothing_is_intact_can_be_removed() {
    let table = Table::new();
    let created = table.run(&["--json", "army", "new", "--name", "Trained bands"]);
    let id = created.json()["id"].as_str().unwrap().to_owned();
    // The name is in the list's entry, in the draft and in the only change.
    for _ in 0..3 {
        spoil(&table, "Trained bands", "Trained hands");
    }
    let found = table.run(&["check"]);
    let offer = format!("No part is intact: `drumhead check --remove {id}`");
    assert!(found.out.contains(&offer), "{}", found.out);
    let back = table.run(&["check", "--go-back", &id]);
    assert_eq!(back.code, 3);
    let restored = table.run(&["check", "--restore", &id]);
    assert_eq!(restored.code, 3);
    assert!(restored.err.contains("check --remove"), "{}", restored.err);
    let removed = table.run(&["--json", "check", "--remove", &id]).json();
    let copy = removed["copy"].as_str().unwrap();
    assert!(
        removed["what"]
            .as_str()
            .unwrap()
            .ends_with(&format!("{copy}."))
    );
    assert!(std::path::Path::new(copy).exists());
    assert_eq!(table.run(&["check"]).code, 0);
    assert_eq!(table.run(&["army", "list"]).code, 0);
}

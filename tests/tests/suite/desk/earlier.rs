//! Files from earlier versions. Each hex-based rulebook, and each rulebook that is past its first
//! version, has an exported battle, and another with corrections by hand (`corrected-*`): all can
//! be imported and continued. If a change makes one of them fail, its rulebook's crate converts the
//! older form. The files are rewritten only for an announced breaking change.

use std::collections::BTreeSet;

use drumhead_desk::books::{BookId, View};
use drumhead_desk::play::OfferKind;
use drumhead_desk::{Amended, Code, Desk, DiceFrom, Opened, OpenedBattle, Played};
use drumhead_store::{
    ArmyId, BattleId, Edit, Entry, Heading, Json, Kind, NewArmy, Row, Seq, Status, Store, Summary,
    WholeBattle,
};
use drumhead_tests::play::{Chooser, filled_on};
use drumhead_tests::scenes::stored_folder;
use drumhead_tests::versions;
use serde_json::{Value, json};

use super::support::{DAY, environment, open};

/// Plays the first possible offer.
fn play_on(desk: &mut Desk, battle: &OpenedBattle) -> OpenedBattle {
    let units = battle.view.sides.iter().flat_map(|side| &side.units);
    let asked = std::iter::once(None).chain(units.map(|card| Some(card.unit)));
    let mut chooser = Chooser::new(1645);
    for unit in asked {
        for offer in desk.battles().battle_offers(&battle.id, unit).unwrap() {
            let command = filled_on(desk, &battle.id, &offer, &mut chooser).unwrap();
            let given = DiceFrom::Desk;
            if offer.kind != OfferKind::Paper
                && let Played::Done(after) = desk
                    .battles()
                    .play(&battle.id, battle.head, &command, vec![], given)
                    .unwrap()
            {
                return *after;
            }
        }
    }
    panic!("no offer is possible: {}", battle.name);
}

/// Returns the rulebooks without a battle from an earlier version. A rulebook at its first version
/// needs none.
fn missing(found: &BTreeSet<&str>) -> Vec<&'static str> {
    let changed = BookId::ALL.iter().filter(|book| book.version() > 1);
    let ids = changed.map(|book| book.id());
    ids.filter(|id| !found.contains(id)).collect()
}

#[test]
fn battles_exported_by_earlier_versions_can_be_continued() {
    let mut books = BTreeSet::new();
    for entry in std::fs::read_dir(stored_folder()).unwrap() {
        let path = entry.unwrap().path();
        let named = path.display();
        let file = std::fs::read(&path).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let mut desk = Desk::open(folder.path(), environment(DAY, 1));
        let came = desk
            .battles()
            .import_battle(&file)
            .unwrap_or_else(|why| panic!("{named}: {why}"));
        assert_eq!(came.read_only, None, "{named}");
        // A new export loses nothing.
        let rows = |text: &[u8]| -> Value {
            let mut file: Value = serde_json::from_slice(text).unwrap();
            // Files of version 1 have no row names.
            for row in file["rows"].as_array_mut().unwrap() {
                row.as_object_mut().unwrap().remove("name");
            }
            file["rows"].take()
        };
        let out = desk.battles().export_battle(&came.id).unwrap().text;
        assert!(
            rows(out.as_bytes()) == rows(&file),
            "{named}: the rows differ"
        );
        // The battle can be continued at the end, and on a new branch from the middle.
        let last = came.head;
        assert!(play_on(&mut desk, &came).head > last, "{named}");
        let back = desk
            .battles()
            .go_to_play(&came.id, last + 1, last / 2)
            .unwrap();
        let branch = play_on(&mut desk, &back);
        assert_eq!(branch.head, last + 2, "{named}");
        books.insert(came.book.id());
    }
    assert_eq!(missing(&books), [""; 0]);
}

/// Reads these files. A file is missing only if it was not written while its version was current.
fn of_versions(paths: Vec<std::path::PathBuf>) -> Vec<(String, Vec<u8>)> {
    let read = |path: std::path::PathBuf| {
        let named = path.display().to_string();
        let file = std::fs::read(&path).unwrap_or_else(|why| {
            panic!("{named}: {why}. Write it with `make versions`, and commit it.")
        });
        (named, file)
    };
    paths.into_iter().map(read).collect()
}

#[test]
fn a_battle_of_each_version_can_be_continued() {
    for book in BookId::ALL {
        for version in versions::of_battles(*book) {
            let path = versions::battle(*book, version);
            let (named, bytes) = of_versions(vec![path]).remove(0);
            let file: Value = serde_json::from_slice(&bytes).unwrap();
            let rows = file["rows"].as_array().unwrap();
            assert!(rows.iter().all(|row| row["version"] == version), "{named}");
            let folder = tempfile::tempdir().unwrap();
            let mut desk = Desk::open(folder.path(), environment(DAY, 1));
            let came = desk.battles().import_battle(&bytes);
            let came = came.unwrap_or_else(|why| panic!("{named}: {why}"));
            assert_eq!(came.read_only, None, "{named}");
            assert_eq!(came.book, *book, "{named}");
            let last = came.head;
            assert!(last >= 30, "{named}: {last}");
            assert_eq!(play_on(&mut desk, &came).head, last + 1, "{named}");
            let back = desk.battles().go_to_play(&came.id, last + 1, last / 2);
            assert_eq!(play_on(&mut desk, &back.unwrap()).head, last + 2, "{named}");
        }
    }
}

#[test]
fn an_army_of_each_version_can_be_imported_and_a_current_one_is_exported_unchanged() {
    for version in versions::of_armies() {
        let paths = BookId::ALL
            .iter()
            .map(|book| versions::army(*book, version));
        for (named, file) in of_versions(paths.collect()) {
            assert_eq!(
                json_of(std::str::from_utf8(&file).unwrap())["version"],
                version,
                "{named}"
            );
            let folder = tempfile::tempdir().unwrap();
            let mut desk = open(folder.path());
            let came = desk.library().import(&file);
            let came = came.unwrap_or_else(|why| panic!("{named}: {why}"));
            let out = desk.library().export(&came.id).unwrap();
            if version == drumhead_desk::file::VERSION {
                assert!(out.as_bytes() == file, "{named}: the export differs");
            }
        }
    }
}

/// Returns the file of a battle exported by an earlier version.
fn stored(name: &str) -> Value {
    let file = std::fs::read(stored_folder().join(name)).unwrap();
    serde_json::from_slice(&file).unwrap()
}

/// Returns this file with only the set-up.
fn set_up_alone(file: &[u8]) -> Vec<u8> {
    let mut file: Value = serde_json::from_slice(file).unwrap();
    file["rows"].as_array_mut().unwrap().truncate(1);
    (file["head"], file["tip"]) = (json!(0), json!(0));
    file.to_string().into_bytes()
}

/// Each order in these files has the same result if it is carried out now, up to the first order
/// for which the rules have changed. The test applies each order as a move in text form, which is
/// refused if its result differs.
#[test]
fn earlier_corrections_by_hand_have_the_same_result_today() {
    let mut books = BTreeSet::new();
    // Several causes of disorder in one step now leave one disorder that does not depend on their
    // order (F-5.02). A movement allowance set by hand now counts in the same turn (I36). Only
    // adjacent enemies can now be set in melee by hand (D3-33).
    let ruled_otherwise = [
        ("corrected-fornovo.json", 19),
        ("corrected-edgehill_naseby.json", 13),
        ("corrected-d3_ecw.json", 8),
    ];
    for entry in std::fs::read_dir(stored_folder()).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy();
        if !name.starts_with("corrected-") {
            continue;
        }
        let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let (mut one, mut other) = (open(here.path()), open(there.path()));
        let file = std::fs::read(&path).unwrap();
        let old = one.battles().import_battle(&file).unwrap();
        let mut now = other.battles().import_battle(&set_up_alone(&file)).unwrap();
        for row in 1..=old.head {
            let text = one.battles().move_text(&old.id, row).unwrap();
            let made = other.battles().apply_move(&now.id, now.head, &text);
            if ruled_otherwise.contains(&(&name, row)) {
                made.unwrap_err();
                break;
            }
            now = made.unwrap_or_else(|why| panic!("{name}, row {row}: {why}"));
        }
        let last = ruled_otherwise.iter().find(|(of, _)| *of == name);
        assert_eq!(
            now.head,
            last.map_or(old.head, |(_, row)| row - 1),
            "{name}"
        );
        books.insert(old.book.id());
    }
    assert_eq!(missing(&books), [""; 0]);
}

#[test]
fn the_log_lists_corrections_by_hand() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(folder.path());
    let file = stored("corrected-fornovo.json").to_string();
    let came = desk.battles().import_battle(file.as_bytes()).unwrap();
    let log = desk.battles().whole_log(&came.id).unwrap();
    let figures = log.iter().find(|row| row.row == 7).unwrap();
    let lines: Vec<_> = figures
        .lines
        .iter()
        .map(|line| line.text.as_str())
        .collect();
    assert!(lines[0].ends_with(": corrected by hand."), "{lines:?}");
    assert_eq!(lines.len(), 2, "{lines:?}");
}

/// A move as text, written by an earlier version. Its command sets the field `square` by hand.
const MOVE: &str = "[drumhead 1 \
    eyJvbiI6IjQ4NDE1ZDVjYTY0N2NiM2QyZWMxMTIzNzkyNzJjNTk1IiwidGhlbiI6ImUwNjZhNDg2MjBiYzBlZTE2YmY5NTUzZGNm\
    Zjc4OTE2IiwiY29tbWFuZCI6eyJib29rIjoiZm9ybm92byIsImNvbW1hbmQiOnsiZG8iOiJjb3JyZWN0IiwidG8iOnsic2V0Ijoi\
    c3F1YXJlIiwidG8iOnRydWV9LCJ1bml0Ijp7InNpZGUiOjAsInVuaXQiOjZ9fX19]";

#[test]
fn a_move_from_an_earlier_version_is_refused_with_a_hint() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(folder.path());
    let file = stored("corrected-fornovo.json").to_string();
    let came = desk.battles().import_battle(file.as_bytes()).unwrap();
    let before = desk.battles().go_to_play(&came.id, came.head, 15).unwrap();
    let newer = MOVE.replace("[drumhead 1", "[drumhead move 9");
    let refused = desk
        .battles()
        .apply_move(&came.id, before.head, &newer)
        .unwrap_err();
    assert_eq!(refused.code, Code::Newer, "{refused}");
    // A move of version 1 names the positions before and after it, not the row that it follows.
    let earlier = desk
        .battles()
        .apply_move(&came.id, before.head, MOVE)
        .unwrap_err();
    assert_eq!(earlier.code, Code::Refused);
    assert!(earlier.message().contains("version 1"), "{earlier}");
    assert!(earlier.hint().contains("by hand"), "{earlier}");
}

const FLAT: &str = include_str!("../../../fixtures/armies/carolinas-1781-crown.json");
// The starter army: the fixture's units, without their notes.
const LISTED: &str = include_str!("../../../../data/armies/carolinas-1781-crown.json");

/// Returns units without their notes.
fn without_notes_of(mut units: Value) -> Value {
    for unit in units.as_array_mut().unwrap() {
        unit.as_object_mut().unwrap().remove("notes");
    }
    units
}

fn json_of(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

#[test]
fn units_of_charging_without_an_of_field_are_imported() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(folder.path());
    let came = desk.library().import(FLAT.as_bytes()).unwrap();
    let out = json_of(&desk.library().export(&came.id).unwrap());
    // The texts of the starter army have been reworded since.
    let without_notes = |mut file: Value| {
        for text in ["name", "notes", "source"] {
            file["army"][text] = Value::Null;
        }
        file["army"]["units"] = without_notes_of(file["army"]["units"].take());
        file
    };
    assert_eq!(without_notes(out), without_notes(json_of(LISTED)));
}

#[test]
fn an_unreadable_army_from_an_earlier_version_is_named() {
    let mut file = json_of(FLAT);
    file["army"]["units"][2]["arm"] = "elephants".into();
    let error = drumhead_desk::file::read(file.to_string().as_bytes()).unwrap_err();
    assert_eq!(error.code, Code::BadFile);
    assert!(error.message().contains("army.units[2].of.arm"), "{error}");
    assert!(
        error
            .hint()
            .contains("file version 1; the current version is 3"),
        "{}",
        error.hint()
    );
}

/// Stores an army as the first version with lists did, with a renaming as its edit.
fn keep_flat(folder: &std::path::Path, id: &ArmyId) {
    let mut store = Store::open(folder).unwrap();
    let army = json_of(FLAT)["army"].take();
    let mut body = json!({ "book": "charging", "army": army });
    let summary = Summary {
        book: "charging".to_owned(),
        ..Summary::default()
    };
    let new = NewArmy {
        id: id.clone(),
        label: "imported".to_owned(),
        body: body.clone(),
        version: 1,
        summary: summary.clone(),
        at: DAY.to_owned(),
    };
    store.create_army(&new).unwrap();
    body["army"]["name"] = "Tarleton".into();
    let edit = Edit {
        label: "name of the army",
        body,
        version: 1,
        summary: &summary,
        at: DAY,
        coalesce: None,
    };
    assert!(store.append_edit(id, Seq::ROOT, edit).unwrap().is_some());
}

fn name_of(opened: &Opened) -> &str {
    let View::Charging(view) = &opened.view else {
        panic!("the army belongs to another rulebook");
    };
    &view.title
}

/// Edits the second unit.
fn second(desk: &mut Desk, opened: &Opened, change: Value) -> Opened {
    let edit = json!({ "book": "charging", "edit": { "on": "unit", "unit": 2, "change": change } });
    let edit = serde_json::from_value(edit).unwrap();
    desk.library()
        .edit(&opened.id, opened.head, &edit, None, None)
        .unwrap()
}

/// The earlier schemas of the store, each with data that the desk stored in it.
const SCHEMAS: [[&str; 2]; 3] = [
    [
        include_str!("../../../fixtures/store/v1.sql"),
        include_str!("../../../fixtures/store/v1-desk.sql"),
    ],
    [
        include_str!("../../../fixtures/store/v2.sql"),
        include_str!("../../../fixtures/store/v2-desk.sql"),
    ],
    [
        include_str!("../../../fixtures/store/v3.sql"),
        include_str!("../../../fixtures/store/v3-desk.sql"),
    ],
];

#[test]
fn armies_and_battles_stored_in_earlier_schemas_can_be_continued() {
    let army = "4f0c2c0e-1781-4d6e-9a11-0614a0000003";
    let battle = "4f0c2c0e-1781-4d6e-9a11-0614b0000002";
    for (schema, [store, stored]) in (1..).zip(SCHEMAS) {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join(drumhead_store::FILE_NAME);
        let old = rusqlite::Connection::open(file).unwrap();
        old.execute_batch(store).unwrap();
        old.execute_batch(stored).unwrap();
        drop(old);
        let mut desk = open(folder.path());
        assert_eq!(desk.library().check().unwrap().damage, []);
        let opened = desk.library().open_army(army, None).unwrap();
        assert_eq!(name_of(&opened), "Tarleton");
        let opened = second(
            &mut desk,
            &opened,
            json!({ "set": "name", "value": "Legion" }),
        );
        let undone = desk.library().undo(army, opened.head, None).unwrap();
        assert_eq!(name_of(&undone), "Tarleton");
        if schema > 1 {
            let opened = desk.battles().open_battle(battle).unwrap();
            assert_eq!((opened.head, opened.read_only.as_deref()), (18, None));
            assert_eq!(play_on(&mut desk, &opened).head, 19);
        }
    }
}

#[test]
fn units_saved_without_an_of_field_can_be_read_and_their_edits_undone() {
    let folder = tempfile::tempdir().unwrap();
    let id = ArmyId::new("4f0c2c0e-1781-4d6e-9a11-0614a0000001");
    keep_flat(folder.path(), &id);
    let mut desk = open(folder.path());
    let listing = desk.library().list().unwrap();
    assert_eq!(listing.unreadable, []);
    assert_eq!(
        (listing.armies[0].units, &*listing.armies[0].name),
        (8, "Tarleton")
    );
    let mut opened = desk.library().open_army(id.as_str(), None).unwrap();
    assert_eq!(name_of(&opened), "Tarleton");
    // Setting a value that is already set is not an edit, however the value was written.
    let units = json_of(LISTED)["army"]["units"].take();
    let same = json!({ "set": "name", "value": units[1]["name"] });
    assert_eq!(second(&mut desk, &opened, same).head, opened.head);
    let strength = json!({ "set": "of", "value": { "set": "strength", "value": 1 } });
    let edited = second(&mut desk, &opened, strength);
    assert_eq!(edited.head, opened.head + 1);
    let out = |desk: &mut Desk| json_of(&desk.library().export(id.as_str()).unwrap());
    assert_eq!(out(&mut desk)["army"]["units"][1]["of"]["strength"], 1);
    opened = edited;
    for name in ["Tarleton", "Crown forces in the Carolinas"] {
        opened = desk.library().undo(id.as_str(), opened.head, None).unwrap();
        assert_eq!(name_of(&opened), name);
        let now = out(&mut desk)["army"]["units"].take();
        assert_eq!(without_notes_of(now), units);
        assert_eq!(desk.library().list().unwrap().armies[0].name, name);
    }
    for strength in [&units[1]["of"]["strength"], &json!(1)] {
        opened = desk.library().redo(id.as_str(), opened.head, None).unwrap();
        assert_eq!(
            &out(&mut desk)["army"]["units"][1]["of"]["strength"],
            strength
        );
    }
}

/// Inserts the rows of a file into the library unchanged.
fn keep_battle(folder: &std::path::Path, file: &Value) {
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let number = |value: &Value| u32::try_from(value.as_u64().unwrap()).unwrap();
    let json = |value: &Value| Json::of(value).unwrap();
    let row = |row: &Value| Row {
        seq: Seq(number(&row["row"])),
        parent: row["on"].as_u64().map(|_| Seq(number(&row["on"]))),
        entry: Entry {
            kind: match row["kind"] == "note" {
                true => Kind::Note,
                false => Kind::Command,
            },
            label: text(&row["label"]),
            command: json(&row["command"]),
            dice: json(&row["dice"]),
            events: json(&row["events"]),
            version: number(&row["version"]),
            digest: text(&row["digest"]),
            summary: json(&row["summary"]),
            at: text(&row["at"]),
        },
    };
    let battle = WholeBattle {
        id: BattleId::new("old"),
        heading: Heading {
            book: text(&file["book"]),
            name: text(&file["name"]),
            status: Status::Open,
            created_at: text(&file["created_at"]),
            updated_at: text(&file["updated_at"]),
            archived_at: None,
        },
        head: Seq(number(&file["head"])),
        tip: Seq(number(&file["tip"])),
        rows: file["rows"].as_array().unwrap().iter().map(row).collect(),
    };
    Store::open(folder)
        .unwrap()
        .take_in_battle(&battle)
        .unwrap();
}

#[test]
fn a_library_with_battles_from_earlier_versions_is_read_and_continued() {
    for name in ["carolinas-1781.json", "corrected-fornovo.json"] {
        let folder = tempfile::tempdir().unwrap();
        keep_battle(folder.path(), &stored(name));
        let mut desk = open(folder.path());
        let old = desk.battles().open_battle("old").unwrap();
        assert_eq!(old.read_only, None, "{name}");
        let played = play_on(&mut desk, &old);
        assert_eq!(played.head, old.head + 1, "{name}");
        assert!(desk.battles().export_scene("old").is_ok(), "{name}");
        assert!(desk.printer().battle_report("old").is_ok(), "{name}");
    }
}

#[test]
fn rows_from_a_newer_version_require_the_newer_program() {
    let mut file = stored("corrected-fornovo.json");
    file["rows"][3]["version"] = (BookId::Fornovo.version() + 1).into();
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(folder.path());
    let error = desk
        .battles()
        .import_battle(file.to_string().as_bytes())
        .unwrap_err();
    assert_eq!(error.code, Code::Newer);
    assert!(error.message().contains("rows[3].version"), "{error}");
    assert!(
        error.hint().contains("latest version of Drumhead"),
        "{}",
        error.hint()
    );
    drop(desk);
    keep_battle(folder.path(), &file);
    let mut desk = open(folder.path());
    let why = desk
        .battles()
        .open_battle("old")
        .unwrap()
        .read_only
        .unwrap();
    assert!(
        why.contains("row 3") && why.contains("newer version of Drumhead"),
        "{why}"
    );
    drop(desk);
    let folder = tempfile::tempdir().unwrap();
    file["rows"][0]["version"] = (BookId::Fornovo.version() + 1).into();
    keep_battle(folder.path(), &file);
    let error = open(folder.path())
        .battles()
        .open_battle("old")
        .unwrap_err();
    assert_eq!(error.code, Code::Newer);
}

#[test]
fn an_unreadable_battle_from_an_earlier_version_is_named() {
    let mut file = stored("corrected-fornovo.json");
    file["rows"][16]["command"]["command"]["command"]["to"]["to"] = "round".into();
    file["rows"][16]["events"][1]["event"]["now"] = json!({ "square": "round" });
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(folder.path());
    let error = desk
        .battles()
        .import_battle(file.to_string().as_bytes())
        .unwrap_err();
    assert_eq!(error.code, Code::BadFile);
    assert!(error.message().contains("rows[16].events[1]"), "{error}");
    assert!(
        error
            .hint()
            .contains("Drumhead 0.1.0 wrote the file (row format 1;"),
        "{}",
        error.hint()
    );
}

#[test]
fn a_battle_from_an_earlier_version_can_be_amended() {
    let file = stored("corrected-fornovo.json");
    let folder = tempfile::tempdir().unwrap();
    keep_battle(folder.path(), &file);
    let mut desk = open(folder.path());
    let head = desk.battles().open_battle("old").unwrap().head;
    let unit = &file["rows"][8]["command"]["command"]["command"]["unit"];
    let set = json!({ "what": "morale", "value": "shaken" });
    let correct = json!({ "do": "correct", "unit": unit, "set": set });
    let correct = json!({ "book": "fornovo", "command": correct });
    let amended = desk
        .battles()
        .amend_play("old", head, 8, &correct, vec![], DiceFrom::Nobody);
    let Amended::Done { opened, left_out } = amended.unwrap() else {
        panic!("refused");
    };
    assert_eq!(opened.read_only, None);
    assert_eq!(left_out, []);
}

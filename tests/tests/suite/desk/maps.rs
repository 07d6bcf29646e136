//! Maps: a rulebook's own and the player's, painted, saved, fought on, transferred between desks
//! and printed.

use std::path::Path;

use drumhead_desk::books::{BattleSetup, BookId};

use drumhead_desk::play::GroundView;
use drumhead_desk::{
    Code, Desk, DocumentKind, Language, MapRow, OpenedMap, PrintOrder, Subject, starter,
};
use serde::Deserialize as _;
use serde_json::{Value, json};

use super::support::{DAY, environment, open, text_of};

const D3: BookId = BookId::D3Ecw;

/// Returns a map after these edits. Map and edits have the page's format.
fn painted(desk: &mut Desk, map: &Value, edits: &Value) -> drumhead_desk::Result<OpenedMap> {
    desk.library()
        .edited_map(D3, map, &Vec::deserialize(edits).unwrap())
}

fn first_map(desk: &mut Desk) -> OpenedMap {
    let rows = desk.library().maps(D3).unwrap();
    desk.library().map(D3, &rows[0].id).unwrap()
}

fn hex<'a>(map: &'a OpenedMap, name: &str) -> &'a GroundView {
    let mut hexes = map.view.hexes.iter();
    hexes.find(|hex| hex.hex == name).unwrap()
}

/// Returns the first map, renamed to this name and with three hexes changed: open terrain, a
/// labelled wood and a raised hex.
fn field(desk: &mut Desk, name: &str) -> Value {
    let edits = json!([
        { "do": "name", "name": name },
        { "do": "clear", "hexes": ["A1", "B1", "C1"] },
        { "do": "paint", "hexes": ["B1"], "feature": "woods", "on": true },
        { "do": "label", "hex": "B1", "label": "The copse" },
        { "do": "height", "hexes": ["C1"], "height": 2 },
    ]);
    let map = first_map(desk).map;
    painted(desk, &map, &edits).unwrap().map
}

fn own(desk: &mut Desk, book: BookId) -> Vec<MapRow> {
    let rows = desk.library().maps(book).unwrap().into_iter();
    rows.filter(|row| row.own).collect()
}

#[test]
fn only_hex_based_rulebooks_have_maps() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(folder.path());
    for book in BookId::ALL {
        let maps = desk.library().maps(*book).unwrap();
        let hexes = matches!(*book, D3 | BookId::StandAndDie | BookId::EdgehillNaseby);
        assert_eq!(!maps.is_empty(), hexes, "{book:?}");
        for row in maps {
            let opened = desk.library().map(*book, &row.id).unwrap();
            assert!(opened.notes.contains("our own"), "{}", opened.notes);
            let hexes = usize::from(opened.grid.columns) * usize::from(opened.grid.rows);
            assert_eq!(opened.view.hexes.len(), hexes);
            assert!(
                opened.view.hexes.iter().any(|hex| !hex.is.is_empty()),
                "{}",
                row.name
            );
            assert!(!opened.brushes.is_empty());
        }
    }
}

#[test]
fn a_map_edit_changes_only_the_parts_that_it_names() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(folder.path());
    let before = first_map(&mut desk);
    let common = field(&mut desk, "The common");
    let after = painted(&mut desk, &common, &json!([])).unwrap();
    assert_eq!(after.view.name, "The common");
    let copse = hex(&after, "B1");
    assert_eq!((copse.is.len(), copse.label.as_str()), (1, "The copse"));
    assert_eq!(hex(&after, "C1").height, 2);
    let others = |map: &OpenedMap| {
        let hexes = map.view.hexes.iter().cloned();
        let others = hexes.filter(|hex| !["A1", "B1", "C1"].contains(&hex.hex.as_str()));
        others.collect::<Vec<_>>()
    };
    assert_eq!(others(&after), others(&before));
}

#[test]
fn an_impossible_map_edit_is_refused_as_a_whole() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(folder.path());
    let map = first_map(&mut desk).map;
    for edits in [
        json!([{ "do": "label", "hex": "ZZ99", "label": "Nowhere" }]),
        json!([{ "do": "side", "sides": [["A1", "C3"]], "feature": "hedge", "on": true }]),
        json!([{ "do": "name", "name": "x".repeat(5_000) }]),
    ] {
        let error = painted(&mut desk, &map, &edits).unwrap_err();
        assert_eq!(error.code, Code::Refused, "{edits}");
        assert!(!error.hint().is_empty());
    }
}

#[test]
fn a_saved_map_is_replaced_and_removed() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(folder.path());
    let map = field(&mut desk, "The common");
    let row = desk.library().keep_map(D3, None, &map).unwrap();
    assert_eq!(own(&mut desk, D3), std::slice::from_ref(&row));
    assert_eq!(own(&mut desk, BookId::StandAndDie), []);
    let renamed = field(&mut desk, "The heath");
    let again = desk
        .library()
        .keep_map(D3, Some((&row.id, &row.version)), &renamed)
        .unwrap();
    assert_eq!(
        (again.id.as_str(), again.name.as_str()),
        (row.id.as_str(), "The heath")
    );
    // A map of another rulebook is not overwritten, and cannot be opened as a map of this rulebook.
    let other = desk
        .library()
        .keep_map(BookId::StandAndDie, Some((&row.id, &row.version)), &map)
        .unwrap();
    assert_ne!(other.id, row.id);
    assert_eq!(
        desk.library().map(D3, &other.id).unwrap_err().code,
        Code::NotFound
    );
    drop(desk);
    // The new desk's ids begin at 100, so that no id is used twice.
    let mut desk = Desk::open(folder.path(), environment(DAY, 100));
    assert_eq!(own(&mut desk, D3), [again]);
    assert_eq!(desk.library().map(D3, &row.id).unwrap().map, renamed);
    desk.library().drop_map(&row.id).unwrap();
    assert_eq!(own(&mut desk, D3), []);
    assert_eq!(
        desk.library().drop_map(&row.id).unwrap_err().code,
        Code::NotFound
    );
    assert_eq!(
        desk.library().drop_map("starter-1").unwrap_err().code,
        Code::NotFound
    );
}

#[test]
fn maps_saved_in_two_windows_at_once_are_all_stored() {
    let folder = tempfile::tempdir().unwrap();
    let save = |first: u32| {
        let mut desk = Desk::open(folder.path(), environment(DAY, first));
        let map = first_map(&mut desk).map;
        for _ in 0..20 {
            desk.library().keep_map(D3, None, &map).unwrap();
        }
    };
    std::thread::scope(|windows| {
        for first in [1, 1_000, 2_000] {
            windows.spawn(move || save(first));
        }
    });
    assert_eq!(own(&mut open(folder.path()), D3).len(), 60);
}

#[test]
fn a_map_changed_in_another_window_is_not_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = open(folder.path());
    let map = field(&mut first, "The common");
    let row = first.library().keep_map(D3, None, &map).unwrap();
    let mut second = Desk::open(folder.path(), environment(DAY, 900));
    let seen = Some((row.id.as_str(), row.version.as_str()));
    let heath = field(&mut second, "The heath");
    let now = second.library().keep_map(D3, seen, &heath).unwrap();
    assert_ne!(now.version, row.version);

    let refused = first.library().keep_map(D3, seen, &map).unwrap_err();
    assert_eq!(refused.code, Code::StaleHead);
    assert!(refused.message().contains("The heath"), "{refused}");
    assert_eq!(own(&mut first, D3), std::slice::from_ref(&now));
    let added = first.library().keep_map(D3, None, &map).unwrap();
    assert_eq!(own(&mut first, D3), [added, now]);
}

#[test]
fn a_damaged_map_is_reported_and_the_others_stay_open() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(folder.path());
    let map = field(&mut desk, "The common");
    let damaged = desk.library().keep_map(D3, None, &map).unwrap();
    let intact = desk.library().keep_map(D3, None, &map).unwrap();
    let raw = rusqlite::Connection::open(folder.path().join("drumhead.sqlite3")).unwrap();
    raw.execute(
        "UPDATE setting SET value = replace(value, 'common', 'cammon') WHERE key LIKE ?1",
        [format!("%{}", damaged.id)],
    )
    .unwrap();
    assert_eq!(own(&mut desk, D3), [intact]);
    let refused = desk.library().map(D3, &damaged.id).unwrap_err();
    assert_eq!(refused.code, Code::Damaged);
    let found = desk.library().check().unwrap().damage;
    assert_eq!(found.len(), 1);
    assert!(found[0].what.contains(&damaged.id), "{found:?}");
    // Saving the map again repairs it.
    desk.library()
        .keep_map(D3, Some((&damaged.id, &damaged.version)), &map)
        .unwrap();
    assert_eq!(desk.library().check().unwrap().damage, []);
    assert_eq!(own(&mut desk, D3).len(), 2);
}

#[test]
fn an_invalid_map_is_refused_with_the_location_of_the_fault_and_not_saved() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(folder.path());
    let sound = first_map(&mut desk).map;
    let with = |path: &str, value: Value| {
        let mut map = sound.clone();
        *map.pointer_mut(path).unwrap() = value;
        map
    };
    for (map, place) in [
        (
            json!(null),
            "nothing (null) instead of an object with fields",
        ),
        (json!([]), "a list instead of an object with fields"),
        (with("/grid/columns", json!(0)), "grid"),
        (with("/grid/columns", json!(60_000)), "grid"),
        (with("/grid/rows", json!("eight")), "grid.rows"),
        (with("/name", json!("x".repeat(5_000))), "name"),
        (with("/grid/columns", json!(1)), "hexes"),
    ] {
        let error = desk.library().keep_map(D3, None, &map).unwrap_err();
        assert_eq!(error.code, Code::BadFile, "{}", error.message());
        assert!(
            error.message().contains(place),
            "{place} is not in: {}",
            error.message()
        );
    }
    assert_eq!(own(&mut desk, D3), []);
}

/// Returns a battle on the player's own map.
fn fight(folder: &Path, map: &Value) -> (Desk, String) {
    let mut desk = open(folder);
    let mut ready = drumhead_desk::ready_battles(Language::ENGLISH)
        .unwrap()
        .into_iter();
    let pair = ready.find(|battle| battle.book == D3).unwrap();
    let army = |name: &str| {
        let mut all = drumhead_desk::starters(Language::ENGLISH)
            .unwrap()
            .into_iter();
        let found = all.find(|starter| starter.name == name && starter.book == D3);
        starter(&found.unwrap().id, Language::ENGLISH)
            .unwrap()
            .army()
    };
    let setup = BattleSetup::between(army(&pair.sides[0]), army(&pair.sides[1])).unwrap();
    let mut setup = serde_json::to_value(setup).unwrap();
    setup["setup"]["map"] = map.clone();
    let opened = desk
        .battles()
        .new_battle_from("On the common", &setup)
        .unwrap();
    (desk, opened.id)
}

#[test]
fn a_players_map_is_stored_exported_and_printed_with_its_battle() {
    let folder = tempfile::tempdir().unwrap();
    let map = field(&mut open(folder.path()), "The common");
    let (mut desk, id) = fight(folder.path(), &map);
    let seen = desk.battles().battle_map(&id).unwrap().unwrap();
    assert_eq!(seen.name, "The common");
    let board = desk.battles().battle_board(&id, None).unwrap().unwrap();
    assert_eq!(board.marks, []);

    let away = tempfile::tempdir().unwrap();
    let mut other = Desk::open(away.path(), environment(DAY, 200));
    let file = desk.battles().export_battle(&id).unwrap().text;
    let came = other.battles().import_battle(file.as_bytes()).unwrap();
    assert_eq!(other.battles().battle_map(&came.id).unwrap().unwrap(), seen);
    assert_eq!(
        other
            .battles()
            .battle_board(&came.id, None)
            .unwrap()
            .unwrap(),
        board
    );

    let order = PrintOrder::new(Subject::Battle { id }, DocumentKind::Brief);
    let text = text_of(&desk.printer().document(&order).unwrap().bytes);
    assert!(
        text.contains("The common") && text.contains("The copse"),
        "{text}"
    );
}

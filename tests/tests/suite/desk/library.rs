//! The library and the open army, as one player uses them.

use drumhead_desk::books::BookId;
use drumhead_desk::{
    ArmyList, Code, Desk, DocumentKind, Language, Paper, PrintEdition, PrintHabits, Settings,
    Theme, starters,
};
use serde_json::json;

use super::support::*;

#[test]
fn an_answer_has_the_form_that_the_page_expects() {
    let (_folder, mut desk, army) = desk_with_army();
    let shown = seen(&army);
    assert_eq!(shown["head"], 0);
    assert_eq!(shown["book"], "fornovo");
    assert_eq!(shown["undo"], json!(null));
    assert_eq!(shown["saved_at"], "1645-06-14T10:00:00.000Z");
    assert_eq!(shown["view"]["title"], "The trained bands");

    let added = desk
        .library()
        .edit(&army.id, 0, &add_unit(), None, None)
        .unwrap();
    let shown = seen(&added);
    assert_eq!(shown["head"], 1);
    assert_eq!(shown["selected"], 1);
    assert_eq!(shown["view"]["unit"]["number"], 1);
    assert!(
        shown["undo"]
            .as_str()
            .is_some_and(|label| !label.is_empty())
    );
}

#[test]
fn a_library_entry_shows_the_armys_current_state() {
    let (_folder, mut desk, army) = desk_with_army();
    assert_eq!(desk.library().list().unwrap().armies[0].units, 0);
    desk.library()
        .edit(&army.id, 0, &add_unit(), None, None)
        .unwrap();
    let row = desk.library().list().unwrap().armies.remove(0);
    let (points, book) = (row.points.unwrap().0, row.book);
    let bill = desk.library().army(&army.id).unwrap().draft.bill().unwrap();
    assert_eq!((row.units, book), (1, BookId::Fornovo));
    assert_eq!(points, bill.iter().map(|part| part.total.0).sum::<i32>());
    assert!(points > 0);
}

#[test]
fn listing_armies_reads_no_drafts() {
    let (folder, mut desk, army) = desk_with_army();
    desk.library()
        .edit(&army.id, 0, &add_unit(), None, None)
        .unwrap();
    let row = desk.library().list().unwrap().armies.remove(0);
    // The list is the same if the armies' drafts are lost: it does not read them.
    let raw = rusqlite::Connection::open(folder.path().join("drumhead.sqlite3")).unwrap();
    raw.execute("UPDATE army SET body = '{}'", []).unwrap();
    let mut desk = open(folder.path());
    let mut list = desk.library().list_armies().unwrap();
    let listed = list.armies.remove(0);
    assert_eq!(list, ArmyList::default());
    assert_eq!((listed.id, listed.name), (row.id, row.name));
    assert_eq!(
        (listed.points, listed.illegal),
        (row.points.map(|it| it.0), row.illegal)
    );
    assert_eq!(listed.year, Some(row.year.into()));
    assert_eq!(listed.updated_at, row.updated_at);
    // The listed summary is checked against its seal.
    raw.execute("UPDATE army SET name = 'Another'", []).unwrap();
    let list = desk.library().list_armies().unwrap();
    assert_eq!((list.armies.len(), list.unreadable.len()), (0, 1));
}

#[test]
fn letters_typed_in_one_field_are_one_undo_step() {
    let (_folder, mut desk, army) = desk_with_army();
    for (head, name) in ["T", "Th", "The", "The Blue regiment"].iter().enumerate() {
        let head = u32::try_from(head).unwrap();
        desk.library()
            .edit(&army.id, head, &rename(name), None, Some("name"))
            .unwrap();
    }
    let back = desk.library().undo(&army.id, 4, None).unwrap();
    assert_eq!(back.view.title(), "The trained bands");
    // With nothing to undo, nothing changes.
    let again = desk.library().undo(&army.id, back.head, None).unwrap();
    assert_eq!(again, back);
    let forth = desk.library().redo(&army.id, back.head, None).unwrap();
    assert_eq!(forth.view.title(), "The Blue regiment");
    assert_eq!(forth.redo, None);
}

#[test]
fn a_refused_edit_changes_nothing() {
    let (_folder, mut desk, army) = desk_with_army();
    let missing = edit(json!({ "on": "unit", "unit": 7, "change": { "set": "remove" } }));
    let refusal = desk
        .library()
        .edit(&army.id, 0, &missing, None, None)
        .unwrap_err();
    assert_eq!(refusal.code, Code::Refused);
    assert_eq!(
        refusal.message(),
        "Nothing was changed: there is no unit 7 in this army."
    );
    assert_eq!(desk.library().open_army(&army.id, None).unwrap(), army);
}

#[test]
fn an_edit_without_a_change_is_not_a_step() {
    let (_folder, mut desk, army) = desk_with_army();
    let same = desk
        .library()
        .edit(&army.id, 0, &rename("The trained bands"), None, None);
    assert_eq!(same.unwrap(), army);
}

#[test]
fn a_copy_has_its_own_name_and_history() {
    let (_folder, mut desk, army) = desk_with_army();
    desk.library()
        .edit(&army.id, 0, &add_unit(), None, None)
        .unwrap();
    let copy = desk.library().duplicate(&army.id).unwrap();
    assert_ne!(copy.id, army.id);
    assert_eq!(copy.view.title(), "The trained bands (copy)");
    assert_eq!((copy.head, copy.undo), (0, None));
    assert_eq!(desk.library().list().unwrap().armies.len(), 2);
}

#[test]
fn an_archived_army_is_not_lost() {
    let (_folder, mut desk, army) = desk_with_army();
    desk.library().archive(&army.id, true).unwrap();
    assert!(desk.library().list().unwrap().armies[0].archived);
    desk.library().archive(&army.id, false).unwrap();
    assert!(!desk.library().list().unwrap().armies[0].archived);
    assert_eq!(
        desk.library().archive("nobody", true).unwrap_err().code,
        Code::NotFound
    );
}

#[test]
fn an_export_is_imported_as_a_new_army() {
    let (_folder, mut desk, _) = desk_with_army();
    for starter in starters(Language::ENGLISH).unwrap() {
        let made = desk.library().from_starter(&starter.id).unwrap();
        let text = desk.library().export(&made.id).unwrap();
        let imported = desk.library().import(text.as_bytes()).unwrap();
        assert_ne!(imported.id, made.id);
        assert_eq!(desk.library().export(&imported.id).unwrap(), text);
        assert_eq!(imported.view, made.view);
    }
}

#[test]
fn an_army_is_found_by_id_by_part_of_its_name_or_as_a_starter() {
    let (_folder, mut desk, army) = desk_with_army();
    let title = |desk: &mut Desk, wanted: &str| {
        desk.library().find_army(wanted).unwrap().draft.facts().name
    };
    for wanted in ["the TRAINED bands", "trained", &army.id] {
        assert_eq!(title(&mut desk, wanted), "The trained bands", "{wanted}");
    }
    let starter = &starters(Language::ENGLISH).unwrap()[0];
    assert_eq!(title(&mut desk, &starter.id.to_uppercase()), starter.name);
    let none = desk.library().find_army("Trianed").unwrap_err();
    assert_eq!(none.code, Code::NotFound);
    assert_eq!(none.hint(), "Did you mean \"The trained bands\"?");

    let twin = desk
        .library()
        .create(BookId::Fornovo, "The trained bands")
        .unwrap();
    let both = desk.library().find_army("trained").unwrap_err();
    assert!(both.hint().contains(&army.id) && both.hint().contains(&twin.id));
    // If two armies have the same name, the archived army is found only by its id.
    desk.library().archive(&twin.id, true).unwrap();
    assert_eq!(title(&mut desk, "trained"), "The trained bands");
    desk.library().archive(&army.id, true).unwrap();
    assert!(desk.library().find_army("trained").is_err());
}

#[test]
fn the_desk_opens_the_last_army() {
    let (folder, mut desk, army) = desk_with_army();
    desk.library()
        .edit(&army.id, 0, &add_unit(), None, None)
        .unwrap();
    let settings = Settings {
        language: Some("de".to_owned()),
        theme: Theme::Candle,
        type_scale: 900,
        paper: Paper::Letter,
        edition: PrintEdition::Phone,
        printing: PrintHabits {
            document: Some(DocumentKind::Labels),
            base: Some(45),
            ..PrintHabits::default()
        },
    };
    desk.library().set_settings(settings.clone()).unwrap();
    drop(desk);
    let start = open(folder.path()).library().start();
    assert_eq!(start.last.army, Some(army.id));
    assert_eq!(start.last.unit, Some(1));
    // Settings out of bounds are clamped.
    let expected = Settings {
        type_scale: 200,
        ..settings
    };
    assert_eq!(start.settings, expected);
    assert_eq!(start.notice, None);
}

#[test]
fn a_missing_unit_cannot_be_selected() {
    let (_folder, mut desk, army) = desk_with_army();
    let opened = desk.library().open_army(&army.id, Some(99)).unwrap();
    assert_eq!(opened.selected, None);
}

#[test]
fn an_unreadable_army_is_named_and_stays() {
    let (folder, desk, army) = desk_with_army();
    drop(desk);
    let lost = drumhead_store::NewArmy {
        id: drumhead_store::ArmyId::new("lost"),
        label: "imported".to_owned(),
        body: json!({ "book": "fornovo", "army": { "year": "long ago" } }),
        version: 1,
        summary: drumhead_store::Summary {
            book: "fornovo".to_owned(),
            name: "Sybaris".to_owned(),
            ..drumhead_store::Summary::default()
        },
        at: DAY.to_owned(),
    };
    let mut store = drumhead_store::Store::open(folder.path()).unwrap();
    store.create_army(&lost).unwrap();
    drop(store);
    let mut desk = open(folder.path());
    for _ in 0..2 {
        let listing = desk.library().list().unwrap();
        let ids = listing.armies.iter().map(|row| &row.id);
        assert_eq!(ids.collect::<Vec<_>>(), [&army.id]);
        let [lost] = listing.unreadable.as_slice() else {
            panic!("{:?}", listing.unreadable);
        };
        assert_eq!(lost.name, "Sybaris");
        assert!(lost.why.contains("Cannot read an army"), "{}", lost.why);
    }
}

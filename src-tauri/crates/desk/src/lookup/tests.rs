//! Tests of the search for armies and battles by a player's text.
#![allow(clippy::unwrap_used)]

use super::*;

fn entry(id: &str, name: &str, shelf: Shelf) -> Entry {
    Entry {
        id: id.to_owned(),
        name: name.to_owned(),
        shelf,
    }
}

fn library(names: &[&str]) -> Vec<Entry> {
    let entries = names.iter().enumerate();
    entries
        .map(|(n, name)| entry(&format!("id-{n}"), name, Shelf::Library))
        .collect()
}

/// Returns the name of the only battle found.
fn found(entries: &[Entry], wanted: &str) -> String {
    demand(entries, wanted, Kind::Battle).unwrap().name.clone()
}

/// Returns the error of a search that does not find exactly one battle: the cause and the remedy.
fn refused(entries: &[Entry], wanted: &str) -> (String, String) {
    let error = demand(entries, wanted, Kind::Battle).unwrap_err();
    assert_eq!(error.code, crate::Code::NotFound);
    (error.message(), error.hint())
}

#[test]
fn a_battle_is_found_by_any_unique_part_of_its_name() {
    let entries = library(&["The King against Essex at Edgehill", "Naseby"]);
    for part in ["Edgehill", "king AGAINST", "  essex ", "hill"] {
        assert_eq!(found(&entries, part), entries[0].name, "{part}");
    }
}

#[test]
fn an_exact_name_wins_over_a_part() {
    let entries = library(&["Edgehill again", "EDGEHILL", "At Edgehill"]);
    assert_eq!(found(&entries, "edgehill"), "EDGEHILL");
}

#[test]
fn an_exact_id_wins_over_a_name() {
    let entries = library(&["id-1", "Naseby", "id-1"]);
    assert_eq!(found(&entries, "id-1"), "Naseby");
}

#[test]
fn part_of_a_random_id_finds_nothing() {
    let entries = library(&["Naseby"]);
    let (message, hint) = refused(&entries, "id-");
    assert_eq!(message, "No battle matches \"id-\".");
    assert_eq!(hint, "`drumhead battle list` lists all names.");
}

#[test]
fn several_names_are_listed() {
    let entries = library(&["Edgehill, morning", "Naseby", "Edgehill, evening"]);
    let (message, hint) = refused(&entries, "EDGE");
    assert_eq!(message, "2 battles match \"EDGE\".");
    let expected = "Type more of the name, or an id:\n\"Edgehill, morning\"\n\"Edgehill, evening\"";
    assert_eq!(hint, expected);
}

#[test]
fn equal_names_are_listed_with_their_ids() {
    let entries = library(&["Edgehill", "edgehill "]);
    let (_, hint) = refused(&entries, "Edgehill");
    assert!(
        hint.ends_with(":\n\"Edgehill\" (id-0)\n\"edgehill\" (id-1)"),
        "{hint}"
    );
}

#[test]
fn a_long_list_is_complete() {
    let names: Vec<String> = (0..8).map(|n| format!("Battle {n}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let (message, hint) = refused(&library(&names), "battle");
    assert_eq!(message, "8 battles match \"battle\".");
    let listed: Vec<&str> = hint.lines().skip(1).collect();
    assert_eq!(
        listed,
        names.iter().map(|it| format!("{it:?}")).collect::<Vec<_>>()
    );
}

#[test]
fn an_archived_name_is_found_only_if_no_name_in_the_library_matches() {
    let mut entries = library(&["Edgehill again", "Naseby"]);
    entries.push(entry("old", "Edgehill", Shelf::Archive));
    entries.push(entry("older", "Pavia", Shelf::Archive));
    assert_eq!(found(&entries, "Edgehill"), "Edgehill again");
    assert_eq!(found(&entries, "pav"), "Pavia");
    assert_eq!(found(&entries, "old"), "Edgehill");
}

#[test]
fn a_starter_comes_last_and_is_found_by_part_of_its_id() {
    let mut entries = library(&["The League of my friends"]);
    entries.push(entry("fornovo-1495-league", "Venice", Shelf::Starters));
    assert_eq!(found(&entries, "league"), "The League of my friends");
    assert_eq!(found(&entries, "1495-LEAGUE"), "Venice");
    assert_eq!(found(&entries, "venice"), "Venice");
    entries.push(entry("fornovo-1495-french", "France", Shelf::Starters));
    let (_, hint) = refused(&entries, "fornovo");
    assert!(
        hint.ends_with(":\n\"fornovo-1495-league\"\n\"fornovo-1495-french\""),
        "{hint}"
    );
    let (_, hint) = refused(&entries, "fornovo-1459-french");
    assert_eq!(hint, "Did you mean \"fornovo-1495-french\"?");
}

#[test]
fn accents_do_not_matter_unless_two_names_differ_in_nothing_else() {
    let entries = library(&["Lützen", "Naseby"]);
    // The second text has its accent as a separate character.
    for wanted in ["lützen", "LU\u{308}TZEN", "Lutzen", "utz"] {
        assert_eq!(found(&entries, wanted), "Lützen", "{wanted}");
    }
    let entries = library(&["Müller's horse", "Muller's horse"]);
    assert_eq!(found(&entries, "muller's horse"), "Muller's horse");
    assert_eq!(found(&entries, "müller"), "Müller's horse");
}

#[test]
fn case_is_ignored_in_latin_greek_and_cyrillic() {
    let entries = library(&["Großgörschen", "Ναύπακτος", "Łódź", "Полтава"]);
    for (wanted, name) in [
        ("GROSSGÖRSCHEN", "Großgörschen"),
        ("ΝΑΎΠΑΚΤΟΣ", "Ναύπακτος"),
        ("υπακτοσ", "Ναύπακτος"),
        ("łÓDŹ", "Łódź"),
        ("полт", "Полтава"),
    ] {
        assert_eq!(found(&entries, wanted), name, "{wanted}");
    }
}

#[test]
fn the_nearest_name_is_suggested() {
    let entries = library(&["The King against Essex at Edgehill", "Naseby", "Nasebie"]);
    for (wanted, near) in [
        ("Edghill", "\"The King against Essex at Edgehill\""),
        ("kign agianst", "\"The King against Essex at Edgehill\""),
        ("Nasebx", "\"Naseby\""),
        ("Nasebio", "\"Nasebie\""),
    ] {
        let (message, hint) = refused(&entries, wanted);
        assert_eq!(message, format!("No battle matches {wanted:?}."));
        assert_eq!(hint, format!("Did you mean {near}?"));
    }
}

#[test]
fn a_near_name_is_suggested_whatever_the_word_order_and_punctuation() {
    let long = "The King's army at Edgehill against the Earl of Essex's army";
    let entries = library(&["The New Model at Naseby", long]);
    for wanted in [
        "edgehill-1642",
        "kings army",
        "king\u{2019}s army, edgehill",
        "Earl Essex",
        "edghil army",
        "essex v king",
        "hill essex",
        "Rupert at Edghil",
    ] {
        let (_, hint) = refused(&entries, wanted);
        assert_eq!(hint, format!("Did you mean {long:?}?"), "{wanted}");
    }
}

#[test]
fn the_name_with_the_most_near_words_is_suggested() {
    let entries = library(&["Army of Essex", "Army of the King", "Horse"]);
    for (wanted, near) in [
        ("esex army", "\"Army of Essex\""),
        ("kings armies", "\"Army of the King\""),
        ("armny", "\"Army of Essex\" or \"Army of the King\""),
    ] {
        let (_, hint) = refused(&entries, wanted);
        assert_eq!(hint, format!("Did you mean {near}?"), "{wanted}");
    }
}

#[test]
fn two_equally_near_names_are_both_suggested() {
    let entries = library(&["Naseby, morning", "Naseby, evening"]);
    let (_, hint) = refused(&entries, "Nasbey");
    let expected = "Did you mean \"Naseby, morning\" or \"Naseby, evening\"?";
    assert_eq!(hint, expected);
    let (_, hint) = refused(&library(&["Naseby", "Naseby"]), "Nasbey");
    assert_eq!(hint, "Did you mean \"Naseby\"?");
}

#[test]
fn distant_and_archived_names_are_not_suggested() {
    let mut entries = library(&["Naseby"]);
    entries.push(entry("old", "Edgehill", Shelf::Archive));
    for wanted in ["Marston Moor", "Edghill", "x"] {
        let (_, hint) = refused(&entries, wanted);
        assert_eq!(hint, "`drumhead battle list` lists all names.", "{wanted}");
    }
    assert_eq!(
        refused(&[], "Naseby").1,
        "`drumhead battle new` creates one."
    );
}

#[test]
fn empty_text_matches_nothing() {
    let entries = library(&["", "Naseby"]);
    for wanted in ["", "  ", "\u{301}"] {
        let (message, _) = refused(&entries, wanted);
        assert_eq!(message, format!("No battle matches {wanted:?}."));
    }
    // An empty query matches nothing, even if there is only one entry.
    assert!(demand(&entries[1..], "", Kind::Battle).is_err());
    assert_eq!(found(&entries, "id-0"), "");
}

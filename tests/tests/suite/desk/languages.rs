//! A desk in another language.

use std::collections::BTreeSet;

use drumhead_desk::books::BookId;
use drumhead_desk::{Desk, Language, Paper, PrintEdition, Subject, ready_battles, starters};
use drumhead_print::Pages;
use drumhead_tests::names;

use super::support::*;
use crate::prints::geometry;

/// Whether a text comes from a catalogue: in the pseudo-language such text has brackets.
fn is_translated(text: &str) -> bool {
    text.contains('[')
}

/// Returns the text in small letters, with straight quotation marks and single spaces.
fn plain(text: &str) -> String {
    let words = geometry::straight(text).to_lowercase();
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the words of a document that are outside the brackets of the pseudo-language and not
/// among these names.
fn outside_brackets(pages: &Pages, names: &str) -> BTreeSet<String> {
    let (mut depth, mut outside) = (0_u32, String::new());
    for run in pages.pages.iter().flat_map(|page| &page.text) {
        for letter in run.text.chars() {
            match letter {
                '[' => depth += 1,
                ']' => {
                    depth = depth.saturating_sub(1);
                    outside.push('\n');
                }
                _ if depth == 0 => outside.push(letter),
                _ => {}
            }
        }
        outside.push('\n');
    }
    let is_word = |piece: &&str| {
        let mut letters = piece.chars().map(char::is_alphabetic);
        letters.next() == Some(true) && letters.next() == Some(true)
    };
    let pieces = outside.split(['\n', '.', '·', ',', ';', ':', '(', ')', '–', '|']);
    let trimmed = pieces.map(|piece| piece.trim_matches(|it: char| !it.is_alphabetic()));
    let words = trimmed.filter(is_word).map(plain);
    // A list of states is one sentence of the catalogue: its middle parts have accents but no
    // brackets.
    let untranslated = |piece: &String| !piece.contains(['á', 'é', 'í', 'ö', 'ü', 'ñ']);
    words
        .filter(|piece| untranslated(piece) && !names.contains(piece))
        .collect()
}

#[test]
fn every_rulebook_is_played_and_printed_in_the_pseudo_language() {
    let (mut seen, mut wrong) = (Vec::new(), String::new());
    let mut names = names::of_starters().unwrap();
    for ready in ready_battles(Language::ENGLISH).unwrap() {
        let folder = tempfile::tempdir().unwrap();
        let speaking = environment(DAY, 1).speaking(Language::PSEUDO);
        let mut desk = Desk::open(folder.path(), speaking);
        let opened = desk.battles().ready_battle(&ready.id).unwrap();
        let book = opened.book;
        if seen.contains(&book) {
            continue;
        }
        seen.push(book);
        let translated = opened
            .offers
            .iter()
            .filter(|offer| is_translated(&offer.label));
        // The labels of the remaining offers consist only of the name of a unit or hex.
        assert!(2 * translated.count() > opened.offers.len(), "{book:?}");
        // The places on the map have names of their own.
        let map = desk.battles().battle_map(&opened.id).unwrap();
        names::add_map(&serde_json::to_value(map).unwrap(), &mut names);
        // NIL is the symbol of Fornovo's table for a die that cannot hit.
        let known = plain(&format!("{names}{}\n{}\nNIL", ready.name, book.title()));
        let of_book = starters(Language::ENGLISH)
            .unwrap()
            .into_iter()
            .find(|it| it.book == book);
        let army = desk.library().from_starter(&of_book.unwrap().id);
        let id = opened.id.clone();
        for subject in [
            Subject::Battle { id },
            Subject::Army {
                id: army.unwrap().id,
            },
        ] {
            for choice in desk.printer().documents(&subject).unwrap() {
                for order in choice.every_order(&subject, Paper::A4, PrintEdition::Standard) {
                    let pages = desk.printer().document(&order).unwrap().pages;
                    let mut faults = geometry::cut(&pages);
                    let plain = outside_brackets(&pages, &known).into_iter();
                    faults.extend(plain.map(|words| format!("{words:?} is not in brackets")));
                    if !faults.is_empty() {
                        wrong += &format!("{book:?} {:?}: {faults:#?}\n", order.document);
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    assert_eq!(seen.len(), BookId::ALL.len());
}

#[test]
fn an_error_can_be_shown_in_any_language() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(folder.path());
    let error = desk.library().find_army("none").unwrap_err();
    let shown = |language| error.shown(drumhead_desk::words(language));
    assert!(!is_translated(&shown(Language::ENGLISH).message));
    assert!(is_translated(&shown(Language::PSEUDO).message));
    assert!(is_translated(&shown(Language::PSEUDO).hint));
}

//! A desk in another language.

use drumhead_desk::books::BookId;
use drumhead_desk::{Desk, Language, Paper, PrintEdition, Subject, ready_battles};

use super::support::*;

/// Whether a text comes from a catalogue: in the pseudo-language such text has brackets.
fn is_translated(text: &str) -> bool {
    text.contains('[')
}

#[test]
fn every_rulebook_is_played_and_printed_in_the_pseudo_language() {
    let mut seen = Vec::new();
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
        // The other offers are named only by their unit or hex.
        assert!(2 * translated.count() > opened.offers.len(), "{book:?}");
        let subject = Subject::Battle {
            id: opened.id.clone(),
        };
        for choice in desk.printer().documents(&subject).unwrap() {
            for order in choice.every_order(&subject, Paper::A4, PrintEdition::Standard) {
                let document = desk.printer().document(&order).unwrap();
                let text = text_of(&document.bytes);
                assert!(
                    is_translated(&text),
                    "{book:?}: {:?}\n{text}",
                    order.document
                );
            }
        }
    }
    assert_eq!(seen.len(), BookId::ALL.len());
}

#[test]
fn errors_are_in_the_language_of_the_desk() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(folder.path());
    let error = desk.library().find_army("none").unwrap_err();
    let shown = |language| error.shown(drumhead_desk::words(language));
    assert!(!is_translated(&shown(Language::ENGLISH).message));
    assert!(is_translated(&shown(Language::PSEUDO).message));
    assert!(is_translated(&shown(Language::PSEUDO).hint));
}

//! Battles that earlier versions exported, one of each book and of each battle on hexes:
//! they come in, and are played on. Where a change makes one of them fail, the older form
//! is to be read as well; the files are written anew only for a break that is announced.

use drumhead_desk::play::OfferKind;
use drumhead_desk::{Desk, DiceFrom, OpenedBattle, Played};
use drumhead_tests::play::{Chooser, filled};
use drumhead_tests::scenes::kept_folder;
use serde_json::Value;

use super::support::{DAY, givens};

/// Plays one of the things that may be done, whichever is taken first.
fn play_on(desk: &mut Desk, battle: &OpenedBattle) -> OpenedBattle {
    let units = battle.view.sides.iter().flat_map(|side| &side.units);
    let asked = std::iter::once(None).chain(units.map(|card| Some(card.unit)));
    let mut chooser = Chooser::new(1645);
    for unit in asked {
        for offer in desk.battle_offers(&battle.id, unit).unwrap() {
            let command = filled(&offer, &mut chooser).unwrap();
            let given = DiceFrom::Desk;
            if offer.kind != OfferKind::Paper
                && let Played::Done(after) = desk
                    .play(&battle.id, battle.head, &command, vec![], given)
                    .unwrap()
            {
                return *after;
            }
        }
    }
    panic!("nothing can be done: {}", battle.name);
}

#[test]
fn what_earlier_versions_exported_is_played_on() {
    let mut books = std::collections::BTreeSet::new();
    for entry in std::fs::read_dir(kept_folder()).unwrap() {
        let path = entry.unwrap().path();
        let named = path.display();
        let file = std::fs::read(&path).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let mut desk = Desk::open(folder.path(), givens(DAY, 1));
        let came = desk.import_battle(&file);
        let came = came.unwrap_or_else(|why| panic!("{named}: {why}"));
        assert_eq!(came.read_only, None, "{named}");
        // Nothing of it is lost when it goes out again.
        let rows = |text: &[u8]| -> Value {
            let mut file: Value = serde_json::from_slice(text).unwrap();
            file["rows"].take()
        };
        let out = desk.export_battle(&came.id).unwrap();
        assert!(rows(out.as_bytes()) == rows(&file), "{named}: other rows");
        // From its end, and from the midst of it on a branch of its own.
        let last = came.head;
        assert!(play_on(&mut desk, &came).head > last, "{named}");
        let back = desk.go_to_play(&came.id, last + 1, last / 2).unwrap();
        let branch = play_on(&mut desk, &back);
        assert_eq!(branch.head, last + 2, "{named}");
        books.insert(came.book.id());
    }
    assert_eq!(books.len(), drumhead_desk::books::BookId::ALL.len());
}

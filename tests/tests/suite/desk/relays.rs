//! Moves as text: a battle on one desk is followed, move by move, on another that gets only
//! the texts.

use std::path::Path;

use drumhead_desk::books::BattleSetup;
use drumhead_desk::{Code, Desk, DiceFrom, OpenedBattle, Played, Throw, starter};

use super::support::open;

fn carolinas(folder: &Path) -> (Desk, OpenedBattle) {
    let mut desk = open(folder);
    let army = |id: &str| starter(id).unwrap().army();
    let (crown, continental) = ("carolinas-1781-crown", "carolinas-1781-continental");
    let setup = BattleSetup::between(army(crown), army(continental)).unwrap();
    let opened = desk.new_battle("Cowpens", setup).unwrap();
    (desk, opened)
}

/// Carries out the first offer of this kind, with these dice.
fn give(desk: &mut Desk, opened: &OpenedBattle, action: &str, faces: &[u8]) -> OpenedBattle {
    let units = opened.view.sides.iter().flat_map(|side| &side.units);
    let of = std::iter::once(None).chain(units.map(|card| Some(card.unit)));
    let offers = of.flat_map(|unit| desk.battle_offers(&opened.id, unit).unwrap());
    let offers: Vec<_> = offers.collect();
    let mut found = offers.iter().filter(|offer| offer.id.action() == action);
    let offer = found.find(|offer| offer.against.is_empty()).unwrap();
    let dice = match faces {
        [] => DiceFrom::Nobody,
        faces => DiceFrom::Player(Throw::Faces(faces.to_vec())),
    };
    let played = desk.play(&opened.id, opened.head, &offer.command, Vec::new(), dice);
    match played.unwrap() {
        Played::Done(opened) => *opened,
        Played::Refused(refusal) => panic!("{action}: {refusal:?}"),
    }
}

#[test]
fn a_battle_followed_by_text_moves_ends_the_same() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (mut one, mut mine) = carolinas(here.path());
    let (mut other, mut theirs) = carolinas(there.path());
    for (kind, faces) in [("declare", &[][..]), ("end_step", &[]), ("test", &[4])] {
        mine = give(&mut one, &mine, kind, faces);
        let text = one.move_text(&mine.id, mine.head).unwrap();
        let (said, line) = text.split_once('\n').unwrap();
        assert!(said.starts_with("Turn 1"), "{said}");
        // Mail wraps lines and adds text.
        let (first, rest) = line.split_at(line.len() / 2);
        let mailed = format!("Dear Tom,\n> {said}\n{first}\n   {rest}\nYours");
        theirs = other.apply_move(&theirs.id, theirs.head, &mailed).unwrap();
        assert_eq!(theirs.view, mine.view);
        assert_eq!(theirs.luck, mine.luck);
    }
}

#[test]
fn a_move_from_another_position_is_refused_and_changes_nothing() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (mut one, mine) = carolinas(here.path());
    let (mut other, theirs) = carolinas(there.path());
    let declared = give(&mut one, &mine, "declare", &[]);
    let ended = give(&mut one, &declared, "end_step", &[]);
    let first = one.move_text(&mine.id, declared.head).unwrap();
    let second = one.move_text(&mine.id, ended.head).unwrap();
    let mut refused = |text: &str| {
        let error = other.apply_move(&theirs.id, theirs.head, text).unwrap_err();
        assert_eq!(other.open_battle(&theirs.id).unwrap().head, theirs.head);
        (error.code, error.message())
    };
    let (code, why) = refused(&second);
    assert_eq!(code, Code::Refused);
    assert!(
        why.contains("a different position") && why.contains("Turn 1"),
        "{why}"
    );
    for text in [
        "",
        "nothing",
        "[drumhead @@@]",
        "[drumhead 3 @@@]",
        "[drumhead 3 e30]",
    ] {
        assert_eq!(refused(text).0, Code::BadFile, "{text}");
    }
    let theirs = other.apply_move(&theirs.id, theirs.head, &first).unwrap();
    let again = other
        .apply_move(&theirs.id, theirs.head, &first)
        .unwrap_err();
    assert!(again.message().contains("already"), "{}", again.message());
    // Neither a note nor a missing row is a move.
    let noted = one.note(&mine.id, ended.head, "Rain.").unwrap();
    let note = one.move_text(&mine.id, noted.head).unwrap_err();
    assert_eq!(note.code, Code::Refused);
    assert_eq!(
        one.move_text(&mine.id, 99).unwrap_err().code,
        Code::NotFound
    );
}

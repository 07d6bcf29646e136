//! Moves as text: a battle played on one desk is replayed, move by move, on another desk that has
//! only the start position and the moves. Afterwards both have the same rows.

use std::path::Path;

use drumhead_desk::books::BattleSetup;
use drumhead_desk::{Code, Desk, DiceFrom, Language, OpenedBattle, Played, Throw, starter};

use serde_json::Value;

use super::support::{environment, open};

/// Returns a battle begun on one desk, and its copy on another.
fn two_desks(here: &Path, there: &Path) -> [(Desk, OpenedBattle); 2] {
    let (mut mine, battle) = carolinas(here);
    let file = mine.battles().export_battle(&battle.id).unwrap().text;
    // The other desk has another date, and another battle in its library.
    let mut theirs = Desk::open(there, environment("1645-07-10T09:00:00Z", 500));
    theirs.battles().import_battle(file.as_bytes()).unwrap();
    let copy = theirs.battles().import_battle(file.as_bytes()).unwrap();
    [(mine, battle), (theirs, copy)]
}

/// Returns the names of the rows of a battle, in the order of its log.
fn names(desk: &mut Desk, battle: &OpenedBattle) -> Vec<String> {
    let file: Value =
        serde_json::from_str(&desk.battles().export_battle(&battle.id).unwrap().text).unwrap();
    let log = desk.battles().whole_log(&battle.id).unwrap();
    let name = |row: u32| {
        file["rows"][row as usize]["name"]
            .as_str()
            .unwrap()
            .to_owned()
    };
    log.iter().map(|row| name(row.row)).collect()
}

fn carolinas(folder: &Path) -> (Desk, OpenedBattle) {
    let mut desk = open(folder);
    let army = |id: &str| starter(id, Language::ENGLISH).unwrap().army();
    let (crown, continental) = ("carolinas-1781-crown", "carolinas-1781-continental");
    let setup = BattleSetup::between(army(crown), army(continental)).unwrap();
    let opened = desk.battles().new_battle("Cowpens", setup).unwrap();
    (desk, opened)
}

/// Carries out the first offer of this action to which there are no objections, with these dice.
fn give(desk: &mut Desk, opened: &OpenedBattle, action: &str, faces: &[u8]) -> OpenedBattle {
    let units = opened.view.sides.iter().flat_map(|side| &side.units);
    let of = std::iter::once(None).chain(units.map(|card| Some(card.unit)));
    let offers: Vec<_> = of
        .flat_map(|unit| desk.battles().battle_offers(&opened.id, unit).unwrap())
        .collect();
    let mut found = offers.iter().filter(|offer| offer.id.action() == action);
    let offer = found.find(|offer| offer.against.is_empty()).unwrap();
    let dice = match faces {
        [] => DiceFrom::Nobody,
        faces => DiceFrom::Player(Throw::Faces(faces.to_vec())),
    };
    let played = desk
        .battles()
        .play(&opened.id, opened.head, &offer.command, Vec::new(), dice);
    match played.unwrap() {
        Played::Done(opened) => *opened,
        Played::Refused(refusal) => panic!("{action}: {refusal:?}"),
    }
}

#[test]
fn a_battle_replayed_from_moves_as_text_ends_in_the_same_state() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let [(mut one, mut mine), (mut other, mut theirs)] = two_desks(here.path(), there.path());
    for (kind, faces) in [("declare", &[][..]), ("end_step", &[]), ("test", &[4])] {
        mine = give(&mut one, &mine, kind, faces);
        let text = one.battles().move_text(&mine.id, mine.head).unwrap();
        let (summary, line) = text.split_once('\n').unwrap();
        assert!(summary.starts_with("Turn 1"), "{summary}");
        // Mail wraps lines and adds text.
        let (first, rest) = line.split_at(line.len() / 2);
        let mailed = format!("Dear Tom,\n> {summary}\n{first}\n   {rest}\nYours");
        theirs = other
            .battles()
            .apply_move(&theirs.id, theirs.head, &mailed)
            .unwrap();
        assert_eq!(theirs.view, mine.view);
        assert_eq!(theirs.luck, mine.luck);
        assert_eq!(names(&mut other, &theirs), names(&mut one, &mine));
    }
}

#[test]
fn notes_before_a_move_are_sent_with_it_and_the_receivers_notes_follow_it() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let [(mut one, mine), (mut other, theirs)] = two_desks(here.path(), there.path());
    let noted = one.battles().note(&mine.id, mine.head, "Rain.").unwrap();
    let moved = give(&mut one, &noted, "declare", &[]);
    let text = one.battles().move_text(&mine.id, moved.head).unwrap();
    let theirs = other
        .battles()
        .note(&theirs.id, theirs.head, "Late again.")
        .unwrap();
    let theirs = other
        .battles()
        .apply_move(&theirs.id, theirs.head, &text)
        .unwrap();
    assert_eq!(theirs.view, moved.view);
    let own = names(&mut one, &moved);
    let [same @ .., _] = &names(&mut other, &theirs)[..] else {
        panic!("rows");
    };
    assert_eq!(same, own);
    let log = other.battles().whole_log(&theirs.id).unwrap();
    assert_eq!(log.last().unwrap().lines[0].text, "Late again.");
    // Applying the move of an undone row visits that row again, and writes no second row.
    let moves_back = one.battles().undo_play(&mine.id, moved.head).unwrap();
    let again = one
        .battles()
        .apply_move(&mine.id, moves_back.head, &text)
        .unwrap();
    assert_eq!(again.head, moved.head);
}

#[test]
fn a_move_changed_in_transit_is_refused() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let [(mut one, mine), (mut other, theirs)] = two_desks(here.path(), there.path());
    let moved = give(&mut one, &mine, "declare", &[]);
    let text = one.battles().move_text(&mine.id, moved.head).unwrap();
    let (lead, line) = text.split_once("[drumhead move 2 ").unwrap();
    let line = line.trim_end().trim_end_matches(']');
    for place in (0..line.len()).step_by(61) {
        let (before, after) = line.split_at(place);
        let other_letter = if after.starts_with('A') { 'B' } else { 'A' };
        let changed = format!(
            "{lead}[drumhead move 2 {before}{other_letter}{}]",
            &after[1..]
        );
        let refused = other
            .battles()
            .apply_move(&theirs.id, theirs.head, &changed)
            .unwrap_err();
        assert!(
            matches!(refused.code, Code::BadFile | Code::Refused),
            "{place}: {refused}"
        );
    }
    assert_eq!(
        other.battles().open_battle(&theirs.id).unwrap().head,
        theirs.head
    );
    other
        .battles()
        .apply_move(&theirs.id, theirs.head, &text)
        .unwrap();
}

#[test]
fn a_move_from_another_position_is_refused_and_changes_nothing() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let [(mut one, mine), (mut other, theirs)] = two_desks(here.path(), there.path());
    let declared = give(&mut one, &mine, "declare", &[]);
    let ended = give(&mut one, &declared, "end_step", &[]);
    let first = one.battles().move_text(&mine.id, declared.head).unwrap();
    let second = one.battles().move_text(&mine.id, ended.head).unwrap();
    let mut refused = |text: &str| {
        let error = other
            .battles()
            .apply_move(&theirs.id, theirs.head, text)
            .unwrap_err();
        assert_eq!(
            other.battles().open_battle(&theirs.id).unwrap().head,
            theirs.head
        );
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
        "[drumhead move 2 @@@]",
        "[drumhead move 2 e30]",
    ] {
        assert_eq!(refused(text).0, Code::BadFile, "{text}");
    }
    let theirs = other
        .battles()
        .apply_move(&theirs.id, theirs.head, &first)
        .unwrap();
    let again = other
        .battles()
        .apply_move(&theirs.id, theirs.head, &first)
        .unwrap_err();
    assert!(again.message().contains("already"), "{}", again.message());
    // A note is not a move, and a row that does not exist has no move.
    let noted = one.battles().note(&mine.id, ended.head, "Rain.").unwrap();
    let note = one.battles().move_text(&mine.id, noted.head).unwrap_err();
    assert_eq!(note.code, Code::Refused);
    assert_eq!(
        one.battles().move_text(&mine.id, 99).unwrap_err().code,
        Code::NotFound
    );
}

//! Amending an earlier command: the following rows are replayed with their own dice, on a
//! new branch; rows that no longer fit are left out and reported.

use std::path::Path;

use drumhead_desk::play::Refusal;
use drumhead_desk::{Amended, Code, Desk, DiceFrom, Language, OpenedBattle, Played, Throw};
use drumhead_shelf::BattleSetup;
use serde_json::{Value, json};

use super::support::open;

/// Returns a battle in which row 1 ends the set-up, rows 2 and 3 are rolls, row 4 chooses a side,
/// row 5 is a note, and row 6 continues play.
fn begun(folder: &Path) -> (Desk, OpenedBattle) {
    let mut desk = open(folder);
    let army = |id: &str| {
        drumhead_desk::starter(id, Language::ENGLISH)
            .unwrap()
            .army()
    };
    let armies = ["edgehill-1642-royalist", "edgehill-1642-parliament"].map(army);
    let [first, second] = armies;
    let setup = BattleSetup::between(first, second).unwrap();
    let opened = desk.battles().new_battle("Edgehill", setup).unwrap();
    let opened = give(&mut desk, &opened, json!({ "do": "end_step" }), &[]);
    let opened = give(&mut desk, &opened, roll(0), &[5]);
    let opened = give(&mut desk, &opened, roll(1), &[2]);
    let choice = json!({ "do": "choose_side", "side": 0, "a": true });
    let opened = give(&mut desk, &opened, choice, &[]);
    let opened = desk
        .battles()
        .note(&opened.id, opened.head, "Snow on the hill")
        .unwrap();
    let opened = give(&mut desk, &opened, json!({ "do": "end_step" }), &[]);
    assert_eq!(opened.head, 6);
    (desk, opened)
}

fn roll(side: u8) -> Value {
    json!({ "do": "roll_initiative", "side": side })
}

fn of_book(command: Value) -> Value {
    json!({ "book": "fornovo", "command": command })
}

fn thrown(faces: &[u8]) -> DiceFrom {
    match faces {
        [] => DiceFrom::Nobody,
        faces => DiceFrom::Player(Throw::Faces(faces.to_vec())),
    }
}

fn give(desk: &mut Desk, opened: &OpenedBattle, command: Value, faces: &[u8]) -> OpenedBattle {
    let (id, head, command) = (&opened.id, opened.head, of_book(command));
    match desk
        .battles()
        .play(id, head, &command, Vec::new(), thrown(faces))
        .unwrap()
    {
        Played::Done(opened) => *opened,
        Played::Refused(refusal) => panic!("{command}: {refusal:?}"),
    }
}

fn texts(opened: &OpenedBattle) -> Vec<String> {
    let lines = opened.log.iter().flat_map(|row| &row.lines);
    lines.map(|line| line.text.clone()).collect()
}

#[test]
fn following_rows_are_replayed_with_their_own_dice() {
    let folder = tempfile::tempdir().unwrap();
    let (mut desk, before) = begun(folder.path());
    // The first side rolled 4 instead of 5: the same side still chooses.
    let amended = desk
        .battles()
        .amend_play(
            &before.id,
            before.head,
            2,
            &of_book(roll(0)),
            Vec::new(),
            thrown(&[4]),
        )
        .unwrap();
    let Amended::Done { opened, left_out } = amended else {
        panic!("{amended:?}");
    };
    assert_eq!(left_out, []);
    let dice: Vec<_> = opened
        .log
        .iter()
        .filter_map(|row| row.dice.as_deref())
        .collect();
    assert_eq!(dice, ["4", "2"]);
    let texts = texts(&opened);
    assert!(texts.iter().any(|text| text == "Snow on the hill"));
    assert!(
        texts
            .iter()
            .any(|text| text.starts_with("This order is a correction."))
    );
    assert_eq!(opened.view, before.view, "the battle is unchanged");
    // The previous branch is unchanged.
    let back = desk
        .battles()
        .go_to_play(&opened.id, opened.head, before.head)
        .unwrap();
    assert_eq!(back.view, before.view);
    assert_eq!(back.log, before.log);
}

#[test]
fn orders_that_a_tied_roll_prevents_are_left_out() {
    let folder = tempfile::tempdir().unwrap();
    let (mut desk, before) = begun(folder.path());
    // Both sides roll the same: they re-roll, and the turn does not continue.
    let (id, head) = (&before.id, before.head);
    let tie = thrown(&[2]);
    let amended = desk
        .battles()
        .amend_play(id, head, 2, &of_book(roll(0)), Vec::new(), tie);
    let Ok(Amended::Done { opened, left_out }) = amended else {
        panic!("{amended:?}");
    };
    assert!(!left_out.is_empty());
    let step = |opened: &OpenedBattle| opened.view.turn;
    assert_eq!(step(&opened), 1);
    let dice = opened.log.iter().filter_map(|row| row.dice.as_deref());
    assert_eq!(dice.collect::<Vec<_>>(), ["2", "2"]);
}

#[test]
fn needless_permission_is_not_recorded() {
    let folder = tempfile::tempdir().unwrap();
    let (mut desk, before) = begun(folder.path());
    let (row, end) = (1, of_book(json!({ "do": "end_step" })));
    let needless = vec!["to_do".to_owned(), "debt".to_owned()];
    let (id, head) = (&before.id, before.head);
    let amended = desk
        .battles()
        .amend_play(id, head, row, &end, needless, DiceFrom::Nobody);
    let Ok(Amended::Done { opened, .. }) = amended else {
        panic!("{amended:?}");
    };
    assert!(opened.log.iter().all(|row| row.overruled.is_empty()));
}

#[test]
fn rows_that_no_longer_fit_are_left_out_and_reported() {
    let folder = tempfile::tempdir().unwrap();
    let (mut desk, before) = begun(folder.path());
    // If the first side had rolled 1, the other would have chosen.
    let amended = desk
        .battles()
        .amend_play(
            &before.id,
            before.head,
            2,
            &of_book(roll(0)),
            Vec::new(),
            thrown(&[1]),
        )
        .unwrap();
    let Amended::Done { opened, left_out } = amended else {
        panic!("{amended:?}");
    };
    let rows: Vec<u32> = left_out.iter().map(|left| left.row).collect();
    assert!(rows.contains(&4), "{left_out:?}");
    assert!(left_out.iter().all(|left| !left.why.is_empty()));
    let log = texts(&opened);
    // One note lists all the rows left out.
    let notes: Vec<&String> = log
        .iter()
        .filter(|text| text.contains("were not repeated"))
        .collect();
    let [note] = notes.as_slice() else {
        panic!("{notes:?}");
    };
    assert!(
        left_out.iter().all(|left| note.contains(&left.label)),
        "{note}"
    );
    // The desk shows the same rows after it is reopened.
    drop(desk);
    let again = open(folder.path())
        .battles()
        .open_battle(&opened.id)
        .unwrap();
    assert_eq!(again.read_only, None);
    assert_eq!(texts(&again), log);
}

#[test]
fn an_amended_command_reuses_its_own_dice() {
    let folder = tempfile::tempdir().unwrap();
    let (mut desk, before) = begun(folder.path());
    let nobody = DiceFrom::Nobody;
    let amended =
        desk.battles()
            .amend_play(&before.id, 6, 3, &of_book(roll(1)), Vec::new(), nobody);
    let Amended::Done { opened, .. } = amended.unwrap() else {
        panic!("the amendment was refused");
    };
    assert_eq!(opened.view, before.view);
}

#[test]
fn a_refused_amendment_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (mut desk, before) = begun(folder.path());
    let mut amend = |head: u32, row: u32, command: Value, dice: DiceFrom| {
        desk.battles()
            .amend_play(&before.id, head, row, &command, Vec::new(), dice)
    };
    // The set-up, a note, and a missing row.
    for row in [0, 5, 99] {
        let error = amend(6, row, of_book(roll(0)), DiceFrom::Desk).unwrap_err();
        assert_eq!(error.code, Code::NotFound, "row {row} cannot be amended");
    }
    let error = amend(6, 2, json!({ "do": "dance" }), DiceFrom::Desk).unwrap_err();
    assert_eq!(error.code, Code::BadFile);
    let error = amend(5, 2, of_book(roll(0)), thrown(&[6])).unwrap_err();
    assert_eq!(error.code, Code::StaleHead);
    // At row 3 there is pending work, so the step cannot end there.
    let refused = amend(6, 3, of_book(json!({ "do": "end_step" })), DiceFrom::Nobody).unwrap();
    assert!(
        matches!(
            refused,
            Amended::Refused(Refusal::AgainstRules(_) | Refusal::Impossible(_))
        ),
        "{refused:?}"
    );
    let wrong = amend(6, 2, of_book(roll(0)), thrown(&[7])).unwrap();
    assert!(matches!(wrong, Amended::Refused(Refusal::Impossible(_))));
    let after = desk.battles().open_battle(&before.id).unwrap();
    assert_eq!((after.head, &after.log), (before.head, &before.log));
}

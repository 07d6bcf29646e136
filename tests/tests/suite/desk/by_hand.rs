//! Corrections by hand: the players decide, but no correction is carried out in part.

use std::path::Path;

use drumhead_desk::play::{Refusal, UnitRef};
use drumhead_desk::{Code, Desk, DiceFrom, OpenedBattle, Played, Throw};
use drumhead_tests::armies::{CHARGING, D3, LISTS, Pair, between};
use serde_json::{Value, json};

use super::support::open;

const FIRST: UnitRef = UnitRef::new(0, 2);
const SECOND: UnitRef = UnitRef::new(0, 3);

fn begun(folder: &Path, pair: Pair) -> (Desk, OpenedBattle) {
    let mut desk = open(folder);
    let opened = desk.battles().new_battle("By hand", between(pair)).unwrap();
    (desk, opened)
}

/// Returns the offer's command that sets this field of a unit.
fn set(desk: &mut Desk, opened: &OpenedBattle, unit: UnitRef, what: &str, value: Value) -> Value {
    let offers = desk
        .battles()
        .battle_offers(&opened.id, Some(unit))
        .unwrap();
    let is = |command: &Value| command.pointer("/command/set/what") == Some(&json!(what));
    let found = offers.into_iter().find(|offer| is(&offer.command));
    let mut command = found.unwrap_or_else(|| panic!("{what}")).command;
    *command.pointer_mut("/command/set/value").unwrap() = value;
    command
}

fn give(desk: &mut Desk, opened: &OpenedBattle, command: &Value) -> Result<OpenedBattle, String> {
    let (id, head) = (&opened.id, opened.head);
    match desk
        .battles()
        .play(id, head, command, Vec::new(), DiceFrom::Nobody)
    {
        Ok(Played::Done(opened)) => Ok(*opened),
        Ok(Played::Refused(Refusal::Impossible(objection))) => Err(objection.id),
        other => panic!("{command}: {other:?}"),
    }
}

#[test]
fn a_unit_cannot_have_a_blank_or_overlong_name() {
    for pair in LISTS {
        let folder = tempfile::tempdir().unwrap();
        let (mut desk, opened) = begun(folder.path(), pair);
        for name in ["", "  ", &"x".repeat(201)] {
            let command = set(&mut desk, &opened, FIRST, "name", json!(name));
            give(&mut desk, &opened, &command).unwrap_err();
        }
        let command = set(&mut desk, &opened, FIRST, "name", json!("The old guard"));
        give(&mut desk, &opened, &command).unwrap();
    }
}

#[test]
fn two_units_of_d3_cannot_share_a_hex() {
    let folder = tempfile::tempdir().unwrap();
    let (mut desk, opened) = begun(folder.path(), D3);
    let place = |desk: &mut Desk, opened: &OpenedBattle, unit, hex: &Value| {
        let command = set(desk, opened, unit, "hex", hex.clone());
        give(desk, opened, &command)
    };
    let hex = json!("A1");
    let opened = place(&mut desk, &opened, FIRST, &hex).unwrap();
    let error = place(&mut desk, &opened, SECOND, &hex).unwrap_err();
    assert_eq!(error, "taken");
    let opened = place(&mut desk, &opened, FIRST, &json!("A2")).unwrap();
    place(&mut desk, &opened, SECOND, &hex).unwrap();
}

#[test]
fn a_routed_unit_of_d3_returns_only_once_its_hits_are_reduced() {
    let folder = tempfile::tempdir().unwrap();
    let (mut desk, opened) = begun(folder.path(), D3);
    // The commands are taken from the offers before the rout, because an impossible correction
    // is not offered.
    let opened = {
        let command = set(&mut desk, &opened, FIRST, "hex", json!("A1"));
        give(&mut desk, &opened, &command).unwrap()
    };
    let mut of = |what, value| set(&mut desk, &opened, FIRST, what, value);
    let (seven, three) = (of("hits", json!(7)), of("hits", json!(3)));
    let (back, elsewhere) = (of("away", Value::Null), of("hex", json!("A2")));
    let routed = give(&mut desk, &opened, &seven).unwrap();
    for command in [&back, &elsewhere] {
        let why = give(&mut desk, &routed, command).unwrap_err();
        assert_eq!(why, "routs_again");
    }
    let fewer = give(&mut desk, &routed, &three).unwrap();
    let placed = give(&mut desk, &fewer, &back).unwrap();
    let units = &placed.view.sides[0].units;
    let unit = units.iter().find(|it| it.unit == FIRST).unwrap();
    assert!(unit.gone.is_none());
}

#[test]
fn an_empty_note_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let (mut desk, opened) = begun(folder.path(), CHARGING);
    for text in ["", " \n"] {
        let error = desk
            .battles()
            .note(&opened.id, opened.head, text)
            .unwrap_err();
        assert_eq!(error.code, Code::Refused);
    }
    assert_eq!(
        desk.battles().open_battle(&opened.id).unwrap().head,
        opened.head
    );
}

#[test]
fn objections_allowed_anyway_are_still_logged_after_the_desk_is_reopened() {
    let folder = tempfile::tempdir().unwrap();
    let pair = ["edgehill-1642-royalist", "edgehill-1642-parliament"];
    let (mut desk, opened) = begun(folder.path(), pair);
    let of_book = |command| json!({ "book": "fornovo", "command": command });
    let play = |desk: &mut Desk, at: &OpenedBattle, command: Value, overruled: &[&str], face| {
        let overruled = overruled.iter().map(ToString::to_string).collect();
        let dice = match face {
            Some(face) => DiceFrom::Player(Throw::Faces(vec![face])),
            None => DiceFrom::Nobody,
        };
        desk.battles()
            .play(&at.id, at.head, &of_book(command), overruled, dice)
    };
    let mut opened = opened;
    let rout = json!({ "what": "morale", "value": "routed" });
    for (command, face) in [
        (json!({ "do": "correct", "unit": FIRST, "set": rout }), None),
        (json!({ "do": "end_step" }), None),
        (json!({ "do": "roll_initiative", "side": 0 }), Some(5)),
        (json!({ "do": "roll_initiative", "side": 1 }), Some(2)),
        (json!({ "do": "choose_side", "side": 0, "a": true }), None),
    ] {
        match play(&mut desk, &opened, command.clone(), &[], face) {
            Ok(Played::Done(after)) => opened = *after,
            other => panic!("{command}: {other:?}"),
        }
    }
    // The router has to flee: the step cannot end before that.
    let end = json!({ "do": "end_step" });
    let opened = loop {
        match play(&mut desk, &opened, end.clone(), &[], None) {
            Ok(Played::Done(after)) => opened = *after,
            Ok(Played::Refused(Refusal::AgainstRules(_))) => {
                let words = ["to_do", "no_such_thing"];
                match play(&mut desk, &opened, end, &words, None) {
                    Ok(Played::Done(after)) => break *after,
                    other => panic!("{other:?}"),
                }
            }
            other => panic!("{other:?}"),
        }
    };
    let overruled = opened.log.last().unwrap().overruled.clone();
    assert_eq!(overruled.len(), 1);
    assert!(overruled[0].id == "to_do" && overruled[0].text.contains(' '));
    drop(desk);
    let mut desk = open(folder.path());
    let again = desk.battles().open_battle(&opened.id).unwrap();
    assert_eq!(again.log.last().unwrap().overruled, overruled);
}

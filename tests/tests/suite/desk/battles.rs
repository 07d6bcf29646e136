//! Battles on the desk: every acknowledged command is saved, can be undone and revisited, and is
//! found again when the desk is reopened.

use std::path::Path;

use drumhead_desk::books::BattleSetup;
use drumhead_desk::play::{Offer, Refusal, StepState, UnitRef};
use drumhead_desk::{Code, Desk, DiceFrom, Language, OpenedBattle, Played, Throw, starter};
use serde_json::{Value, json};

use super::support::open;

fn setup(first: &str, second: &str) -> BattleSetup {
    let army = |id: &str| starter(id, Language::ENGLISH).unwrap().army();
    BattleSetup::between(army(first), army(second)).unwrap()
}

fn edgehill(folder: &Path) -> (Desk, OpenedBattle) {
    let mut desk = open(folder);
    let setup = setup("edgehill-1642-royalist", "edgehill-1642-parliament");
    let opened = desk.battles().new_battle("Edgehill", setup).unwrap();
    (desk, opened)
}

fn offer(desk: &mut Desk, id: &str, unit: Option<UnitRef>, wanted: &str) -> Offer<Value> {
    let offers = desk.battles().battle_offers(id, unit).unwrap();
    let found = offers.into_iter().find(|offer| offer.id == wanted);
    found.unwrap_or_else(|| panic!("{wanted} is not offered"))
}

/// Carries out an offer without changes.
fn give(desk: &mut Desk, opened: &OpenedBattle, wanted: &str, faces: &[u8]) -> OpenedBattle {
    let offer = offer(desk, &opened.id, None, wanted);
    let dice = match faces {
        [] => DiceFrom::Nobody,
        faces => DiceFrom::Player(Throw::Faces(faces.to_vec())),
    };
    let overruled = offer.overruled();
    let played = desk
        .battles()
        .play(&opened.id, opened.head, &offer.command, overruled, dice);
    match played.unwrap() {
        Played::Done(opened) => *opened,
        Played::Refused(refusal) => panic!("{wanted}: {refusal:?}"),
    }
}

fn step(opened: &OpenedBattle) -> &str {
    let track = &opened.view.track;
    let now = track.iter().find(|step| step.state == StepState::Now);
    &now.unwrap().id
}

/// Ends the set-up, rolls for initiative and chooses sides.
fn begun(desk: &mut Desk, opened: &OpenedBattle) -> OpenedBattle {
    let opened = give(desk, opened, "end_step", &[]);
    let opened = give(desk, &opened, "initiative:0", &[5]);
    let opened = give(desk, &opened, "initiative:1", &[2]);
    give(desk, &opened, "choose_side:0", &[])
}

fn seen(opened: &OpenedBattle) -> Value {
    serde_json::to_value(opened).unwrap()
}

#[test]
fn a_battle_is_found_again_when_the_desk_is_reopened() {
    let folder = tempfile::tempdir().unwrap();
    let (mut desk, opened) = edgehill(folder.path());
    let opened = begun(&mut desk, &opened);
    assert_eq!(step(&opened), "initiative");
    let rolled = opened.log.iter().filter_map(|row| row.dice.as_deref());
    assert_eq!(rolled.collect::<Vec<_>>(), ["5", "2"]);
    drop(desk);
    let mut desk = open(folder.path());
    let rows = desk.battles().list().unwrap();
    assert_eq!((rows.len(), rows[0].turn), (1, 1));
    assert_eq!(rows[0].name, "Edgehill");
    let again = desk.battles().open_battle(&opened.id).unwrap();
    assert_eq!(seen(&again), seen(&opened));
}

#[test]
fn missing_dice_are_requested_and_nothing_is_saved() {
    let folder = tempfile::tempdir().unwrap();
    let (mut desk, opened) = edgehill(folder.path());
    let opened = give(&mut desk, &opened, "end_step", &[]);
    let roll = offer(&mut desk, &opened.id, None, "initiative:0");
    let mut play = |dice| {
        let played = desk
            .battles()
            .play(&opened.id, opened.head, &roll.command, Vec::new(), dice);
        played.unwrap()
    };
    let asked = play(DiceFrom::Nobody);
    assert!(matches!(asked, Played::Refused(Refusal::NeedDice(_))));
    let wrong = play(DiceFrom::Player(Throw::Faces(vec![7])));
    assert!(matches!(wrong, Played::Refused(Refusal::Impossible(_))));
    assert!(matches!(play(DiceFrom::Desk), Played::Done(_)));
    let again = desk.battles().open_battle(&opened.id).unwrap();
    assert_eq!(again.head, opened.head + 1);
    assert_eq!(again.luck[0].dice, 1);
}

#[test]
fn undo_reaches_any_row_and_undone_branches_stay() {
    let folder = tempfile::tempdir().unwrap();
    let (mut desk, start) = edgehill(folder.path());
    let first = begun(&mut desk, &start);
    let back = desk.battles().undo_play(&start.id, first.head).unwrap();
    assert_eq!(back.head, first.head - 1);
    assert!(back.redo.is_some());
    let redone = desk.battles().redo_play(&start.id, back.head).unwrap();
    assert_eq!(seen(&redone), seen(&first));
    let early = desk.battles().go_to_play(&start.id, first.head, 1).unwrap();
    assert_eq!(step(&early), "initiative");
    let other = give(&mut desk, &early, "initiative:1", &[6]);
    assert_ne!(seen(&other), seen(&first));
    let returned = desk
        .battles()
        .go_to_play(&start.id, other.head, first.head)
        .unwrap();
    assert_eq!(seen(&returned)["view"], seen(&first)["view"]);
}

#[test]
fn an_invalid_command_is_refused_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (mut desk, opened) = edgehill(folder.path());
    for command in [
        json!(null),
        json!({ "book": "fornovo", "command": { "do": "dance" } }),
        json!({ "book": "fornovo", "command": { "do": "ask_pay", "unit": { "side": 300, "unit": 1 } } }),
    ] {
        let dice = DiceFrom::Desk;
        let played = desk
            .battles()
            .play(&opened.id, opened.head, &command, Vec::new(), dice);
        assert_eq!(played.unwrap_err().code, Code::BadFile, "{command}");
    }
    let foreign = json!({ "book": "charging", "command": "end" });
    let dice = DiceFrom::Nobody;
    let played = desk
        .battles()
        .play(&opened.id, opened.head, &foreign, Vec::new(), dice);
    let refused = !matches!(played, Ok(Played::Done(_)));
    assert!(refused);
    assert_eq!(
        desk.battles().open_battle(&opened.id).unwrap().head,
        opened.head
    );
}

#[test]
fn notes_names_and_status_are_saved() {
    let folder = tempfile::tempdir().unwrap();
    let (mut desk, opened) = edgehill(folder.path());
    let noted = desk
        .battles()
        .note(&opened.id, opened.head, "Snow on the hill")
        .unwrap();
    assert_eq!(noted.log[1].lines[0].text, "Snow on the hill");
    assert!(noted.log[1].note);
    desk.battles()
        .rename_battle(&opened.id, "Kineton fight")
        .unwrap();
    desk.battles().pause_battle(&opened.id, true).unwrap();
    desk.battles().archive_battle(&opened.id, true).unwrap();
    let row = desk.battles().list().unwrap().remove(0);
    assert_eq!(row.name, "Kineton fight");
    assert!(row.paused && row.archived);
}

#[test]
fn a_battle_of_charging_begins_and_is_listed_with_its_rulebook() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(folder.path());
    let setup = setup("carolinas-1781-crown", "carolinas-1781-continental");
    let opened = desk.battles().new_battle("Guilford", setup).unwrap();
    assert_eq!(opened.view.sides.len(), 2);
    assert!(!opened.offers.is_empty());
    let rows = desk.battles().list().unwrap();
    assert_eq!(rows[0].book.map(|book| book.id()), Some("charging"));
}

#[test]
fn armies_of_two_rulebooks_cannot_fight_each_other() {
    let army = |id: &str| starter(id, Language::ENGLISH).unwrap().army();
    let two = BattleSetup::between(army("edgehill-1642-royalist"), army("carolinas-1781-crown"));
    assert!(two.is_err());
}

#[test]
fn reading_stops_at_a_tampered_row_and_play_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let (mut desk, opened) = edgehill(folder.path());
    let opened = begun(&mut desk, &opened);
    drop(desk);
    let file = folder.path().join(drumhead_store::FILE_NAME);
    let db = rusqlite::Connection::open(file).unwrap();
    db.execute_batch(
        "DROP TRIGGER battle_row_is_never_changed;
         UPDATE battle_row SET events = '[]' WHERE seq = 3;",
    )
    .unwrap();
    drop(db);
    let mut desk = open(folder.path());
    let spoilt = desk.battles().open_battle(&opened.id).unwrap();
    assert!(
        spoilt
            .read_only
            .is_some_and(|why| why.contains("Change 3 of"))
    );
    let end = json!({ "book": "fornovo", "command": { "do": "end_step" } });
    let head = opened.head;
    let played = desk
        .battles()
        .play(&opened.id, head, &end, Vec::new(), DiceFrom::Nobody);
    assert_eq!(played.unwrap_err().code, Code::ReadOnly);
}

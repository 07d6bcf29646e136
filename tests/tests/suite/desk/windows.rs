//! Two windows on one folder: no change is lost, and none is made twice.

use drumhead_desk::books::BattleSetup;
use drumhead_desk::play::{Offer, OfferKind, UnitRef};
use drumhead_desk::{Amended, Code, Desk, DiceFrom, Language, OpenedBattle, Played, starter};
use serde_json::Value;
use tempfile::TempDir;

use super::support::*;

#[test]
fn a_stale_window_is_refused_and_loses_nothing() {
    let (folder, mut first, army) = desk_with_army();
    let mut second = Desk::open(folder.path(), environment(DAY, 100));
    second.library().open_army(&army.id, None).unwrap();
    first
        .library()
        .edit(&army.id, 0, &rename("First"), None, None)
        .unwrap();

    let refusals = [
        second
            .library()
            .edit(&army.id, 0, &rename("Second"), None, None),
        second.library().undo(&army.id, 0, None),
        second.library().redo(&army.id, 0, None),
    ];
    for refusal in refusals {
        let refusal = refusal.unwrap_err();
        assert_eq!(refusal.code, Code::StaleHead);
        assert!(refusal.message().contains("change 1"), "{refusal}");
    }
    let now = second.library().open_army(&army.id, None).unwrap();
    assert_eq!((now.head, now.view.title()), (1, "First"));
    let again = second
        .library()
        .edit(&army.id, now.head, &rename("Second"), None, None);
    assert_eq!(again.unwrap().head, 2);
    assert_eq!(first.library().list().unwrap().armies[0].name, "Second");
}

fn guilford() -> BattleSetup {
    let army = |id: &str| starter(id, Language::ENGLISH).unwrap().army();
    let (crown, continental) = ("carolinas-1781-crown", "carolinas-1781-continental");
    BattleSetup::between(army(crown), army(continental)).unwrap()
}

#[test]
fn notes_from_four_concurrent_windows_are_all_accepted() {
    const WRITERS: u32 = 4;
    const NOTES: u32 = 100;
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(folder.path());
    let battle = desk.battles().new_battle("Guilford", guilford()).unwrap();
    drop(desk);
    let writers: Vec<_> = (1..=WRITERS)
        .map(|writer| {
            let (folder, id) = (folder.path().to_owned(), battle.id.clone());
            std::thread::spawn(move || {
                let mut desk = Desk::open(&folder, environment(DAY, writer * 1_000));
                // Each window has seen only its own writes.
                let mut head = desk.battles().open_battle(&id).unwrap().head;
                for note in 0..NOTES {
                    let noted = desk.battles().note(&id, head, &format!("{writer}.{note}"));
                    head = noted.unwrap().head;
                }
            })
        })
        .collect();
    for writer in writers {
        writer.join().unwrap();
    }
    let mut desk = open(folder.path());
    let opened = desk.battles().open_battle(&battle.id).unwrap();
    assert_eq!(opened.head, WRITERS * NOTES);
    let log = desk.battles().whole_log(&battle.id).unwrap();
    for writer in 1..=WRITERS {
        let lead = format!("{writer}.");
        let own: Vec<_> = log
            .iter()
            .map(|row| row.lines[0].text.clone())
            .filter(|text| text.starts_with(&lead))
            .collect();
        let expected: Vec<_> = (0..NOTES).map(|note| format!("{lead}{note}")).collect();
        assert_eq!(own, expected);
    }
}

#[test]
fn an_order_unaffected_by_another_windows_change_is_carried_out() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = open(folder.path());
    let battle = first.battles().new_battle("Guilford", guilford()).unwrap();
    let mut second = Desk::open(folder.path(), environment(DAY, 900));
    second.battles().open_battle(&battle.id).unwrap();
    first
        .battles()
        .note(&battle.id, battle.head, "Rain")
        .unwrap();
    let end = battle
        .offers
        .iter()
        .find(|offer| offer.kind == OfferKind::EndStep)
        .unwrap();
    let order = |desk: &mut Desk| {
        let (overruled, dice) = (end.overruled(), DiceFrom::Nobody);
        desk.battles()
            .play(&battle.id, battle.head, &end.command, overruled, dice)
    };
    let Played::Done(ended) = order(&mut second).unwrap() else {
        panic!("the order is the same");
    };
    assert_eq!(ended.head, 2);
    // The step that the order ended is over: repeating the order would end another step.
    let conflict = order(&mut first).unwrap_err();
    assert_eq!(conflict.code, Code::StaleHead);
    assert!(
        conflict
            .message()
            .contains("now at change 2. Since then: Rain; "),
        "{conflict}"
    );
    assert!(!conflict.message().contains(".."), "{conflict}");
}

#[test]
fn a_window_detects_that_another_window_has_written() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = open(folder.path());
    let mut second = Desk::open(folder.path(), environment(DAY, 900));
    let seen = second.library().data_version().unwrap();
    let own = first.library().data_version().unwrap();
    let battle = first.battles().new_battle("Guilford", guilford()).unwrap();
    let later = second.library().data_version().unwrap();
    assert_ne!(later, seen);
    assert_eq!(first.library().data_version().unwrap(), own);
    // Reading changes nothing.
    second.battles().open_battle(&battle.id).unwrap();
    assert_eq!(second.library().data_version().unwrap(), later);
}

/// Returns a folder with a ready-made battle, two windows in which it is open, and the battle.
fn in_two_windows(ready: &str) -> (TempDir, [Desk; 2], OpenedBattle) {
    let folder = tempfile::tempdir().unwrap();
    let mut first = open(folder.path());
    let battle = first.battles().ready_battle(ready).unwrap();
    let mut second = Desk::open(folder.path(), environment(DAY, 900));
    second.battles().open_battle(&battle.id).unwrap();
    (folder, [first, second], battle)
}

/// Gives an order at this head, with the desk's dice.
fn give(
    desk: &mut Desk,
    id: &str,
    head: u32,
    command: &Value,
) -> drumhead_desk::Result<OpenedBattle> {
    let dice = DiceFrom::Desk;
    match desk.battles().play(id, head, command, vec![], dice)? {
        Played::Done(opened) => Ok(*opened),
        Played::Refused(refusal) => panic!("{refusal:?}"),
    }
}

fn offer<'o>(offers: &'o [Offer<Value>], id: &str) -> &'o Offer<Value> {
    let found = offers.iter().find(|offer| offer.id == id);
    found.unwrap_or_else(|| panic!("there is no offer {id}: {offers:?}"))
}

#[test]
fn an_order_is_carried_out_after_another_window_undid_or_replaced_a_note() {
    for replaced in [false, true] {
        let (_folder, [mut first, mut second], battle) = in_two_windows("carolinas-1781");
        let id = &battle.id;
        let end = |opened: &OpenedBattle| {
            let mut offers = opened.offers.iter();
            let end = offers.find(|offer| offer.kind == OfferKind::EndStep);
            end.unwrap().clone()
        };
        let noted = first.battles().note(id, battle.head, "Rain").unwrap();
        let seen = second.battles().open_battle(id).unwrap();
        assert_eq!(seen.head, noted.head);
        let undone = first.battles().undo_play(id, noted.head).unwrap();
        if replaced {
            first.battles().note(id, undone.head, "Fog").unwrap();
        }
        let order = end(&seen);
        let (overruled, dice) = (order.overruled(), DiceFrom::Nobody);
        let played = second
            .battles()
            .play(id, seen.head, &order.command, overruled, dice);
        assert!(matches!(played.unwrap(), Played::Done(_)));
    }
}

#[test]
fn both_sides_roll_for_initiative_each_in_its_own_window() {
    let (_folder, [mut first, mut second], battle) = in_two_windows("naseby-1645");
    let order = |side: u8| {
        offer(&battle.offers, &format!("initiative:{side}"))
            .command
            .clone()
    };
    let one = give(&mut first, &battle.id, battle.head, &order(0)).unwrap();
    let other = give(&mut second, &battle.id, battle.head, &order(1)).unwrap();
    assert_eq!(other.head, one.head + 1);
}

#[test]
fn a_correction_by_hand_is_carried_out_in_any_step() {
    let (_folder, [mut first, mut second], battle) = in_two_windows("edgehill-1642-d3");
    let id = &battle.id;
    let correction = |desk: &mut Desk, unit: u16, offered: &str| {
        let unit = Some(UnitRef { side: 0, unit });
        let offers = desk.battles().battle_offers(id, unit).unwrap();
        let command = &offer(&offers, offered).command;
        desk.battles()
            .answer_offer(id, command, command)
            .unwrap()
            .command
    };
    let order = correction(&mut first, 1, "count:0-1");
    let set = correction(&mut second, 2, "hex:0-2");
    let one = give(&mut first, id, battle.head, &order).unwrap();
    let (overruled, dice) = (vec![], DiceFrom::Nobody);
    let played = second
        .battles()
        .play(id, battle.head, &set, overruled, dice);
    let Played::Done(other) = played.unwrap() else {
        panic!("the correction is the same");
    };
    assert_eq!(other.head, one.head + 1);
}

#[test]
fn a_conflict_lists_what_another_window_undid_and_amended() {
    let (_folder, [mut first, mut second], battle) = in_two_windows("naseby-1645");
    let id = &battle.id;
    let order = |side: u8| {
        offer(&battle.offers, &format!("initiative:{side}"))
            .command
            .clone()
    };
    let one = give(&mut first, id, battle.head, &order(0)).unwrap();
    let two = give(&mut first, id, one.head, &order(1)).unwrap();
    let label = two.undo.clone().unwrap();
    second.battles().open_battle(id).unwrap();
    let back = first.battles().go_to_play(id, two.head, one.head).unwrap();
    let refused = second.battles().undo_play(id, two.head).unwrap_err();
    assert_eq!(refused.code, Code::StaleHead);
    let undone = format!("Undone: {}.", label.trim_end_matches('.'));
    assert!(refused.message().contains(&undone), "{refused}");

    let again = first.battles().redo_play(id, back.head).unwrap();
    second.battles().open_battle(id).unwrap();
    let amended =
        first
            .battles()
            .amend_play(id, again.head, one.head, &order(0), vec![], DiceFrom::Desk);
    assert!(matches!(amended.unwrap(), Amended::Done { .. }));
    let refused = second.battles().undo_play(id, again.head).unwrap_err();
    // The list leaves out the other side's row, which was only replayed.
    assert!(refused.message().contains("Since then: "), "{refused}");
    assert!(
        !refused.message().contains(label.trim_end_matches('.')),
        "{refused}"
    );
}

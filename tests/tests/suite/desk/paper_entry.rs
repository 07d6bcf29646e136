//! A battle continued on paper and entered again.

use drumhead_desk::books::BookId;
use drumhead_desk::play::{Answer, Arm, Counts, Offer, OfferKind, Question, UnitRef};
use drumhead_desk::{
    Desk, DiceFrom, DocumentKind, Language, OpenedBattle, Played, PrintOrder, RosterFor, Subject,
    ready_battles,
};
use drumhead_tests::play::{Chooser, filled_on};
use serde_json::{Value, json};

use super::support::*;

/// Returns a battle under each rulebook, at its first turn.
fn battles() -> Vec<(tempfile::TempDir, Desk, OpenedBattle)> {
    let mut seen = Vec::new();
    let mut battles = Vec::new();
    for ready in ready_battles(Language::ENGLISH).unwrap() {
        let folder = tempfile::tempdir().unwrap();
        let mut desk = open(folder.path());
        let opened = desk.battles().ready_battle(&ready.id).unwrap();
        if !seen.contains(&opened.book) {
            seen.push(opened.book);
            battles.push((folder, desk, opened));
        }
    }
    assert_eq!(seen.len(), BookId::ALL.len());
    battles
}

/// Returns the opened offer to enter rosters: the desk fills in the rosters only when the offer is
/// opened.
fn paper(desk: &mut Desk, battle: &OpenedBattle) -> Offer<Value> {
    let mut offers = battle.offers.iter();
    let offer = offers.find(|offer| offer.kind == OfferKind::Paper).unwrap();
    desk.battles()
        .open_offer(&battle.id, offer.clone())
        .unwrap()
}

/// Returns the questions about a unit. Their paths lead into the unit's row of the command.
fn asked_of(offer: &Offer<Value>, unit: UnitRef) -> Vec<&Question> {
    let named = |question: &&Question| {
        let steps: Vec<&str> = question.path.splitn(5, '/').collect();
        let row = format!("/{}/unit", steps[1..4].join("/"));
        offer.command.pointer(&row) == Some(&json!(unit))
    };
    offer.questions.iter().filter(named).collect()
}

fn enter(desk: &mut Desk, opened: &OpenedBattle, command: &Value) -> Result<OpenedBattle, String> {
    let played = desk
        .battles()
        .play(&opened.id, opened.head, command, Vec::new(), DiceFrom::Desk);
    match played.unwrap() {
        Played::Done(opened) => Ok(*opened),
        Played::Refused(refusal) => Err(format!("{refusal:?}")),
    }
}

fn last_lines(opened: &OpenedBattle) -> Vec<String> {
    let row = opened.log.last().unwrap();
    row.lines.iter().map(|line| line.text.clone()).collect()
}

#[test]
fn entering_an_unchanged_roster_changes_nothing() {
    for (_folder, mut desk, opened) in battles() {
        let offer = paper(&mut desk, &opened);
        assert_eq!(offer.group, "Set by hand");
        let before = opened.view.sides.clone();
        let command = offer.command;
        let after = enter(&mut desk, &opened, &command).unwrap();
        assert_eq!(after.view.sides, before);
        let lines = last_lines(&after);
        assert_eq!(lines.len(), 1, "{lines:?}");
        assert!(lines[0].ends_with(": no changes."), "{lines:?}");
    }
}

#[test]
fn any_answers_are_accepted_shown_and_undone() {
    for (_folder, mut desk, opened) in battles() {
        let mut chooser = Chooser::new(1645);
        let before = opened.view.clone();
        for _ in 0..12 {
            let offer = paper(&mut desk, &opened);
            let command = filled_on(&mut desk, &opened.id, &offer, &mut chooser).unwrap();
            let head = desk.battles().open_battle(&opened.id).unwrap();
            let after = enter(&mut desk, &head, &command).unwrap();
            assert_ne!(after.view.sides, before.sides);
            assert!(last_lines(&after)[0].starts_with("Entered from paper"));
            let back = desk.battles().undo_play(&after.id, after.head).unwrap();
            assert_eq!(back.view, before);
        }
    }
}

/// A script gives a whole entry, without an offer.
#[test]
fn an_entry_in_json_is_carried_out_as_given_and_previewed() {
    for (_folder, mut desk, opened) in battles() {
        let offer = paper(&mut desk, &opened);
        let mut chooser = Chooser::new(1642);
        let command = filled_on(&mut desk, &opened.id, &offer, &mut chooser).unwrap();
        let answered = desk.battles().answer_offer(&opened.id, &command, &command);
        let answered = answered.unwrap();
        assert_eq!(answered.command, command);
        let preview = answered.preview.needs.unwrap();
        let after = enter(&mut desk, &opened, &answered.command).unwrap();
        assert_ne!(after.view.sides, opened.view.sides);
        let lines = last_lines(&after);
        assert!(lines.len() > 1, "{lines:?}");
        for line in lines {
            assert!(preview.contains(&line), "{line}: {preview}");
        }
    }
}

/// The screen has as many boxes as the roster, and shows the boxes ticked in the battle as ticked.
#[test]
fn a_unit_has_as_many_boxes_as_on_its_roster() {
    for (_folder, mut desk, opened) in battles() {
        let offer = paper(&mut desk, &opened);
        let mut printed = 0;
        for card in opened.view.sides.iter().flat_map(|side| &side.units) {
            let mut all = 0;
            let mut struck = 0;
            for question in asked_of(&offer, card.unit) {
                let Answer::Boxes { boxes, counts, .. } = &question.answer else {
                    continue;
                };
                // Guns and limbers have their own boxes, in addition to the figures'.
                if question.path.contains("/models/") {
                    continue;
                }
                let now = offer.command.pointer(&question.path);
                let now = u32::try_from(now.unwrap().as_u64().unwrap()).unwrap();
                all += boxes;
                struck += match counts {
                    Counts::Left => boxes.saturating_sub(now),
                    Counts::Struck => now,
                };
            }
            let leader = card.arm == Arm::Leader;
            let of = if leader { 0 } else { card.strength.start };
            assert_eq!(all, of, "{:?}: {}", opened.book, card.name);
            if !leader {
                let lost = card.strength.start - card.strength.now;
                assert_eq!(struck, lost, "{:?}: {}", opened.book, card.name);
            }
            printed += all;
        }
        // If the players use their own base game, strengths are on the counters: without strengths
        // there are no boxes.
        let empty = opened.book == BookId::EdgehillNaseby;
        assert_eq!(printed == 0, empty, "{:?}", opened.book);
    }
}

/// Once the ticked boxes and states of some units are entered, the view shows them.
#[test]
fn ticked_boxes_and_states_are_entered_as_on_paper() {
    let (_folder, mut desk, opened) = battles()
        .into_iter()
        .find(|(.., opened)| opened.book == BookId::Fornovo)
        .unwrap();
    let offer = paper(&mut desk, &opened);
    let mut command = offer.command.clone();
    let asked = offer.questions.iter();
    let shaken = asked
        .filter(|question| question.path == "/command/units/0/morale")
        .count();
    assert_eq!(shaken, 1);
    let began = command["command"]["units"][0]["figures"][0]
        .as_u64()
        .unwrap();
    command["command"]["units"][0]["figures"][0] = json!(began - 3);
    command["command"]["units"][0]["morale"] = json!("shaken");
    command["command"]["units"][0]["disorder"] = json!(true);
    let all = command["command"]["units"][1]["figures"]
        .as_array()
        .unwrap();
    let none: Vec<u32> = all.iter().map(|_| 0).collect();
    command["command"]["units"][1]["figures"] = json!(none);
    let after = enter(&mut desk, &opened, &command).unwrap();
    let [first, second, third] = &after.view.sides[0].units[..3] else {
        panic!("the side has three units");
    };
    assert_eq!(first.strength.start - first.strength.now, 3);
    assert_eq!(first.morale.label, "shaken");
    assert!(first.tags.iter().any(|tag| tag.label == "disordered"));
    assert_eq!(second.strength.now, 0);
    assert_eq!(second.gone.as_deref(), Some("destroyed"));
    assert_eq!(*third, opened.view.sides[0].units[2]);
    let lines = last_lines(&after);
    assert!(lines[0].contains(&first.name), "{lines:?}");
    assert!(!lines[0].contains(&third.name), "{lines:?}");
    // A unit cannot return with more figures than at the start.
    command["command"]["units"][0]["figures"][0] = json!(began + 1);
    let refused = enter(&mut desk, &after, &command).unwrap_err();
    assert!(refused.contains("began with"), "{refused}");
}

#[test]
fn each_roster_of_a_battle_begins_on_a_new_page() {
    for (_folder, mut desk, opened) in battles() {
        let id = opened.id.clone();
        let mut order = PrintOrder::new(Subject::Battle { id }, DocumentKind::Roster);
        for (for_whom, damage) in [
            (RosterFor::Player, false),
            (RosterFor::Player, true),
            (RosterFor::Opponent, true),
            (RosterFor::Organiser, true),
        ] {
            (order.for_whom, order.damage) = (for_whom, damage);
            let document = desk.printer().document(&order).unwrap();
            let text = text_of(&document.bytes);
            // The pages of each side are numbered from 1.
            let firsts = text.matches("1 of ").count();
            assert!(firsts >= opened.view.sides.len(), "{for_whom:?}: {text}");
            for side in &opened.view.sides {
                for unit in &side.units {
                    let name = unit.name.trim_start_matches(|c: char| c.is_ascii_digit());
                    assert!(text.contains(name.trim()), "{name:?}");
                }
            }
            assert_eq!(text.contains("at full strength"), !damage);
        }
    }
}

/// A unit after a table would be printed under the table's heading.
#[test]
fn units_out_of_the_battle_are_listed_after_the_others_and_before_the_tables() {
    for (_folder, mut desk, opened) in battles() {
        let offer = paper(&mut desk, &opened);
        let mut command = offer.command.clone();
        let last = opened.view.sides[0].units.last().unwrap().unit;
        let asked = asked_of(&offer, last);
        let place = asked.iter().find_map(|question| {
            let where_it_is = ["/away", "/place"]
                .iter()
                .any(|end| question.path.ends_with(end));
            let Answer::One { choices } = &question.answer else {
                return None;
            };
            where_it_is.then_some((question, choices))
        });
        let (question, choices) = place.unwrap();
        let away = serde_json::to_value(&choices.last().unwrap().value).unwrap();
        *command.pointer_mut(&question.path).unwrap() = away;
        let after = enter(&mut desk, &opened, &command).unwrap();
        let id = after.id.clone();
        let mut titles = |kind| {
            let mut order = PrintOrder::new(Subject::Battle { id: id.clone() }, kind);
            (order.for_whom, order.damage) = (RosterFor::Organiser, true);
            let marks = desk.printer().document(&order).unwrap().pages.bookmarks;
            marks.into_iter().map(|mark| mark.title).collect::<Vec<_>>()
        };
        let (roster, playsheet) = (
            titles(DocumentKind::Roster),
            titles(DocumentKind::Playsheet),
        );
        let gone = roster.iter().position(|title| title == "Out of the battle");
        let before = &roster[..gone.unwrap_or_else(|| panic!("{roster:?}"))];
        let tables = |title: &&String| playsheet.contains(title) || *title == "Bill";
        assert_eq!(
            before.iter().find(tables),
            None,
            "{:?}: {roster:?}",
            opened.book
        );
    }
}

//! Set-ups: the form, the opening lines of the log, and the ready-made battles; then paging of the
//! log, and undone branches.

use drumhead_desk::books::BookId;
use drumhead_desk::play::{Answer, OfferKind, Question, UnitRef};
use drumhead_desk::{
    Code, Desk, DiceFrom, Fielded, Language, OpenedBattle, Played, SetupView, ready_battles,
};
use serde_json::{Value, json};

use super::support::open;

fn starter(id: &str) -> Vec<Fielded> {
    vec![Fielded::Starter(id.to_owned())]
}

fn edgehill(desk: &mut Desk) -> SetupView {
    let (first, second) = ("edgehill-1642-royalist", "edgehill-1642-parliament");
    desk.battles()
        .battle_setup(&starter(first), &starter(second))
        .unwrap()
}

/// Returns the set-up with this answer.
fn answered(view: &SetupView, path: &str, value: Value) -> Value {
    let mut setup = view.setup.clone();
    *setup
        .pointer_mut(path)
        .unwrap_or_else(|| panic!("the set-up has no {path}")) = value;
    setup
}

fn interpretation<'a>(view: &'a SetupView, id: &str) -> &'a Question {
    let wanted = format!("/setup/interpretations/{id}");
    let mut all = view.interpretations.iter().chain(&view.others);
    all.find(|question| question.path == wanted).unwrap()
}

#[test]
fn every_question_of_a_form_has_an_allowed_answer() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(folder.path());
    let carolinas = ("carolinas-1781-crown", "carolinas-1781-continental");
    let carolinas = desk
        .battles()
        .battle_setup(&starter(carolinas.0), &starter(carolinas.1));
    for view in [edgehill(&mut desk), carolinas.unwrap()] {
        let all = view
            .questions
            .iter()
            .chain(&view.interpretations)
            .chain(&view.others);
        for question in all {
            let now = view
                .setup
                .pointer(&question.path)
                .unwrap_or_else(|| panic!("{} has no answer", question.path));
            let fits = match &question.answer {
                Answer::One { choices } | Answer::Hex { choices } => choices
                    .iter()
                    .any(|choice| serde_json::to_value(&choice.value).unwrap() == *now),
                Answer::Number { least, most } => {
                    (i64::from(*least)..=i64::from(*most)).contains(&now.as_i64().unwrap())
                }
                Answer::Text { .. } => now.is_string(),
                Answer::YesNo | Answer::Some { .. } | Answer::Boxes { .. } => false,
            };
            assert!(fits, "{}: {now}", question.path);
            assert!(!question.label.is_empty());
        }
        let same = desk.battles().setup_form(&view.setup).unwrap();
        assert_eq!(same, view, "an untouched form is unchanged");
    }
}

#[test]
fn an_answer_appears_in_the_form_and_in_the_battle() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(folder.path());
    let view = edgehill(&mut desk);
    let setup = answered(&view, "/setup/sides/0/name", json!("The King"));
    let view = desk.battles().setup_form(&setup).unwrap();
    assert_eq!(view.sides[0].name, "The King");
    let Answer::One { choices } = &interpretation(&view, "D-132").answer else {
        panic!("an interpretation has several options");
    };
    let other = serde_json::to_value(&choices[1].value).unwrap();
    let setup = answered(&view, "/setup/interpretations/D-132", other);
    let opened = desk.battles().new_battle_from("Edgehill", &setup).unwrap();
    assert_eq!(opened.view.sides[0].name, "The King");
    let first = &opened.log[0];
    assert_eq!((first.row, first.lines.len()), (0, 3), "{first:?}");
    assert!(first.lines[2].text.contains(&choices[1].label));
    assert_eq!(first.lines[2].clauses, ["D-132"]);
}

#[test]
fn direction_marks_in_the_name_of_a_side_do_not_reverse_the_log() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(folder.path());
    let name = json!("The\u{202e} King\u{2067}");
    let setup = answered(&edgehill(&mut desk), "/setup/sides/0/name", name);
    let opened = desk.battles().new_battle_from("Edgehill", &setup).unwrap();
    let text = &opened.log[0].lines[0].text;
    assert!(text.starts_with("The King: "), "{text:?}");
}

#[test]
fn a_preset_answers_many_questions_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(folder.path());
    let view = edgehill(&mut desk);
    let [_, sheets] = &view.presets[..] else {
        panic!("the form has two presets");
    };
    assert!(!sheets.on);
    let mut setup = view.setup.clone();
    for answer in &sheets.answers {
        *setup.pointer_mut(&answer.path).unwrap() = serde_json::to_value(&answer.value).unwrap();
    }
    let view = desk.battles().setup_form(&setup).unwrap();
    assert!(!view.presets[0].on && view.presets[1].on);
}

#[test]
fn an_illegal_army_may_fight_and_the_log_lists_its_problems_first() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(folder.path());
    // In another century most of the armies' equipment was unavailable.
    let setup = answered(&edgehill(&mut desk), "/setup/year", json!(1460));
    let view = desk.battles().setup_form(&setup).unwrap();
    assert!(!view.sides[0].problems.is_empty() && !view.problems.is_empty());
    let opened = desk.battles().new_battle_from("Too early", &setup).unwrap();
    let lines = &opened.log[0].lines;
    for problem in view.sides.iter().flat_map(|side| &side.problems) {
        assert!(lines.contains(problem), "{problem:?}");
        assert!(!problem.clauses.is_empty() || problem.units.is_empty());
    }
    assert!(
        !lines.iter().any(|line| line.text.contains(['{', '}'])),
        "{lines:?}"
    );
}

#[test]
fn allies_fight_on_one_side_with_all_their_units() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(folder.path());
    for (own, ally, enemy) in [
        (
            "fornovo-1495-french",
            "pavia-1525-french",
            "fornovo-1495-league",
        ),
        (
            "carolinas-1781-crown",
            "carolinas-1781-crown",
            "carolinas-1781-continental",
        ),
    ] {
        let mut units = |ids: &[&str]| {
            let side: Vec<_> = ids.iter().flat_map(|id| starter(id)).collect();
            let view = desk.battles().battle_setup(&side, &starter(enemy)).unwrap();
            let units = view.setup["setup"]["sides"][0]["army"]["units"].clone();
            let numbers = units
                .as_array()
                .unwrap()
                .iter()
                .map(|unit| unit["number"].as_u64());
            numbers
                .collect::<Option<std::collections::BTreeSet<_>>>()
                .unwrap()
        };
        assert_eq!(
            units(&[own, ally]).len(),
            units(&[own]).len() + units(&[ally]).len()
        );
    }
    let mixed = [
        starter("fornovo-1495-french"),
        starter("carolinas-1781-crown"),
    ]
    .concat();
    let refused = desk
        .battles()
        .battle_setup(&mixed, &starter("fornovo-1495-league"));
    assert_eq!(refused.unwrap_err().code, Code::Refused);
    let nobody = desk
        .battles()
        .battle_setup(&[], &starter("fornovo-1495-league"));
    assert_eq!(nobody.unwrap_err().code, Code::Refused);
}

#[test]
fn every_ready_made_battle_begins_at_its_first_turn() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(folder.path());
    let ready = ready_battles(Language::ENGLISH).unwrap();
    for book in BookId::ALL {
        assert!(ready.iter().any(|battle| battle.book == *book), "{book:?}");
    }
    for battle in &ready {
        let opened = desk.battles().ready_battle(&battle.id).unwrap();
        assert_eq!(opened.view.turn, 1, "{}", battle.id);
        assert_eq!(
            (opened.name.as_str(), opened.book),
            (&*battle.name, battle.book)
        );
        let legal = &opened.log[0].lines;
        assert_eq!(legal.len(), 2, "{}: {legal:?}", battle.id);
    }
    assert_eq!(
        desk.battles().ready_battle("cannae").unwrap_err().code,
        Code::NotFound
    );
}

#[test]
fn an_invalid_set_up_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(folder.path());
    let view = edgehill(&mut desk);
    let wrong = desk
        .battles()
        .setup_form(&answered(&view, "/setup/year", json!("then")))
        .unwrap_err();
    assert_eq!(wrong.code, Code::BadFile);
    let unknown = desk.battles().setup_form(&answered(
        &view,
        "/setup/interpretations/D-132",
        json!("neither"),
    ));
    assert!(unknown.unwrap_err().message().contains("D-132"));
}

/// Corrects a unit by hand, which adds a row about the unit to the log.
fn correct(desk: &mut Desk, opened: &OpenedBattle, unit: UnitRef) -> OpenedBattle {
    let offers = desk
        .battles()
        .battle_offers(&opened.id, Some(unit))
        .unwrap();
    let by_hand = offers.iter().find(|offer| offer.kind == OfferKind::ByHand);
    let command = &by_hand.unwrap().command;
    let played = desk.battles().play(
        &opened.id,
        opened.head,
        command,
        Vec::new(),
        DiceFrom::Nobody,
    );
    match played.unwrap() {
        Played::Done(opened) => *opened,
        Played::Refused(refusal) => panic!("{refusal:?}"),
    }
}

#[test]
fn a_long_log_is_paged_and_filtered_by_unit() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(folder.path());
    let mut opened = desk.battles().ready_battle("edgehill-1642").unwrap();
    let unit = opened.view.sides[1].units[0].unit;
    for n in 0..70 {
        opened = if n % 10 == 0 {
            correct(&mut desk, &opened, unit)
        } else {
            desk.battles()
                .note(&opened.id, opened.head, &format!("note {n}"))
                .unwrap()
        };
    }
    let rows = |log: &[drumhead_desk::LogRow]| log.iter().map(|row| row.row).collect::<Vec<_>>();
    assert_eq!(rows(&opened.log), (12..=71).collect::<Vec<_>>());
    assert!(opened.earlier);
    let page = desk
        .battles()
        .battle_log(&opened.id, None, Some(12))
        .unwrap();
    assert_eq!((rows(&page.rows), page.earlier), ((0..12).collect(), false));
    let about = desk
        .battles()
        .battle_log(&opened.id, Some(unit), None)
        .unwrap();
    assert!(
        about
            .rows
            .iter()
            .all(|row| row.note || row.lines[0].units.contains(&unit))
    );
    assert_eq!(about.rows.iter().filter(|row| !row.note).count(), 6);
    let other = UnitRef::new(0, 1);
    let other = desk
        .battles()
        .battle_log(&opened.id, Some(other), None)
        .unwrap();
    assert!(other.rows.iter().all(|row| row.note));
    assert_eq!(desk.battles().whole_log(&opened.id).unwrap().len(), 72);
}

#[test]
fn undone_branches_are_listed_until_they_are_visited() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(folder.path());
    let opened = desk.battles().ready_battle("edgehill-1642").unwrap();
    let (id, head) = (opened.id.clone(), opened.head);
    assert_eq!(desk.battles().battle_branches(&id).unwrap(), []);
    let left = desk.battles().note(&id, head, "as it was").unwrap();
    let back = desk.battles().undo_play(&id, left.head).unwrap();
    let other = desk
        .battles()
        .note(&id, back.head, "as it might have been")
        .unwrap();
    let branches = desk.battles().battle_branches(&id).unwrap();
    let [branch] = &branches[..] else {
        panic!("{branches:?}");
    };
    assert_eq!(
        (branch.row, &*branch.label, branch.turn),
        (left.head, "as it was", 1)
    );
    desk.battles()
        .go_to_play(&id, other.head, branch.row)
        .unwrap();
    let branches = desk.battles().battle_branches(&id).unwrap();
    assert_eq!(branches[0].row, other.head);
}

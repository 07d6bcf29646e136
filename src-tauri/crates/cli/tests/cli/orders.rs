//! Orders on the command line: answers, refusals, the units that they name, and the words of the
//! rulebook in another language.

use serde_json::json;

use super::support::{Ended, Table};

const CAROLINAS: [&str; 2] = ["carolinas-1781-crown", "carolinas-1781-continental"];

/// Begins a battle called Fight between two armies.
fn begun([first, second]: [&str; 2]) -> Table {
    let table = Table::new();
    let begun = table.run(&["battle", "new", first, second, "--name", "Fight"]);
    assert_eq!(begun.code, 0, "{}", begun.err);
    table
}

/// Runs a command about the battle, with these further arguments.
fn of_battle(table: &Table, command: &str, more: &[&str]) -> Ended {
    table.run(&[&["battle", command, "Fight"], more].concat())
}

#[test]
fn a_preview_calls_an_impossible_order_impossible() {
    let table = begun(CAROLINAS);
    let test = json!({ "do": "test", "unit": { "side": 1, "unit": 5 }, "cover": "open" });
    let test = json!({ "book": "charging", "command": test }).to_string();
    let order = ["--command", test.as_str()];
    let preview = of_battle(&table, "preview", &order);
    let why = "mpossible: 5 Virginia militia cannot test: it is not charged";
    assert!(preview.out.contains(&format!("i{why}")), "{}", preview.out);
    assert!(!preview.out.contains("illegal"), "{}", preview.out);
    let json = of_battle(&table, "preview", &[&order[..], &["--json"]].concat());
    assert_eq!(json.json()["impossible"], true);
    let played = of_battle(&table, "play", &order);
    assert!(played.out.starts_with(&format!("I{why}")), "{}", played.out);
    // An order that the players can allow is illegal.
    let charge = json!({ "do": "declare", "charger": { "side": 1, "unit": 1 },
        "target": { "side": 0, "unit": 1 }, "struck": "front", "inches": 2, "ahead": true,
        "clear": true });
    let charge = json!({ "book": "charging", "command": charge }).to_string();
    let preview = of_battle(&table, "preview", &["--command", &charge]);
    assert!(preview.out.contains("illegal: "), "{}", preview.out);
}

#[test]
fn an_impossible_answer_is_refused_with_the_possible_ones() {
    let table = begun(CAROLINAS);
    let answer = |answer: &str| {
        let offer = ["--offer", "declare:0-1", "--unit", "0.1", "--set", answer];
        let ended = of_battle(&table, "play", &offer);
        assert_eq!(ended.code, 3, "{}", ended.out);
        ended.err
    };
    let far = answer("/command/inches=4");
    assert!(far.contains("How far away is the target"), "{far}");
    assert!(far.contains("a number from 0 to 3."), "{far}");
    let target = answer("/command/target={\"side\":1,\"unit\":99}");
    assert!(target.contains("Which enemy does it charge?"), "{target}");
    assert!(target.contains("battle offers"), "{target}");
}

#[test]
fn a_branch_that_ends_with_a_new_turn_states_the_turn_once() {
    let table = begun(CAROLINAS);
    for _ in 0..2 {
        let ended = of_battle(&table, "play", &["--offer", "end_step"]);
        assert_eq!(ended.code, 0, "{}", ended.err);
    }
    of_battle(&table, "undo", &[]);
    of_battle(&table, "note", &["It rains."]);
    let branches = of_battle(&table, "branches", &[]).out;
    assert!(branches.starts_with("   2  Turn 1: "), "{branches}");
    assert!(!branches.contains("turn 1: "), "{branches}");
    of_battle(&table, "goto", &["2"]);
    let branches = of_battle(&table, "branches", &[]).out;
    assert!(branches.contains("  turn 1: "), "{branches}");
}

#[test]
fn pending_work_names_the_side_and_number_of_units_with_the_same_name() {
    let table = begun([CAROLINAS[0], CAROLINAS[0]]);
    let target = "/command/target={\"side\":1,\"unit\":4}";
    let offer = ["--offer", "declare:0-1", "--unit", "0.1", "--set", target];
    let declared = of_battle(&table, "play", &offer).out;
    assert!(
        declared.contains("charge to strike 4 Highlanders of the second army"),
        "{declared}"
    );
    of_battle(&table, "play", &["--offer", "end_step"]);
    let tests = of_battle(&table, "offers", &[]).out;
    assert!(tests.contains("Highlanders (1.4): "), "{tests}");
}

#[test]
fn a_unit_that_is_gone_is_shown_with_the_reason_in_place_of_its_morale() {
    let table = begun([
        "edgehill-1642-edgehill_naseby-parliament",
        "edgehill-1642-edgehill_naseby-royalist",
    ]);
    let set = json!({ "what": "away", "value": "eliminated" });
    let order = json!({ "do": "correct", "unit": { "side": 0, "unit": 4 }, "set": set });
    let order = json!({ "book": "edgehill_naseby", "command": order }).to_string();
    of_battle(&table, "play", &["--command", &order]);
    let shown = of_battle(&table, "show", &[]).out;
    let mut lines = shown.lines();
    let line = lines.find(|line| line.starts_with("  0.4  ")).unwrap();
    assert!(line.ends_with(", eliminated"), "{line}");
    assert!(!line.contains("steady"), "{line}");
}

#[test]
fn a_rulebook_without_a_translation_is_in_english_throughout() {
    let table = begun([
        "edgehill-1642-edgehill_naseby-parliament",
        "edgehill-1642-edgehill_naseby-royalist",
    ]);
    let set = json!({ "what": "facing", "value": "N" });
    let order = json!({ "do": "correct", "unit": { "side": 0, "unit": 4 }, "set": set });
    let order = json!({ "book": "edgehill_naseby", "command": order }).to_string();
    of_battle(&table, "play", &["--command", &order]);
    let log = of_battle(&table, "log", &["--language", "de"]).out;
    assert!(log.contains(", facing north."), "{log}");
    let charging = begun(CAROLINAS);
    let shown = of_battle(&charging, "show", &["--language", "de"]).out;
    assert!(shown.contains("4 of 4 strength points"), "{shown}");
    let german = begun([
        "lutzen-1632-stand_and_die-swedish",
        "lutzen-1632-stand_and_die-imperial",
    ]);
    let shown = of_battle(&german, "show", &["--language", "de"]).out;
    assert!(shown.contains("9 von 9 Figuren"), "{shown}");
}

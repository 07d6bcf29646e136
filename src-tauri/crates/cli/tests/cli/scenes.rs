//! Scenes played, and earlier commands corrected, on the command line.

use serde_json::json;

use super::support::{Ended, Table};

/// A charge whose target takes a test; the test is passed.
const SCENE: &str = "\
scene A charge in the Carolinas
book charging
side A carolinas-1781-crown
side B carolinas-1781-continental

declare A2 -> B5 ahead=yes clear=yes
end step
test B5 dice 1
expect B5 pending none
";

/// Writes the scene to a file, with this expectation for the target, and plays it.
fn replayed(table: &Table, expected: &str, more: &[&str]) -> Ended {
    let text = SCENE.replace("pending none", expected);
    std::fs::write(table.path("charge.scene"), text).unwrap();
    let mut line = vec!["battle", "replay", "charge.scene"];
    line.extend(more);
    table.run(&line)
}

#[test]
fn a_scene_with_the_expected_results_is_replayed_without_differences() {
    let table = Table::new();
    let same = replayed(&table, "pending none", &[]);
    let summary = "A charge in the Carolinas: 3 orders, 0 differences\n";
    assert_eq!(
        (same.code, same.out.as_str(), same.err.as_str()),
        (0, summary, "")
    );
}

#[test]
fn a_difference_names_the_line_and_is_an_error_unless_the_scene_is_written() {
    let table = Table::new();
    let other = replayed(&table, "pending flee", &[]);
    assert_eq!(other.code, 4);
    assert!(
        other
            .out
            .starts_with("line 9: B5 pending is none, not flee\n"),
        "{}",
        other.out
    );
    assert!(other.err.contains("--out FILE"), "{}", other.err);

    let written = replayed(&table, "pending flee", &["--out", "now.scene"]);
    assert_eq!((written.code, written.err.as_str()), (0, ""));
    assert_eq!(
        std::fs::read_to_string(table.path("now.scene")).unwrap(),
        SCENE
    );
}

#[test]
fn a_scene_with_an_unknown_order_is_refused_and_the_line_is_named() {
    let table = Table::new();
    std::fs::write(
        table.path("wrong.scene"),
        SCENE.replace("declare", "declaim"),
    )
    .unwrap();
    let wrong = table.run(&["battle", "replay", "wrong.scene"]);
    assert_ne!(wrong.code, 0);
    assert!(wrong.err.contains("Line 6 of the scene"), "{}", wrong.err);
}

/// Imports the scene into the library, and so plays it: a declaration, the end of a step, a test
/// with a roll of 1.
fn played() -> Table {
    let table = Table::new();
    std::fs::write(table.path("charge.scene"), SCENE).unwrap();
    assert_eq!(table.run(&["battle", "import", "charge.scene"]).code, 0);
    table
}

/// Returns the command of a row, as JSON.
fn command(table: &Table, row: usize) -> String {
    let battle = table.run(&["battle", "export", "Carolinas"]).json();
    battle["rows"][row]["command"]["command"].to_string()
}

#[test]
fn a_battle_is_exported_as_a_scene_if_the_file_ends_in_scene() {
    let table = played();
    let export = |out: &str, more: &[&str]| {
        let line = ["battle", "export", "Carolinas", "--out", out];
        let ended = table.run(&[&line[..], more].concat());
        assert_eq!((ended.code, ended.err.as_str()), (0, ""));
        std::fs::read_to_string(table.path(out)).unwrap()
    };
    let scene = export("x.scene", &[]);
    assert!(scene.starts_with("scene "), "{scene}");
    assert_eq!(export("X.SCENE", &[]), scene);
    assert!(export("x.json", &[]).starts_with('{'));
    // If `--as` is given, it decides the form, whatever the file's name.
    assert!(export("y.scene", &["--as", "battle"]).starts_with('{'));
    assert_eq!(export("y.json", &["--as", "scene"]), scene);
    assert_eq!(table.run(&["battle", "replay", "x.scene"]).code, 0);
}

#[test]
fn an_earlier_roll_is_corrected() {
    let table = played();
    let test = command(&table, 3);
    let line = [
        "battle",
        "amend",
        "Carolinas",
        "3",
        "--command",
        &test,
        "--dice",
        "6",
        "--json",
    ];
    let amended = table.run(&line).json();
    assert_eq!(amended["what"]["left_out"], json!([]));
    let undo = amended["what"]["opened"]["undo"].as_str().unwrap();
    assert!(
        undo.ends_with(" passed the t…"),
        "a long note is shortened: {undo}"
    );
    let log = table.run(&["battle", "log", "Carolinas"]).out;
    assert!(log.contains("failed the test"), "{log}");
    assert!(log.contains("This order is a correction."), "{log}");
}

#[test]
fn orders_that_no_longer_fit_after_a_correction_are_listed() {
    let table = played();
    let end = command(&table, 2);
    let amended = table.run(&["battle", "amend", "Carolinas", "1", "--command", &end]);
    assert_eq!((amended.code, amended.err.as_str()), (0, ""));
    let left_out = "Row 2 was not repeated. This order was given in another step";
    assert!(amended.out.starts_with(left_out), "{}", amended.out);
    assert!(
        amended.out.contains("\nRow 3 was not repeated. "),
        "{}",
        amended.out
    );
}

#[test]
fn a_correction_that_the_rules_forbid_is_refused() {
    let table = played();
    let test = command(&table, 3);
    let early = table.run(&["battle", "amend", "Carolinas", "1", "--command", &test]);
    assert_eq!(early.code, 4);
    let log = table.run(&["battle", "log", "Carolinas"]).out;
    assert!(log.contains("passed the test"), "{log}");
}

#[test]
fn work_that_several_units_can_do_is_listed_with_the_commands_of_each() {
    let table = Table::new();
    let scene = include_str!("../../../../../tests/scenes/stand_and_die/divided.scene");
    let before = scene.split("bear B5").next().unwrap();
    let before = before.lines().filter(|line| !line.starts_with("expect "));
    let before: Vec<_> = before.filter(|line| !line.contains("refused")).collect();
    std::fs::write(table.path("divided.scene"), before.join("\n")).unwrap();
    assert_eq!(table.run(&["battle", "import", "divided.scene"]).code, 0);
    // Both units can take the casualties, so the list for either unit, or for no unit, contains the
    // commands of both.
    for more in [&[][..], &["--unit", "1.3"], &["--unit", "1.5"]] {
        let offers =
            |more: &[&str]| table.run(&[&["battle", "offers", "Casualties"], more].concat());
        let shown = offers(more).out;
        let json = offers(&[more, &["--json"]].concat()).json();
        let ids: Vec<_> = json
            .as_array()
            .unwrap()
            .iter()
            .map(|it| &it["id"])
            .collect();
        for id in ["bear:1-3", "bear:1-5"] {
            assert!(
                shown.contains(&format!("--offer {id}\n")),
                "{more:?}: {shown}"
            );
            assert!(ids.contains(&&json!(id)), "{more:?}: {ids:?}");
        }
        assert!(shown.contains(": Take casualties:\n"), "{shown}");
    }
    let ended = table.run(&["battle", "play", "Casualties", "--offer", "end_step"]);
    for id in ["bear:1-3", "bear:1-5"] {
        assert!(
            ended.out.contains(&format!("--offer {id}\n")),
            "{}",
            ended.out
        );
    }
}

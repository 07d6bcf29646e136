//! Armies: their bills, their problems, and the library.

use serde_json::{Value, json};

use super::support::{Table, small};

#[test]
fn a_bill_is_a_table_with_aligned_points() {
    let table = Table::new();
    table.army("small.json", &small());
    let cost = table.run(&["army", "cost", "small.json"]);
    assert_eq!((cost.code, cost.err.as_str()), (0, ""));
    let lines: Vec<_> = cost.out.lines().collect();
    assert!(
        lines[0].starts_with("Two companies, points: "),
        "{}",
        lines[0]
    );
    assert!(lines[0].ends_with(" of 50"), "{}", lines[0]);
    assert!(
        !cost.out.contains('\u{1b}'),
        "a name contains no escape sequence"
    );
    let musket = lines.iter().find(|line| line.contains("musket")).unwrap();
    assert!(
        musket.contains("12 at +") && musket.contains("F-4."),
        "{musket}"
    );
    // The points column ends at the same place in every line with a clause.
    let ends: std::collections::BTreeSet<_> = lines
        .iter()
        .filter_map(|line| line.find("  F-4."))
        .collect();
    assert_eq!(ends.len(), 1, "{}", cost.out);
    assert!(
        !table.path("data").exists(),
        "an army is read from its file, without a library"
    );
}

#[test]
fn a_bill_in_json_adds_up() {
    let table = Table::new();
    table.army("small.json", &small());
    let cost = table.run(&["army", "cost", "small.json", "--json"]).json();
    let sum = |of: &Value| -> i64 {
        let parts = of.as_array().unwrap();
        parts
            .iter()
            .map(|part| part["total"].as_i64().unwrap())
            .sum()
    };
    assert_eq!(cost["points"].as_i64().unwrap(), sum(&cost["parts"]));
    assert_eq!(cost["limit"], 50);
    for part in cost["parts"].as_array().unwrap() {
        assert_eq!(part["total"].as_i64().unwrap(), sum(&part["lines"]));
    }
}

#[test]
fn the_check_command_exits_with_0_for_a_legal_army_and_1_for_an_illegal_one() {
    let table = Table::new();
    let legal = table.run(&["army", "check", "naseby-1645-royalist"]);
    assert_eq!((legal.code, legal.err.as_str()), (0, ""));
    assert!(legal.out.contains(": legal, "), "{}", legal.out);

    table.army("small.json", &small());
    let wrong = table.run(&["army", "check", "small.json"]);
    assert_eq!((wrong.code, wrong.err.as_str()), (1, ""));
    assert!(wrong.out.contains("illegal"), "{}", wrong.out);
    assert!(wrong.out.contains("problem: "), "{}", wrong.out);
    let checked = table.run(&["--json", "army", "check", "small.json"]);
    assert_eq!(checked.code, 1);
    let report = checked.json();
    assert_eq!(report["legal"], false);
    let problems = report["problems"].as_array().unwrap();
    let illegal = problems.iter().filter(|one| one["severity"] == "illegal");
    assert_eq!(report["illegal"], illegal.count());
}

#[test]
fn army_commands_exit_with_3_and_a_reason_for_unreadable_files_and_unknown_armies() {
    let table = Table::new();
    table.army(
        "wrong.json",
        &json!({ "units": [{ "number": 1, "groups": [{ "count": "x" }] }] }),
    );
    std::fs::write(
        table.path("newer.json"),
        r#"{"drumhead": "army", "version": 7}"#,
    )
    .unwrap();
    for (army, message) in [
        ("wrong.json", "army.units[0].groups[0].count"),
        ("newer.json", "newer version of Drumhead"),
        ("no-such.json", "no-such.json"),
        ("No such army", "No such army"),
    ] {
        for verb in ["cost", "check", "print"] {
            let ended = table.run(&["army", verb, army]);
            assert_eq!((ended.code, ended.out.as_str()), (3, ""), "{verb} {army}");
            assert!(ended.err.starts_with("drumhead: "), "{}", ended.err);
            assert!(
                ended.err.contains(message),
                "{message} is not in {}",
                ended.err
            );
        }
    }
    let import = table.run(&["army", "import", "wrong.json"]);
    assert_eq!(import.code, 3);
    assert!(import.err.contains("army.units[0]"), "{}", import.err);
}

#[test]
fn armies_are_created_listed_exported_and_imported() {
    let table = Table::new();
    assert!(
        table
            .run(&["army", "list"])
            .out
            .starts_with("The library is empty.")
    );
    let made = table
        .run(&["army", "new", "--name", "Hopton's foot", "--json"])
        .json();
    let id = made["id"].as_str().unwrap();
    assert_eq!(made["name"], "Hopton's foot");

    let exported = table.run(&["army", "export", "hopton's FOOT"]);
    assert_eq!(exported.code, 0);
    let imported = table.run_with(&["army", "import", "-", "--json"], exported.out.as_bytes());
    assert_ne!(imported.json()["id"], id);

    let both = table.run(&["army", "cost", "Hopton's foot"]);
    assert_eq!(both.code, 3);
    assert!(both.err.contains(id), "both ids are listed: {}", both.err);
    assert_eq!(table.run(&["army", "cost", id]).code, 0);

    let rows = table.run(&["army", "list", "--json"]).json();
    assert_eq!(rows["armies"].as_array().unwrap().len(), 2);
    let shown = table.run(&["army", "list"]);
    assert!(shown.out.starts_with("Army "), "{}", shown.out);
    assert!(shown.out.contains(id), "{}", shown.out);
}

#[test]
fn an_army_is_found_by_part_of_its_name_and_a_starter_by_part_of_its_id() {
    let table = Table::new();
    let cost = table.run(&["army", "cost", "1645-new-model"]);
    assert_eq!((cost.code, cost.err.as_str()), (0, ""));
    assert!(
        cost.out.starts_with("The New Model Army, points: "),
        "{}",
        cost.out
    );
    table.run(&["army", "new", "--name", "Hopton's foot"]);
    table.run(&["army", "new", "--name", "St. Albans foot"]);
    assert_eq!(table.run(&["army", "export", "HOPTON"]).code, 0);
    assert_eq!(table.run(&["army", "export", "st. albans"]).code, 0);
    let several = table.run(&["army", "export", "foot"]);
    assert_eq!((several.code, several.out.as_str()), (3, ""));
    let message = "drumhead: 2 armies match \"foot\".\n\
        Type more of the name, or an id:\n\"St. Albans foot\"\n\"Hopton's foot\"\n";
    assert_eq!(several.err, message);
    let several = table.run(&["army", "export", "foot", "--json"]).json();
    let listed = json!(["\"St. Albans foot\"", "\"Hopton's foot\""]);
    assert_eq!(several["error"]["values"]["list"], listed);
    let none = table.run(&["army", "cost", "Hoptn's foot"]);
    assert_eq!(none.code, 3);
    assert!(
        none.err.ends_with("Did you mean \"Hopton's foot\"?\n"),
        "{}",
        none.err
    );
}

#[test]
fn an_army_is_created_from_a_starter() {
    let table = Table::new();
    let starters = table.run(&["army", "starters", "--json"]).json();
    let starter = starters[0]["id"].as_str().unwrap();
    let made = table
        .run(&["army", "new", "--starter", starter, "--json"])
        .json();
    assert_eq!(made["name"], starters[0]["name"]);
    let league = table.run(&["army", "new", "--starter", "1495-league", "--json"]);
    assert_eq!(league.json()["name"], "The army of the League");
    let none = table.run(&["army", "new", "--starter", "fornovo-1459-league"]);
    assert_eq!(none.code, 3);
    assert!(
        none.err.contains("mean \"fornovo-1495-league\"?"),
        "{}",
        none.err
    );
    assert_eq!(table.run(&["army", "new", "--book", "chess"]).code, 3);
}

//! Help, exit codes, errors for scripts, and backups.

use std::process::Stdio;

use serde_json::{Value, json};

use super::support::Table;

#[test]
fn help_explains_names_and_exit_codes() {
    let table = Table::new();
    for line in [&["--help"][..], &["army", "--help"]] {
        let help = table.run(line);
        assert_eq!((help.code, help.err.as_str()), (0, ""));
        for words in [
            "An ARMY is one of",
            "Exit codes",
            "Examples",
            "--json",
            "--data <DIR>",
        ] {
            assert!(help.out.contains(words), "{words} is not in:\n{}", help.out);
        }
    }
    let print = table.run(&["army", "print", "--help"]);
    for words in [
        "--paper",
        "letter",
        "--edition",
        "ink-saving",
        "--out",
        "--bill",
    ] {
        assert!(
            print.out.contains(words),
            "{words} is not in:\n{}",
            print.out
        );
    }
}

#[test]
fn help_of_battle_commands_uses_the_word_order() {
    let table = Table::new();
    for verb in ["preview", "play", "undo", "redo", "odds", "amend"] {
        let help = table.run(&["battle", verb, "--help"]);
        let about = help.out.lines().next().unwrap();
        assert!(about.contains(" order"), "{verb}: {about}");
    }
    let undo = table.run(&["battle", "undo", "--help"]);
    assert!(
        undo.out.starts_with("Undo the last order\n"),
        "{}",
        undo.out
    );
}

#[test]
fn an_invalid_command_line_exits_with_2() {
    let table = Table::new();
    for line in [
        &["army", "cost"][..],
        &["army", "paint", "x"],
        &["army", "print", "x", "--paper", "a5"],
        &["army", "new", "--name", "x", "--starter", "y"],
    ] {
        let ended = table.run(line);
        assert_eq!((ended.code, ended.out.as_str()), (2, ""), "{line:?}");
        assert!(ended.err.contains("error:"), "{}", ended.err);
    }
    assert!(
        !table.path("data").exists(),
        "an invalid command line opens no library"
    );
}

#[test]
fn an_invalid_command_line_is_reported_in_json_if_it_asks_for_json() {
    let table = Table::new();
    for (line, place, value) in [
        (&["army", "paint", "x", "--json"][..], json!("paint"), None),
        (
            &["--json", "army", "print", "x", "--paper", "a5"],
            json!("--paper <PAPER>"),
            Some("a5"),
        ),
        (&["army", "cost", "--json"], json!("<ARMY>"), None),
    ] {
        let ended = table.run(line);
        assert_eq!((ended.code, ended.err.as_str()), (2, ""), "{line:?}");
        let report = ended.json();
        let error = &report["error"];
        assert_eq!(
            (&error["kind"], &error["place"]),
            (&json!("arguments"), &place)
        );
        assert_eq!(error["values"]["value"].as_str(), value, "{line:?}");
        let message = error["message"].as_str().unwrap();
        assert!(
            !message.is_empty() && !message.starts_with("error"),
            "{message}"
        );
        assert!(
            error["remedy"].as_str().unwrap().contains("--help"),
            "{report}"
        );
    }
    // After `--`, the word `--json` is an argument, not an option.
    let ended = table.run(&["army", "paint", "--", "--json"]);
    assert_eq!((ended.code, ended.out.as_str()), (2, ""));
}

#[test]
fn a_closed_pipe_is_not_an_error() {
    let table = Table::new();
    let mut child = table
        .command(&["army", "export", "naseby-1645-new-model"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn the_about_command_names_a_rulebook_and_its_author() {
    let table = Table::new();
    let about = table.run(&["about"]);
    assert!(
        about.out.contains("Fornovo to Sedgemoor, by Wes Rogers"),
        "{}",
        about.out
    );
    let about = table.run(&["about", "--json"]).json();
    assert_eq!(about["data_folder"], table.path("data").to_str().unwrap());
}

#[test]
fn an_error_for_scripts_has_its_kind_key_values_and_place() {
    let table = Table::new();
    table.army("wrong.json", &json!({ "units": [{ "number": "x" }] }));
    let wrong = table.run(&["army", "check", "wrong.json", "--json"]);
    assert_eq!(wrong.code, 3);
    let error = &wrong.json()["error"];
    assert_eq!(error["kind"], "bad_file");
    assert_eq!(error["key"], "desk.file.unread_at");
    assert_eq!(error["place"], "army.units[0].number");
    assert_eq!(error["values"]["what"]["key"], "desk.file.army");
    assert_eq!(error["objections"], json!([]));
    for sentence in ["message", "remedy"] {
        assert!(error[sentence].as_str().unwrap().ends_with('.'), "{error}");
    }

    let none = table.run(&["battle", "show", "Naseby", "--json"]);
    assert_eq!(
        (none.code, &none.json()["error"]["kind"]),
        (3, &json!("not_found"))
    );
    assert_eq!(none.json()["error"]["place"], Value::Null);

    std::fs::write(table.path("wrong.scene"), "scene Wrong\nbook none\n").unwrap();
    for what in ["import", "replay"] {
        let wrong = table.run(&["battle", what, "wrong.scene", "--json"]);
        let error = &wrong.json()["error"];
        assert_eq!(
            (&error["place"], &error["values"]["line"]),
            (&json!("line 2"), &json!(2))
        );
    }
}

#[test]
fn a_refusal_for_scripts_lists_objections_or_the_dice_needed() {
    let table = Table::new();
    let pair = ["edgehill-1642-royalist", "edgehill-1642-parliament"];
    table.run(&["battle", "new", pair[0], pair[1], "--name", "Edgehill"]);
    let play = |offer: &str, more: &[&str]| {
        let mut line = vec!["battle", "play", "Edgehill", "--json", "--offer", offer];
        line.extend(more);
        table.run(&line)
    };
    play("end_step", &[]);
    let dice = play("initiative:0", &[]);
    assert_eq!(dice.code, 4);
    let error = &dice.json()["error"];
    assert_eq!(
        (&error["kind"], &error["key"], &error["dice"]["dice"]),
        (&json!("refused"), &json!("cli.play.refused"), &json!(1))
    );
    let remedy = "Enter the dice with --dice, or let Drumhead roll them with `--dice roll`.";
    assert_eq!(error["remedy"], remedy);
    // In text output, the remedy is only in the error, not in the request for dice.
    let shown = table.run(&["battle", "play", "Edgehill", "--offer", "initiative:0"]);
    assert!(shown.err.ends_with(&format!("{remedy}\n")), "{}", shown.err);
    assert!(!shown.out.contains("--dice"), "{}", shown.out);
    play("initiative:0", &["--dice", "6"]);
    play("initiative:1", &["--dice", "1"]);
    play("choose_side:0", &[]);
    let meets = "/command/set/value=[{\"side\":1,\"unit\":1}]";
    play("contacts:0-1", &["--unit", "0.1", "--set", meets]);
    // Ends steps until a step has pending work.
    let mut ends = (0..20).map(|_| play("end_step", &[]));
    let early = ends.find(|ended| ended.code != 0).unwrap();
    assert_eq!(early.code, 4);
    let error = &early.json()["error"];
    assert_eq!(error["objections"][0]["id"], "to_do");
    assert_eq!(error["dice"], Value::Null);
    assert_eq!(error["remedy"], "Nothing was changed.");
}

#[test]
fn an_empty_library_file_is_reported_and_a_backup_restored() {
    let table = Table::new();
    table.run(&["army", "new", "--name", "Hopton's foot"]);
    let backups = table.path("data/backups");
    std::fs::create_dir(&backups).unwrap();
    let (file, name) = (
        table.path("data/drumhead.sqlite3"),
        "drumhead-20261121T104834Z.sqlite3",
    );
    std::fs::copy(&file, backups.join(name)).unwrap();
    assert!(table.run(&["backup", "list"]).out.starts_with(name));
    std::fs::write(&file, "").unwrap();

    let list = table.run(&["army", "list"]);
    assert_eq!((list.code, list.out.as_str()), (3, ""));
    assert!(list.err.contains("0 bytes"), "{}", list.err);
    assert!(list.err.contains("drumhead backup list"), "{}", list.err);
    assert_eq!(std::fs::read(&file).unwrap(), b"");

    assert_eq!(table.run(&["backup", "restore", "none"]).code, 3);
    let listed = table.run(&["backup", "list", "--json"]).json();
    let restored = table.run(&["backup", "restore", listed[0]["name"].as_str().unwrap()]);
    assert_eq!(restored.code, 0, "{}", restored.err);
    assert!(table.run(&["army", "list"]).out.contains("Hopton's foot"));
}

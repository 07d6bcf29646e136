//! Battles begun, played and logged on the command line.

use serde_json::{Value, json};

use super::support::Table;

#[test]
fn a_battle_played_on_paper_is_entered_in_one_command() {
    let table = Table::new();
    let pair = ["naseby-1645-royalist", "naseby-1645-new-model"];
    table.run(&["battle", "new", pair[0], pair[1], "--name", "Naseby"]);
    let line = [
        "battle",
        "play",
        "Naseby",
        "--offer",
        "hand.paper",
        "--set",
        "/command/units/0/morale=\"shaken\"",
        "--set",
        "/command/units/5/figures/0=0",
    ];
    let played = table.run(&line);
    assert_eq!((played.code, played.err.as_str()), (0, ""));
    let log = table.run(&["battle", "log", "Naseby"]);
    assert!(log.out.contains("Entered from paper"), "{}", log.out);
    assert!(log.out.contains("morale shaken."), "{}", log.out);
    assert!(
        log.out.contains("Rupert's Horse: destroyed."),
        "{}",
        log.out
    );
    assert_eq!(table.run(&["battle", "undo", "Naseby"]).code, 0);
    let log = table.run(&["battle", "log", "Naseby"]);
    assert!(!log.out.contains("Entered from paper"), "{}", log.out);
}

#[test]
fn an_entry_from_paper_in_json_is_previewed_and_carried_out() {
    let table = Table::new();
    let pair = [
        "edgehill-1642-edgehill_naseby-parliament",
        "edgehill-1642-edgehill_naseby-royalist",
    ];
    table.run(&["battle", "new", pair[0], pair[1], "--name", "Edgehill"]);
    let unit = json!({ "unit": { "side": 0, "unit": 4 }, "disordered": true });
    let order = json!({ "do": "from_paper", "units": [unit] });
    let order = json!({ "book": "edgehill_naseby", "command": order }).to_string();
    let preview = table.run(&["battle", "preview", "Edgehill", "--command", &order]);
    assert!(
        preview.out.contains("(1104), disordered."),
        "{}",
        preview.out
    );
    let played = table.run(&["battle", "play", "Edgehill", "--command", &order]);
    assert_eq!((played.code, played.err.as_str()), (0, ""));
    assert!(played.out.contains("(1104), disordered."), "{}", played.out);
}

#[test]
fn objectives_are_shown_with_a_battle_and_its_outcome() {
    let table = Table::new();
    let pair = [
        "lutzen-1632-stand_and_die-imperial",
        "lutzen-1632-stand_and_die-swedish",
    ];
    table.run(&["battle", "new", pair[0], pair[1], "--name", "Lutzen"]);
    let order = json!({ "do": "objectives", "side": 1, "text": "Take the windmills." });
    let order = json!({ "book": "stand_and_die", "command": order }).to_string();
    let played = table.run(&["battle", "play", "Lutzen", "--command", &order]);
    assert_eq!((played.code, played.err.as_str()), (0, ""));
    for command in ["show", "outcome"] {
        let shown = table.run(&["battle", command, "Lutzen"]).out;
        assert_eq!(
            shown.matches("Objectives: Take the windmills.").count(),
            1,
            "{shown}"
        );
    }
}

#[test]
fn the_outcome_has_the_fate_of_each_unit_and_the_side_that_holds_the_field() {
    let table = Table::new();
    let pair = ["carolinas-1781-crown", "carolinas-1781-continental"];
    table.run(&["battle", "new", pair[0], pair[1], "--name", "Cowpens"]);
    let going = table.run(&["battle", "outcome", "Cowpens"]);
    assert_eq!((going.code, going.err.as_str()), (0, ""));
    assert!(going.out.starts_with("Cowpens, turn 1\n"), "{}", going.out);
    assert!(!going.out.contains("holds the field"), "{}", going.out);
    assert!(!going.out.contains("more with units"), "{}", going.out);
    let state = table
        .run(&["battle", "outcome", "Cowpens", "--json"])
        .json();
    let units = state["sides"][1]["units"].as_array().unwrap();
    assert!(units.iter().all(|unit| unit["ended"] == "stood"));
    // Every unit of the second side has left the table.
    let mut line: Vec<String> = ["battle", "play", "Cowpens", "--offer", "hand.paper"]
        .map(str::to_owned)
        .into();
    let first = state["sides"][0]["units"].as_array().unwrap().len();
    for place in first..first + units.len() {
        line.extend([
            "--set".to_owned(),
            format!("/command/units/{place}/away=\"off_table\""),
        ]);
    }
    let line: Vec<&str> = line.iter().map(String::as_str).collect();
    let played = table.run(&line);
    assert_eq!((played.code, played.err.as_str()), (0, ""));
    let over = table
        .run(&["battle", "outcome", "Cowpens", "--json"])
        .json();
    assert_eq!(over["held_field"], 0);
    assert_eq!(over["sides"][1]["units"][0]["ended"], "fled");
    let shown = table.run(&["battle", "outcome", "Cowpens"]).out;
    assert!(shown.contains(" holds the field.\n"), "{shown}");
    let gone = "lost: 0, plus 32 with units that left the field)";
    assert!(shown.contains(gone), "{shown}");
    let mut lines = shown.lines();
    let fled = lines
        .find(|line| line.trim_start().starts_with("1.1 "))
        .unwrap();
    assert!(
        fled.contains("left the table") && fled.contains("strength point"),
        "{fled}"
    );
    let list = table.run(&["battle", "list"]).out;
    assert!(list.trim_end().ends_with("holds the field"), "{list}");
}

#[test]
fn the_outcome_names_the_fate_of_lost_units_in_the_terms_of_their_rulebook() {
    let fates = [
        ("d3_ecw", "1.2", "away", "routed"),
        ("edgehill_naseby", "1.2", "away", "overrun"),
    ];
    for (book, unit, field, fate) in fates {
        let table = Table::new();
        let army = |side: &str| format!("edgehill-1642-{book}-{side}");
        let armies = [army("royalist"), army("parliament")];
        table.run(&[
            "battle", "new", &armies[0], &armies[1], "--name", "Edgehill",
        ]);
        let offer = format!("{field}:{}", unit.replace('.', "-"));
        let value = format!("/command/set/value=\"{fate}\"");
        let play = [
            "battle", "play", "Edgehill", "--offer", &offer, "--set", &value,
        ];
        let played = table.run(&play);
        assert_eq!((played.code, played.err.as_str()), (0, ""), "{book}");
        let shown = table.run(&["battle", "outcome", "Edgehill"]).out;
        let line = shown.lines().find(|line| line.contains(unit)).unwrap();
        assert!(line.contains(fate), "{line}");
    }
}

#[test]
fn a_battle_is_begun_played_logged_and_undone_on_the_command_line() {
    let table = Table::new();
    let armies = ["edgehill-1642-royalist", "edgehill-1642-parliament"];
    let begun = table.run(&[
        "battle", "new", armies[0], armies[1], "--name", "Edgehill", "--json",
    ]);
    let id = begun.json()["id"].as_str().unwrap().to_owned();
    assert_eq!(table.run(&["battle", "list", "--json"]).json()[0]["id"], id);
    let play = |offer: &str, more: &[&str]| {
        let mut line = vec!["battle", "play", "Edgehill", "--offer", offer];
        line.extend(more);
        table.run(&line)
    };
    assert_eq!(play("end_step", &[]).code, 0);
    let asked = play("initiative:0", &[]);
    assert_eq!(asked.code, 4);
    assert!(
        asked.out.contains("Roll 1 die: 1, 2, 3, 4, 5, 6"),
        "{}",
        asked.out
    );
    assert_eq!(play("initiative:0", &["--dice", "5"]).code, 0);
    assert_eq!(
        play("initiative:1", &["--dice", "counts:1,0,0,0,0,0"]).code,
        0
    );
    let chosen = play("choose_side:0", &["--set", "/command/a=false"]);
    assert_eq!(chosen.code, 0, "{}", chosen.err);
    let log = table.run(&["battle", "log", "Edgehill"]);
    assert!(log.out.contains("rolled 5"), "{}", log.out);
    assert_eq!(table.run(&["battle", "undo", "Edgehill"]).code, 0);
    let undone = table.run(&["battle", "show", "Edgehill", "--json"]).json();
    assert!(undone["redo"].is_string());
    assert_eq!(play("dance", &[]).code, 3);
    assert_eq!(play("choose_side:0", &["--set", "nowhere"]).code, 3);
    // If two names differ only in case, the battles are distinguished by their ids.
    table.run(&["battle", "new", armies[0], armies[1], "--name", "edgehill"]);
    let either = table.run(&["battle", "show", "Edgehill"]);
    assert_eq!(either.code, 3, "{}", either.out);
    assert!(
        either.err.contains("2 battles match \"Edgehill\".") && either.err.contains(&id),
        "{}",
        either.err
    );
    assert_eq!(table.run(&["battle", "show", &id]).code, 0);
}

#[test]
fn commands_find_a_battle_by_part_of_its_name() {
    let table = Table::new();
    let armies = ["edgehill-1642-royalist", "edgehill-1642-parliament"];
    table.run(&["battle", "new", armies[0], armies[1]]);
    for line in [
        &["battle", "show", "ESSEX"][..],
        &["battle", "offers", "king's army"],
        &[
            "print",
            "brief",
            "--battle",
            "edgehill",
            "--out",
            "brief.pdf",
        ],
    ] {
        let found = table.run(line);
        assert_eq!((found.code, found.err.as_str()), (0, ""), "{line:?}");
    }
    for line in [
        &["battle", "show", "edghill"][..],
        &["battle", "note", "edghill", "Rain"],
        &["print", "brief", "--battle", "edghill"],
    ] {
        let none = table.run(line);
        assert_eq!((none.code, none.out.as_str()), (3, ""), "{line:?}");
        let message = "drumhead: No battle matches \"edghill\".\n\
            Did you mean \"The King's army at Edgehill against the Earl of Essex's army\"?\n";
        assert_eq!(none.err, message);
    }
    let empty = table.run(&["battle", "show", ""]);
    assert_eq!(empty.code, 3);
    assert!(empty.err.contains("No battle matches"), "{}", empty.err);
}

#[test]
fn offers_show_the_form_of_each_answer() {
    let table = Table::new();
    let pair = ["naseby-1645-royalist", "naseby-1645-new-model"];
    table.run(&["battle", "new", pair[0], pair[1], "--name", "Naseby"]);
    let offers = table.run(&["battle", "offers", "Naseby"]);
    assert_eq!((offers.code, offers.err.as_str()), (0, ""));
    let has = |what: &str| assert!(offers.out.contains(what), "{what}: {}", offers.out);
    has("        \"stream\"  ");
    has("at most 40 characters");
    // For a form with more than 30 questions, only their number is shown.
    has("questions; --json lists them");
    assert!(offers.out.lines().count() < 60, "{}", offers.out);
    let to = "/command/set/value  What is its morale?\n        \"good\"  ";
    let unit = table.run(&["battle", "offers", "Naseby", "--unit", "0.1"]);
    assert!(unit.out.contains(to), "{}", unit.out);
}

#[test]
fn a_battle_is_begun_with_allies_scale_year_and_interpretations() {
    let table = Table::new();
    let pair = ["edgehill-1642-royalist", "edgehill-1642-parliament"];
    let alone = table
        .run(&["battle", "new", pair[0], pair[1], "--form", "--json"])
        .json();
    let mut line = vec!["battle", "new", pair[0], pair[1], "--ally"];
    line.extend(["1=lutzen-1632-swedish", "--scale", "15-20", "--year"]);
    line.extend(["1644", "--interpretation", "D-56=any", "--json"]);
    let wrong = table.run(&line);
    assert_eq!(wrong.code, 3, "{}", wrong.out);
    line[11] = "D-56=finished";
    line.extend(["--set", "/setup/sides/0/name=\"The King\"", "--form"]);
    let form = table.run(&line).json();
    let setup = &form["setup"]["setup"];
    assert_eq!(
        (&setup["scale"], &setup["year"]),
        (&json!("15-20"), &json!(1644))
    );
    assert_eq!(setup["interpretations"]["D-56"], "finished");
    let units = |form: &Value| {
        let units = &form["setup"]["setup"]["sides"][0]["army"]["units"];
        units.as_array().unwrap().len()
    };
    assert!(units(&form) > units(&alone));
    // No battle has begun yet; the form's set-up, read from standard input, begins one.
    assert_eq!(table.run(&["battle", "list", "--json"]).json(), json!([]));
    let file = serde_json::to_vec(&form["setup"]).unwrap();
    let begun = table.run_with(&["battle", "new", "--setup", "-", "--json"], &file);
    let view: Value = serde_json::from_str(&begun.out).unwrap();
    assert_eq!(view["view"]["sides"][0]["name"], "The King");
    // The form's notices are shown with the answer.
    assert!(begun.err.contains("figure scale"), "{}", begun.err);
    let nobody = table.run(&["battle", "new", pair[0], pair[1], "--ally", "third"]);
    assert_eq!(nobody.code, 3);
}

#[test]
fn the_odds_of_a_fight_match_its_preview_and_only_real_objections_are_allowed_anyway() {
    let table = Table::new();
    let pair = ["edgehill-1642-royalist", "edgehill-1642-parliament"];
    table.run(&["battle", "new", pair[0], pair[1], "--name", "Edgehill"]);
    let play = |offer: &str, more: &[&str]| {
        let mut line = vec!["battle", "play", "Edgehill", "--json", "--offer", offer];
        line.extend(more);
        table.run(&line).json()
    };
    let overruled = |opened: &Value| {
        let log = opened["log"].as_array().unwrap();
        let row = log.last().unwrap()["overruled"].as_array().unwrap();
        row.iter().map(|it| it["id"].clone()).collect::<Vec<_>>()
    };
    // There is no pending work before the first turn, so there is no objection to allow anyway.
    let begun = play("end_step", &["--overrule", "to_do"]);
    assert_eq!(overruled(&begun), Vec::<Value>::new());
    play("initiative:0", &["--dice", "6"]);
    play("initiative:1", &["--dice", "1"]);
    play("choose_side:0", &[]);
    let meets = "/command/set/value=[{\"side\":1,\"unit\":1}]";
    let mut now = play("contacts:0-1", &["--unit", "0.1", "--set", meets]);
    for _ in 0..20 {
        if now["view"]["pending"] != json!([]) {
            break;
        }
        now = play("end_step", &[]);
    }
    let say = |what: &str| {
        let fight = ["--unit", "0.1", "--offer", "fight:0.1.1.1"];
        table
            .run(&[&["battle", what, "Edgehill"], &fight[..]].concat())
            .out
    };
    let (odds, preview) = (say("odds"), say("preview"));
    assert!(
        odds.contains("neither side loses") && preview.ends_with(&odds),
        "{odds}{preview}"
    );
    assert!(odds.contains("(across)"), "{odds}");
    // The joint chances of the two sides' losses agree with the chances of the outcomes, which the
    // preview shows as bars.
    let line = ["battle", "preview", "Edgehill", "--json", "--unit", "0.1"];
    let seen = table.run(&[&line[..], &["--offer", "fight:0.1.1.1"]].concat());
    let odds = &seen.json()["odds"];
    let rows = odds["joint"]["cells"].as_array().unwrap();
    let cells: Vec<_> = rows
        .iter()
        .flat_map(|row| row.as_array().unwrap())
        .collect();
    let sum = |cells: &mut dyn Iterator<Item = &&Value>| {
        cells
            .map(|cell| cell["chance"].as_f64().unwrap())
            .sum::<f64>()
    };
    assert!((sum(&mut cells.iter()) - 1.0).abs() < 1e-9);
    for bar in 0..3 {
        let known = sum(&mut cells.iter().filter(|cell| cell["bar"] == bar));
        let mixed = sum(&mut cells.iter().filter(|cell| cell["bar"].is_null()));
        let chance = odds["bars"][bar]["chance"].as_f64().unwrap();
        assert!(known > 0.0 && known <= chance + 1e-9 && chance <= known + mixed + 1e-9);
    }
    let ended = play("end_step", &["--overrule", "to_do", "--overrule", "debt"]);
    assert_eq!(overruled(&ended), [json!("to_do")]);
}

#[test]
fn pending_work_is_listed_with_the_commands_that_do_it() {
    let table = Table::new();
    let pair = ["edgehill-1642-royalist", "edgehill-1642-parliament"];
    table.run(&[
        "battle",
        "new",
        pair[0],
        pair[1],
        "--name",
        "The king's day",
    ]);
    let play = |offer: &str, more: &[&str]| {
        let line = ["battle", "play", "king's", "--offer", offer];
        table.run(&[&line[..], more].concat())
    };
    play("end_step", &[]);
    // The list without a unit contains the table's offers and the pending work of every unit.
    let offers = table.run(&["battle", "offers", "king's"]).out;
    let rolls = "    drumhead battle play 'king'\\''s' --offer initiative:0 --dice roll\n";
    assert!(
        offers.starts_with("To do:\n") && offers.contains(rolls),
        "{offers}"
    );
    // The refusal to end the step lists the same pending work.
    let early = play("end_step", &[]);
    assert_eq!(early.code, 4);
    let has = |what: &str| assert!(early.out.contains(what), "{what}: {}", early.out);
    has("Impossible: The step cannot end yet. Still to do: ");
    has("To do:\n");
    has(rolls);
    has("--offer initiative:1 --dice roll\n");
    let early = play("end_step", &["--json"]).json();
    let objection = &early["error"]["objections"][0];
    assert_eq!(objection["id"], "to_do");
    let named = objection["text"].as_str().unwrap();
    assert_eq!(named.matches("choice of side").count(), 2, "{named}");
    play("initiative:0", &["--dice", "6"]);
    play("initiative:1", &["--dice", "1"]);
    play("choose_side:0", &[]);
    let meets = "/command/set/value=[{\"side\":1,\"unit\":1}]";
    play("contacts:0-1", &["--unit", "0.1", "--set", meets]);
    let mut refused = play("end_step", &[]);
    for _ in 0..20 {
        if refused.code != 0 {
            break;
        }
        refused = play("end_step", &[]);
    }
    let has = |what: &str| assert!(refused.out.contains(what), "{what}: {}", refused.out);
    has("Illegal: Still to do: ");
    has("To do:\n");
    has(" --offer fight:0.1.1.1");
    let offers = table.run(&["battle", "offers", "king's", "--json"]).json();
    let fight = &offers[0];
    assert_eq!(
        (&fight["unit"], &fight["fulfils"]),
        (&json!({ "side": 0, "unit": 1 }), &json!("fight:0.1.1.1"))
    );
    // The offer is listed for its own unit, but not for another unit.
    for (unit, has) in [("0.1", true), ("0.2", false)] {
        let own = table.run(&["battle", "offers", "king's", "--unit", unit]);
        assert_eq!(own.out.starts_with("To do:\n"), has, "{}", own.out);
    }
    end_by_the_listed_commands(&table);
}

/// Ends the step of the battle “The king's day”. While the step cannot end, runs the first command
/// listed for its pending work.
fn end_by_the_listed_commands(table: &Table) {
    let quoted = "'king'\\''s'";
    for _ in 0..20 {
        let listed = table.run(&["battle", "play", "king's", "--offer", "end_step"]);
        let mut lines = listed.out.lines();
        let Some(line) = lines.find_map(|line| line.trim().strip_prefix("drumhead ")) else {
            assert_eq!(listed.code, 0, "{}", listed.err);
            return;
        };
        assert!(line.contains(quoted), "{line}");
        let words = line.split(' ');
        let words = words.map(|word| if word == quoted { "king's" } else { word });
        let done = table.run(&words.collect::<Vec<_>>());
        assert_eq!(done.code, 0, "{line}: {}{}", done.out, done.err);
    }
    panic!("the step cannot be ended");
}

#[test]
fn a_units_offer_is_found_without_naming_the_unit_if_no_other_unit_has_it() {
    let table = Table::new();
    let pair = [
        "edgehill-1642-d3_ecw-royalist",
        "edgehill-1642-d3_ecw-parliament",
    ];
    table.run(&["battle", "new", pair[0], pair[1], "--name", "D3"]);
    let set = "/command/set/value=\"The blue regiment\"";
    let line = ["battle", "play", "D3", "--offer", "name:0-2", "--set", set];
    let played = table.run(&line);
    assert_eq!(played.code, 0, "{}", played.err);
    assert!(played.out.contains("The blue regiment"), "{}", played.out);
    let pair = ["edgehill-1642-royalist", "edgehill-1642-parliament"];
    table.run(&["battle", "new", pair[0], pair[1], "--name", "Fornovo"]);
    let several = table.run(&["battle", "play", "Fornovo", "--offer", "manoeuvre.unlimber"]);
    assert_ne!(several.code, 0);
    assert!(
        several
            .err
            .contains("\"manoeuvre.unlimber\" is offered to several units: 0."),
        "{}",
        several.err
    );
}

#[test]
fn a_missing_row_is_named_with_the_remedy() {
    let table = Table::new();
    let pair = ["carolinas-1781-crown", "carolinas-1781-continental"];
    table.run(&["battle", "new", pair[0], pair[1], "--name", "Carolinas"]);
    let gone = table.run(&["battle", "goto", "Carolinas", "99"]);
    assert_ne!(gone.code, 0);
    assert!(gone.err.contains("no row 99"), "{}", gone.err);
    assert!(gone.err.contains("log"), "{}", gone.err);
}

#[test]
fn a_move_that_changes_nothing_can_be_sent_to_another_desk() {
    let (one, other) = (Table::new(), Table::new());
    let pair = [
        "edgehill-1642-d3_ecw-royalist",
        "edgehill-1642-d3_ecw-parliament",
    ];
    one.run(&["battle", "new", pair[0], pair[1], "--name", "Edgehill"]);
    let file = one.path("edgehill.battle");
    let file = file.to_str().unwrap();
    one.run(&["battle", "export", "Edgehill", "--out", file]);
    assert_eq!(other.run(&["battle", "import", file]).code, 0);
    let hits = ["--unit", "0.2", "--offer", "hits:0-2"];
    let played = one.run(&[&["battle", "play", "Edgehill"], &hits[..]].concat());
    assert_eq!(played.code, 0, "{}", played.err);
    let text = one.path("move.txt");
    std::fs::write(&text, one.run(&["battle", "move", "Edgehill"]).out).unwrap();
    let applied = other.run(&["battle", "apply", "Edgehill", text.to_str().unwrap()]);
    assert_eq!(applied.code, 0, "{}", applied.err);
    let log = |table: &Table| table.run(&["battle", "log", "Edgehill"]).out;
    assert_eq!(log(&one), log(&other));
}

#[test]
fn an_error_in_a_set_up_names_the_set_up() {
    let table = Table::new();
    let pair = [
        "edgehill-1642-d3_ecw-royalist",
        "edgehill-1642-d3_ecw-parliament",
    ];
    let form = table.run(&["battle", "new", pair[0], pair[1], "--form", "--json"]);
    let file = table.path("setup.json");
    let begun = |text: String| {
        std::fs::write(&file, text).unwrap();
        table.run(&["battle", "new", "--setup", file.to_str().unwrap()])
    };
    for (path, value) in [
        ("/setup/map/hexes", json!({"Z9": {"is": ["woods"]}})),
        ("/setup/map/grid/columns", json!(0)),
        ("/setup/map/grid/columns", json!(5000)),
    ] {
        let mut setup = form.json()["setup"].clone();
        *setup.pointer_mut(path).unwrap() = value;
        let wrong = begun(setup.to_string());
        assert_eq!(wrong.code, 3, "{}", wrong.err);
        assert!(wrong.err.contains("set-up"), "{}", wrong.err);
        assert!(!wrong.err.contains("library"), "{}", wrong.err);
    }
    let none = begun("no set-up".to_owned());
    assert!(none.err.contains("--form"), "{}", none.err);
}

#[test]
fn odds_include_re_rolls() {
    let table = Table::new();
    let pair = [
        "edgehill-1642-d3_ecw-royalist",
        "edgehill-1642-d3_ecw-parliament",
    ];
    let form = table.run(&["battle", "new", pair[0], pair[1], "--form", "--json"]);
    let mut setup = form.json()["setup"].clone();
    setup["setup"]["map"]["hexes"] = json!({"H5": {"is": ["hill"]}});
    let unit =
        |number: u16, of: Value| json!({"number": number, "name": "", "notes": "", "of": of});
    let units = |at: &str, facing: &str, chief: &str| {
        let foot = json!({"type": "infantry", "hex": at, "facing": facing});
        json!([
            unit(1, json!({"type": "commander", "hex": chief})),
            unit(2, foot)
        ])
    };
    setup["setup"]["sides"][0]["army"]["units"] = units("H6", "N", "H7");
    setup["setup"]["sides"][1]["army"]["units"] = units("H5", "S", "A1");
    setup["setup"]["first"] = json!(0);
    let file = table.path("setup.json");
    std::fs::write(&file, setup.to_string()).unwrap();
    let begun = table.run(&[
        "battle",
        "new",
        "--setup",
        file.to_str().unwrap(),
        "--name",
        "Hill",
    ]);
    assert_eq!(begun.code, 0, "{}", begun.err);
    let output = |verb: &str, command: Value| {
        let command = json!({"book": "d3_ecw", "command": command}).to_string();
        let run = table.run(&["battle", verb, "Hill", "--command", &command]);
        assert_eq!(run.code, 0, "{}{}", run.out, run.err);
        run.out
    };
    let (me, them) = (json!({"side": 0, "unit": 2}), json!({"side": 1, "unit": 2}));
    output("play", json!({"do": "count", "seen": [me]}));
    output(
        "play",
        json!({"do": "charge", "unit": me, "target": them, "facing": "N"}),
    );
    let fight = json!({"do": "fight", "unit": me, "target": them});
    let (preview, odds) = (output("preview", fight.clone()), output("odds", fight));
    assert!(odds.starts_with("1 die: "), "{odds}");
    let chain = "Possible hits: 0, 1, 2.\n   44.4 %  0 hits\n";
    assert!(preview.contains(chain) && odds.contains(chain), "{odds}");
    assert!(odds.contains("More dice might follow"), "{odds}");
    for text in [preview, odds] {
        assert!(
            text.contains("(The target makes the attacker re-roll a 3.)"),
            "{text}"
        );
    }
}

#[test]
fn branches_are_listed_and_an_undo_at_the_beginning_fails() {
    let table = Table::new();
    let armies = ["edgehill-1642-royalist", "edgehill-1642-parliament"];
    table.run(&["battle", "new", armies[0], armies[1], "--name", "Edgehill"]);
    let undone = table.run(&["battle", "undo", "Edgehill"]);
    assert_eq!(undone.code, 4);
    assert!(undone.err.contains("nothing to undo"), "{}", undone.err);
    let redone = table.run(&["battle", "redo", "Edgehill"]);
    assert_eq!(redone.code, 4);
    assert!(redone.err.contains("nothing to redo"), "{}", redone.err);
    for note in ["The wind is in the west.", "It rains."] {
        assert_eq!(table.run(&["battle", "note", "Edgehill", note]).code, 0);
        table.run(&["battle", "undo", "Edgehill"]);
    }
    let branches = table.run(&["battle", "branches", "Edgehill", "--json"]);
    let rows: Vec<u64> = (branches.json().as_array().unwrap().iter())
        .map(|branch| branch["row"].as_u64().unwrap())
        .collect();
    assert_eq!(rows, [2, 1]);
    let branches = table.run(&["battle", "branches", "Edgehill"]).out;
    assert!(branches.contains("It rains."), "{branches}");
    assert_eq!(table.run(&["battle", "goto", "Edgehill", "1"]).code, 0);
}

#[test]
fn a_missing_unit_is_named() {
    let table = Table::new();
    let armies = [
        "edgehill-1642-d3_ecw-royalist",
        "edgehill-1642-d3_ecw-parliament",
    ];
    table.run(&["battle", "new", armies[0], armies[1], "--name", "Edgehill"]);
    for asked in ["offers", "board"] {
        let none = table.run(&["battle", asked, "Edgehill", "--unit", "0.99"]);
        assert_eq!(none.code, 3, "{asked}: {}", none.out);
        assert!(none.err.contains("no unit 0.99"), "{asked}: {}", none.err);
        let known = table.run(&["battle", asked, "Edgehill", "--unit", "0.2"]);
        assert_eq!(known.code, 0, "{asked}: {}", known.err);
    }
}

#[test]
fn notices_of_the_form_are_shown_when_a_battle_begins() {
    let table = Table::new();
    let army = "lutzen-1632-stand_and_die-imperial";
    let begun = table.run(&["battle", "new", army, army, "--name", "Same"]);
    assert_eq!(begun.code, 0);
    assert!(begun.err.contains("an enemy is there"), "{}", begun.err);
    let form = table.run(&["battle", "new", army, army, "--form"]);
    let logged = begun.err.lines().all(|line| {
        let problem = line.trim_start_matches("drumhead: ");
        form.out.contains(problem)
    });
    assert!(logged, "{}", begun.err);
}

#[test]
fn control_characters_in_notes_and_paths_do_not_reach_the_terminal() {
    let table = Table::new();
    let pair = ["edgehill-1642-royalist", "edgehill-1642-parliament"];
    table.run(&[
        "battle",
        "new",
        pair[0],
        pair[1],
        "--name",
        "Edge\u{202e}hill",
    ]);
    let note = "\u{1b}]0;mine\u{7}\u{9b}2J \u{202e}drawkcab\u{2069}\nsecond line";
    let noted = table.run(&["battle", "note", "Edge", note]);
    let log = table.run(&["battle", "log", "Edge"]);
    let list = table.run(&["battle", "list"]);
    let missing = table.run(&["battle", "import", "no\u{1b}[2J\u{2067}.json"]);
    for text in [&noted.out, &log.out, &list.out, &missing.err] {
        let commands = |c: char| {
            (c.is_control() && c != '\n')
                || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
        };
        assert!(!text.is_empty() && !text.contains(commands), "{text:?}");
    }
    assert!(
        log.out.contains("drawkcab\n      second line"),
        "{}",
        log.out
    );
    // A script gets the note as it was written.
    let log = table.run(&["battle", "log", "Edge", "--json"]);
    assert!(
        !log.out
            .contains(['\u{1b}', '\u{7}', '\u{9b}', '\u{202e}', '\u{2069}'])
    );
    assert_eq!(
        log.json().as_array().unwrap().last().unwrap()["lines"][0]["text"],
        note
    );
}

//! The command line as a script sees it: what it says, where, and how it ends.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::{Value, json};
use tempfile::TempDir;

/// How a command ended.
struct Ended {
    code: i32,
    out: String,
    err: String,
}

impl Ended {
    fn json(&self) -> Value {
        assert_eq!(self.err, "");
        serde_json::from_str(&self.out).unwrap()
    }
}

/// A folder to work in, with a data folder of its own.
struct Table(TempDir);

impl Table {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn path(&self, name: &str) -> std::path::PathBuf {
        self.0.path().join(name)
    }

    fn command(&self, line: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_drumhead"));
        command
            .args(["--data", self.path("data").to_str().unwrap()])
            .args(line)
            .current_dir(self.0.path());
        command
    }

    fn run(&self, line: &[&str]) -> Ended {
        self.run_with(line, b"")
    }

    fn run_with(&self, line: &[&str], input: &[u8]) -> Ended {
        let mut command = self.command(line);
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // One that does not read its input closes it, which is no fault.
        let _ = child.stdin.take().unwrap().write_all(input);
        let output = child.wait_with_output().unwrap();
        Ended {
            code: output.status.code().unwrap(),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }

    /// Writes an army's file.
    fn army(&self, name: &str, army: &Value) {
        std::fs::write(self.path(name), file(army)).unwrap();
    }
}

fn file(army: &Value) -> String {
    json!({ "drumhead": "army", "version": 1, "book": "fornovo", "army": army }).to_string()
}

/// Twelve grade C light foot with muskets, and half a general too few.
fn small() -> Value {
    json!({
        "name": "Two companies",
        "year": 1645,
        "limit": 50,
        "units": [{
            "number": 4,
            "name": "Okey's \u{1b}[2Jdragoons",
            "groups": [{ "count": 12, "weapons": ["musket"] }]
        }]
    })
}

#[test]
fn help_says_what_may_be_named_and_how_it_ends() {
    let table = Table::new();
    for line in [&["--help"][..], &["army", "--help"]] {
        let help = table.run(line);
        assert_eq!((help.code, help.err.as_str()), (0, ""));
        for words in [
            "An ARMY is any of",
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
fn a_line_that_is_not_understood_ends_with_2() {
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
    assert!(!table.path("data").exists(), "nothing was opened for that");
}

#[test]
fn a_bill_is_a_table_with_its_points_under_one_another() {
    let table = Table::new();
    table.army("small.json", &small());
    let cost = table.run(&["army", "cost", "small.json"]);
    assert_eq!((cost.code, cost.err.as_str()), (0, ""));
    let lines: Vec<_> = cost.out.lines().collect();
    assert!(lines[0].starts_with("Two companies: "), "{}", lines[0]);
    assert!(lines[0].ends_with(" of 50 points"), "{}", lines[0]);
    assert!(!cost.out.contains('\u{1b}'), "a name commands no terminal");
    let musket = lines.iter().find(|line| line.contains("musket")).unwrap();
    assert!(
        musket.contains("12 at +") && musket.contains("F-4."),
        "{musket}"
    );
    // The column of points ends at the same place in every line that has a clause.
    let ends: std::collections::BTreeSet<_> = lines
        .iter()
        .filter_map(|line| line.find("  F-4."))
        .collect();
    assert_eq!(ends.len(), 1, "{}", cost.out);
    assert!(!table.path("data").exists(), "a file is read where it is");
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
fn check_ends_with_0_for_a_legal_army_and_1_for_another() {
    let table = Table::new();
    let legal = table.run(&["army", "check", "naseby-1645-royalist"]);
    assert_eq!((legal.code, legal.err.as_str()), (0, ""));
    assert!(legal.out.contains(": legal, "), "{}", legal.out);

    table.army("small.json", &small());
    let wrong = table.run(&["army", "check", "small.json"]);
    assert_eq!((wrong.code, wrong.err.as_str()), (1, ""));
    assert!(wrong.out.contains("not legal"), "{}", wrong.out);
    assert!(wrong.out.contains("breach: "), "{}", wrong.out);
    let told = table.run(&["--json", "army", "check", "small.json"]);
    assert_eq!(told.code, 1);
    let told = told.json();
    assert_eq!(told["legal"], false);
    let complaints = told["complaints"].as_array().unwrap();
    let breaches = complaints.iter().filter(|one| one["severity"] == "breach");
    assert_eq!(told["breaches"], breaches.count());
}

#[test]
fn what_cannot_be_read_ends_with_3_and_says_where() {
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
    for (army, said) in [
        ("wrong.json", "army.units[0].groups[0].count"),
        ("newer.json", "newer Drumhead"),
        ("no-such.json", "no-such.json"),
        ("No such army", "No such army"),
    ] {
        for verb in ["cost", "check", "print"] {
            let ended = table.run(&["army", verb, army]);
            assert_eq!((ended.code, ended.out.as_str()), (3, ""), "{verb} {army}");
            assert!(ended.err.starts_with("drumhead: "), "{}", ended.err);
            assert!(ended.err.contains(said), "{said} is not in {}", ended.err);
        }
    }
    let import = table.run(&["army", "import", "wrong.json"]);
    assert_eq!(import.code, 3);
    assert!(import.err.contains("army.units[0]"), "{}", import.err);
}

#[test]
fn a_damaged_library_is_left_for_the_window() {
    let table = Table::new();
    std::fs::create_dir(table.path("data")).unwrap();
    let path = table.path("data/drumhead.sqlite3");
    std::fs::write(&path, "no database").unwrap();
    let list = table.run(&["army", "list"]);
    assert_eq!(list.code, 3);
    assert!(list.err.contains("is damaged"), "{}", list.err);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "no database");
}

#[test]
fn armies_are_made_listed_sent_out_and_taken_in() {
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
    let taken = table.run_with(&["army", "import", "-", "--json"], exported.out.as_bytes());
    assert_ne!(taken.json()["id"], id);

    let both = table.run(&["army", "cost", "Hopton's foot"]);
    assert_eq!(both.code, 3);
    assert!(both.err.contains(id), "which of the two: {}", both.err);
    assert_eq!(table.run(&["army", "cost", id]).code, 0);

    let rows = table.run(&["army", "list", "--json"]).json();
    assert_eq!(rows["armies"].as_array().unwrap().len(), 2);
    let shown = table.run(&["army", "list"]);
    assert!(shown.out.starts_with("Army "), "{}", shown.out);
    assert!(shown.out.contains(id), "{}", shown.out);
}

#[test]
fn a_starter_is_made_into_an_army() {
    let table = Table::new();
    let starters = table.run(&["army", "starters", "--json"]).json();
    let starter = starters[0]["id"].as_str().unwrap();
    let made = table
        .run(&["army", "new", "--starter", starter, "--json"])
        .json();
    assert_eq!(made["name"], starters[0]["name"]);
    assert_eq!(table.run(&["army", "new", "--starter", "nobody"]).code, 3);
    assert_eq!(table.run(&["army", "new", "--book", "chess"]).code, 3);
}

#[test]
fn a_playsheet_is_printed_of_a_book_and_of_a_battle() {
    let table = Table::new();
    let pdf = |name: &str| {
        std::fs::read(table.path(name))
            .unwrap()
            .starts_with(b"%PDF-")
    };

    let whole = table.run(&["print", "playsheet", "--small", "--edition", "large-type"]);
    assert_eq!((whole.code, whole.err.as_str()), (0, ""));
    assert!(pdf("Fornovo to Sedgemoor playsheet.pdf"), "{}", whole.out);
    let phone = ["print", "playsheet", "--edition", "phone", "--out", "p.pdf"];
    assert_eq!(table.run(&phone).code, 0);
    assert!(pdf("p.pdf"));

    let pair = ["naseby-1645-royalist", "naseby-1645-new-model"];
    let new = table.run(&["battle", "new", pair[0], pair[1], "--name", "Naseby"]);
    assert_eq!((new.code, new.err.as_str()), (0, ""));
    let of_battle = table.run(&["print", "playsheet", "--battle", "Naseby"]);
    assert_eq!((of_battle.code, of_battle.err.as_str()), (0, ""));
    assert!(pdf("Naseby playsheet.pdf"));

    // A phone's page has no room for cards.
    let none = table.run(&["print", "cards", pair[0], "--edition", "phone"]);
    assert_eq!(none.code, 4);
    assert!(none.err.contains("no edition"), "{}", none.err);
    assert!(none.err.contains("standard"), "{}", none.err);
    let book = table.run(&["print", "playsheet", "--book", "chess"]);
    assert!(book.err.contains("fornovo"), "{}", book.err);
}

#[test]
fn a_roster_is_printed_where_it_is_wanted() {
    let table = Table::new();
    table.army("small.json", &small());
    let pdf = |path: &Path| std::fs::read(path).unwrap().starts_with(b"%PDF-");

    let here = table.run(&["army", "print", "small.json"]);
    assert_eq!((here.code, here.err.as_str()), (0, ""));
    assert!(
        here.out.trim_end().ends_with("Two companies roster.pdf"),
        "{}",
        here.out
    );
    assert!(pdf(&table.path("Two companies roster.pdf")));

    let line = [
        "army",
        "print",
        "-",
        "--paper",
        "letter",
        "--edition",
        "ink-saving",
        "--out",
        "x.pdf",
    ];
    let ended = table.run_with(&line, file(&small()).as_bytes());
    assert_eq!((ended.code, ended.err.as_str()), (0, ""));
    assert!(pdf(&table.path("x.pdf")));

    let folder = table.0.path().to_str().unwrap();
    let refused = table.run(&["army", "print", "small.json", "--out", folder]);
    assert_eq!(refused.code, 4);
    assert!(refused.err.contains("is a folder"), "{}", refused.err);
}

/// The names of the files in a folder, in order.
fn files(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap();
    let mut names: Vec<_> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn everything_there_is_of_an_army_or_a_battle_goes_into_a_folder() {
    let table = Table::new();
    table.army("small.json", &small());
    let army = table.run(&["print", "all", "small.json", "--out", "army/papers"]);
    assert_eq!((army.code, army.err.as_str()), (0, ""));
    let found = files(&table.path("army/papers"));
    let kinds = [
        "cards",
        "labels",
        "roster for the opponent",
        "roster for the organiser",
        "roster",
    ];
    let expected: Vec<_> = kinds
        .iter()
        .map(|kind| format!("Two companies {kind}.pdf"))
        .collect();
    assert_eq!(found, expected);

    let pair = ["naseby-1645-royalist", "naseby-1645-new-model"];
    let new = table.run(&["battle", "new", pair[0], pair[1], "--name", "Naseby"]);
    assert_eq!((new.code, new.err.as_str()), (0, ""));
    let phone = ["--edition", "phone", "--paper", "letter", "--damage"];
    let line = [
        &["print", "all", "--battle", "Naseby", "--out", "b"],
        &phone[..],
    ]
    .concat();
    let battle = table.run(&line);
    assert_eq!((battle.code, battle.err.as_str()), (0, ""));
    let found = files(&table.path("b"));
    for kind in kinds.iter().chain(&["playsheet", "report", "brief"]) {
        let name = format!("Naseby {kind}.pdf");
        assert!(found.contains(&name), "{name} in {found:?}");
        let bytes = std::fs::read(table.path("b").join(&name)).unwrap();
        assert!(bytes.starts_with(b"%PDF-"), "{name}");
    }
    let neither = table.run(&["print", "all", "--out", "c"]);
    assert_eq!(neither.code, 2);
}

#[test]
fn one_document_is_printed_for_whom_and_how_it_is_wanted() {
    let table = Table::new();
    let pdf = |name: &str| {
        std::fs::read(table.path(name))
            .unwrap()
            .starts_with(b"%PDF-")
    };
    let army = "carolinas-1781-crown";
    for (line, name) in [
        (
            &[
                "roster",
                army,
                "--for",
                "organiser",
                "--edition",
                "large-type",
            ][..],
            "r.pdf",
        ),
        (
            &["cards", army, "--size", "a6", "--pages", "1-2"][..],
            "c.pdf",
        ),
        (&["labels", army, "--base", "30"][..], "l.pdf"),
    ] {
        let line = [&["print"], line, &["--out", name]].concat();
        let printed = table.run(&line);
        assert_eq!((printed.code, printed.err.as_str()), (0, ""), "{line:?}");
        assert!(pdf(name), "{name}");
    }
    let none = table.run(&["print", "cards", army, "--pages", "9"]);
    assert_eq!(none.code, 4);
    let templates = table.path("data/templates");
    std::fs::create_dir_all(&templates).unwrap();
    std::fs::write(templates.join("cards.toml"), "[cut]\ninset = \"wide\"\n").unwrap();
    let told = table.run(&["print", "cards", army, "--out", "t.pdf"]);
    assert_eq!(told.code, 0);
    assert!(told.err.contains("line 2, column 9"), "{}", told.err);
    assert!(pdf("t.pdf"));
}

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
    assert!(log.out.contains("is shaken"), "{}", log.out);
    assert!(log.out.contains("is destroyed"), "{}", log.out);
    assert_eq!(table.run(&["battle", "undo", "Naseby"]).code, 0);
    let log = table.run(&["battle", "log", "Naseby"]);
    assert!(!log.out.contains("Entered from paper"), "{}", log.out);
}

#[test]
fn whoever_stops_reading_is_told_nothing() {
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
fn about_names_the_book_and_its_author() {
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
fn a_battle_is_begun_played_taken_back_and_told_without_a_window() {
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
        asked
            .out
            .contains("one die is to be thrown: 1, 2, 3, 4, 5, 6"),
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
    // Of two battles of one name neither is taken for the other.
    table.run(&["battle", "new", armies[0], armies[1], "--name", "edgehill"]);
    let either = table.run(&["battle", "show", "Edgehill"]);
    assert_eq!(either.code, 3, "{}", either.out);
    assert!(
        either.err.contains("2 battles are called") && either.err.contains(&id),
        "{}",
        either.err
    );
    assert_eq!(table.run(&["battle", "show", &id]).code, 0);
}

#[test]
fn offers_tell_how_each_question_is_answered() {
    let table = Table::new();
    let pair = ["naseby-1645-royalist", "naseby-1645-new-model"];
    table.run(&["battle", "new", pair[0], pair[1], "--name", "Naseby"]);
    let offers = table.run(&["battle", "offers", "Naseby"]);
    assert_eq!((offers.code, offers.err.as_str()), (0, ""));
    let says = |what: &str| assert!(offers.out.contains(what), "{what}: {}", offers.out);
    says("        \"stream\"  ");
    says("40 characters at most");
    // A form of a hundred questions is told by its number.
    says("questions: --json tells them");
    assert!(offers.out.lines().count() < 60, "{}", offers.out);
    let to = "/command/to/to  Morale\n        \"good\"  ";
    let unit = table.run(&["battle", "offers", "Naseby", "--unit", "0.1"]);
    assert!(unit.out.contains(to), "{}", unit.out);
}

#[test]
fn a_battle_is_begun_with_allies_scale_year_and_readings() {
    let table = Table::new();
    let pair = ["edgehill-1642-royalist", "edgehill-1642-parliament"];
    let alone = table.run(&["battle", "new", pair[0], pair[1], "--form", "--json"]);
    let alone = alone.json();
    let mut line = vec!["battle", "new", pair[0], pair[1], "--ally"];
    line.extend(["1=lutzen-1632-swedish", "--scale", "15-20", "--year"]);
    line.extend(["1644", "--reading", "D-56=any", "--json"]);
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
    assert_eq!(setup["readings"]["D-56"], "finished");
    let units = |form: &Value| {
        let units = &form["setup"]["setup"]["sides"][0]["army"]["units"];
        units.as_array().unwrap().len()
    };
    assert!(units(&form) > units(&alone));
    // Nothing was begun; the form's set-up as a file begins it.
    assert_eq!(table.run(&["battle", "list", "--json"]).json(), json!([]));
    let file = serde_json::to_vec(&form["setup"]).unwrap();
    let begun = table.run_with(&["battle", "new", "--setup", "-", "--json"], &file);
    assert_eq!(begun.json()["view"]["sides"][0]["name"], "The King");
    let nobody = table.run(&["battle", "new", pair[0], pair[1], "--ally", "third"]);
    assert_eq!(nobody.code, 3);
}

#[test]
fn odds_of_a_fight_are_those_of_its_preview_and_only_what_stood_is_overruled() {
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
        log.last().unwrap()["overruled"].clone()
    };
    // Nothing is owed before the first turn: there is nothing to overrule.
    let begun = play("end_step", &["--overrule", "owed"]);
    assert_eq!(overruled(&begun), json!([]));
    play("initiative:0", &["--dice", "6"]);
    play("initiative:1", &["--dice", "1"]);
    play("choose_side:0", &[]);
    let meets = "/command/to/with=[{\"side\":1,\"unit\":1}]";
    let mut now = play("hand.contacts", &["--unit", "0.1", "--set", meets]);
    for _ in 0..20 {
        if now["view"]["owed"] != json!([]) {
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
        odds.contains("nobody loses") && preview.ends_with(&odds),
        "{odds}{preview}"
    );
    assert!(odds.contains("(across), in %"), "{odds}");
    // What both sides lose at once comes to the same chances as the bars.
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
    let ended = play("end_step", &["--overrule", "owed", "--overrule", "debt"]);
    assert_eq!(overruled(&ended), json!(["owed"]));
}

//! What the program says of itself, and how it ends.

use std::process::Stdio;

use super::support::Table;

#[test]
fn help_says_what_may_be_named_and_how_it_ends() {
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

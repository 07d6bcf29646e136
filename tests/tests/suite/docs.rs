//! The documents are correct: their commands work, and their links and paths exist.

use std::collections::BTreeSet;

use drumhead_tests::docs::{self, Command, Desk};
use drumhead_tests::obligations;
use drumhead_tests::proofs::root;
use drumhead_tests::tidy::{self, File};

/// Runs the commands in a document's text in reading order. Checks those that are only mentioned
/// against the help.
fn run_all(of: &str, text: &str) {
    let desk = Desk::new().unwrap();
    for command in docs::commands(text) {
        let done = if command.mention {
            desk.check_mention(&command)
        } else {
            desk.run(&command).map(|_| ())
        };
        done.unwrap_or_else(|error| panic!("{of}: {error}"));
    }
}

fn document(path: &str) -> File {
    let mut documents = docs::documents().unwrap().into_iter();
    documents.find(|file| file.path == path).unwrap()
}

#[test]
fn every_command_of_the_readme_works() {
    let readme = document("README.md");
    assert!(docs::commands(&readme.text).len() > 5);
    run_all(&readme.path, &readme.text);
}

#[test]
fn every_command_of_the_other_documents_works() {
    for document in docs::documents().unwrap() {
        if document.path != "README.md" {
            run_all(&document.path, &document.text);
        }
    }
}

#[test]
fn every_example_in_the_help_works() {
    let pages = docs::help_pages().unwrap();
    assert!(pages.len() > 30, "{}", pages.len());
    let mut ran = 0;
    for (line, help) in &pages {
        let examples = help
            .split_once("\nExamples\n")
            .map(|(_, after)| after)
            .map(|after| after.split("\n\n").next().unwrap_or_default());
        // The examples are put into a code block, because `docs::commands` reads Markdown.
        let block = format!("```\n{}\n```\n", examples.unwrap_or_default());
        ran += docs::commands(&block).len();
        run_all(line, &block);
    }
    assert!(ran > 20, "{ran}");
}

#[test]
fn help_is_in_plain_english() {
    for (line, help) in docs::help_pages().unwrap() {
        // Leaves out the examples, which are code.
        let prose = help.split("\nExamples\n").next().unwrap_or_default();
        let faults: Vec<String> = prose
            .lines()
            .flat_map(|line| docs::unplain(line.trim()))
            .collect();
        assert_eq!(faults, [""; 0], "{line}");
    }
}

#[test]
fn documents_are_in_plain_english() {
    for document in docs::documents().unwrap() {
        let faults = docs::unplain(&document.text);
        assert_eq!(faults, [""; 0], "{}", document.path);
    }
}

#[test]
fn a_change_is_one_line_of_the_changelog() {
    let text = document("CHANGELOG.md").text;
    let lines = text.lines().filter(|line| !line.is_empty());
    let (bullets, others): (Vec<_>, Vec<_>) = lines.partition(|line| line.starts_with("- "));
    assert!(bullets.len() > 30 && others.len() < bullets.len());
    let long = bullets.iter().filter(|line| line.chars().count() > 162);
    assert_eq!(long.collect::<Vec<_>>(), [&""; 0]);
    let within = others.iter().filter(|line| line.starts_with(' '));
    assert_eq!(within.collect::<Vec<_>>(), [&""; 0]);
}

#[test]
fn architecture_is_short() {
    let words = document("ARCHITECTURE.md").text.split_whitespace().count();
    assert!(words <= 1500, "{words} words");
}

/// The table of dependencies has each crate that `Cargo.toml` pins, and no other.
#[test]
fn the_table_of_dependencies_is_complete() {
    let manifest = std::fs::read_to_string(root().join("Cargo.toml")).unwrap();
    let manifest: toml::Table = toml::from_str(&manifest).unwrap();
    let pinned = manifest["workspace"]["dependencies"].as_table().unwrap();
    let pinned = pinned.keys().filter(|name| !name.starts_with("drumhead-"));
    let pinned: BTreeSet<&str> = pinned.map(String::as_str).collect();
    let text = document("ARCHITECTURE.md").text;
    let (_, table) = text.split_once("## Dependencies").unwrap();
    let rows = table.lines().filter_map(|line| line.strip_prefix("| "));
    let crates = rows.filter_map(|row| Some(row.split_once(" |")?.0)).skip(1);
    let crates = crates.filter(|cell| !cell.contains("(page)"));
    let named: BTreeSet<&str> = crates
        .flat_map(|cell| cell.split([',', ';']))
        .map(str::trim)
        .collect();
    assert_eq!(named, pinned);
}

/// Each function called in the diagram of an order exists in the crate that the diagram names.
#[test]
fn calls_in_the_diagram_of_an_order_exist() {
    let pictures = docs::pictures(&document("ARCHITECTURE.md").text);
    let calls = docs::calls(&pictures[1]);
    assert!(calls.len() > 3, "{calls:?}");
    let sources = tidy::files().unwrap();
    for (part, function) in calls {
        let folder = match part.as_str() {
            "Desk" => "src-tauri/crates/desk/src/",
            "Battle" => "src-tauri/crates/rules/src/",
            "Store" => "src-tauri/crates/store/src/",
            other => panic!("no crate is called {other}"),
        };
        let function = format!("fn {function}(");
        let has = |file: &File| file.path.starts_with(folder) && file.text.contains(&function);
        assert!(sources.iter().any(has), "{folder}: {function}");
    }
}

#[test]
fn the_tables_of_obligations_are_up_to_date() {
    for document in obligations::documents().unwrap() {
        let written = std::fs::read_to_string(&document.path).unwrap_or_default();
        let up_to_date = written == document.text;
        assert!(up_to_date, "make obligations: {}", document.path.display());
    }
}

#[test]
fn links_of_documents_have_targets() {
    let documents = docs::documents().unwrap();
    let broken = documents
        .iter()
        .flat_map(|document| docs::broken_links(document, &documents, &root()));
    assert_eq!(broken.collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn every_make_target_exists() {
    let makefile = std::fs::read_to_string(root().join("Makefile")).unwrap();
    let known = docs::makefile_targets(&makefile);
    assert!(known.contains("test") && !known.contains("@scripts/test.sh"));
    for document in docs::documents().unwrap() {
        let unknown: Vec<_> = docs::targets(&document.text)
            .difference(&known)
            .cloned()
            .collect();
        assert_eq!(unknown, [""; 0], "{}", document.path);
    }
}

#[test]
fn every_test_named_in_a_make_one_command_exists() {
    let sources = tidy::files().unwrap();
    let names = docs::tests(&document("CONTRIBUTING.md").text);
    assert!(!names.is_empty());
    for name in names {
        let function = format!("fn {name}()");
        let defined = |file: &File| file.path.ends_with(".rs") && file.text.contains(&function);
        assert!(sources.iter().any(defined), "{name}");
    }
}

#[test]
fn every_path_exists() {
    for document in docs::documents().unwrap() {
        let mut paths = docs::paths(&document.text);
        paths.retain(|path| !root().join(path).exists());
        assert_eq!(paths.len(), 0, "{}: {paths:?}", document.path);
    }
}

#[test]
fn every_document_is_in_the_index() {
    let index = docs::links(&document("docs/README.md").text);
    for document in docs::documents().unwrap() {
        let Some(name) = document.path.strip_prefix("docs/") else {
            continue;
        };
        let listed = name == "README.md" || index.iter().any(|link| link == name);
        assert!(listed, "{name} is not in docs/README.md");
    }
}

#[test]
fn commands_are_found_with_their_exit_codes() {
    let text = "Type `drumhead about`, `drumhead army cost ARMY` or `drumhead --help`, not \
        `cargo run`.\n\n```\ndrumhead army check x   # exit code 3\n\
        drumhead army \\\n  list\nmake run\n```\n";
    let command = |line: &str, code, mention| Command {
        line: line.to_owned(),
        code,
        mention,
    };
    let expected = [
        command("drumhead about", 0, true),
        command("drumhead army cost ARMY", 0, true),
        command("drumhead --help", 0, false),
        command("drumhead army check x   # exit code 3", 3, false),
        command("drumhead army    list", 0, false),
    ];
    assert_eq!(docs::commands(text), expected);
}

#[test]
fn a_failing_command_is_detected() {
    let desk = Desk::new().unwrap();
    let of = |line: &str| docs::commands(&format!("`{line}`")).remove(0);
    assert!(desk.run(&of("drumhead about")).is_ok());
    let error = desk.run(&of("drumhead army cost nothing")).unwrap_err();
    assert!(error.to_string().contains("No army matches"), "{error}");
    assert!(desk.run(&of("drumhead about # exit code 1")).is_err());
    // A failure before a pipe is found too.
    assert!(desk.run(&of("drumhead army dance | cat")).is_err());

    assert!(
        desk.check_mention(&of("drumhead battle replay FILE --out FILE"))
            .is_ok()
    );
    assert!(
        desk.check_mention(&of("drumhead battle replay FILE --into FILE"))
            .is_err()
    );
    assert!(
        desk.check_mention(&of("drumhead battle dance FILE"))
            .is_err()
    );
}

#[test]
fn a_dead_link_target_or_path_is_detected() {
    let file = |path: &str, text: &str| File {
        path: path.to_owned(),
        text: text.to_owned(),
    };
    let links = "[a](../README.md) [b](../README.md#one-idea) [c](#here) ![d](no.png) [e](#there) \
        [f](https://example.org/x) [g](../README.md#two)\n\n# Here\n";
    let page = file("docs/page.md", links);
    let all = [
        page.clone(),
        file("README.md", "# One *idea*\n# One idea\n"),
    ];
    let broken = docs::broken_links(&page, &all, &root());
    let expected = ["no.png", "#there", "../README.md#two"];
    assert_eq!(broken, expected.map(|link| format!("docs/page.md: {link}")));
    assert!(docs::anchors(&all[1].text).contains("one-idea-1"));

    let text = "Run `make test lint`, then `make t T=word`, `data/none.toml`, `data/<book>/x`:\n\n\
        ```\nmake run   # it asks first\n```\n";
    let found: Vec<String> = docs::targets(text).into_iter().collect();
    assert_eq!(found, ["lint", "run", "t", "test"]);
    let found: Vec<String> = docs::paths(text).into_iter().collect();
    assert_eq!(found, ["data/none.toml"]);
}

#[test]
fn arrows_and_calls_of_a_diagram_are_found() {
    let text = "```mermaid\ngraph TD\n  one --> two\n  two --> three\n```\n\n```\na --> b\n```\n\n\
        ```mermaid\nsequenceDiagram\n  Page->>Desk: play(x)\n  Desk-->>Page: a view\n```\n";
    let pictures = docs::pictures(text);
    assert_eq!(pictures.len(), 2);
    let pair = |one: &str, other: &str| (one.to_owned(), other.to_owned());
    assert_eq!(
        docs::arrows(&pictures[0]),
        [pair("one", "two"), pair("two", "three")].into()
    );
    assert_eq!(docs::calls(&pictures[1]), [pair("Desk", "play")]);
}

#[test]
fn a_word_to_avoid_is_detected() {
    assert_eq!(
        docs::unplain("A withstands b. `kept`\n\n```\nbreach\n```\n"),
        [""; 0]
    );
    let found = docs::unplain("An army is put\naway, **kept** and so on.");
    assert_eq!(found.len(), 2, "{found:?}");
}

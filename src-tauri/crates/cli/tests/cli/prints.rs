//! All documents, printed on the command line.

use std::path::Path;

use super::support::{Table, file, small};

#[test]
fn playsheets_of_rulebooks_and_battles_are_printed() {
    let table = Table::new();
    let pdf = |name: &str| {
        std::fs::read(table.path(name))
            .unwrap()
            .starts_with(b"%PDF-")
    };

    // A battle has its own scale; the error says where to choose it.
    let refused = table.run(&["print", "playsheet", "--battle", "Any", "--small"]);
    assert_eq!(refused.code, 4);
    assert!(refused.err.contains("--scale 15-20"), "{}", refused.err);
    let printed = table.run(&["print", "playsheet", "--small", "--edition", "large-type"]);
    assert_eq!((printed.code, printed.err.as_str()), (0, ""));
    assert!(pdf("Fornovo to Sedgemoor playsheet.pdf"), "{}", printed.out);
    let phone = ["print", "playsheet", "--edition", "phone", "--out", "p.pdf"];
    assert_eq!(table.run(&phone).code, 0);
    assert!(pdf("p.pdf"));

    let pair = ["naseby-1645-royalist", "naseby-1645-new-model"];
    let new = table.run(&["battle", "new", pair[0], pair[1], "--name", "Naseby"]);
    assert_eq!((new.code, new.err.as_str()), (0, ""));
    let of_battle = table.run(&["print", "playsheet", "--battle", "Naseby"]);
    assert_eq!((of_battle.code, of_battle.err.as_str()), (0, ""));
    assert!(pdf("Naseby playsheet.pdf"));

    // A phone's page is too narrow for cards.
    let none = table.run(&["print", "cards", pair[0], "--edition", "phone"]);
    assert_eq!(none.code, 4);
    assert!(none.err.contains("has no “phone” edition"), "{}", none.err);
    assert!(none.err.contains("standard"), "{}", none.err);
    let book = table.run(&["print", "playsheet", "--book", "chess"]);
    assert!(book.err.contains("fornovo"), "{}", book.err);
}

#[test]
fn a_roster_is_printed_into_the_chosen_file() {
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
    assert_eq!(refused.code, 3);
    assert!(refused.err.contains("is a folder"), "{}", refused.err);
    let nowhere = table.run(&["army", "print", "small.json", "--out", "no/such/x.pdf"]);
    assert_eq!(nowhere.code, 3);
}

/// Returns the names of the files in a folder, in order.
fn files(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap();
    let mut names: Vec<_> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn all_documents_are_printed_into_a_folder() {
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
fn a_document_is_printed_for_the_chosen_reader_and_edition() {
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
    let printed = table.run(&["print", "cards", army, "--out", "t.pdf"]);
    assert_eq!(printed.code, 0);
    assert!(printed.err.contains("line 2, column 9"), "{}", printed.err);
    assert!(pdf("t.pdf"));
}

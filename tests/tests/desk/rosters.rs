//! Rosters and exports as files.

use std::path::Path;

use drumhead_desk::{Code, Edition, Paper, PrintOptions};

use super::support::*;

const OPTIONS: PrintOptions = PrintOptions {
    paper: Paper::A4,
    edition: Edition::Standard,
    bill: true,
};

#[test]
fn a_roster_is_written_where_the_player_wants_it() {
    let (folder, mut desk, army) = desk_with_army();
    let to = folder.path().join("roster.pdf");
    for _ in 0..2 {
        // The second time it is written over.
        let printed = desk.print_roster(&army.id, OPTIONS, Some(&to)).unwrap();
        assert_eq!(Path::new(&printed.path), to);
        assert!(std::fs::read(&to).unwrap().starts_with(b"%PDF-"));
        assert_eq!(desk.written(&printed.path).unwrap(), to);
    }
    let left: Vec<_> = std::fs::read_dir(folder.path()).unwrap().collect();
    let parts = left.into_iter().filter(|entry| {
        let name = entry.as_ref().unwrap().file_name();
        name.to_string_lossy().starts_with(".tmp")
    });
    assert_eq!(parts.count(), 0, "a part of a file was left behind");
}

#[test]
fn a_roster_only_looked_at_goes_with_the_desk() {
    let (_folder, mut desk, army) = desk_with_army();
    desk.edit(&army.id, 0, &rename("../a/b: \"c\" <d>"), None, None)
        .unwrap();
    let printed = desk.print_roster(&army.id, OPTIONS, None).unwrap();
    let path = Path::new(&printed.path).to_owned();
    assert_eq!(path.file_name().unwrap(), "a b c d.pdf");
    assert!(path.is_file());
    drop(desk);
    assert!(!path.exists());
}

#[test]
fn a_folder_is_not_written_over() {
    let (folder, mut desk, army) = desk_with_army();
    let wrong = [
        folder.path().to_owned(),
        folder.path().join("no/such/roster.pdf"),
    ];
    for to in wrong {
        let error = desk.print_roster(&army.id, OPTIONS, Some(&to)).unwrap_err();
        assert_eq!(error.code, Code::Print);
        assert!(error.message.contains(to.to_str().unwrap()), "{error}");
        assert!(!error.hint.is_empty());
    }
    assert!(folder.path().is_dir());
}

#[test]
fn only_what_the_desk_wrote_is_given_to_the_system() {
    let (folder, desk, _) = desk_with_army();
    let other = folder.path().join("other.pdf");
    std::fs::write(&other, b"%PDF-").unwrap();
    for path in [
        other.to_str().unwrap(),
        "/bin/sh",
        "https://example.org",
        "",
    ] {
        assert_eq!(
            desk.written(path).unwrap_err().code,
            Code::NotFound,
            "{path}"
        );
    }
}

#[test]
fn an_army_is_saved_as_its_export_says() {
    let (folder, mut desk, army) = desk_with_army();
    let to = folder.path().join("army.json");
    desk.export_to(&army.id, &to).unwrap();
    let written = std::fs::read_to_string(&to).unwrap();
    assert_eq!(written, desk.export(&army.id).unwrap());
}

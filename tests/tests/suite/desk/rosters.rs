//! Documents and exports as files.

use std::path::Path;
use std::process::Command;

use drumhead_desk::{Code, DocumentKind, Opened, PrintOrder, RosterFor, Subject};

use super::support::*;

fn roster_of(army: &Opened) -> PrintOrder {
    let id = army.id.clone();
    PrintOrder::new(Subject::Army { id }, DocumentKind::Roster)
}

#[test]
fn a_roster_is_written_to_the_players_path() {
    let (folder, mut desk, army) = desk_with_army();
    let to = folder.path().join("roster.pdf");
    for _ in 0..2 {
        // The second print overwrites the file.
        let printed = desk
            .printer()
            .print_document(&roster_of(&army), Some(&to))
            .unwrap();
        assert_eq!(Path::new(&printed.path), to);
        assert_eq!(printed.notices, Vec::<String>::new());
        assert!(std::fs::read(&to).unwrap().starts_with(b"%PDF-"));
        assert_eq!(desk.printer().written(&printed.path).unwrap(), to);
    }
    let left: Vec<_> = std::fs::read_dir(folder.path()).unwrap().collect();
    let parts = left.into_iter().filter(|entry| {
        let name = entry.as_ref().unwrap().file_name();
        name.to_string_lossy().starts_with(".tmp")
    });
    assert_eq!(parts.count(), 0, "a partial file was left behind");
}

#[test]
fn a_previewed_roster_is_removed_with_the_desk() {
    let (_folder, mut desk, army) = desk_with_army();
    desk.library()
        .edit(&army.id, 0, &rename("../a/b: \"c\" <d>"), None, None)
        .unwrap();
    let printed = desk
        .printer()
        .print_document(&roster_of(&army), None)
        .unwrap();
    let path = Path::new(&printed.path).to_owned();
    assert_eq!(path.file_name().unwrap(), "a b c d roster.pdf");
    assert!(path.is_file());
    drop(desk);
    assert!(!path.exists());
}

#[test]
fn a_folder_is_not_overwritten() {
    let (folder, mut desk, army) = desk_with_army();
    let wrong = [
        folder.path().to_owned(),
        folder.path().join("no/such/roster.pdf"),
        // The special file `/dev/null` would be replaced with an ordinary file.
        #[cfg(unix)]
        std::path::PathBuf::from("/dev/null"),
    ];
    for to in wrong {
        let error = desk
            .printer()
            .print_document(&roster_of(&army), Some(&to))
            .unwrap_err();
        assert_eq!(error.code, Code::Unwritten);
        assert!(error.message().contains(to.to_str().unwrap()), "{error}");
        assert!(!error.hint().is_empty());
    }
    assert!(folder.path().is_dir());
}

#[test]
fn only_files_written_by_the_desk_are_opened_by_the_system() {
    let (folder, mut desk, _) = desk_with_army();
    let other = folder.path().join("other.pdf");
    std::fs::write(&other, b"%PDF-").unwrap();
    for path in [
        other.to_str().unwrap(),
        "/bin/sh",
        "https://example.org",
        "",
    ] {
        assert_eq!(
            desk.printer().written(path).unwrap_err().code,
            Code::NotFound,
            "{path}"
        );
    }
}

#[test]
fn an_army_is_saved_in_the_form_of_its_export() {
    let (folder, mut desk, army) = desk_with_army();
    let to = folder.path().join("army.json");
    desk.printer().export_to(&army.id, &to).unwrap();
    let written = std::fs::read_to_string(&to).unwrap();
    assert_eq!(written, desk.library().export(&army.id).unwrap());
}

#[test]
fn a_document_that_the_subject_does_not_have_is_refused() {
    let (_folder, mut desk, army) = desk_with_army();
    let mut order = roster_of(&army);
    order.document = DocumentKind::Report;
    let error = desk.printer().document(&order).unwrap_err();
    assert_eq!(error.code, Code::Print);
    assert!(
        error
            .message()
            .contains("Cannot print this document (report) for an army"),
        "{error}"
    );
    order.document = DocumentKind::Roster;
    order.subject = Subject::Army {
        id: "nobody".to_owned(),
    };
    assert_eq!(
        desk.printer().document(&order).unwrap_err().code,
        Code::NotFound
    );
}

#[test]
fn only_the_selected_pages_are_printed() {
    let (_folder, mut desk, _) = desk_with_army();
    let army = desk.library().from_starter("naseby-1645-royalist").unwrap();
    let mut order = roster_of(&army);
    order.for_whom = RosterFor::Organiser;
    let file = tempfile::NamedTempFile::new().unwrap();
    let pages = |bytes: &[u8]| -> usize {
        std::fs::write(file.path(), bytes).unwrap();
        let info = Command::new("pdfinfo").arg(file.path()).output().unwrap();
        let info = String::from_utf8_lossy(&info.stdout).into_owned();
        let count = info.lines().find_map(|line| line.strip_prefix("Pages:"));
        count.unwrap().trim().parse().unwrap()
    };
    let document = desk.printer().document(&order).unwrap();
    assert!(pages(&document.bytes) > 2, "{}", pages(&document.bytes));
    order.pages = Some("2-3".to_owned());
    let some = desk.printer().document(&order).unwrap();
    assert_eq!(pages(&some.bytes), 2);
    order.pages = Some("99".to_owned());
    let error = desk.printer().document(&order).unwrap_err();
    assert_eq!(error.code, Code::Print);
}

#[test]
fn a_players_template_is_used() {
    let (folder, mut desk, army) = desk_with_army();
    let order = roster_of(&army);
    let usual = desk.printer().document(&order).unwrap();
    let templates = folder.path().join("templates");
    std::fs::create_dir(&templates).unwrap();
    let file = templates.join("roster.toml");
    std::fs::write(&file, "[margins]\nleft = 90\n").unwrap();
    let own = desk.printer().document(&order).unwrap();
    assert_eq!(own.notices, Vec::<String>::new());
    assert_ne!(own.bytes, usual.bytes);
    // A template for rosters does not apply to cards.
    let mut cards = order.clone();
    cards.document = DocumentKind::Cards;
    assert_eq!(
        desk.printer().document(&cards).unwrap().notices,
        Vec::<String>::new()
    );
}

#[test]
fn a_broken_template_is_reported_and_the_built_in_one_used() {
    let (folder, mut desk, army) = desk_with_army();
    let order = roster_of(&army);
    let usual = desk.printer().document(&order).unwrap();
    let templates = folder.path().join("templates");
    std::fs::create_dir(&templates).unwrap();
    let file = templates.join("roster.toml");
    let long = "#".repeat(300_000);
    for (text, why) in [
        ("\n[margins]\n  left = \"wide\"\n", "line 3, column 10"),
        ("nonsense", "line 1"),
        (long.as_str(), "bytes"),
    ] {
        std::fs::write(&file, text).unwrap();
        let printed = desk.printer().document(&order).unwrap();
        assert_eq!(printed.bytes, usual.bytes);
        let [notice] = printed.notices.as_slice() else {
            panic!("{:?}", printed.notices)
        };
        assert!(notice.contains(why), "{notice}");
        assert!(notice.contains(file.to_str().unwrap()), "{notice}");
        let saved = desk.printer().print_document(&order, None).unwrap();
        assert_eq!(saved.notices, printed.notices);
    }
    // A folder is not a template.
    std::fs::remove_file(&file).unwrap();
    std::fs::create_dir(&file).unwrap();
    assert_eq!(desk.printer().document(&order).unwrap().notices.len(), 1);
}

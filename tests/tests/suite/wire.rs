//! The stored types of a rulebook's battles have a version, and a change in their shape raises it.

use std::path::Path;

use drumhead_shelf::BookId;
use drumhead_tests::proofs::root;
use drumhead_tests::tidy::{File, files};
use drumhead_tests::wire::types;

/// The folder with the shapes of each rulebook's types at its version.
const FOLDER: &str = "tests/fixtures/wire";

/// Returns the first differing line of each text.
fn difference<'a>(stored: &'a str, made: &'a str) -> (&'a str, &'a str) {
    let (mut stored, mut made) = (stored.lines(), made.lines());
    loop {
        match (stored.next(), made.next()) {
            (one, other) if one == other && one.is_some() => {}
            (one, other) => return (one.unwrap_or_default(), other.unwrap_or_default()),
        }
    }
}

/// Writes the shapes of a new version. In CI, the check fails instead: a missing file was not
/// committed.
fn check(book: BookId, path: &Path, made: &str) -> Result<(), String> {
    let (id, version) = (book.id(), book.version());
    let text = format!("version {version}\n{made}");
    let stored = std::fs::read_to_string(path).unwrap_or_default();
    if stored == text {
        return Ok(());
    }
    let (first, shapes) = stored.split_once('\n').unwrap_or_default();
    let before: u32 = first.trim_start_matches("version ").parse().unwrap_or(0);
    if before >= version {
        let (was, is) = difference(shapes, made);
        return Err(format!(
            "The stored types of {id} have changed, but the version is still {version}.\n\
             1. Raise VERSION in src-tauri/crates/books/{id}/src/upcast.rs.\n\
             2. Convert the data of version {before} in the same file. A new field has a default.\n\
             3. Run this test once without CI, and commit {FOLDER}/{id}.txt.\n\
             was: {was}\n is: {is}"
        ));
    }
    if std::env::var_os("CI").is_some() {
        return Err(format!(
            "{FOLDER}/{id}.txt is stale: run the tests once without CI and commit the file"
        ));
    }
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    std::fs::write(path, text).unwrap();
    Ok(())
}

#[test]
fn a_change_to_stored_types_raises_the_version_of_their_rulebook() {
    let files = files().unwrap();
    let mut wrong = Vec::new();
    for book in BookId::ALL {
        let path = root().join(FOLDER).join(format!("{}.txt", book.id()));
        let made = types(&files, book.id());
        assert!(made.lines().count() > 20, "{book:?}: {made}");
        wrong.extend(check(*book, &path, &made).err());
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

/// Returns the shapes of a rulebook with these sources.
fn of(source: &str) -> String {
    let file = |path: &str, text: &str| File {
        path: format!("src-tauri/crates/{path}"),
        text: text.to_owned(),
    };
    let shared = "#[derive(Serialize)] pub struct UnitRef { side: u8, unit: u16 }";
    let files = [
        file("books/toy/src/lib.rs", source),
        file("vocabulary/src/play.rs", shared),
    ];
    types(&files, "toy")
}

const SOURCE: &str = r#"
    written! {
        /// A unit shot.
        pub struct Shot {
            /// The unit shot at.
            #[serde(default)]
            pub target: UnitRef,
            pub aim: Aim,
        }
    }
    ids! { Aim as "ToyAim" { High = "high", Low = "low" } }
    facts! { Event as "ToyEvent" of Toy: Shot }
    impl ListBook for Toy { type Kind = Kind; fn name() {} }
    type Army = ListArmy<Toy>;
    #[derive(Clone, serde::Serialize)]
    pub(crate) struct Kind { pub figures: u8 }
    #[derive(Clone)]
    pub struct Plan { figures: u8 }
    #[derive(Serialize)]
    struct Elsewhere { aim: Aim }
"#;

#[test]
fn the_shapes_of_all_stored_types_are_found() {
    let wanted = "\
        Aim = Aim as \"ToyAim\" { High = \"high\" , Low = \"low\" }\n\
        Army = type Army = ListArmy < Toy > ;\n\
        Event = Event as \"ToyEvent\" of Toy : Shot\n\
        Kind = struct Kind { figures : u8 }\n\
        Shot = struct Shot { #[serde ( default )] target : UnitRef , aim : Aim , }\n\
        Toy = type Kind = Kind ;\n\
        UnitRef = struct UnitRef { side : u8 , unit : u16 }\n";
    assert_eq!(of(SOURCE), wanted);
}

#[test]
fn a_shape_changes_with_a_field_and_not_with_a_doc_comment() {
    let changed = |from: &str, to: &str| {
        assert!(SOURCE.contains(from), "{from}");
        of(&SOURCE.replace(from, to)) != of(SOURCE)
    };
    assert!(changed("pub aim: Aim", "pub aim: Option<Aim>"));
    assert!(changed("\"high\"", "\"higher\""));
    assert!(changed("#[serde(default)]", ""));
    assert!(changed("of Toy: Shot", "of Toy: Shot, Kind"));
    assert!(changed("pub figures: u8", "pub figures: u16"));
    assert!(!changed("/// The unit shot at.", "/// The target."));
    assert!(!changed("pub(crate) struct Kind", "pub struct Kind"));
    assert!(!changed(
        "struct Plan { figures: u8 }",
        "struct Plan { figures: u16 }"
    ));
    assert!(!changed(
        "struct Elsewhere { aim: Aim }",
        "struct Elsewhere { aim: u8 }"
    ));
}

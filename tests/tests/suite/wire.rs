//! The stored types of a rulebook have versions, and a change in the shape of a type must raise its
//! version.

use std::path::Path;

use drumhead_shelf::{ArmyVersion, BookId};
use drumhead_tests::proofs::root;
use drumhead_tests::tidy::{File, files};
use drumhead_tests::wire::{Wire, types};

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

/// A version of a rulebook with the shapes of its types.
struct Shapes {
    /// The name of the file with the shapes.
    name: String,
    version: u32,
    made: String,
    /// Whether the version may rise while these types stay the same: the file then keeps the version
    /// in which they changed.
    rises_alone: bool,
    /// The instructions for a developer who has changed the types.
    steps: String,
}

/// Compares the shapes with their file. If the version was raised, writes the file; in CI the check
/// fails instead, because the new file was not committed.
fn check(folder: &Path, shapes: &Shapes) -> Result<(), String> {
    let Shapes {
        name,
        version,
        made,
        rises_alone,
        steps,
    } = shapes;
    let path = folder.join(format!("{name}.txt"));
    let text = format!("version {version}\n{made}");
    let stored = std::fs::read_to_string(&path).unwrap_or_default();
    if stored == text {
        return Ok(());
    }
    let (first, before) = stored.split_once('\n').unwrap_or_default();
    let raised_from: u32 = first.trim_start_matches("version ").parse().unwrap_or(0);
    if *rises_alone && before == made && raised_from <= *version {
        return Ok(());
    }
    if raised_from >= *version {
        let (was, is) = difference(before, made);
        return Err(format!(
            "The stored types of {name} have changed, but the version is still {version}.\n\
             {steps}\n\
             Run this test once without CI, and commit {FOLDER}/{name}.txt.\n\
             was: {was}\n is: {is}"
        ));
    }
    if std::env::var_os("CI").is_some() {
        return Err(format!(
            "{FOLDER}/{name}.txt is stale: run the tests once without CI and commit the file"
        ));
    }
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    std::fs::write(path, text).unwrap();
    Ok(())
}

/// Returns the shapes of a rulebook's types of one kind, with their version.
fn shapes(files: &[File], book: BookId, wire: Wire) -> Shapes {
    let (id, made) = (book.id(), types(files, book.id(), wire));
    let upcast = format!("src-tauri/crates/books/{id}/src/upcast.rs");
    let (name, version, steps) = match wire {
        Wire::Rows => (
            id.to_owned(),
            book.version(),
            format!(
                "1. Raise VERSION in {upcast}.\n\
                 2. Convert the data of the previous version in the same file. A new field has a \
                 default.\n\
                 3. Run `make versions`, and commit the new files in tests/fixtures/versions."
            ),
        ),
        Wire::Army => (
            format!("{id}-army"),
            ArmyVersion::NOW.0,
            format!(
                "1. Raise ArmyVersion::NOW in src-tauri/crates/rules/src/upcast.rs, and VERSION in \
                 {upcast}.\n\
                 2. Add both to ARMIES there, and convert armies of the previous version.\n\
                 3. Run `make versions`, and commit the new files in tests/fixtures/versions."
            ),
        ),
        Wire::State => (
            format!("{id}-state"),
            book.states(),
            format!(
                "Raise VERSION in {upcast}, and set STATES to the same number: digests of earlier \
                 states cannot be compared."
            ),
        ),
    };
    Shapes {
        name,
        version,
        made,
        rises_alone: wire != Wire::Rows,
        steps,
    }
}

const WIRES: [Wire; 3] = [Wire::Rows, Wire::Army, Wire::State];

#[test]
fn a_change_to_stored_types_raises_the_version_of_their_rulebook() {
    let files = files().unwrap();
    let folder = root().join(FOLDER);
    let mut wrong = Vec::new();
    for book in BookId::ALL {
        for wire in WIRES {
            let shapes = shapes(&files, *book, wire);
            let least = if wire == Wire::Rows { 20 } else { 2 };
            assert!(
                shapes.made.lines().count() > least,
                "{}: {}",
                shapes.name,
                shapes.made
            );
            wrong.extend(check(&folder, &shapes).err());
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

#[test]
fn a_changed_army_state_or_column_needs_its_own_version() {
    let files = files().unwrap();
    let folder = root().join(FOLDER);
    let changed = [
        (
            Wire::Army,
            "Raise ArmyVersion::NOW",
            "colours : String",
            "colours : u8",
        ),
        (Wire::State, "set STATES", "turn : u32", "turn : u16"),
        (
            Wire::Rows,
            "Raise VERSION",
            "by_desk : bool",
            "by_desk : u8",
        ),
        (
            Wire::Rows,
            "Raise VERSION",
            "overruled : Vec",
            "overruled : BTreeSet",
        ),
        (Wire::Rows, "Raise VERSION", "held_field", "holds_field"),
    ];
    for (wire, step, from, to) in changed {
        let shapes = BookId::ALL.iter().map(|book| shapes(&files, *book, wire));
        let mut found = shapes.filter(|shapes| shapes.made.contains(from));
        let shapes = found
            .next()
            .unwrap_or_else(|| panic!("{wire:?} has no {from}"));
        let other = Shapes {
            made: shapes.made.replace(from, to),
            ..shapes
        };
        let refused = check(&folder, &other).unwrap_err();
        assert!(refused.contains(step), "{refused}");
    }
}

#[test]
fn armies_in_new_set_ups_have_the_current_version() {
    for book in BookId::ALL {
        let path = root().join(FOLDER).join(format!("{}-army.txt", book.id()));
        let text = std::fs::read_to_string(path).unwrap();
        let version = text.lines().next().unwrap().trim_start_matches("version ");
        let in_setup = book.army_in_setup(book.version());
        assert_eq!(in_setup.0.to_string(), version, "ARMIES of {book:?}");
        assert_eq!(book.army_in_setup(1).0, 1, "{book:?}");
    }
}

/// Returns the shapes of a rulebook with this source.
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
    types(&files, "toy", Wire::Rows)
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

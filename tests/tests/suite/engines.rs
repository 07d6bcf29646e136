//! Each rulebook's engine has the fingerprint of the rulebook's sources and data.

use std::collections::BTreeSet;
use std::path::Path;

use drumhead_shelf::BookId;
use drumhead_tests::proofs::root;

/// The source that the build scripts of the rulebooks include.
mod fingerprint {
    include!("../../../src-tauri/crates/rules/fingerprint.rs");
}

/// Returns the fingerprint of these folders.
fn of(folders: &[&Path]) -> String {
    let folders: Vec<&str> = folders.iter().map(|it| it.to_str().unwrap()).collect();
    let directives = fingerprint::directives(&folders).unwrap();
    let (_, engine) = directives.trim_end().split_once("ENGINE=").unwrap();
    engine.to_owned()
}

#[test]
fn each_rulebook_has_the_fingerprint_of_its_sources_and_data() {
    let mut engines = BTreeSet::new();
    for book in BookId::ALL {
        let crates = root().join("src-tauri/crates");
        let [rules, vocabulary] = ["rules/src", "vocabulary/src"].map(|name| crates.join(name));
        let own = crates.join("books").join(book.id()).join("src");
        let data = root().join("data").join(book.id());
        assert_eq!(
            book.engine(),
            of(&[&own, &rules, &vocabulary, &data]),
            "{book:?}"
        );
        engines.insert(book.engine());
    }
    assert_eq!(engines.len(), BookId::ALL.len());
}

#[test]
fn a_fingerprint_depends_on_every_file_except_those_of_tests() {
    let folder = tempfile::tempdir().unwrap();
    let write = |path: &str, text: &str| {
        let path = folder.path().join(path);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
        of(&[folder.path()])
    };
    let first = write("lib.rs", "mod fire;");
    let second = write("fire/odds.rs", "const NEEDS: u8 = 4;");
    let third = write("fire/odds.rs", "const NEEDS: u8 = 5;");
    assert!(first != second && second != third && first != third);
    assert_eq!(write("fire/tests.rs", "fn it_hits() {}"), third);
    assert_eq!(write("tests/order.rs", "fn it_marches() {}"), third);
    assert_eq!(write("fire/odds.rs", "const NEEDS: u8 = 4;"), second);
    // The same text in another file makes a different engine.
    std::fs::remove_file(folder.path().join("fire/odds.rs")).unwrap();
    assert_ne!(write("fire/sums.rs", "const NEEDS: u8 = 4;"), second);
}

//! Players' sentences are in the catalogues, not in the code of the programs.

use drumhead_tests::literals::{PLACES, Place, misplaced, sentences};
use drumhead_tests::tidy::{File, files};

#[test]
fn sentences_in_the_code_are_for_developers() {
    let found = sentences(&files().unwrap()).unwrap();
    assert_eq!(misplaced(&found, PLACES), [""; 0]);
}

/// Returns the sentences of a program's file with this text.
fn in_file(text: &str) -> Vec<String> {
    let file = File {
        path: "src-tauri/crates/desk/src/x.rs".to_owned(),
        text: text.to_owned(),
    };
    let found = sentences(&[file]).unwrap();
    found.into_values().flatten().collect()
}

#[test]
fn a_sentence_in_the_code_is_found() {
    let sentence = "these words are a sentence";
    for code in [
        "fn f() -> &'static str { \"these words are a sentence\" }",
        "fn f() -> String { format!(\"these words are a sentence\") }",
        "fn f() { rows! { a => { say(\"these words are a sentence\"), } } }",
        "#[derive(Error)] enum E { #[error(\"these words are a sentence\")] A }",
        "macro_rules! m { ($a:ident) => { \"these words are a sentence\" }; }",
    ] {
        assert_eq!(in_file(code), [sentence], "{code}");
    }
}

#[test]
fn keys_and_developers_texts_are_not_sentences() {
    for code in [
        "fn f() { message(\"desk.print.nothing\") }",
        "fn f() { say(\"no such page\") }",
        "/// This is what it does.\nfn f() {}",
        "ids! { /// This is what it does.\n A = \"a\" }",
        "fn f() { x.expect(\"this is always so here\") }",
        "fn f() { assert!(x, \"this is always so here\") }",
        "#[allow(x, reason = \"this is why it is so\")] fn f() {}",
        "#[cfg(test)] mod tests { fn f() { say(\"these words are a sentence\") } }",
        "fn f() { sql(\"SELECT all of these columns FROM rows\") }",
    ] {
        assert_eq!(in_file(code), [""; 0], "{code}");
    }
}

#[test]
fn a_place_with_too_many_or_no_sentences_is_found() {
    let text = "fn f() { say(\"these words are a sentence\") }".to_owned();
    let path = "src-tauri/crates/host/src/x.rs".to_owned();
    let found = sentences(&[File { path, text }]).unwrap();
    let faults = |path, most| misplaced(&found, &[Place { path, most }]).len();
    assert_eq!(faults("src-tauri/crates/host/", 1), 0);
    assert_eq!(faults("src-tauri/crates/host/src/x.rs", 1), 0);
    assert_eq!(faults("src-tauri/crates/host/", 0), 1);
    // Without a final slash, a path is not that of a folder. There are then two faults: a sentence
    // outside every place, and a place without sentences.
    assert_eq!(faults("src-tauri/crates/hos", 1), 2);
}

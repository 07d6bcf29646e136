//! The project's documents: the commands, links and paths in their Markdown.
//!
//! Each check takes text and returns its findings, so that a test can check faulty text.

mod markdown;
mod run;

use std::collections::BTreeSet;
use std::path::Path;

pub use markdown::{
    Command, anchors, arrows, calls, commands, links, paths, pictures, targets, tests,
};
pub use run::{Desk, help_pages};

use crate::tidy::{self, File};

/// Returns every Markdown file of the project.
///
/// # Errors
/// A system error if a file cannot be read.
pub fn documents() -> std::io::Result<Vec<File>> {
    let mut files = tidy::files()?;
    let markdown = |file: &File| Path::new(&file.path).extension() == Some("md".as_ref());
    files.retain(markdown);
    Ok(files)
}

/// Returns the links in a document to a file or a heading that does not exist.
pub fn broken_links(document: &File, all: &[File], root: &Path) -> Vec<String> {
    let folder = Path::new(&document.path).parent().unwrap_or(Path::new(""));
    let broken = |target: &String| {
        let (file, anchor) = target.split_once('#').unwrap_or((target, ""));
        let path = if file.is_empty() {
            document.path.clone()
        } else {
            normal(&folder.join(file))
        };
        match all.iter().find(|page| page.path == path) {
            Some(page) => !anchor.is_empty() && !anchors(&page.text).contains(anchor),
            None => !anchor.is_empty() || !root.join(&path).exists(),
        }
    };
    let links = links(&document.text).into_iter();
    links
        .filter(|target| !target.contains("://"))
        .filter(broken)
        .map(|target| format!("{}: {target}", document.path))
        .collect()
}

/// Returns the path without `.` and `..`, with slashes.
fn normal(path: &Path) -> String {
    let mut parts: Vec<String> = Vec::new();
    for part in path.components() {
        match part.as_os_str().to_string_lossy().as_ref() {
            "." => {}
            ".." => {
                parts.pop();
            }
            name => parts.push(name.to_owned()),
        }
    }
    parts.join("/")
}

/// Returns the targets of a Makefile.
pub fn makefile_targets(makefile: &str) -> BTreeSet<String> {
    let rule = |line: &str| {
        let (name, _) = line.split_once(':')?;
        let letters = name.chars().all(|c| c.is_ascii_lowercase() || c == '-');
        (letters && !name.is_empty()).then(|| name.to_owned())
    };
    makefile.lines().filter_map(rule).collect()
}

/// Words to avoid in documents, each with a replacement.
const UNPLAIN: &[(&str, &str)] = &[
    ("breach", "problem"),
    ("breaches", "problems"),
    ("complaint", "problem"),
    ("kept", "saved, stored"),
    ("mend", "fix"),
    ("mends", "fixes"),
    ("nought", "0"),
    ("owed", "to do"),
    ("owes", "has to"),
    ("put away", "archive"),
    ("rule book", "rulebook"),
    ("stands", "is"),
    ("take back", "undo"),
    ("take in", "import"),
    ("taken up", "loaded"),
    ("told", "shown, logged"),
    ("whoever", "the unit, the player"),
    ("whom", "which"),
    ("whose", "of which"),
];

/// Returns the words to avoid in the text, outside code, with their replacements.
pub fn unplain(text: &str) -> Vec<String> {
    let prose = markdown::prose(text).to_lowercase();
    let words: Vec<&str> = prose
        .split(|c: char| !(c.is_alphanumeric() || c == '\''))
        .filter(|word| !word.is_empty())
        .collect();
    // Spaces at both ends, so that only whole words match.
    let prose = format!(" {} ", words.join(" "));
    let found = UNPLAIN
        .iter()
        .filter(|(word, _)| prose.contains(&format!(" {word} ")));
    found
        .map(|(word, instead)| format!("write {instead} instead of {word}"))
        .collect()
}

//! Golden cases: worked examples with exact expected results, run through the application's
//! public functions.
//!
//! A case fails if an answer differs from the expected one, and also if its category, its function
//! or any of its fields is unknown, so that nothing is skipped silently.

mod case;
mod charging;
mod d3_ecw;
mod edgehill_naseby;
mod fornovo;
mod stand_and_die;
mod value;

use std::fmt;
use std::path::{Path, PathBuf};

use serde_json::Value;

/// The errors in a case: `Ok` if the case could be run, with an empty list if it passed; otherwise
/// `Err`.
type Run = Result<Vec<Trouble>, Vec<Trouble>>;

/// The reason why a case failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// An answer differs from the expected one.
    Differs {
        /// The place in the expected results: `25-30.normal`.
        place: String,
        /// The expected value.
        expected: String,
        /// The actual value.
        got: String,
    },
    /// The case cannot be run, for example because of an unknown category or field; or its file or
    /// folder cannot be read.
    Unread(String),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Differs {
                place,
                expected,
                got,
            } => write!(f, "{place}: expected {expected}, got {got}"),
            Self::Unread(reason) => f.write_str(reason),
        }
    }
}

/// The outcome of a file's cases.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The folder and the file, for display.
    pub name: String,
    /// The number of cases that passed.
    pub passed: usize,
    /// The failures, each with all its errors: a case by its id and title, or the file or folder
    /// itself.
    pub failed: Vec<(String, Vec<Trouble>)>,
}

/// Returns the folders to read: the project's own, and those in `DRUMHEAD_GOLDEN`, separated as in
/// `PATH`.
pub fn folders() -> Vec<PathBuf> {
    let named = std::env::var_os("DRUMHEAD_GOLDEN").unwrap_or_default();
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden");
    let others = std::env::split_paths(&named).filter(|path| !path.as_os_str().is_empty());
    std::iter::once(own).chain(others).collect()
}

/// Runs every `.json` file of a folder, in the order of their names. A folder that is unreadable or
/// has no such file counts as one failure.
pub fn run_folder(folder: &Path) -> Vec<Report> {
    let name = shown(folder);
    let broken = |trouble: String| {
        vec![Report {
            name: name.clone(),
            passed: 0,
            failed: vec![("the folder".to_owned(), vec![Trouble::Unread(trouble)])],
        }]
    };
    let entries = match std::fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) => return broken(error.to_string()),
    };
    let mut files: Vec<PathBuf> = entries
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == "json")
        })
        .collect();
    files.sort();
    if files.is_empty() {
        return broken("there is no .json file in it".to_owned());
    }
    files
        .iter()
        .map(|path| {
            let file = path.file_name().unwrap_or_default().to_string_lossy();
            let name = format!("{name}/{file}");
            match std::fs::read_to_string(path) {
                Ok(text) => run_text(name, &text),
                Err(error) => Report {
                    name,
                    passed: 0,
                    failed: vec![("the file".to_owned(), unread(error.to_string()))],
                },
            }
        })
        .collect()
}

/// Returns a folder of the workspace relative to its root, and any other folder unchanged.
fn shown(folder: &Path) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent();
    root.and_then(|root| folder.strip_prefix(root).ok())
        .unwrap_or(folder)
        .to_string_lossy()
        .trim_end_matches('/')
        .to_owned()
}

fn unread(reason: impl Into<String>) -> Vec<Trouble> {
    vec![Trouble::Unread(reason.into())]
}

/// Runs the cases in one file's text.
pub fn run_text(name: String, text: &str) -> Report {
    let mut report = Report {
        name,
        ..Report::default()
    };
    let file: Value = match serde_json::from_str(text) {
        Ok(file) => file,
        Err(error) => {
            let trouble = unread(error.to_string());
            report.failed.push(("the file".to_owned(), trouble));
            return report;
        }
    };
    let Some(cases) = file.get("cases").and_then(Value::as_array) else {
        let trouble = unread("it has no list of cases");
        report.failed.push(("the file".to_owned(), trouble));
        return report;
    };
    let system = file
        .get("system")
        .and_then(Value::as_str)
        .unwrap_or_default();
    for case in cases {
        let word = |key: &str| case.get(key).and_then(Value::as_str).unwrap_or("?");
        let troubles = run_case(case, system);
        if troubles.is_empty() {
            report.passed += 1;
        } else {
            let name = format!("{} {}", word("id"), word("title"));
            report.failed.push((name, troubles));
        }
    }
    report
}

/// Returns all errors in a case; empty if it passes. `system` is the rulebook that the case's file
/// names.
pub fn run_case(case: &Value, system: &str) -> Vec<Trouble> {
    // Fornovo's cases have a category. The cases of other rulebooks name the function to call, and
    // their files name the rulebook.
    if case.get("category").is_some() {
        return fornovo::run(case).unwrap_or_else(|troubles| troubles);
    }
    if case.get("fn").is_some() {
        let answer = match system {
            "d3-ecw-hex" => d3_ecw::answer,
            "stand-and-die" => stand_and_die::answer,
            "edgehill-naseby" => edgehill_naseby::answer,
            "charging" => charging::answer,
            other => return unread(format!("no rulebook has the system {other:?}")),
        };
        let troubles = case::Case::read(case).and_then(|case| answer(&case));
        return troubles.unwrap_or_else(|troubles| troubles);
    }
    unread("it has neither a category nor a function")
}

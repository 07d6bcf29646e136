//! Tidiness: rules about the layout of the code that no compiler checks. Each check takes its input
//! as arguments, so that a test can check faulty input, and returns a line for each fault.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use crate::proofs::{ids_in, names_of, root};

/// The maximum length of a file of rules, in lines; data is exempt.
const MOST_LINES: usize = 600;

/// Crates that are not shipped and may switch clauses off.
const SUITES: &[&str] = &[
    "drumhead-tests",
    "drumhead-bench",
    "drumhead-testing",
    "drumhead-toy",
    "drumhead-toy-shelf",
    "drumhead-toy-desk",
];

/// A file of the workspace.
#[derive(Clone, Debug)]
pub struct File {
    /// The file's path from the root, with slashes.
    pub path: String,
    /// The contents.
    pub text: String,
}

/// Returns the hand-written files at the root and in the folders of code, data and documents.
///
/// # Errors
/// A system error if a folder or a file cannot be read.
pub fn files() -> std::io::Result<Vec<File>> {
    const FOLDERS: [&str; 8] = [
        "docs",
        "src-tauri",
        "ui",
        "templates",
        "data",
        "tests",
        "scripts",
        ".ci",
    ];
    const MADE: [&str; 6] = [
        "target",
        "node_modules",
        "dist",
        ".svelte-kit",
        "gen",
        "test-results",
    ];
    const WRITTEN: [&str; 13] = [
        "rs", "toml", "ts", "svelte", "css", "html", "js", "json", "md", "sh", "sql", "yml", "ftl",
    ];
    let root = root();
    let mut folders: Vec<PathBuf> = FOLDERS.iter().map(|folder| root.join(folder)).collect();
    folders.retain(|folder| folder.is_dir());
    let mut found = Vec::new();
    for entry in std::fs::read_dir(&root)? {
        found.push(entry?.path());
    }
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder)? {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            if path.is_dir() && !MADE.contains(&name.as_ref()) {
                folders.push(path);
            } else if path.is_file() {
                found.push(path);
            }
        }
    }
    let written = |path: &Path| {
        let extension = path.extension().unwrap_or_default().to_string_lossy();
        let lock = path.ends_with("package-lock.json");
        let plain = path.ends_with("Makefile") || path.ends_with(".ci/run");
        path.is_file() && !lock && (plain || WRITTEN.contains(&extension.as_ref()))
    };
    found.retain(|path| written(path));
    found.sort();
    let read = |path: PathBuf| {
        Ok(File {
            path: path
                .strip_prefix(&root)
                .unwrap_or(&path)
                .to_string_lossy()
                .replace('\\', "/"),
            text: std::fs::read_to_string(&path)?,
        })
    };
    found.into_iter().map(read).collect()
}

/// Returns the crates, except for the suites, that enable the feature of the clause proofs. Each of
/// `features` names a crate, a crate that it uses, and the feature of the used crate that it
/// enables.
pub fn switches(features: &[(String, String, String)]) -> Vec<String> {
    features
        .iter()
        .filter(|(user, _, feature)| feature == "ablation" && !SUITES.contains(&user.as_str()))
        .map(|(user, used, _)| format!("{user} turns on ablation in {used}"))
        .collect()
}

/// Returns the workspace crates that ship with these packages, directly or indirectly. `uses` are
/// each crate's dependencies in the workspace, for running or building.
pub fn shipped(packages: &[String], uses: &BTreeMap<String, BTreeSet<String>>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut next: Vec<&String> = packages.iter().collect();
    while let Some(name) = next.pop() {
        if found.insert(name.clone()) {
            next.extend(uses.get(name).into_iter().flatten());
        }
    }
    found
}

/// Returns the packages in `PROGRAMS` of `scripts/lib.sh`, which are shipped.
pub fn programs(script: &str) -> Vec<String> {
    let line = script
        .lines()
        .find_map(|line| line.strip_prefix("PROGRAMS="));
    let words: Vec<&str> = line.unwrap_or_default().split([' ', '(', ')']).collect();
    let pairs = words.windows(2);
    pairs
        .filter(|pair| pair[0] == "--package")
        .map(|pair| pair[1].to_owned())
        .collect()
}

/// Returns clause ids in code and data that are in no rulebook's ledger.
pub fn ids(files: &[File], known: &BTreeSet<String>) -> Vec<String> {
    let looked_at = ["src-tauri/", "data/", "ui/", "templates/"];
    let looked_at = |file: &&File| looked_at.iter().any(|folder| file.path.starts_with(folder));
    let names = names_of(known);
    let mut faults = Vec::new();
    for file in files.iter().filter(looked_at) {
        for (_, id) in ids_in(&file.text, &names).filter(|(_, id)| !known.contains(*id)) {
            faults.push(format!("{}: no ledger has {id}", file.path));
        }
    }
    faults
}

/// Returns the files of the rules crates that exceed the maximum length.
pub fn long(files: &[File]) -> Vec<String> {
    let of_rules = ["rules/", "books/", "shelf/"];
    let of_rules = |file: &File| {
        let path = file.path.strip_prefix("src-tauri/crates/");
        path.is_some_and(|path| of_rules.iter().any(|folder| path.starts_with(folder)))
    };
    files
        .iter()
        .filter(|file| of_rules(file) && is_rust(file))
        .filter(|file| file.text.lines().count() > MOST_LINES)
        .map(|file| format!("{} has {} lines", file.path, file.text.lines().count()))
        .collect()
}

fn is_rust(file: &File) -> bool {
    Path::new(&file.path)
        .extension()
        .is_some_and(|extension| extension == "rs")
}

/// Returns Rust files without a title. An included file has one item, whose doc comment is the
/// title.
pub fn untitled(files: &[File]) -> Vec<String> {
    let titled = |file: &File| {
        ["//! ", "/// "]
            .iter()
            .any(|doc| file.text.starts_with(doc))
    };
    files
        .iter()
        .filter(|file| is_rust(file) && !titled(file))
        .map(|file| file.path.clone())
        .collect()
}

/// Returns markers of unfinished work, and paths on a particular machine; a fictional player's home
/// is allowed.
pub fn leftovers(files: &[File]) -> Vec<String> {
    // Split, so that this file does not match.
    let banned = [
        concat!("TO", "DO"),
        concat!("FIX", "ME"),
        concat!("to", "do!("),
        concat!("unimpl", "emented!("),
        concat!("/ro", "ot/"),
        concat!("/wo", "rk/"),
        concat!("/Us", "ers/"),
        concat!("C:", "\\\\"),
    ];
    let mut faults = Vec::new();
    for file in files {
        for (line, text) in (1..).zip(file.text.lines()) {
            let found = banned.iter().filter(|banned| text.contains(**banned));
            faults.extend(found.map(|banned| format!("{}:{line}: {banned}", file.path)));
        }
    }
    faults
}

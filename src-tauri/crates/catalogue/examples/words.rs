//! `make words`: counts the sentences of each language by file, and the sentences that are missing
//! compared with English. With a language tag: lists the missing keys.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use fluent_syntax::ast::Entry;
use fluent_syntax::parser;

/// The keys of each file of a language.
type Files = BTreeMap<String, BTreeSet<String>>;

fn main() -> ExitCode {
    let tag = std::env::args().nth(1).filter(|tag| !tag.is_empty());
    match run(tag.as_deref()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // If stderr fails too, the exit code still reports the error.
            let _ = writeln!(io::stderr(), "words: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(tag: Option<&str>) -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../data/words");
    let english = files(&root.join("en"))?;
    let mut out = io::stdout().lock();
    if let Some(tag) = tag {
        let own = files(&root.join(tag))?;
        for (file, keys) in &english {
            let has = own.get(file).cloned().unwrap_or_default();
            for key in keys.difference(&has) {
                writeln!(out, "{tag}/{file}: {key}")?;
            }
        }
        return Ok(());
    }
    let mut languages = BTreeMap::new();
    for folder in entries(&root)?.into_iter().filter(|path| path.is_dir()) {
        let tag = folder.file_name().unwrap_or_default().to_string_lossy();
        languages.insert(tag.into_owned(), files(&folder)?);
    }
    languages.remove("en");
    write!(out, "{:<28}{:>8}", "file", "en")?;
    for tag in languages.keys() {
        write!(out, "{tag:>8}{:>9}", "missing")?;
    }
    writeln!(out)?;
    let mut sums = vec![0; 1 + 2 * languages.len()];
    for (file, keys) in &english {
        let mut row = vec![keys.len()];
        for own in languages.values() {
            let has = own
                .get(file)
                .map_or(0, |own| own.intersection(keys).count());
            row.extend([has, keys.len() - has]);
        }
        line(&mut out, file, &row)?;
        sums = sums
            .iter()
            .zip(&row)
            .map(|(sum, part)| sum + part)
            .collect();
    }
    line(&mut out, "all", &sums)
}

fn line(out: &mut dyn Write, name: &str, row: &[usize]) -> io::Result<()> {
    write!(out, "{name:<28}{:>8}", row.first().unwrap_or(&0))?;
    for pair in row.get(1..).unwrap_or_default().chunks(2) {
        if let [has, missing] = pair {
            write!(out, "{has:>8}{missing:>9}")?;
        }
    }
    writeln!(out)
}

/// Returns the files of a language with their keys.
fn files(folder: &Path) -> io::Result<Files> {
    let mut files = Files::new();
    for path in entries(folder)? {
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        if name.ends_with(".ftl") {
            files.insert(name, keys(&std::fs::read_to_string(&path)?));
        }
    }
    Ok(files)
}

fn keys(text: &str) -> BTreeSet<String> {
    let resource = match parser::parse(text) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    let mut keys = BTreeSet::new();
    for entry in resource.body {
        if let Entry::Message(message) = entry {
            keys.insert(message.id.name.to_owned());
        }
    }
    keys
}

fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let found = std::fs::read_dir(folder)?;
    let mut paths = found
        .map(|entry| Ok(entry?.path()))
        .collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

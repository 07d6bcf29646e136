//! The coverage of a rulebook's ledger: the clauses marked in the code, and those with a proof.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use drumhead_vocabulary::ablation;
use serde::Deserialize;

use super::{BOOKS, Book, Outcome, Proof, run_all};

/// The clauses of a rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ledger {
    /// The rulebook's id.
    pub book: String,
    /// Every id, including those that need no code.
    pub all: BTreeSet<String>,
    /// Every id that needs code.
    pub ids: BTreeSet<String>,
    /// The ids that need code and that an army list can check.
    pub army: BTreeSet<String>,
}

impl Ledger {
    /// Runs the rulebook's proofs and returns the ids that need code and have a good proof.
    #[must_use]
    pub fn covered(&self) -> BTreeSet<String> {
        let book = BOOKS.iter().find(|book| book.id == self.book);
        self.covered_by(&book.map(run_all).unwrap_or_default())
    }

    /// Returns the ids that need code and have a good proof among proofs already run.
    #[must_use]
    pub fn covered_by(&self, proofs: &[(&Proof, Outcome)]) -> BTreeSet<String> {
        let good = proofs.iter().filter(|(_, outcome)| outcome.is_good());
        let ids = good.map(|(proof, _)| proof.clause.to_owned());
        ids.filter(|id| self.ids.contains(id)).collect()
    }
}

/// Returns the root of the workspace.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

#[derive(Deserialize)]
struct Clauses {
    clause: Vec<Clause>,
}

#[derive(Deserialize)]
struct Clause {
    id: String,
    kind: String,
    #[serde(rename = "where")]
    scope: String,
}

pub(super) fn other(error: impl std::error::Error + Send + Sync + 'static) -> std::io::Error {
    std::io::Error::other(error)
}

/// Returns the ledger of every rulebook with a data folder.
///
/// # Errors
/// A system error if a file of clauses cannot be read.
pub fn ledgers() -> std::io::Result<Vec<Ledger>> {
    let mut folders: Vec<PathBuf> = std::fs::read_dir(root().join("data"))?
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|folder| folder.join("clauses.toml").is_file())
        .collect();
    folders.sort();
    folders.iter().map(|folder| ledger(folder)).collect()
}

fn ledger(folder: &Path) -> std::io::Result<Ledger> {
    let text = std::fs::read_to_string(folder.join("clauses.toml"))?;
    let clauses: Clauses = toml::from_str(&text).map_err(other)?;
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    let (mut all, mut ids, mut army) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for clause in clauses.clause {
        all.insert(clause.id.clone());
        if clause.kind != "information" {
            if clause.scope != "battle" {
                army.insert(clause.id.clone());
            }
            ids.insert(clause.id);
        }
    }
    Ok(Ledger {
        book: name.into_owned(),
        all,
        ids,
        army,
    })
}

/// Returns the prefixes of the ids in ledgers without chapters: `C`, `D3`.
pub fn names_of<'a>(ids: impl IntoIterator<Item = &'a String>) -> BTreeSet<&'a str> {
    let plain = ids.into_iter().filter(|id| !id.contains('.'));
    plain.filter_map(|id| Some(id.split_once('-')?.0)).collect()
}

/// Returns the clause ids in the text, with the location of each. An id is a capital, a hyphen,
/// a chapter, a point and two digits (`F-2.02`), or, in a ledger without chapters, one of these
/// prefixes, a hyphen, two digits and perhaps a letter (`C-07a`, `D3-42`).
pub fn ids_in<'a>(text: &'a str, names: &BTreeSet<&str>) -> impl Iterator<Item = (usize, &'a str)> {
    let bytes = text.as_bytes();
    let digits = move |from: usize| {
        let rest = bytes.get(from..).unwrap_or_default();
        rest.iter().take_while(|byte| byte.is_ascii_digit()).count()
    };
    text.match_indices('-').filter_map(move |(hyphen, _)| {
        let before = bytes.get(..hyphen).unwrap_or_default().iter().rev();
        let start = hyphen
            - before
                .take_while(|byte| byte.is_ascii_alphanumeric())
                .count();
        let name = &text[start..hyphen];
        let chapter = digits(hyphen + 1);
        let point = hyphen + 1 + chapter;
        let number = digits(point + 1);
        let shaped = (1..=2).contains(&chapter) && bytes.get(point) == Some(&b'.') && number == 2;
        if shaped && name.len() == 1 && name.bytes().all(|byte| byte.is_ascii_uppercase()) {
            return Some((start, &text[start..point + 3]));
        }
        let plain = names.contains(name) && chapter == 2;
        let letter = usize::from(bytes.get(point).is_some_and(u8::is_ascii_lowercase));
        let end = point + letter;
        let over = !bytes.get(end).is_some_and(u8::is_ascii_alphanumeric);
        (plain && over).then(|| (start, &text[start..end]))
    })
}

/// Returns the clauses that the rulebook's code consults for armies and in its proofs.
///
/// # Errors
/// An error if a table does not parse.
pub fn consulted(book: &Book) -> std::io::Result<BTreeSet<&'static str>> {
    let mut done = Ok(());
    let mut asked = ablation::asked_by(|| done = (book.exercise)());
    done?;
    for proof in book.proofs() {
        asked.extend(ablation::asked_by(proof.body));
    }
    Ok(asked)
}

//! The clauses of a rulebook: every rule id of its ledger with its section, from `clauses.toml`.
//! The sentence of a clause is in the catalogue, under `clause.ID`.

use drumhead_vocabulary::ClauseId;
use serde::{Deserialize, Serialize};

use super::catalogue::Catalogue;
use super::{File, TableError};

/// How the program handles a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClauseKind {
    /// A value from a table.
    Number,
    /// An objection, a modifier or another check by the program, which tests can switch off.
    Procedure,
    /// A step that is neither a table row nor an objection. The clause cannot be switched off, so
    /// its proof runs only with the clause in force.
    Step,
    /// Guaranteed by the code's types, or by a missing price, so the clause cannot be switched off.
    Structure,
    /// A question that only the players can answer, at the table.
    Ask,
    /// Information that needs no code.
    Information,
}

/// When a clause can be checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClauseScope {
    /// In an army list.
    Army,
    /// In play.
    Battle,
    /// In an army list, and again in play.
    Both,
}

/// A clause of the rules.
#[derive(Clone, Debug)]
pub struct Clause {
    /// The id.
    pub id: ClauseId,
    /// The section of the rulebook.
    pub section: &'static str,
    /// How the program handles the clause.
    pub kind: ClauseKind,
    /// When the clause can be checked.
    pub scope: ClauseScope,
}

impl Clause {
    /// Returns the sentence in the catalogue's language. The wording is the project's own.
    pub fn text<'a>(&self, words: &'a Catalogue) -> &'a str {
        words.get(&format!("clause.{}", self.id))
    }
}

#[derive(Deserialize)]
struct Rows {
    clause: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    id: String,
    section: String,
    kind: ClauseKind,
    #[serde(rename = "where")]
    scope: ClauseScope,
}

/// Reads a file of clauses. Leaks the ids and sections, so that they are `Copy` and valid for the
/// program's lifetime. Called once per rulebook.
///
/// # Errors
/// Returns a [`TableError`] if the file does not parse.
pub fn load(file: File) -> Result<Vec<Clause>, TableError> {
    let rows: Rows = file.read()?;
    let keep = |text: String| -> &'static str { Box::leak(text.into_boxed_str()) };
    Ok(rows
        .clause
        .into_iter()
        .map(|row| Clause {
            id: ClauseId::new(keep(row.id)),
            section: keep(row.section),
            kind: row.kind,
            scope: row.scope,
        })
        .collect())
}

/// Defines a constant for each clause that the code names, and the functions `clauses` and
/// `clause`, from a rulebook's file of clauses.
///
/// `clauses! { CLAUSES; FIRST = "S-01"; ANY = "S-02"; }`
#[macro_export]
macro_rules! clauses {
    ($file:expr; $($name:ident = $id:literal;)*) => {
        $(
            #[doc = concat!("Clause ", $id, " of the book's ledger.")]
            pub(crate) const $name: drumhead_vocabulary::ClauseId = drumhead_vocabulary::ClauseId::new($id);
        )*

        static LEDGER: $crate::data::Loaded<Vec<$crate::data::clauses::Clause>> =
            $crate::data::Loaded::new(|| $crate::data::clauses::load($file));

        /// Returns every clause, in the ledger's order.
        ///
        /// # Errors
        /// Returns a [`TableError`]($crate::data::TableError) if the embedded file does not parse;
        /// a test checks that it does.
        pub fn clauses()
        -> Result<&'static [$crate::data::clauses::Clause], $crate::data::TableError> {
            LEDGER.get().map(Vec::as_slice)
        }

        /// Returns the clause with this id, if there is one.
        pub fn clause(id: &str) -> Option<&'static $crate::data::clauses::Clause> {
            clauses().ok()?.iter().find(|clause| clause.id.as_str() == id)
        }
    };
}

//! The clauses of a book: every rule id of its ledger with its section, from its `clauses.toml`. Its sentence
//! is in the book's catalogue, under `clause.ID`.

use drumhead_words::ClauseId;
use serde::{Deserialize, Serialize};

use super::catalogue::Catalogue;
use super::{File, TableError};

/// How the program handles a clause (design: number, procedure, ask, information).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClauseKind {
    /// A value from a table.
    Number,
    /// A step that the desk carries out.
    Procedure,
    /// A procedural step that is neither a table row nor an objection. Nothing can be switched off,
    /// and its proof runs once.
    Step,
    /// Guaranteed by the code's types, or by the lack of a price: nothing can be switched
    /// off.
    Structure,
    /// Only the players can answer it at the table.
    Ask,
    /// Needs no code.
    Information,
}

/// Where a clause can be checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClauseScope {
    /// From an army list.
    Army,
    /// Only in play.
    Battle,
    /// From the list, and again in play.
    Both,
}

/// A clause of the book.
#[derive(Clone, Debug)]
pub struct Clause {
    /// The id.
    pub id: ClauseId,
    /// The section of the rulebook.
    pub section: &'static str,
    /// How the program handles the clause.
    pub kind: ClauseKind,
    /// Where it can be checked.
    pub scope: ClauseScope,
}

impl Clause {
    /// The sentence in a language, in our own words.
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

/// Reads a file of clauses. The clauses and their ids are leaked, so that ids are `Copy` and valid
/// for the program's lifetime. Called once per book.
///
/// # Errors A [`TableError`] if the file does not parse.
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

/// Defines a constant for each clause that the book's code names, and the functions
/// `clauses` and
/// `clause`, from the book's file of clauses.
///
/// `clauses! { CLAUSES; FIRST = "S-01"; ANY = "S-02"; }`
#[macro_export]
macro_rules! clauses {
    ($file:expr; $($name:ident = $id:literal;)*) => {
        $(
            #[doc = concat!("Clause ", $id, " of the book's ledger.")]
            pub(crate) const $name: drumhead_words::ClauseId = drumhead_words::ClauseId::new($id);
        )*

        static LEDGER: $crate::data::Loaded<Vec<$crate::data::clauses::Clause>> =
            $crate::data::Loaded::new(|| $crate::data::clauses::load($file));

        /// Every clause, in the ledger's order.
        ///
        /// # Errors
        /// A [`TableError`]($crate::data::TableError) if the embedded file does not parse;
        /// a test checks that it does.
        pub fn clauses()
        -> Result<&'static [$crate::data::clauses::Clause], $crate::data::TableError> {
            LEDGER.get().map(Vec::as_slice)
        }

        /// The clause with this id, if the book has one.
        pub fn clause(id: &str) -> Option<&'static $crate::data::clauses::Clause> {
            clauses().ok()?.iter().find(|clause| clause.id.as_str() == id)
        }
    };
}

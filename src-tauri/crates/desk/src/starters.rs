//! Starter armies: from `data/armies/`, in the format in which armies travel,
//! built into the program.

use drumhead_rules::catalogue::message;
use drumhead_shelf::{BookId, Draft};
use drumhead_words::Points;
use serde::Serialize;

use crate::drafts::TableCache;
use crate::{DeskError, Result, file};

include!(concat!(env!("OUT_DIR"), "/starters.rs"));

/// A ready-made army.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Starter {
    /// Its id: its file's name.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its book.
    pub book: BookId,
    /// Its nation.
    pub nation: String,
    /// Its year.
    pub year: u16,
    /// What it costs; none where its book has no points.
    pub points: Option<Points>,
    /// Where its facts come from, and what is a guess.
    pub source: String,
    /// What a player should know of it.
    pub note: String,
}

/// Every starter army, book by book, by year and then by name.
///
/// # Errors
/// Never in a build whose tests pass.
pub fn starters() -> Result<Vec<Starter>> {
    let mut starters = Vec::with_capacity(STARTERS.len());
    let tables = TableCache::default();
    for (id, text) in STARTERS {
        let draft = file::read_among(text.as_bytes(), &tables)?;
        let facts = draft.facts();
        starters.push(Starter {
            id: (*id).to_owned(),
            name: facts.name,
            book: draft.book(),
            nation: facts.nation,
            year: facts.year,
            points: facts.points,
            source: facts.source,
            note: facts.notes,
        });
    }
    starters.sort_by(|a, b| (a.book, a.year, &a.name).cmp(&(b.book, b.year, &b.name)));
    Ok(starters)
}

/// The starter army of this id.
///
/// # Errors
/// [`NotFound`](crate::Code::NotFound).
pub fn starter(id: &str) -> Result<Draft> {
    let found = STARTERS.iter().find(|(name, _)| *name == id);
    let (_, text) = found.ok_or_else(|| missing(id))?;
    file::read(text.as_bytes())
}

/// There is no starter army of this id.
pub(crate) fn missing(id: &str) -> DeskError {
    DeskError::not_found(
        message("desk.starter.missing").with("id", id.to_owned()),
        message("desk.starter.missing_fix"),
    )
}

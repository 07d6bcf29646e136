//! Starter armies: files in `data/armies/`, compiled into the program.

use drumhead_rules::catalogue::message;
use drumhead_shelf::{BookId, Draft};
use drumhead_vocabulary::Points;
use serde::Serialize;

use crate::drafts::TableCache;
use crate::{DeskError, Result, file};

include!(concat!(env!("OUT_DIR"), "/starters.rs"));

/// A starter army.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Starter {
    /// The army's id: the name of its file.
    pub id: String,
    /// The army's name.
    pub name: String,
    /// The army's rulebook.
    pub book: BookId,
    /// The army's nation.
    pub nation: String,
    /// The army's year.
    pub year: u16,
    /// The army's cost in points; `None` if its rulebook has no points.
    pub points: Option<Points>,
    /// The sources of the army's facts, and the guesses.
    pub source: String,
    /// A note for the player.
    pub note: String,
}

/// Returns every starter army, by rulebook, year and name.
///
/// # Errors
/// No error occurs in a build that passes its tests.
pub fn starters() -> Result<Vec<Starter>> {
    let mut starters = Vec::with_capacity(STARTERS.len());
    let tables = TableCache::default();
    for (id, text) in STARTERS {
        let draft = file::read_with(text.as_bytes(), &tables)?;
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

/// Returns the starter army with this id.
///
/// # Errors
/// [`NotFound`](crate::Code::NotFound) for an unknown id.
pub fn starter(id: &str) -> Result<Draft> {
    let found = STARTERS.iter().find(|(name, _)| *name == id);
    let (_, text) = found.ok_or_else(|| missing(id))?;
    file::read(text.as_bytes())
}

/// Returns the error for an id that no starter army has.
pub(crate) fn missing(id: &str) -> DeskError {
    DeskError::not_found(
        message("desk.starter.missing").with("id", id.to_owned()),
        message("desk.starter.missing_fix"),
    )
}

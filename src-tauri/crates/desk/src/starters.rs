//! Starter armies: files in `data/armies/`, compiled into the program. Their notes, sources,
//! objectives and colours are sentences of their rulebook: `army.ID.notes`, `army.ID.unit.1.notes`.

use drumhead_rules::catalogue::{Catalogue, Language, message};
use drumhead_shelf::{Army, BookId, Draft};
use drumhead_vocabulary::Points;
use serde::{Deserialize, Serialize};
use serde_json::Value;

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

/// Returns every starter army with its texts in a language, by rulebook, year and name.
///
/// # Errors
/// No error occurs in a build that passes its tests.
pub fn starters(language: Language) -> Result<Vec<Starter>> {
    let mut starters = Vec::with_capacity(STARTERS.len());
    let tables = TableCache::default();
    for (id, text) in STARTERS {
        let draft = file::read_with(&in_language(id, text, language)?, &tables)?;
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

/// Returns the starter army with this id, with its texts in a language.
///
/// # Errors
/// [`NotFound`](crate::Code::NotFound) for an unknown id.
pub fn starter(id: &str, language: Language) -> Result<Draft> {
    let found = STARTERS.iter().find(|(name, _)| *name == id);
    let (_, text) = found.ok_or_else(|| missing(id))?;
    file::read(&in_language(id, text, language)?)
}

/// Returns the id of the starter army that, with its English texts, is equal to this army.
///
/// # Errors
/// No error occurs in a build that passes its tests.
pub(crate) fn id_of(army: &Army) -> Result<Option<&'static str>> {
    let tables = TableCache::default();
    for (id, text) in STARTERS {
        let draft = file::read_with(&in_language(id, text, Language::ENGLISH)?, &tables)?;
        if draft.army() == *army {
            return Ok(Some(id));
        }
    }
    Ok(None)
}

/// Returns the file of a starter army with its texts in a language.
fn in_language(id: &str, file: &str, language: Language) -> Result<Vec<u8>> {
    let mut file: Value = serde_json::from_str(file).map_err(DeskError::internal)?;
    let book = BookId::deserialize(&file["book"]).map_err(DeskError::internal)?;
    let words = book.words(language);
    let army = &mut file["army"];
    set(army, "source", &format!("army.{id}.source"), words);
    set(army, "notes", &format!("army.{id}.notes"), words);
    if let Some(own) = army.get_mut("own") {
        set(own, "objectives", &format!("army.{id}.objectives"), words);
    }
    for unit in army["units"].as_array_mut().into_iter().flatten() {
        let of = [id, "unit", &unit["number"].to_string()].join(".");
        set(unit, "notes", &format!("army.{of}.notes"), words);
        set(unit, "colours", &format!("army.{of}.colours"), words);
    }
    serde_json::to_vec(&file).map_err(DeskError::internal)
}

/// Sets a field to the sentence with this key, if there is one.
fn set(object: &mut Value, field: &str, key: &str, words: &Catalogue) {
    if let Some(text) = words.find(key) {
        object[field] = text.into();
    }
}

/// Returns the error for an id that no starter army has.
pub(crate) fn missing(id: &str) -> DeskError {
    DeskError::not_found(
        message("desk.starter.missing").with("id", id.to_owned()),
        message("desk.starter.missing_fix"),
    )
}

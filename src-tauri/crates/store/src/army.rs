//! Armies: create, list, archive. An army is deleted only if none of its rows is sound.

use rusqlite::{Connection, OptionalExtension, Transaction};
use serde_json::Value;

use crate::army_record::{Armies, ArmyHeading, Change, Summary};
use crate::draft::Draft;
use crate::error::Fault;
use crate::history::{self, History as _, Standing, name};
use crate::settings::parse;
use crate::{
    ArmyId, Harm, JsonPlace, JsonProblem, Position, Result, Seq, Store, StoreError, patch,
};

/// A new army.
#[derive(Clone, Debug, PartialEq)]
pub struct NewArmy {
    /// The army's id, new to the library.
    pub id: ArmyId,
    /// The label of the first row of the history: "Created", "Imported".
    pub label: String,
    /// The draft.
    pub body: Value,
    /// The schema version of the draft.
    pub version: u32,
    /// The library's summary.
    pub summary: Summary,
    /// The current time.
    pub at: String,
}

/// An army as the library lists it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArmyEntry {
    /// The id.
    pub id: ArmyId,
    /// The library's summary.
    pub summary: Summary,
    /// The head of the army's history.
    pub head: Seq,
    /// The time when the army was created, given by the caller.
    pub created_at: String,
    /// The time when the draft last changed, given by the caller.
    pub updated_at: String,
    /// The time when the army was archived; `None` for an army in use.
    pub archived_at: Option<String>,
    /// Whether the heading matches its seal.
    pub sound: bool,
}

/// A complete army.
#[derive(Clone, Debug, PartialEq)]
pub struct Army {
    /// The library's entry.
    pub entry: ArmyEntry,
    /// The head of the history, and the labels of undo and redo.
    pub position: Position,
    /// The draft at the head.
    pub body: Value,
    /// The schema version of the draft.
    pub version: u32,
}

impl Store {
    /// Creates an army, with the first row of its history.
    ///
    /// # Errors
    /// [`StoreError::Taken`], [`StoreError::BadJson`] for a body nested more than a hundred
    /// levels deep, and write errors.
    pub fn create_army(&mut self, army: &NewArmy) -> Result<()> {
        self.write(|tx| insert(tx, army))?;
        self.draft = Some(Draft {
            army: army.id.clone(),
            head: Seq::ROOT,
            body: army.body.clone(),
        });
        Ok(())
    }

    /// Returns every army, archived or not, the most recently changed first. The caller searches
    /// the list, as SQLite's `LIKE` does not match É with é.
    ///
    /// # Errors
    /// Read errors: see [`StoreError`].
    pub fn armies(&self) -> Result<Vec<ArmyEntry>> {
        self.read(|conn| {
            let all = history::headings::<Armies>(conn, "updated_at DESC, id")?;
            if !self.is_checked {
                history::expect_all::<Armies>(conn, &all)?;
            }
            let listed = |(id, standing, sound)| entry(ArmyId::new(id), standing, sound);
            Ok(all.into_iter().map(listed).collect())
        })
    }

    /// Returns a complete army.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], [`StoreError::Altered`] if the heading, the draft or the
    /// row at the head fails its check, and read errors.
    pub fn army(&self, id: &ArmyId) -> Result<Army> {
        self.read(|conn| get(conn, id))
    }

    /// Archives an army, or (with `None`) restores it.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], [`StoreError::Altered`], and write errors.
    pub fn set_archived(&mut self, id: &ArmyId, at: Option<&str>) -> Result<()> {
        self.write(|tx| {
            let mut standing = history::standing::<Armies>(tx, id)?;
            standing.heading.archived_at = at.map(str::to_owned);
            history::save::<Armies>(tx, id, &standing, None)
        })
    }
}

/// Serialises a body, if it can be parsed back.
pub(crate) fn text_of(body: &Value) -> Result<String, Fault> {
    if patch::too_deep(body) {
        return Err(Fault::Known(StoreError::BadJson {
            place: JsonPlace::Draft,
            problem: JsonProblem::TooDeep,
        }));
    }
    Ok(patch::text(body)?)
}

/// Returns the body at the head and its version, if the body matches its digest.
pub(crate) fn body(conn: &Connection, id: &ArmyId, head: Seq) -> Result<(Value, u32), Fault> {
    // Damaged text might not be valid UTF-8.
    let text: Option<String> = conn
        .prepare_cached("SELECT body FROM army WHERE id = ?1")?
        .query_row([id], |row| Ok(row.get(0).ok()))
        .optional()?
        .ok_or_else(|| Armies::missing(id))?;
    let change = match history::row::<Armies>(conn, id, head) {
        Err(Fault::Known(StoreError::NotFound { row: Some(_), .. })) => {
            return Err(history::altered::<Armies>(
                conn,
                id,
                Some(head),
                Harm::Missing,
            ));
        }
        row => row?.content,
    };
    let Some(text) = text.filter(|text| change.matches(text)) else {
        return Err(history::altered::<Armies>(
            conn,
            id,
            Some(head),
            Harm::State,
        ));
    };
    let body = parse(&text, || JsonPlace::Draft)?;
    Ok((body, change.version))
}

fn insert(tx: &Transaction<'_>, army: &NewArmy) -> Result<(), Fault> {
    let body = text_of(&army.body)?;
    let heading = ArmyHeading {
        summary: army.summary.clone(),
        created_at: army.at.clone(),
        updated_at: army.at.clone(),
        archived_at: None,
    };
    let first = Change {
        label: army.label.clone(),
        at: army.at.clone(),
        version: army.version,
        digest: name::of_text(&body),
        coalesce_key: None,
        joined: false,
        forward: patch::text(&patch::creation(&army.body))?,
        backward: "[]".to_owned(),
    };
    let (root, rows) = ((Seq::ROOT, Seq::ROOT), [(None, &first)]);
    history::begin::<Armies>(tx, &army.id, heading, root, &rows, Some(&body))
}

/// Returns a complete army.
///
/// # Errors
/// The same errors as [`Store::army`].
pub(crate) fn get(conn: &Connection, id: &ArmyId) -> Result<Army, Fault> {
    let standing = history::standing::<Armies>(conn, id)?;
    let state = standing.state;
    let (body, version) = body(conn, id, state.head)?;
    Ok(Army {
        entry: entry(id.clone(), standing, true),
        position: history::position::<Armies>(conn, id, state)?,
        body,
        version,
    })
}

/// Returns the library's entry for an army.
pub(crate) fn entry(id: ArmyId, standing: Standing<ArmyHeading>, sound: bool) -> ArmyEntry {
    let Standing { heading, state } = standing;
    ArmyEntry {
        id,
        summary: heading.summary,
        head: state.head,
        created_at: heading.created_at,
        updated_at: heading.updated_at,
        archived_at: heading.archived_at,
        sound,
    }
}

//! Editing an army: append, undo, redo, go to any point of the history.

use rusqlite::{Connection, OptionalExtension, Transaction};
use serde_json::Value;

use crate::army;
use crate::army_record::{Armies, Change};
use crate::draft::Draft;
use crate::error::Fault;
use crate::history::{self, Kept as _, RowName, Standing, name};
use crate::patch::{self, Difference};
use crate::{
    ArmyId, Harm, JsonPlace, JsonProblem, Position, Result, Seq, Store, StoreError, Summary,
};

/// A change to be made to an army.
#[derive(Clone, Debug, PartialEq)]
pub struct Edit<'a> {
    /// What is done, for the history and the tooltips of undo and redo.
    pub label: &'a str,
    /// The draft after it.
    pub body: Value,
    /// The schema version of that draft.
    pub version: u32,
    /// What the library shows of that draft.
    pub summary: &'a Summary,
    /// Now.
    pub at: &'a str,
    /// Edits that follow one another with the same key are undone as one step: the
    /// letters of a name, the ticks of a counter. `None` is always a step of its own.
    /// A key lives as long as the caller uses it: one for each visit to a field will do.
    pub coalesce: Option<&'a str>,
}

/// An edit that is on the disk. Only the store makes one.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use = "the next edit must name the new head"]
pub struct Committed {
    /// Where the history stands now.
    pub position: Position,
    /// Whether the edit is one step with the one before it.
    pub joined: bool,
    /// The schema version of the draft.
    pub version: u32,
}

/// The outcome of an undo, a redo or a jump, which is on the disk.
#[derive(Clone, Debug, PartialEq)]
#[must_use = "the screen must show the draft that stands now"]
pub struct Moved {
    /// Where the history stands now.
    pub position: Position,
    /// The draft there.
    pub body: Value,
    /// The schema version of that draft.
    pub version: u32,
}

/// One edit as the history lists it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HistoryEntry {
    /// Its number.
    pub seq: Seq,
    /// The edit it was made on; `None` for the army as created.
    pub parent: Option<Seq>,
    /// Its name in every library.
    pub name: RowName,
    /// What was done.
    pub label: String,
    /// When, as the caller said.
    pub at: String,
    /// The schema version of the draft after it.
    pub version: u32,
    /// Whether it is one step with its parent.
    pub joined: bool,
}

impl Store {
    /// Adds an edit to the head of an army's history. It is durable when this returns.
    /// A draft equal to the one that stands is no edit and writes nothing: `None`.
    ///
    /// # Errors
    /// [`StoreError::StaleHead`] when another window was first: nothing is overwritten;
    /// [`StoreError::NotFound`]; [`StoreError::Altered`]; [`StoreError::BadJson`] for a body
    /// nested more than a hundred levels deep; and those of writing.
    pub fn append_edit(
        &mut self,
        id: &ArmyId,
        expected_head: Seq,
        edit: Edit<'_>,
    ) -> Result<Option<Committed>> {
        // All that takes time is done before the lock is taken.
        let old = self.take_draft(id, expected_head)?;
        let text = army::text_of(&edit.body).map_err(|e| e.within(&self.path))?;
        let Difference { forward, backward } = patch::diff(&old.body, &edit.body);
        if forward.0.is_empty() {
            self.draft = Some(old);
            return Ok(None);
        }
        let mut change = Change {
            label: edit.label.to_owned(),
            at: edit.at.to_owned(),
            version: edit.version,
            digest: name::of_text(&text),
            coalesce_key: edit.coalesce.map(str::to_owned),
            joined: false,
            forward: patch::text(&forward)?,
            backward: patch::text(&backward)?,
        };
        let committed = self.write(|tx| {
            let Standing { heading, mut state } = history::standing::<Armies>(tx, id)?;
            history::expect_head::<Armies>(id, state, expected_head)?;
            change.joined = edit.coalesce.is_some()
                && state.newest() == state.head
                && coalesce_key(tx, id, state.newest())?.as_deref() == edit.coalesce;
            history::append::<Armies>(tx, id, &mut state, expected_head, &change)?;
            let heading = heading.now(edit.summary, edit.at);
            history::save::<Armies>(tx, id, &Standing { heading, state }, Some(&text))?;
            Ok(Committed {
                position: Position {
                    head: state.head,
                    undo: Some(edit.label.to_owned()),
                    redo: None,
                },
                joined: change.joined,
                version: edit.version,
            })
        })?;
        self.draft = Some(Draft {
            army: id.clone(),
            head: committed.position.head,
            body: edit.body,
        });
        Ok(Some(committed))
    }

    /// Takes back the last step: `None` when there is none. `summarise` says what the
    /// library is to show of the draft that stands then, which is of the version it is given.
    ///
    /// # Errors
    /// [`StoreError::StaleHead`], [`StoreError::NotFound`], [`StoreError::Altered`] when the
    /// history is not as it was written, and those of writing.
    pub fn undo(
        &mut self,
        id: &ArmyId,
        expected_head: Seq,
        at: &str,
        summarise: impl FnOnce(&Value, u32) -> Summary,
    ) -> Result<Option<Moved>> {
        self.travel(id, expected_head, at, summarise, |tx, state| {
            let target = history::undo_target::<Armies>(tx, id, state.head)?;
            Ok(target.map(|head| history::State { head, ..state }))
        })
    }

    /// Does the step last taken back again, on the newest branch or the one last gone
    /// to: `None` at its end.
    ///
    /// # Errors
    /// As [`Store::undo`].
    pub fn redo(
        &mut self,
        id: &ArmyId,
        expected_head: Seq,
        at: &str,
        summarise: impl FnOnce(&Value, u32) -> Summary,
    ) -> Result<Option<Moved>> {
        self.travel(id, expected_head, at, summarise, |tx, state| {
            let target = history::redo_target::<Armies>(tx, id, state)?;
            Ok(target.map(|head| history::State { head, ..state }))
        })
    }

    /// Goes to any edit of the history, on whatever branch. Redo then follows the branch
    /// it is on: the one followed before, if the edit is on it, else the newest below it.
    ///
    /// # Errors
    /// As [`Store::undo`]; [`StoreError::NotFound`] for an edit that is not there.
    pub fn go_to(
        &mut self,
        id: &ArmyId,
        expected_head: Seq,
        target: Seq,
        at: &str,
        summarise: impl FnOnce(&Value, u32) -> Summary,
    ) -> Result<Moved> {
        let moved = self.travel(id, expected_head, at, summarise, |tx, state| {
            let _exists = history::parent::<Armies>(tx, id, target)?;
            let tip = history::tip_through::<Armies>(tx, id, target, state.tip)?;
            Ok(Some(history::State {
                head: target,
                tip,
                ..state
            }))
        })?;
        moved.ok_or_else(|| Armies::no_row(id, target))
    }

    /// Every edit of an army in the order in which they were made, with their parents.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], [`StoreError::Altered`], and those of reading.
    pub fn history(&self, id: &ArmyId) -> Result<Vec<HistoryEntry>> {
        self.read(|conn| {
            let rows = history::every_row::<Armies>(conn, id)?;
            Ok(rows.into_iter().map(listed).collect())
        })
    }

    /// Moves the head to where `choose` says, with the tip it says.
    fn travel(
        &mut self,
        id: &ArmyId,
        expected_head: Seq,
        at: &str,
        summarise: impl FnOnce(&Value, u32) -> Summary,
        choose: impl FnOnce(&Transaction<'_>, history::State) -> Result<Option<history::State>, Fault>,
    ) -> Result<Option<Moved>> {
        let mut draft = self.take_draft(id, expected_head)?;
        let (moved, draft) = self.write(|tx| {
            let Standing { heading, state } = history::standing::<Armies>(tx, id)?;
            history::expect_head::<Armies>(id, state, expected_head)?;
            let Some(to) = choose(tx, state)? else {
                return Ok((None, draft));
            };
            let arrived = follow(tx, id, &mut draft, to.head)?;
            let heading = heading.now(&summarise(&draft.body, arrived.version), at);
            let standing = Standing { heading, state: to };
            history::save::<Armies>(tx, id, &standing, Some(&arrived.text))?;
            let moved = Moved {
                position: history::position::<Armies>(tx, id, to)?,
                body: draft.body.clone(),
                version: arrived.version,
            };
            Ok((Some(moved), draft))
        })?;
        self.draft = Some(draft);
        Ok(moved)
    }

    /// The draft at the expected head: from memory, or else from the file. It is taken
    /// out, so that a call that fails halfway leaves nothing half-true behind.
    fn take_draft(&mut self, id: &ArmyId, expected_head: Seq) -> Result<Draft> {
        if let Some(draft) = self.draft.take()
            && draft.army == *id
            && draft.head == expected_head
        {
            return Ok(draft);
        }
        self.read(|conn| {
            let tx = conn.unchecked_transaction()?;
            let state = history::standing::<Armies>(&tx, id)?.state;
            history::expect_head::<Armies>(id, state, expected_head)?;
            let (body, _) = army::body(&tx, id, state.head)?;
            Ok(Draft {
                army: id.clone(),
                head: expected_head,
                body,
            })
        })
    }
}

/// A draft that was arrived at.
pub(crate) struct Arrived {
    pub(crate) text: String,
    pub(crate) version: u32,
}

/// Makes the draft the one after another edit, along the patches between them, each of which is
/// checked, as is what they come to.
pub(crate) fn follow(
    conn: &Connection,
    id: &ArmyId,
    draft: &mut Draft,
    to: Seq,
) -> Result<Arrived, Fault> {
    let (back, forth) = history::route::<Armies>(conn, id, draft.head, to)?;
    for (seq, forward) in
        (back.iter().map(|seq| (*seq, false))).chain(forth.iter().map(|seq| (*seq, true)))
    {
        let change = history::row::<Armies>(conn, id, seq)?.content;
        let text = if forward {
            change.forward
        } else {
            change.backward
        };
        let done = patch::apply(&mut draft.body, &text);
        done.map_err(|problem| misfit(id, seq, problem))?;
    }
    draft.head = to;
    let change = history::row::<Armies>(conn, id, to)?.content;
    let text = army::text_of(&draft.body)?;
    if change.stands_for(&text) {
        let version = change.version;
        Ok(Arrived { text, version })
    } else {
        Err(history::altered::<Armies>(conn, id, Some(to), Harm::State))
    }
}

/// The draft after an edit, made of nothing but the edits that led to it.
pub(crate) fn made_anew(
    conn: &Connection,
    id: &ArmyId,
    to: Seq,
) -> Result<(Value, Arrived), Fault> {
    let mut body = Value::Null;
    let branch = history::branch::<Armies>(conn, id, to)?;
    for row in &branch {
        let done = patch::apply(&mut body, &row.content.forward);
        done.map_err(|problem| misfit(id, row.seq, problem))?;
    }
    let text = army::text_of(&body)?;
    match branch.last() {
        Some(row) if row.content.stands_for(&text) => {
            let version = row.content.version;
            Ok((body, Arrived { text, version }))
        }
        Some(_) | None => Err(history::altered::<Armies>(conn, id, Some(to), Harm::State)),
    }
}

/// The error of a patch that does not fit.
fn misfit(id: &ArmyId, seq: Seq, problem: String) -> StoreError {
    StoreError::BadJson {
        place: JsonPlace::Edit(id.clone(), seq),
        problem: JsonProblem::Text(problem),
    }
}

fn coalesce_key(conn: &Connection, id: &ArmyId, seq: Seq) -> Result<Option<String>, Fault> {
    let sql = "SELECT coalesce_key FROM army_row WHERE item = ?1 AND seq = ?2";
    let key = conn
        .prepare_cached(sql)?
        .query_row((id, seq), |row| row.get(0))
        .optional()?;
    Ok(key.flatten())
}

fn listed(row: history::HistoryRow<Change>) -> HistoryEntry {
    let Change {
        label,
        at,
        version,
        joined,
        ..
    } = row.content;
    HistoryEntry {
        seq: row.seq,
        parent: row.parent,
        name: row.name,
        label,
        at,
        version,
        joined,
    }
}

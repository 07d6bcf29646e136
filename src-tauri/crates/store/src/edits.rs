//! Editing an army: append, undo, redo, go to any point of the history.

use rusqlite::Transaction;
use serde_json::Value;

use crate::army::{self, Update};
use crate::draft::Draft;
use crate::error::Fault;
use crate::patch::{self, Difference};
use crate::tree::{self, NewEdit, State};
use crate::{ArmyId, HistoryEntry, Position, Result, Seq, Store, StoreError, Summary};

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

impl Store {
    /// Adds an edit to the head of an army's history. It is durable when this returns.
    /// A draft equal to the one that stands is no edit and writes nothing: `None`.
    ///
    /// # Errors
    /// [`StoreError::StaleHead`] when another window was first: nothing is overwritten;
    /// [`StoreError::NotFound`]; [`StoreError::BadJson`] for a body nested more than a
    /// hundred levels deep; and those of writing.
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
        let (forward, backward) = (patch::text(&forward)?, patch::text(&backward)?);

        let committed = self.write(|tx| {
            let state = tree::state(tx, id)?;
            state.expect_head(id, expected_head)?;
            let joined = edit.coalesce.is_some()
                && state.newest == state.head
                && state.newest_key.as_deref() == edit.coalesce;
            let seq = state.newest.next();
            tree::insert(
                tx,
                id,
                seq,
                &NewEdit {
                    parent: Some(state.head),
                    label: edit.label,
                    forward: &forward,
                    backward: &backward,
                    at: edit.at,
                    version: edit.version,
                    coalesce_key: edit.coalesce,
                    joined,
                },
            )?;
            let update = Update {
                head: seq,
                tip: seq,
                body: &text,
                summary: edit.summary,
                at: edit.at,
            };
            army::update(tx, id, &update)?;
            Ok(Committed {
                position: Position {
                    head: seq,
                    undo: Some(edit.label.to_owned()),
                    redo: None,
                },
                joined,
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
    /// [`StoreError::StaleHead`], [`StoreError::NotFound`], [`StoreError::BadJson`] when
    /// the history is spoilt, and those of writing.
    pub fn undo(
        &mut self,
        id: &ArmyId,
        expected_head: Seq,
        at: &str,
        summarise: impl FnOnce(&Value, u32) -> Summary,
    ) -> Result<Option<Moved>> {
        self.travel(id, expected_head, at, summarise, |tx, state| {
            let target = tree::undo_target(tx, id, state.head)?;
            Ok(target.map(|seq| (seq, state.tip)))
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
            let target = tree::redo_target(tx, id, state.head, state.tip)?;
            Ok(target.map(|seq| (seq, state.tip)))
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
            let _exists = tree::version(tx, id, target)?;
            let tip = tree::tip_through(tx, id, target, state.tip)?;
            Ok(Some((target, tip)))
        })?;
        moved.ok_or_else(|| tree::no_edit(id, target).within(&self.path))
    }

    /// Every edit of an army in the order in which they were made, with their parents.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], and those of reading.
    pub fn history(&self, id: &ArmyId) -> Result<Vec<HistoryEntry>> {
        self.read(|conn| tree::entries(conn, id))
    }

    /// Moves the head to where `choose` says, with the tip it says.
    fn travel(
        &mut self,
        id: &ArmyId,
        expected_head: Seq,
        at: &str,
        summarise: impl FnOnce(&Value, u32) -> Summary,
        choose: impl FnOnce(&Transaction<'_>, &State) -> Result<Option<(Seq, Seq)>, Fault>,
    ) -> Result<Option<Moved>> {
        let mut draft = self.take_draft(id, expected_head)?;
        let (moved, draft) = self.write(|tx| {
            let state = tree::state(tx, id)?;
            state.expect_head(id, expected_head)?;
            let Some((head, tip)) = choose(tx, &state)? else {
                return Ok((None, draft));
            };
            for (seq, text) in tree::route(tx, id, state.head, head)? {
                patch::apply(&mut draft.body, &text).map_err(|problem| StoreError::BadJson {
                    place: format!("edit {seq} of army {id}"),
                    problem,
                })?;
            }
            draft.head = head;
            let version = tree::version(tx, id, head)?;
            let update = Update {
                head,
                tip,
                body: &army::text_of(&draft.body)?,
                summary: &summarise(&draft.body, version),
                at,
            };
            army::update(tx, id, &update)?;
            let moved = Moved {
                position: tree::position(tx, id, head, tip)?,
                body: draft.body.clone(),
                version,
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
            tree::state(&tx, id)?.expect_head(id, expected_head)?;
            Ok(Draft {
                army: id.clone(),
                head: expected_head,
                body: army::body(&tx, id)?,
            })
        })
    }
}

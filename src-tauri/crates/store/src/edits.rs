//! Edits to an army: append, undo, redo, go to any row of the history.

use rusqlite::{Connection, OptionalExtension};
use serde_json::Value;

use crate::army;
use crate::army_record::{Armies, Change};
use crate::draft::Draft;
use crate::error::Fault;
use crate::history::{self, History as _, Standing, Step, name};
use crate::patch::{self, Difference};
use crate::{
    ArmyId, Harm, JsonPlace, JsonProblem, Position, Result, Seq, Store, StoreError, Summary,
};

/// A new edit to an army.
#[derive(Clone, Debug, PartialEq)]
pub struct Edit<'a> {
    /// A short description, for the history and the tooltips of undo and redo.
    pub label: &'a str,
    /// The draft after the edit.
    pub body: Value,
    /// The schema version of the draft.
    pub version: u32,
    /// The library's summary of the draft.
    pub summary: &'a Summary,
    /// The current time.
    pub at: &'a str,
    /// Consecutive edits with the same key are undone as one step: the letters of a name, the ticks
    /// of a counter. An edit without a key is always a separate step. The caller chooses the keys:
    /// one for each visit to a field, for example.
    pub coalesce: Option<&'a str>,
}

/// A durable edit. Only the store creates one.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use = "the next edit must name the new head"]
pub struct Committed {
    /// The new position.
    pub position: Position,
    /// Whether the edit forms one step with the previous one.
    pub joined: bool,
    /// The schema version of the draft.
    pub version: u32,
}

/// The durable result of an undo, a redo or a jump.
#[derive(Clone, Debug, PartialEq)]
#[must_use = "the screen must show the new draft"]
pub struct Moved {
    /// The new position.
    pub position: Position,
    /// The draft at the new position.
    pub body: Value,
    /// The schema version of the draft.
    pub version: u32,
}

impl Store {
    /// Appends an edit at the head of an army's history; durable on return. If the draft is
    /// unchanged, writes nothing and returns `None`.
    ///
    /// # Errors
    /// [`StoreError::StaleHead`] if another window was first: nothing is overwritten;
    /// [`StoreError::NotFound`]; [`StoreError::Altered`]; [`StoreError::BadJson`] for a
    /// body nested more than a hundred levels deep; and write errors.
    pub fn append_edit(
        &mut self,
        id: &ArmyId,
        expected_head: Seq,
        edit: Edit<'_>,
    ) -> Result<Option<Committed>> {
        // Slow work is done before the lock is taken.
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
            let on = (
                expected_head,
                history::name_of::<Armies>(tx, id, expected_head)?,
            );
            history::append::<Armies>(tx, id, &mut state, on, &change)?;
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

    /// Undoes the last step; returns `None` if there is none. `summarise` takes the draft and its
    /// version, and returns the summary.
    ///
    /// # Errors
    /// [`StoreError::StaleHead`], [`StoreError::NotFound`], [`StoreError::Altered`] if the
    /// history is damaged, and write errors.
    pub fn undo(
        &mut self,
        id: &ArmyId,
        expected_head: Seq,
        at: &str,
        summarise: impl FnOnce(&Value, u32) -> Summary,
    ) -> Result<Option<Moved>> {
        self.travel(id, expected_head, at, summarise, Step::Undo)
    }

    /// Redoes the last undone step, on the branch that was written to or visited last; returns
    /// `None` at the end of the branch.
    ///
    /// # Errors
    /// The same errors as [`Store::undo`].
    pub fn redo(
        &mut self,
        id: &ArmyId,
        expected_head: Seq,
        at: &str,
        summarise: impl FnOnce(&Value, u32) -> Summary,
    ) -> Result<Option<Moved>> {
        self.travel(id, expected_head, at, summarise, Step::Redo)
    }

    /// Moves to any edit of the history, on any branch. Redo then follows a branch through that
    /// edit: the branch that redo followed before, if the edit is on it, otherwise the newest
    /// branch through the edit.
    ///
    /// # Errors
    /// The same errors as [`Store::undo`]; [`StoreError::NotFound`] for an unknown edit.
    pub fn go_to(
        &mut self,
        id: &ArmyId,
        expected_head: Seq,
        target: Seq,
        at: &str,
        summarise: impl FnOnce(&Value, u32) -> Summary,
    ) -> Result<Moved> {
        let moved = self.travel(id, expected_head, at, summarise, Step::GoTo(target))?;
        moved.ok_or_else(|| Armies::no_row(id, target))
    }

    /// Moves the head; returns `None` if there is nothing to undo or to redo.
    fn travel(
        &mut self,
        id: &ArmyId,
        expected_head: Seq,
        at: &str,
        summarise: impl FnOnce(&Value, u32) -> Summary,
        step: Step,
    ) -> Result<Option<Moved>> {
        let mut draft = self.take_draft(id, expected_head)?;
        let (moved, draft) = self.write(|tx| {
            let Standing { heading, state } = history::standing::<Armies>(tx, id)?;
            history::expect_head::<Armies>(id, state, expected_head)?;
            let Some(to) = history::moved::<Armies>(tx, id, state, step)? else {
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

    /// Takes the draft at the expected head from the cache or the file. The cache is empty
    /// afterwards, so that a call that fails halfway cannot leave a wrong draft there.
    fn take_draft(&mut self, id: &ArmyId, expected_head: Seq) -> Result<Draft> {
        if let Some(draft) = self.draft.take()
            && draft.army == *id
            && draft.head == expected_head
        {
            return Ok(draft);
        }
        self.read(|conn| {
            let state = history::standing::<Armies>(conn, id)?.state;
            history::expect_head::<Armies>(id, state, expected_head)?;
            let (body, _) = army::body(conn, id, state.head)?;
            Ok(Draft {
                army: id.clone(),
                head: expected_head,
                body,
            })
        })
    }
}

/// A draft after a move.
pub(crate) struct Arrived {
    pub(crate) text: String,
    pub(crate) version: u32,
}

/// Turns the draft after one edit into the draft after another, by applying the patches between the
/// two edits. Checks each patch and the resulting draft.
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
        done.map_err(|problem| does_not_apply(id, seq, problem))?;
    }
    draft.head = to;
    let change = history::row::<Armies>(conn, id, to)?.content;
    let text = army::text_of(&draft.body)?;
    if change.matches(&text) {
        let version = change.version;
        Ok(Arrived { text, version })
    } else {
        Err(history::altered::<Armies>(conn, id, Some(to), Harm::State))
    }
}

/// Rebuilds the draft after an edit, using only the edits up to that one.
pub(crate) fn made_anew(
    conn: &Connection,
    id: &ArmyId,
    to: Seq,
) -> Result<(Value, Arrived), Fault> {
    let mut body = Value::Null;
    let branch = history::branch::<Armies>(conn, id, to)?;
    for row in &branch {
        let done = patch::apply(&mut body, &row.content.forward);
        done.map_err(|problem| does_not_apply(id, row.seq, problem))?;
    }
    let text = army::text_of(&body)?;
    match branch.last() {
        Some(row) if row.content.matches(&text) => {
            let version = row.content.version;
            Ok((body, Arrived { text, version }))
        }
        Some(_) | None => Err(history::altered::<Armies>(conn, id, Some(to), Harm::State)),
    }
}

/// Returns the error for a patch that does not fit.
fn does_not_apply(id: &ArmyId, seq: Seq, problem: String) -> StoreError {
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

//! The journal of a battle: append, undo, go to any row, and read the rows from which the state is
//! folded.
//!
//! Each row's parent is the head at the time of play, so the rows form a tree. Undo and redo go
//! one row up and down the branch that ends at the battle's *tip*. Appending to an earlier head
//! begins a new branch; players can return to the old one.

use rusqlite::{Connection, Row as SqlRow};

use crate::battle_record::{Battles, Entry, Kind, Row};
use crate::error::Fault;
use crate::history::{self, Columns as _, History as _, HistoryRow, RowName, Step};
use crate::{BattleId, Json, JsonPlace, JsonProblem, Position, Result, Seq, Store, StoreError};

/// A row in a list or a picture of the tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalLine {
    /// The number.
    pub seq: Seq,
    /// The row before this one; `None` for row 0.
    pub parent: Option<Seq>,
    /// The row's name, the same in every library.
    pub name: RowName,
    /// Command or note.
    pub kind: Kind,
    /// A short description.
    pub label: String,
    /// The time when the row was written, given by the caller.
    pub at: String,
    /// The library's summary of the state after the row.
    pub summary: Json,
}

/// Returns the names of these rows, numbered 0, 1, 2 and so on. A name is the digest of the row's
/// content and of its parent's name.
///
/// # Errors
/// [`StoreError::BadJson`] for a row whose parent is not an earlier row, or that cannot be named.
pub fn row_names(rows: &[Row]) -> Result<Vec<RowName>> {
    let bad = |seq: Seq, problem| StoreError::BadJson {
        place: JsonPlace::Row(seq),
        problem,
    };
    let mut names: Vec<RowName> = Vec::with_capacity(rows.len());
    for row in rows {
        let parent = match row.parent {
            None => None,
            Some(parent) => {
                let name = names.get(parent.0 as usize).copied();
                Some(name.ok_or_else(|| bad(row.seq, JsonProblem::Parent(row.seq)))?)
            }
        };
        let name = RowName::of(&row.entry, parent);
        let unnamed = |error: rusqlite::Error| JsonProblem::Text(error.to_string());
        names.push(name.map_err(|error| bad(row.seq, unnamed(error)))?);
    }
    Ok(names)
}

/// Returns the name of the last of these rows. Each row follows the one before it, and the first
/// follows the row named `on`. Without rows, returns `on`.
///
/// # Errors
/// [`StoreError::BadJson`] for a row that cannot be named.
pub fn name_upon(on: Option<RowName>, entries: &[Entry]) -> Result<Option<RowName>> {
    let named = |on, entry| RowName::of(entry, on).map(Some);
    let last = entries.iter().try_fold(on, named);
    last.map_err(|error: rusqlite::Error| StoreError::BadJson {
        place: JsonPlace::Given,
        problem: JsonProblem::Text(error.to_string()),
    })
}

impl Store {
    /// Appends a row at the head of a battle's journal, as the new head, and returns the row's
    /// number. The row is durable on return; only then may the screen show it.
    ///
    /// # Errors
    /// [`StoreError::StaleHead`] if another window was first: nothing is overwritten;
    /// [`StoreError::NotFound`]; [`StoreError::Altered`] if the heading fails its check; and write
    /// errors.
    pub fn append_row(&mut self, id: &BattleId, expected_head: Seq, entry: &Entry) -> Result<Seq> {
        let entries = std::slice::from_ref(entry);
        self.append_branch(id, expected_head, expected_head, entries, &entry.at)
    }

    /// Appends a chain of rows, all or none, to any row of a battle's journal. Returns the number
    /// of the last of them, which is the new head. Without rows, moves the head to the given row,
    /// which is then the end of its branch.
    ///
    /// # Errors
    /// The same errors as [`Store::append_row`]; [`StoreError::NotFound`] for an unknown row.
    pub fn append_branch(
        &mut self,
        id: &BattleId,
        expected_head: Seq,
        on: Seq,
        entries: &[Entry],
        at: &str,
    ) -> Result<Seq> {
        self.write(|tx| {
            let mut standing = history::standing::<Battles>(tx, id)?;
            history::expect_head::<Battles>(id, standing.state, expected_head)?;
            let mut last = (on, history::name_of::<Battles>(tx, id, on)?);
            (standing.state.head, standing.state.tip) = (on, on);
            for entry in entries {
                last = history::append::<Battles>(tx, id, &mut standing.state, last, entry)?;
            }
            at.clone_into(&mut standing.heading.updated_at);
            history::save::<Battles>(tx, id, &standing, None)?;
            Ok(standing.state.head)
        })
    }

    /// Undoes the row at the head; returns `None` at the set-up.
    ///
    /// # Errors
    /// [`StoreError::StaleHead`], [`StoreError::NotFound`], [`StoreError::Altered`], and write
    /// errors.
    pub fn undo_row(
        &mut self,
        id: &BattleId,
        expected_head: Seq,
        at: &str,
    ) -> Result<Option<Position>> {
        self.move_by(id, expected_head, at, Step::Undo)
    }

    /// Moves one row down the branch last played or visited; returns `None` at its end.
    ///
    /// # Errors
    /// The same errors as [`Store::undo_row`].
    pub fn redo_row(
        &mut self,
        id: &BattleId,
        expected_head: Seq,
        at: &str,
    ) -> Result<Option<Position>> {
        self.move_by(id, expected_head, at, Step::Redo)
    }

    /// Moves to any row of the journal, on any branch. Redo then follows a branch through that row:
    /// the branch that redo followed before, if the row is on it, otherwise the newest branch
    /// through the row.
    ///
    /// # Errors
    /// The same errors as [`Store::undo_row`]; [`StoreError::NotFound`] for an unknown row.
    pub fn go_to_row(
        &mut self,
        id: &BattleId,
        expected_head: Seq,
        target: Seq,
        at: &str,
    ) -> Result<Position> {
        let moved = self.move_by(id, expected_head, at, Step::GoTo(target))?;
        moved.ok_or_else(|| Battles::no_row(id, target))
    }

    /// Returns the rows from which the state is folded: the ancestors of the head, the set-up
    /// first, and the head.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], [`StoreError::Altered`] if the heading or a row fails its check,
    /// and read errors.
    pub fn rows(&self, id: &BattleId) -> Result<Vec<Row>> {
        self.read(|conn| {
            let head = history::standing::<Battles>(conn, id)?.state.head;
            let rows = history::branch::<Battles>(conn, id, head)?;
            Ok(rows.into_iter().map(plain).collect())
        })
    }

    /// Returns the position of a battle's journal.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], [`StoreError::Altered`], and read errors.
    pub fn position(&self, id: &BattleId) -> Result<Position> {
        self.read(|conn| {
            let state = history::standing::<Battles>(conn, id)?.state;
            history::position::<Battles>(conn, id, state)
        })
    }

    /// Returns one row of a battle's journal.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], [`StoreError::Altered`] if the row fails its check, and read
    /// errors.
    pub fn row(&self, id: &BattleId, row: Seq) -> Result<Row> {
        self.read(|conn| history::row::<Battles>(conn, id, row).map(plain))
    }

    /// Returns every sound row of a battle's journal, on any branch, in order: enough to list the
    /// rows or to draw the tree.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], [`StoreError::Altered`] if not even the set-up is sound,
    /// and read errors.
    pub fn journal(&self, id: &BattleId) -> Result<Vec<JournalLine>> {
        self.read(|conn| {
            let rows = history::every_row::<Battles>(conn, id)?;
            let line = |row: HistoryRow<Entry>| JournalLine {
                seq: row.seq,
                parent: row.parent,
                name: row.name,
                kind: row.content.kind,
                label: row.content.label,
                at: row.content.at,
                summary: row.content.summary,
            };
            Ok(rows.into_iter().map(line).collect())
        })
    }

    /// Moves the head; returns `None` if there is nothing to undo or to redo.
    fn move_by(
        &mut self,
        id: &BattleId,
        expected_head: Seq,
        at: &str,
        step: Step,
    ) -> Result<Option<Position>> {
        self.write(|tx| {
            let mut standing = history::standing::<Battles>(tx, id)?;
            history::expect_head::<Battles>(id, standing.state, expected_head)?;
            let Some(to) = history::moved::<Battles>(tx, id, standing.state, step)? else {
                return Ok(None);
            };
            standing.state = to;
            at.clone_into(&mut standing.heading.updated_at);
            history::save::<Battles>(tx, id, &standing, None)?;
            history::position::<Battles>(tx, id, to).map(Some)
        })
    }
}

/// Returns a row without its name.
pub(crate) fn plain(row: HistoryRow<Entry>) -> Row {
    Row {
        seq: row.seq,
        parent: row.parent,
        entry: row.content,
    }
}

/// Returns every stored row, unchecked, in order.
pub(crate) fn unchecked(conn: &Connection, id: &BattleId) -> Result<Vec<Row>, Fault> {
    let names = Entry::NAMES;
    let sql = format!("SELECT seq, parent, {names} FROM battle_row WHERE item = ?1 ORDER BY seq");
    let mut rows = conn.prepare_cached(&sql)?;
    let read = |row: &SqlRow<'_>| {
        Ok(Row {
            seq: row.get(0)?,
            parent: row.get(1)?,
            entry: Entry::read(row, 2)?,
        })
    };
    Ok(rows.query_map([id], read)?.collect::<Result<_, _>>()?)
}

/// Checks that the rows of an imported battle form a valid tree, in which the tip is the head or a
/// descendant of the head.
pub(crate) fn check_tree(battle: &BattleId, (head, tip): (Seq, Seq), rows: &[Row]) -> Result<()> {
    let bad = |problem| {
        Err(StoreError::BadJson {
            place: JsonPlace::Journal(battle.clone()),
            problem,
        })
    };
    for (row, seq) in rows.iter().zip((0..).map(Seq)) {
        if row.seq != seq {
            return bad(JsonProblem::Numbering);
        }
        if row.parent.is_none() != (seq == Seq::ROOT) || row.parent >= Some(seq) {
            return bad(JsonProblem::Parent(seq));
        }
    }
    let mut at = Some(tip);
    while at > Some(head) {
        at = at
            .and_then(|seq| rows.get(seq.0 as usize))
            .and_then(|row| row.parent);
    }
    if at != Some(head) || head.0 as usize >= rows.len() {
        return bad(JsonProblem::Head);
    }
    Ok(())
}

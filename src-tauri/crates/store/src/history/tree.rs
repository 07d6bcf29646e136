//! Paths through the tree of a history: the targets of undo, redo and "go to a row".
//!
//! A *step* is the unit of undo: a row with the rows joined to it. A row is joined to its parent
//! if both belong to one uninterrupted action, such as a name typed letter by letter; the joined
//! rows remain separate rows of the file. From any head, undo goes up over joined rows to the
//! parent of the first row that is not joined. Redo goes down the branch that ends at the *tip*,
//! over one row and the rows joined to it.

use std::collections::HashSet;

use rusqlite::{CachedStatement, Connection, OptionalExtension, Row as SqlRow};

use super::{History, State, altered, row};
use crate::error::Fault;
use crate::{Harm, Seq};

/// The head of a history, with the labels of undo and redo there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The row with the current state of the army or the battle.
    pub head: Seq,
    /// The label of the step to undo; `None` at the beginning.
    pub undo: Option<String>,
    /// The label of the step to redo; `None` at the end of the branch.
    pub redo: Option<String>,
}

/// Climbs from a row to its parent, grandparent and so on.
struct Climber<'a, T: History> {
    conn: &'a Connection,
    id: &'a T::Id,
    rows: CachedStatement<'a>,
}

/// A row's link to its parent.
#[derive(Clone, Copy)]
struct Hang {
    parent: Option<Seq>,
    joined: bool,
}

impl<'a, T: History> Climber<'a, T> {
    fn new(conn: &'a Connection, id: &'a T::Id) -> Result<Self, Fault> {
        let (table, joined) = (T::ROWS, T::JOINED);
        let sql = format!("SELECT parent, {joined} FROM {table} WHERE item = ?1 AND seq = ?2");
        let rows = conn.prepare_cached(&sql)?;
        Ok(Self { conn, id, rows })
    }

    fn hang(&mut self, seq: Seq) -> Result<Hang, Fault> {
        let read = |row: &SqlRow<'_>| {
            Ok(Hang {
                parent: row.get(0)?,
                joined: row.get(1)?,
            })
        };
        let hang = self
            .rows
            .query_row((self.id, seq), read)
            .optional()?
            .ok_or_else(|| T::no_row(self.id, seq))?;
        // A damaged row may name a later row as its parent; the climb might then never end.
        if hang.parent >= Some(seq) {
            return Err(altered::<T>(self.conn, self.id, Some(seq), Harm::Row));
        }
        Ok(hang)
    }
}

/// A move of the head.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Step {
    /// To the parent of the step at the head.
    Undo,
    /// One step down the branch that ends at the tip.
    Redo,
    /// To any row, on any branch.
    GoTo(Seq),
}

/// Returns the head and the tip after a move: `None` if there is nothing to undo or to redo.
pub(crate) fn moved<T: History>(
    conn: &Connection,
    id: &T::Id,
    at: State,
    step: Step,
) -> Result<Option<State>, Fault> {
    let head = match step {
        Step::Undo => undo_target::<T>(conn, id, at.head)?,
        Step::Redo => redo_target::<T>(conn, id, at)?,
        Step::GoTo(head) => {
            let tip = tip_through::<T>(conn, id, head, at.tip)?;
            return Ok(Some(State { head, tip, ..at }));
        }
    };
    Ok(head.map(|head| State { head, ..at }))
}

/// Returns the row to which undo leads: `None` at the beginning.
fn undo_target<T: History>(conn: &Connection, id: &T::Id, head: Seq) -> Result<Option<Seq>, Fault> {
    let mut climber = Climber::<T>::new(conn, id)?;
    let mut hang = climber.hang(head)?;
    while let (Some(parent), true) = (hang.parent, hang.joined) {
        hang = climber.hang(parent)?;
    }
    Ok(hang.parent)
}

/// Returns the row to which redo leads on the branch that ends at the tip; `None` at the tip.
pub(crate) fn redo_target<T: History>(
    conn: &Connection,
    id: &T::Id,
    at: State,
) -> Result<Option<Seq>, Fault> {
    let mut climber = Climber::<T>::new(conn, id)?;
    // The rows from the tip up to the head, without the head itself. The row nearest the head is
    // last. Numbers decrease towards the root.
    let mut below = Vec::new();
    let mut next = at.tip;
    while next > at.head {
        let hang = climber.hang(next)?;
        below.push((next, hang.joined));
        next = hang.parent.unwrap_or(Seq::ROOT);
    }
    let mut target = below.pop().map(|(seq, _)| seq);
    while let Some((seq, true)) = below.last() {
        target = Some(*seq);
        below.pop();
    }
    Ok(target)
}

/// Returns the tip after a move of the head to a row: the old tip if the row is on the branch that
/// ends at the old tip, otherwise the newest descendant of the row, or the row itself if it has no
/// descendants.
///
/// # Errors
/// [`History::no_row`], and [`StoreError::Altered`](crate::StoreError::Altered) for a row whose
/// parent is not an earlier row.
fn tip_through<T: History>(conn: &Connection, id: &T::Id, to: Seq, tip: Seq) -> Result<Seq, Fault> {
    let mut climber = Climber::<T>::new(conn, id)?;
    climber.hang(to)?;
    let mut at = tip;
    while at > to {
        at = climber.hang(at)?.parent.unwrap_or(Seq::ROOT);
    }
    if at == to {
        return Ok(tip);
    }
    let table = T::ROWS;
    let sql = format!("SELECT seq, parent FROM {table} WHERE item = ?1 AND seq > ?2 ORDER BY seq");
    let mut statement = conn.prepare_cached(&sql)?;
    let mut later = statement.query((id, to))?;
    let (mut below, mut leaf) = (HashSet::from([to]), to);
    while let Some(columns) = later.next()? {
        if below.contains(&columns.get(1)?) {
            leaf = columns.get(0)?;
            below.insert(leaf);
        }
    }
    Ok(leaf)
}

/// Returns the path from one row to another: the rows to revert, then the rows to apply, in order.
pub(crate) fn route<T: History>(
    conn: &Connection,
    id: &T::Id,
    from: Seq,
    to: Seq,
) -> Result<(Vec<Seq>, Vec<Seq>), Fault> {
    let mut climber = Climber::<T>::new(conn, id)?;
    let (mut up, mut down) = (from, to);
    let (mut back, mut forth) = (Vec::new(), Vec::new());
    // The row with the higher number is never an ancestor of the other: climb from that row until
    // both are the same.
    while up != down {
        if up > down {
            back.push(up);
            up = climber.hang(up)?.parent.unwrap_or(Seq::ROOT);
        } else {
            forth.push(down);
            down = climber.hang(down)?.parent.unwrap_or(Seq::ROOT);
        }
    }
    forth.reverse();
    Ok((back, forth))
}

/// Returns the head with the labels of the steps before and after it.
pub(crate) fn position<T: History>(
    conn: &Connection,
    id: &T::Id,
    at: State,
) -> Result<Position, Fault> {
    let label = |seq: Seq| row::<T>(conn, id, seq).map(|row| T::label(&row.content).to_owned());
    // A step has the label of its last row, here the head itself.
    let undo = (at.head != Seq::ROOT).then_some(at.head);
    let redo = redo_target::<T>(conn, id, at)?;
    Ok(Position {
        head: at.head,
        undo: undo.map(label).transpose()?,
        redo: redo.map(label).transpose()?,
    })
}

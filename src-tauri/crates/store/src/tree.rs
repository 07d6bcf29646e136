//! The tree of an army's edits: how steps are found in it, and ways through it.
//!
//! A *step* is what one undo takes back: an edit with those joined to it. An edit is
//! joined to its parent when both have the same coalesce key and nothing came between
//! (a name typed letter by letter); every edit is still a row of its own. From any head,
//! undo goes up over joined edits to the parent of the first that is not; redo goes down
//! the branch that ends at the army's *tip*, over one edit and those joined to it.

use std::collections::HashMap;

use rusqlite::{CachedStatement, Connection, OptionalExtension, Transaction};

use crate::error::Fault;
use crate::{ArmyId, Item, Missing, Seq, StoreError};

/// Where the head of a history stands, and what undo and redo would do there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The edit whose outcome the draft is, or the row whose outcome the battle is.
    pub head: Seq,
    /// The label of the step that undo would take back; `None` at the beginning.
    pub undo: Option<String>,
    /// The label of the step that redo would do again; `None` at the end of the branch.
    pub redo: Option<String>,
}

/// One edit as the history lists it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HistoryEntry {
    /// Its number.
    pub seq: Seq,
    /// The edit it was made on; `None` for the army as created.
    pub parent: Option<Seq>,
    /// What was done.
    pub label: String,
    /// When, as the caller said.
    pub at: String,
    /// The schema version of the draft after it.
    pub version: u32,
    /// Whether it is one step with its parent.
    pub joined: bool,
}

/// The moving parts of an army's row and the newest edit.
#[derive(Clone, Debug)]
pub(crate) struct State {
    pub(crate) head: Seq,
    pub(crate) tip: Seq,
    pub(crate) newest: Seq,
    pub(crate) newest_key: Option<String>,
}

impl State {
    /// Fails unless the head is where the caller thinks.
    pub(crate) fn expect_head(&self, army: &ArmyId, expected: Seq) -> Result<(), Fault> {
        if self.head == expected {
            Ok(())
        } else {
            Err(Fault::Known(StoreError::StaleHead {
                of: Item::Army(army.clone()),
                expected,
                actual: self.head,
            }))
        }
    }
}

/// Where the army's history stands.
pub(crate) fn state(conn: &Connection, army: &ArmyId) -> Result<State, Fault> {
    conn.prepare_cached(
        "SELECT army.head, army.tip, newest.seq, newest.coalesce_key
         FROM army JOIN army_edit AS newest ON newest.army = army.id
         WHERE army.id = ?1 ORDER BY newest.seq DESC LIMIT 1",
    )?
    .query_row([army], |row| {
        Ok(State {
            head: row.get(0)?,
            tip: row.get(1)?,
            newest: row.get(2)?,
            newest_key: row.get(3)?,
        })
    })
    .optional()?
    .ok_or_else(|| Fault::no_army(army))
}

/// An edit to be written.
pub(crate) struct NewEdit<'a> {
    pub(crate) parent: Option<Seq>,
    pub(crate) label: &'a str,
    pub(crate) forward: &'a str,
    pub(crate) backward: &'a str,
    pub(crate) at: &'a str,
    pub(crate) version: u32,
    pub(crate) coalesce_key: Option<&'a str>,
    pub(crate) joined: bool,
}

/// Writes an edit.
pub(crate) fn insert(
    tx: &Transaction<'_>,
    army: &ArmyId,
    seq: Seq,
    edit: &NewEdit<'_>,
) -> Result<(), Fault> {
    tx.prepare_cached(
        "INSERT INTO army_edit (army, seq, parent, label, forward, backward, at, version,
                                coalesce_key, joined)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
    )?
    .execute((
        army,
        seq,
        edit.parent,
        edit.label,
        edit.forward,
        edit.backward,
        edit.at,
        edit.version,
        edit.coalesce_key,
        edit.joined,
    ))?;
    Ok(())
}

/// The schema version of the body after an edit.
pub(crate) fn version(conn: &Connection, army: &ArmyId, seq: Seq) -> Result<u32, Fault> {
    conn.prepare_cached("SELECT version FROM army_edit WHERE army = ?1 AND seq = ?2")?
        .query_row((army, seq), |row| row.get(0))
        .optional()?
        .ok_or_else(|| no_edit(army, seq))
}

/// Every edit of an army, in the order in which they were made.
pub(crate) fn entries(conn: &Connection, army: &ArmyId) -> Result<Vec<HistoryEntry>, Fault> {
    let mut rows = conn.prepare_cached(
        "SELECT seq, parent, label, at, version, joined FROM army_edit WHERE army = ?1 ORDER BY seq",
    )?;
    let entries = rows
        .query_map([army], |row| {
            Ok(HistoryEntry {
                seq: row.get(0)?,
                parent: row.get(1)?,
                label: row.get(2)?,
                at: row.get(3)?,
                version: row.get(4)?,
                joined: row.get(5)?,
            })
        })?
        .collect::<Result<Vec<_>, _>>()?;
    if entries.is_empty() {
        return Err(Fault::no_army(army));
    }
    Ok(entries)
}

/// Walks upwards: what an edit hangs on.
struct Climber<'a> {
    army: &'a ArmyId,
    rows: CachedStatement<'a>,
}

/// How an edit hangs on its parent.
#[derive(Clone, Copy)]
struct Hang {
    parent: Option<Seq>,
    joined: bool,
}

impl<'a> Climber<'a> {
    fn new(conn: &'a Connection, army: &'a ArmyId) -> Result<Self, Fault> {
        let sql = "SELECT parent, joined FROM army_edit WHERE army = ?1 AND seq = ?2";
        let rows = conn.prepare_cached(sql)?;
        Ok(Self { army, rows })
    }

    fn hang(&mut self, seq: Seq) -> Result<Hang, Fault> {
        self.rows
            .query_row((self.army, seq), |row| {
                Ok(Hang {
                    parent: row.get(0)?,
                    joined: row.get(1)?,
                })
            })
            .optional()?
            .ok_or_else(|| no_edit(self.army, seq))
    }
}

/// Where undo leads from a head: `None` at the beginning.
pub(crate) fn undo_target(
    conn: &Connection,
    army: &ArmyId,
    head: Seq,
) -> Result<Option<Seq>, Fault> {
    let mut climber = Climber::new(conn, army)?;
    let mut hang = climber.hang(head)?;
    while let (Some(parent), true) = (hang.parent, hang.joined) {
        hang = climber.hang(parent)?;
    }
    Ok(hang.parent)
}

/// Where redo leads from a head on the branch that ends at the tip: `None` at its end.
pub(crate) fn redo_target(
    conn: &Connection,
    army: &ArmyId,
    head: Seq,
    tip: Seq,
) -> Result<Option<Seq>, Fault> {
    let mut climber = Climber::new(conn, army)?;
    // The edits between the head and the tip, the lowest last. Numbers fall towards the root.
    let mut below = Vec::new();
    let mut at = tip;
    while at > head {
        let hang = climber.hang(at)?;
        below.push((at, hang.joined));
        at = hang.parent.unwrap_or(Seq::ROOT);
    }
    let mut target = below.pop().map(|(seq, _)| seq);
    while let Some((seq, true)) = below.last() {
        target = Some(*seq);
        below.pop();
    }
    Ok(target)
}

/// The tip when the head goes to an edit: as it was if the edit is on the branch that
/// ends there, else the end of the newest branch below the edit.
pub(crate) fn tip_through(
    conn: &Connection,
    army: &ArmyId,
    seq: Seq,
    tip: Seq,
) -> Result<Seq, Fault> {
    let mut climber = Climber::new(conn, army)?;
    let mut at = tip;
    while at > seq {
        at = climber.hang(at)?.parent.unwrap_or(Seq::ROOT);
    }
    if at == seq {
        return Ok(tip);
    }
    let mut rows = conn.prepare_cached(
        "SELECT parent, max(seq) FROM army_edit WHERE army = ?1 AND parent >= ?2 GROUP BY parent",
    )?;
    let newest_child: HashMap<Seq, Seq> = rows
        .query_map((army, seq), |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect::<Result<_, _>>()?;
    let mut leaf = seq;
    while let Some(child) = newest_child.get(&leaf) {
        leaf = *child;
    }
    Ok(leaf)
}

/// The patches, in order, that lead from the body at one edit to the body at another.
pub(crate) fn route(
    conn: &Connection,
    army: &ArmyId,
    from: Seq,
    to: Seq,
) -> Result<Vec<(Seq, String)>, Fault> {
    let mut climber = Climber::new(conn, army)?;
    let (mut up, mut down) = (from, to);
    let (mut back, mut forth) = (Vec::new(), Vec::new());
    // The higher number is never an ancestor of the lower: climb from it until they meet.
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
    let mut patches = Vec::with_capacity(back.len() + forth.len());
    for (edits, sql) in [
        (
            back,
            "SELECT backward FROM army_edit WHERE army = ?1 AND seq = ?2",
        ),
        (
            forth,
            "SELECT forward FROM army_edit WHERE army = ?1 AND seq = ?2",
        ),
    ] {
        let mut rows = conn.prepare_cached(sql)?;
        for seq in edits {
            patches.push((seq, rows.query_row((army, seq), |row| row.get(0))?));
        }
    }
    Ok(patches)
}

/// The head with the labels of the steps on both sides of it.
pub(crate) fn position(
    conn: &Connection,
    army: &ArmyId,
    head: Seq,
    tip: Seq,
) -> Result<Position, Fault> {
    let mut labels =
        conn.prepare_cached("SELECT label FROM army_edit WHERE army = ?1 AND seq = ?2")?;
    let mut label = |seq: Seq| labels.query_row((army, seq), |row| row.get::<_, String>(0));
    // A step goes by the label of its last edit, which on this side is the head itself.
    let undo = if head == Seq::ROOT {
        None
    } else {
        Some(label(head)?)
    };
    let redo = match redo_target(conn, army, head, tip)? {
        Some(seq) => Some(label(seq)?),
        None => None,
    };
    Ok(Position { head, undo, redo })
}

/// The error of an edit that is not there.
pub(crate) fn no_edit(army: &ArmyId, seq: Seq) -> Fault {
    Fault::Known(StoreError::NotFound(Missing::Edit(army.clone(), seq)))
}

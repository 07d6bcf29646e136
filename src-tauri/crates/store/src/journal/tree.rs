//! Ways through the tree of a journal's rows.

use std::collections::HashSet;

use rusqlite::{Connection, OptionalExtension};

use super::{ROW, Row, State, no_row, row_from};
use crate::error::Fault;
use crate::{BattleId, Position, Result, Seq, StoreError};

/// The head with the labels of the rows that undo and redo would pass.
pub(crate) fn position(conn: &Connection, id: &BattleId, at: State) -> Result<Position, Fault> {
    let mut labels =
        conn.prepare_cached("SELECT label FROM journal WHERE battle = ?1 AND seq = ?2")?;
    let mut label = |seq: Seq| labels.query_row((id, seq), |row| row.get::<_, String>(0));
    let undo = (at.head != Seq::ROOT).then_some(at.head);
    let redo = child_towards(conn, id, at.head, at.tip)?;
    Ok(Position {
        head: at.head,
        undo: undo.map(&mut label).transpose()?,
        redo: redo.map(&mut label).transpose()?,
    })
}

/// The ancestors of a row and the row itself, row 0 first.
///
/// Read in one sweep, passing over what lies between on other branches: a recursive query
/// that climbs from parent to parent looks each row up anew, and branches left are short.
pub(super) fn branch(conn: &Connection, id: &BattleId, row: Seq) -> Result<Vec<Row>, Fault> {
    let mut statement = conn.prepare_cached(&format!(
        "{ROW} WHERE battle = ?1 AND seq <= ?2 ORDER BY seq DESC"
    ))?;
    let mut sweep = statement.query((id, row))?;
    let mut found = Vec::new();
    let mut wanted = Some(row);
    while let (Some(seq), Some(columns)) = (wanted, sweep.next()?) {
        if columns.get::<_, Seq>(0)? == seq {
            let row = row_from(columns)?;
            wanted = row.parent;
            found.push(row);
        }
    }
    if let Some(seq) = wanted {
        return Err(no_row(id, seq));
    }
    found.reverse();
    Ok(found)
}

/// The row that a row was played on.
pub(super) fn parent(conn: &Connection, id: &BattleId, seq: Seq) -> Result<Option<Seq>, Fault> {
    conn.prepare_cached("SELECT parent FROM journal WHERE battle = ?1 AND seq = ?2")?
        .query_row((id, seq), |row| row.get(0))
        .optional()?
        .ok_or_else(|| no_row(id, seq))
}

/// The number of the row played last, on whatever branch.
pub(super) fn newest(conn: &Connection, id: &BattleId) -> Result<Seq, Fault> {
    Ok(conn
        .prepare_cached("SELECT max(seq) FROM journal WHERE battle = ?1")?
        .query_row([id], |row| row.get(0))?)
}

/// The row below an ancestor on the way to a row; `None` when it is that row itself or
/// not on the way.
pub(super) fn child_towards(
    conn: &Connection,
    id: &BattleId,
    ancestor: Seq,
    to: Seq,
) -> Result<Option<Seq>, Fault> {
    let child = conn
        .prepare_cached(
            "WITH RECURSIVE up (seq, parent) AS (
               SELECT seq, parent FROM journal WHERE battle = ?1 AND seq = ?3
               UNION ALL
               SELECT above.seq, above.parent
               FROM up JOIN journal AS above ON above.battle = ?1 AND above.seq = up.parent
               WHERE up.parent > ?2
             )
             SELECT seq FROM up WHERE parent = ?2",
        )?
        .query_row((id, ancestor, to), |row| row.get(0))
        .optional()?;
    Ok(child)
}

/// The tip when the head goes to a row: as it was if the row is on the branch that ends
/// there, else the newest row below it.
pub(super) fn tip_through(
    conn: &Connection,
    id: &BattleId,
    row: Seq,
    tip: Seq,
) -> Result<Seq, Fault> {
    if row == tip || child_towards(conn, id, row, tip)?.is_some() {
        return Ok(tip);
    }
    let mut statement = conn.prepare_cached(
        "SELECT seq, parent FROM journal WHERE battle = ?1 AND seq > ?2 ORDER BY seq",
    )?;
    let mut later = statement.query((id, row))?;
    let (mut below, mut leaf) = (HashSet::from([row]), row);
    while let Some(columns) = later.next()? {
        if below.contains(&columns.get(1)?) {
            leaf = columns.get(0)?;
            below.insert(leaf);
        }
    }
    Ok(leaf)
}

/// Whether the rows of a battle from elsewhere are a tree that can be kept.
pub(crate) fn check_tree(battle: &BattleId, (head, tip): (Seq, Seq), rows: &[Row]) -> Result<()> {
    let bad = |problem: &str| {
        Err(StoreError::BadJson {
            place: format!("the journal of battle {battle}"),
            problem: problem.to_owned(),
        })
    };
    for (row, seq) in rows.iter().zip((0..).map(Seq)) {
        if row.seq != seq {
            return bad("its rows are not numbered 0, 1, 2 and so on");
        }
        if row.parent.is_none() != (seq == Seq::ROOT) || row.parent >= Some(seq) {
            return bad(&format!("row {seq} does not hang on a row before it"));
        }
    }
    let mut at = Some(tip);
    while at > Some(head) {
        at = at
            .and_then(|seq| rows.get(seq.0 as usize))
            .and_then(|row| row.parent);
    }
    if at != Some(head) || head.0 as usize >= rows.len() {
        return bad("its head is not on the branch that it says is followed");
    }
    Ok(())
}

//! The battles of a damaged file: every row of a journal that can be read and whose
//! ancestors can, numbered anew where rows between them are lost.

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::Connection;

use super::readable;
use crate::battle::filed;
use crate::error::Fault;
use crate::journal::{self, State};
use crate::{BattleId, Heading, Json, Result, Row, Seq};

/// A battle read from a damaged file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RescuedBattle {
    /// Its id.
    pub id: BattleId,
    /// Its heading; `None` when it cannot be read. The set-up, which is row 0, can.
    pub heading: Option<Heading>,
    /// The head; where that is lost, the newest row before it that is not.
    pub head: Seq,
    /// The end of the branch that redo follows; the head where that is lost.
    pub tip: Seq,
    /// The rows, numbered 0, 1, 2 and so on.
    pub rows: Vec<Row>,
    /// How many rows are known to have been there and are not among these.
    pub lost_rows: usize,
}

/// The battles of a file, and those of which only the id can still be read.
pub(super) fn battles(conn: &Connection) -> Result<(Vec<RescuedBattle>, Vec<BattleId>), Fault> {
    let (mut found, mut lost) = (Vec::new(), Vec::new());
    // A file of the first schema has none.
    if !conn.table_exists(None, "journal")? {
        return Ok((found, lost));
    }
    let mut ids: BTreeSet<BattleId> = BTreeSet::new();
    for table in [
        "SELECT id FROM battle NOT INDEXED ORDER BY rowid",
        "SELECT id FROM battle NOT INDEXED ORDER BY rowid DESC",
        "SELECT id FROM battle ORDER BY id",
        "SELECT id FROM battle ORDER BY id DESC",
        "SELECT DISTINCT battle FROM journal ORDER BY battle",
        "SELECT DISTINCT battle FROM journal ORDER BY battle DESC",
    ] {
        ids.extend(readable(conn, table, [], |row| row.get(0))?);
    }
    for id in ids {
        match battle(conn, &id)? {
            Some(battle) => found.push(battle),
            None => lost.push(id),
        }
    }
    Ok((found, lost))
}

/// One battle; `None` when its set-up is lost, without which no row is worth anything.
fn battle(conn: &Connection, id: &BattleId) -> Result<Option<RescuedBattle>, Fault> {
    let mut seen: BTreeSet<Seq> = BTreeSet::new();
    for order in ["", " DESC"] {
        let sql = format!("SELECT seq FROM journal WHERE battle = ?1 ORDER BY seq{order}");
        seen.extend(readable(conn, &sql, [id], |row| row.get::<_, Seq>(0))?);
    }
    // The number a row had, and the one it has now.
    let mut numbers: BTreeMap<Seq, Seq> = BTreeMap::new();
    let mut rows: Vec<Row> = Vec::new();
    let mut next = Seq::ROOT;
    for &seq in &seen {
        let Some(mut row) = journal::row(conn, id, seq).ok().filter(is_sound) else {
            continue;
        };
        if let Some(parent) = row.parent {
            let Some(kept) = numbers.get(&parent) else {
                continue;
            };
            row.parent = Some(*kept);
        }
        row.seq = next;
        numbers.insert(seq, next);
        rows.push(row);
        next = next.next();
    }
    if rows.is_empty() {
        return Ok(None);
    }
    // The index of ids may be what is damaged: look through the rows themselves.
    let filed = filed(conn, "battle", id).or_else(|_| filed(conn, "battle NOT INDEXED", id));
    let (heading, stood) = filed.ok().unzip();
    let known = seen.last().copied().max(stood.map(|state| state.tip));
    let known = known.map_or(0, |highest| highest.0 as usize + 1);
    let head = stood.map_or(Seq(u32::MAX), |state| state.head);
    let head = numbers
        .range(..=head)
        .next_back()
        .map_or(Seq::ROOT, |(_, now)| *now);
    Ok(Some(RescuedBattle {
        id: id.clone(),
        heading,
        head,
        tip: stood.and_then(|state| tip(state, &numbers)).unwrap_or(head),
        lost_rows: known.saturating_sub(rows.len()),
        rows,
    }))
}

/// The tip under its new number, if neither it nor the head is lost.
fn tip(stood: State, numbers: &BTreeMap<Seq, Seq>) -> Option<Seq> {
    numbers
        .get(&stood.head)
        .and(numbers.get(&stood.tip))
        .copied()
}

/// Whether what should be JSON is: a spoilt page may be read without complaint.
fn is_sound(row: &Row) -> bool {
    let entry = &row.entry;
    [&entry.summary, &entry.dice, &entry.command, &entry.events]
        .into_iter()
        .all(|json| Json::new(json.as_str()).is_ok())
}

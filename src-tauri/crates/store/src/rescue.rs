//! Reading what can still be read from a damaged file, which is not changed by it.
//!
//! Each army is kept twice: the draft in its row, and the history that makes the draft.
//! Whichever can be read is taken. Of a battle, the set-up and every row that can still be
//! reached from it are. The rows are looked for from both ends of each table, so that a
//! damaged page hides only what is on it.

mod battles;

use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::io::Write;
use std::path::Path;

use rusqlite::Connection;
use serde_json::Value;

use crate::error::Fault;
use crate::open::APPLICATION_ID;
use crate::{ArmyId, BattleId, Result, Seq, StoreError, patch, reading, tree};

pub use battles::RescuedBattle;

/// The part of a database's header whose values are the same in every file of ours.
const HEADER: usize = 100;

/// SQLite's page size in every file of ours.
const PAGE: u16 = 4096;

/// What was found in a damaged file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rescue {
    /// The armies that can still be read, in the order of their ids.
    pub armies: Vec<RescuedArmy>,
    /// The armies of which only the id can still be read.
    pub lost: Vec<ArmyId>,
    /// The battles whose set-up can still be read, in the order of their ids.
    pub battles: Vec<RescuedBattle>,
    /// The battles of which the set-up can no longer be read.
    pub lost_battles: Vec<BattleId>,
}

/// An army read from a damaged file.
#[derive(Clone, Debug, PartialEq)]
pub struct RescuedArmy {
    /// Its id.
    pub id: ArmyId,
    /// Its draft.
    pub body: Value,
    /// The schema version of the draft; `None` when no row of its history can be read.
    pub version: Option<u32>,
    /// Where the draft was found.
    pub source: Source,
}

/// Where a rescued draft was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// In the army's own row: it is the newest.
    Row,
    /// Made anew from the history, up to this edit: the newest that can be reached.
    History(Seq),
}

/// Reads the armies and battles from a damaged file (one that was set aside, say), with the log
/// beside it where there is one. It is read from a copy, and not even opened by SQLite.
///
/// # Errors
/// [`StoreError::Io`] when the file cannot be read at all, [`StoreError::Damaged`] when
/// no table of ours can be found in it.
pub fn rescue(path: &Path) -> Result<Rescue> {
    let (_folder, copied) = reading::copy(path)?;
    let conn = open_copy(&copied)
        .or_else(|_| {
            mend_header(&copied)?;
            open_copy(&copied)
        })
        .map_err(|e| e.within(path))?;
    let damaged = |e: Fault| e.within(path);
    let mut ids: BTreeSet<ArmyId> = BTreeSet::new();
    for table in [
        "SELECT id FROM army NOT INDEXED ORDER BY rowid",
        "SELECT id FROM army NOT INDEXED ORDER BY rowid DESC",
        "SELECT id FROM army ORDER BY id",
        "SELECT id FROM army ORDER BY id DESC",
        "SELECT DISTINCT army FROM army_edit ORDER BY army",
        "SELECT DISTINCT army FROM army_edit ORDER BY army DESC",
    ] {
        ids.extend(readable(&conn, table, [], |row| row.get(0)).map_err(damaged)?);
    }
    let mut found = Rescue::default();
    for id in ids {
        match army(&conn, &id) {
            Some(army) => found.armies.push(army),
            None => found.lost.push(id),
        }
    }
    (found.battles, found.lost_battles) = battles::battles(&conn).map_err(damaged)?;
    Ok(found)
}

/// The rows of a query up to the first that cannot be read. Only a query that cannot
/// even be prepared is an error: its table is not there.
fn readable<T>(
    conn: &Connection,
    sql: &str,
    params: impl rusqlite::Params,
    row: impl FnMut(&rusqlite::Row<'_>) -> rusqlite::Result<T>,
) -> Result<Vec<T>, Fault> {
    let mut statement = conn.prepare(sql)?;
    let rows = statement.query_map(params, row)?;
    Ok(rows.map_while(rusqlite::Result::ok).collect())
}

fn army(conn: &Connection, id: &ArmyId) -> Option<RescuedArmy> {
    let row = conn.query_row("SELECT head, body FROM army WHERE id = ?1", [id], |row| {
        Ok((row.get::<_, Seq>(0)?, row.get::<_, String>(1)?))
    });
    let row = row.or_else(|_| {
        // The index of ids may be what is damaged: look through the rows themselves.
        let sql = "SELECT head, body FROM army NOT INDEXED WHERE id = ?1 LIMIT 1";
        conn.query_row(sql, [id], |row| Ok((row.get(0)?, row.get(1)?)))
    });
    if let Ok((head, text)) = row
        && let Ok(body) = serde_json::from_str(&text)
    {
        return Some(RescuedArmy {
            id: id.clone(),
            body,
            version: tree::version(conn, id, head).ok(),
            source: Source::Row,
        });
    }
    from_history(conn, id)
}

/// The draft after the newest edit that all its ancestors lead to.
fn from_history(conn: &Connection, id: &ArmyId) -> Option<RescuedArmy> {
    struct Row {
        seq: Seq,
        parent: Option<Seq>,
        forward: String,
        version: u32,
    }
    let mut rows = BTreeMap::new();
    for order in ["", " DESC"] {
        let sql = format!(
            "SELECT seq, parent, forward, version FROM army_edit WHERE army = ?1 ORDER BY seq{order}"
        );
        let read = readable(conn, &sql, [id], |row| {
            Ok(Row {
                seq: row.get(0)?,
                parent: row.get(1)?,
                forward: row.get(2)?,
                version: row.get(3)?,
            })
        });
        rows.extend(read.ok()?.into_iter().map(|row| (row.seq, row)));
    }
    rows.values().rev().find_map(|newest| {
        let mut branch = vec![newest];
        while let Some(parent) = branch.last()?.parent {
            branch.push(rows.get(&parent)?);
        }
        let mut body = Value::Null;
        for edit in branch.into_iter().rev() {
            patch::apply(&mut body, &edit.forward).ok()?;
        }
        Some(RescuedArmy {
            id: id.clone(),
            body,
            version: Some(newest.version),
            source: Source::History(newest.seq),
        })
    })
}

/// Opens the copy and reads its schema, which is where a spoilt header shows.
fn open_copy(copy: &Path) -> Result<Connection, Fault> {
    let conn = Connection::open(copy)?;
    conn.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))?;
    Ok(conn)
}

/// Writes the copy's header anew: what is in it is the same in every file of ours, but
/// for numbers that a reader can do without, and for the number of pages, which is wrong
/// when the file was cut short.
fn mend_header(copy: &Path) -> Result<(), Fault> {
    let work = || {
        let mut file = File::options().write(true).open(copy)?;
        let pages = file.metadata()?.len() / u64::from(PAGE);
        file.write_all(&header(pages))
    };
    work().map_err(|e| StoreError::io(copy, "write", e).into())
}

/// The header of a database of ours with so many pages (SQLite's file format, section 1.3).
fn header(pages: u64) -> [u8; HEADER] {
    let mut header = [0; HEADER];
    let mut put = |at: usize, bytes: &[u8]| header[at..at + bytes.len()].copy_from_slice(bytes);
    put(0, b"SQLite format 3\0");
    put(16, &PAGE.to_be_bytes());
    // Versions 2: with a log. Nothing kept back at a page's end. Then the fixed fractions.
    put(18, &[2, 2, 0, 64, 32, 32]);
    put(28, &u32::try_from(pages).unwrap_or(u32::MAX).to_be_bytes());
    put(44, &4_u32.to_be_bytes()); // the schema's format
    put(56, &1_u32.to_be_bytes()); // UTF-8
    put(68, &APPLICATION_ID.to_be_bytes());
    header
}

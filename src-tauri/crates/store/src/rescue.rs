//! Reads the data that is still readable in a damaged file, without changing the file.
//!
//! Each army is stored twice: the draft in its row, and the history that produces the draft.
//! Whichever is readable is used. For a battle, the set-up and every row still reachable from it
//! are used. Each table is read from both ends, so that a damaged page hides only its own rows. A
//! row that does not match its digest counts as lost.

mod battles;

use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::io::Write;
use std::path::Path;

use rusqlite::Connection;
use serde_json::Value;

use crate::army_record::{Armies, Change};
use crate::error::Fault;
use crate::history::{self, Columns as _, History};
use crate::open::APPLICATION_ID;
use crate::{ArmyId, BattleId, Doing, Result, Seq, StoreError, migrate, patch, reading, settings};

pub use battles::RescuedBattle;

/// The length of a database's header in bytes.
const HEADER: usize = 100;

/// SQLite's page size in every Drumhead file, in bytes.
const PAGE: u16 = 4096;

/// The data recovered from a damaged file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rescue {
    /// The recovered armies, ordered by id.
    pub armies: Vec<RescuedArmy>,
    /// The armies whose ids are readable but whose drafts are not.
    pub lost: Vec<ArmyId>,
    /// The battles with a readable set-up, ordered by id.
    pub battles: Vec<RescuedBattle>,
    /// The battles without a readable set-up.
    pub lost_battles: Vec<BattleId>,
    /// The readable settings, among them the player's maps, by key.
    pub settings: Vec<(String, Value)>,
}

/// An army read from a damaged file.
#[derive(Clone, Debug, PartialEq)]
pub struct RescuedArmy {
    /// The id.
    pub id: ArmyId,
    /// The draft.
    pub body: Value,
    /// The schema version of the draft; `None` if the row at the head is unreadable.
    pub version: Option<u32>,
    /// The source of the draft.
    pub source: Source,
}

/// The source of a rescued draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The army's own row: the newest draft.
    Row,
    /// Rebuilt from the history, up to this edit: the newest reachable one.
    History(Seq),
}

/// Reads the armies, battles and settings from a damaged file (for example, a file that was set
/// aside), with its log if there is one. Works on a copy; SQLite does not even open the original.
///
/// # Errors
/// [`StoreError::Io`] if the file cannot be read at all, [`StoreError::Damaged`] if it has
/// no table of the library.
pub fn rescue(path: &Path) -> Result<Rescue> {
    let (_folder, copied) = reading::copy(path)?;
    let conn = open_copy(&copied)
        .or_else(|_| {
            mend_header(&copied)?;
            open_copy(&copied)
        })
        .map_err(|e| e.within(path))?;
    let wreck = Wreck::of(conn).map_err(|e| e.within(path))?;
    wreck.read().map_err(|e| e.within(path))
}

/// A damaged file, opened as far as possible.
struct Wreck {
    conn: Connection,
    /// Whether the rows of the file have names. Rows of the first two schemas do not.
    named: bool,
}

/// The older tables under the current names.
const OLDER: [(&str, &str); 2] = [
    (
        "army_edit",
        "CREATE TEMP VIEW army_row AS SELECT army AS item, seq, parent, label, at, version,
         '' AS digest, coalesce_key, joined, forward, backward FROM army_edit",
    ),
    (
        "journal",
        "CREATE TEMP VIEW battle_row AS SELECT battle AS item, seq, parent, label, at, version,
         digest, kind, summary, dice, command, events FROM journal",
    ),
];

impl Wreck {
    fn of(conn: Connection) -> Result<Self, Fault> {
        let named = !conn.table_exists(None, "army_edit")?;
        for (table, view) in OLDER {
            if conn.table_exists(None, table)? {
                conn.execute_batch(view)?;
            }
        }
        Ok(Self { conn, named })
    }

    fn read(&self) -> Result<Rescue, Fault> {
        let mut found = Rescue::default();
        for id in self.ids::<Armies>()? {
            let id = ArmyId::new(id);
            match self.army(&id) {
                Some(army) => found.armies.push(army),
                None => found.lost.push(id),
            }
        }
        (found.battles, found.lost_battles) = self.battles()?;
        found.settings = self.settings()?;
        Ok(found)
    }

    /// Returns every setting that is readable and matches its seal. Settings of the first three
    /// schemas have no seals.
    fn settings(&self) -> Result<Vec<(String, Value)>, Fault> {
        if !self.conn.table_exists(None, "setting")? {
            return Ok(Vec::new());
        }
        let sealed = self.conn.column_exists(None, "setting", "seal")?;
        let mut found = BTreeMap::new();
        for order in ["", " DESC"] {
            let sql = format!("SELECT key, value FROM setting ORDER BY key{order}");
            found.extend(self.readable(&sql, [], |row| {
                Ok((row.get::<_, String>(0)?, row.get(1).ok()))
            })?);
        }
        let sound = found.into_iter().filter_map(|(key, value)| {
            let value = if sealed {
                settings::sound(&self.conn, &key).ok()
            } else {
                value
            };
            Some((key, value?))
        });
        Ok(sound
            .flat_map(|(key, value): (String, String)| migrate::each_map(key, value))
            .filter_map(|(key, value)| Some((key, serde_json::from_str(&value).ok()?)))
            .collect())
    }

    /// Returns every id of a kind found in a heading or in a row.
    fn ids<T: History>(&self) -> Result<BTreeSet<String>, Fault> {
        let (headings, rows) = (T::HEADINGS, T::ROWS);
        let mut ids = BTreeSet::new();
        for sql in [
            format!("SELECT id FROM {headings} NOT INDEXED ORDER BY rowid"),
            format!("SELECT id FROM {headings} NOT INDEXED ORDER BY rowid DESC"),
            format!("SELECT id FROM {headings} ORDER BY id"),
            format!("SELECT id FROM {headings} ORDER BY id DESC"),
            format!("SELECT DISTINCT item FROM {rows} ORDER BY item"),
            format!("SELECT DISTINCT item FROM {rows} ORDER BY item DESC"),
        ] {
            ids.extend(self.readable(&sql, [], |row| row.get::<_, String>(0))?);
        }
        Ok(ids)
    }

    /// Returns the rows of a query up to the first unreadable one. An error is returned only if
    /// the query cannot be prepared, for example because its table is missing.
    fn readable<R>(
        &self,
        sql: &str,
        params: impl rusqlite::Params,
        row: impl FnMut(&rusqlite::Row<'_>) -> rusqlite::Result<R>,
    ) -> Result<Vec<R>, Fault> {
        let mut statement = self.conn.prepare(sql)?;
        let rows = statement.query_map(params, row)?;
        Ok(rows.map_while(rusqlite::Result::ok).collect())
    }

    /// Returns the numbers of all rows found in a history.
    fn numbers<T: History>(&self, id: &T::Id) -> Result<BTreeSet<Seq>, Fault> {
        let mut seen = BTreeSet::new();
        for order in ["", " DESC"] {
            let rows = T::ROWS;
            let sql = format!("SELECT seq FROM {rows} WHERE item = ?1 ORDER BY seq{order}");
            seen.extend(self.readable(&sql, [id], |row| row.get::<_, Seq>(0))?);
        }
        Ok(seen)
    }

    /// Returns one row, with the number of its parent, if it is readable and matches its name. In a
    /// file whose rows have no names, the parent must at least be an earlier row: damaged rows could
    /// follow each other in a circle.
    fn row<T: History>(&self, id: &T::Id, seq: Seq) -> Option<(Option<Seq>, T::Content)> {
        if self.named {
            let row = history::row::<T>(&self.conn, id, seq).ok()?;
            return Some((row.parent, row.content));
        }
        let (table, names) = (T::ROWS, T::Content::NAMES);
        let sql = format!("SELECT parent, {names} FROM {table} WHERE item = ?1 AND seq = ?2");
        let read = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, T::Content::read(row, 1)?));
        let row = self.conn.query_row(&sql, (id, seq), read).ok();
        row.filter(|(parent, _)| *parent < Some(seq))
    }

    fn army(&self, id: &ArmyId) -> Option<RescuedArmy> {
        let read = |row: &rusqlite::Row<'_>| Ok((row.get::<_, Seq>(0)?, row.get::<_, String>(1)?));
        let own = |sql: &str| self.conn.query_row(sql, [id], read);
        let row = own("SELECT head, body FROM army WHERE id = ?1")
            // The index of ids may be damaged: scan the rows themselves.
            .or_else(|_| own("SELECT head, body FROM army NOT INDEXED WHERE id = ?1 LIMIT 1"));
        if let Ok((head, text)) = row
            && let Ok(body) = serde_json::from_str(&text)
        {
            let change = self.row::<Armies>(id, head).map(|(_, change)| change);
            // If the edit is lost, no digest can show that the draft was changed, so the draft is
            // used.
            if change.as_ref().is_none_or(|change| change.matches(&text)) {
                return Some(RescuedArmy {
                    id: id.clone(),
                    body,
                    version: change.map(|change| change.version),
                    source: Source::Row,
                });
            }
        }
        self.made_anew(id)
    }

    /// Returns the draft after the newest edit that has all its ancestors and up to which every
    /// patch applies.
    fn made_anew(&self, id: &ArmyId) -> Option<RescuedArmy> {
        let numbers = self.numbers::<Armies>(id).ok()?;
        let found = |seq: Seq| Some((seq, self.row::<Armies>(id, seq)?));
        let rows: BTreeMap<Seq, (Option<Seq>, Change)> =
            numbers.into_iter().filter_map(found).collect();
        rows.iter().rev().find_map(|(seq, newest)| {
            let mut branch = vec![newest];
            while let Some(parent) = branch.last()?.0 {
                branch.push(rows.get(&parent)?);
            }
            let mut body = Value::Null;
            for (_, edit) in branch.into_iter().rev() {
                patch::apply(&mut body, &edit.forward).ok()?;
            }
            Some(RescuedArmy {
                id: id.clone(),
                body,
                version: Some(newest.1.version),
                source: Source::History(*seq),
            })
        })
    }
}

/// Opens the copy and reads its schema, which reveals damage to the header.
fn open_copy(copy: &Path) -> Result<Connection, Fault> {
    let conn = Connection::open(copy)?;
    conn.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))?;
    Ok(conn)
}

/// Rewrites the copy's header. Its values are the same in every Drumhead file, except for numbers
/// that a reader does not need, and for the number of pages, which is wrong in a truncated file.
fn mend_header(copy: &Path) -> Result<(), Fault> {
    let work = || {
        let mut file = File::options().write(true).open(copy)?;
        let pages = file.metadata()?.len() / u64::from(PAGE);
        file.write_all(&header(pages))
    };
    work().map_err(|e| StoreError::io(copy, Doing::Write, e).into())
}

/// Returns the header of a Drumhead database with this many pages (SQLite's file format, section
/// 1.3).
fn header(pages: u64) -> [u8; HEADER] {
    let mut header = [0; HEADER];
    let mut put = |at: usize, bytes: &[u8]| header[at..at + bytes.len()].copy_from_slice(bytes);
    put(0, b"SQLite format 3\0");
    put(16, &PAGE.to_be_bytes());
    // The write and read versions (2: with a log), the reserved bytes per page (0), and the fixed
    // payload fractions.
    put(18, &[2, 2, 0, 64, 32, 32]);
    put(28, &u32::try_from(pages).unwrap_or(u32::MAX).to_be_bytes());
    put(44, &4_u32.to_be_bytes()); // the schema's format
    put(56, &1_u32.to_be_bytes()); // UTF-8
    put(68, &APPLICATION_ID.to_be_bytes());
    header
}

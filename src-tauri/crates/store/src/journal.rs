//! The journal of a battle: append, take back, go to any row, read what the state is
//! folded from.
//!
//! A row hangs on the row that was the head when it was played, so the rows form a tree.
//! Undo and redo go one row up and down the branch that ends at the battle's *tip*; a row
//! appended to an earlier head begins a new branch, and the one left can be gone back to.

mod tree;

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use rusqlite::{Connection, OptionalExtension, Row as SqlRow, Transaction};

use crate::error::Fault;
use crate::{BattleId, Item, Json, Missing, Position, Result, Seq, Store, StoreError};
use tree::{branch, child_towards, newest, parent, tip_through};

pub(crate) use tree::{check_tree, position};

/// What kind of row it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One hand of dice or one choice, with the events that came of it.
    Command,
    /// A player's words: they change nothing in the battle.
    Note,
}

/// What a row of the journal holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Command or note.
    pub kind: Kind,
    /// What was done, in a few words, for lists and the tooltips of undo and redo.
    pub label: String,
    /// The command with its answers and what it overruled; of row 0 the set-up; of a
    /// note its words.
    pub command: Json,
    /// The dice as they fell.
    pub dice: Json,
    /// What happened.
    pub events: Json,
    /// The schema version of the command and the events.
    pub version: u32,
    /// The digest of the state after it. The store only keeps it.
    pub digest: String,
    /// What the library shows of the state after it: best kept short.
    pub summary: Json,
    /// Now.
    pub at: String,
}

/// A row of the journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its number.
    pub seq: Seq,
    /// The row it was played on; `None` for row 0.
    pub parent: Option<Seq>,
    /// What it holds.
    pub entry: Entry,
}

/// A row as a list or a picture of the tree shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalLine {
    /// Its number.
    pub seq: Seq,
    /// The row it was played on; `None` for row 0.
    pub parent: Option<Seq>,
    /// Command or note.
    pub kind: Kind,
    /// What was done.
    pub label: String,
    /// When, as the caller said.
    pub at: String,
    /// What the library shows of the state after it.
    pub summary: Json,
}

/// The columns of [`Row`], in the order in which `row_from` reads them.
const ROW: &str = "SELECT seq, parent, kind, label, at, version, digest, summary, dice, command,
            events FROM journal";

impl Store {
    /// Adds a row to the head of a battle's journal and gives its number, which is the
    /// new head. It is durable when this returns: only then may the screen show it.
    ///
    /// # Errors
    /// [`StoreError::StaleHead`] when another window was first: nothing is overwritten;
    /// [`StoreError::NotFound`]; and those of writing.
    pub fn append_row(&mut self, id: &BattleId, expected_head: Seq, entry: &Entry) -> Result<Seq> {
        let entries = std::slice::from_ref(entry);
        self.append_branch(id, expected_head, expected_head, entries, &entry.at)
    }

    /// Adds rows, one on another, to any row of a battle's journal, and gives the number of
    /// the last, which is the new head; all of them, or none. Where there are none, the
    /// head goes to that row, and redo has nothing to do.
    ///
    /// # Errors
    /// As [`Store::append_row`]; [`StoreError::NotFound`] for a row that is not there.
    pub fn append_branch(
        &mut self,
        id: &BattleId,
        expected_head: Seq,
        on: Seq,
        entries: &[Entry],
        at: &str,
    ) -> Result<Seq> {
        self.write(|tx| {
            let state = state(tx, id)?;
            state.expect_head(id, expected_head)?;
            let _exists = parent(tx, id, on)?;
            let mut head = on;
            for entry in entries {
                let seq = newest(tx, id)?.next();
                insert(tx, id, seq, Some(head), entry)?;
                head = seq;
            }
            move_head(tx, id, State { head, tip: head }, at)?;
            Ok(head)
        })
    }

    /// Takes back the row at the head: `None` when it is the set-up, which stands.
    ///
    /// # Errors
    /// [`StoreError::StaleHead`], [`StoreError::NotFound`], and those of writing.
    pub fn undo_row(
        &mut self,
        id: &BattleId,
        expected_head: Seq,
        at: &str,
    ) -> Result<Option<Position>> {
        self.move_by(id, expected_head, at, |tx, State { head, tip }| {
            let parent = parent(tx, id, head)?;
            Ok(parent.map(|head| State { head, tip }))
        })
    }

    /// Goes one row down the branch last played on or gone to: `None` at its end.
    ///
    /// # Errors
    /// As [`Store::undo_row`].
    pub fn redo_row(
        &mut self,
        id: &BattleId,
        expected_head: Seq,
        at: &str,
    ) -> Result<Option<Position>> {
        self.move_by(id, expected_head, at, |tx, State { head, tip }| {
            let child = child_towards(tx, id, head, tip)?;
            Ok(child.map(|head| State { head, tip }))
        })
    }

    /// Goes to any row of the journal, on whatever branch. Redo then follows the branch
    /// it is on: the one followed before, if the row is on it, else the newest below it.
    ///
    /// # Errors
    /// As [`Store::undo_row`]; [`StoreError::NotFound`] for a row that is not there.
    pub fn go_to_row(
        &mut self,
        id: &BattleId,
        expected_head: Seq,
        target: Seq,
        at: &str,
    ) -> Result<Position> {
        let moved = self.move_by(id, expected_head, at, |tx, state| {
            let _exists = parent(tx, id, target)?;
            let tip = tip_through(tx, id, target, state.tip)?;
            Ok(Some(State { head: target, tip }))
        })?;
        moved.ok_or_else(|| no_row(id, target).within(&self.path))
    }

    /// What the state is folded from: the ancestors of the head and the head itself, the
    /// set-up first. They are of one moment; the last of them says which head that was.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], and those of reading.
    pub fn rows(&self, id: &BattleId) -> Result<Vec<Row>> {
        self.read(|conn| {
            let tx = conn.unchecked_transaction()?;
            let head = state(&tx, id)?.head;
            branch(&tx, id, head)
        })
    }

    /// As [`Store::rows`], for any row: to look at a point without going there.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], and those of reading.
    pub fn rows_to(&self, id: &BattleId, row: Seq) -> Result<Vec<Row>> {
        self.read(|conn| branch(conn, id, row))
    }

    /// Every row of a battle's journal, on whatever branch, in the order in which they
    /// were played: enough to list them or to draw the tree.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], and those of reading.
    pub fn journal(&self, id: &BattleId) -> Result<Vec<JournalLine>> {
        self.read(|conn| {
            let sql = "SELECT seq, parent, kind, label, at, summary FROM journal
                       WHERE battle = ?1 ORDER BY seq";
            let lines = conn
                .prepare_cached(sql)?
                .query_map([id], |row| {
                    Ok(JournalLine {
                        seq: row.get(0)?,
                        parent: row.get(1)?,
                        kind: row.get(2)?,
                        label: row.get(3)?,
                        at: row.get(4)?,
                        summary: row.get(5)?,
                    })
                })?
                .collect::<Result<Vec<_>, _>>()?;
            if lines.is_empty() {
                return Err(Fault::no_battle(id));
            }
            Ok(lines)
        })
    }

    /// Moves the head, with the tip, to where `choose` says.
    fn move_by(
        &mut self,
        id: &BattleId,
        expected_head: Seq,
        at: &str,
        choose: impl FnOnce(&Transaction<'_>, State) -> Result<Option<State>, Fault>,
    ) -> Result<Option<Position>> {
        self.write(|tx| {
            let state = state(tx, id)?;
            state.expect_head(id, expected_head)?;
            let Some(new) = choose(tx, state)? else {
                return Ok(None);
            };
            move_head(tx, id, new, at)?;
            position(tx, id, new).map(Some)
        })
    }
}

/// The moving parts of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct State {
    pub(crate) head: Seq,
    /// The end of the branch that redo follows: the head or a row below it.
    pub(crate) tip: Seq,
}

impl State {
    /// Fails unless the head is where the caller thinks.
    fn expect_head(self, id: &BattleId, expected: Seq) -> Result<(), Fault> {
        if self.head == expected {
            Ok(())
        } else {
            Err(Fault::Known(StoreError::StaleHead {
                of: Item::Battle(id.clone()),
                expected,
                actual: self.head,
            }))
        }
    }
}

/// Where the battle's journal stands.
pub(crate) fn state(conn: &Connection, id: &BattleId) -> Result<State, Fault> {
    conn.prepare_cached("SELECT head, tip FROM battle WHERE id = ?1")?
        .query_row([id], |row| {
            Ok(State {
                head: row.get(0)?,
                tip: row.get(1)?,
            })
        })
        .optional()?
        .ok_or_else(|| Fault::no_battle(id))
}

/// Writes a row. It must follow the newest.
pub(crate) fn insert(
    tx: &Transaction<'_>,
    id: &BattleId,
    seq: Seq,
    parent: Option<Seq>,
    entry: &Entry,
) -> Result<(), Fault> {
    tx.prepare_cached(
        "INSERT INTO journal (battle, seq, parent, kind, label, at, version, digest, summary,
                              dice, command, events)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)",
    )?
    .execute((
        id,
        seq,
        parent,
        entry.kind,
        &entry.label,
        &entry.at,
        entry.version,
        &entry.digest,
        &entry.summary,
        &entry.dice,
        &entry.command,
        &entry.events,
    ))?;
    Ok(())
}

/// One row.
pub(crate) fn row(conn: &Connection, id: &BattleId, seq: Seq) -> Result<Row, Fault> {
    conn.prepare_cached(&format!("{ROW} WHERE battle = ?1 AND seq = ?2"))?
        .query_row((id, seq), row_from)
        .optional()?
        .ok_or_else(|| no_row(id, seq))
}

/// Every row, in the order in which they were played.
pub(crate) fn every_row(conn: &Connection, id: &BattleId) -> Result<Vec<Row>, Fault> {
    let mut rows = conn.prepare_cached(&format!("{ROW} WHERE battle = ?1 ORDER BY seq"))?;
    Ok(rows.query_map([id], row_from)?.collect::<Result<_, _>>()?)
}

fn row_from(row: &SqlRow<'_>) -> rusqlite::Result<Row> {
    Ok(Row {
        seq: row.get(0)?,
        parent: row.get(1)?,
        entry: Entry {
            kind: row.get(2)?,
            label: row.get(3)?,
            at: row.get(4)?,
            version: row.get(5)?,
            digest: row.get(6)?,
            summary: row.get(7)?,
            dice: row.get(8)?,
            command: row.get(9)?,
            events: row.get(10)?,
        },
    })
}

fn move_head(tx: &Transaction<'_>, id: &BattleId, to: State, at: &str) -> Result<(), Fault> {
    tx.prepare_cached("UPDATE battle SET head = ?2, tip = ?3, updated_at = ?4 WHERE id = ?1")?
        .execute((id, to.head, to.tip, at))?;
    Ok(())
}

/// The error of a row that is not there.
fn no_row(id: &BattleId, seq: Seq) -> Fault {
    Fault::Known(StoreError::NotFound(Missing::Row(id.clone(), seq)))
}

impl ToSql for Kind {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(match self {
            Self::Command => "command",
            Self::Note => "note",
        }
        .into())
    }
}

impl FromSql for Kind {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        match value.as_str()? {
            "command" => Ok(Self::Command),
            "note" => Ok(Self::Note),
            _ => Err(FromSqlError::InvalidType),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::NewBattle;

    /// A disk that fills up at a page known beforehand. (A real one, in memory, is filled
    /// by the suites.)
    #[test]
    fn a_row_that_finds_no_room_is_refused_and_the_head_stays() {
        let dir = tempfile::tempdir().unwrap();
        let mut store = Store::open(dir.path()).unwrap();
        let entry = |text: &str| Entry {
            kind: Kind::Note,
            label: "Note".to_owned(),
            command: Json::of(text).unwrap(),
            dice: Json::empty_list(),
            events: Json::empty_list(),
            version: 1,
            digest: String::new(),
            summary: Json::empty_list(),
            at: String::new(),
        };
        let id = BattleId::new("breda");
        let battle = NewBattle {
            id: id.clone(),
            book: String::new(),
            name: String::new(),
            setup: entry("the set-up"),
        };
        store.create_battle(&battle).unwrap();
        let before = store.whole_battle(&id).unwrap();
        let limit = |store: &Store, pages: u32| {
            let set = |row: &SqlRow<'_>| row.get::<_, u32>(0);
            store
                .conn
                .pragma_update_and_check(None, "max_page_count", pages, set)
                .unwrap()
        };
        limit(&store, 16);
        let long = entry(&"a long note ".repeat(10_000));
        let full = store.append_row(&id, Seq::ROOT, &long).unwrap_err();
        assert!(matches!(full, StoreError::Full { .. }));
        assert!(full.to_string().contains("no room left"));
        assert_eq!(store.whole_battle(&id).unwrap(), before);
        limit(&store, 1000);
        assert_eq!(store.append_row(&id, Seq::ROOT, &long).unwrap(), Seq(1));
    }
}

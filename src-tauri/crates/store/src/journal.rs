//! The journal of a battle: append, take back, go to any row, read what the state is
//! folded from.
//!
//! A row hangs on the row that was the head when it was played, so the rows form a tree.
//! Undo and redo go one row up and down the branch that ends at the battle's *tip*; a row
//! appended to an earlier head begins a new branch, and the one left can be gone back to.

use rusqlite::{Connection, Row as SqlRow, Transaction};

use crate::battle_record::{Battles, Entry, Kind, Row};
use crate::error::Fault;
use crate::history::{self, Columns as _, HistoryRow, Kept as _, RowName, State};
use crate::{BattleId, Json, JsonPlace, JsonProblem, Position, Result, Seq, Store, StoreError};

/// A row as a list or a picture of the tree shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalLine {
    /// Its number.
    pub seq: Seq,
    /// The row it was played on; `None` for row 0.
    pub parent: Option<Seq>,
    /// Its name in every library.
    pub name: RowName,
    /// Command or note.
    pub kind: Kind,
    /// What was done.
    pub label: String,
    /// When, as the caller said.
    pub at: String,
    /// What the library shows of the state after it.
    pub summary: Json,
}

/// The names that these rows have, numbered 0, 1, 2 and so on: each is the digest of what the
/// row holds and of the name of the row it was played on.
///
/// # Errors
/// [`StoreError::BadJson`] for a row that hangs on none before it.
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

/// The name that the last of these rows has upon the row named `on`, each upon the one before it.
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
            let mut standing = history::standing::<Battles>(tx, id)?;
            history::expect_head::<Battles>(id, standing.state, expected_head)?;
            let _exists = history::name_of::<Battles>(tx, id, on)?;
            (standing.state.head, standing.state.tip) = (on, on);
            for entry in entries {
                let head = standing.state.head;
                history::append::<Battles>(tx, id, &mut standing.state, head, entry)?;
            }
            at.clone_into(&mut standing.heading.updated_at);
            history::save::<Battles>(tx, id, &standing, None)?;
            Ok(standing.state.head)
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
        self.move_by(id, expected_head, at, |tx, state| {
            let target = history::undo_target::<Battles>(tx, id, state.head)?;
            Ok(target.map(|head| State { head, ..state }))
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
        self.move_by(id, expected_head, at, |tx, state| {
            let target = history::redo_target::<Battles>(tx, id, state)?;
            Ok(target.map(|head| State { head, ..state }))
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
            let _exists = history::parent::<Battles>(tx, id, target)?;
            let tip = history::tip_through::<Battles>(tx, id, target, state.tip)?;
            Ok(Some(State {
                head: target,
                tip,
                ..state
            }))
        })?;
        moved.ok_or_else(|| Battles::no_row(id, target))
    }

    /// What the state is folded from: the ancestors of the head and the head itself, the
    /// set-up first. They are of one moment; the last of them says which head that was.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], [`StoreError::Altered`] where one of them is not as it was
    /// written, and those of reading.
    pub fn rows(&self, id: &BattleId) -> Result<Vec<Row>> {
        self.read(|conn| {
            let tx = conn.unchecked_transaction()?;
            let head = history::standing::<Battles>(&tx, id)?.state.head;
            let rows = history::branch::<Battles>(&tx, id, head)?;
            Ok(rows.into_iter().map(plain).collect())
        })
    }

    /// Where a battle's journal stands.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], [`StoreError::Altered`], and those of reading.
    pub fn position(&self, id: &BattleId) -> Result<Position> {
        self.read(|conn| {
            let tx = conn.unchecked_transaction()?;
            let state = history::standing::<Battles>(&tx, id)?.state;
            history::position::<Battles>(&tx, id, state)
        })
    }

    /// One row of a battle's journal.
    ///
    /// # Errors
    /// As [`Store::rows`].
    pub fn row(&self, id: &BattleId, row: Seq) -> Result<Row> {
        self.read(|conn| history::row::<Battles>(conn, id, row).map(plain))
    }

    /// As [`Store::rows`], for any row: to look at a point without going there.
    ///
    /// # Errors
    /// As [`Store::rows`].
    pub fn rows_to(&self, id: &BattleId, row: Seq) -> Result<Vec<Row>> {
        self.read(|conn| {
            let rows = history::branch::<Battles>(conn, id, row)?;
            Ok(rows.into_iter().map(plain).collect())
        })
    }

    /// Every row of a battle's journal that is as it was written, on whatever branch, in the
    /// order in which they were played: enough to list them or to draw the tree.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], [`StoreError::Altered`] where not even the set-up can be
    /// shown, and those of reading.
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

    /// Moves the head, with the tip, to where `choose` says.
    fn move_by(
        &mut self,
        id: &BattleId,
        expected_head: Seq,
        at: &str,
        choose: impl FnOnce(&Transaction<'_>, State) -> Result<Option<State>, Fault>,
    ) -> Result<Option<Position>> {
        self.write(|tx| {
            let mut standing = history::standing::<Battles>(tx, id)?;
            history::expect_head::<Battles>(id, standing.state, expected_head)?;
            let Some(to) = choose(tx, standing.state)? else {
                return Ok(None);
            };
            standing.state = to;
            at.clone_into(&mut standing.heading.updated_at);
            history::save::<Battles>(tx, id, &standing, None)?;
            history::position::<Battles>(tx, id, to).map(Some)
        })
    }
}

/// A row without its name.
pub(crate) fn plain(row: HistoryRow<Entry>) -> Row {
    Row {
        seq: row.seq,
        parent: row.parent,
        entry: row.content,
    }
}

/// Every row as it is kept, in the order in which they were played.
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

/// Whether the rows of a battle from elsewhere are a tree that can be kept.
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
        limit(&store, 24);
        let long = entry(&"a long note ".repeat(10_000));
        let full = store.append_row(&id, Seq::ROOT, &long).unwrap_err();
        assert!(matches!(full, StoreError::Full { .. }));
        assert_eq!(store.whole_battle(&id).unwrap(), before);
        limit(&store, 1000);
        assert_eq!(store.append_row(&id, Seq::ROOT, &long).unwrap(), Seq(1));
    }
}

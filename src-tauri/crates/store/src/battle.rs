//! Battles: begin, list, set the status. A battle is deleted only if none of its rows is sound.
//! [`journal`](crate::journal) handles their rows.

use std::collections::BTreeMap;

use rusqlite::Connection;

use crate::battle_record::{Battles, Entry, Heading, Row, Status};
use crate::error::Fault;
use crate::history::{self, Intact, Position, RowName, Standing, State};
use crate::{BattleId, Damage, Json, Result, Seq, Store, StoreError, journal};

/// A new battle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewBattle {
    /// The battle's id, new to the library.
    pub id: BattleId,
    /// The id of the rulebook.
    pub book: String,
    /// The name.
    pub name: String,
    /// Row 0. Its command is the set-up: the rulebook, and the armies, interpretations and tables,
    /// all frozen.
    pub setup: Entry,
}

/// A battle as the library lists it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BattleEntry {
    /// The id.
    pub id: BattleId,
    /// The battle's name, rulebook and status.
    pub heading: Heading,
    /// The head of the battle's journal.
    pub head: Seq,
    /// The library's summary of the state at the head (sides, turn, losses).
    pub summary: Json,
    /// Whether the heading and the row at the head are sound; for an opened battle, whether nothing
    /// is damaged up to the head.
    pub sound: bool,
}

/// A battle without its rows, which [`Store::rows`] returns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Battle {
    /// The library's entry.
    pub entry: BattleEntry,
    /// The head of the journal, and the labels of undo and redo.
    pub position: Position,
    /// Row 0, with the frozen set-up as its command.
    pub setup: Entry,
}

/// An opened battle, with its rows up to the first damage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenedRows {
    /// The battle. Undo and redo have labels only if the rows concerned are sound.
    pub battle: Battle,
    /// The rows on the path to the head, the set-up first. If a row of that path is damaged: the
    /// path to the last sound row before the damage.
    pub rows: Vec<Row>,
    /// The undone rows after the head, on the branch that redo follows. Empty if one of them is
    /// damaged, or if there is other damage.
    pub ahead: Vec<Row>,
    /// Damage to the heading, to the path to the head, or to the order of the rows, if there is
    /// any.
    pub damage: Option<Damage>,
}

/// A battle with every row of its journal, including undone branches: for export, import
/// and rescue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WholeBattle {
    /// The id.
    pub id: BattleId,
    /// The battle's name, rulebook and status.
    pub heading: Heading,
    /// The head of the battle's journal.
    pub head: Seq,
    /// The end of the branch that redo follows: the head or a descendant of the head.
    pub tip: Seq,
    /// Every row: 0, 1, 2 and so on.
    pub rows: Vec<Row>,
}

/// The intact part of a battle, for export.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IntactBattle {
    /// The battle with its intact rows, numbered 0, 1, 2 and so on. The head is the last intact row
    /// on the path to the battle's own head.
    pub battle: WholeBattle,
    /// The names of the intact rows.
    pub names: Vec<RowName>,
    /// All damage; empty if the battle is whole.
    pub damage: Vec<Damage>,
}

impl Store {
    /// Begins a battle: row 0 of its journal is durable on return.
    ///
    /// # Errors
    /// [`StoreError::Taken`], and write errors.
    pub fn create_battle(&mut self, battle: &NewBattle) -> Result<()> {
        self.write(|tx| {
            let at = &battle.setup.at;
            let heading = Heading {
                book: battle.book.clone(),
                name: battle.name.clone(),
                status: Status::Open,
                created_at: at.clone(),
                updated_at: at.clone(),
                archived_at: None,
            };
            let (root, rows) = ((Seq::ROOT, Seq::ROOT), [(None, &battle.setup)]);
            history::begin::<Battles>(tx, &battle.id, heading, root, &rows, None)
        })
    }

    /// Returns every battle, archived or not, the most recently played first.
    ///
    /// # Errors
    /// Read errors: see [`StoreError`].
    pub fn battles(&self) -> Result<Vec<BattleEntry>> {
        self.read(|conn| {
            let all = history::headings::<Battles>(conn, "updated_at DESC, id")?;
            if !self.is_checked {
                history::expect_all::<Battles>(conn, &all)?;
            }
            let listed = |(id, standing, sound)| entry(conn, BattleId::new(id), standing, sound);
            all.into_iter().map(listed).collect()
        })
    }

    /// Returns a battle: its heading, its position and the set-up.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], [`StoreError::Altered`], and read errors.
    pub fn battle(&self, id: &BattleId) -> Result<Battle> {
        self.read(|conn| {
            let standing = history::standing::<Battles>(conn, id)?;
            Ok(Battle {
                position: history::position::<Battles>(conn, id, standing.state)?,
                entry: entry(conn, id.clone(), standing, true)?,
                setup: history::row::<Battles>(conn, id, Seq::ROOT)?.content,
            })
        })
    }

    /// Opens a battle: reads and checks the rows that lead to the head. Rows before a damaged row
    /// are returned together with the damage.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], [`StoreError::Altered`] if the heading cannot be read or not even
    /// the set-up is sound, and read errors.
    pub fn open_battle(&self, id: &BattleId) -> Result<OpenedRows> {
        self.read(|conn| {
            let history::Checked {
                rows,
                standing,
                damage,
            } = history::opened::<Battles>(conn, id)?;
            let (Some(setup), Some(last)) = (rows.first(), rows.last()) else {
                let root = Some(Seq::ROOT);
                return Err(damage.map_or_else(
                    || history::altered::<Battles>(conn, id, root, crate::Harm::Row),
                    |damage| StoreError::Altered(Box::new(damage)).into(),
                ));
            };
            let state = standing.state;
            let label = |seq| {
                let row = history::row::<Battles>(conn, id, seq).ok();
                row.map(|row| row.content.label)
            };
            let redo = history::redo_target::<Battles>(conn, id, state).ok();
            let undo = (last.seq == state.head && state.head != Seq::ROOT)
                .then(|| last.content.label.clone());
            let battle = Battle {
                position: Position {
                    head: state.head,
                    undo,
                    redo: redo.flatten().and_then(label),
                },
                setup: setup.content.clone(),
                entry: BattleEntry {
                    id: id.clone(),
                    heading: standing.heading,
                    head: state.head,
                    summary: last.content.summary.clone(),
                    sound: damage.is_none(),
                },
            };
            let ahead = match damage {
                None => between(conn, id, state).unwrap_or_default(),
                Some(_) => Vec::new(),
            };
            Ok(OpenedRows {
                battle,
                ahead,
                rows: rows.into_iter().map(journal::plain).collect(),
                damage,
            })
        })
    }

    /// Renames a battle. A name in its frozen set-up does not change.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], [`StoreError::Altered`], and write errors.
    pub fn rename_battle(&mut self, id: &BattleId, name: &str) -> Result<()> {
        self.file(id, |heading| name.clone_into(&mut heading.name))
    }

    /// Sets a battle's status: open, paused or over.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], [`StoreError::Altered`], and write errors.
    pub fn set_battle_status(&mut self, id: &BattleId, status: Status) -> Result<()> {
        self.file(id, |heading| heading.status = status)
    }

    /// Archives a battle, or (with `None`) restores it.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], [`StoreError::Altered`], and write errors.
    pub fn set_battle_archived(&mut self, id: &BattleId, at: Option<&str>) -> Result<()> {
        self.file(id, |heading| heading.archived_at = at.map(str::to_owned))
    }

    /// Returns the intact rows of a battle, on every branch, with all damage: for export. A row
    /// that follows a damaged row is left out.
    ///
    /// # Errors
    /// [`StoreError::NotFound`]; [`StoreError::Altered`] if the heading cannot be read or no row is
    /// intact; and read errors.
    pub fn intact_battle(&self, id: &BattleId) -> Result<IntactBattle> {
        self.read(|conn| {
            let damage = history::every_damage::<Battles>(conn, id)?;
            let (Standing { heading, .. }, _) = history::unsealed::<Battles>(conn, id)?;
            let ((head, tip), rows) = Intact::<Battles>::of(conn, id)?.numbered();
            let names = rows.iter().map(|row| row.name).collect();
            let battle = WholeBattle {
                id: id.clone(),
                heading,
                head,
                tip,
                rows: rows.into_iter().map(journal::plain).collect(),
            };
            Ok(IntactBattle {
                battle,
                names,
                damage,
            })
        })
    }

    /// Returns a battle with all its rows, as stored. Nothing is checked.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], [`StoreError::Altered`] if the heading cannot be read, and read
    /// errors.
    pub fn whole_battle(&self, id: &BattleId) -> Result<WholeBattle> {
        self.read(|conn| {
            let (Standing { heading, state }, _) = history::unsealed::<Battles>(conn, id)?;
            Ok(WholeBattle {
                id: id.clone(),
                heading,
                head: state.head,
                tip: state.tip,
                rows: journal::unchecked(conn, id)?,
            })
        })
    }

    /// Returns the stored names of a battle's rows by their numbers, without rows that are damaged.
    /// A number is missing if the battle was played on after its row was lost.
    ///
    /// # Errors
    /// Read errors.
    pub fn row_names(&self, id: &BattleId) -> Result<BTreeMap<Seq, RowName>> {
        self.read(|conn| {
            let sql = "SELECT seq, name FROM battle_row WHERE item = ?1 ORDER BY seq";
            let mut select = conn.prepare_cached(sql)?;
            let mut rows = select.query([id])?;
            let mut names = BTreeMap::new();
            while let Some(row) = rows.next()? {
                if let (Ok(seq), Ok(name)) = (row.get(0), row.get(1)) {
                    names.insert(seq, name);
                }
            }
            Ok(names)
        })
    }

    /// Returns the stored name of one row of a battle's journal.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], and read errors.
    pub fn row_name(&self, id: &BattleId, row: Seq) -> Result<RowName> {
        self.read(|conn| history::name_of::<Battles>(conn, id, row))
    }

    /// Imports a whole battle in one transaction: from a file, or rescued from a damaged library.
    ///
    /// # Errors
    /// [`StoreError::Taken`]; [`StoreError::BadJson`] if the rows are not numbered 0, 1, 2 and so
    /// on, if the first row has a parent or another row has no earlier parent, if the head is not a
    /// row, or if the tip is not the head or a descendant of the head; and write errors.
    pub fn take_in_battle(&mut self, battle: &WholeBattle) -> Result<()> {
        journal::check_tree(&battle.id, (battle.head, battle.tip), &battle.rows)?;
        let rows: Vec<_> = (battle.rows.iter())
            .map(|row| (row.parent, &row.entry))
            .collect();
        self.write(|tx| {
            let (heading, position) = (battle.heading.clone(), (battle.head, battle.tip));
            history::begin::<Battles>(tx, &battle.id, heading, position, &rows, None)
        })
    }

    /// Changes a battle's heading.
    fn file(&mut self, id: &BattleId, change: impl FnOnce(&mut Heading)) -> Result<()> {
        self.write(|tx| {
            let mut standing = history::standing::<Battles>(tx, id)?;
            change(&mut standing.heading);
            history::save::<Battles>(tx, id, &standing, None)
        })
    }
}

/// Returns the rows after the head, up to the tip.
fn between(conn: &Connection, id: &BattleId, state: State) -> Result<Vec<Row>, Fault> {
    let (_, seqs) = history::route::<Battles>(conn, id, state.head, state.tip)?;
    let row = |seq| history::row::<Battles>(conn, id, seq).map(journal::plain);
    seqs.into_iter().map(row).collect()
}

/// Returns a battle's library entry, with the summary of the row at its head.
fn entry(
    conn: &Connection,
    id: BattleId,
    standing: Standing<Heading>,
    sound: bool,
) -> Result<BattleEntry, Fault> {
    let Standing { heading, state } = standing;
    let row = history::row::<Battles>(conn, &id, state.head);
    let sound = sound && row.is_ok();
    // A damaged battle is listed with the fields that can be read.
    let summary = row.map_or_else(|_| Json::empty_list(), |row| row.content.summary);
    Ok(BattleEntry {
        id,
        heading,
        head: state.head,
        summary,
        sound,
    })
}

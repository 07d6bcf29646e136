//! Battles: begun, listed, filed, copied. Never deleted. What is played in them is in
//! [`journal`](crate::journal).

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use rusqlite::{Connection, OptionalExtension, Row as SqlRow, Transaction};

use crate::error::Fault;
use crate::journal::{self, Entry, Row, State};
use crate::tree::Position;
use crate::{BattleId, Item, Json, Result, Seq, Store, StoreError};

/// Where the player has filed a battle. The store acts on none of these: whether a
/// battle is won is a fact of its own, kept in the rows' summaries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// On the table.
    Open,
    /// Left for another day.
    Paused,
    /// Fought.
    Over,
}

/// What a battle is called and how it is filed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading {
    /// The id of the book.
    pub book: String,
    /// The battle's name.
    pub name: String,
    /// Where it is filed.
    pub status: Status,
    /// When it was begun, as the caller said.
    pub created_at: String,
    /// When its head last moved, as the caller said.
    pub updated_at: String,
    /// When it was put away; `None` for a battle in use.
    pub archived_at: Option<String>,
}

/// A battle to be begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewBattle {
    /// Its id, new to the library.
    pub id: BattleId,
    /// The id of the book.
    pub book: String,
    /// Its name.
    pub name: String,
    /// Row 0. Its command is the set-up: the armies, readings and tables, all frozen,
    /// and the engine's version; and the book and name again, for a rescue.
    pub setup: Entry,
}

/// A battle as the library lists it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BattleEntry {
    /// Its id.
    pub id: BattleId,
    /// Its name, book and filing.
    pub heading: Heading,
    /// Where its journal stands.
    pub head: Seq,
    /// What the library shows of the state there (sides, turn, losses).
    pub summary: Json,
}

/// A battle, but for what was played in it: that is [`Store::rows`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Battle {
    /// What the library lists.
    pub entry: BattleEntry,
    /// The head of the journal, and what undo and redo would do.
    pub position: Position,
    /// Row 0, with the frozen set-up as its command.
    pub setup: Entry,
}

/// A battle with every row of its journal, branches left included: what is exported,
/// imported and rescued.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WholeBattle {
    /// Its id.
    pub id: BattleId,
    /// Its name, book and filing.
    pub heading: Heading,
    /// Where its journal stands.
    pub head: Seq,
    /// The end of the branch that redo follows: the head or a row below it.
    pub tip: Seq,
    /// Every row, 0, 1, 2 and so on.
    pub rows: Vec<Row>,
}

/// The columns of [`BattleEntry`], in the order in which `entry` reads them.
const ENTRY: &str = "SELECT battle.id, battle.book, battle.name, battle.status, battle.created_at,
            battle.updated_at, battle.archived_at, battle.head, journal.summary
     FROM battle JOIN journal ON journal.battle = battle.id AND journal.seq = battle.head";

impl Store {
    /// Begins a battle: row 0 of its journal, durable when this returns.
    ///
    /// # Errors
    /// [`StoreError::Taken`], and those of writing.
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
            insert(tx, &battle.id, &heading, Seq::ROOT, Seq::ROOT)?;
            journal::insert(tx, &battle.id, Seq::ROOT, None, &battle.setup)
        })
    }

    /// Every battle, put away or not, the one played last first.
    ///
    /// # Errors
    /// Those of reading: see [`StoreError`].
    pub fn battles(&self) -> Result<Vec<BattleEntry>> {
        self.read(|conn| {
            let sql = format!("{ENTRY} ORDER BY battle.updated_at DESC, battle.id");
            let mut rows = conn.prepare_cached(&sql)?;
            let battles = rows.query_map([], entry)?.collect::<Result<_, _>>()?;
            Ok(battles)
        })
    }

    /// One battle: its heading, where it stands, and the set-up.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], and those of reading.
    pub fn battle(&self, id: &BattleId) -> Result<Battle> {
        // One transaction, so that head, summary and labels are of one moment.
        self.read(|conn| {
            let tx = conn.unchecked_transaction()?;
            let sql = format!("{ENTRY} WHERE battle.id = ?1");
            let entry = tx
                .prepare_cached(&sql)?
                .query_row([id], entry)
                .optional()?
                .ok_or_else(|| Fault::no_battle(id))?;
            Ok(Battle {
                entry,
                position: journal::position(&tx, id, journal::state(&tx, id)?)?,
                setup: journal::row(&tx, id, Seq::ROOT)?.entry,
            })
        })
    }

    /// Gives a battle another name. The name in its frozen set-up, if there is one, is
    /// not touched.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], and those of writing.
    pub fn rename_battle(&mut self, id: &BattleId, name: &str) -> Result<()> {
        self.file(id, "UPDATE battle SET name = ?2 WHERE id = ?1", name)
    }

    /// Files a battle as open, paused or over.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], and those of writing.
    pub fn set_battle_status(&mut self, id: &BattleId, status: Status) -> Result<()> {
        self.file(id, "UPDATE battle SET status = ?2 WHERE id = ?1", status)
    }

    /// Puts a battle away, or (with `None`) takes it back into use.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], and those of writing.
    pub fn set_battle_archived(&mut self, id: &BattleId, at: Option<&str>) -> Result<()> {
        self.file(id, "UPDATE battle SET archived_at = ?2 WHERE id = ?1", at)
    }

    /// Begins a second battle where the first stands, with its whole journal, branches
    /// left included. From then on the two have nothing to do with one another.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], [`StoreError::Taken`], and those of writing.
    pub fn duplicate_battle(
        &mut self,
        of: &BattleId,
        id: &BattleId,
        name: &str,
        at: &str,
    ) -> Result<()> {
        self.write(|tx| {
            free(tx, id)?;
            let copied = tx
                .prepare_cached(
                    "INSERT INTO battle (id, book, name, status, head, tip, created_at, updated_at)
                     SELECT ?2, book, ?3, 'open', head, tip, ?4, ?4 FROM battle WHERE id = ?1",
                )?
                .execute((of, id, name, at))?;
            found(copied, of)?;
            tx.prepare_cached(
                "INSERT INTO journal
                 SELECT ?2, seq, parent, kind, label, at, version, digest, summary, dice, command,
                        events
                 FROM journal WHERE battle = ?1 ORDER BY seq",
            )?
            .execute((of, id))?;
            Ok(())
        })
    }

    /// A battle with all that was ever played in it, for export.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], and those of reading.
    pub fn whole_battle(&self, id: &BattleId) -> Result<WholeBattle> {
        self.read(|conn| {
            let tx = conn.unchecked_transaction()?;
            let (heading, state) = filed(&tx, "battle", id)?;
            Ok(WholeBattle {
                id: id.clone(),
                heading,
                head: state.head,
                tip: state.tip,
                rows: journal::every_row(&tx, id)?,
            })
        })
    }

    /// Takes a whole battle into the library, in one transaction: an import, or one
    /// rescued from a damaged file.
    ///
    /// # Errors
    /// [`StoreError::Taken`]; [`StoreError::BadJson`] when the rows are not numbered
    /// 0, 1, 2 and so on, each but the first with a parent before it, or the head is no
    /// row, or the tip none below the head; and those of writing.
    pub fn take_in_battle(&mut self, battle: &WholeBattle) -> Result<()> {
        journal::check_tree(&battle.id, (battle.head, battle.tip), &battle.rows)?;
        self.write(|tx| {
            insert(tx, &battle.id, &battle.heading, battle.head, battle.tip)?;
            battle.rows.iter().try_for_each(|row| {
                journal::insert(tx, &battle.id, row.seq, row.parent, &row.entry)
            })
        })
    }

    /// Changes one thing of a battle's heading.
    fn file(&mut self, id: &BattleId, sql: &str, value: impl ToSql) -> Result<()> {
        self.write(|tx| {
            let changed = tx.prepare_cached(sql)?.execute((id, value))?;
            found(changed, id)
        })
    }
}

/// The heading of a battle and where its journal stands, read from the battle's own row;
/// `table` names where to look for it.
pub(crate) fn filed(
    conn: &Connection,
    table: &str,
    id: &BattleId,
) -> Result<(Heading, State), Fault> {
    let sql = format!(
        "SELECT book, name, status, created_at, updated_at, archived_at, head, tip
         FROM {table} WHERE id = ?1 LIMIT 1"
    );
    conn.prepare_cached(&sql)?
        .query_row([id], |row| {
            let (head, tip) = (row.get(6)?, row.get(7)?);
            Ok((heading_from(row, 0)?, State { head, tip }))
        })
        .optional()?
        .ok_or_else(|| Fault::no_battle(id))
}

/// The columns of [`Heading`] in their order, from the first of them on.
fn heading_from(row: &SqlRow<'_>, first: usize) -> rusqlite::Result<Heading> {
    Ok(Heading {
        book: row.get(first)?,
        name: row.get(first + 1)?,
        status: row.get(first + 2)?,
        created_at: row.get(first + 3)?,
        updated_at: row.get(first + 4)?,
        archived_at: row.get(first + 5)?,
    })
}

fn entry(row: &SqlRow<'_>) -> rusqlite::Result<BattleEntry> {
    Ok(BattleEntry {
        id: row.get(0)?,
        heading: heading_from(row, 1)?,
        head: row.get(7)?,
        summary: row.get(8)?,
    })
}

fn found(changed: usize, id: &BattleId) -> Result<(), Fault> {
    if changed == 0 {
        Err(Fault::no_battle(id))
    } else {
        Ok(())
    }
}

/// Fails if there is a battle with this id.
fn free(tx: &Transaction<'_>, id: &BattleId) -> Result<(), Fault> {
    let taken = tx
        .prepare_cached("SELECT 1 FROM battle WHERE id = ?1")?
        .exists([id])?;
    if taken {
        let item = Item::Battle(id.clone());
        return Err(Fault::Known(StoreError::Taken { item }));
    }
    Ok(())
}

fn insert(
    tx: &Transaction<'_>,
    id: &BattleId,
    heading: &Heading,
    head: Seq,
    tip: Seq,
) -> Result<(), Fault> {
    free(tx, id)?;
    tx.prepare_cached(
        "INSERT INTO battle (id, book, name, status, head, tip, created_at, updated_at,
                             archived_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
    )?
    .execute((
        id,
        &heading.book,
        &heading.name,
        heading.status,
        head,
        tip,
        &heading.created_at,
        &heading.updated_at,
        &heading.archived_at,
    ))?;
    Ok(())
}

impl ToSql for Status {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(match self {
            Self::Open => "open",
            Self::Paused => "paused",
            Self::Over => "over",
        }
        .into())
    }
}

impl FromSql for Status {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        match value.as_str()? {
            "open" => Ok(Self::Open),
            "paused" => Ok(Self::Paused),
            "over" => Ok(Self::Over),
            _ => Err(FromSqlError::InvalidType),
        }
    }
}

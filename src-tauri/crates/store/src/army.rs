//! Armies: created, copied, listed, put away. Never deleted.

use rusqlite::{Connection, OptionalExtension, Row, Transaction};
use serde_json::Value;

use crate::draft::Draft;
use crate::error::Fault;
use crate::settings::parse;
use crate::tree::{self, NewEdit};
use crate::{ArmyId, Item, Position, Result, Seq, Store, StoreError, patch};

/// What the library shows of an army. The caller works it out from the body; the store
/// only keeps it, so that a library is listed without reading one body.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// The id of the book.
    pub book: String,
    /// The army's name.
    pub name: String,
    /// Its nation, if it has one.
    pub nation: Option<String>,
    /// Its year, if it has one.
    pub year: Option<i32>,
    /// The id of its figure scale, if its book has scales.
    pub scale: Option<String>,
    /// What it costs in points, if its book has points.
    pub points: Option<i32>,
    /// How many points it may cost, if there is a limit.
    pub points_limit: Option<i32>,
    /// How many breaches of the rules it has; 0 is a legal army.
    pub breaches: u32,
}

/// An army to be created.
#[derive(Clone, Debug, PartialEq)]
pub struct NewArmy {
    /// Its id, new to the library.
    pub id: ArmyId,
    /// What the history says of its beginning: "Created", "Imported".
    pub label: String,
    /// The draft.
    pub body: Value,
    /// The schema version of the draft.
    pub version: u32,
    /// What the library shows of it.
    pub summary: Summary,
    /// Now.
    pub at: String,
}

/// An army as the library lists it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArmyEntry {
    /// Its id.
    pub id: ArmyId,
    /// What the library shows of it.
    pub summary: Summary,
    /// Where its history stands.
    pub head: Seq,
    /// When it was created, as the caller said.
    pub created_at: String,
    /// When its draft last changed, as the caller said.
    pub updated_at: String,
    /// When it was put away; `None` for an army in use.
    pub archived_at: Option<String>,
}

/// An army whole.
#[derive(Clone, Debug, PartialEq)]
pub struct Army {
    /// What the library lists.
    pub entry: ArmyEntry,
    /// The head of the history, and what undo and redo would do.
    pub position: Position,
    /// The draft at the head.
    pub body: Value,
    /// The schema version of the draft.
    pub version: u32,
}

/// The columns of [`ArmyEntry`], in the order in which `entry` reads them.
const ENTRY_COLUMNS: &str = "id, book, name, nation, year, scale, points, points_limit, breaches,
     head, created_at, updated_at, archived_at";

impl Store {
    /// Creates an army, with the first row of its history.
    ///
    /// # Errors
    /// [`StoreError::Taken`], [`StoreError::BadJson`] for a body nested more than a
    /// hundred levels deep, and those of writing.
    pub fn create_army(&mut self, army: &NewArmy) -> Result<()> {
        self.write(|tx| insert(tx, army))?;
        self.draft = Some(Draft {
            army: army.id.clone(),
            head: Seq::ROOT,
            body: army.body.clone(),
        });
        Ok(())
    }

    /// Creates an army out of the draft of another, with a history of its own that
    /// begins here. `change` is given the draft, may alter it (its name, say), and says
    /// what the library is to show.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], [`StoreError::Taken`], and those of writing.
    pub fn duplicate_army(
        &mut self,
        of: &ArmyId,
        id: ArmyId,
        label: &str,
        at: &str,
        change: impl FnOnce(&mut Value) -> Summary,
    ) -> Result<()> {
        self.write(|tx| {
            let Army {
                mut body, version, ..
            } = get(tx, of)?;
            let summary = change(&mut body);
            let (label, at) = (label.to_owned(), at.to_owned());
            insert(
                tx,
                &NewArmy {
                    id,
                    label,
                    body,
                    version,
                    summary,
                    at,
                },
            )
        })
    }

    /// Every army, put away or not, the one changed last first. To search is the
    /// caller's: it knows that É and é are one letter, which SQLite's `LIKE` does not.
    ///
    /// # Errors
    /// Those of reading: see [`StoreError`].
    pub fn armies(&self) -> Result<Vec<ArmyEntry>> {
        self.read(|conn| {
            let sql = format!("SELECT {ENTRY_COLUMNS} FROM army ORDER BY updated_at DESC, id");
            let mut rows = conn.prepare_cached(&sql)?;
            let armies = rows.query_map([], entry)?.collect::<Result<_, _>>()?;
            Ok(armies)
        })
    }

    /// One army whole.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], and those of reading.
    pub fn army(&self, id: &ArmyId) -> Result<Army> {
        // One transaction, so that head, body and labels are of one moment.
        self.read(|conn| {
            let tx = conn.unchecked_transaction()?;
            get(&tx, id)
        })
    }

    /// Puts an army away, or (with `None`) takes it back into use.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], and those of writing.
    pub fn set_archived(&mut self, id: &ArmyId, at: Option<&str>) -> Result<()> {
        self.write(|tx| {
            let changed = tx
                .prepare_cached("UPDATE army SET archived_at = ?2 WHERE id = ?1")?
                .execute((id, at))?;
            found(changed, id)
        })
    }

    /// Sets what the library shows of an army without an edit: the tables or readings
    /// by which it was worked out have changed, the draft has not.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], [`StoreError::StaleHead`], and those of writing.
    pub fn set_summary(
        &mut self,
        id: &ArmyId,
        expected_head: Seq,
        summary: &Summary,
    ) -> Result<()> {
        self.write(|tx| {
            tree::state(tx, id)?.expect_head(id, expected_head)?;
            let changed = tx
                .prepare_cached(
                    "UPDATE army SET book = ?2, name = ?3, nation = ?4, year = ?5, scale = ?6,
                            points = ?7, points_limit = ?8, breaches = ?9
                     WHERE id = ?1",
                )?
                .execute((
                    id,
                    &summary.book,
                    &summary.name,
                    &summary.nation,
                    summary.year,
                    &summary.scale,
                    summary.points,
                    summary.points_limit,
                    summary.breaches,
                ))?;
            found(changed, id)
        })
    }
}

/// The new state of an army after its head has moved.
pub(crate) struct Update<'a> {
    pub(crate) head: Seq,
    pub(crate) tip: Seq,
    pub(crate) body: &'a str,
    pub(crate) summary: &'a Summary,
    pub(crate) at: &'a str,
}

/// Writes the army's row after its head has moved.
pub(crate) fn update(tx: &Transaction<'_>, id: &ArmyId, new: &Update<'_>) -> Result<(), Fault> {
    let changed = tx
        .prepare_cached(
            "UPDATE army SET book = ?2, name = ?3, nation = ?4, year = ?5, scale = ?6, points = ?7,
                    points_limit = ?8, breaches = ?9, head = ?10, tip = ?11, updated_at = ?12,
                    body = ?13
             WHERE id = ?1",
        )?
        .execute((
            id,
            &new.summary.book,
            &new.summary.name,
            &new.summary.nation,
            new.summary.year,
            &new.summary.scale,
            new.summary.points,
            new.summary.points_limit,
            new.summary.breaches,
            new.head,
            new.tip,
            new.at,
            new.body,
        ))?;
    found(changed, id)
}

/// The text of a body, if it is one that can be read back.
pub(crate) fn text_of(body: &Value) -> Result<String, Fault> {
    if patch::too_deep(body) {
        return Err(Fault::Known(StoreError::BadJson {
            place: "the army's draft".to_owned(),
            problem: "it nests more than a hundred levels deep".to_owned(),
        }));
    }
    Ok(patch::text(body)?)
}

/// The body at the head.
pub(crate) fn body(conn: &Connection, id: &ArmyId) -> Result<Value, Fault> {
    let text: String = conn
        .prepare_cached("SELECT body FROM army WHERE id = ?1")?
        .query_row([id], |row| row.get(0))
        .optional()?
        .ok_or_else(|| Fault::no_army(id))?;
    parse(&text, || format!("the draft of army {id}"))
}

fn found(changed: usize, id: &ArmyId) -> Result<(), Fault> {
    if changed == 0 {
        Err(Fault::no_army(id))
    } else {
        Ok(())
    }
}

fn insert(tx: &Transaction<'_>, army: &NewArmy) -> Result<(), Fault> {
    let body = text_of(&army.body)?;
    let taken = tx
        .prepare_cached("SELECT 1 FROM army WHERE id = ?1")?
        .exists([&army.id])?;
    if taken {
        return Err(Fault::Known(StoreError::Taken {
            item: Item::Army(army.id.clone()),
        }));
    }
    let Summary {
        book,
        name,
        nation,
        year,
        scale,
        points,
        points_limit,
        breaches,
    } = &army.summary;
    tx.prepare_cached(
        "INSERT INTO army (id, book, name, nation, year, scale, points, points_limit, breaches,
                           head, tip, created_at, updated_at, body)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, 0, 0, ?10, ?10, ?11)",
    )?
    .execute((
        &army.id,
        book,
        name,
        nation,
        year,
        scale,
        points,
        points_limit,
        breaches,
        &army.at,
        body,
    ))?;
    tree::insert(
        tx,
        &army.id,
        Seq::ROOT,
        &NewEdit {
            parent: None,
            label: &army.label,
            forward: &patch::text(&patch::whole(&army.body))?,
            backward: "[]",
            at: &army.at,
            version: army.version,
            coalesce_key: None,
            joined: false,
        },
    )
}

fn get(conn: &Connection, id: &ArmyId) -> Result<Army, Fault> {
    let sql = format!("SELECT {ENTRY_COLUMNS} FROM army WHERE id = ?1");
    let entry = conn
        .prepare_cached(&sql)?
        .query_row([id], entry)
        .optional()?
        .ok_or_else(|| Fault::no_army(id))?;
    let state = tree::state(conn, id)?;
    Ok(Army {
        entry,
        position: tree::position(conn, id, state.head, state.tip)?,
        body: body(conn, id)?,
        version: tree::version(conn, id, state.head)?,
    })
}

fn entry(row: &Row<'_>) -> rusqlite::Result<ArmyEntry> {
    Ok(ArmyEntry {
        id: row.get(0)?,
        summary: Summary {
            book: row.get(1)?,
            name: row.get(2)?,
            nation: row.get(3)?,
            year: row.get(4)?,
            scale: row.get(5)?,
            points: row.get(6)?,
            points_limit: row.get(7)?,
            breaches: row.get(8)?,
        },
        head: row.get(9)?,
        created_at: row.get(10)?,
        updated_at: row.get(11)?,
        archived_at: row.get(12)?,
    })
}

//! Histories: one implementation for armies, battles and later kinds.
//!
//! ```text
//! heading of T ── head, tip ──► rows of T: a tree, each row on its parent
//!    sealed: digest of the          named: digest of its content and its parent's name
//!    heading, head, tip and
//!    the set of rows
//! ```
//!
//! * A kind with a history implements [`History`]: two tables, the columns of its heading and its
//!   rows ([`Columns`]), and the rule by which rows form one step of undo.
//! * A row is added at the head ([`append`]) and never changed. Its number is its place in
//!   this file; its [name](RowName) identifies it everywhere else.
//! * Everything shown is checked first. A row that does not match its name, or a heading
//!   that does not match its seal, is [damage](crate::Damage) and never shown as sound.
//!   Opening checks the heading and the branch that is shown ([`opened`]); a single row is
//!   checked against its parent's name ([`row`]). [`Store::check`](crate::Store::check)
//!   checks a whole library.
//! * Every path through the tree (undo, redo, going to a row) is implemented here, once.
//!
//! Functions that write need the transaction in which the caller has read the [`Standing`].

pub(crate) mod check;
pub(crate) mod name;
mod repair;
mod state;
mod tree;

use rusqlite::types::ValueRef;
use rusqlite::{Connection, OptionalExtension, Row as SqlRow, ToSql, Transaction, ffi};

use crate::error::Fault;
use crate::{Damage, Harm, Item, Seq, StoreError};
pub(crate) use check::{Checked, Survey, branch, every_damage, every_row, opened};
use name::Digesting;
pub use name::RowName;
pub(crate) use repair::{Filed, Intact, filed, remove_lost};
pub(crate) use state::State;
pub use tree::Position;
pub(crate) use tree::{Step, moved, position, redo_target, route};

/// A record stored in columns of a table.
pub(crate) trait Columns: Sized {
    /// The columns, in the order of [`Columns::values`]. Digests use this order, so it
    /// never changes.
    const NAMES: &'static str;

    /// Returns the values.
    fn values(&self) -> Vec<&dyn ToSql>;

    /// Reads the values from a result, starting at column `first`.
    fn read(row: &SqlRow<'_>, first: usize) -> rusqlite::Result<Self>;

    /// Reads the values as [`Columns::read`] does. A value that cannot be read is taken from
    /// `other`.
    fn read_or(row: &SqlRow<'_>, first: usize, other: &Self) -> Self;
}

/// Implements [`Columns`] for a record: each column is the field with the same name, in this order.
/// If the first field is itself a record, its name, its type and its fields are in brackets.
macro_rules! columns {
    (
        $record:ident: $([$group:ident: $of:ident: $($inner:ident),+])?
        $first:ident $(, $field:ident)*
    ) => {
        impl $crate::history::Columns for $record {
            const NAMES: &'static str = concat!(
                $($(stringify!($inner), ", ",)+)?
                stringify!($first) $(, ", ", stringify!($field))*
            );

            fn values(&self) -> Vec<&dyn rusqlite::ToSql> {
                vec![$($(&self.$group.$inner,)+)? &self.$first $(, &self.$field)*]
            }

            fn read(row: &rusqlite::Row<'_>, first: usize) -> rusqlite::Result<Self> {
                let mut places = first..;
                let mut place = || places.next().unwrap_or(first);
                Ok(Self {
                    $($group: $of { $($inner: row.get(place())?),+ },)?
                    $first: row.get(place())?
                    $(, $field: row.get(place())?)*
                })
            }

            fn read_or(row: &rusqlite::Row<'_>, first: usize, other: &Self) -> Self {
                let mut places = first..;
                let mut place = || places.next().unwrap_or(first);
                Self {
                    $($group: $of {
                        $($inner: row
                            .get(place())
                            .unwrap_or_else(|_| other.$group.$inner.clone()),)+
                    },)?
                    $first: row.get(place()).unwrap_or_else(|_| other.$first.clone())
                    $(, $field: row.get(place()).unwrap_or_else(|_| other.$field.clone()))*
                }
            }
        }
    };
}
pub(crate) use columns;

/// A kind of item that has a history.
///
/// Both tables begin with an id (`id` of a heading, `item` of a row). A heading continues
/// with its own columns, then `head`, `tip`, `row_count`, `row_sum` and `seal`. A row
/// continues with `seq`, `parent` and `name`, then its content, in which every kind has
/// `label` and `at`.
pub(crate) trait History {
    /// The type of the ids.
    type Id: ToSql;
    /// The heading, which the library lists.
    type Heading: Columns + Default;
    /// The content of a row.
    type Content: Columns + Send;
    /// The table of headings.
    const HEADINGS: &'static str;
    /// The table of rows.
    const ROWS: &'static str;
    /// The SQL expression for whether a row forms one step with its parent.
    const JOINED: &'static str;

    /// Returns a row's short description.
    fn label(content: &Self::Content) -> &str;

    /// Returns the item with this id.
    fn item(id: &Self::Id) -> Item;

    /// Returns the error for a missing row.
    fn no_row(id: &Self::Id, seq: Seq) -> StoreError {
        let (of, row) = (Self::item(id), Some(seq));
        StoreError::NotFound { of, row }
    }

    /// Returns the error for a missing item.
    fn missing(id: &Self::Id) -> StoreError {
        let (of, row) = (Self::item(id), None);
        StoreError::NotFound { of, row }
    }
}

/// The heading of an item with the position of its history.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Standing<H> {
    pub(crate) heading: H,
    pub(crate) state: State,
}

/// A row of a history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct HistoryRow<C> {
    pub(crate) seq: Seq,
    pub(crate) parent: Option<Seq>,
    pub(crate) name: RowName,
    pub(crate) content: C,
}

/// The columns of the position.
pub(crate) const STATE: &str = "head, tip, row_count, row_sum";

impl<H: Columns> Standing<H> {
    /// Returns the digest of the heading and the position.
    fn seal(&self, id: &dyn ToSql) -> rusqlite::Result<RowName> {
        let mut digest = Digesting::heading();
        digest.sql(id)?;
        for value in self.values() {
            digest.sql(value)?;
        }
        Ok(digest.seal())
    }

    fn values(&self) -> Vec<&dyn ToSql> {
        let State {
            head,
            tip,
            rows,
            sum,
        } = &self.state;
        let mut values = self.heading.values();
        values.extend([head as &dyn ToSql, tip, rows, sum]);
        values
    }
}

/// Returns the heading and the position of an item, if the seal matches.
///
/// # Errors
/// [`History::missing`] and [`StoreError::Altered`].
pub(crate) fn standing<T: History>(
    conn: &Connection,
    id: &T::Id,
) -> Result<Standing<T::Heading>, Fault> {
    let (standing, sealed) = unsealed::<T>(conn, id)?;
    if sealed {
        Ok(standing)
    } else {
        Err(altered::<T>(conn, id, None, Harm::Heading))
    }
}

/// Returns the heading and the position of an item, and whether the seal matches.
pub(crate) fn unsealed<T: History>(
    conn: &Connection,
    id: &T::Id,
) -> Result<(Standing<T::Heading>, bool), Fault> {
    let (names, table) = (T::Heading::NAMES, T::HEADINGS);
    let sql = format!("SELECT id, {names}, {STATE}, seal FROM {table} WHERE id = ?1");
    let mut select = conn.prepare_cached(&sql)?;
    let mut found = select.query([id])?;
    let row = found.next()?.ok_or_else(|| T::missing(id))?;
    let sealed = is_sealed(row)?;
    match read_standing(row) {
        Ok(standing) => Ok((standing, sealed)),
        Err(_) if !sealed => Err(altered::<T>(conn, id, None, Harm::Heading)),
        Err(error) => Err(error.into()),
    }
}

/// Returns the head and the tip that the heading states, as far as they can be read.
fn stated<T: History>(conn: &Connection, id: &T::Id) -> Result<(Option<Seq>, Option<Seq>), Fault> {
    let sql = format!("SELECT head, tip FROM {} WHERE id = ?1", T::HEADINGS);
    let read = |row: &SqlRow<'_>| Ok((row.get(0).ok(), row.get(1).ok()));
    let found = conn
        .prepare_cached(&sql)?
        .query_row([id], read)
        .optional()?;
    Ok(found.unwrap_or_default())
}

/// An id with its heading and position, and whether the seal matches.
pub(crate) type Listed<H> = (String, Standing<H>, bool);

/// Returns every heading in this order, with its id, and whether the seal matches. A damaged
/// heading that cannot be read is empty.
pub(crate) fn headings<T: History>(
    conn: &Connection,
    order: &str,
) -> Result<Vec<Listed<T::Heading>>, Fault> {
    let (names, table) = (T::Heading::NAMES, T::HEADINGS);
    let sql = format!("SELECT id, {names}, {STATE}, seal FROM {table} ORDER BY {order}");
    let mut rows = conn.prepare_cached(&sql)?;
    let read = |row: &SqlRow<'_>| {
        let sealed = is_sealed(row)?;
        let standing = match read_standing(row) {
            Err(_) if !sealed => Standing::default(),
            read => read?,
        };
        Ok((text(row, 0)?, standing, sealed))
    };
    Ok(rows.query_map([], read)?.collect::<Result<_, _>>()?)
}

/// Checks the headings read from a table against the table's index: a damaged page can hide a
/// heading or show it twice, and no digest notices that.
///
/// # Errors
/// `SQLITE_CORRUPT`.
pub(crate) fn expect_all<T: History>(
    conn: &Connection,
    listed: &[Listed<T::Heading>],
) -> Result<(), Fault> {
    let table = T::HEADINGS;
    let mut ids = conn.prepare_cached(&format!("SELECT id FROM {table} ORDER BY id"))?;
    let indexed: Vec<String> =
        (ids.query_map([], |row| text(row, 0))?).collect::<Result<_, _>>()?;
    let mut read: Vec<&str> = listed.iter().map(|(id, ..)| id.as_str()).collect();
    read.sort_unstable();
    if read == indexed {
        return Ok(());
    }
    let corrupt = ffi::Error::new(ffi::SQLITE_CORRUPT);
    let what = format!("table {table} differs from its index");
    Err(rusqlite::Error::SqliteFailure(corrupt, Some(what)).into())
}

/// Returns the text in a column, as far as it is UTF-8.
pub(crate) fn text(row: &SqlRow<'_>, column: usize) -> rusqlite::Result<String> {
    Ok(match row.get_ref(column)? {
        ValueRef::Text(bytes) | ValueRef::Blob(bytes) => String::from_utf8_lossy(bytes).into(),
        ValueRef::Null | ValueRef::Integer(_) | ValueRef::Real(_) => String::new(),
    })
}

/// Whether the last column of a heading is the digest of the others.
pub(crate) fn is_sealed(row: &SqlRow<'_>) -> rusqlite::Result<bool> {
    let seal = row.as_ref().column_count() - 1;
    let mut digest = Digesting::heading();
    for column in 0..seal {
        digest.add(row.get_ref(column)?);
    }
    Ok(row.get::<_, RowName>(seal).ok() == Some(digest.seal()))
}

/// Reads a heading and a position from a result in which the id precedes them and the seal follows
/// them.
pub(crate) fn read_standing<H: Columns>(row: &SqlRow<'_>) -> rusqlite::Result<Standing<H>> {
    let first = row.as_ref().column_count() - 5;
    Ok(Standing {
        heading: H::read(row, 1)?,
        state: State {
            head: row.get(first)?,
            tip: row.get(first + 1)?,
            rows: row.get(first + 2)?,
            sum: row.get(first + 3)?,
        },
    })
}

/// Checks that the head is the expected one.
pub(crate) fn expect_head<T: History>(
    id: &T::Id,
    state: State,
    expected: Seq,
) -> Result<(), Fault> {
    if state.head == expected {
        Ok(())
    } else {
        Err(Fault::Known(StoreError::StaleHead {
            of: T::item(id),
            expected,
            actual: state.head,
        }))
    }
}

/// Writes a new item: its heading, head and tip, and its rows, numbered 0, 1, 2 and so on,
/// each with its parent's number. `body` is the text of the state at the head, if the table
/// of headings has such a column.
///
/// # Errors
/// [`StoreError::Taken`], and write errors.
pub(crate) fn begin<'r, T: History>(
    tx: &Transaction<'_>,
    id: &T::Id,
    heading: T::Heading,
    (head, tip): (Seq, Seq),
    rows: &[(Option<Seq>, &'r T::Content)],
    body: Option<&str>,
) -> Result<(), Fault>
where
    T::Content: 'r,
{
    let mut state = State {
        head,
        tip,
        ..State::default()
    };
    let mut names: Vec<RowName> = Vec::with_capacity(rows.len());
    for (parent, content) in rows {
        let above = parent.and_then(|parent| names.get(parent.0 as usize));
        let name = RowName::of(*content, above.copied())?;
        state.count(state.next(), name);
        names.push(name);
    }
    insert_heading::<T>(tx, id, &Standing { heading, state }, body)?;
    for (seq, ((parent, content), name)) in (0..).map(Seq).zip(rows.iter().zip(names)) {
        insert_row::<T>(tx, id, (seq, *parent), name, content)?;
    }
    Ok(())
}

/// Adds a row as the new head. The row's parent has this number and name. Returns the new row's
/// number and name. The caller then saves the heading.
///
/// # Errors
/// [`StoreError::Altered`] if the number of rows in the heading is wrong, so that the new row's
/// number would not be the next one; and write errors.
pub(crate) fn append<T: History>(
    tx: &Transaction<'_>,
    id: &T::Id,
    state: &mut State,
    (on, parent): (Seq, RowName),
    content: &T::Content,
) -> Result<(Seq, RowName), Fault> {
    let (seq, name) = (state.next(), RowName::of(content, Some(parent))?);
    let inserted = insert_row::<T>(tx, id, (seq, Some(on)), name, content);
    inserted.map_err(|fault| match fault {
        // The trigger against gaps is the only one on new rows.
        Fault::Sqlite(error)
            if error.sqlite_error().map(|e| e.extended_code)
                == Some(ffi::SQLITE_CONSTRAINT_TRIGGER) =>
        {
            altered::<T>(tx, id, None, Harm::Order)
        }
        fault @ (Fault::Sqlite(_) | Fault::Known(_)) => fault,
    })?;
    state.count(seq, name);
    (state.head, state.tip) = (seq, seq);
    Ok((seq, name))
}

/// Inserts a new heading.
fn insert_heading<T: History>(
    tx: &Transaction<'_>,
    id: &T::Id,
    standing: &Standing<T::Heading>,
    body: Option<&str>,
) -> Result<(), Fault> {
    let (table, names) = (T::HEADINGS, T::Heading::NAMES);
    let with_id = format!("SELECT 1 FROM {table} WHERE id = ?1");
    if tx.prepare_cached(&with_id)?.exists([id])? {
        return Err(StoreError::Taken { item: T::item(id) }.into());
    }
    let seal = standing.seal(id)?;
    let mut values: Vec<&dyn ToSql> = vec![id];
    values.extend(standing.values());
    values.push(&seal);
    let mut columns = format!("id, {names}, {STATE}, seal");
    if let Some(body) = &body {
        columns.push_str(", body");
        values.push(body);
    }
    let places = vec!["?"; values.len()].join(", ");
    let sql = format!("INSERT INTO {table} ({columns}) VALUES ({places})");
    tx.prepare_cached(&sql)?.execute(values.as_slice())?;
    Ok(())
}

/// Updates and seals a heading.
pub(crate) fn save<T: History>(
    tx: &Transaction<'_>,
    id: &T::Id,
    standing: &Standing<T::Heading>,
    body: Option<&str>,
) -> Result<(), Fault> {
    let seal = standing.seal(id)?;
    let mut values = standing.values();
    values.push(&seal);
    let mut columns = format!("{}, {STATE}, seal", T::Heading::NAMES);
    if let Some(body) = &body {
        columns.push_str(", body");
        values.push(body);
    }
    values.push(id);
    let columns = columns.replace(',', " = ?,");
    let sql = format!("UPDATE {} SET {columns} = ? WHERE id = ?", T::HEADINGS);
    match tx.prepare_cached(&sql)?.execute(values.as_slice())? {
        0 => Err(T::missing(id).into()),
        _ => Ok(()),
    }
}

fn insert_row<T: History>(
    tx: &Transaction<'_>,
    id: &T::Id,
    (seq, parent): (Seq, Option<Seq>),
    name: RowName,
    content: &T::Content,
) -> Result<(), Fault> {
    let mut values: Vec<&dyn ToSql> = vec![id, &seq, &parent, &name];
    values.extend(content.values());
    let places = vec!["?"; values.len()].join(", ");
    let (table, names) = (T::ROWS, T::Content::NAMES);
    let sql = format!("INSERT INTO {table} (item, seq, parent, name, {names}) VALUES ({places})");
    tx.prepare_cached(&sql)?.execute(values.as_slice())?;
    Ok(())
}

/// Returns the name of a row.
pub(crate) fn name_of<T: History>(
    conn: &Connection,
    id: &T::Id,
    seq: Seq,
) -> Result<RowName, Fault> {
    let sql = format!("SELECT name FROM {} WHERE item = ?1 AND seq = ?2", T::ROWS);
    conn.prepare_cached(&sql)?
        .query_row((id, seq), |row| row.get(0))
        .optional()?
        .ok_or_else(|| T::no_row(id, seq).into())
}

/// Returns one row, if its name matches its content and its parent's name.
pub(crate) fn row<T: History>(
    conn: &Connection,
    id: &T::Id,
    seq: Seq,
) -> Result<HistoryRow<T::Content>, Fault> {
    let (table, names) = (T::ROWS, T::Content::NAMES);
    let sql =
        format!("SELECT seq, parent, name, {names} FROM {table} WHERE item = ?1 AND seq = ?2");
    let mut select = conn.prepare_cached(&sql)?;
    let mut found = select.query((id, seq))?;
    let row = found.next()?.ok_or_else(|| T::no_row(id, seq))?;
    let read = || -> Result<Option<HistoryRow<T::Content>>, Fault> {
        let Ok(place) = Place::read(row) else {
            return Ok(None);
        };
        let parent = match place.parent {
            None => None,
            Some(parent) => Some(name_of::<T>(conn, id, parent)?),
        };
        if content_digest(row)?.named(parent) != place.name {
            return Ok(None);
        }
        Ok(Some(place.with(T::Content::read(row, CONTENT)?)))
    };
    match read() {
        Ok(Some(row)) => Ok(row),
        // The whole file is unreadable, not just the row.
        Err(Fault::Sqlite(error)) if error.sqlite_error().is_some() => Err(error.into()),
        Ok(None) | Err(_) => Err(altered::<T>(conn, id, Some(seq), Harm::Row)),
    }
}

/// The first column of a row's content, after its number, its parent and its name.
const CONTENT: usize = 3;

/// The position of a row, and its name.
#[derive(Clone, Copy, Debug)]
struct Place {
    seq: Seq,
    parent: Option<Seq>,
    name: RowName,
}

impl Place {
    fn read(row: &SqlRow<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            seq: row.get(0)?,
            parent: row.get(1)?,
            name: row.get(2)?,
        })
    }

    fn with<C>(self, content: C) -> HistoryRow<C> {
        HistoryRow {
            seq: self.seq,
            parent: self.parent,
            name: self.name,
            content,
        }
    }
}

/// Returns the digest of a row's content, before its parent's name is added.
fn content_digest(row: &SqlRow<'_>) -> rusqlite::Result<Digesting> {
    let mut digest = Digesting::row();
    for column in CONTENT..row.as_ref().column_count() {
        digest.add(row.get_ref(column)?);
    }
    Ok(digest)
}

/// Returns the damage to an item or to one of its rows, with the fields that can be read.
fn damage<T: History>(conn: &Connection, id: &T::Id, row: Option<Seq>, harm: Harm) -> Damage {
    let read = |sql: String, seq: Seq| -> Option<String> {
        conn.query_row(&sql, (id, seq), |row| text(row, 0)).ok()
    };
    let (headings, rows) = (T::HEADINGS, T::ROWS);
    let named = format!("SELECT name FROM {headings} WHERE id = ?1 AND ?2 IS NOT NULL");
    let at = |seq| {
        let sql = format!("SELECT at FROM {rows} WHERE item = ?1 AND seq = ?2");
        read(sql, seq)
    };
    Damage {
        of: T::item(id),
        name: read(named, Seq::ROOT).unwrap_or_default(),
        row,
        at: row.and_then(at),
        harm,
        sound: None,
    }
}

/// Returns the error for a failed check.
pub(crate) fn altered<T: History>(
    conn: &Connection,
    id: &T::Id,
    row: Option<Seq>,
    harm: Harm,
) -> Fault {
    StoreError::Altered(Box::new(damage::<T>(conn, id, row, harm))).into()
}

//! Repairs a damaged history: its intact rows remain, and its heading is rebuilt.

use std::collections::BTreeMap;
use std::iter;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, Transaction};

use super::{
    Columns as _, History, HistoryRow, STATE, Standing, State, Survey, altered, insert_heading,
    insert_row, read_standing, save, standing, stated,
};
use crate::error::Fault;
use crate::{Harm, Seq, StoreError};

/// A heading as far as it can be read.
pub(crate) struct Filed<H> {
    /// The heading. Values that cannot be read are replaced with values from another heading.
    pub(crate) heading: H,
    /// Whether every value can be read.
    pub(crate) whole: bool,
}

/// Returns the heading of an item; `None` if there is no heading. Values that cannot be read are
/// taken from `other`.
pub(crate) fn filed<T: History>(
    conn: &Connection,
    id: &T::Id,
    other: &T::Heading,
) -> Result<Option<Filed<T::Heading>>, Fault> {
    let (names, table) = (T::Heading::NAMES, T::HEADINGS);
    let sql = format!("SELECT id, {names}, {STATE}, seal FROM {table} WHERE id = ?1");
    let mut select = conn.prepare_cached(&sql)?;
    let mut found = select.query([id])?;
    Ok(found.next()?.map(|row| Filed {
        heading: T::Heading::read_or(row, 1, other),
        whole: read_standing::<T::Heading>(row).is_ok(),
    }))
}

/// The intact rows of a history, and the position to which it can be returned.
pub(crate) struct Intact<T: History> {
    /// Row 0.
    root: HistoryRow<T::Content>,
    /// The other sound rows with sound ancestors, in order.
    others: Vec<HistoryRow<T::Content>>,
    survey: Survey,
    /// The last sound row on the path to the stated head; if the path is broken, the newest sound
    /// row before the break; if the head is unknown, the newest sound row.
    pub(crate) head: Seq,
    /// The stated tip, if it is sound and follows the stated head; otherwise `head`.
    tip: Seq,
}

/// The rows of a history that are not sound or do not have sound ancestors.
pub(crate) struct Lost {
    /// The damaged rows.
    pub(crate) damaged: Vec<Seq>,
    /// The rows that match their names but follow a damaged row.
    pub(crate) cut_off: Vec<Seq>,
    /// Whether rows that remain get new numbers.
    pub(crate) renumbered: bool,
}

impl<T: History> Intact<T> {
    /// Reads and checks every row.
    ///
    /// # Errors
    /// [`History::missing`], [`StoreError::Altered`] if no row is sound, and read errors.
    pub(crate) fn of(conn: &Connection, id: &T::Id) -> Result<Self, Fault> {
        let mut rows = Vec::new();
        let survey = Survey::seeing::<T>(conn, id, |row| rows.push(row))?;
        let (stated_head, stated_tip) = stated::<T>(conn, id)?;
        let mut rows = rows.into_iter();
        let (Some(root), Some(head)) = (rows.next(), survey.landing(stated_head)) else {
            standing::<T>(conn, id)?;
            return Err(altered::<T>(conn, id, Some(Seq::ROOT), Harm::Row));
        };
        let followed = stated_tip.filter(|tip| {
            stated_head == Some(head) && survey.is_sound(*tip) && survey.is_on_path(head, *tip)
        });
        Ok(Self {
            root,
            others: rows.collect(),
            survey,
            head,
            tip: followed.unwrap_or(head),
        })
    }

    /// Returns the first row: the new army, or the set-up.
    pub(crate) fn root(&self) -> &T::Content {
        &self.root.content
    }

    fn rows(&self) -> impl Iterator<Item = &HistoryRow<T::Content>> {
        iter::once(&self.root).chain(&self.others)
    }

    /// Returns the rows that [`Intact::write`] removes; `None` if the rows do not change.
    pub(crate) fn lost(&self) -> Option<Lost> {
        let spoilt = &self.survey.spoilt;
        let damaged = spoilt.iter().filter(|(_, harm)| *harm == Harm::Row);
        (!spoilt.is_empty()).then(|| Lost {
            damaged: damaged.map(|(seq, _)| *seq).collect(),
            cut_off: self.survey.cut_off(),
            renumbered: self.rows().zip(0..).any(|(row, at)| row.seq.0 != at),
        })
    }

    /// Returns the new number of each intact row, by its old one.
    fn numbers(&self) -> BTreeMap<Seq, Seq> {
        let old = self.rows().map(|row| row.seq);
        old.zip((0..).map(Seq)).collect()
    }

    /// Returns the head, the tip and the intact rows, numbered 0, 1, 2 and so on. The rows keep
    /// their names.
    pub(crate) fn numbered(self) -> ((Seq, Seq), Vec<HistoryRow<T::Content>>) {
        let numbers = self.numbers();
        let new = |seq: Seq| numbers.get(&seq).copied().unwrap_or(seq);
        let rows = iter::once(self.root).chain(self.others);
        let rows = rows.map(|row| HistoryRow {
            seq: new(row.seq),
            parent: row.parent.map(new),
            ..row
        });
        ((new(self.head), new(self.tip)), rows.collect())
    }

    /// Writes and seals the heading, with the history at its intact head. If rows are damaged or
    /// missing, only the intact ones remain, numbered 0, 1, 2 and so on; their names do not change.
    /// `body` is the text of the state at the head, if the table of headings has such a column.
    pub(crate) fn write(
        &self,
        tx: &Transaction<'_>,
        id: &T::Id,
        heading: T::Heading,
        body: Option<&str>,
    ) -> Result<State, Fault> {
        let numbers = self.numbers();
        let new = |seq: Seq| numbers.get(&seq).copied().unwrap_or(seq);
        let mut state = State {
            head: new(self.head),
            tip: new(self.tip),
            ..State::default()
        };
        for row in self.rows() {
            state.count(state.next(), row.name);
        }
        let changed = !self.survey.spoilt.is_empty();
        if changed {
            delete_rows::<T>(tx, id)?;
        }
        let standing = Standing { heading, state };
        match save::<T>(tx, id, &standing, body) {
            Err(Fault::Known(StoreError::NotFound { .. })) => {
                insert_heading::<T>(tx, id, &standing, body)?;
            }
            saved => saved?,
        }
        if changed {
            for row in self.rows() {
                let place = (new(row.seq), row.parent.map(new));
                insert_row::<T>(tx, id, place, row.name, &row.content)?;
            }
        }
        Ok(state)
    }
}

/// Removes an item with all its rows, if none of the rows is sound. Returns whether the item was
/// removed. `before` is called just before the removal.
///
/// # Errors
/// [`History::missing`], the error of `before`, and write errors.
pub(crate) fn remove_lost<T: History>(
    tx: &Transaction<'_>,
    id: &T::Id,
    before: impl FnOnce() -> Result<(), Fault>,
) -> Result<bool, Fault> {
    if Survey::of::<T>(tx, id)?.landing(None).is_some() {
        return Ok(false);
    }
    if let Err(error @ Fault::Known(StoreError::NotFound { .. })) = standing::<T>(tx, id)
        && !has_rows::<T>(tx, id)?
    {
        return Err(error);
    }
    before()?;
    delete_rows::<T>(tx, id)?;
    tx.execute(&format!("DELETE FROM {} WHERE id = ?1", T::HEADINGS), [id])?;
    Ok(true)
}

fn has_rows<T: History>(conn: &Connection, id: &T::Id) -> Result<bool, Fault> {
    let sql = format!("SELECT 1 FROM {} WHERE item = ?1", T::ROWS);
    Ok(conn.prepare_cached(&sql)?.exists([id])?)
}

/// Deletes every row of a history. A trigger prevents the deletion of rows everywhere else.
fn delete_rows<T: History>(tx: &Transaction<'_>, id: &T::Id) -> Result<(), Fault> {
    let sql = format!("DELETE FROM {} WHERE item = ?1", T::ROWS);
    tx.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_TRIGGER, false)?;
    let deleted = tx.execute(&sql, [id]);
    tx.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_TRIGGER, true)?;
    deleted?;
    Ok(())
}

//! Checks a history: the branch that ends at its head, or every row.

use std::collections::{BTreeMap, BTreeSet};
use std::panic::resume_unwind;
use std::sync::mpsc;
use std::{mem, thread};

use rusqlite::Connection;

use super::{
    CONTENT, Columns, Digesting, History, HistoryRow, Place, RowName, Standing, State, altered,
    content_digest, damage, standing, stated, unsealed,
};
use crate::error::Fault;
use crate::{Damage, Harm, Seq, StoreError};

/// The sound part of a branch.
#[derive(Debug)]
pub(crate) struct Checked<H, C> {
    /// The heading, and the position that it states.
    pub(crate) standing: Standing<H>,
    /// The rows, the root first.
    pub(crate) rows: Vec<HistoryRow<C>>,
    /// The damage that ends the branch early; otherwise, damage to the heading or to the set or
    /// order of the rows.
    pub(crate) damage: Option<Damage>,
}

/// Returns the sound part of the branch to the head. If the heading does not match its seal, its
/// head is used anyway; this damage is reported if every row of the branch is sound. Without a
/// sound root there are no rows.
///
/// # Errors
/// [`History::missing`], [`StoreError::Altered`] if the heading cannot be read, and read errors.
pub(crate) fn opened<T: History>(
    conn: &Connection,
    id: &T::Id,
) -> Result<Checked<T::Heading, T::Content>, Fault> {
    let (standing, sealed) = unsealed::<T>(conn, id)?;
    let state = standing.state;
    let (rows, harm) = match sweep::<T>(conn, id, state.head)? {
        Swept::Sound(rows, _) if !sealed => (rows, Some((None, Harm::Heading))),
        Swept::Sound(rows, counted) if !counted.has_rows_of(state) => {
            (rows, Some((None, Harm::Order)))
        }
        Swept::Sound(rows, _) => (rows, None),
        Swept::Spoilt(row, harm) => {
            let rows = match Survey::of::<T>(conn, id)?.before(state.head) {
                None => Vec::new(),
                Some(sound) => branch::<T>(conn, id, sound)?,
            };
            (rows, Some((Some(row), harm)))
        }
    };
    let damage = harm.map(|(row, harm)| Damage {
        sound: rows.last().map(|row| row.seq),
        ..damage::<T>(conn, id, row, harm)
    });
    Ok(Checked {
        standing,
        rows,
        damage,
    })
}

/// Returns a row with its ancestors, the root first.
///
/// # Errors
/// [`StoreError::Altered`] if a row of the branch fails its check, and [`History::no_row`].
pub(crate) fn branch<T: History>(
    conn: &Connection,
    id: &T::Id,
    to: Seq,
) -> Result<Vec<HistoryRow<T::Content>>, Fault> {
    match sweep::<T>(conn, id, to)? {
        Swept::Sound(rows, _) => Ok(rows),
        Swept::Spoilt(row, Harm::Missing) if row == to => Err(T::no_row(id, to).into()),
        Swept::Spoilt(row, harm) => Err(altered::<T>(conn, id, Some(row), harm)),
    }
}

/// The result of a sweep.
enum Swept<C> {
    /// The branch, the root first, and the checksum of all rows.
    Sound(Vec<HistoryRow<C>>, State),
    /// A row of the branch that fails its check.
    Spoilt(Seq, Harm),
}

/// The number of the row from which a second thread checks the branch.
const MANY: u32 = 512;

/// The number of rows per batch, and the number of batches in the queue. The second thread sleeps
/// between batches, and waking it takes as long as reading several rows.
const LOT: usize = 256;
const WAITING: usize = 4;

/// Reads and checks the branch that leads to a row. In a long branch, a second thread digests the
/// rows while the first continues reading; the two tasks take about the same time.
fn sweep<T: History>(conn: &Connection, id: &T::Id, to: Seq) -> Result<Swept<T::Content>, Fault> {
    let mut chain = Chain::new(to);
    if to.0 < MANY {
        let read = read_branch::<T>(conn, id, to, |row| chain.add(row))?;
        return Ok(chain.end(read));
    }
    thread::scope(|scope| {
        let (lots, received) = mpsc::sync_channel::<Vec<HistoryRow<T::Content>>>(WAITING);
        let checking = scope.spawn(move || {
            received
                .into_iter()
                .flatten()
                .for_each(|row| chain.add(row));
            chain
        });
        let mut lot = Vec::with_capacity(LOT);
        let read = read_branch::<T>(conn, id, to, |row| {
            lot.push(row);
            if lot.len() == LOT {
                // The receiver is gone only if its thread has failed, which is detected below.
                let _ = lots.send(mem::replace(&mut lot, Vec::with_capacity(LOT)));
            }
        });
        let _ = lots.send(lot);
        drop(lots);
        let chain = checking.join().unwrap_or_else(|panic| resume_unwind(panic));
        Ok(chain.end(read?))
    })
}

/// The rows of a branch, as far as they were read.
enum Branch {
    /// The whole branch, with the checksum of all rows.
    Whole(State),
    /// A branch that ends early.
    Cut(Seq, Harm),
}

/// Reads the branch from a row to the root, in one sweep from the newest row to the oldest. Rows
/// of other branches are only counted. (A recursive query from parent to parent would look up
/// every row; abandoned branches are short.)
fn read_branch<T: History>(
    conn: &Connection,
    id: &T::Id,
    to: Seq,
    mut see: impl FnMut(HistoryRow<T::Content>),
) -> Result<Branch, Fault> {
    let (table, names) = (T::ROWS, T::Content::NAMES);
    let sql =
        format!("SELECT seq, parent, name, {names} FROM {table} WHERE item = ?1 ORDER BY seq DESC");
    let mut statement = conn.prepare_cached(&sql)?;
    let mut sweep = statement.query([id])?;
    let mut wanted = Some(to);
    let mut counted = State::default();
    while let Some(columns) = sweep.next()? {
        let place = match (Place::read(columns), wanted) {
            (Ok(place), _) => place,
            (Err(_), Some(seq)) if columns.get::<_, Seq>(0).ok() == wanted => {
                return Ok(Branch::Cut(seq, Harm::Row));
            }
            // The row's name is not added, so that the checksum fails.
            (Err(_), _) => {
                if let Ok(number) = columns.get(0) {
                    counted.occupy(number);
                }
                continue;
            }
        };
        counted.count(place.seq, place.name);
        if wanted != Some(place.seq) {
            continue;
        }
        match T::Content::read(columns, CONTENT) {
            Ok(content) if place.parent < Some(place.seq) => see(place.with(content)),
            Ok(_) | Err(_) => return Ok(Branch::Cut(place.seq, Harm::Row)),
        }
        wanted = place.parent;
    }
    Ok(match wanted {
        None => Branch::Whole(counted),
        Some(missing) => Branch::Cut(missing, Harm::Missing),
    })
}

/// Rows of a branch, each checked once its parent is known.
struct Chain<C> {
    rows: Vec<HistoryRow<C>>,
    /// The content of the last row added, which is checked once its parent's name is known. All
    /// rows share its memory: allocating in two threads costs more than digesting.
    waiting: Digesting,
    /// The lowest row that does not match its name.
    spoilt: Option<Seq>,
}

/// The most rows for which memory is reserved before they are read: a damaged number may be higher
/// than that of any row, by billions.
const RESERVED: usize = 4096;

impl<C: Columns> Chain<C> {
    fn new(to: Seq) -> Self {
        Self {
            rows: Vec::with_capacity(RESERVED.min(to.0 as usize) + 1),
            waiting: Digesting::row(),
            spoilt: None,
        }
    }

    fn add(&mut self, row: HistoryRow<C>) {
        self.check(Some(row.name));
        // This should not fail: values that were read can be written.
        if self.waiting.replace(&row.content).is_err() {
            self.spoilt = Some(row.seq);
        }
        self.rows.push(row);
    }

    /// Checks the last row added, once the name of its parent is known.
    fn check(&mut self, parent: Option<RowName>) {
        if let Some(row) = self.rows.last()
            && self.waiting.named(parent) != row.name
        {
            self.spoilt = Some(row.seq);
        }
    }

    fn end(mut self, read: Branch) -> Swept<C> {
        let counted = match read {
            Branch::Cut(row, harm) => return Swept::Spoilt(row, harm),
            Branch::Whole(counted) => counted,
        };
        self.check(None);
        if let Some(spoilt) = self.spoilt {
            return Swept::Spoilt(spoilt, Harm::Row);
        }
        self.rows.reverse();
        Swept::Sound(self.rows, counted)
    }
}

/// Every row of a history, and whether it is sound.
#[derive(Debug, Default)]
pub(crate) struct Survey {
    rows: BTreeMap<Seq, Found>,
    /// The damaged and missing rows, the lowest first. Missing rows that follow each other are one
    /// entry.
    pub(crate) spoilt: Vec<(Seq, Harm)>,
    counted: State,
}

#[derive(Clone, Copy, Debug)]
struct Found {
    parent: Option<Seq>,
    name: RowName,
    /// Whether the row and all its ancestors are sound.
    sound: bool,
}

impl Survey {
    /// Reads and checks every row.
    pub(crate) fn of<T: History>(conn: &Connection, id: &T::Id) -> Result<Self, Fault> {
        Self::seeing::<T>(conn, id, |_| {})
    }

    /// Reads and checks every row. Passes each sound row with sound ancestors to `see`.
    pub(super) fn seeing<T: History>(
        conn: &Connection,
        id: &T::Id,
        mut see: impl FnMut(HistoryRow<T::Content>),
    ) -> Result<Self, Fault> {
        let (table, names) = (T::ROWS, T::Content::NAMES);
        let sql =
            format!("SELECT seq, parent, name, {names} FROM {table} WHERE item = ?1 ORDER BY seq");
        let mut statement = conn.prepare_cached(&sql)?;
        let mut rows = statement.query([id])?;
        let mut survey = Self::default();
        let mut next = Seq::ROOT;
        while let Some(columns) = rows.next()? {
            let place = Place::read(columns);
            let seq = columns.get(0).unwrap_or(next);
            if let Ok(number) = columns.get(0) {
                survey.counted.occupy(number);
            }
            if next < seq {
                survey.spoilt.push((next, missing(next, seq)));
            }
            next = seq.next();
            let Ok(place) = place else {
                survey.spoilt.push((seq, Harm::Row));
                continue;
            };
            let parent = place.parent.map(|parent| survey.rows.get(&parent));
            let own = match parent {
                // Without its parent, the row cannot be checked.
                Some(None) => false,
                Some(Some(parent)) => {
                    content_digest(columns)?.named(Some(parent.name)) == place.name
                }
                None => content_digest(columns)?.named(None) == place.name,
            };
            let own = own && (place.parent.is_none() == (seq == Seq::ROOT));
            let above = parent.flatten().is_none_or(|parent| parent.sound);
            let content = T::Content::read(columns, CONTENT).ok().filter(|_| own);
            let own = content.is_some();
            if !own {
                survey.spoilt.push((seq, Harm::Row));
            }
            if let Some(content) = content.filter(|_| above) {
                see(place.with(content));
            }
            survey.counted.count(seq, place.name);
            let found = Found {
                parent: place.parent,
                name: place.name,
                sound: own && above,
            };
            survey.rows.insert(seq, found);
        }
        Ok(survey)
    }

    /// Returns the count and the checksum of the rows.
    pub(crate) fn counted(&self) -> State {
        self.counted
    }

    /// Whether a row and all its ancestors are sound.
    pub(crate) fn is_sound(&self, row: Seq) -> bool {
        self.rows.get(&row).is_some_and(|found| found.sound)
    }

    /// Returns the last sound row on the path to a row, inclusive; if the path is broken, the
    /// newest sound row before the break.
    pub(crate) fn before(&self, row: Seq) -> Option<Seq> {
        let mut at = row;
        loop {
            match self.rows.get(&at) {
                Some(found) if found.sound => return Some(at),
                Some(Found {
                    parent: Some(parent),
                    ..
                }) if *parent < at => at = *parent,
                Some(_) | None => break,
            }
        }
        let mut earlier = self.rows.range(..at).rev();
        earlier.find_map(|(seq, found)| found.sound.then_some(*seq))
    }

    /// Returns the sound row to which the history can be returned: the row that [`Self::before`]
    /// finds for its head, or the newest sound row if the head is unknown.
    pub(super) fn landing(&self, head: Option<Seq>) -> Option<Seq> {
        self.before(head.unwrap_or(Seq(u32::MAX)))
    }

    /// Whether a row is on the path from the root to another row, inclusive.
    pub(super) fn is_on_path(&self, row: Seq, to: Seq) -> bool {
        let mut at = Some(to);
        while at > Some(row) {
            let found = at.and_then(|seq| self.rows.get(&seq));
            // A damaged row may name a later row as its parent.
            at = found
                .and_then(|found| found.parent)
                .filter(|up| Some(*up) < at);
        }
        at == Some(row)
    }

    /// Returns the rows that match their names but follow a damaged row.
    pub(super) fn cut_off(&self) -> Vec<Seq> {
        let spoilt: BTreeSet<Seq> = self.spoilt.iter().map(|(seq, _)| *seq).collect();
        let rows = self.rows.iter();
        rows.filter(|(seq, found)| !found.sound && !spoilt.contains(seq))
            .map(|(seq, _)| *seq)
            .collect()
    }
}

/// Returns the kind of damage if every row from `first` to the one before `next` is missing.
fn missing(first: Seq, next: Seq) -> Harm {
    let last = Seq(next.0.saturating_sub(1));
    if last > first {
        Harm::Gap(last)
    } else {
        Harm::Missing
    }
}

/// Returns every sound row with sound ancestors, in order.
///
/// # Errors
/// [`History::missing`] if there is no such item, [`StoreError::Altered`] if the item has no sound
/// row, and read errors.
pub(crate) fn every_row<T: History>(
    conn: &Connection,
    id: &T::Id,
) -> Result<Vec<HistoryRow<T::Content>>, Fault> {
    let mut rows = Vec::new();
    Survey::seeing::<T>(conn, id, |row| rows.push(row))?;
    if rows.is_empty() {
        // Without sound rows there is always an error: the heading is missing, or the history is
        // damaged.
        standing::<T>(conn, id)?;
        return Err(altered::<T>(conn, id, Some(Seq::ROOT), Harm::Row));
    }
    Ok(rows)
}

/// Returns all damage to a history: first the damage to its rows, in order, then the damage to its
/// heading. The set and the order of the rows are compared with the heading only if everything else
/// is sound.
///
/// # Errors
/// [`History::missing`], and read errors.
pub(crate) fn every_damage<T: History>(
    conn: &Connection,
    id: &T::Id,
) -> Result<Vec<Damage>, Fault> {
    let survey = Survey::of::<T>(conn, id)?;
    let (head, _) = stated::<T>(conn, id)?;
    let sound = survey.landing(head);
    let found = |row, harm| Damage {
        sound,
        ..damage::<T>(conn, id, row, harm)
    };
    let spoilt = survey.spoilt.iter();
    let mut all: Vec<Damage> = spoilt.map(|(row, harm)| found(Some(*row), *harm)).collect();
    match standing::<T>(conn, id) {
        Err(Fault::Known(StoreError::Altered(_))) => all.push(found(None, Harm::Heading)),
        // There are rows, but their heading is missing.
        Err(Fault::Known(StoreError::NotFound { .. })) if !survey.rows.is_empty() => {
            all.push(found(None, Harm::Heading));
        }
        Err(error) => return Err(error),
        Ok(standing) => {
            if all.is_empty() && !survey.counted.has_rows_of(standing.state) {
                all.push(found(None, Harm::Order));
            }
        }
    }
    Ok(all)
}

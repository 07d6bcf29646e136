//! The rows that a session knows: the rows of the branch that is shown, and rows of branches that
//! were left. The states after some of these rows are stored too; they share set-up, tables and
//! map.

use std::collections::BTreeMap;
use std::sync::Arc;

use drumhead_shelf::Battle;
use drumhead_store::Seq;

use super::log::LogRow;
use super::luck::Ledger;

/// The state after a row.
#[derive(Clone, Debug)]
pub(super) struct Moment {
    pub(super) battle: Arc<Battle>,
    /// The dice that each side has rolled.
    pub(super) rolled: BTreeMap<u8, Ledger>,
}

/// The number of latest rows whose states are stored. Of earlier rows, every sixteenth state is
/// stored, so that every row is near a stored state.
const LATEST: usize = 64;
const APART: usize = 16;

/// The maximum number of states of branches that were left.
const STATES_LEFT: usize = 192;

/// The maximum number of rows of branches that were left.
const ROWS_LEFT: usize = 2_048;

/// The known rows and states of a battle.
#[derive(Debug)]
pub(super) struct Known {
    /// The rows of the branch, the set-up first; undone rows follow the head.
    log: Vec<LogRow>,
    /// The index of the head among the rows.
    at: usize,
    /// The states after rows of any branch, by the row's number.
    states: BTreeMap<u32, Moment>,
    /// The rows of branches that were left, by number.
    left: BTreeMap<u32, Left>,
}

/// A row of a branch that was left.
#[derive(Debug)]
struct Left {
    parent: u32,
    row: LogRow,
}

impl Known {
    pub(super) fn new(setup: LogRow) -> Self {
        Self {
            log: vec![setup],
            at: 0,
            states: BTreeMap::new(),
            left: BTreeMap::new(),
        }
    }

    /// Returns the rows up to the head, the set-up first.
    pub(super) fn log(&self) -> &[LogRow] {
        self.log.get(..=self.at).unwrap_or_default()
    }

    /// Returns the row of the set-up.
    pub(super) fn setup(&mut self) -> Option<&mut LogRow> {
        self.log.first_mut()
    }

    /// Returns the index of the head.
    pub(super) const fn at(&self) -> usize {
        self.at
    }

    /// Makes the row at an index the head.
    pub(super) fn go(&mut self, place: usize) {
        self.at = place;
    }

    /// Returns the number of rows of the branch, undone rows included.
    pub(super) fn rows(&self) -> usize {
        self.log.len()
    }

    /// Returns the index of a row of the branch, undone or not; `None` for a row of another branch.
    pub(super) fn place(&self, row: Seq) -> Option<usize> {
        self.log.binary_search_by_key(&row.0, |it| it.row).ok()
    }

    /// Returns a known row.
    pub(super) fn row(&self, row: Seq) -> Option<&LogRow> {
        let on = self.place(row).and_then(|place| self.log.get(place));
        on.or_else(|| self.left.get(&row.0).map(|left| &left.row))
    }

    /// Returns the parent of a known row; `None` for the set-up and for a row that is not known.
    pub(super) fn parent(&self, row: Seq) -> Option<Seq> {
        let parent = match self.place(row) {
            Some(place) => self.log.get(place.checked_sub(1)?)?.row,
            None => self.left.get(&row.0)?.parent,
        };
        Some(Seq(parent))
    }

    /// Adds a row after the head, as the new head. Undone rows become a branch that was left.
    pub(super) fn push(&mut self, row: LogRow) {
        self.leave_after(self.at);
        self.log.push(row);
        self.at += 1;
    }

    /// Makes the row at an index the last of the branch: the rows after it become a branch that was
    /// left.
    pub(super) fn leave_after(&mut self, place: usize) {
        let mut parent = self.log.get(place).map_or(0, |row| row.row);
        for row in self.log.split_off((place + 1).min(self.log.len())) {
            let number = row.row;
            self.left.insert(number, Left { parent, row });
            parent = number;
        }
        self.at = self.at.min(place);
        self.forget();
    }

    /// Moves a row from the branches that were left to the end of the shown branch. Returns `false`
    /// if the row is not known.
    pub(super) fn rejoin(&mut self, row: Seq) -> bool {
        let left = self.left.remove(&row.0);
        left.map(|left| self.log.push(left.row)).is_some()
    }

    /// Drops the rows after the head, with their states.
    pub(super) fn drop_undone(&mut self) {
        for row in self.log.split_off((self.at + 1).min(self.log.len())) {
            self.states.remove(&row.row);
        }
    }

    /// Adds the rows and states of an earlier session of the same battle.
    pub(super) fn adopt(&mut self, earlier: Self) {
        let Self {
            log, states, left, ..
        } = earlier;
        let above = log.iter().map(|row| row.row).collect::<Vec<_>>();
        let log = above.into_iter().zip(log.into_iter().skip(1));
        let log = log.map(|(parent, row)| (row.row, Left { parent, row }));
        for (number, row) in left.into_iter().chain(log) {
            if self.place(Seq(number)).is_none() {
                self.left.insert(number, row);
            }
        }
        for (number, moment) in states {
            if self.place(Seq(number)).is_none() {
                self.states.insert(number, moment);
            }
        }
        self.forget();
    }

    /// Stores the state after the head if the head is among the latest rows or its index is a
    /// multiple of sixteen. `rows` is the number of rows that the branch will have.
    pub(super) fn store(&mut self, moment: &Moment, rows: usize) {
        if self.at + LATEST < rows && !self.at.is_multiple_of(APART) {
            return;
        }
        self.store_always(moment.clone());
        if let Some(late) = self.at.checked_sub(LATEST)
            && !late.is_multiple_of(APART)
            && let Some(row) = self.log.get(late)
        {
            self.states.remove(&row.row);
        }
    }

    /// Stores the state after the head.
    pub(super) fn store_always(&mut self, moment: Moment) {
        if let Some(row) = self.log.get(self.at) {
            self.states.insert(row.row, moment);
        }
    }

    /// Returns the stored state after a row, of any branch.
    pub(super) fn state(&self, row: Seq) -> Option<&Moment> {
        self.states.get(&row.0)
    }

    /// Returns the latest stored state that is not later than the row at an index, and the rows
    /// after that state, up to and including the row at the index.
    pub(super) fn nearest(&self, place: usize) -> Option<(&Moment, &[LogRow])> {
        let rows = self.log.get(..=place)?;
        let stored = |(index, row): (usize, &LogRow)| Some((index, self.states.get(&row.row)?));
        let (index, moment) = rows.iter().enumerate().rev().find_map(stored)?;
        Some((moment, rows.get(index + 1..).unwrap_or_default()))
    }

    /// Forgets the oldest rows and states of branches that were left, beyond the maximum.
    fn forget(&mut self) {
        while self.left.len() > ROWS_LEFT {
            self.left.pop_first();
        }
        let off = |row: &&u32| self.place(Seq(**row)).is_none();
        let off: Vec<u32> = self.states.keys().filter(off).copied().collect();
        for row in off.iter().take(off.len().saturating_sub(STATES_LEFT)) {
            self.states.remove(row);
        }
    }
}

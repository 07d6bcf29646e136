//! Paths through the journal in memory: to the state after any row, from the nearest state that is
//! known.

use std::sync::Arc;

use drumhead_rules::play::Game as _;
use drumhead_shelf::Battle;
use drumhead_store::{Kind, Position, Row, Seq, Store, StoreError};

use super::known::Moment;
use super::log;
use super::rows::Order;
use super::session::{BattleSession, Checked, add_throw};
use crate::Result;

/// What happened to a battle since an earlier head.
pub(super) struct Since {
    /// The battle at the earlier head.
    pub(super) then: Arc<Battle>,
    /// The labels of the rows undone since, oldest first.
    pub(super) undone: Vec<String>,
    /// The labels of the rows added since, oldest first.
    pub(super) done: Vec<String>,
}

impl BattleSession {
    /// Goes to a head of the journal: the rows of its branch after the nearest known state are
    /// folded. Returns `false` if the battle is read-only or these rows do not fold; the battle
    /// must then be read again.
    ///
    /// # Errors
    /// Read errors.
    pub(super) fn travel(&mut self, store: &Store, position: &Position) -> Result<bool> {
        if self.broken.is_some() || !self.reach(store, position.head)? {
            return Ok(false);
        }
        self.position = position.clone();
        Ok(true)
    }

    /// Makes a row of any branch the head.
    fn reach(&mut self, store: &Store, to: Seq) -> Result<bool> {
        // The rows that are not on the branch, the target first. Rows that are not known are read.
        let mut path: Vec<(Seq, Option<Row>)> = Vec::new();
        let mut seq = to;
        let met = loop {
            if let Some(place) = self.known.place(seq) {
                break place;
            }
            let (parent, row) = match self.known.parent(seq) {
                Some(parent) => (Some(parent), None),
                None => {
                    let row = store.row(&self.id, seq)?;
                    (row.parent, Some(row))
                }
            };
            path.push((seq, row));
            let Some(parent) = parent else {
                return Ok(false);
            };
            seq = parent;
        };
        if path.is_empty() {
            return self.restore(store, met);
        }
        self.known.leave_after(met);
        while let Some((seq, None)) = path.last()
            && self.known.rejoin(*seq)
        {
            path.pop();
        }
        let rows = self.known.rows() + path.len();
        if !self.restore(store, self.known.rows() - 1)? {
            return Ok(false);
        }
        for (seq, row) in path.into_iter().rev() {
            let row = row.map_or_else(|| store.row(&self.id, seq), Ok)?;
            if self.take(&row, Checked::Later).is_err() {
                return Ok(false);
            }
            self.store_moment(rows);
        }
        // Each state follows from the previous one, so checking the last digest is enough.
        let last = store.row(&self.id, to)?;
        Ok(self.check_digest(&last, Checked::RowByRow).is_ok())
    }

    /// Makes a row of the branch the head. Returns `false` if the state after it does not fold.
    fn restore(&mut self, store: &Store, place: usize) -> Result<bool> {
        let Some(moment) = self.moment_at(store, place)? else {
            return Ok(false);
        };
        (self.battle, self.rolled) = (moment.battle, moment.rolled);
        self.known.go(place);
        Ok(true)
    }

    /// Returns the state after a row of the branch: the stored state, or one folded again from the
    /// nearest stored state before it. `None` if it does not fold.
    fn moment_at(&self, store: &Store, place: usize) -> Result<Option<Moment>> {
        let Some((moment, between)) = self.known.nearest(place) else {
            return Ok(None);
        };
        let orders = between.iter().filter(|row| !row.note);
        let orders = orders.map(|row| Seq(row.row));
        self.folded(store, moment.clone(), orders)
    }

    /// Folds these rows on the state `moment`, and returns the state after the last of them. `None`
    /// if one of the rows does not fold.
    fn folded(
        &self,
        store: &Store,
        mut moment: Moment,
        rows: impl Iterator<Item = Seq>,
    ) -> Result<Option<Moment>> {
        for seq in rows {
            let row = store.row(&self.id, seq)?;
            if row.entry.kind == Kind::Note {
                continue;
            }
            let Ok(order) = Order::read(self.battle.book(), &row) else {
                return Ok(None);
            };
            let battle = Arc::make_mut(&mut moment.battle);
            let mut folds = order.events.iter().map(|event| battle.fold(event));
            if folds.any(|fold| fold.is_err()) {
                return Ok(None);
            }
            add_throw(&mut moment.rolled, order.thrown.as_ref());
        }
        Ok(Some(moment))
    }

    /// Returns what happened between a row of any branch and the head; `None` if there is no such
    /// row, or if the state after it does not fold.
    pub(super) fn since(&self, store: &Store, row: Seq) -> Result<Option<Since>> {
        // The rows that are not on the way to the head, `row` first, with their labels.
        let mut off: Vec<(Seq, String)> = Vec::new();
        let mut seq = row;
        let met = loop {
            let place = self.known.place(seq);
            if let Some(place) = place.filter(|place| *place <= self.known.at()) {
                break place;
            }
            let (parent, label) = match (self.known.parent(seq), self.known.row(seq)) {
                (Some(parent), Some(row)) => (Some(parent), log::label(&row.lines)),
                _ => match store.row(&self.id, seq) {
                    Ok(row) => (row.parent, row.entry.label),
                    Err(StoreError::NotFound { .. }) => return Ok(None),
                    Err(error) => return Err(error.into()),
                },
            };
            off.push((seq, label));
            let Some(parent) = parent else {
                return Ok(None);
            };
            seq = parent;
        };
        let stored = off
            .iter()
            .position(|(seq, _)| self.known.state(*seq).is_some());
        let start = match stored.and_then(|place| off.get(place)) {
            Some((seq, _)) => self.known.state(*seq).cloned(),
            None => self.moment_at(store, met)?,
        };
        let Some(start) = start else {
            return Ok(None);
        };
        let rest = off.iter().take(stored.unwrap_or(off.len())).rev();
        let moment = self.folded(store, start, rest.map(|(seq, _)| *seq))?;
        let done = self.log().iter().skip(met + 1);
        Ok(moment.map(|moment| Since {
            then: moment.battle,
            undone: off.into_iter().rev().map(|(_, label)| label).collect(),
            done: done.map(|row| log::label(&row.lines)).collect(),
        }))
    }

    /// Adopts what an earlier session knows of other branches, if both sessions are of the same
    /// battle in the same language, and neither is read-only.
    pub(super) fn adopt(&mut self, earlier: Self) {
        let sound = self.broken.is_none() && earlier.broken.is_none();
        if sound && earlier.id == self.id && earlier.language == self.language {
            self.known.adopt(earlier.known);
        }
    }
}

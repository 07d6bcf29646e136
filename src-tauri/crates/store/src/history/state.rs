//! The state of a history: its position, and the count and the checksum of its rows.

use super::RowName;
use crate::Seq;

/// The position of a history, and a checksum of its rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct State {
    pub(crate) head: Seq,
    /// The end of the branch that redo follows: the head or a descendant of the head.
    pub(crate) tip: Seq,
    /// The number of the next row. This is also the number of rows, unless some are missing: they
    /// are numbered 0, 1, 2 and so on.
    pub(crate) rows: u32,
    /// The sum of the rows' names, each multiplied by the row's number plus one: a change to a row
    /// or to the order of the rows changes the sum.
    pub(crate) sum: i64,
}

impl State {
    /// Returns the number of the next row.
    pub(crate) fn next(self) -> Seq {
        Seq(self.rows)
    }

    /// Returns the newest row, on any branch.
    pub(crate) fn newest(self) -> Seq {
        Seq(self.rows.saturating_sub(1))
    }

    /// Adds a row to the count and the sum.
    pub(crate) fn count(&mut self, seq: Seq, name: RowName) {
        let place = i64::from(seq.0) + 1;
        self.occupy(seq.0.into());
        self.sum = self.sum.wrapping_add(name.number().wrapping_mul(place));
    }

    /// Marks a row's number as in use, although nothing else of the row may be readable.
    pub(super) fn occupy(&mut self, number: i64) {
        let next = number.saturating_add(1).clamp(0, u32::MAX.into());
        self.rows = self.rows.max(u32::try_from(next).unwrap_or(u32::MAX));
    }

    /// Whether no row can be added: a damaged number is as high as numbers go, or higher.
    pub(crate) fn is_full(self) -> bool {
        self.rows == u32::MAX
    }

    /// Whether two states have the same rows.
    pub(super) fn has_rows_of(self, other: Self) -> bool {
        (self.rows, self.sum) == (other.rows, other.sum)
    }
}

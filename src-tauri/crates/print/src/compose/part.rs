//! A part of a map: some of its columns and rows.

use drumhead_vocabulary::play::{GroundView, MapView};
use drumhead_vocabulary::sheet::Board;

/// A range of a map's columns and rows, both inclusive, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Part {
    pub(super) columns: (u16, u16),
    pub(super) rows: (u16, u16),
}

impl Part {
    /// Returns the whole map.
    pub(super) const fn of_all(map: &MapView) -> Self {
        Self {
            columns: (1, map.columns),
            rows: (1, map.rows),
        }
    }

    /// Returns the numbers of columns and rows.
    pub(super) fn size(&self) -> (u16, u16) {
        let count = |(first, last): (u16, u16)| (last + 1).saturating_sub(first);
        (count(self.columns), count(self.rows))
    }

    /// Returns how many of the map's columns and rows come before the part.
    pub(super) fn before(&self) -> (f32, f32) {
        let before = |(first, _): (u16, u16)| f32::from(first.saturating_sub(1));
        (before(self.columns), before(self.rows))
    }

    /// Whether the part contains this hex.
    pub(super) fn contains(&self, hex: &GroundView) -> bool {
        let within = |(first, last), at| (first..=last).contains(&at);
        within(self.columns, hex.column) && within(self.rows, hex.row)
    }

    /// Whether this hex is in the part's first column or row.
    pub(super) const fn begins(&self, hex: &GroundView) -> bool {
        hex.column == self.columns.0 || hex.row == self.rows.0
    }

    /// Returns the map's caption with the first and the last hex of the part.
    pub(super) fn caption(&self, words: &str, board: &Board) -> String {
        let named = |column, row| {
            let mut hexes = board.map.hexes.iter();
            let hex = hexes.find(|hex| (hex.column, hex.row) == (column, row));
            hex.map_or("", |hex| hex.hex.as_str())
        };
        words
            .replace("{from}", named(self.columns.0, self.rows.0))
            .replace("{to}", named(self.columns.1, self.rows.1))
            .replace("{caption}", &board.caption)
    }
}

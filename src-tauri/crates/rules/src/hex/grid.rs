//! The layout and the names of a map's hexes.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use hexx::{Hex, HexOrientation, OffsetHexMode};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The maximum number of columns or rows of a map.
pub(crate) const MOST_ACROSS: u16 = 99;

/// The orientation of a map's hexes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Pointing {
    /// A corner points north: the hexes form straight rows.
    #[default]
    PointyTop,
    /// A side faces north: the hexes form straight columns.
    FlatTop,
}

/// The rows that are shifted half a hex to the right, or the columns that are shifted half a hex
/// down, counted from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Pushed {
    /// The even rows or columns: the second, the fourth and so on.
    #[default]
    Even,
    /// The odd rows or columns: the first, the third and so on.
    Odd,
}

/// The style of hex names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Numbering {
    /// A letter for the column and a number for the row: `H1`.
    #[default]
    Letters,
    /// Two digits for the column and two for the row: `0813`.
    Digits,
    /// Like `Digits`, but without the leading zero: `813`.
    ShortDigits,
}

/// A hex identified by its column and row, both counted from 1: columns from the west, rows from
/// the north.
///
/// Always stored with letters (`H1`). Parsed from any numbering, with or without the leading zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cell {
    /// The column, from 1.
    pub column: u16,
    /// The row, from 1.
    pub row: u16,
}

/// An invalid reference to a hex.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadRef {
    /// The text is not a reference.
    #[error("{0:?} is not a hex: write H1, or 0813 with or without the leading zero")]
    Unread(String),
    /// The map has no such hex.
    #[error("there is no hex {name} on this map, which goes from {first} to {last}")]
    Outside {
        /// The reference as written.
        name: String,
        /// The hex at the north-west corner of the map.
        first: String,
        /// The hex at the south-east corner of the map.
        last: String,
    },
}

impl Cell {
    /// Returns the hex in this column and row.
    pub const fn new(column: u16, row: u16) -> Self {
        Self { column, row }
    }

    /// Returns the name in this numbering.
    pub fn name(self, numbering: Numbering) -> String {
        match numbering {
            Numbering::Letters => self.to_string(),
            Numbering::Digits => format!("{:02}{:02}", self.column, self.row),
            Numbering::ShortDigits => format!("{}{:02}", self.column, self.row),
        }
    }
}

/// Writes a column as letters: A to Z, then AA.
fn write_letters(column: u16, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let Some(left) = column.checked_sub(1) else {
        return Ok(());
    };
    write_letters(left / 26, f)?;
    let letter = u8::try_from(left % 26).unwrap_or(0);
    f.write_char(char::from(b'A' + letter))
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_letters(self.column, f)?;
        write!(f, "{}", self.row)
    }
}

impl FromStr for Cell {
    type Err = BadRef;

    fn from_str(text: &str) -> Result<Self, BadRef> {
        let name = text.trim();
        let bad = || BadRef::Unread(name.to_owned());
        let digits = name.trim_start_matches(|it: char| it.is_ascii_alphabetic());
        let (column, row) = if digits.len() < name.len() {
            let letters = &name[..name.len() - digits.len()];
            let column = letters.bytes().try_fold(0_u16, |column, letter| {
                let letter = u16::from(letter.to_ascii_uppercase() - b'A') + 1;
                column.checked_mul(26)?.checked_add(letter)
            });
            (column, digits)
        } else {
            let split = name
                .len()
                .checked_sub(2)
                .filter(|at| (1..=2).contains(at))
                .filter(|at| name.is_char_boundary(*at))
                .ok_or_else(bad)?;
            (name[..split].parse().ok(), &name[split..])
        };
        let all_digits = !row.is_empty() && row.bytes().all(|it| it.is_ascii_digit());
        let row = row.parse().ok().filter(|_| all_digits);
        match (column, row) {
            (Some(column), Some(row)) if column > 0 && row > 0 => Ok(Self { column, row }),
            _ => Err(bad()),
        }
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let name = String::deserialize(from)?;
        name.parse().map_err(de::Error::custom)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Cell {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Hex".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "A hex by its reference: H1, or 0813 with or without the leading zero.",
            "type": "string",
            "pattern": "^([A-Za-z]+[0-9]+|[0-9]{3,4})$"
        })
    }
}

#[cfg(feature = "bindings")]
impl specta::Type for Cell {
    fn definition(types: &mut specta::Types) -> specta::datatype::DataType {
        String::definition(types)
    }
}

/// The layout of a map: orientation, size and hex names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "HexGrid", deny_unknown_fields)]
pub struct Grid {
    /// The orientation.
    #[serde(default)]
    pub pointing: Pointing,
    /// The rows or columns that are shifted.
    #[serde(default)]
    pub pushed: Pushed,
    /// The style of hex names.
    #[serde(default)]
    pub numbering: Numbering,
    /// The number of columns, 1 to 99.
    pub columns: u16,
    /// The number of rows, 1 to 99.
    pub rows: u16,
}

impl Grid {
    const fn mode(self) -> (OffsetHexMode, HexOrientation) {
        let mode = match self.pushed {
            Pushed::Even => OffsetHexMode::Even,
            Pushed::Odd => OffsetHexMode::Odd,
        };
        let orientation = match self.pointing {
            Pointing::PointyTop => HexOrientation::Pointy,
            Pointing::FlatTop => HexOrientation::Flat,
        };
        (mode, orientation)
    }

    /// Returns the position of a cell, which can be off the map.
    pub fn hex(self, cell: Cell) -> Hex {
        let (mode, orientation) = self.mode();
        let place = [i32::from(cell.column), i32::from(cell.row)];
        Hex::from_offset_coordinates(place, mode, orientation)
    }

    /// Returns the cell of a hex. `None` off the map.
    pub fn cell(self, hex: Hex) -> Option<Cell> {
        let (mode, orientation) = self.mode();
        let [column, row] = hex.to_offset_coordinates(mode, orientation);
        let cell = Cell::new(u16::try_from(column).ok()?, u16::try_from(row).ok()?);
        self.has(cell).then_some(cell)
    }

    /// Returns whether a cell is on the map.
    pub const fn has(self, cell: Cell) -> bool {
        cell.column >= 1 && cell.column <= self.columns && cell.row >= 1 && cell.row <= self.rows
    }

    /// Returns whether a hex is on the map.
    pub fn contains(self, hex: Hex) -> bool {
        self.cell(hex).is_some()
    }

    /// Returns every cell of the map, row by row.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        (1..=self.rows)
            .flat_map(move |row| (1..=self.columns).map(move |column| Cell { column, row }))
    }

    /// Returns a cell's name on this map.
    pub fn name(self, cell: Cell) -> String {
        cell.name(self.numbering)
    }

    /// Returns a hex's name on this map. Empty for a hex off the map.
    pub fn called(self, hex: Hex) -> String {
        self.cell(hex)
            .map(|cell| self.name(cell))
            .unwrap_or_default()
    }

    /// Parses a reference to a hex of this map.
    ///
    /// # Errors
    /// Returns a [`BadRef`] if the text is not a reference, or the map has no such hex.
    pub fn read(self, text: &str) -> Result<Cell, BadRef> {
        let cell: Cell = text.parse()?;
        if self.has(cell) {
            return Ok(cell);
        }
        Err(BadRef::Outside {
            name: text.trim().to_owned(),
            first: self.name(Cell::new(1, 1)),
            last: self.name(Cell::new(self.columns, self.rows)),
        })
    }

    /// Returns the distance between two cells in hexes.
    pub fn distance(self, one: Cell, other: Cell) -> u32 {
        super::distance(self.hex(one), self.hex(other))
    }

    /// Returns whether the numbers of columns and rows are within bounds.
    pub(crate) const fn is_sound(self) -> bool {
        1 <= self.columns
            && self.columns <= MOST_ACROSS
            && 1 <= self.rows
            && self.rows <= MOST_ACROSS
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::{Cell, Grid, Numbering, Pointing, Pushed};
    use crate::hex::Side;

    fn grid(pointing: Pointing, pushed: Pushed) -> Grid {
        Grid {
            pointing,
            pushed,
            numbering: Numbering::Letters,
            columns: 40,
            rows: 30,
        }
    }

    #[test]
    fn references_parse_in_every_numbering() {
        let read = |text: &str| text.parse::<Cell>().unwrap();
        assert_eq!(read("H1"), Cell::new(8, 1));
        assert_eq!(read(" aa12 "), Cell::new(27, 12));
        assert_eq!(read("0813"), Cell::new(8, 13));
        assert_eq!(read("813"), Cell::new(8, 13));
        assert_eq!(Cell::new(8, 13).name(Numbering::Digits), "0813");
        assert_eq!(Cell::new(8, 13).name(Numbering::ShortDigits), "813");
        for bad in [
            "", "H", "1", "13", "A0", "0013", "0800", "H-1", "08133", "Ä1", "H+1",
        ] {
            assert!(bad.parse::<Cell>().is_err(), "{bad}");
        }
        for column in 1..=200 {
            let cell = Cell::new(column, 7);
            assert_eq!(read(&cell.to_string()), cell);
        }
    }

    #[test]
    fn even_rows_are_shifted_right_if_the_grid_says_so() {
        // On a map whose even rows are shifted right, H2 touches H1 and I1.
        let grid = grid(Pointing::PointyTop, Pushed::Even);
        let at = |name: &str| grid.hex(name.parse().unwrap());
        for near in ["H1", "I1", "G2", "I2", "H3", "I3"] {
            assert_eq!(crate::hex::distance(at("H2"), at(near)), 1, "{near}");
        }
        assert_eq!(grid.called(Side::new(2).neighbour(at("H2"))), "I2");
    }

    #[test]
    fn cells_map_to_hexes_and_back_and_hexes_off_the_map_have_no_cell() {
        for pointing in [Pointing::PointyTop, Pointing::FlatTop] {
            for pushed in [Pushed::Even, Pushed::Odd] {
                let grid = grid(pointing, pushed);
                for cell in grid.cells() {
                    assert_eq!(grid.cell(grid.hex(cell)), Some(cell));
                }
                for off in [Cell::new(0, 1), Cell::new(41, 3), Cell::new(3, 31)] {
                    assert_eq!(grid.cell(grid.hex(off)), None, "{off:?}");
                }
            }
        }
    }
}

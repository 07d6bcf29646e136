//! Hexes: positions, facings and lines of sight.
//!
//! Arithmetic uses `hexx` and axial coordinates ([`Hex`]). A [`Grid`] defines the layout and the
//! names of a map's hexes. [`Side`] and [`Corner`] are numbered clockwise for both orientations. A
//! [`Facing`] is one of the twelve directions of sides and corners. A [`Sight`] lists exactly which
//! hexes a straight line between two hexes crosses and which sides it runs along, without floating
//! point.

mod facing;
mod figure;
mod grid;
mod reach;
mod sight;

pub use facing::{Corner, Faced, Facing, Side};
pub use figure::figure;
pub use grid::{BadRef, Cell, Grid, Numbering, Pointing, Pushed};
pub use hexx::Hex;
pub use reach::{Reached, reach};
pub use sight::{EdgeSight, Passed, Sight};

/// Returns the distance between two hexes, in hexes: 1 for neighbours.
pub const fn distance(one: Hex, other: Hex) -> u32 {
    one.unsigned_distance_to(other)
}

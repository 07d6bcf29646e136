//! Hexes: where things stand, which way they face, what lies between them.
//!
//! Arithmetic is `hexx`'s, on axial coordinates ([`Hex`]). A [`Grid`] says how a
//! map's hexes lie and are called; [`Side`] and [`Corner`] are the sides and the
//! corners of a hex, clockwise, whichever way it points; a [`Facing`] is one of
//! the twelve directions in which they lie. A [`Sight`] is what a straight line
//! between two hexes passes, exactly: no float is asked.

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

/// How many hexes away one is from the other: 1 for neighbours.
pub const fn distance(one: Hex, other: Hex) -> u32 {
    one.unsigned_distance_to(other)
}

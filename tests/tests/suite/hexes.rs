//! The three books on hexes: terrain, and the choices where a rulebook is unclear.

mod crossings;
mod readings;

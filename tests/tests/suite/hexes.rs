//! The three rulebooks on hexes: terrain, and the choices where a rulebook is unclear.

mod crossings;
mod readings;

//! The three hex-based rulebooks: terrain, and the choices where a rulebook is unclear.

mod crossings;
mod interpretations;

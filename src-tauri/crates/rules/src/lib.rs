//! The framework of every rulebook: pure, no I/O, no clock, no randomness.
//!
//! This crate names no book. Each book is a crate of its own, which uses this one and no
//! other book; only `drumhead-shelf` knows them all. A book's tables are in `data/<book>/`
//! and are embedded when its crate is built; procedures are functions.

// Exact integers only; see clippy.toml for the other bans.
#![deny(clippy::float_arithmetic)]

#[macro_use]
pub mod data;

pub use drumhead_catalogue as catalogue;

pub mod armies;
pub mod battles;
pub mod frame;
pub mod hex;
pub mod list;
pub mod map;
pub mod odds;
pub mod outcome;
pub mod play;
pub mod printed;
pub mod report;
mod sentences;
pub mod snapshot;
pub mod upcast;

//! The framework of every rulebook: pure, no I/O, no clock, no randomness.
//!
//! This crate names no rulebook. Each rulebook is a separate crate, which uses this crate and no
//! other rulebook; in the program, only `drumhead-shelf` knows all of them. A rulebook's tables are
//! in `data/<book>/` and are embedded when its crate is built; procedures are functions.
//!
//! The odds of dice can be exact, and a table of modifiers has a clause for each row:
//!
//! ```
//! use drumhead_rules::frame::{Modified, ModifierTable, modifier, total};
//! use drumhead_rules::odds::{Chance as _, Distribution, Exact};
//!
//! struct Shot {
//!     range: u32,
//!     in_cover: bool,
//! }
//!
//! struct Shooting;
//!
//! impl Modified for Shooting {
//!     type Id = &'static str;
//!     type Situation<'a> = Shot;
//! }
//!
//! const MODIFIERS: ModifierTable<Shooting> = ModifierTable(&[
//!     modifier("close", "X-01", |shot| u32::from(shot.range < 3)),
//!     modifier("cover", "X-02", |shot| u32::from(shot.in_cover)),
//! ]);
//!
//! let shot = Shot { range: 2, in_cover: true };
//! let applied = MODIFIERS.tally(&shot, |id| if id == "close" { 1 } else { -2 });
//! assert_eq!(total(&applied), -1);
//!
//! let score = Distribution::<i32, Exact>::die(|face| i32::from(face) + total(&applied));
//! assert_eq!(score.chance(|score| *score >= 4), Exact::ratio(1, 3));
//! ```

// Only displayed odds use floats; see clippy.toml for the other bans.
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

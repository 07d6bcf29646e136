//! Vocabulary shared by all crates: points, clauses, lengths, problems, sheets.
//!
//! This crate knows no book. Print and store depend on it alone, so the compiler keeps the
//! rules out of them.

mod clause;
pub mod deck;
pub mod dice;
mod length;
pub mod list;
pub mod play;
mod points;
pub mod sheet;

pub use clause::ClauseId;
#[cfg(feature = "ablation")]
pub use clause::ablation;
pub use length::Length;
pub use points::Points;

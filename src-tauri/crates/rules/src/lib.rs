//! The rules of the books: pure, no I/O, no clock, no randomness.
//!
//! Each book is a module under [`books`], one file for a chapter, named as
//! the chapter is named. Tables live in `data/<book>/` and are embedded when
//! the crate is built; procedures are functions here. No book knows another;
//! [`books`] alone knows them all.

// Exact integers only; clippy.toml beside this crate says what else is refused.
#![deny(clippy::float_arithmetic)]

#[macro_use]
pub mod data;

pub mod books;
pub mod hex;
pub mod list;
pub mod map;
pub mod odds;
pub mod play;
pub mod report;
mod snapshot;

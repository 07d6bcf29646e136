//! The documents as a caller measures them: positions, words, maps, fonts, templates.
//!
//! These tests use the crate as its callers do. Tests inside the crate would compile it a
//! second time.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod fonts;
mod maps;
mod pages;
mod selection;
mod sheets;
mod template;
mod words;

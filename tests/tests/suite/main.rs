//! The tests that run several crates together, except those of the real window.
//!
//! All are in one binary, which is linked once, and whose modules share helpers.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod catalogues;
mod clauses;
mod data_fornovo;
mod desk;
mod docs;
mod documents;
mod engines;
mod golden;
mod host;
mod laws;
mod literals;
mod odds;
mod panels;
mod plain;
mod playsheets;
mod printing;
mod prints;
mod reports;
mod scenes;
mod schema;
mod starters;
mod store;
mod templates;
mod tidy;
mod toy;
mod wire;
mod words;

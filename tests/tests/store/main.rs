//! The store: nothing kept is lost, nothing shown is not kept.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod armies;
mod backups;
mod battles;
mod damage;
mod edits;
mod journal;
mod journal_walks;
mod processes;
mod support;
mod upgrades;
mod walks;
mod windows;

//! The store: nothing kept is lost, nothing shown is not kept.

mod armies;
mod backups;
mod battles;
mod damage;
mod edits;
mod journal;
mod journal_walks;
mod processes;
mod support;
mod tampering;
mod upgrades;
mod walks;
mod windows;

//! The store: saved data is never lost, and only saved data is shown.

mod armies;
mod backups;
mod battles;
mod damage;
mod edits;
mod going_back;
mod journal;
mod journal_walks;
mod processes;
mod recovery;
mod support;
mod tampering;
mod upgrades;
mod walks;
mod windows;

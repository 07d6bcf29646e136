//! The desk: the services of the window and the command line.

mod acknowledged;
mod amending;
mod asking;
mod battles;
mod by_hand;
mod cards;
mod damage;
mod earlier;
mod hostile;
mod languages;
mod library;
mod maps;
mod odds;
mod paper_entry;
mod relays;
mod repairs;
mod rosters;
mod sessions;
mod setups;
pub(crate) mod support;
mod travels;
mod walks;
mod windows;

//! The desk: what the window and the command line ask of it.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod amending;
mod battles;
mod by_hand;
mod cards;
mod damage;
mod earlier;
mod hostile;
mod kept;
mod library;
mod maps;
mod odds;
mod paper;
mod relays;
mod rosters;
mod setups;
mod support;
mod travels;
mod walks;
mod windows;

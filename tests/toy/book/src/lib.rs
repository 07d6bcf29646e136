//! *Toy Soldiers*: a rulebook with two kinds of unit, an order to advance, a shot and the end of
//! the turn. Only the tests use it. A new rulebook needs only such a crate, its data, and one line
//! in the list of rulebooks.

// Exact integers only.
#![deny(clippy::float_arithmetic)]

pub mod actions;
mod army;
mod battles;
mod printed;
mod shown;
mod state;
mod story;
mod tables;

use drumhead_rules::frame;

pub use actions::{Command, Event};
pub use army::{Arm, Army, Kind, Toy};
pub use state::{Away, Setup, SideSetup, Soldiers, State};
pub use tables::{Interpretations, Tables, Wheels, clause, clauses};

/// A battle.
pub type Battle = frame::Battle<Toy>;

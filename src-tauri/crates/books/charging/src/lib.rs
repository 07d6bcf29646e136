//! *Charging*, by the author of the blog *Fire at Will*: one section of his
//! American War of Independence rules, in inches.
//!
//! A charged unit rolls one die, adds what speaks for and against it, and
//! routs, stands or counter-charges. Everything else of the set (movement,
//! fire, melees, rallying) is outside: the players set its outcome by hand.

// Exact integers only; clippy.toml says what else is refused.
#![deny(clippy::float_arithmetic)]

mod army;
mod battle;
mod clauses;
mod command;
mod decide;
mod edit;
mod event;
mod factors;
mod fold;
mod form;
mod melees;
mod narrate;
mod offers;
mod panel;
mod preview;
mod readings;
mod result;
mod sheet;
mod shown;
mod snapshot;
mod state;
mod story;
pub mod tables;
#[cfg(test)]
mod tests;
mod view;
mod words;

pub use army::{Arm, Army, Complaint, Fault, Order, Unit, Unsound, breaches, check};
pub use battle::{Battle, EVENTS, Setup, SetupError, SideSetup};
pub use clauses::{clause, clauses};
pub use command::{Command, Correction, Cover, Flight, OnPaper};
pub use edit::{Change, Edit, EditError, UnitChange, edit, label};
pub use event::Event;
pub use factors::{Applied, Body, Charged, factors, total};
pub use readings::{
    CaughtRouters, CounterBelow, Evade, FlankAndRear, FortAndObstacle, HorseCounter, Readings,
    TerrainPenalty, ZeroStrength, register,
};
pub use result::{
    Aim, Bar, Case, Found, Hindrance, RearCharged, RoutingCharged, TestResult, counter_odds,
    follow, judge, may_declare, meet, must_roll, rear_chain, rout_move_legal, routed_of,
    routing_charged, score, surrender_odds, surrenders_on, test_odds,
};
pub use sheet::say_on_paper;
pub use sheet::{playsheet, roster};
pub use state::{Away, Charge, Morale, Moved, Stage, Standing, State, Step, Struck, Trial, Yield};
pub use story::Story;
pub use tables::{FactorId, Suggestions, Tables};
pub use view::{Choice, ChoiceRow, ComplaintRow, UnitForm, UnitRow, View, view};

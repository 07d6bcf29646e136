//! The optional rules for *Edgehill* and *Naseby*, by Roberto Chiavini: command radius, facing,
//! artillery and terrain, on hexes.
//!
//! These rules presuppose the players' own base game: its turn, movement allowances, strengths,
//! combat table and retreats. The players describe the base game ([`Profile`]). Where the
//! description has gaps, the program asks the players, or gives only column shifts and die
//! modifiers. Requirements and objections of the base game have no clause.
//!
//! `actions/` has a file for each action with its facts. `fates` contains the fates of units.
//! `facing`, `guns`, `combat`, `terrain` and `sight` are pure.
//!
//! ```
//! use drumhead_edgehill_naseby::{NoLeader, Tables, Zone, allowance, in_command, zones};
//! use drumhead_rules::hex::Corner;
//!
//! // A unit has two front hexsides, two flank hexsides and two rear hexsides (E-04).
//! let zones = zones(Corner::ALL[0]);
//! assert_eq!(zones.iter().filter(|zone| **zone == Zone::Front).count(), 2);
//!
//! // Out of command, a unit has half its movement allowance, rounded down (E-01, E-02).
//! let tables = Tables::standard()?;
//! let far = in_command(None, tables, NoLeader::Out);
//! assert!(!far);
//! assert_eq!(allowance(7, far, tables), 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// Exact integers only; see clippy.toml for the other bans.
#![deny(clippy::float_arithmetic)]

pub mod actions;
mod army;
mod battles;
mod board;
mod clauses;
mod combat;
mod command;
mod facing;
pub mod fates;
mod faults;
mod fields;
mod form;
mod guns;
mod interpretations;
mod lists;
mod march;
mod moves;
mod outcome;
mod panel;
mod pending;
mod place;
mod prelude;
mod printed;
mod profile;
mod scope;
mod setup;
mod sheet;
mod shot;
mod shown;
mod sight;
mod snapshot;
mod state;
mod story;
mod tables;
mod terrain;
#[cfg(test)]
mod tests;
pub mod turn;
mod upcast;
mod words;

use actions::{Captured, Deployed, Fired, Manned, Moved, Recovered, Retreated, Settled, Turned};
use drumhead_rules::frame::{self, Corrected, EnteredFromPaper as FromPaper};
use fates::{Disordered, Left, Regained, Unmanned};
use turn::{StepBegan, TurnBegan};

pub use actions::Fought;
pub use army::{Arm, Army, Body, EdgehillNaseby, Own, Scenario};
pub use clauses::{clause, clauses};
pub use combat::{Applied, Attack, ModifierId, Modifiers, modifiers};
pub use command::Command;
pub use facing::{Zone, allowance, in_command, in_front, may_start_combat, zone, zones};
pub use fates::{WhyDisordered, WhyUnmanned};
pub use guns::{
    Bar, Lack, Overrun, Shot, bars, combined_odds, crew_flees, disorder_odds, disorders, lacks,
    overrun,
};
pub use interpretations::{
    CavalryFive, EdgeLine, EdgehillHedges, GunArc, Interpretations, LeadersBlock, Mixed, NoLeader,
    OwnHedge, RecrewIn, Shifts, UnmannedBy, register,
};
pub use profile::{By, Crt, CrtRow, Fate, Outcome, Profile};
pub use scope::{Modules, Scope};
pub use setup::{Setup, SideSetup, starter};
pub use sheet::{playsheet, roster};
pub use sight::{Block, Scene, blocked};
pub use state::{Away, Crew, Ends, Engaged, Gun, MustRetreat, Seized, Standing, State, Step};
pub use story::Story;
pub use tables::{CommandNumbers, FacingNumbers, GroundNumbers, GunHexes, GunNumbers, Tables};
pub use terrain::{Charge, ChargeWay, Climb, Ground, Step as GroundStep, charge, step_cost};
pub use turn::Orders;

drumhead_rules::facts! {
    /// An event of the battle.
    Event as "EdgehillEvent" of EdgehillNaseby:
        Deployed, TurnBegan, StepBegan, Recovered, Manned, Unmanned, Captured, Regained, Moved, Turned,
        Fired, Disordered, Engaged, Fought, Settled, MustRetreat, Retreated, Left, Corrected, FromPaper,
}

/// A battle.
pub type Battle = frame::Battle<EdgehillNaseby>;

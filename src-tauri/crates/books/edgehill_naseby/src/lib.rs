//! The optional rules for *Edgehill* and *Naseby*, by Roberto Chiavini: command
//! radius, facing, artillery and terrain, on hexes.
//!
//! They presuppose a basic game that is not ours: its turn, movement
//! allowances, strengths, combat table and retreats. The player describes it
//! ([`Profile`]); where he has not, the desk asks, or stops at columns and die
//! modifiers.

// Exact integers only; clippy.toml says what else is refused.
#![deny(clippy::float_arithmetic)]

mod army;
mod battle;
mod board;
mod clauses;
mod combat;
mod command;
mod decide;
mod event;
mod facing;
mod faults;
mod fold;
mod form;
mod guns;
mod maps;
mod moves;
mod narrate;
mod offers;
mod panel;
mod parts;
mod preview;
mod profile;
mod readings;
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
mod words;

pub use army::{Arm, Army, Body, EdgehillNaseby, Own, Scenario};
pub use battle::{Battle, EVENTS};
pub use clauses::{clause, clauses};
pub use combat::{Applied, Attack, ModifierId, Modifiers, modifiers};
pub use command::{Command, Correction, OnPaper};
pub use event::{Event, Orders, WhyDisordered, WhyUnmanned};
pub use facing::{Zone, allowance, in_command, in_front, may_start_combat, zone, zones};
pub use guns::{
    Bar, Crew, Overrun, Shot, bars, combined_odds, crew_flees, disorder_odds, disorders, gun_pool,
    may_recrew, may_replace, overrun,
};
pub use maps::starter;
pub use profile::{By, Crt, CrtRow, Fate, Outcome, Profile};
pub use readings::{
    CavalryFive, EdgeLine, EdgehillHedges, GunArc, LeadersBlock, Mixed, NoLeader, OwnHedge,
    Readings, Shifts, UnmannedBy, register,
};
pub use setup::{Modules, Setup, SideSetup};
pub use sheet::{Scope, playsheet, roster, say_on_paper};
pub use sight::{Block, Scene, blocked};
pub use state::{Away, Ends, Engaged, Gun, Retreating, Standing, State, Step};
pub use story::Story;
pub use tables::{CommandNumbers, FacingNumbers, GroundNumbers, GunHexes, GunNumbers, Tables};
pub use terrain::{
    Charge, ChargeWay, Climb, Ground, Step as GroundStep, charge, step_cost, turning_cost,
};

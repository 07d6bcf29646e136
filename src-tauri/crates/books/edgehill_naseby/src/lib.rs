//! The optional rules for *Edgehill* and *Naseby*, by Roberto Chiavini: command radius, facing,
//! artillery and terrain, on hexes.
//!
//! These rules presuppose a basic game of the players' own: its turn, movement allowances,
//! strengths, combat table and retreats. The player describes it ([`Profile`]); where the
//! description has gaps, the program asks, or stops at columns and die modifiers. Demands and
//! objections of the basic game have no clause.
//!
//! `actions/` has one file for each action with its facts. `fates` contains the fates of units.
//! `facing`, `guns`, `combat`, `terrain` and `sight` are pure.
//!
//! ```
//! use drumhead_edgehill_naseby::{NoLeader, Tables, Zone, allowance, in_command, zones};
//! use drumhead_rules::hex::Corner;
//!
//! // Two hexsides are the front of a unit, two its flanks, two its rear (E-04).
//! let zones = zones(Corner::ALL[0]);
//! assert_eq!(zones.iter().filter(|zone| **zone == Zone::Front).count(), 2);
//!
//! // Out of command a unit has half its movement allowance, rounded down (E-01, E-02).
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
mod lists;
mod march;
mod moves;
mod outcome;
mod panel;
mod place;
mod prelude;
mod printed;
mod profile;
mod readings;
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
use drumhead_rules::frame::{self, Book, Field, Message, Names as _, bare, message};
use drumhead_rules::frame::{Corrected, EnteredFromPaper as FromPaper};
use drumhead_rules::hex::Cell;
use drumhead_rules::list::SetupError;
use drumhead_rules::list::sides::called;
use drumhead_words::play::UnitRef;
use fates::{Disordered, Left, Unmanned};
use turn::{StepBegan, TurnBegan};

pub use actions::Fought;
pub use army::{Arm, Army, Body, EdgehillNaseby, Own, Scenario};
pub use clauses::{clause, clauses};
pub use combat::{Applied, Attack, MODIFIERS, ModifierId, Modifiers, modifiers};
pub use command::Command;
pub use facing::{Zone, allowance, in_command, in_front, may_start_combat, zone, zones};
pub use fates::{WhyDisordered, WhyUnmanned};
pub use guns::{
    Bar, Overrun, Shot, bars, combined_odds, crew_flees, disorder_odds, disorders, gun_pool,
    may_recrew, may_replace, overrun,
};
pub use profile::{By, Crt, CrtRow, Fate, Outcome, Profile};
pub use readings::{
    CavalryFive, EdgeLine, EdgehillHedges, GunArc, LeadersBlock, Mixed, NoLeader, OwnHedge,
    Readings, RecrewIn, Shifts, UnmannedBy, register,
};
pub use scope::{Modules, Scope};
pub use setup::{Setup, SideSetup, starter};
pub use sheet::{playsheet, roster};
pub use sight::{Block, Scene, blocked};
pub use state::{Away, Crew, Ends, Engaged, Gun, MustRetreat, Standing, State, Step};
pub use story::Story;
pub use tables::{CommandNumbers, FacingNumbers, GroundNumbers, GunHexes, GunNumbers, Tables};
pub use terrain::{Charge, ChargeWay, Climb, Ground, Step as GroundStep, charge, step_cost};
pub use turn::Orders;

drumhead_rules::facts! {
    /// An event of the battle.
    Event as "EdgehillEvent" of EdgehillNaseby:
        Deployed, TurnBegan, StepBegan, Recovered, Manned, Unmanned, Captured, Moved, Turned, Fired,
        Disordered, Engaged, Fought, Settled, MustRetreat, Retreated, Left, Corrected, FromPaper,
}

/// A battle.
pub type Battle = frame::Battle<EdgehillNaseby>;

impl Book for EdgehillNaseby {
    type Setup = Setup;
    type SetupError = SetupError;
    type Tables = Tables;
    type State = State;
    type Fact = Event;
    type Action = Command;
    type Deeds = story::Deeds;

    const FIELDS: &'static [&'static dyn Field<Self>] = fields::FIELDS;

    fn begin(setup: Setup) -> Result<Battle, SetupError> {
        setup::begin(setup)
    }

    fn units(battle: &Battle) -> Vec<UnitRef> {
        battle.state.units().map(|(unit, _)| unit).collect()
    }

    fn unit_name(battle: &Battle, unit: UnitRef) -> String {
        let standing = battle.state.unit(unit);
        let name = standing.map(|it| it.name.as_str());
        called(battle.words, unit, name, battle.side_name(unit.side))
    }

    /// `3 Rupert (0813)`.
    fn unit_placed(battle: &Battle, unit: UnitRef) -> String {
        let name = battle.unit_name(unit);
        match battle.state.unit(unit).and_then(Standing::place) {
            Some(hex) => format!("{name} ({})", battle.hex_name(hex)),
            None => name,
        }
    }

    fn side_name(battle: &Battle, side: u8) -> &str {
        let side = battle.setup.sides.get(usize::from(side));
        side.map_or("", |side| side.name.as_str())
    }

    fn hex_name(battle: &Battle, hex: Cell) -> String {
        place::map(battle).grid.name(hex)
    }

    fn place_of(battle: &Battle, unit: UnitRef) -> Message {
        let hex = battle.state.unit(unit).and_then(|unit| unit.hex);
        hex.map_or_else(|| message("place.unplaced"), bare)
    }
}

//! *D3 English Civil War*, the version for hexes: fast play rules by Peter of the blog *Grid based
//! wargaming - but not always*, derived from Neil Thomas' *One-Hour Wargames*.
//!
//! The sides take turns. A commander activates as many units as he sees within his radius. Each
//! activated unit moves straight ahead, then shoots or fights. Units in melee that are not
//! activated give ground. An army retires when its commander has more hits than the army has units
//! left.
//!
//! `actions/` has a file for each action. `exchange` contains an attack with its re-rolls and its
//! reply, `losses` the consequences of hits. `attack` and `ground` are pure.
//!
//! ```
//! use drumhead_d3_ecw::{Tables, retires, retires_at};
//!
//! // An army retires when its commander has more hits than the army has units left (D3-43).
//! let tables = Tables::standard()?;
//! assert!(!retires(4, 4));
//! assert!(retires(5, 4));
//! assert_eq!(retires_at(8, tables), 5);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// Exact integers only; see clippy.toml for the other bans.
#![deny(clippy::float_arithmetic)]

pub mod actions;
pub mod activation;
mod army;
mod attack;
mod battles;
mod board;
mod clauses;
mod command;
pub mod exchange;
mod fields;
mod form;
mod ground;
mod interpretations;
mod lists;
pub mod losses;
pub mod melee;
pub mod moves;
mod odds;
mod outcome;
mod panel;
mod place;
mod prelude;
mod printed;
mod setup;
mod sheet;
mod shown;
mod sight;
mod snapshot;
mod state;
mod story;
pub mod tables;
mod tags;
#[cfg(test)]
mod tests;
pub mod turn;
mod upcast;
mod ways;
mod words;

use actions::{Cornered, Counted, Placed, Rode};
use activation::{Activated, Recounted};
use drumhead_rules::facts;
use drumhead_rules::frame::{self, Corrected, EnteredFromPaper as FromPaper};
use exchange::{Kept, Lapsed, ReplyBecameDue, Rolled, RolledAgain, Settled};
use losses::{Booked, Hit, Left, Retired, Unbooked, Unretired};
use melee::{MeleeBegan, MeleeLeft};
use moves::Moved;
use turn::{StepBegan, TurnBegan};

pub use actions::{BadWay, GaveGround, Way, give_ground, may_initiate};
pub use army::{Army, Base, D3Ecw, Kind, Own, UnitType};
pub use attack::{
    Applied, Attack, AttackDie, AttackKind, Cover, ModifierId, Party, Policy, ammunition_left,
    hit_odds, hits, modifiers, rerolls, rout_chance, rout_chances, volleys,
};
pub use clauses::{clause, clauses};
pub use command::Command;
pub use ground::{
    Hindrance, Look, MoveAsked, MoveKind, activations, allowance, field, hindrances, next_shot,
    retires, retires_at,
};
pub use interpretations::{
    ActivationsOn, AmmoScore, ApexField, AttachedMoves, ChargePast, CommanderContact,
    CommanderMove, CommanderReturn, DeclareAdjacent, DragoonsCharge, Facings, FlankAndHill,
    GroundBeside, GroundWays, GunsAtTrenches, GunsCount, HedgeToHedge, HillSight, InfantryArmour,
    Interpretations, MeleeHits, RearAttacks, Rerolls, RoutAt, ShootIntoMelee, SightAlong,
    SightBlocked, TrottersCharge, TurnShoots, register,
};
pub use place::attack;
pub use setup::{Setup, SideSetup, starter_map};
pub use sheet::{playsheet, roster};
pub use state::{
    Acted, Activations, Away, Exchange, Movement, Pair, Place, ReplyDue, State, Step, Trial,
    UnitState,
};
pub use story::Story;
pub use tables::Tables;

facts! {
    /// An event of the battle.
    Event as "D3Event" of D3Ecw:
        Placed, Counted, StepBegan, TurnBegan, Activated, Recounted, Moved, MeleeBegan, MeleeLeft,
        Rolled, RolledAgain, Kept, Settled, ReplyBecameDue, Lapsed, Hit, Left, Cornered, Rode, Booked, Unbooked,
        Retired, Unretired, Corrected, FromPaper,
}

/// A battle.
pub type Battle = frame::Battle<D3Ecw>;

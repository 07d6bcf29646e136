//! *D3 English Civil War*, the version for hexes: fast play rules after Peter of
//! the blog *Grid based wargaming - but not always*, themselves a variant of
//! Neil Thomas' *One-Hour Wargames*.
//!
//! The sides take turns. A commander activates as many units as he sees near
//! him; each moves straight ahead, then shoots or fights; whoever is in melee and
//! is not activated gives ground. An army retires when its commander has more hits
//! than it has units left.

// Exact integers only; clippy.toml says what else is refused.
#![deny(clippy::float_arithmetic)]

mod army;
mod attack;
mod battle;
mod clauses;
mod command;
mod decide;
mod event;
mod fold;
mod form;
mod ground;
mod narrate;
mod offers;
mod panel;
mod preview;
mod readings;
mod sheet;
mod shown;
mod snapshot;
mod state;
mod story;
pub mod tables;
#[cfg(test)]
mod tests;
mod words;

pub use army::{Army, Base, D3Ecw, Kind, Own, UnitType};
pub use attack::{
    Action, Applied, Attack, Cover, ModifierId, Party, Policy, ammunition_left, hit_odds, hits,
    modifiers, rerolls, rout_chance, rout_chances, runs_out, volleys,
};
pub use battle::{Battle, EVENTS, Setup, SideSetup, starter_map};
pub use clauses::{clause, clauses};
pub use command::{BadWay, Command, Correction, OnPaper, Way};
pub use decide::{GaveGround, give_ground, may_initiate};
pub use event::Event;
pub use ground::{
    Hindrance, Look, MoveAsked, MoveKind, activations, allowance, field, field_of_fire, hindrances,
    next_shot, retires, retires_at,
};
pub use readings::{
    ActivationsOn, AmmoScore, ApexField, AttachedMoves, CommanderMove, CommanderReturn,
    DeclareAdjacent, DragoonsCharge, Facings, FlankAndHill, GroundBeside, GroundWays, GunsCount,
    HedgeToHedge, HillSight, InfantryArmour, MeleeHits, Readings, RearAttacks, Rerolls, RoutAt,
    ShootIntoMelee, SightAlong, SightBlocked, TrottersCharge, TurnShoots, register,
};
pub use sheet::{playsheet, roster, say_on_paper};
pub use state::{
    Acted, Activations, Away, Moved, Pair, Place, Reply, Standing, State, Step, Trial,
};
pub use story::Story;
pub use tables::Tables;

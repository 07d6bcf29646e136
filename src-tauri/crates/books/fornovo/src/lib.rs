//! *Fornovo to Sedgemoor*, by Wes Rogers: 1450 to 1700, measured in inches, with two figure scales.
//!
//! An [`Army`] is a draft: it contains the player's choices and no prices, and it may break
//! any rule. [`bill`] calculates an army's price with reasons, [`problems`] finds all its
//! problems, and [`fixes`] finds fixes for them. [`edit`] is the only way to change an army,
//! and [`view`] is its form on the screen.
//!
//! ```
//! use drumhead_fornovo::{Army, Group, Kind, Rules, Unit, UnitNumber, bill, problems};
//!
//! let pikes = Unit {
//!     number: UnitNumber(4),
//!     kind: Kind::Infantry,
//!     groups: vec![Group { count: 40, ..Group::default() }],
//!     ..Unit::default()
//! };
//! let army = Army { units: vec![pikes], ..Army::default() };
//! let rules = Rules::standard()?;
//! let bill = bill(&army, rules);
//! // Forty figures of grade C at 4 points, and the command of the unit (F-4.01, F-4.20).
//! assert_eq!(bill.total.0, 170);
//! // The army has no general.
//! assert!(!problems(&army, rules, bill.total).is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// This crate does no floating-point arithmetic itself. See clippy.toml for the other bans.
#![deny(clippy::float_arithmetic)]

#[macro_use]
mod named;

mod armies;
mod army;
mod bad_table;
pub mod battle;
mod battles;
mod clauses;
pub mod combat;
mod edit;
mod embedded;
mod fixes;
mod formation;
mod generals;
mod ids;
mod interpretations;
mod legality;
mod movement;
mod patch;
mod playsheet;
mod points;
mod problems;
pub mod reaction;
mod sheet;
pub mod shooting;
mod soundness;
mod steadiness;
pub mod tables;
pub mod templates;
pub mod terrain;
mod to_hit;
mod turn;
mod upcast;
pub mod view;
mod weapons;
mod words;

pub use armies::Read;
pub use army::*;
pub use battle::Fornovo;
pub use clauses::{Clause, ClauseKind, ClauseScope, clause, clauses};
pub use edit::{
    ArmyChange, ContingentChange, Edit, EditError, GeneralChange, GroupChange, PieceChange,
    UnitChange, edit, label,
};
pub use fixes::{Fix, Fixer, fixes};
pub use formation::{Block, Disorder, Formed, Place, formed, place};
pub use generals::{general_in_danger, general_is_lost};
pub use interpretations::{
    Interpretation, InterpretationError, InterpretationKind, InterpretationOption, Interpretations,
    Master, RuleChoices, register,
};
pub use legality::problems;
pub use movement::{
    Figures, ModelMove, Mount, Move, command_distance, figures_move, frontage_cost, general_move,
    model_move, model_over, over, unit_move,
};
pub use playsheet::{Scope, playsheet};
pub use points::{Bill, Item, Line, UnitBill, bill};
pub use problems::{Fault, Problem, Severity, Subject};
pub use reaction::artillery_weight;
pub use sheet::{RosterOptions, roster};
pub use shooting::{FigureSaves, fire, saves};
pub use soundness::{Unsound, check};
pub use steadiness::{
    Bearing, LossMarks, PlayingGrade, is_large, is_steady, loss_marks, playing_grade,
};
pub use tables::movement::Mover;
pub use tables::{Rules, TableError};
pub use to_hit::{NoCode, ToHit};
pub use view::{View, view};
pub use weapons::{Weapon, WeaponSet};
pub use words::{Arg, Words};

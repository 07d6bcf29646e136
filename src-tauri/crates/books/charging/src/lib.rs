//! *Charging*, by the author of the blog *Fire at Will*: a section of his American War of
//! Independence rules, with distances in inches.
//!
//! A charged unit rolls one die, adds its factors, and routs, stands or counter-charges. A routing
//! unit makes its rout move, and may have to roll for surrender. Everything else in the rules
//! (movement, fire, melees, rallying) is outside this section: the players enter the results by
//! hand.
//!
//! `actions/` has a file for each action, with the facts of that action alone. `state` contains the
//! state, including charges and surrender rolls; `charge`, `rout`, `surrender` and `turn` contain
//! the other facts. `factors` and `result` are pure.
//!
//! ```
//! use drumhead_charging::{Bar, Interpretations, TestResult, judge, score, test_odds};
//!
//! // A unit of basic morale 6 with +1 in all routs on a 5 or a 6 (C-06, C-08).
//! let interpretations = Interpretations::default();
//! let bar = Bar::open(6);
//! assert_eq!(judge(score(4, 1), bar, &interpretations), TestResult::Stand);
//! assert_eq!(judge(score(5, 1), bar, &interpretations), TestResult::Rout);
//! let rout = |result: &TestResult| *result == TestResult::Rout;
//! let chance: f64 = test_odds(1, bar, &interpretations).chance(rout);
//! assert_eq!(chance, 2.0 / 6.0);
//! ```

// Exact integers only; see clippy.toml for the other bans.
#![deny(clippy::float_arithmetic)]

pub mod actions;
mod army;
mod battles;
mod charge;
mod clauses;
mod command;
mod factors;
mod fields;
mod interpretations;
mod lists;
mod outcome;
mod panel;
mod printed;
mod result;
mod rout;
mod setup;
mod sheet;
mod shown;
mod snapshot;
mod state;
mod story;
mod sums;
mod surrender;
pub mod tables;
#[cfg(test)]
mod tests;
mod turn;
mod upcast;
mod words;

use actions::{Declared, Fled, Tested};
use drumhead_rules::facts;
use drumhead_rules::frame::{self, Corrected, EnteredFromPaper as FromPaper};

pub use actions::Flight;
pub use army::{Arm, Army, Kind, Order, Unit};
pub use charge::{Answers, ChargerMoved};
pub use clauses::{clause, clauses};
pub use command::Command;
pub use factors::{Applied, Body, Charged, Cover, factors};
pub use interpretations::{
    CaughtRouters, CounterBelow, Evading, FlankAndRear, FortAndObstacle, HorseCounter,
    Interpretations, TerrainPenalty, ZeroStrength, register,
};
pub use result::{
    Aim, Bar, Found, Hindrance, RearCharged, RoutingCharged, TestResult, counter_odds, follow,
    judge, may_declare, meet, must_roll, rear_chain, rout_move_legal, routed_of, routing_charged,
    score, surrender_odds, test_odds,
};
pub use rout::{Broke, Left, Routed};
pub use setup::{Setup, SideSetup};
pub use sheet::{playsheet, roster};
pub use state::{
    Away, Broken, Case, Charge, Charges, Morale, Moved, Runs, Stage, State, Step, Struck, Trial,
    Trials, UnitState, Yield, Yields,
};
pub use story::Story;
pub use surrender::{MustRoll, Rolled, Spared};
pub use tables::{FactorId, Suggestions, Tables};
pub use turn::{StepBegan, TurnBegan};

/// The *Charging* rulebook.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Charging;

facts! {
    /// An event of the battle.
    Event as "ChargingEvent" of Charging:
        Declared, StepBegan, TurnBegan, Tested, Answers, Routed, Left, Fled, ChargerMoved, MustRoll,
        Spared, Rolled, Broke, Corrected, FromPaper,
}

/// A battle.
pub type Battle = frame::Battle<Charging>;

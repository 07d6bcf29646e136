//! *Stand and Die!*, a page of the blog *Group Think Rules* (19 September 2008): infantry,
//! cavalry and artillery on hexes, from the 16th to the 19th century.
//!
//! Every figure in a hex adds its chance to kill to a sum against the target hex. The integer part
//! of the sum is casualties; a D10 decides the fraction. Troops in a hex either stand and die, or
//! fall back when attacked.
//!
//! `actions/` has a file for each action with its facts. `chances` and `ground` are pure: the sums,
//! and the effects of the map. `place` applies them to a battle.
//!
//! ```
//! use drumhead_stand_and_die::{Case, Tables, Troops, parts, tenths};
//!
//! // Nine infantry figures attack standing troops in the open: 9 × 0.3 = 2.7 (S-12, S-16).
//! let tables = Tables::standard()?;
//! let attackers = Troops { infantry: 9, ..Troops::default() };
//! let target = Case::plain(true, false);
//! let sum = parts(tenths(attackers, &target, tables), tables);
//! assert_eq!((sum.sure, sum.fraction), (2, 7));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod actions;
mod aim;
mod army;
mod battles;
mod board;
mod chances;
mod clauses;
mod fields;
mod form;
mod ground;
mod interpretations;
mod lists;
mod losses;
mod outcome;
mod panel;
mod place;
mod prelude;
mod printed;
mod retreats;
mod righted;
mod setup;
mod sheet;
mod shown;
mod snapshot;
mod state;
mod story;
mod sums;
mod tables;
#[cfg(test)]
mod tests;

mod turn;
mod upcast;
mod words;

use actions::*;
use drumhead_rules::frame::{self, Correct, Corrected, EnteredFromPaper, FromPaper};
use drumhead_rules::list::ListArmy;
use drumhead_rules::{actions, facts};

pub use aim::Strike;
pub use army::{Arm, Group, Own, StandAndDie, Troops};
pub use chances::{
    Case, Casualties, Parts, Share, allocated, casualties, chance, faces_for, initiative, lives,
    parts, rolled, shares, silenced, tenths,
};
pub use clauses::{clause, clauses};
pub use fields::Fitted;
pub use ground::{Contact, Retreat, contact, may_enter_occupied, may_share, rear_sides, retreat};
pub use interpretations::{
    AttackArc, AttackTiming, DieFaces, FallBackDir, FallBackTrigger, Interpretations, MarkWhen,
    Overflow, PassFriends, Pooling, RiverFire, SilentGuns, SplitAttacks, TerrainMoves, register,
};
pub use losses::{Borne, Burdened, Lapsed, Left, Lost, MustFallBack};
pub use righted::{Carried, Released, Withdrawn};
pub use setup::{Covers, Setup, SideSetup, starter_map};
pub use sheet::{playsheet, roster};
pub use state::{Away, Blow, Burden, Phase, Pressed, State, Step, UnitState};
pub use story::Story;
pub use sums::Counted;
pub use tables::{Bonus, Suggestions, Tables};
pub use turn::{StepBegan, TurnBegan};

/// An army: a list of units.
pub type Army = ListArmy<StandAndDie>;

actions! {
    /// An action of a player: one roll or one choice.
    Command as "SdCommand" of StandAndDie:
        Deploy, Roll, March, Face, Mark, Attack, Fraction, Bear, FallBack, End, Correct, Objectives,
        FromPaper,
}

facts! {
    /// An event of the battle.
    Event as "SdEvent" of StandAndDie:
        TurnBegan, StepBegan, Deployed, Rolled, Even, First, Marched, Faced, Marked, Attacked, Counted,
        Lost, Burdened, Borne, MustFallBack, FellBack, Left, Lapsed, Withdrawn, Carried,
        Released, Fitted, Corrected, Objectives(WroteObjectives),
        FromPaper(EnteredFromPaper),
}

/// A battle.
pub type Battle = frame::Battle<StandAndDie>;

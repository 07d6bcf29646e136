//! *Stand and Die!*, a page of the blog *Group Think Rules* (19 September 2008):
//! infantry, cavalry and artillery on hexes, from the 16th to the 19th century.
//!
//! Every figure of a hex adds its chance to kill one of the hex that it
//! attacks; wholes are casualties, a die of ten decides the fraction. A hex
//! stands and dies, or falls back when it is pressed.

// Exact integers only; clippy.toml says what else is refused.
#![deny(clippy::float_arithmetic)]

mod army;
mod battle;
mod board;
mod chances;
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
mod place;
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

use drumhead_rules::list::{ListArmy, ListEdit};

pub use army::{Arm, Group, GroupChange, Own, OwnChange, StandAndDie};
pub use battle::{Battle, Covers, EVENTS, Setup, SideSetup, starter_map};
pub use chances::{
    Case, Parts, Taken, Target, casualties, chance, faces_for, from_behind, front, initiative,
    lives, one_more, parts, rolled, silenced, taken, tenths,
};
pub use clauses::{clause, clauses};
pub use command::{Command, Correction, OnPaper};
pub use event::{Event, Share};
pub use ground::{
    Contact, Retreat, contact, front_sides, is_cover, may_enter_held, may_march, may_share,
    passable, rear_sides, retreat,
};
pub use readings::{
    AttackArc, AttackTiming, DieFaces, FallBackDir, FallBackTrigger, MarkWhen, Overflow,
    PassFriends, Pooling, Readings, RiverFire, SilentGuns, SplitAttacks, TerrainMoves, register,
};
pub use sheet::say_on_paper;
pub use sheet::{playsheet, roster};
pub use state::{Away, Blow, Burden, Phase, Pressed, Standing, State, Step};
pub use story::Story;
pub use tables::{Suggestions, Tables, Troops};

/// An army: a list of hex groups.
pub type Army = ListArmy<StandAndDie>;
/// An edit of one.
pub type Edit = ListEdit<StandAndDie>;

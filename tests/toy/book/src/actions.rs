//! The actions of the players, one file each, with their facts.

mod advance;
mod end;
mod shoot;

use drumhead_rules::frame::{
    Correct, Corrected, EnteredFromPaper, FromPaper, Group, Objection, objections,
};
use drumhead_rules::{actions, facts};
use drumhead_vocabulary::play::UnitRef;

use crate::tables::TURN;
use crate::{Battle, Soldiers, Toy};

pub use advance::{Advance, Advanced};
pub use end::{End, TurnBegan};
pub(crate) use shoot::shot;
pub use shoot::{Shoot, Shot};

/// The heading of orders.
const ORDERS: Group = Group("orders");

/// Returns the objections to any order of a unit: the unit has already had its order, or the other
/// side has the turn (T-01).
fn against(battle: &Battle, unit: UnitRef, is: &Soldiers) -> impl Iterator<Item = Objection> {
    let other = unit.side != battle.state.mover;
    objections([(is.done, "done", TURN), (other, "turn", TURN)])
}

actions! {
    /// An action of a player.
    Command as "ToyCommand" of Toy: Advance, Shoot, End, Correct, FromPaper,
}

facts! {
    /// An event.
    Event as "ToyEvent" of Toy: Advanced, Shot, TurnBegan, Corrected, FromPaper(EnteredFromPaper),
}

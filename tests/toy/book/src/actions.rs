//! What players can do, one file for each action, with the facts that it brings about.

mod advance;
mod end;
mod shoot;

use drumhead_rules::frame::{
    Corrected, EnteredFromPaper as FromPaper, Group, Objection, objections,
};
use drumhead_rules::{actions, facts};
use drumhead_words::play::UnitRef;

use crate::tables::TURN;
use crate::{Battle, Soldiers, Toy};

pub use advance::{Advance, Advanced};
pub use end::{End, TurnBegan};
pub(crate) use shoot::shot;
pub use shoot::{Shoot, Shot};

/// The heading of orders.
const ORDERS: Group = Group("orders");

/// What is against any order of a unit: that it has had one, or that it is not its turn (T-01).
fn against(battle: &Battle, unit: UnitRef, is: &Soldiers) -> impl Iterator<Item = Objection> {
    let other = unit.side != battle.state.mover;
    objections([(is.done, "done", TURN), (other, "turn", TURN)])
}

/// What players can do.
mod command {
    use super::{Advance, End, Shoot, Toy, actions};
    use drumhead_rules::frame::{Correct, FromPaper};

    actions! {
        /// What a player can do.
        Command as "ToyCommand" of Toy: Advance, Shoot, End, Correct, FromPaper,
    }
}
pub use command::Command;

facts! {
    /// Something that happened.
    Event as "ToyEvent" of Toy: Advanced, Shot, TurnBegan, Corrected, FromPaper,
}

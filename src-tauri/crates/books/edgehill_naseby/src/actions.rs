//! Player actions and the facts that they produce, one file for each action.

mod attack;
mod deploy;
mod end;
mod fight;
mod fire;
mod moving;
mod reasons;
mod recover;
mod recrew;
mod replace;
mod retreat;
mod settle;
mod turning;

use drumhead_rules::frame::Group;

pub use attack::Attack;
pub(crate) use deploy::misplaced;
pub use deploy::{Deploy, Deployed};
pub use end::End;
pub use fight::{Fight, Fought};
pub use fire::{Fire, Fired};
pub use moving::{Captured, Move, Moved};
pub use recover::{Recover, Recovered};
pub use recrew::{Manned, Recrew};
pub use replace::Replace;
pub use retreat::{Retreat, Retreated};
pub use settle::{Settle, Settled};
pub use turning::{Turn, Turned};

/// The heading of actions at the start of a turn.
const BEGIN: Group = Group("start");
/// The heading of moves.
pub(crate) const MOVING: Group = Group("move");
/// The heading of gun fire.
const FIRE: Group = Group("fire");
/// The heading of attacks.
const COMBAT: Group = Group("combat");

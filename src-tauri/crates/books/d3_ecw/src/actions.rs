//! Player actions and the facts that they produce, one file for each action.

mod charge;
mod count;
mod deploy;
mod end;
mod fight;
mod give_ground;
mod keep;
mod march;
mod reply;
mod reroll;
mod retire;
mod returns;
mod ride;
mod shoot;
mod stay;
mod wheel;

use drumhead_rules::frame::{Action as _, Group, Obligation};

pub use charge::{Charge, may_initiate};
pub use count::{Count, Counted};
pub use deploy::{Deploy, Placed};
pub use end::End;
pub use fight::Fight;
pub use give_ground::{Cornered, GaveGround, GiveGround, give_ground};
pub use keep::Keep;
pub use march::March;
pub use reply::Reply;
pub use reroll::Reroll;
pub use retire::Retire;
pub use returns::Return;
pub(crate) use returns::{edge, is_awaited};
pub(crate) use ride::joins;
pub use ride::{Ride, Rode};
pub use shoot::Shoot;
pub use stay::Stay;
pub use wheel::{BadWay, Way, Wheel};

/// The heading of the commander's own actions.
const COMMAND: Group = Group("command");
/// The heading of moves.
const MOVING: Group = Group("move");
/// The heading of charges and melee.
const MELEE: Group = Group("melee");

/// Returns whether an obligation is about a die, and so comes first: a waiting die must be settled
/// before anything else.
fn is_about_a_die(first: &Obligation) -> bool {
    Keep::fulfils(first) || Reply::fulfils(first)
}

//! Player actions and the facts that they produce, one file for each action.

mod attack;
mod bear;
mod deploy;
mod end;
mod face;
mod fall_back;
mod fraction;
mod march;
mod mark;
mod objectives;
mod roll;

use drumhead_rules::frame::Group;

pub use attack::{Attack, Attacked};
pub use bear::Bear;
pub use deploy::{Deploy, Deployed};
pub use end::End;
pub use face::{Face, Faced};
pub use fall_back::{FallBack, FellBack};
pub use fraction::Fraction;
pub use march::{March, Marched};
pub use mark::{Mark, Marked};
pub use objectives::{Objectives, WroteObjectives};
pub use roll::{Even, First, Roll, Rolled};

pub(crate) use attack::{prospects, threats};
pub(crate) use mark::exposure;

/// The heading for placing, marching, turning and marking.
const MARCHING: Group = Group("march");
/// The heading for attacks.
const ATTACKING: Group = Group("attack");

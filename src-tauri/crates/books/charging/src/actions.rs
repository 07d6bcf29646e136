//! The actions of the players and the resulting facts, with one file for each action.

mod counter;
mod declare;
mod end;
mod evade;
mod flee;
mod follow;
mod stand;
mod surrender;
mod test;

use drumhead_rules::frame::{Obligation, message};
use drumhead_vocabulary::play::UnitRef;

use crate::Battle;
use crate::charge::must_answer;
use crate::clauses::COUNTER;

pub use counter::Counter;
pub use declare::{Declare, Declared};
pub use end::End;
pub use evade::Evade;
pub use flee::{Fled, Flee, Flight};
pub use follow::Follow;
pub use stand::Stand;
pub use surrender::Surrender;
pub use test::{Test, Tested};

pub(crate) use test::often;

/// Returns the pending answer of a charged unit that has a choice. Standing, counter-charging and
/// evading are alternatives.
fn to_answer(battle: &Battle, unit: UnitRef) -> Option<Obligation> {
    let owed = || Obligation::of_unit("answer", COUNTER, unit, message("owed.answer"));
    must_answer(battle, unit).then(owed)
}

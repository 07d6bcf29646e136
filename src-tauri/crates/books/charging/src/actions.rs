//! Player actions and the facts that they produce, one file for each action.

mod counter;
mod declare;
mod end;
mod evade;
mod flee;
mod follow;
mod stand;
mod surrender;
mod test;

use drumhead_rules::frame::{Action as _, Message, Obligation, message};
use drumhead_vocabulary::ClauseId;
use drumhead_vocabulary::dice::FACES;
use drumhead_vocabulary::play::UnitRef;

use crate::Battle;
use crate::charge::{is_unfinished, may_counter, must_answer};
use crate::clauses::{AT_ONCE, COUNTER};

pub use counter::Counter;
pub use declare::{Declare, Declared};
pub use end::End;
pub use evade::Evade;
pub use flee::{Fled, Flee, Flight};
pub use follow::Follow;
pub use stand::Stand;
pub use surrender::Surrender;
pub use test::{Test, Tested};

/// Returns the pending answer of a charged unit that has a choice: to stand, or to counter-charge or
/// evade if the rules allow that. Only a unit that may counter-charge answers under the rule for
/// counter-charges (C-09).
fn to_answer(battle: &Battle, unit: UnitRef) -> Option<Obligation> {
    let clause = answered_under(battle, unit);
    let obligation = || Obligation::of_unit("answer", clause, unit, message("to_do.answer"));
    must_answer(battle, unit).then(obligation)
}

/// Returns the clause of a unit's pending answer.
pub(crate) fn answered_under(battle: &Battle, unit: UnitRef) -> ClauseId {
    match may_counter(battle, unit) {
        true => COUNTER,
        false => AT_ONCE,
    }
}

/// Returns whether this work carries out the result of another unit's test (C-04). A unit's test,
/// or the roll that replaces the test, waits for such work.
fn is_result_of_another(battle: &Battle, unit: UnitRef, first: &Obligation) -> bool {
    let other = first.unit.filter(|other| *other != unit);
    let result = Stand::fulfils(first) || Flee::fulfils(first) || Surrender::fulfils(first);
    result && other.is_some_and(|other| is_unfinished(battle, other))
}

/// Returns the frequency of a result among the six faces of a die, in words.
fn often(what: &str, faces: usize) -> Message {
    let how = match faces {
        0 => "never",
        6 => "always",
        _ => "times",
    };
    let often = message(format!("odds.{what}_{how}"));
    often.with("times", faces).with("of", FACES.len())
}

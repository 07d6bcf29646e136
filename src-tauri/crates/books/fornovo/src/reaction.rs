//! Section 8: morale. The six reaction tests, and outgunned armies.
//!
//! A test needs the unit ([`Tester`]), the current facts ([`Facts`]) and the rules. The result is a
//! [`Verdict`]: the reason why there is no test, or the modifiers with their clauses. The result of
//! the die is an [`Outcome`]. This module rolls no dice and changes no state.

mod due;
mod facts;
mod front;
mod outcome;
mod predicate;
mod tally;
mod tester;

use serde::Serialize;

use super::army::*;
use super::tables::Rules;

pub use super::tables::reaction_terms::{Predicate, Test};
pub use due::Reason;
pub use facts::{
    ChargeFacts, ChargeRole, Facts, FriendRoutingFacts, HaltPursuitFacts, LostCombatFacts,
    RallyFacts, RoutingFriend, ShootingFacts,
};
pub use front::{FrontRank, PikeStatus, PikesFor, over_half_missile, pike_status, usual_front};
pub use outcome::{Outcome, RalliedTo};
pub use tally::{Row, Tally};
pub use tester::{Tester, TesterState};

/// Whether a test is taken, and its modifiers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// There is no test.
    NotDue(Reason),
    /// A test is taken, with one die and these modifiers.
    Rolls(Tally),
}

/// Returns whether the unit takes the test to which these facts belong, and the test's modifiers.
pub fn reaction(tester: &Tester, facts: &Facts, rules: &Rules) -> Verdict {
    match facts.due(tester, rules) {
        Err(reason) => Verdict::NotDue(reason),
        Ok(()) => Verdict::Rolls(facts.tally(tester, rules)),
    }
}

/// Returns the weight of these guns, which determines whether an army is outgunned (F-8.02). The
/// caller passes the remaining or the initial guns (D-132).
pub fn weight_of_guns<'a>(models: impl IntoIterator<Item = &'a Models>, rules: &Rules) -> u32 {
    let weigh = |models: &Models| {
        let guns = Model::GUNS.iter();
        guns.map(|gun| u32::from(models.count(*gun)).saturating_mul(rules.guns.weight(*gun)))
            .fold(0, u32::saturating_add)
    };
    models.into_iter().map(weigh).fold(0, u32::saturating_add)
}

/// Returns the weight of an army's initial guns (F-8.02).
pub fn artillery_weight(army: &Army, rules: &Rules) -> u32 {
    weight_of_guns(army.units.iter().map(|unit| &unit.models), rules)
}

/// Whether an enemy with weight `enemy` outguns an army with weight `own` (F-8.02).
pub fn outgunned(own: u32, enemy: u32, rules: &Rules) -> bool {
    let row = &rules.reactions.outgunned;
    enemy >= row.enemy_least && own < row.below_share.reached_at(enemy)
}

#[cfg(test)]
mod tests;

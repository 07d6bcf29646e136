//! The work of charges. If the players allowed a charge late, its work comes before other work of
//! the same step (F-6.07, F-6.12).

use super::complete::Complete;
use super::recoil::Recoil;
use super::reply::comes_first;
use crate::battle::prelude::*;
use crate::battle::test_work::is_of;
use crate::reaction::Test;

/// Whether this obligation is the work of a charge: a late reply, a charge test, or a charger's
/// move, recoil or test to halt.
pub(super) fn is_of_charge(battle: &Battle, first: &Obligation) -> bool {
    let Some(unit) = first.unit else {
        return false;
    };
    if comes_first(battle, first) {
        return true;
    }
    let charges = battle.state.charge_of(unit).is_some();
    let target = |state: &UnitState| state.charge.is_some_and(|charge| charge.target == unit);
    let is_target = || battle.state.units.values().any(target);
    if is_of(first, Test::Charge) {
        return charges || is_target();
    }
    let moves = Complete::fulfils(first) || Recoil::fulfils(first);
    charges && (moves || is_of(first, Test::HaltPursuit))
}

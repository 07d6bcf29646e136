//! The objections to any action in a side's step of normal moves.

use drumhead_vocabulary::Length;

use crate::battle::liberty::{Deed, restraints};
use crate::battle::prelude::*;

/// The heading for moves.
pub(super) const MOVE: Group = Group("move");

/// Whether the unit's side makes its normal moves in the current step.
pub(super) fn moves_now(battle: &Battle, unit: UnitRef) -> bool {
    side_moves(battle, unit.side)
}

/// Whether this side makes its normal moves in the current step.
pub(super) fn side_moves(battle: &Battle, side: u8) -> bool {
    battle.state.now.step.moving_side(battle.state.side_a) == Some(side)
}

/// Returns the objection to a move or manoeuvre outside the step of the unit's side.
pub(super) fn not_its_step(battle: &Battle, unit: UnitRef) -> Option<Objection> {
    let other = !moves_now(battle, unit);
    other.then(|| objection("not_its_step", AMONG_MOVES).with("unit", unit))
}

/// Returns the objections to any move or manoeuvre of the unit: another step, a rout or pursuit,
/// contact with the enemy, a charge at the unit, a movement debt, or a friend that interpenetrated
/// the unit.
pub(super) fn against_acting(battle: &Battle, unit: UnitRef, deed: Deed) -> Vec<Objection> {
    let in_debt = battle.state.units.get(&unit).is_some_and(|it| it.debt > 0);
    let passed = position(battle).was_passed(unit);
    let against = objections([(in_debt, "debt", DEBT), (passed, "was_passed", PASSED)])
        .map(|it| it.with("unit", unit));
    not_its_step(battle, unit)
        .into_iter()
        .chain(restraints(position(battle), unit, deed))
        .chain(against)
        .collect()
}

/// Returns a distance in the game's scale.
pub(super) fn inches(length: Length) -> Message {
    message("preview.inches").with("n", length.to_string())
}

/// Returns an adjustment with its sign, in the game's scale.
pub(super) fn adjusted(by: Length) -> Message {
    match by < Length::ZERO {
        true => less(Length::ZERO.minus(by)),
        false => message("preview.more").with("n", by.to_string()),
    }
}

/// Returns a deduction in the game's scale.
pub(super) fn less(length: Length) -> Message {
    message("preview.less").with("n", length.to_string())
}

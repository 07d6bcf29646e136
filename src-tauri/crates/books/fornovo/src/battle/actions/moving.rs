//! What the rules have against anything that a unit does in its side's step of moves.

use drumhead_words::Length;

use super::super::liberty::{Deed, restraints};
use super::super::passage::PASSED;
use super::super::prelude::*;

/// The heading of moves.
pub(super) const MOVE: Group = Group("move");
/// Each side moves in its own step.
const STEP: ClauseId = ClauseId::new("F-6.09");
const DEBT: ClauseId = ClauseId::new("F-7.27");

/// Whether it is the step of the unit's own side to move.
pub(super) fn moves_now(battle: &Battle, unit: UnitRef) -> bool {
    side_moves(battle, unit.side)
}

/// Whether it is the step of this side to move.
pub(super) fn side_moves(battle: &Battle, side: u8) -> bool {
    battle.state.now.step.moving_side(battle.state.side_a) == Some(side)
}

/// What speaks against a move or a manoeuvre in another step than that of its side.
pub(super) fn not_its_step(battle: &Battle, unit: UnitRef) -> Option<Objection> {
    let other = !moves_now(battle, unit);
    other.then(|| objection("not_its_step", STEP).with("unit", unit))
}

/// What speaks against a move or a manoeuvre of the unit, whatever it is: its step, that it runs or that
/// the enemy holds it, that it owes moves, and that a friend has passed through it.
pub(super) fn against_acting(battle: &Battle, unit: UnitRef, deed: Deed) -> Vec<Objection> {
    let in_debt = battle.state.units.get(&unit).is_some_and(|it| it.debt > 0);
    let passed = position(battle).was_passed(unit);
    let against = objections([(in_debt, "debt", DEBT), (passed, "was_passed", PASSED)]);
    let against = against.map(|it| it.with("unit", unit));
    not_its_step(battle, unit)
        .into_iter()
        .chain(restraints(position(battle), unit, deed))
        .chain(against)
        .collect()
}

/// A length of the game's scale.
pub(super) fn inches(length: Length) -> Message {
    message("preview.inches").with("n", length.to_string())
}

/// A length that is taken away.
pub(super) fn less(length: Length) -> Message {
    inches(Length::ZERO.minus(length))
}

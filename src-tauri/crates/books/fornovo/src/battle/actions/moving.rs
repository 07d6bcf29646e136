//! What the rules have against anything that a unit does in its side's step of moves.

use drumhead_words::Length;

use super::super::manoeuvres::Manoeuvre;
use super::super::passage::PASSED;
use super::super::prelude::*;

/// The heading of moves.
pub(super) const MOVE: Group = Group("move");
/// Each side moves in its own step.
const STEP: ClauseId = ClauseId::new("F-6.09");
/// Routers and pursuers do not move of their own will.
pub(super) const VOLUNTARY: ClauseId = ClauseId::new("F-7.13");
const DEBT: ClauseId = ClauseId::new("F-7.27");
const NO_TURNING: ClauseId = ClauseId::new("F-10.05");

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

/// What speaks against any act of the unit in its side's step of moves.
pub(super) fn against_acting(battle: &Battle, unit: UnitRef, state: &UnitState) -> Vec<Objection> {
    let runs = state.routs() || state.pursuit.is_some();
    let passed = table(battle).was_passed(unit);
    let against = objections([
        (runs, "runs", VOLUNTARY),
        (state.debt > 0, "debt", DEBT),
        (passed, "was_passed", PASSED),
    ]);
    let against = against.map(|it| it.with("unit", unit));
    not_its_step(battle, unit)
        .into_iter()
        .chain(against)
        .collect()
}

/// What speaks against a move or a manoeuvre of a unit that touches the enemy, or whose chargers have
/// come up to it. A unit in contact does not turn and is not brought up (F-10.05); of leaving a combat
/// by choice the book says nothing.
pub(super) fn held_by_enemy(
    battle: &Battle,
    unit: UnitRef,
    what: Option<Manoeuvre>,
) -> Option<Objection> {
    let in_contact = |state: &UnitState| !state.contacts.is_empty();
    let held = if battle.state.units.get(&unit).is_some_and(in_contact) {
        if what.is_some_and(turns) {
            objection("in_contact", NO_TURNING).saying(message("against.in_contact_turning"))
        } else {
            objection("in_contact", None)
        }
    } else if table(battle).is_charged(unit) {
        objection("is_charged", None)
    } else {
        return None;
    };
    Some(held.with("unit", unit))
}

/// Whether the rules have nothing against it but that the enemy holds the unit, which the players may
/// allow.
pub(super) fn only_held(against: &[Objection]) -> bool {
    let held = [
        "against.in_contact",
        "against.in_contact_turning",
        "against.is_charged",
    ];
    against.iter().all(|it| held.contains(&it.message.key()))
}

/// Whether the unit turns by it.
const fn turns(what: Manoeuvre) -> bool {
    match what {
        Manoeuvre::ChangeFacing
        | Manoeuvre::ChangeFront { .. }
        | Manoeuvre::ChangeFrontBy { .. }
        | Manoeuvre::FormSquare
        | Manoeuvre::LeaveSquare
        | Manoeuvre::TurnGuns => true,
        Manoeuvre::Unlimber
        | Manoeuvre::Hitch
        | Manoeuvre::Unhitch
        | Manoeuvre::Dismount
        | Manoeuvre::Mount
        | Manoeuvre::PlantStakes
        | Manoeuvre::LiftStakes
        | Manoeuvre::FixBayonets
        | Manoeuvre::FixBayonetsInFront
        | Manoeuvre::RemoveBayonets => false,
    }
}

/// A length of the game's scale.
pub(super) fn inches(length: Length) -> Message {
    message("preview.inches").with("n", length.to_string())
}

/// A length that is taken away.
pub(super) fn less(length: Length) -> Message {
    inches(Length::ZERO.minus(length))
}

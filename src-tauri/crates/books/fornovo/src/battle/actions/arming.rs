//! Dropping and taking up weapons, and exchanging ranks: shared groups, checks and labels.

use crate::army::Unit;
use crate::battle::prelude::*;
use crate::battle::{group_name, position as table_of};
use crate::weapons::Weapon;

/// The heading for orders about weapons and ranks.
pub(super) const WEAPONS: Group = Group("weapons");

/// Returns the unit if it is on the table and not routing, as orders about weapons and ranks
/// require.
pub(super) fn armed(battle: &Battle, unit: UnitRef) -> Option<(&Unit, &UnitState)> {
    let (bought, state) = table_of(battle).unit(unit)?;
    (state.on_table() && !state.routs()).then_some((bought, state))
}

/// Whether the unit is in combat and has neither dropped a weapon nor exchanged ranks this turn.
pub(super) fn fights(state: &UnitState) -> bool {
    !state.contacts.is_empty() && !state.turn.rearmed
}

/// Returns the indices of the unit's groups that have figures left.
pub(super) fn manned(state: &UnitState) -> impl Iterator<Item = u8> {
    let groups = (0_u8..).zip(&state.groups);
    groups
        .filter(|(_, left)| **left > 0)
        .map(|(group, _)| group)
}

/// Whether the current phase is the Move phase.
pub(super) fn in_move_phase(battle: &Battle) -> bool {
    battle.state.now.step.phase() == Phase::Move
}

/// Returns the name of a group.
pub(super) fn called(battle: &Battle, unit: UnitRef, group: u8) -> String {
    let bought = table_of(battle).unit(unit);
    bought.map_or_else(String::new, |(bought, _)| {
        group_name(battle.words, bought, usize::from(group))
    })
}

/// Returns the label of an order about a group's weapon: `offer.<key>`.
pub(super) fn label(
    battle: &Battle,
    key: &str,
    (unit, group): (UnitRef, u8),
    weapon: Weapon,
) -> Message {
    message(format!("offer.{key}"))
        .with("group", called(battle, unit, group))
        .with("weapon", message(format!("plural.{}", weapon.id())))
}

/// Returns the id of a group's weapon.
pub(super) fn key((unit, group): (UnitRef, u8), weapon: Weapon) -> String {
    let unit = frame::unit_key(unit);
    format!("{unit}.{group}.{}", weapon.id())
}

//! A unit's own numbers: its march, its contributions, the results of its attacks, and the results
//! of attacks on it.

use crate::actions::{exposure, prospects, threats};
use crate::chances::{self, Case, silenced};
use crate::prelude::*;
use crate::tables::Bonus;
use crate::words::percent;

/// The numbers of turns for which the panel shows a gun's chance of being silenced.
const TURNS: [u32; 3] = [1, 2, 3];

/// Returns the sums of a unit's panel.
pub(super) fn panel(battle: &Battle, unit: UnitRef, state: &UnitState) -> Vec<Sum> {
    let mut sums = vec![own(battle, state)];
    sums.extend(attacks(battle, unit));
    if let Some(hex) = state.place() {
        sums.extend(exposure(battle, unit.side, hex));
        sums.extend(guns(battle, unit, state));
    }
    sums
}

/// Returns the march, and the contribution of each figure and gun.
pub(super) fn own(battle: &Battle, state: &UnitState) -> Sum {
    let hexes = message("panel.hexes").with("hexes", allowance(battle, state));
    let own = Sum::new(message("panel.unit")).row(message("panel.marches"), MOVES, hexes);
    let arms = state.troops(lives(battle)).arms().into_iter();
    arms.fold(own, |own, arm| {
        let each = message(format!("panel.each_{}", arm.id()));
        own.row(each, arm.clause(), of_arm(battle, arm))
    })
}

/// Returns the chances of an arm against standing troops and against troops that fall back, in the
/// open and in cover, and its bonuses.
fn of_arm(battle: &Battle, arm: Arm) -> Message {
    let each = |standing, cover| {
        let case = Case::plain(standing, cover);
        Value::Tenths(chances::chance(arm, &case, &battle.tables))
    };
    let chances = message("panel.chances")
        .with("standing", each(true, false))
        .with("fall_back", each(false, false))
        .with("standing_cover", each(true, true))
        .with("fall_back_cover", each(false, true));
    let bonuses = Bonus::ALL.iter().map(|id| {
        let each = Value::Tenths(battle.tables.bonus(*id, arm).into());
        message("panel.bonus")
            .with("each", each)
            .with("bonus", id.word())
    });
    let parts = std::iter::once(chances).chain(bonuses);
    bare(Value::List(parts.collect(), "; "))
}

/// Returns the sums of the currently possible attacks from the unit's hex.
fn attacks(battle: &Battle, unit: UnitRef) -> Option<Sum> {
    let found = prospects(battle, unit);
    let sum = Sum::new(message("panel.attacks"));
    let all = found.iter().fold(sum, |all, (at, sum)| {
        let on = message("panel.on").with("hex", *at);
        all.row(on, SUM, bare(Value::Tenths(*sum)))
    });
    (!found.is_empty()).then_some(all)
}

/// Returns the chances that the unit's most damaged working gun is silenced within 1, 2 and 3
/// turns, if all enemies that can attack its hex do so. `None` without such a gun or such enemies,
/// or for a hex with figures.
fn guns(battle: &Battle, unit: UnitRef, state: &UnitState) -> Option<Sum> {
    let hex = state.place()?;
    let target = battle.state.target_at(unit.side, hex, lives(battle));
    let working = state.guns.iter().copied();
    let gun = working.filter(|hits| *hits < lives(battle)).max()?;
    let threats = threats(battle, unit.side, hex);
    if threats.is_empty() || target.men() > 0 {
        return None;
    }
    let sums = threats
        .iter()
        .map(|(_, troops, case)| chances::tenths(*troops, case, &battle.tables));
    let sum = sums.fold(0, u32::saturating_add);
    let column = Sum::new(message("panel.silenced"));
    Some(TURNS.into_iter().fold(column, |column, turns| {
        let chance: f64 = silenced(sum, turns, gun, &battle.tables);
        let after = message("panel.turns").with("turns", turns);
        column.row(after, SECOND, bare(percent(chance)))
    }))
}

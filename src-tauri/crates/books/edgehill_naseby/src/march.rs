//! The end of a march. A unit may continue in the same step with its remaining points, so several
//! orders form a single march, and nothing is final before the step ends. A captured gun changes
//! sides at once, because it affects other marches, and is removed if its captor marches on (E-24).
//! A crew that runs away from adjacent cavalry does so at the end of the step (E-19, gap E-A11).

use crate::fates::{WhyUnmanned, unmanned};
use crate::interpretations::UnmannedBy;
use crate::prelude::*;

/// Returns the guns in a unit's hex that the unit captured by a march in this step. If the march
/// goes on, it has passed through the guns' hex and not ended there (E-24). A retreat that captured
/// a gun has ended, as has a march of an earlier step.
pub(crate) fn left_behind(battle: &Battle, unit: UnitRef, standing: &Standing) -> Vec<UnitRef> {
    let seized = battle.state.seized.iter().filter(|it| it.by == unit);
    let guns = seized.map(|it| it.unit).filter(|gun| {
        here(battle, *gun).is_ok_and(|(it, hex)| {
            let own = |gun: Gun| gun.is_captured() && gun.serves == unit.side;
            standing.place() == Some(hex) && it.gun.is_some_and(own)
        })
    });
    guns.filter(|_| guns_used(battle)).collect()
}

/// Returns the manned enemy guns that are adjacent to a hex and have no infantry with them.
fn bare_guns(battle: &Battle, side: u8, hex: Cell) -> Vec<UnitRef> {
    let state = &battle.state;
    let bare = |gun: UnitRef, at: Cell| {
        let own = state.serves(gun);
        let mut there = state.at(at);
        own != side && !there.any(|(unit, it)| unit.side == own && it.arm == Arm::Infantry)
    };
    let guns = state
        .on_map()
        .filter(|(gun, it, at)| {
            let manned = it.gun.is_some_and(|own| !own.is_unmanned());
            manned && far(battle, *at, hex) == 1 && bare(*gun, *at)
        })
        .filter(|_| guns_used(battle));
    guns.map(|(gun, ..)| gun).collect()
}

/// Returns the consequences of the end of this step's marches: crews that run away from adjacent
/// cavalry, unless the interpretation lets them stay until they attempt to fire (E-19, gap E-A11).
pub(crate) fn marches_end(battle: &Battle) -> Vec<Event> {
    let runs = running(battle).into_iter();
    runs.map(|gun| unmanned(battle, gun, WhyUnmanned::Adjacent))
        .collect()
}

/// Returns the guns whose crews run away if the marches of this step end now (E-19, gap E-A11).
pub(crate) fn running(battle: &Battle) -> Vec<UnitRef> {
    if interpretations(battle).unmanned_by != UnmannedBy::Adjacency {
        return Vec::new();
    }
    let marched = battle.state.marched.iter();
    let cavalry = marched.filter_map(|unit| {
        let (standing, hex) = here(battle, *unit).ok()?;
        (standing.arm == Arm::Cavalry).then_some((unit.side, hex))
    });
    let mut guns: Vec<UnitRef> = cavalry
        .flat_map(|(side, hex)| bare_guns(battle, side, hex))
        .collect();
    guns.sort_unstable();
    guns.dedup();
    guns
}

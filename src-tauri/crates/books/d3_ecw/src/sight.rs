//! Lines of sight, and the units that a commander sees.

use drumhead_rules::hex::Sight;
use drumhead_rules::map::Feature;

use crate::ground::{activations, radius};
use crate::interpretations::{HillSight, SightBlocked};
use crate::prelude::*;

/// Returns the hex that blocks the line between two hexes, if there is one (gap D3-A11).
pub(crate) fn blocked(battle: &Battle, from: Cell, to: Cell) -> Option<Cell> {
    let units = interpretations(battle).sight_blocked_by == SightBlocked::GroundAndUnits;
    let map = map(battle);
    let high = [from, to].iter().any(|end| map.is(*end, Feature::Hill));
    let over = high && interpretations(battle).hill_sight == HillSight::OpenFromHills;
    along(battle, from, to, |cell| {
        let ground = [Feature::Woods, Feature::Town];
        let hill = !over && map.is(cell, Feature::Hill);
        map.is_any(cell, &ground) || hill || (units && battle.state.in_hex(cell).is_some())
    })
}

/// Returns the hex where a unit of this side blocks the line between two hexes, if there is one
/// (D3-32).
pub(crate) fn friend_between(battle: &Battle, side: u8, from: Cell, to: Cell) -> Option<Cell> {
    let friend = |cell| {
        battle
            .state
            .in_hex(cell)
            .is_some_and(|(unit, _)| unit.side == side)
    };
    along(battle, from, to, friend)
}

fn along(battle: &Battle, from: Cell, to: Cell, blocks: impl Fn(Cell) -> bool) -> Option<Cell> {
    let grid = map(battle).grid;
    let sight = Sight::between(grid.hex(from), grid.hex(to)).within(grid);
    let edge = interpretations(battle).sight_along_side.edge();
    let blocks = |hex| grid.cell(hex).filter(|cell| blocks(*cell));
    sight.blocked(edge, blocks, |_, _| None)
}

/// Whether a commander counts a unit, or the reason why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Noticed {
    /// The commander counts the unit.
    Seen,
    /// This hex hides the unit from the commander.
    Hidden(Cell),
    /// The unit is outside the commander's radius.
    Far,
}

/// Returns a commander's hex, and whether he is attached. `None` while he is off the table.
fn station(battle: &Battle, side: u8) -> Option<(Cell, bool)> {
    let (commander, state) = battle.state.commander(side)?;
    let place = battle.state.place(commander)?;
    Some((place.hex, state.attached.is_some()))
}

/// Returns a commander's hex and radius. `None` while he is off the table.
pub(crate) fn command(battle: &Battle, side: u8) -> Option<(Cell, u32)> {
    let (at, attached) = station(battle, side)?;
    Some((at, radius(attached, &battle.tables)))
}

/// Returns every unit of a side on the table except its commander, and for each unit whether the
/// commander counts it. Empty while he is off the table.
pub(crate) fn noticed(battle: &Battle, side: u8) -> Vec<(UnitRef, Noticed)> {
    let Some((at, radius)) = command(battle, side) else {
        return Vec::new();
    };
    let noticed = troops(battle, side).filter_map(|(unit, state)| {
        let there = state.place?.hex;
        let what = if far(battle, at, there) > radius {
            Noticed::Far
        } else {
            blocked(battle, at, there).map_or(Noticed::Seen, Noticed::Hidden)
        };
        Some((unit, what))
    });
    noticed.collect()
}

/// Returns the number of activations for the counted units (D3-09).
pub(crate) fn counted(battle: &Battle, side: u8, seen: &[UnitRef]) -> u32 {
    let units: Vec<_> = troops(battle, side)
        .filter_map(|(unit, state)| Some((state.place?.hex, seen.contains(&unit))))
        .collect();
    let station = station(battle, side);
    let (at, attached) = (station.map(|it| it.0), station.is_some_and(|it| it.1));
    activations(map(battle).grid, at, attached, &units, &battle.tables)
}

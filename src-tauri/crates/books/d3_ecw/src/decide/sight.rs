//! Lines of sight, and whom a commander sees.

use drumhead_words::play::UnitRef;

use super::super::battle::Battle;
use super::super::ground::{activations, radius};
use super::super::readings::{HillSight, SightBlocked};
use drumhead_rules::hex::{Cell, Sight};
use drumhead_rules::map::Feature;

/// The hex that blocks the line between two others, if one does (gap D3-A11).
pub(in super::super) fn blocked(battle: &Battle, from: Cell, to: Cell) -> Option<Cell> {
    let units = battle.readings().sight_blocked_by == SightBlocked::GroundAndUnits;
    let map = battle.map_of();
    let high = [from, to].iter().any(|end| map.is(*end, Feature::Hill));
    let over = high && battle.readings().hill_sight == HillSight::OpenFromHills;
    along(battle, from, to, |cell| {
        let ground = [Feature::Woods, Feature::Town];
        let hill = !over && map.is(cell, Feature::Hill);
        map.is_any(cell, &ground) || hill || (units && battle.state.in_hex(cell).is_some())
    })
}

/// The hex with a friend of this side over whom the line between two hexes
/// passes (D3-32).
pub(in super::super) fn friend_between(
    battle: &Battle,
    side: u8,
    from: Cell,
    to: Cell,
) -> Option<Cell> {
    let friend = |cell| {
        battle
            .state
            .in_hex(cell)
            .is_some_and(|(unit, _)| unit.side == side)
    };
    along(battle, from, to, friend)
}

fn along(battle: &Battle, from: Cell, to: Cell, blocks: impl Fn(Cell) -> bool) -> Option<Cell> {
    let grid = battle.map_of().grid;
    let sight = Sight::between(grid.hex(from), grid.hex(to));
    let edge = battle.readings().sight_along_side.edge();
    sight.blocked(
        edge,
        // Off the map there is nothing to see through: it blocks.
        |hex| match grid.cell(hex) {
            Some(cell) => blocks(cell).then_some(cell),
            None => Some(from),
        },
        |_, _| None,
    )
}

/// What a commander makes of a unit of his.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Noticed {
    /// It counts.
    Seen,
    /// This hex is in the way.
    Hidden(Cell),
    /// It is farther than he commands.
    Far,
}

/// Every unit of a side on the table, its commander apart, with what he makes of
/// it; nothing while he is off the table.
pub(in super::super) fn noticed(battle: &Battle, side: u8) -> Vec<(UnitRef, Noticed)> {
    let Some((commander, standing)) = battle.state.commander(side) else {
        return Vec::new();
    };
    let Some(place) = battle.state.place(commander) else {
        return Vec::new();
    };
    let radius = radius(standing.attached.is_some(), &battle.tables);
    let mine = battle
        .state
        .here()
        .filter(|(unit, standing)| unit.side == side && !standing.commands());
    let noticed = mine.filter_map(|(unit, standing)| {
        let there = standing.place?.hex;
        let what = if battle.far(place.hex, there) > radius {
            Noticed::Far
        } else {
            blocked(battle, place.hex, there).map_or(Noticed::Seen, Noticed::Hidden)
        };
        Some((unit, what))
    });
    noticed.collect()
}

/// How many activations the counted units make (D3-09).
pub(super) fn counted(battle: &Battle, side: u8, seen: &[UnitRef]) -> u32 {
    let commander = battle.state.commander(side);
    let at = commander.and_then(|(unit, _)| battle.state.place(unit));
    let attached = commander.is_some_and(|(_, unit)| unit.attached.is_some());
    let units: Vec<_> = (battle.state.here())
        .filter(|(unit, standing)| unit.side == side && !standing.commands())
        .filter_map(|(unit, standing)| Some((standing.place?.hex, seen.contains(&unit))))
        .collect();
    let at = at.map(|place| place.hex);
    activations(battle.map_of().grid, at, attached, &units, &battle.tables)
}

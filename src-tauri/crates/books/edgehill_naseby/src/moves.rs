//! Possible destinations: moves through the front (E-05, E-06, E-26 to E-32), and retreats.

use std::collections::{BTreeMap, BTreeSet};

use drumhead_rules::hex::{Reached, Side, reach};

use crate::facing::allowance;
use crate::guns::{Overrun, overrun};
use crate::interpretations::LeadersBlock;
use crate::prelude::*;
use crate::terrain::{Ground, step_cost, turn_cost};

/// The route to a hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Way {
    /// The cost in movement points.
    pub(super) cost: u32,
    /// The final facing.
    pub(super) facing: Facing,
    /// Every final facing at this cost.
    pub(super) facings: Vec<Facing>,
    /// The hexes, starting with the unit's own hex.
    pub(super) path: Vec<Cell>,
}

/// A node of the search: the hex, the facing, and whether the route has already passed over the gun
/// that the order names.
type Stand = (Cell, Facing, bool);

/// A neighbour of a hex: the side between the two hexes, the neighbour, and the cost of entering
/// the neighbour.
type Beside = (Side, Cell, u32);

/// Returns whether an enemy occupies a hex, so that a unit cannot enter it. A gun alone does not
/// occupy a hex; a leader alone does only if leaders are units (gap E-A22).
pub(super) fn is_occupied(battle: &Battle, unit: UnitRef, cell: Cell) -> bool {
    let leaders = interpretations(battle).leaders_block == LeadersBlock::Yes;
    let there = battle.state.at(cell);
    let mut enemies = there.filter(|(other, _)| battle.state.serves(*other) != unit.side);
    enemies.any(|(_, it)| match it.arm {
        Arm::Infantry | Arm::Cavalry => true,
        Arm::Leader => leaders,
        Arm::Artillery => false,
    })
}

/// Returns whether a unit may not end its move in a hex or be placed there, because a gun there
/// would have too much infantry (E-21).
pub(super) fn crowded(battle: &Battle, unit: UnitRef, cell: Cell) -> bool {
    let Some(own) = battle.state.unit(unit) else {
        return false;
    };
    let others = || battle.state.at(cell).filter(|(other, _)| *other != unit);
    let infantry = others().filter(|(_, it)| it.arm == Arm::Infantry).count();
    let most = usize::from(battle.tables.artillery.infantry_with_gun);
    let full = if own.gun.is_some() {
        infantry > most
    } else {
        own.arm == Arm::Infantry && infantry >= most && others().any(|(_, it)| it.gun.is_some())
    };
    guns_used(battle) && full
}

/// Returns the hexes of guns in which a unit may not end its move (E-21).
fn crowds(battle: &Battle, unit: UnitRef) -> BTreeSet<Cell> {
    let guns = battle.state.on_map().filter(|(_, it, _)| it.gun.is_some());
    let cells = guns.map(|(.., cell)| cell);
    cells.filter(|cell| crowded(battle, unit, *cell)).collect()
}

/// Returns every permitted destination of a unit: the reachable hexes, except those in which a gun
/// would have too much infantry (E-21).
pub(super) fn open_ways(
    battle: &Battle,
    unit: UnitRef,
    standing: &Standing,
    over: Option<UnitRef>,
) -> BTreeMap<Cell, Way> {
    let mut ways = reachable(battle, unit, standing, (over, None));
    let crowds = crowds(battle, unit);
    ways.retain(|cell, _| !crowds.contains(cell));
    ways
}

/// Returns every hex reachable with a unit's remaining points, by the cheapest route, or by the
/// cheapest route that ends with a given facing. A route over a gun passes over further guns only
/// if no other route over that gun reaches the hex.
pub(super) fn reachable(
    battle: &Battle,
    unit: UnitRef,
    standing: &Standing,
    (over, facing): (Option<UnitRef>, Option<Facing>),
) -> BTreeMap<Cell, Way> {
    let place = over.and_then(|gun| battle.state.unit(gun)?.place());
    if over.is_some() && place.is_none() {
        return BTreeMap::new();
    }
    let lie = Lie::of(battle, unit, standing, place);
    let mut ways = lie.ways(standing, facing);
    if place.is_some() && lie.guns.len() > 1 {
        for (cell, way) in lie.without_guns().ways(standing, facing) {
            ways.entry(cell).or_insert(way);
        }
    }
    ways
}

/// Returns whether a unit could reach a hex if there were no enemy guns: a unit ends its move at a
/// gun unless it is ordered to move over the gun (E-23, E-24).
pub(super) fn beyond_guns(battle: &Battle, unit: UnitRef, standing: &Standing, to: Cell) -> bool {
    let lie = Lie::of(battle, unit, standing, None).without_guns();
    lie.ways(standing, None).contains_key(&to)
}

/// Returns whether enemies bar every route of a unit to a hex, however many points it has.
pub(super) fn is_shut_in(battle: &Battle, unit: UnitRef, to: Cell) -> bool {
    let Some(start) = battle.state.unit(unit).and_then(Standing::place) else {
        return false;
    };
    let map = map(battle);
    let most = u32::from(map.grid.columns) * u32::from(map.grid.rows);
    let found = reach(start, most, |cell, _| {
        let around = map.around(*cell).map(|(_, next)| next);
        let free = around.filter(|next| !is_occupied(battle, unit, *next));
        free.map(|next| (next, 1)).collect()
    });
    !found.contains_key(&to)
}

/// Returns a unit as it would be in command: with the points that it lost by being out of command
/// (E-02).
pub(super) fn in_full_command(battle: &Battle, standing: &Standing) -> Standing {
    let lost = standing.ma.map_or(0, |ma| {
        let allowed = allowance(ma, standing.in_command, &battle.tables);
        ma.saturating_sub(allowed)
    });
    Standing {
        points: standing.points.map(|left| left.saturating_add(lost)),
        ..standing.clone()
    }
}

/// Everything that affects a unit's routes, looked up only once.
struct Lie<'a> {
    battle: &'a Battle,
    ground: Ground<'a>,
    arm: Arm,
    start: Option<Cell>,
    /// Whether facing matters for the unit.
    faces: bool,
    /// The hexes occupied by an enemy.
    occupied: BTreeSet<Cell>,
    /// The hexes that contain an enemy gun but that no enemy occupies.
    guns: BTreeSet<Cell>,
    /// The hex of the gun over which the unit moves.
    over: Option<Cell>,
}

impl<'a> Lie<'a> {
    fn of(battle: &'a Battle, unit: UnitRef, standing: &Standing, over: Option<Cell>) -> Self {
        let enemies = |guns: bool| {
            let units = battle.state.on_map();
            let those = units.filter(move |(other, it, _)| {
                battle.state.serves(*other) != unit.side && it.gun.is_some() == guns
            });
            those.map(|(.., cell)| cell).collect::<BTreeSet<Cell>>()
        };
        let mut occupied = enemies(false);
        occupied.retain(|cell| is_occupied(battle, unit, *cell));
        Self {
            battle,
            ground: ground(battle),
            arm: standing.arm,
            start: standing.place(),
            faces: faces(battle, unit),
            // Only troops capture or overrun guns (E-23, E-24). Leaders pass them.
            guns: if guns_used(battle) && standing.is_troops() {
                enemies(true).difference(&occupied).copied().collect()
            } else {
                BTreeSet::new()
            },
            occupied,
            over,
        }
    }

    /// Returns the same data, but without guns.
    fn without_guns(self) -> Self {
        Self {
            guns: BTreeSet::new(),
            ..self
        }
    }

    /// Returns the cheapest route to every hex that can be reached with the remaining points, over
    /// the gun if there is one to move over, and with this final facing if one is given. Among
    /// routes with equal costs, the one with the final facing nearest to the unit's current facing
    /// wins.
    fn ways(&self, standing: &Standing, facing: Option<Facing>) -> BTreeMap<Cell, Way> {
        let (Some(start), Some(points)) = (self.start, standing.points) else {
            return BTreeMap::new();
        };
        let found = self.reached((start, standing.facing, false), points);
        let mut best: BTreeMap<Cell, (u32, Vec<Stand>)> = BTreeMap::new();
        for (at, reached) in &found {
            let (cell, faces, behind) = *at;
            let passes = self.over.is_none_or(|gun| behind && cell != gun);
            if cell == start || !passes || facing.is_some_and(|facing| facing != faces) {
                continue;
            }
            let (cost, stands) = best.entry(cell).or_insert((reached.cost, Vec::new()));
            if reached.cost < *cost {
                (*cost, *stands) = (reached.cost, Vec::new());
            }
            if reached.cost == *cost {
                stands.push(*at);
            }
        }
        let ways = best.into_iter().filter_map(|(cell, (cost, mut stands))| {
            stands.sort_by_key(|(_, facing, _)| (turn(standing.facing, *facing), *facing));
            let nearest = *stands.first()?;
            let mut facings: Vec<_> = stands.iter().map(|(_, facing, _)| *facing).collect();
            facings.dedup();
            let way = Way {
                cost,
                facing: nearest.1,
                facings,
                path: path(&found, nearest),
            };
            Some((cell, way))
        });
        ways.collect()
    }

    /// Returns every node that can be reached with this many movement points.
    fn reached(&self, first: Stand, points: u8) -> BTreeMap<Stand, Reached<Stand>> {
        // For every facing, a hex has the same neighbours with the same costs.
        let mut around: BTreeMap<Cell, Vec<Beside>> = BTreeMap::new();
        let facings = facings(self.battle);
        let turn = turn_cost(&self.battle.tables);
        reach(first, points.into(), |(cell, facing, behind), reached| {
            let here = self.over == Some(*cell);
            if Some(*cell) != self.start && self.guns.contains(cell) && !here {
                // A route ends at a gun, unless the unit is ordered to move over it.
                return Vec::new();
            }
            let behind = *behind || here;
            let front = corner(self.battle, *facing).sides();
            let beside = around.entry(*cell).or_insert_with(|| self.beside(*cell));
            let open = beside
                .iter()
                .filter(|(side, ..)| !self.faces || front.contains(side));
            let steps = open.map(|(_, to, cost)| ((*to, *facing, behind), *cost));
            let mut next: Vec<(Stand, u32)> = steps.collect();
            // A single turn can lead to any facing, so a second turn in the hex is a waste.
            let turned = reached.from.is_some_and(|(before, ..)| before == *cell);
            if self.faces && !turned {
                let others = facings.iter().filter(|other| *other != facing);
                next.extend(others.map(|facing| ((*cell, *facing, behind), turn)));
            }
            next
        })
    }

    /// Returns those neighbours of a hex that no enemy occupies, each with the cost of the step.
    fn beside(&self, cell: Cell) -> Vec<Beside> {
        let battle = self.battle;
        let base = battle.setup.profile.base_cost();
        let around = map(battle).around(cell);
        let free = around.filter(|(_, to)| !self.occupied.contains(to));
        let costs = free.map(|(side, to)| {
            let step = self.ground.step(cell, to);
            (side, to, step_cost(self.arm, base, step, &battle.tables))
        });
        costs.collect()
    }
}

/// Returns the angle between two facings, in twelfths of a turn.
fn turn(from: Facing, to: Facing) -> u8 {
    let clockwise = (12 + to.hour() - from.hour()) % 12;
    clockwise.min(12 - clockwise)
}

/// Returns the hexes of the route to a node.
fn path(found: &BTreeMap<Stand, Reached<Stand>>, to: Stand) -> Vec<Cell> {
    let mut path = vec![to.0];
    let mut at = to;
    while let Some(from) = found.get(&at).and_then(|reached| reached.from) {
        if path.last() != Some(&from.0) {
            path.push(from.0);
        }
        at = from;
    }
    path.reverse();
    path
}

/// Returns the enemy guns on a route, each with its fate (E-23, E-24). A unit that was placed in a
/// gun's hex by hand moves out of that hex, and so over the gun.
pub(super) fn run_over(
    battle: &Battle,
    unit: UnitRef,
    arm: Arm,
    path: &[Cell],
) -> Vec<(UnitRef, Overrun)> {
    let last = path.len().saturating_sub(1);
    let mut found = Vec::new();
    for (index, cell) in path
        .iter()
        .enumerate()
        .filter(|(_, it)| !is_occupied(battle, unit, **it))
    {
        let enemy = |gun: &UnitRef| battle.state.serves(*gun) != unit.side;
        let guns = battle.state.at(*cell).filter(|(_, it)| it.gun.is_some());
        for gun in guns.map(|(gun, _)| gun).filter(enemy) {
            if let Some(end) = overrun(arm, index == last).filter(|_| guns_used(battle)) {
                found.push((gun, end));
            }
        }
    }
    found
}

/// Returns the enemy guns that a unit can reach by these routes: one gun in each hex that no enemy
/// occupies, in the order of the hexes.
pub(super) fn guns_in_way(
    battle: &Battle,
    unit: UnitRef,
    standing: &Standing,
    ways: &BTreeMap<Cell, Way>,
) -> Vec<UnitRef> {
    if !standing.is_troops() || !guns_used(battle) {
        return Vec::new();
    }
    let mut guns: BTreeMap<Cell, UnitRef> = BTreeMap::new();
    for (gun, it, cell) in battle.state.on_map() {
        let enemy = it.gun.is_some() && battle.state.serves(gun) != unit.side;
        if enemy && ways.contains_key(&cell) && !is_occupied(battle, unit, cell) {
            guns.entry(cell).or_insert(gun);
        }
    }
    guns.into_values().collect()
}

/// Returns the permitted destinations of a retreat, excluding the hexes in which a gun would have
/// too much infantry (E-21).
pub(super) fn retreats(battle: &Battle, unit: UnitRef, hexes: u8) -> Vec<Cell> {
    let back = ways_back(battle, unit, hexes).into_iter();
    back.filter(|cell| !crowded(battle, unit, *cell)).collect()
}

/// Returns the enemy gun in a hex that no enemy occupies, if guns are used (E-37, E-39).
pub(super) fn gun_alone(battle: &Battle, unit: UnitRef, cell: Cell) -> Option<UnitRef> {
    if !guns_used(battle) {
        return None;
    }
    let mut guns = battle.state.at(cell).filter(|(_, it)| it.gun.is_some());
    let gun = guns.find(|(gun, _)| battle.state.serves(*gun) != unit.side);
    gun.map(|(gun, _)| gun)
        .filter(|_| !is_occupied(battle, unit, cell))
}

/// Returns the possible destinations of a retreat: this many hexes away, through hexes that no
/// enemy occupies and that contain no enemy gun.
pub(super) fn ways_back(battle: &Battle, unit: UnitRef, hexes: u8) -> Vec<Cell> {
    let Some(start) = battle.state.unit(unit).and_then(Standing::place) else {
        return Vec::new();
    };
    let free =
        |cell: Cell| !is_occupied(battle, unit, cell) && gun_alone(battle, unit, cell).is_none();
    let found = reach(start, hexes.into(), |cell, _| {
        let around = map(battle).around(*cell).map(|(_, next)| next);
        around
            .filter(|next| free(*next))
            .map(|next| (next, 1))
            .collect()
    });
    let away = |cell: &Cell| far(battle, start, *cell) == u32::from(hexes);
    found.into_keys().filter(away).collect()
}

/// Returns a way back to a hex without a detour, starting with the unit's own hex, through hexes
/// that no enemy occupies. Of several ways, the one over the fewest enemy guns wins. `None` if
/// there is no such way.
pub(super) fn way_back(battle: &Battle, unit: UnitRef, to: Cell) -> Option<Vec<Cell>> {
    let start = battle.state.unit(unit).and_then(Standing::place)?;
    let hexes = far(battle, start, to);
    // A gun on the way costs 1. A step costs more than all guns on the way together, so no way with
    // an extra step is cheap enough.
    let step = hexes + 1;
    let first: Stand = (start, Facing::N, false);
    let found = reach(first, hexes * (step + 1), |(cell, ..), _| {
        let around = map(battle).around(*cell).map(|(_, next)| next);
        let free = around.filter(|next| !is_occupied(battle, unit, *next));
        let gun = |next| u32::from(gun_alone(battle, unit, next).is_some());
        let steps = free.map(|next| ((next, Facing::N, false), step + gun(next)));
        steps.collect()
    });
    let last = (to, Facing::N, false);
    found.contains_key(&last).then(|| path(&found, last))
}

/// Returns the first enemy gun on the way back to a hex.
pub(super) fn gun_on_way_back(battle: &Battle, unit: UnitRef, to: Cell) -> Option<UnitRef> {
    let way = way_back(battle, unit, to)?;
    let mut guns = way.iter().skip(1);
    guns.find_map(|cell| gun_alone(battle, unit, *cell))
}

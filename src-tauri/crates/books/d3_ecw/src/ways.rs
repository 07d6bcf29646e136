//! Possible moves of units, with the objections to each step of a route.

use drumhead_rules::hex::{Side, reach};
use drumhead_rules::map::Feature;
use std::collections::{BTreeMap, BTreeSet};

use crate::ground::{
    Hindrance, MoveAsked, MoveKind, ahead, allowance, behind, between, hindrances, row, rows,
};
use crate::interpretations::{
    ChargePast, CommanderContact, CommanderMove, GroundBeside, GroundWays, HedgeToHedge,
};
use crate::prelude::*;

/// A route with its objections.
#[derive(Clone, Debug, Default)]
pub(crate) struct Route {
    /// The hexes passed and the destination, in order.
    pub(crate) path: Vec<Cell>,
    /// The objections.
    pub(crate) stops: Vec<Objection>,
}

impl Route {
    /// Returns whether the route has no objections.
    pub(crate) fn is_open(&self) -> bool {
        self.stops.is_empty()
    }

    /// Returns the hex where a route into contact ends, given the unit's hex and the target's hex.
    pub(crate) fn comes_to(&self, (from, to): (Cell, Cell)) -> Cell {
        // If no straight row leads into contact, the route consists only of the target's hex.
        let last = self.path.iter().rev().find(|cell| **cell != to);
        last.copied().unwrap_or(from)
    }
}

/// The aim of a route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aim {
    /// A move ahead to this hex.
    Ahead(Cell),
    /// A move backwards to this hex.
    Back(Cell),
    /// Contact with the unit in the first hex, made from the second hex if there is one.
    Contact(Cell, Option<Cell>),
}

fn stop(unit: UnitRef, id: &str, clause: ClauseId, at: Cell) -> Objection {
    let stop = objection(id, clause).with("unit", unit);
    stop.with("hex", at)
}

/// Returns the objections to a unit of this type entering a hex from another hex.
fn enters(battle: &Battle, unit: UnitRef, kind: UnitType, from: Cell, to: Cell) -> Vec<Objection> {
    let map = map(battle);
    let woods = map.is(to, Feature::Woods) && kind != UnitType::CommandedShot;
    let water = map.is_any(to, &[Feature::Marsh, Feature::Water]);
    let crossing = map.is_any(to, &[Feature::Bridge, Feature::Ford]);
    let through = map.is(to, Feature::River) && !crossing;
    let bars = objections([
        (woods, "woods", WOODS),
        (water, "water", WATER),
        (river(battle, from, to) || through, "river", RIVER),
    ])
    .map(|it| it.with("unit", unit).with("hex", to));
    bars.collect()
}

/// Returns whether a river without a bridge or a ford runs along the side between two hexes.
fn river(battle: &Battle, one: Cell, other: Cell) -> bool {
    let has = |feature| map(battle).has_between(one, other, feature);
    has(Feature::River) && !has(Feature::Bridge) && !has(Feature::Ford)
}

/// Returns the objection to a unit of this type ending a move in a hex.
fn ends(battle: &Battle, unit: UnitRef, kind: UnitType, to: Cell) -> Option<Objection> {
    let town = map(battle).is(to, Feature::Town);
    let may = kind.is_infantry() || kind == UnitType::CommandedShot;
    (town && !may).then(|| stop(unit, "town", TOWN, to))
}

/// Returns the objections to a unit of this type being in a hex, ignoring other units.
pub(crate) fn misplaced(
    battle: &Battle,
    unit: UnitRef,
    kind: UnitType,
    at: Cell,
) -> Vec<Objection> {
    let mut against = enters(battle, unit, kind, at, at);
    against.extend(ends(battle, unit, kind, at));
    against
}

/// Returns the objections to placing a unit of this type in a hex: the terrain, or another unit
/// (D3-04). A commander may share the hex of any unit of his side (D3-46).
pub(crate) fn begins(battle: &Battle, unit: UnitRef, kind: UnitType, at: Cell) -> Vec<Objection> {
    if kind == UnitType::Commander && host(battle, unit.side, at).is_some() {
        return Vec::new();
    }
    let occupied = battle
        .state
        .in_hex(at)
        .map(|_| stop(unit, "occupied", ONE_IN_HEX, at));
    let ground = misplaced(battle, unit, kind, at);
    occupied.into_iter().chain(ground).collect()
}

/// Returns whether hedges limit a move with this step: it leads into or out of hedges or, under an
/// interpretation, from one hedge hex to the next (D3-20, gap D3-A22).
fn hedged(battle: &Battle, from: Cell, to: Cell) -> bool {
    let [from, to] = [from, to].map(|cell| map(battle).is(cell, Feature::Hedge));
    match interpretations(battle).hedge_to_hedge {
        HedgeToHedge::Slow => from || to,
        HedgeToHedge::Free => from != to,
    }
}

/// Returns whether an enemy of this side is so near a hex that moves end there. The enemy in the
/// charged hex does not count (D3-15), and a lone commander stops no unit.
pub(crate) fn near(battle: &Battle, side: u8, at: Cell, charged: Option<Cell>) -> bool {
    let near = u32::from(battle.tables.moves.near);
    enemies(battle, side).any(|(_, state, place)| {
        let close = far(battle, place.hex, at) <= near && charged != Some(place.hex);
        close && !state.commands()
    })
}

/// Returns the objection to pivoting next to an enemy, unless the unit then faces an enemy. A unit
/// in melee must face an enemy in that melee, because it is activated to continue the melee (D3-16,
/// D3-41, gap D3-A34).
fn turns_away(battle: &Battle, unit: UnitRef, turned: Place) -> Option<Objection> {
    let fights = battle.state.in_melee(unit);
    let opponent = |enemy| battle.state.opponents(unit).any(|it| it == enemy);
    let mut enemies = enemies(battle, unit.side);
    let well = enemies
        .any(|(enemy, _, there)| faces(battle, turned, there.hex) && (!fights || opponent(enemy)));
    let (id, clause) = if fights {
        ("turn_away", LOCKED)
    } else {
        ("turn", NEAR)
    };
    (!well).then(|| stop(unit, id, clause, turned.hex))
}

/// Returns the hexes from which a unit with this facing can make contact with the unit in the hex
/// `at`: its own hex, or hexes straight ahead. From there, `at` is adjacent and in the unit's front
/// (D3-33, D3-34, gap D3-A25).
pub(crate) fn contacts(battle: &Battle, unit: UnitRef, facing: Facing, at: Cell) -> Vec<Cell> {
    let Some(Place { hex, .. }) = battle.state.place(unit) else {
        return Vec::new();
    };
    let grid = map(battle).grid;
    let rows = rows(grid, hex, &ahead(facing, grid), far(battle, hex, at));
    let ends = std::iter::once(hex).chain(rows.into_iter().map(|(cell, _)| cell));
    ends.filter(|hex| faces(battle, Place { hex: *hex, facing }, at))
        .collect()
}

/// Returns the hex from which a unit with this facing makes contact with the unit in the hex `at`.
/// If the order names a hex (`from`), only that hex counts; otherwise a hex with an open way is
/// preferred.
fn contact_end(
    battle: &Battle,
    unit: UnitRef,
    facing: Facing,
    (at, from): (Cell, Option<Cell>),
) -> Option<Cell> {
    let ends = contacts(battle, unit, facing, at);
    if from.is_some() {
        return from.filter(|from| ends.contains(from));
    }
    let aim = |end: &Cell| Aim::Contact(at, Some(*end));
    let open = ends
        .iter()
        .find(|end| route(battle, unit, facing, aim(end)).is_open());
    open.or(ends.first()).copied()
}

/// Returns the route of a unit with this facing to a hex, with its objections.
pub(crate) fn route(battle: &Battle, unit: UnitRef, facing: Facing, aim: Aim) -> Route {
    let Ok((state, place)) = here(battle, unit) else {
        return Route::default();
    };
    let grid = map(battle).grid;
    let (to, kind) = match aim {
        Aim::Ahead(to) if to == place.hex => (to, MoveKind::Face),
        Aim::Ahead(to) => (to, MoveKind::Advance),
        Aim::Back(to) => (to, MoveKind::Retire),
        Aim::Contact(to, _) => (to, MoveKind::Charge),
    };
    let mut route = Route::default();
    let mut hedge = false;
    if kind != MoveKind::Face {
        let (sides, id) = match kind {
            MoveKind::Retire => (retires_by(battle, unit.side, place), "behind"),
            MoveKind::Advance | MoveKind::Charge | MoveKind::Face => {
                (ahead(facing, grid), "straight")
            }
        };
        let end = match aim {
            Aim::Contact(at, from) => contact_end(battle, unit, facing, (at, from)),
            Aim::Ahead(to) | Aim::Back(to) => row(grid, place.hex, to)
                .filter(|(side, _)| sides.contains(side))
                .map(|_| to),
        };
        let Some(end) = end else {
            let aside = kind != MoveKind::Retire && between(grid, place.hex, &sides, to);
            let id = if aside { "between" } else { id };
            return Route {
                path: vec![to],
                stops: vec![stop(unit, id, STRAIGHT, to)],
            };
        };
        let charged = (kind == MoveKind::Charge).then_some(to);
        hedge = walks(battle, unit, end, charged, &mut route);
    }
    let asked = MoveAsked {
        unit: state.kind,
        hexes: drumhead_vocabulary::count(route.path.len()),
        kind,
        hedge,
        near: near(battle, unit.side, place.hex, None),
    };
    let stops = hinders(battle, unit, &asked, (place, to, facing));
    route.stops.extend(stops);
    route
}

/// Extends the route straight to the hex `end`, with the objections on the way. In a charge, also
/// adds the objections to contact from `end`. Returns whether hedges on the way limit the move.
fn walks(
    battle: &Battle,
    unit: UnitRef,
    end: Cell,
    charged: Option<Cell>,
    route: &mut Route,
) -> bool {
    let Ok((state, place)) = here(battle, unit) else {
        return false;
    };
    let grid = map(battle).grid;
    let lane = row(grid, place.hex, end);
    let hexes = lane.map_or(0, |(_, hexes)| hexes);
    let side: Vec<_> = lane.map(|(side, _)| side).into_iter().collect();
    let free = interpretations(battle).charge_past == ChargePast::May && charged.is_some();
    let mut before = place.hex;
    let mut hedge = false;
    for (cell, step) in rows(grid, place.hex, &side, hexes) {
        let last = step == hexes;
        let entering = enters(battle, unit, state.kind, before, cell);
        route.stops.extend(entering);
        hedge |= hedged(battle, before, cell);
        let other = battle.state.in_hex(cell).map(|(other, _)| other);
        if other.is_some_and(|other| other != unit) {
            let (id, clause) = if last {
                ("occupied", ONE_IN_HEX)
            } else {
                ("through", THROUGH)
            };
            route.stops.push(stop(unit, id, clause, cell));
        }
        if !last && !free && near(battle, unit.side, cell, charged) {
            route.stops.push(stop(unit, "stop", STOP, cell));
        }
        if last {
            route.stops.extend(ends(battle, unit, state.kind, cell));
        }
        route.path.push(cell);
        before = cell;
    }
    if let Some(at) = charged.filter(|at| river(battle, before, *at)) {
        route.stops.push(stop(unit, "river", RIVER, at));
    }
    hedge
}

/// Returns the objections to the length of a move, to retiring to a hex next to an enemy, and to
/// pivoting next to one.
fn hinders(
    battle: &Battle,
    unit: UnitRef,
    asked: &MoveAsked,
    (place, to, facing): (Place, Cell, Facing),
) -> Vec<Objection> {
    let found = hindrances(asked, &battle.tables, interpretations(battle))
        .into_iter()
        .map(|hindrance| match hindrance {
            Hindrance::Allowance => stop(unit, "allowance", ALLOWANCE, to),
            Hindrance::Retirement => stop(unit, "retires_one", GIVE_GROUND, to),
            Hindrance::Hedge => stop(unit, "hedge", HEDGE, to),
            Hindrance::Near => stop(unit, "near", NEAR, place.hex),
            Hindrance::Stationary => stop(unit, "stationary", CONTACTED, to),
            Hindrance::Back => stop(unit, "back", STRAIGHT, to),
        });
    let mut stops: Vec<_> = found.collect();
    if asked.kind == MoveKind::Retire {
        stops.extend(stays_beside(battle, unit, place, to));
    }
    let turned = Place { facing, ..place };
    if asked.kind == MoveKind::Face && asked.near {
        stops.extend(turns_away(battle, unit, turned));
    }
    stops
}

/// Returns the sides through which a unit retires from these enemies or gives ground to them
/// (D3-16, D3-41), beginning with the sides straight behind the unit. For each side, also returns
/// whether the hex beyond it may be next to such an enemy. The rules do not say whether such a hex
/// is allowed, or which way a unit with an enemy outside its front goes: interpretations decide
/// both.
fn backs(battle: &Battle, place: Place, enemies: &[Cell]) -> Vec<(Side, bool)> {
    let back = behind(place.facing, map(battle).grid);
    let beside = interpretations(battle).give_ground_beside == GroundBeside::Free;
    let away = interpretations(battle).give_ground_ways == GroundWays::Away;
    let outside = enemies.iter().any(|enemy| !faces(battle, place, *enemy));
    let others = Side::ALL
        .into_iter()
        .filter(|side| !back.contains(side))
        .filter(|_| away && outside)
        .map(|side| (side, false));
    let straight = back.iter().map(|side| (*side, beside));
    straight.chain(others).collect()
}

/// Returns the enemies from which a unit in this hex would retire, with their hexes.
fn pursuers(battle: &Battle, side: u8, at: Cell) -> Vec<(UnitRef, Cell)> {
    let near = u32::from(battle.tables.moves.near);
    let enemies = enemies(battle, side);
    let close =
        enemies.filter(|(_, state, place)| !state.commands() && far(battle, place.hex, at) <= near);
    close.map(|(enemy, _, place)| (enemy, place.hex)).collect()
}

/// Returns the sides through which a unit retires, and whether the hex beyond each side may be next
/// to an enemy from which the unit retires (D3-16, gap D3-A35).
fn retirements(battle: &Battle, side: u8, place: Place) -> Vec<(Side, bool)> {
    let enemies: Vec<_> = pursuers(battle, side, place.hex)
        .into_iter()
        .map(|(_, hex)| hex)
        .collect();
    backs(battle, place, &enemies)
}

/// Returns the sides through which a unit retires (D3-16).
pub(crate) fn retires_by(battle: &Battle, side: u8, place: Place) -> Vec<Side> {
    let ways = retirements(battle, side, place).into_iter();
    ways.map(|(side, _)| side).collect()
}

/// Returns the objection to retiring to a hex next to an enemy from which the unit retires, if
/// units cannot give ground to such hexes (D3-16, D3-41, gap D3-A35).
fn stays_beside(battle: &Battle, unit: UnitRef, place: Place, to: Cell) -> Option<Objection> {
    let near = u32::from(battle.tables.moves.near);
    let (way, _) = row(map(battle).grid, place.hex, to)?;
    let mut ways = retirements(battle, unit.side, place).into_iter();
    let free = ways.any(|(side, beside)| side == way && beside);
    let mut enemies = pursuers(battle, unit.side, place.hex).into_iter();
    let (enemy, _) = enemies.find(|(_, hex)| !free && far(battle, *hex, to) <= near)?;
    Some(stop(unit, "beside", NEAR, to).with("enemy", placed(enemy)))
}

/// Returns the hexes to which a unit could give ground (D3-41), beginning with the hexes
/// straight behind it. For each hex, also returns the friend there that must give ground too, if
/// there is one.
fn ways_back(battle: &Battle, unit: UnitRef) -> Vec<(Cell, Option<UnitRef>)> {
    let Ok((state, place)) = here(battle, unit) else {
        return Vec::new();
    };
    let grid = map(battle).grid;
    let steps = i32::from(battle.tables.moves.give_ground);
    let enemies: Vec<_> = battle
        .state
        .opponents(unit)
        .filter_map(|enemy| Some(battle.state.place(enemy)?.hex))
        .collect();
    let ways = backs(battle, place, &enemies).into_iter();
    let cells = ways.filter_map(|(side, beside)| {
        let cell = grid.cell(grid.hex(place.hex) + side.step() * steps)?;
        Some((cell, beside))
    });
    let touched = |cell: Cell| enemies.iter().any(|enemy| far(battle, *enemy, cell) <= 1);
    let open = |(cell, beside): &(Cell, bool)| {
        (*beside || !touched(*cell))
            && enters(battle, unit, state.kind, place.hex, *cell).is_empty()
            && ends(battle, unit, state.kind, *cell).is_none()
    };
    let swappable = cells.filter(open).filter_map(|(cell, _)| {
        let holder = battle.state.in_hex(cell).map(|(holder, _)| holder);
        match holder {
            Some(holder) if !battle.state.yields(holder) => None,
            holder => Some((cell, holder)),
        }
    });
    swappable.collect()
}

/// Returns the hexes to which a unit can give ground (D3-41), beginning with the hexes straight
/// behind it.
pub(crate) fn rear(battle: &Battle, unit: UnitRef) -> Vec<Cell> {
    let ways = ways_back(battle, unit).into_iter();
    let free = ways.filter(|(_, holder)| holder.is_none());
    free.map(|(cell, _)| cell).collect()
}

/// Returns the friends that block a unit, if it cannot give ground anywhere.
fn blocked_by(battle: &Battle, unit: UnitRef) -> Vec<UnitRef> {
    let ways = ways_back(battle, unit).into_iter();
    let holders: Option<Vec<_>> = ways.map(|(_, holder)| holder).collect();
    holders.unwrap_or_default()
}

/// Returns the friends straight behind a unit, if friends block every way by which it could give
/// ground.
fn blocked_behind(battle: &Battle, unit: UnitRef) -> Vec<UnitRef> {
    let Some(place) = battle.state.place(unit) else {
        return Vec::new();
    };
    let grid = map(battle).grid;
    let back = behind(place.facing, grid);
    let mut friends = blocked_by(battle, unit);
    friends.retain(|friend| {
        let hex = battle.state.place(*friend).map(|it| it.hex);
        let way = hex.and_then(|hex| row(grid, place.hex, hex));
        way.is_some_and(|(side, _)| back.contains(&side))
    });
    friends
}

/// Returns a friend that gives ground before this unit, if friends block every way back. That
/// friend must not itself wait for this unit. Of units that block each other, the rear one goes
/// first: the one straight behind the other (gap D3-A30).
pub(crate) fn after_whom(battle: &Battle, unit: UnitRef) -> Option<UnitRef> {
    let first = |blocking: fn(&Battle, UnitRef) -> Vec<UnitRef>| {
        let waits = |from: UnitRef| {
            let (mut seen, mut next) = (BTreeSet::new(), vec![from]);
            while let Some(at) = next.pop() {
                if seen.insert(at) {
                    next.extend(blocking(battle, at));
                }
            }
            seen.contains(&unit)
        };
        let mut friends = blocking(battle, unit).into_iter();
        friends.find(|first| !waits(*first))
    };
    first(blocked_by).or_else(|| first(blocked_behind))
}

/// Returns whether a lone commander in a hex would be in contact with an adjacent enemy that faces
/// him (gap D3-A27).
pub(crate) fn is_met(battle: &Battle, side: u8, at: Cell) -> bool {
    let adjacent = interpretations(battle).commander_contact == CommanderContact::Adjacent;
    let mut enemies = enemies(battle, side);
    adjacent && enemies.any(|(_, state, place)| !state.commands() && faces(battle, place, at))
}

/// Returns the unit in a hex, if it is on this side and the side's commander can attach himself to
/// it (D3-46).
pub(crate) fn host(battle: &Battle, side: u8, at: Cell) -> Option<UnitRef> {
    let there = battle.state.in_hex(at);
    let own = there.filter(|(other, state)| other.side == side && !state.commands());
    own.map(|(other, _)| other)
}

/// Returns the possible destinations of a commander, with their distances (D3-47, gap D3-A11): free
/// hexes, and the hexes of his side's units, to which he attaches himself.
pub(crate) fn rides(battle: &Battle, unit: UnitRef) -> BTreeMap<Cell, u32> {
    rides_past(battle, unit, is_met)
}

/// Returns whether a commander could reach a hex if no enemy faced it, or the way to it, but cannot
/// reach it now (D3-44, gap D3-A27).
pub(crate) fn is_fronted(battle: &Battle, unit: UnitRef, to: Cell) -> bool {
    let unmet = rides_past(battle, unit, |_, _, _| false);
    unmet.contains_key(&to) && !rides(battle, unit).contains_key(&to)
}

/// Returns the possible destinations of a commander, if he moves alone through no hex that is
/// `closed` to his side.
fn rides_past(
    battle: &Battle,
    unit: UnitRef,
    closed: fn(&Battle, u8, Cell) -> bool,
) -> BTreeMap<Cell, u32> {
    let Some(Place { hex: start, .. }) = battle.state.place(unit) else {
        return BTreeMap::new();
    };
    let (map, kind) = (map(battle), UnitType::Commander);
    let most = match interpretations(battle).commander_move {
        CommanderMove::Three => allowance(kind, false, &battle.tables),
        CommanderMove::Any => u32::from(map.grid.columns) * u32::from(map.grid.rows),
    };
    let friend = |cell: Cell| host(battle, unit.side, cell).is_some();
    let occupied = |cell: Cell| {
        let there = battle.state.in_hex(cell);
        there.is_some_and(|(other, _)| other != unit)
    };
    let found = reach(start, most, |from, reached| {
        let moved = reached.cost > 0;
        // A commander cannot pass through a unit: a hex with a friendly unit ends his move (D3-17).
        if *from != start && occupied(*from) {
            return Vec::new();
        }
        let next = map.around(*from).filter_map(|(_, to)| {
            let open = enters(battle, unit, kind, *from, to);
            // A commander attached to a unit may be in any hex where that unit is.
            let joins = friend(to) && !river(battle, *from, to);
            let free = open.is_empty() && !occupied(to) && !closed(battle, unit.side, to);
            let slow = hedged(battle, *from, to);
            let step = if slow && !moved { most } else { 1 };
            ((joins || free) && !(slow && moved)).then_some((to, step))
        });
        next.collect()
    });
    let ends_well = |cell: &Cell| friend(*cell) || ends(battle, unit, kind, *cell).is_none();
    let cells = found
        .into_iter()
        .filter(|(cell, _)| *cell != start && ends_well(cell));
    // Hedges use up the commander's move, so it is one hex long.
    let hexes = |cell, cost| match hedged(battle, start, cell) {
        true if far(battle, start, cell) == 1 => 1,
        _ => cost,
    };
    cells
        .map(|(cell, reached)| (cell, hexes(cell, reached.cost)))
        .collect()
}

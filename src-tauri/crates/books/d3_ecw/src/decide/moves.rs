//! Where units may go: what speaks against each step of a way.

use std::collections::BTreeMap;

use drumhead_words::ClauseId;
use drumhead_words::play::UnitRef;

use super::super::army::UnitType;
use super::super::battle::Battle;
use super::super::clauses::{
    ALLOWANCE, HEDGE, NEAR, ONE_IN_HEX, RIVER, STOP, STRAIGHT, THROUGH, TOWN, WATER, WOODS,
};
use super::super::ground::{
    Hindrance, MoveAsked, MoveKind, ahead, allowance, behind, hindrances, row,
};
use super::super::readings::{CommanderMove, GroundBeside, GroundWays, HedgeToHedge};
use super::super::state::Place;
use drumhead_rules::hex::{Cell, Facing, Side, reach};
use drumhead_rules::map::Feature;

/// What speaks against a move: its name in the catalogue, the clause, and the
/// hex where it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) struct Stop {
    /// Its name.
    pub(in super::super) id: &'static str,
    /// The clause.
    pub(in super::super) clause: ClauseId,
    /// The hex.
    pub(in super::super) at: Cell,
}

/// A way with what speaks against it.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct Route {
    /// The hexes that are passed and come to, in order.
    pub(in super::super) path: Vec<Cell>,
    /// What speaks against it.
    pub(in super::super) stops: Vec<Stop>,
}

/// What a way is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Aim {
    /// To come to this hex, ahead.
    Ahead(Cell),
    /// To come to this hex, backwards.
    Back(Cell),
    /// To come into contact with whoever is in this hex.
    Contact(Cell),
}

/// What keeps a type out of a hex when it comes from another.
pub(in super::super) fn enters(battle: &Battle, kind: UnitType, from: Cell, to: Cell) -> Vec<Stop> {
    let map = battle.map_of();
    let crossing = [Feature::Bridge, Feature::Ford];
    let mut stops = Vec::new();
    let mut bar = |bars: bool, id, clause: ClauseId| {
        if bars && clause.stands() {
            stops.push(Stop { id, clause, at: to });
        }
    };
    let woods = map.is(to, Feature::Woods) && kind != UnitType::CommandedShot;
    bar(woods, "woods", WOODS);
    bar(
        map.is_any(to, &[Feature::Marsh, Feature::Water]),
        "water",
        WATER,
    );
    bar(river(battle, from, to), "river", RIVER);
    let through = map.is(to, Feature::River) && !map.is_any(to, &crossing);
    bar(through, "river", RIVER);
    stops
}

/// Whether a river without bridge or ford lies along the side between two hexes.
pub(in super::super) fn river(battle: &Battle, one: Cell, other: Cell) -> bool {
    let map = battle.map_of();
    let has = |feature| map.has_between(one, other, feature);
    has(Feature::River) && !has(Feature::Bridge) && !has(Feature::Ford)
}

/// What keeps a type from ending a move in a hex.
fn ends(battle: &Battle, kind: UnitType, to: Cell) -> Option<Stop> {
    let town = battle.map_of().is(to, Feature::Town);
    let may = kind.is_infantry() || kind == UnitType::CommandedShot;
    let stop = Stop {
        id: "town",
        clause: TOWN,
        at: to,
    };
    (town && !may && TOWN.stands()).then_some(stop)
}

/// Whether a type can stand in a hex.
pub(in super::super) fn stands(battle: &Battle, kind: UnitType, at: Cell) -> bool {
    enters(battle, kind, at, at).is_empty() && ends(battle, kind, at).is_none()
}

/// Whether a step leads into, out of or through hedges (D3-20, gap D3-A22).
fn hedged(battle: &Battle, from: Cell, to: Cell) -> bool {
    let map = battle.map_of();
    let [from, to] = [from, to].map(|cell| map.is(cell, Feature::Hedge));
    match battle.readings().hedge_to_hedge {
        HedgeToHedge::Slow => from || to,
        HedgeToHedge::Free => from != to,
    }
}

/// Whether an enemy of this side is so near a hex that moves end there. A
/// commander alone does not stop anybody.
pub(in super::super) fn near(battle: &Battle, side: u8, at: Cell) -> bool {
    near_but(battle, side, at, None)
}

/// The same of any enemy but the one in this hex, whom the unit charges: it stops
/// on coming near others (D3-15).
fn near_but(battle: &Battle, side: u8, at: Cell, charged: Option<Cell>) -> bool {
    let near = u32::from(battle.tables.moves.near);
    battle.state.here().any(|(unit, standing)| {
        let close = |place: Place| battle.far(place.hex, at) <= near && charged != Some(place.hex);
        unit.side != side && !standing.commands() && standing.place.is_some_and(close)
    })
}

/// The way of a unit to a hex, facing so, with what speaks against it.
pub(in super::super) fn route(battle: &Battle, unit: UnitRef, facing: Facing, aim: Aim) -> Route {
    let (Some(place), Some(standing)) = (battle.state.place(unit), battle.state.unit(unit)) else {
        return Route::default();
    };
    let grid = battle.map_of().grid;
    let (to, kind) = match aim {
        Aim::Ahead(to) if to == place.hex => (to, MoveKind::Face),
        Aim::Ahead(to) => (to, MoveKind::Advance),
        Aim::Back(to) => (to, MoveKind::Retire),
        Aim::Contact(to) => (to, MoveKind::Charge),
    };
    let starts_near = near(battle, unit.side, place.hex);
    let mut route = Route::default();
    let mut hexes = 0;
    let mut hedge = false;
    if kind != MoveKind::Face {
        let sides: Vec<Side> = match kind {
            MoveKind::Retire => behind(facing, grid),
            MoveKind::Advance | MoveKind::Charge | MoveKind::Face => ahead(facing, grid),
        };
        let Some((side, far)) = row(grid, place.hex, to).filter(|(side, _)| sides.contains(side))
        else {
            route.path = vec![to];
            let id = if kind == MoveKind::Retire {
                "behind"
            } else {
                "straight"
            };
            route.stops = vec![stop(id, STRAIGHT, to)];
            route.stops.retain(|stop| stop.clause.stands());
            return route;
        };
        hexes = if kind == MoveKind::Charge {
            far - 1
        } else {
            far
        };
        let mut before = place.hex;
        for step in 1..=hexes {
            let offset = side.step() * i32::try_from(step).unwrap_or(i32::MAX);
            let Some(cell) = grid.cell(grid.hex(place.hex) + offset) else {
                break;
            };
            let last = step == hexes;
            route
                .stops
                .extend(enters(battle, standing.kind, before, cell));
            hedge |= hedged(battle, before, cell);
            if battle
                .state
                .in_hex(cell)
                .is_some_and(|(other, _)| other != unit)
            {
                let (id, clause) = if last {
                    ("occupied", ONE_IN_HEX)
                } else {
                    ("through", THROUGH)
                };
                route.stops.push(stop(id, clause, cell));
            }
            let charged = (kind == MoveKind::Charge).then_some(to);
            if !last && near_but(battle, unit.side, cell, charged) {
                route.stops.push(stop("stop", STOP, cell));
            }
            if last {
                route.stops.extend(ends(battle, standing.kind, cell));
            }
            route.path.push(cell);
            before = cell;
        }
        if kind == MoveKind::Charge && river(battle, before, to) {
            route.stops.push(stop("river", RIVER, to));
        }
    }
    let asked = MoveAsked {
        unit: standing.kind,
        hexes,
        kind,
        hedge,
        near: starts_near,
    };
    for hindrance in hindrances(&asked, &battle.tables, battle.readings()) {
        route.stops.push(match hindrance {
            Hindrance::Allowance => stop("allowance", ALLOWANCE, to),
            Hindrance::Hedge => stop("hedge", HEDGE, to),
            Hindrance::Near => stop("near", NEAR, place.hex),
            Hindrance::Back => stop("back", STRAIGHT, to),
        });
    }
    // Next to an enemy to turn is the move: it charges only whom it faces already.
    if kind == MoveKind::Charge && starts_near && facing != place.facing {
        route.stops.push(stop("turn_charge", NEAR, place.hex));
    }
    let turned = Place { facing, ..place };
    if kind == MoveKind::Face && starts_near && !faces_enemy(battle, unit, turned) {
        route.stops.push(stop("turn", NEAR, place.hex));
    }
    route.stops.retain(|stop| stop.clause.stands());
    route
}

const fn stop(id: &'static str, clause: ClauseId, at: Cell) -> Stop {
    Stop { id, clause, at }
}

/// Whether a unit in this place has an enemy next to it in its front.
fn faces_enemy(battle: &Battle, unit: UnitRef, place: Place) -> bool {
    battle.state.here().any(|(other, standing)| {
        let faced = |there: Place| battle.faces(place, there.hex);
        other.side != unit.side && standing.place.is_some_and(faced)
    })
}

/// The hexes to which a unit could give ground (D3-41), those straight behind it
/// first. The book does not say whether one is free that touches an enemy of its
/// melee, nor which way a unit goes that is struck from elsewhere than its front:
/// the players' readings do.
pub(in super::super) fn rear(battle: &Battle, unit: UnitRef) -> Vec<Cell> {
    let (Some(place), Some(standing)) = (battle.state.place(unit), battle.state.unit(unit)) else {
        return Vec::new();
    };
    let grid = battle.map_of().grid;
    let far = i32::from(battle.tables.moves.give_ground);
    let enemies = battle.state.opponents(unit);
    let enemies = enemies.filter_map(|enemy| battle.state.place(enemy));
    let enemies: Vec<_> = enemies.map(|enemy| enemy.hex).collect();
    let back = behind(place.facing, grid);
    let beside = battle.readings().give_ground_beside == GroundBeside::Free;
    let away = battle.readings().give_ground_ways == GroundWays::Away;
    let struck = enemies.iter().any(|enemy| !battle.faces(place, *enemy));
    let others = Side::ALL.into_iter().filter(|side| !back.contains(side));
    let others = others.filter(|_| away && struck).map(|side| (side, false));
    let ways: Vec<_> = back
        .iter()
        .map(|side| (*side, beside))
        .chain(others)
        .collect();
    let cells = ways.into_iter();
    let cells = cells.filter_map(|(side, beside)| {
        let cell = grid.cell(grid.hex(place.hex) + side.step() * far)?;
        Some((cell, beside))
    });
    let touched = |cell: Cell| enemies.iter().any(|enemy| battle.far(*enemy, cell) <= 1);
    let free = |(cell, beside): &(Cell, bool)| {
        battle.state.in_hex(*cell).is_none()
            && (*beside || !touched(*cell))
            && enters(battle, standing.kind, place.hex, *cell).is_empty()
            && ends(battle, standing.kind, *cell).is_none()
    };
    cells.filter(free).map(|(cell, _)| cell).collect()
}

/// The hexes to which a commander may go, with how far each is (D3-47, gap
/// D3-A11): free ones, and those of his own units, to which he attaches himself.
pub(in super::super) fn rides(battle: &Battle, unit: UnitRef) -> BTreeMap<Cell, u32> {
    let Some(place) = battle.state.place(unit) else {
        return BTreeMap::new();
    };
    let map = battle.map_of();
    let most = match battle.readings().commander_move {
        CommanderMove::Three => allowance(UnitType::Commander, false, &battle.tables),
        CommanderMove::Any => u32::from(map.grid.columns) * u32::from(map.grid.rows),
    };
    let friend = |cell: Cell| {
        let standing = battle.state.in_hex(cell);
        standing.is_some_and(|(other, standing)| other.side == unit.side && !standing.commands())
    };
    let taken = |cell: Cell| {
        battle
            .state
            .in_hex(cell)
            .is_some_and(|(other, _)| other != unit)
    };
    let start = place.hex;
    let found = reach(start, most, |from, cost| {
        // He goes through nobody: a hex with a unit of his ends his way (D3-17).
        if *from != start && taken(*from) {
            return Vec::new();
        }
        let next = map.around(*from).filter_map(|(_, to)| {
            let open = enters(battle, UnitType::Commander, *from, to);
            // With a unit of his that is there already he may be anywhere.
            let joins = friend(to) && !river(battle, *from, to);
            let free = open.is_empty() && !taken(to);
            let slow = hedged(battle, *from, to) && HEDGE.stands();
            let step = if slow && cost == 0 { most } else { 1 };
            ((joins || free) && !(slow && cost > 0)).then_some((to, step))
        });
        next.collect()
    });
    let ends_well =
        |cell: &Cell| friend(*cell) || ends(battle, UnitType::Commander, *cell).is_none();
    let cells = found
        .into_iter()
        .filter(|(cell, _)| *cell != start && ends_well(cell));
    cells.map(|(cell, reached)| (cell, reached.cost)).collect()
}

//! Pure functions for the map (facings, moves, ranges, a commander's radius), for the reloading of
//! guns, and for an army's resolve. They are independent of the state of a battle.

use std::collections::BTreeSet;

use crate::army::UnitType;
use crate::interpretations::{ApexField, DeclareAdjacent, Interpretations};
use crate::tables::Tables;
use drumhead_rules::hex::{Cell, Faced, Facing, Grid, Side, distance};
use drumhead_rules::map::{Feature, Map};

/// The directions in which a unit can shoot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// In all directions, from a town.
    Round,
    /// In the direction of the unit's facing.
    Ahead(Facing),
}

/// Returns the sides through which a unit with this facing moves: the two sides beside its corner
/// (D3-02), or the side that it faces (D3-03).
pub(super) fn ahead(facing: Facing, grid: Grid) -> Vec<Side> {
    match facing.on(grid.pointing) {
        Faced::Side(side) => vec![side],
        Faced::Corner(corner) => corner.sides().to_vec(),
    }
}

/// Returns the sides through which a unit with this facing gives ground: opposite to the sides
/// through which it moves (D3-41).
pub(super) fn behind(facing: Facing, grid: Grid) -> Vec<Side> {
    let ahead = ahead(facing, grid).into_iter();
    ahead.map(Side::opposite).collect()
}

/// Returns the hexes of the map in a unit's field of fire, up to this range, ordered by column and
/// row (D3-05, D3-25).
pub fn field(
    grid: Grid,
    at: Cell,
    look: Look,
    range: u32,
    interpretations: &Interpretations,
) -> Vec<Cell> {
    let from = grid.hex(at);
    let mut cells = BTreeSet::new();
    match look {
        Look::Round => {
            let near = |cell: &Cell| (1..=range).contains(&grid.distance(at, *cell));
            cells.extend(grid.cells().filter(near));
        }
        Look::Ahead(facing) => {
            let sides = ahead(facing, grid);
            let far = i32::try_from(range).unwrap_or(i32::MAX).min(200);
            for side in &sides {
                cells.extend((1..=far).filter_map(|step| grid.cell(from + side.step() * step)));
            }
            if let ([left, right], ApexField::Wedge) = (&*sides, interpretations.apex_field) {
                for (one, other) in
                    (1..far).flat_map(|one| (1..=far - one).map(move |it| (one, it)))
                {
                    cells.extend(grid.cell(from + left.step() * one + right.step() * other));
                }
            }
        }
    }
    cells.into_iter().collect()
}

/// Returns a unit's field of fire: all directions from a town, otherwise the direction of its
/// facing.
pub(crate) fn field_of_fire(
    map: &Map,
    at: Cell,
    facing: Facing,
    range: u32,
    interpretations: &Interpretations,
) -> Vec<Cell> {
    let look = if map.is(at, Feature::Town) {
        Look::Round
    } else {
        Look::Ahead(facing)
    };
    field(map.grid, at, look, range, interpretations)
}

/// Returns a commander's radius in hexes, which is smaller while he is attached (D3-09, D3-46).
pub(super) fn radius(attached: bool, tables: &Tables) -> u32 {
    let less = if attached { tables.command.attached } else { 0 };
    u32::from(tables.command.radius).saturating_add_signed(less.into())
}

/// Returns the number of a side's activations: the units that its commander sees within his radius
/// (D3-09). 0 while he is off the table (gap D3-A13).
pub fn activations(
    grid: Grid,
    commander: Option<Cell>,
    attached: bool,
    units: &[(Cell, bool)],
    tables: &Tables,
) -> u32 {
    let Some(commander) = commander else { return 0 };
    let radius = radius(attached, tables);
    let counts = |(cell, seen): &&(Cell, bool)| *seen && grid.distance(commander, *cell) <= radius;
    drumhead_vocabulary::count(units.iter().filter(counts).count())
}

/// The kind of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveKind {
    /// Straight ahead.
    Advance,
    /// Straight at an enemy, into contact.
    Charge,
    /// Back, with the same facing.
    Retire,
    /// Only a pivot.
    Face,
}

/// The properties of a move that limit its length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveAsked {
    /// The type.
    pub unit: UnitType,
    /// The length of the move in hexes.
    pub hexes: u32,
    /// The kind of move.
    pub kind: MoveKind,
    /// Whether the move enters or leaves hedges.
    pub hedge: bool,
    /// Whether the move begins within 1 hex of an enemy other than a commander.
    pub near: bool,
}

/// An objection to the length or the kind of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hindrance {
    /// The move is longer than the allowance (D3-12, D3-13).
    Allowance,
    /// The move enters or leaves hedges, and is too long for that (D3-20).
    Hedge,
    /// The move begins near an enemy (D3-16).
    Near,
    /// The move is backwards, but no enemy is near (D3-13).
    Back,
    /// The unit retires farther than 1 hex, which is also the limit for giving ground (D3-16,
    /// D3-41, gap D3-A35).
    Retirement,
    /// The unit would make contact from its own hex (gap D3-A3).
    Stationary,
}

/// Returns a type's move in hexes (D3-12).
pub fn allowance(unit: UnitType, charging: bool, tables: &Tables) -> u32 {
    let troop = tables.troop(unit);
    if charging { troop.charge } else { troop.moves }.into()
}

/// Returns the objections to the length or the kind of this move.
pub fn hindrances(
    asked: &MoveAsked,
    tables: &Tables,
    interpretations: &Interpretations,
) -> Vec<Hindrance> {
    let mut found = Vec::new();
    let charging = asked.kind == MoveKind::Charge;
    let stationary = charging && asked.hexes == 0;
    let may_declare = interpretations.declare_from_adjacent == DeclareAdjacent::Allowed;
    let declared = stationary && may_declare;
    let stays = match asked.kind {
        MoveKind::Advance => true,
        MoveKind::Charge => !declared,
        MoveKind::Retire => false,
        MoveKind::Face => asked.hexes > 0,
    };
    if asked.near && stays {
        found.push(Hindrance::Near);
    } else if stationary && !may_declare {
        // Contact with a commander also needs a move, although `near` does not count commanders.
        found.push(Hindrance::Stationary);
    }
    if asked.kind == MoveKind::Retire && !asked.near {
        found.push(Hindrance::Back);
    }
    if asked.kind == MoveKind::Retire {
        let most = tables.moves.give_ground.into();
        found.extend((asked.hexes > most).then_some(Hindrance::Retirement));
    } else if asked.hexes > allowance(asked.unit, charging, tables) {
        found.push(Hindrance::Allowance);
    }
    if asked.hedge && asked.hexes > u32::from(tables.moves.hedge) {
        found.push(Hindrance::Hedge);
    }
    found
}

/// Returns the turn in which a gun that fired in turn `fired` may fire again (D3-32).
pub fn next_shot(fired: u32, tables: &Tables) -> u32 {
    fired.saturating_add(tables.shooting.gun_turns.into())
}

/// Returns the hits on a commander for this many routed units (D3-11).
pub(super) fn booked(routed: u32, tables: &Tables) -> u32 {
    routed.saturating_mul(tables.command.per_rout.into())
}

/// Returns whether an army retires (D3-43).
pub const fn retires(commander_hits: u32, units_left: u32) -> bool {
    commander_hits > units_left
}

/// Returns the number of routed units at which an army of this size retires. Returns the size
/// plus 1 for an army that never retires.
pub fn retires_at(units: u32, tables: &Tables) -> u32 {
    until_retired(0, units, tables)
}

/// Returns the number of further routs until the army retires, given the commander's hits and the
/// units left. Each rout adds hits to the commander and removes a unit.
pub(super) fn until_retired(hits: u32, left: u32, tables: &Tables) -> u32 {
    let gone = |routed: &u32| retires(hits.saturating_add(booked(*routed, tables)), left - routed);
    (0..=left).find(gone).unwrap_or(left + 1)
}

/// Returns the hexes in straight rows through these sides, with their distances.
pub(super) fn rows(grid: Grid, at: Cell, sides: &[Side], most: u32) -> Vec<(Cell, u32)> {
    let from = grid.hex(at);
    let steps = sides
        .iter()
        .flat_map(|side| (1..=most).map(move |far| (*side, far)));
    let cells = steps.filter_map(|(side, far)| {
        let by = i32::try_from(far).unwrap_or(i32::MAX);
        Some((grid.cell(from + side.step() * by)?, far))
    });
    cells.collect()
}

/// Returns whether a hex is between the two rows ahead of a unit that faces a corner.
pub(super) fn between(grid: Grid, at: Cell, sides: &[Side], to: Cell) -> bool {
    let [left, right] = sides else { return false };
    let (from, to) = (grid.hex(at), grid.hex(to));
    let far = i32::try_from(distance(from, to)).unwrap_or(i32::MAX);
    (1..far).any(|one| from + left.step() * one + right.step() * (far - one) == to)
}

/// Returns the side through which the straight row from one cell to another leaves the first cell,
/// and the length of the row. `None` if no row connects the cells.
pub(super) fn row(grid: Grid, from: Cell, to: Cell) -> Option<(Side, u32)> {
    let (start, end) = (grid.hex(from), grid.hex(to));
    let far = distance(start, end);
    let steps = i32::try_from(far).ok().filter(|far| *far > 0)?;
    let side = Side::ALL.into_iter();
    let mut side = side.filter(|side| start + side.step() * steps == end);
    side.next().map(|side| (side, far))
}

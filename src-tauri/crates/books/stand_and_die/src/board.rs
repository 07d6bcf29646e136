//! The board: counters, and the marks on hexes for a group.

use drumhead_rules::frame::{mark, touches};
use drumhead_vocabulary::play::{self, BoardView, Counter, Mark};

use crate::aim::{aim, enemy_hexes, unspent};
use crate::ground::{contact, front_sides};
use crate::losses::open_burdens;
use crate::prelude::*;
use crate::retreats::{First, after_whom, retreats};
use crate::words::troops_in_words;

/// The distance, in hexes, within which an enemy's hex is marked although it cannot be attacked.
const NEAR: u32 = 2;

/// Returns the counters on the board, and the marks on hexes for this group.
pub(super) fn board(battle: &Battle, of: Option<UnitRef>) -> BoardView {
    let units = battle.state.units();
    let counters = units.filter_map(|(unit, standing)| counter(battle, unit, standing));
    BoardView {
        counters: counters.collect(),
        marks: of.map_or_else(Vec::new, |unit| marks(battle, unit)),
    }
}

/// Returns the arm that determines the shape of a group's counter.
pub(super) const fn arm(standing: &UnitState) -> play::Arm {
    if standing.infantry > 0 {
        play::Arm::Foot
    } else if standing.cavalry > 0 {
        play::Arm::Horse
    } else if !standing.guns.is_empty() {
        play::Arm::Guns
    } else if standing.start.cavalry > 0 {
        play::Arm::Horse
    } else {
        play::Arm::Foot
    }
}

fn counter(battle: &Battle, unit: UnitRef, standing: &UnitState) -> Option<Counter> {
    let hex = standing.place()?;
    let words = battle.words;
    let troops = standing.troops(lives(battle));
    let mut states = Vec::new();
    // Standing is a stance and not a warning, so it is shown with the troops.
    let mut count = troops_in_words(battle.words, troops);
    if standing.standing {
        if !count.is_empty() {
            count.push_str(", ");
        }
        count.push_str(words.get("morale.standing"));
    }
    let silent = standing.guns.iter().filter(|hits| **hits >= lives(battle));
    if silent.count() > 0 {
        states.push(words.get("tag.silent").to_owned());
    }
    Some(Counter {
        unit,
        side: unit.side,
        name: standing.named(battle.words),
        arm: arm(standing),
        hex: battle.hex_name(hex),
        facing: Some(standing.facing.hour()),
        count,
        // Silenced guns are the only warning.
        warns: !states.is_empty(),
        states,
    })
}

/// Returns the marks on hexes for a group: the answers of its offers, then the other hexes.
fn marks(battle: &Battle, unit: UnitRef) -> Vec<Mark> {
    let mut marks = touches(battle, unit);
    let Some(standing) = battle.state.unit(unit).filter(|unit| unit.away.is_none()) else {
        return marks;
    };
    let phase = battle.state.phase;
    let others = match (phase.step, standing.place()) {
        (Step::Deploy, _) if phase.is_of(unit.side) => not_here(battle, unit),
        (Step::March, Some(from)) if phase.is_of(unit.side) => unreached(battle, unit, from),
        (Step::Attack, Some(from)) if phase.is_of(unit.side) => {
            let mut others = unattacked(battle, unit, from);
            others.extend(front(battle, standing, from));
            others
        }
        (Step::FallBack, Some(from)) if phase.is_of(unit.side) => closed(battle, unit, from),
        (_, Some(from)) => front(battle, standing, from),
        (_, None) => Vec::new(),
    };
    for mark in others {
        if !marks.iter().any(|it| it.hex == mark.hex) {
            marks.push(mark);
        }
    }
    marks
}

/// Marks a refused hex, with the first reason.
fn barred(battle: &Battle, hex: Cell, why: &[Objection]) -> Option<Mark> {
    let why = why.first()?;
    let barred = |why: &Objection| mark(battle, hex, MarkKind::Barred, &why.message, why.clause);
    Some(barred(why))
}

/// Marks the hexes in which a group cannot begin.
fn not_here(battle: &Battle, unit: UnitRef) -> Vec<Mark> {
    let cells = map(battle).grid.cells();
    cells
        .filter_map(|hex| barred(battle, hex, &barriers(battle, unit, hex)))
        .collect()
}

/// Marks the hexes nearby in which a group's march cannot end.
fn unreached(battle: &Battle, unit: UnitRef, from: Cell) -> Vec<Mark> {
    let found = marches(battle, unit);
    let left = battle
        .state
        .unit(unit)
        .map_or(0, |it| march_left(battle, it));
    let grid = map(battle).grid;
    let near = grid
        .cells()
        .filter(|hex| (1..=left).contains(&grid.distance(from, *hex)));
    near.filter_map(|hex| barred(battle, hex, &march_faults(battle, unit, hex, &found)))
        .collect()
}

/// Marks the enemies nearby that a group's hex cannot attack.
fn unattacked(battle: &Battle, unit: UnitRef, from: Cell) -> Vec<Mark> {
    let left = unspent(battle, unit.side, from);
    let enemies = enemy_hexes(battle, unit.side).into_iter();
    let marks = enemies.filter_map(|hex| {
        let aim = aim(battle, unit.side, from, hex, left);
        if aim.contact.is_some() && left.is_nobody() {
            return Some(mark(
                battle,
                hex,
                MarkKind::Barred,
                &message("mark.spent"),
                ONCE,
            ));
        }
        let near = map(battle).grid.distance(from, hex) <= NEAR;
        barred(battle, hex, &aim.objections).filter(|_| near)
    });
    marks.collect()
}

/// Marks the hexes around troops to which they cannot fall back.
fn closed(battle: &Battle, unit: UnitRef, from: Cell) -> Vec<Mark> {
    let pressed = battle.state.pressed_at(unit.side, from).contains(&unit);
    if !pressed || open_burdens(battle).next().is_some() {
        return Vec::new();
    }
    let first = after_whom(battle, unit.side, from).map(First::hex);
    let mut open = retreats(battle, unit.side, from);
    open.retain(|_| first.is_none());
    let around = map(battle).around(from);
    let marks = around
        .filter(|(_, hex)| !open.contains(hex))
        .map(|(_, hex)| {
            let waits = first == Some(hex);
            let key = if waits {
                "mark.others_first"
            } else {
                "mark.not_back"
            };
            mark(battle, hex, MarkKind::Barred, &message(key), FALL_BACK)
        });
    marks.collect()
}

/// Marks the hexes in front of a group, and those that it can attack across water.
fn front(battle: &Battle, standing: &UnitState, hex: Cell) -> Vec<Mark> {
    let map = map(battle);
    let ahead = front_sides(side_faced(battle, standing.facing));
    let near = map.around(hex).filter(|(side, _)| ahead.contains(side));
    let mut marks: Vec<_> = near
        .map(|(_, hex)| mark(battle, hex, MarkKind::Seen, &message("mark.front"), FACING))
        .collect();
    let over = map.grid.cells().filter(|to| {
        map.grid.distance(hex, *to) == NEAR
            && contact(map, hex, *to).is_some_and(|contact| contact.across)
    });
    let across = |to| mark(battle, to, MarkKind::Seen, &message("mark.across"), ACROSS);
    marks.extend(over.map(across));
    marks
}

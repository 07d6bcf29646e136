//! The board: counters, and the marks on hexes for a group.

use std::collections::BTreeSet;

use drumhead_rules::frame::{Action as _, Names as _, Objection, Value, mark, message, unit_key};
use drumhead_rules::hex::Cell;
use drumhead_vocabulary::play::{
    self, BoardView, Counter, Mark, MarkKind, OfferId, Scalar, Touch, UnitRef,
};

use crate::Battle;
use crate::actions::{Attack, Deploy, FallBack, March, beginnings, deploy_faults, ends};
use crate::aim::{aim, enemy_hexes, targets, unspent};
use crate::clauses::{ACROSS, FACING, FALL_BACK, MOVES, NEXT, ONCE, ROOM};
use crate::ground::{contact, front_sides};
use crate::losses::open_burdens;
use crate::place::{groups_at, lives, map, march_faults, march_left, marches, side_faced};
use crate::retreats::{First, after_whom, retreats};
use crate::state::{Step, UnitState, other};
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

fn marks(battle: &Battle, unit: UnitRef) -> Vec<Mark> {
    let phase = battle.state.phase;
    let Some(standing) = battle.state.unit(unit).filter(|unit| unit.away.is_none()) else {
        return Vec::new();
    };
    if !phase.is_of(unit.side) {
        return standing
            .place()
            .map_or_else(Vec::new, |hex| front(battle, standing, hex));
    }
    match (phase.step, standing.place()) {
        (Step::Deploy, _) => deploying(battle, unit),
        (Step::March, Some(hex)) => marching(battle, unit, standing, hex),
        (Step::Attack, Some(hex)) => attacking(battle, unit, hex),
        (Step::FallBack, Some(hex)) => falling_back(battle, unit, hex),
        (Step::Initiative, Some(hex)) => front(battle, standing, hex),
        (_, None) => Vec::new(),
    }
}

/// Returns the answer given by touching a hex: an offer and its question.
fn touch(offer: OfferId, field: &str, hex: Cell) -> Option<Touch> {
    Some(Touch {
        offer,
        path: format!("/{field}"),
        value: Scalar::Text(hex.to_string()),
    })
}

/// Marks a refused hex, with the first reason.
fn barred(battle: &Battle, hex: Cell, why: &[Objection]) -> Option<Mark> {
    let why = why.first()?;
    Some(mark(
        battle,
        hex,
        MarkKind::Barred,
        &why.message,
        why.clause,
    ))
}

fn deploying(battle: &Battle, unit: UnitRef) -> Vec<Mark> {
    let open: BTreeSet<_> = beginnings(battle, unit).into_iter().collect();
    let cells = map(battle).grid.cells();
    let marks = cells.filter_map(|hex| {
        if !open.contains(&hex) {
            return barred(battle, hex, &deploy_faults(battle, unit, hex));
        }
        let label = message("mark.begin");
        Some(Mark {
            goes: touch(OfferId::new(Deploy::NAME, unit_key(unit)), "hex", hex),
            ..mark(battle, hex, MarkKind::Reach, &label, ROOM)
        })
    });
    marks.collect()
}

fn marching(battle: &Battle, unit: UnitRef, standing: &UnitState, from: Cell) -> Vec<Mark> {
    let found = marches(battle, unit);
    let open = ends(battle, unit);
    let grid = map(battle).grid;
    let left = march_left(battle, standing);
    let near = grid.cells().filter(|hex| {
        let away = grid.distance(from, *hex);
        away > 0 && away <= left
    });
    let marks = near.filter_map(|hex| match open.get(&hex) {
        Some(reached) => {
            let key = if reached.cost == 1 {
                "mark.one_hex"
            } else {
                "mark.hexes"
            };
            let label = message(key).with("hexes", reached.cost);
            Some(Mark {
                goes: touch(OfferId::new(March::NAME, unit_key(unit)), "to", hex),
                ..mark(battle, hex, MarkKind::Reach, &label, MOVES)
            })
        }
        None => barred(battle, hex, &march_faults(battle, unit, hex, &found)),
    });
    marks.collect()
}

fn attacking(battle: &Battle, unit: UnitRef, from: Cell) -> Vec<Mark> {
    let (side, enemy) = (unit.side, other(unit.side));
    let open: BTreeSet<_> = targets(battle, side, from)
        .into_iter()
        .map(|it| it.0)
        .collect();
    let left = unspent(battle, side, from);
    let lead = left.arms().first().copied();
    let mut marks = Vec::new();
    for hex in enemy_hexes(battle, side) {
        let aim = aim(battle, side, from, hex, left);
        if open.contains(&hex) {
            let bonuses = aim.case.bonuses.infantry.iter().map(|it| it.id.word());
            let bonuses: Vec<_> = bonuses.collect();
            let key = if bonuses.is_empty() {
                "mark.target"
            } else {
                "mark.target_with"
            };
            let label = message(key).with("units", groups_at(battle, enemy, hex));
            let label = label.with("bonuses", Value::List(bonuses, ", "));
            marks.push(Mark {
                goes: lead.and_then(|lead| touch(Attack::id_of(unit, lead), "at", hex)),
                ..mark(battle, hex, MarkKind::Target, &label, NEXT)
            });
        } else if aim.contact.is_some() && left.is_nobody() {
            let label = message("mark.spent");
            marks.push(mark(battle, hex, MarkKind::Barred, &label, ONCE));
        } else if map(battle).grid.distance(from, hex) <= NEAR {
            marks.extend(barred(battle, hex, &aim.objections));
        }
    }
    if let Some(standing) = battle.state.unit(unit) {
        let taken: BTreeSet<_> = marks.iter().map(|mark| mark.hex.clone()).collect();
        let seen = front(battle, standing, from).into_iter();
        marks.extend(seen.filter(|mark| !taken.contains(&mark.hex)));
    }
    marks
}

fn falling_back(battle: &Battle, unit: UnitRef, from: Cell) -> Vec<Mark> {
    let pressed = battle.state.pressed_at(unit.side, from).contains(&unit);
    if !pressed || open_burdens(battle).next().is_some() {
        return Vec::new();
    }
    let first = after_whom(battle, unit.side, from);
    let mut open = retreats(battle, unit.side, from);
    open.retain(|_| first.is_none());
    let marks = map(battle).around(from).map(|(_, hex)| {
        if open.contains(&hex) {
            return Mark {
                goes: touch(OfferId::new(FallBack::NAME, unit_key(unit)), "to", hex),
                ..mark(
                    battle,
                    hex,
                    MarkKind::Reach,
                    &message("mark.back"),
                    FALL_BACK,
                )
            };
        }
        let key = if first.map(First::hex) == Some(hex) {
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

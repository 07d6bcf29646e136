//! The board: what stands on it, and what its hexes mean to a group.

use std::collections::BTreeSet;

use drumhead_words::play::{
    self, BoardView, Counter, Mark, MarkKind, Objection, OfferId, Scalar, Touch, UnitRef,
};

use super::army::troops_in_words;
use super::battle::Battle;
use super::clauses::{FACING, FALL_BACK, MOVES, NEXT, ROOM};
use super::decide::{deploy_faults, retreats};
use super::ground::{contact, front_sides};
use super::offers::{beginnings, ends, key};
use super::place::{
    aim, enemy_hexes, hex_name, lives, march_faults, march_left, marches, names_at, side_faced,
    targets, unspent,
};
use super::state::{Standing, Step, other};
use drumhead_rules::hex::Cell;

/// How near an enemy must be for its hex to be marked where it cannot be
/// attacked.
const NEAR: u32 = 2;

/// What stands on the board, and what its hexes mean to this group.
pub(super) fn board(battle: &Battle, of: Option<UnitRef>) -> BoardView {
    let units = battle.state.units();
    let counters = units.filter_map(|(unit, standing)| counter(battle, unit, standing));
    BoardView {
        counters: counters.collect(),
        marks: of.map_or_else(Vec::new, |unit| marks(battle, unit)),
    }
}

/// The shape of a group.
pub(super) const fn arm(standing: &Standing) -> play::Arm {
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

fn counter(battle: &Battle, unit: UnitRef, standing: &Standing) -> Option<Counter> {
    let hex = standing.place()?;
    let words = battle.words;
    let troops = standing.troops(lives(battle));
    let mut states = Vec::new();
    // That it stands is how it fights and no warning: it is said with its troops.
    let mut count = troops_in_words(troops).unwrap_or_default();
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
        name: standing.named(),
        arm: arm(standing),
        hex: hex_name(battle, hex),
        facing: Some(standing.facing.hour()),
        count,
        // That guns are silent is all there is.
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

fn mark(battle: &Battle, hex: Cell, kind: MarkKind, label: String, clause: &str) -> Mark {
    Mark {
        hex: hex_name(battle, hex),
        kind,
        label,
        clause: Some(clause.to_owned()),
        goes: None,
    }
}

fn touch(offer: &str, unit: UnitRef, path: &str, hex: Cell) -> Option<Touch> {
    Some(Touch {
        offer: OfferId::new(offer, key(unit)),
        path: path.to_owned(),
        value: Scalar::Text(hex.to_string()),
    })
}

/// A hex that is barred, for the first reason there is.
fn barred(battle: &Battle, hex: Cell, why: &[Objection]) -> Option<Mark> {
    let why = why.first()?;
    let clause = why.clause.as_deref().unwrap_or_default();
    Some(mark(
        battle,
        hex,
        MarkKind::Barred,
        why.text.clone(),
        clause,
    ))
}

fn deploying(battle: &Battle, unit: UnitRef) -> Vec<Mark> {
    let open: BTreeSet<_> = beginnings(battle, unit).into_iter().collect();
    let cells = battle.ground().grid.cells();
    let marks = cells.filter_map(|hex| {
        if !open.contains(&hex) {
            return barred(battle, hex, &deploy_faults(battle, unit, hex));
        }
        let label = battle.words.get("mark.begin").to_owned();
        Some(Mark {
            goes: touch("deploy", unit, "/hex", hex),
            ..mark(battle, hex, MarkKind::Reach, label, ROOM.as_str())
        })
    });
    marks.collect()
}

fn marching(battle: &Battle, unit: UnitRef, standing: &Standing, from: Cell) -> Vec<Mark> {
    let words = battle.words;
    let found = marches(battle, unit);
    let open = ends(battle, unit);
    let grid = battle.ground().grid;
    let left = march_left(battle, standing);
    let near = grid.cells().filter(|hex| {
        let away = grid.distance(from, *hex);
        away > 0 && away <= left
    });
    let marks = near.filter_map(|hex| match open.get(&hex) {
        Some(reached) => {
            let hexes = reached.cost.to_string();
            let key = if reached.cost == 1 {
                "mark.one_hex"
            } else {
                "mark.hexes"
            };
            let label = words.fill(key, &[("hexes", &hexes)]);
            Some(Mark {
                goes: touch("march", unit, "/to", hex),
                ..mark(battle, hex, MarkKind::Reach, label, MOVES.as_str())
            })
        }
        None => barred(battle, hex, &march_faults(battle, unit, hex, &found)),
    });
    marks.collect()
}

fn attacking(battle: &Battle, unit: UnitRef, from: Cell) -> Vec<Mark> {
    let words = battle.words;
    let (side, enemy) = (unit.side, other(unit.side));
    let open: BTreeSet<_> = targets(battle, side, from)
        .into_iter()
        .map(|it| it.0)
        .collect();
    let left = unspent(battle, side, from);
    let mut marks = Vec::new();
    for hex in enemy_hexes(battle, side) {
        let names = names_at(battle, enemy, hex);
        let aim = aim(battle, side, from, hex, left);
        if open.contains(&hex) {
            let key = if aim.case.rear {
                "mark.target_rear"
            } else {
                "mark.target"
            };
            let label = words.fill(key, &[("units", &names)]);
            marks.push(Mark {
                goes: touch("attack", unit, "/at", hex),
                ..mark(battle, hex, MarkKind::Target, label, NEXT.as_str())
            });
        } else if aim.contact.is_some() && left.is_nobody() {
            let label = words.get("mark.spent").to_owned();
            let once = super::clauses::ONCE.as_str();
            marks.push(mark(battle, hex, MarkKind::Barred, label, once));
        } else if battle.ground().grid.distance(from, hex) <= NEAR {
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
    if !pressed || battle.state.open_burdens().next().is_some() {
        return Vec::new();
    }
    let words = battle.words;
    let open = retreats(battle, unit.side, from);
    let marks = battle.ground().around(from).map(|(_, hex)| {
        if open.contains(&hex) {
            let label = words.get("mark.back").to_owned();
            return Mark {
                goes: touch("fall_back", unit, "/to", hex),
                ..mark(battle, hex, MarkKind::Reach, label, FALL_BACK.as_str())
            };
        }
        let label = words.get("mark.not_back").to_owned();
        mark(battle, hex, MarkKind::Barred, label, FALL_BACK.as_str())
    });
    marks.collect()
}

/// What a group has in front of it, and what it can attack over water.
fn front(battle: &Battle, standing: &Standing, hex: Cell) -> Vec<Mark> {
    let words = battle.words;
    let map = battle.ground();
    let ahead = front_sides(side_faced(battle, standing.facing));
    let near = map.around(hex).filter(|(side, _)| ahead.contains(side));
    let mut marks: Vec<_> = near
        .map(|(_, hex)| {
            let label = words.get("mark.front").to_owned();
            mark(battle, hex, MarkKind::Seen, label, FACING.as_str())
        })
        .collect();
    let over = map.grid.cells().filter(|to| {
        map.grid.distance(hex, *to) == NEAR
            && contact(map, hex, *to).is_some_and(|contact| contact.across)
    });
    marks.extend(over.map(|to| {
        let label = words.get("mark.across").to_owned();
        mark(
            battle,
            to,
            MarkKind::Seen,
            label,
            super::clauses::ACROSS.as_str(),
        )
    }));
    marks
}

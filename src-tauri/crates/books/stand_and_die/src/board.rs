//! The board: counters, and the marks on hexes for a unit.

use drumhead_rules::catalogue::Catalogue;
use drumhead_rules::frame::Marks;
use drumhead_vocabulary::play::{self, BoardView, Counter, Mark};

use crate::aim::{aim, enemy_hexes, unspent};
use crate::ground::{contact, front_sides};
use crate::losses::open_burdens;
use crate::prelude::*;
use crate::retreats::{First, after_whom, retreats};
use crate::words::troops_in_words;

/// The distance, in hexes, within which an enemy's hex is marked although it cannot be attacked.
/// Hexes attacked across water are at this distance.
const NEAR: u32 = 2;

/// Returns the counters on the board, and the marks on hexes for this unit.
pub(super) fn board(battle: &Battle, of: Option<UnitRef>) -> BoardView {
    let units = battle.state.units();
    let counters = units.filter_map(|(unit, standing)| counter(battle, unit, standing));
    BoardView {
        counters: counters.collect(),
        marks: of.map_or_else(Vec::new, |unit| marks(battle, unit)),
    }
}

/// Returns the arm that determines the shape of a unit's counter.
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
    let mut states = Vec::new();
    let silent = standing.silent(lives(battle));
    if silent > 0 {
        states.push(words.fill("tag.silent", &[("guns", &silent.to_string())]));
    }
    Some(Counter {
        unit,
        side: unit.side,
        name: standing.named(battle.words),
        arm: arm(standing),
        hex: battle.hex_name(hex),
        facing: Some(standing.facing.hour()),
        count: count(words, standing.troops(lives(battle)), standing.standing),
        // Silenced guns are the only state that is shown as a warning.
        warns: !states.is_empty(),
        states,
    })
}

/// Returns the troops in as few words as a hex has room for. If Standing troops have a single arm,
/// the words omit it, because the counter's sign shows it. Standing is a stance and not a warning,
/// so it is shown with the troops.
fn count(words: &Catalogue, troops: Troops, standing: bool) -> String {
    let arms = troops.arms();
    match (standing, arms.as_slice()) {
        (false, _) => troops_in_words(words, troops, Form::Within),
        (true, [arm]) => {
            let many = troops.of(*arm).to_string();
            words.fill("board.standing", &[("many", &many)])
        }
        (true, _) => {
            let troops = troops_in_words(words, troops, Form::Within);
            words.fill("board.standing_mixed", &[("troops", &troops)])
        }
    }
}

/// Returns the marks on hexes for a unit: first on the hexes that its offers let the player choose,
/// then on other hexes.
fn marks(battle: &Battle, unit: UnitRef) -> Vec<Mark> {
    let mut marks = Marks::new(battle, unit);
    let Some(standing) = battle.state.unit(unit).filter(|unit| unit.away.is_none()) else {
        return marks.list();
    };
    let phase = battle.state.phase;
    let on = &mut marks;
    match (phase.step, standing.place()) {
        (Step::Deploy, _) if phase.is_of(unit.side) => not_here(battle, unit, on),
        (Step::March, Some(from)) if phase.is_of(unit.side) => unreached(battle, unit, from, on),
        (Step::Attack, Some(from)) if phase.is_of(unit.side) => {
            unattacked(battle, unit, from, on);
            front(battle, standing, from, on);
        }
        (Step::FallBack, Some(from)) if phase.is_of(unit.side) => closed(battle, unit, from, on),
        (_, Some(from)) => front(battle, standing, from, on),
        (_, None) => {}
    }
    marks.list()
}

/// Marks the hexes in which a unit cannot begin.
fn not_here(battle: &Battle, unit: UnitRef, marks: &mut Marks<'_, StandAndDie>) {
    for hex in map(battle).grid.cells() {
        marks.bar(hex, || {
            let why = barriers(battle, unit, hex);
            why.first().map(|it| it.shown(battle))
        });
    }
}

/// Marks the nearby hexes in which a unit's march cannot end.
fn unreached(battle: &Battle, unit: UnitRef, from: Cell, marks: &mut Marks<'_, StandAndDie>) {
    let found = marches(battle, unit);
    let left = battle
        .state
        .unit(unit)
        .map_or(0, |it| march_left(battle, it));
    let grid = map(battle).grid;
    let near = grid
        .cells()
        .filter(|hex| (1..=left).contains(&grid.distance(from, *hex)));
    for hex in near {
        marks.bar(hex, || {
            let why = march_faults(battle, unit, hex, &found);
            why.first().map(|it| it.shown(battle))
        });
    }
}

/// Marks the nearby enemies that a unit's hex cannot attack.
fn unattacked(battle: &Battle, unit: UnitRef, from: Cell, marks: &mut Marks<'_, StandAndDie>) {
    let left = unspent(battle, unit.side, from);
    for hex in enemy_hexes(battle, unit.side) {
        let aim = aim(battle, unit.side, from, hex, left);
        if aim.contact.is_some() && left.is_nobody() {
            marks.fill(hex, MarkKind::Barred, &message("mark.spent"), ONCE);
        } else if map(battle).grid.distance(from, hex) <= NEAR {
            marks.bar(hex, || aim.objections.first().map(|it| it.shown(battle)));
        }
    }
}

/// Marks the hexes around troops to which they cannot fall back.
fn closed(battle: &Battle, unit: UnitRef, from: Cell, marks: &mut Marks<'_, StandAndDie>) {
    let pressed = must_fall_back(battle, unit.side, from).contains(&unit);
    if !pressed || open_burdens(battle).next().is_some() {
        return;
    }
    let first = after_whom(battle, unit.side, from).map(First::hex);
    let mut open = retreats(battle, unit.side, from);
    open.retain(|_| first.is_none());
    let around = map(battle).around(from);
    for (_, hex) in around.filter(|(_, hex)| !open.contains(hex)) {
        let key = if first == Some(hex) {
            "mark.others_first"
        } else {
            "mark.not_back"
        };
        marks.fill(hex, MarkKind::Barred, &message(key), FALL_BACK);
    }
}

/// Marks the hexes in front of a unit, and the hexes in contact with its hex across water.
fn front(battle: &Battle, standing: &UnitState, hex: Cell, marks: &mut Marks<'_, StandAndDie>) {
    let map = map(battle);
    let ahead = front_sides(side_faced(battle, standing.facing));
    for (_, hex) in map.around(hex).filter(|(side, _)| ahead.contains(side)) {
        marks.fill(hex, MarkKind::Seen, &message("mark.front"), FACING);
    }
    let over = map.grid.cells().filter(|to| {
        map.grid.distance(hex, *to) == NEAR
            && contact(map, hex, *to).is_some_and(|contact| contact.across)
    });
    for to in over {
        marks.fill(to, MarkKind::Seen, &message("mark.across"), ACROSS);
    }
}

//! The board: counters, and the marks on hexes for the selected unit.

use std::collections::BTreeSet;

use drumhead_rules::frame::{Marks, refusal};
use drumhead_vocabulary::play::{BoardView, Counter, Mark, MarkKind};

use crate::actions::{Charge, March, Shoot};
use crate::ground::{ahead, allowance, field_of_fire, rows};
use crate::prelude::*;
use crate::sight::{Noticed, blocked, command, noticed};
use crate::tags::{arm, states};

/// Returns the counters, and the marks on hexes for this unit.
pub(super) fn board(battle: &Battle, of: Option<UnitRef>) -> BoardView {
    let counters = battle.state.here().filter_map(|(unit, state)| {
        let place = state.place?;
        Some(counter(battle, unit, state, place))
    });
    BoardView {
        counters: counters.collect(),
        marks: of.map_or_else(Vec::new, |unit| marks(battle, unit)),
    }
}

fn counter(battle: &Battle, unit: UnitRef, state: &UnitState, place: Place) -> Counter {
    let most = interpretations(battle).rout_at.hits();
    let count = if state.commands() {
        message("counter.commander").with("hits", state.hits)
    } else {
        let count = message("counter.hits").with("most", most);
        count.with("left", most.saturating_sub(state.hits))
    };
    // A bare 0 below a commander would be meaningless.
    let blank = state.commands() && state.hits == 0;
    let states = states(battle, unit, state);
    Counter {
        unit,
        side: unit.side,
        name: state.named(battle.words),
        arm: arm(state.kind),
        hex: battle.hex_name(place.hex),
        facing: (!state.commands()).then(|| place.facing.hour()),
        count: if blank {
            String::new()
        } else {
            battle.say(&count)
        },
        warns: states.iter().any(|tag| tag.tone.warns()),
        states: states.into_iter().map(|tag| tag.label).collect(),
    }
}

fn marks(battle: &Battle, unit: UnitRef) -> Vec<Mark> {
    let mut marks = Marks::new(battle, unit);
    let Ok((state, place)) = here(battle, unit) else {
        return marks.list();
    };
    if state.commands() {
        commands(battle, unit, &mut marks);
        return marks.list();
    }
    if unit.side == battle.state.mover && battle.state.step == Step::Activate {
        barred(battle, unit, state, place, &mut marks);
    }
    seen(battle, state, place, &mut marks);
    marks.list()
}

/// Marks the hexes ahead to which the unit cannot move, and the nearby enemies that it cannot
/// attack, with the reasons.
fn barred(
    battle: &Battle,
    unit: UnitRef,
    state: &UnitState,
    place: Place,
    marks: &mut Marks<'_, D3Ecw>,
) {
    let Place { hex: from, facing } = place;
    let range = battle.tables.range(state.kind);
    let near = allowance(state.kind, true, &battle.tables) + 1;
    let near = near.max(range.unwrap_or(0));
    for (target, state, there) in enemies(battle, unit.side) {
        // The objections to attacking an attached commander are shown for his unit.
        if state.attached.is_some() || far(battle, from, there.hex) > near {
            continue;
        }
        let charge = Charge {
            unit,
            target,
            facing,
            from: None,
        };
        marks.bar(there.hex, || {
            let shot = range.and_then(|_| refusal(battle, &Shoot { unit, target }));
            shot.or_else(|| refusal(battle, &charge))
        });
    }
    let grid = map(battle).grid;
    let most = allowance(state.kind, false, &battle.tables);
    for (to, _) in rows(grid, from, &ahead(facing, grid), most) {
        marks.bar(to, || refusal(battle, &March { unit, to, facing }));
    }
}

/// Marks the hexes in the field of fire as visible or hidden.
fn seen(battle: &Battle, state: &UnitState, place: Place, marks: &mut Marks<'_, D3Ecw>) {
    let Some(range) = battle.tables.range(state.kind) else {
        return;
    };
    let Place { hex: from, facing } = place;
    for cell in field_of_fire(map(battle), from, facing, range, interpretations(battle)) {
        let label = |key| message(key).with("hex", cell);
        match blocked(battle, from, cell) {
            None => marks.add(cell, MarkKind::Seen, &label("mark.seen"), FIELD),
            Some(by) => {
                let hidden = label("mark.hidden").with("by", by);
                marks.fill(cell, MarkKind::Barred, &hidden, SIGHT);
            }
        }
    }
}

/// Marks a commander's radius, and the units that he does not see.
fn commands(battle: &Battle, unit: UnitRef, marks: &mut Marks<'_, D3Ecw>) {
    let Some((at, radius)) = command(battle, unit.side) else {
        return;
    };
    let mut add = |hex, kind, label: Message| marks.add(hex, kind, &label, COUNT);
    let mut hidden = BTreeSet::new();
    for (other, what) in noticed(battle, unit.side) {
        let (Noticed::Hidden(by), Some(there)) = (what, battle.state.place(other)) else {
            continue;
        };
        let label = message("choice.hidden").with("unit", placed(other));
        add(there.hex, MarkKind::Barred, label.with("hex", by));
        hidden.insert(there.hex);
    }
    for hex in map(battle).grid.cells() {
        let hexes = far(battle, at, hex);
        if hexes > radius || hidden.contains(&hex) {
            continue;
        }
        let (kind, label) = match blocked(battle, at, hex) {
            Some(by) => (MarkKind::Barred, message("mark.unseen").with("by", by)),
            None => (
                MarkKind::Command,
                message("mark.command").with("hexes", hexes),
            ),
        };
        add(hex, kind, label.with("hex", hex));
    }
}

//! The board: counters, and the marks on hexes for the selected unit.

use std::collections::BTreeSet;

use drumhead_rules::frame::{judged, mark, touches};
use drumhead_vocabulary::play::{BoardView, Counter, Mark, MarkKind, Objection};

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
    let mut marks = touches(battle, unit);
    let Ok((state, place)) = here(battle, unit) else {
        return marks;
    };
    if state.commands() {
        commands(battle, unit, &mut marks);
        return marks;
    }
    if unit.side == battle.state.mover && battle.state.step == Step::Activate {
        barred(battle, unit, state, place, &mut marks);
    }
    seen(battle, state, place, &mut marks);
    marks
}

/// Returns the reason why an action cannot be carried out, if there is one.
fn reason(battle: &Battle, action: &impl Action<D3Ecw>) -> Option<Objection> {
    match judged(battle, action) {
        Ok((found, _)) => found.first().map(|it| it.shown(battle)),
        Err(impossible) => Some(impossible.shown(battle)),
    }
}

/// Marks the hexes ahead to which the unit cannot move, and the nearby enemies that it cannot
/// attack, with the reasons.
fn barred(battle: &Battle, unit: UnitRef, state: &UnitState, place: Place, marks: &mut Vec<Mark>) {
    let Place { hex: from, facing } = place;
    let mut bar = |at: Cell, why: Option<Objection>| {
        let hex = battle.hex_name(at);
        let Some(why) = why.filter(|_| !marks.iter().any(|it| it.hex == hex)) else {
            return;
        };
        marks.push(Mark {
            hex,
            kind: MarkKind::Barred,
            label: why.text,
            clause: why.clause,
            goes: None,
        });
    };
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
        let shot = range.and_then(|_| reason(battle, &Shoot { unit, target }));
        bar(there.hex, shot.or_else(|| reason(battle, &charge)));
    }
    let grid = map(battle).grid;
    let most = allowance(state.kind, false, &battle.tables);
    for (to, _) in rows(grid, from, &ahead(facing, grid), most) {
        bar(to, reason(battle, &March { unit, to, facing }));
    }
}

/// Marks the visible hexes in the field of fire.
fn seen(battle: &Battle, state: &UnitState, place: Place, marks: &mut Vec<Mark>) {
    let Some(range) = battle.tables.range(state.kind) else {
        return;
    };
    let Place { hex: from, facing } = place;
    for cell in field_of_fire(map(battle), from, facing, range, interpretations(battle)) {
        let hex = battle.hex_name(cell);
        let label = |key| message(key).with("hex", cell);
        let Some(by) = blocked(battle, from, cell) else {
            marks.push(mark(
                battle,
                cell,
                MarkKind::Seen,
                &label("mark.seen"),
                FIELD,
            ));
            continue;
        };
        if !marks.iter().any(|it| it.hex == hex) {
            let hidden = label("mark.hidden").with("by", by);
            marks.push(mark(battle, cell, MarkKind::Barred, &hidden, SIGHT));
        }
    }
}

/// Marks a commander's radius, and the units that he does not see.
fn commands(battle: &Battle, unit: UnitRef, marks: &mut Vec<Mark>) {
    let Some((at, radius)) = command(battle, unit.side) else {
        return;
    };
    let mut add = |hex, kind, label: Message| marks.push(mark(battle, hex, kind, &label, COUNT));
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

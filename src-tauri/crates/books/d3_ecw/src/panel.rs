//! A unit's own numbers: its move, its range, and its modifiers.

use crate::ground::{allowance, radius};
use crate::interpretations::CommanderMove;
use crate::prelude::*;
use crate::words::die_with;

/// Returns the sums for a unit's panel.
pub(super) fn panel(battle: &Battle, unit: UnitRef, state: &UnitState) -> Vec<Sum> {
    let own = own(battle, state);
    if !state.commands() {
        return vec![own];
    }
    let own = row(own, "hits", RESOLVE, state.hits.to_string());
    let left = battle.state.left(unit.side);
    vec![row(own, "left", RESOLVE, left.to_string())]
}

fn row(sum: Sum, key: &str, clause: ClauseId, value: String) -> Sum {
    sum.row(message(format!("panel.{key}")), clause, bare(value))
}

/// Returns a unit's values for play, without the states that players tick on paper.
pub(super) fn own(battle: &Battle, state: &UnitState) -> Sum {
    let (tables, interpretations) = (&battle.tables, interpretations(battle));
    let troop = tables.troop(state.kind);
    let own = Sum::new(message("panel.unit"));
    let hexes = |many: u32| battle.say(&message("panel.hexes").with("hexes", many));
    let moves = |charging| hexes(allowance(state.kind, charging, tables));
    if state.commands() {
        let far = match interpretations.commander_move {
            CommanderMove::Three => moves(false),
            CommanderMove::Any => battle.words.get("panel.any").to_owned(),
        };
        let own = row(own, "rides", RIDE, far);
        let radius = radius(state.attached.is_some(), tables);
        return row(own, "radius", COUNT, hexes(radius));
    }
    let mut own = row(own, "moves", ALLOWANCE, moves(false));
    if moves(true) != moves(false) {
        own = row(own, "charges", ALLOWANCE, moves(true));
    }
    if let (Some(range), Some(shoots)) = (tables.range(state.kind), troop.shoots) {
        own = row(own, "range", RANGE, hexes(range));
        own = row(own, "shoots", SHOT, die_with(shoots.into()));
    }
    let pike = if state.kind == UnitType::ElitePike {
        i32::from(tables.melee.pike)
    } else {
        0
    };
    let charging = troop.melee_charging.filter(|it| Some(*it) != troop.melee);
    for (key, added) in [("melee", troop.melee), ("charging", charging)] {
        if let Some(added) = added {
            own = row(own, key, ROUND, die_with(i32::from(added) + pike));
        }
    }
    row(
        own,
        "routs",
        ROUT,
        interpretations.rout_at.hits().to_string(),
    )
}

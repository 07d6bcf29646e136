//! A unit's own numbers: how far it moves and shoots, and what is added to its
//! dice.

use drumhead_words::ClauseId;
use drumhead_words::play::{Column, Entry, UnitRef};

use super::army::UnitType;
use super::battle::Battle;
use super::clauses::{ALLOWANCE, COUNT, RANGE, RESOLVE, RIDE, ROUND, ROUT, SHOT};
use super::ground::{allowance, radius};
use super::readings::CommanderMove;
use super::words::die_with;

/// The columns of a unit's panel; none for a unit that is not in the battle.
pub(super) fn panel(battle: &Battle, unit: UnitRef) -> Vec<Column> {
    let Some(standing) = battle.state.unit(unit) else {
        return Vec::new();
    };
    let words = battle.words;
    let entry = |key: &str, clause: ClauseId, value: String| Entry {
        label: words.get(&format!("panel.{key}")).to_owned(),
        clause: Some(clause.as_str().to_owned()),
        value,
        told: false,
    };
    let tables = &battle.tables;
    let troop = tables.troop(standing.kind);
    let mut own = Vec::new();
    if standing.commands() {
        let far = match battle.readings().commander_move {
            CommanderMove::Three => allowance(UnitType::Commander, false, tables).to_string(),
            CommanderMove::Any => words.get("panel.any").to_owned(),
        };
        own.push(entry("rides", RIDE, far));
        let radius = radius(standing.attached.is_some(), tables);
        own.push(entry("radius", COUNT, radius.to_string()));
        own.push(entry("hits", RESOLVE, standing.hits.to_string()));
        let left = battle.state.left(unit.side);
        own.push(entry("left", RESOLVE, left.to_string()));
    } else {
        let (moves, charges) = (
            allowance(standing.kind, false, tables),
            allowance(standing.kind, true, tables),
        );
        own.push(entry("moves", ALLOWANCE, moves.to_string()));
        if charges != moves {
            own.push(entry("charges", ALLOWANCE, charges.to_string()));
        }
        if let (Some(range), Some(shoots)) = (tables.range(standing.kind), troop.shoots) {
            own.push(entry("range", RANGE, range.to_string()));
            own.push(entry("shoots", SHOT, die_with(shoots.into())));
        }
        let pike = if standing.kind == UnitType::ElitePike {
            i32::from(tables.melee.pike)
        } else {
            0
        };
        if let Some(melee) = troop.melee {
            own.push(entry("melee", ROUND, die_with(i32::from(melee) + pike)));
        }
        if let Some(charging) = troop.melee_charging.filter(|it| Some(*it) != troop.melee) {
            own.push(entry(
                "charging",
                ROUND,
                die_with(i32::from(charging) + pike),
            ));
        }
        let routs = battle.readings().rout_at.hits().to_string();
        own.push(entry("routs", ROUT, routs));
    }
    vec![Column {
        heading: words.get("panel.unit").to_owned(),
        entries: own,
        total: None,
    }]
}

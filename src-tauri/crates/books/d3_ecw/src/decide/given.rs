//! What an order must be about to be carried out at all: whoever it names is on
//! the table, of the right side, and of the right kind.

use drumhead_words::play::{Refusal, UnitRef};

use super::super::battle::Battle;
use super::super::state::{Place, Standing};
use drumhead_rules::hex::Cell;

/// What nobody can overrule, in words.
pub(in super::super) fn impossible(battle: &Battle, id: &str, unit: UnitRef) -> Refusal {
    let key = format!("impossible.{id}");
    let text = battle.words.fill(&key, &[("unit", &battle.name(unit))]);
    Refusal::impossible(id, text)
}

/// The unit, if it is on the table.
pub(in super::super) fn here(battle: &Battle, unit: UnitRef) -> Result<&Standing, Refusal> {
    match battle.state.unit(unit) {
        None => Err(impossible(battle, "unit", unit)),
        Some(standing) if standing.is_here() => Ok(standing),
        Some(_) => Err(impossible(battle, "away", unit)),
    }
}

/// Where the unit stands, if it is on the table.
pub(super) fn placed(battle: &Battle, unit: UnitRef) -> Result<Place, Refusal> {
    let place = battle.state.place(unit);
    place.ok_or_else(|| impossible(battle, "away", unit))
}

/// The target, if it is an enemy on the table.
pub(super) fn enemy(battle: &Battle, unit: UnitRef, target: UnitRef) -> Result<&Standing, Refusal> {
    let standing = here(battle, target)?;
    if unit.side == target.side {
        return Err(impossible(battle, "friend", target));
    }
    Ok(standing)
}

/// The unit, if it is a commander.
pub(super) fn commander(battle: &Battle, unit: UnitRef) -> Result<&Standing, Refusal> {
    let standing = battle.state.unit(unit);
    let standing = standing.filter(|standing| standing.commands());
    standing.ok_or_else(|| impossible(battle, "no_commander", unit))
}

/// The hex must be on the map.
pub(super) fn on_map(battle: &Battle, cell: Cell) -> Result<(), Refusal> {
    if battle.map_of().grid.has(cell) {
        return Ok(());
    }
    let text = battle
        .words
        .fill("impossible.hex", &[("hex", &battle.hex(cell))]);
    Err(Refusal::impossible("hex", text))
}

//! Queries about positions in a battle.

use drumhead_rules::frame::{
    Answer, Impossible, Message, Objection, Value, impossible, message, named, objection,
};
use drumhead_rules::hex::{Cell, Faced, Facing, Side, distance};
use drumhead_rules::map::{Feature, Map};
use drumhead_vocabulary::ClauseId;
use drumhead_vocabulary::play::UnitRef;

use crate::Battle;
use crate::army::{Base, UnitType};
use crate::attack::{Attack, AttackKind, Cover};
use crate::clauses::CORNER;
use crate::ground::ahead;
use crate::interpretations::{Interpretations, RearAttacks};
use crate::state::{Movement, Place, UnitState};

/// Returns the battle's interpretations.
pub(crate) fn interpretations(battle: &Battle) -> &Interpretations {
    &battle.setup.interpretations
}

/// Returns the battle's map.
pub(crate) fn map(battle: &Battle) -> &Map {
    &battle.setup.map
}

/// Returns a side's own edge of the table.
pub(crate) fn base(battle: &Battle, side: u8) -> Base {
    let side = battle.setup.sides.get(usize::from(side));
    side.map_or(Base::South, |side| side.base)
}

/// Returns the hexes along a side's own edge of the table.
pub(crate) fn along_base(battle: &Battle, side: u8) -> impl Iterator<Item = Cell> + use<> {
    let (grid, base) = (map(battle).grid, base(battle, side));
    grid.cells().filter(move |cell| match base {
        Base::South => cell.row == grid.rows,
        Base::North => cell.row == 1,
        Base::West => cell.column == 1,
        Base::East => cell.column == grid.columns,
    })
}

/// Returns the distance between two hexes, in hexes.
pub(crate) fn far(battle: &Battle, one: Cell, other: Cell) -> u32 {
    map(battle).grid.distance(one, other)
}

/// Returns the unit, if it is on the table.
///
/// # Errors
/// Returns [`Impossible`] if the unit is not on the table.
pub(crate) fn here(battle: &Battle, unit: UnitRef) -> Result<(&UnitState, Place), Impossible> {
    let missing = || impossible("unit");
    let state = battle.state.unit(unit).ok_or_else(missing)?;
    let place = state.place.filter(|_| state.is_here());
    let away = || impossible("away").with("unit", unit);
    Ok((state, place.ok_or_else(away)?))
}

/// Returns an enemy of a unit, if the enemy is on the table.
///
/// # Errors
/// Returns [`Impossible`] for a unit of the same side, or a unit that is not on the table.
pub(crate) fn enemy(
    battle: &Battle,
    unit: UnitRef,
    target: UnitRef,
) -> Result<(&UnitState, Place), Impossible> {
    let there = here(battle, target)?;
    if unit.side == target.side {
        return Err(impossible("friend").with("unit", target));
    }
    Ok(there)
}

/// Returns a side's enemies that are on the table, each with its position.
pub(crate) fn enemies(
    battle: &Battle,
    side: u8,
) -> impl Iterator<Item = (UnitRef, &UnitState, Place)> {
    let others = battle.state.here().filter(move |(it, _)| it.side != side);
    others.filter_map(|(unit, state)| Some((unit, state, state.place?)))
}

/// Returns a side's units on the table, except its commander.
pub(crate) fn troops(battle: &Battle, side: u8) -> impl Iterator<Item = (UnitRef, &UnitState)> {
    let here = battle.state.here();
    here.filter(move |(unit, state)| unit.side == side && !state.commands())
}

/// Returns the unit, if it is a commander.
///
/// # Errors
/// Returns [`Impossible`] if the unit is not a commander.
pub(crate) fn commander(battle: &Battle, unit: UnitRef) -> Result<&UnitState, Impossible> {
    let state = battle.state.unit(unit).filter(|state| state.commands());
    state.ok_or_else(|| impossible("no_commander").with("unit", unit))
}

/// Checks that no die is waiting for a decision or a reply, because a waiting die must be settled
/// first.
///
/// # Errors
/// Returns [`Impossible`] if a die is waiting.
pub(crate) fn at_rest(battle: &Battle) -> Result<(), Impossible> {
    if battle.state.exchange.is_open() {
        return Err(impossible("pending"));
    }
    Ok(())
}

/// Returns whether an adjacent hex is in a unit's front.
pub(crate) fn faces(battle: &Battle, place: Place, next: Cell) -> bool {
    let grid = map(battle).grid;
    let (here, there) = (grid.hex(place.hex), grid.hex(next));
    let side = Side::between(here, there).filter(|_| distance(here, there) == 1);
    side.is_some_and(|side| ahead(place.facing, grid).contains(&side))
}

/// Returns whether an attack from an adjacent hex is on the flank of a unit in this position
/// (D3-36, gap D3-A20).
fn flanked(battle: &Battle, place: Place, from: Cell) -> bool {
    let grid = map(battle).grid;
    let side = Side::between(grid.hex(place.hex), grid.hex(from));
    let behind = side.is_some_and(|side| ahead(place.facing, grid).contains(&side.opposite()));
    let spared = behind && interpretations(battle).rear_attacks == RearAttacks::Plain;
    !faces(battle, place, from) && !spared
}

/// Returns an attack between two units in their current state, if both are on the table.
pub fn attack(battle: &Battle, action: AttackKind, by: UnitRef, at: UnitRef) -> Option<Attack> {
    let (attacker, target) = (battle.state.unit(by)?, battle.state.unit(at)?);
    let (from, to) = (battle.state.place(by)?, battle.state.place(at)?);
    let charged = attacker.acted.moved == Movement::Charged;
    let charging = charged && battle.state.exchange.reply().is_none();
    let (attacker, target) = ((attacker.kind, from.hex), (target.kind, to));
    Some(attack_from(battle, action, charging, attacker, target))
}

/// Returns an attack, given the attacker's type and hex, and the target's type and position.
pub(crate) fn attack_from(
    battle: &Battle,
    action: AttackKind,
    charging: bool,
    (attacker, from): (UnitType, Cell),
    (target, to): (UnitType, Place),
) -> Attack {
    let map = map(battle);
    let cover = [
        (Feature::Town, Cover::Town),
        (Feature::Woods, Cover::Woods),
        (Feature::Hedge, Cover::Hedge),
    ]
    .iter()
    .find(|(feature, _)| map.is(to.hex, *feature));
    Attack {
        action,
        attacker,
        charging,
        target,
        cover: cover.map_or(Cover::None, |(_, cover)| *cover),
        flank: flanked(battle, to, from),
        hill: map.is(to.hex, Feature::Hill),
        entrenched: map.is(to.hex, Feature::Entrenchment),
    }
}

/// Returns a facing in words: "north, towards a corner".
pub(crate) fn facing_words(battle: &Battle, facing: Facing) -> Message {
    let what = match facing.on(map(battle).grid.pointing) {
        Faced::Side(_) => "facing.side",
        Faced::Corner(_) => "facing.corner",
    };
    message(what).with("facing", facing)
}

/// Returns the possible facings of a unit as choices.
pub(crate) fn facing_answer(battle: &Battle) -> Answer {
    let facings = interpretations(battle).facings.allowed().iter();
    let choice = |facing: &Facing| named(facing.id(), facing_words(battle, *facing));
    Answer::One(facings.map(choice).collect())
}

/// Returns the objection to a facing that is not allowed (gap D3-A8).
pub(crate) fn facing_faults(battle: &Battle, unit: UnitRef, facing: Facing) -> Option<Objection> {
    let allowed = interpretations(battle).facings.allowed().contains(&facing);
    let fault = || objection("facing", CORNER).with("unit", unit);
    (!allowed).then(|| fault().with("facing", facing))
}

/// Returns the objection to an order that belongs to another step, with the current side and step.
pub(crate) fn not_now(battle: &Battle, id: &str, clause: ClauseId) -> Objection {
    let step = message(format!("step.{}", battle.state.step.id()));
    let now = objection(id, clause).with("side", Value::Side(battle.state.mover));
    now.with("step", step)
}

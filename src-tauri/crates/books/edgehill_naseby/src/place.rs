//! Queries about positions in a battle, and about the parts of the rules in use.

use drumhead_rules::frame::{
    Answer, Impossible, Message, Objection, Value, bare, impossible, message, named, objection,
    placed,
};
use drumhead_rules::hex::{Cell, Corner, Faced, Facing, Side};
use drumhead_rules::map::Map;
use drumhead_vocabulary::ClauseId;
use drumhead_vocabulary::play::UnitRef;

use crate::Battle;
use crate::army::{Arm, Scenario};
use crate::clauses::{EDGEHILL_ONLY, FRONT_ONLY, OPTIONAL};
use crate::facing::{Zone, zone};
use crate::interpretations::Interpretations;
use crate::scope::{Modules, Scope};
use crate::state::{Gun, Standing, Step};
use crate::terrain::Ground;

/// The clause cited by requirements of the base game: none, because clauses belong to the
/// optional rules.
pub(crate) const BASIC: Option<ClauseId> = None;

/// Returns the battle's interpretations.
pub(crate) fn interpretations(battle: &Battle) -> &Interpretations {
    &battle.setup.interpretations
}

/// Returns the battle's map.
pub(crate) fn map(battle: &Battle) -> &Map {
    &battle.setup.map
}

/// Returns the parts of the rules in use (E-39).
pub(crate) fn modules(battle: &Battle) -> Modules {
    battle.setup.modules
}

/// Returns the terrain that counts for movement and combat.
pub(crate) fn ground(battle: &Battle) -> Ground<'_> {
    Ground::new(map(battle), scope(battle).ground(interpretations(battle)))
}

/// Returns the terrain that counts for lines of sight.
pub(crate) fn ground_of_sight(battle: &Battle) -> Ground<'_> {
    let counts = scope(battle).ground_of_sight(interpretations(battle));
    Ground::new(map(battle), counts)
}

/// Returns whether guns are used (E-37, E-39).
pub(crate) fn guns_used(battle: &Battle) -> bool {
    modules(battle).artillery && battle.setup.scenario == Scenario::Edgehill
}

/// Returns whether the battle uses a unit: a gun only if guns are used (E-37, E-39).
pub(crate) fn is_used(battle: &Battle, unit: &Standing) -> bool {
    unit.gun.is_none() || guns_used(battle)
}

/// Returns the parts of the rules that can apply in this battle.
pub(crate) fn scope(battle: &Battle) -> Scope {
    Scope {
        modules: modules(battle),
        guns: guns_used(battle) && has_guns(battle),
        scenario: Some(battle.setup.scenario),
    }
}

/// Returns whether either side has guns. Without guns, there is no gun step (E-37).
pub(crate) fn has_guns(battle: &Battle) -> bool {
    battle.state.units().any(|(_, unit)| unit.gun.is_some())
}

/// Returns the clause that limits movement and attacks to the front, if facing is used (E-06).
pub(crate) fn front_only(battle: &Battle) -> Option<ClauseId> {
    modules(battle).facing.then_some(FRONT_ONLY)
}

/// Returns whether facing matters for a unit.
pub(crate) fn faces(battle: &Battle, unit: UnitRef) -> bool {
    let standing = battle.state.unit(unit);
    modules(battle).facing && standing.is_some_and(|it| it.arm != Arm::Leader)
}

/// Returns the unit.
///
/// # Errors
/// Returns [`Impossible`] if the unit does not exist.
pub(crate) fn known(battle: &Battle, unit: UnitRef) -> Result<&Standing, Impossible> {
    let missing = || impossible("unit");
    battle.state.unit(unit).ok_or_else(missing)
}

/// Returns the unit, if it is on the map.
///
/// # Errors
/// Returns [`Impossible`] if the unit is not on the map.
pub(crate) fn here(battle: &Battle, unit: UnitRef) -> Result<(&Standing, Cell), Impossible> {
    let standing = known(battle, unit)?;
    let off = || impossible("off_map").with("unit", unit);
    Ok((standing, standing.place().ok_or_else(off)?))
}

/// Returns the gun, if the unit is a gun on the map.
///
/// # Errors
/// Returns [`Impossible`] if the unit is not a gun on the map.
pub(crate) fn gun_here(battle: &Battle, unit: UnitRef) -> Result<(Gun, Cell), Impossible> {
    let (standing, hex) = here(battle, unit)?;
    let none = || impossible("no_gun").with("unit", unit);
    Ok((standing.gun.ok_or_else(none)?, hex))
}

/// Returns the objection to orders for this gun if guns are not used.
pub(crate) fn guns_unused(battle: &Battle, unit: UnitRef) -> Option<Objection> {
    let clause = if modules(battle).artillery {
        EDGEHILL_ONLY
    } else {
        OPTIONAL
    };
    (!guns_used(battle)).then(|| about("guns_unused", clause, unit))
}

/// Returns whether it is the turn of the side that a unit serves.
pub(crate) fn is_mine(battle: &Battle, unit: UnitRef) -> bool {
    battle.state.serves(unit) == battle.state.mover
}

/// Returns whether this is the current step, in the turn of the side that a unit serves.
pub(crate) fn is_step(battle: &Battle, unit: UnitRef, step: Step) -> bool {
    battle.state.step == step && is_mine(battle, unit)
}

/// Returns a unit that can be given orders, once the battle has begun.
pub(crate) fn ordered(battle: &Battle, unit: UnitRef) -> Option<(&Standing, Cell)> {
    let begun = battle.state.step != Step::Deploy;
    here(battle, unit).ok().filter(|_| begun)
}

/// Returns the name of a step, which depends on the parts of the rules in use.
pub(crate) fn step_name(battle: &Battle, step: Step) -> Message {
    let part = match (step, modules(battle).command, guns_used(battle)) {
        (Step::Start, true, false) => "start_command",
        (Step::Start, false, true) => "start_crews",
        (Step::Start, false, false) => "start_recovery",
        (Step::Start | Step::Deploy | Step::Move | Step::Fire | Step::Combat, ..) => step.id(),
    };
    message(format!("step.{part}"))
}

/// Returns the objection that it is not the turn of a unit's side.
pub(crate) fn other_turn(battle: &Battle, unit: UnitRef) -> Option<Objection> {
    let side = Value::Side(battle.state.mover);
    (!is_mine(battle, unit)).then(|| about("mover", BASIC, unit).with("side", side))
}

/// Returns the objections to an order for a unit outside its side's turn, or outside this step.
pub(crate) fn out_of_turn(battle: &Battle, unit: UnitRef, step: Step) -> Vec<Objection> {
    let late = battle.state.step != step;
    other_turn(battle, unit)
        .into_iter()
        .chain(late.then(|| about("step", BASIC, unit).with("step", step_name(battle, step))))
        .collect()
}

/// Checks that it is a unit's movement step. In other steps the unit cannot spend movement points,
/// but the players can place it by hand.
///
/// # Errors
/// Returns [`Impossible`] in any other step.
pub(crate) fn moves_now(battle: &Battle, unit: UnitRef) -> Result<(), Impossible> {
    if !is_mine(battle, unit) {
        let waits = about("mover", None, unit);
        return Err(waits.with("side", Value::Side(battle.state.mover)).into());
    }
    if battle.state.step != Step::Move {
        let late = about("step", None, unit);
        return Err(late.with("step", step_name(battle, Step::Move)).into());
    }
    Ok(())
}

/// Returns the corner for a facing on this map: for a facing that points to a side, the next corner
/// clockwise.
pub(crate) fn corner(battle: &Battle, facing: Facing) -> Corner {
    match facing.on(map(battle).grid.pointing) {
        Faced::Corner(corner) => corner,
        Faced::Side(side) => Corner::new(side.number()),
    }
}

/// Checks that a facing points to a corner.
///
/// # Errors
/// Returns [`Impossible`] if the facing points to a side.
pub(crate) fn to_corner(battle: &Battle, facing: Facing) -> Result<(), Impossible> {
    match facing.on(map(battle).grid.pointing) {
        Faced::Corner(_) => Ok(()),
        Faced::Side(_) => Err(impossible("no_corner")),
    }
}

/// Returns the possible facings on this map: the corners, clockwise.
pub(crate) fn facings(battle: &Battle) -> [Facing; 6] {
    let pointing = map(battle).grid.pointing;
    Corner::ALL.map(|corner| Facing::to_corner(corner, pointing))
}

/// Returns these facings as choices.
pub(crate) fn facing_answer(facings: impl IntoIterator<Item = Facing>) -> Answer {
    let choices = facings.into_iter().map(|it| named(it.id(), bare(it)));
    Answer::One(choices.collect())
}

/// Returns the distance between two hexes, in hexes.
pub(crate) fn far(battle: &Battle, one: Cell, other: Cell) -> u32 {
    map(battle).grid.distance(one, other)
}

/// Returns the hexes of the map at these distances from a hex.
pub(crate) fn around(
    battle: &Battle,
    from: Cell,
    hexes: std::ops::RangeInclusive<u32>,
) -> impl Iterator<Item = Cell> {
    let cells = map(battle).grid.cells();
    cells.filter(move |cell| hexes.contains(&far(battle, from, *cell)))
}

/// Returns the zone of an adjacent hex relative to a unit (E-04). Always the front if facing is not
/// used.
pub(crate) fn zone_of(battle: &Battle, unit: &Standing, from: Cell) -> Option<Zone> {
    let (grid, here) = (map(battle).grid, unit.place()?);
    let side = Side::between(grid.hex(here), grid.hex(from))?;
    if !modules(battle).facing {
        return Some(Zone::Front);
    }
    Some(zone(corner(battle, unit.facing), side))
}

/// Returns the fraction of its movement allowance that a unit out of command has (E-02).
pub(crate) fn less(battle: &Battle) -> Message {
    match battle.tables.command.divided {
        2 => message("less.half"),
        by => message("less.part").with("n", by),
    }
}

/// Returns a number of movement points, in words.
pub(crate) fn points(many: impl Into<Value>) -> Message {
    message("points").with("n", many)
}

/// Returns a number of hexes, in words.
pub(crate) fn hexes(many: impl Into<Value>) -> Message {
    message("hexes").with("n", many)
}

/// Returns an objection about a unit.
pub(crate) fn about(id: &str, clause: impl Into<Option<ClauseId>>, unit: UnitRef) -> Objection {
    objection(id, clause).with("unit", placed(unit))
}

//! Positions in a battle, and the actions that they allow.

use std::collections::{BTreeMap, BTreeSet};

use drumhead_rules::frame::{
    self, Choice, Impossible, Message, Objection, Value, bare, impossible, message, named, nothing,
    objection,
};
use drumhead_rules::hex::{Cell, Facing, Reached, Side, reach};
use drumhead_rules::map::Map;
use drumhead_vocabulary::play::UnitRef;

use super::Battle;
use super::army::{Arm, Troops};
use super::chances;
use super::clauses::{ANY, CONTENTS, HELD, MOVES, ONCE, ROOM, STANCE, WATER};
use super::ground::{is_cover, may_enter_occupied, may_share, passable};
use super::interpretations::{
    AttackTiming, Interpretations, PassFriends, SilentGuns, TerrainMoves,
};
use super::state::{Phase, Pressed, Step, UnitState, other};

/// Returns the battle's interpretations.
pub(super) fn interpretations(battle: &Battle) -> &Interpretations {
    &battle.setup.interpretations
}

/// Returns the battle's map.
pub(super) fn map(battle: &Battle) -> &Map {
    &battle.setup.map
}

/// Returns a unit of the battle.
///
/// # Errors
/// Returns [`Impossible`] if the unit does not exist.
pub(super) fn group(battle: &Battle, unit: UnitRef) -> Result<&UnitState, Impossible> {
    let missing = || impossible("unit");
    battle.state.unit(unit).ok_or_else(missing)
}

/// Returns a unit. `None` if it does not exist, or before the battle has begun.
pub(super) fn playing(battle: &Battle, unit: UnitRef) -> Option<&UnitState> {
    let state = battle.state.unit(unit)?;
    (battle.state.phase.step != Step::Deploy).then_some(state)
}

/// Returns a unit on the map, with its hex.
///
/// # Errors
/// Returns [`Impossible`] if the unit does not exist or is not on the map.
pub(super) fn here(battle: &Battle, unit: UnitRef) -> Result<(&UnitState, Cell), Impossible> {
    let state = group(battle, unit)?;
    let away = || impossible("away").with("unit", unit);
    Ok((state, state.place().ok_or_else(away)?))
}

/// Returns all units in this unit's hex, in the army's order, if they occupy the hex. Silenced guns
/// alone cannot turn or be marked as Standing, unless they count as occupying their hex (S-14, gap
/// S-A16).
///
/// # Errors
/// Returns [`Impossible`] if the unit is not on the map, or its side does not occupy its hex.
pub(super) fn able_beside(battle: &Battle, unit: UnitRef) -> Result<Vec<UnitRef>, Impossible> {
    let (_, hex) = here(battle, unit)?;
    if !occupies(battle, unit.side, hex) {
        return Err(impossible("silent").with("unit", unit));
    }
    Ok(groups_at(battle, unit.side, hex))
}

/// Checks that a facing is a side on this map (S-06).
///
/// # Errors
/// Returns [`Impossible`] if the facing is a corner on this map.
pub(super) fn sided(battle: &Battle, facing: Facing) -> Result<(), Impossible> {
    if facings(battle).contains(&facing) {
        return Ok(());
    }
    let sides = facings(battle).map(Facing::id).join(", ");
    let no_side = impossible("facing").with("facing", facing);
    Err(no_side.with("sides", sides))
}

/// Returns a unit's position.
pub(super) fn place_of(battle: &Battle, unit: UnitRef) -> Message {
    <super::StandAndDie as frame::Book>::place_of(battle, unit)
}

/// Returns the facings as choices.
pub(super) fn facing_choices(battle: &Battle) -> Vec<Choice> {
    let facing = |it: Facing| named(it.id(), bare(it.id()));
    facings(battle).map(facing).to_vec()
}

/// Returns the facings as choices, after the choice to keep the facing, or to take that of the troops
/// in the unit's new hex.
pub(super) fn new_facings(battle: &Battle) -> Vec<Choice> {
    let same = nothing("choice.same_facing");
    std::iter::once(same)
        .chain(facing_choices(battle))
        .collect()
}

/// Returns the units of a side in a hex that have at least one arm of these troops, and so may be
/// among them.
pub(super) fn groups_of(battle: &Battle, side: u8, hex: Cell, troops: Troops) -> Vec<UnitRef> {
    let (arms, lives) = (troops.arms(), lives(battle));
    let there = battle.state.at(side, hex);
    let able = there.filter(|(_, unit)| {
        let own = unit.troops(lives);
        arms.iter().any(|arm| own.of(*arm) > 0)
    });
    able.map(|(unit, _)| unit).collect()
}

/// Returns the number of casualties that put a gun out of action (S-14).
pub(super) fn lives(battle: &Battle) -> u8 {
    chances::lives(&battle.tables)
}

/// Returns the units of a side in a hex.
pub(super) fn groups_at(battle: &Battle, side: u8, hex: Cell) -> Vec<UnitRef> {
    battle.state.at(side, hex).map(|(unit, _)| unit).collect()
}

/// Returns the units of a side with which it occupies a hex, or all its units there if it does not
/// occupy the hex. Attacks on the hex are on them: silenced guns are not in play, unless they count
/// as occupying their hex (S-14, gap S-A16).
pub(super) fn targets_at(battle: &Battle, side: u8, hex: Cell) -> Vec<UnitRef> {
    let all = groups_at(battle, side, hex).into_iter();
    let (targets, others): (Vec<_>, Vec<_>) = all.partition(|unit| is_occupier(battle, *unit));
    if targets.is_empty() { others } else { targets }
}

/// Returns the side for a facing on this map. For a corner, returns the next side clockwise.
pub(super) fn side_faced(battle: &Battle, facing: Facing) -> Side {
    let [_, side] = facing.on(map(battle).grid.pointing).front();
    side
}

/// Returns the facings that are sides on this map, clockwise.
pub(super) fn facings(battle: &Battle) -> [Facing; 6] {
    let pointing = map(battle).grid.pointing;
    Side::ALL.map(|side| Facing::to_side(side, pointing))
}

/// Returns whether a side occupies a hex: with figures, with working guns, or with silenced guns if
/// silenced guns count (gap S-A16).
pub(super) fn occupies(battle: &Battle, side: u8, hex: Cell) -> bool {
    let mut there = battle.state.at(side, hex);
    there.any(|(_, unit)| !occupiers(battle, unit).is_nobody())
}

/// Returns the troops with which a unit occupies its hex: those that can fight, and silenced guns
/// if those count (gap S-A16).
fn occupiers(battle: &Battle, unit: &UnitState) -> Troops {
    let lives = match interpretations(battle).silent_guns {
        SilentGuns::Open => lives(battle),
        SilentGuns::Held => u8::MAX,
    };
    unit.troops(lives)
}

/// Returns whether a unit has troops with which it occupies its hex: figures, working guns, or
/// silenced guns if those count (gap S-A16).
pub(super) fn is_occupier(battle: &Battle, unit: UnitRef) -> bool {
    let state = battle.state.unit(unit);
    state.is_some_and(|state| !occupiers(battle, state).is_nobody())
}

/// Returns every hex that a side occupies.
fn occupied(battle: &Battle, side: u8) -> BTreeSet<Cell> {
    let units = battle.state.units().filter(|(unit, _)| unit.side == side);
    let occupy = units.filter(|(_, state)| !occupiers(battle, state).is_nobody());
    occupy.filter_map(|(_, state)| state.place()).collect()
}

/// Returns the side that marches first this turn. Before the dice are rolled, this is the side that
/// the set-up names (S-01).
pub(super) fn first_side(battle: &Battle) -> u8 {
    battle.state.first.unwrap_or(battle.setup.first)
}

/// Returns whether the enemy of a side occupies this hex.
pub(super) fn is_enemy_occupied(battle: &Battle, side: u8, hex: Cell) -> bool {
    occupies(battle, other(side), hex)
}

/// Returns the first unit that occupies a hex for a side, except these units. This unit determines
/// the facing and the mark of the hex (S-06, S-07, gap S-A16).
pub(super) fn host<'a>(
    battle: &'a Battle,
    side: u8,
    hex: Cell,
    without: &[UnitRef],
) -> Option<&'a UnitState> {
    let mut there = battle.state.at(side, hex);
    let occupies = |state| !occupiers(battle, state).is_nobody();
    there
        .find(|(unit, state)| !without.contains(unit) && occupies(state))
        .map(|(_, state)| state)
}

/// Returns whether a unit has figures or a working gun. Otherwise it cannot move: guns out of
/// action move only with their unit's other troops (S-03, S-14).
pub(super) fn is_mobile(battle: &Battle, unit: UnitRef) -> bool {
    let state = battle.state.unit(unit);
    state.is_some_and(|state| !state.troops(lives(battle)).is_nobody())
}

/// Returns the units of a hex that must still fall back, in the army's order.
pub(super) fn must_fall_back(battle: &Battle, side: u8, hex: Cell) -> Vec<UnitRef> {
    let mut units = battle.state.pressed_at(side, hex);
    units.retain(|unit| is_mobile(battle, *unit));
    units
}

/// Returns the objections to units entering a hex of their own side (S-04, S-08). Silenced guns
/// count if they occupy their hex (gap S-A16).
pub(super) fn crowded(battle: &Battle, units: &[UnitRef], hex: Cell) -> Vec<Objection> {
    crowded_without(battle, units, hex, &[])
}

/// Returns the objections to units entering a hex of their own side after some units have left it.
fn crowded_without(
    battle: &Battle,
    units: &[UnitRef],
    hex: Cell,
    left: &[UnitRef],
) -> Vec<Objection> {
    let Some(side) = units.first().map(|unit| unit.side) else {
        return Vec::new();
    };
    let state = &battle.state;
    let there = state
        .at(side, hex)
        .filter(|(unit, _)| !units.contains(unit) && !left.contains(unit))
        .map(|(_, unit)| occupiers(battle, unit));
    let joining = units
        .iter()
        .filter_map(|unit| state.unit(*unit))
        .map(|unit| occupiers(battle, unit));
    let joining = joining.fold(Troops::default(), Troops::and);
    let all = there.fold(joining, Troops::and);
    // Each arm has its own room, so troops do not need room for an arm that they do not have.
    let full = |arm: &Arm| all.of(*arm) > battle.setup.capacity.of(*arm);
    let mut objections = Vec::new();
    if !may_share(&all.arms()) {
        let shares = objection("contents", CONTENTS).with("units", units.to_vec());
        objections.push(shares.with("hex", hex));
    }
    if joining.arms().iter().any(full) {
        let room = objection("room", ROOM).with("units", units.to_vec());
        objections.push(room.with("hex", hex));
    }
    objections
}

/// The reason why troops cannot fit into any hex together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Misfit {
    /// Cavalry and another arm cannot share a hex (S-04).
    Mixed,
    /// The troops are too many for a hex (S-08).
    Crowd,
}

impl Misfit {
    /// Returns the reason why these units cannot fit into any hex together. `None` if they can.
    pub(super) fn of(battle: &Battle, units: &[UnitRef]) -> Option<Self> {
        let states = units.iter().filter_map(|unit| battle.state.unit(*unit));
        let troops = states.map(|unit| occupiers(battle, unit));
        let all = troops.fold(Troops::default(), Troops::and);
        if !may_share(&all.arms()) {
            return Some(Self::Mixed);
        }
        (!battle.setup.capacity.covers(all)).then_some(Self::Crowd)
    }
}

/// Returns the name of an arm for this number of its figures or guns: "infantry", "guns", or "gun"
/// for one.
pub(super) fn arm_word(arm: Arm, many: u16) -> Message {
    let one = if arm == Arm::Artillery && many == 1 {
        "_one"
    } else {
        ""
    };
    message(format!("arm.{}{one}", arm.id()))
}

/// Returns a unit's march in hexes per turn: the march of its slowest arm (S-03).
pub(super) fn allowance(battle: &Battle, unit: &UnitState) -> u8 {
    let arms = unit.troops(lives(battle)).arms().into_iter();
    let hexes = arms.map(|arm| *battle.tables.moves.of(arm));
    hexes.min().unwrap_or(0)
}

/// Returns whether a unit's guns march fewer hexes than its other troops (S-03).
fn is_slowed_by_guns(battle: &Battle, unit: &UnitState) -> bool {
    let arms = unit.troops(lives(battle)).arms().into_iter();
    let others = arms.filter(|arm| *arm != Arm::Artillery);
    let others = others.map(|arm| *battle.tables.moves.of(arm));
    others
        .min()
        .is_some_and(|hexes| hexes > allowance(battle, unit))
}

/// Returns whether the unit has entered a hex of cover that ends its march (gap S-A13).
pub(super) fn is_stopped(battle: &Battle, unit: &UnitState) -> bool {
    let stops = interpretations(battle).terrain_moves == TerrainMoves::Stops;
    let covered = |hex| is_cover(map(battle), hex, &battle.setup.cover);
    stops && unit.marched > 0 && unit.place().is_some_and(covered)
}

/// Returns the rest of the unit's march this turn, in hexes.
pub(super) fn march_left(battle: &Battle, unit: &UnitState) -> u32 {
    if is_stopped(battle, unit) {
        return 0;
    }
    u32::from(allowance(battle, unit).saturating_sub(unit.marched))
}

/// Returns every hex within a unit's march, including its own, whether the march may end there or
/// not.
pub(super) fn marches(battle: &Battle, unit: UnitRef) -> BTreeMap<Cell, Reached<Cell>> {
    marches_under(battle, unit, interpretations(battle))
}

/// Returns every hex within a unit's march under these interpretations.
fn marches_under(
    battle: &Battle,
    unit: UnitRef,
    agreed: &Interpretations,
) -> BTreeMap<Cell, Reached<Cell>> {
    let Some(standing) = battle.state.unit(unit) else {
        return BTreeMap::new();
    };
    let Some(start) = standing.place() else {
        return BTreeMap::new();
    };
    let (map, setup) = (map(battle), &battle.setup);
    let slow = agreed.terrain_moves == TerrainMoves::Stops;
    let closed = agreed.pass_friends == PassFriends::MayNot;
    let enemies = occupied(battle, other(unit.side));
    reach(start, march_left(battle, standing), |cell, _| {
        if slow && *cell != start && is_cover(map, *cell, &setup.cover) {
            return Vec::new();
        }
        let next = map.around(*cell).map(|(_, next)| next);
        let open = next.filter(|next| {
            let free = !enemies.contains(next) || may_enter_occupied();
            let friends = closed && battle.state.at(unit.side, *next).next().is_some();
            let shared = !friends || crowded(battle, &[unit], *next).is_empty();
            free && shared && passable(map, *next)
        });
        open.map(|next| (next, 1)).collect()
    })
}

/// Returns the objections to a unit in a hex (S-04, S-05, S-08, S-09).
pub(super) fn barriers(battle: &Battle, unit: UnitRef, hex: Cell) -> Vec<Objection> {
    let mut objections = crowded(battle, &[unit], hex);
    let occupied = is_enemy_occupied(battle, unit.side, hex) && !may_enter_occupied();
    let water = !passable(map(battle), hex);
    let barred = [(occupied, "held", HELD), (water, "water", WATER)];
    let barred = frame::objections(barred);
    objections.extend(barred.map(|it| it.with("unit", unit).with("hex", hex)));
    objections
}

/// Returns the objections to a unit's march to a hex; `found` contains the hexes within its march.
pub(super) fn march_faults(
    battle: &Battle,
    unit: UnitRef,
    to: Cell,
    found: &BTreeMap<Cell, Reached<Cell>>,
) -> Vec<Objection> {
    let mut objections = barriers(battle, unit, to);
    if objections.is_empty() && !found.contains_key(&to) {
        objections.extend(unreached(battle, unit, to));
    }
    objections
}

/// Returns the objection to a march to a hex that the unit may enter but cannot reach.
fn unreached(battle: &Battle, unit: UnitRef, to: Cell) -> Option<Objection> {
    let (standing, from) = here(battle, unit).ok()?;
    let left = march_left(battle, standing);
    let why = if !is_mobile(battle, unit) && !standing.guns.is_empty() {
        "silent_march"
    } else if is_stopped(battle, standing) {
        "stopped"
    } else if map(battle).grid.distance(from, to) > left {
        match is_slowed_by_guns(battle, standing) {
            true => "far_with_guns",
            false => "far",
        }
    } else {
        barring(battle, unit, to)
    };
    let far = objection(why, MOVES).with("unit", unit).with("hex", to);
    Some(far.with("hexes", left))
}

/// Returns the obstacles that keep a unit from a hex within the distance of its march: friends,
/// cover or both, if the unit would reach the hex under other interpretations (gap S-A13),
/// otherwise water or enemies.
fn barring(battle: &Battle, unit: UnitRef, to: Cell) -> &'static str {
    let agreed = interpretations(battle);
    let (pass_friends, terrain_moves) = (PassFriends::May, TerrainMoves::Free);
    let friends = Interpretations {
        pass_friends,
        ..*agreed
    };
    let cover = Interpretations {
        terrain_moves,
        ..*agreed
    };
    let both = Interpretations {
        pass_friends,
        ..cover
    };
    let under = [
        (friends, "friends_way"),
        (cover, "cover_way"),
        (both, "friends_and_cover_way"),
    ];
    let mut under = under.into_iter();
    let found = under.find(|(agreed, _)| marches_under(battle, unit, agreed).contains_key(&to));
    found.map_or("barred_way", |(_, why)| why)
}

/// Returns the path to a hex, from the start. If there is no path, because the players allowed the
/// march anyway, returns only the start and the destination.
pub(super) fn path(found: &BTreeMap<Cell, Reached<Cell>>, from: Cell, to: Cell) -> Vec<Cell> {
    let mut path = vec![to];
    let mut at = found.get(&to);
    while let Some(before) = at.and_then(|reached| reached.from) {
        path.push(before);
        at = found.get(&before);
    }
    if path.len() == 1 {
        path.push(from);
    }
    path.reverse();
    path
}

/// Returns the objection to an order that belongs to this step, unless the step is in progress and
/// the side acts in it.
pub(super) fn not_now(battle: &Battle, side: u8, step: Step) -> Option<Objection> {
    let phase = battle.state.phase;
    if phase.step == step && phase.is_of(side) {
        return None;
    }
    let clause = match step {
        Step::Deploy | Step::Initiative | Step::March => ANY,
        Step::Attack => ONCE,
        Step::FallBack => STANCE,
    };
    let id = format!("not_now_{}", step.id());
    Some(objection(&id, clause).with("side", Value::Side(side)))
}

/// Returns the steps of a turn in which this side marches first (gap S-A2).
pub(super) fn sequence(timing: AttackTiming, first: u8) -> Vec<Phase> {
    let second = other(first);
    let mut steps = vec![Phase::both(Step::Initiative)];
    let march = |side| Phase::of(Step::March, side);
    let attack = |side| Phase::of(Step::Attack, side);
    let back = |side| Phase::of(Step::FallBack, side);
    match timing {
        AttackTiming::Simultaneous => steps.extend([
            march(first),
            march(second),
            Phase::both(Step::Attack),
            Phase::both(Step::FallBack),
        ]),
        AttackTiming::FirstMoverFirst => steps.extend([
            march(first),
            march(second),
            attack(first),
            back(second),
            attack(second),
            back(first),
        ]),
        AttackTiming::OwnTurnOnly => steps.extend([
            march(first),
            attack(first),
            back(second),
            march(second),
            attack(second),
            back(first),
        ]),
    }
    steps
}

/// Returns the sides through which the units of a hex can fall back, each with the hex behind it
/// (S-20). A hex is also free if its troops are in `gone`.
pub(super) fn ways_back(
    battle: &Battle,
    side: u8,
    hex: Cell,
    gone: &BTreeSet<Pressed>,
) -> Vec<(Side, Cell)> {
    let units = must_fall_back(battle, side, hex);
    let leaving = |side, hex| match gone.contains(&Pressed { side, hex }) {
        true => must_fall_back(battle, side, hex),
        false => Vec::new(),
    };
    let around = map(battle).around(hex);
    around
        .filter(|(_, to)| {
            let enemies = leaving(other(side), *to);
            let occupied = host(battle, other(side), *to, &enemies).is_some();
            let room = || crowded_without(battle, &units, *to, &leaving(side, *to)).is_empty();
            passable(map(battle), *to) && !occupied && room()
        })
        .collect()
}

/// Returns whether a unit has no hex although the set-up has ended: the players have not placed it.
pub(super) fn is_missing(battle: &Battle, unit: &UnitState) -> bool {
    battle.state.phase.step != Step::Deploy && unit.place().is_none()
}

/// Returns the sides that have units, but no troops left that can fight. Units that the players have
/// not placed do not count.
pub(super) fn beaten(battle: &Battle) -> Vec<u8> {
    let sides = (0_u8..).zip(&battle.state.sides);
    let lives = lives(battle);
    let beaten = |units: &[UnitState]| {
        let in_play = |unit: &UnitState| unit.away.is_none() && !is_missing(battle, unit);
        let left = |unit: &UnitState| in_play(unit) && !unit.troops(lives).is_nobody();
        !units.is_empty() && !units.iter().any(left)
    };
    let lost = sides.filter_map(|(side, units)| beaten(units).then_some(side));
    lost.collect()
}

//! What stands where in a battle, and what that lets a group do.

use std::collections::BTreeMap;

use drumhead_words::ClauseId;
use drumhead_words::play::{Objection, UnitRef};

use super::army::Arm;
use super::battle::Battle;
use super::chances::{self, Case};
use super::clauses::{
    ACROSS, ANY, CONTENTS, FACING, HELD, MOVES, NEXT, ONCE, ROOM, STANCE, SUM, WATER,
};
use super::ground::{Contact, contact, is_cover, may_enter_held, may_share, passable};
use super::readings::{
    AttackArc, AttackTiming, PassFriends, Pooling, RiverFire, SilentGuns, SplitAttacks,
    TerrainMoves,
};
use super::state::{Phase, Standing, Step, other};
use super::tables::Troops;
use drumhead_rules::hex::{Cell, Facing, Reached, Side, reach};

/// The casualties that a gun takes before it is out of action (S-14).
pub(super) fn lives(battle: &Battle) -> u8 {
    chances::lives(&battle.tables)
}

/// What a side is called.
pub(super) fn side_name(battle: &Battle, side: u8) -> &str {
    let sides = &battle.setup().sides;
    let side = sides.get(usize::from(side));
    side.map_or("", |side| side.name.as_str())
}

/// What a group is called: its number and its name.
pub(super) fn name(battle: &Battle, unit: UnitRef) -> String {
    match battle.state.unit(unit) {
        Some(standing) if standing.name.trim().is_empty() => {
            format!("{} unit {}", side_name(battle, unit.side), unit.unit)
        }
        Some(standing) => format!("{} {}", unit.unit, standing.name),
        None => format!("unit {}", unit.unit),
    }
}

/// The groups of a hex by name.
pub(super) fn names_at(battle: &Battle, side: u8, hex: Cell) -> String {
    let names = battle
        .state
        .at(side, hex)
        .map(|(unit, _)| name(battle, unit));
    names.collect::<Vec<_>>().join(", ")
}

/// A hex as the map calls it.
pub(super) fn hex_name(battle: &Battle, hex: Cell) -> String {
    battle.ground().grid.name(hex)
}

/// The side that a facing is on this map; the one clockwise of a corner.
pub(super) fn side_faced(battle: &Battle, facing: Facing) -> Side {
    let [_, side] = facing.on(battle.ground().grid.pointing).front();
    side
}

/// The facings that are sides on this map, clockwise.
pub(super) fn facings(battle: &Battle) -> [Facing; 6] {
    let pointing = battle.ground().grid.pointing;
    Side::ALL.map(|side| Facing::to_side(side, pointing))
}

/// Whether a side holds a hex: it has figures or working guns there, or guns
/// out of action where those count (gap S-A16).
pub(super) fn holds(battle: &Battle, side: u8, hex: Cell) -> bool {
    let all = battle.readings().silent_guns == SilentGuns::Held;
    let mut there = battle.state.at(side, hex);
    there.any(|(_, unit)| !unit.troops(lives(battle)).is_nobody() || (all && !unit.guns.is_empty()))
}

/// The enemy whose hex this is.
pub(super) fn is_held_against(battle: &Battle, side: u8, hex: Cell) -> bool {
    holds(battle, other(side), hex)
}

/// The first group of a side in a hex that is not one of these: whose facing
/// and mark the hex has.
pub(super) fn host<'a>(
    battle: &'a Battle,
    side: u8,
    hex: Cell,
    without: &'a [UnitRef],
) -> Option<&'a Standing> {
    let mut there = battle.state.at(side, hex);
    there
        .find(|(unit, _)| !without.contains(unit))
        .map(|(_, standing)| standing)
}

/// What keeps groups from standing in a hex with their own side (S-04, S-08).
pub(super) fn crowded(battle: &Battle, units: &[UnitRef], hex: Cell) -> Vec<Objection> {
    let Some(side) = units.first().map(|unit| unit.side) else {
        return Vec::new();
    };
    let lives = lives(battle);
    let state = &battle.state;
    let there = state.at(side, hex);
    let there = there.filter(|(unit, _)| !units.contains(unit));
    let there = there.map(|(_, unit)| unit.troops(lives));
    let joining = units.iter().filter_map(|unit| state.unit(*unit));
    let joining = joining.map(|unit| unit.troops(lives));
    let all = there.chain(joining).fold(Troops::default(), Troops::and);
    let capacity = battle.setup().capacity;
    let at = hex_name(battle, hex);
    let mut objections = Vec::new();
    if !may_share(&all.arms()) {
        objections.push(object(battle, "contents", CONTENTS, &[("hex", &at)]));
    }
    if !capacity.covers(all) && ROOM.stands() {
        objections.push(object(battle, "room", ROOM, &[("hex", &at)]));
    }
    objections
}

/// What so many of an arm are called after their number.
pub(super) fn arm_word(battle: &Battle, arm: Arm, many: u16) -> String {
    let one = if arm == Arm::Artillery && many == 1 {
        "_one"
    } else {
        ""
    };
    battle
        .words
        .get(&format!("arm.{}{one}", arm.id()))
        .to_owned()
}

/// An objection in the words of the catalogue.
pub(super) fn object(
    battle: &Battle,
    id: &str,
    clause: ClauseId,
    values: &[(&str, &str)],
) -> Objection {
    let text = battle.words.fill(&format!("against.{id}"), values);
    Objection::of(id, clause, text)
}

/// How far a group marches in a turn: as far as the slowest of its arms (S-03).
pub(super) fn allowance(battle: &Battle, unit: &Standing) -> u8 {
    if !MOVES.stands() {
        return u8::MAX;
    }
    let arms = unit.troops(lives(battle)).arms().into_iter();
    let hexes = arms.map(|arm| *battle.tables.moves.of(arm));
    hexes.min().unwrap_or(0)
}

/// Whether the hex of cover that it has marched into ends its march (gap S-A13).
pub(super) fn is_stopped(battle: &Battle, unit: &Standing) -> bool {
    let stops = battle.readings().terrain_moves == TerrainMoves::Stops;
    let covered = |hex| is_cover(battle.ground(), hex, &battle.setup().cover);
    stops && unit.marched > 0 && unit.place().is_some_and(covered)
}

/// How far it can still march this turn.
pub(super) fn march_left(battle: &Battle, unit: &Standing) -> u32 {
    if is_stopped(battle, unit) {
        return 0;
    }
    u32::from(allowance(battle, unit).saturating_sub(unit.marched))
}

/// Every hex that a group's march can touch, whether it may end there or not;
/// its own among them.
pub(super) fn marches(battle: &Battle, unit: UnitRef) -> BTreeMap<Cell, Reached<Cell>> {
    let Some(standing) = battle.state.unit(unit) else {
        return BTreeMap::new();
    };
    let Some(start) = standing.place() else {
        return BTreeMap::new();
    };
    let (map, setup) = (battle.ground(), battle.setup());
    let slow = battle.readings().terrain_moves == TerrainMoves::Stops;
    let closed = battle.readings().pass_friends == PassFriends::MayNot;
    reach(start, march_left(battle, standing), |cell, _| {
        if slow && *cell != start && is_cover(map, *cell, &setup.cover) {
            return Vec::new();
        }
        let next = map.around(*cell).map(|(_, next)| next);
        let open = next.filter(|next| {
            let free = !is_held_against(battle, unit.side, *next) || may_enter_held();
            let friends = closed && battle.state.at(unit.side, *next).next().is_some();
            let shared = !friends || crowded(battle, &[unit], *next).is_empty();
            free && shared && passable(map, *next)
        });
        open.map(|next| (next, 1)).collect()
    })
}

/// What speaks against a group's march to a hex; `found` are its marches.
pub(super) fn march_faults(
    battle: &Battle,
    unit: UnitRef,
    to: Cell,
    found: &BTreeMap<Cell, Reached<Cell>>,
) -> Vec<Objection> {
    let at = hex_name(battle, to);
    let mut objections = crowded(battle, &[unit], to);
    if is_held_against(battle, unit.side, to) && !may_enter_held() {
        objections.push(object(battle, "held", HELD, &[("hex", &at)]));
    }
    if !passable(battle.ground(), to) {
        objections.push(object(battle, "water", WATER, &[("hex", &at)]));
    }
    if objections.is_empty() && !found.contains_key(&to) {
        let standing = battle.state.unit(unit);
        let left = standing.map_or(0, |standing| march_left(battle, standing));
        let values = [("hex", at.as_str()), ("hexes", &left.to_string())];
        let stopped = standing.is_some_and(|standing| is_stopped(battle, standing));
        let why = if stopped { "stopped" } else { "far" };
        objections.push(object(battle, why, MOVES, &values));
    }
    objections
}

/// The way to a hex, from the one that is left; straight there where there is
/// none, which the table has then overruled.
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

/// What speaks against a side's doing this step's business now.
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
    let values = [("side", side_name(battle, side))];
    let id = format!("not_now_{}", step.id());
    Some(object(battle, &id, clause, &values))
}

/// The steps of a turn in which this side marches first (gap S-A2).
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

/// How a group's hex can attack another, and what speaks against it.
pub(super) struct Aim {
    /// How the hexes touch; none where they do not.
    pub(super) contact: Option<Contact>,
    /// How the target is attacked.
    pub(super) case: Case,
    /// What speaks against it.
    pub(super) objections: Vec<Objection>,
}

/// How troops of a hex attack an enemy hex (S-06, S-10, S-11).
pub(super) fn aim(battle: &Battle, side: u8, from: Cell, at: Cell, troops: Troops) -> Aim {
    let map = battle.ground();
    let contact = contact(map, from, at);
    let target = host(battle, other(side), at, &[]);
    let own = host(battle, side, from, &[]);
    let rear = |contact: &Contact| {
        let faces = target.map(|unit| side_faced(battle, unit.facing));
        faces.is_some_and(|faces| contact.is_rear(faces)) && FACING.stands()
    };
    let case = Case {
        standing: target.is_some_and(|unit| unit.standing) && STANCE.stands(),
        cover: is_cover(map, at, &battle.setup().cover),
        rear: contact.as_ref().is_some_and(rear),
    };
    let values = [
        ("hex", hex_name(battle, at)),
        ("from", hex_name(battle, from)),
    ];
    let values = values.each_ref().map(|(key, text)| (*key, text.as_str()));
    let mut objections = Vec::new();
    match &contact {
        None if NEXT.stands() => objections.push(object(battle, "not_next", NEXT, &values)),
        None => {}
        Some(contact) => {
            let front = battle.readings().attack_arc == AttackArc::FrontThree;
            let ahead = own.is_none_or(|unit| contact.is_ahead(side_faced(battle, unit.facing)));
            if front && !ahead {
                objections.push(object(battle, "behind", FACING, &values));
            }
            let foot = battle.readings().river_fire == RiverFire::FootAndGuns;
            if contact.across && foot && troops.of(Arm::Cavalry) > 0 {
                objections.push(object(battle, "horse_across", ACROSS, &values));
            }
        }
    }
    let whole = battle.readings().split_attacks == SplitAttacks::MayNot;
    let mut blows = battle.state.blows.iter();
    if whole && blows.any(|blow| blow.side == side && blow.from == from && blow.at != at) {
        objections.push(object(battle, "divided", NEXT, &values));
    }
    let pooled = battle.readings().pooling == Pooling::PerTarget;
    let mut blows = battle.state.blows_on(at);
    if pooled && blows.any(|blow| blow.side == side && blow.casualties.is_some()) {
        objections.push(object(battle, "counted", SUM, &values));
    }
    let mut blows = battle.state.blows_on(at);
    if !pooled && blows.any(|blow| blow.from == from && blow.side == side) {
        objections.push(object(battle, "twice", SUM, &values));
    }
    Aim {
        contact,
        case,
        objections,
    }
}

/// Those of a hex who have not attacked yet in this step (S-13).
pub(super) fn unspent(battle: &Battle, side: u8, hex: Cell) -> Troops {
    let all = battle.state.troops_at(side, hex, lives(battle));
    match battle.state.spent.get(&hex) {
        Some(spent) if ONCE.stands() => all.without(*spent),
        Some(_) | None => all,
    }
}

/// The enemy hexes that a hex can attack in order with somebody who is left:
/// with whom, and how.
pub(super) fn targets(battle: &Battle, side: u8, from: Cell) -> Vec<(Cell, Troops)> {
    let troops = unspent(battle, side, from);
    let enemies = enemy_hexes(battle, side).into_iter();
    enemies
        .filter_map(|at| {
            let here = able(battle, from, at, troops);
            let fair = aim(battle, side, from, at, here).objections.is_empty();
            (!here.is_nobody() && fair).then_some((at, here))
        })
        .collect()
}

/// Those who may attack this hex: over water not all arms (gap S-A10).
pub(super) fn able(battle: &Battle, from: Cell, at: Cell, troops: Troops) -> Troops {
    let across = contact(battle.ground(), from, at).is_some_and(|contact| contact.across);
    let foot = battle.readings().river_fire == RiverFire::FootAndGuns;
    Troops {
        cavalry: if across && foot { 0 } else { troops.cavalry },
        ..troops
    }
}

/// The hexes that the enemy of a side holds, in order.
pub(super) fn enemy_hexes(battle: &Battle, side: u8) -> Vec<Cell> {
    let enemy = other(side);
    let units = battle.state.units().filter(|(unit, _)| unit.side == enemy);
    let mut hexes: Vec<_> = units.filter_map(|(_, unit)| unit.place()).collect();
    hexes.sort_unstable();
    hexes.dedup();
    hexes.retain(|hex| holds(battle, enemy, *hex));
    hexes
}

/// The sides through which these groups of a hex could fall back, each with the
/// hex behind it (S-20).
pub(super) fn ways_back(
    battle: &Battle,
    side: u8,
    hex: Cell,
    units: &[UnitRef],
) -> Vec<(Side, Cell)> {
    let around = battle.ground().around(hex);
    around
        .filter(|(_, to)| {
            passable(battle.ground(), *to)
                && !is_held_against(battle, side, *to)
                && crowded(battle, units, *to).is_empty()
        })
        .collect()
}

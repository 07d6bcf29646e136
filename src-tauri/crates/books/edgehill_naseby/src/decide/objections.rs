//! What speaks against a command.

use drumhead_words::ClauseId;
use drumhead_words::play::{Objection, Refusal, UnitRef};

use super::super::army::{Arm, MOST_NUMBER, key};
use super::super::battle::Battle;
use super::super::clauses::{
    EDGEHILL_ONLY, FRONT_ONLY, HALVED, NO_ATTACK, OPTIONAL, RECREW, REPLACED, STACKED, STILL,
    WOOD_CHARGE,
};
use super::super::command::{Command, Correction};
use super::super::facing::{Zone, may_start_combat};
use super::super::guns::{Bar, Crew, bars, crew_flees, may_recrew, may_replace};
use super::super::moves::{beyond_guns, crowded, held, reachable, retreats};
use super::super::shot::{in_the_way, shot};
use super::super::sight::Block;
use super::super::state::{Standing, State, Step};
use super::super::terrain::{charge, turning_cost};
use drumhead_rules::hex::{Cell, Faced, Facing};
use drumhead_rules::list::{MOST_NUMBER as MOST_UNIT, names_a_unit};

type Objections = Vec<Objection>;

/// It cannot be.
pub(in super::super) fn impossible(battle: &Battle, id: &str, unit: UnitRef) -> Refusal {
    let key = format!("impossible.{id}");
    Refusal::impossible(id, battle.words.fill(&key, &[("unit", &battle.name(unit))]))
}

/// An objection in the words of `against.<id>`; a clause that does not stand
/// makes none.
fn against(
    battle: &Battle,
    id: &str,
    clause: Option<ClauseId>,
    values: &[(&str, &str)],
) -> Option<Objection> {
    clause.is_none_or(ClauseId::stands).then(|| Objection {
        id: id.to_owned(),
        clause: clause.map(|clause| clause.as_str().to_owned()),
        text: battle.words.fill(&format!("against.{id}"), values),
    })
}

/// The unit on the map.
pub(in super::super) fn here(battle: &Battle, unit: UnitRef) -> Result<(&Standing, Cell), Refusal> {
    let standing = battle.state.unit(unit);
    let standing = standing.ok_or_else(|| impossible(battle, "unit", unit))?;
    match standing.place() {
        Some(cell) => Ok((standing, cell)),
        None => Err(impossible(battle, "off_map", unit)),
    }
}

/// What speaks against a command; nothing where it can be given.
///
/// # Errors
/// [`Refusal::Impossible`] for what cannot be.
pub(in super::super) fn objections(
    battle: &Battle,
    command: &Command,
) -> Result<Objections, Refusal> {
    match command {
        Command::Deploy { unit, hex, facing } => deploy(battle, *unit, *hex, *facing),
        Command::Recover { unit } => {
            let (standing, _) = here(battle, *unit)?;
            if !standing.disordered {
                return Err(impossible(battle, "steady", *unit));
            }
            Ok(turn_of(battle, *unit, Step::Start))
        }
        Command::Recrew { unit } => recrew(battle, *unit),
        Command::Replace { unit } => replace(battle, *unit),
        Command::Move { unit, to, over } => moved(battle, *unit, *to, *over),
        Command::Turn { unit, facing } => turn(battle, *unit, *facing),
        Command::Fire {
            unit,
            target,
            leader,
        } => fire(battle, *unit, *target, *leader),
        Command::Attack {
            unit,
            target,
            charge,
        } => attack(battle, *unit, *target, *charge),
        Command::Fight { target, column } => fight(battle, *target, *column),
        Command::Settle { target, .. } => attacked(battle, *target),
        Command::Retreat { unit, to } => retreat(battle, *unit, *to),
        Command::End => Ok(end(battle)),
        Command::Correct { unit, set } => correct(battle, *unit, set).map(|()| Vec::new()),
        Command::FromPaper { units } => {
            for now in units {
                let standing = battle.state.unit(now.unit);
                let standing = standing.ok_or_else(|| impossible(battle, "unit", now.unit))?;
                for set in now.differences(standing) {
                    correct(battle, now.unit, &set)?;
                }
            }
            Ok(Vec::new())
        }
    }
}

/// That it is this unit's side's turn, and this step.
fn turn_of(battle: &Battle, unit: UnitRef, step: Step) -> Objections {
    let state = &battle.state;
    let side = battle.side_name(state.mover);
    let other = state.serves(unit) != state.mover;
    let mover = other.then(|| against(battle, "mover", None, &[("side", side)]));
    let late = state.step != step;
    let values = [("step", &*battle.step_name(step))];
    let order = late.then(|| against(battle, "step", None, &values));
    [mover, order].into_iter().flatten().flatten().collect()
}

fn deploy(
    battle: &Battle,
    unit: UnitRef,
    hex: Cell,
    facing: Facing,
) -> Result<Objections, Refusal> {
    let standing = battle.state.unit(unit);
    let standing = standing.ok_or_else(|| impossible(battle, "unit", unit))?;
    if battle.state.step != Step::Deploy || standing.away.is_some() {
        return Err(impossible(battle, "placed", unit));
    }
    placing(battle, unit, hex, facing)
}

/// What speaks against a unit's place as the battle begins.
fn placing(
    battle: &Battle,
    unit: UnitRef,
    hex: Cell,
    facing: Facing,
) -> Result<Objections, Refusal> {
    on_map(battle, unit, hex)?;
    corner(battle, unit, facing)?;
    let enemy = battle
        .state
        .at(hex)
        .any(|(other, _)| other.side != unit.side);
    let name = battle.hex_name(hex);
    let values = [("hex", name.as_str())];
    let enemy = enemy.then(|| against(battle, "enemy_there", None, &values));
    let crowded = crowded(battle, unit, hex);
    let crowded = crowded.then(|| against(battle, "crowded", Some(STACKED), &values));
    Ok([enemy, crowded].into_iter().flatten().flatten().collect())
}

/// What speaks against where a unit begins.
pub(in super::super) fn misplaced(battle: &Battle, unit: UnitRef) -> Objections {
    let standing = battle.state.unit(unit);
    let placed = standing.and_then(|it| Some((it.place()?, it.facing)));
    let found = placed.map(|(hex, facing)| placing(battle, unit, hex, facing));
    found.and_then(Result::ok).unwrap_or_default()
}

fn on_map(battle: &Battle, unit: UnitRef, hex: Cell) -> Result<(), Refusal> {
    if battle.map().grid.has(hex) {
        Ok(())
    } else {
        Err(impossible(battle, "no_hex", unit))
    }
}

fn corner(battle: &Battle, unit: UnitRef, facing: Facing) -> Result<(), Refusal> {
    match facing.on(battle.map().grid.pointing) {
        Faced::Corner(_) => Ok(()),
        Faced::Side(_) => Err(impossible(battle, "no_corner", unit)),
    }
}

/// A gun that the rules in use have anything to say of.
fn gun(battle: &Battle, unit: UnitRef) -> Result<(&Standing, Cell, Objections), Refusal> {
    let (standing, cell) = here(battle, unit)?;
    if standing.gun.is_none() {
        return Err(impossible(battle, "no_gun", unit));
    }
    let clause = if battle.modules().artillery {
        EDGEHILL_ONLY
    } else {
        OPTIONAL
    };
    let unused = !battle.guns_used();
    let unused = unused.then(|| against(battle, "guns_unused", Some(clause), &[]));
    Ok((standing, cell, unused.into_iter().flatten().collect()))
}

fn recrew(battle: &Battle, unit: UnitRef) -> Result<Objections, Refusal> {
    let (standing, cell, mut found) = gun(battle, unit)?;
    let Some(Crew::Unmanned { turn }) = standing.gun.map(|gun| gun.crew) else {
        return Err(impossible(battle, "manned", unit));
    };
    found.extend(turn_of(battle, unit, Step::Start));
    let (leader, enemy) = near_gun(battle, unit, cell);
    let turns = own_turns(battle, unit, turn);
    if !may_recrew(turns, leader, enemy, &battle.tables) {
        let values = [
            ("unit", &*battle.placed(unit)),
            ("leader", &*battle.tables.artillery.leader.to_string()),
            ("enemy", &*battle.tables.artillery.enemy.to_string()),
        ];
        found.extend(against(battle, "recrew", Some(RECREW), &values));
    }
    Ok(found)
}

/// How many turns its side has begun since a gun lost its crew in this turn of the
/// game. A turn is a side's own (E-01): the side that comes second begins one
/// after the other's of the same number, so that both wait alike.
fn own_turns(battle: &Battle, gun: UnitRef, lost: u32) -> u32 {
    let state = &battle.state;
    let side = state.serves(gun);
    let second = side != battle.setup().first;
    let begins = state.mover == side && state.step == Step::Start;
    state.turn.saturating_sub(lost) + u32::from(second && begins)
}

/// How near a gun's nearest own leader and its nearest enemy unit are.
fn near_gun(battle: &Battle, gun: UnitRef, cell: Cell) -> (Option<u32>, Option<u32>) {
    let side = battle.state.serves(gun);
    let leader = battle.nearest(cell, |unit, it| unit.side == side && it.arm == Arm::Leader);
    let enemy =
        |unit: UnitRef, it: &Standing| battle.state.serves(unit) != side && it.arm != Arm::Leader;
    (leader, battle.nearest(cell, enemy))
}

fn replace(battle: &Battle, unit: UnitRef) -> Result<Objections, Refusal> {
    let (standing, _, mut found) = gun(battle, unit)?;
    let crew = standing.gun.map(|gun| gun.crew);
    let Some(Crew::Captured { turn }) = crew.filter(|_| REPLACED.stands()) else {
        return Err(impossible(battle, "not_captured", unit));
    };
    found.extend(turn_of(battle, unit, Step::Start));
    if !may_replace(battle.state.turn.saturating_sub(turn)) {
        let values = [("unit", &*battle.placed(unit))];
        found.extend(against(battle, "replace", Some(REPLACED), &values));
    }
    Ok(found)
}

fn moved(
    battle: &Battle,
    unit: UnitRef,
    to: Cell,
    over: Option<UnitRef>,
) -> Result<Objections, Refusal> {
    let (standing, _) = here(battle, unit)?;
    on_map(battle, unit, to)?;
    if standing.gun.is_some() && STILL.stands() {
        return Err(impossible(battle, "guns_still", unit));
    }
    if standing.points.is_none() && battle.state.serves(unit) == battle.state.mover {
        return Err(impossible(battle, "no_allowance", unit));
    }
    // Out of its turn it has no points to move with: it is put there by hand.
    if let Some(first) = turn_of(battle, unit, Step::Move).into_iter().next() {
        return Err(Refusal::Impossible(first));
    }
    if !reachable(battle, unit, standing, over).contains_key(&to) {
        return Err(unreached(battle, unit, to));
    }
    let values = [
        ("unit", &*battle.name(unit)),
        ("hex", &*battle.hex_name(to)),
    ];
    let crowded = crowded(battle, unit, to);
    let full = crowded.then(|| against(battle, "crowded", Some(STACKED), &values));
    Ok(full.into_iter().flatten().collect())
}

/// Why a hex cannot be reached.
fn unreached(battle: &Battle, unit: UnitRef, to: Cell) -> Refusal {
    let (id, clause, text) = unreachable_because(battle, unit, to);
    Refusal::Impossible(Objection {
        id,
        clause: clause.map(|clause| clause.as_str().to_owned()),
        text,
    })
}

/// Why a unit cannot move to a hex, in words.
pub(in super::super) fn unreachable_because(
    battle: &Battle,
    unit: UnitRef,
    to: Cell,
) -> (String, Option<ClauseId>, String) {
    let (id, clause) = if held(battle, unit.side, to) {
        ("enemy_there", None)
    } else if crowded(battle, unit, to) {
        ("crowded", Some(STACKED))
    } else if (battle.state.unit(unit)).is_some_and(|it| beyond_guns(battle, unit, it, to)) {
        ("behind_gun", None)
    } else if battle.state.unit(unit).is_some_and(|it| !it.in_command) {
        ("halved", Some(HALVED))
    } else {
        (
            "too_far",
            battle.front_only().filter(|_| battle.faces(unit)),
        )
    };
    let values = [
        ("unit", &*battle.name(unit)),
        ("hex", &*battle.hex_name(to)),
    ];
    let said = match (id, clause) {
        ("too_far", None) => "against.no_points",
        _ => &format!("against.{id}"),
    };
    let text = battle.words.fill(said, &values);
    (id.to_owned(), clause, text)
}

fn turn(battle: &Battle, unit: UnitRef, facing: Facing) -> Result<Objections, Refusal> {
    let (standing, _) = here(battle, unit)?;
    corner(battle, unit, facing)?;
    if standing.arm == Arm::Leader || !battle.modules().facing {
        return Err(impossible(battle, "no_facing", unit));
    }
    if standing.facing == facing {
        return Err(impossible(battle, "faces_so", unit));
    }
    let Some(own) = standing.gun else {
        if let Some(first) = turn_of(battle, unit, Step::Move).into_iter().next() {
            return Err(Refusal::Impossible(first));
        }
        let enough = |points: u8| u32::from(points) >= turning_cost(1, &battle.tables);
        return match standing.points {
            None => Err(impossible(battle, "no_allowance", unit)),
            Some(points) if enough(points) => Ok(Vec::new()),
            Some(_) => Err(impossible(battle, "no_points", unit)),
        };
    };
    let (.., mut found) = gun(battle, unit)?;
    let state = &battle.state;
    if state.serves(unit) != state.mover {
        let side = battle.side_name(state.mover);
        found.extend(against(battle, "mover", None, &[("side", side)]));
    }
    if !matches!(state.step, Step::Move | Step::Fire) {
        let values = [("step", &*battle.step_name(Step::Fire))];
        found.extend(against(battle, "step", None, &values));
    }
    let idle = match own.crew {
        Crew::Manned => None,
        Crew::Unmanned { .. } => Some(("no_crew", RECREW)),
        Crew::Captured { .. } => Some(("not_replaced", REPLACED)),
    };
    if let Some((id, clause)) = idle {
        let values = [("unit", &*battle.placed(unit))];
        found.extend(against(battle, id, Some(clause), &values));
    }
    if own.fired {
        let values = [("unit", &*battle.placed(unit))];
        found.extend(against(battle, "fired", Some(STILL), &values));
    }
    Ok(found)
}

fn fire(
    battle: &Battle,
    unit: UnitRef,
    target: UnitRef,
    leader: Option<UnitRef>,
) -> Result<Objections, Refusal> {
    let (.., mut found) = gun(battle, unit)?;
    let (aimed, _) = here(battle, target)?;
    if !aimed.is_troops() || battle.state.serves(unit) == target.side {
        return Err(impossible(battle, "no_target", target));
    }
    found.extend(turn_of(battle, unit, Step::Fire));
    let shot = shot(battle, unit, target, leader);
    let shot = shot.ok_or_else(|| impossible(battle, "off_map", target))?;
    let bars = bars(&shot, &battle.tables);
    // That the crew runs is what comes of it, and nothing against it (E-19).
    if crew_flees(&bars) {
        return Ok(found);
    }
    for bar in bars {
        let text = bar_text(battle, bar, unit, target);
        found.push(Objection::of(bar.id(), bar.clause(), text));
    }
    Ok(found)
}

/// What forbids a shot, in words.
pub(in super::super) fn bar_text(
    battle: &Battle,
    bar: Bar,
    gun: UnitRef,
    target: UnitRef,
) -> String {
    let words = battle.words;
    let places = (battle.state.unit(gun).and_then(Standing::place))
        .zip(battle.state.unit(target).and_then(Standing::place));
    let block = places.and_then(|(from, to)| in_the_way(battle, from, to));
    let way = block.map_or_else(String::new, |block| block_text(battle, block));
    let range = places.map_or(0, |(from, to)| battle.distance(from, to));
    let most = battle.tables.artillery.dice.len();
    words.fill(
        &format!("bar.{}", bar.id()),
        &[
            ("gun", &battle.placed(gun)),
            ("target", &battle.placed(target)),
            ("range", &range.to_string()),
            ("most", &most.to_string()),
            ("way", &way),
        ],
    )
}

/// What is in the way of a line of sight, in words.
pub(in super::super) fn block_text(battle: &Battle, block: Block) -> String {
    let grid = battle.map().grid;
    let (key, one, other) = match block {
        Block::Unit(hex) => ("unit", hex, hex),
        Block::Wood(hex) => ("wood", hex, hex),
        Block::Slope(hex) => ("slope", hex, hex),
        Block::Hedge(one, other) => ("hedge", one, other),
    };
    let (one, other) = (grid.called(one), grid.called(other));
    let values = [("hex", &*one), ("other", &*other)];
    battle.words.fill(&format!("block.{key}"), &values)
}

fn attack(
    battle: &Battle,
    unit: UnitRef,
    target: UnitRef,
    charging: bool,
) -> Result<Objections, Refusal> {
    let (standing, from) = here(battle, unit)?;
    let (aimed, to) = here(battle, target)?;
    let state = &battle.state;
    if !standing.is_troops() || !aimed.is_troops() || unit.side == target.side {
        return Err(impossible(battle, "no_combat", unit));
    }
    if charging && standing.arm != Arm::Cavalry {
        return Err(impossible(battle, "charge_foot", unit));
    }
    if state.attacks.iter().any(|it| it.unit == unit) || state.fought.contains(&unit) {
        return Err(impossible(battle, "attacks", unit));
    }
    let Some(zone) = battle.zone(standing, to) else {
        return Err(impossible(battle, "not_adjacent", unit));
    };
    let mut found = turn_of(battle, unit, Step::Combat);
    let name = battle.placed(unit);
    let values = [("unit", &*name), ("target", &*battle.placed(target))];
    if zone != Zone::Front {
        found.extend(against(battle, "front", Some(FRONT_ONLY), &values));
    }
    if battle.modules().command && !may_start_combat(standing.in_command) {
        found.extend(against(battle, "out_of_command", Some(NO_ATTACK), &values));
    }
    let way = battle.ground().charge_way(from, to);
    if let Some(clause) = charge(way).barred.filter(|_| charging) {
        let id = if clause == WOOD_CHARGE {
            "charge_wood"
        } else {
            "charge_uphill"
        };
        found.extend(against(battle, id, Some(clause), &values));
    }
    Ok(found)
}

fn attacked(battle: &Battle, target: UnitRef) -> Result<Objections, Refusal> {
    here(battle, target)?;
    if battle.state.attacks_on(target).next().is_none() {
        return Err(impossible(battle, "not_attacked", target));
    }
    Ok(Vec::new())
}

fn fight(battle: &Battle, target: UnitRef, column: Option<u8>) -> Result<Objections, Refusal> {
    attacked(battle, target)?;
    let Some(crt) = &battle.setup().profile.crt else {
        return Err(impossible(battle, "no_crt", target));
    };
    if battle.state.unexplained.contains(&target) {
        return Err(impossible(battle, "unexplained", target));
    }
    let known = match column {
        Some(column) => usize::from(column) < crt.columns.len(),
        None => super::combat_column(battle, target).is_some(),
    };
    if known {
        Ok(Vec::new())
    } else {
        Err(impossible(battle, "no_column", target))
    }
}

fn retreat(battle: &Battle, unit: UnitRef, to: Option<Cell>) -> Result<Objections, Refusal> {
    here(battle, unit)?;
    let owed = battle.state.retreats.iter().find(|it| it.unit == unit);
    let owed = owed.ok_or_else(|| impossible(battle, "no_retreat", unit))?;
    let Some(to) = to else { return Ok(Vec::new()) };
    on_map(battle, unit, to)?;
    if retreats(battle, unit, owed.hexes).contains(&to) {
        return Ok(Vec::new());
    }
    let values = [
        ("unit", &*battle.placed(unit)),
        ("hexes", &*owed.hexes.to_string()),
        ("hex", &*battle.hex_name(to)),
    ];
    let found = against(battle, "retreat", None, &values);
    Ok(found.into_iter().collect())
}

/// What is owed before the step ends.
fn end(battle: &Battle) -> Objections {
    let state: &State = &battle.state;
    let mut found = Vec::new();
    let unplaced = state.step == Step::Deploy
        && state
            .units()
            .any(|(_, it)| it.hex.is_none() && it.away.is_none());
    if unplaced {
        found.extend(against(battle, "unplaced", None, &[]));
    }
    for target in state.attacked() {
        let values = [("unit", &*battle.placed(target))];
        let owed = against(battle, "unfought", None, &values);
        found.extend(owed.map(|it| keyed(it, target)));
    }
    for owed in &state.retreats {
        let values = [("unit", &*battle.placed(owed.unit))];
        let objection = against(battle, "unretreated", None, &values);
        found.extend(objection.map(|it| keyed(it, owed.unit)));
    }
    found
}

fn keyed(objection: Objection, unit: UnitRef) -> Objection {
    Objection {
        id: format!("{}:{}", objection.id, key(unit)),
        ..objection
    }
}

fn correct(battle: &Battle, unit: UnitRef, set: &Correction) -> Result<(), Refusal> {
    let standing = battle.state.unit(unit);
    let standing = standing.ok_or_else(|| impossible(battle, "unit", unit))?;
    let ok = match set {
        Correction::Hex(cell) => return on_map(battle, unit, *cell),
        Correction::Facing(facing) => return corner(battle, unit, *facing),
        Correction::Ma(value) | Correction::Points(value) | Correction::Strength(value) => {
            *value <= MOST_NUMBER
        }
        Correction::Leader(value) => *value <= MOST_UNIT,
        Correction::Name(name) => names_a_unit(name),
        Correction::Unmanned(_) | Correction::Fired(_) | Correction::Turned(_) => {
            standing.gun.is_some()
        }
        Correction::Serves(side) => standing.gun.is_some() && *side < 2,
        Correction::Disordered(_) | Correction::InCommand(_) | Correction::Away(_) => true,
    };
    if ok {
        Ok(())
    } else {
        Err(impossible(battle, "value", unit))
    }
}

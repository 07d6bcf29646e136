//! What speaks against a command.

use drumhead_words::ClauseId;
use drumhead_words::play::{Objection, Refusal, UnitRef};

use super::super::army::{MOST_OBJECTIVES, MOST_TROOPS};
use super::super::battle::Battle;
use super::super::clauses::{ANY, FACING, FALL_BACK, FIRST, MOVES, ONCE, STANCE, SUM, WATER};
use super::super::command::{Command, Correction};
use super::super::ground::passable;
use super::super::place::{
    self, aim, crowded, facings, hex_name, holds, is_held_against, march_faults, march_left,
    marches, name, names_at, not_now, object, side_name, unspent,
};
use super::super::readings::MarkWhen;
use super::super::state::{Standing, Step, other};
use super::super::tables::Troops;
use super::{retreats, unthrown};
use drumhead_rules::hex::{Cell, Facing};
use drumhead_rules::list::{MOST_NAME, names_a_unit};
use drumhead_rules::map::words::facing_word;

/// What speaks against a command that can be given at all.
///
/// # Errors
/// [`Refusal::Impossible`] for one that cannot.
pub(in super::super) fn objections(
    battle: &Battle,
    command: &Command,
) -> Result<Vec<Objection>, Refusal> {
    match command {
        Command::Deploy { unit, hex, facing } => deploy(battle, *unit, *hex, *facing),
        Command::Roll { side } => roll(battle, *side),
        Command::March { unit, to, facing } => {
            facing.map_or(Ok(()), |facing| sided(battle, facing))?;
            march(battle, *unit, *to)
        }
        Command::Face { unit, facing } => {
            here(battle, *unit)?;
            sided(battle, *facing)?;
            let late = not_now(battle, unit.side, Step::March);
            let turns = late.map(|_| {
                let values = [("side", side_name(battle, unit.side))];
                object(battle, "turning", FACING, &values)
            });
            Ok(turns.into_iter().collect())
        }
        Command::Mark { unit, .. } => {
            here(battle, *unit)?;
            let late = not_now(battle, unit.side, Step::March);
            let step = battle.state.phase.step;
            let answers = battle.readings().mark_when == MarkWhen::UntilAttacks;
            let open = step == Step::Deploy || (answers && step == Step::March);
            let marks = late.filter(|_| !open);
            let marks = marks.map(|_| {
                let values = [("side", side_name(battle, unit.side))];
                let why = if answers { "marking_late" } else { "marking" };
                object(battle, why, STANCE, &values)
            });
            Ok(marks.into_iter().collect())
        }
        Command::Attack {
            unit,
            at,
            infantry,
            cavalry,
            guns,
        } => {
            let troops = Troops {
                infantry: *infantry,
                cavalry: *cavalry,
                guns: *guns,
            };
            attack(battle, *unit, *at, troops)
        }
        Command::Fraction { at } => {
            if battle.state.unrolled().contains(at) {
                Ok(Vec::new())
            } else {
                Err(refuse(
                    battle,
                    "no_fraction",
                    &[("hex", &hex_name(battle, *at))],
                ))
            }
        }
        Command::Bear { unit, .. } => {
            let (_, hex) = here(battle, *unit)?;
            let mut burdens = battle.state.burdens.iter();
            if burdens.any(|it| it.side == unit.side && it.hex == hex) {
                Ok(Vec::new())
            } else {
                Err(impossible(battle, "no_burden", *unit))
            }
        }
        Command::FallBack { unit, to } => fall_back(battle, *unit, *to),
        Command::End => Ok(unfinished(battle)),
        Command::Correct { unit, set } => correct(battle, *unit, set),
        Command::Objectives { side, text } => {
            let sound = text.chars().count() <= MOST_OBJECTIVES;
            if usize::from(*side) >= battle.state.sides.len() {
                Err(refuse(battle, "side", &[]))
            } else if sound {
                Ok(Vec::new())
            } else {
                let most = MOST_OBJECTIVES.to_string();
                Err(refuse(battle, "objectives", &[("most", &most)]))
            }
        }
        Command::FromPaper { units } => {
            for paper in units {
                let now = battle.state.unit(paper.unit);
                let now = now.ok_or_else(|| impossible(battle, "unit", paper.unit))?;
                for set in paper.differences(now, place::lives(battle)) {
                    correct(battle, paper.unit, &set)?;
                }
            }
            Ok(Vec::new())
        }
    }
}

/// A refusal that nobody can overrule.
fn refuse(battle: &Battle, id: &str, values: &[(&str, &str)]) -> Refusal {
    Refusal::impossible(id, battle.words.fill(&format!("impossible.{id}"), values))
}

/// The same, about a group.
pub(in super::super) fn impossible(battle: &Battle, id: &str, unit: UnitRef) -> Refusal {
    refuse(battle, id, &[("unit", &name(battle, unit))])
}

/// A group that is on the map, with its hex.
///
/// # Errors
/// [`Refusal::Impossible`] for any other.
pub(in super::super) fn here(battle: &Battle, unit: UnitRef) -> Result<(&Standing, Cell), Refusal> {
    let standing = battle.state.unit(unit);
    let standing = standing.ok_or_else(|| impossible(battle, "unit", unit))?;
    match standing.place() {
        Some(hex) => Ok((standing, hex)),
        None => Err(impossible(battle, "away", unit)),
    }
}

/// A hex of the map.
fn on_map(battle: &Battle, hex: Cell) -> Result<(), Refusal> {
    if battle.ground().grid.has(hex) {
        return Ok(());
    }
    Err(refuse(battle, "hex", &[("hex", &hex_name(battle, hex))]))
}

/// A facing that is a side on this map (S-06).
fn sided(battle: &Battle, facing: Facing) -> Result<(), Refusal> {
    if facings(battle).contains(&facing) {
        return Ok(());
    }
    let sides = facings(battle).map(Facing::id).join(", ");
    let values = [("facing", facing_word(facing)), ("sides", &sides)];
    Err(refuse(battle, "facing", &values))
}

type Objections = Result<Vec<Objection>, Refusal>;

fn deploy(battle: &Battle, unit: UnitRef, hex: Cell, facing: Facing) -> Objections {
    let standing = battle.state.unit(unit);
    let standing = standing.ok_or_else(|| impossible(battle, "unit", unit))?;
    on_map(battle, hex)?;
    sided(battle, facing)?;
    if standing.away.is_some() {
        return Err(impossible(battle, "away", unit));
    }
    let mut objections: Vec<_> = not_now(battle, unit.side, Step::Deploy)
        .into_iter()
        .collect();
    objections.extend(deploy_faults(battle, unit, hex));
    Ok(objections)
}

/// What keeps a group from beginning in a hex (S-04, S-05, S-08, S-09).
pub(in super::super) fn deploy_faults(battle: &Battle, unit: UnitRef, hex: Cell) -> Vec<Objection> {
    let at = hex_name(battle, hex);
    let mut objections = crowded(battle, &[unit], hex);
    if is_held_against(battle, unit.side, hex) && !super::super::ground::may_enter_held() {
        let held = super::super::clauses::HELD;
        objections.push(object(battle, "held", held, &[("hex", &at)]));
    }
    if !passable(battle.ground(), hex) {
        objections.push(object(battle, "water", WATER, &[("hex", &at)]));
    }
    objections
}

fn roll(battle: &Battle, side: u8) -> Objections {
    let Some(roll) = battle.state.rolls.get(usize::from(side)) else {
        return Err(refuse(battle, "side", &[]));
    };
    if battle.state.phase.step != Step::Initiative || roll.is_some() {
        let values = [("side", side_name(battle, side))];
        return Err(refuse(battle, "rolled", &values));
    }
    Ok(Vec::new())
}

fn march(battle: &Battle, unit: UnitRef, to: Cell) -> Objections {
    let (_, from) = here(battle, unit)?;
    on_map(battle, to)?;
    if from == to {
        return Err(impossible(battle, "stays", unit));
    }
    let mut objections: Vec<_> = not_now(battle, unit.side, Step::March)
        .into_iter()
        .collect();
    objections.extend(march_faults(battle, unit, to, &marches(battle, unit)));
    Ok(objections)
}

fn attack(battle: &Battle, unit: UnitRef, at: Cell, troops: Troops) -> Objections {
    let (_, from) = here(battle, unit)?;
    on_map(battle, at)?;
    if troops.is_nobody() {
        return Err(impossible(battle, "nobody", unit));
    }
    let all = battle
        .state
        .troops_at(unit.side, from, place::lives(battle));
    if !all.covers(troops) {
        return Err(impossible(battle, "too_many", unit));
    }
    if !holds(battle, other(unit.side), at) {
        return Err(refuse(
            battle,
            "no_enemy",
            &[("hex", &hex_name(battle, at))],
        ));
    }
    let mut objections: Vec<_> = not_now(battle, unit.side, Step::Attack)
        .into_iter()
        .collect();
    objections.extend(aim(battle, unit.side, from, at, troops).objections);
    if !unspent(battle, unit.side, from).covers(troops) {
        let values = [("hex", hex_name(battle, from))];
        let values = values.each_ref().map(|(key, text)| (*key, text.as_str()));
        objections.push(object(battle, "spent", ONCE, &values));
    }
    Ok(objections)
}

fn fall_back(battle: &Battle, unit: UnitRef, to: Option<Cell>) -> Objections {
    let (_, hex) = here(battle, unit)?;
    if !battle.state.pressed_at(unit.side, hex).contains(&unit) {
        let gone = battle.state.fell_back.contains(&unit);
        let why = if gone { "fell_back" } else { "not_pressed" };
        return Err(impossible(battle, why, unit));
    }
    // Whoever was hit bears it where he was hit: nobody leaves or comes before.
    if let Some(burden) = battle.state.open_burdens().next() {
        let at = hex_name(battle, burden.hex);
        return Err(refuse(battle, "burdens_first", &[("hex", &at)]));
    }
    let open = retreats(battle, unit.side, hex);
    let names: Vec<_> = open.iter().map(|hex| hex_name(battle, *hex)).collect();
    let at = hex_name(battle, hex);
    let values = [("hex", at.as_str()), ("open", &names.join(", "))];
    match to {
        None if open.is_empty() => Ok(Vec::new()),
        None => Ok(vec![object(battle, "must_go", FALL_BACK, &values)]),
        Some(to) if open.contains(&to) => Ok(Vec::new()),
        Some(to) => {
            on_map(battle, to)?;
            let what = if open.is_empty() {
                "no_way_back"
            } else {
                "not_back"
            };
            Ok(vec![object(battle, what, FALL_BACK, &values)])
        }
    }
}

/// What is owed now: nobody falls back before the losses are divided (S-12, S-20).
pub(in super::super) fn owed(battle: &Battle) -> Vec<Owing> {
    let mut owed = left_to_do(battle);
    if battle.state.open_burdens().next().is_some() {
        owed.retain(|it| it.clause != FALL_BACK);
    }
    owed
}

/// What is still to be done in this step, each as what speaks against its end.
fn left_to_do(battle: &Battle) -> Vec<Owing> {
    let state = &battle.state;
    let at = |side, hex| state.at(side, hex).next().map(|(unit, _)| unit);
    let mut owed = Vec::new();
    match state.phase.step {
        Step::Deploy => {
            let unplaced = state
                .units()
                .filter(|(_, unit)| unit.hex.is_none() && unit.away.is_none());
            owed.extend(unplaced.map(|(unit, _)| Owing {
                id: "deploy",
                clause: ROOM,
                unit: Some(unit),
                at: None,
                side: unit.side,
            }));
        }
        Step::Initiative => {
            let sides = (0_u8..).zip(&state.rolls);
            let open = sides.filter(|(_, roll)| roll.is_none() && FIRST.stands());
            owed.extend(open.map(|(side, _)| Owing {
                id: "roll",
                clause: FIRST,
                unit: None,
                at: None,
                side,
            }));
        }
        Step::March => {}
        Step::Attack => {
            owed.extend(unthrown(battle).into_iter().map(|hex| {
                let side = state.blows_on(hex).next().map_or(0, |blow| blow.side);
                Owing {
                    id: "fraction",
                    clause: SUM,
                    unit: None,
                    at: Some(hex),
                    side,
                }
            }));
        }
        Step::FallBack => {
            owed.extend(state.open_burdens().filter_map(|it| {
                Some(Owing {
                    id: "bear",
                    clause: SUM,
                    unit: Some(at(it.side, it.hex)?),
                    at: Some(it.hex),
                    side: it.side,
                })
            }));
            owed.extend(state.pressed.iter().filter_map(|it| {
                Some(Owing {
                    id: "fall_back",
                    clause: FALL_BACK,
                    unit: Some(*state.pressed_at(it.side, it.hex).first()?),
                    at: Some(it.hex),
                    side: it.side,
                })
            }));
        }
    }
    owed
}

use super::super::clauses::ROOM;

/// Something that is owed in this step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) struct Owing {
    /// What is to be done.
    pub(in super::super) id: &'static str,
    /// The clause that demands it.
    pub(in super::super) clause: ClauseId,
    /// The group that owes it; none for a side or a hex.
    pub(in super::super) unit: Option<UnitRef>,
    /// The hex it is about.
    pub(in super::super) at: Option<Cell>,
    /// The side.
    pub(in super::super) side: u8,
}

fn unfinished(battle: &Battle) -> Vec<Objection> {
    let objections = left_to_do(battle).into_iter().map(|owing| {
        let what = battle.words.get(&format!("owed.{}", owing.id)).to_owned();
        let who = match (owing.unit, owing.at) {
            (Some(_), Some(hex)) if owing.id == "fall_back" => {
                // Others in the hex may have fallen back in this step already.
                let pressed = battle.state.pressed_at(owing.side, hex).into_iter();
                let names: Vec<_> = pressed.map(|unit| name(battle, unit)).collect();
                names.join(", ")
            }
            (Some(_), Some(hex)) => names_at(battle, owing.side, hex),
            (Some(unit), None) => name(battle, unit),
            (None, Some(hex)) => hex_name(battle, hex),
            (None, None) => side_name(battle, owing.side).to_owned(),
        };
        let values = [("who", who.as_str()), ("what", &what)];
        let text = battle.words.fill("against.owed", &values);
        let key = owing.at.map_or_else(String::new, |hex| hex.to_string());
        let unit = owing.unit.map_or(0, |unit| unit.unit);
        let id = format!("owed_{}:{}:{key}{unit}", owing.id, owing.side);
        Objection::of(&id, owing.clause, text)
    });
    objections.collect()
}

fn correct(battle: &Battle, unit: UnitRef, set: &Correction) -> Objections {
    let standing = battle.state.unit(unit);
    standing.ok_or_else(|| impossible(battle, "unit", unit))?;
    let bounded = |value: u16| {
        if value <= MOST_TROOPS {
            return Ok(Vec::new());
        }
        let values = [
            ("value", value.to_string()),
            ("most", MOST_TROOPS.to_string()),
        ];
        let values = values.each_ref().map(|(key, text)| (*key, text.as_str()));
        Err(refuse(battle, "number", &values))
    };
    match set {
        Correction::Infantry(value)
        | Correction::Cavalry(value)
        | Correction::GunCount(value)
        | Correction::GunCasualties(value) => bounded(*value),
        Correction::Guns(guns) => bounded(u16::try_from(guns.len()).unwrap_or(u16::MAX)),
        Correction::TakeOver(from) => {
            let guns = battle
                .state
                .unit(*from)
                .is_some_and(|it| !it.guns.is_empty());
            if guns && *from != unit {
                here(battle, *from)
                    .and_then(|_| here(battle, unit))
                    .map(|_| Vec::new())
            } else {
                Err(impossible(battle, "no_guns", *from))
            }
        }
        Correction::Hex(hex) => hex
            .map_or(Ok(()), |hex| on_map(battle, hex))
            .map(|()| Vec::new()),
        Correction::Facing(facing) => sided(battle, *facing).map(|()| Vec::new()),
        Correction::Name(name) if !names_a_unit(name) => {
            let most = MOST_NAME.to_string();
            Err(refuse(battle, "name", &[("most", &most)]))
        }
        Correction::Attacked(_) | Correction::Spent(_) | Correction::Pressed(_) => {
            here(battle, unit).map(|_| Vec::new())
        }
        Correction::Name(_)
        | Correction::Standing(_)
        | Correction::Marched(_)
        | Correction::Away(_) => Ok(Vec::new()),
    }
}

/// Whether a group could march anywhere at all now, and if not, why.
pub(in super::super) fn cannot_march(battle: &Battle, unit: UnitRef) -> Option<Objection> {
    let (standing, hex) = here(battle, unit).ok()?;
    let values = [("hex", hex_name(battle, hex)), ("hexes", "0".to_owned())];
    let values = values.each_ref().map(|(key, text)| (*key, text.as_str()));
    let done = march_left(battle, standing) == 0;
    let mut why = done.then(|| object(battle, "far", MOVES, &values));
    if !ANY.stands() {
        why = Some(object(battle, "far", ANY, &values));
    }
    why
}

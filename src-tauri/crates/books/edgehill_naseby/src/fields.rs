//! The fields of a unit that can be set by hand: results of the base game, or values agreed by
//! the players.

use drumhead_rules::frame::{Corrected, Field, FieldValue, Row};
use drumhead_rules::unit_field;
use drumhead_vocabulary::play::Scalar;

use crate::actions::MOVING;
use crate::army::MOST_NUMBER;
use crate::facing::allowance;
use crate::fates::Regained;
use crate::prelude::*;

/// Returns the input for a number. An allowance or a strength of 0 is unknown.
fn number(_: &Battle, _: UnitRef) -> Answer {
    Answer::up_to(MOST_NUMBER)
}

/// Returns the input for a yes-or-no value.
const fn yes_no(_: &Battle, _: UnitRef) -> Answer {
    Answer::YesNo
}

/// Converts 0 to `None`.
const fn some(value: u8) -> Option<u8> {
    if value == 0 { None } else { Some(value) }
}

fn is_troops(battle: &Battle, unit: UnitRef) -> bool {
    battle.state.unit(unit).is_some_and(Standing::is_troops)
}

fn gun(battle: &Battle, unit: UnitRef) -> Option<Gun> {
    battle.state.unit(unit)?.gun
}

fn has_no_gun(battle: &Battle, unit: UnitRef) -> bool {
    gun(battle, unit).is_none()
}

fn is_led(battle: &Battle, unit: UnitRef) -> bool {
    let standing = battle.state.unit(unit);
    standing.is_some_and(|it| it.arm != Arm::Leader)
}

/// Returns every hex of the map as a choice.
fn everywhere(battle: &Battle, _: UnitRef) -> Answer {
    Answer::hexes(map(battle).grid.cells())
}

/// Returns the choice between "on the map" and the reasons for being off the map.
fn whereabouts(_: &Battle, _: UnitRef) -> Answer {
    let reasons = Away::ALL
        .iter()
        .map(|it| named(it.id(), message(format!("away.{}", it.id()))));
    Answer::One(
        std::iter::once(nothing("place.map"))
            .chain(reasons)
            .collect(),
    )
}

/// Returns the choice between the leaders of a unit's side and no leader.
fn leaders(battle: &Battle, unit: UnitRef) -> Answer {
    let leaders = battle
        .state
        .units()
        .filter(|(it, of)| it.side == unit.side && of.arm == Arm::Leader)
        .map(|(it, _)| choice(Scalar::Number(it.unit.into()), bare(it)));
    Answer::One(
        std::iter::once(nothing("place.no_leader"))
            .chain(leaders)
            .collect(),
    )
}

/// Defines a field of a gun: how its value is read and set.
macro_rules! gun_field {
    ($id:literal, $read:expr, $asked:expr, $set:expr) => {
        Row::new(
            $id,
            |battle: &Battle, unit| gun(battle, unit).map($read),
            $asked,
            |battle, unit, value| {
                let turn = battle.state.turn;
                ($set)(battle.state.gun_mut(unit)?, value, turn);
                Ok(())
            },
        )
    };
}

/// The fields, in the order of their offers.
pub(super) const FIELDS: &[&dyn Field<EdgehillNaseby>] = &[
    // Drops the attacks and retreats of a unit that is moved by hand.
    &Row::new(
        "hex",
        |battle: &Battle, unit| {
            let first = || map(battle).grid.cells().next();
            battle.state.unit(unit)?.hex.or_else(first)
        },
        everywhere,
        |battle, unit, hex: Cell| {
            let standing = battle.state.unit_mut(unit)?;
            standing.hex = Some(hex);
            standing.away = None;
            battle.state.forget(unit);
            Ok(())
        },
    )
    .unless(|battle, _, hex| on_map(battle, *hex))
    .on_paper(|battle, unit| Some(everywhere(battle, unit))),
    &unit_field!(EdgehillNaseby: "facing", |battle, _| facing_answer(facings(battle)), facing),
    &unit_field!(EdgehillNaseby: "disordered", yes_no, disordered)
        .when(is_troops)
        .on_paper(|_, _| Some(Answer::YesNo)),
    &unit_field!(EdgehillNaseby: "in_command", yes_no, in_command).when(is_troops),
    &Row::new(
        "strength",
        |battle: &Battle, unit| Some(battle.state.unit(unit)?.strength.unwrap_or(0)),
        number,
        |battle, unit, strength: u8| {
            battle.state.unit_mut(unit)?.strength = some(strength);
            Ok(())
        },
    )
    .when(is_troops)
    .on_paper(|battle, unit| {
        let start = battle.state.unit(unit)?.start.unwrap_or(0);
        Some(Answer::left(start.into(), MOST_NUMBER.into()))
    }),
    &gun_field!(
        "unmanned",
        |gun| gun.is_unmanned(),
        yes_no,
        |gun: &mut Gun, unmanned, turn| {
            match gun.crew {
                _ if unmanned => gun.loses_crew(turn),
                Crew::Captured { turn, lost, .. } => {
                    let unmanned = None;
                    gun.crew = Crew::Captured {
                        turn,
                        unmanned,
                        lost,
                    };
                }
                Crew::Manned | Crew::Unmanned { .. } => gun.crew = Crew::Manned,
            }
        }
    )
    .on_paper(|_, _| Some(Answer::YesNo)),
    &gun_field!(
        "serves",
        |gun| gun.serves,
        |_, _| {
            let side = |side: u8| choice(Scalar::Number(side.into()), bare(Value::Side(side)));
            Answer::One([0, 1].map(side).into())
        },
        |gun: &mut Gun, side: u8, _| gun.serves = side.min(1)
    )
    .causes(|battle, unit, _: u8| Ok(regained(battle, unit).into_iter().collect())),
    &gun_field!(
        "fired",
        |gun| gun.fired,
        yes_no,
        |gun: &mut Gun, fired, _| {
            gun.fired = fired;
        }
    ),
    &gun_field!(
        "turned",
        |gun| gun.turned,
        yes_no,
        |gun: &mut Gun, turned, _| {
            gun.turned = turned;
        }
    ),
    &Row::new(
        "ma",
        |battle: &Battle, unit| Some(battle.state.unit(unit)?.ma.unwrap_or(1)),
        number,
        |battle, unit, ma: u8| {
            battle.state.unit_mut(unit)?.ma = some(ma);
            Ok(())
        },
    )
    .when(has_no_gun)
    .needed(|battle, unit| {
        let standing = here(battle, unit).ok()?.0;
        let moves = is_step(battle, unit, Step::Move) && standing.gun.is_none();
        (moves && standing.points.is_none()).then_some((MOVING, OfferKind::Move))
    }),
    &Row::new(
        "points",
        |battle: &Battle, unit| Some(battle.state.unit(unit)?.points.unwrap_or(0)),
        number,
        |battle, unit, points: u8| {
            battle.state.unit_mut(unit)?.points = Some(points);
            Ok(())
        },
    )
    .when(has_no_gun),
    &Row::new(
        "leader",
        |battle: &Battle, unit| Some(battle.state.unit(unit)?.leader),
        leaders,
        |battle, unit, leader: Option<u16>| {
            battle.state.unit_mut(unit)?.leader = leader;
            Ok(())
        },
    )
    .when(is_led),
    &unit_field!(EdgehillNaseby: "name", |_, _| Answer::name(), name),
    &Row::new(
        "away",
        |battle: &Battle, unit| Some(battle.state.unit(unit)?.away),
        whereabouts,
        |battle, unit, away: Option<Away>| {
            battle.state.unit_mut(unit)?.away = away;
            if away.is_some() {
                battle.state.forget(unit);
            }
            Ok(())
        },
    )
    .on_paper(|battle, unit| Some(whereabouts(battle, unit))),
];

/// Returns the fact recording that a captured gun is no longer captured, once it serves its own
/// side.
fn regained(battle: &Battle, unit: UnitRef) -> Option<Event> {
    let gun = gun(battle, unit)?;
    gun.is_retaken(unit.side).then(|| Regained { unit }.into())
}

/// Returns the change in a unit's movement points if its allowance or its state of command was set
/// by hand during its turn (E-02). The points already spent stay spent.
pub(super) fn put_right(before: &Battle, battle: &Battle, unit: UnitRef) -> Option<Event> {
    let of_turn_now = |battle: &Battle| {
        let standing = battle.state.unit(unit)?;
        let of_turn = |ma| allowance(ma, standing.in_command, &battle.tables);
        standing.ma.map(of_turn)
    };
    let (old, new) = (of_turn_now(before), of_turn_now(battle)?);
    let points = match (battle.state.unit(unit)?.points, old) {
        (None, _) => new,
        (Some(left), Some(old)) => new.saturating_sub(old.saturating_sub(left)),
        // Without an allowance, the players set the points themselves.
        (Some(_), None) => return None,
    };
    let set = FieldValue::of("points", points);
    let moves = unit.side == battle.state.mover && battle.state.turn > 0;
    let changes = moves && old != Some(new);
    changes.then(|| Corrected { unit, set }.into())
}

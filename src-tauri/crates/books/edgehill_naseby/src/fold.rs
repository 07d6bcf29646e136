//! Taking an event in. No rule is asked: events carry every value they set.

use drumhead_words::play::UnitRef;

use super::command::Correction;
use super::event::{Event, Orders};
use super::guns::Crew;
use super::state::{Engaged, Gun, Retreating, Standing, State, Step};
use drumhead_rules::play::Misfit;

/// Takes an event in.
pub(super) fn fold(state: &mut State, event: &Event) -> Result<(), Misfit> {
    match event {
        Event::Deployed { unit, hex, facing } => {
            let unit = standing(state, *unit)?;
            unit.hex = Some(*hex);
            unit.facing = *facing;
        }
        Event::TurnBegan {
            turn,
            mover,
            orders,
        } => turn_began(state, *turn, *mover, orders)?,
        Event::StepBegan { step } => state.step = *step,
        Event::Recovered { unit } => standing(state, *unit)?.disordered = false,
        Event::Manned { unit, .. } => gun(state, *unit)?.crew = Crew::Manned,
        Event::Unmanned { unit, turn, .. } => {
            gun(state, *unit)?.crew = Crew::Unmanned { turn: *turn };
        }
        Event::Captured { unit, by, turn } => {
            let gun = gun(state, *unit)?;
            gun.serves = by.side;
            gun.crew = Crew::Captured { turn: *turn };
        }
        Event::Moved {
            unit,
            path,
            facing,
            points,
            ..
        } => {
            let unit = standing(state, *unit)?;
            unit.hex = path.last().copied().or(unit.hex);
            unit.facing = *facing;
            unit.points = Some(*points);
        }
        Event::Turned {
            unit,
            facing,
            points,
        } => {
            let unit = standing(state, *unit)?;
            unit.facing = *facing;
            match &mut unit.gun {
                Some(gun) => gun.turned = true,
                None => unit.points = *points,
            }
        }
        Event::Fired { unit, target, .. } => {
            standing(state, *target)?;
            gun(state, *unit)?.fired = true;
        }
        Event::Disordered { unit, .. } => standing(state, *unit)?.disordered = true,
        Event::Engaged {
            unit,
            target,
            charge,
        } => {
            standing(state, *unit)?;
            standing(state, *target)?;
            state.attacks.push(Engaged {
                unit: *unit,
                target: *target,
                charge: *charge,
            });
        }
        Event::Fought { target, known, .. } => {
            standing(state, *target)?;
            if !known {
                state.unexplained.push(*target);
            }
        }
        Event::Settled { target, attackers } => {
            state.attacks.retain(|it| it.target != *target);
            state.unexplained.retain(|it| it != target);
            state.fought.extend(attackers);
        }
        Event::MustRetreat { unit, hexes } => {
            standing(state, *unit)?;
            state.retreats.push(Retreating {
                unit: *unit,
                hexes: *hexes,
            });
        }
        Event::Retreated { unit, to } => {
            state.retreats.retain(|it| it.unit != *unit);
            if let Some(hex) = to {
                standing(state, *unit)?.hex = Some(*hex);
            }
        }
        Event::Left { unit, away } => {
            standing(state, *unit)?.away = Some(*away);
            forget(state, *unit);
        }
        Event::Corrected { unit, set } => corrected(state, *unit, set)?,
        Event::FromPaper { .. } => {}
    }
    Ok(())
}

fn turn_began(state: &mut State, turn: u32, mover: u8, orders: &[Orders]) -> Result<(), Misfit> {
    if usize::from(mover) >= state.sides.len() {
        return Err(Misfit(format!("there is no side {mover}")));
    }
    state.turn = turn;
    state.mover = mover;
    state.step = Step::Start;
    state.attacks.clear();
    state.unexplained.clear();
    state.fought.clear();
    state.retreats.clear();
    for unit in state.sides.iter_mut().flatten() {
        unit.points = None;
        if let Some(gun) = &mut unit.gun
            && gun.serves == mover
        {
            gun.fired = false;
            gun.turned = false;
        }
    }
    for order in orders {
        let unit = standing(state, UnitRef::new(mover, order.unit))?;
        unit.in_command = order.in_command;
        unit.points = order.points;
    }
    Ok(())
}

/// A unit that is gone neither attacks, nor is attacked, nor retreats.
fn forget(state: &mut State, unit: UnitRef) {
    state
        .attacks
        .retain(|it| it.unit != unit && it.target != unit);
    state.retreats.retain(|it| it.unit != unit);
    let attacks = &state.attacks;
    let owed = |target: &UnitRef| attacks.iter().any(|it| it.target == *target);
    state.unexplained.retain(owed);
}

fn corrected(state: &mut State, unit: UnitRef, set: &Correction) -> Result<(), Misfit> {
    let turn = state.turn;
    let sides = state.sides.len();
    let some = |value: u8| (value > 0).then_some(value);
    let it = standing(state, unit)?;
    match set {
        Correction::Hex(hex) => {
            it.hex = Some(*hex);
            it.away = None;
        }
        Correction::Facing(facing) => it.facing = *facing,
        Correction::Disordered(value) => it.disordered = *value,
        Correction::InCommand(value) => it.in_command = *value,
        Correction::Ma(value) => it.ma = some(*value),
        Correction::Points(value) => it.points = Some(*value),
        Correction::Strength(value) => it.strength = some(*value),
        Correction::Leader(value) => it.leader = (*value > 0).then_some(*value),
        Correction::Name(value) => it.name.clone_from(value),
        Correction::Unmanned(value) => {
            gun(state, unit)?.crew = if *value {
                Crew::Unmanned { turn }
            } else {
                Crew::Manned
            };
        }
        Correction::Serves(side) if usize::from(*side) < sides => gun(state, unit)?.serves = *side,
        Correction::Serves(side) => return Err(Misfit(format!("there is no side {side}"))),
        Correction::Fired(value) => gun(state, unit)?.fired = *value,
        Correction::Turned(value) => gun(state, unit)?.turned = *value,
        Correction::Away(away) => {
            it.away = *away;
            if away.is_some() {
                forget(state, unit);
            }
        }
    }
    // Who was put elsewhere by hand is attacked from there no more.
    if matches!(set, Correction::Hex(_)) {
        forget(state, unit);
    }
    Ok(())
}

fn standing(state: &mut State, unit: UnitRef) -> Result<&mut Standing, Misfit> {
    state
        .sides
        .get_mut(usize::from(unit.side))
        .and_then(|side| side.iter_mut().find(|it| it.number == unit.unit))
        .ok_or_else(|| {
            Misfit(format!(
                "there is no unit {} on side {}",
                unit.unit, unit.side
            ))
        })
}

fn gun(state: &mut State, unit: UnitRef) -> Result<&mut Gun, Misfit> {
    let number = unit.unit;
    let it = standing(state, unit)?;
    let none = || Misfit(format!("unit {number} is no gun"));
    it.gun.as_mut().ok_or_else(none)
}

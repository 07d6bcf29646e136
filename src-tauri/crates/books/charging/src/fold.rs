//! Taking an event in. No rule is asked: events carry every value they set.

use drumhead_words::play::UnitRef;

use super::command::Correction;
use super::event::Event;
use super::state::{Charge, Morale, Stage, Standing, State, Step, Trial, Yield};
use drumhead_rules::play::Misfit;

/// Takes an event in.
pub(super) fn fold(state: &mut State, event: &Event) -> Result<(), Misfit> {
    match event {
        Event::Declared { charge } => declared(state, charge)?,
        Event::StepBegan { step } => state.step = *step,
        Event::TurnBegan { turn, mover } => {
            if usize::from(*mover) >= state.sides.len() {
                return Err(Misfit(format!("there is no side {mover}")));
            }
            state.turn = *turn;
            state.mover = *mover;
            state.step = Step::Declare;
            state.charges.clear();
            state.trials.clear();
            state.yields.clear();
        }
        Event::Tested { unit, .. } => {
            trial(state, *unit)?;
        }
        Event::Answers {
            unit,
            stage,
            counter,
        } => {
            let trial = trial(state, *unit)?;
            trial.stage = *stage;
            trial.counter = *counter;
        }
        Event::Routed { unit, strength } => {
            let unit = standing(state, *unit)?;
            unit.strength = *strength;
            unit.morale = Morale::Routing;
        }
        Event::Left { unit, away } => standing(state, *unit)?.away = Some(*away),
        Event::Fled { unit, .. } => {
            standing(state, *unit)?;
            // A router that nobody charged has no charge to answer.
            if let Ok(trial) = trial(state, *unit)
                && trial.stage == Stage::Fleeing
            {
                trial.stage = Stage::Fled;
            }
        }
        Event::ChargerMoved { charger, moved } => charge(state, *charger)?.moved = Some(*moved),
        Event::MustRoll { unit, why } => {
            standing(state, *unit)?;
            state.yields.push(Yield {
                unit: *unit,
                why: *why,
                rolled: false,
            });
        }
        Event::Rolled { unit, why, .. } => {
            standing(state, *unit)?;
            state.yields.retain(|roll| roll.unit != *unit);
            state.yields.push(Yield {
                unit: *unit,
                why: *why,
                rolled: true,
            });
        }
        Event::Corrected { unit, set } => corrected(standing(state, *unit)?, set),
        Event::FromPaper { .. } => {}
    }
    Ok(())
}

fn declared(state: &mut State, charge: &Charge) -> Result<(), Misfit> {
    standing(state, charge.charger)?;
    standing(state, charge.target)?;
    if state.charge(charge.charger).is_some() {
        return Err(Misfit("a unit charges twice".to_owned()));
    }
    state.charges.push(charge.clone());
    if state.trial(charge.target).is_none() {
        state.trials.push(Trial {
            unit: charge.target,
            stage: Stage::Waiting,
            counter: false,
        });
    }
    Ok(())
}

fn corrected(unit: &mut Standing, set: &Correction) {
    match set {
        Correction::Strength(value) => unit.strength = *value,
        Correction::Morale(value) => unit.morale = *value,
        Correction::Mounted(value) => unit.mounted = *value,
        Correction::Order(value) => unit.order = *value,
        Correction::BasicMorale(value) => unit.basic_morale = *value,
        Correction::Name(value) => unit.name.clone_from(value),
        Correction::Away(value) => unit.away = *value,
    }
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

fn trial(state: &mut State, unit: UnitRef) -> Result<&mut Trial, Misfit> {
    state
        .trials
        .iter_mut()
        .find(|trial| trial.unit == unit)
        .ok_or_else(|| Misfit(format!("unit {} was not charged", unit.unit)))
}

fn charge(state: &mut State, charger: UnitRef) -> Result<&mut Charge, Misfit> {
    state
        .charges
        .iter_mut()
        .find(|charge| charge.charger == charger)
        .ok_or_else(|| Misfit(format!("unit {} does not charge", charger.unit)))
}

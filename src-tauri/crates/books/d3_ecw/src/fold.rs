//! Taking an event in. No rule is asked: events carry every value they set.

use drumhead_words::play::UnitRef;

use super::command::Correction;
use super::event::Event;
use super::state::{Acted, Activations, Away, Moved, Pair, Standing, State, Step};
use drumhead_rules::play::Misfit;

/// Takes an event in.
pub(super) fn fold(state: &mut State, event: &Event) -> Result<(), Misfit> {
    match event {
        Event::Placed { unit, place } => {
            let unit = standing(state, *unit)?;
            unit.place = Some(*place);
            unit.away = None;
        }
        Event::Counted {
            seen, activations, ..
        } => {
            state.activations = Some(Activations {
                total: *activations,
                used: 0,
                counted: seen.clone(),
            });
        }
        Event::StepBegan { step } => {
            state.step = *step;
            state.active = None;
        }
        Event::TurnBegan { turn, mover } => {
            if usize::from(*mover) >= state.sides.len() {
                return Err(Misfit(format!("there is no side {mover}")));
            }
            state.turn = *turn;
            state.mover = *mover;
            state.step = Step::Count;
            state.activations = None;
            state.active = None;
            for unit in state.sides.iter_mut().flatten() {
                unit.acted = Acted::default();
            }
        }
        Event::Activated { unit, used } => {
            standing(state, *unit)?.acted.activated = true;
            state.active = Some(*unit);
            if let Some(activations) = &mut state.activations {
                activations.used = *used;
            }
        }
        Event::Moved {
            unit,
            place,
            how,
            own,
            ..
        } => {
            let commander = state.host(*unit);
            let moved = standing(state, *unit)?;
            moved.place = Some(*place);
            if *own {
                moved.acted.moved = *how;
            }
            if let Some(commander) = commander {
                standing(state, commander)?.place = Some(*place);
            }
        }
        Event::MeleeBegan { pair } => {
            standing(state, pair.one)?;
            standing(state, pair.other)?;
            let known = |it: &Pair| it.against(pair.one) == Some(pair.other);
            if !state.melees.iter().any(known) {
                state.melees.push(*pair);
            }
        }
        Event::MeleeLeft { unit } => leave_melee(state, *unit),
        Event::Rolled { trial } => {
            standing(state, trial.by)?.acted.attacked = true;
            state.reply = None;
            state.trial = Some(trial.clone());
        }
        Event::RolledAgain { score, .. } => {
            let trial = state.trial.as_mut().ok_or_else(no_attack)?;
            trial.score = *score;
            trial.asks.clear();
        }
        Event::Kept { party, .. } => {
            let trial = state.trial.as_mut().ok_or_else(no_attack)?;
            trial.asks.retain(|it| it != party);
        }
        Event::Settled {
            by,
            fired,
            out_of_ammunition,
            ..
        } => {
            let unit = standing(state, *by)?;
            unit.out_of_ammunition = *out_of_ammunition;
            unit.fired = *fired;
            state.trial = None;
        }
        Event::ReplyOwed { reply } => state.reply = Some(*reply),
        Event::Hit { unit, total, .. } => standing(state, *unit)?.hits = *total,
        Event::Left { unit, away, books } => {
            left(state, *unit, *away)?;
            if *books {
                let side = usize::from(unit.side).min(1);
                state.unbooked[side] += 1;
            }
        }
        Event::Cornered { unit } => standing(state, *unit)?.acted.activated = true,
        Event::Rode {
            unit,
            place,
            attached,
            ..
        } => {
            let unit = standing(state, *unit)?;
            unit.place = Some(*place);
            unit.attached = *attached;
            unit.away = None;
            unit.acted.moved = Moved::Ahead;
        }
        Event::Booked {
            side,
            commander,
            hits,
            ..
        } => {
            state.unbooked[usize::from(*side).min(1)] = 0;
            if let Some(commander) = commander {
                standing(state, *commander)?.hits = *hits;
            }
        }
        Event::Unbooked {
            unit,
            waiting,
            commander,
            hits,
        } => {
            state.unbooked[usize::from(unit.side).min(1)] = *waiting;
            if let Some(commander) = commander {
                standing(state, *commander)?.hits = *hits;
            }
        }
        Event::Retired { side } => state.retired[usize::from(*side).min(1)] = true,
        Event::Unretired { side } => state.retired[usize::from(*side).min(1)] = false,
        Event::Corrected { unit, set } => corrected(state, *unit, set)?,
        Event::FromPaper { .. } => {}
    }
    Ok(())
}

fn no_attack() -> Misfit {
    Misfit("no attack waits for a decision".to_owned())
}

fn leave_melee(state: &mut State, unit: UnitRef) {
    state.melees.retain(|pair| pair.against(unit).is_none());
}

/// A unit leaves the table, and whatever it was about.
fn left(state: &mut State, unit: UnitRef, away: Away) -> Result<(), Misfit> {
    let when = (state.turn, state.mover);
    let gone = standing(state, unit)?;
    gone.away = Some(away);
    gone.attached = None;
    gone.left = Some(when);
    leave_melee(state, unit);
    let about = |by: UnitRef, at: UnitRef| by == unit || at == unit;
    state.trial.take_if(|trial| about(trial.by, trial.at));
    state.reply.take_if(|reply| about(reply.by, reply.at));
    Ok(())
}

fn corrected(state: &mut State, unit: UnitRef, set: &Correction) -> Result<(), Misfit> {
    let commander = state.host(unit);
    let standing_now = standing(state, unit)?;
    match set {
        Correction::Hex(hex) => {
            let place = standing_now.place.map(|place| place.facing);
            let place = super::state::Place {
                hex: *hex,
                facing: place.unwrap_or(drumhead_rules::hex::Facing::N),
            };
            standing_now.place = Some(place);
            standing_now.away = None;
            standing_now.attached = None;
            if let Some(commander) = commander {
                standing(state, commander)?.place = Some(place);
            }
        }
        Correction::Facing(facing) => {
            if let Some(place) = &mut standing_now.place {
                place.facing = *facing;
            }
        }
        Correction::Hits(value) => standing_now.hits = *value,
        Correction::OutOfAmmunition(value) => standing_now.out_of_ammunition = *value,
        Correction::Fired(value) => standing_now.fired = *value,
        Correction::Activated(value) => standing_now.acted.activated = *value,
        Correction::Name(value) => standing_now.name.clone_from(value),
        Correction::Attached(value) => {
            standing_now.attached = *value;
            let host = value.map(|number| UnitRef::new(unit.side, number));
            if let Some(place) = host.and_then(|host| state.place(host)) {
                standing(state, unit)?.place = Some(place);
            }
        }
        Correction::Melee(enemies) => {
            leave_melee(state, unit);
            for other in enemies {
                standing(state, *other)?;
                let pair = Pair {
                    one: unit,
                    other: *other,
                };
                state.melees.push(pair);
            }
        }
        Correction::Away(Some(away)) => left(state, unit, *away)?,
        Correction::Away(None) => standing_now.away = None,
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

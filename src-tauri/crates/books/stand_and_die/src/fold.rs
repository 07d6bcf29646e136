//! Taking an event in. No rule is asked: events carry every value they set.

use drumhead_words::play::UnitRef;

use super::command::Correction;
use super::event::Event;
use super::state::{Pressed, Standing, State, Step};
use super::tables::Troops;
use drumhead_rules::hex::{Cell, Facing};
use drumhead_rules::play::Misfit;

/// Takes an event in.
pub(super) fn fold(state: &mut State, event: &Event) -> Result<(), Misfit> {
    match event {
        Event::TurnBegan { turn } => {
            state.turn = *turn;
            state.first = None;
            state.rolls = [None; 2];
            for unit in state.sides.iter_mut().flatten() {
                unit.marched = 0;
            }
        }
        Event::StepBegan { phase, steps } => {
            state.phase = *phase;
            state.steps = *steps;
            state.blows.clear();
            state.spent.clear();
            state.fell_back.clear();
            // What was owed to a step that is over is owed no more.
            if phase.step != Step::FallBack {
                state.burdens.clear();
                state.pressed.clear();
            }
        }
        Event::Deployed { unit, hex, facing } => {
            let unit = standing(state, *unit)?;
            unit.hex = Some(*hex);
            unit.facing = *facing;
        }
        Event::Rolled { side, face } => *of_side(&mut state.rolls, *side)? = Some(*face),
        Event::Even => state.rolls = [None; 2],
        Event::First { side } => {
            of_side(&mut state.rolls, *side)?;
            state.first = Some(*side);
        }
        Event::Marched {
            unit,
            path,
            marched,
            facing,
            standing: stands,
        } => {
            let unit = standing(state, *unit)?;
            unit.hex = path.last().copied().or(unit.hex);
            unit.marched = *marched;
            unit.facing = *facing;
            unit.standing = *stands;
        }
        Event::Faced { units, facing } => each(state, units, |unit| unit.facing = *facing)?,
        Event::Marked {
            units,
            standing: stands,
        } => each(state, units, |unit| unit.standing = *stands)?,
        Event::Attacked { blow, spent, .. } => {
            state.spent.insert(blow.from, *spent);
            state.blows.push(blow.clone());
        }
        Event::Counted { at, casualties, .. } => {
            let mut left = Some(*casualties);
            let blows = state.blows.iter_mut();
            for blow in blows.filter(|blow| blow.at == *at && blow.casualties.is_none()) {
                // The first of them stands for all.
                blow.casualties = Some(left.take().unwrap_or(0));
            }
        }
        Event::Lost {
            unit,
            infantry,
            cavalry,
            guns,
        } => {
            let unit = standing(state, *unit)?;
            unit.infantry = *infantry;
            unit.cavalry = *cavalry;
            unit.guns.clone_from(guns);
        }
        Event::Burdened { burden } => state.burdens.push(*burden),
        Event::Borne { side, hex } => {
            (state.burdens).retain(|it| (it.side, it.hex) != (*side, *hex));
        }
        Event::MustFallBack { pressed } => press(state, *pressed, true),
        Event::FellBack {
            side,
            from,
            to,
            units,
            facing,
            standing,
        } => {
            fell_back(state, *to, units, *facing, *standing)?;
            (state.pressed).retain(|it| (it.side, it.hex) != (*side, *from));
        }
        Event::Left { unit, away } => standing(state, *unit)?.away = Some(*away),
        Event::Corrected { unit, set } => corrected(state, *unit, set)?,
        Event::Objectives { side, text } => {
            of_side(&mut state.objectives, *side)?.clone_from(text);
        }
        Event::FromPaper { .. } => {}
    }
    Ok(())
}

fn fell_back(
    state: &mut State,
    to: Option<Cell>,
    units: &[UnitRef],
    facing: Facing,
    stands: bool,
) -> Result<(), Misfit> {
    let Some(to) = to else { return Ok(()) };
    each(state, units, |unit| {
        unit.hex = Some(to);
        unit.facing = facing;
        unit.standing = stands;
    })?;
    state.fell_back.extend(units);
    Ok(())
}

/// Troops must fall back, or need not.
fn press(state: &mut State, pressed: Pressed, must: bool) {
    state.pressed.retain(|it| *it != pressed);
    if must {
        state.pressed.push(pressed);
    }
}

/// Those of a group's hex who have attacked; where nobody has, no attack was made from it.
fn spend(state: &mut State, unit: UnitRef, troops: Troops) -> Result<(), Misfit> {
    let Some(hex) = standing(state, unit)?.place() else {
        return Ok(());
    };
    if troops.is_nobody() {
        state.spent.remove(&hex);
        (state.blows).retain(|blow| (blow.side, blow.from) != (unit.side, hex));
    } else {
        state.spent.insert(hex, troops);
    }
    Ok(())
}

fn corrected(state: &mut State, unit: UnitRef, set: &Correction) -> Result<(), Misfit> {
    if let Correction::TakeOver(from) = set {
        let guns = std::mem::take(&mut standing(state, *from)?.guns);
        standing(state, unit)?.guns.extend(guns);
        return Ok(());
    }
    let now = standing(state, unit)?;
    match set {
        Correction::Infantry(value) => now.infantry = *value,
        Correction::Cavalry(value) => now.cavalry = *value,
        Correction::Guns(value) => now.guns.clone_from(value),
        // Said in terms of `Guns` and of `Spent` before they are events.
        Correction::GunCount(_) | Correction::GunCasualties(_) | Correction::Attacked(_) => {}
        // Done above.
        Correction::TakeOver(_) => {}
        Correction::Hex(value) => now.hex = *value,
        Correction::Facing(value) => now.facing = *value,
        Correction::Standing(value) => now.standing = *value,
        Correction::Marched(value) => now.marched = *value,
        Correction::Spent(troops) => spend(state, unit, *troops)?,
        Correction::Pressed(must) => {
            if let Some(hex) = now.place() {
                let side = unit.side;
                press(state, Pressed { side, hex }, *must);
                // The table's word presses whoever is there, whatever they have done.
                let there: Vec<_> = state.at(side, hex).map(|(unit, _)| unit).collect();
                state.fell_back.retain(|unit| !there.contains(unit));
            }
        }
        Correction::Name(value) => now.name.clone_from(value),
        Correction::Away(value) => now.away = *value,
    }
    Ok(())
}

fn of_side<T>(sides: &mut [T; 2], side: u8) -> Result<&mut T, Misfit> {
    let missing = || Misfit(format!("there is no side {side}"));
    sides.get_mut(usize::from(side)).ok_or_else(missing)
}

fn each(
    state: &mut State,
    units: &[UnitRef],
    change: impl Fn(&mut Standing),
) -> Result<(), Misfit> {
    for unit in units {
        change(standing(state, *unit)?);
    }
    Ok(())
}

fn standing(state: &mut State, unit: UnitRef) -> Result<&mut Standing, Misfit> {
    let missing = || {
        Misfit(format!(
            "there is no unit {} on side {}",
            unit.unit, unit.side
        ))
    };
    state
        .sides
        .get_mut(usize::from(unit.side))
        .and_then(|side| side.iter_mut().find(|it| it.number == unit.unit))
        .ok_or_else(missing)
}

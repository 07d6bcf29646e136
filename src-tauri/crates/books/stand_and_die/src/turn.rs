//! The clock: steps and turns (S-01, gap S-A2), and the consequences when the attacks end.

use crate::losses::losses;
use crate::prelude::*;
use crate::sums::counted;

/// Returns the name of a step, with its side.
pub(crate) fn step_name(phase: Phase) -> Message {
    let step = message(format!("step.{}", phase.step.id()));
    match phase.side {
        None => step,
        Some(side) => message("step.of")
            .with("step", step)
            .with("side", Value::Side(side)),
    }
}

/// Begins a turn with the dice that decide which side marches first.
pub(crate) fn turn_begins(turn: u32) -> Vec<Event> {
    let (phase, steps) = (Phase::both(Step::Initiative), 0);
    vec![TurnBegan { turn }.into(), StepBegan { phase, steps }.into()]
}

/// Begins the next step or turn. With `skip`, skips a step.
pub(crate) fn next_step(battle: &Battle, skip: bool) -> Vec<Event> {
    let state = &battle.state;
    let sequence = sequence(interpretations(battle).attack_timing, first_side(battle));
    let steps = state.steps.saturating_add(if skip { 2 } else { 1 });
    match sequence.get(usize::from(steps)) {
        Some(phase) => {
            let phase = *phase;
            vec![StepBegan { phase, steps }.into()]
        }
        None => turn_begins(state.turn.saturating_add(1)),
    }
}

/// Ends the attacks: totals the sums that have not been rolled, removes together all casualties
/// that no owner must allocate, and skips the falling-back step if there are no troops that must
/// fall back and no casualties to allocate.
pub(crate) fn attacks_end(battle: &Battle) -> Vec<Event> {
    let mut facts: Vec<Event> = counted(battle).into_iter().map(Event::from).collect();
    let Ok(after) = battle.after(&facts) else {
        return facts;
    };
    facts.extend(losses(&after));
    let work = |fact: &Event| matches!(fact, Event::Burdened(_) | Event::MustFallBack(_));
    let work = facts.iter().any(work) || !battle.state.pressed.is_empty();
    facts.extend(next_step(battle, !work));
    facts
}

written! {
    /// A turn began: clears the previous turn's data.
    pub struct TurnBegan {
        /// The turn.
        pub turn: u32,
    }
}

impl Fact<StandAndDie> for TurnBegan {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = &mut battle.state;
        state.turn = self.turn;
        state.first = None;
        state.rolls = [None; 2];
        for unit in state.sides.iter_mut().flatten() {
            unit.marched = 0;
        }
        Ok(())
    }

    fn log(&self, _before: &Battle) -> Vec<Line> {
        vec![line("log.turn").by(FIRST).with("turn", self.turn)]
    }
}

written! {
    /// A step began: clears the previous step's attacks and retreats.
    pub struct StepBegan {
        /// The step.
        pub phase: Phase,
        /// The number of completed or skipped steps this turn.
        pub steps: u8,
    }
}

impl Fact<StandAndDie> for StepBegan {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = &mut battle.state;
        state.phase = self.phase;
        state.steps = self.steps;
        state.blows.clear();
        state.spent.clear();
        state.fell_back.clear();
        // Only the falling-back step begins with pending work, which the attacks have left.
        if self.phase.step != Step::FallBack {
            state.burdens.clear();
            state.pressed.clear();
        }
        Ok(())
    }

    fn log(&self, _before: &Battle) -> Vec<Line> {
        let clause = match self.phase.step {
            Step::Deploy => ROOM,
            Step::Initiative => FIRST,
            Step::March => ANY,
            Step::Attack => ONCE,
            Step::FallBack => FALL_BACK,
        };
        vec![
            line("log.step")
                .by(clause)
                .with("step", step_name(self.phase)),
        ]
    }
}

//! The clock: a side's turn and its steps (D3-08).

use drumhead_rules::list::sides::of_side;
use drumhead_vocabulary::play::other;

use crate::losses::bookings;
use crate::prelude::*;

/// Returns the name of a step.
pub(crate) fn step_name(step: Step) -> Message {
    message(format!("step.{}", step.id()))
}

/// Returns the fact that begins a step.
pub(crate) fn begins(step: Step) -> Event {
    StepBegan { step }.into()
}

/// Returns the fact that begins the first turn.
pub(crate) fn first_turn(battle: &Battle) -> Event {
    let mover = battle.setup.first;
    TurnBegan { turn: 1, mover }.into()
}

/// Ends the turn: routed units are recorded, and the other side has its turn (D3-11, D3-43). If an
/// army retires, the battle is over; a new turn begins only if the players end the turn again.
pub(crate) fn turn_ends(battle: &Battle) -> Vec<Event> {
    let mut facts = bookings(battle);
    let retires = |fact: &Event| matches!(fact, Event::Retired(_));
    if facts.iter().any(retires) {
        return facts;
    }
    let mover = other(battle.state.mover);
    let again = mover == battle.setup.first;
    let turn = battle.state.turn.saturating_add(u32::from(again));
    facts.push(TurnBegan { turn, mover }.into());
    facts
}

written! {
    /// A step began.
    pub struct StepBegan {
        /// The step.
        pub step: Step,
    }
}

impl Fact<D3Ecw> for StepBegan {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = &mut battle.state;
        state.step = self.step;
        state.active = None;
        Ok(())
    }

    fn log(&self, _before: &Battle) -> Vec<Line> {
        let line = line("log.step").by(SEQUENCE);
        vec![line.with("step", step_name(self.step))]
    }
}

written! {
    /// A side's turn began. Clears the data of the previous turn.
    pub struct TurnBegan {
        /// The turn.
        pub turn: u32,
        /// The active side.
        pub mover: u8,
    }
}

impl Fact<D3Ecw> for TurnBegan {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = &mut battle.state;
        of_side(&mut state.sides, self.mover)?;
        state.turn = self.turn;
        state.mover = self.mover;
        state.step = Step::Count;
        state.activations = None;
        state.active = None;
        for unit in state.sides.iter_mut().flatten() {
            unit.acted = Acted::default();
        }
        Ok(())
    }

    fn log(&self, _before: &Battle) -> Vec<Line> {
        let line = line("log.turn").by(SEQUENCE).with("turn", self.turn);
        vec![line.with("side", Value::Side(self.mover))]
    }
}

//! The clock: the steps of a side's turn (C-03).

use drumhead_rules::frame::prelude::*;
use drumhead_rules::list::sides::of_side;
use drumhead_rules::written;
use drumhead_vocabulary::play::other;

use crate::charge::melees;
use crate::clauses::{FOLLOW, SEQUENCE, WHO, YIELD};
use crate::state::{Broken, Charges, Runs, Step, Trials, Yields};
use crate::{Battle, Charging, Event};

/// Returns the clause of the step.
pub(crate) const fn clause_of(step: Step) -> ClauseId {
    match step {
        Step::Declare => WHO,
        Step::Test => SEQUENCE,
        Step::Move | Step::Melee => FOLLOW,
        Step::Surrender => YIELD,
    }
}

/// Returns the step after this one. `None` at the end of the turn. Skips the tests and moves in a
/// turn without charges, and the surrender rolls if no unit is routing or must roll (C-14).
pub(crate) fn next_step(battle: &Battle) -> Option<Step> {
    let state = &battle.state;
    let may_roll = |unit| state.is_routing(unit) || state.must_roll(unit);
    let after_moves = || match state.units().any(|(unit, _)| may_roll(unit)) {
        true => Step::Surrender,
        false => Step::Melee,
    };
    match state.step {
        Step::Declare if !state.is_charging() => Some(after_moves()),
        Step::Declare => Some(Step::Test),
        Step::Test => Some(Step::Move),
        Step::Move => Some(after_moves()),
        Step::Surrender => Some(Step::Melee),
        Step::Melee => None,
    }
}

/// Returns the fact that begins the next step, or the other side's turn.
pub(crate) fn turn_ends(battle: &Battle) -> Event {
    let state = &battle.state;
    if let Some(step) = next_step(battle) {
        return StepBegan { step }.into();
    }
    let mover = other(state.mover);
    let again = mover == battle.setup.first;
    let turn = state.turn.saturating_add(u32::from(again));
    TurnBegan { turn, mover }.into()
}

written! {
    /// A step began.
    pub struct StepBegan {
        /// The step.
        pub step: Step,
    }

    /// A side's turn began. Clears the data of the previous turn.
    pub struct TurnBegan {
        /// The turn.
        pub turn: u32,
        /// The active side.
        pub mover: u8,
    }
}

impl Fact<Charging> for StepBegan {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.step = self.step;
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let clause = clause_of(self.step);
        let step = message(format!("step.{}", self.step.id()));
        let began = line("log.step").by(clause).with("step", step);
        let fought = melees(&before.state)
            .filter(|_| self.step == Step::Melee)
            .map(|list| line("melee.all").by(clause).with("list", list));
        [began].into_iter().chain(fought).collect()
    }
}

impl Fact<Charging> for TurnBegan {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = &mut battle.state;
        of_side(&mut state.sides, self.mover)?;
        state.turn = self.turn;
        state.mover = self.mover;
        state.step = Step::Declare;
        state.charges = Charges::default();
        state.trials = Trials::default();
        state.yields = Yields::default();
        state.broken = Broken::default();
        state.runs = Runs::default();
        Ok(())
    }

    fn log(&self, _: &Battle) -> Vec<Line> {
        let began = line("log.turn").by(WHO).with("turn", self.turn);
        vec![began.with("side", Value::Side(self.mover))]
    }
}

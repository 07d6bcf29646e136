//! Ending a step. The end of the last step also ends the turn.

use super::roll::first;
use crate::prelude::*;
use crate::turn::{attacks_end, next_step, step_name, turn_begins};

written! {
    /// Ends the step. The end of the last step also ends the turn.
    pub struct End {}
}

impl Action<StandAndDie> for End {
    const NAME: &'static str = "end_step";
    const GROUP: Group = STEP;
    const KIND: OfferKind = OfferKind::EndStep;
    const CLAUSE: Option<ClauseId> = Some(FIRST);
    type Context<'a> = ();

    fn context(&self, _: &Battle) -> Result<(), Impossible> {
        Ok(())
    }

    fn of_table(_: &Battle) -> Vec<Self> {
        vec![Self {}]
    }

    /// Returns all pending work as objections.
    fn objections(&self, battle: &Battle, (): &()) -> Vec<Objection> {
        let pending = battle.pending().into_iter();
        let objections = pending.map(|pending| {
            let obligation = pending.obligation;
            let what = message(format!("to_do.{}", obligation.name));
            Objection {
                id: format!("to_do_{}", obligation.id()),
                message: message("against.to_do")
                    .with("who", obligation.subject)
                    .with("what", what),
                ..objection("to_do", obligation.clause)
            }
        });
        objections.collect()
    }

    fn may_be_allowed(_: &[Objection]) -> bool {
        true
    }

    fn resolve(&self, battle: &Battle, (): &(), _: &Rolled) -> Result<Vec<Event>, BadFact> {
        Ok(match battle.state.phase.step {
            Step::Deploy => turn_begins(1),
            Step::Initiative => first(battle, battle.setup.first),
            Step::March | Step::FallBack => next_step(battle, false),
            Step::Attack => attacks_end(battle),
        })
    }

    fn label(&self, battle: &Battle) -> Message {
        message("offer.end").with("step", step_name(battle.state.phase))
    }
}

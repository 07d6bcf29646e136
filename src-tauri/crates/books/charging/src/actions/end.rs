//! Ending a step. The end of the last step also ends the turn.

use drumhead_rules::frame::prelude::*;
use drumhead_rules::written;

use crate::clauses::SEQUENCE;
use crate::turn::{next_step, turn_ends};
use crate::{Battle, Charging, Event};

written! {
    /// Ends the step. The end of the last step also ends the turn.
    pub struct End {}
}

impl Action<Charging> for End {
    const NAME: &'static str = "end_step";
    const GROUP: Group = STEP;
    const KIND: OfferKind = OfferKind::EndStep;
    const CLAUSE: Option<ClauseId> = Some(SEQUENCE);
    type Context<'a> = ();

    fn context(&self, _: &Battle) -> Result<(), Impossible> {
        Ok(())
    }

    fn of_table(_: &Battle) -> Vec<Self> {
        vec![Self {}]
    }

    /// Returns all pending work as objections.
    fn objections(&self, battle: &Battle, (): &()) -> Vec<Objection> {
        let pending = battle
            .pending()
            .into_iter()
            .map(|pending| pending.obligation);
        let objections = pending.map(|obligation| {
            let why = message(format!("against.{}", obligation.label.key()));
            let id = format!("to_do:{}", obligation.id());
            objection(&id, obligation.clause).saying(why.with("unit", obligation.subject))
        });
        objections.collect()
    }

    fn may_be_allowed(_: &[Objection]) -> bool {
        true
    }

    fn resolve(&self, battle: &Battle, (): &(), _: &Rolled) -> Result<Vec<Event>, BadFact> {
        Ok(vec![turn_ends(battle)])
    }

    fn label(&self, battle: &Battle) -> Message {
        let state = &battle.state;
        match next_step(battle) {
            Some(_) => {
                let step = message(format!("step.{}", state.step.id()));
                message("offer.end").with("step", step)
            }
            None => message("offer.end_turn").with("side", Value::Side(state.mover)),
        }
    }
}

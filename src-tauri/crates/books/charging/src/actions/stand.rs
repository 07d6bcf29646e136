//! Receiving a charge at the halt.

use drumhead_rules::frame::prelude::*;
use drumhead_rules::written;

use super::to_answer;
use crate::charge::{Answers, answering, must_answer};
use crate::clauses::AT_ONCE;
use crate::state::{Stage, Trial};
use crate::{Battle, Charging, Event};

written! {
    /// Orders a charged unit to receive the charge at the halt.
    pub struct Stand {
        /// The unit.
        pub unit: UnitRef,
    }
}

impl Action<Charging> for Stand {
    const NAME: &'static str = "stand";
    const GROUP: Group = PENDING;
    const CLAUSE: Option<ClauseId> = Some(AT_ONCE);
    const OBLIGATIONS: &'static [&'static str] = &["answer"];
    const ALTERNATIVES: bool = true;
    type Context<'a> = &'a Trial;

    /// A unit without a choice stands already.
    fn context<'a>(&self, battle: &'a Battle) -> Result<&'a Trial, Impossible> {
        let trial = answering(battle, self.unit)?;
        let must = must_answer(battle, self.unit).then_some(trial);
        must.ok_or_else(|| impossible("no_choice").with("unit", self.unit))
    }

    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        let must = must_answer(battle, unit);
        must.then_some(Self { unit }).into_iter().collect()
    }

    fn plan(&self, _: &Battle, _: &&Trial) -> Plan {
        Plan::plain(message("preview.stand").with("unit", self.unit))
    }

    /// Records that the unit stands, and whether its score or its shelter forbids a counter-charge,
    /// so that the refusal of a later counter-charge gives every reason.
    fn resolve(&self, _: &Battle, trial: &&Trial, _: &Rolled) -> Result<Vec<Event>, BadFact> {
        let answers = Answers {
            unit: self.unit,
            stage: Stage::Stood,
            counter: trial.counter,
            high: trial.high,
            sheltered: trial.sheltered,
        };
        Ok(vec![answers.into()])
    }

    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        to_answer(battle, self.unit)
    }
}

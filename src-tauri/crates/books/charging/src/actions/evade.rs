//! Evading a charge (gap C-A7).

use drumhead_rules::frame::prelude::*;
use drumhead_rules::written;

use super::to_answer;
use crate::charge::{answering, answers, may_evade, must_answer};
use crate::clauses::AT_ONCE;
use crate::interpretations::Evading;
use crate::state::{Stage, Trial};
use crate::{Battle, Charging, Event};

written! {
    /// Orders a charged unit to evade.
    pub struct Evade {
        /// The unit.
        pub unit: UnitRef,
    }
}

impl Action<Charging> for Evade {
    const NAME: &'static str = "evade";
    const GROUP: Group = PENDING;
    const CLAUSE: Option<ClauseId> = Some(AT_ONCE);
    const OBLIGATIONS: &'static [&'static str] = &["answer"];
    const ALTERNATIVES: bool = true;
    type Context<'a> = &'a Trial;

    fn context<'a>(&self, battle: &'a Battle) -> Result<&'a Trial, Impossible> {
        answering(battle, self.unit)
    }

    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        let played = battle.setup.interpretations.evade == Evading::On;
        let must = played && must_answer(battle, unit);
        must.then_some(Self { unit }).into_iter().collect()
    }

    fn objections(&self, battle: &Battle, trial: &&Trial) -> Vec<Objection> {
        let unit = battle.state.unit(self.unit);
        let (id, why) = if battle.setup.interpretations.evade == Evading::Off {
            ("evade", "against.evading")
        } else if !unit.is_some_and(|it| may_evade(battle, it)) {
            ("evade", "against.heavy")
        } else if trial.stage == Stage::Stood {
            ("answered", "against.answered")
        } else {
            return Vec::new();
        };
        let why = message(why).with("unit", self.unit);
        vec![objection(id, AT_ONCE).saying(why)]
    }

    fn plan(&self, _: &Battle, _: &&Trial) -> Plan {
        Plan::plain(message("preview.evade").with("unit", self.unit))
    }

    fn resolve(&self, _: &Battle, _: &&Trial, _: &Rolled) -> Result<Vec<Event>, BadFact> {
        Ok(vec![answers(self.unit, Stage::Evaded)])
    }

    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        to_answer(battle, self.unit)
    }
}

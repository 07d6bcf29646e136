//! Evading a charge (gap C-A7).

use drumhead_rules::frame::prelude::*;
use drumhead_rules::written;

use super::to_answer;
use crate::charge::{answering, answers, has_chosen_to_stand, may_evade, must_answer};
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

    /// Returns an objection for each rule that forbids the evasion: that the unit may not evade, and
    /// that it has chosen to stand.
    fn objections(&self, battle: &Battle, trial: &&Trial) -> Vec<Objection> {
        let unit = battle.state.unit(self.unit);
        let barred = if battle.setup.interpretations.evade == Evading::Off {
            Some("against.evading")
        } else {
            let may = unit.is_some_and(|it| may_evade(battle, it));
            (!may).then_some("against.heavy")
        };
        let stood = has_chosen_to_stand(battle, trial).then_some("against.answered");
        let broken = [("evade", barred), ("answered", stood)].into_iter();
        let objections = broken.filter_map(|(id, why)| {
            let why = message(why?).with("unit", self.unit);
            Some(objection(id, AT_ONCE).saying(why))
        });
        objections.collect()
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

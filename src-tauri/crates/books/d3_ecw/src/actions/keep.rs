//! Accepting an attack's score.

use super::reroll::{about_score, decision};
use crate::attack::Party;
use crate::exchange::{Kept, settled};
use crate::odds::{of_trial, waiting};
use crate::prelude::*;

written! {
    /// Accepts the score.
    pub struct Keep {
        /// The unit that could re-roll.
        pub unit: UnitRef,
    }
}

impl Action<D3Ecw> for Keep {
    const NAME: &'static str = "keep";
    const GROUP: Group = PENDING;
    const OBLIGATIONS: &'static [&'static str] = &["decide"];
    const ALTERNATIVES: bool = true;
    type Context<'a> = (&'a Trial, Party);

    fn context<'a>(&self, battle: &'a Battle) -> Result<(&'a Trial, Party), Impossible> {
        battle.state.exchange.asked(self.unit)
    }

    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        decision(battle, unit).map(|_| Self { unit })
    }

    fn plan(&self, _: &Battle, (trial, _): &(&Trial, Party)) -> Plan {
        Plan::plain(waiting(trial))
    }

    fn explain(&self, battle: &Battle, (trial, _): &(&Trial, Party)) -> Explanation {
        of_trial(battle, trial, false)
    }

    fn resolve(
        &self,
        battle: &Battle,
        (trial, party): &(&Trial, Party),
        _: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        let (unit, party) = (self.unit, *party);
        let mut facts = vec![Kept { party, unit }.into()];
        if trial.asks.len() <= 1 {
            facts.extend(settled(battle, trial));
        }
        Ok(facts)
    }

    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        decision(battle, self.unit)
    }

    fn clause(&self, battle: &Battle) -> Option<ClauseId> {
        decision(battle, self.unit).and_then(|it| it.clause)
    }

    fn label(&self, battle: &Battle) -> Message {
        about_score(battle, "offer.keep")
    }
}

//! Re-rolling an attack's die (D3-24, D3-36, D3-48).

use crate::attack::Party;
use crate::exchange::{RolledAgain, die, score, settled};
use crate::odds::{of_trial, waiting};
use crate::prelude::*;

written! {
    /// Re-rolls the die.
    pub struct Reroll {
        /// The unit that re-rolls.
        pub unit: UnitRef,
    }
}

/// Returns this unit's pending decision on a re-roll.
pub(super) fn decision(battle: &Battle, unit: UnitRef) -> Option<Obligation> {
    let (trial, _) = battle.state.exchange.asked(unit).ok()?;
    let clause = trial.again_by(battle, unit);
    let now = battle.state.exchange.decides() == Some(unit);
    now.then(|| Obligation::of_unit("decide", clause, unit, message("to_do.decide")))
}

/// Returns a message about the die's score.
pub(super) fn about_score(battle: &Battle, key: &'static str) -> Message {
    let score = battle.state.exchange.trial().map_or(0, |it| it.score);
    message(key).with("score", score)
}

impl Action<D3Ecw> for Reroll {
    const NAME: &'static str = "reroll";
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

    fn plan(&self, battle: &Battle, (trial, _): &(&Trial, Party)) -> Plan {
        Plan::plain(waiting(trial)).rolling(die(battle, trial.by, "die.again"))
    }

    fn explain(&self, battle: &Battle, (trial, _): &(&Trial, Party)) -> Explanation {
        of_trial(battle, trial, true)
    }

    fn resolve(
        &self,
        battle: &Battle,
        (trial, party): &(&Trial, Party),
        dice: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        let (unit, party, score) = (self.unit, *party, score(dice));
        let again = RolledAgain { party, unit, score };
        let trial = Trial {
            score,
            ..(*trial).clone()
        };
        let mut facts = vec![again.into()];
        facts.extend(settled(battle, &trial));
        Ok(facts)
    }

    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        decision(battle, self.unit)
    }

    fn clause(&self, battle: &Battle) -> Option<ClauseId> {
        decision(battle, self.unit).and_then(|it| it.clause)
    }

    fn label(&self, battle: &Battle) -> Message {
        about_score(battle, "offer.reroll")
    }
}

//! A counter-charge (C-09, C-12).

use drumhead_rules::frame::prelude::*;
use drumhead_rules::written;

use super::to_answer;
use crate::charge::{ChargerMoved, answering, answers, has_chosen_to_stand, in_front, must_answer};
use crate::clauses::{AT_ONCE, COUNTER, HALF_WAY, SHELTERED};
use crate::result::meet;
use crate::state::{Charge, Moved, Stage, Struck, Trial};
use crate::{Battle, Charging, Event};

written! {
    /// Orders a charged unit to counter-charge.
    pub struct Counter {
        /// The unit.
        pub unit: UnitRef,
        /// The charger that the unit meets, which must be in front of the unit.
        pub against: UnitRef,
    }
}

impl Action<Charging> for Counter {
    const NAME: &'static str = "counter";
    const GROUP: Group = PENDING;
    const CLAUSE: Option<ClauseId> = Some(COUNTER);
    const OBLIGATIONS: &'static [&'static str] = &["answer"];
    const ALTERNATIVES: bool = true;
    /// The unit's trial, and the charge that the unit meets.
    type Context<'a> = (&'a Trial, &'a Charge);

    fn context<'a>(&self, battle: &'a Battle) -> Result<(&'a Trial, &'a Charge), Impossible> {
        let trial = answering(battle, self.unit)?;
        let mut charges = battle.state.charges_on(self.unit);
        let why = match charges.find(|it| it.charger == self.against) {
            None => "no_charger",
            Some(charge) if charge.moved.is_some() => "charger_moved",
            Some(charge) => return Ok((trial, charge)),
        };
        let refused = impossible(why).with("unit", self.unit);
        Err(refused.with("enemy", self.against))
    }

    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        let must = must_answer(battle, unit);
        let first = in_front(battle, unit).next().filter(|_| must);
        let counter = first.map(|against| Self { unit, against });
        counter.into_iter().collect()
    }

    /// Returns an objection for each rule that forbids the counter-charge: the score, the shelter,
    /// an earlier choice to stand, and the side on which the charger strikes.
    fn objections(&self, battle: &Battle, (trial, charge): &(&Trial, &Charge)) -> Vec<Objection> {
        let stood = has_chosen_to_stand(battle, trial);
        let beside = charge.struck != Struck::Front;
        let broken = [
            (trial.high, "score", COUNTER, "against.below"),
            (trial.sheltered, "shelter", SHELTERED, "against.sheltered"),
            (stood, "answered", AT_ONCE, "against.stood"),
            (beside, "front", COUNTER, "against.not_front"),
        ];
        let broken = broken.into_iter().filter(|(is_broken, ..)| *is_broken);
        let objections = broken.map(|(_, id, clause, why)| {
            let why = message(why).with("unit", self.unit);
            objection(id, clause).saying(why.with("enemy", self.against))
        });
        objections.collect()
    }

    fn explain(&self, _: &Battle, (_, charge): &(&Trial, &Charge)) -> Explanation {
        let half = meet(charge.distance()).to_string();
        let (why, value) = (message("offer.counter"), bare(format!("{half}\u{2033}")));
        let sum = Sum::new(bare(self.against)).row_with(why, HALF_WAY, value, true);
        Explanation {
            needs: Some(message("preview.meet").with("half", half)),
            sums: vec![sum],
            ..Explanation::default()
        }
    }

    fn resolve(
        &self,
        _: &Battle,
        _: &(&Trial, &Charge),
        _: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        let (charger, moved) = (self.against, Moved::Met);
        Ok(vec![
            answers(self.unit, Stage::Countered),
            ChargerMoved { charger, moved }.into(),
        ])
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let chargers: Vec<_> = in_front(battle, self.unit).collect();
        let several = chargers.len() > 1;
        let which = ask("against", "against", Answer::unit(chargers))
            .by(COUNTER)
            .hint(message("ask.against_hint"));
        several.then_some(which).into_iter().collect()
    }

    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        to_answer(battle, self.unit)
    }
}

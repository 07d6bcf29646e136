//! A round of melee (D3-34, D3-35).

use super::{MELEE, is_about_a_die};
use crate::activation::{acting, activating, activation, acts_now, ordered};
use crate::attack::AttackKind;
use crate::melee::{must_fight, targets};
use crate::odds::Prospect;
use crate::prelude::*;

written! {
    /// Fights a round of melee.
    pub struct Fight {
        /// The unit.
        pub unit: UnitRef,
        /// The target.
        pub target: UnitRef,
    }
}

/// The context of a round of melee.
pub struct Fighting<'a> {
    state: &'a UnitState,
    from: Place,
    to: Place,
    trial: Trial,
}

impl Action<D3Ecw> for Fight {
    const NAME: &'static str = "fight";
    const GROUP: Group = MELEE;
    const CLAUSE: Option<ClauseId> = Some(FACED);
    const OBLIGATIONS: &'static [&'static str] = &["fight"];
    type Context<'a> = Fighting<'a>;

    fn context<'a>(&self, battle: &'a Battle) -> Result<Fighting<'a>, Impossible> {
        let (state, from) = acting(battle, self.unit)?;
        let (_, to) = enemy(battle, self.unit, self.target)?;
        let mut opponents = battle.state.opponents(self.unit);
        if !opponents.any(|it| it == self.target) {
            return Err(impossible("no_melee").with("unit", self.unit));
        }
        let trial = Trial::new(battle, AttackKind::Melee, self.unit, self.target)?;
        Ok(Fighting {
            state,
            from,
            to,
            trial,
        })
    }

    fn in_its_step(battle: &Battle, unit: UnitRef) -> bool {
        acts_now(battle, unit)
    }

    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        ordered(battle, unit)?;
        let (target, _) = *targets(battle, unit).first()?;
        Some(Self { unit, target })
    }

    fn objections(&self, battle: &Battle, fighting: &Fighting<'_>) -> Vec<Objection> {
        let mut against = activation(battle, self.unit, false);
        let faced = faces(battle, fighting.from, fighting.to.hex);
        let faults = objections([
            (fighting.state.acted.attacked, "attacked", SEQUENCE),
            (!faced, "faced", FACED),
        ]);
        let (unit, target) = (placed(self.unit), placed(self.target));
        let with = |it: Objection| it.with("unit", unit.clone()).with("target", target.clone());
        against.extend(faults.map(with));
        against
    }

    fn plan(&self, battle: &Battle, fighting: &Fighting<'_>) -> Plan {
        fighting.trial.plan(battle)
    }

    fn explain(&self, battle: &Battle, fighting: &Fighting<'_>) -> Explanation {
        Prospect::explain_trial(battle, &fighting.trial)
    }

    fn resolve(
        &self,
        battle: &Battle,
        fighting: &Fighting<'_>,
        dice: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        let facts = fighting.trial.rolled(battle, dice);
        Ok(activating(battle, self.unit, facts))
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let targets = targets(battle, self.unit).into_iter();
        let choice = |(target, hex)| unit_choice(target, placed(target)).at(hex, MarkKind::Target);
        let targets = Answer::One(targets.map(choice).collect());
        vec![ask("target", "target", targets).by(FACED)]
    }

    fn waits_for(&self, _: &Battle, first: &Obligation) -> bool {
        is_about_a_die(first)
    }

    /// Returns the obligation: a unit that charged, or that pivoted in its melee, attacks before
    /// another unit is activated (D3-33, D3-41).
    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        let state = &battle.state;
        let active = state.step == Step::Activate && state.being_activated() == Some(self.unit);
        let clause = must_fight(battle, self.unit).filter(|_| active && !state.is_over())?;
        let label = message("to_do.fight");
        Some(Obligation::of_unit("fight", clause, self.unit, label))
    }
}

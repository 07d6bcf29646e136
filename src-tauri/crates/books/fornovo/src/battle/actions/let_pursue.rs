//! A player lets a unit pursue without a test to halt (F-7.61).

use crate::battle::prelude::*;
use crate::battle::test_work::of_test;
use crate::reaction::Test;

written! {
    /// A player lets a unit pursue without a test to halt (F-7.61).
    pub struct LetPursue {
        /// The unit.
        pub unit: UnitRef,
    }

    /// A player let a unit pursue. The unit is harder to halt later.
    pub struct PursuitAllowed {
        /// The unit.
        pub unit: UnitRef,
    }
}

impl LetPursue {
    /// Whether the unit has yet to begin a pursuit of an enemy that routed in contact or before
    /// contact.
    fn may_begin(battle: &Battle, state: &UnitState) -> bool {
        let runs = |unit: UnitRef| position(battle).may_be_pursued(unit);
        let charge = state.charge.filter(|_| state.charges_after_gone());
        let begins = |pursuit: Pursuit| pursuit.moves == 0 && runs(pursuit.target);
        state.pursuit.is_some_and(begins) || charge.is_some_and(|charge| runs(charge.target))
    }
}

impl Demanded for LetPursue {
    fn is_due(&self, battle: &Battle) -> bool {
        position(battle).tests(self.unit, Test::HaltPursuit)
    }

    fn work(&self, battle: &Battle) -> Obligation {
        of_test(position(battle), self.unit, Test::HaltPursuit)
    }
}

impl Action<Fornovo> for LetPursue {
    const NAME: &'static str = "let_pursue";
    const GROUP: Group = PENDING;
    const CLAUSE: Option<ClauseId> = Some(ORDERED);
    const OBLIGATIONS: &'static [&'static str] = &["test.halt_pursuit"];
    const ALTERNATIVES: bool = true;
    type Context<'a> = &'a UnitState;

    fn context<'a>(&self, battle: &'a Battle) -> Result<&'a UnitState, Impossible> {
        let state = on_table(battle, self.unit)?;
        let may = Self::may_begin(battle, state).then_some(state);
        may.ok_or_else(|| impossible("no_pursuit").with("unit", self.unit))
    }

    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        let due = Self { unit }.if_due(battle);
        due.filter(|it| it.context(battle).is_ok())
    }

    fn objections(&self, battle: &Battle, _: &&UnitState) -> Vec<Objection> {
        self.unless_due(battle, "test_not_due")
    }

    fn plan(&self, battle: &Battle, _: &&UnitState) -> Plan {
        Plan::plain(self.label(battle))
    }

    fn resolve(&self, battle: &Battle, _: &&UnitState, _: &Rolled) -> Result<Vec<Event>, BadFact> {
        let unit = self.unit;
        facts_of(battle, |resolver| resolver.add(PursuitAllowed { unit }))
    }

    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        self.demanded(battle)
    }

    fn id(&self, battle: &Battle) -> OfferId {
        work::other_way(Self::NAME, &self.work(battle))
    }

    fn label(&self, _: &Battle) -> Message {
        message("offer.let_pursue").with("unit", self.unit)
    }
}

impl Fact<Fornovo> for PursuitAllowed {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = battle.state.unit_mut(self.unit)?;
        state.step.tested.insert(Test::HaltPursuit);
        state.step.let_pursue = true;
        if let Some(pursuit) = &mut state.pursuit {
            pursuit.ordered = true;
        }
        Ok(())
    }

    fn log(&self, _: &Battle) -> Vec<Line> {
        vec![unit_line("log.let_pursue", self.unit).by(ORDERED)]
    }
}

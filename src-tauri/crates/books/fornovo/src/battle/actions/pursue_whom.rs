//! A unit that routed several enemies pursues one of them (F-7.58).

use crate::battle::prelude::*;

written! {
    /// A unit that routed several enemies pursues one of them (F-7.58): the one with the most
    /// figures in contact. If several have the same number, the player chooses.
    pub struct PursueWhom {
        /// The unit.
        pub unit: UnitRef,
        /// The pursued enemy.
        pub target: UnitRef,
    }

    /// A unit that routed several enemies pursues one of them (F-7.58).
    pub struct PursuitChosen {
        /// The unit.
        pub unit: UnitRef,
        /// The pursued enemy.
        pub target: UnitRef,
    }
}

impl Position<'_> {
    /// Whether the unit routed several enemies and its player has not chosen which enemy to pursue.
    fn chooses_whom(&self, unit: UnitRef) -> bool {
        let chooses = |state: &UnitState| state.step.chooses && state.pursuit.is_some();
        self.here(unit).is_some_and(chooses) && self.routed_before(unit).len() > 1
    }
}

impl Demanded for PursueWhom {
    fn is_due(&self, battle: &Battle) -> bool {
        position(battle).chooses_whom(self.unit)
    }

    fn work(&self, _: &Battle) -> Obligation {
        work::of_unit("whom", CHOOSES, self.unit)
    }
}

impl Action<Fornovo> for PursueWhom {
    const NAME: &'static str = "whom";
    const GROUP: Group = PENDING;
    const OBLIGATIONS: &'static [&'static str] = &["whom"];
    type Context<'a> = Pursuit;

    fn context(&self, battle: &Battle) -> Result<Pursuit, Impossible> {
        let pursuit = on_table(battle, self.unit)?
            .pursuit
            .ok_or_else(|| impossible("no_pursuit").with("unit", self.unit))?;
        let routed = position(battle).routed_before(self.unit);
        let is_routed = routed.contains(&self.target).then_some(pursuit);
        is_routed.ok_or_else(|| impossible("not_routed").with("unit", self.unit))
    }

    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        let position = position(battle);
        let chooses = position.chooses_whom(unit);
        let routed = chooses.then(|| position.routed_before(unit))?;
        let target = *routed.first()?;
        Some(Self { unit, target })
    }

    fn objections(&self, battle: &Battle, _: &Pursuit) -> Vec<Objection> {
        self.unless_due(battle, "whom_not_due")
    }

    fn plan(&self, battle: &Battle, _: &Pursuit) -> Plan {
        Plan::plain(self.label(battle))
    }

    fn resolve(
        &self,
        battle: &Battle,
        pursuit: &Pursuit,
        _: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        let Self { unit, target } = *self;
        let pursuit = Pursuit { target, ..*pursuit };
        facts_of(battle, |resolver| {
            resolver.add(PursuitChosen { unit, target })?;
            resolver.set_pursuit(unit, pursuit)
        })
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let routed = position(battle).routed_before(self.unit);
        vec![asks("target", "whom", Answer::unit(routed))]
    }

    does_work!();
}

impl Fact<Fornovo> for PursuitChosen {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.unit_mut(self.unit)?.step.chooses = false;
        Ok(())
    }

    /// Returns the log line. If the target changes before the first pursuit move, returns no line:
    /// the change has its own.
    fn log(&self, before: &Battle) -> Vec<Line> {
        let own = |pursuit: Pursuit| pursuit.moves == 0 && pursuit.target != self.target;
        let pursuit = state_of(before, self.unit).ok().and_then(|it| it.pursuit);
        if pursuit.is_some_and(own) {
            return Vec::new();
        }
        let made = unit_line("log.pursues", self.unit).with("target", self.target);
        vec![made.about([self.target]).by(CHOOSES)]
    }
}

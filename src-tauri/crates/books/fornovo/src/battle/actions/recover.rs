//! The players decide whether the cause of a unit's disorder remains (F-5.09).

use crate::battle::prelude::*;

written! {
    /// The players decide whether the cause of a unit's disorder remains (F-5.09).
    pub struct Recover {
        /// The unit.
        pub unit: UnitRef,
        /// Whether the cause remains.
        pub persists: bool,
    }

    /// The players have decided whether the cause of a unit's disorder remains, or need not decide.
    pub struct CauseLasts {
        /// The unit.
        pub unit: UnitRef,
        /// Whether the cause is gone, or does not matter.
        #[serde(default)]
        pub gone: bool,
    }
}

impl Demanded for Recover {
    fn is_due(&self, battle: &Battle) -> bool {
        let position = position(battle);
        let asked = |state: &UnitState| !state.step.recovered;
        battle.state.now.step == Step::Recovery
            && position.here(self.unit).is_some_and(asked)
            && position.asks_if_cause_remains(self.unit)
    }

    fn work(&self, _: &Battle) -> Obligation {
        work::of_unit("recover", RECOVERY, self.unit)
    }
}

impl Action<Fornovo> for Recover {
    const NAME: &'static str = "recover";
    const GROUP: Group = PENDING;
    const OBLIGATIONS: &'static [&'static str] = &["recover"];
    const ALTERNATIVES: bool = true;
    type Context<'a> = ();

    fn context(&self, battle: &Battle) -> Result<(), Impossible> {
        on_table(battle, self.unit).map(|_| ())
    }

    /// Returns an order for each answer: only the players can see which is right.
    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        let answers = [false, true].map(|persists| Self { unit, persists });
        work::due(battle, answers)
    }

    fn objections(&self, battle: &Battle, (): &()) -> Vec<Objection> {
        self.unless_due(battle, "recover_not_due")
    }

    fn plan(&self, battle: &Battle, (): &()) -> Plan {
        Plan::plain(self.label(battle))
    }

    fn explain(&self, _: &Battle, (): &()) -> Explanation {
        Explanation {
            needs: Some(message("preview.recover")),
            ..Explanation::default()
        }
    }

    fn resolve(&self, battle: &Battle, (): &(), _: &Rolled) -> Result<Vec<Event>, BadFact> {
        let unit = self.unit;
        facts_of(battle, |resolver| {
            let gone = !self.persists;
            resolver.add(CauseLasts { unit, gone })?;
            resolver.recovers(unit, self.persists)
        })
    }

    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        self.demanded(battle)
    }

    fn id(&self, battle: &Battle) -> OfferId {
        let way = if self.persists { "lasts" } else { "ends" };
        work::other_way(way, &self.work(battle))
    }

    fn clause(&self, battle: &Battle) -> Option<ClauseId> {
        self.work(battle).clause
    }

    fn label(&self, _: &Battle) -> Message {
        let key = match self.persists {
            true => "offer.recover_lasts",
            false => "offer.recover_ends",
        };
        message(key).with("unit", self.unit)
    }
}

impl Fact<Fornovo> for CauseLasts {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.unit_mut(self.unit)?.step.recovered = true;
        Ok(())
    }

    fn log(&self, _: &Battle) -> Vec<Line> {
        if self.gone {
            return Vec::new();
        }
        let lasts = line("log.still_disordered").with("unit", self.unit);
        vec![lasts.about([self.unit]).by(RECOVERY)]
    }
}

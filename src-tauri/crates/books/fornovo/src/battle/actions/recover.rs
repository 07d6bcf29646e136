//! The players decide whether the cause of a unit's disorder remains (F-5.09).

use crate::battle::pending_words::pending_message;
use crate::battle::prelude::*;

const RECOVERY: ClauseId = ClauseId::new("F-5.09");

written! {
    /// The players decide whether the cause of a unit's disorder remains (F-5.09).
    pub struct Recover {
        /// The unit.
        pub unit: UnitRef,
        /// Whether the cause remains.
        pub persists: bool,
    }

    /// The players have decided whether the cause of a unit's disorder remains.
    pub struct CauseLasts {
        /// The unit.
        pub unit: UnitRef,
        /// Whether the cause is gone.
        #[serde(default)]
        pub gone: bool,
    }
}

impl Recover {
    const fn pending(&self) -> Pending {
        Pending::Recover { unit: self.unit }
    }
}

impl Action<Fornovo> for Recover {
    const NAME: &'static str = "recover";
    const GROUP: Group = PENDING;
    const OBLIGATIONS: &'static [&'static str] = &["recover"];
    type Context<'a> = ();

    fn context(&self, battle: &Battle) -> Result<(), Impossible> {
        on_table(battle, self.unit).map(|_| ())
    }

    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        let persists = false;
        let action = Self { unit, persists };
        if_pending(battle, action.pending(), action)
    }

    fn objections(&self, battle: &Battle, (): &()) -> Vec<Objection> {
        unless_pending(battle, self.pending(), "recover_not_due")
    }

    fn plan(&self, battle: &Battle, (): &()) -> Plan {
        Plan::plain(pending_message(position(battle), self.pending()))
    }

    fn resolve(&self, battle: &Battle, (): &(), _: &Rolled) -> Result<Vec<Event>, BadFact> {
        let unit = self.unit;
        facts_of(battle, |resolver| {
            let gone = !self.persists;
            resolver.add(CauseLasts { unit, gone })?;
            resolver.recovers(unit, self.persists)
        })
    }

    fn questions(&self, _: &Battle) -> Vec<Question> {
        vec![asks("persists", "persists", Answer::YesNo)]
    }

    fulfils_pending!(clause);
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

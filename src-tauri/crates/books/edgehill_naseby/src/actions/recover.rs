//! Recovering from disorder, according to the base game.

use super::BEGIN;
use crate::pending::{has_fought, retreats_first};
use crate::prelude::*;

written! {
    /// Lets a unit recover from disorder.
    pub struct Recover {
        /// The unit.
        pub unit: UnitRef,
    }
}

impl Action<EdgehillNaseby> for Recover {
    const NAME: &'static str = "recover";
    const GROUP: Group = BEGIN;
    type Context<'a> = ();

    fn context(&self, battle: &Battle) -> Result<(), Impossible> {
        let (standing, _) = here(battle, self.unit)?;
        if !standing.disordered {
            return Err(impossible("steady").with("unit", self.unit));
        }
        has_fought(battle, self.unit)
    }

    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        let (standing, _) = ordered(battle, unit)?;
        standing.disordered.then_some(Self { unit })
    }

    fn in_its_step(battle: &Battle, unit: UnitRef) -> bool {
        is_step(battle, unit, Step::Start)
    }

    fn objections(&self, battle: &Battle, (): &()) -> Vec<Objection> {
        let late = out_of_turn(battle, self.unit, Step::Start).into_iter();
        late.chain(retreats_first(battle, self.unit)).collect()
    }

    fn resolve(&self, _: &Battle, (): &(), _: &Rolled) -> Result<Vec<Event>, BadFact> {
        Ok(vec![Recovered { unit: self.unit }.into()])
    }

    fn label(&self, battle: &Battle) -> Message {
        match battle.setup.profile.recovery.trim() {
            "" => message("offer.recover"),
            how => message("offer.recover_so").with("how", how),
        }
    }
}

written! {
    /// A unit recovered from disorder.
    pub struct Recovered {
        /// The unit.
        pub unit: UnitRef,
    }
}

impl Fact<EdgehillNaseby> for Recovered {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.unit_mut(self.unit)?.disordered = false;
        Ok(())
    }

    fn log(&self, _before: &Battle) -> Vec<Line> {
        vec![unit_line("log.recovered", self.unit).tone(Tone::Good)]
    }
}

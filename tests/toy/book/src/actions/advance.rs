//! Advancing, once per battle: a unit that has advanced is near.

use drumhead_rules::frame::prelude::*;
use drumhead_rules::written;

use super::{ORDERS, against};
use crate::state::here;
use crate::tables::{TURN, WHEELS};
use crate::{Arm, Battle, Event, Soldiers, Toy, Wheels};

written! {
    /// A unit advances.
    pub struct Advance {
        /// The unit.
        pub unit: UnitRef,
    }

    /// A unit advanced.
    pub struct Advanced {
        /// The unit.
        pub unit: UnitRef,
    }
}

impl Action<Toy> for Advance {
    const NAME: &'static str = "advance";
    const GROUP: Group = ORDERS;
    const CLAUSE: Option<ClauseId> = Some(TURN);
    type Context<'a> = &'a Soldiers;

    fn context<'a>(&self, battle: &'a Battle) -> Result<&'a Soldiers, Impossible> {
        here(battle, self.unit)
    }

    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        let far = battle.state.unit(unit).is_some_and(|it| !it.near);
        far.then_some(Self { unit })
    }

    fn in_its_step(battle: &Battle, unit: UnitRef) -> bool {
        unit.side == battle.state.mover
    }

    fn objections(&self, battle: &Battle, unit: &&Soldiers) -> Vec<Objection> {
        let stuck = unit.arm == Arm::Gun && battle.setup.interpretations.wheels == Wheels::Stuck;
        let stuck = objections([(stuck, "wheels", WHEELS)]);
        against(battle, self.unit, unit).chain(stuck).collect()
    }

    fn resolve(&self, _: &Battle, _: &&Soldiers, _: &Rolled) -> Result<Vec<Event>, BadFact> {
        Ok(vec![Advanced { unit: self.unit }.into()])
    }
}

impl Fact<Toy> for Advanced {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let unit = battle.state.unit_mut(self.unit)?;
        (unit.near, unit.done) = (true, true);
        Ok(())
    }

    fn log(&self, _: &Battle) -> Vec<Line> {
        vec![unit_line("log.advanced", self.unit).by(TURN)]
    }
}

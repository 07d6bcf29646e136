//! Gun dice that missed friends in the danger zone are not rolled at the target, if the players so
//! choose (F-9.16, D-235).

use super::go_on::GoOn;
use crate::battle::danger::DiceInFlight;
use crate::battle::prelude::*;

written! {
    /// Gun dice that missed friends are not rolled at the target (F-9.16).
    pub struct HoldDice {
        /// The guns' unit.
        pub unit: UnitRef,
    }

    /// Gun dice that missed friends were not rolled at the target.
    pub struct DiceHeld {
        /// The guns' unit.
        pub unit: UnitRef,
        /// The target.
        pub target: UnitRef,
    }
}

impl Action<Fornovo> for HoldDice {
    const NAME: &'static str = "hold_dice";
    const GROUP: Group = PENDING;
    const CLAUSE: Option<ClauseId> = Some(DANGER_ZONE);
    const OBLIGATIONS: &'static [&'static str] = &["go_on"];
    const ALTERNATIVES: bool = true;
    type Context<'a> = UnitRef;

    fn context(&self, battle: &Battle) -> Result<UnitRef, Impossible> {
        let unit = self.unit;
        let flying = battle.state.flying.get(&unit);
        let target = flying.map(|flying| flying.target);
        target.ok_or_else(|| impossible("nothing_flies").with("unit", unit))
    }

    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        GoOn::of(unit).is_due(battle).then_some(Self { unit })
    }

    fn plan(&self, battle: &Battle, _: &UnitRef) -> Plan {
        Plan::plain(self.label(battle))
    }

    fn resolve(
        &self,
        battle: &Battle,
        target: &UnitRef,
        _: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        let (unit, target) = (self.unit, *target);
        facts_of(battle, |resolver| {
            resolver.add(DiceHeld { unit, target })?;
            resolver.add(DiceInFlight { unit, now: None })
        })
    }

    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        GoOn::of(self.unit).demanded(battle)
    }

    fn id(&self, battle: &Battle) -> OfferId {
        work::other_way("hold", &GoOn::of(self.unit).work(battle))
    }

    fn label(&self, battle: &Battle) -> Message {
        let what = GoOn::of(self.unit).work(battle).label;
        let label = message("offer.way").with("what", what);
        label.with("how", message("offer.hold_dice"))
    }
}

impl Fact<Fornovo> for DiceHeld {
    fn log(&self, _: &Battle) -> Vec<Line> {
        let line = unit_line("log.dice_held", self.unit).with("target", self.target);
        vec![line.about([self.unit, self.target]).by(DANGER_ZONE)]
    }
}

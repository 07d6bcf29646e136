//! Dice of guns that missed friends in the danger zone are not rolled at the target, if the players
//! so choose (F-9.16, D-235).

use crate::battle::danger::DiceInFlight;
use crate::battle::pending_words::{obligation, other_way, pending_message};
use crate::battle::prelude::*;

const DANGER: ClauseId = ClauseId::new("F-9.16");

written! {
    /// Dice of guns that missed friends are not rolled at the target (F-9.16).
    pub struct HoldDice {
        /// The guns' unit.
        pub unit: UnitRef,
    }

    /// Dice of guns that missed friends were not rolled at the target.
    pub struct DiceHeld {
        /// The guns' unit.
        pub unit: UnitRef,
        /// The target.
        pub target: UnitRef,
    }
}

impl HoldDice {
    const fn pending(&self) -> Pending {
        Pending::GoOn { unit: self.unit }
    }
}

impl Action<Fornovo> for HoldDice {
    const NAME: &'static str = "hold_dice";
    const GROUP: Group = PENDING;
    const CLAUSE: Option<ClauseId> = Some(DANGER);
    const OBLIGATIONS: &'static [&'static str] = &["go_on"];
    const ALTERNATIVES: bool = true;
    type Context<'a> = UnitRef;

    fn context(&self, battle: &Battle) -> Result<UnitRef, Impossible> {
        let unit = self.unit;
        let is_pending = position(battle).is_pending(self.pending());
        let flying = battle.state.flying.get(&unit).filter(|_| is_pending);
        let target = flying.map(|flying| flying.target);
        target.ok_or_else(|| impossible("nothing_flies").with("unit", unit))
    }

    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        let action = Self { unit };
        if_pending(battle, action.pending(), action)
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
        obligation(battle, self.pending())
    }

    fn id(&self, _: &Battle) -> OfferId {
        other_way("hold", self.pending())
    }

    fn label(&self, battle: &Battle) -> Message {
        let label =
            message("offer.way").with("what", pending_message(position(battle), self.pending()));
        label.with("how", message("offer.hold_dice"))
    }
}

impl Fact<Fornovo> for DiceHeld {
    fn log(&self, _: &Battle) -> Vec<Line> {
        let line = unit_line("log.dice_held", self.unit).with("target", self.target);
        vec![line.about([self.unit, self.target]).by(DANGER)]
    }
}

//! An unpaid unit is asked whether it will serve: on a 1 it leaves (F-2.63).

use super::charge::ask_for_pay;
use super::one_die;
use crate::battle::prelude::*;

written! {
    /// An unpaid unit is asked whether it will serve (F-2.63).
    pub struct AskPay {
        /// The unit.
        pub unit: UnitRef,
    }

    /// An unpaid unit was asked whether it will serve.
    pub struct PayAsked {
        /// The unit.
        pub unit: UnitRef,
        /// The die.
        pub face: u8,
        /// Whether the unit serves.
        pub serves: bool,
    }
}

impl Fact<Fornovo> for PayAsked {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let step = &mut battle.state.unit_mut(self.unit)?.step;
        step.asks = step.asks.saturating_sub(1);
        Ok(())
    }

    fn log(&self, _: &Battle) -> Vec<Line> {
        let pay_line = |key| unit_line(key, self.unit).by(UNPAID);
        vec![if self.serves {
            pay_line("log.serves")
        } else {
            let gone = pay_line("log.mutinies").tone(Tone::Bad);
            gone.including(unit_line("log.gone.mutinied", self.unit))
        }]
    }
}

impl AskPay {
    /// Returns how many times the unit must still be asked.
    fn asks(&self, battle: &Battle) -> u8 {
        let state = position(battle).here(self.unit);
        state.map_or(0, |state| state.step.asks)
    }

    /// The unit serves. If the unit was asked because it charges, its target is now charged and is
    /// asked in turn (D-240).
    fn charges(resolver: &mut Resolver<'_>, unit: UnitRef) -> Result<(), BadFact> {
        let step = resolver.battle.state.now.step;
        let charging = step.charging_side(resolver.battle.state.side_a) == Some(unit.side);
        let charge = resolver.state(unit)?.charge;
        if let Some(charge) = charge.filter(|_| charging) {
            ask_for_pay(resolver, charge.target)?;
        }
        Ok(())
    }

    /// Whether the unit leaves on this roll.
    fn leaves(battle: &Battle, face: u8) -> bool {
        let pay = &battle.tables.rules.play.pay;
        pay.leaves.contains(&face)
    }
}

impl Demanded for AskPay {
    fn is_due(&self, battle: &Battle) -> bool {
        self.asks(battle) > 0
    }

    fn work(&self, _: &Battle) -> Obligation {
        work::of_unit("pay", UNPAID, self.unit)
    }

    fn times(&self, battle: &Battle) -> usize {
        usize::from(self.asks(battle).saturating_sub(1))
    }
}

impl Action<Fornovo> for AskPay {
    const NAME: &'static str = "pay";
    const GROUP: Group = PENDING;
    const OBLIGATIONS: &'static [&'static str] = &["pay"];
    type Context<'a> = &'a UnitState;

    fn context<'a>(&self, battle: &'a Battle) -> Result<&'a UnitState, Impossible> {
        on_table(battle, self.unit)
    }

    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        Self { unit }.if_due(battle)
    }

    fn objections(&self, battle: &Battle, _: &&UnitState) -> Vec<Objection> {
        self.unless_due(battle, "pay_not_due")
    }

    fn plan(&self, battle: &Battle, _: &&UnitState) -> Plan {
        one_die::plan(self.label(battle), self.unit.side)
    }

    fn explain(&self, battle: &Battle, _: &&UnitState) -> Explanation {
        one_die::explain("pay", |face| Self::leaves(battle, face))
    }

    fn resolve(
        &self,
        battle: &Battle,
        _: &&UnitState,
        rolled: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        let unit = self.unit;
        let face = rolled.face().unwrap_or_default();
        let serves = !Self::leaves(battle, face);
        facts_of(battle, |resolver| {
            resolver.add(PayAsked { unit, face, serves })?;
            let why = Gone::Mutinied;
            match serves {
                true => Self::charges(resolver, unit),
                false => resolver.leave(unit, Place::Gone { why }),
            }
        })
    }

    does_work!();
}

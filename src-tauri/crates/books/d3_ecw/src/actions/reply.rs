//! The roll in reply to an attack in melee (gap D3-A4).

use super::Keep;
use crate::odds::Prospect;
use crate::prelude::*;

written! {
    /// Rolls in reply to an attack in melee.
    pub struct Reply {
        /// The unit.
        pub unit: UnitRef,
    }
}

/// Returns the unit's pending reply.
fn due(battle: &Battle, unit: UnitRef) -> Option<ReplyDue> {
    let reply = battle.state.exchange.reply().copied();
    reply.filter(|reply| reply.by == unit)
}

impl Action<D3Ecw> for Reply {
    const NAME: &'static str = "reply";
    const GROUP: Group = PENDING;
    const CLAUSE: Option<ClauseId> = Some(ROUND);
    const OBLIGATIONS: &'static [&'static str] = &["reply"];
    type Context<'a> = Trial;

    fn context(&self, battle: &Battle) -> Result<Trial, Impossible> {
        let none = || impossible("no_reply").with("unit", self.unit);
        Trial::reply(battle, due(battle, self.unit).ok_or_else(none)?)
    }

    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        due(battle, unit).map(|_| Self { unit })
    }

    fn plan(&self, battle: &Battle, trial: &Trial) -> Plan {
        trial.plan(battle)
    }

    fn explain(&self, battle: &Battle, trial: &Trial) -> Explanation {
        Prospect::explain_trial(battle, trial)
    }

    fn resolve(
        &self,
        battle: &Battle,
        trial: &Trial,
        dice: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        Ok(trial.rolled(battle, dice))
    }

    fn waits_for(&self, _: &Battle, first: &Obligation) -> bool {
        Keep::fulfils(first)
    }

    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        let reply = due(battle, self.unit)?;
        Some(Obligation::of_unit(
            "reply",
            ROUND,
            reply.by,
            message("to_do.reply"),
        ))
    }
}

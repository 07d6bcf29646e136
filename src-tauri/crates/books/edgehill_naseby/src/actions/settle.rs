//! Entering the result of a combat that was fought by hand, or that the players' own table does not
//! explain (gap E-A2).

use super::reasons::{by_all, explained, modified, reasons, title};
use crate::fates::suffered;
use crate::prelude::*;
use crate::profile::Outcome;

written! {
    /// Enters the result of a combat that was fought by hand, or that the players' own table does
    /// not explain.
    pub struct Settle {
        /// The target.
        pub target: UnitRef,
        /// The effect on every attacker.
        pub attacker: Ends,
        /// The effect on the defender.
        pub defender: Ends,
    }
}

/// Checks that a combat against a unit is pending.
///
/// # Errors
/// Returns [`Impossible`] if no combat is pending.
pub(super) fn is_pending(battle: &Battle, target: UnitRef) -> Result<(), Impossible> {
    here(battle, target)?;
    if battle.state.is_attacked(target) {
        return Ok(());
    }
    Err(impossible("not_attacked").with("unit", target))
}

/// Returns the target of the pending combat that this unit resolves, as its first attacker.
pub(super) fn resolved_by(battle: &Battle, attacker: UnitRef) -> Option<UnitRef> {
    let attacks = &battle.state.attacks;
    let target = attacks.iter().find(|it| it.unit == attacker)?.target;
    let first = battle.state.attacks_on(target).next();
    first.filter(|it| it.unit == attacker).map(|it| it.target)
}

/// Returns the pending combat against a unit, as work of the first attacker. Once the dice are
/// rolled, the work is to enter the result, if only the players know its effect.
pub(super) fn obligation(battle: &Battle, target: UnitRef) -> Option<Obligation> {
    let thrown = battle.state.thrown.contains(&target);
    let name = if thrown { "result" } else { "combat" };
    let attacker = battle.state.attacks_on(target).next()?.unit;
    let label = message(format!("to_do.{name}")).with("unit", placed(target));
    Some(Obligation {
        key: unit_key(target),
        other: Some(target),
        ..Obligation::of_unit(name, BASIC, attacker, label)
    })
}

impl Action<EdgehillNaseby> for Settle {
    const NAME: &'static str = "settle";
    const GROUP: Group = PENDING;
    const OBLIGATIONS: &'static [&'static str] = &["combat", "result"];
    const ALTERNATIVES: bool = true;
    type Context<'a> = ();

    fn context(&self, battle: &Battle) -> Result<(), Impossible> {
        is_pending(battle, self.target)
    }

    fn template(battle: &Battle, attacker: UnitRef) -> Option<Self> {
        resolved_by(battle, attacker).map(|target| Self {
            target,
            attacker: Ends::Stays,
            defender: Ends::Stays,
        })
    }

    fn plan(&self, _: &Battle, (): &()) -> Plan {
        Plan::plain(title(self.target))
    }

    fn explain(&self, battle: &Battle, (): &()) -> Explanation {
        explained(battle, self.target, None)
    }

    fn resolve(&self, battle: &Battle, (): &(), _: &Rolled) -> Result<Vec<Event>, BadFact> {
        let outcome = Outcome {
            attacker: self.attacker.fate(),
            defender: self.defender.fate(),
        };
        let entered = Some([self.attacker, self.defender]);
        let mut facts = vec![Settled::over(battle, self.target, entered)];
        facts.extend(suffered(battle, self.target, outcome));
        Ok(facts)
    }

    fn questions(&self, _: &Battle) -> Vec<Question> {
        ["attacker", "defender"]
            .map(|who| ask(who, who, Answer::named("ends", Ends::ALL, Ends::id)))
            .into()
    }

    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        obligation(battle, self.target)
    }

    fn id(&self, _: &Battle) -> OfferId {
        OfferId::new(Self::NAME, unit_key(self.target))
    }
}

written! {
    /// A combat ended, and its attackers have attacked.
    pub struct Settled {
        /// The target.
        pub target: UnitRef,
        /// The attackers.
        pub attackers: Vec<UnitRef>,
        /// The effects on the attackers and on the defender, as entered by the players. `None` if
        /// they follow from the players' own table.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub entered: Option<[Ends; 2]>,
    }
}

impl Settled {
    /// Returns the fact recording that the combat against a unit ended, with the effects on the
    /// attackers and on the defender if the players entered them.
    pub(super) fn over(battle: &Battle, target: UnitRef, entered: Option<[Ends; 2]>) -> Event {
        let attackers = battle.state.attacks_on(target);
        Self {
            target,
            attackers: attackers.map(|it| it.unit).collect(),
            entered,
        }
        .into()
    }
}

impl Fact<EdgehillNaseby> for Settled {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = &mut battle.state;
        state.attacks.retain(|it| it.target != self.target);
        state.thrown.retain(|it| *it != self.target);
        state.fought.extend(&self.attackers);
        state.fought.sort_unstable();
        Ok(())
    }

    /// Logs the end of the combat, and the result if the players entered it, as a result may change
    /// nothing. The next facts log its effects. If the combat was fought by hand, this line gives
    /// the shift as a detail; a roll on an entered table is already logged.
    fn log(&self, before: &Battle) -> Vec<Line> {
        let state = &before.state;
        let own_table = state.is_attacked(self.target) && !state.thrown.contains(&self.target);
        let over = match self.entered {
            Some(ends) => {
                let [attacker, defender] = ends.map(|it| message(format!("entered.{}", it.id())));
                let entered = line("log.settled_as").with("attacker", attacker);
                entered.with("defender", defender)
            }
            None => line("log.settled"),
        };
        let over = over
            .about(self.attackers.clone())
            .about([self.target])
            .with("target", placed(self.target))
            .with("units", Value::Placed(self.attackers.clone()));
        if !own_table {
            return vec![over];
        }
        let modifiers = modified(before, self.target);
        let net = message("detail.net")
            .with("shift", Value::Signed(modifiers.net_shift))
            .with("die", Value::Signed(modifiers.drm));
        vec![by_all(
            over.detail(net).detail(reasons(&modifiers.applied)),
            &modifiers.applied,
        )]
    }
}

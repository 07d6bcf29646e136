//! Gun dice that missed a friend in the danger zone continue to another friend or to the target
//! (F-9.16, D-172).

use super::shot_questions as about;
use super::volley::Aimed;
use crate::battle::danger::{DiceInFlight, friend_in_zone};
use crate::battle::fire::made_ready;
use crate::battle::prelude::*;
use crate::shooting::Side;

written! {
    /// Gun dice that missed a friend in the danger zone continue to the target (F-9.16).
    pub struct GoOn {
        /// The guns' unit.
        pub unit: UnitRef,
        /// Another friend in the danger zone, which is shot at before the target.
        #[serde(default)]
        pub friend: Option<UnitRef>,
        /// Whether the other friend is within close range; `None` if the answer is the same as for
        /// the target.
        #[serde(default)]
        pub friend_close: Option<bool>,
        /// The other friend's side (front, flank or rear) that the shot hits; `None` if it is the
        /// same as the target's.
        #[serde(default)]
        pub friend_side: Option<Side>,
    }
}

/// Dice that missed a friend, with their next target.
pub struct Onward {
    flying: FlyingDice,
    volley: Aimed,
}

impl GoOn {
    /// Returns the order to roll the dice at their target.
    pub(super) const fn of(unit: UnitRef) -> Self {
        Self {
            unit,
            friend: None,
            friend_close: None,
            friend_side: None,
        }
    }
}

impl Demanded for GoOn {
    fn is_due(&self, battle: &Battle) -> bool {
        battle.state.flying.contains_key(&self.unit)
    }

    fn work(&self, _: &Battle) -> Obligation {
        work::of_unit("go_on", DANGER_ZONE, self.unit)
    }

    /// Returns the number of friends missed before the last one: the dice can pass several friends.
    fn times(&self, battle: &Battle) -> usize {
        let flying = battle.state.flying.get(&self.unit);
        flying.map_or(0, |flying| flying.past.len())
    }
}

impl Action<Fornovo> for GoOn {
    const NAME: &'static str = "go_on";
    const GROUP: Group = PENDING;
    const OBLIGATIONS: &'static [&'static str] = &["go_on"];
    const ALTERNATIVES: bool = true;
    type Context<'a> = Onward;

    fn context(&self, battle: &Battle) -> Result<Onward, Impossible> {
        let unit = self.unit;
        let flying = battle.state.flying.get(&unit);
        let flying = flying.ok_or_else(|| impossible("nothing_flies").with("unit", unit))?;
        let (flying, at, observed) = match self.friend {
            None => (flying.clone(), flying.target, flying.observed),
            Some(friend) => {
                if flying.has_passed(friend) {
                    return Err(impossible("passed").with("unit", friend));
                }
                friend_in_zone(battle, unit, flying.arm, friend)?;
                let next = flying.past(friend, self.friend_close, self.friend_side);
                let observed = next.observed.at_friend();
                (next, friend, observed)
            }
        };
        let aim = made_ready(unit, position(battle).flies_at(unit, at, &flying, observed))?;
        let arm = flying.arm;
        Ok(Onward {
            flying,
            volley: Aimed {
                at,
                arm,
                observed,
                aim,
            },
        })
    }

    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        Self::of(unit).if_due(battle)
    }

    fn plan(&self, battle: &Battle, onward: &Onward) -> Plan {
        onward.volley.plan(self.label(battle), self.unit)
    }

    fn explain(&self, battle: &Battle, onward: &Onward) -> Explanation {
        let past = |friend: UnitRef| {
            let past = message("preview.past_friend").with("friend", friend);
            past.with("target", onward.flying.target)
        };
        Explanation {
            needs: self.friend.map(past),
            ..onward.volley.explain(battle)
        }
    }

    fn resolve(
        &self,
        battle: &Battle,
        onward: &Onward,
        rolled: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        let unit = self.unit;
        facts_of(battle, |resolver| {
            if self.friend.is_none() {
                resolver.volley(unit, &onward.volley, rolled)?;
                return resolver.add(DiceInFlight { unit, now: None });
            }
            let dice = resolver.volley(unit, &onward.volley, rolled)?;
            let flying = onward.flying.clone();
            resolver.fly_on(unit, FlyingDice { dice, ..flying })
        })
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let position = position(battle);
        let Some(flying) = battle.state.flying.get(&self.unit) else {
            return Vec::new();
        };
        let shot = |friend, close| {
            let observed = flying.observed.at_friend();
            let observed = FireObservations { close, ..observed };
            let aim = position.flies_at(self.unit, friend, flying, observed);
            !flying.has_passed(friend) && aim.is_some_and(|aim| aim.is_ok())
        };
        about::friends(
            position,
            flying.arm,
            (self.unit, self.friend),
            ("", "other_friend"),
            shot,
        )
    }

    does_work!();
}

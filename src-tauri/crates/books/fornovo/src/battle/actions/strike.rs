//! A unit strikes an enemy in a round that has begun (F-6.13).

use super::encounter::Encounter;
use super::fight::comes_before_rounds;
use super::volley::to_hit;
use crate::battle::prelude::*;
use crate::battle::rounds::{pair, struck_side};
use crate::tables::share::Share as Part;

written! {
    /// A unit strikes an enemy in a round that has begun (F-6.13).
    pub struct Strike {
        /// The unit.
        pub unit: UnitRef,
        /// The enemy.
        pub enemy: UnitRef,
    }

    /// A unit struck.
    pub struct Struck {
        /// The unit.
        pub unit: UnitRef,
        /// The enemy.
        pub enemy: UnitRef,
        /// The number of dice.
        pub dice: u32,
        /// The score to hit.
        pub to_hit: String,
        /// The number of hits.
        pub hits: u32,
    }
}

impl Strike {
    /// Returns the unit's dice against this enemy.
    fn dice(&self, battle: &Battle, round: &Encounter) -> u32 {
        let (_, strike, _) = round.of(self.unit);
        position(battle).dice_at(self.unit, self.enemy, strike.dice.dice)
    }
}

impl Demanded for Strike {
    fn is_due(&self, battle: &Battle) -> bool {
        let (unit, enemy, state) = (self.unit, self.enemy, &battle.state);
        let dice = state.shares.get(&(unit, enemy)).copied();
        let key = BlowKey {
            target: enemy,
            from: unit,
            arm: 0,
            volley: 0,
        };
        let struck = |blow: &Blow| matches!(blow.by, By::Strike { .. });
        let struck = || state.blows.get(&key).is_some_and(struck);
        let touches = |state: &UnitState| state.contacts.contains(&enemy);
        dice.unwrap_or(0) > 0 && position(battle).here(unit).is_some_and(touches) && !struck()
    }

    fn work(&self, _: &Battle) -> Obligation {
        work::of_pair("strike", ROUNDS, self.unit, self.enemy)
    }
}

impl Action<Fornovo> for Strike {
    const NAME: &'static str = "strike";
    const GROUP: Group = PENDING;
    const OBLIGATIONS: &'static [&'static str] = &["strike"];
    type Context<'a> = Encounter;

    fn context(&self, battle: &Battle) -> Result<Encounter, Impossible> {
        let met = pair(self.unit, self.enemy);
        let meeting = battle
            .state
            .meetings
            .get(&met)
            .filter(|_| self.is_due(battle))
            .ok_or_else(|| {
                let reason = message("impossible.no_strike").with("unit", self.unit);
                impossible("not_due").saying(reason.with("enemy", self.enemy))
            })?;
        Encounter::new(battle, self.unit, self.enemy, *meeting)
    }

    /// Returns the strikes that are due.
    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        let contacts = battle.state.units.get(&unit).map(|state| &state.contacts);
        let enemies = contacts.into_iter().flatten();
        let strikes = enemies.map(|enemy| Self {
            unit,
            enemy: *enemy,
        });
        work::due(battle, strikes)
    }

    fn objections(&self, battle: &Battle, _: &Encounter) -> Vec<Objection> {
        let early = position(battle).round_too_early(self.unit);
        early.into_iter().collect()
    }

    fn may_be_allowed(_: &[Objection]) -> bool {
        true
    }

    fn waits_for(&self, battle: &Battle, first: &Obligation) -> bool {
        comes_before_rounds(battle, first)
    }

    fn plan(&self, battle: &Battle, round: &Encounter) -> Plan {
        let (_, strike, _) = round.of(self.unit);
        let what = self.label(battle);
        let bands = ["band.miss", "band.hit", "band.two_hits"].map(message);
        let pool = Pool {
            dice: self.dice(battle, round),
            ..Pool::die(what, Some(self.unit.side), 6, 1)
        };
        Plan::plain(round.title()).rolling(pool.banded(bands, |face| strike.to_hit.hits(face)))
    }

    fn explain(&self, battle: &Battle, round: &Encounter) -> Explanation {
        round.explain(battle)
    }

    fn resolve(
        &self,
        battle: &Battle,
        round: &Encounter,
        rolled: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        let (unit, enemy) = (self.unit, self.enemy);
        let (fighter, strike, kind) = round.of(unit);
        let hits = rolled.of(1) + 2 * rolled.of(2);
        let struck = Struck {
            unit,
            enemy,
            dice: self.dice(battle, round),
            to_hit: strike.to_hit.to_string(),
            hits,
        };
        let key = BlowKey {
            target: enemy,
            from: unit,
            arm: 0,
            volley: 0,
        };
        let blow = Blow {
            by: By::Strike {
                striking: fighter.striking,
                round: kind,
                attack: fighter.attack,
            },
            side: struck_side(fighter.attack),
            hits,
            left: Part::WHOLE,
            models: None,
            divided: None,
            unsaved: Vec::new(),
        };
        facts_of(battle, |resolver| {
            resolver.add(struck)?;
            resolver.land(key, blow)
        })
    }

    does_work!();
}

impl Fact<Fornovo> for Struck {
    fn log(&self, _: &Battle) -> Vec<Line> {
        let struck = line("log.struck")
            .with("unit", self.unit)
            .with("enemy", self.enemy)
            .with("hits", self.hits)
            .detail(to_hit(self.dice, &self.to_hit));
        vec![struck.about([self.unit, self.enemy]).by(HITS)]
    }

    fn report(&self, _: &Battle, events: &mut ReportEvents) {
        events.fought(self.unit, self.enemy);
    }
}

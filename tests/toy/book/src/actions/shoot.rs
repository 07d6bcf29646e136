//! A shot: one die, and the rulebook's only modifier.

use drumhead_rules::frame::prelude::*;
use drumhead_rules::frame::{Applied, Modified, ModifierTable, modifier, total};
use drumhead_rules::odds::Distribution;
use drumhead_rules::written;
use drumhead_vocabulary::play::other;

use super::{ORDERS, against};
use crate::state::here;
use crate::tables::SHOT;
use crate::{Battle, Event, Soldiers, Toy};

written! {
    /// A unit shoots at another.
    pub struct Shoot {
        /// The unit.
        pub unit: UnitRef,
        /// The target.
        pub target: UnitRef,
    }

    /// A unit has shot at another.
    pub struct Shot {
        /// The unit.
        pub unit: UnitRef,
        /// The target.
        pub target: UnitRef,
        /// Whether the shot hit.
        pub hit: bool,
        /// The target's remaining figures.
        pub left: u8,
    }
}

/// The die modifiers.
struct Aim;

impl Modified for Aim {
    type Id = &'static str;
    type Situation<'a> = &'a Soldiers;
}

const MODIFIERS: ModifierTable<Aim> =
    ModifierTable(&[modifier("near", "T-04", |unit| u32::from(unit.near))]);

/// Returns the modifiers for a unit's shot, and the face that it needs.
fn needs(battle: &Battle, unit: &Soldiers) -> (Vec<Applied<&'static str>>, u8) {
    let applied = MODIFIERS.tally(&unit, |_| battle.tables.near.into());
    let added = u8::try_from(total(&applied)).unwrap_or(0);
    (applied, battle.tables.needs.saturating_sub(added))
}

/// Returns a unit's shot as a sum.
pub(crate) fn shot(battle: &Battle, unit: &Soldiers) -> Sum {
    let face = |face: u8| message("sum.face").with("face", face);
    let (applied, need) = needs(battle, unit);
    let sum = Sum::new(message("sum.shot"));
    let sum = sum.row(message("sum.needs"), SHOT, face(battle.tables.needs));
    let rows = applied.into_iter().map(|it| {
        let (why, clause) = (message(format!("sum.{}", it.id)), MODIFIERS.clause(it.id));
        (why, clause, bare(Value::Signed(it.value)))
    });
    let sum = rows.fold(sum, |sum, (why, clause, value)| sum.row(why, clause, value));
    sum.total(face(need))
}

impl Action<Toy> for Shoot {
    const NAME: &'static str = "shoot";
    const GROUP: Group = ORDERS;
    const CLAUSE: Option<ClauseId> = Some(SHOT);
    type Context<'a> = [&'a Soldiers; 2];

    fn context<'a>(&self, battle: &'a Battle) -> Result<[&'a Soldiers; 2], Impossible> {
        if self.unit.side == self.target.side {
            return Err(impossible("target"));
        }
        Ok([here(battle, self.unit)?, here(battle, self.target)?])
    }

    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        let target = battle.state.standing(other(unit.side)).next()?;
        Some(Self { unit, target })
    }

    fn in_its_step(battle: &Battle, unit: UnitRef) -> bool {
        unit.side == battle.state.mover
    }

    fn objections(&self, battle: &Battle, [unit, _]: &[&Soldiers; 2]) -> Vec<Objection> {
        against(battle, self.unit, unit).collect()
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let targets = battle.state.standing(self.target.side);
        vec![ask("target", "target", Answer::unit(targets)).by(SHOT)]
    }

    fn plan(&self, battle: &Battle, [unit, _]: &[&Soldiers; 2]) -> Plan {
        let (_, need) = needs(battle, unit);
        let what = message("pool.shot").with("unit", self.unit);
        let bands = [message("pool.miss"), message("pool.hit")];
        let die = Pool::die(what.clone(), Some(self.unit.side), 6, 1);
        Plan::plain(what).rolling(die.banded(bands, |face| u8::from(face >= need)))
    }

    fn explain(&self, battle: &Battle, [unit, _]: &[&Soldiers; 2]) -> Explanation {
        let (_, need) = needs(battle, unit);
        let hits: Distribution<bool, f64> = Distribution::die(|face| face >= need);
        let bar = |key: &'static str, hit| (message(key), hits.chance(|it| *it == hit));
        Explanation {
            sums: vec![shot(battle, unit)],
            odds: Some(Odds {
                bars: vec![bar("pool.miss", false), bar("pool.hit", true)],
                ..Odds::default()
            }),
            ..Explanation::default()
        }
    }

    fn resolve(
        &self,
        _: &Battle,
        [_, target]: &[&Soldiers; 2],
        rolled: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        let hit = rolled.single() == Some(1);
        let shot = Shot {
            unit: self.unit,
            target: self.target,
            hit,
            left: target.figures.saturating_sub(hit.into()),
        };
        Ok(vec![shot.into()])
    }
}

impl Fact<Toy> for Shot {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.unit_mut(self.unit)?.done = true;
        battle.state.unit_mut(self.target)?.keeps(self.left);
        Ok(())
    }

    fn log(&self, _: &Battle) -> Vec<Line> {
        let key = if self.hit { "log.hit" } else { "log.missed" };
        let line = unit_line(key, self.unit).by(SHOT).about([self.target]);
        vec![line.with("target", self.target).with("left", self.left)]
    }
}

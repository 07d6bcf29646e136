//! Manning an unmanned gun again (E-20).

use super::BEGIN;
use crate::guns::{Lack, lacks};
use crate::interpretations::{LeadersBlock, RecrewIn};
use crate::prelude::*;
use crate::turn::own_turns;

written! {
    /// Mans an unmanned gun again.
    pub struct Recrew {
        /// The gun.
        pub unit: UnitRef,
    }
}

/// Returns the turn in which a gun lost its crew.
fn lost(gun: Gun) -> Option<u32> {
    match gun.crew {
        Crew::Unmanned { turn } => Some(turn),
        Crew::Manned | Crew::Captured { .. } => None,
    }
}

/// Returns whether a gun can be manned again in this step (E-20).
fn in_time(battle: &Battle, gun: UnitRef) -> bool {
    let moving = interpretations(battle).recrew_in == RecrewIn::Movement;
    is_step(battle, gun, Step::Start) || (moving && is_step(battle, gun, Step::Move))
}

/// Returns the nearest unit that matches, with its distance in hexes. `None` if no unit matches.
fn nearest(
    battle: &Battle,
    from: Cell,
    fits: impl Fn(UnitRef, &Standing) -> bool,
) -> Option<(u32, UnitRef)> {
    let those = battle
        .state
        .on_map()
        .filter(|(unit, it, _)| fits(*unit, it));
    those
        .map(|(unit, _, hex)| (far(battle, from, hex), unit))
        .min()
}

/// Returns, in words, the unmet conditions for manning a gun again, given its hex and the turn in
/// which it lost its crew (E-20).
fn missing(battle: &Battle, gun: UnitRef, (hex, lost): (Cell, u32)) -> Vec<Message> {
    let side = battle.state.serves(gun);
    let leads = |it: &Standing| it.arm == Arm::Leader;
    let leader = nearest(battle, hex, |unit, it| unit.side == side && leads(it));
    let leaders = interpretations(battle).leaders_block == LeadersBlock::Yes;
    let counts = |it: &Standing| leaders || !leads(it);
    let enemy = |unit, it: &Standing| battle.state.serves(unit) != side && counts(it);
    let enemy = nearest(battle, hex, enemy);
    let numbers = &battle.tables.artillery;
    let [to_leader, to_enemy] = [leader, enemy].map(|it| it.map(|(hexes, _)| hexes));
    // The gun and combat steps of a side, in which its gun can lose its crew, come after the steps
    // in which the gun can be manned again.
    let turns = own_turns(battle, gun, lost, in_time(battle, gun));
    let lacks = lacks(turns, to_leader, to_enemy, &battle.tables);
    let reasons = lacks.into_iter().map(|lack| match lack {
        Lack::Turn => message("recrew.turn"),
        Lack::Leader => message("recrew.leader").with("leader", numbers.leader),
        Lack::Safety => {
            let near = message("recrew.enemy").with("enemy", numbers.enemy);
            near.with(
                "unit",
                enemy.map_or_else(|| "".into(), |(_, unit)| placed(unit)),
            )
        }
    });
    reasons.collect()
}

impl Action<EdgehillNaseby> for Recrew {
    const NAME: &'static str = "recrew";
    const GROUP: Group = BEGIN;
    const CLAUSE: Option<ClauseId> = Some(RECREW);
    /// The gun's hex, and the turn in which it lost its crew.
    type Context<'a> = (Cell, u32);

    fn context(&self, battle: &Battle) -> Result<(Cell, u32), Impossible> {
        let (gun, hex) = gun_here(battle, self.unit)?;
        let why = match gun.crew {
            Crew::Captured { .. } if gun.is_retaken(self.unit.side) => "retaken",
            Crew::Captured { .. } => "captured",
            Crew::Manned | Crew::Unmanned { .. } => "manned",
        };
        let crewed = || impossible(why).with("unit", self.unit);
        let crewed = || crewed().with("side", Value::Side(gun.serves));
        Ok((hex, lost(gun).ok_or_else(crewed)?))
    }

    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        let (standing, _) = ordered(battle, unit)?;
        standing.gun.and_then(lost).map(|_| Self { unit })
    }

    fn in_its_step(battle: &Battle, unit: UnitRef) -> bool {
        in_time(battle, unit)
    }

    fn objections(&self, battle: &Battle, context: &(Cell, u32)) -> Vec<Objection> {
        let missing = missing(battle, self.unit, *context);
        let late = (!missing.is_empty()).then(|| {
            let late = about("recrew", RECREW, self.unit);
            late.with("what", bare(Value::List(missing, "; ")))
        });
        let mut against: Vec<_> = guns_unused(battle, self.unit).into_iter().collect();
        if !in_time(battle, self.unit) {
            against.extend(out_of_turn(battle, self.unit, Step::Start));
        }
        against.extend(late);
        against
    }

    fn explain(&self, battle: &Battle, context: &(Cell, u32)) -> Explanation {
        Explanation::from_facts(battle, self.resolve(battle, context, &Rolled::default()))
    }

    fn may_be_allowed(_: &[Objection]) -> bool {
        true
    }

    fn resolve(&self, _: &Battle, _: &(Cell, u32), _: &Rolled) -> Result<Vec<Event>, BadFact> {
        let manned = Manned {
            unit: self.unit,
            replaced: false,
            facing: None,
        };
        Ok(vec![manned.into()])
    }
}

written! {
    /// A gun was manned again, was replaced by its captor, or is back in use by its own side, which
    /// had retaken it.
    pub struct Manned {
        /// The gun.
        pub unit: UnitRef,
        /// Whether a captured gun was replaced, or a retaken gun is back in use (E-25). Otherwise,
        /// the gun was manned again.
        pub replaced: bool,
        /// The facing of the replacement gun. `None` for the facing of the captured gun.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub facing: Option<Facing>,
    }
}

impl Fact<EdgehillNaseby> for Manned {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let unit = battle.state.unit_mut(self.unit)?;
        unit.facing = self.facing.unwrap_or(unit.facing);
        let gun = battle.state.gun_mut(self.unit)?;
        let unmanned = match gun.crew {
            Crew::Captured { unmanned, .. } => unmanned,
            Crew::Manned | Crew::Unmanned { .. } => None,
        };
        gun.ends_capture(unmanned);
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let gun = before.state.unit(self.unit).and_then(|it| it.gun);
        let unmanned = gun.is_some_and(|gun| gun.is_unmanned());
        let own = before.state.serves(self.unit) == self.unit.side;
        let key = match (self.replaced, own) {
            (false, _) => "log.manned",
            (true, false) => "log.replaced",
            (true, true) => "log.back_in_use",
        };
        let facing = self.facing.filter(|_| self.replaced);
        let key = match (self.replaced && unmanned, facing) {
            (false, None) => key.to_owned(),
            (false, Some(_)) => format!("{key}_facing"),
            (true, None) => format!("{key}_unmanned"),
            (true, Some(_)) => format!("{key}_unmanned_facing"),
        };
        let clause = if self.replaced { REPLACED } else { RECREW };
        let line = unit_line(key, self.unit).by(clause).tone(Tone::Good);
        vec![match facing {
            Some(facing) => line.with("facing", facing),
            None => line,
        }]
    }
}

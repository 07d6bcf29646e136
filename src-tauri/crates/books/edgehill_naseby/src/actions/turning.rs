//! Turning a unit (E-05) or a gun (E-10) to another corner.

use super::MOVING;
use crate::pending::{has_fought, retreats_first};
use crate::prelude::*;
use crate::terrain::turn_cost;

written! {
    /// Turns a unit or a gun to another corner.
    pub struct Turn {
        /// The unit.
        pub unit: UnitRef,
        /// The new facing.
        pub facing: Facing,
    }
}

/// Returns the cost of turning to another corner, in movement points.
fn cost(battle: &Battle) -> u8 {
    u8::try_from(turn_cost(&battle.tables)).unwrap_or(u8::MAX)
}

/// Returns whether a unit is a gun.
fn is_gun(battle: &Battle, unit: UnitRef) -> bool {
    battle.state.unit(unit).is_some_and(|it| it.gun.is_some())
}

impl Turn {
    /// Returns the other possible facings.
    fn others(battle: &Battle, unit: UnitRef) -> impl Iterator<Item = Facing> + use<> {
        let now = battle.state.unit(unit).map(|it| it.facing);
        let facings = facings(battle).into_iter();
        facings.filter(move |facing| Some(*facing) != now)
    }
}

impl Action<EdgehillNaseby> for Turn {
    const NAME: &'static str = "turn";
    const GROUP: Group = MOVING;
    const KIND: OfferKind = OfferKind::Move;
    type Context<'a> = &'a Standing;

    fn context<'a>(&self, battle: &'a Battle) -> Result<&'a Standing, Impossible> {
        let (standing, _) = here(battle, self.unit)?;
        to_corner(battle, self.facing)?;
        let cannot = |why| Err(impossible(why).with("unit", self.unit));
        if !faces(battle, self.unit) {
            return cannot("no_facing");
        }
        if standing.facing == self.facing {
            return cannot("faces_so");
        }
        if standing.gun.is_none() {
            moves_now(battle, self.unit)?;
            has_fought(battle, self.unit)?;
            match standing.points {
                None => return cannot("no_allowance"),
                Some(points) if points < cost(battle) => return cannot("no_points"),
                Some(_) => {}
            }
        }
        Ok(standing)
    }

    /// A gun may turn in any step of its side's turn, any other unit only in the movement step
    /// (E-05, E-10).
    fn in_its_step(battle: &Battle, unit: UnitRef) -> bool {
        if is_gun(battle, unit) {
            is_mine(battle, unit)
        } else {
            is_step(battle, unit, Step::Move)
        }
    }

    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        ordered(battle, unit)?;
        let facing = Self::others(battle, unit).next()?;
        Some(Self { unit, facing })
    }

    fn objections(&self, battle: &Battle, standing: &&Standing) -> Vec<Objection> {
        let Some(gun) = standing.gun else {
            return retreats_first(battle, self.unit).into_iter().collect();
        };
        let early = battle.state.step == Step::Deploy;
        let start = step_name(battle, Step::Start);
        let idle = match gun.crew {
            Crew::Manned => None,
            Crew::Unmanned { .. } => Some(about("no_crew", RECREW, self.unit)),
            Crew::Captured { .. } if gun.is_retaken(self.unit.side) => {
                let unused = message("against.not_in_use").with("unit", placed(self.unit));
                Some(about("not_replaced", REPLACED, self.unit).saying(unused))
            }
            Crew::Captured { .. } => Some(about("not_replaced", REPLACED, self.unit)),
        };
        let mut against: Vec<_> = guns_unused(battle, self.unit).into_iter().collect();
        against.extend(other_turn(battle, self.unit));
        against.extend(early.then(|| about("step", BASIC, self.unit).with("step", start)));
        against.extend(idle);
        against.extend(gun.fired.then(|| about("fired", STILL, self.unit)));
        against
    }

    fn resolve(
        &self,
        battle: &Battle,
        standing: &&Standing,
        _: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        let left = |points: u8| points.saturating_sub(cost(battle));
        let turned = Turned {
            unit: self.unit,
            facing: self.facing,
            points: standing.points.map(left),
        };
        Ok(vec![turned.into()])
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let others = facing_answer(Self::others(battle, self.unit));
        let facing = ask("facing", "facing", others);
        vec![Question {
            clause: self.clause(battle),
            ..facing
        }]
    }

    fn clause(&self, battle: &Battle) -> Option<ClauseId> {
        let gun = is_gun(battle, self.unit);
        Some(if gun { STILL } else { TURNING })
    }

    fn label(&self, battle: &Battle) -> Message {
        if is_gun(battle, self.unit) {
            return message("offer.turn_gun");
        }
        message("offer.turn").with("points", points(cost(battle)))
    }
}

written! {
    /// A unit or a gun turned.
    pub struct Turned {
        /// The unit.
        pub unit: UnitRef,
        /// The new facing.
        pub facing: Facing,
        /// The movement points left. `None` for a gun.
        pub points: Option<u8>,
    }
}

impl Fact<EdgehillNaseby> for Turned {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let unit = battle.state.unit_mut(self.unit)?;
        unit.facing = self.facing;
        match &mut unit.gun {
            Some(gun) => gun.turned = true,
            None => unit.points = self.points,
        }
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let clause = if is_gun(before, self.unit) {
            STILL
        } else {
            TURNING
        };
        let line = unit_line("log.turned", self.unit).by(clause);
        vec![line.with("facing", self.facing)]
    }
}

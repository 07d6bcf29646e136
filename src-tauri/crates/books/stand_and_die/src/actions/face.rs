//! Turning the troops in a hex (S-06).

use super::MARCHING;
use crate::prelude::*;

written! {
    /// Turns the troops in a unit's hex.
    pub struct Face {
        /// The unit.
        pub unit: UnitRef,
        /// The new facing.
        pub facing: Facing,
    }
}

impl Action<StandAndDie> for Face {
    const NAME: &'static str = "face";
    const GROUP: Group = MARCHING;
    const KIND: OfferKind = OfferKind::Move;
    const CLAUSE: Option<ClauseId> = Some(FACING);
    /// The units of the hex.
    type Context<'a> = Vec<UnitRef>;

    fn context(&self, battle: &Battle) -> Result<Vec<UnitRef>, Impossible> {
        let units = able_beside(battle, self.unit)?;
        sided(battle, self.facing)?;
        Ok(units)
    }

    fn in_its_step(battle: &Battle, unit: UnitRef) -> bool {
        not_now(battle, unit.side, Step::March).is_none()
    }

    /// Turns to the next side clockwise by default, so that the facing changes.
    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        let state = playing(battle, unit)?;
        let sides = facings(battle);
        let place = sides.iter().position(|side| *side == state.facing)?;
        let facing = *sides.get((place + 1) % sides.len())?;
        Some(Self { unit, facing })
    }

    fn objections(&self, battle: &Battle, _: &Vec<UnitRef>) -> Vec<Objection> {
        let late = not_now(battle, self.unit.side, Step::March);
        let turns = late.map(|_| objection("turning", FACING).with("unit", self.unit));
        turns.into_iter().collect()
    }

    fn resolve(&self, _: &Battle, units: &Vec<UnitRef>, _: &Rolled) -> Result<Vec<Event>, BadFact> {
        let (units, facing) = (units.clone(), self.facing);
        Ok(vec![Faced { units, facing }.into()])
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let facing = Answer::One(facing_choices(battle));
        vec![ask("facing", "facing", facing).by(FACING)]
    }
}

written! {
    /// The troops in a hex turned.
    pub struct Faced {
        /// The units of the hex that take the new facing.
        pub units: Vec<UnitRef>,
        /// The new facing.
        pub facing: Facing,
    }
}

impl Fact<StandAndDie> for Faced {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = &mut battle.state;
        state.each(&self.units, |unit| unit.facing = self.facing)
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let faced = line("log.faced")
            .by(FACING)
            .about(self.units.clone())
            .with("units", self.units.clone());
        let hex = self
            .units
            .first()
            .map_or_else(|| bare(""), |unit| place_of(before, *unit));
        vec![faced.with("hex", hex).with("facing", self.facing)]
    }
}

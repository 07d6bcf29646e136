//! A move straight ahead, with or without a turn to a new facing at the end (D3-13, D3-14).

use super::MOVING;
use crate::activation::{acting, moves_now, ordered};
use crate::ground::ahead;
use crate::moves::{Gait, Mover, changes, far_hexes, move_faults, moved, open_rows};
use crate::prelude::*;
use crate::ways::{Aim, route};

written! {
    /// Moves straight ahead and may then turn.
    pub struct March {
        /// The unit.
        pub unit: UnitRef,
        /// The destination.
        pub to: Cell,
        /// The facing at the destination.
        pub facing: Facing,
    }
}

/// Returns the possible destinations ahead of a unit, with their distances.
fn ends(battle: &Battle, unit: UnitRef) -> Vec<(Cell, u32)> {
    let Some(Place { facing, .. }) = battle.state.place(unit) else {
        return Vec::new();
    };
    let sides = ahead(facing, map(battle).grid);
    open_rows(battle, unit, facing, &sides, Aim::Ahead)
}

impl Action<D3Ecw> for March {
    const NAME: &'static str = "march";
    const GROUP: Group = MOVING;
    const KIND: OfferKind = OfferKind::Move;
    const CLAUSE: Option<ClauseId> = Some(STRAIGHT);
    type Context<'a> = Mover;

    fn context(&self, battle: &Battle) -> Result<Mover, Impossible> {
        let Self { unit, to, facing } = *self;
        let (_, from) = acting(battle, unit)?;
        on_map(battle, to)?;
        changes(unit, from, Place { hex: to, facing })?;
        let route = route(battle, unit, from.facing, Aim::Ahead(to));
        Ok(Mover { from, route })
    }

    fn in_its_step(battle: &Battle, unit: UnitRef) -> bool {
        moves_now(battle, unit)
    }

    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        let (_, Place { facing, .. }) = ordered(battle, unit)?;
        let (to, _) = *ends(battle, unit).first()?;
        Some(Self { unit, to, facing })
    }

    fn objections(&self, battle: &Battle, mover: &Mover) -> Vec<Objection> {
        let gait = if self.facing == mover.from.facing {
            Gait::Straight
        } else {
            Gait::Other
        };
        let mut against = move_faults(battle, self.unit, gait);
        against.extend(facing_faults(battle, self.unit, self.facing));
        against.extend(mover.route.stops.iter().cloned());
        against
    }

    fn explain(&self, battle: &Battle, mover: &Mover) -> Explanation {
        Explanation::from_facts(battle, self.resolve(battle, mover, &Rolled::default()))
    }

    fn resolve(&self, battle: &Battle, mover: &Mover, _: &Rolled) -> Result<Vec<Event>, BadFact> {
        let Self { unit, to, facing } = *self;
        let place = Place { hex: to, facing };
        Ok(moved(battle, unit, place, &mover.route, Movement::Ahead))
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let ends = far_hexes(ends(battle, self.unit));
        let mut asked = vec![ask("to", "to", ends).by(STRAIGHT)];
        // A unit that has turned before moving does not turn again.
        let state = battle.state.unit(self.unit);
        if state.is_none_or(|it| it.acted.moved != Movement::Turned) {
            asked.push(ask("facing", "then", facing_answer(battle)).by(PIVOT));
        }
        asked
    }
}

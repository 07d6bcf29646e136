//! Retiring from a nearby enemy, with the same facing (D3-16).

use super::MOVING;
use crate::activation::{acting, moves_now, ordered};
use crate::moves::{Gait, Mover, far_hexes, move_faults, moved, open_rows};
use crate::prelude::*;
use crate::ways::{Aim, retires_by, route};

written! {
    /// Retires with the same facing.
    pub struct Retire {
        /// The unit.
        pub unit: UnitRef,
        /// The destination.
        pub to: Cell,
    }
}

/// Returns the hexes to which a unit could retire, with their distances.
fn ends(battle: &Battle, unit: UnitRef) -> Vec<(Cell, u32)> {
    let Some(place) = battle.state.place(unit) else {
        return Vec::new();
    };
    let sides = retires_by(battle, unit.side, place);
    open_rows(battle, unit, place.facing, &sides, Aim::Back)
}

impl Action<D3Ecw> for Retire {
    const NAME: &'static str = "retire";
    const GROUP: Group = MOVING;
    const KIND: OfferKind = OfferKind::Move;
    const CLAUSE: Option<ClauseId> = Some(NEAR);
    type Context<'a> = Mover;

    fn context(&self, battle: &Battle) -> Result<Mover, Impossible> {
        let (_, from) = acting(battle, self.unit)?;
        on_map(battle, self.to)?;
        let route = route(battle, self.unit, from.facing, Aim::Back(self.to));
        Ok(Mover { from, route })
    }

    fn in_its_step(battle: &Battle, unit: UnitRef) -> bool {
        moves_now(battle, unit)
    }

    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        ordered(battle, unit)?;
        let (to, _) = *ends(battle, unit).first()?;
        Some(Self { unit, to })
    }

    fn objections(&self, battle: &Battle, mover: &Mover) -> Vec<Objection> {
        let mut against = move_faults(battle, self.unit, Gait::Other);
        against.extend(mover.route.stops.iter().cloned());
        against
    }

    fn explain(&self, battle: &Battle, mover: &Mover) -> Explanation {
        Explanation::from_facts(battle, self.resolve(battle, mover, &Rolled::default()))
    }

    fn resolve(&self, battle: &Battle, mover: &Mover, _: &Rolled) -> Result<Vec<Event>, BadFact> {
        let facing = mover.from.facing;
        let place = Place {
            hex: self.to,
            facing,
        };
        Ok(moved(
            battle,
            self.unit,
            place,
            &mover.route,
            Movement::Retired,
        ))
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let ends = far_hexes(ends(battle, self.unit));
        vec![ask("to", "to", ends).by(NEAR)]
    }
}

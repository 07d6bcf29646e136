//! Placing a unit before the first turn (S-04, S-05, S-08, S-09).

use super::{Faced, MARCHING, Marked};
use crate::prelude::*;

written! {
    /// Places a unit before the first turn.
    pub struct Deploy {
        /// The unit.
        pub unit: UnitRef,
        /// The hex.
        pub hex: Cell,
        /// The new facing. `None` to keep the current facing, or to take that of the troops in the
        /// hex.
        pub facing: Option<Facing>,
    }
}

/// Returns the hexes in which a unit may begin.
pub(crate) fn beginnings(battle: &Battle, unit: UnitRef) -> Vec<Cell> {
    let cells = map(battle).grid.cells();
    cells
        .filter(|hex| barriers(battle, unit, *hex).is_empty())
        .collect()
}

/// Returns the objection to placing a unit before the side that places first has placed all its
/// units for which there is a hex.
fn too_early(battle: &Battle, unit: UnitRef) -> Option<Objection> {
    let first = battle.setup.first;
    let units = battle
        .state
        .units()
        .filter(|(other, _)| other.side == first);
    let mut open = units.filter(|(_, state)| is_unplaced(state));
    let waits = unit.side != first && open.any(|(other, _)| !beginnings(battle, other).is_empty());
    let early = || objection("places_second", ROOM).with("unit", unit);
    waits.then(|| early().with("side", Value::Side(first)))
}

/// Returns the objection to placing a unit of the side that places first again, once the other side
/// has begun to place its units.
fn too_late(battle: &Battle, unit: UnitRef) -> Option<Objection> {
    let (first, second) = (battle.setup.first, other(battle.setup.first));
    let placed = |unit| {
        let state = battle.state.unit(unit);
        state.is_some_and(|state| state.hex.is_some())
    };
    let side = battle.setup.sides.get(usize::from(second));
    let mut listed = side.into_iter().flat_map(|side| &side.army.units);
    let begun =
        listed.any(|listed| listed.of.hex.is_none() && placed(UnitRef::new(second, listed.number)));
    let late = || objection("places_again", ROOM).with("unit", unit);
    (unit.side == first && placed(unit) && begun).then(|| late().with("side", Value::Side(second)))
}

/// Returns whether a unit has not been placed yet.
fn is_unplaced(state: &UnitState) -> bool {
    state.hex.is_none() && state.away.is_none()
}

impl Action<StandAndDie> for Deploy {
    const NAME: &'static str = "deploy";
    const GROUP: Group = MARCHING;
    const KIND: OfferKind = OfferKind::Move;
    const CLAUSE: Option<ClauseId> = Some(ROOM);
    const OBLIGATIONS: &'static [&'static str] = &["deploy"];
    type Context<'a> = &'a UnitState;

    fn context<'a>(&self, battle: &'a Battle) -> Result<&'a UnitState, Impossible> {
        let state = group(battle, self.unit)?;
        on_map(battle, self.hex)?;
        self.facing.map_or(Ok(()), |facing| sided(battle, facing))?;
        match state.away {
            None => Ok(state),
            Some(_) => Err(impossible("away").with("unit", self.unit)),
        }
    }

    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        let placing = battle.state.phase.step == Step::Deploy;
        let state = battle.state.unit(unit).filter(|_| placing)?;
        let first = || beginnings(battle, unit).first().copied();
        let (hex, facing) = (state.hex.or_else(first)?, None);
        Some(Self { unit, hex, facing })
    }

    fn objections(&self, battle: &Battle, _: &&UnitState) -> Vec<Objection> {
        let late = not_now(battle, self.unit.side, Step::Deploy).into_iter();
        late.chain(too_early(battle, self.unit))
            .chain(too_late(battle, self.unit))
            .chain(barriers(battle, self.unit, self.hex))
            .collect()
    }

    fn explain(&self, battle: &Battle, state: &&UnitState) -> Explanation {
        Explanation::from_facts(battle, self.resolve(battle, state, &Rolled::default()))
    }

    /// Places the unit. It takes the facing and the mark of the troops in the hex, or the troops
    /// turn to the facing that the order names (S-06, S-07).
    fn resolve(
        &self,
        battle: &Battle,
        state: &&UnitState,
        _: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        let Self { unit, hex, facing } = *self;
        // If no other troops occupy the hex, units there with only silenced guns take the new
        // unit's facing and mark.
        let host = host(battle, unit.side, hex, &[unit]);
        let like = host.unwrap_or(state);
        let (facing, standing) = (facing.unwrap_or(like.facing), like.standing);
        let mut facts = vec![Deployed { unit, hex, facing }.into()];
        let there: Vec<_> = battle
            .state
            .at(unit.side, hex)
            .filter(|(other, _)| *other != unit)
            .collect();
        let all = there.iter().copied().chain([(unit, *state)]);
        let marked = all.filter(|(_, it)| it.standing != standing);
        let units: Vec<_> = marked.map(|(unit, _)| unit).collect();
        if !units.is_empty() {
            facts.push(Marked { units, standing }.into());
        }
        let turned = there.iter().filter(|(_, it)| it.facing != facing);
        let units: Vec<_> = turned.map(|(unit, _)| *unit).collect();
        if !units.is_empty() {
            facts.push(Faced { units, facing }.into());
        }
        Ok(facts)
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let hexes = Answer::hexes(beginnings(battle, self.unit));
        let facing = Answer::One(new_facings(battle));
        vec![
            ask("hex", "hex", hexes).by(ROOM),
            ask("facing", "facing", facing).by(FACING),
        ]
    }

    fn waits_for(&self, battle: &Battle, first: &Obligation) -> bool {
        let early = too_early(battle, self.unit).is_some();
        early && Self::fulfils(first) && first.side == battle.setup.first
    }

    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        let state = battle.state.unit(self.unit)?;
        let label = message("to_do.deploy");
        is_unplaced(state).then(|| Obligation::of_unit("deploy", ROOM, self.unit, label))
    }
}

written! {
    /// A unit was placed.
    pub struct Deployed {
        /// The unit.
        pub unit: UnitRef,
        /// The hex.
        pub hex: Cell,
        /// The facing.
        pub facing: Facing,
    }
}

impl Fact<StandAndDie> for Deployed {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = &mut battle.state;
        let unit = state.unit_mut(self.unit)?;
        unit.hex = Some(self.hex);
        unit.facing = self.facing;
        Ok(())
    }

    fn log(&self, _before: &Battle) -> Vec<Line> {
        let placed = line("log.deployed")
            .by(ROOM)
            .about([self.unit])
            .with("unit", self.unit)
            .with("hex", self.hex);
        vec![placed.with("facing", self.facing)]
    }
}

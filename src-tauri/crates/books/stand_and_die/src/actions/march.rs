//! A unit's march (S-02, S-03).

use drumhead_rules::hex::Reached;
use drumhead_rules::map::Feature;
use std::collections::BTreeMap;

use super::mark::joined;
use super::{Faced, MARCHING};
use crate::prelude::*;

written! {
    /// Marches a unit.
    pub struct March {
        /// The unit.
        pub unit: UnitRef,
        /// The destination.
        pub to: Cell,
        /// The new facing. `None` to keep the current facing, or to take that of the troops in the
        /// destination.
        pub facing: Option<Facing>,
    }
}

/// The context of a march: the unit and its range.
pub struct Marcher<'a> {
    state: &'a UnitState,
    from: Cell,
    /// Every hex within the unit's march.
    reached: BTreeMap<Cell, Reached<Cell>>,
}

/// Returns the hexes in which a unit's march may end, with their costs.
pub(crate) fn ends(battle: &Battle, unit: UnitRef) -> BTreeMap<Cell, Reached<Cell>> {
    let reached = marches(battle, unit);
    let mut ends = reached.clone();
    ends.retain(|hex, _| is_end(battle, unit, *hex, &reached));
    ends
}

/// Returns whether a unit's march may end in a hex; `reached` contains the hexes within its march.
fn is_end(
    battle: &Battle,
    unit: UnitRef,
    hex: Cell,
    reached: &BTreeMap<Cell, Reached<Cell>>,
) -> bool {
    let from = battle.state.unit(unit).and_then(UnitState::place);
    Some(hex) != from && march_faults(battle, unit, hex, reached).is_empty()
}

impl Action<StandAndDie> for March {
    const NAME: &'static str = "march";
    const GROUP: Group = MARCHING;
    const KIND: OfferKind = OfferKind::Move;
    const CLAUSE: Option<ClauseId> = Some(MOVES);
    type Context<'a> = Marcher<'a>;

    fn context<'a>(&self, battle: &'a Battle) -> Result<Marcher<'a>, Impossible> {
        self.facing.map_or(Ok(()), |facing| sided(battle, facing))?;
        let (state, from) = here(battle, self.unit)?;
        on_map(battle, self.to)?;
        if from == self.to {
            return Err(impossible("stays").with("unit", self.unit));
        }
        Ok(Marcher {
            state,
            from,
            reached: marches(battle, self.unit),
        })
    }

    fn in_its_step(battle: &Battle, unit: UnitRef) -> bool {
        not_now(battle, unit.side, Step::March).is_none()
    }

    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        playing(battle, unit)?;
        let reached = marches(battle, unit);
        let mut hexes = reached.keys().copied();
        let to = hexes.find(|hex| is_end(battle, unit, *hex, &reached))?;
        let facing = None;
        Some(Self { unit, to, facing })
    }

    fn objections(&self, battle: &Battle, marcher: &Marcher<'_>) -> Vec<Objection> {
        let late = not_now(battle, self.unit.side, Step::March).into_iter();
        let faults = march_faults(battle, self.unit, self.to, &marcher.reached);
        late.chain(faults).collect()
    }

    fn explain(&self, battle: &Battle, marcher: &Marcher<'_>) -> Explanation {
        Explanation::from_facts(battle, self.resolve(battle, marcher, &Rolled::default()))
    }

    fn resolve(
        &self,
        battle: &Battle,
        marcher: &Marcher<'_>,
        _: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        let Self { unit, to, facing } = *self;
        let Marcher {
            state,
            from,
            reached,
        } = marcher;
        let straight = || map(battle).grid.distance(*from, to);
        let cost = reached.get(&to).map_or_else(straight, |it| it.cost);
        let host = host(battle, unit.side, to, &[]);
        let like = host.unwrap_or(state);
        let marched = u8::try_from(cost).unwrap_or(u8::MAX);
        let mut facts = vec![Event::from(Marched {
            unit,
            path: path(reached, *from, to),
            marched: state.marched.saturating_add(marched),
            facing: facing.unwrap_or(like.facing),
            standing: like.standing,
        })];
        // A hex has a single facing, so the troops in the destination also turn.
        if let (Some(facing), Some(_)) = (facing, host) {
            let units = groups_at(battle, unit.side, to);
            facts.push(Faced { units, facing }.into());
        }
        Ok(facts)
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let ends = ends(battle, self.unit).into_iter().map(|(hex, reached)| {
            let key = if reached.cost == 1 {
                "choice.one_hex"
            } else {
                "choice.hexes"
            };
            let label = message(key).with("hex", hex).with("hexes", reached.cost);
            hex_choice(hex, label)
        });
        let facings = Answer::One(new_facings(battle));
        vec![
            ask("to", "to", Answer::Hex(ends.collect())).by(MOVES),
            ask("facing", "facing", facings).by(FACING),
        ]
    }
}

written! {
    /// A unit marched.
    pub struct Marched {
        /// The unit.
        pub unit: UnitRef,
        /// The path, hex by hex, from the start to the destination. Only these two hexes if the
        /// players allowed a march without a path.
        pub path: Vec<Cell>,
        /// The number of hexes marched this turn.
        pub marched: u8,
        /// The new facing.
        pub facing: Facing,
        /// Whether the unit is standing.
        pub standing: bool,
    }
}

impl Fact<StandAndDie> for Marched {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = &mut battle.state;
        state.unit_mut(self.unit)?.marched = self.marched;
        let Some(to) = self.path.last() else {
            return Ok(());
        };
        state.enter(&[self.unit], *to, (self.facing, self.standing))
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let mut path = self.path.iter();
        let wet = path.any(|cell| map(before).is(*cell, Feature::Water));
        let marched = line("log.marched").by(MOVES).about([self.unit]);
        let marched = if wet { marched.by(WATER) } else { marched };
        let marched = marched
            .with("unit", self.unit)
            .with("way", self.path.clone());
        let to = self.path.last();
        let joined = to.and_then(|to| joined(before, &[self.unit], *to, self.standing));
        std::iter::once(marched.with("facing", self.facing))
            .chain(joined)
            .collect()
    }
}

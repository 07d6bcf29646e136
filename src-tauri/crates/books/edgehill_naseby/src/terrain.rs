//! The chapter "Terrain effects on movement and combat": the terrain and the cost of a step, and
//! permitted cavalry charges.

use drumhead_rules::frame::{self, Modified, ModifierTable, modifier};
use drumhead_rules::hex::Cell;
use drumhead_rules::map::{Feature, Map};

use crate::army::{Arm, Scenario};
use crate::interpretations::{EdgehillHedges, Interpretations};
use crate::tables::Tables;

/// The terrain of a step from one hex into the next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Step {
    /// Whether the step enters a wood.
    pub wood: bool,
    /// Whether the step crosses a hedge.
    pub hedge: bool,
    /// Whether the step goes up or down a hillside.
    pub hillside: bool,
    /// The number of times that the unit turns to another corner.
    pub turns: u32,
}

/// An extra cost of a step, for terrain or turning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Surcharge {
    /// A wood, for infantry.
    WoodOnFoot,
    /// A wood, for cavalry.
    Wood,
    /// A hedge.
    Hedge,
    /// A hillside.
    Hillside,
    /// Turning to another corner.
    Turning,
}

impl Surcharge {
    /// Returns the name in the catalogue.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::WoodOnFoot | Self::Wood => "wood",
            Self::Hedge => "hedge",
            Self::Hillside => "hillside",
            Self::Turning => "turning",
        }
    }

    fn value(self, tables: &Tables) -> i32 {
        let (facing, terrain) = (&tables.facing, &tables.terrain);
        i32::from(match self {
            Self::WoodOnFoot => terrain.wood_infantry,
            Self::Wood => terrain.wood_cavalry,
            Self::Hedge => terrain.hedge_cavalry,
            Self::Hillside => terrain.hillside_cavalry,
            Self::Turning => facing.turn,
        })
    }
}

/// The cost of a step with its extra costs.
#[derive(Debug)]
pub(super) struct StepCost;

impl Modified for StepCost {
    type Id = Surcharge;
    type Situation<'a> = (Arm, Step);
}

/// The extra costs for terrain and turning, in movement points. Roads have no effect (E-35), and
/// leaders pay no extra costs for terrain.
pub(super) const SURCHARGES: ModifierTable<StepCost> = ModifierTable(&[
    modifier(Surcharge::WoodOnFoot, "E-26", |(arm, step)| {
        u32::from(*arm == Arm::Infantry && step.wood)
    }),
    modifier(Surcharge::Wood, "E-26", |(arm, step)| {
        u32::from(*arm == Arm::Cavalry && step.wood)
    }),
    modifier(Surcharge::Hedge, "E-30", |(arm, step)| {
        u32::from(*arm == Arm::Cavalry && step.hedge)
    }),
    modifier(Surcharge::Hillside, "E-32", |(arm, step)| {
        u32::from(*arm == Arm::Cavalry && step.hillside)
    }),
    modifier(Surcharge::Turning, "E-05", |(_, step)| step.turns),
]);

/// Returns the extra costs of a step for terrain and turning (E-05, E-26, E-30, E-32).
pub(super) fn surcharges(arm: Arm, step: Step, tables: &Tables) -> Vec<frame::Applied<Surcharge>> {
    let mut added = SURCHARGES.tally(&(arm, step), |id| id.value(tables));
    added.retain(|it| it.value > 0);
    added
}

/// Returns the cost of a step in movement points: the hex's base cost and the extra costs.
pub fn step_cost(arm: Arm, base: u8, step: Step, tables: &Tables) -> u32 {
    let more = frame::total(&surcharges(arm, step, tables));
    u32::from(base).saturating_add(more.unsigned_abs())
}

/// Returns the cost of turning to another corner, in movement points (E-05; gap E-A12: limited only
/// by the unit's points).
pub(super) fn turn_cost(tables: &Tables) -> u32 {
    let turn = Step {
        turns: 1,
        ..Step::default()
    };
    step_cost(Arm::Infantry, 0, turn, tables)
}

/// The direction of a step on a slope.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Climb {
    /// Level.
    #[default]
    Level,
    /// Up.
    Up,
    /// Down.
    Down,
}

/// The terrain of a charge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ChargeWay {
    /// Whether the charge enters a wood.
    pub into_wood: bool,
    /// Whether the charge leaves a wood.
    pub out_of_wood: bool,
    /// The direction on a slope.
    pub climb: Climb,
}

/// The effects of terrain on a charge. Woods and hillsides count independently.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Charge {
    /// Whether a wood forbids the charge (E-27).
    pub wood: bool,
    /// Whether the charge is forbidden because it goes uphill (E-33).
    pub uphill: bool,
    /// Whether the charge disorders the charger (E-33).
    pub disordered: bool,
}

/// Returns the effects of terrain on a cavalry charge (E-27, E-33).
pub const fn charge(way: ChargeWay) -> Charge {
    Charge {
        wood: way.into_wood || way.out_of_wood,
        uphill: matches!(way.climb, Climb::Up),
        disordered: matches!(way.climb, Climb::Down),
    }
}

/// The terrain that counts (E-36).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Whether woods and hillsides count.
    pub drawn: bool,
    /// Whether hedges count.
    pub hedges: bool,
}

impl Counts {
    /// Returns the terrain that counts in a game, or in both games.
    pub fn of(scenario: Option<Scenario>, interpretations: &Interpretations) -> Self {
        let (drawn, hedges) = match (scenario, interpretations.edgehill_hedges) {
            (Some(Scenario::Naseby) | None, _) | (_, EdgehillHedges::Drawn) => (true, true),
            (Some(Scenario::Edgehill), EdgehillHedges::Agreed) => (false, true),
            (Some(Scenario::Edgehill), EdgehillHedges::None) => (false, false),
        };
        Self { drawn, hedges }
    }
}

/// The map limited to the terrain that counts.
#[derive(Clone, Copy, Debug)]
pub struct Ground<'a> {
    map: &'a Map,
    counts: Counts,
}

impl<'a> Ground<'a> {
    /// Returns a map on which this terrain counts.
    pub const fn new(map: &'a Map, counts: Counts) -> Self {
        Self { map, counts }
    }

    /// Returns whether a hex is a wood.
    pub fn wood(&self, cell: Cell) -> bool {
        self.counts.drawn && self.map.is(cell, Feature::Woods)
    }

    /// Returns whether a hex is a slope.
    pub fn slope(&self, cell: Cell) -> bool {
        self.counts.drawn && self.map.is(cell, Feature::Slope)
    }

    /// Returns whether a hedge is between two hexes.
    pub fn hedge(&self, one: Cell, other: Cell) -> bool {
        self.counts.hedges && self.map.has_between(one, other, Feature::Hedge)
    }

    /// Returns the direction of a step. The direction depends on the heights of the hexes. If the
    /// heights are equal, a hill is above a slope, and a slope is above all other terrain.
    pub fn climb(&self, from: Cell, to: Cell) -> Climb {
        if !self.counts.drawn {
            return Climb::Level;
        }
        let level = |cell| {
            let rank = if self.map.is(cell, Feature::Hill) {
                2
            } else {
                u8::from(self.map.is(cell, Feature::Slope))
            };
            (self.map.height(cell), rank)
        };
        match level(to).cmp(&level(from)) {
            std::cmp::Ordering::Less => Climb::Down,
            std::cmp::Ordering::Equal => Climb::Level,
            std::cmp::Ordering::Greater => Climb::Up,
        }
    }

    /// Returns the terrain of a step from one hex into the next.
    pub fn step(&self, from: Cell, to: Cell) -> Step {
        Step {
            wood: self.wood(to),
            hedge: self.hedge(from, to),
            // A step along a slope does not climb: the clause has a cost only for steps up and
            // down.
            hillside: self.climb(from, to) != Climb::Level,
            turns: 0,
        }
    }

    /// Returns the terrain of a charge from one hex into the next.
    pub fn charge_way(&self, from: Cell, to: Cell) -> ChargeWay {
        ChargeWay {
            into_wood: self.wood(to),
            out_of_wood: self.wood(from),
            climb: self.climb(from, to),
        }
    }
}

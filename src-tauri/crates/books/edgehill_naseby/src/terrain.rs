//! "Terrain effects on movement and combat": what a step costs, what lies on
//! the way, and where cavalry may charge.

use drumhead_words::ClauseId;

use super::army::{Arm, Scenario};
use super::clauses::{GROUND, HEDGE_MOVE, HILL_CHARGE, HILL_MOVE, TURNING, WOOD_CHARGE, WOOD_MOVE};
use super::readings::{EdgehillHedges, Readings};
use super::tables::Tables;
use drumhead_rules::hex::Cell;
use drumhead_rules::map::{Feature, Map};

/// What a step from one hex into the next meets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Step {
    /// Whether it goes into a wood.
    pub wood: bool,
    /// Whether it crosses a hedge.
    pub hedge: bool,
    /// Whether it goes up or down a hillside.
    pub hillside: bool,
}

/// What the ground adds to the cost of a step, by the clause that adds it, in
/// movement points (E-26, E-30, E-32). A road does nothing (E-35).
pub(super) fn surcharges(arm: Arm, step: Step, tables: &Tables) -> Vec<(ClauseId, u32)> {
    let terrain = &tables.terrain;
    let all: &[(bool, ClauseId, u8)] = match arm {
        Arm::Infantry => &[(step.wood, WOOD_MOVE, terrain.wood_infantry)],
        Arm::Cavalry => &[
            (step.wood, WOOD_MOVE, terrain.wood_cavalry),
            (step.hedge, HEDGE_MOVE, terrain.hedge_cavalry),
            (step.hillside, HILL_MOVE, terrain.hillside_cavalry),
        ],
        Arm::Artillery | Arm::Leader => &[],
    };
    let adds = all
        .iter()
        .filter(|(holds, clause, value)| *holds && *value > 0 && clause.stands());
    adds.map(|(_, clause, value)| (*clause, u32::from(*value)))
        .collect()
}

/// What a step costs, in movement points: the hex's base cost and what the
/// ground adds.
pub fn step_cost(arm: Arm, base: u8, step: Step, tables: &Tables) -> u32 {
    let more = surcharges(arm, step, tables);
    u32::from(base) + more.iter().map(|(_, points)| points).sum::<u32>()
}

/// What so many turns to other corners cost (E-05; gap E-A12: as many as there
/// are points for).
pub fn turning_cost(turns: u32, tables: &Tables) -> u32 {
    if TURNING.stands() {
        turns * u32::from(tables.facing.turn)
    } else {
        0
    }
}

/// Which way a step goes on a slope.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Climb {
    /// Neither up nor down.
    #[default]
    Level,
    /// Up.
    Up,
    /// Down.
    Down,
}

/// What a charge would cross.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ChargeWay {
    /// Whether it goes into a wood.
    pub into_wood: bool,
    /// Whether it comes out of a wood.
    pub out_of_wood: bool,
    /// Which way it goes on a slope.
    pub climb: Climb,
}

/// What comes of a charge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Charge {
    /// The clause that forbids it, if one does (E-27, E-33).
    pub barred: Option<ClauseId>,
    /// Whether it disorders the charger (E-33).
    pub disordered: bool,
}

/// Whether cavalry may charge this way, and what comes of it (E-27, E-33).
pub fn charge(way: ChargeWay) -> Charge {
    let wood = (way.into_wood || way.out_of_wood) && WOOD_CHARGE.stands();
    let up = way.climb == Climb::Up && HILL_CHARGE.stands();
    let barred = if wood {
        Some(WOOD_CHARGE)
    } else {
        up.then_some(HILL_CHARGE)
    };
    Charge {
        barred,
        disordered: barred.is_none() && way.climb == Climb::Down && HILL_CHARGE.stands(),
    }
}

/// The map as the book sees it: what counts on it and what does not (E-36).
#[derive(Clone, Copy, Debug)]
pub struct Ground<'a> {
    map: &'a Map,
    /// Whether woods and hillsides count.
    drawn: bool,
    /// Whether hedges count.
    hedges: bool,
}

impl<'a> Ground<'a> {
    /// The map of a battle; `used` is whether the rules for terrain are (E-39).
    pub fn new(map: &'a Map, scenario: Scenario, used: bool, readings: &Readings) -> Self {
        let edgehill = scenario == Scenario::Edgehill && GROUND.stands();
        let agreed = readings.edgehill_hedges == EdgehillHedges::Agreed;
        Self {
            map,
            drawn: used && !edgehill,
            hedges: used && (!edgehill || agreed),
        }
    }

    /// Whether a hex is a wood.
    pub fn wood(&self, cell: Cell) -> bool {
        self.drawn && self.map.is(cell, Feature::Woods)
    }

    /// Whether a hex is a slope.
    pub fn slope(&self, cell: Cell) -> bool {
        self.drawn && self.map.is(cell, Feature::Slope)
    }

    /// Whether a hedge lies between two hexes.
    pub fn hedge(&self, one: Cell, other: Cell) -> bool {
        self.hedges && self.map.has_between(one, other, Feature::Hedge)
    }

    /// Which way a step goes: by the heights of the hexes, and where those are
    /// the same from open ground over a slope to a hill.
    pub fn climb(&self, from: Cell, to: Cell) -> Climb {
        if !self.drawn {
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

    /// What a step from one hex into the next meets.
    pub fn step(&self, from: Cell, to: Cell) -> Step {
        Step {
            wood: self.wood(to),
            hedge: self.hedge(from, to),
            // Along a slope nothing is climbed: the clause prices ways up and down.
            hillside: self.climb(from, to) != Climb::Level,
        }
    }

    /// What a charge from one hex into the next would cross.
    pub fn charge_way(&self, from: Cell, to: Cell) -> ChargeWay {
        ChargeWay {
            into_wood: self.wood(to),
            out_of_wood: self.wood(from),
            climb: self.climb(from, to),
        }
    }
}

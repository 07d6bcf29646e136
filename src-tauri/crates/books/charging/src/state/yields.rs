//! Rolls for surrender (C-14, C-15): which units must roll and have rolled this turn. A unit rolls once
//! a turn, whatever the reasons.

use drumhead_rules::ids;
use drumhead_words::play::UnitRef;
use serde::{Deserialize, Serialize};

use super::State;

ids! {
    /// Why a unit has to roll for surrender (C-14).
    Case as "ChargingCase" {
        /// (a) It was charged in the rear and routs.
        Rear = "rear",
        /// (b) It was routing and is successfully charged.
        Caught = "caught",
        /// (c) It is routing near an enemy and cannot move.
        Cornered = "cornered",
    }
}

/// A roll for surrender of this turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Yield {
    /// The unit.
    pub unit: UnitRef,
    /// Why it has to roll.
    pub why: Case,
    /// Whether it has rolled.
    pub rolled: bool,
}

/// This turn's rolls for surrender.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Yields(Vec<Yield>);

impl Yields {
    /// Every roll.
    pub fn iter(&self) -> impl Iterator<Item = &Yield> {
        self.0.iter()
    }

    /// The unit has to roll, or has rolled.
    pub(crate) fn set(&mut self, unit: UnitRef, why: Case, rolled: bool) {
        self.0.retain(|roll| roll.unit != unit);
        self.0.push(Yield { unit, why, rolled });
    }
}

impl State {
    /// The unit's roll of this turn, if it has to roll or has rolled.
    pub fn roll(&self, unit: UnitRef) -> Option<&Yield> {
        self.yields.iter().find(|roll| roll.unit == unit)
    }

    /// Whether the unit has still to roll: only routers do.
    pub fn must_roll(&self, unit: UnitRef) -> bool {
        self.is_routing(unit) && self.roll(unit).is_some_and(|roll| !roll.rolled)
    }
}

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

    /// The unit has not to roll after all; a roll that was made stands.
    pub(crate) fn spare(&mut self, unit: UnitRef) {
        self.0.retain(|roll| roll.unit != unit || roll.rolled);
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
        self.rolls_for(unit).is_some()
    }

    /// Whether the unit has still to roll, and that before it makes its rout move: it was charged in the
    /// rear, and the result of a test is carried out at once (C-04, C-14 a).
    pub fn must_roll_first(&self, unit: UnitRef) -> bool {
        self.rolls_for(unit) == Some(Case::Rear)
    }

    /// Why the unit has still to roll; none where it has not.
    fn rolls_for(&self, unit: UnitRef) -> Option<Case> {
        let owed = self.roll(unit).filter(|roll| !roll.rolled);
        owed.filter(|_| self.is_routing(unit)).map(|roll| roll.why)
    }
}

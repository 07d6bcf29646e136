//! Rolls for surrender (C-14, C-15): which units must roll and have rolled this turn. A unit rolls once
//! a turn, whatever the reasons. The state is changed here and nowhere else.

use drumhead_rules::frame::prelude::*;
use drumhead_rules::{ids, written};

use crate::clauses::{ROLL, YIELD};
use crate::state::State;
use crate::{Battle, Charging, Event};

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

    fn set(&mut self, unit: UnitRef, why: Case, rolled: bool) {
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

/// A unit has to roll for surrender, unless it has or had to already this turn.
pub(crate) fn must_roll(battle: &Battle, unit: UnitRef, why: Case) -> Option<Event> {
    let first = battle.state.roll(unit).is_none();
    first.then(|| MustRoll { unit, why }.into())
}

written! {
    /// A unit has to roll for surrender.
    pub struct MustRoll {
        /// The unit.
        pub unit: UnitRef,
        /// Why.
        pub why: Case,
    }

    /// A unit rolled for surrender.
    pub struct Rolled {
        /// The unit.
        pub unit: UnitRef,
        /// Why.
        pub why: Case,
        /// The face of its die.
        pub face: u8,
        /// The least face that surrenders.
        pub needed: u8,
        /// Whether it surrenders.
        pub surrenders: bool,
    }
}

impl Fact<Charging> for MustRoll {
    fn fold(&self, battle: &mut Battle) -> Result<(), Misfit> {
        battle.state.unit_mut(self.unit)?;
        battle.state.yields.set(self.unit, self.why, false);
        Ok(())
    }

    fn log(&self, _: &Battle) -> Vec<Line> {
        let said = line(format!("log.must_{}", self.why.id())).by(YIELD);
        let said = said.tone(Tone::Warn).with("unit", self.unit);
        vec![said.about([self.unit])]
    }
}

impl Fact<Charging> for Rolled {
    fn fold(&self, battle: &mut Battle) -> Result<(), Misfit> {
        battle.state.unit_mut(self.unit)?;
        battle.state.yields.set(self.unit, self.why, true);
        Ok(())
    }

    fn log(&self, _: &Battle) -> Vec<Line> {
        let said = |key| line(key).with("unit", self.unit).about([self.unit]);
        let rolls = said("log.rolls").by(YIELD).by(ROLL);
        let rolls = rolls.with("face", self.face).with("needed", self.needed);
        let defiant = said("log.defiant").by(ROLL).tone(Tone::Good);
        let defiant = (!self.surrenders).then_some(defiant);
        [rolls].into_iter().chain(defiant).collect()
    }
}

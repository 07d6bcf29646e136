//! Surrender rolls (C-14, C-15): the units that must roll or have rolled this turn. A unit rolls at
//! most once a turn: until it has rolled, it must do so if any reason in [`Case`] applies. A unit
//! that has rolled and is then charged while routing routs again without a roll (C-11).

use drumhead_rules::ids;
use drumhead_vocabulary::play::UnitRef;
use serde::{Deserialize, Serialize};

use super::State;

ids! {
    /// A reason why a unit must roll for surrender (C-14).
    Case as "ChargingCase" {
        /// (a) The unit routs after being charged in the rear.
        Rear = "rear",
        /// (b) The unit is caught by a charge while routing.
        Caught = "caught",
        /// (c) The unit is routing near an enemy and cannot move.
        Cornered = "cornered",
    }
}

/// A surrender roll of this turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Yield {
    /// The unit.
    pub unit: UnitRef,
    /// The first reason in the order of the rules.
    pub why: Case,
    /// The other reasons, in that order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<Case>,
    /// Whether the unit has rolled.
    pub rolled: bool,
}

impl Yield {
    /// Returns whether this is a reason for the roll.
    pub(crate) fn is_for(&self, why: Case) -> bool {
        self.why == why || self.also.contains(&why)
    }

    /// Adds a reason.
    fn add(&mut self, why: Case) {
        if self.is_for(why) {
            return;
        }
        let first = self.why.min(why);
        self.also.push(self.why.max(why));
        self.also.sort_unstable();
        self.why = first;
    }

    /// Returns the roll without this reason, or `None` if no reason remains.
    fn without(self, why: Case) -> Option<Self> {
        let mut left = [vec![self.why], self.also].concat();
        left.retain(|it| *it != why);
        let mut left = left.into_iter();
        Some(Self {
            why: left.next()?,
            also: left.collect(),
            ..self
        })
    }
}

/// This turn's surrender rolls, in the order of units.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Yields(Vec<Yield>);

impl Yields {
    /// Returns every roll.
    pub fn iter(&self) -> impl Iterator<Item = &Yield> {
        self.0.iter()
    }

    fn of(&mut self, unit: UnitRef) -> Option<&mut Yield> {
        self.0.iter_mut().find(|roll| roll.unit == unit)
    }

    /// Removes [`Case::Cornered`] from the reasons for a unit's pending roll. Other reasons, and
    /// rolls already made, are unchanged.
    pub(crate) fn spare(&mut self, unit: UnitRef) {
        let rolls = std::mem::take(&mut self.0).into_iter();
        let left = rolls.filter_map(|roll| match roll.unit == unit && !roll.rolled {
            true => roll.without(Case::Cornered),
            false => Some(roll),
        });
        self.0 = left.collect();
    }

    /// Records a reason to roll.
    pub(crate) fn must_roll(&mut self, unit: UnitRef, why: Case) {
        match self.of(unit) {
            Some(roll) => roll.add(why),
            None => self.set(unit, why, false),
        }
    }

    /// Records that the unit has rolled.
    pub(crate) fn has_rolled(&mut self, unit: UnitRef, why: Case) {
        self.0.retain(|roll| roll.unit != unit);
        self.set(unit, why, true);
    }

    fn set(&mut self, unit: UnitRef, why: Case, rolled: bool) {
        let roll = Yield {
            unit,
            why,
            also: Vec::new(),
            rolled,
        };
        let place = self.0.partition_point(|it| it.unit < unit);
        self.0.insert(place, roll);
    }
}

impl State {
    /// Returns the unit's roll of this turn, made or pending.
    pub fn roll(&self, unit: UnitRef) -> Option<&Yield> {
        self.yields.iter().find(|roll| roll.unit == unit)
    }

    /// Returns whether the unit has rolled this turn.
    pub(crate) fn has_rolled(&self, unit: UnitRef) -> bool {
        self.roll(unit).is_some_and(|roll| roll.rolled)
    }

    /// Returns whether the unit must still roll. Only routing units roll.
    pub fn must_roll(&self, unit: UnitRef) -> bool {
        self.due_roll(unit).is_some()
    }

    /// Returns whether the unit must roll before its rout move: it was charged in the rear, and
    /// test results are carried out at once (C-04, C-14 a).
    pub fn must_roll_first(&self, unit: UnitRef) -> bool {
        let due = self.due_roll(unit);
        due.is_some_and(|roll| roll.is_for(Case::Rear))
    }

    /// Returns whether a charger caught the unit, which must roll before its next rout move (C-14
    /// b).
    pub(crate) fn is_held(&self, unit: UnitRef) -> bool {
        let due = self.due_roll(unit);
        due.is_some_and(|roll| roll.is_for(Case::Caught))
    }

    /// Returns the unit's pending roll.
    fn due_roll(&self, unit: UnitRef) -> Option<&Yield> {
        let due = self.roll(unit).filter(|roll| !roll.rolled);
        due.filter(|_| self.is_routing(unit))
    }
}

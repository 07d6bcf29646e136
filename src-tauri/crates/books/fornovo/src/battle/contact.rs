//! Units come into contact and separate (F-7.49, F-7.57).

use super::prelude::*;

written! {
    /// Two units came into contact.
    pub struct Touched {
        /// The first unit.
        pub unit: UnitRef,
        /// The second unit.
        pub enemy: UnitRef,
    }

    /// Two units are no longer in contact.
    pub struct Separated {
        /// The first unit.
        pub unit: UnitRef,
        /// The second unit.
        pub enemy: UnitRef,
    }
}

impl Fact<Fornovo> for Touched {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        for (unit, enemy) in both(self.unit, self.enemy) {
            battle.state.unit_mut(unit)?.contacts.insert(enemy);
        }
        Ok(())
    }
}

impl Fact<Fornovo> for Separated {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        for (unit, enemy) in both(self.unit, self.enemy) {
            battle.state.unit_mut(unit)?.contacts.remove(&enemy);
        }
        Ok(())
    }
}

/// Returns two units as a pair in each order.
const fn both(one: UnitRef, other: UnitRef) -> [(UnitRef, UnitRef); 2] {
    [(one, other), (other, one)]
}

impl Resolver<'_> {
    /// Brings two units into contact.
    pub(super) fn meet(&mut self, unit: UnitRef, enemy: UnitRef) -> Result<(), BadFact> {
        if self.catches(unit)? || self.catches(enemy)? {
            return Ok(());
        }
        self.add(Touched { unit, enemy })?;
        for (unit, enemy) in both(unit, enemy) {
            if !self.state(enemy)?.routs() {
                self.stop_following(unit)?;
            }
        }
        Ok(())
    }

    /// Ends the pursuit of a unit in combat, and its charge if the target of the charge has left
    /// (F-7.49, F-7.57).
    pub(super) fn stop_following(&mut self, unit: UnitRef) -> Result<(), BadFact> {
        if self.state(unit)?.charges_after_gone() {
            self.end_charge(unit)?;
        }
        self.end_pursuit(unit)
    }

    /// Separates two units. A unit that then has no enemy to fight pursues other enemies that
    /// routed in this step, regardless of the order in which its enemies left.
    pub(super) fn part(&mut self, unit: UnitRef, enemy: UnitRef) -> Result<(), BadFact> {
        if !self.separate(unit, enemy)? {
            return Ok(());
        }
        let mut both = [unit, enemy].into_iter();
        both.try_for_each(|unit| self.pursues_others(unit))
    }

    /// Separates two units without further consequences. Returns whether they were in contact.
    pub(super) fn separate(&mut self, unit: UnitRef, enemy: UnitRef) -> Result<bool, BadFact> {
        let touches = self.state(unit)?.contacts.contains(&enemy);
        if !touches && !self.state(enemy)?.contacts.contains(&unit) {
            return Ok(false);
        }
        self.add(Separated { unit, enemy })?;
        Ok(true)
    }
}

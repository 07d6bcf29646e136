//! Incidents: a question about pay, an enemy at a sniper, a ditch in the way. Each requires a
//! command from the unit's player in the same step.

use super::prelude::*;

written! {
    /// An incident.
    pub struct IncidentOccurred {
        /// The unit.
        pub unit: UnitRef,
        /// The incident.
        pub what: Incident,
    }
}

impl Fact<Fornovo> for IncidentOccurred {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.unit_mut(self.unit)?.add_incident(self.what);
        Ok(())
    }
}

impl Resolver<'_> {
    pub(super) fn add_incident(&mut self, unit: UnitRef, what: Incident) -> Result<(), BadFact> {
        self.add(IncidentOccurred { unit, what })
    }
}

//! Incidents: what happens to a unit and demands an answer of its player in the same step.

use super::prelude::*;

written! {
    /// An incident.
    pub struct IncidentOccurred {
        /// The unit.
        pub unit: UnitRef,
        /// What happened to it.
        pub what: Incident,
    }
}

impl Fact<Fornovo> for IncidentOccurred {
    fn fold(&self, battle: &mut Battle) -> Result<(), Misfit> {
        battle.state.unit_mut(self.unit)?.befalls(self.what);
        Ok(())
    }
}

impl Resolver<'_> {
    pub(super) fn befalls(&mut self, unit: UnitRef, what: Incident) -> Result<(), Misfit> {
        self.add(IncidentOccurred { unit, what })
    }
}

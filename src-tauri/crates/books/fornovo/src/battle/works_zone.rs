//! The zone behind works, where troops move and change facing as skirmishers do, at half speed
//! (F-7.28, F-11.20).

use super::moves::{Crossed, MoveObservations};
use super::prelude::*;

impl Position<'_> {
    /// Whether the unit is in the zone behind named works.
    pub(super) fn is_in_works_zone(&self, unit: UnitRef) -> bool {
        self.at(unit).is_some_and(|(site, stand)| {
            self.terrain_at(unit, site, stand) == Some(Crossed::FieldworksZone)
        })
    }

    /// Whether the whole move is in the zone behind named works, so that no way of moving is slower
    /// than another.
    pub(super) fn stays_in_works_zone(&self, observed: &MoveObservations) -> bool {
        let here = self.at(observed.unit).map(|(site, _)| site.feature.id);
        self.is_in_works_zone(observed.unit) && observed.ground == here
    }
}

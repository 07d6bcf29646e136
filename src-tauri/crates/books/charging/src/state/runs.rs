//! Units that have made a rout move this turn (C-13).

use drumhead_vocabulary::play::UnitRef;
use serde::{Deserialize, Serialize};

/// Units that have made their rout move, and since then have neither come into contact nor routed
/// again, in the order of units.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Runs(Vec<UnitRef>);

impl Runs {
    /// Returns whether no unit is recorded.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns whether the unit has made its rout move, and may not make another yet.
    pub(crate) fn has(&self, unit: UnitRef) -> bool {
        self.0.contains(&unit)
    }

    /// Records that a unit made its rout move.
    pub(crate) fn has_fled(&mut self, unit: UnitRef) {
        if let Err(place) = self.0.binary_search(&unit) {
            self.0.insert(place, unit);
        }
    }

    /// Removes a unit that a charge has brought into contact, or that routs again.
    pub(crate) fn forget(&mut self, unit: UnitRef) {
        self.0.retain(|it| *it != unit);
    }
}

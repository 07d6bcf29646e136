//! Units that have made a rout move this turn (C-13).

use drumhead_vocabulary::play::UnitRef;
use serde::{Deserialize, Serialize};

/// A unit that has made its rout move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Run {
    /// The unit.
    unit: UnitRef,
    /// Whether the players have since reported that the unit could not move.
    stuck: bool,
}

/// Units that have made their rout move, and since then have neither come into contact nor routed
/// again, in the order of units.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Runs(Vec<Run>);

impl Runs {
    /// Returns whether no unit is recorded.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns whether the unit is recorded.
    pub(crate) fn has(&self, unit: UnitRef) -> bool {
        self.0.iter().any(|run| run.unit == unit)
    }

    /// Returns whether the unit has made its rout move, and may not make another yet.
    pub(crate) fn is_over(&self, unit: UnitRef) -> bool {
        let mut runs = self.0.iter();
        runs.any(|run| run.unit == unit && !run.stuck)
    }

    /// Records that a unit made its rout move or could not move.
    pub(crate) fn has_fled(&mut self, unit: UnitRef, moved: bool) {
        let known = self.has(unit);
        self.forget(unit);
        if moved || known {
            let stuck = !moved;
            let place = self.0.partition_point(|run| run.unit < unit);
            self.0.insert(place, Run { unit, stuck });
        }
    }

    /// Removes a unit that a charge has brought into contact, or that routs again.
    pub(crate) fn forget(&mut self, unit: UnitRef) {
        self.0.retain(|run| run.unit != unit);
    }
}

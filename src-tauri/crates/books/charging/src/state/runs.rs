//! Rout moves of this turn (C-13): which units have made one.

use drumhead_words::play::UnitRef;
use serde::{Deserialize, Serialize};

/// Units that have made their rout move, and have since come into contact with no charge.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Runs(Vec<UnitRef>);

impl Runs {
    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether the unit is among them.
    pub(crate) fn has(&self, unit: UnitRef) -> bool {
        self.0.contains(&unit)
    }

    /// The unit has made its rout move.
    pub(crate) fn has_fled(&mut self, unit: UnitRef) {
        if !self.has(unit) {
            self.0.push(unit);
        }
    }

    /// The unit is in contact with a charge.
    pub(crate) fn forget(&mut self, unit: UnitRef) {
        self.0.retain(|it| *it != unit);
    }
}

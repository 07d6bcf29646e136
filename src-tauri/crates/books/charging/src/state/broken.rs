//! Units that broke in one of this turn's melees and must still make their rout move (C-13). The
//! players fight the melees and enter the breaks.

use drumhead_vocabulary::play::UnitRef;
use serde::{Deserialize, Serialize};

use super::State;
use super::charges::{Moved, Struck};

/// Units that must make their rout move because they broke in a melee, in the order of units.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Broken(Vec<UnitRef>);

impl Broken {
    /// Returns whether no unit is recorded.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns whether the unit has broken and must still make its rout move.
    pub(super) fn has(&self, unit: UnitRef) -> bool {
        self.0.contains(&unit)
    }

    /// Adds a unit that broke.
    pub(crate) fn broke(&mut self, unit: UnitRef) {
        if let Err(place) = self.0.binary_search(&unit) {
            self.0.insert(place, unit);
        }
    }

    /// Removes a unit that has made its rout move or could not make it.
    pub(crate) fn has_fled(&mut self, unit: UnitRef) {
        self.0.retain(|it| *it != unit);
    }
}

impl State {
    /// Returns whether a charge of this turn has brought the unit into a melee. The enemy's later
    /// fate does not matter: both units can break in their melee, and the players then enter the
    /// two breaks in turn.
    pub(crate) fn is_engaged(&self, unit: UnitRef) -> bool {
        let mut charges = self.charges.iter();
        charges.any(|charge| {
            let met = matches!(charge.moved, Some(Moved::Met | Moved::Contact));
            met && charge.enemy_of(unit).is_some()
        })
    }

    /// Returns whether a charge of this turn has struck the unit in the rear and led to a melee.
    pub(crate) fn is_struck_behind(&self, unit: UnitRef) -> bool {
        let mut charges = self.charges.iter().filter(|it| it.target == unit);
        charges.any(|it| it.struck == Struck::Rear && it.moved == Some(Moved::Contact))
    }
}

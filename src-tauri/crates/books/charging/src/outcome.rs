//! The fate of a unit.

use drumhead_rules::outcome::{Coin, Ended, Fate, Left};

use crate::state::{Away, Morale, UnitState};

/// Returns a unit's fate.
pub(super) fn fate(unit: &UnitState) -> Fate {
    let ended = match (unit.away, unit.morale) {
        (Some(Away::Destroyed), _) => Ended::Destroyed,
        (Some(Away::Surrendered), _) => Ended::Surrendered,
        // Only routing units leave the table over its edge (C-13).
        (Some(Away::OffTable), _) => Ended::Fled,
        (None, Morale::Routing) => Ended::Routed,
        (None, Morale::Good | Morale::Shaken) => Ended::Stood,
    };
    let times = match unit.morale {
        _ if !unit.is_here() => 0,
        Morale::Good => 2,
        Morale::Shaken => 1,
        Morale::Routing => 0,
    };
    let strength = u32::from(unit.strength);
    Fate {
        ended,
        left: vec![Left::of(Coin::Strength, strength, unit.start.into())],
        worth: strength * times,
    }
}

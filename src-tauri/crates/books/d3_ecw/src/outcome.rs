//! The fate of a unit.

use drumhead_rules::outcome::{Coin, Ended, Fate, Left};

use crate::state::{Away, UnitState};

/// Returns the fate of a unit that routs at this many hits. Further hits are not counted. A
/// commander suffers no hits himself: on contact, he only leaves the table (D3-44).
pub(super) fn fate(unit: &UnitState, most: u8) -> Fate {
    let ended = match unit.away {
        None => Ended::Stood,
        Some(Away::Routed) => Ended::Fled,
        Some(Away::Eliminated) => Ended::Destroyed,
        Some(Away::Contacted) => Ended::Away,
        Some(Away::Unplaced) => Ended::SetAside,
    };
    let now = u32::from(most.saturating_sub(unit.hits));
    let left = (!unit.commands()).then(|| Left::of(Coin::Hits, now, most.into()));
    let lost = unit.away.is_some_and(|away| away != Away::Unplaced);
    Fate {
        ended,
        worth: u32::from(left.is_some() && !lost),
        left: left.into_iter().collect(),
    }
}

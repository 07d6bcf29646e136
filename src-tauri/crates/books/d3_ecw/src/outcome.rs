//! The outcome of a battle.

use drumhead_rules::outcome::{Coin, Ended, Fate, Left, Outcome};

use crate::Battle;
use crate::place::readings;
use crate::state::{Away, UnitState};

/// The outcome of a battle, in hits. An army that retires leaves the field to the other (D3-43).
pub(super) fn outcome(battle: &Battle) -> Outcome {
    let state = &battle.state;
    let most = readings(battle).rout_at.hits();
    let fates = state.units().map(|(unit, it)| (unit, fate(it, most)));
    let beaten = match state.retired {
        [true, false] => Some(0),
        [false, true] => Some(1),
        [true, true] | [false, false] => None,
    };
    Outcome::new(&[Coin::Hits], fates, beaten)
}

/// The fate of a unit that routs at this many hits. A commander has no hits: he returns after the
/// battle (D3-44).
fn fate(unit: &UnitState, most: u8) -> Fate {
    let ended = match unit.away {
        None => Ended::Stood,
        Some(Away::Routed) => Ended::Fled,
        Some(Away::Eliminated) => Ended::Destroyed,
        Some(Away::Contacted) => Ended::Away,
        Some(Away::Unplaced) => Ended::SetAside,
    };
    let hits = u32::from(unit.hits);
    let start = u32::from(most).max(hits);
    let left = (!unit.commands()).then(|| Left::of(Coin::Hits, start - hits, start));
    let lost = unit.away.is_some_and(|away| away != Away::Unplaced);
    Fate {
        ended,
        worth: u32::from(left.is_some() && !lost),
        left: left.into_iter().collect(),
    }
}

//! The fate of a unit.

use drumhead_rules::outcome::{Coin, Ended, Fate, Left};

use crate::army::Arm;
use crate::state::{Away, Crew, Standing};

/// Returns the fate of a unit of this side. Its strength is counted if the players know it.
pub(super) fn fate(side: u8, unit: &Standing) -> Fate {
    let ended = ended(side, unit);
    let own = Left::of(Coin::Unit, ended.is_in_field().into(), 1);
    let strength = unit
        .strength_left()
        .zip(unit.start)
        .map(|(now, start)| Left::of(Coin::Strength, now.into(), start.into()));
    Fate {
        ended,
        left: counts(unit)
            .then_some(own)
            .into_iter()
            .chain(strength)
            .collect(),
        worth: worth(unit),
    }
}

fn ended(side: u8, unit: &Standing) -> Ended {
    let captor = unit.gun.map(|gun| gun.serves).filter(|it| *it != side);
    match (unit.away, captor) {
        (Some(Away::Eliminated | Away::Overrun), _) => Ended::Destroyed,
        (Some(Away::OffMap), _) => Ended::Away,
        (None, Some(by)) => Ended::Taken { by },
        (None, None) => Ended::Stood,
    }
}

/// Returns whether a unit counts among its side's units. Leaders do not.
fn counts(unit: &Standing) -> bool {
    unit.arm != Arm::Leader
}

/// Returns whether this side can still lose the unit.
pub(super) fn is_left(side: u8, unit: &Standing) -> bool {
    counts(unit) && ended(side, unit).is_in_field()
}

/// Returns the worth of a unit: 2 for infantry or cavalry, 1 if disordered; 1 for a manned gun.
fn worth(unit: &Standing) -> u32 {
    match unit.gun {
        _ if unit.away.is_some() => 0,
        Some(gun) => u32::from(gun.crew == Crew::Manned),
        None if !unit.is_troops() => 0,
        None if unit.disordered => 1,
        None => 2,
    }
}

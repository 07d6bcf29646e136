//! The fate of a unit.

use drumhead_rules::outcome::{Coin, Ended, Fate, Left};

use crate::state::{Away, UnitState};

/// Returns the fate of a unit, with its remaining infantry, cavalry and guns. Guns are lost once
/// they are out of action (S-14). A unit without troops that can fight is destroyed, even if its
/// guns are still on the map.
pub(super) fn fate(group: &UnitState, lives: u8) -> Fate {
    let (now, start) = (group.troops(lives), group.start);
    let ended = match group.away {
        None if now.is_nobody() => Ended::Destroyed,
        None => Ended::Stood,
        Some(Away::Destroyed) => Ended::Destroyed,
        Some(Away::Off) => Ended::SetAside,
    };
    let counts = [
        (Coin::Figures, 0, now.infantry, start.infantry),
        (Coin::Figures, 1, now.cavalry, start.cavalry),
        (Coin::Guns, 0, now.guns, start.guns),
    ];
    let left = counts.into_iter().map(|(coin, part, now, start)| Left {
        coin,
        part,
        now: now.into(),
        start: start.max(now).into(),
    });
    Fate {
        ended,
        left: left.filter(|it| it.start > 0 || it.now > 0).collect(),
        worth: group.away.map_or_else(|| now.all(), |_| 0),
    }
}

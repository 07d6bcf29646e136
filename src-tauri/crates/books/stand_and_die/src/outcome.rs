//! The fate of a unit.

use drumhead_rules::outcome::{Coin, Ended, Fate, Left};

use crate::Battle;
use crate::place::{is_missing, lives};
use crate::state::{Away, UnitState};

/// Returns the fate of a unit, with its remaining infantry, cavalry and guns. Guns are lost once
/// they are out of action (S-14). A unit without troops that can fight is destroyed, even if its
/// guns are still on the map. A unit that the players have not placed is not in the battle.
pub(super) fn fate(battle: &Battle, group: &UnitState) -> Fate {
    let (now, start) = (group.troops(lives(battle)), group.start);
    let ended = match group.away {
        None if now.is_nobody() => Ended::Destroyed,
        None if is_missing(battle, group) => Ended::SetAside,
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
        worth: if ended == Ended::Stood { now.all() } else { 0 },
    }
}

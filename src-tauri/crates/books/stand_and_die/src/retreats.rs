//! The possible destinations and the order of falling back. Neither depends on which troops the
//! players move first (S-20, gaps S-A4, S-A20, S-A22).

use drumhead_rules::hex::Cell;
use std::collections::BTreeSet;

use crate::ground::retreat;
use crate::prelude::*;

/// Troops that must fall back before other troops can.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum First {
    /// Troops that occupy the hex that the others need, and do not wait for the others (gap S-A20).
    Holders(Pressed),
    /// Troops of the side that marched first, if the two groups block each other or need the same
    /// hex (gap S-A22).
    Marched(Pressed),
}

impl First {
    /// Returns the troops that fall back first.
    pub(crate) const fn troops(self) -> Pressed {
        match self {
            Self::Holders(first) | Self::Marched(first) => first,
        }
    }

    /// Returns the hex of the troops that fall back first.
    pub(crate) const fn hex(self) -> Cell {
        self.troops().hex
    }
}

/// Returns the possible destinations of a hex's troops (S-20, gap S-A4). With `cleared`, a hex is
/// also free if its troops must themselves fall back.
fn ways(battle: &Battle, troops: Pressed, cleared: bool) -> Vec<Cell> {
    let Pressed { side, hex } = troops;
    let Some(unit) = host(battle, side, hex, &[]) else {
        return Vec::new();
    };
    let ways = ways_back(battle, side, hex, cleared);
    let free: Vec<_> = ways.iter().map(|(side, _)| *side).collect();
    let faces = side_faced(battle, unit.facing);
    let sides = retreat(faces, &free, interpretations(battle)).sides();
    let to = sides.into_iter().filter_map(|side| {
        let way = ways.iter().find(|(free, _)| *free == side);
        way.map(|(_, to)| *to)
    });
    to.collect()
}

/// Returns the possible destinations of a hex's troops (S-20, gap S-A4).
pub(crate) fn retreats(battle: &Battle, side: u8, hex: Cell) -> Vec<Cell> {
    ways(battle, Pressed { side, hex }, false)
}

/// Returns the troops of both sides that must still fall back.
fn pressed(battle: &Battle) -> impl Iterator<Item = Pressed> {
    let pressed = battle.state.pressed.iter().copied();
    pressed.filter(|it| !battle.state.pressed_at(it.side, it.hex).is_empty())
}

/// Returns the troops, friends or enemies, that block the way of these troops and must still fall
/// back.
fn blocked_by(battle: &Battle, troops: Pressed) -> Vec<Pressed> {
    let ways = ways(battle, troops, true);
    pressed(battle)
        .filter(|it| ways.contains(&it.hex))
        .collect()
}

/// Returns the troops for which these troops wait, directly or indirectly, because the way is
/// blocked.
fn before(battle: &Battle, troops: Pressed) -> BTreeSet<Pressed> {
    let (mut found, mut next) = (BTreeSet::new(), vec![troops]);
    while let Some(at) = next.pop() {
        let blocking = blocked_by(battle, at).into_iter();
        next.extend(blocking.filter(|it| found.insert(*it)));
    }
    found
}

/// Returns every possible destination of these troops, whether or not the troops that block the way
/// have left.
fn wants(battle: &Battle, troops: Pressed) -> BTreeSet<Cell> {
    let wants = [true, false].map(|cleared| ways(battle, troops, cleared));
    wants.into_iter().flatten().collect()
}

/// Returns the troops that fall back before the troops of this hex: they block the way, or they
/// belong to the side that marched first, and the two groups block each other or need the same hex.
pub(crate) fn after_whom(battle: &Battle, side: u8, hex: Cell) -> Option<First> {
    let troops = Pressed { side, hex };
    let mut blocking = blocked_by(battle, troops).into_iter();
    if let Some(first) = blocking.find(|it| !before(battle, *it).contains(&troops)) {
        return Some(First::Holders(first));
    }
    let leads = first_side(battle);
    if side == leads {
        return None;
    }
    let (blockers, wants_of) = (before(battle, troops), wants(battle, troops));
    let mut rivals = pressed(battle).filter(|it| it.side == leads);
    let first = rivals.find(|rival| {
        let waits = before(battle, *rival);
        let mutual = blockers.contains(rival) && waits.contains(&troops);
        // Troops that wait for troops of this side always come after them.
        let free = waits.iter().all(|it| it.side == leads);
        mutual || (free && !wants(battle, *rival).is_disjoint(&wants_of))
    });
    first.map(First::Marched)
}

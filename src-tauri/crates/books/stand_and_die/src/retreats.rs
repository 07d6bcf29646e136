//! The destinations of troops that fall back, and the order in which they go. Neither depends on
//! which troops the players move first (S-20, gaps S-A4, S-A20, S-A22).

use drumhead_rules::hex::Cell;
use std::collections::{BTreeMap, BTreeSet};

use crate::ground::retreat;
use crate::prelude::*;

/// Troops that must fall back before other troops can.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum First {
    /// Troops that clear the way for the others, directly or indirectly (gap S-A20).
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

/// Returns the possible destinations of troops (S-20, gap S-A4), if the troops in `gone` have left
/// their hexes.
fn ways(battle: &Battle, troops: Pressed, gone: &BTreeSet<Pressed>) -> Vec<Cell> {
    let Pressed { side, hex } = troops;
    let Some((_, unit)) = battle.state.at(side, hex).next() else {
        return Vec::new();
    };
    let ways = ways_back(battle, side, hex, gone);
    let free: Vec<_> = ways.iter().map(|(side, _)| *side).collect();
    let faces = side_faced(battle, unit.facing);
    let sides = retreat(faces, &free, interpretations(battle)).sides();
    let to = sides.into_iter().filter_map(|side| {
        let way = ways.iter().find(|(free, _)| *free == side);
        way.map(|(_, to)| *to)
    });
    to.collect()
}

/// Returns the possible destinations of a hex's troops now (S-20, gap S-A4).
pub(crate) fn retreats(battle: &Battle, side: u8, hex: Cell) -> Vec<Cell> {
    ways(battle, Pressed { side, hex }, &BTreeSet::new())
}

/// Troops that must still fall back.
struct Waiting {
    /// The possible destinations now.
    open: Vec<Cell>,
    /// Every possible destination, whichever troops leave first.
    wants: BTreeSet<Cell>,
    /// Sets of troops that occupy possible destinations and must fall back themselves. A set
    /// matters only if the troops of the sets before it do not leave in time.
    holders: Vec<BTreeSet<Pressed>>,
    /// The number of sets of `holders` that matter.
    counted: usize,
}

impl Waiting {
    /// Returns the possible destinations of these troops, and the troops that occupy them, if `all`
    /// must still fall back.
    fn of(battle: &Battle, troops: Pressed, all: &BTreeSet<Pressed>) -> Self {
        let (mut gone, mut wants, mut holders) = (all.clone(), BTreeSet::new(), Vec::new());
        loop {
            let open = ways(battle, troops, &gone);
            wants.extend(open.iter().copied());
            let (held, others): (BTreeSet<_>, _) =
                gone.into_iter().partition(|it| open.contains(&it.hex));
            if held.is_empty() {
                return Self {
                    open,
                    wants,
                    holders,
                    counted: 0,
                };
            }
            holders.push(held);
            gone = others;
        }
    }

    /// Returns the troops that occupy possible destinations, in the sets that matter.
    fn blocking(&self) -> impl Iterator<Item = Pressed> {
        self.holders.iter().take(self.counted).flatten().copied()
    }
}

/// All troops that must still fall back.
struct Queue(BTreeMap<Pressed, Waiting>);

impl Queue {
    /// Returns the troops of both sides that must still fall back. If the troops in one set of
    /// holders all wait for the troops that they block, the next set matters too.
    fn of(battle: &Battle) -> Self {
        let pressed = battle.state.pressed.iter().copied();
        let all: BTreeSet<_> = pressed
            .filter(|it| !must_fall_back(battle, it.side, it.hex).is_empty())
            .collect();
        let waiting = all.iter().map(|it| (*it, Waiting::of(battle, *it, &all)));
        let mut queue = Self(waiting.collect());
        while let Some(next) = queue.deadlocked() {
            if let Some(waiting) = queue.0.get_mut(&next) {
                waiting.counted += 1;
            }
        }
        queue
    }

    /// Returns troops that have a further set of holders, if all the troops that block their way
    /// wait for them.
    fn deadlocked(&self) -> Option<Pressed> {
        let mut all = self.0.iter();
        let found = all.find(|(troops, waiting)| {
            waiting.counted < waiting.holders.len() && self.strictly_before(**troops).is_none()
        });
        found.map(|(troops, _)| *troops)
    }

    /// Returns troops that block the way of these troops and do not wait for them.
    fn strictly_before(&self, troops: Pressed) -> Option<Pressed> {
        let mut blocking = self.0.get(&troops)?.blocking();
        blocking.find(|it| !self.before(*it).contains(&troops))
    }

    /// Returns the troops that block the way of these troops, directly or indirectly.
    fn before(&self, troops: Pressed) -> BTreeSet<Pressed> {
        let (mut found, mut next) = (BTreeSet::new(), vec![troops]);
        while let Some(at) = next.pop() {
            let blocking = self.0.get(&at).into_iter().flat_map(Waiting::blocking);
            next.extend(blocking.filter(|it| found.insert(*it)));
        }
        found
    }

    /// Returns whether these troops have a way back now.
    fn is_open(&self, troops: Pressed) -> bool {
        let waiting = self.0.get(&troops);
        waiting.is_some_and(|it| !it.open.is_empty())
    }

    /// Returns the troops that go first to clear the way for these troops: troops that block the
    /// way and do not wait for these troops; otherwise, if these troops have no way back, troops
    /// that block the way and have a way back.
    fn clearing(&self, troops: Pressed) -> Option<Pressed> {
        self.strictly_before(troops).or_else(|| {
            let mut before = self.before(troops).into_iter();
            before.find(|it| !self.is_open(troops) && self.is_open(*it))
        })
    }

    /// Returns troops of the side that marched first that go before these troops, because the two
    /// groups block each other or need the same hex (gap S-A22).
    fn marched_first(&self, leads: u8, troops: Pressed) -> Option<Pressed> {
        let own = self.0.get(&troops).filter(|_| troops.side != leads)?;
        let blockers = self.before(troops);
        let mut rivals = self.0.iter().filter(|(it, _)| it.side == leads);
        let first = rivals.find(|(rival, theirs)| {
            let waits = self.before(**rival);
            // Troops without a way back wait for troops that have one.
            let able = !theirs.open.is_empty() || own.open.is_empty();
            let mutual = able && blockers.contains(rival) && waits.contains(&troops);
            // Troops that wait for troops of the other side always come after them.
            let free = waits.iter().all(|it| it.side == leads);
            mutual || (free && !theirs.wants.is_disjoint(&own.wants))
        });
        first.map(|(rival, _)| *rival)
    }
}

/// Returns the troops that must fall back earlier than those of this hex: troops that clear the way
/// for them, or troops of the side that marched first if the two groups block each other or need
/// the same hex.
pub(crate) fn after_whom(battle: &Battle, side: u8, hex: Cell) -> Option<First> {
    let (queue, troops) = (Queue::of(battle), Pressed { side, hex });
    let marched_first = || queue.marched_first(first_side(battle), troops);
    let clearing = queue.clearing(troops).map(First::Holders);
    clearing.or_else(|| marched_first().map(First::Marched))
}

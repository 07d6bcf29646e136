//! A unit's equipment apart from its weapons: stakes, horses and guns.

use std::collections::BTreeSet;

use drumhead_vocabulary::play::UnitRef;
use serde::{Deserialize, Serialize};

use super::UnitState;
use crate::tables::shooting::GunClass;

/// Archers' stakes (F-2.65).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Stakes {
    /// The unit has no stakes, or has lost them.
    #[default]
    None,
    /// The unit carries its stakes.
    Carried,
    /// The stakes are planted in front of the unit.
    Planted,
    /// The unit left its stakes behind.
    Left,
}

/// The horses of troops that may dismount (F-7.34).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "horses", rename_all = "snake_case")]
pub enum Horses {
    /// The horses are ridden, or there are none.
    #[default]
    Ridden,
    /// Some of the unit's figures hold the horses behind it and do nothing else.
    Held {
        /// The number of horse-holders.
        holders: u32,
    },
    /// The horses ran away: the unit cannot mount again.
    Dispersed,
}

impl Horses {
    /// Returns the number of horse-holders.
    pub const fn holders(self) -> u32 {
        match self {
            Self::Held { holders } => holders,
            Self::Ridden | Self::Dispersed => 0,
        }
    }
}

/// The place of the gunners of a unit with guns or wagons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Crew {
    /// The gunners are with their guns and wagons.
    #[default]
    AtGuns,
    /// The gunners are away from their guns and wagons: the unit routed, evaded or pursued, or
    /// recoiled from guns that it cannot move (F-7.16, F-7.17).
    Away,
}

/// Full turns since guns fired. The turn of the shot and the current turn do not count (F-9.39,
/// D-173).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct IdleGuns {
    /// The number of full turns.
    pub turns: u8,
    /// The number of these turns in which the guns moved.
    pub moved: u8,
}

/// Guns of a class that last fired in the same turn. Each gun is loaded on its own (F-9.39).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct FiredGuns {
    /// The class.
    pub class: GunClass,
    /// The number of guns.
    pub guns: u32,
    /// The turns since these guns fired; `None` if they fired this turn.
    pub since: Option<IdleGuns>,
}

impl UnitState {
    /// Records that guns of this class fired. The guns that have been idle longest fire first.
    pub(in super::super) fn fires_guns(&mut self, class: GunClass, guns: u32) {
        let fired = self.fired_this_turn(class).saturating_add(guns);
        let idle = self.idle_guns(class).into_iter();
        let waiting: Vec<IdleGuns> = idle.skip(to_usize(guns)).flatten().collect();
        self.fired_guns.retain(|fired| fired.class != class);
        self.have_fired(class, fired, None);
        for since in waiting {
            self.have_fired(class, 1, Some(since));
        }
    }

    /// Adds guns of this class that last fired in this turn or an earlier one.
    pub(in super::super) fn have_fired(
        &mut self,
        class: GunClass,
        guns: u32,
        since: Option<IdleGuns>,
    ) {
        let mut same = self.fired_guns.iter_mut();
        match same.find(|fired| fired.class == class && fired.since == since) {
            Some(fired) => fired.guns = fired.guns.saturating_add(guns),
            None if guns > 0 => self.fired_guns.push(FiredGuns { class, guns, since }),
            None => {}
        }
    }

    /// Returns the number of guns of this class that fired this turn.
    pub fn fired_this_turn(&self, class: GunClass) -> u32 {
        let guns = self
            .fired_guns
            .iter()
            .filter(|fired| fired.class == class && fired.since.is_none());
        guns.map(|fired| fired.guns).sum()
    }

    /// Returns the turns since the last shot of each gun of this class that has not fired this
    /// turn. Guns that have never fired come first, and lost guns are deducted from them first.
    pub fn idle_guns(&self, class: GunClass) -> Vec<Option<IdleGuns>> {
        let guns = u32::from(self.models.count(class.model()));
        let of_class = self.fired_guns.iter().filter(|fired| fired.class == class);
        let fired: u32 = of_class.clone().map(|fired| fired.guns).sum();
        let mut before: Vec<_> = of_class.filter(|fired| fired.since.is_some()).collect();
        before.sort_by_key(|fired| std::cmp::Reverse(fired.since.map(|since| since.turns)));
        let before = before
            .into_iter()
            .flat_map(|fired| vec![fired.since; to_usize(fired.guns)]);
        let never = vec![None; to_usize(guns.saturating_sub(fired))];
        let left = guns.saturating_sub(self.fired_this_turn(class));
        let all = never.into_iter().chain(before);
        all.take(to_usize(left)).collect()
    }
}

/// Converts a number of guns to the length of a list.
fn to_usize(guns: u32) -> usize {
    usize::try_from(guns).unwrap_or(usize::MAX)
}

/// Friends that a routing unit met on its last rout move (F-7.52).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Path {
    /// Friends that the unit burst through.
    pub through: BTreeSet<UnitRef>,
    /// Friends that the unit flowed round.
    pub round: BTreeSet<UnitRef>,
}

/// The ranks with fixed plug bayonets (F-2.67).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Stored", into = "Stored")]
pub enum Plugs {
    /// No rank.
    #[default]
    Out,
    /// The front rank: the ranks behind it may fire.
    FrontRank,
    /// All ranks: the unit cannot fire.
    All,
}

/// The stored form: true or false for all or no ranks, as in older battles; otherwise the ranks
/// with bayonets.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Stored {
    /// All ranks or none.
    Whole(bool),
    /// Some of the ranks.
    Part(Part),
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Part {
    FrontRank,
}

impl From<Stored> for Plugs {
    fn from(stored: Stored) -> Self {
        match stored {
            Stored::Whole(false) => Self::Out,
            Stored::Part(Part::FrontRank) => Self::FrontRank,
            Stored::Whole(true) => Self::All,
        }
    }
}

impl From<Plugs> for Stored {
    fn from(plugs: Plugs) -> Self {
        match plugs {
            Plugs::Out => Self::Whole(false),
            Plugs::FrontRank => Self::Part(Part::FrontRank),
            Plugs::All => Self::Whole(true),
        }
    }
}

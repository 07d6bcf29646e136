//! A unit's equipment apart from its weapons: stakes, horses, guns.

use std::collections::BTreeSet;

use drumhead_words::play::UnitRef;
use serde::{Deserialize, Serialize};

use super::super::super::army::Model;
use super::super::super::tables::shooting::GunClass;
use super::UnitState;

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
    /// The gunners are away from their guns and wagons: the unit routed, evaded or pursued
    /// (F-7.17).
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

impl UnitState {
    /// Records that guns of this class fired. A battery of several classes counts its turns for
    /// each class (F-9.39).
    pub(in super::super) fn fires_guns(&mut self, class: GunClass) {
        let classes = Model::GUNS.into_iter();
        if classes.filter(|gun| self.models.count(*gun) > 0).count() > 1 {
            self.idle_of.insert(class, None);
        } else {
            self.idle = Some(IdleGuns::default());
        }
    }

    /// Returns the turns since the unit's guns of this class fired; `None` if they never fired.
    pub fn idle_since(&self, class: GunClass) -> Option<IdleGuns> {
        match self.idle_of.get(&class) {
            Some(idle) => Some(idle.unwrap_or_default()),
            None => self.idle,
        }
    }
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

/// The stored form: true or false for all or no ranks, as in older battles; otherwise a part.
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

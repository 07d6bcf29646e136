//! A unit's equipment besides its arms: stakes, horses, guns.

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
    /// It has none, or has lost them.
    #[default]
    None,
    /// Carried.
    Carried,
    /// Planted in front of the unit.
    Planted,
    /// Left behind.
    Left,
}

/// The horses of troops that may dismount (F-7.34).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "horses", rename_all = "snake_case")]
pub enum Horses {
    /// Ridden, or there are none.
    #[default]
    Ridden,
    /// Held behind the unit by some of its figures, which do nothing else.
    Held {
        /// The number of horse-holders.
        holders: u32,
    },
    /// Run away: the unit cannot mount again.
    Dispersed,
}

impl Horses {
    /// The number of horse-holders.
    pub const fn holders(self) -> u32 {
        match self {
            Self::Held { holders } => holders,
            Self::Ridden | Self::Dispersed => 0,
        }
    }
}

/// The crew of a unit with guns or wagons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Crew {
    /// With its guns and wagons.
    #[default]
    AtGuns,
    /// Away from them: the unit routed, evaded or pursued (F-7.17).
    Away,
}

/// Full turns since guns fired, without the turn of the shot and the present turn (F-9.39, D-173).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct IdleGuns {
    /// The number.
    pub turns: u8,
    /// Those in which the guns moved.
    pub moved: u8,
}

impl UnitState {
    /// Guns of this class fired: a battery of several classes counts its turns class by class
    /// (F-9.39).
    pub(in super::super) fn fires_guns(&mut self, class: GunClass) {
        let classes = Model::GUNS.into_iter();
        if classes.filter(|gun| self.models.count(*gun) > 0).count() > 1 {
            self.idle_of.insert(class, None);
        } else {
            self.idle = Some(IdleGuns::default());
        }
    }

    /// Turns since its guns of this class fired; none if they never did.
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
    /// Friends it burst through.
    pub through: BTreeSet<UnitRef>,
    /// Friends it flowed round.
    pub round: BTreeSet<UnitRef>,
}

/// The ranks with fixed plug bayonets (F-2.67).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Stored", into = "Stored")]
pub enum Plugs {
    /// None.
    #[default]
    Out,
    /// The front rank: those behind may fire.
    FrontRank,
    /// All: the unit cannot fire.
    All,
}

/// The stored form: true or false for all or none, as in earlier battles; otherwise a part.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Stored {
    /// All or none.
    Whole(bool),
    /// A part.
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

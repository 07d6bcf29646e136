//! What a unit has with it beyond its arms: stakes, horses, guns.

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
    /// On the men's shoulders.
    Carried,
    /// In the ground before them.
    Planted,
    /// In the ground that they went away from.
    Left,
}

/// The horses of troops who may get down from them (F-7.34).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "horses", rename_all = "snake_case")]
pub enum Horses {
    /// Under their riders; or there are none.
    #[default]
    Ridden,
    /// Held behind the unit by some of its figures, who do nothing else.
    Held {
        /// How many.
        holders: u32,
    },
    /// Run away: nobody mounts again.
    Dispersed,
}

impl Horses {
    /// Figures that hold horses now.
    pub const fn holders(self) -> u32 {
        match self {
            Self::Held { holders } => holders,
            Self::Ridden | Self::Dispersed => 0,
        }
    }
}

/// Where guns and wagons are, of a unit that has any.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Crew {
    /// With its guns and wagons.
    #[default]
    AtGuns,
    /// Away from them: it ran, evaded or pursued (F-7.17).
    Away,
}

/// Whole turns since guns fired, neither the turn of that shot nor the present
/// one among them (F-9.39, D-173).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct IdleGuns {
    /// How many.
    pub turns: u8,
    /// In how many of them the guns moved.
    pub moved: u8,
}

impl UnitState {
    /// Guns of this class have fired: a battery of several classes is loaded class by class (F-9.39).
    pub(in super::super) fn fires_guns(&mut self, class: GunClass) {
        let classes = Model::GUNS.into_iter();
        if classes.filter(|gun| self.models.count(*gun) > 0).count() > 1 {
            self.idle_of.insert(class, None);
        } else {
            self.idle = Some(IdleGuns::default());
        }
    }

    /// How long its guns of this class have not fired; none where they never
    /// did.
    pub fn idle_since(&self, class: GunClass) -> Option<IdleGuns> {
        match self.idle_of.get(&class) {
            Some(idle) => Some(idle.unwrap_or_default()),
            None => self.idle,
        }
    }
}

/// Friends that a router met on its last rout move (F-7.52).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Path {
    /// Those it burst through.
    pub through: BTreeSet<UnitRef>,
    /// Those it flowed round.
    pub round: BTreeSet<UnitRef>,
}

/// Where a unit's plug bayonets are fixed (F-2.67).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Stored", into = "Stored")]
pub enum Plugs {
    /// In their scabbards.
    #[default]
    Out,
    /// In the muzzles of the front rank: those behind it may fire.
    FrontRank,
    /// In every muzzle: nobody fires.
    All,
}

/// Plug bayonets as battles keep them: yes or no, as they did before the front
/// rank could have its own, so that those go on.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Stored {
    /// Fixed by all, or by nobody.
    Whole(bool),
    /// Fixed by some.
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

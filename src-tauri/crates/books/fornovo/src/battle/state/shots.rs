//! The players' observations of a volley, and dice in flight.

use drumhead_vocabulary::play::UnitRef;
use serde::{Deserialize, Serialize};

use crate::shooting::Side;
use crate::tables::shooting::GunClass;
use crate::terrain::Cover;
use crate::weapons::Weapon;

/// The figures or guns that shoot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "with", rename_all = "snake_case", deny_unknown_fields)]
pub enum Arm {
    /// The figures of a group, with one weapon.
    Group {
        /// The group's index in the unit.
        group: u8,
        /// The weapon.
        weapon: Weapon,
    },
    /// The guns of a class.
    Guns {
        /// The class.
        class: GunClass,
        /// Whether the guns fire ballshot, not hailshot.
        ball: bool,
    },
}

/// The players' observations of a volley.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FireObservations {
    /// The number of figures in the shooting ranks that are within range and arc (F-9.02, F-9.09);
    /// for guns, the number of models.
    pub figures: u32,
    /// Whether the target is within close range.
    pub close: bool,
    /// The target's cover from this fire (F-9.17); `None` if it is in the open or its place gives
    /// the cover.
    #[serde(default)]
    pub cover: Option<Cover>,
    /// Whether a part of the target is outside the cover: the better case for the shooters counts
    /// (F-9.17, D-164).
    #[serde(default)]
    pub partly_open: bool,
    /// Whether the target is enfiladed or, if its front is unknown, deep (F-9.17).
    pub dense: bool,
    /// The side of the target at which the shooters aim.
    pub side: Side,
    /// For a garrison, the length in inches of the face that shoots (F-11.15).
    #[serde(default)]
    pub front: Option<u16>,
    /// A friend in the guns' danger zone. It is shot at first (F-9.16).
    #[serde(default)]
    pub friend: Option<UnitRef>,
    /// Whether the friend is within close range; `None` if it is as close as the target.
    #[serde(default)]
    pub friend_close: Option<bool>,
    /// The side of the friend at which the shooters aim; `None` if it is the same side as for the
    /// target.
    #[serde(default)]
    pub friend_side: Option<Side>,
    /// The ranks that shoot, for salvee (F-9.35).
    #[serde(default)]
    pub ranks: RanksFired,
}

/// The ranks of a unit that shoot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RanksFired {
    /// Both front ranks.
    #[default]
    Both,
    /// The first rank.
    First,
    /// The second rank.
    Second,
}

impl RanksFired {
    /// Every choice of ranks.
    pub const ALL: [Self; 3] = [Self::Both, Self::First, Self::Second];

    /// Returns for each rank whether it shoots, front rank first.
    pub(in super::super) const fn each(self) -> [bool; 2] {
        match self {
            Self::Both => [true, true],
            Self::First => [true, false],
            Self::Second => [false, true],
        }
    }

    /// Returns the ranks that have fired this turn, including these.
    pub(in super::super) const fn after(self, before: [bool; 2]) -> [bool; 2] {
        let now = self.each();
        [before[0] || now[0], before[1] || now[1]]
    }
}

impl FireObservations {
    /// Returns the usual observations: this many figures or models shoot at the front of a visible
    /// target in the open.
    pub const fn plain(figures: u32, close: bool) -> Self {
        Self {
            figures,
            close,
            cover: None,
            partly_open: false,
            dense: false,
            side: Side::Front,
            front: None,
            friend: None,
            friend_close: None,
            friend_side: None,
            ranks: RanksFired::Both,
        }
    }
}

/// Gun dice that missed a friend and continue to the target.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FlyingDice {
    /// The target.
    pub target: UnitRef,
    /// The guns.
    pub arm: Arm,
    /// The observations of the target, and of the friend last missed.
    pub observed: FireObservations,
    /// The number of dice.
    pub dice: u32,
    /// Friends missed before the last one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub past: Vec<UnitRef>,
}

impl FlyingDice {
    /// Whether the dice have already been rolled at this friend.
    pub(in super::super) fn has_passed(&self, friend: UnitRef) -> bool {
        self.observed.friend == Some(friend) || self.past.contains(&friend)
    }

    /// Returns the same dice, with another friend as their next target.
    pub(in super::super) fn past(
        &self,
        friend: UnitRef,
        friend_close: Option<bool>,
        friend_side: Option<Side>,
    ) -> Self {
        Self {
            observed: FireObservations {
                friend: Some(friend),
                friend_close,
                friend_side,
                ..self.observed
            },
            past: self
                .past
                .iter()
                .copied()
                .chain(self.observed.friend)
                .collect(),
            ..self.clone()
        }
    }
}

/// Ballshot at a place. It takes effect at the end of the step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Battering {
    /// The feature.
    pub feature: u16,
    /// The number of guns that fired.
    pub models: u32,
    /// The number of hits on the feature.
    pub hits: u32,
}

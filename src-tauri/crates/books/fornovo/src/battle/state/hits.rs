//! Hits that are not yet losses.

use drumhead_vocabulary::play::UnitRef;
use serde::{Deserialize, Serialize};

use super::Arm;
use crate::combat::{AttackFrom, Round, Striking};
use crate::shooting::{Row as FireRow, Shot as ShotKind, Side};
use crate::tables::share::Share;
use crate::tables::shooting::{GunClass, SaveAgainst, SmallArmsRow};

/// The key for the hits of one volley or blow within a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct BlowKey {
    /// The unit that is hit.
    pub target: UnitRef,
    /// The unit that inflicts the hits.
    pub from: UnitRef,
    /// The number of the arm: the index of the group that shoots, or a number for each class of
    /// guns; 0 in combat.
    pub arm: u8,
    /// The number of earlier volleys of the arm at the unit; 0 in combat. An arm shoots several
    /// volleys if its figures are at close and at far range, or its guns fire ballshot and hailshot
    /// (F-9.02).
    #[serde(default, skip_serializing_if = "is_first")]
    pub volley: u8,
}

/// Whether a volley is the first of its arm at its target.
#[allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
const fn is_first(volley: &u8) -> bool {
    *volley == 0
}

/// Returns the number of an arm within its unit.
pub(in super::super) const fn arm_place(arm: Arm) -> u8 {
    match arm {
        Arm::Group { group, .. } => group,
        Arm::Guns { class, .. } => match class {
            GunClass::VeryLight => 250,
            GunClass::Light => 251,
            GunClass::Medium => 252,
            GunClass::Organ => 253,
            GunClass::Heavy => 254,
        },
    }
}

/// Returns the class of guns with this number; `None` for a group.
pub(in super::super) fn class_at(place: u8) -> Option<GunClass> {
    let at = |class: &GunClass| {
        let (class, ball) = (*class, true);
        arm_place(Arm::Guns { class, ball }) == place
    };
    GunClass::ALL.into_iter().find(at)
}

/// Returns the default share for stored hits: all hits count.
const fn all() -> Share {
    Share::WHOLE
}

/// The origin of hits, in the detail that saves and tests need.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "snake_case")]
pub enum By {
    /// Shooting.
    Fire {
        /// The row of the table of saves.
        saves: SaveAgainst,
        /// The number of figures that shot.
        figures: u32,
        /// The class of the guns that shot, and whether they fired ballshot; `None` for small arms.
        guns: Option<(GunClass, bool)>,
        /// The number of dice rolled.
        dice: u32,
        /// The number of hits rolled, before any are allocated to guns or saved.
        thrown: u32,
        /// The share of the hits that counts (F-9.36).
        #[serde(default = "all")]
        effect: Share,
        /// Whether the hits come from a salvee by steady troops.
        salvee: bool,
        /// Whether the volley belongs to a charge and counts in the impact (F-9.11).
        in_charge: bool,
    },
    /// Combat.
    Strike {
        /// The weapon, as classified for saves (F-10.23).
        striking: Striking,
        /// The kind of round for the striker.
        round: Round,
        /// The side of the target that is struck.
        attack: AttackFrom,
    },
}

/// Hits that are not yet losses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Blow {
    /// The origin of the hits.
    pub by: By,
    /// The side of the target that is hit.
    pub side: Side,
    /// The number of hits before saves.
    pub hits: u32,
    /// The share of the unsaved hits that counts: all of them if hits are halved before saves
    /// (D-160).
    pub left: Share,
    /// Models destroyed, once hits are allocated; `None` for troops.
    pub models: Option<ModelLosses>,
    /// Hits on each group, once hits are allocated.
    pub divided: Option<Vec<u32>>,
    /// Unsaved hits on each group, once saves are rolled.
    pub unsaved: Vec<Option<u32>>,
}

/// The earlier shots of an arm at a unit in a step. If only a share of the hits counts, it is
/// calculated for all these shots together (F-9.02).
#[derive(Clone, Copy, Debug, Default)]
pub(in super::super) struct Earlier {
    /// The number of dice.
    pub(in super::super) dice: u32,
    /// The number of hits before reductions.
    pub(in super::super) thrown: u32,
    /// The number of hits before saves.
    pub(in super::super) hits: u32,
    /// The number of unsaved hits.
    unsaved: u32,
}

impl Earlier {
    /// Adds a shot.
    pub(in super::super) fn add(&mut self, blow: &Blow) {
        if let By::Fire { dice, thrown, .. } = blow.by {
            self.dice += dice;
            self.thrown += thrown;
        }
        self.hits += blow.hits;
        self.unsaved += blow.unsaved();
    }
}

/// Models destroyed by hits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ModelLosses {
    /// The number of limbers.
    pub limbers: u32,
    /// The number of guns.
    pub guns: u32,
}

impl Blow {
    /// Returns the row for this fire in the table of hits on guns (F-9.33).
    pub(in super::super) const fn row(&self) -> FireRow {
        match self.by {
            By::Fire {
                guns: Some((class, ball)),
                ..
            } => FireRow::Guns(class, if ball { ShotKind::Ball } else { ShotKind::Hail }),
            // Against guns all small arms are the same.
            By::Fire { guns: None, .. } | By::Strike { .. } => {
                FireRow::SmallArms(SmallArmsRow::Arquebus)
            }
        }
    }

    /// Returns the number of figures that each group loses, once all saves are rolled. If only a
    /// share of the hits counts, it is calculated for all the arm's shots at the unit so far;
    /// `earlier` contains the shots before this one.
    pub(in super::super) fn losses(&self, earlier: Earlier) -> Vec<u32> {
        let mut rest = self.left.of_more(earlier.unsaved, self.unsaved());
        let take = |n: &Option<u32>| {
            let lost = n.unwrap_or(0).min(rest);
            rest -= lost;
            lost
        };
        self.unsaved.iter().map(take).collect()
    }

    /// Returns the number of hits that are not saved.
    fn unsaved(&self) -> u32 {
        self.unsaved.iter().map(|n| n.unwrap_or(0)).sum()
    }
}

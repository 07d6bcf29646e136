//! Hits on their way to losses.

use drumhead_words::play::UnitRef;
use serde::{Deserialize, Serialize};

use super::super::super::combat::{AttackFrom, Round, Striking};
use super::super::super::shooting::{Row as FireRow, Shot as ShotKind, Side};
use super::super::super::tables::share::Share;
use super::super::super::tables::shooting::{GunClass, SaveAgainst, SmallArmsRow};
use super::Arm;

/// What tells the hits of one throw from the others of its step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct BlowKey {
    /// Who is hit.
    pub target: UnitRef,
    /// Who hits.
    pub from: UnitRef,
    /// With what: the place of the group that shoots, or of the class of its
    /// guns; 0 for blows in combat.
    pub arm: u8,
}

/// What tells the arms of a unit apart in its blows.
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

/// The class of the guns whose blows have this place; none where it is a
/// group's.
pub(in super::super) fn class_at(place: u8) -> Option<GunClass> {
    let at = |class: &GunClass| {
        let (class, ball) = (*class, true);
        arm_place(Arm::Guns { class, ball }) == place
    };
    GunClass::ALL.into_iter().find(at)
}

/// All hits of a volley count, unless it says otherwise.
const fn whole() -> Share {
    Share::WHOLE
}

/// What the hits came from, as saves and tests see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "snake_case")]
pub enum By {
    /// Shooting.
    Fire {
        /// The row of saves.
        saves: SaveAgainst,
        /// Figures that shot.
        figures: u32,
        /// The guns that shot, if guns did, and whether with ball.
        guns: Option<(GunClass, bool)>,
        /// Dice that were thrown.
        dice: u32,
        /// Hits of the throw, before any is found on guns or saved.
        thrown: u32,
        /// The share of its hits that counts (F-9.36).
        #[serde(default = "whole")]
        effect: Share,
        /// Whether it was a salvee of steady troops.
        salvee: bool,
        /// Whether it belongs to a charge and counts in the impact (F-9.11).
        in_charge: bool,
    },
    /// Combat.
    Strike {
        /// With what, as saves tell it apart (F-10.23).
        striking: Striking,
        /// The kind of round it was for the striker.
        round: Round,
        /// Which side of the target it struck.
        attack: AttackFrom,
    },
}

/// Hits on their way to losses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Blow {
    /// What they came from.
    pub by: By,
    /// The side of the target that they struck.
    pub side: Side,
    /// Hits, before they are saved.
    pub hits: u32,
    /// The share of unsaved hits that counts; whole where halving came first
    /// (D-160).
    pub left: Share,
    /// Models destroyed, once it is known; none for troops.
    pub models: Option<ModelLosses>,
    /// Hits on each group, once they are divided.
    pub divided: Option<Vec<u32>>,
    /// Hits that no save stopped, for each group, once it is known.
    pub unsaved: Vec<Option<u32>>,
}

/// Models that hits destroyed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ModelLosses {
    /// Limbers.
    pub limbers: u32,
    /// Guns.
    pub guns: u32,
}

impl Blow {
    /// What it was thrown with, as hits on guns tell it apart (F-9.33).
    pub(in super::super) const fn row(&self) -> FireRow {
        match self.by {
            By::Fire {
                guns: Some((class, ball)),
                ..
            } => FireRow::Guns(class, if ball { ShotKind::Ball } else { ShotKind::Hail }),
            // What small arms they were does not matter to guns.
            By::Fire { guns: None, .. } | By::Strike { .. } => {
                FireRow::SmallArms(SmallArmsRow::Arquebus)
            }
        }
    }

    /// Figures that each group loses, once everything is settled.
    pub(in super::super) fn losses(&self) -> Vec<u32> {
        let whole: u32 = self.unsaved.iter().map(|n| n.unwrap_or(0)).sum();
        let mut rest = self.left.of_count(whole);
        let take = |n: &Option<u32>| {
            let lost = n.unwrap_or(0).min(rest);
            rest -= lost;
            lost
        };
        self.unsaved.iter().map(take).collect()
    }
}

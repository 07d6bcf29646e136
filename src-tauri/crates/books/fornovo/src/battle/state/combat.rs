//! A unit's combat, and the weapons it has dropped.

use drumhead_words::play::UnitRef;
use serde::{Deserialize, Serialize};

use super::super::super::combat::AttackFrom;
use super::super::super::weapons::WeaponSet;

/// A unit's combat, round by round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Fight {
    /// Rounds fought in a row against enemies worth counting (F-5.03).
    pub rounds: u8,
    /// Such rounds in all (D-119).
    pub in_all: u8,
    /// Rounds lost in a row (F-8.42).
    pub lost: u8,
    /// Figures lost in the round just over, or hits suffered in it (D-140).
    pub suffered: u32,
    /// Figures killed in it, or hits inflicted.
    pub caused: u32,
    /// Whether it came into this fight by a charge at the gallop (F-8.15).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub galloped: bool,
    /// Whether it followed up an enemy that recoiled in it (F-7.61).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub followed: bool,
    /// Whether it is naked foot, as the players said when they tested the charge; none where nobody
    /// was asked (F-2.68).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub naked: Option<bool>,
    /// What passed with each enemy in this round.
    pub round: Vec<Against>,
    /// What passed with each enemy in the round before.
    pub last: Vec<Against>,
}

/// What passed with one enemy in a round: losses, or hits before saves (D-140).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Against {
    /// The enemy.
    pub enemy: UnitRef,
    /// Losses inflicted on him.
    pub inflicted: u32,
    /// Losses suffered from him.
    pub suffered: u32,
    /// The side on which he was struck.
    #[serde(default, skip_serializing_if = "is_front")]
    pub attack: AttackFrom,
}

/// A round is mostly fought front to front.
fn is_front(attack: &AttackFrom) -> bool {
    *attack == AttackFrom::Front
}

impl Fight {
    /// What passed with this enemy in the round before.
    pub fn against(&self, enemy: UnitRef) -> Option<&Against> {
        self.last.iter().find(|against| against.enemy == enemy)
    }

    /// The record of this round with this enemy, begun if there is none. Kept
    /// in the enemies' order, so that it is the same in whatever order blows
    /// fell.
    pub(in super::super) fn now(&mut self, enemy: UnitRef) -> &mut Against {
        let place = self.round.partition_point(|against| against.enemy < enemy);
        let there = self.round.get(place).is_some_and(|a| a.enemy == enemy);
        if !there {
            let against = Against {
                enemy,
                inflicted: 0,
                suffered: 0,
                attack: AttackFrom::Front,
            };
            self.round.insert(place, against);
        }
        &mut self.round[place]
    }

    /// This round as section 10.6 sees it.
    pub(in super::super) fn exchanges(&self) -> Vec<super::super::super::combat::Exchange> {
        (self.round.iter())
            .map(|against| super::super::super::combat::Exchange {
                inflicted: against.inflicted,
                suffered: against.suffered,
            })
            .collect()
    }
}

impl DroppedWeapons {
    /// What each group has dropped.
    pub(in super::super) fn sets(&self) -> impl Iterator<Item = WeaponSet> {
        let piles = self.gone.iter().zip(&self.laid);
        piles.map(|(gone, laid)| gone.union(*laid))
    }

    /// Weapons on the ground are gone.
    pub(in super::super) fn leave_laid(&mut self) {
        for (gone, laid) in self.gone.iter_mut().zip(&mut self.laid) {
            *gone = gone.union(std::mem::take(laid));
        }
    }
}

/// Weapons that a unit has dropped for others, by group (F-10.28).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DroppedWeapons {
    /// Gone for the battle.
    pub gone: Vec<WeaponSet>,
    /// Laid down where the unit stands.
    pub laid: Vec<WeaponSet>,
}

//! A unit's combat, and its dropped weapons.

use drumhead_vocabulary::play::UnitRef;
use serde::{Deserialize, Serialize};

use crate::combat::{AttackFrom, Exchange};
use crate::weapons::WeaponSet;

/// A unit's combat, round by round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Fight {
    /// The number of consecutive rounds against enemies that count (F-5.03).
    pub rounds: u8,
    /// The total number of rounds against enemies that count (D-119).
    pub in_all: u8,
    /// The number of consecutive rounds lost (F-8.42).
    pub lost: u8,
    /// The number of figures lost, or of hits suffered (D-140), in the last round; 0 if the unit
    /// did not lose it.
    pub suffered: u32,
    /// The number of enemy figures killed, or of hits inflicted (D-140), in the last round; 0 if
    /// the unit did not lose it.
    pub caused: u32,
    /// Whether the unit charged into this fight at the gallop (F-8.15).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub galloped: bool,
    /// The router that the unit caught when its charge ran on: the unit has then made its first
    /// pursuit move (F-8.11).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub caught: Option<UnitRef>,
    /// Whether the unit's player let it follow up an enemy that recoiled, or run on after the
    /// router that it caught (F-7.61).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub followed: bool,
    /// Whether the unit is naked foot, as observed in a charge test; `None` if the players have not
    /// been asked since the unit last exchanged ranks (F-2.68).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub naked: Option<bool>,
    /// The results against each enemy in this round.
    pub round: Vec<Against>,
    /// The results against each enemy in the last round.
    pub last: Vec<Against>,
}

/// The results against one enemy in a round: losses, or hits before saves (D-140).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Against {
    /// The enemy.
    pub enemy: UnitRef,
    /// Losses inflicted on the enemy.
    pub inflicted: u32,
    /// Losses inflicted by the enemy.
    pub suffered: u32,
    /// The side on which the enemy was struck.
    #[serde(default, skip_serializing_if = "is_front")]
    pub attack: AttackFrom,
}

impl Against {
    /// Returns the losses in the terms of section 10.6.
    const fn exchange(&self) -> Exchange {
        Exchange {
            inflicted: self.inflicted,
            suffered: self.suffered,
        }
    }
}

/// Whether the attack is on the front. This is the default, which is not stored.
fn is_front(attack: &AttackFrom) -> bool {
    *attack == AttackFrom::Front
}

impl Fight {
    /// Returns the results against this enemy in the last round.
    pub fn against(&self, enemy: UnitRef) -> Option<&Against> {
        self.last.iter().find(|against| against.enemy == enemy)
    }

    /// Returns the results against this enemy in this round; adds them if absent. Results are
    /// sorted by enemy, so that the order of blows does not matter.
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

    /// Returns the losses of the last round, against all enemies together (F-10.01).
    pub(in super::super) fn last_exchange(&self) -> Exchange {
        self.last.iter().map(Against::exchange).sum()
    }

    /// Returns the losses of this round, for each enemy, in the terms of section 10.6.
    pub(in super::super) fn exchanges(&self) -> Vec<Exchange> {
        self.round.iter().map(Against::exchange).collect()
    }
}

impl DroppedWeapons {
    /// Returns each group's dropped weapons.
    pub(in super::super) fn sets(&self) -> impl Iterator<Item = WeaponSet> {
        let piles = self.gone.iter().zip(&self.laid);
        piles.map(|(gone, laid)| gone.union(*laid))
    }

    /// Marks the weapons laid down on the spot as lost for the rest of the battle.
    pub(in super::super) fn leave_laid(&mut self) {
        for (gone, laid) in self.gone.iter_mut().zip(&mut self.laid) {
            *gone = gone.union(std::mem::take(laid));
        }
    }
}

/// Weapons that a unit has dropped, by group (F-10.28).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DroppedWeapons {
    /// Weapons lost for the rest of the battle.
    pub gone: Vec<WeaponSet>,
    /// Weapons laid down at the unit's place.
    pub laid: Vec<WeaponSet>,
}

//! A round of combat as the players observe it.

use serde::{Deserialize, Serialize};

use super::super::super::combat::{AttackFrom, StrikeClass, Strikers};
use super::super::super::terrain::Cover;

/// What only the table can tell of one side of a combat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FighterTold {
    /// Figures of each kind that may strike, at whatever enemy: their dice are
    /// shared among several (F-10.02, F-10.03, F-10.05).
    pub strikers: StrikersTold,
    /// Which side of the enemy it strikes (F-10.15).
    pub attack: AttackFrom,
    /// Its own open flanks, 0 to 2 (F-10.14, F-7.35).
    pub open_flanks: u8,
    /// Whether it is in the open (F-10.10, F-10.16, F-11.02).
    pub in_open: bool,
    /// Whether it is naked foot (F-2.68).
    pub naked: bool,
    /// Its cover against this enemy (F-10.21); none where the ground it stands
    /// at tells, or where it stands in the open.
    #[serde(default)]
    pub cover: Option<Cover>,
    /// Whether it attacks up a steep slope (F-10.11).
    pub uphill: bool,
    /// The class of the longest weapon that at least half of its striking
    /// front rank carries (F-10.06, D-179); none where the desk takes that of
    /// half the unit.
    #[serde(default)]
    pub length: Option<u8>,
}

/// Figures that may strike, by how they strike.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct StrikersTold {
    /// True cavalry.
    pub cavalry: u32,
    /// Pikes.
    pub pike: u32,
    /// Heavy weapons.
    pub heavy: u32,
    /// Swords and shields.
    pub sword_shield: u32,
    /// The rest.
    pub other: u32,
}

impl StrikersTold {
    pub(in super::super) const fn of(self) -> Strikers {
        Strikers {
            cavalry: self.cavalry,
            pike: self.pike,
            heavy: self.heavy,
            sword_shield: self.sword_shield,
            other: self.other,
        }
    }

    /// As many as have a place in the ranks that strike: those without pikes
    /// share so many, each kind by its part of them (F-10.02). Who stands in
    /// front the table may tell otherwise.
    pub(in super::super) fn within(self, places: u32) -> Self {
        let kinds = [self.heavy, self.sword_shield, self.other];
        let all: u32 = kinds.iter().sum();
        if all <= places || all == 0 {
            return self;
        }
        let part = |figures: u32| figures.saturating_mul(places) / all;
        let [heavy, sword_shield, other] = kinds.map(part);
        // What rounding leaves over goes to the longer weapons.
        let over = places - heavy - sword_shield - other;
        let to_heavy = over.min(self.heavy - heavy);
        Self {
            heavy: heavy + to_heavy,
            sword_shield,
            other: other + (over - to_heavy).min(self.other - other),
            ..self
        }
    }

    /// The figures of this kind.
    pub(in super::super) const fn count(self, class: StrikeClass) -> u32 {
        match class {
            StrikeClass::Cavalry => self.cavalry,
            StrikeClass::Pike => self.pike,
            StrikeClass::HeavyWeapon => self.heavy,
            StrikeClass::SwordAndShield => self.sword_shield,
            StrikeClass::Other => self.other,
        }
    }
}

/// How two units meet in this round: the one of side 0 and the one of side 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Meeting {
    /// What is told of each.
    pub sides: [FighterTold; 2],
}

//! The kinds of weapons that saves distinguish.

use serde::{Deserialize, Serialize};

/// A fighter's weapon, as it affects the enemy's saves (F-10.23).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Striking {
    /// Heavy weapons.
    HeavyWeapon,
    /// Sword and shield: heavy weapons in melee (F-1.18).
    SwordAndShield,
    /// Any other weapon, including pikes.
    #[default]
    Other,
}

impl Striking {
    /// Returns the weapon's id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::HeavyWeapon => "heavy_weapon",
            Self::SwordAndShield => "sword_and_shield",
            Self::Other => "other",
        }
    }
}

//! What was usual when and where: the editors' judgement, from
//! `data/fornovo/dates.toml`. It warns and never forbids.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::Error as _;

use super::super::weapons::Weapon;

/// When a weapon was usual, and with whom.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Usual {
    /// The first year.
    pub first: u16,
    /// The last year.
    pub last: u16,
    /// Whether foot carried it.
    pub foot: bool,
    /// Whether horse carried it.
    pub mounted: bool,
}

/// The editors' dates.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dates {
    swedish: Vec<String>,
    eastern: Vec<String>,
    weapon: Weapons,
}

#[derive(Clone, Debug)]
struct Weapons([Usual; Weapon::ALL.len()]);

impl<'de> Deserialize<'de> for Weapons {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        super::prices::by_weapon(BTreeMap::deserialize(deserializer)?)
            .map(Self)
            .map_err(D::Error::custom)
    }
}

impl Dates {
    /// When this weapon was usual.
    pub const fn of(&self, weapon: Weapon) -> Usual {
        self.weapon.0[weapon as usize]
    }

    /// Whether a nation, as a player writes it, is Sweden (F-2.20).
    pub fn is_swedish(&self, nation: &str) -> bool {
        among(&self.swedish, nation)
    }

    /// Whether a nation, as a player writes it, lies outside Western Europe
    /// (F-2.28).
    pub fn is_eastern(&self, nation: &str) -> bool {
        among(&self.eastern, nation)
    }
}

/// Whether any word of the nation's name is in the list; no allocation, for
/// this is asked at every keystroke.
fn among(list: &[String], nation: &str) -> bool {
    nation
        .split([' ', ',', '/'])
        .any(|word| list.iter().any(|name| name.eq_ignore_ascii_case(word)))
}

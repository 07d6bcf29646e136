//! Usual times and places: the editors' judgement, from `data/fornovo/dates.toml`. Only the names
//! of Sweden (F-2.20) can make an army illegal.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::Error as _;

use crate::weapons::Weapon;

/// The years in which a weapon was usual, and the troops that used it.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Usual {
    /// The first year.
    pub first: u16,
    /// The last year.
    pub last: u16,
    /// Whether foot used the weapon.
    pub foot: bool,
    /// Whether horse used the weapon.
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
    /// Returns the usual years and troops of this weapon.
    pub const fn of(&self, weapon: Weapon) -> Usual {
        self.weapon.0[weapon as usize]
    }

    /// Whether a nation, as entered by a player, is Sweden (F-2.20).
    pub fn is_swedish(&self, nation: &str) -> bool {
        has_nation(&self.swedish, nation)
    }

    /// Whether a nation, as entered by a player, is outside Western Europe (F-2.28).
    pub fn is_eastern(&self, nation: &str) -> bool {
        has_nation(&self.eastern, nation)
    }
}

/// Whether any word of the nation's name is in the list. Allocates nothing, because it runs at
/// every keystroke.
fn has_nation(list: &[String], nation: &str) -> bool {
    nation
        .split([' ', ',', '/'])
        .any(|word| list.iter().any(|name| name.eq_ignore_ascii_case(word)))
}

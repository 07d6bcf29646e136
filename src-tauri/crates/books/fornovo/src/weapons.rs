//! Weapons and sets of weapons (section 1.6.4).

use serde::de::{SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

named! {
    /// Weapons besides handarms, which every figure has (F-1.17, F-1.19).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[cfg_attr(feature = "bindings", derive(specta::Type))]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    pub enum Weapon {
        /// A pike, 12 to 24 feet long.
        Pike = "pike",
        /// A lancer's heavy lance, 12 to 16 feet long.
        HeavyLance = "heavy_lance",
        /// A two-handed sword, halberd or other pole weapon.
        HeavyWeapon = "heavy_weapon",
        /// A long spear, 8 to 12 feet long; also light lances and half-pikes.
        LongSpear = "long_spear",
        /// A thrown spear.
        Javelin = "javelin",
        /// A sling.
        Sling = "sling",
        /// A light bow.
        SelfBow = "self_bow",
        /// The English and Welsh bow.
        Longbow = "longbow",
        /// The eastern bow.
        CompositeBow = "composite_bow",
        /// A crossbow.
        Crossbow = "crossbow",
        /// A pair of pistols.
        Pistols = "pistols",
        /// An arquebus, caliver or carbine.
        Arquebus = "arquebus",
        /// A musket, with matchlock or firelock.
        Musket = "musket",
    }
}

impl Weapon {
    /// Whether the weapon shoots or is thrown (F-1.19).
    pub const fn is_missile(self) -> bool {
        WeaponSet::MISSILES.has(self)
    }
}

/// A set of weapons, serialised as a list of names in the order of the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct WeaponSet(u16);

impl WeaponSet {
    /// Handarms only.
    pub const NONE: Self = Self(0);
    /// Weapons that the shot of a pike-and-shot unit may have (F-2.30).
    pub const SHOT: Self = Self::of(&[Weapon::Crossbow, Weapon::Arquebus, Weapon::Musket]);
    /// Weapons that shoot or are thrown (F-1.19).
    pub const MISSILES: Self = Self::of(&[
        Weapon::Javelin,
        Weapon::Sling,
        Weapon::SelfBow,
        Weapon::Longbow,
        Weapon::CompositeBow,
        Weapon::Crossbow,
        Weapon::Pistols,
        Weapon::Arquebus,
        Weapon::Musket,
    ]);

    /// Returns the set of these weapons.
    pub const fn of(weapons: &[Weapon]) -> Self {
        let mut bits = 0;
        let mut i = 0;
        while i < weapons.len() {
            bits |= 1 << weapons[i] as u16;
            i += 1;
        }
        Self(bits)
    }

    /// Whether the set contains the weapon.
    pub const fn has(self, weapon: Weapon) -> bool {
        self.0 & (1 << weapon as u16) != 0
    }

    /// Whether the set contains any of these weapons.
    pub const fn any(self, others: Self) -> bool {
        self.0 & others.0 != 0
    }

    /// Whether the set is a subset of these weapons.
    pub const fn within(self, others: Self) -> bool {
        self.0 & !others.0 == 0
    }

    /// Whether the set is empty: handarms only.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the set with this weapon added or removed.
    #[must_use]
    pub const fn with(self, weapon: Weapon, on: bool) -> Self {
        let bit = 1 << weapon as u16;
        if on {
            Self(self.0 | bit)
        } else {
            Self(self.0 & !bit)
        }
    }

    /// Returns the union.
    #[must_use]
    pub const fn union(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// Returns the intersection.
    #[must_use]
    pub const fn intersection(self, others: Self) -> Self {
        Self(self.0 & others.0)
    }

    /// Returns the missile weapons in the set (F-1.19).
    #[must_use]
    pub fn missiles(self) -> Self {
        self.intersection(Self::MISSILES)
    }

    /// Iterates over the weapons, in the order of the rules.
    pub fn iter(self) -> impl Iterator<Item = Weapon> {
        // Visits only the bits that are set: most figures have one of the 13 weapons, and this code
        // runs for every group at every keystroke.
        let mut left = self.0;
        std::iter::from_fn(move || {
            let weapon = *Weapon::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(weapon)
        })
    }
}

impl FromIterator<Weapon> for WeaponSet {
    fn from_iter<I: IntoIterator<Item = Weapon>>(weapons: I) -> Self {
        weapons
            .into_iter()
            .fold(Self::NONE, |set, weapon| set.with(weapon, true))
    }
}

impl Serialize for WeaponSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut seq = serializer.serialize_seq(None)?;
        for weapon in self.iter() {
            seq.serialize_element(&weapon)?;
        }
        seq.end()
    }
}

impl<'de> Deserialize<'de> for WeaponSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Names;
        impl<'de> Visitor<'de> for Names {
            type Value = WeaponSet;
            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a list of weapons")
            }
            // The names are folded into the set, not collected, so that a list of ten million names
            // needs no memory.
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<WeaponSet, A::Error> {
                let mut set = WeaponSet::NONE;
                while let Some(weapon) = seq.next_element::<Weapon>()? {
                    set = set.with(weapon, true);
                }
                Ok(set)
            }
        }
        deserializer.deserialize_seq(Names)
    }
}

#[cfg(feature = "bindings")]
impl specta::Type for WeaponSet {
    fn definition(types: &mut specta::Types) -> specta::datatype::DataType {
        <Vec<Weapon> as specta::Type>::definition(types)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for WeaponSet {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "WeaponSet".into()
    }
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        <std::collections::BTreeSet<Weapon> as schemars::JsonSchema>::json_schema(generator)
    }
}

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
        /// 12 to 24 feet.
        Pike = "pike",
        /// A lancer's, 12 to 16 feet.
        HeavyLance = "heavy_lance",
        /// Two-handed swords, halberds and other pole weapons.
        HeavyWeapon = "heavy_weapon",
        /// 8 to 12 feet; light lances and half-pikes too.
        LongSpear = "long_spear",
        /// Thrown.
        Javelin = "javelin",
        /// Slings.
        Sling = "sling",
        /// A light bow.
        SelfBow = "self_bow",
        /// The English and Welsh bow.
        Longbow = "longbow",
        /// The eastern bow.
        CompositeBow = "composite_bow",
        /// Crossbows.
        Crossbow = "crossbow",
        /// A pair.
        Pistols = "pistols",
        /// Arquebus, caliver, carbine.
        Arquebus = "arquebus",
        /// Matchlock or firelock.
        Musket = "musket",
    }
}

impl Weapon {
    /// Whether it shoots or is thrown (F-1.19).
    pub const fn is_missile(self) -> bool {
        WeaponSet::MISSILES.has(self)
    }
}

/// A set of weapons, serialised as a list of names in the book's order.
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

    /// The set of these weapons.
    pub const fn of(weapons: &[Weapon]) -> Self {
        let mut bits = 0;
        let mut i = 0;
        while i < weapons.len() {
            bits |= 1 << weapons[i] as u16;
            i += 1;
        }
        Self(bits)
    }

    /// Whether it contains the weapon.
    pub const fn has(self, weapon: Weapon) -> bool {
        self.0 & (1 << weapon as u16) != 0
    }

    /// Whether it contains any of these.
    pub const fn any(self, others: Self) -> bool {
        self.0 & others.0 != 0
    }

    /// Whether it is a subset of these.
    pub const fn within(self, others: Self) -> bool {
        self.0 & !others.0 == 0
    }

    /// Whether it is handarms only.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set with this weapon added or removed.
    #[must_use]
    pub const fn with(self, weapon: Weapon, on: bool) -> Self {
        let bit = 1 << weapon as u16;
        if on {
            Self(self.0 | bit)
        } else {
            Self(self.0 & !bit)
        }
    }

    /// The union.
    #[must_use]
    pub const fn union(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// The intersection.
    #[must_use]
    pub const fn intersection(self, others: Self) -> Self {
        Self(self.0 & others.0)
    }

    /// Its missile weapons (F-1.19).
    #[must_use]
    pub fn missiles(self) -> Self {
        self.intersection(Self::MISSILES)
    }

    /// The weapons, in the book's order.
    pub fn iter(self) -> impl Iterator<Item = Weapon> {
        // Bit by bit: most figures have one weapon of thirteen, and this runs for every
        // group at every keystroke.
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
            // Folded into the set instead of collected, so that a list of ten million names
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

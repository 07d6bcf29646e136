//! The tables of the rules, from `data/stand_and_die/*.toml`.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

use super::army::{Arm, Troops};
use drumhead_rules::data::{Loaded, TableError};
use drumhead_rules::map::Feature;
use drumhead_rules::{files, ids};

files! {
    "../../../../data/stand_and_die"
    CLAUSES = "clauses.toml";
    NUMBERS = "numbers.toml";
    INTERPRETATIONS = "interpretations.toml";
    SUGGESTIONS = "suggestions.toml";
}

/// The numbers that the rules use. Each battle saves its own tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "SdTables", deny_unknown_fields)]
pub struct Tables {
    /// The number of hexes that each arm may march per turn (S-03).
    pub moves: PerArm<u8>,
    /// The chances to kill (S-16 to S-18).
    pub chances: PerArm<Row>,
    /// The value of each bonus, in tenths (S-19).
    pub bonuses: BTreeMap<Bonus, PerArm<u8>>,
    /// The number of casualties that put a gun out of action (S-14).
    pub guns: Guns,
    /// The die that settles fractions and decides which side marches first (S-01, S-12).
    pub die: Die,
}

/// A value for each arm.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "SdPerArm", deny_unknown_fields)]
pub struct PerArm<T> {
    /// The value for infantry.
    pub infantry: T,
    /// The value for cavalry.
    pub cavalry: T,
    /// The value for artillery.
    pub artillery: T,
}

impl<T> PerArm<T> {
    /// Returns the result of `value` for each arm.
    pub fn each(value: impl Fn(Arm) -> T) -> Self {
        Self {
            infantry: value(Arm::Infantry),
            cavalry: value(Arm::Cavalry),
            artillery: value(Arm::Artillery),
        }
    }

    /// Returns the value for an arm.
    pub const fn of(&self, arm: Arm) -> &T {
        match arm {
            Arm::Infantry => &self.infantry,
            Arm::Cavalry => &self.cavalry,
            Arm::Artillery => &self.artillery,
        }
    }
}

/// A figure's or a gun's chances to kill, in tenths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "SdChances", deny_unknown_fields)]
pub struct Row {
    /// The chance against standing troops in the open.
    pub standing: u8,
    /// The chance against troops that fall back in the open.
    pub fall_back: u8,
    /// The chance against standing troops in cover.
    pub standing_cover: u8,
    /// The chance against troops that fall back in cover.
    pub fall_back_cover: u8,
}

ids! {
    /// A bonus. `aim::BONUSES` defines when each applies.
    Bonus as "SdBonus" {
        /// The attack comes only through the target's rear sides.
        Rear = "rear",
    }
}

/// The number of casualties that put a gun out of action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "SdGuns", deny_unknown_fields)]
pub struct Guns {
    /// The number of casualties.
    pub casualties: u8,
}

/// The die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "SdDie", deny_unknown_fields)]
pub struct Die {
    /// The number of sides.
    pub sides: u8,
}

impl Tables {
    /// Returns the embedded tables.
    ///
    /// # Errors
    /// Returns a [`TableError`] if the embedded file does not parse; a test checks that it does.
    pub fn standard() -> Result<&'static Self, TableError> {
        static STANDARD: Loaded<Tables> = Loaded::new(|| NUMBERS.read());
        STANDARD.get()
    }

    /// Returns the value of a bonus for an arm, in tenths. 0 if a battle's own tables omit it.
    pub fn bonus(&self, id: Bonus, arm: Arm) -> u8 {
        self.bonuses.get(&id).map_or(0, |value| *value.of(arm))
    }
}

/// Initial values: the editors' suggestions, which are not part of the rules.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Suggestions {
    /// The capacity of a hex (S-08).
    pub capacity: Troops,
    /// Whether each terrain feature gives cover (gap S-A9).
    pub cover: BTreeMap<Feature, bool>,
}

impl Suggestions {
    /// Returns the editors' suggestions.
    ///
    /// # Errors
    /// Returns a [`TableError`] if the embedded file does not parse.
    pub fn standard() -> Result<&'static Self, TableError> {
        static STANDARD: Loaded<Suggestions> = Loaded::new(|| SUGGESTIONS.read());
        STANDARD.get()
    }
}

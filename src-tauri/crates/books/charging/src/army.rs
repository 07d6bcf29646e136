//! Lists of units: what play needs to know of each. The source has no points.

use std::collections::BTreeSet;

use drumhead_rules::list::{
    MOST_NAME, MOST_NOTES, MOST_NUMBER, MOST_UNITS, Unsound, bounded, named,
};
use serde::{Deserialize, Serialize};

use super::readings::Readings;
use super::tables::Suggestions;

/// The most strength points a unit can be given, in a list or by hand.
pub(super) const MOST_STRENGTH: u8 = u8::MAX;

/// An arm, which decides reach and factors (C-02, C-07a, C-07g).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "ChargingArm", rename_all = "snake_case")]
pub enum Arm {
    /// Infantry.
    #[default]
    Infantry,
    /// Cavalry.
    Cavalry,
    /// Artillery, which never charges (C-01).
    Artillery,
}

impl Arm {
    /// Every arm.
    pub const ALL: [Self; 3] = [Self::Infantry, Self::Cavalry, Self::Artillery];

    /// What a unit of this arm fights as by its present state: cavalry on foot
    /// is infantry (gap C-A16).
    pub const fn present(self, mounted: bool) -> Self {
        match self {
            Self::Cavalry if !mounted => Self::Infantry,
            Self::Infantry | Self::Cavalry | Self::Artillery => self,
        }
    }

    /// Its name in files and in the catalogue.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Infantry => "infantry",
            Self::Cavalry => "cavalry",
            Self::Artillery => "artillery",
        }
    }
}

/// An order (C-07b, C-07h). Guns have one too, and nothing asks for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "ChargingOrder", rename_all = "snake_case")]
pub enum Order {
    /// Close: line infantry, heavy and line horse.
    #[default]
    Close,
    /// Open: skirmishers, light horse.
    Open,
}

impl Order {
    /// Both orders.
    pub const ALL: [Self; 2] = [Self::Close, Self::Open];

    /// Its name in files and in the catalogue.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Close => "close",
            Self::Open => "open",
        }
    }
}

/// A list of units.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "ChargingArmy", default, deny_unknown_fields)]
pub struct Army {
    /// What the player calls it.
    pub name: String,
    /// Its nation.
    pub nation: String,
    /// The year of the game; no rule asks for it.
    pub year: u16,
    /// Readings of the book that differ from the defaults.
    pub readings: Readings,
    /// Its units, in the order the player keeps them.
    pub units: Vec<Unit>,
    /// The player's notes.
    pub notes: String,
    /// Where its facts come from and what is a guess.
    pub source: String,
}

impl Default for Army {
    fn default() -> Self {
        Self {
            name: String::new(),
            nation: String::new(),
            year: 1777,
            readings: Readings::default(),
            units: Vec::new(),
            notes: String::new(),
            source: String::new(),
        }
    }
}

impl Army {
    /// An army with an ally beside it: the ally's units keep their numbers
    /// where those are free and get the next free ones where they are not.
    #[must_use]
    pub fn join(mut self, ally: Self) -> Self {
        for unit in ally.units {
            let number = match self.unit(unit.number) {
                None => unit.number,
                Some(_) => {
                    let most = self.units.iter().map(|unit| unit.number).max();
                    most.unwrap_or(0).saturating_add(1)
                }
            };
            self.units.push(Unit { number, ..unit });
        }
        self
    }
}

/// A unit of a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "ChargingUnit", default, deny_unknown_fields)]
pub struct Unit {
    /// Its number in the army.
    pub number: u16,
    /// Its name.
    pub name: String,
    /// Its arm.
    pub arm: Arm,
    /// Its order (gap C-A9: the players say).
    pub order: Order,
    /// What its test is held against, 1 to 12 (gap C-A1: not tabulated).
    pub basic_morale: u8,
    /// Its strength points (gap C-A2: not tabulated).
    pub strength: u8,
    /// Whether it is on horseback (C-15).
    pub mounted: bool,
    /// The player's notes.
    pub notes: String,
}

impl Default for Unit {
    fn default() -> Self {
        Self {
            number: 0,
            name: String::new(),
            arm: Arm::Infantry,
            order: Order::Close,
            basic_morale: 6,
            strength: 5,
            mounted: false,
            notes: String::new(),
        }
    }
}

impl Army {
    /// The unit of this number.
    pub fn unit(&self, number: u16) -> Option<&Unit> {
        self.units.iter().find(|unit| unit.number == number)
    }

    /// The unit's name, or what stands for one.
    pub(super) fn name_of(unit: &Unit) -> String {
        named(unit.number, &unit.name)
    }
}

/// Holds an army to the bounds within which anything can be done with it.
///
/// # Errors
/// The first thing that is [`Unsound`].
pub fn check(army: &Army) -> Result<(), Unsound> {
    bounded("name", &army.name, MOST_NAME)?;
    bounded("nation", &army.nation, MOST_NAME)?;
    bounded("notes", &army.notes, MOST_NOTES)?;
    bounded("source", &army.source, MOST_NOTES)?;
    if army.units.len() > MOST_UNITS {
        return Err(Unsound::at(
            "units",
            format!("more than {MOST_UNITS} units"),
        ));
    }
    let mut numbers = BTreeSet::new();
    for (index, unit) in army.units.iter().enumerate() {
        let place = |field: &str| format!("units[{index}].{field}");
        bounded(&place("name"), &unit.name, MOST_NAME)?;
        bounded(&place("notes"), &unit.notes, MOST_NOTES)?;
        let problem = if !(1..=MOST_NUMBER).contains(&unit.number) {
            format!("a unit's number is 1 to {MOST_NUMBER}")
        } else if !numbers.insert(unit.number) {
            format!("{} is the number of another unit", unit.number)
        } else {
            continue;
        };
        return Err(Unsound::at(place("number"), problem));
    }
    Ok(())
}

/// What is wrong with a unit of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Its basic morale is not a value that a test can be held against.
    Morale {
        /// What it has.
        value: u8,
        /// The least.
        least: u8,
        /// The most.
        most: u8,
    },
    /// It has no strength point to lose.
    NoStrength,
    /// It has more than the author's other posts know of.
    MuchStrength {
        /// What it has.
        value: u8,
        /// The most they know of.
        most: u8,
    },
    /// Cavalry that is not mounted fights as infantry (gap C-A16).
    Dismounted,
    /// Guns do not ride.
    MountedGuns,
}

impl Fault {
    /// Whether play cannot do with it; otherwise it is only odd.
    pub const fn is_breach(self) -> bool {
        match self {
            Self::Morale { .. } | Self::NoStrength | Self::MountedGuns => true,
            Self::MuchStrength { .. } | Self::Dismounted => false,
        }
    }

    /// Its name in the catalogue.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Morale { .. } => "morale",
            Self::NoStrength => "no_strength",
            Self::MuchStrength { .. } => "much_strength",
            Self::Dismounted => "dismounted",
            Self::MountedGuns => "mounted_guns",
        }
    }
}

/// A fault of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Complaint {
    /// The unit's number.
    pub unit: u16,
    /// What is wrong.
    pub fault: Fault,
}

/// Every fault of an army, unit by unit.
pub fn breaches(army: &Army, suggestions: &Suggestions) -> Vec<Complaint> {
    let mut found = Vec::new();
    for unit in &army.units {
        let mut add = |fault| {
            found.push(Complaint {
                unit: unit.number,
                fault,
            });
        };
        let (least, most) = (suggestions.morale.least, suggestions.morale.most);
        if !(least..=most).contains(&unit.basic_morale) {
            add(Fault::Morale {
                value: unit.basic_morale,
                least,
                most,
            });
        }
        let most = suggestions.strength.most;
        if unit.strength == 0 {
            add(Fault::NoStrength);
        } else if unit.strength > most {
            add(Fault::MuchStrength {
                value: unit.strength,
                most,
            });
        }
        if unit.arm == Arm::Cavalry && !unit.mounted {
            add(Fault::Dismounted);
        }
        if unit.arm == Arm::Artillery && unit.mounted {
            add(Fault::MountedGuns);
        }
    }
    found
}

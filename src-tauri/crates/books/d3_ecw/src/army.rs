//! Armies: lists of units with their types and initial positions.

use drumhead_rules::data::catalogue::Form;
use drumhead_rules::hex::{Cell, Facing};
use drumhead_rules::list::ListArmy;
use serde::{Deserialize, Serialize};

/// The *D3 English Civil War* rulebook, whose armies are lists.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct D3Ecw;

/// An army for *D3 English Civil War*.
pub type Army = ListArmy<D3Ecw>;

drumhead_rules::ids! {
    /// A type of unit (D3-07), in the order of the rules.
    #[derive(Default)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    UnitType as "D3UnitType" {
        /// Pike and musketeers together.
        #[default]
        Infantry = "infantry",
        /// Detached musketeers.
        CommandedShot = "commanded_shot",
        /// Mounted musketeers.
        Dragoons = "dragoons",
        /// Cavalry that fires pistols before contact.
        Trotters = "trotters",
        /// Cavalry that charges at the gallop.
        Gallopers = "gallopers",
        /// Guns.
        Artillery = "artillery",
        /// The general.
        Commander = "commander",
        /// Infantry that cannot shoot (D3-49).
        ElitePike = "elite_pike",
        /// Trotters in armour (D3-50).
        Cuirassiers = "cuirassiers",
    }
}

impl UnitType {
    /// Returns the key of the type's name in this form.
    pub(super) fn key(self, form: Form) -> String {
        form.key(&format!("type.{}", self.id()))
    }

    /// Returns whether the type counts as infantry. Elite pike does; commanded shot does not (gap
    /// D3-A2).
    pub const fn is_infantry(self) -> bool {
        matches!(self, Self::Infantry | Self::ElitePike)
    }

    /// Returns whether the type is cavalry. Dragoons are not (gap D3-A18).
    pub const fn is_cavalry(self) -> bool {
        matches!(self, Self::Trotters | Self::Gallopers | Self::Cuirassiers)
    }
}

/// The fields of a unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "D3Kind", default, deny_unknown_fields)]
pub struct Kind {
    /// The type.
    #[serde(rename = "type")]
    pub kind: UnitType,
    /// The initial hex. `None` if the players place the unit before the battle.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hex: Option<Cell>,
    /// The initial facing. `None` to face the enemy's edge.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub facing: Option<Facing>,
}

/// The fields that only lists of these rules have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "D3Own", default, deny_unknown_fields)]
pub struct Own {
    /// The side's own edge of the table, where its commander returns (D3-44).
    pub base: Base,
}

/// An edge of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "D3Base", rename_all = "snake_case")]
pub enum Base {
    /// The south.
    #[default]
    South,
    /// The north.
    North,
    /// The west.
    West,
    /// The east.
    East,
}

impl Base {
    /// Every edge.
    pub const ALL: [Self; 4] = [Self::South, Self::North, Self::West, Self::East];

    /// Returns the name in files and in the catalogue.
    pub const fn id(self) -> &'static str {
        match self {
            Self::South => "south",
            Self::North => "north",
            Self::West => "west",
            Self::East => "east",
        }
    }

    /// Returns the opposite edge.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::South => Self::North,
            Self::North => Self::South,
            Self::West => Self::East,
            Self::East => Self::West,
        }
    }

    /// Returns the facing towards the opposite edge.
    pub const fn ahead(self) -> Facing {
        match self {
            Self::South => Facing::N,
            Self::North => Facing::S,
            Self::West => Facing::E,
            Self::East => Facing::W,
        }
    }
}

/// Returns the number of units in an army, without its commander.
pub(super) fn fighting(army: &Army) -> u32 {
    let units = army.units.iter();
    let fighting = units.filter(|unit| unit.of.kind != UnitType::Commander);
    drumhead_vocabulary::count(fighting.count())
}

//! The tables of the rules, from `data/d3_ecw/*.toml`.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::army::UnitType;
use drumhead_rules::data::{Loaded, TableError};

drumhead_rules::files! {
    "../../../../data/d3_ecw"
    CLAUSES = "clauses.toml";
    INTERPRETATIONS = "interpretations.toml";
    TABLES = "tables.toml";
}

drumhead_rules::files! {
    "../../../../data/maps"
    STARTER_MAP = "d3_ecw.json";
}

/// The numbers of the rules in a battle. Each battle saves its own tables. Moves, ranges and radii
/// are in hexes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "D3Tables", deny_unknown_fields)]
pub struct Tables {
    /// The score of each face of a die (D3-01).
    pub die: [u8; 6],
    /// The number of units on each side (D3-51).
    pub size: Size,
    /// The numbers for moves.
    pub moves: Moves,
    /// The numbers for command.
    pub command: Command,
    /// The numbers for shooting.
    pub shooting: Shooting,
    /// The numbers for melee.
    pub melee: Melee,
    /// The numbers for giving ground.
    pub give_ground: GiveGround,
    /// The abilities of each type.
    pub troops: BTreeMap<UnitType, Troop>,
}

/// The number of units on each side, without the commander.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "D3Size", deny_unknown_fields)]
pub struct Size {
    /// The minimum.
    pub least: u8,
    /// The maximum.
    pub most: u8,
}

/// The numbers that apply to every move, in hexes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "D3Moves", deny_unknown_fields)]
pub struct Moves {
    /// The distance at which an enemy ends a move (D3-15).
    pub near: u8,
    /// The maximum move into or out of hedges (D3-20).
    pub hedge: u8,
    /// The distance by which a unit gives ground (D3-41).
    pub give_ground: u8,
}

/// The numbers for command.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "D3Command", deny_unknown_fields)]
pub struct Command {
    /// The commander's radius in hexes (D3-09).
    pub radius: u8,
    /// The change in the commander's radius while he is attached (D3-46).
    pub attached: i8,
    /// The number of hits on the commander for each routed unit (D3-11).
    pub per_rout: u8,
}

/// The numbers for shooting.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "D3Shooting", deny_unknown_fields)]
pub struct Shooting {
    /// The modifier for hits on a target in a town or woods (D3-31).
    pub cover: i8,
    /// The score that exhausts the ammunition (D3-30).
    pub last_score: u8,
    /// The number of turns until a gun may fire again (D3-32).
    pub gun_turns: u8,
}

/// The numbers for melee.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "D3Melee", deny_unknown_fields)]
pub struct Melee {
    /// The modifier for hits on infantry and cuirassiers (D3-37, D3-50).
    pub armour: i8,
    /// The modifier for hits on a target in a town, woods or hedges (D3-38).
    pub cover: i8,
    /// The modifier for hits by elite pike (D3-49).
    pub pike: i8,
}

/// The numbers for giving ground.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "D3GiveGround", deny_unknown_fields)]
pub struct GiveGround {
    /// The number of hits on a unit that cannot give ground (D3-41).
    pub hits: u8,
}

/// The abilities of a type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "D3Troop", default, deny_unknown_fields)]
pub struct Troop {
    /// The move in hexes (D3-12).
    pub moves: u8,
    /// The move in hexes when charging into contact (D3-12).
    pub charge: u8,
    /// The range in hexes. 0 if the type does not shoot (D3-28).
    pub range: u8,
    /// The shooting modifier. `None` if the type does not shoot (D3-29).
    pub shoots: Option<i8>,
    /// Whether the type can run out of ammunition (D3-30).
    pub ammunition: bool,
    /// The melee modifier. `None` if the type does not attack in melee (D3-35).
    pub melee: Option<i8>,
    /// The melee modifier when charging (D3-35).
    pub melee_charging: Option<i8>,
    /// Whether the type may start melees (D3-33).
    pub initiates: bool,
}

impl Tables {
    /// Returns the embedded tables.
    ///
    /// # Errors
    /// Returns a [`TableError`] if the embedded file does not parse; a test checks that it does.
    pub fn standard() -> Result<&'static Self, TableError> {
        static STANDARD: Loaded<Tables> = Loaded::new(|| TABLES.read());
        STANDARD.get()
    }

    /// Returns the abilities of a type. No abilities if a battle's own tables omit it.
    pub fn troop(&self, kind: UnitType) -> Troop {
        self.troops.get(&kind).copied().unwrap_or_default()
    }

    /// Returns the score of a face (D3-01).
    pub fn score(&self, face: u8) -> u8 {
        let index = usize::from(face.saturating_sub(1));
        self.die.get(index).copied().unwrap_or(0)
    }

    /// Returns a type's range in hexes. `None` if it does not shoot (D3-28).
    pub fn range(&self, kind: UnitType) -> Option<u32> {
        let troop = self.troop(kind);
        troop.shoots.map(|_| troop.range.into())
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::{Tables, UnitType};

    #[test]
    fn the_tables_have_every_type_and_no_other() {
        let tables = Tables::standard().unwrap();
        let types: Vec<_> = tables.troops.keys().copied().collect();
        let mut all = UnitType::ALL.to_vec();
        all.sort();
        assert_eq!(types, all);
    }
}

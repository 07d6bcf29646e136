//! The book's tables, from `data/d3_ecw/*.toml`.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::army::UnitType;
use drumhead_rules::data::{Loaded, TableError};

drumhead_rules::files! {
    "../../../../data/d3_ecw"
    CLAUSES = "clauses.toml";
    READINGS = "readings.toml";
    TABLES = "tables.toml";
}

drumhead_rules::files! {
    "../../../../data/maps"
    STARTER_MAP = "d3_ecw.json";
}

/// The numbers of the book, as one battle plays them. A battle keeps its own.
/// Moves, ranges and radii are in hexes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "D3Tables", deny_unknown_fields)]
pub struct Tables {
    /// What each face of a die scores (D3-01).
    pub die: [u8; 6],
    /// How many units a side has (D3-51).
    pub size: Size,
    /// Moves.
    pub moves: Moves,
    /// Command.
    pub command: Command,
    /// Shooting.
    pub shooting: Shooting,
    /// Melee.
    pub melee: Melee,
    /// Giving ground.
    pub give_ground: GiveGround,
    /// What each type of unit can do.
    pub troops: BTreeMap<UnitType, Troop>,
}

/// How many units a side has, the commander apart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "D3Size", deny_unknown_fields)]
pub struct Size {
    /// The fewest.
    pub least: u8,
    /// The most.
    pub most: u8,
}

/// What holds of every move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "D3Moves", deny_unknown_fields)]
pub struct Moves {
    /// An enemy so near ends a move (D3-15).
    pub near: u8,
    /// The longest move into or out of hedges (D3-20).
    pub hedge: u8,
    /// How far a unit gives ground (D3-41).
    pub give_ground: u8,
}

/// The commander.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "D3Command", deny_unknown_fields)]
pub struct Command {
    /// How far he commands (D3-09).
    pub radius: u8,
    /// What being attached adds to that (D3-46).
    pub attached: i8,
    /// Hits for each unit of his that routs (D3-11).
    pub per_rout: u8,
}

/// Shooting.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "D3Shooting", deny_unknown_fields)]
pub struct Shooting {
    /// What a town or woods add to the hits on whoever is in them (D3-31).
    pub cover: i8,
    /// The score at which ammunition runs out (D3-30).
    pub last_score: u8,
    /// A gun shoots again so many turns after it did (D3-32).
    pub gun_turns: u8,
}

/// Melee.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "D3Melee", deny_unknown_fields)]
pub struct Melee {
    /// What is added to the hits on infantry and cuirassiers (D3-37, D3-50).
    pub armour: i8,
    /// What a town, woods or hedges add to the hits on whoever is in them (D3-38).
    pub cover: i8,
    /// What elite pike adds to its own (D3-49).
    pub pike: i8,
}

/// Giving ground.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "D3GiveGround", deny_unknown_fields)]
pub struct GiveGround {
    /// What a unit takes that cannot (D3-41).
    pub hits: u8,
}

/// What a type of unit can do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "D3Troop", default, deny_unknown_fields)]
pub struct Troop {
    /// How far it moves (D3-12).
    pub moves: u8,
    /// How far it moves charging into contact (D3-12).
    pub charge: u8,
    /// How far it shoots; nought for a unit that does not (D3-28).
    pub range: u8,
    /// What is added to its die, shooting; none for a unit that does not (D3-29).
    pub shoots: Option<i8>,
    /// Whether it can run out of ammunition (D3-29).
    pub ammunition: bool,
    /// What is added to its die in melee; none for a unit that has no attack
    /// (D3-35).
    pub melee: Option<i8>,
    /// The same when it charges in (D3-35).
    pub melee_charging: Option<i8>,
    /// Whether it starts melees (D3-33).
    pub initiates: bool,
}

impl Tables {
    /// The book's own tables.
    ///
    /// # Errors
    /// A [`TableError`] if the embedded file does not read; a test shows that
    /// it does.
    pub fn standard() -> Result<&'static Self, TableError> {
        static STANDARD: Loaded<Tables> = Loaded::new(|| TABLES.read());
        STANDARD.get()
    }

    /// What a type can do; nothing where a battle's own tables leave it out.
    pub fn troop(&self, kind: UnitType) -> Troop {
        self.troops.get(&kind).copied().unwrap_or_default()
    }

    /// What a face of the die scores (D3-01).
    pub fn score(&self, face: u8) -> u8 {
        let index = usize::from(face.saturating_sub(1));
        self.die.get(index).copied().unwrap_or(0)
    }

    /// How far a type shoots, in hexes; none for one that does not (D3-28).
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

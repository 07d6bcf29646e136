//! The state of a table as plain facts, which players and programs can compare.
//!
//! A snapshot contains ids and numbers but no sentences, and no part of a rulebook's internal
//! state. Each rulebook makes its own snapshot; scenes (`docs/scenes.md`) state parts of a
//! snapshot.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use super::UnitRef;

/// The subject of a fact. Written `table`, `A`, `A3`, `Ag1` and `#1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Subject {
    /// The whole table.
    Table,
    /// A side, counted from 0.
    Side(u8),
    /// A unit.
    Unit(UnitRef),
    /// A general who is not a unit, by side and number.
    General(u8, u16),
    /// A named feature of the terrain, by its number.
    Feature(u16),
}

impl Subject {
    /// Returns the unit, if the subject is a unit.
    pub const fn unit(self) -> Option<UnitRef> {
        match self {
            Self::Unit(unit) => Some(unit),
            Self::Table | Self::Side(_) | Self::General(..) | Self::Feature(_) => None,
        }
    }
}

/// A name that is not a [`Subject`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("subject {0:?}")]
pub struct BadSubject(pub String);

/// Returns the letter of a side: A for side 0.
fn side_letter(side: u8) -> char {
    char::from(b'A'.saturating_add(side.min(25)))
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Table => f.write_str("table"),
            Self::Side(side) => write!(f, "{}", side_letter(*side)),
            Self::Unit(unit) => write!(f, "{}{}", side_letter(unit.side), unit.unit),
            Self::General(side, general) => write!(f, "{}g{general}", side_letter(*side)),
            Self::Feature(feature) => write!(f, "#{feature}"),
        }
    }
}

impl FromStr for Subject {
    type Err = BadSubject;

    fn from_str(text: &str) -> Result<Self, BadSubject> {
        let read = || {
            if text == "table" {
                return Some(Self::Table);
            }
            if let Some(feature) = text.strip_prefix('#') {
                return feature.parse().ok().map(Self::Feature);
            }
            let mut rest = text.chars();
            let letter = rest.next().filter(char::is_ascii_uppercase)?;
            let side = u8::try_from(letter).ok()? - b'A';
            let rest = rest.as_str();
            if rest.is_empty() {
                return Some(Self::Side(side));
            }
            if let Some(general) = rest.strip_prefix('g') {
                let general = general.parse().ok()?;
                return Some(Self::General(side, general));
            }
            let unit = rest.parse().ok()?;
            Some(Self::Unit(UnitRef::new(side, unit)))
        };
        read().ok_or_else(|| BadSubject(text.to_owned()))
    }
}

impl From<UnitRef> for Subject {
    fn from(unit: UnitRef) -> Self {
        Self::Unit(unit)
    }
}

impl Serialize for Subject {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

/// The value of a fact. Each value prints as one line of words without commas.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// `yes` or `no`.
    Flag(bool),
    /// A count.
    Number(u32),
    /// Counts in a fixed order, such as the figures in each group.
    Numbers(Vec<u32>),
    /// The id of a state, a position or a kind. `None` if there is none.
    Id(Option<String>),
    /// Ids in sorted order.
    Ids(Vec<String>),
}

impl Fact {
    /// Returns a number that may be unknown.
    pub fn number(number: Option<impl Into<u32>>) -> Self {
        number.map_or(Self::Id(None), |number| Self::Number(number.into()))
    }

    /// Returns an optional id.
    pub fn id(id: Option<impl fmt::Display>) -> Self {
        Self::Id(id.map(|id| id.to_string()))
    }

    /// Returns the ids, sorted.
    pub fn ids(ids: impl IntoIterator<Item = impl fmt::Display>) -> Self {
        let mut ids: Vec<String> = ids.into_iter().map(|id| id.to_string()).collect();
        ids.sort();
        Self::Ids(ids)
    }

    /// Returns the units, sorted.
    pub fn units(units: impl IntoIterator<Item = UnitRef>) -> Self {
        let mut units: Vec<UnitRef> = units.into_iter().collect();
        units.sort();
        let names = units
            .into_iter()
            .map(|unit| Subject::Unit(unit).to_string());
        Self::Ids(names.collect())
    }

    /// Returns an optional unit.
    pub fn unit(unit: Option<UnitRef>) -> Self {
        Self::id(unit.map(Subject::Unit))
    }

    /// Returns whether the value is `no`, 0 or none.
    pub fn is_blank(&self) -> bool {
        match self {
            Self::Flag(yes) => !yes,
            Self::Number(number) => *number == 0,
            Self::Numbers(numbers) => numbers.iter().all(|number| *number == 0),
            Self::Id(id) => id.is_none(),
            Self::Ids(ids) => ids.is_empty(),
        }
    }
}

impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |f: &mut fmt::Formatter<'_>, words: &[String]| match words {
            [] => f.write_str("none"),
            _ => f.write_str(&words.join(" ")),
        };
        match self {
            Self::Flag(yes) => f.write_str(if *yes { "yes" } else { "no" }),
            Self::Number(number) => write!(f, "{number}"),
            Self::Numbers(numbers) => {
                let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
                list(f, &numbers)
            }
            Self::Id(id) => f.write_str(id.as_deref().unwrap_or("none")),
            Self::Ids(ids) => list(f, ids),
        }
    }
}

impl Serialize for Fact {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Flag(yes) => to.serialize_bool(*yes),
            Self::Number(number) => to.serialize_u32(*number),
            Self::Numbers(numbers) => to.collect_seq(numbers),
            Self::Id(id) => id.serialize(to),
            Self::Ids(ids) => to.collect_seq(ids),
        }
    }
}

/// Facts by name. All units under a rulebook have facts with the same names, though a unit's fact
/// may be blank.
pub type Facts = BTreeMap<&'static str, Fact>;

/// A unit's public state. Fields that a rulebook does not use have their defaults.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UnitSnapshot {
    /// The id of the reason why the unit is off the table. `None` while it is on the table.
    pub gone: Option<String>,
    /// The remaining figures, strength points or troops, in the order of the unit's groups or
    /// kinds.
    pub strength: Vec<u32>,
    /// The unit's morale id. `None` in a rulebook without morale.
    pub morale: Option<String>,
    /// The unit's hex. `None` in a rulebook without a map, or off the map.
    pub hex: Option<String>,
    /// The facing.
    pub facing: Option<String>,
    /// The enemies in contact.
    pub contacts: Vec<UnitRef>,
    /// The ids of the unit's pending work.
    pub pending: Vec<String>,
    /// The facts that only this rulebook has.
    pub others: Facts,
}

/// The public state of a battle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableSnapshot {
    /// The turn; 0 before the first.
    pub turn: u32,
    /// The id of the step.
    pub step: String,
    /// The side to act. `None` for both sides.
    pub mover: Option<u8>,
    /// The side that has lost, or both sides. Empty during play.
    pub beaten: Vec<u8>,
    /// The units.
    pub units: BTreeMap<UnitRef, UnitSnapshot>,
    /// Other facts about the table, the sides, the generals and the terrain.
    pub others: BTreeMap<Subject, Facts>,
}

impl TableSnapshot {
    /// Returns every fact, by subject and name.
    pub fn facts(&self) -> BTreeMap<Subject, Facts> {
        let mut all = self.others.clone();
        let table = all.entry(Subject::Table).or_default();
        table.insert("turn", Fact::Number(self.turn));
        table.insert("step", Fact::id(Some(&self.step)));
        table.insert("mover", Fact::id(self.mover.map(Subject::Side)));
        let beaten = self.beaten.iter().map(|side| Subject::Side(*side));
        table.insert("beaten", Fact::ids(beaten));
        for (unit, of) in &self.units {
            let facts = all.entry(Subject::Unit(*unit)).or_default();
            facts.extend(of.facts());
        }
        all
    }
}

impl UnitSnapshot {
    /// Returns every fact, by name.
    fn facts(&self) -> Facts {
        let mut facts = self.others.clone();
        facts.insert("gone", Fact::id(self.gone.as_ref()));
        facts.insert("strength", Fact::Numbers(self.strength.clone()));
        facts.insert("morale", Fact::id(self.morale.as_ref()));
        facts.insert("hex", Fact::id(self.hex.as_ref()));
        facts.insert("facing", Fact::id(self.facing.as_ref()));
        facts.insert("contacts", Fact::units(self.contacts.iter().copied()));
        facts.insert("pending", Fact::ids(&self.pending));
        facts
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn subjects_parse_as_printed() {
        for (text, subject) in [
            ("table", Subject::Table),
            ("B", Subject::Side(1)),
            ("A3", Subject::Unit(UnitRef::new(0, 3))),
            ("Bg12", Subject::General(1, 12)),
            ("#7", Subject::Feature(7)),
        ] {
            assert_eq!(text.parse(), Ok(subject));
            assert_eq!(subject.to_string(), text);
        }
        for bad in ["", "a3", "3", "A-1", "Ag", "#", "A70000", "Tables"] {
            assert!(bad.parse::<Subject>().is_err(), "{bad}");
        }
    }

    #[test]
    fn blank_facts_print_the_word_for_their_kind() {
        let blank = [
            (Fact::Flag(false), "no"),
            (Fact::Number(0), "0"),
            (Fact::Numbers(Vec::new()), "none"),
            (Fact::unit(None), "none"),
            (Fact::units([]), "none"),
        ];
        for (fact, text) in blank {
            assert!(fact.is_blank());
            assert_eq!(fact.to_string(), text);
        }
        let units = [UnitRef::new(1, 10), UnitRef::new(1, 9)];
        assert_eq!(Fact::units(units).to_string(), "B9 B10");
        assert!(!Fact::Numbers(vec![0, 2]).is_blank());
    }

    #[test]
    fn a_snapshot_lists_every_fact_of_its_subjects() {
        let unit = UnitSnapshot {
            strength: vec![3],
            others: [("loaded", Fact::Flag(true))].into(),
            ..UnitSnapshot::default()
        };
        let table = TableSnapshot {
            step: "melee".to_owned(),
            units: [(UnitRef::new(0, 1), unit)].into(),
            ..TableSnapshot::default()
        };
        let facts = table.facts();
        let unit = &facts[&Subject::Unit(UnitRef::new(0, 1))];
        assert_eq!(unit["strength"].to_string(), "3");
        assert_eq!(unit["loaded"], Fact::Flag(true));
        assert_eq!(unit["contacts"].to_string(), "none");
        assert_eq!(facts[&Subject::Table]["step"].to_string(), "melee");
    }
}

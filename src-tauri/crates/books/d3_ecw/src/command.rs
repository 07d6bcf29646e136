//! What a player can do: one hand of dice, or one choice.

use std::fmt;
use std::str::FromStr;

use drumhead_words::play::UnitRef;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::state::{Away, Standing};
use drumhead_rules::hex::{Cell, Facing};

/// What a player can do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(
    rename = "D3Command2",
    tag = "do",
    rename_all = "snake_case",
    deny_unknown_fields
)]
pub enum Command {
    /// Places a unit before the battle.
    Place {
        /// The unit.
        unit: UnitRef,
        /// Where.
        hex: Cell,
        /// Which way it faces.
        facing: Facing,
    },
    /// Counts the activations (D3-09).
    Count {
        /// The units that the commander sees near him.
        seen: Vec<UnitRef>,
    },
    /// Goes straight ahead and may then turn (D3-13, D3-14).
    March {
        /// The unit.
        unit: UnitRef,
        /// Where to.
        to: Cell,
        /// Which way it faces then.
        facing: Facing,
    },
    /// Turns, and then goes straight ahead or stays (D3-13, D3-14).
    Wheel {
        /// The unit.
        unit: UnitRef,
        /// Where to, and which way it faces on the way and then.
        way: Way,
    },
    /// Goes back, still facing the same way (D3-16).
    Retire {
        /// The unit.
        unit: UnitRef,
        /// Where to.
        to: Cell,
    },
    /// Goes straight at an enemy, into contact (D3-15, D3-33).
    Charge {
        /// The unit.
        unit: UnitRef,
        /// The enemy.
        target: UnitRef,
        /// Which way it faces when it goes.
        facing: Facing,
    },
    /// Shoots (D3-29).
    Shoot {
        /// The unit.
        unit: UnitRef,
        /// At whom.
        target: UnitRef,
    },
    /// Fights a round of melee (D3-35).
    Fight {
        /// The unit.
        unit: UnitRef,
        /// Against whom.
        target: UnitRef,
    },
    /// Has the die rolled again (D3-24, D3-36, D3-48).
    Reroll {
        /// Who wants it.
        unit: UnitRef,
    },
    /// Lets the score stand.
    Keep {
        /// Who might have had it rolled again.
        unit: UnitRef,
    },
    /// Rolls too, attacked in melee (gap D3-A4).
    Reply {
        /// The unit.
        unit: UnitRef,
    },
    /// Gives ground, or cannot (D3-41).
    GiveGround {
        /// The unit.
        unit: UnitRef,
        /// Where to; none where it cannot.
        to: Option<Cell>,
    },
    /// Moves the commander; into the hex of a unit of his, he attaches himself to
    /// it (D3-46, D3-47).
    Ride {
        /// The commander.
        unit: UnitRef,
        /// Where to.
        to: Cell,
    },
    /// Brings the commander back to the table (D3-44).
    Return {
        /// The commander.
        unit: UnitRef,
        /// Where.
        to: Cell,
    },
    /// Ends the step, or the turn.
    End,
    /// Sets something by hand.
    Correct {
        /// The unit.
        unit: UnitRef,
        /// What is so.
        set: Correction,
    },
    /// Sets every unit as it is on paper.
    FromPaper {
        /// The units.
        units: Vec<OnPaper>,
    },
}

/// A hex and the way a unit faces on its way there, written `H3/NNE`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Way {
    /// The hex.
    pub to: Cell,
    /// The facing.
    pub facing: Facing,
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.to, self.facing)
    }
}

/// What is no hex and facing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no hex with a facing: write H3/E")]
pub struct BadWay(String);

impl FromStr for Way {
    type Err = BadWay;

    fn from_str(text: &str) -> Result<Self, BadWay> {
        let bad = || BadWay(text.to_owned());
        let (to, facing) = text.split_once('/').ok_or_else(bad)?;
        Ok(Self {
            to: to.parse().map_err(|_| bad())?,
            facing: facing.parse().map_err(|_| bad())?,
        })
    }
}

impl Serialize for Way {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Way {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map_err(de::Error::custom)
    }
}

#[cfg(feature = "bindings")]
impl specta::Type for Way {
    fn definition(types: &mut specta::Types) -> specta::datatype::DataType {
        String::definition(types)
    }
}

/// A unit as it is on paper. A roster has boxes and ticks, and no hexes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "D3OnPaper", deny_unknown_fields)]
pub struct OnPaper {
    /// The unit.
    pub unit: UnitRef,
    /// Its hits.
    pub hits: u8,
    /// Whether it is out of ammunition.
    pub out_of_ammunition: bool,
    /// Why it is off the table, if it is.
    pub away: Option<Away>,
}

impl OnPaper {
    /// What must be set to make the unit what it is on paper.
    pub(super) fn differences(&self, standing: &Standing) -> Vec<Correction> {
        let ammunition = Correction::OutOfAmmunition(self.out_of_ammunition);
        let sets = [
            (self.hits != standing.hits).then_some(Correction::Hits(self.hits)),
            (self.out_of_ammunition != standing.out_of_ammunition).then_some(ammunition),
            (self.away != standing.away).then_some(Correction::Away(self.away)),
        ];
        sets.into_iter().flatten().collect()
    }
}

/// Something set by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(
    rename = "D3Correction",
    tag = "what",
    content = "value",
    rename_all = "snake_case",
    deny_unknown_fields
)]
pub enum Correction {
    /// Its hex; a unit that was off the table is back on it.
    Hex(Cell),
    /// Which way it faces.
    Facing(Facing),
    /// Its hits.
    Hits(u8),
    /// Whether it is out of ammunition.
    OutOfAmmunition(bool),
    /// The last turn in which a gun fired; none for one that has not.
    Fired(Option<u32>),
    /// Whether it was activated in this turn.
    Activated(bool),
    /// The unit that a commander is attached to.
    Attached(Option<u16>),
    /// The enemies that it is in melee with.
    Melee(Vec<UnitRef>),
    /// Its name.
    Name(String),
    /// Why it is off the table; none puts it back where it stood.
    Away(Option<Away>),
}

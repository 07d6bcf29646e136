//! What a player can do: one hand of dice, or one choice.

use drumhead_words::play::UnitRef;
use serde::{Deserialize, Serialize};

use super::state::{Away, Standing};
use super::tables::Troops;
use drumhead_rules::hex::{Cell, Facing};

/// What a player can do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(
    rename = "SdCommand",
    tag = "do",
    rename_all = "snake_case",
    deny_unknown_fields
)]
pub enum Command {
    /// Places a group before the first turn.
    Deploy {
        /// The group.
        unit: UnitRef,
        /// Where.
        hex: Cell,
        /// Which way it faces.
        facing: Facing,
    },
    /// Throws a side's die for who marches first (S-01).
    Roll {
        /// The side.
        side: u8,
    },
    /// Marches a group (S-03).
    March {
        /// The group.
        unit: UnitRef,
        /// Where to.
        to: Cell,
        /// Which way it then faces; none for as before, or as the troops that
        /// are there.
        facing: Option<Facing>,
    },
    /// Turns the troops of a group's hex (S-06).
    Face {
        /// The group.
        unit: UnitRef,
        /// Which way they face.
        facing: Facing,
    },
    /// Marks the troops of a group's hex as standing, or takes the mark off
    /// (S-07).
    Mark {
        /// The group.
        unit: UnitRef,
        /// Whether they stand.
        standing: bool,
    },
    /// Attacks from a group's hex (S-11).
    Attack {
        /// The group.
        unit: UnitRef,
        /// The hex that is attacked.
        at: Cell,
        /// With so many infantrymen of the hex.
        infantry: u16,
        /// With so many of its cavalrymen.
        cavalry: u16,
        /// With so many of its guns.
        guns: u16,
    },
    /// Throws the die for all attacks on a hex together (gap S-A1).
    Fraction {
        /// The hex.
        at: Cell,
    },
    /// Says on whom casualties fall.
    Bear {
        /// A group in the hex: it takes them first.
        unit: UnitRef,
        /// Whether each gun takes one before any takes a second.
        spread: bool,
    },
    /// Falls back with the troops of a group's hex (S-20).
    FallBack {
        /// The group.
        unit: UnitRef,
        /// Where to; none where the way is barred.
        to: Option<Cell>,
    },
    /// The step ends; after the last, the turn.
    End,
    /// Sets something by hand.
    Correct {
        /// The group.
        unit: UnitRef,
        /// What is so.
        set: Correction,
    },
    /// Writes down what a side is to do (gap S-A15).
    Objectives {
        /// The side.
        side: u8,
        /// In the players' words.
        text: String,
    },
    /// Sets many groups by hand: play went on with paper.
    FromPaper {
        /// The groups as their rosters show them; those that are not named
        /// stay as they are.
        units: Vec<OnPaper>,
    },
}

/// A group as its roster shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "SdOnPaper", deny_unknown_fields)]
pub struct OnPaper {
    /// The group.
    pub unit: UnitRef,
    /// Its infantry figures.
    pub infantry: u16,
    /// Its cavalry figures.
    pub cavalry: u16,
    /// The casualties that its guns have taken, all together.
    pub gun_casualties: u16,
    /// Whether it stands.
    pub standing: bool,
    /// Why it is off the map, if it is.
    pub away: Option<Away>,
}

impl OnPaper {
    /// What must be set to make the group what it is on paper. `lives` is what
    /// a gun takes.
    pub(super) fn differences(&self, now: &Standing, lives: u8) -> Vec<Correction> {
        let taken: u16 = now.guns.iter().map(|hits| u16::from(*hits)).sum();
        let sets = [
            (self.infantry != now.infantry).then_some(Correction::Infantry(self.infantry)),
            (self.cavalry != now.cavalry).then_some(Correction::Cavalry(self.cavalry)),
            (self.gun_casualties != taken)
                .then(|| Correction::Guns(in_order(self.gun_casualties, now.guns.len(), lives))),
            (self.standing != now.standing).then_some(Correction::Standing(self.standing)),
            (self.away != now.away).then_some(Correction::Away(self.away)),
        ];
        sets.into_iter().flatten().collect()
    }
}

/// So many casualties over so many guns, one gun after the other.
pub(super) fn in_order(casualties: u16, guns: usize, lives: u8) -> Vec<u8> {
    let mut left = casualties;
    let mut each = Vec::with_capacity(guns);
    for _ in 0..guns {
        let taken = left.min(u16::from(lives));
        left -= taken;
        each.push(u8::try_from(taken).unwrap_or(u8::MAX));
    }
    each
}

/// Something set by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(
    rename = "SdCorrection",
    tag = "what",
    content = "value",
    rename_all = "snake_case",
    deny_unknown_fields
)]
pub enum Correction {
    /// Its infantry figures.
    Infantry(u16),
    /// Its cavalry figures.
    Cavalry(u16),
    /// Its guns, each with the casualties it has taken: guns that were taken
    /// over are added so.
    Guns(Vec<u8>),
    /// How many guns it has, those that have taken least.
    GunCount(u16),
    /// The casualties that its guns have taken, all together.
    GunCasualties(u16),
    /// It takes over the guns of this group, with the casualties that they have
    /// taken (gap S-A16).
    TakeOver(UnitRef),
    /// Its hex; none takes it off the map.
    Hex(Option<Cell>),
    /// Which way it faces.
    Facing(Facing),
    /// Whether it stands.
    Standing(bool),
    /// The hexes that it has marched this turn.
    Marched(u8),
    /// Whether all of its hex have attacked in this step. Those who have not have
    /// made no attack, and none of theirs waits.
    Attacked(bool),
    /// Those of its hex who have attacked in this step.
    Spent(Troops),
    /// Whether the troops of its hex must fall back.
    Pressed(bool),
    /// Its name.
    Name(String),
    /// Why it is off the map; none puts it back.
    Away(Option<Away>),
}

//! What a battle is begun with, and how it is.

use std::sync::Arc;

use drumhead_rules::catalogue::{self, Language};
use drumhead_rules::frame::{Impossible, impossible};
use drumhead_rules::list::sides::{Numbered, Sides as _};
use drumhead_rules::list::{SetupError, Unsound, check};
use drumhead_rules::play::Misfit;
use drumhead_words::play::UnitRef;
use serde::{Deserialize, Serialize};

use crate::Battle;
use crate::army::{Arm, Army, Toy};
use crate::tables::{Readings, Tables, speak};

/// What a battle is begun with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The two sides.
    pub sides: [SideSetup; 2],
    /// The side that has the first turn.
    pub first: u8,
    /// The readings that govern it.
    #[serde(default)]
    pub readings: Readings,
    /// The tables that it is played by; none for the book's own.
    #[serde(default)]
    pub tables: Option<Tables>,
}

/// A side of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideSetup {
    /// What it is called.
    pub name: String,
    /// Its army.
    pub army: Army,
}

/// A unit in a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Soldiers {
    /// Its number in its army.
    pub number: u16,
    /// Its name.
    pub name: String,
    /// What it is.
    pub arm: Arm,
    /// The figures that stand.
    pub figures: u8,
    /// Those that it began with.
    pub start: u8,
    /// Whether it has advanced.
    pub near: bool,
    /// Whether it has had its order this turn.
    pub done: bool,
}

impl Numbered for Soldiers {
    fn number(&self) -> u16 {
        self.number
    }
}

/// How a battle is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// The turn, from 1.
    pub turn: u32,
    /// The side whose turn it is.
    pub mover: u8,
    /// The units of each side, in the army's order.
    pub sides: [Vec<Soldiers>; 2],
}

impl State {
    /// The unit, if there is one.
    pub fn unit(&self, unit: UnitRef) -> Option<&Soldiers> {
        self.sides.unit(unit)
    }

    /// The unit, to be changed.
    pub(crate) fn unit_mut(&mut self, unit: UnitRef) -> Result<&mut Soldiers, Misfit> {
        self.sides.unit_mut(unit)
    }

    /// The units of a side that stand.
    pub(crate) fn standing(&self, side: u8) -> impl Iterator<Item = UnitRef> {
        let units = self.sides.units();
        let standing = units.filter(move |(unit, it)| unit.side == side && it.figures > 0);
        standing.map(|(unit, _)| unit)
    }
}

/// The unit, if it stands.
pub(crate) fn here(battle: &Battle, unit: UnitRef) -> Result<&Soldiers, Impossible> {
    match battle.state.unit(unit) {
        None => Err(impossible("unit")),
        Some(it) if it.figures == 0 => Err(impossible("gone").with("unit", unit)),
        Some(it) => Ok(it),
    }
}

/// A battle at its beginning.
pub(crate) fn begin(setup: Setup) -> Result<Battle, SetupError> {
    for side in &setup.sides {
        check::<Toy>(&side.army)?;
    }
    if setup.first > 1 {
        return Err(Unsound::at("first", catalogue::message("unsound.first")).into());
    }
    let tables = match &setup.tables {
        Some(tables) => tables.clone(),
        None => Tables::standard()?.clone(),
    };
    let units = |side: &SideSetup| {
        let units = side.army.units.iter().map(|unit| Soldiers {
            number: unit.number,
            name: unit.name.clone(),
            arm: unit.of.arm,
            figures: unit.of.figures,
            start: unit.of.figures,
            near: false,
            done: false,
        });
        units.collect()
    };
    let state = State {
        turn: 1,
        mover: setup.first,
        sides: setup.sides.each_ref().map(units),
    };
    Ok(Battle {
        setup: Arc::new(Setup {
            tables: Some(tables.clone()),
            ..setup
        }),
        tables: Arc::new(tables),
        words: speak(Language::ENGLISH),
        state,
    })
}

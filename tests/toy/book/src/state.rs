//! The set-up and the state of a battle.

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

/// The set-up of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The two sides.
    pub sides: [SideSetup; 2],
    /// The side that has the first turn.
    pub first: u8,
    /// The interpretations.
    #[serde(default)]
    pub readings: Readings,
    /// The tables; none for the book's own.
    #[serde(default)]
    pub tables: Option<Tables>,
}

/// A side of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideSetup {
    /// Its name.
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
    /// Its kind.
    pub arm: Arm,
    /// The remaining figures.
    pub figures: u8,
    /// The figures at the start.
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

/// The state of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// The turn, from 1.
    pub turn: u32,
    /// The active side.
    pub mover: u8,
    /// The units of each side, in the army's order.
    pub sides: [Vec<Soldiers>; 2],
}

impl State {
    /// The unit, if there is one.
    pub fn unit(&self, unit: UnitRef) -> Option<&Soldiers> {
        self.sides.unit(unit)
    }

    /// The unit, mutably.
    pub(crate) fn unit_mut(&mut self, unit: UnitRef) -> Result<&mut Soldiers, Misfit> {
        self.sides.unit_mut(unit)
    }

    /// The remaining units of a side.
    pub(crate) fn standing(&self, side: u8) -> impl Iterator<Item = UnitRef> {
        let units = self.sides.units();
        let standing = units.filter(move |(unit, it)| unit.side == side && it.figures > 0);
        standing.map(|(unit, _)| unit)
    }
}

/// The side that has nobody left.
pub(crate) fn beaten(state: &State) -> Option<u8> {
    let mut sides = [0, 1].into_iter();
    sides.find(|side| state.standing(*side).next().is_none())
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

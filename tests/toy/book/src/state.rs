//! The set-up and the state of a battle.

use drumhead_rules::frame::{Impossible, impossible};
use drumhead_words::play::UnitRef;
use serde::{Deserialize, Serialize};

use crate::Battle;
use crate::army::{Arm, Army, Toy};
use crate::tables::{Readings, Tables};

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

drumhead_rules::list_setup!(Setup of Toy);

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
    /// Why it is off the table, if it is.
    pub away: Option<Away>,
}

drumhead_rules::ids! {
    /// Why a unit is off the table.
    Away as "ToyAway" {
        /// It has no figures left.
        Gone = "gone",
    }
}

impl Soldiers {
    /// So many figures are left.
    pub(crate) fn keeps(&mut self, figures: u8) {
        self.figures = figures;
        self.away = (figures == 0).then_some(Away::Gone);
    }
}

drumhead_rules::list_state!(State of Soldiers);

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
    /// The remaining units of a side.
    pub(crate) fn standing(&self, side: u8) -> impl Iterator<Item = UnitRef> {
        let units = self.units();
        let standing = units.filter(move |(unit, it)| unit.side == side && it.figures > 0);
        standing.map(|(unit, _)| unit)
    }
}

/// The unit, if it stands.
pub(crate) fn here(battle: &Battle, unit: UnitRef) -> Result<&Soldiers, Impossible> {
    match battle.state.unit(unit) {
        None => Err(impossible("unit")),
        Some(it) if it.away.is_some() => Err(impossible("gone").with("unit", unit)),
        Some(it) => Ok(it),
    }
}

/// The state at the beginning.
pub(crate) fn first_state(setup: &Setup) -> State {
    let units = |side: &SideSetup| {
        let units = side.army.units.iter().map(|unit| {
            let mut soldiers = Soldiers {
                number: unit.number,
                name: unit.name.clone(),
                arm: unit.of.arm,
                figures: 0,
                start: unit.of.figures,
                near: false,
                done: false,
                away: None,
            };
            soldiers.keeps(unit.of.figures);
            soldiers
        });
        units.collect()
    };
    State {
        turn: 1,
        mover: setup.first,
        sides: setup.sides.each_ref().map(units),
    }
}

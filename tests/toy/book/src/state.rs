//! The set-up and the state of a battle.

use drumhead_rules::frame::{Impossible, impossible};
use drumhead_vocabulary::play::UnitRef;
use serde::{Deserialize, Serialize};

use crate::Battle;
use crate::army::{Arm, Army, Toy};
use crate::tables::{Interpretations, Tables};

/// The set-up of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "ToySetup", deny_unknown_fields)]
pub struct Setup {
    /// The two sides.
    pub sides: [SideSetup; 2],
    /// The side that has the first turn.
    pub first: u8,
    /// The interpretations.
    #[serde(default)]
    pub interpretations: Interpretations,
    /// The tables; `None` for the rulebook's own.
    #[serde(default)]
    pub tables: Option<Tables>,
}

drumhead_rules::list_setup!(Setup of Toy);

/// A side of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "ToySide", deny_unknown_fields)]
pub struct SideSetup {
    /// The side's name.
    pub name: String,
    /// The side's army.
    pub army: Army,
}

/// A unit in a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Soldiers {
    /// The unit's number in its army.
    pub number: u16,
    /// The unit's name.
    pub name: String,
    /// The unit's kind.
    pub arm: Arm,
    /// The remaining figures.
    pub figures: u8,
    /// The figures at the start.
    pub start: u8,
    /// Whether the unit has advanced.
    pub near: bool,
    /// Whether the unit has had its order this turn.
    pub done: bool,
    /// The reason why the unit is off the table, if it is.
    pub away: Option<Away>,
}

drumhead_rules::ids! {
    /// The reason why a unit is off the table.
    Away as "ToyAway" {
        /// The unit has no figures left.
        Gone = "gone",
    }
}

impl Soldiers {
    /// Sets the number of remaining figures.
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
    /// Returns the remaining units of a side.
    pub(crate) fn standing(&self, side: u8) -> impl Iterator<Item = UnitRef> {
        let units = self.units();
        let standing = units.filter(move |(unit, it)| unit.side == side && it.away.is_none());
        standing.map(|(unit, _)| unit)
    }
}

/// Returns the unit, if it is on the table.
pub(crate) fn here(battle: &Battle, unit: UnitRef) -> Result<&Soldiers, Impossible> {
    match battle.state.unit(unit) {
        None => Err(impossible("unit")),
        Some(it) if it.away.is_some() => Err(impossible("gone").with("unit", unit)),
        Some(it) => Ok(it),
    }
}

/// Returns the state at the beginning.
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

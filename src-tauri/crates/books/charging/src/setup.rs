//! The beginning of a battle: the agreed set-up, and the first state.

use serde::{Deserialize, Serialize};

use super::Charging;
use super::army::Army;
use super::interpretations::Interpretations;
use super::state::{State, Step, UnitState};
use super::tables::Tables;
use crate::state::{Broken, Charges, Runs, Trials, Yields};

/// The set-up of a battle, saved with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "ChargingSetup", deny_unknown_fields)]
pub struct Setup {
    /// The two sides.
    pub sides: [SideSetup; 2],
    /// The side that has the first turn.
    pub first: u8,
    /// The interpretations of the battle, which can differ from the armies'.
    #[serde(default)]
    pub interpretations: Interpretations,
    /// The tables. `None` for the embedded tables, which the battle then saves.
    #[serde(default)]
    pub tables: Option<Tables>,
}

drumhead_rules::list_setup!(Setup of Charging);

/// A side of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "ChargingSide", deny_unknown_fields)]
pub struct SideSetup {
    /// The name.
    pub name: String,
    /// The army at the beginning of the battle.
    pub army: Army,
}

impl Setup {
    /// Returns the set-up of a battle between these two armies, with the first army's
    /// interpretations. The first army has the first turn.
    pub fn of(first: Army, second: Army) -> Self {
        let side = |army: Army| SideSetup {
            name: army.name.trim().to_owned(),
            army,
        };
        Self {
            interpretations: first.interpretations,
            sides: [first, second].map(side),
            first: 0,
            tables: None,
        }
    }
}

/// Returns the initial state: the side with the first turn declares its charges.
pub(super) fn first_state(setup: &Setup) -> State {
    let units = |side: &SideSetup| side.army.units.iter().map(UnitState::new).collect();
    State {
        turn: 1,
        mover: setup.first,
        step: Step::Declare,
        sides: setup.sides.each_ref().map(units),
        charges: Charges::default(),
        trials: Trials::default(),
        yields: Yields::default(),
        broken: Broken::default(),
        runs: Runs::default(),
    }
}

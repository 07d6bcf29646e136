//! The beginning of a battle: the agreed set-up, and the first state.

use std::sync::Arc;

use drumhead_rules::catalogue::{self, Language};
use drumhead_rules::list::setup::side_name;
use drumhead_rules::list::{SetupError, Unsound, check};
use serde::{Deserialize, Serialize};

use super::army::Army;
use super::readings::Readings;
use super::state::{State, Step, UnitState};
use super::tables::Tables;
use super::{Battle, Charging, words};
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
    /// The interpretations, independent of the armies' own.
    #[serde(default)]
    pub readings: Readings,
    /// The tables; `None` for the book's own, which the battle then saves.
    #[serde(default)]
    pub tables: Option<Tables>,
}

/// A side of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "ChargingSide", deny_unknown_fields)]
pub struct SideSetup {
    /// The name.
    pub name: String,
    /// The army at the time.
    pub army: Army,
}

impl Setup {
    /// A battle of these two armies with the first army's interpretations; the first has the first
    /// turn.
    pub fn of(first: Army, second: Army) -> Self {
        let side = |army: Army, fallback: &str| SideSetup {
            name: side_name(&army.name, fallback),
            army,
        };
        Self {
            readings: first.readings,
            sides: [side(first, "First army"), side(second, "Second army")],
            first: 0,
            tables: None,
        }
    }
}

/// A battle at its beginning: the first side declares its charges.
///
/// # Errors
/// A [`SetupError`].
pub(super) fn begin(mut setup: Setup) -> Result<Battle, SetupError> {
    for (index, side) in setup.sides.iter().enumerate() {
        let place = format!("sides[{index}].army");
        check::<Charging>(&side.army).map_err(|unsound| unsound.within(&place))?;
    }
    if usize::from(setup.first) >= setup.sides.len() {
        let unsound = Unsound::at("first", catalogue::message("unsound.first"));
        return Err(SetupError::Unsound(unsound));
    }
    let tables = match setup.tables.take() {
        Some(tables) => tables,
        None => Tables::standard()?.clone(),
    };
    setup.tables = Some(tables.clone());
    let units = |side: &SideSetup| side.army.units.iter().map(UnitState::new).collect();
    let state = State {
        turn: 1,
        mover: setup.first,
        step: Step::Declare,
        sides: setup.sides.each_ref().map(units),
        charges: Charges::default(),
        trials: Trials::default(),
        yields: Yields::default(),
        broken: Broken::default(),
        runs: Runs::default(),
    };
    Ok(Battle {
        setup: Arc::new(setup),
        tables: Arc::new(tables),
        words: words::speak(Language::ENGLISH),
        state,
    })
}

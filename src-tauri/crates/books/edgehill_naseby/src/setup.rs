//! The beginning of a battle: the agreed set-up, and the first state.

use drumhead_rules::catalogue;
use drumhead_rules::data::TableError;
use drumhead_rules::frame::Fact as _;
use drumhead_rules::hex::{Cell, Faced};
use drumhead_rules::list::{ListBook as _, SetupError, Unsound};
use drumhead_rules::map::Map;
use serde::{Deserialize, Serialize};

use crate::Battle;
use crate::army::{Army, EdgehillNaseby, Own, Scenario, allowance};
use crate::interpretations::Interpretations;
use crate::place::is_used;
use crate::profile::Profile;
use crate::scope::Modules;
use crate::state::{Standing, State, Step};
use crate::tables::{EDGEHILL_MAP, NASEBY_MAP, Tables};
use crate::turn::turn_begins;

/// The set-up of a battle, saved with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "EdgehillSetup", deny_unknown_fields)]
pub struct Setup {
    /// The two sides.
    pub sides: [SideSetup; 2],
    /// The side that has the first turn.
    pub first: u8,
    /// The interpretations of the battle, which can differ from the armies'.
    #[serde(default)]
    pub interpretations: Interpretations,
    /// The map.
    pub map: Map,
    /// The game.
    #[serde(default)]
    pub scenario: Scenario,
    /// The optional parts of the rules in use (E-39).
    #[serde(default)]
    pub modules: Modules,
    /// The base game as described by the players. Its movement allowances apply to units that have
    /// none in their own list.
    #[serde(default)]
    pub profile: Profile,
    /// The tables. `None` for the embedded tables, which the battle then saves.
    #[serde(default)]
    pub tables: Option<Tables>,
}

drumhead_rules::list_setup!(Setup of EdgehillNaseby, map);

/// A side of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "EdgehillSide", deny_unknown_fields)]
pub struct SideSetup {
    /// The name.
    pub name: String,
    /// The army at the beginning of the battle.
    pub army: Army,
}

impl Setup {
    /// Returns the set-up of a battle between these two armies on the starter map of the first
    /// army's game, with the first army's interpretations. The first army has the first turn. The
    /// second army's profile fills the gaps of the first army's; each army keeps its own movement
    /// allowances.
    ///
    /// # Errors
    /// Returns a [`TableError`] if the embedded map does not parse; see [`starter`].
    pub fn of(first: Army, second: Army) -> Result<Self, TableError> {
        let side = |army: Army| SideSetup {
            name: army.name.trim().to_owned(),
            army,
        };
        let scenario = first.own.scenario;
        let profile = first.own.profile.clone().or(&second.own.profile);
        Ok(Self {
            interpretations: first.interpretations,
            sides: [first, second].map(side),
            first: 0,
            map: starter(scenario)?,
            scenario,
            modules: Modules::default(),
            profile,
            tables: None,
        })
    }

    /// Checks the units' hexes and the description of the base game.
    pub(super) fn check(&self) -> Result<(), SetupError> {
        for (side, of) in self.sides.iter().enumerate() {
            let off = |hex: &Cell| !self.map.grid.has(*hex);
            let mut units = of.army.units.iter();
            if let Some(unit) = units.position(|unit| unit.of.hex.as_ref().is_some_and(off)) {
                let place = format!("sides[{side}].army.units[{unit}].of.hex");
                return Err(Unsound::at(place, catalogue::message("unsound.map.no_hex")).into());
            }
        }
        let own = Own {
            scenario: self.scenario,
            profile: self.profile.clone(),
        };
        Ok(EdgehillNaseby::check_own(&own)?)
    }

    /// Returns the units of a side at the start.
    fn units(&self, side: u8) -> Vec<Standing> {
        let army = &self.sides[usize::from(side)].army;
        let of_list = |arm| allowance(&army.own.profile, arm);
        let ma = |arm| of_list(arm).or(allowance(&self.profile, arm));
        let units = army.units.iter().map(|unit| {
            let mut unit = Standing::new(side, unit, unit.of.ma.or(ma(unit.of.arm)));
            // A list has no map, so a unit that faces a side of the map's hexes turns to the next
            // corner.
            if matches!(unit.facing.on(self.map.grid.pointing), Faced::Side(_)) {
                unit.facing = unit.facing.turned(1);
            }
            unit
        });
        units.collect()
    }
}

/// Returns the starter map of a game: the project's own sketch, with pointy-topped hexes whose even
/// rows are shifted right, and four-digit names (gap E-A15).
///
/// # Errors
/// Returns a [`TableError`] if the embedded file does not parse; a test checks that it does.
pub fn starter(scenario: Scenario) -> Result<Map, TableError> {
    match scenario {
        Scenario::Edgehill => EDGEHILL_MAP.read_json(),
        Scenario::Naseby => NASEBY_MAP.read_json(),
    }
}

/// Returns the initial state, in which units with a hex in their list are already placed.
pub(super) fn first_state(setup: &Setup) -> State {
    State {
        turn: 0,
        mover: setup.first,
        step: Step::Deploy,
        sides: [setup.units(0), setup.units(1)],
        marched: Vec::new(),
        seized: Vec::new(),
        attacks: Vec::new(),
        thrown: Vec::new(),
        fought: Vec::new(),
        retreats: Vec::new(),
    }
}

/// Begins the first side's turn if all units that the battle uses have a hex (E-37, E-39).
///
/// # Errors
/// Returns a [`SetupError`] if the turn names a unit that does not exist.
pub(super) fn begins(battle: &mut Battle) -> Result<(), SetupError> {
    let placed = |unit: &Standing| unit.hex.is_some() || !is_used(battle, unit);
    if battle.state.units().all(|(_, unit)| placed(unit)) {
        let began = turn_begins(battle, battle.setup.first);
        let folded = began.fold(battle);
        folded.map_err(|error| Unsound::at("sides", catalogue::verbatim(error)))?;
    }
    Ok(())
}

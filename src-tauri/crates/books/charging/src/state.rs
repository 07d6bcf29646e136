//! The state of a battle.

mod broken;
mod charges;
mod runs;
mod yields;

use drumhead_rules::frame::{Impossible, impossible, message};
use drumhead_rules::ids;
use drumhead_vocabulary::play::UnitRef;
use serde::{Deserialize, Serialize};

use super::army::{Arm, Kind, Order, Unit};
use crate::Battle;

pub use broken::Broken;
pub use charges::{Charge, Charges, Moved, Stage, Struck, Trial, Trials};
pub use runs::Runs;
pub use yields::{Case, Yield, Yields};

ids! {
    /// The steps of a side's turn.
    Step as "ChargingStep" {
        /// Charges are declared (C-01 to C-03).
        Declare = "declare",
        /// Charged units test (C-03, C-06).
        Test = "test",
        /// Chargers that are not in contact move (C-05).
        Move = "move",
        /// Units roll for surrender if they must (C-14).
        Surrender = "surrender",
        /// Melees are fought, and everything else outside this section of the rules is played.
        Melee = "melee",
    }
    /// A unit's morale.
    Morale as "ChargingMorale" {
        /// Good.
        Good = "good",
        /// The unit is shaken: it cannot charge (C-01), and has a penalty when it tests (C-07e).
        Shaken = "shaken",
        /// Routing.
        Routing = "routing",
    }
    /// The reason why a unit is off the table.
    Away as "ChargingAway" {
        /// The unit has no strength points left (gap C-A2).
        Destroyed = "destroyed",
        /// The unit surrendered (C-15).
        Surrendered = "surrendered",
        /// The unit ran off the edge of the table (C-13).
        OffTable = "off_table",
    }
}

/// The current state of a unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitState {
    /// The number.
    pub number: u16,
    /// The name. May be blank.
    pub name: String,
    /// The arm.
    pub arm: Arm,
    /// The order.
    pub order: Order,
    /// The basic morale.
    pub basic_morale: u8,
    /// The strength points left.
    pub strength: u8,
    /// The strength points at the start.
    pub start: u8,
    /// Whether the unit is on horseback.
    pub mounted: bool,
    /// The morale.
    pub morale: Morale,
    /// The reason why the unit is off the table. `None` while it is on the table.
    pub away: Option<Away>,
}

drumhead_rules::list_state!(State of UnitState);

impl UnitState {
    pub(super) fn new(unit: &Unit) -> Self {
        Self {
            number: unit.number,
            name: unit.name.clone(),
            arm: unit.of.arm,
            order: unit.of.order,
            basic_morale: unit.of.basic_morale,
            strength: unit.of.strength,
            start: unit.of.strength,
            mounted: unit.of.mounted,
            morale: Morale::Good,
            away: None,
        }
    }

    /// Returns whether the unit surrenders like mounted troops. Gunners are on foot (C-15).
    pub const fn rides(&self) -> bool {
        self.mounted && !matches!(self.arm, Arm::Artillery)
    }

    /// Writes this unit's current state into a unit of an army. Strength points lost are included,
    /// because the roster has boxes for all of them and losses are ticked.
    pub(super) fn set_down(&self, unit: &mut Unit) {
        unit.name.clone_from(&self.name);
        unit.of = Kind {
            strength: self.start.max(self.strength),
            ..self.kind()
        };
    }

    /// Returns the unit's current state, in the form of a list entry.
    pub(super) const fn kind(&self) -> Kind {
        Kind {
            arm: self.arm,
            order: self.order,
            basic_morale: self.basic_morale,
            strength: self.strength,
            mounted: self.mounted,
        }
    }

    /// Returns whether the unit is on the table.
    pub const fn is_here(&self) -> bool {
        self.away.is_none()
    }
}

/// The state of a battle: data without rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// The number of the turn, from 1. Both sides have a turn with each number.
    pub turn: u32,
    /// The side that may charge this turn.
    pub mover: u8,
    /// The step of the side's turn.
    pub step: Step,
    /// The units of each side, in the army's order.
    pub sides: [Vec<UnitState>; 2],
    /// This turn's charges.
    pub charges: Charges,
    /// The answers of the charged units.
    pub trials: Trials,
    /// This turn's surrender rolls.
    pub yields: Yields,
    /// Units that broke in this turn's melees and must still make their rout move.
    #[serde(default, skip_serializing_if = "Broken::is_empty")]
    pub broken: Broken,
    /// Units that have made their rout move this turn and may not make another yet.
    #[serde(default, skip_serializing_if = "Runs::is_empty")]
    pub runs: Runs,
}

impl State {
    /// Returns whether the unit is on the table.
    pub fn is_here(&self, unit: UnitRef) -> bool {
        self.unit(unit).is_some_and(UnitState::is_here)
    }

    /// Returns whether the unit is on the table and routing.
    pub fn is_routing(&self, unit: UnitRef) -> bool {
        let routing = |it: &UnitState| it.is_here() && it.morale == Morale::Routing;
        self.unit(unit).is_some_and(routing)
    }

    /// Returns whether the unit is on the table and not routing.
    pub fn is_fighting(&self, unit: UnitRef) -> bool {
        self.is_here(unit) && !self.is_routing(unit)
    }
}

/// Returns the sides whose units have all left the table.
pub(super) fn beaten(state: &State) -> Vec<u8> {
    let gone = |units: &[UnitState]| !units.is_empty() && units.iter().all(|unit| !unit.is_here());
    let sides = (0..).zip(&state.sides);
    let lost = sides.filter_map(|(side, units)| gone(units).then_some(side));
    lost.collect()
}

/// Returns the unit, if it is on the table.
///
/// # Errors
/// Returns [`Impossible`] if the unit is not on the table.
pub(super) fn here(battle: &Battle, unit: UnitRef) -> Result<&UnitState, Impossible> {
    let missing = || impossible("unit");
    let state = battle.state.unit(unit).ok_or_else(missing)?;
    let Some(away) = state.away else {
        return Ok(state);
    };
    let away = message(format!("away.{}", away.id()));
    Err(impossible("away").with("unit", unit).with("away", away))
}

/// Returns the unit, if it is on the table and routing.
///
/// # Errors
/// Returns [`Impossible`] if the unit is not on the table or not routing.
pub(super) fn routing(battle: &Battle, unit: UnitRef) -> Result<&UnitState, Impossible> {
    let state = here(battle, unit)?;
    let steady = || impossible("not_routing").with("unit", unit);
    let routs = state.morale == Morale::Routing;
    routs.then_some(state).ok_or_else(steady)
}

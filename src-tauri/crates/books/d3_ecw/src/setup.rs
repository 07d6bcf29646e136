//! The beginning of a battle: the agreed set-up, and the first state.

use std::sync::Arc;

use drumhead_rules::data::TableError;
use drumhead_rules::map::Map;
use drumhead_vocabulary::play::UnitRef;
use serde::{Deserialize, Serialize};

use crate::Battle;
use crate::army::{Army, Base, D3Ecw, UnitType};
use crate::interpretations::Interpretations;
use crate::place::{base, map};
use crate::state::{Away, Exchange, Place, State, Step, UnitState};
use crate::tables::{STARTER_MAP, Tables};
use crate::ways::misplaced;

/// The set-up of a battle, saved with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "D3Setup", deny_unknown_fields)]
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
    /// The tables. `None` for the embedded tables, which the battle then saves.
    #[serde(default)]
    pub tables: Option<Tables>,
}

drumhead_rules::list_setup!(Setup of D3Ecw, map);

/// A side of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "D3Side", deny_unknown_fields)]
pub struct SideSetup {
    /// The name.
    pub name: String,
    /// The army at the beginning of the battle.
    pub army: Army,
    /// The side's own edge of the table, where its commander returns (D3-44).
    #[serde(default)]
    pub base: Base,
}

impl Setup {
    /// Returns the set-up of a battle between these two armies on the starter map, with the first
    /// army's interpretations. The first army has the first turn.
    ///
    /// # Errors
    /// Returns a [`TableError`] if the embedded map does not parse; see [`starter_map`].
    pub fn of(first: Army, second: Army) -> Result<Self, TableError> {
        let side = |(army, base): (Army, Base)| SideSetup {
            name: army.name.trim().to_owned(),
            base,
            army,
        };
        let [one, other] = match (first.own.base, second.own.base) {
            (one, other) if one == other => [one, one.opposite()],
            (one, other) => [one, other],
        };
        Ok(Self {
            interpretations: first.interpretations,
            sides: [(first, one), (second, other)].map(side),
            first: 0,
            map: starter_map()?,
            tables: None,
        })
    }
}

/// Returns the starter map for this rulebook.
///
/// # Errors
/// Returns a [`TableError`] if the embedded file does not parse; a test checks that it does.
pub fn starter_map() -> Result<Map, TableError> {
    STARTER_MAP.read_json()
}

/// Returns the state before any unit is placed.
pub(super) fn first_state(setup: &Setup) -> State {
    let units = |side: &SideSetup| side.army.units.iter().map(UnitState::new).collect();
    State {
        turn: 0,
        mover: setup.first,
        step: Step::Deploy,
        sides: setup.sides.each_ref().map(units),
        melees: Vec::new(),
        activations: None,
        active: None,
        exchange: Exchange::AtRest,
        unbooked: [0; 2],
        retired: [false; 2],
    }
}

/// Places every unit in the hex given in its army's list, if possible. A commander in the hex of a
/// unit of his side is attached to it. If no unit is left to place, the first turn begins.
pub(super) fn place_all(battle: &mut Battle) {
    let setup = Arc::clone(&battle.setup);
    let sides = (0_u8..).zip(&setup.sides);
    let mut listed: Vec<_> = sides
        .flat_map(|(side, of)| {
            let units = of.army.units.iter();
            units.map(move |unit| (UnitRef::new(side, unit.number), unit.of))
        })
        .collect();
    // Units are placed first, because a commander may share a unit's hex.
    listed.sort_by_key(|(_, of)| of.kind == UnitType::Commander);
    for (unit, of) in listed {
        let Some(hex) = of.hex.filter(|hex| map(battle).grid.has(*hex)) else {
            continue;
        };
        let host = battle.state.in_hex(hex).map(|(host, _)| host);
        let commands = of.kind == UnitType::Commander;
        let joins = commands && host.is_some_and(|it| it.side == unit.side);
        let alone = host.is_none() && misplaced(battle, unit, of.kind, hex).is_empty();
        let facing = of.facing.unwrap_or(base(battle, unit.side).ahead());
        if let (true, Ok(state)) = (joins || alone, battle.state.unit_mut(unit)) {
            state.place = Some(Place { hex, facing });
            state.away = None;
            state.attached = host.filter(|_| joins).map(|host| host.unit);
        }
    }
    let mut units = battle.state.units();
    if !units.any(|(_, unit)| unit.away == Some(Away::Unplaced)) {
        drop(units);
        battle.state.turn = 1;
        battle.state.step = Step::Count;
    }
}

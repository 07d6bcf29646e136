//! The beginning of a battle: the agreed set-up, and the first state.

use std::collections::{BTreeMap, BTreeSet};

use drumhead_rules::data::TableError;
use drumhead_rules::files;
use drumhead_rules::hex::{Cell, Faced, Facing};
use drumhead_rules::map::{Feature, Map};
use serde::{Deserialize, Serialize};

use super::Army;
use super::army::{StandAndDie, Troops};
use super::interpretations::Interpretations;
use super::state::{Phase, State, Step, UnitState};
use super::tables::{Suggestions, Tables};

/// Whether each terrain feature gives cover (gap S-A9).
pub type Covers = BTreeMap<Feature, bool>;

files! {
    "../../../../data/maps"
    STARTER_MAP = "stand_and_die.json";
}

/// The set-up of a battle, saved with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "SdSetup", deny_unknown_fields)]
pub struct Setup {
    /// The two sides.
    pub sides: [SideSetup; 2],
    /// The side that places its units first, and marches first if no dice decide.
    pub first: u8,
    /// The interpretations of the battle, which can differ from the armies'.
    #[serde(default)]
    pub interpretations: Interpretations,
    /// The map.
    pub map: Map,
    /// The capacity of a hex (S-08).
    #[serde(default = "capacity")]
    pub capacity: Troops,
    /// Whether each terrain feature gives cover (gap S-A9).
    #[serde(default = "cover")]
    pub cover: Covers,
    /// The tables. `None` for the embedded tables, which the battle then saves.
    #[serde(default)]
    pub tables: Option<Tables>,
}

drumhead_rules::list_setup!(Setup of StandAndDie, map);

/// A side of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "SdSide", deny_unknown_fields)]
pub struct SideSetup {
    /// The name.
    pub name: String,
    /// The army at the beginning of the battle.
    pub army: Army,
}

/// Returns the editors' suggested capacity. The embedded file always parses; a test checks this.
fn capacity() -> Troops {
    Suggestions::standard().map_or_else(|_| Troops::default(), |it| it.capacity)
}

/// Returns the editors' suggestion for the terrain that gives cover.
fn cover() -> Covers {
    Suggestions::standard().map_or_else(|_| Covers::new(), |it| it.cover.clone())
}

/// Returns the starter map for this rulebook.
///
/// # Errors
/// Returns a [`TableError`] if the embedded file does not parse; a test checks that it does.
pub fn starter_map() -> Result<Map, TableError> {
    STARTER_MAP.read_json()
}

impl Setup {
    /// Returns the set-up of a battle between these two armies on the starter map, with the first
    /// army's interpretations.
    ///
    /// # Errors
    /// Returns a [`TableError`] if the embedded map does not parse; see [`starter_map`].
    pub fn of(first: Army, second: Army) -> Result<Self, TableError> {
        let side = |army: Army| SideSetup {
            name: army.name.trim().to_owned(),
            army,
        };
        Ok(Self {
            interpretations: first.interpretations,
            sides: [first, second].map(side),
            first: 0,
            map: starter_map()?,
            capacity: capacity(),
            cover: cover(),
            tables: None,
        })
    }
}

/// Returns the initial state: units without a hex must be placed, or the first turn's dice must be
/// rolled.
pub(super) fn first_state(setup: &Setup) -> State {
    let sides = setup.sides.each_ref().map(|side| {
        let mut units: Vec<_> = side
            .army
            .units
            .iter()
            .map(|unit| placed(UnitState::new(unit), &setup.map))
            .collect();
        side_by_side(&mut units);
        units
    });
    let unplaced = sides.iter().flatten().any(|unit| unit.hex.is_none());
    let step = if unplaced {
        Step::Deploy
    } else {
        Step::Initiative
    };
    State {
        turn: u32::from(!unplaced),
        first: None,
        rolls: [None; 2],
        phase: Phase::both(step),
        steps: 0,
        objectives: (setup.sides.each_ref()).map(|side| side.army.own.objectives.clone()),
        sides,
        blows: Vec::new(),
        spent: BTreeMap::new(),
        burdens: Vec::new(),
        pressed: Vec::new(),
        fell_back: BTreeSet::new(),
    }
}

/// Places a unit at the hex and with the facing in its list, if it can begin there. Otherwise the
/// players must place it.
fn placed(mut unit: UnitState, map: &Map) -> UnitState {
    let side = matches!(unit.facing.on(map.grid.pointing), Faced::Side(_));
    let there = unit.hex.filter(|hex| map.grid.has(*hex) && side);
    if there.is_none() && !side {
        unit.facing = unit.facing.turned(1);
    }
    unit.hex = there;
    unit
}

/// Gives all units that begin in the same hex the facing and the mark of the first of them (S-06,
/// S-07).
fn side_by_side(units: &mut [UnitState]) {
    let mut first: BTreeMap<Cell, (Facing, bool)> = BTreeMap::new();
    for unit in units {
        let Some(hex) = unit.place() else {
            continue;
        };
        let own = (unit.facing, unit.standing);
        (unit.facing, unit.standing) = *first.entry(hex).or_insert(own);
    }
}

//! The set-up of a battle: copies of two armies, and the players' agreements before the first turn.

use std::collections::{BTreeMap, BTreeSet};

use drumhead_rules::catalogue::{Message, message};
use drumhead_rules::list::new_number;
use drumhead_vocabulary::play::UnitRef;
use serde::{Deserialize, Serialize};

use super::state::{Commander, GeneralRef, Site, State, UnitState};
use crate::army::*;
use crate::interpretations::Interpretations;
use crate::soundness::{Unsound, check};
use crate::tables::SavedTables;
use crate::terrain::Feature;
use crate::turn::Moment;

/// A battle's own copy of its armies, interpretations and tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "FornovoSetup")]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The game's figure scale, which overrides each army's own scale.
    pub scale: FigureScale,
    /// The game's year, which overrides each army's own year.
    pub year: u16,
    /// The game's interpretations, which override each army's own interpretations.
    #[serde(default)]
    pub interpretations: Interpretations,
    /// The tables; `None` for the embedded tables, which the battle then saves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tables: Option<SavedTables>,
    /// The two sides.
    pub sides: [Side; 2],
    /// Named terrain and works, with their cover.
    #[serde(default)]
    pub ground: Vec<Feature>,
}

/// A side of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "FornovoSide")]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// The side's name.
    pub name: String,
    /// The side's army, including allies (see [`join`]).
    pub army: Army,
}

impl Setup {
    /// Returns the set-up of a battle between these armies, with the scale, year and
    /// interpretations of the first.
    pub fn of(first: Army, second: Army) -> Self {
        let side = |army: Army| Side {
            name: army.name.trim().to_owned(),
            army,
        };
        Self {
            scale: first.scale,
            year: first.year,
            interpretations: first.interpretations.clone(),
            tables: None,
            sides: [first, second].map(side),
            ground: Vec::new(),
        }
    }

    /// Checks that the set-up is sound.
    ///
    /// # Errors
    /// The first [`Unsound`] place.
    pub fn check(&self) -> Result<(), Unsound> {
        for (index, side) in self.sides.iter().enumerate() {
            check(&side.army).map_err(|error| Unsound {
                place: format!("sides[{index}].army.{}", error.place),
                ..error
            })?;
        }
        check_ground(&self.ground)
    }
}

/// Returns an army with an ally's army added. A unit of the ally keeps its number if the number is
/// free, and otherwise gets a new number. The ally's contingents, generals and pieces are added too
/// (F-2.38). An army's only contingent, if unnamed, gets the army's name.
#[must_use]
pub fn join(mut army: Army, mut ally: Army) -> Army {
    name_alone(&mut army);
    name_alone(&mut ally);
    let contingents = shift(army.contingents.iter().map(|c| c.id.0));
    let generals = shift(army.generals.iter().map(|g| g.id.0));
    let pieces = shift(army.pieces.iter().map(|p| p.id.0));
    army.contingents
        .extend(ally.contingents.into_iter().map(|contingent| Contingent {
            id: ContingentId(contingent.id.0.saturating_add(contingents)),
            ..contingent
        }));
    army.generals
        .extend(ally.generals.into_iter().map(|general| General {
            id: GeneralId(general.id.0.saturating_add(generals)),
            contingent: ContingentId(general.contingent.0.saturating_add(contingents)),
            ..general
        }));
    army.pieces
        .extend(ally.pieces.into_iter().map(|piece| Piece {
            id: PieceId(piece.id.0.saturating_add(pieces)),
            ..piece
        }));
    for unit in ally.units {
        let exists = |number: u16| army.unit(UnitNumber(number)).is_some();
        let number = match unit.number.0 {
            own if !exists(own) => own,
            _ => new_number(army.units.iter().map(|unit| unit.number.0)),
        };
        army.units.push(Unit {
            number: UnitNumber(number),
            contingent: ContingentId(unit.contingent.0.saturating_add(contingents)),
            general: unit
                .general
                .map(|general| GeneralId(general.0.saturating_add(generals))),
            ..unit
        });
    }
    army
}

/// Gives an army's name to its contingent, if the army has only one contingent and that contingent
/// is unnamed.
fn name_alone(army: &mut Army) {
    if let [contingent] = army.contingents.as_mut_slice()
        && contingent.name.trim().is_empty()
    {
        army.name.trim().clone_into(&mut contingent.name);
    }
}

/// Returns the number after the highest of these numbers; 0 if there are none.
fn shift(ids: impl Iterator<Item = u16>) -> u16 {
    ids.max().map_or(0, |most| most.saturating_add(1))
}

impl Setup {
    /// Returns the unit as bought.
    pub fn unit(&self, unit: UnitRef) -> Option<&Unit> {
        self.army(unit.side)?.unit(UnitNumber(unit.unit))
    }

    /// Returns the names of both sides; either can be blank.
    pub(super) fn side_names(&self) -> [&str; 2] {
        self.sides.each_ref().map(|side| side.name.as_str())
    }

    /// Returns the army of this side.
    pub fn army(&self, side: u8) -> Option<&Army> {
        self.sides.get(usize::from(side)).map(|side| &side.army)
    }
}

impl State {
    /// Returns the state of a battle before its first turn.
    pub(super) fn new(setup: &Setup, snipers: &BTreeSet<UnitRef>) -> Self {
        let mut units = Vec::new();
        let mut generals = BTreeMap::new();
        for (side, army) in (0_u8..).zip(setup.sides.iter().map(|side| &side.army)) {
            for unit in &army.units {
                let number = UnitRef::new(side, unit.number.0);
                let state = UnitState {
                    sniper: snipers.contains(&number),
                    ..UnitState::fresh(unit)
                };
                units.push((number, state));
            }
            for general in &army.generals {
                let general = general.id;
                generals.insert(GeneralRef { side, general }, Commander::Alone);
            }
        }
        Self {
            now: Moment::START,
            side_a: None,
            initiative: [None; 2],
            units: units.into_iter().collect(),
            generals,
            ground: (setup.ground.iter())
                .map(|feature| (feature.id, Site::intact(feature.clone())))
                .collect(),
            blows: BTreeMap::new(),
            flying: BTreeMap::new(),
            battering: BTreeMap::new(),
            meetings: BTreeMap::new(),
            shares: BTreeMap::new(),
            sniper_hits: BTreeMap::new(),
            left_behind: BTreeSet::new(),
        }
    }
}

/// Checks that the terrain is sound.
///
/// # Errors
/// [`Unsound`] with the place of an id that occurs twice, or of a number out of bounds.
pub(super) fn check_ground(ground: &[Feature]) -> Result<(), Unsound> {
    const MOST: u32 = 1000;
    for (index, feature) in ground.iter().enumerate() {
        let unsound = |field: &str, problem: Message| Unsound {
            place: format!("ground[{index}].{field}"),
            problem,
        };
        if ground
            .iter()
            .take(index)
            .any(|other| other.id == feature.id)
        {
            return Err(unsound(
                "id",
                message("unsound.twice").with("id", feature.id.to_string()),
            ));
        }
        if feature.hits.is_some_and(|hits| hits == 0 || hits > MOST) {
            return Err(unsound(
                "hits",
                message("unsound.allowed").with("most", MOST.to_string()),
            ));
        }
        if feature.capacity.is_some_and(|figures| figures > MOST) {
            return Err(unsound(
                "capacity",
                message("unsound.at_most").with("most", MOST.to_string()),
            ));
        }
    }
    Ok(())
}

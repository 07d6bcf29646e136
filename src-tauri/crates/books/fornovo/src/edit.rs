//! Edits: the only way to change an army.
//!
//! An edit is one choice of the player. It is refused only if it cannot be carried out (no such
//! unit, a number out of bounds). [`super::legality`] decides whether the result is legal.

mod group;
mod label;
mod unit;

use drumhead_rules::catalogue::{self, Message};
use drumhead_vocabulary::Points;
use serde::{Deserialize, Serialize};

pub use self::group::GroupChange;
pub(crate) use self::label::button;
pub use self::label::label;
pub use self::unit::UnitChange;

use super::army::*;
use super::interpretations::{InterpretationError, Master};
use super::soundness::{self, Unsound};
use super::templates::{self, TemplateError};

/// One choice of the player: its subject and the new value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(tag = "on", rename_all = "snake_case", deny_unknown_fields)]
pub enum Edit {
    /// A change to the army as a whole.
    Army {
        /// The change.
        change: ArmyChange,
    },
    /// A change to a contingent.
    Contingent {
        /// The contingent's id.
        contingent: ContingentId,
        /// The change.
        change: ContingentChange,
    },
    /// A change to a general.
    General {
        /// The general's id.
        general: GeneralId,
        /// The change.
        change: GeneralChange,
    },
    /// A change to a work, wagon or sniper.
    Piece {
        /// The id of the work, wagon or sniper.
        piece: PieceId,
        /// The change.
        change: PieceChange,
    },
    /// A change to a unit.
    Unit {
        /// The unit's number.
        unit: UnitNumber,
        /// The change.
        change: UnitChange,
    },
    /// A change to a group of figures.
    Group {
        /// The unit.
        unit: UnitNumber,
        /// The group's index in the unit, from 0.
        group: u8,
        /// The change.
        change: GroupChange,
    },
}

impl Edit {
    /// Returns a change to this unit.
    pub(super) const fn of_unit(unit: &Unit, change: UnitChange) -> Self {
        Self::Unit {
            unit: unit.number,
            change,
        }
    }

    /// Returns a change to the group with this index.
    pub(super) const fn of_group(unit: &Unit, group: u8, change: GroupChange) -> Self {
        Self::Group {
            unit: unit.number,
            group,
            change,
        }
    }
}

/// A choice for the army as a whole.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(
    tag = "set",
    content = "value",
    rename_all = "snake_case",
    deny_unknown_fields
)]
pub enum ArmyChange {
    /// The army's name.
    Name(String),
    /// The figure scale.
    Scale(FigureScale),
    /// The year.
    Year(u16),
    /// The points limit.
    Limit(Option<Points>),
    /// The player's notes.
    Notes(String),
    /// The source.
    Source(String),
    /// The option of an interpretation; `None` for the default.
    Interpretation {
        /// The id of the interpretation.
        interpretation: String,
        /// The id of the option, or a number if the interpretation asks for one.
        option: Option<String>,
    },
    /// The options of every interpretation of Part 1 at once.
    AllInterpretations(Master),
    /// Whether every unit is unsupplied; if false, every unit is supplied (F-2.22).
    Unsupplied(bool),
    /// Adds a contingent.
    AddContingent,
    /// Adds a general.
    AddGeneral {
        /// The general's contingent.
        contingent: ContingentId,
        /// The general's rank.
        rank: Rank,
    },
    /// Adds a work, wagon or sniper.
    AddPiece(PieceKind),
    /// Adds a unit under this general, from a template or empty.
    AddUnit {
        /// The template's id.
        template: Option<String>,
        /// The general.
        general: Option<GeneralId>,
    },
}

/// A choice for a contingent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(
    tag = "set",
    content = "value",
    rename_all = "snake_case",
    deny_unknown_fields
)]
pub enum ContingentChange {
    /// The contingent's name.
    Name(String),
    /// The contingent's nation.
    Nation(String),
    /// Removes the contingent, if it has no units and no generals and is not the last.
    Remove,
}

/// A choice for a general.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(
    tag = "set",
    content = "value",
    rename_all = "snake_case",
    deny_unknown_fields
)]
pub enum GeneralChange {
    /// The general's name.
    Name(String),
    /// The general's rank.
    Rank(Rank),
    /// The general's contingent.
    Contingent(ContingentId),
    /// Removes the general; his units then have no general.
    Remove,
}

/// A choice for a work, wagon or sniper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(
    tag = "set",
    content = "value",
    rename_all = "snake_case",
    deny_unknown_fields
)]
pub enum PieceChange {
    /// The name of the work, wagon or sniper.
    Name(String),
    /// The kind of work, wagon or sniper.
    What(PieceKind),
    /// Removes the work, wagon or sniper.
    Remove,
}

/// The reason why an edit was not carried out. The army is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EditError {
    /// The army does not contain the item.
    #[error("{what} {id}")]
    Missing {
        /// The kind of item: `unit`, `group`, `general`, `contingent` or `piece`.
        what: &'static str,
        /// The item's number.
        id: u16,
    },
    /// Another unit has the number.
    #[error("number {0}")]
    NumberTaken(u16),
    /// All numbers for this kind of item are in use.
    #[error("full of {0}")]
    Full(&'static str),
    /// The last contingent of an army cannot be removed.
    #[error("last contingent")]
    LastContingent,
    /// The contingent still has units or generals.
    #[error("contingent in use")]
    ContingentInUse,
    /// A value would be out of bounds.
    #[error(transparent)]
    Unsound(#[from] Unsound),
    /// The interpretation or its option does not exist.
    #[error(transparent)]
    Interpretation(#[from] InterpretationError),
    /// The template does not exist.
    #[error(transparent)]
    Template(#[from] TemplateError),
}

impl EditError {
    /// Returns the reason as a message for the player.
    pub fn message(&self) -> Message {
        let of = |what: &str| catalogue::message(format!("unsound.edit.what.{what}"));
        match self {
            Self::Missing { what, id } => {
                let none = catalogue::message("unsound.edit.missing");
                none.with("what", of(what)).with("id", *id)
            }
            Self::NumberTaken(number) => {
                catalogue::message("unsound.edit.taken").with("number", *number)
            }
            Self::Full(what) => catalogue::message("unsound.edit.full").with("what", of(what)),
            Self::LastContingent => catalogue::message("unsound.contingent"),
            Self::ContingentInUse => catalogue::message("unsound.edit.in_use"),
            // The location in a file means nothing to a player who entered a number.
            Self::Unsound(unsound) => unsound.problem.clone(),
            Self::Interpretation(error) => error.message(),
            Self::Template(error) => catalogue::verbatim(error),
        }
    }
}

/// Carries out an edit on a copy, which replaces the army if the copy is sound. Returns the unit to
/// show next, if the edit concerns a unit: the new or changed unit, or the neighbour of a removed
/// unit.
///
/// # Errors
/// An [`EditError`]; the army is unchanged.
pub fn edit(army: &mut Army, edit: &Edit) -> Result<Option<UnitNumber>, EditError> {
    let mut changed = army.clone();
    let unit = match edit {
        Edit::Army { change } => on_army(&mut changed, change)?,
        Edit::Contingent { contingent, change } => {
            on_contingent(&mut changed, *contingent, change)?;
            None
        }
        Edit::General { general, change } => {
            on_general(&mut changed, *general, change)?;
            None
        }
        Edit::Piece { piece, change } => {
            on_piece(&mut changed, *piece, change)?;
            None
        }
        Edit::Unit { unit, change } => unit::apply(&mut changed, *unit, change)?,
        Edit::Group {
            unit,
            group,
            change,
        } => {
            group::apply(unit::find(&mut changed, *unit)?, *group, change)?;
            Some(*unit)
        }
    };
    soundness::check(&changed)?;
    *army = changed;
    Ok(unit)
}

/// Returns the index of the edited item in its list.
///
/// # Errors
/// [`EditError::Missing`] with the kind and number of the item.
fn place_of<T>(
    list: &[T],
    is: impl Fn(&T) -> bool,
    (what, id): (&'static str, u16),
) -> Result<usize, EditError> {
    let missing = EditError::Missing { what, id };
    list.iter().position(is).ok_or(missing)
}

/// Returns the smallest free number from `first` on.
///
/// # Errors
/// [`EditError::Full`] if all numbers are in use.
fn free(first: u16, used: impl Iterator<Item = u16>, what: &'static str) -> Result<u16, EditError> {
    let used: std::collections::BTreeSet<_> = used.collect();
    (first..=u16::MAX)
        .find(|n| !used.contains(n))
        .ok_or(EditError::Full(what))
}

fn on_army(army: &mut Army, change: &ArmyChange) -> Result<Option<UnitNumber>, EditError> {
    match change {
        ArmyChange::Name(value) => army.name.clone_from(value),
        ArmyChange::Scale(value) => army.scale = *value,
        ArmyChange::Year(value) => army.year = *value,
        ArmyChange::Limit(value) => army.limit = *value,
        ArmyChange::Notes(value) => army.notes.clone_from(value),
        ArmyChange::Source(value) => army.source.clone_from(value),
        ArmyChange::Interpretation {
            interpretation,
            option,
        } => army
            .interpretations
            .set(interpretation, option.as_deref())?,
        ArmyChange::AllInterpretations(value) => army.interpretations.set_all(*value)?,
        ArmyChange::Unsupplied(value) => {
            army.units
                .iter_mut()
                .for_each(|unit| unit.unsupplied = *value);
        }
        ArmyChange::AddContingent => {
            let id = free(0, army.contingents.iter().map(|c| c.id.0), "contingent")?;
            let id = ContingentId(id);
            army.contingents.push(Contingent {
                id,
                ..Contingent::default()
            });
        }
        ArmyChange::AddGeneral { contingent, rank } => {
            let id = GeneralId(free(1, army.generals.iter().map(|g| g.id.0), "general")?);
            let (contingent, rank) = (*contingent, *rank);
            army.generals.push(General {
                id,
                rank,
                name: String::new(),
                contingent,
            });
        }
        ArmyChange::AddPiece(what) => {
            let id = PieceId(free(1, army.pieces.iter().map(|p| p.id.0), "piece")?);
            army.pieces.push(Piece {
                id,
                name: String::new(),
                what: *what,
            });
        }
        ArmyChange::AddUnit { template, general } => {
            let mut unit = match template {
                Some(id) => templates::unit(id)?,
                None => templates::bare(),
            };
            unit.number = next_number(army)?;
            unit::give(army, &mut unit, *general)?;
            let number = unit.number;
            army.units.push(unit);
            return Ok(Some(number));
        }
    }
    Ok(None)
}

/// Returns the next unit number: the number after the highest, so that the number of a removed unit
/// is seldom reused, or the smallest free number if the highest is the maximum.
///
/// # Errors
/// [`EditError::Full`] if all numbers are in use.
fn next_number(army: &Army) -> Result<UnitNumber, EditError> {
    let highest = army
        .units
        .iter()
        .map(|unit| unit.number.0)
        .max()
        .unwrap_or(0);
    let used = army.units.iter().map(|unit| unit.number.0);
    match highest
        .checked_add(1)
        .filter(|n| *n <= soundness::MOST_NUMBER)
    {
        Some(next) => Ok(UnitNumber(next)),
        None => free(1, used, "unit").map(UnitNumber),
    }
}

fn on_contingent(
    army: &mut Army,
    id: ContingentId,
    change: &ContingentChange,
) -> Result<(), EditError> {
    let place = place_of(&army.contingents, |it| it.id == id, ("contingent", id.0))?;
    match change {
        ContingentChange::Name(value) => army.contingents[place].name.clone_from(value),
        ContingentChange::Nation(value) => army.contingents[place].nation.clone_from(value),
        ContingentChange::Remove if army.contingents.len() == 1 => {
            return Err(EditError::LastContingent);
        }
        ContingentChange::Remove => {
            let used = army.units.iter().any(|unit| unit.contingent == id)
                || army.generals.iter().any(|general| general.contingent == id);
            if used {
                return Err(EditError::ContingentInUse);
            }
            army.contingents.remove(place);
        }
    }
    Ok(())
}

fn on_general(army: &mut Army, id: GeneralId, change: &GeneralChange) -> Result<(), EditError> {
    let place = place_of(&army.generals, |it| it.id == id, ("general", id.0))?;
    match change {
        GeneralChange::Name(value) => army.generals[place].name.clone_from(value),
        GeneralChange::Rank(value) => army.generals[place].rank = *value,
        GeneralChange::Contingent(value) => army.generals[place].contingent = *value,
        GeneralChange::Remove => {
            army.generals.remove(place);
            for unit in army
                .units
                .iter_mut()
                .filter(|unit| unit.general == Some(id))
            {
                unit.general = None;
            }
        }
    }
    Ok(())
}

fn on_piece(army: &mut Army, id: PieceId, change: &PieceChange) -> Result<(), EditError> {
    let place = place_of(&army.pieces, |it| it.id == id, ("piece", id.0))?;
    match change {
        PieceChange::Name(value) => army.pieces[place].name.clone_from(value),
        PieceChange::What(value) => army.pieces[place].what = *value,
        PieceChange::Remove => {
            army.pieces.remove(place);
        }
    }
    Ok(())
}

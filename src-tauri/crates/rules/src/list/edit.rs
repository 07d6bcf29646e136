//! Edits to a list, and their labels for undo and redo.

use drumhead_catalogue::{self as catalogue, Catalogue, Message};
use serde::{Deserialize, Serialize};

use super::field::{label as label_of, set_field};
use super::{FieldSet, ListArmy, ListBook, MOST_NUMBER, Unit, Unsound, check};
use crate::data::switches::{Switches as _, known};

/// An edit to a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(
    rename = "ListEdit",
    tag = "on",
    rename_all = "snake_case",
    deny_unknown_fields
)]
pub enum Edit {
    /// Edits the list itself.
    Army {
        /// The change.
        change: Change,
    },
    /// Edits one unit.
    Unit {
        /// The number.
        unit: u16,
        /// The change.
        change: UnitChange,
    },
}

/// A change to the list itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(
    rename = "ListChange",
    tag = "set",
    content = "value",
    rename_all = "snake_case",
    deny_unknown_fields
)]
pub enum Change {
    /// The name.
    Name(String),
    /// The nation.
    Nation(String),
    /// The year.
    Year(u16),
    /// The player's notes.
    Notes(String),
    /// The source.
    Source(String),
    /// An interpretation: its id, and the id of the chosen option.
    Interpretation {
        /// The interpretation's id.
        id: String,
        /// The option's id.
        option: String,
    },
    /// A field that only this rulebook has.
    Own(FieldSet),
    /// Adds a unit with the lowest free number.
    AddUnit,
}

/// A change to a unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(
    rename = "ListUnitChange",
    tag = "set",
    content = "value",
    rename_all = "snake_case",
    deny_unknown_fields
)]
pub enum UnitChange {
    /// The name.
    Name(String),
    /// The player's notes.
    Notes(String),
    /// A field that only this rulebook has.
    Of(FieldSet),
    /// Inserts a duplicate with a new number after the unit.
    Duplicate,
    /// Moves the unit within the list.
    Move {
        /// The unit that the moved unit will precede. `None` to move to the end.
        before: Option<u16>,
    },
    /// Removes the unit.
    Remove,
}

/// The reason why an edit was not carried out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EditError {
    /// There is no such unit.
    #[error("unit {0}")]
    Missing(u16),
    /// There is no such interpretation or option.
    #[error("{interpretation}={option}")]
    Interpretation {
        /// The requested interpretation.
        interpretation: String,
        /// The requested option.
        option: String,
        /// The valid names.
        known: String,
    },
    /// Every unit number is in use.
    #[error("full")]
    Full,
    /// The field does not exist or does not take the value.
    #[error("{}", .0.key())]
    Refused(Message),
    /// The army would be out of bounds.
    #[error(transparent)]
    Unsound(#[from] Unsound),
}

impl EditError {
    /// Returns the reason, for the player.
    pub fn message(&self) -> Message {
        match self {
            Self::Missing(unit) => catalogue::message("unsound.unit_missing").with("unit", *unit),
            Self::Interpretation {
                interpretation,
                option,
                known,
            } => {
                let none = catalogue::message("unsound.no_interpretation")
                    .with("interpretation", format!("{interpretation:?}"))
                    .with("option", format!("{option:?}"));
                none.with("known", known.as_str())
            }
            Self::Full => catalogue::message("unsound.full").with("most", MOST_NUMBER),
            Self::Refused(why) => why.clone(),
            // A place in a file means nothing to players.
            Self::Unsound(unsound) => unsound.problem.clone(),
        }
    }
}

/// Carries out an edit. After adding, changing or removing a unit, returns the unit to show next.
/// `None` if there is no such unit.
///
/// # Errors
/// Returns an [`EditError`] if the edit cannot be carried out. After an error, discard the army.
pub fn edit<B: ListBook>(army: &mut ListArmy<B>, edit: &Edit) -> Result<Option<u16>, EditError> {
    let unit = match edit {
        Edit::Army { change } => on_army::<B>(army, change)?,
        Edit::Unit { unit, change } => on_unit::<B>(army, *unit, change)?,
    };
    check::<B>(army)?;
    Ok(unit)
}

fn on_army<B: ListBook>(army: &mut ListArmy<B>, change: &Change) -> Result<Option<u16>, EditError> {
    match change {
        Change::Name(value) => army.name.clone_from(value),
        Change::Nation(value) => army.nation.clone_from(value),
        Change::Year(value) => army.year = *value,
        Change::Notes(value) => army.notes.clone_from(value),
        Change::Source(value) => army.source.clone_from(value),
        Change::Interpretation { id, option } => {
            if !army.interpretations.set(id, option) {
                return Err(EditError::Interpretation {
                    interpretation: id.clone(),
                    option: option.clone(),
                    known: known::<B::Interpretations>(),
                });
            }
        }
        Change::Own(change) => {
            set_field(B::OWN_FIELDS, &mut army.own, change).map_err(EditError::Refused)?;
        }
        Change::AddUnit => {
            let number = next_number::<B>(army)?;
            army.units.push(Unit {
                number,
                name: String::new(),
                of: B::Kind::default(),
                notes: String::new(),
            });
            return Ok(Some(number));
        }
    }
    Ok(None)
}

fn next_number<B: ListBook>(army: &ListArmy<B>) -> Result<u16, EditError> {
    (1..=MOST_NUMBER)
        .find(|number| army.unit(*number).is_none())
        .ok_or(EditError::Full)
}

fn on_unit<B: ListBook>(
    army: &mut ListArmy<B>,
    number: u16,
    change: &UnitChange,
) -> Result<Option<u16>, EditError> {
    let place = army
        .units
        .iter()
        .position(|unit| unit.number == number)
        .ok_or(EditError::Missing(number))?;
    let unit = &mut army.units[place];
    match change {
        UnitChange::Name(value) => unit.name.clone_from(value),
        UnitChange::Notes(value) => unit.notes.clone_from(value),
        UnitChange::Of(change) => {
            set_field(B::KIND_FIELDS, &mut unit.of, change).map_err(EditError::Refused)?;
        }
        UnitChange::Duplicate => {
            let copy = Unit {
                number: next_number::<B>(army)?,
                ..army.units[place].clone()
            };
            let number = copy.number;
            army.units.insert(place + 1, copy);
            return Ok(Some(number));
        }
        UnitChange::Move { before } => {
            let unit = army.units.remove(place);
            let end = army.units.len();
            let to = match before {
                None => end,
                Some(before) => (army.units.iter())
                    .position(|unit| unit.number == *before)
                    .ok_or(EditError::Missing(*before))?,
            };
            army.units.insert(to, unit);
        }
        UnitChange::Remove => {
            army.units.remove(place);
            let next = army.units.get(place).or(army.units.last());
            return Ok(next.map(|unit| unit.number));
        }
    }
    Ok(Some(number))
}

/// Returns the edit's label for undo and redo.
pub fn label(words: &Catalogue, edit: &Edit) -> String {
    let own = |key: &str| words.get(&format!("list.edit.{key}")).to_owned();
    let of = |unit: &u16, what: &str| {
        words.fill(
            "list.edit.of",
            &[("what", what), ("unit", &unit.to_string())],
        )
    };
    match edit {
        Edit::Army { change } => match change {
            Change::Name(_) => own("army_name"),
            Change::Nation(_) => own("nation"),
            Change::Year(_) => own("year"),
            Change::Notes(_) => own("notes"),
            Change::Source(_) => own("source"),
            Change::Interpretation { .. } => own("interpretation"),
            Change::Own(change) => label_of(words, change),
            Change::AddUnit => own("add"),
        },
        Edit::Unit { unit, change } => match change {
            UnitChange::Name(_) => of(unit, &own("name")),
            UnitChange::Notes(_) => of(unit, &own("notes")),
            UnitChange::Of(change) => of(unit, &label_of(words, change)),
            UnitChange::Duplicate => of(unit, &own("copy")),
            UnitChange::Move { .. } => of(unit, &own("place")),
            UnitChange::Remove => words.fill("list.edit.remove", &[("unit", &unit.to_string())]),
        },
    }
}

//! The one way a list of units changes.

use drumhead_rules::list::{EditError, MOST_NUMBER, named};
use serde::{Deserialize, Serialize};

use super::army::{Arm, Army, Order, Unit, check};
use super::readings::Readings;
use drumhead_rules::data::switches::{Switches as _, known};

/// An edit of an army.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(
    rename = "ChargingEdit",
    tag = "on",
    rename_all = "snake_case",
    deny_unknown_fields
)]
pub enum Edit {
    /// Of the army itself.
    Army {
        /// What is changed.
        change: Change,
    },
    /// Of one unit.
    Unit {
        /// Its number.
        unit: u16,
        /// What is changed.
        change: UnitChange,
    },
}

/// A change of the army itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(
    rename = "ChargingChange",
    tag = "set",
    content = "value",
    rename_all = "snake_case",
    deny_unknown_fields
)]
pub enum Change {
    /// Its name.
    Name(String),
    /// Its nation.
    Nation(String),
    /// The year.
    Year(u16),
    /// The player's notes.
    Notes(String),
    /// Where its facts come from.
    Source(String),
    /// A reading: its id and the option's.
    Reading {
        /// The reading's id.
        id: String,
        /// The option's id.
        option: String,
    },
    /// A unit more, with the next free number.
    AddUnit,
}

/// A change of a unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(
    rename = "ChargingUnitChange",
    tag = "set",
    content = "value",
    rename_all = "snake_case",
    deny_unknown_fields
)]
pub enum UnitChange {
    /// Its name.
    Name(String),
    /// Its arm; cavalry is then mounted, and nothing else is.
    Arm(Arm),
    /// Its order.
    Order(Order),
    /// Its basic morale.
    BasicMorale(u8),
    /// Its strength points.
    Strength(u8),
    /// Whether it is mounted.
    Mounted(bool),
    /// The player's notes.
    Notes(String),
    /// A copy of it at its side, with a number of its own.
    Duplicate,
    /// To this place in the list.
    Move {
        /// The unit it now stands before; none for the end.
        before: Option<u16>,
    },
    /// Taken out.
    Remove,
}

/// Carries out an edit; gives the unit that the player now looks at, if the
/// edit made or changed one.
///
/// # Errors
/// An [`EditError`]; the army is not to be used then.
pub fn edit(army: &mut Army, edit: &Edit) -> Result<Option<u16>, EditError> {
    let unit = match edit {
        Edit::Army { change } => on_army(army, change)?,
        Edit::Unit { unit, change } => on_unit(army, *unit, change)?,
    };
    check(army)?;
    Ok(unit)
}

fn on_army(army: &mut Army, change: &Change) -> Result<Option<u16>, EditError> {
    match change {
        Change::Name(value) => army.name.clone_from(value),
        Change::Nation(value) => army.nation.clone_from(value),
        Change::Year(value) => army.year = *value,
        Change::Notes(value) => army.notes.clone_from(value),
        Change::Source(value) => army.source.clone_from(value),
        Change::Reading { id, option } => {
            if !army.readings.set(id, option) {
                return Err(EditError::Reading {
                    reading: id.clone(),
                    option: option.clone(),
                    known: known::<Readings>(),
                });
            }
        }
        Change::AddUnit => {
            let number = next_number(army)?;
            army.units.push(Unit {
                number,
                ..Unit::default()
            });
            return Ok(Some(number));
        }
    }
    Ok(None)
}

fn next_number(army: &Army) -> Result<u16, EditError> {
    (1..=MOST_NUMBER)
        .find(|number| army.unit(*number).is_none())
        .ok_or(EditError::Full)
}

fn on_unit(army: &mut Army, number: u16, change: &UnitChange) -> Result<Option<u16>, EditError> {
    let place = army.units.iter().position(|unit| unit.number == number);
    let place = place.ok_or(EditError::Missing(number))?;
    let unit = &mut army.units[place];
    match change {
        UnitChange::Name(value) => unit.name.clone_from(value),
        UnitChange::Arm(value) => {
            unit.arm = *value;
            unit.mounted = *value == Arm::Cavalry;
        }
        UnitChange::Order(value) => unit.order = *value,
        UnitChange::BasicMorale(value) => unit.basic_morale = *value,
        UnitChange::Strength(value) => unit.strength = *value,
        UnitChange::Mounted(value) => unit.mounted = *value,
        UnitChange::Notes(value) => unit.notes.clone_from(value),
        UnitChange::Duplicate => {
            let copy = Unit {
                number: next_number(army)?,
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
                Some(before) => army
                    .units
                    .iter()
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

/// What an edit is called, for undo and redo.
pub fn label(edit: &Edit) -> String {
    let of = |unit: &u16, what: &str| format!("{what} of {}", named(*unit, ""));
    match edit {
        Edit::Army { change } => match change {
            Change::Name(_) => "name of the army".to_owned(),
            Change::Nation(_) => "nation".to_owned(),
            Change::Year(_) => "year".to_owned(),
            Change::Notes(_) => "notes".to_owned(),
            Change::Source(_) => "source".to_owned(),
            Change::Reading { .. } => "reading".to_owned(),
            Change::AddUnit => "new unit".to_owned(),
        },
        Edit::Unit { unit, change } => match change {
            UnitChange::Name(_) => of(unit, "name"),
            UnitChange::Arm(_) => of(unit, "arm"),
            UnitChange::Order(_) => of(unit, "order"),
            UnitChange::BasicMorale(_) => of(unit, "basic morale"),
            UnitChange::Strength(_) => of(unit, "strength"),
            UnitChange::Mounted(_) => of(unit, "mount"),
            UnitChange::Notes(_) => of(unit, "notes"),
            UnitChange::Duplicate => of(unit, "copy"),
            UnitChange::Move { .. } => of(unit, "place"),
            UnitChange::Remove => format!("taking out {}", named(*unit, "")),
        },
    }
}

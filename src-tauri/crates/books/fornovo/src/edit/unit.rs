//! Edits to a unit.

use serde::{Deserialize, Serialize};

use super::{EditError, next_number};
use crate::army::*;

/// A choice for a unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(
    tag = "set",
    content = "value",
    rename_all = "snake_case",
    deny_unknown_fields
)]
pub enum UnitChange {
    /// The unit's name.
    Name(String),
    /// The unit's number, if it is free.
    Number(UnitNumber),
    /// The unit's contingent.
    Contingent(ContingentId),
    /// The unit's general.
    General(Option<GeneralId>),
    /// The kind of unit. Equipment that only the old kind has is removed.
    Kind(Kind),
    /// The type of troops: regular or irregular.
    Troops(TroopType),
    /// The unit's grade.
    Grade(Grade),
    /// The unit's order: close or skirmish.
    Order(Order),
    /// The charge style.
    Charge(Option<ChargeStyle>),
    /// The unit's training.
    Training(Option<Training>),
    /// The unit's pay.
    Pay(Pay),
    /// Whether the unit is unsupplied.
    Unsupplied(bool),
    /// Whether the unit is trained in a shallower formation.
    Shallow(bool),
    /// The number of models of a kind.
    Model {
        /// The kind.
        model: Model,
        /// The number.
        count: u16,
    },
    /// The mount of the unit's guns.
    Mount(GunMount),
    /// The number of figures with stakes.
    Stakes(u32),
    /// The number of figures in the front row of the body.
    Front(Option<u16>),
    /// The number of figures in the front row of each sleeve.
    Sleeve(Option<u16>),
    /// The unit's colours.
    Colours(String),
    /// The player's notes.
    Notes(String),
    /// Adds a group of figures.
    AddGroup,
    /// Adds a group of gunners.
    AddGunners(u32),
    /// Inserts a copy with a new number after the unit.
    Duplicate,
    /// Moves the unit within the list, under this general.
    Move {
        /// The unit that will follow the moved unit; `None` for the end.
        before: Option<UnitNumber>,
        /// The new general.
        general: Option<GeneralId>,
    },
    /// Removes the unit.
    Remove,
}

fn place_of(army: &Army, number: UnitNumber) -> Result<usize, EditError> {
    super::place_of(&army.units, |it| it.number == number, ("unit", number.0))
}

pub(super) fn find(army: &mut Army, number: UnitNumber) -> Result<&mut Unit, EditError> {
    let place = place_of(army, number)?;
    Ok(&mut army.units[place])
}

/// Assigns the unit to a general and his contingent, or to no general.
///
/// # Errors
/// [`EditError::Missing`] if the general does not exist.
pub(super) fn give(
    army: &Army,
    unit: &mut Unit,
    general: Option<GeneralId>,
) -> Result<(), EditError> {
    if let Some(id) = general {
        let place = super::place_of(&army.generals, |it| it.id == id, ("general", id.0))?;
        unit.contingent = army.generals[place].contingent;
    } else if !army.contingents.iter().any(|c| c.id == unit.contingent) {
        unit.contingent = army.contingents.first().map(|c| c.id).unwrap_or_default();
    }
    unit.general = general;
    Ok(())
}

/// Carries out a change to a unit. Returns the unit to show next.
///
/// # Errors
/// An [`EditError`] if the change cannot be carried out.
pub(super) fn apply(
    army: &mut Army,
    number: UnitNumber,
    change: &UnitChange,
) -> Result<Option<UnitNumber>, EditError> {
    let place = place_of(army, number)?;
    match change {
        UnitChange::Number(value) => return renumber(army, place, *value).map(Some),
        UnitChange::General(general) => {
            let mut unit = army.units[place].clone();
            give(army, &mut unit, *general)?;
            army.units[place] = unit;
        }
        UnitChange::Duplicate => return duplicate(army, place).map(Some),
        UnitChange::Move { before, general } => move_before(army, place, *before, *general)?,
        UnitChange::Remove => return Ok(remove(army, place)),
        UnitChange::Name(_)
        | UnitChange::Contingent(_)
        | UnitChange::Kind(_)
        | UnitChange::Troops(_)
        | UnitChange::Grade(_)
        | UnitChange::Order(_)
        | UnitChange::Charge(_)
        | UnitChange::Training(_)
        | UnitChange::Pay(_)
        | UnitChange::Unsupplied(_)
        | UnitChange::Shallow(_)
        | UnitChange::Model { .. }
        | UnitChange::Mount(_)
        | UnitChange::Stakes(_)
        | UnitChange::Front(_)
        | UnitChange::Sleeve(_)
        | UnitChange::Colours(_)
        | UnitChange::Notes(_)
        | UnitChange::AddGroup
        | UnitChange::AddGunners(_) => set(&mut army.units[place], change),
    }
    Ok(Some(number))
}

fn renumber(army: &mut Army, place: usize, to: UnitNumber) -> Result<UnitNumber, EditError> {
    let exists = army.units.iter().any(|unit| unit.number == to);
    if exists && army.units[place].number != to {
        return Err(EditError::NumberTaken(to.0));
    }
    army.units[place].number = to;
    Ok(to)
}

/// Inserts a copy after the unit. Returns the copy's number.
///
/// # Errors
/// [`EditError::Full`] if all numbers are in use.
fn duplicate(army: &mut Army, place: usize) -> Result<UnitNumber, EditError> {
    let number = next_number(army)?;
    let copy = Unit {
        number,
        ..army.units[place].clone()
    };
    army.units.insert(place + 1, copy);
    Ok(number)
}

/// Moves the unit before another unit or to the end, and under a general.
///
/// # Errors
/// [`EditError::Missing`] if the other unit or the general does not exist.
fn move_before(
    army: &mut Army,
    place: usize,
    before: Option<UnitNumber>,
    general: Option<GeneralId>,
) -> Result<(), EditError> {
    let mut unit = army.units.remove(place);
    give(army, &mut unit, general)?;
    let to = match before {
        None => army.units.len(),
        Some(mark) if mark == unit.number => place,
        Some(mark) => place_of(army, mark)?,
    };
    army.units.insert(to, unit);
    Ok(())
}

/// Removes the unit. Returns its neighbour, if the army has another unit.
fn remove(army: &mut Army, place: usize) -> Option<UnitNumber> {
    army.units.remove(place);
    let next = army.units.get(place).or_else(|| army.units.last());
    next.map(|unit| unit.number)
}

/// Sets values that affect only the unit.
fn set(unit: &mut Unit, change: &UnitChange) {
    match change {
        UnitChange::Name(value) => unit.name.clone_from(value),
        UnitChange::Contingent(value) => unit.contingent = *value,
        UnitChange::Kind(value) => set_kind(unit, *value),
        UnitChange::Troops(value) => {
            unit.troops = *value;
            // Irregular cavalry always gallops (F-2.15).
            if unit.kind == Kind::Cavalry && *value == TroopType::Irregular {
                unit.charge = Some(ChargeStyle::Gallop);
            }
        }
        UnitChange::Grade(value) => unit.grade = *value,
        UnitChange::Order(value) => unit.order = *value,
        UnitChange::Charge(value) => unit.charge = *value,
        UnitChange::Training(value) => unit.training = *value,
        UnitChange::Pay(value) => unit.pay = *value,
        UnitChange::Unsupplied(value) => unit.unsupplied = *value,
        UnitChange::Shallow(value) => unit.shallow = *value,
        UnitChange::Model { model, count } => *unit.models.count_mut(*model) = *count,
        UnitChange::Mount(value) => unit.mount = *value,
        UnitChange::Stakes(value) => unit.stakes = *value,
        UnitChange::Front(value) => unit.formation.front = *value,
        UnitChange::Sleeve(value) => unit.formation.sleeve = *value,
        UnitChange::Colours(value) => unit.colours.clone_from(value),
        UnitChange::Notes(value) => unit.notes.clone_from(value),
        UnitChange::AddGroup => {
            let copy = unit.groups.last().cloned().unwrap_or_default();
            unit.groups.push(Group {
                name: String::new(),
                ..copy
            });
        }
        UnitChange::AddGunners(count) => unit.groups.push(Group {
            count: *count,
            gunner: true,
            ..Group::default()
        }),
        // The caller handles these changes, because they need the rest of the army.
        UnitChange::Number(_)
        | UnitChange::General(_)
        | UnitChange::Duplicate
        | UnitChange::Move { .. }
        | UnitChange::Remove => {}
    }
}

/// Changes the kind of unit. Removes equipment that only the old kind has, because the form of the
/// new kind would not show it.
fn set_kind(unit: &mut Unit, kind: Kind) {
    if unit.kind == kind {
        return;
    }
    unit.kind = kind;
    if kind == Kind::Cavalry {
        unit.charge.get_or_insert(ChargeStyle::Gallop);
        unit.training = None;
        unit.stakes = 0;
    } else {
        unit.charge = None;
    }
    if kind == Kind::Artillery {
        unit.training = None;
        unit.stakes = 0;
        unit.models.light_gun = unit
            .models
            .light_gun
            .max(u16::from(unit.models.guns() == 0));
    } else {
        unit.models = Models::default();
        unit.mount = GunMount::Carriage;
    }
    for group in &mut unit.groups {
        group.gunner = kind == Kind::Artillery;
        if kind != Kind::Cavalry {
            (group.noble, group.barded, group.false_rout) = (false, false, false);
        }
        if kind != Kind::Infantry {
            (group.salvee, group.bayonet, group.horse) = (false, None, false);
        }
        if kind == Kind::Artillery {
            group.armour = Armour::Light;
            group.weapons = super::super::weapons::WeaponSet::NONE;
            group.shield = false;
        }
    }
}

//! Edits to a group of figures.

use serde::{Deserialize, Serialize};

use super::EditError;
use crate::army::*;
use crate::weapons::{Weapon, WeaponSet};

/// A choice for a group of figures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(
    tag = "set",
    content = "value",
    rename_all = "snake_case",
    deny_unknown_fields
)]
pub enum GroupChange {
    /// The player's name for the group.
    Name(String),
    /// The number of figures.
    Count(u32),
    /// The figures' armour.
    Armour(Armour),
    /// Adds or removes one weapon.
    Weapon {
        /// The weapon.
        weapon: Weapon,
        /// Whether the weapon is added; otherwise it is removed.
        on: bool,
    },
    /// All the figures' weapons at once.
    Weapons(WeaponSet),
    /// Whether the figures have shields.
    Shield(bool),
    /// Whether the figures are gunners.
    Gunner(bool),
    /// Whether the figures are nobles.
    Noble(bool),
    /// Whether the figures have barded horses.
    Barded(bool),
    /// Whether the figures are trained in the false rout.
    FalseRout(bool),
    /// Whether the figures are trained in salvee fire.
    Salvee(bool),
    /// The kind of bayonets, if any.
    Bayonet(Option<Bayonet>),
    /// The lock of the muskets.
    Lock(Lock),
    /// Whether infantry figures have horses.
    Horse(bool),
    /// Removes the group.
    Remove,
}

pub(super) fn apply(unit: &mut Unit, index: u8, change: &GroupChange) -> Result<(), EditError> {
    let missing = EditError::Missing {
        what: "group",
        id: u16::from(index),
    };
    if *change == GroupChange::Remove {
        if usize::from(index) >= unit.groups.len() {
            return Err(missing);
        }
        unit.groups.remove(usize::from(index));
        return Ok(());
    }
    let group = unit.groups.get_mut(usize::from(index)).ok_or(missing)?;
    match change {
        GroupChange::Name(value) => group.name.clone_from(value),
        GroupChange::Count(value) => group.count = *value,
        GroupChange::Armour(value) => group.armour = *value,
        GroupChange::Weapon { weapon, on } => {
            group.weapons = group.weapons.with(*weapon, *on);
            if *weapon == Weapon::Musket && !on {
                // Only muskets use salvee and bayonets, so figures that lose their muskets lose
                // both.
                (group.salvee, group.bayonet) = (false, None);
            }
        }
        GroupChange::Weapons(value) => group.weapons = *value,
        GroupChange::Shield(value) => group.shield = *value,
        GroupChange::Gunner(value) => group.gunner = *value,
        GroupChange::Noble(value) => group.noble = *value,
        GroupChange::Barded(value) => group.barded = *value,
        GroupChange::FalseRout(value) => group.false_rout = *value,
        GroupChange::Salvee(value) => group.salvee = *value,
        GroupChange::Bayonet(value) => group.bayonet = *value,
        GroupChange::Lock(value) => group.lock = *value,
        GroupChange::Horse(value) => group.horse = *value,
        GroupChange::Remove => {}
    }
    Ok(())
}

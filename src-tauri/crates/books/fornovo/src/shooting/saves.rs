//! Saves against shooting and in combat (sections 9.5 and 10.11).

use super::volley::{Shooters, Side};
use crate::army::*;
use crate::combat::{self, AttackFrom, Round, Striking};
use crate::steadiness::playing_grade;
use crate::tables::Rules;
use crate::tables::saves::{Modifiers, SaveRow};
use crate::tables::shooting::SaveAgainst;
use crate::weapons::Weapon;

/// A figure's saves by cause: the lowest score that saves; `None` if there is no save.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FigureSaves {
    /// The save against crossbows.
    pub crossbow: Option<u8>,
    /// The save against longbows or composite bows.
    pub longbow: Option<u8>,
    /// The save against other missiles without gunpowder.
    pub other: Option<u8>,
    /// The save against gunpowder.
    pub gunpowder: Option<u8>,
    /// The save against heavy weapons in combat.
    pub heavy_weapon: Option<u8>,
    /// The save against other weapons in combat.
    pub other_weapon: Option<u8>,
}

impl FigureSaves {
    /// Returns the save against this kind of shooting.
    pub const fn against(&self, shot: SaveAgainst) -> Option<u8> {
        match shot {
            SaveAgainst::Crossbow => self.crossbow,
            SaveAgainst::Longbow => self.longbow,
            SaveAgainst::Other => self.other,
            SaveAgainst::Gunpowder => self.gunpowder,
        }
    }
}

/// The properties that determine a figure's saves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Protection {
    /// The effective grade of the figure's unit.
    pub grade: Grade,
    /// The figure's armour.
    pub armour: Armour,
    /// Whether the figure is on a barded horse.
    pub barded: bool,
    /// Whether the figure has a shield that counts, according to [`shield_counts`].
    pub shield: bool,
}

/// Whether a shield counts against hits from this side. It counts on the front and the left
/// (F-9.32, D-166).
pub fn shield_counts(from: Side) -> bool {
    matches!(from, Side::Front | Side::Left)
}

/// Returns a figure's saves from the front (F-9.31, F-9.32, F-10.23).
pub fn saves(unit: &Unit, group: &Group, rules: &Rules) -> FigureSaves {
    saves_from(unit, group, Side::Front, rules)
}

/// Returns a figure's saves against hits from this side (F-9.31, F-9.32, F-10.23).
pub fn saves_from(unit: &Unit, group: &Group, from: Side, rules: &Rules) -> FigureSaves {
    let protection = Protection {
        grade: playing_grade(unit).grade,
        armour: group.armour,
        barded: group.barded,
        shield: group.shield && shield_counts(from),
    };
    protected_saves(protection, rules)
}

/// Returns the saves of a figure with this protection (F-9.31, F-9.32, F-10.23).
pub fn protected_saves(figure: Protection, rules: &Rules) -> FigureSaves {
    let tables = &rules.saves;
    // Barding and shields do not help against gunpowder (F-9.32, F-1.22).
    let save = |row: &SaveRow, modifiers: &Modifiers, gunpowder: bool, shield: bool| {
        let mut bonus = match figure.grade {
            Grade::A => modifiers.grade_a,
            Grade::B => modifiers.grade_b,
            Grade::C | Grade::D => 0,
        };
        if !gunpowder && figure.barded {
            bonus += modifiers.barded;
        }
        if !gunpowder && shield && figure.shield {
            bonus += modifiers.shield;
        }
        let score = row.of(figure.armour)? - bonus;
        // A natural 1 fails, which limits the best save.
        let score = score.max(tables.best);
        u8::try_from(score).ok().filter(|score| *score <= 6)
    };
    let shot =
        |row: &SaveRow, gunpowder: bool| save(row, &tables.shooting_modifiers, gunpowder, true);
    // The side is already part of `shield`, and the round affects neither of these weapons.
    let struck = |by: Striking| {
        let struck = combat::Protection {
            armour: figure.armour,
            shield: figure.shield,
            grade: figure.grade,
        };
        combat::save(struck, by, Round::Melee, AttackFrom::Front, rules)
    };
    FigureSaves {
        crossbow: shot(&tables.shooting.crossbow, false),
        longbow: shot(&tables.shooting.longbow, false),
        other: shot(&tables.shooting.other, false),
        gunpowder: shot(&tables.shooting.gunpowder, true),
        heavy_weapon: struck(Striking::HeavyWeapon),
        other_weapon: struck(Striking::Other),
    }
}

/// Returns the row of saves against these shooters (F-9.31, F-1.22); `None` if their weapon cannot
/// shoot.
pub fn save_row(shooters: &Shooters, rules: &Rules) -> Option<SaveAgainst> {
    let rows = &rules.shooting.save_row_of;
    match shooters {
        Shooters::SmallArms(arms) => rows.weapon.of(arms.weapon),
        Shooters::Guns(_) => Some(rows.artillery),
        Shooters::Sniper(_) => rows.weapon.of(Weapon::Musket),
    }
}

//! Section 9, and section 10.11: so far what a roster shows of them, saving
//! throws and what guns fire.

use drumhead_words::ClauseId;

use super::army::*;
use super::steadiness::playing_grade;
use super::tables::Rules;
use super::tables::saves::{Fire, GunRow, Modifiers, SaveRow};

/// What a figure saves on, by what hits it: the least score, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FigureSaves {
    /// Shot by crossbows.
    pub crossbow: Option<u8>,
    /// Shot by longbows or composite bows.
    pub longbow: Option<u8>,
    /// Shot by other missiles without gunpowder.
    pub other: Option<u8>,
    /// Shot by gunpowder.
    pub gunpowder: Option<u8>,
    /// Struck by heavy weapons.
    pub heavy_weapon: Option<u8>,
    /// Struck by others.
    pub other_weapon: Option<u8>,
}

/// A figure's saves from the front (F-9.31, F-9.32, F-10.23).
pub fn saves(unit: &Unit, group: &Group, rules: &Rules) -> FigureSaves {
    /// Gunpowder is told apart from other missiles, and what helps against
    /// those does not against it.
    const GUNPOWDER: ClauseId = ClauseId::new("F-1.22");
    let tables = &rules.saves;
    let grade = playing_grade(unit).grade;
    let save = |row: &SaveRow, modifiers: &Modifiers, gunpowder: bool, shield: bool| {
        if !row.clause.stands() {
            return None;
        }
        let mut bonus = 0;
        if modifiers.clause.stands() {
            bonus += match grade {
                Grade::A => modifiers.grade_a,
                Grade::B => modifiers.grade_b,
                Grade::C | Grade::D => 0,
            };
            if !gunpowder && group.barded {
                bonus += modifiers.barded;
            }
            if !gunpowder && shield && group.shield {
                bonus += modifiers.shield;
            }
        }
        let score = row.of(group.armour)? - bonus;
        // A natural 1 fails, so nothing is better than the best.
        let score = score.max(tables.best);
        u8::try_from(score).ok().filter(|score| *score <= 6)
    };
    let shot =
        |row: &SaveRow, gunpowder: bool| save(row, &tables.shooting_modifiers, gunpowder, true);
    // In combat a shield does not help against heavy weapons, and barding
    // never counts.
    let struck = |row: &SaveRow, shield: bool| save(row, &tables.combat_modifiers, false, shield);
    FigureSaves {
        crossbow: shot(&tables.shooting.crossbow, false),
        longbow: shot(&tables.shooting.longbow, false),
        other: shot(&tables.shooting.other, false),
        gunpowder: shot(&tables.shooting.gunpowder, GUNPOWDER.stands()),
        heavy_weapon: struck(&tables.combat.heavy_weapon, false),
        other_weapon: struck(&tables.combat.other_weapon, true),
    }
}

/// What a gun of this class fires in this year (F-9.27 to F-9.29, F-2.54).
/// The later table holds from the reading's year on (F-1.21, D-77).
pub fn fire(model: Model, year: u16, rules: &Rules) -> Fire {
    let period = &rules.limits.year.late_artillery;
    let late = period.clause.stands() && year >= period.first;
    let standing = |row: Option<GunRow>| row.filter(|row| row.clause.stands());
    let fire = rules.guns.fire(model, late);
    Fire {
        hail: standing(fire.hail),
        ball_close: standing(fire.ball_close),
        ball_far: standing(fire.ball_far),
    }
}

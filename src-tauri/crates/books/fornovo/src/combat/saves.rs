//! Section 10.11: saves in combat.

use super::{AttackFrom, Round, Striking};
use crate::army::{Armour, Grade};
use crate::tables::Rules;

/// The protection of the struck figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Protection {
    /// The armour of the figures.
    pub armour: Armour,
    /// Whether the figures have shields.
    pub shield: bool,
    /// The effective grade of the figures, which counts only under one option of D-49.
    pub grade: Grade,
}

/// Returns the lowest score that saves a figure from a hit; `None` if it has no save (F-10.23). A
/// shield helps on the front and the left flank, but never against heavy weapons, including sword
/// and shield in melee (F-1.18). A natural 1 fails.
pub fn save(
    struck: Protection,
    by: Striking,
    round: Round,
    from: AttackFrom,
    rules: &Rules,
) -> Option<u8> {
    let heavy = match by {
        Striking::HeavyWeapon => true,
        Striking::SwordAndShield => round == Round::Melee,
        Striking::Other => false,
    };
    let tables = &rules.saves;
    let row = if heavy {
        &tables.combat.heavy_weapon
    } else {
        &tables.combat.other_weapon
    };
    let modifiers = &tables.combat_modifiers;
    let mut bonus = match struck.grade {
        Grade::A => modifiers.grade_a,
        Grade::B => modifiers.grade_b,
        Grade::C | Grade::D => 0,
    };
    let shield_side = match from {
        AttackFrom::Front | AttackFrom::LeftFlank => true,
        AttackFrom::RightFlank | AttackFrom::Rear => false,
    };
    if struck.shield && shield_side && !heavy {
        bonus += modifiers.shield;
    }
    let score = (row.of(struck.armour)? - bonus).max(rules.combat.best_save);
    u8::try_from(score).ok().filter(|score| *score <= 6)
}

//! Sections 10.3, 10.4 and 10.12: combat points and weapon length.

use drumhead_vocabulary::ClauseId;

use super::{AttackFrom, Cover, Fighter, Impetus, LengthClass, Nerve, Predicate, Round};
use crate::army::Armour;
use crate::tables::Rules;
use crate::weapons::{Weapon, WeaponSet};

/// The number of flanks of a unit.
const FLANKS: u8 = 2;

impl Predicate {
    /// Whether the line can count several times.
    pub fn counts(self) -> bool {
        matches!(
            self,
            Self::GradesAboveEnemy | Self::OpenFlanksOfFootToCavalry
        )
    }

    /// Returns how many times the line applies to `me` against `enemy`: 0 or 1, or more if it
    /// counts grades or flanks.
    fn count(self, me: &Fighter, enemy: &Fighter) -> u8 {
        let cavalry_on_foot_in_open = me.is_cavalry() && enemy.is_foot() && enemy.in_open;
        match self {
            Self::CavalryAtGallopWithImpetus => {
                u8::from(me.is_cavalry() && me.impetus == Impetus::Gallop)
            }
            Self::OthersWithImpetus => u8::from(me.impetus == Impetus::Other),
            Self::LongerWeaponInTheOpen => {
                let open = me.in_open && enemy.in_open;
                u8::from(open && me.length.is_longer_than(enemy.length))
            }
            Self::AttackingUpSteepSlope => u8::from(me.uphill),
            Self::HeavyCavalryAgainstLighter => {
                let cavalry = me.is_cavalry() && enemy.is_cavalry();
                u8::from(cavalry && me.armour >= Armour::Heavy && enemy.armour < Armour::Heavy)
            }
            Self::GradesAboveEnemy => (enemy.grade as u8).saturating_sub(me.grade as u8),
            Self::OpenFlanksOfFootToCavalry if cavalry_on_foot_in_open => {
                enemy.open_flanks.min(FLANKS)
            }
            Self::OpenFlanksOfFootToCavalry => 0,
            Self::AttackingFlankOrRear => u8::from(me.attack != AttackFrom::Front),
            Self::CavalryAgainstNakedFootInTheOpen => {
                u8::from(cavalry_on_foot_in_open && enemy.naked)
            }
            Self::EnemyShakenOrRouting => u8::from(enemy.nerve != Nerve::Firm),
            Self::LostPriorRound => u8::from(me.lost_prior),
            Self::GeneralAttached => u8::from(me.general),
            Self::Disordered => u8::from(me.disordered),
            Self::TargetInSoftCover => u8::from(enemy.cover == Cover::Soft),
            Self::TargetInHardCover => u8::from(enemy.cover == Cover::Hard),
        }
    }
}

/// One side's combat points with their reasons.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The lines that count, in the order of the table.
    pub lines: Vec<TallyLine>,
}

/// A line of a [`Tally`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TallyLine {
    /// The condition.
    pub predicate: Predicate,
    /// The clause.
    pub clause: ClauseId,
    /// The value of the whole line, in points.
    pub value: i32,
    /// The number of times that the line counts.
    pub count: u8,
}

impl Tally {
    /// Returns the total of the lines, in points.
    pub fn total(&self) -> i32 {
        self.lines
            .iter()
            .fold(0, |sum, line| sum.saturating_add(line.value))
    }
}

/// Returns the points of `me` against `enemy` in a round of this kind (F-10.07).
pub fn points(me: &Fighter, enemy: &Fighter, round: Round, rules: &Rules) -> Tally {
    let rows = rules.combat.points.iter();
    let lines = rows
        .filter(|row| row.round.has(round) && row.clause.stands())
        .filter_map(|row| {
            let count = row.predicate.count(me, enemy);
            (count > 0).then(|| TallyLine {
                predicate: row.predicate,
                clause: row.clause,
                value: row.value.saturating_mul(i32::from(count)),
                count,
            })
        })
        .collect();
    Tally { lines }
}

/// Returns the class of a figure's longest weapon (F-10.06). Only the players know
/// whether a heavy weapon is under 6 feet (D-179). Sword and shield are never long (F-1.18).
pub fn weapon_length(weapons: WeaponSet, short_heavy_weapon: bool, rules: &Rules) -> LengthClass {
    let lengths = &rules.combat.length;
    let of = |weapon: Weapon| match weapon {
        Weapon::Pike => lengths.pike,
        Weapon::HeavyLance => lengths.heavy_lance,
        Weapon::LongSpear => lengths.long_spear,
        Weapon::HeavyWeapon if !short_heavy_weapon => lengths.heavy_weapon,
        Weapon::HeavyWeapon
        | Weapon::Javelin
        | Weapon::Sling
        | Weapon::SelfBow
        | Weapon::Longbow
        | Weapon::CompositeBow
        | Weapon::Crossbow
        | Weapon::Pistols
        | Weapon::Arquebus
        | Weapon::Musket => lengths.other,
    };
    let carried = weapons.iter().map(of);
    carried
        .map(|row| row.class)
        .min()
        .unwrap_or(lengths.other.class)
}

/// Returns the weapon length of a front rank with these classes and figures: the longest class such
/// that at least half of the rank has this class or a longer one (D-179). The players may decide
/// otherwise.
pub fn unit_length(front: &[(LengthClass, u32)]) -> LengthClass {
    let figures = |has_length: &dyn Fn(LengthClass) -> bool| -> u64 {
        let those = front.iter().filter(|(class, _)| has_length(*class));
        those.map(|(_, figures)| u64::from(*figures)).sum()
    };
    let all = figures(&|_| true);
    let mut classes: Vec<_> = front.iter().map(|(class, _)| *class).collect();
    classes.sort_unstable();
    classes
        .into_iter()
        .find(|class| all > 0 && 2 * figures(&|other| other <= *class) >= all)
        .unwrap_or_default()
}

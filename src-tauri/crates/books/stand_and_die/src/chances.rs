//! Attacks as sums of chances (S-11 to S-19): pure functions in whole tenths, so that nothing is
//! ever rounded.

use drumhead_rules::frame::{Applied, total};
use drumhead_vocabulary::ClauseId;
use serde::{Deserialize, Serialize};

use super::army::{Arm, Troops};
use super::clauses::{BY_FOOT, BY_GUNS, BY_HORSE};
use super::interpretations::{DieFaces, Interpretations, Overflow, Pooling};
use super::tables::{Bonus, PerArm, Tables};
use drumhead_rules::odds::{Chance, Distribution};

/// The situation of a target.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Case {
    /// Whether the target is standing. Otherwise it falls back (S-07).
    pub standing: bool,
    /// Whether the target is in cover.
    pub cover: bool,
    /// The bonuses of each arm against the target (S-19).
    pub bonuses: PerArm<Vec<Applied<Bonus>>>,
}

impl Case {
    /// Returns a target that is attacked without any bonus.
    pub fn plain(standing: bool, cover: bool) -> Self {
        Self {
            standing,
            cover,
            ..Self::default()
        }
    }

    /// Returns the bonuses that apply.
    pub fn bonuses(&self) -> impl Iterator<Item = Bonus> {
        // Every arm has the same bonuses; only their values differ.
        self.bonuses.infantry.iter().map(|it| it.id)
    }

    /// Returns the same target with another bonus.
    #[must_use]
    pub fn with(&self, id: Bonus, tables: &Tables) -> Self {
        let bonuses = PerArm::each(|arm| {
            let value = tables.bonus(id, arm).into();
            [&**self.bonuses.of(arm), &[Applied { id, value }]].concat()
        });
        Self {
            bonuses,
            ..Self::plain(self.standing, self.cover)
        }
    }

    /// Returns the same target, but standing or falling back as given.
    #[must_use]
    pub fn if_standing(&self, standing: bool) -> Self {
        Self {
            standing,
            ..self.clone()
        }
    }
}

impl Arm {
    /// Returns the clause with this arm's chances to kill.
    pub const fn clause(self) -> ClauseId {
        match self {
            Self::Infantry => BY_FOOT,
            Self::Cavalry => BY_HORSE,
            Self::Artillery => BY_GUNS,
        }
    }
}

/// The contribution of an arm to a sum.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Share {
    /// The arm.
    pub arm: Arm,
    /// The number of figures or guns.
    pub many: u16,
    /// The chance of each figure or gun in tenths, without bonuses (S-16 to S-18).
    pub each: u32,
    /// The bonuses of each figure or gun, in tenths (S-19).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bonuses: Vec<Applied<Bonus>>,
}

impl Share {
    /// Returns the contribution of this many figures or guns of an arm.
    fn of(arm: Arm, many: u16, case: &Case, tables: &Tables) -> Self {
        let row = tables.chances.of(arm);
        let each = match (case.standing, case.cover) {
            (true, false) => row.standing,
            (false, false) => row.fall_back,
            (true, true) => row.standing_cover,
            (false, true) => row.fall_back_cover,
        };
        Self {
            arm,
            many,
            each: each.into(),
            bonuses: case.bonuses.of(arm).clone(),
        }
    }

    /// Returns the chance of each figure or gun, in tenths.
    pub fn chance(&self) -> u32 {
        self.each.saturating_add_signed(total(&self.bonuses))
    }

    /// Returns the total contribution, in tenths.
    pub fn tenths(&self) -> u32 {
        u32::from(self.many).saturating_mul(self.chance())
    }
}

/// Returns the contribution of each arm of these troops (S-16 to S-19).
pub fn shares(troops: Troops, case: &Case, tables: &Tables) -> Vec<Share> {
    let arms = troops.arms().into_iter();
    arms.map(|arm| Share::of(arm, troops.of(arm), case, tables))
        .collect()
}

/// Returns the chance that a figure or gun kills, in tenths (S-16 to S-19).
pub fn chance(arm: Arm, case: &Case, tables: &Tables) -> u32 {
    Share::of(arm, 1, case, tables).chance()
}

/// Returns the sum of the chances of these troops, in tenths (S-12).
pub fn tenths(troops: Troops, case: &Case, tables: &Tables) -> u32 {
    let shares = shares(troops, case, tables);
    shares
        .iter()
        .map(Share::tenths)
        .fold(0, u32::saturating_add)
}

/// A sum before the die is rolled (S-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parts {
    /// The number of casualties that need no die.
    pub sure: u32,
    /// The fraction that the die decides, 0 to 9 tenths.
    pub fraction: u32,
}

/// Splits a sum into its integer part and fraction (S-12).
pub fn parts(tenths: u32, tables: &Tables) -> Parts {
    let faces = u32::from(tables.die.sides).max(1);
    Parts {
        sure: tenths / faces,
        fraction: tenths % faces,
    }
}

/// Returns whether a face of the die adds a casualty for a fraction (S-12).
pub(crate) fn one_more(face: u8, fraction: u32, faces: DieFaces) -> bool {
    u32::from(face) < fraction + u32::from(faces.lowest())
}

/// Returns the faces that add a casualty for a fraction, lowest first.
pub fn faces_for(fraction: u32, faces: DieFaces, tables: &Tables) -> Vec<u8> {
    let all = (0..tables.die.sides).map(|place| faces.lowest().saturating_add(place));
    all.filter(|face| one_more(*face, fraction, faces))
        .collect()
}

/// Returns the distribution of a sum's casualties, not limited by the target's troops.
pub fn rolled<C: Chance>(tenths: u32, tables: &Tables) -> Distribution<u32, C> {
    let Parts { sure, fraction } = parts(tenths, tables);
    Distribution::either(fraction, tables.die.sides.into(), sure + 1, sure)
}

/// Returns the mean casualties of a sum, limited to `most`, in tenths (S-12).
pub(super) fn mean(tenths: u32, most: u32, tables: &Tables) -> u32 {
    let of = parts(tenths, tables);
    let sides = u32::from(tables.die.sides);
    let short = sides.saturating_sub(of.fraction);
    let less = of.sure.min(most).saturating_mul(short);
    let more = of.sure.saturating_add(1).min(most);
    less.saturating_add(more.saturating_mul(of.fraction))
}

/// Casualties by arm: the casualties that troops take, or the most that they can take. A gun
/// can take several (S-14).
pub type Casualties = PerArm<u32>;

impl Casualties {
    /// Returns the number of casualties among figures, excluding guns.
    pub const fn men(self) -> u32 {
        self.infantry + self.cavalry
    }

    /// Returns the total.
    pub const fn all(self) -> u32 {
        self.men() + self.artillery
    }

    /// Returns whether troops that can take at most `self` have neither figures nor working guns
    /// left after these casualties.
    pub const fn is_emptied(self, suffered: Self) -> bool {
        suffered.men() >= self.men() && suffered.artillery >= self.artillery
    }

    /// Returns the difference from other casualties, arm by arm.
    #[must_use]
    pub(super) fn without(self, other: Self) -> Self {
        Self::each(|arm| self.of(arm).saturating_sub(*other.of(arm)))
    }
}

/// Returns the number of casualties that put a gun out of action (S-14).
pub const fn lives(tables: &Tables) -> u8 {
    tables.guns.casualties
}

/// Allocates casualties to arms: figures first. In a hex with infantry, guns take the surplus only
/// if gap S-A7 is interpreted so (S-15).
pub fn allocated(
    target: Casualties,
    casualties: u32,
    interpretations: &Interpretations,
) -> Casualties {
    let infantry = casualties.min(target.infantry);
    let left = casualties - infantry;
    let cavalry = left.min(target.cavalry);
    let left = left - cavalry;
    let shielded = target.infantry > 0 && interpretations.overflow_to_guns == Overflow::No;
    Casualties {
        infantry,
        cavalry,
        artillery: if shielded {
            0
        } else {
            left.min(target.artillery)
        },
    }
}

/// Returns the distribution of the casualties from the attacks on a hex, limited by the target's
/// troops. Each sum has a die, or all sums share one (gap S-A1).
pub fn casualties<C: Chance>(
    sums: &[u32],
    target: Casualties,
    tables: &Tables,
    interpretations: &Interpretations,
) -> Distribution<Casualties, C> {
    let all: Distribution<u32, C> = match interpretations.pooling {
        Pooling::PerFiringHex => sums.iter().fold(Distribution::certain(0), |all, tenths| {
            all.sum(&rolled(*tenths, tables))
        }),
        Pooling::PerTarget => rolled(sums.iter().copied().fold(0, u32::saturating_add), tables),
    };
    all.map(|casualties| allocated(target, *casualties, interpretations))
}

/// Returns the chance that a single gun with these casualties is out of action after this many
/// turns of the same attack (S-14).
pub fn silenced<C: Chance>(tenths: u32, turns: u32, casualties: u8, tables: &Tables) -> C {
    let short = u32::from(lives(tables).saturating_sub(casualties));
    let turn: Distribution<u32, C> = rolled(tenths, tables);
    // Casualties beyond the gun's limit have no effect.
    let capped = turn.map(|casualties| (*casualties).min(short));
    capped
        .repeat(turns)
        .chance(|casualties| *casualties >= short)
}

/// Returns the chance that a side marches first, after any re-rolls, and the chance that the dice
/// are equal and both sides re-roll (S-01, gap S-A11).
pub fn initiative<C: Chance>(sides: u8) -> (C, C) {
    let even = C::ratio(1, sides.into());
    // Equal dice are re-rolled, so neither side is favoured.
    (C::ratio(1, 2), even)
}

//! The sum of one die and every applicable modifier (F-8.01).

use drumhead_vocabulary::ClauseId;
use drumhead_vocabulary::dice::FACES;
use serde::Serialize;

use super::Predicate;
use super::facts::*;
use super::tester::Tester;
use crate::interpretations::{HeavyArtillery, MixedHits, NakedFoot, PikesFaced, TiredPursuers};
use crate::tables::Rules;
use crate::tables::reactions::{Modifier, Modifiers, Worth};
use drumhead_rules::odds::Chance;

/// A modifier that applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Row {
    /// The condition.
    pub predicate: Predicate,
    /// The clause.
    pub clause: ClauseId,
    /// The total value of all sets.
    pub value: i32,
    /// The number of sets of hits, friends or rounds; 1 for a modifier that counts once.
    pub sets: u32,
}

/// The modifiers to the die. The grade is always listed, even at 0. Any other modifier is listed
/// only if it applies and is not 0.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Tally {
    /// The modifiers, in the order of the rules.
    pub rows: Vec<Row>,
}

impl Tally {
    /// Returns the sum of the modifiers. It saturates.
    pub fn total(&self) -> i32 {
        let values = self.rows.iter().map(|row| row.value);
        values.fold(0, i32::saturating_add)
    }

    /// Whether this roll passes: its total with the modifiers is above 0. No roll passes or fails
    /// automatically (F-8.01, D-145).
    pub fn passes(&self, face: u8) -> bool {
        i32::from(face).saturating_add(self.total()) > 0
    }

    /// Returns how many of the six rolls pass.
    pub fn passing_faces(&self) -> u8 {
        FACES.iter().map(|face| u8::from(self.passes(*face))).sum()
    }

    /// Returns the chance of passing.
    pub fn chance<C: Chance>(&self) -> C {
        C::ratio(u32::from(self.passing_faces()), 6)
    }
}

/// Counts a condition that applies once or not at all.
fn once(predicate: Predicate, applies: bool) -> (Predicate, u32) {
    (predicate, u32::from(applies))
}

impl Facts {
    /// Totals the modifiers, even if the test is not due, because the players may allow it anyway.
    pub fn tally(&self, tester: &Tester, rules: &Rules) -> Tally {
        let table = rules.reactions.of(self.test());
        let mut counts = self.counts(tester, rules);
        if rules.choices.mixed_hits == MixedHits::Together {
            counts.splice(0..0, self.pooled_hits(table, tester));
        }
        let count_of = |row: &Modifier| {
            let asked = |(predicate, _): &&(Predicate, u32)| *predicate == row.predicate;
            counts.iter().find(asked).map_or(0, |(_, count)| *count)
        };
        let rows = table.rows().iter().chain(rules.reactions.every().rows());
        Tally {
            rows: rows
                .filter(|row| row.clause.stands())
                .filter_map(|row| add(row, count_of(row), tester))
                .collect(),
        }
    }

    /// Returns how often each condition of the test applies, including the conditions common to all
    /// tests.
    pub(super) fn counts(&self, tester: &Tester, rules: &Rules) -> Vec<(Predicate, u32)> {
        let general = tester.general;
        let mut counts = vec![
            once(Predicate::Grade, true),
            once(Predicate::DMinus, tester.grade.minus),
            once(Predicate::GeneralWithUnit, general),
        ];
        match self {
            Self::Rally(facts) => counts.extend(facts.counts(tester)),
            Self::HaltPursuit(facts) => counts.extend(facts.counts(tester, rules)),
            Self::Shooting(facts) => counts.extend(facts.counts(tester, rules)),
            Self::Charge(facts) => counts.extend(facts.counts(tester, rules)),
            Self::LostCombat(facts) => counts.extend(facts.counts(tester)),
            Self::FriendRouting(facts) => counts.extend(facts.counts(tester, rules)),
        }
        counts
    }

    /// Returns the gunpowder hits and the hits from other shooting, with their rows.
    fn hits(&self) -> Option<[(Predicate, u32); 2]> {
        match self {
            Self::Shooting(facts) => Some([
                (Predicate::GunpowderHits, facts.gunpowder_hits),
                (Predicate::OtherHits, facts.other_hits),
            ]),
            Self::Charge(facts) => Some([
                (Predicate::GunpowderHitsThisTurn, facts.gunpowder_hits),
                (Predicate::OtherHitsThisTurn, facts.other_hits),
            ]),
            Self::Rally(_)
            | Self::HaltPursuit(_)
            | Self::LostCombat(_)
            | Self::FriendRouting(_) => None,
        }
    }

    /// Returns the number of hits that the row of other shooting counts, if remainders of gunpowder
    /// hits and of other hits may form a set together (D-142). Whole sets of gunpowder hits are
    /// excluded, because they have a separate row.
    fn pooled_hits(&self, table: &Modifiers, tester: &Tester) -> Option<(Predicate, u32)> {
        let [(gunpowder, powder_hits), (other, other_hits)] = self.hits()?;
        let powder_size = size(table.of(gunpowder)?, tester)?;
        let other_size = size(table.of(other)?, tester)?;
        let parts = u64::from(powder_hits) * u64::from(other_size)
            + u64::from(other_hits) * u64::from(powder_size);
        let sets = parts / (u64::from(powder_size) * u64::from(other_size));
        let rest = sets.saturating_sub(u64::from(powder_hits / powder_size));
        let rest = u32::try_from(rest).unwrap_or(u32::MAX);
        Some((other, rest.saturating_mul(other_size)))
    }
}

/// Returns the size of a set for this unit.
fn size(row: &Modifier, tester: &Tester) -> Option<u32> {
    match row.worth {
        Worth::Each { of, of_large, .. } => Some(if tester.large { of_large } else { of }),
        Worth::Once(_) | Worth::Grades(_) => None,
    }
}

/// Returns the row of a modifier whose condition applies `count` times; `None` if no row is shown.
fn add(row: &Modifier, count: u32, tester: &Tester) -> Option<Row> {
    let (value, sets) = match row.worth {
        Worth::Grades(grades) => (Worth::of_grade(&grades, tester.grade.grade), 1),
        Worth::Once(value) => (value, count.min(1)),
        Worth::Each { value, .. } => (value, count / size(row, tester)?),
    };
    let times = i32::try_from(sets).unwrap_or(i32::MAX);
    let value = value.saturating_mul(times);
    let shown = value != 0 || row.predicate == Predicate::Grade;
    shown.then_some(Row {
        predicate: row.predicate,
        clause: row.clause,
        value,
        sets,
    })
}

impl RallyFacts {
    fn counts(&self, tester: &Tester) -> [(Predicate, u32); 4] {
        [
            once(Predicate::NoVisibleEnemyNear, self.no_visible_enemy_near),
            once(Predicate::InContactWithEnemy, self.in_contact),
            once(Predicate::Irregular, tester.is_irregular()),
            once(Predicate::ArmyOutgunned, self.outgunned),
        ]
    }
}

impl HaltPursuitFacts {
    fn counts(&self, tester: &Tester, rules: &Rules) -> [(Predicate, u32); 4] {
        let galloped = tester.is_cavalry() && self.galloped;
        // A single modifier covers irregulars and cavalry that galloped (D-144).
        let wild = tester.is_irregular() || galloped;
        let other_mounted = !tester.is_foot() && !wild;
        let tired = match rules.choices.tired_pursuers {
            TiredPursuers::Always => tester.exhausted,
            TiredPursuers::UnlessWild => tester.exhausted && !wild,
            TiredPursuers::Never => false,
        };
        [
            once(
                Predicate::ReturningOrInCover,
                self.returning || self.in_cover,
            ),
            once(Predicate::IrregularOrChargedAtGallop, wild),
            once(Predicate::OtherMountedOrExhausted, other_mounted || tired),
            once(Predicate::PursuitWasOrdered, self.ordered),
        ]
    }
}

impl ShootingFacts {
    fn counts(&self, tester: &Tester, rules: &Rules) -> [(Predicate, u32); 6] {
        let heavy = match rules.choices.heavy_artillery {
            HeavyArtillery::HeavyGuns => self.heavy_guns,
            HeavyArtillery::OrganGunsToo => self.heavy_guns || self.organ_guns,
        };
        [
            (Predicate::GunpowderHits, self.gunpowder_hits),
            (Predicate::OtherHits, self.other_hits),
            once(Predicate::ShotFromFlankOrRear, self.flank_or_rear),
            once(Predicate::Shaken, tester.shaken),
            once(
                Predicate::HitByHeavyArtilleryOrSteadySalvee,
                heavy || self.steady_salvee,
            ),
            once(Predicate::ArmyOutgunned, self.outgunned),
        ]
    }
}

impl ChargeFacts {
    fn counts(&self, tester: &Tester, rules: &Rules) -> [(Predicate, u32); 9] {
        let charging = self.role.is_charging();
        let led = tester.general || self.general_near;
        let easy = charging && (self.at_flank_or_rear || self.target_shaken_or_routing);
        let gallop = charging && tester.gallops() && self.impetus;
        let at_pikes = match rules.choices.pikes_faced {
            PikesFaced::Charging => charging,
            PikesFaced::Always => true,
        };
        let counts_naked = match rules.choices.naked_foot {
            NakedFoot::AgainstAnyone => true,
            NakedFoot::AgainstCavalryAndPikes => self.enemy_cavalry_or_pikes,
        };
        let naked = tester.is_foot() && self.naked && self.over_half_missile;
        let flanked = self.charged_on_flank_or_rear;
        [
            once(Predicate::NoGeneralInCommandDistance, !led),
            once(Predicate::Nobles, tester.nobles),
            once(Predicate::ChargingFlankRearShakenOrRouting, easy),
            once(Predicate::CavalryAtGallopWithImpetus, gallop),
            (Predicate::GunpowderHitsThisTurn, self.gunpowder_hits),
            (Predicate::OtherHitsThisTurn, self.other_hits),
            once(
                Predicate::ShakenOrChargedOnFlankOrRear,
                tester.shaken || flanked,
            ),
            once(
                Predicate::MountedFrontallyAgainstSteadyPikes,
                at_pikes && !tester.is_foot() && self.steady_pikes_frontally,
            ),
            once(Predicate::NakedFootOverHalfMissile, counts_naked && naked),
        ]
    }
}

impl LostCombatFacts {
    fn counts(&self, tester: &Tester) -> [(Predicate, u32); 5] {
        let missile_foot = tester.is_foot() && self.over_half_missile;
        [
            (Predicate::HitsSuffered, self.suffered),
            once(Predicate::UnderFlankOrRearAttack, self.flank_or_rear),
            once(Predicate::FootOverHalfMissile, missile_foot),
            once(Predicate::Shaken, tester.shaken),
            // The first lost round is not successive yet (D-19).
            (
                Predicate::RoundsLostAfterTheFirst,
                self.rounds_lost.saturating_sub(1),
            ),
        ]
    }
}

impl FriendRoutingFacts {
    fn counts(&self, tester: &Tester, rules: &Rules) -> [(Predicate, u32); 5] {
        [
            once(Predicate::InSquareOrHardCover, self.square_or_hard_cover),
            (Predicate::RoutingFriendsNear, self.counted(tester, rules)),
            once(Predicate::Shaken, tester.shaken),
            once(Predicate::TwoOpenFlanks, self.two_open_flanks),
            once(Predicate::BurstThroughThisTurn, self.burst_through),
        ]
    }
}

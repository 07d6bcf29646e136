//! The six tests, and the closed list of their modifiers' conditions.

use super::{Predicate, Test};
use crate::army::FigureScale;
use crate::tables::Rules;
use crate::tables::reactions::Distance;
use crate::words::Words;
use drumhead_rules::frame::{Message, message};

impl Test {
    /// The conditions that belong to every test.
    pub const EVERY: &'static [Predicate] = &[Predicate::DMinus];

    /// Returns the conditions of the test's own modifiers, excluding the conditions that belong to
    /// every test. The table has exactly one row for each.
    pub const fn predicates(self) -> &'static [Predicate] {
        use Predicate as P;
        match self {
            Self::Rally => &[
                P::Grade,
                P::GeneralWithUnit,
                P::NoVisibleEnemyNear,
                P::InContactWithEnemy,
                P::Irregular,
                P::ArmyOutgunned,
            ],
            Self::HaltPursuit => &[
                P::Grade,
                P::GeneralWithUnit,
                P::ReturningOrInCover,
                P::IrregularOrChargedAtGallop,
                P::OtherMountedOrExhausted,
                P::PursuitWasOrdered,
            ],
            Self::Shooting => &[
                P::Grade,
                P::GeneralWithUnit,
                P::GunpowderHits,
                P::OtherHits,
                P::ShotFromFlankOrRear,
                P::Shaken,
                P::HitByHeavyArtilleryOrSteadySalvee,
                P::ArmyOutgunned,
            ],
            Self::Charge => &[
                P::Grade,
                P::GeneralWithUnit,
                P::NoGeneralInCommandDistance,
                P::Nobles,
                P::ChargingFlankRearShakenOrRouting,
                P::CavalryAtGallopWithImpetus,
                P::GunpowderHitsThisTurn,
                P::OtherHitsThisTurn,
                P::ShakenOrChargedOnFlankOrRear,
                P::MountedFrontallyAgainstSteadyPikes,
                P::NakedFootOverHalfMissile,
            ],
            Self::LostCombat => &[
                P::Grade,
                P::GeneralWithUnit,
                P::HitsSuffered,
                P::UnderFlankOrRearAttack,
                P::FootOverHalfMissile,
                P::Shaken,
                P::RoundsLostAfterTheFirst,
            ],
            Self::FriendRouting => &[
                P::Grade,
                P::GeneralWithUnit,
                P::InSquareOrHardCover,
                P::RoutingFriendsNear,
                P::Shaken,
                P::TwoOpenFlanks,
                P::BurstThroughThisTurn,
            ],
        }
    }
}

impl Predicate {
    /// Whether the condition counts hits, rounds or friends in sets, whose size is in its row. Any
    /// other condition applies at most once (D-137).
    pub const fn counts(self) -> bool {
        matches!(
            self,
            Self::GunpowderHits
                | Self::OtherHits
                | Self::GunpowderHitsThisTurn
                | Self::OtherHitsThisTurn
                | Self::HitsSuffered
                | Self::RoundsLostAfterTheFirst
                | Self::RoutingFriendsNear
        )
    }

    /// Returns the condition's label as a message, with the distances of this scale.
    pub fn words(self, scale: FigureScale, rules: &Rules) -> Message {
        let distances = &rules.reactions.distances;
        let length = |row: &Distance| row.length.at(scale).to_string();
        message(format!("reaction.rows.{}", self.id()))
            .with("enemy", length(&distances.enemy_near_router))
            .with("friend", length(&distances.friend_routing))
    }

    /// Returns the condition's label on the playsheet, with the distances of this scale.
    pub fn label(self, scale: FigureScale, rules: &Rules, words: Words) -> String {
        let distances = &rules.reactions.distances;
        let [enemy, friend] = [&distances.enemy_near_router, &distances.friend_routing]
            .map(|row| row.length.at(scale).to_string());
        let key = format!("reaction.rows.{}", self.id());
        words.fill(&key, &[("enemy", &enemy), ("friend", &friend)])
    }
}

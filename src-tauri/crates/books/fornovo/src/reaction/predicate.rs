//! The six tests, and the closed list of their modifiers' conditions.

use serde::{Deserialize, Serialize};

use super::super::army::FigureScale;
use super::super::tables::Rules;
use super::super::tables::reactions::Distance;
use super::super::words::Words;
use drumhead_rules::frame::{Message, message};

/// The reaction tests of sections 8.4 to 8.9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Test {
    /// Rally (section 8.4).
    Rally,
    /// Pursuit, or return to the table (section 8.5).
    HaltPursuit,
    /// Shooting (section 8.6).
    Shooting,
    /// Charge, made or met (section 8.7).
    Charge,
    /// Lost combat (section 8.8).
    LostCombat,
    /// Routing friend (section 8.9).
    FriendRouting,
}

macro_rules! predicates {
    ($($(#[$meta:meta])* $variant:ident = $id:literal,)+) => {
        /// The condition of a modifier of a reaction test: the closed list corresponds one
        /// to one to the rows of `reactions.toml`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "bindings", derive(specta::Type))]
        #[serde(rename_all = "snake_case")]
        pub enum Predicate { $($(#[$meta])* $variant,)+ }

        impl Predicate {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)+];

            /// Its name in `reactions.toml`, and in the catalogue under
            /// `reaction.rows`.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $id,)+ }
            }
        }
    };
}

predicates! {
    /// A unit of grade D without supply (F-2.62).
    DMinus = "d_minus",
    /// Its effective grade.
    Grade = "grade",
    /// A general is attached to it (F-3.06).
    GeneralWithUnit = "general_with_unit",
    /// No visible enemy near it (F-8.06).
    NoVisibleEnemyNear = "no_visible_enemy_near",
    /// An enemy is in contact (F-8.07).
    InContactWithEnemy = "in_contact_with_enemy",
    /// It is irregular (F-8.08).
    Irregular = "irregular",
    /// Its army is outgunned (F-8.02).
    ArmyOutgunned = "army_outgunned",
    /// It returns to the table, or is in cover (F-8.14).
    ReturningOrInCover = "returning_or_in_cover",
    /// It is irregular, or cavalry that charged at the gallop (F-8.15).
    IrregularOrChargedAtGallop = "irregular_or_charged_at_gallop",
    /// It is otherwise mounted, or exhausted (F-8.16).
    OtherMountedOrExhausted = "other_mounted_or_exhausted",
    /// Its player ordered the pursuit (F-8.17).
    PursuitWasOrdered = "pursuit_was_ordered",
    /// Hits by gunpowder, counted (F-8.22).
    GunpowderHits = "gunpowder_hits",
    /// Hits by other shooting, counted (F-8.22).
    OtherHits = "other_hits",
    /// It was shot at from flank or rear (F-8.23).
    ShotFromFlankOrRear = "shot_from_flank_or_rear",
    /// It is shaken.
    Shaken = "shaken",
    /// Heavy guns or steady salvee hit it (F-8.24).
    HitByHeavyArtilleryOrSteadySalvee = "hit_by_heavy_artillery_or_steady_salvee",
    /// No general who may lead it is near (F-3.05).
    NoGeneralInCommandDistance = "no_general_in_command_distance",
    /// All its figures are nobles (F-8.29).
    Nobles = "nobles",
    /// It charges a flank or a rear, or a shaken or routing enemy (F-8.30).
    ChargingFlankRearShakenOrRouting = "charging_flank_rear_shaken_or_routing",
    /// Cavalry that charges at the gallop with impetus (F-8.31).
    CavalryAtGallopWithImpetus = "cavalry_at_gallop_with_impetus",
    /// Hits by gunpowder this turn, counted (F-8.32).
    GunpowderHitsThisTurn = "gunpowder_hits_this_turn",
    /// Hits by other shooting this turn, counted; 0 except under interpretation D-150
    /// (F-8.32).
    OtherHitsThisTurn = "other_hits_this_turn",
    /// It is shaken, or charged on flank or rear (F-8.33).
    ShakenOrChargedOnFlankOrRear = "shaken_or_charged_on_flank_or_rear",
    /// Mounted troops at the front of steady pike-supported foot (F-8.34).
    MountedFrontallyAgainstSteadyPikes = "mounted_frontally_against_steady_pikes",
    /// Naked foot, more than half of it missile troops (F-8.35).
    NakedFootOverHalfMissile = "naked_foot_over_half_missile",
    /// Hits suffered in the round, counted (F-8.39).
    HitsSuffered = "hits_suffered",
    /// It is attacked on flank or rear (F-8.40).
    UnderFlankOrRearAttack = "under_flank_or_rear_attack",
    /// Foot, more than half of it missile troops (F-8.41).
    FootOverHalfMissile = "foot_over_half_missile",
    /// Rounds lost in a row after the first, counted (F-8.42).
    RoundsLostAfterTheFirst = "rounds_lost_after_the_first",
    /// It is in square or in hard cover (F-8.46).
    InSquareOrHardCover = "in_square_or_hard_cover",
    /// Visible routing friends near it, counted (F-8.47).
    RoutingFriendsNear = "routing_friends_near",
    /// Both its flanks are open (F-8.48).
    TwoOpenFlanks = "two_open_flanks",
    /// Friends burst through it this turn (F-8.49).
    BurstThroughThisTurn = "burst_through_this_turn",
}

impl Test {
    /// All six, in the book's order.
    pub const ALL: [Self; 6] = [
        Self::Rally,
        Self::HaltPursuit,
        Self::Shooting,
        Self::Charge,
        Self::LostCombat,
        Self::FriendRouting,
    ];

    /// The conditions of every test.
    pub const EVERY: &'static [Predicate] = &[Predicate::DMinus];

    /// Its name in `reactions.toml`, and in the catalogue under
    /// `reaction.test`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Rally => "rally",
            Self::HaltPursuit => "halt_pursuit",
            Self::Shooting => "shooting",
            Self::Charge => "charge",
            Self::LostCombat => "lost_combat",
            Self::FriendRouting => "friend_routing",
        }
    }

    /// The conditions of its modifiers, besides those of every test. The table has exactly
    /// one row for each.
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
    /// Whether it counts something, so that its row gives the size of a set; others apply
    /// or not, at most once (D-137).
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

    /// Its label as a message, with the distances of this scale.
    pub fn words(self, scale: FigureScale, rules: &Rules) -> Message {
        let distances = &rules.reactions.distances;
        let length = |row: &Distance| row.length.at(scale).to_string();
        message(format!("reaction.rows.{}", self.id()))
            .with("enemy", length(&distances.enemy_near_router))
            .with("friend", length(&distances.friend_routing))
    }

    /// Its label on screen and playsheet, with the distances of this scale.
    pub fn label(self, scale: FigureScale, rules: &Rules, words: Words) -> String {
        let distances = &rules.reactions.distances;
        let [enemy, friend] = [&distances.enemy_near_router, &distances.friend_routing]
            .map(|row| row.length.at(scale).to_string());
        let key = format!("reaction.rows.{}", self.id());
        words.fill(&key, &[("enemy", &enemy), ("friend", &friend)])
    }
}

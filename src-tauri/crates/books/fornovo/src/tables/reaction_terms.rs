//! The names in the tables of reaction tests.

use serde::{Deserialize, Serialize};

named! {
    /// The reaction tests in sections 8.4 to 8.9.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[cfg_attr(feature = "bindings", derive(specta::Type))]
    pub enum Test {
        /// The rally test: to rally from a rout (section 8.4).
        Rally = "rally",
        /// The pursuit test: to halt a pursuit, or to return to the table (section 8.5).
        HaltPursuit = "halt_pursuit",
        /// The shooting test: after being shot at (section 8.6).
        Shooting = "shooting",
        /// The charge test: to charge into contact, or to meet a charge (section 8.7).
        Charge = "charge",
        /// The lost combat test: after losing a round (section 8.8).
        LostCombat = "lost_combat",
        /// The routing friend test: after a friend routed nearby (section 8.9).
        FriendRouting = "friend_routing",
    }
}

named! {
    /// The condition for a modifier in a reaction test. Each row of `reactions.toml` has one of
    /// these conditions, and each condition has a row.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[cfg_attr(feature = "bindings", derive(specta::Type))]
    pub enum Predicate {
        /// A unit of grade D that lacks supply (F-2.62).
        DMinus = "d_minus",
        /// The unit's effective grade.
        Grade = "grade",
        /// A general is attached to the unit (F-3.06).
        GeneralWithUnit = "general_with_unit",
        /// No visible enemy is near the unit (F-8.06).
        NoVisibleEnemyNear = "no_visible_enemy_near",
        /// An enemy is in contact with the unit (F-8.07).
        InContactWithEnemy = "in_contact_with_enemy",
        /// The unit is irregular (F-8.08).
        Irregular = "irregular",
        /// The unit's army is outgunned (F-8.02).
        ArmyOutgunned = "army_outgunned",
        /// The unit returns to the table, or is in cover (F-8.14).
        ReturningOrInCover = "returning_or_in_cover",
        /// The unit is irregular, or cavalry that charged at the gallop (F-8.15).
        IrregularOrChargedAtGallop = "irregular_or_charged_at_gallop",
        /// The unit is exhausted, or is mounted and regular and did not charge at the gallop
        /// (F-8.16).
        OtherMountedOrExhausted = "other_mounted_or_exhausted",
        /// The player ordered the pursuit or follow-up (F-8.17).
        PursuitWasOrdered = "pursuit_was_ordered",
        /// The number of gunpowder hits (F-8.22).
        GunpowderHits = "gunpowder_hits",
        /// The number of hits from other shooting (F-8.22).
        OtherHits = "other_hits",
        /// The unit was shot at from the flank or rear (F-8.23).
        ShotFromFlankOrRear = "shot_from_flank_or_rear",
        /// The unit is shaken.
        Shaken = "shaken",
        /// Heavy guns or a steady salvee hit the unit (F-8.24).
        HitByHeavyArtilleryOrSteadySalvee = "hit_by_heavy_artillery_or_steady_salvee",
        /// No general is near enough to lead the unit (F-3.05).
        NoGeneralInCommandDistance = "no_general_in_command_distance",
        /// All the unit's figures are nobles (F-8.29).
        Nobles = "nobles",
        /// The unit charges a flank or the rear, or a shaken or routing enemy (F-8.30).
        ChargingFlankRearShakenOrRouting = "charging_flank_rear_shaken_or_routing",
        /// The unit is cavalry that charges at the gallop with impetus (F-8.31).
        CavalryAtGallopWithImpetus = "cavalry_at_gallop_with_impetus",
        /// The number of gunpowder hits this turn (F-8.32).
        GunpowderHitsThisTurn = "gunpowder_hits_this_turn",
        /// The number of hits from other shooting this turn. They count only under an option of
        /// interpretation D-150 (F-8.32).
        OtherHitsThisTurn = "other_hits_this_turn",
        /// The unit is shaken, or charged on the flank or rear (F-8.33).
        ShakenOrChargedOnFlankOrRear = "shaken_or_charged_on_flank_or_rear",
        /// The unit is mounted and faces steady pike-supported foot frontally; by default it must
        /// also be charging (F-8.34, D-138).
        MountedFrontallyAgainstSteadyPikes = "mounted_frontally_against_steady_pikes",
        /// The unit is naked foot, and more than half of its figures are missile troops (F-8.35).
        NakedFootOverHalfMissile = "naked_foot_over_half_missile",
        /// The number of hits suffered in the round (F-8.39).
        HitsSuffered = "hits_suffered",
        /// The unit is attacked on the flank or rear (F-8.40).
        UnderFlankOrRearAttack = "under_flank_or_rear_attack",
        /// The unit is foot, and more than half of its figures are missile troops (F-8.41).
        FootOverHalfMissile = "foot_over_half_missile",
        /// The number of rounds lost in a row after the first (F-8.42).
        RoundsLostAfterTheFirst = "rounds_lost_after_the_first",
        /// The unit is in square or in hard cover (F-8.46).
        InSquareOrHardCover = "in_square_or_hard_cover",
        /// The number of visible routing friends near the unit (F-8.47).
        RoutingFriendsNear = "routing_friends_near",
        /// Both of the unit's flanks are open (F-8.48).
        TwoOpenFlanks = "two_open_flanks",
        /// Friends burst through the unit this turn (F-8.49).
        BurstThroughThisTurn = "burst_through_this_turn",
    }
}

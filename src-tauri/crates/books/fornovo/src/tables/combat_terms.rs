//! The names in the tables of combat.

use serde::{Deserialize, Serialize};

named! {
    /// The condition of a line of combat points. The lines of the table match these conditions one
    /// to one.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
    pub enum Predicate {
        /// Cavalry at the gallop with impetus (F-10.08).
        CavalryAtGallopWithImpetus = "cavalry_at_gallop_with_impetus",
        /// Other troops with impetus, including trotters (F-10.09, D-188).
        OthersWithImpetus = "others_with_impetus",
        /// The longer weapon, if both sides are in the open (F-10.10).
        LongerWeaponInTheOpen = "longer_weapon_in_the_open",
        /// Attacking up a steep slope (F-10.11).
        AttackingUpSteepSlope = "attacking_up_steep_slope",
        /// Heavy or armoured cavalry against medium or light cavalry (F-10.12).
        HeavyCavalryAgainstLighter = "heavy_cavalry_against_lighter",
        /// Each grade above the enemy's (F-10.13).
        GradesAboveEnemy = "grades_above_enemy",
        /// Each open flank of foot in the open, for cavalry (F-10.14).
        OpenFlanksOfFootToCavalry = "open_flanks_of_foot_to_cavalry",
        /// Attacking a flank or the rear (F-10.15).
        AttackingFlankOrRear = "attacking_flank_or_rear",
        /// Cavalry against naked foot in the open (F-10.16).
        CavalryAgainstNakedFootInTheOpen = "cavalry_against_naked_foot_in_the_open",
        /// The enemy is shaken or routing (F-10.17).
        EnemyShakenOrRouting = "enemy_shaken_or_routing",
        /// The unit lost the previous round (F-10.18).
        LostPriorRound = "lost_prior_round",
        /// A general is attached to the unit (F-10.19).
        GeneralAttached = "general_attached",
        /// The unit is disordered (F-10.20).
        Disordered = "disordered",
        /// The enemy is in soft cover (F-10.21).
        TargetInSoftCover = "target_in_soft_cover",
        /// The enemy is in hard cover (F-10.21).
        TargetInHardCover = "target_in_hard_cover",
    }
}

/// The kinds of combat round (F-10.01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Round {
    /// A round after a charge, or after a pike-supported side won a round.
    Impact,
    /// Any other round.
    Melee,
}

/// A class of weapon length, 1 for the longest (F-10.06).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(transparent)]
pub struct LengthClass(pub u8);

//! The names in the tables of combat.

use serde::{Deserialize, Serialize};

named! {
    /// When a line of combat points counts. The lines of the table match
    /// these one to one.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
    pub enum Predicate {
        /// F-10.08.
        CavalryAtGallopWithImpetus = "cavalry_at_gallop_with_impetus",
        /// F-10.09, trotters among them (D-188).
        OthersWithImpetus = "others_with_impetus",
        /// F-10.10: the longer weapon, both sides being in the open.
        LongerWeaponInTheOpen = "longer_weapon_in_the_open",
        /// F-10.11.
        AttackingUpSteepSlope = "attacking_up_steep_slope",
        /// F-10.12: heavy or armoured cavalry against medium or light.
        HeavyCavalryAgainstLighter = "heavy_cavalry_against_lighter",
        /// F-10.13, for each grade.
        GradesAboveEnemy = "grades_above_enemy",
        /// F-10.14, for each open flank of foot in the open.
        OpenFlanksOfFootToCavalry = "open_flanks_of_foot_to_cavalry",
        /// F-10.15.
        AttackingFlankOrRear = "attacking_flank_or_rear",
        /// F-10.16.
        CavalryAgainstNakedFootInTheOpen = "cavalry_against_naked_foot_in_the_open",
        /// F-10.17.
        EnemyShakenOrRouting = "enemy_shaken_or_routing",
        /// F-10.18.
        LostPriorRound = "lost_prior_round",
        /// F-10.19.
        GeneralAttached = "general_attached",
        /// F-10.20.
        Disordered = "disordered",
        /// F-10.21.
        TargetInSoftCover = "target_in_soft_cover",
        /// F-10.21.
        TargetInHardCover = "target_in_hard_cover",
    }
}

/// The kinds of combat round (F-10.01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Round {
    /// The shock of a charge.
    Impact,
    /// What comes after it.
    Melee,
}

/// A class of weapon length, 1 for the longest (F-10.06).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(transparent)]
pub struct LengthClass(pub u8);

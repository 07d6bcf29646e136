//! Gaps in the source that a game has to fill: each is a named choice with a
//! default and a sentence that is printed.

use super::tables::READINGS;
use drumhead_rules::switches;

switches! { "SdReadings" from READINGS;
    /// What is added up (gap S-A1).
    pooling: Pooling as "SdPooling" {
        /// Each hex that attacks.
        PerFiringHex = "per_firing_hex",
        /// All hexes that attack one hex.
        PerTarget = "per_target",
    }
    /// When attacks are made (gap S-A2).
    attack_timing: AttackTiming as "SdAttackTiming" {
        /// All at once, after both sides have marched.
        Simultaneous = "simultaneous",
        /// First by the side that marched first.
        FirstMoverFirst = "first_mover_first",
        /// By each side after its own march.
        OwnTurnOnly = "own_turn_only",
    }
    /// What makes troops fall back (gap S-A3).
    fall_back_trigger: FallBackTrigger as "SdFallBackTrigger" {
        /// An attack.
        Attacked = "attacked",
        /// A casualty.
        Casualty = "casualty",
    }
    /// Which way troops fall back (gap S-A4).
    fall_back_dir: FallBackDir as "SdFallBackDir" {
        /// Across from where they face.
        OppositeFacing = "opposite_facing",
        /// Through any rear side.
        AnyRear = "any_rear",
    }
    /// Which enemies troops may attack (gap S-A5).
    attack_arc: AttackArc as "SdAttackArc" {
        /// Any next to them.
        AnyAdjacent = "any_adjacent",
        /// Those in front.
        FrontThree = "front_three",
    }
    /// More casualties than infantry (gap S-A7).
    overflow_to_guns: Overflow as "SdOverflow" {
        /// They are lost.
        No = "false",
        /// They fall on the guns.
        Yes = "true",
    }
    /// One hex against several (gap S-A8).
    split_attacks: SplitAttacks as "SdSplitAttacks" {
        /// Its figures may attack different hexes.
        May = "may",
        /// They all attack one.
        MayNot = "may_not",
    }
    /// Who attacks across a river (gap S-A10).
    river_fire: RiverFire as "SdRiverFire" {
        /// Infantry and guns.
        FootAndGuns = "foot_and_guns",
        /// All.
        AllArms = "all_arms",
    }
    /// How the die of ten is read (gap S-A12).
    d10_faces: DieFaces as "SdDieFaces" {
        /// From 1.
        FromOne = "1-10",
        /// From 0.
        FromNought = "0-9",
    }
    /// Marching through friends (gap S-A13).
    pass_friends: PassFriends as "SdPassFriends" {
        /// Troops may.
        May = "may",
        /// They may not.
        MayNot = "may_not",
    }
    /// Marching through terrain (gap S-A13).
    terrain_moves: TerrainMoves as "SdTerrainMoves" {
        /// It costs nothing.
        Free = "free",
        /// Cover ends the march.
        Stops = "stops",
    }
    /// When a hex may be marked as standing, or the mark taken off (gap S-A14).
    mark_when: MarkWhen as "SdMarkWhen" {
        /// In its owner's march.
        OwnMarch = "own_march",
        /// Until the attacks begin.
        UntilAttacks = "until_attacks",
    }
    /// A hex with nothing but guns out of action (gap S-A16).
    silent_guns: SilentGuns as "SdSilentGuns" {
        /// It is not held.
        Open = "open",
        /// It is.
        Held = "held",
    }
}

impl DieFaces {
    /// The lowest face of the die.
    pub const fn lowest(self) -> u8 {
        match self {
            Self::FromOne => 1,
            Self::FromNought => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::{Readings, register};
    use crate::words::english;
    use drumhead_rules::data::switches::faults;

    #[test]
    fn every_reading_is_registered_and_has_its_sentences() {
        let faults = faults::<Readings>(english(), register().unwrap());
        assert_eq!(faults, [""; 0]);
    }
}

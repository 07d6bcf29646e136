//! Gaps in the source that a game has to fill. Each is a named choice with a default and a printed
//! sentence.

use super::tables::INTERPRETATIONS;
use drumhead_rules::switches;

switches! { "SdInterpretations" from INTERPRETATIONS;
    /// The chances that form a sum (gap S-A1).
    pooling: Pooling as "SdPooling" {
        /// The chances of each attacking hex.
        PerFiringHex = "per_firing_hex",
        /// The chances of all hexes that attack one hex.
        PerTarget = "per_target",
    }
    /// When attacks are made (gap S-A2).
    attack_timing: AttackTiming as "SdAttackTiming" {
        /// All attacks are simultaneous, after both sides have marched.
        Simultaneous = "simultaneous",
        /// The side that marched first attacks first.
        FirstMoverFirst = "first_mover_first",
        /// Each side attacks after its own march.
        OwnTurnOnly = "own_turn_only",
    }
    /// The event that makes troops fall back (gap S-A3).
    fall_back_trigger: FallBackTrigger as "SdFallBackTrigger" {
        /// An attack.
        Attacked = "attacked",
        /// A casualty.
        Casualty = "casualty",
    }
    /// The direction in which troops fall back (gap S-A4).
    fall_back_dir: FallBackDir as "SdFallBackDir" {
        /// Opposite to the facing.
        OppositeFacing = "opposite_facing",
        /// Through any rear side.
        AnyRear = "any_rear",
    }
    /// The enemies that troops may attack (gap S-A5).
    attack_arc: AttackArc as "SdAttackArc" {
        /// Any adjacent enemy.
        AnyAdjacent = "any_adjacent",
        /// Enemies in front.
        FrontThree = "front_three",
    }
    /// The effect of more casualties than infantry (gap S-A7).
    overflow_to_guns: Overflow as "SdOverflow" {
        /// The surplus is lost.
        No = "false",
        /// The surplus is allocated to the guns.
        Yes = "true",
    }
    /// Attacks from one hex on several hexes (gap S-A8).
    split_attacks: SplitAttacks as "SdSplitAttacks" {
        /// The figures may attack different hexes.
        May = "may",
        /// All figures attack the same hex.
        MayNot = "may_not",
    }
    /// The arms that may attack across a river (gap S-A10).
    river_fire: RiverFire as "SdRiverFire" {
        /// Infantry and guns.
        FootAndGuns = "foot_and_guns",
        /// All arms.
        AllArms = "all_arms",
    }
    /// The numbering of the D10 (gap S-A12).
    d10_faces: DieFaces as "SdDieFaces" {
        /// The faces are 1 to 10.
        FromOne = "1-10",
        /// The faces are 0 to 9.
        FromNought = "0-9",
    }
    /// Marching through friends (gap S-A13).
    pass_friends: PassFriends as "SdPassFriends" {
        /// Allowed.
        May = "may",
        /// Not allowed.
        MayNot = "may_not",
    }
    /// Marching through terrain (gap S-A13).
    terrain_moves: TerrainMoves as "SdTerrainMoves" {
        /// Terrain costs nothing.
        Free = "free",
        /// Cover ends the march.
        Stops = "stops",
    }
    /// The time at which a hex may be marked as standing, or the mark removed (gap S-A14).
    mark_when: MarkWhen as "SdMarkWhen" {
        /// During its owner's march.
        OwnMarch = "own_march",
        /// Until the attacks begin.
        UntilAttacks = "until_attacks",
    }
    /// The status of a hex with only silenced guns (gap S-A16).
    silent_guns: SilentGuns as "SdSilentGuns" {
        /// The hex is not occupied.
        Open = "open",
        /// The hex is occupied.
        Held = "held",
    }
}

impl DieFaces {
    /// Returns the lowest face of the die.
    pub const fn lowest(self) -> u8 {
        match self {
            Self::FromOne => 1,
            Self::FromNought => 0,
        }
    }
}

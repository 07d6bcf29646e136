//! Gaps in the source that a game has to fill. Each is a named choice with a default and a printed
//! sentence.

use drumhead_rules::hex::EdgeSight;
use drumhead_rules::switches;

use crate::tables::INTERPRETATIONS;

switches! { "EdgehillInterpretations" from INTERPRETATIONS;
    /// The meaning of "5 or more" against cavalry (gap E-A1).
    cavalry_5plus: CavalryFive as "EdgehillCavalryFive" {
        /// At least one die shows 5 or more.
        AnyDie = "any_die",
        /// The total of the dice is 5 or more.
        Sum = "sum",
    }
    /// The effect of shifts for both facing and terrain (gap E-A3).
    facing_and_terrain_shifts: Shifts as "EdgehillShifts" {
        /// Both shifts are added.
        Add = "add",
        /// Only the shift for facing counts.
        BestOnly = "best_only",
    }
    /// Penalties for cavalry that attacks together with other units (gap E-A4).
    mixed_attack: Mixed as "EdgehillMixed" {
        /// Penalties count if they apply to any attacker.
        Any = "any",
        /// Penalties count only if all attackers are cavalry to which they apply.
        All = "all",
    }
    /// A gun's field of fire (gap E-A6).
    gun_arc: GunArc as "EdgehillGunArc" {
        /// Between the gun's front hexsides.
        Front = "front",
        /// In all directions.
        All = "all",
    }
    /// When a line of sight along a hexside is blocked (gap E-A7).
    edge_los: EdgeLine as "EdgehillEdgeLine" {
        /// If both hexes beside the line block it.
        BothMustBlock = "both_must_block",
        /// If either hex beside the line blocks it.
        EitherBlocks = "either_blocks",
    }
    /// Whether leaders block lines of sight, count as enemies near an unmanned gun, and keep
    /// enemies out of their hex (E-11, E-20, gap E-A22).
    leaders_block: LeadersBlock as "EdgehillLeadersBlock" {
        /// Leaders are not units.
        No = "no",
        /// Leaders are units.
        Yes = "yes",
    }
    /// The effect of hedges at the ends of a line of sight (gap E-A9).
    own_hedge: OwnHedge as "EdgehillOwnHedge" {
        /// Hedges at either end block the line.
        Blocks = "blocks",
        /// Hedges at either end do not block the line.
        Open = "open",
    }
    /// The time at which cavalry drives off a crew (gap E-A11).
    unmanned_by: UnmannedBy as "EdgehillUnmannedBy" {
        /// When the gun attempts to fire.
        Attempt = "attempt",
        /// When the cavalry ends its movement next to the gun.
        Adjacency = "adjacency",
    }
    /// The time at which a gun is manned again (E-20).
    recrew_in: RecrewIn as "EdgehillRecrewIn" {
        /// At the start of a turn.
        Start = "start",
        /// At any time until the end of movement.
        Movement = "movement",
    }
    /// Whether units are in command once their leader is gone (gap E-A13).
    no_leader: NoLeader as "EdgehillNoLeader" {
        /// Units without a leader are out of command.
        Out = "out",
        /// Units without a leader are in command.
        In = "in",
    }
    /// The terrain that counts at Edgehill (E-36).
    edgehill_hedges: EdgehillHedges as "EdgehillHedges" {
        /// Hedges by agreement.
        Agreed = "agreed",
        /// No terrain.
        None = "none",
        /// All terrain as drawn.
        Drawn = "drawn",
    }
}

impl EdgeLine {
    /// Returns the interpretation in the form used by lines of sight.
    pub const fn sight(self) -> EdgeSight {
        match self {
            Self::BothMustBlock => EdgeSight::Both,
            Self::EitherBlocks => EdgeSight::Either,
        }
    }
}

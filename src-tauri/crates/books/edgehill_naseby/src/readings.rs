//! Gaps in the source that a game has to fill: each is a named choice with a default and a
//! printed sentence.

use drumhead_rules::hex::EdgeSight;
use drumhead_rules::switches;

use crate::tables::READINGS;

switches! { "EdgehillReadings" from READINGS;
    /// The meaning of "5 or more" against cavalry (gap E-A1).
    cavalry_5plus: CavalryFive as "EdgehillCavalryFive" {
        /// Any die.
        AnyDie = "any_die",
        /// The total of the dice.
        Sum = "sum",
    }
    /// Simultaneous shifts for facing and terrain (gap E-A3).
    facing_and_terrain_shifts: Shifts as "EdgehillShifts" {
        /// Both are added.
        Add = "add",
        /// Only the shift for facing.
        BestOnly = "best_only",
    }
    /// Cavalry with others in one attack (gap E-A4).
    mixed_attack: Mixed as "EdgehillMixed" {
        /// Penalties count if any attacker suffers them.
        Any = "any",
        /// Penalties count only if all attackers are cavalry that suffers them.
        All = "all",
    }
    /// A gun's field of fire (gap E-A6).
    gun_arc: GunArc as "EdgehillGunArc" {
        /// Between its front hexsides.
        Front = "front",
        /// All round.
        All = "all",
    }
    /// Lines of sight along hexsides (gap E-A7).
    edge_los: EdgeLine as "EdgehillEdgeLine" {
        /// Both hexes must block.
        BothMustBlock = "both_must_block",
        /// Either hex blocks.
        EitherBlocks = "either_blocks",
    }
    /// Leaders on a line of sight, and near an unmanned gun (E-11, E-20).
    leaders_block: LeadersBlock as "EdgehillLeadersBlock" {
        /// Leaders are not units.
        No = "no",
        /// Leaders are units.
        Yes = "yes",
    }
    /// Hedges along the ends of a line of sight (gap E-A9).
    own_hedge: OwnHedge as "EdgehillOwnHedge" {
        /// Hedges at either end block.
        Blocks = "blocks",
        /// Hedges at either end do not block.
        Open = "open",
    }
    /// When cavalry drives off a crew (gap E-A11).
    unmanned_by: UnmannedBy as "EdgehillUnmannedBy" {
        /// When the gun attempts to fire.
        Attempt = "attempt",
        /// When the cavalry is adjacent.
        Adjacency = "adjacency",
    }
    /// When a gun is manned again (E-20).
    recrew_in: RecrewIn as "EdgehillRecrewIn" {
        /// At the start of a turn.
        Start = "start",
        /// Until the end of movement.
        Movement = "movement",
    }
    /// Units whose leader is gone (gap E-A13).
    no_leader: NoLeader as "EdgehillNoLeader" {
        /// Units without a leader are out of command.
        Out = "out",
        /// Units without a leader are in command.
        In = "in",
    }
    /// Terrain at Edgehill (E-36).
    edgehill_hedges: EdgehillHedges as "EdgehillHedges" {
        /// Agreed hedges count.
        Agreed = "agreed",
        /// No terrain counts.
        None = "none",
        /// All terrain counts as drawn.
        Drawn = "drawn",
    }
}

impl EdgeLine {
    /// The interpretation in the form that the line of sight uses.
    pub const fn sight(self) -> EdgeSight {
        match self {
            Self::BothMustBlock => EdgeSight::Both,
            Self::EitherBlocks => EdgeSight::Either,
        }
    }
}

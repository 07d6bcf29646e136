//! Gaps in the source that a game has to fill: each is a named choice with a
//! default and a sentence that is printed.

use drumhead_rules::hex::EdgeSight;
use drumhead_rules::switches;

use crate::tables::READINGS;

switches! { "EdgehillReadings" from READINGS;
    /// What "5 or more" against cavalry means (gap E-A1).
    cavalry_5plus: CavalryFive as "EdgehillCavalryFive" {
        /// Any die.
        AnyDie = "any_die",
        /// The dice together.
        Sum = "sum",
    }
    /// Shifts for facing and for ground together (gap E-A3).
    facing_and_terrain_shifts: Shifts as "EdgehillShifts" {
        /// They are added.
        Add = "add",
        /// A shift for facing stands alone.
        BestOnly = "best_only",
    }
    /// Cavalry with others in one attack (gap E-A4).
    mixed_attack: Mixed as "EdgehillMixed" {
        /// One that suffers is enough.
        Any = "any",
        /// Every attacker must be cavalry that suffers.
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
    /// Leaders in the way of a line of sight, and near an unmanned gun (E-11, E-20).
    leaders_block: LeadersBlock as "EdgehillLeadersBlock" {
        /// They are no units.
        No = "no",
        /// They are units.
        Yes = "yes",
    }
    /// Hedges along the ends of a line of sight (gap E-A9).
    own_hedge: OwnHedge as "EdgehillOwnHedge" {
        /// They block.
        Blocks = "blocks",
        /// They do not.
        Open = "open",
    }
    /// When cavalry drives a crew off (gap E-A11).
    unmanned_by: UnmannedBy as "EdgehillUnmannedBy" {
        /// When it tries to fire.
        Attempt = "attempt",
        /// As soon as the cavalry is adjacent.
        Adjacency = "adjacency",
    }
    /// When a gun is manned again (E-20).
    recrew_in: RecrewIn as "EdgehillRecrewIn" {
        /// At the start of a turn.
        Start = "start",
        /// Until movement ends.
        Movement = "movement",
    }
    /// Units whose leader is gone (gap E-A13).
    no_leader: NoLeader as "EdgehillNoLeader" {
        /// They are out of command.
        Out = "out",
        /// They are in command.
        In = "in",
    }
    /// Ground at Edgehill (E-36).
    edgehill_hedges: EdgehillHedges as "EdgehillHedges" {
        /// Hedges that are agreed on count.
        Agreed = "agreed",
        /// No ground counts.
        None = "none",
        /// All ground counts as drawn.
        Drawn = "drawn",
    }
}

impl EdgeLine {
    /// As a line of sight is asked.
    pub const fn sight(self) -> EdgeSight {
        match self {
            Self::BothMustBlock => EdgeSight::Both,
            Self::EitherBlocks => EdgeSight::Either,
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

//! Gaps in the source that a game has to fill: each is a named choice with a
//! default and a sentence that is printed.

use drumhead_rules::hex::{EdgeSight, Facing};
use drumhead_rules::switches;

use crate::tables::READINGS;

switches! { "D3Readings" from READINGS;
    /// The hit that routs a unit (gap D3-A1).
    rout_at: RoutAt as "D3RoutAt" {
        /// The seventh.
        Seventh = "7",
        /// The sixth.
        Sixth = "6",
    }
    /// Melee against infantry (gap D3-A2).
    infantry_minus1_applies_to: InfantryArmour as "D3InfantryArmour" {
        /// From every attacker.
        All = "all_attackers",
        /// From cavalry only.
        Cavalry = "cavalry_only",
    }
    /// Melee with an enemy already next to a unit (gap D3-A3).
    declare_from_adjacent: DeclareAdjacent as "D3DeclareAdjacent" {
        /// It may be declared.
        Allowed = "allowed",
        /// It may not.
        NotAllowed = "not_allowed",
    }
    /// A charge past other enemies (gap D3-A26).
    charge_past: ChargePast as "D3ChargePast" {
        /// They do not stop it.
        May = "may",
        /// It stops next to any but its target.
        MayNot = "may_not",
    }
    /// Who rolls in a round of melee (gap D3-A4).
    melee_hits_by: MeleeHits as "D3MeleeHits" {
        /// The activated unit.
        Activated = "activated_unit_only",
        /// Both units.
        Both = "both",
    }
    /// Who may have a die rolled again (gaps D3-A5, D3-A6).
    reroll_beneficiary: Rerolls as "D3Rerolls" {
        /// The unit on the hill, and the unit in entrenchments.
        TargetTarget = "hill=target, flank=attacker, entrenchment=target",
        /// The unit on the hill, and a unit that shoots at entrenchments.
        TargetShooter = "hill=target, flank=attacker, entrenchment=shooter",
        /// Whoever attacks the hill, and the unit in entrenchments.
        AttackerTarget = "hill=attacker, flank=attacker, entrenchment=target",
        /// A unit that attacks the hill, and a unit that shoots at entrenchments.
        AttackerShooter = "hill=attacker, flank=attacker, entrenchment=shooter",
    }
    /// Artillery that shoots at entrenchments (gap D3-A36).
    guns_at_entrenchments: GunsAtTrenches as "D3GunsAtTrenches" {
        /// They are cover from it as well.
        Cover = "cover",
        /// It ignores them, as it does other cover.
        NoCover = "no_cover",
    }
    /// A flank attack on a unit that defends a hill (gap D3-A5).
    flank_vs_hill: FlankAndHill as "D3FlankAndHill" {
        /// Nobody has the die rolled again.
        Cancel = "cancel",
        /// Each side may.
        Both = "both",
    }
    /// The field of fire of a unit that faces a corner (gap D3-A7).
    apex_field: ApexField as "D3ApexField" {
        /// The two rows beside the corner.
        Axes = "axes",
        /// What lies between them too.
        Wedge = "wedge",
    }
    /// Ways a unit can face (gap D3-A8).
    facings: Facings as "D3Facings" {
        /// North, south, east and west.
        Four = "four",
        /// Every corner and side.
        Twelve = "twelve",
    }
    /// Units that can be activated (gap D3-A9).
    activations_usable_on: ActivationsOn as "D3ActivationsOn" {
        /// Any of the side.
        Any = "any_own_unit",
        /// Those that were counted.
        Counted = "counted_only",
    }
    /// How far a commander moves (gap D3-A11).
    commander_move: CommanderMove as "D3CommanderMove" {
        /// Three hexes.
        Three = "three",
        /// As far as he likes.
        Any = "any",
    }
    /// What blocks sight (gap D3-A11).
    sight_blocked_by: SightBlocked as "D3SightBlocked" {
        /// Woods, towns and hills.
        Ground = "ground",
        /// Units too.
        GroundAndUnits = "ground_and_units",
    }
    /// Hills that somebody stands on (gap D3-A11).
    hill_sight: HillSight as "D3HillSight" {
        /// Hills block sight whoever looks.
        Blocks = "blocks",
        /// They do not where one of the two stands on a hill.
        OpenFromHills = "open_from_hills",
    }
    /// A line of sight along a side (gap D3-A11).
    sight_along_side: SightAlong as "D3SightAlong" {
        /// Blocked where both hexes block.
        Both = "both",
        /// Blocked where either does.
        Either = "either",
    }
    /// The unit a commander is attached to, when he moves (gap D3-A12).
    attached_unit_moves_free: AttachedMoves as "D3AttachedMoves" {
        /// It has no move of its own for that.
        No = "no",
        /// It may move free of charge.
        Yes = "yes",
    }
    /// When a commander who left the table returns (gap D3-A13).
    commander_return: CommanderReturn as "D3CommanderReturn" {
        /// After his units have moved.
        EndOfOwnMove = "end_of_own_move",
        /// Before activations are counted.
        BeforeCounting = "before_counting",
    }
    /// What is contact with a commander (gap D3-A27).
    commander_contact: CommanderContact as "D3CommanderContact" {
        /// An enemy that goes straight at him to contact him.
        Declared = "declared",
        /// Any enemy that comes next to him with him in its front.
        Adjacent = "adjacent",
    }
    /// Guns eliminated in melee (gap D3-A14).
    eliminated_guns_count_as_routed: GunsCount as "D3GunsCount" {
        /// They count as routed.
        Yes = "true",
        /// They do not.
        No = "false",
    }
    /// Ammunition when the die is rolled again (gap D3-A16).
    ammo_score: AmmoScore as "D3AmmoScore" {
        /// The score that stands decides.
        Final = "final",
        /// The first score decides.
        First = "first",
    }
    /// Trotters that still have ammunition (gap D3-A17).
    trotters_may_charge_with_ammo: TrottersCharge as "D3TrottersCharge" {
        /// They may start a melee.
        Yes = "true",
        /// They may not.
        No = "false",
    }
    /// Shooting after a turn on the spot (D3-27).
    shoot_after_turn: TurnShoots as "D3TurnShoots" {
        /// It may.
        May = "may",
        /// It may not.
        MayNot = "may_not",
    }
    /// Whether dragoons start melees (gap D3-A18).
    dragoons_as_cavalry: DragoonsCharge as "D3DragoonsCharge" {
        /// They do not.
        No = "no",
        /// They do.
        Yes = "yes",
    }
    /// Attacks from straight behind (gap D3-A20).
    rear_attacks: RearAttacks as "D3RearAttacks" {
        /// They are flank attacks.
        Flank = "flank",
        /// They are none.
        Plain = "plain",
    }
    /// Moving from one hex of hedges to the next (gap D3-A22).
    hedge_to_hedge: HedgeToHedge as "D3HedgeToHedge" {
        /// One hex only.
        Slow = "slow",
        /// As over open ground.
        Free = "free",
    }
    /// A way back that still touches an enemy of the melee (D3-41), or one that a unit retires from (D3-16).
    give_ground_beside: GroundBeside as "D3GroundBeside" {
        /// It is blocked.
        Blocked = "blocked",
        /// It is free.
        Free = "free",
    }
    /// Where a unit gives ground that is struck from elsewhere than its front
    /// (D3-41).
    give_ground_ways: GroundWays as "D3GroundWays" {
        /// Any way that leads away from its enemies.
        Away = "away",
        /// Straight back, as others do.
        Back = "back",
    }
    /// Shooting at units in melee (gap D3-A24).
    shooting_into_melee: ShootIntoMelee as "D3ShootIntoMelee" {
        /// They cannot be shot at.
        No = "no",
        /// They can.
        Yes = "yes",
    }
}

impl RoutAt {
    /// The number of that hit.
    pub const fn hits(self) -> u8 {
        match self {
            Self::Seventh => 7,
            Self::Sixth => 6,
        }
    }
}

impl Rerolls {
    /// Whether the attacker, and not the unit on the hill, has the die rolled again.
    pub const fn hill_attacker(self) -> bool {
        matches!(self, Self::AttackerTarget | Self::AttackerShooter)
    }

    /// Whether the shooter, and not the unit in entrenchments, has.
    pub const fn trench_shooter(self) -> bool {
        matches!(self, Self::TargetShooter | Self::AttackerShooter)
    }
}

impl Facings {
    /// The ways that a unit can face.
    pub(super) const fn allowed(self) -> &'static [Facing] {
        match self {
            Self::Four => &[Facing::N, Facing::E, Facing::S, Facing::W],
            Self::Twelve => &Facing::ALL,
        }
    }
}

impl SightAlong {
    /// The same for the line of sight.
    pub(super) const fn edge(self) -> EdgeSight {
        match self {
            Self::Both => EdgeSight::Both,
            Self::Either => EdgeSight::Either,
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

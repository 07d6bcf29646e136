//! Gaps in the source that a game has to fill: each is a named choice with a default and a
//! printed sentence.

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
        /// For every attacker.
        All = "all_attackers",
        /// For cavalry only.
        Cavalry = "cavalry_only",
    }
    /// Melee with an adjacent enemy (gap D3-A3).
    declare_from_adjacent: DeclareAdjacent as "D3DeclareAdjacent" {
        /// May be declared.
        Allowed = "allowed",
        /// A melee may not be declared.
        NotAllowed = "not_allowed",
    }
    /// A charge past other enemies (gap D3-A26).
    charge_past: ChargePast as "D3ChargePast" {
        /// Other enemies do not stop it.
        May = "may",
        /// The charger stops next to any enemy except its target.
        MayNot = "may_not",
    }
    /// The units that roll in a round of melee (gap D3-A4).
    melee_hits_by: MeleeHits as "D3MeleeHits" {
        /// The activated unit.
        Activated = "activated_unit_only",
        /// Both units.
        Both = "both",
    }
    /// The parties that may re-roll (gaps D3-A5, D3-A6).
    reroll_beneficiary: Rerolls as "D3Rerolls" {
        /// The unit on the hill, and the unit in entrenchments.
        TargetTarget = "hill=target, flank=attacker, entrenchment=target",
        /// The unit on the hill, and a unit that shoots at entrenchments.
        TargetShooter = "hill=target, flank=attacker, entrenchment=shooter",
        /// A unit that attacks the hill, and the unit in entrenchments.
        AttackerTarget = "hill=attacker, flank=attacker, entrenchment=target",
        /// A unit that attacks the hill, and a unit that shoots at entrenchments.
        AttackerShooter = "hill=attacker, flank=attacker, entrenchment=shooter",
    }
    /// Artillery that shoots at entrenchments (gap D3-A36).
    guns_at_entrenchments: GunsAtTrenches as "D3GunsAtTrenches" {
        /// Entrenchments give cover from artillery as well.
        Cover = "cover",
        /// Artillery ignores entrenchments, like other cover.
        NoCover = "no_cover",
    }
    /// A flank attack on a unit that defends a hill (gap D3-A5).
    flank_vs_hill: FlankAndHill as "D3FlankAndHill" {
        /// No re-roll.
        Cancel = "cancel",
        /// Each side may re-roll.
        Both = "both",
    }
    /// The field of fire of a unit that faces a corner (gap D3-A7).
    apex_field: ApexField as "D3ApexField" {
        /// The two rows beside the corner.
        Axes = "axes",
        /// The hexes between them too.
        Wedge = "wedge",
    }
    /// Possible facings (gap D3-A8).
    facings: Facings as "D3Facings" {
        /// North, south, east and west.
        Four = "four",
        /// Every corner and side.
        Twelve = "twelve",
    }
    /// Units that can be activated (gap D3-A9).
    activations_usable_on: ActivationsOn as "D3ActivationsOn" {
        /// Any unit of the side.
        Any = "any_own_unit",
        /// The counted ones.
        Counted = "counted_only",
    }
    /// A commander's move (gap D3-A11).
    commander_move: CommanderMove as "D3CommanderMove" {
        /// Three hexes.
        Three = "three",
        /// Any distance.
        Any = "any",
    }
    /// Obstacles to a line of sight (gap D3-A11).
    sight_blocked_by: SightBlocked as "D3SightBlocked" {
        /// Woods, towns and hills.
        Ground = "ground",
        /// Units as well.
        GroundAndUnits = "ground_and_units",
    }
    /// Hills with a unit on them (gap D3-A11).
    hill_sight: HillSight as "D3HillSight" {
        /// Hills block every line of sight.
        Blocks = "blocks",
        /// Hills do not block it if one of the two is on a hill.
        OpenFromHills = "open_from_hills",
    }
    /// A line of sight along a side (gap D3-A11).
    sight_along_side: SightAlong as "D3SightAlong" {
        /// Blocked if both hexes block.
        Both = "both",
        /// Blocked if either does.
        Either = "either",
    }
    /// The unit to which a moving commander is attached (gap D3-A12).
    attached_unit_moves_free: AttachedMoves as "D3AttachedMoves" {
        /// The unit has no move of its own for that.
        No = "no",
        /// The unit may move free of charge.
        Yes = "yes",
    }
    /// When a commander who left the table returns (gap D3-A13).
    commander_return: CommanderReturn as "D3CommanderReturn" {
        /// After his units have moved.
        EndOfOwnMove = "end_of_own_move",
        /// Before activations are counted.
        BeforeCounting = "before_counting",
    }
    /// Contact with a commander (gap D3-A27).
    commander_contact: CommanderContact as "D3CommanderContact" {
        /// A charge on him.
        Declared = "declared",
        /// Any enemy that arrives beside him with him in its front.
        Adjacent = "adjacent",
    }
    /// Guns eliminated in melee (gap D3-A14).
    eliminated_guns_count_as_routed: GunsCount as "D3GunsCount" {
        /// Eliminated guns count as routed.
        Yes = "true",
        /// Eliminated guns do not count.
        No = "false",
    }
    /// Ammunition after a re-roll (gap D3-A16).
    ammo_score: AmmoScore as "D3AmmoScore" {
        /// The final score decides.
        Final = "final",
        /// The first score decides.
        First = "first",
    }
    /// Trotters that still have ammunition (gap D3-A17).
    trotters_may_charge_with_ammo: TrottersCharge as "D3TrottersCharge" {
        /// Trotters with ammunition may start a melee.
        Yes = "true",
        /// Trotters with ammunition may not start a melee.
        No = "false",
    }
    /// Shooting after a pivot (D3-27).
    shoot_after_turn: TurnShoots as "D3TurnShoots" {
        /// Allowed.
        May = "may",
        /// Not allowed.
        MayNot = "may_not",
    }
    /// Dragoons starting melees (gap D3-A18).
    dragoons_as_cavalry: DragoonsCharge as "D3DragoonsCharge" {
        /// Not allowed.
        No = "no",
        /// Allowed.
        Yes = "yes",
    }
    /// Attacks from straight behind (gap D3-A20).
    rear_attacks: RearAttacks as "D3RearAttacks" {
        /// Attacks from behind are flank attacks.
        Flank = "flank",
        /// They are not.
        Plain = "plain",
    }
    /// Moving from one hex of hedges to the next (gap D3-A22).
    hedge_to_hedge: HedgeToHedge as "D3HedgeToHedge" {
        /// One hex only.
        Slow = "slow",
        /// As free as over open ground.
        Free = "free",
    }
    /// Giving ground to a hex beside an enemy of the melee (D3-41), or retiring to one
    /// (D3-16).
    give_ground_beside: GroundBeside as "D3GroundBeside" {
        /// Blocked.
        Blocked = "blocked",
        /// Free.
        Free = "free",
    }
    /// The direction in which a unit with an enemy outside its front gives ground (D3-41), or
    /// retires (D3-16).
    give_ground_ways: GroundWays as "D3GroundWays" {
        /// Any direction that leads away from its enemies.
        Away = "away",
        /// Straight back, like others.
        Back = "back",
    }
    /// Shooting at units in melee (gap D3-A24).
    shooting_into_melee: ShootIntoMelee as "D3ShootIntoMelee" {
        /// Not allowed.
        No = "no",
        /// Allowed.
        Yes = "yes",
    }
}

impl RoutAt {
    /// The number of hits.
    pub const fn hits(self) -> u8 {
        match self {
            Self::Seventh => 7,
            Self::Sixth => 6,
        }
    }
}

impl Rerolls {
    /// Whether the attacker, and not the unit on the hill, may re-roll.
    pub const fn hill_attacker(self) -> bool {
        matches!(self, Self::AttackerTarget | Self::AttackerShooter)
    }

    /// Whether the shooter, and not the unit in entrenchments, may re-roll.
    pub const fn trench_shooter(self) -> bool {
        matches!(self, Self::TargetShooter | Self::AttackerShooter)
    }
}

impl Facings {
    /// The allowed facings.
    pub(super) const fn allowed(self) -> &'static [Facing] {
        match self {
            Self::Four => &[Facing::N, Facing::E, Facing::S, Facing::W],
            Self::Twelve => &Facing::ALL,
        }
    }
}

impl SightAlong {
    /// The interpretation in the form that the line of sight uses.
    pub(super) const fn edge(self) -> EdgeSight {
        match self {
            Self::Both => EdgeSight::Both,
            Self::Either => EdgeSight::Either,
        }
    }
}

//! Gaps in the source that a game has to fill. Each is a named choice with a default and a printed
//! sentence.

use drumhead_rules::hex::{EdgeSight, Facing};
use drumhead_rules::switches;

use crate::tables::INTERPRETATIONS;

switches! { "D3Interpretations" from INTERPRETATIONS;
    /// The hit that routs a unit (gap D3-A1).
    rout_at: RoutAt as "D3RoutAt" {
        /// The seventh hit.
        Seventh = "7",
        /// The sixth hit.
        Sixth = "6",
    }
    /// The attackers that have −1 in melee against infantry (gap D3-A2).
    infantry_minus1_applies_to: InfantryArmour as "D3InfantryArmour" {
        /// Every attacker.
        All = "all_attackers",
        /// Only cavalry.
        Cavalry = "cavalry_only",
    }
    /// Whether a unit may declare a melee with an adjacent enemy (gap D3-A3).
    declare_from_adjacent: DeclareAdjacent as "D3DeclareAdjacent" {
        /// A melee may be declared.
        Allowed = "allowed",
        /// A melee may not be declared.
        NotAllowed = "not_allowed",
    }
    /// Whether a unit may charge past other enemies (gap D3-A26).
    charge_past: ChargePast as "D3ChargePast" {
        /// Other enemies do not stop the charger.
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
    /// The effect of entrenchments on artillery (gap D3-A36).
    guns_at_entrenchments: GunsAtTrenches as "D3GunsAtTrenches" {
        /// Entrenchments give cover from artillery as well.
        Cover = "cover",
        /// Artillery ignores entrenchments, like other cover.
        NoCover = "no_cover",
    }
    /// The effect of a flank attack on a unit on a hill, if the hill lets the target re-roll (gap
    /// D3-A5).
    flank_vs_hill: FlankAndHill as "D3FlankAndHill" {
        /// Neither side may re-roll.
        Cancel = "cancel",
        /// Each side may re-roll.
        Both = "both",
    }
    /// The field of fire of a unit that faces a corner (gap D3-A7).
    apex_field: ApexField as "D3ApexField" {
        /// The two rows beside the corner.
        Axes = "axes",
        /// The two rows and the hexes between them.
        Wedge = "wedge",
    }
    /// The possible facings (gap D3-A8).
    facings: Facings as "D3Facings" {
        /// North, south, east and west.
        Four = "four",
        /// Every corner and side.
        Twelve = "twelve",
    }
    /// The units that can be activated (gap D3-A9).
    activations_usable_on: ActivationsOn as "D3ActivationsOn" {
        /// Any unit of the side.
        Any = "any_own_unit",
        /// Only the counted units.
        Counted = "counted_only",
    }
    /// The distance of a commander's move (gap D3-A11).
    commander_move: CommanderMove as "D3CommanderMove" {
        /// Three hexes.
        Three = "three",
        /// Any distance.
        Any = "any",
    }
    /// The obstacles to a line of sight (gap D3-A11).
    sight_blocked_by: SightBlocked as "D3SightBlocked" {
        /// Woods, towns and hills.
        Ground = "ground",
        /// Woods, towns, hills and units.
        GroundAndUnits = "ground_and_units",
    }
    /// The effect of hills on a line of sight from or to a hill (gap D3-A11).
    hill_sight: HillSight as "D3HillSight" {
        /// Hills block every line of sight.
        Blocks = "blocks",
        /// Hills do not block a line of sight that starts or ends on a hill.
        OpenFromHills = "open_from_hills",
    }
    /// When a line of sight along the sides of hexes is blocked (gap D3-A11).
    sight_along_side: SightAlong as "D3SightAlong" {
        /// If both hexes beside the line block it.
        Both = "both",
        /// If either hex beside the line blocks it.
        Either = "either",
    }
    /// Whether the unit to which a moving commander is attached moves with him (gap D3-A12).
    attached_unit_moves_free: AttachedMoves as "D3AttachedMoves" {
        /// The unit does not move with the commander.
        No = "no",
        /// The unit may move with the commander without an activation.
        Yes = "yes",
    }
    /// The time at which a commander who left the table returns (gap D3-A13).
    commander_return: CommanderReturn as "D3CommanderReturn" {
        /// After the side's units have moved.
        EndOfOwnMove = "end_of_own_move",
        /// Before activations are counted, or after the side's units have moved.
        BeforeCounting = "before_counting",
    }
    /// The moves that make contact with a commander (gap D3-A27).
    commander_contact: CommanderContact as "D3CommanderContact" {
        /// Only a charge on the commander.
        Declared = "declared",
        /// Also any move by which an enemy arrives next to the commander and faces him.
        Adjacent = "adjacent",
    }
    /// Whether guns eliminated in melee count as routed (gap D3-A14).
    eliminated_guns_count_as_routed: GunsCount as "D3GunsCount" {
        /// Eliminated guns count as routed.
        Yes = "true",
        /// Eliminated guns do not count as routed.
        No = "false",
    }
    /// The score that can exhaust the ammunition after a re-roll (gap D3-A16).
    ammo_score: AmmoScore as "D3AmmoScore" {
        /// The final score.
        Final = "final",
        /// The first score.
        First = "first",
    }
    /// Whether trotters and cuirassiers with ammunition may start a melee (gap D3-A17).
    trotters_may_charge_with_ammo: TrottersCharge as "D3TrottersCharge" {
        /// They may start a melee with or without ammunition.
        Yes = "true",
        /// They may start a melee only without ammunition.
        No = "false",
    }
    /// Whether a unit that has only pivoted may shoot (D3-27).
    shoot_after_turn: TurnShoots as "D3TurnShoots" {
        /// Allowed.
        May = "may",
        /// Not allowed.
        MayNot = "may_not",
    }
    /// Whether dragoons fight as cavalry, and so may start melees (gap D3-A18).
    dragoons_as_cavalry: DragoonsCharge as "D3DragoonsCharge" {
        /// Dragoons do not fight as cavalry.
        No = "no",
        /// Dragoons fight as cavalry.
        Yes = "yes",
    }
    /// Whether attacks from straight behind are flank attacks (gap D3-A20).
    rear_attacks: RearAttacks as "D3RearAttacks" {
        /// Attacks from behind are flank attacks.
        Flank = "flank",
        /// Attacks from behind are not flank attacks.
        Plain = "plain",
    }
    /// The length of a move between hexes of hedges (gap D3-A22).
    hedge_to_hedge: HedgeToHedge as "D3HedgeToHedge" {
        /// At most one hex.
        Slow = "slow",
        /// As long as on open terrain.
        Free = "free",
    }
    /// Whether a unit may give ground to a hex next to an enemy in its melee (D3-41), or retire to
    /// a hex next to the enemy from which it retires (D3-16).
    give_ground_beside: GroundBeside as "D3GroundBeside" {
        /// Hexes next to such an enemy are blocked.
        Blocked = "blocked",
        /// Hexes straight behind the unit are free, even next to such an enemy.
        Free = "free",
    }
    /// The direction in which a unit with an enemy outside its front gives ground (D3-41) or
    /// retires (D3-16).
    give_ground_ways: GroundWays as "D3GroundWays" {
        /// Any direction that leads away from the unit's enemies.
        Away = "away",
        /// Straight back, like other units.
        Back = "back",
    }
    /// Whether units may shoot at units in melee (gap D3-A24).
    shooting_into_melee: ShootIntoMelee as "D3ShootIntoMelee" {
        /// Not allowed.
        No = "no",
        /// Allowed.
        Yes = "yes",
    }
}

impl RoutAt {
    /// Returns the number of hits that routs a unit.
    pub const fn hits(self) -> u8 {
        match self {
            Self::Seventh => 7,
            Self::Sixth => 6,
        }
    }
}

impl Rerolls {
    /// Returns whether the attacker may re-roll instead of the unit on the hill.
    pub const fn hill_attacker(self) -> bool {
        matches!(self, Self::AttackerTarget | Self::AttackerShooter)
    }

    /// Returns whether the shooter may re-roll instead of the unit in entrenchments.
    pub const fn trench_shooter(self) -> bool {
        matches!(self, Self::TargetShooter | Self::AttackerShooter)
    }
}

impl Facings {
    /// Returns the allowed facings.
    pub(super) const fn allowed(self) -> &'static [Facing] {
        match self {
            Self::Four => &[Facing::N, Facing::E, Facing::S, Facing::W],
            Self::Twelve => &Facing::ALL,
        }
    }
}

impl SightAlong {
    /// Returns the interpretation in the form used by lines of sight.
    pub(super) const fn edge(self) -> EdgeSight {
        match self {
            Self::Both => EdgeSight::Both,
            Self::Either => EdgeSight::Either,
        }
    }
}

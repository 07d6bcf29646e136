//! The facts that a reaction test needs in addition to the unit. *Known* or *tracked by the
//! program* marks fields that the program fills in. *Asked of the players* marks fields that the
//! players answer from what they see.

use drumhead_vocabulary::Length;
use serde::{Deserialize, Serialize};

use super::Test;
use crate::army::Grade;

macro_rules! facts {
    ($($(#[$meta:meta])* $name:ident { $($(#[$fmeta:meta])* $field:ident: $ty:ty,)+ })*) => {$(
        $(#[$meta])*
        #[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "bindings", derive(specta::Type))]
        #[serde(default, deny_unknown_fields)]
        pub struct $name { $($(#[$fmeta])* pub $field: $ty,)+ }
    )*};
}

facts! {
    /// The facts of a rally test (section 8.4).
    RallyFacts {
        /// The number of whole rout moves that the unit has made. Tracked by the program.
        rout_moves: u32,
        /// The number of half rout moves in the Shoot phase. Interpretation D-101 decides whether
        /// they count. Tracked by the program.
        half_rout_moves: u32,
        /// Whether no visible enemy is within 12(9)" (F-8.06). Asked of the players.
        no_visible_enemy_near: bool,
        /// Whether an enemy is in contact (F-8.07). Asked of the players.
        in_contact: bool,
        /// Whether the unit's army is outgunned (F-8.02). Tracked by the program.
        outgunned: bool,
    }
    /// The facts of a pursuit test, or a test to return to the table (section 8.5).
    HaltPursuitFacts {
        /// The number of pursuit moves that the unit has made. Tracked by the program.
        pursuit_moves: u32,
        /// Whether the unit charged at the gallop before this pursuit. Tracked by the program.
        galloped: bool,
        /// Whether the unit is off the table and tests to return. Tracked by the program.
        returning: bool,
        /// Whether the unit is a charger that lost its target to evasion or rout before contact
        /// (F-6.12, D-100). Tracked by the program.
        target_left: bool,
        /// Whether the unit's player ordered the pursuit or the follow-up. Tracked by the program.
        ordered: bool,
        /// Whether the unit is in cover. Asked of the players.
        in_cover: bool,
        /// Whether the unit's target is more than 12(9)" away (F-7.62). Asked of the players.
        target_far: bool,
    }
    /// The facts of a shooting test (section 8.6). Interpretation D-140 decides whether hits are
    /// figures and models lost, or hits before saves.
    ShootingFacts {
        /// The number of gunpowder hits this phase. Tracked by the program.
        gunpowder_hits: u32,
        /// The number of hits from other shooting this phase. Tracked by the program.
        other_hits: u32,
        /// The number of figures that shot at the unit, counted over all units (D-141).
        /// Interpretation D-227 decides whether friendly guns count. Known.
        shooters: u32,
        /// Whether guns shot at the unit. Tracked by the program.
        artillery: bool,
        /// Whether heavy guns hit the unit. Tracked by the program.
        heavy_guns: bool,
        /// Whether organ guns hit the unit. Interpretation D-22 decides whether they are heavy.
        /// Known.
        organ_guns: bool,
        /// Whether a steady salvee hit the unit. Tracked by the program.
        steady_salvee: bool,
        /// Whether the unit's army is outgunned (F-8.02). Tracked by the program.
        outgunned: bool,
        /// Whether the unit charges or is charged. It then takes the test of section 8.7.
        /// Tracked by the program.
        charge_situation: bool,
        /// Whether the unit advanced 2(1.5)" or more this turn (D-21). Tracked by the program.
        advanced: bool,
        /// Whether a shot from the flank or rear hit the unit (F-8.23). Asked of the players.
        flank_or_rear: bool,
    }
    /// The facts of a charge test, to charge or to meet a charge (section 8.7).
    ChargeFacts {
        /// The unit's part in the charge. Tracked by the program.
        role: ChargeRole,
        /// Whether the enemy's charge has failed (F-8.25). Tracked by the program.
        enemy_failed: bool,
        /// The distance that the unit has charged; `None` if it was not measured. Known once
        /// entered.
        charged: Option<Length>,
        /// Whether the unit's target is shaken or routing (F-8.30). Tracked by the program.
        target_shaken_or_routing: bool,
        /// Whether the unit has impetus (F-7.43 to F-7.45). Known from the charge as declared and
        /// from both units' pikes.
        impetus: bool,
        /// The number of gunpowder hits this turn, counted as interpretation D-140 decides. Known.
        gunpowder_hits: u32,
        /// The number of hits from other shooting this turn. They count only under an option of
        /// interpretation D-150. Tracked by the program.
        other_hits: u32,
        /// Whether more than half of the unit's figures are missile troops. Tracked by the program.
        over_half_missile: bool,
        /// Whether the unit is naked foot (F-2.68). Known if its front rank is known; otherwise
        /// asked of the players.
        naked: bool,
        /// Whether the enemy is cavalry or pike-supported, which matters only under an option of
        /// interpretation D-133. Known if the enemy's front rank is known; otherwise asked of the
        /// players.
        enemy_cavalry_or_pikes: bool,
        /// Whether a general who may lead the unit is within command distance (F-3.03, F-3.05,
        /// D-136). Asked of the players.
        general_near: bool,
        /// Whether the unit charges a flank or the rear (F-8.30). Asked of the players when the
        /// charge is declared.
        at_flank_or_rear: bool,
        /// Whether the unit is charged on the flank or rear (F-8.33). Asked of the players when the
        /// charge is declared.
        charged_on_flank_or_rear: bool,
        /// Whether the unit meets steady pike-supported foot frontally (F-8.34). Known if the
        /// enemy's front rank is known; otherwise asked of the players.
        steady_pikes_frontally: bool,
    }
    /// The facts of a lost combat test (section 8.8). The round of combat determines the enemies
    /// that count.
    LostCombatFacts {
        /// The number of hits suffered in the round, counted as interpretation D-140 decides.
        /// Known.
        suffered: u32,
        /// The number of hits inflicted in the round. Tracked by the program.
        caused: u32,
        /// The number of rounds lost in a row, including this one. Tracked by the program.
        rounds_lost: u32,
        /// Whether more than half of the unit's figures are missile troops. Tracked by the program.
        over_half_missile: bool,
        /// Whether the unit is attacked on the flank or rear (F-8.40). Asked of the players.
        flank_or_rear: bool,
    }
    /// The facts of a routing friend test (section 8.9).
    FriendRoutingFacts {
        /// Every visible friend within 12(9)" that is routing or has routed this turn, including
        /// friends that the unit ignores. The players are asked which friends these are; the
        /// properties of each are known.
        friends: Vec<RoutingFriend>,
        /// Whether the unit has taken this test this turn. Tracked by the program.
        tested: bool,
        /// Whether friends burst through the unit this turn. Tracked by the program.
        burst_through: bool,
        /// Whether the unit is in square or in hard cover. Known for a square and for cover at a
        /// named place; otherwise asked of the players.
        square_or_hard_cover: bool,
        /// Whether both of the unit's flanks are open (F-7.35). Asked of the players.
        two_open_flanks: bool,
    }
    /// A friend that has routed.
    RoutingFriend {
        /// The friend's effective grade.
        grade: Grade,
        /// Whether the friend is a unit of gunners.
        gunners: bool,
        /// Whether the friend is a unit of skirmishers.
        skirmishers: bool,
    }
}

/// A unit's part in a charge. The variants are in the order in which the units test; of units with
/// the same part, those of side B test first (F-8.25).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum ChargeRole {
    /// The unit countercharges.
    Countercharges,
    /// The unit charges.
    #[default]
    Charges,
    /// The unit meets a charge, and does not test for a charge of its own.
    Meets,
}

impl ChargeRole {
    /// Whether the unit moves towards the enemy.
    pub(super) const fn is_charging(self) -> bool {
        match self {
            Self::Charges | Self::Countercharges => true,
            Self::Meets => false,
        }
    }
}

/// The facts of one test.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(tag = "test", rename_all = "snake_case")]
pub enum Facts {
    /// The facts of a rally test.
    Rally(RallyFacts),
    /// The facts of a pursuit test, or a test to return.
    HaltPursuit(HaltPursuitFacts),
    /// The facts of a shooting test.
    Shooting(ShootingFacts),
    /// The facts of a charge test.
    Charge(ChargeFacts),
    /// The facts of a lost combat test.
    LostCombat(LostCombatFacts),
    /// The facts of a routing friend test.
    FriendRouting(FriendRoutingFacts),
}

impl Facts {
    /// Returns the kind of test.
    pub const fn test(&self) -> Test {
        match self {
            Self::Rally(_) => Test::Rally,
            Self::HaltPursuit(_) => Test::HaltPursuit,
            Self::Shooting(_) => Test::Shooting,
            Self::Charge(_) => Test::Charge,
            Self::LostCombat(_) => Test::LostCombat,
            Self::FriendRouting(_) => Test::FriendRouting,
        }
    }

    /// Returns the default facts of a test: every number is 0, and every condition is false.
    pub fn none(test: Test) -> Self {
        match test {
            Test::Rally => Self::Rally(RallyFacts::default()),
            Test::HaltPursuit => Self::HaltPursuit(HaltPursuitFacts::default()),
            Test::Shooting => Self::Shooting(ShootingFacts::default()),
            Test::Charge => Self::Charge(ChargeFacts::default()),
            Test::LostCombat => Self::LostCombat(LostCombatFacts::default()),
            Test::FriendRouting => Self::FriendRouting(FriendRoutingFacts::default()),
        }
    }
}

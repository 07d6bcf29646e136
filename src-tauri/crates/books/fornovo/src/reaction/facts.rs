//! The facts that a reaction test needs besides the unit itself. Each field says whether
//! the desk knows it or the players must be asked.

use drumhead_words::Length;
use serde::{Deserialize, Serialize};

use super::super::army::Grade;
use super::Test;

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
    /// Rally (section 8.4).
    RallyFacts {
        /// Whole rout moves it has made. Known.
        rout_moves: u32,
        /// Half rout moves in the Shoot phase; interpretation D-101 decides whether they
        /// count. Known.
        half_rout_moves: u32,
        /// No visible enemy within 12(9)" (F-8.06). Asked.
        no_visible_enemy_near: bool,
        /// An enemy is in contact (F-8.07). Asked.
        in_contact: bool,
        /// Its army is outgunned (F-8.02). Known.
        outgunned: bool,
    }
    /// Pursuit, or return to the table (section 8.5).
    HaltPursuitFacts {
        /// Pursuit moves it has made. Known.
        pursuit_moves: u32,
        /// It charged at the gallop into the fight that began this pursuit. Known.
        galloped: bool,
        /// It is off the table and tests to return. Known.
        returning: bool,
        /// It is a charger whose target evaded or routed before contact
        /// (F-6.12, D-100). Known.
        target_left: bool,
        /// Its player ordered the pursuit or the follow-up. Known.
        ordered: bool,
        /// It is in cover. Asked.
        in_cover: bool,
        /// Its target is more than 12(9)" away (F-7.62). Asked.
        target_far: bool,
    }
    /// Shooting (section 8.6). Hits are figures lost or initial hits, according to
    /// interpretation D-140.
    ShootingFacts {
        /// Hits by gunpowder this phase. Known.
        gunpowder_hits: u32,
        /// Hits by other shooting this phase. Known.
        other_hits: u32,
        /// The number of figures that shot at it, from all enemy units together (D-141).
        /// Known.
        shooters: u32,
        /// Guns shot at it. Known.
        artillery: bool,
        /// Guns of the heavy class hit it. Known.
        heavy_guns: bool,
        /// Organ guns hit it; interpretation D-22 decides whether they are heavy. Known.
        organ_guns: bool,
        /// Steady salvee hit it. Known.
        steady_salvee: bool,
        /// Its army is outgunned (F-8.02). Known.
        outgunned: bool,
        /// It charges, or is charged, and then takes the test of section 8.7. Known.
        charge_situation: bool,
        /// It advanced 2(1.5)" or more this turn (D-21). Known.
        advanced: bool,
        /// It was shot at from flank or rear (F-8.23). Asked.
        flank_or_rear: bool,
    }
    /// Charge, made or met (section 8.7).
    ChargeFacts {
        /// Its part in the charge. Known.
        role: ChargeRole,
        /// Its enemy has failed to charge home (F-8.25). Known.
        enemy_failed: bool,
        /// The distance that it has charged; none if it was not measured. Known once
        /// stated.
        charged: Option<Length>,
        /// Its target is shaken or routing (F-8.30). Known.
        target_shaken_or_routing: bool,
        /// It has impetus (F-7.43 to F-7.45). Asked, and in part known.
        impetus: bool,
        /// Hits by gunpowder this turn, according to interpretation D-140. Known.
        gunpowder_hits: u32,
        /// Hits by other shooting this turn; they count only under interpretation D-150.
        /// Known.
        other_hits: u32,
        /// More than half of its figures are missile troops. Known.
        over_half_missile: bool,
        /// It is naked foot (F-2.68). Known if its front is, otherwise asked.
        naked: bool,
        /// Its enemy is cavalry or pike-supported; matters only under interpretation D-133.
        /// Known if the enemy's front is.
        enemy_cavalry_or_pikes: bool,
        /// A general who may lead it is within command distance (F-3.03, F-3.05, D-136).
        /// Asked.
        general_near: bool,
        /// It charges a flank or a rear (F-8.30). Asked.
        at_flank_or_rear: bool,
        /// It is charged on flank or rear (F-8.33). Asked.
        charged_on_flank_or_rear: bool,
        /// Its enemy is steady pike-supported foot, met frontally (F-8.34).
        /// Asked.
        steady_pikes_frontally: bool,
    }
    /// Lost combat (section 8.8). The round of combat determines the enemies that count.
    LostCombatFacts {
        /// Hits suffered in the round, according to interpretation D-140. Known.
        suffered: u32,
        /// Hits inflicted in the round. Known.
        caused: u32,
        /// Rounds lost in a row, including this one. Known.
        rounds_lost: u32,
        /// More than half of its figures are missile troops. Known.
        over_half_missile: bool,
        /// It is attacked on flank or rear (F-8.40). Asked.
        flank_or_rear: bool,
    }
    /// Routing friend (section 8.9).
    FriendRoutingFacts {
        /// Every visible friend within 12(9)" that has routed this turn, including those to
        /// ignore. Their identity is asked, their properties are known.
        friends: Vec<RoutingFriend>,
        /// It has taken this test this turn. Known.
        tested: bool,
        /// Friends burst through it this turn. Known.
        burst_through: bool,
        /// It is in square or in hard cover. Asked.
        square_or_hard_cover: bool,
        /// Both its flanks are open (F-7.35). Asked.
        two_open_flanks: bool,
    }
    /// A friend that has routed.
    RoutingFriend {
        /// Its effective grade.
        grade: Grade,
        /// A unit of gunners.
        gunners: bool,
        /// A unit of skirmishers.
        skirmishers: bool,
    }
}

/// A unit's part in a charge; the lesser tests first, and between equals side B does
/// (F-8.25).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum ChargeRole {
    /// It countercharges.
    Countercharges,
    /// It charges.
    #[default]
    Charges,
    /// It meets a charge at the halt.
    Meets,
}

impl ChargeRole {
    /// Whether it moves towards the enemy.
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
    /// Rally.
    Rally(RallyFacts),
    /// Pursuit, or return.
    HaltPursuit(HaltPursuitFacts),
    /// Shooting.
    Shooting(ShootingFacts),
    /// Charge, made or met.
    Charge(ChargeFacts),
    /// Lost combat.
    LostCombat(LostCombatFacts),
    /// Routing friend.
    FriendRouting(FriendRoutingFacts),
}

impl Facts {
    /// The test.
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

    /// The neutral facts of a test: nothing has happened and nothing is near.
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

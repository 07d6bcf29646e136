//! Decides whether a unit takes a test at all.

use drumhead_vocabulary::ClauseId;
use serde::{Deserialize, Serialize};

use super::facts::*;
use super::outcome::Outcome;
use super::tester::Tester;
use crate::army::{Grade, TroopType};
use crate::clauses::{
    BEATEN, CHARGE_TEST, FIRST_PURSUIT_MOVE, FRIEND_ROUTED, HALTS_BY_ITSELF, IGNORED, RALLY,
    SHOT_AT, UNPAID_PURSUERS,
};
use crate::interpretations::{ChargerHalts, HalfRoutMoves, IgnoredRouts, PursuitTest};
use crate::tables::Rules;

macro_rules! reasons {
    ($($(#[$meta:meta])* $variant:ident = $id:literal, $clause:ident;)+) => {
        /// The reason why a test is not taken.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "bindings", derive(specta::Type))]
        #[serde(rename_all = "snake_case")]
        pub enum Reason { $($(#[$meta])* $variant,)+ }

        impl Reason {
            /// Every reason.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)+];

            /// Returns the reason's id in the catalogue, under `reaction.not_due`.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $id,)+ }
            }

            /// Returns the clause.
            pub const fn clause(self) -> ClauseId {
                match self { $(Self::$variant => $clause,)+ }
            }
        }
    };
}

reasons! {
    /// The unit is unpaid, and cannot rally from a rout or halt a pursuit (D-92).
    Unpaid = "unpaid", UNPAID_PURSUERS;
    /// The unit has not made a rout move yet.
    NoRoutMove = "no_rout_move", RALLY;
    /// The unit is exhausted, and cannot rally from a rout.
    Exhausted = "exhausted", RALLY;
    /// The unit is mounted, and has not made its first pursuit move yet (D-04).
    NoPursuitMove = "no_pursuit_move", FIRST_PURSUIT_MOVE;
    /// The unit's target is so far away that the unit halts without a test.
    TargetFar = "target_far", HALTS_BY_ITSELF;
    /// The unit was not hit.
    NotHit = "not_hit", SHOT_AT;
    /// The unit charges or is charged, and takes the charge test instead.
    ChargeSituation = "charge_situation", SHOT_AT;
    /// There are too few shooters, and no guns among them (D-141).
    FewShooters = "few_shooters", SHOT_AT;
    /// The enemy's charge has failed.
    ChargeFailed = "charge_failed", CHARGE_TEST;
    /// The unit has not suffered more hits than it inflicted.
    NotBeaten = "not_beaten", BEATEN;
    /// No nearby friend has routed.
    NoFriendRouted = "no_friend_routed", FRIEND_ROUTED;
    /// The unit has already taken this test this turn.
    TestedThisTurn = "tested_this_turn", FRIEND_ROUTED;
    /// The unit ignores the routs of all nearby friends.
    FriendsIgnored = "friends_ignored", IGNORED;
}

impl Reason {
    /// Returns the outcome that applies without a test, if any.
    pub fn outcome(self, rules: &Rules) -> Option<Outcome> {
        (self == Self::TargetFar).then(|| Outcome::rallied(rules))
    }
}

/// Fails with the first reason that applies and whose clause is not switched off.
fn unless<const N: usize>(reasons: [(bool, Reason); N]) -> Result<(), Reason> {
    let first = reasons
        .into_iter()
        .find(|(applies, reason)| *applies && reason.clause().stands());
    first.map_or(Ok(()), |(_, reason)| Err(reason))
}

impl Facts {
    /// Checks that the unit takes the test.
    ///
    /// # Errors
    /// The [`Reason`] why it does not.
    pub fn due(&self, tester: &Tester, rules: &Rules) -> Result<(), Reason> {
        match self {
            Self::Rally(facts) => facts.due(tester, rules),
            Self::HaltPursuit(facts) => facts.due(tester, rules),
            Self::Shooting(facts) => facts.due(tester, rules),
            Self::Charge(facts) => facts.due(),
            Self::LostCombat(facts) => facts.due(),
            Self::FriendRouting(facts) => facts.due(tester),
        }
    }
}

impl RallyFacts {
    fn due(&self, tester: &Tester, rules: &Rules) -> Result<(), Reason> {
        let moves = match rules.choices.half_rout_moves {
            HalfRoutMoves::Count => self.rout_moves.saturating_add(self.half_rout_moves),
            HalfRoutMoves::DoNotCount => self.rout_moves,
        };
        unless([
            (tester.unpaid, Reason::Unpaid),
            (tester.exhausted, Reason::Exhausted),
            (moves == 0, Reason::NoRoutMove),
        ])
    }
}

impl HaltPursuitFacts {
    fn due(&self, tester: &Tester, rules: &Rules) -> Result<(), Reason> {
        let may_resist = match rules.choices.pursuit_test {
            PursuitTest::FootAtOnce => tester.is_foot(),
            PursuitTest::Anybody => true,
        };
        let lets_go = match rules.choices.charger_halts {
            ChargerHalts::All => self.target_left,
            ChargerHalts::AsPursuers => false,
        };
        let on_table = !self.returning;
        let waits = on_table && self.pursuit_moves == 0 && !may_resist && !lets_go;
        unless([
            (tester.unpaid, Reason::Unpaid),
            (on_table && self.target_far, Reason::TargetFar),
            (waits, Reason::NoPursuitMove),
        ])
    }
}

impl ShootingFacts {
    fn due(&self, tester: &Tester, rules: &Rules) -> Result<(), Reason> {
        let trigger = &rules.reactions.shooting_trigger;
        let enough = self.shooters >= trigger.shooters_share.reached_at(tester.figures);
        let hit = self.gunpowder_hits > 0 || self.other_hits > 0;
        unless([
            (self.charge_situation, Reason::ChargeSituation),
            (!hit, Reason::NotHit),
            (!enough && !self.artillery, Reason::FewShooters),
        ])
    }
}

impl ChargeFacts {
    fn due(&self) -> Result<(), Reason> {
        let meets = self.role == ChargeRole::Meets;
        unless([(meets && self.enemy_failed, Reason::ChargeFailed)])
    }
}

impl LostCombatFacts {
    fn due(&self) -> Result<(), Reason> {
        unless([(self.suffered <= self.caused, Reason::NotBeaten)])
    }
}

impl FriendRoutingFacts {
    fn due(&self, tester: &Tester) -> Result<(), Reason> {
        let heeds = self.friends.iter().any(|friend| tester.heeds(friend));
        unless([
            (self.tested, Reason::TestedThisTurn),
            (self.friends.is_empty(), Reason::NoFriendRouted),
            (!heeds, Reason::FriendsIgnored),
        ])
    }

    /// Returns the number of routing friends that count (F-8.47). The first friend counts too
    /// (D-147). Interpretation D-146 decides whether ignored friends count.
    pub(super) fn counted(&self, tester: &Tester, rules: &Rules) -> u32 {
        let friends = self.friends.iter();
        let counted = match rules.choices.ignored_routs {
            IgnoredRouts::NeverCount => friends.filter(|f| tester.heeds(f)).count(),
            IgnoredRouts::CountOnceTested => friends.count(),
        };
        u32::try_from(counted).unwrap_or(u32::MAX)
    }
}

impl Tester {
    /// Whether this friend's rout affects the unit. Regulars ignore gunners and skirmishers, grade
    /// A ignores grade D, and nobles ignore lower grades (F-8.44).
    fn heeds(&self, friend: &RoutingFriend) -> bool {
        let regular = self.troops == TroopType::Regular;
        let rabble = regular && (friend.gunners || friend.skirmishers);
        let poor = self.grade.grade == Grade::A && friend.grade == Grade::D;
        let lesser = self.nobles && friend.grade > self.grade.grade;
        !(rabble || poor || lesser)
    }
}

//! Which reaction tests units must take (section 8). Tests that are due follow from the state of
//! the battle, and are never stored.

use drumhead_vocabulary::play::UnitRef;

use super::position::Position;
use super::state::*;
use crate::reaction::{Facts, FriendRoutingFacts, Reason, Test, Verdict, reaction};
use crate::turn::Step;

/// Tests of charges (F-8.25).
impl Position<'_> {
    /// Whether the unit tests for its own charge: in the step of shooting tests, or at once for a
    /// crash-in or a charge declared after the shooting.
    pub(super) fn tests_to_charge(&self, state: &UnitState) -> bool {
        let step = self.state.now.step;
        let at_once = |charge: Charge| {
            let late = charge.crash_in || step > Step::Fire;
            state.step.declared && late
        };
        let charge = state.charge;
        let charge = charge.filter(|charge| charge.stage == ChargeStage::Declared);
        charge.is_some_and(|charge| step == Step::FireTests || at_once(charge))
    }

    /// Whether the unit tests to meet a charge. It tests once, when all its chargers have tested
    /// and at least one has passed (F-8.25). Units that charge each other do not test to meet
    /// these charges.
    fn tests_to_meet(&self, unit: UnitRef, state: &UnitState) -> bool {
        let passed = |charger: &UnitRef| {
            let by = self.state.units.get(charger);
            by.is_some_and(|by| {
                let stage = by.charge.map(|charge| charge.stage);
                let now = by.step.tested.contains(&Test::Charge);
                stage == Some(ChargeStage::Passed) && now
            })
        };
        let comes = |charge: &Charge| charge.stage != ChargeStage::TargetGone;
        let own = state.charge.filter(comes).map(|own| own.target);
        let to_test = |charger: &UnitRef| {
            let by = self.state.units.get(charger);
            by.is_some_and(|by| self.tests_to_charge(by))
        };
        // A recoil from a failed charge comes first: it can take the unit out of the chargers'
        // reach (D-205, D-206).
        let stays = !state.routs() && !state.sniper && !state.step.goes_back;
        let chargers = || self.charging(unit);
        stays
            && chargers().any(|charger| passed(&charger) && own != Some(charger))
            && !chargers().any(|charger| to_test(&charger))
    }
}

/// Reaction tests (section 8).
impl Position<'_> {
    /// Whether the unit takes this test now.
    pub(super) fn tests(&self, unit: UnitRef, test: Test) -> bool {
        let Some(state) = self.state.units.get(&unit) else {
            return false;
        };
        if test == Test::HaltPursuit && self.tests_to_return(unit, state) {
            return true;
        }
        if !state.on_table() {
            return false;
        }
        if test == Test::Charge {
            return self.tests_to_charge(state) || self.tests_to_meet(unit, state);
        }
        if test == Test::FriendRouting {
            return self.may_have_seen_a_rout(unit, state);
        }
        if state.step.tested.contains(&test) {
            return false;
        }
        let step = self.state.now.step;
        let before = state.step.before;
        let due = || self.is_due(unit, test);
        match test {
            Test::Rally => {
                let routs = before.routed && state.routs();
                step == Step::RallyTests && routs && due()
            }
            Test::HaltPursuit => {
                let pursues = before.pursued && state.pursuit.is_some() && !state.routs();
                let halts = step == Step::RallyTests && pursues;
                (halts || self.charge_runs_on(state)) && due()
            }
            Test::Shooting => {
                let free = !before.in_charge && !state.routs();
                step == Step::FireTests && free && due()
            }
            Test::LostCombat => {
                let after = matches!(step, Step::LoserTests | Step::Returns);
                after && state.turn.fought && !state.routs() && due()
            }
            Test::FriendRouting | Test::Charge => false,
        }
    }

    /// Whether a pursuer that left the table tests to return, after a full turn (F-7.29, D-106).
    fn tests_to_return(&self, unit: UnitRef, state: &UnitState) -> bool {
        let Place::Away { since } = state.place else {
            return false;
        };
        let (now, test) = (self.state.now, Test::HaltPursuit);
        let waited = now.turn >= since.saturating_add(self.rules.play.away.turns);
        let now = now.step == Step::Returns && waited;
        now && !state.step.tested.contains(&test) && self.is_due(unit, test)
    }

    /// Whether the players must still be asked about friends whose rout this turn would cause a
    /// test. A unit tests once a turn (F-8.43). In the Recovery step, only friends routed by a
    /// correction count (D-118).
    fn may_have_seen_a_rout(&self, unit: UnitRef, state: &UnitState) -> bool {
        let step = self.state.now.step;
        let breaks =
            |friend: &UnitRef| self.state.units.get(friend).is_some_and(|it| it.step.broke);
        let tests = !state.routs() && !state.turn.saw_rout && !state.sniper;
        if !tests || !matches!(step, Step::FriendTests | Step::Recovery) {
            return false;
        }
        let mut routed = self.routed_friends(unit);
        routed.retain(|friend| {
            !state.step.looked.contains(friend) && self.would_test_for(unit, *friend)
        });
        routed.retain(|friend| step == Step::FriendTests || breaks(friend));
        !routed.is_empty()
    }

    /// Returns the unit's friends that routed this turn, including friends that left the table
    /// (F-8.43).
    pub(super) fn routed_friends(&self, unit: UnitRef) -> Vec<UnitRef> {
        let routed = |(friend, state): (&UnitRef, &UnitState)| {
            let seen = *friend != unit && state.turn.routed;
            seen.then_some(*friend)
        };
        self.state.of_side(unit.side).filter_map(routed).collect()
    }

    /// Returns the friends whose rout the unit must have seen: they routed this turn and burst
    /// through the unit. Friends that it ignores are left out (F-7.52, F-8.43, F-8.44).
    pub(super) fn routs_seen(&self, unit: UnitRef) -> Vec<UnitRef> {
        let through = |router: &UnitState| router.path.through.contains(&unit);
        let mut seen = self.routed_friends(unit);
        seen.retain(|friend| {
            let router = self.state.units.get(friend);
            router.is_some_and(through) && self.would_test_for(unit, *friend)
        });
        seen
    }

    /// Returns the friends that count in the unit's test if it sees them: friends that routed this
    /// turn, and others on the table that are still routing (F-8.43, F-8.47).
    pub(super) fn routing_friends(&self, unit: UnitRef) -> Vec<UnitRef> {
        let mut friends = self.routed_friends(unit);
        let still = |(friend, state): (&UnitRef, &UnitState)| {
            let routs = *friend != unit && state.on_table() && state.routs();
            (routs && !state.turn.routed).then_some(*friend)
        };
        friends.extend(self.state.of_side(unit.side).filter_map(still));
        friends.sort_unstable();
        friends
    }

    /// Whether the unit must take the test, as far as the state shows.
    fn is_due(&self, unit: UnitRef, test: Test) -> bool {
        // Snipers take no tests (D-165).
        if self.is_sniper(unit) {
            return false;
        }
        let facts = self.known(unit, Facts::none(test), &[]);
        self.tester(unit).is_some_and(|tester| {
            matches!(reaction(&tester, &facts, self.rules), Verdict::Rolls(_))
        })
    }

    /// Whether the unit tests if it sees this friend rout. Some friends are ignored (F-8.44).
    pub(super) fn would_test_for(&self, unit: UnitRef, friend: UnitRef) -> bool {
        let known = self.known(unit, Facts::none(Test::FriendRouting), &[]);
        let Facts::FriendRouting(known) = known else {
            return false;
        };
        let facts = Facts::FriendRouting(FriendRoutingFacts {
            friends: self.friend(friend).into_iter().collect(),
            ..known
        });
        self.tester(unit).is_some_and(|tester| {
            let ignored = matches!(
                reaction(&tester, &facts, self.rules),
                Verdict::NotDue(Reason::FriendsIgnored)
            );
            !ignored
        })
    }
}

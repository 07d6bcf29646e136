//! Finds pending work. Pending work follows from the state of each process, and is never stored.

use std::collections::BTreeSet;

use drumhead_vocabulary::play::UnitRef;

use super::pending::Pending;
use super::position::Position;
use super::rounds::pair;
use super::state::*;
use super::{Battle, position};
use crate::generals::general_in_danger;
use crate::interpretations::{CrashInsFight, EvadedChargers};
use crate::reaction::{Facts, FriendRoutingFacts, Reason, Test, Verdict, reaction};
use crate::turn::{Phase, Step};

/// Returns all pending work, in the order of the turn.
pub fn pending(battle: &Battle) -> BTreeSet<Pending> {
    position(battle).pending()
}

/// Whether this work is pending.
pub fn is_pending(battle: &Battle, work: &Pending) -> bool {
    position(battle).is_pending(*work)
}

impl Position<'_> {
    /// Returns all pending work.
    pub(super) fn pending(&self) -> BTreeSet<Pending> {
        let sides = [0, 1].map(|side| [Pending::Initiative { side }, Pending::ChooseSide { side }]);
        let units = self
            .state
            .units
            .keys()
            .flat_map(|unit| self.may_be_pending(*unit));
        let generals = self.state.generals.keys().flat_map(|general| {
            let general = *general;
            [Pending::Mark { general }, Pending::Danger { general }]
        });
        let all = sides.into_iter().flatten().chain(units).chain(generals);
        let demanded = all.filter(|work| self.is_pending(*work));
        demanded.chain(self.about_hits()).collect()
    }

    /// Returns the work that could be pending for a unit, except work about hits.
    fn may_be_pending(&self, unit: UnitRef) -> Vec<Pending> {
        let mut all = vec![
            Pending::Pay { unit },
            Pending::Recoil { unit },
            Pending::Flee { unit, half: false },
            Pending::Flee { unit, half: true },
            Pending::Pursue { unit },
            Pending::GoOn { unit },
            Pending::Caught { unit },
            Pending::Complete { unit },
            Pending::Ditch { unit },
            Pending::Recover { unit },
            Pending::Whom { unit },
            Pending::Share { unit },
        ];
        all.extend(
            Test::ALL
                .into_iter()
                .map(|test| Pending::Test { unit, test }),
        );
        if self.may_reply_now(unit) {
            let chargers = self.chargers(unit).into_iter();
            all.extend(chargers.map(|charger| Pending::Answer { unit, charger }));
        }
        for enemy in self
            .unit(unit)
            .iter()
            .flat_map(|(_, state)| &state.contacts)
        {
            let enemy = *enemy;
            all.push(Pending::Strike { unit, enemy });
            if pair(unit, enemy) == (unit, enemy) {
                all.push(Pending::Fight { unit, enemy });
            }
        }
        all
    }

    /// Whether this work is pending.
    pub(super) fn is_pending(&self, work: Pending) -> bool {
        match work {
            Pending::Initiative { .. } | Pending::ChooseSide { .. } => self.initiative(work),
            Pending::Mark { general } => {
                self.state.sniper_hits.get(&general) == Some(&false) && self.is_alive(general)
            }
            Pending::Danger { general } => self.is_alive(general) && self.in_danger(general),
            Pending::Divide { blow } | Pending::Save { blow, .. } | Pending::GunHits { blow } => {
                self.about_hits_of(blow).contains(&work)
            }
            Pending::GoOn { unit } => self.state.flying.contains_key(&unit),
            Pending::Test { unit, test } => self.tests(unit, test),
            Pending::Pay { unit }
            | Pending::Recoil { unit }
            | Pending::Flee { unit, .. }
            | Pending::Pursue { unit }
            | Pending::Caught { unit }
            | Pending::Complete { unit }
            | Pending::Ditch { unit }
            | Pending::Recover { unit }
            | Pending::Whom { unit }
            | Pending::Answer { unit, .. }
            | Pending::Fight { unit, .. }
            | Pending::Share { unit }
            | Pending::Strike { unit, .. } => {
                let state = self.state.units.get(&unit).filter(|state| state.on_table());
                state.is_some_and(|state| self.is_pending_for(unit, state, work))
            }
        }
    }

    /// Returns a number that distinguishes repeated work: how many times a unit must still be asked
    /// whether it will serve without pay, how many friends the dice have passed, or 1 for the test
    /// to meet a charge.
    pub(super) fn done_before(&self, work: Pending) -> usize {
        if let Pending::Pay { unit } = work {
            let asks = self
                .state
                .units
                .get(&unit)
                .map_or(0, |state| state.step.asks);
            usize::from(asks.saturating_sub(1))
        } else if let Pending::GoOn { unit } = work {
            let flying = self.state.flying.get(&unit);
            flying.map_or(0, |flying| flying.past.len())
        } else if let Pending::Test { unit, test } = work
            && test == Test::Charge
        {
            let charge = self.state.charge_of(unit);
            let own = charge.is_some_and(|own| own.stage == ChargeStage::Declared);
            usize::from(!own)
        } else {
            0
        }
    }

    /// Whether the work is pending for this unit, which is on the table.
    fn is_pending_for(&self, unit: UnitRef, state: &UnitState, work: Pending) -> bool {
        let step = self.state.now.step;
        match work {
            Pending::Pay { .. } => state.step.asks > 0,
            // A unit that lost a combat recoils in the Recoils step. A failed charge recoils at
            // once (F-8.28).
            Pending::Recoil { .. } => {
                let back = state.step.goes_back && !state.routs();
                back || (step == Step::Recoils && state.recoils)
            }
            Pending::Flee { half: true, .. } => {
                let tests = matches!(step, Step::Flight | Step::FireTests | Step::Completions);
                tests && state.routs() && state.step.broke && !state.step.ran
            }
            Pending::Flee { half: false, .. } => {
                let before = state.step.before.routed;
                step == Step::Flight && before && state.routs() && !state.step.ran
            }
            Pending::Pursue { .. } => {
                let before = state.step.before.pursued;
                step == Step::Flight && before && state.pursuit.is_some() && !state.step.ran
            }
            Pending::Whom { .. } => {
                let several = || self.routed_before(unit).len() > 1;
                state.step.chooses && state.pursuit.is_some() && several()
            }
            Pending::Caught { .. } => state.step.caught,
            Pending::Ditch { .. } => state.step.at_ditch,
            Pending::Complete { .. } => {
                let test = Test::HaltPursuit;
                self.charge_runs_on(state) && !self.tests(unit, test)
            }
            Pending::Recover { .. } => {
                step == Step::Recovery && !state.step.recovered && self.asks_if_cause_remains(unit)
            }
            Pending::Answer { charger, .. } => self.answers(unit, state, charger),
            Pending::Fight { enemy, .. } => self.fights(unit, state, enemy),
            Pending::Share { .. } => self.is_to_deal(unit),
            Pending::Strike { enemy, .. } => self.strikes_now(unit, state, enemy),
            Pending::Initiative { .. }
            | Pending::ChooseSide { .. }
            | Pending::Mark { .. }
            | Pending::Danger { .. }
            | Pending::Divide { .. }
            | Pending::Save { .. }
            | Pending::GunHits { .. }
            | Pending::GoOn { .. }
            | Pending::Test { .. } => false,
        }
    }
}

/// Whether the players can allow a charge in a step after the replies, in the Shoot or Combat phase.
fn allows_late_charges(step: Step) -> bool {
    matches!(step.phase(), Phase::Shoot | Phase::Combat)
}

/// The turn (F-6.01), and generals in danger (F-2.52, F-3.09).
impl Position<'_> {
    fn initiative(&self, work: Pending) -> bool {
        let State {
            now,
            side_a,
            initiative,
            ..
        } = self.state;
        if now.step != Step::Initiative || side_a.is_some() {
            return false;
        }
        if let Pending::Initiative { side } = work {
            return initiative.get(usize::from(side)) == Some(&None);
        }
        let chooses = |first: u8, second: u8| {
            let side = u8::from(second > first);
            work == Pending::ChooseSide { side }
        };
        matches!(*initiative, [Some(first), Some(second)] if chooses(first, second))
    }

    fn is_alive(&self, general: GeneralRef) -> bool {
        let commander = self.state.generals.get(&general);
        commander.is_some_and(|commander| *commander != Commander::Lost)
    }

    /// Whether the roll for a general in danger is still pending: his unit lost enough figures in
    /// this phase, or is gone (D-131).
    fn in_danger(&self, general: GeneralRef) -> bool {
        let after_losses = self.state.now.step.follows_losses();
        let with = match self.state.generals.get(&general) {
            Some(Commander::With { unit }) => self.state.units.get(unit),
            Some(Commander::Alone | Commander::Lost) | None => None,
        };
        let hit = |state: &UnitState| {
            let lost = state.turn.lost_in_phase;
            !state.turn.general_rolled && general_in_danger(lost, &self.rules.limits)
        };
        self.state.left_behind.contains(&general) || (after_losses && with.is_some_and(hit))
    }
}

/// Hits that are not losses yet (F-9.18, F-9.31, F-9.33, F-10.23, F-10.24).
impl Position<'_> {
    /// Returns the pending work for all hits.
    pub(super) fn about_hits(&self) -> impl Iterator<Item = Pending> {
        let blows = self.state.blows.keys();
        blows.flat_map(|blow| self.about_hits_of(*blow))
    }

    /// Returns the hits on the unit that its owner must still allocate: saves come after all of them
    /// (F-9.18, F-10.24).
    pub(super) fn hits_to_allocate(&self, unit: UnitRef) -> Vec<Pending> {
        let all = self.about_hits();
        all.filter(|work| matches!(work, Pending::Divide { blow } if blow.target == unit))
            .collect()
    }

    fn about_hits_of(&self, key: BlowKey) -> Vec<Pending> {
        let there = self
            .state
            .units
            .get(&key.target)
            .is_some_and(UnitState::on_table);
        let Some(blow) = self.state.blows.get(&key).filter(|_| there) else {
            return Vec::new();
        };
        if self.are_found_on_guns(key, blow) {
            return vec![Pending::GunHits { blow: key }];
        }
        if blow.divided.is_none() {
            return vec![Pending::Divide { blow: key }];
        }
        let unsaved = (0_u8..).zip(&blow.unsaved);
        let saving = unsaved.filter(|(_, unsaved)| unsaved.is_none());
        saving
            .map(|(group, _)| Pending::Save { blow: key, group })
            .collect()
    }

    /// Whether hits must still be allocated to limbers, gunners and guns (F-9.33).
    pub(super) fn are_found_on_guns(&self, key: BlowKey, blow: &Blow) -> bool {
        let fire = matches!(blow.by, By::Fire { .. });
        let open = blow.models.is_none() && blow.divided.is_none() && blow.hits > 0;
        fire && open && self.has_guns(key.target)
    }
}

/// Charges (F-6.07, F-6.12).
impl Position<'_> {
    /// Whether a charged unit may have to reply in this step: its side replies in it, or a charge
    /// that the players allowed later can be declared in it.
    pub(super) fn may_reply_now(&self, unit: UnitRef) -> bool {
        let now = self.state.now.step;
        now.answering_side(self.state.side_a) == Some(unit.side) || allows_late_charges(now)
    }

    fn answers(&self, unit: UnitRef, state: &UnitState, charger: UnitRef) -> bool {
        let Some(by) = self.state.units.get(&charger) else {
            return false;
        };
        let Some(charge) = by.charge.filter(|charge| charge.target == unit) else {
            return false;
        };
        // A routing unit does not reply.
        let may = !state.routs() && !state.sniper && !state.step.answered.contains(&charger);
        if charge.counter || charge.crash_in || !may {
            return false;
        }
        let step = self.state.now.step;
        let in_turn = step.answering_side(self.state.side_a) == Some(unit.side)
            && charge.stage == ChargeStage::Declared
            && !state.step.before.countered;
        // A reply to a charge that the players allowed after the step of replies is pending at
        // once.
        let late = allows_late_charges(step)
            && matches!(charge.stage, ChargeStage::Declared | ChargeStage::Passed)
            && by.step.declared
            && !by.step.charges_on
            && state.charge.is_none();
        in_turn || late
    }

    /// Whether a charge without a target runs on now. It does so after the shooting tests, or at
    /// once if it is a crash-in (F-7.59), or if the target evaded and interpretation D-99 says so.
    fn charge_runs_on(&self, state: &UnitState) -> bool {
        let Some(charge) = state.charge.filter(|_| state.charges_after_gone()) else {
            return false;
        };
        let step = self.state.now.step;
        let evaded = self.state.units.get(&charge.target);
        let evaded = evaded.is_some_and(|target| target.turn.evaded);
        let at_once = self.rules.choices.evaded_chargers == EvadedChargers::AtOnce;
        let now = step >= Step::Completions || charge.crash_in || (evaded && at_once);
        step == Step::Completions || (state.step.lost_target && now)
    }

    /// Whether the unit tests for its own charge: in the step of shooting tests, or at once for a
    /// crash-in or a later charge.
    fn tests_to_charge(&self, state: &UnitState) -> bool {
        let step = self.state.now.step;
        let at_once = |charge: Charge| {
            let late = charge.crash_in || step > Step::Fire;
            state.step.declared && late
        };
        let charge = state.charge;
        let charge = charge.filter(|charge| charge.stage == ChargeStage::Declared);
        charge.is_some_and(|charge| step == Step::FireTests || at_once(charge))
    }

    /// Whether the unit tests to meet a charge. It does so once, when all its chargers have tested
    /// and at least one has passed (F-8.25). Units that charge each other do not test to meet.
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
    fn tests(&self, unit: UnitRef, test: Test) -> bool {
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

    /// Whether the players must still be asked about friends that routed this turn and would make
    /// the unit test. A unit tests once a turn (F-8.43). In the Recovery step, only friends that
    /// players set to routing by hand count (D-118).
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

/// Rounds of combat (F-6.13, F-10.05).
impl Position<'_> {
    /// Whether a round between two units in contact must still begin: in its step, or at once after
    /// a crash-in if interpretation D-115 says so.
    fn fights(&self, unit: UnitRef, state: &UnitState, enemy: UnitRef) -> bool {
        let met = || self.state.meetings.contains_key(&pair(unit, enemy));
        let crashed = |unit: UnitRef, target: UnitRef| {
            let charge = self.state.charge_home(unit, target);
            charge.is_some_and(|charge| charge.crash_in)
        };
        let at_once = || {
            self.rules.choices.crash_ins_fight == CrashInsFight::AtOnce
                && (crashed(unit, enemy) || crashed(enemy, unit))
        };
        let step = self.state.now.step;
        let now = step == Step::Rounds || (step == Step::Flight && at_once());
        now && state.contacts.contains(&enemy) && !met()
    }

    /// Returns the enemies with which this unit of side 0 must begin a round now.
    pub(super) fn rounds_due(&self, unit: UnitRef) -> Vec<UnitRef> {
        let Some(state) = self.state.units.get(&unit) else {
            return Vec::new();
        };
        let is_due = |enemy: &UnitRef| {
            let (one, enemy) = pair(unit, *enemy);
            one == unit && self.is_pending(Pending::Fight { unit, enemy })
        };
        state.contacts.iter().copied().filter(is_due).collect()
    }

    /// Whether the unit has met all its enemies and its dice must still be allocated.
    pub(super) fn is_to_deal(&self, unit: UnitRef) -> bool {
        let mut meetings = self.state.meetings.keys();
        let met = meetings.any(|(one, other)| *one == unit || *other == unit);
        let dealt = || self.state.shares.keys().any(|(dealt, _)| *dealt == unit);
        let waits = || {
            let contacts = self.unit(unit).map(|(_, state)| &state.contacts);
            contacts.into_iter().flatten().any(|enemy| {
                let (unit, enemy) = pair(unit, *enemy);
                self.is_pending(Pending::Fight { unit, enemy })
            })
        };
        met && !dealt() && !waits()
    }

    fn strikes_now(&self, unit: UnitRef, state: &UnitState, enemy: UnitRef) -> bool {
        let dice = self.state.shares.get(&(unit, enemy)).copied();
        let key = BlowKey {
            target: enemy,
            from: unit,
            arm: 0,
            volley: 0,
        };
        let struck = |blow: &Blow| matches!(blow.by, By::Strike { .. });
        let struck = || self.state.blows.get(&key).is_some_and(struck);
        dice.unwrap_or(0) > 0 && state.contacts.contains(&enemy) && !struck()
    }
}

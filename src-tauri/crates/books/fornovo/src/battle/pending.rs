//! What the state demands of whom. Each piece of work follows from the state of its process; none is
//! written down.

use std::collections::BTreeSet;

use drumhead_words::play::UnitRef;

use super::super::generals::general_in_danger;
use super::super::reaction::{Facts, Reason, Test, Verdict, reaction};
use super::super::readings::{CrashInsFight, EvadedChargers};
use super::super::turn::{Phase, Step};
use super::duty::Duty;
use super::rounds::pair;
use super::state::*;
use super::table::Table;
use super::{Battle, table};

/// Everything that the state of a battle demands now, in the order in which a turn brings it.
pub fn duties(battle: &Battle) -> BTreeSet<Duty> {
    table(battle).duties()
}

/// Whether the state of a battle demands this now.
pub fn demands(battle: &Battle, duty: &Duty) -> bool {
    table(battle).demands(*duty)
}

impl Table<'_> {
    /// Everything that the state demands now.
    pub(super) fn duties(&self) -> BTreeSet<Duty> {
        let sides = [0, 1].map(|side| [Duty::Initiative { side }, Duty::ChooseSide { side }]);
        let units = self.state.units.keys().flat_map(|unit| self.may_owe(*unit));
        let generals = self.state.generals.keys().flat_map(|general| {
            let general = *general;
            [Duty::Mark { general }, Duty::Danger { general }]
        });
        let all = sides.into_iter().flatten().chain(units).chain(generals);
        let demanded = all.filter(|duty| self.demands(*duty));
        demanded.chain(self.about_hits()).collect()
    }

    /// What a unit might have to do, but for what is about hits.
    fn may_owe(&self, unit: UnitRef) -> Vec<Duty> {
        let mut all = vec![
            Duty::Pay { unit },
            Duty::Recoil { unit },
            Duty::Flee { unit, half: false },
            Duty::Flee { unit, half: true },
            Duty::Pursue { unit },
            Duty::GoOn { unit },
            Duty::Caught { unit },
            Duty::Complete { unit },
            Duty::Ditch { unit },
            Duty::Recover { unit },
            Duty::Whom { unit },
            Duty::Share { unit },
        ];
        all.extend(Test::ALL.into_iter().map(|test| Duty::Test { unit, test }));
        let chargers = self.chargers(unit).into_iter();
        all.extend(chargers.map(|charger| Duty::Answer { unit, charger }));
        for enemy in self.unit(unit).iter().flat_map(|(_, live)| &live.contacts) {
            let enemy = *enemy;
            all.push(Duty::Strike { unit, enemy });
            if pair(unit, enemy) == (unit, enemy) {
                all.push(Duty::Fight { unit, enemy });
            }
        }
        all
    }

    /// Whether the state demands this now.
    pub(super) fn demands(&self, duty: Duty) -> bool {
        match duty {
            Duty::Initiative { .. } | Duty::ChooseSide { .. } => self.initiative(duty),
            Duty::Mark { general } => {
                self.state.sniper_hits.get(&general) == Some(&false) && self.lives(general)
            }
            Duty::Danger { general } => self.lives(general) && self.in_danger(general),
            Duty::Divide { blow } | Duty::Save { blow, .. } | Duty::GunHits { blow } => {
                self.about_hits_of(blow).contains(&duty)
            }
            Duty::GoOn { unit } => self.state.flying.contains_key(&unit),
            Duty::Test { unit, test } => self.tests(unit, test),
            Duty::Pay { unit }
            | Duty::Recoil { unit }
            | Duty::Flee { unit, .. }
            | Duty::Pursue { unit }
            | Duty::Caught { unit }
            | Duty::Complete { unit }
            | Duty::Ditch { unit }
            | Duty::Recover { unit }
            | Duty::Whom { unit }
            | Duty::Answer { unit, .. }
            | Duty::Fight { unit, .. }
            | Duty::Share { unit }
            | Duty::Strike { unit, .. } => {
                let live = self.state.units.get(&unit).filter(|live| live.on_table());
                live.is_some_and(|live| self.demands_of(unit, live, duty))
            }
        }
    }

    /// What tells the same work from that before it: how often a unit is still to be asked, the friends
    /// whom dice have passed, whether it meets a charge after it has tested for its own.
    pub(super) fn done_before(&self, duty: Duty) -> usize {
        if let Duty::Pay { unit } = duty {
            let asks = self.state.units.get(&unit).map_or(0, |live| live.step.asks);
            usize::from(asks.saturating_sub(1))
        } else if let Duty::GoOn { unit } = duty {
            let flying = self.state.flying.get(&unit);
            flying.map_or(0, |flying| flying.past.len())
        } else if let Duty::Test { unit, test } = duty
            && test == Test::Charge
        {
            let charge = self.state.units.get(&unit).and_then(|live| live.charge);
            let own = charge.is_some_and(|own| own.stage == ChargeStage::Declared);
            usize::from(!own)
        } else {
            0
        }
    }

    /// Whether this is demanded of a unit on the table.
    fn demands_of(&self, unit: UnitRef, live: &UnitState, duty: Duty) -> bool {
        let step = self.state.now.step;
        match duty {
            Duty::Pay { .. } => live.step.asks > 0,
            // One that was marked waits for its step; a failed charge goes back at once (F-8.28).
            Duty::Recoil { .. } => {
                let back = live.step.goes_back && !live.routs();
                back || (step == Step::Recoils && live.recoils)
            }
            Duty::Flee { half: true, .. } => {
                let tests = matches!(step, Step::Flight | Step::FireTests | Step::Completions);
                tests && live.routs() && live.step.broke && !live.step.ran
            }
            Duty::Flee { half: false, .. } => {
                let before = live.step.before.routed;
                step == Step::Flight && before && live.routs() && !live.step.ran
            }
            Duty::Pursue { .. } => {
                let before = live.step.before.pursued;
                step == Step::Flight && before && live.pursuit.is_some() && !live.step.ran
            }
            Duty::Whom { .. } => {
                let several = || self.routed_before(unit).len() > 1;
                live.step.chooses && live.pursuit.is_some() && several()
            }
            Duty::Caught { .. } => live.step.caught,
            Duty::Ditch { .. } => live.step.at_ditch,
            Duty::Complete { .. } => {
                let test = Test::HaltPursuit;
                self.charge_runs_on(live) && !self.tests(unit, test)
            }
            Duty::Recover { .. } => {
                step == Step::Recovery && !live.step.recovered && self.asks_what_disordered(unit)
            }
            Duty::Answer { charger, .. } => self.answers(unit, live, charger),
            Duty::Fight { enemy, .. } => self.fights(unit, live, enemy),
            Duty::Share { .. } => self.is_to_deal(unit),
            Duty::Strike { enemy, .. } => self.strikes_now(unit, live, enemy),
            Duty::Initiative { .. }
            | Duty::ChooseSide { .. }
            | Duty::Mark { .. }
            | Duty::Danger { .. }
            | Duty::Divide { .. }
            | Duty::Save { .. }
            | Duty::GunHits { .. }
            | Duty::GoOn { .. }
            | Duty::Test { .. } => false,
        }
    }
}

/// The turn (F-6.01), and generals in danger (F-2.52, F-3.09).
impl Table<'_> {
    fn initiative(&self, duty: Duty) -> bool {
        let State {
            now,
            side_a,
            initiative,
            ..
        } = self.state;
        if now.step != Step::Initiative || side_a.is_some() {
            return false;
        }
        if let Duty::Initiative { side } = duty {
            return initiative.get(usize::from(side)) == Some(&None);
        }
        let chooses = |first: u8, second: u8| {
            let side = u8::from(second > first);
            duty == Duty::ChooseSide { side }
        };
        matches!(*initiative, [Some(first), Some(second)] if chooses(first, second))
    }

    fn lives(&self, general: GeneralRef) -> bool {
        let commander = self.state.generals.get(&general);
        commander.is_some_and(|commander| *commander != Commander::Lost)
    }

    /// Whether the general's unit has lost enough figures in this phase, once, or is gone (D-131).
    fn in_danger(&self, general: GeneralRef) -> bool {
        let after_losses = self.state.now.step.follows_losses();
        let with = match self.state.generals.get(&general) {
            Some(Commander::With { unit }) => self.state.units.get(unit),
            Some(Commander::Alone | Commander::Lost) | None => None,
        };
        let hit = |live: &UnitState| {
            let lost = live.turn.lost_in_phase;
            !live.turn.general_rolled && general_in_danger(lost, &self.rules.limits)
        };
        self.state.left_behind.contains(&general) || (after_losses && with.is_some_and(hit))
    }
}

/// Hits on their way to losses (F-9.18, F-9.31, F-9.33, F-10.23, F-10.24).
impl Table<'_> {
    /// What is to be done about all hits.
    pub(super) fn about_hits(&self) -> impl Iterator<Item = Duty> {
        let blows = self.state.blows.keys();
        blows.flat_map(|blow| self.about_hits_of(*blow))
    }

    fn about_hits_of(&self, key: BlowKey) -> Vec<Duty> {
        let there = self.state.units.get(&key.target);
        let there = there.is_some_and(UnitState::on_table);
        let Some(blow) = self.state.blows.get(&key).filter(|_| there) else {
            return Vec::new();
        };
        if self.are_found_on_guns(key, blow) {
            return vec![Duty::GunHits { blow: key }];
        }
        if blow.divided.is_none() {
            return vec![Duty::Divide { blow: key }];
        }
        let unsaved = (0_u8..).zip(&blow.unsaved);
        let saving = unsaved.filter(|(_, unsaved)| unsaved.is_none());
        saving
            .map(|(group, _)| Duty::Save { blow: key, group })
            .collect()
    }

    /// Whether hits are yet to be found on limbers, gunners or guns (F-9.33).
    pub(super) fn are_found_on_guns(&self, key: BlowKey, blow: &Blow) -> bool {
        let fire = matches!(blow.by, By::Fire { .. });
        let open = blow.models.is_none() && blow.divided.is_none() && blow.hits > 0;
        fire && open && self.has_guns(key.target)
    }
}

/// Charges (F-6.07, F-6.12).
impl Table<'_> {
    fn answers(&self, unit: UnitRef, live: &UnitState, charger: UnitRef) -> bool {
        let Some(by) = self.state.units.get(&charger) else {
            return false;
        };
        let Some(charge) = by.charge.filter(|charge| charge.target == unit) else {
            return false;
        };
        // Routers only run.
        let may = !live.routs() && !live.sniper && !live.step.answered.contains(&charger);
        if charge.counter || charge.crash_in || !may {
            return false;
        }
        let step = self.state.now.step;
        let in_turn = step.answering_side(self.state.side_a) == Some(unit.side)
            && charge.stage == ChargeStage::Declared
            && !live.step.before.countered;
        // A charge that the players allowed after that step is answered at once.
        let late = matches!(step.phase(), Phase::Shoot | Phase::Combat)
            && matches!(charge.stage, ChargeStage::Declared | ChargeStage::Passed)
            && by.step.declared
            && !by.step.charges_on
            && live.charge.is_none();
        in_turn || late
    }

    /// Whether its charge, which has lost its target, is to be run out now: after the tests under fire,
    /// or at once where it crashed in (F-7.59), or where the target evaded and a reading has it so
    /// (D-99).
    fn charge_runs_on(&self, live: &UnitState) -> bool {
        let Some(charge) = live.charge.filter(|_| live.charges_after_gone()) else {
            return false;
        };
        let step = self.state.now.step;
        let evaded = self.state.units.get(&charge.target);
        let evaded = evaded.is_some_and(|target| target.turn.evaded);
        let at_once = self.rules.procedures.evaded_chargers == EvadedChargers::AtOnce;
        let now = step >= Step::Completions || charge.crash_in || (evaded && at_once);
        step == Step::Completions || (live.step.lost_target && now)
    }

    /// Whether it has yet to test for its own charge: with the others under fire; at once where it
    /// crashed in, or charges after that step.
    fn tests_to_charge(&self, live: &UnitState) -> bool {
        let step = self.state.now.step;
        let at_once = |charge: Charge| {
            let late = charge.crash_in || step > Step::Fire;
            live.step.declared && late
        };
        let charge = live.charge;
        let charge = charge.filter(|charge| charge.stage == ChargeStage::Declared);
        charge.is_some_and(|charge| step == Step::FireTests || at_once(charge))
    }

    /// Whether somebody has passed his test to charge it, and it has yet to meet him: it tests once,
    /// when all who charge it have tested (F-8.25). Two charges that meet need no test to meet them.
    fn tests_to_meet(&self, unit: UnitRef, live: &UnitState) -> bool {
        let passed = |charger: &UnitRef| {
            let by = self.state.units.get(charger);
            by.is_some_and(|by| {
                let stage = by.charge.map(|charge| charge.stage);
                let now = by.step.tested.contains(&Test::Charge);
                stage == Some(ChargeStage::Passed) && now
            })
        };
        let comes = |charge: &Charge| charge.stage != ChargeStage::TargetGone;
        let own = live.charge.filter(comes).map(|own| own.target);
        let to_test = |charger: &UnitRef| {
            let by = self.state.units.get(charger);
            by.is_some_and(|by| self.tests_to_charge(by))
        };
        let chargers = self.chargers(unit);
        // A recoil from a failed charge comes first: it may be out of their reach (D-205, D-206).
        let stays = !live.routs() && !live.sniper && !live.step.goes_back;
        let meets = stays && !chargers.iter().any(to_test);
        let mut chargers = chargers.iter();
        meets && chargers.any(|charger| passed(charger) && own != Some(*charger))
    }
}

/// Reaction tests (section 8).
impl Table<'_> {
    /// Whether the unit has this test to take now.
    fn tests(&self, unit: UnitRef, test: Test) -> bool {
        let Some(live) = self.state.units.get(&unit) else {
            return false;
        };
        if test == Test::HaltPursuit && self.tests_to_return(unit, live) {
            return true;
        }
        if !live.on_table() {
            return false;
        }
        if test == Test::Charge {
            return self.tests_to_charge(live) || self.tests_to_meet(unit, live);
        }
        if test == Test::FriendRouting {
            return self.may_have_seen_a_rout(unit, live);
        }
        if live.step.tested.contains(&test) {
            return false;
        }
        let step = self.state.now.step;
        let before = live.step.before;
        let due = || self.is_due(unit, test);
        match test {
            Test::Rally => {
                let routs = before.routed && live.routs();
                step == Step::RallyTests && routs && due()
            }
            Test::HaltPursuit => {
                let pursues = before.pursued && live.pursuit.is_some() && !live.routs();
                let halts = step == Step::RallyTests && pursues;
                (halts || self.charge_runs_on(live)) && due()
            }
            Test::Shooting => {
                let free = !before.in_charge && !live.routs();
                step == Step::FireTests && free && due()
            }
            Test::LostCombat => {
                let after = matches!(step, Step::LoserTests | Step::Returns);
                after && live.turn.fought && !live.routs() && due()
            }
            Test::FriendRouting | Test::Charge => false,
        }
    }

    /// Pursuers who left the table wait a full turn and then test to return (F-7.29, D-106).
    fn tests_to_return(&self, unit: UnitRef, live: &UnitState) -> bool {
        let Place::Away { since } = live.place else {
            return false;
        };
        let (now, test) = (self.state.now, Test::HaltPursuit);
        let waited = now.turn >= since.saturating_add(self.rules.play.away.turns);
        let now = now.step == Step::Returns && waited;
        now && !live.step.tested.contains(&test) && self.is_due(unit, test)
    }

    /// Whether somebody of its side routed this turn whom it would mind, if it saw him, and of whom the
    /// players have not been asked: each tests once a turn (F-8.43). After that step only those may be
    /// seen who break then, set by hand (D-118).
    fn may_have_seen_a_rout(&self, unit: UnitRef, live: &UnitState) -> bool {
        let step = self.state.now.step;
        let breaks =
            |friend: &UnitRef| self.state.units.get(friend).is_some_and(|it| it.step.broke);
        let tests = !live.routs() && !live.turn.saw_rout && !live.sniper;
        if !tests || !matches!(step, Step::FriendTests | Step::Recovery) {
            return false;
        }
        let mut routed = self.routed_friends(unit);
        routed.retain(|friend| !live.step.looked.contains(friend) && self.minds(unit, *friend));
        routed.retain(|friend| step == Step::FriendTests || breaks(friend));
        !routed.is_empty()
    }

    /// The others of its side who routed this turn, be they gone by now (F-8.43).
    pub(super) fn routed_friends(&self, unit: UnitRef) -> Vec<UnitRef> {
        let routed = |(friend, live): (&UnitRef, &UnitState)| {
            let seen = friend.side == unit.side && *friend != unit && live.turn.routed;
            seen.then_some(*friend)
        };
        self.state.units.iter().filter_map(routed).collect()
    }

    /// Whether the unit would have to take the test, by what the desk knows.
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

    /// Whether the unit would test if it saw this friend rout: some it ignores (F-8.44).
    pub(super) fn minds(&self, unit: UnitRef, friend: UnitRef) -> bool {
        let facts = self.known(unit, Facts::none(Test::FriendRouting), &[friend]);
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
impl Table<'_> {
    /// Whether two units in contact have yet to meet in this round: in its step, or at once where a
    /// pursuer has crashed in and a reading has it so (D-115).
    fn fights(&self, unit: UnitRef, live: &UnitState, enemy: UnitRef) -> bool {
        let met = || self.state.meetings.contains_key(&pair(unit, enemy));
        let home = |unit: UnitRef, target: UnitRef| {
            let charge = self.state.units.get(&unit).and_then(|live| live.charge);
            charge.is_some_and(|it| {
                it.crash_in && it.target == target && it.stage == ChargeStage::Home
            })
        };
        let at_once = || {
            self.rules.procedures.crash_ins_fight == CrashInsFight::AtOnce
                && (home(unit, enemy) || home(enemy, unit))
        };
        let step = self.state.now.step;
        let now = step == Step::Rounds || (step == Step::Flight && at_once());
        now && live.contacts.contains(&enemy) && !met()
    }

    /// The enemies with which a round is due that the unit, of side 0, has to begin.
    pub(super) fn rounds_due(&self, unit: UnitRef) -> Vec<UnitRef> {
        let contacts = self.unit(unit).map(|(_, live)| &live.contacts);
        let mut due: Vec<UnitRef> = contacts.into_iter().flatten().copied().collect();
        due.retain(|enemy| {
            let (one, enemy) = pair(unit, *enemy);
            one == unit && self.demands(Duty::Fight { unit, enemy })
        });
        due
    }

    /// Whether the unit has met all its enemies and its dice are not dealt among them.
    pub(super) fn is_to_deal(&self, unit: UnitRef) -> bool {
        let mut meetings = self.state.meetings.keys();
        let met = meetings.any(|(one, other)| *one == unit || *other == unit);
        let dealt = || self.state.shares.keys().any(|(dealt, _)| *dealt == unit);
        let waits = || {
            let contacts = self.unit(unit).map(|(_, live)| &live.contacts);
            contacts.into_iter().flatten().any(|enemy| {
                let (unit, enemy) = pair(unit, *enemy);
                self.demands(Duty::Fight { unit, enemy })
            })
        };
        met && !dealt() && !waits()
    }

    fn strikes_now(&self, unit: UnitRef, live: &UnitState, enemy: UnitRef) -> bool {
        let dice = self.state.shares.get(&(unit, enemy)).copied();
        let key = BlowKey {
            target: enemy,
            from: unit,
            arm: 0,
        };
        let struck = |blow: &Blow| matches!(blow.by, By::Strike { .. });
        let struck = || self.state.blows.get(&key).is_some_and(struck);
        dice.unwrap_or(0) > 0 && live.contacts.contains(&enemy) && !struck()
    }
}

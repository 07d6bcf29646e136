//! Section 6 in play: a step ends and the next begins, with what is owed in
//! it.

use drumhead_words::ClauseId;
use drumhead_words::play::UnitRef;

use super::super::army::Pay;
use super::super::reaction::{Facts, Outcome, Reason, Test, Verdict, reaction};
use super::act::Act;
use super::duty::Duty;
use super::event::{Change, Event};
use super::state::*;
use super::table::Table;
use super::turn::Step;
use drumhead_rules::play::Misfit;

impl Act<'_> {
    /// The table as it is now.
    pub(super) fn table(&self) -> Table<'_> {
        Table {
            rules: self.rules,
            setup: self.setup,
            state: &self.state,
        }
    }

    /// At the end of every phase the shattered break (F-5.06), unless a step
    /// before it has seen to that, and what was counted for the phase alone is
    /// forgotten.
    pub(super) fn end_phase(&mut self) -> Result<(), Misfit> {
        self.break_the_shattered()?;
        for unit in self.everyone() {
            let turn = Record {
                lost_in_phase: 0,
                general_rolled: false,
                ..self.live(unit)?.turn
            };
            self.set(unit, Change::Turn(turn))?;
        }
        Ok(())
    }

    /// A turn is over: what was done in it becomes what was done last turn.
    pub(super) fn turn_over(&mut self) -> Result<(), Misfit> {
        let units: Vec<UnitRef> = self.state.units.keys().copied().collect();
        for unit in units {
            let live = self.live(unit)?;
            let last = live.turn;
            let fired = last.fired != [false; 2];
            let moved = u8::from(last.moved != Moved::Stood);
            let longer = |idle: IdleGuns| IdleGuns {
                turns: idle.turns.saturating_add(1),
                moved: idle.moved.saturating_add(moved),
            };
            let idle = live.idle.map(|idle| match fired {
                true => IdleGuns::default(),
                false => longer(idle),
            });
            let idle_of: Vec<_> = (live.idle_of.iter())
                .map(|(class, idle)| (*class, Some(idle.map_or_else(IdleGuns::default, longer))))
                .collect();
            self.leave_weapons(unit)?;
            self.set(unit, Change::Last(last))?;
            self.set(unit, Change::Turn(Record::default()))?;
            self.set(unit, Change::Charge(None))?;
            self.set(unit, Change::Path(Path::default()))?;
            self.set(unit, Change::Idle(idle))?;
            for (class, idle) in idle_of {
                self.set(unit, Change::IdleOf { class, idle })?;
            }
            self.pay_debt(unit, last)?;
        }
        if self.state.initiative != [None; 2] {
            self.happen(Event::Initiative { rolled: [None; 2] })?;
        }
        if self.state.side_a.is_some() {
            self.happen(Event::SideA { side: None })?;
        }
        Ok(())
    }

    /// An idle turn pays one Move phase of a manoeuvre; when all are paid the
    /// unit is shaken no longer (F-7.27, D-124).
    fn pay_debt(&mut self, unit: UnitRef, last: Record) -> Result<(), Misfit> {
        let live = self.live(unit)?;
        let (debt, shaken) = (live.debt, matches!(live.morale, Morale::Shaken { .. }));
        if debt == 0 || last.moved != Moved::Stood {
            return Ok(());
        }
        self.set(unit, Change::Debt(debt - 1))?;
        if debt == 1 && shaken {
            self.set(unit, Change::Morale(Morale::Good))?;
        }
        Ok(())
    }

    /// What is owed in a step as it begins.
    pub(super) fn begin(&mut self, step: Step) -> Result<(), Misfit> {
        match step {
            Step::SetUp => {
                self.draw_up_wagons()?;
                self.owe_pay()
            }
            Step::Initiative => {
                self.owe(Duty::Initiative { side: 0 })?;
                self.owe(Duty::Initiative { side: 1 })
            }
            Step::Recoils => self.owe_each(|live| live.recoils, |unit| Duty::Recoil { unit }),
            Step::RallyTests => self.owe_rally_tests(),
            Step::Flight => {
                self.owe_each(UnitState::routs, |unit| Duty::Flee { unit, half: false })?;
                self.owe_each(|live| live.pursuit.is_some(), |unit| Duty::Pursue { unit })
            }
            Step::Returns => {
                // Pursuers that crashed in may have fought already (D-115).
                self.owe_danger()?;
                self.owe_loser_tests()?;
                self.owe_returns()
            }
            Step::FriendTests => {
                self.break_the_shattered()?;
                self.owe_friend_tests()
            }
            Step::AnswersB => self.owe_answers(1 - self.state.side_a.unwrap_or(0).min(1)),
            Step::AnswersA => self.owe_answers(self.state.side_a.unwrap_or(0)),
            Step::FireTests => {
                self.owe_danger()?;
                self.owe_fire_tests()
            }
            Step::Completions => {
                self.break_the_shattered()?;
                self.owe_completions()
            }
            Step::Recovery => self.recover_all(),
            Step::ChargesA | Step::ChargesB | Step::MovesA | Step::MovesB | Step::Fire => Ok(()),
            Step::Rounds => {
                self.new_round()?;
                self.owe_rounds()
            }
            Step::LoserTests => {
                self.pursue_the_caught()?;
                self.owe_danger()?;
                self.owe_loser_tests()
            }
        }
    }

    /// Routers who were ridden into after they broke are pursued as those who
    /// broke in contact are, once the round is over (F-7.57).
    fn pursue_the_caught(&mut self) -> Result<(), Misfit> {
        for unit in self.everyone() {
            if self.live(unit)?.routs() {
                self.pursued(unit)?;
            }
        }
        Ok(())
    }

    /// Every unit on the table for which it holds owes something.
    pub(super) fn owe_each(
        &mut self,
        holds: impl Fn(&UnitState) -> bool,
        duty: impl Fn(UnitRef) -> Duty,
    ) -> Result<(), Misfit> {
        for unit in self.everyone() {
            if holds(self.live(unit)?) {
                self.owe(duty(unit))?;
            }
        }
        Ok(())
    }

    /// The unpaid are asked before the first turn (F-2.63).
    fn owe_pay(&mut self) -> Result<(), Misfit> {
        const UNPAID: ClauseId = ClauseId::new("F-2.63");
        for unit in self.everyone() {
            if self.unit(unit)?.pay == Pay::Unpaid && UNPAID.stands() {
                self.owe(Duty::Pay { unit })?;
            }
        }
        Ok(())
    }

    /// Whether the unit would have to take the test, by what the desk knows.
    pub(super) fn is_due(&self, unit: UnitRef, test: Test) -> bool {
        if self.takes_no_tests(unit) {
            return false;
        }
        let facts = self.table().known(unit, Facts::none(test), &[]);
        self.table().tester(unit).is_some_and(|tester| {
            matches!(reaction(&tester, &facts, self.rules), Verdict::Rolls(_))
        })
    }

    /// Routers who may rally, and pursuers who may halt (F-8.03, F-8.11).
    fn owe_rally_tests(&mut self) -> Result<(), Misfit> {
        /// Routers in contact may rally as others may.
        const IN_CONTACT: ClauseId = ClauseId::new("F-7.55");
        for unit in self.everyone() {
            if !IN_CONTACT.stands() && !self.live(unit)?.contacts.is_empty() {
                continue;
            }
            let test = if self.live(unit)?.routs() {
                Test::Rally
            } else if self.live(unit)?.pursuit.is_some() {
                Test::HaltPursuit
            } else {
                continue;
            };
            if self.is_due(unit, test) {
                self.owe(Duty::Test { unit, test })?;
            }
        }
        Ok(())
    }

    /// Pursuers who left the table wait a full turn and then test to return
    /// (F-7.29, D-106).
    fn owe_returns(&mut self) -> Result<(), Misfit> {
        const WAITS: ClauseId = ClauseId::new("F-7.29");
        let turn = self.state.now.turn;
        let wait = self.rules.play.away.turns;
        let units: Vec<UnitRef> = self.state.units.keys().copied().collect();
        for unit in units {
            if let Place::Away { since } = self.live(unit)?.place {
                let test = Test::HaltPursuit;
                let waited = WAITS.stands() && turn >= since.saturating_add(wait);
                if waited && self.is_due(unit, test) {
                    self.owe(Duty::Test { unit, test })?;
                }
            }
        }
        Ok(())
    }

    /// Every unit of a side on which somebody routed this turn may have seen
    /// it; each tests once a turn (F-8.43).
    pub(super) fn owe_friend_tests(&mut self) -> Result<(), Misfit> {
        let routed: Vec<UnitRef> = (self.state.units.iter())
            .filter_map(|(unit, live)| live.turn.routed.then_some(*unit))
            .collect();
        for unit in self.everyone() {
            let live = self.live(unit)?;
            let others = |friend: &&UnitRef| friend.side == unit.side && **friend != unit;
            let any = routed.iter().any(|friend| others(&friend));
            let tests = !live.routs() && !live.turn.saw_rout;
            if any && tests && self.minds(unit, &routed) && !self.takes_no_tests(unit) {
                let test = Test::FriendRouting;
                self.owe(Duty::Test { unit, test })?;
            }
        }
        Ok(())
    }

    /// Whether the unit would test if it saw all of these rout: some it ignores
    /// (F-8.44).
    fn minds(&self, unit: UnitRef, routed: &[UnitRef]) -> bool {
        let friends = |friend: &&UnitRef| friend.side == unit.side && **friend != unit;
        let saw: Vec<UnitRef> = routed.iter().filter(friends).copied().collect();
        let table = self.table();
        let facts = table.known(unit, Facts::none(Test::FriendRouting), &saw);
        table.tester(unit).is_some_and(|tester| {
            let ignored = matches!(
                reaction(&tester, &facts, self.rules),
                Verdict::NotDue(Reason::FriendsIgnored)
            );
            !ignored
        })
    }

    /// What a test brings about beyond the unit itself.
    pub(super) fn after_test(
        &mut self,
        unit: UnitRef,
        test: Test,
        outcome: Outcome,
    ) -> Result<(), Misfit> {
        if test == Test::Charge {
            self.after_charge_test(unit, outcome)?;
        }
        let step = self.state.now.step;
        let under_fire = [Step::FireTests, Step::Completions].contains(&step);
        if outcome == Outcome::Routs && step == Step::FriendTests {
            // A new rout is seen by those who have not tested (F-6.15).
            self.owe_friend_tests()
        } else if outcome == Outcome::Routs && under_fire {
            // Who breaks under fire makes half a rout move at once (F-6.11).
            self.owe(Duty::Flee { unit, half: true })
        } else if outcome == Outcome::KeepsPursuing && self.live(unit)?.charges_after_gone() {
            // A charger that does not halt runs on (F-6.12).
            self.owe(Duty::Complete { unit })
        } else {
            Ok(())
        }
    }
}

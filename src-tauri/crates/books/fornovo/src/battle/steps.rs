//! Section 6 in play: a step ends and the next begins.

use drumhead_words::play::UnitRef;

use super::act::Act;
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
            words: self.words,
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
        }
        if self.state.initiative != [None; 2] {
            self.happen(Event::Initiative { rolled: [None; 2] })?;
        }
        if self.state.side_a.is_some() {
            self.happen(Event::SideA { side: None })?;
        }
        Ok(())
    }

    /// The Move phase is over: each unit that was idle in it has paid for one Move phase of its
    /// manoeuvre.
    pub(super) fn pay_debts(&mut self) -> Result<(), Misfit> {
        let units: Vec<UnitRef> = self.state.units.keys().copied().collect();
        units.into_iter().try_for_each(|unit| self.pay_debt(unit))
    }

    /// An idle Move phase pays for one Move phase of a manoeuvre. A unit that has paid for all of
    /// them is shaken no longer (F-7.27, D-124).
    fn pay_debt(&mut self, unit: UnitRef) -> Result<(), Misfit> {
        let live = self.live(unit)?;
        let (debt, shaken) = (live.debt, matches!(live.morale, Morale::Shaken { .. }));
        if debt == 0 || live.turn.moved != Moved::Stood {
            return Ok(());
        }
        self.set(unit, Change::Debt(debt - 1))?;
        if debt == 1 && shaken {
            self.set(unit, Change::Morale(Morale::Good))?;
        }
        Ok(())
    }

    /// What happens of itself as a step begins.
    pub(super) fn begin(&mut self, step: Step) -> Result<(), Misfit> {
        match step {
            Step::SetUp => self.draw_up_wagons(),
            Step::AnswersB | Step::AnswersA => {
                let side = step.answering_side(self.state.side_a);
                side.map_or(Ok(()), |side| self.snipers_are_reached(side))
            }
            Step::FriendTests | Step::Completions => self.break_the_shattered(),
            Step::Rounds => self.new_round(),
            Step::LoserTests => self.pursue_the_caught(),
            Step::Recovery => self.recover_all(),
            Step::Initiative
            | Step::Recoils
            | Step::RallyTests
            | Step::Flight
            | Step::Returns
            | Step::ChargesA
            | Step::ChargesB
            | Step::MovesA
            | Step::MovesB
            | Step::Fire
            | Step::FireTests => Ok(()),
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
}

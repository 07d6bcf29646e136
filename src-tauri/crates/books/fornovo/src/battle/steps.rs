//! Section 6 in play: a step ends and the next one begins.

use super::prelude::*;

written! {
    /// A step began.
    pub struct Began {
        /// The turn and the step.
        pub now: Moment,
    }

    /// A phase ended: its counts are reset.
    pub struct PhaseEnded {}

    /// A turn ended: the records of this turn become the records of the last turn.
    pub struct TurnEnded {}
}

impl Fact<Fornovo> for Began {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.now = self.now;
        battle.state.begin_step();
        Ok(())
    }

    fn log(&self, _: &Battle) -> Vec<Line> {
        let step = self.now.step;
        let line = line("log.began")
            .with("turn", self.now.turn)
            .with("phase", message(format!("phase.{}", step.phase().id())))
            .with("step", message(format!("step.{}.label", step.id())));
        vec![step.clause().into_iter().fold(line, Line::by)]
    }
}

impl Fact<Fornovo> for PhaseEnded {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        for state in battle.state.units.values_mut().filter(|it| it.on_table()) {
            state.turn.lost_in_phase = 0;
            state.turn.general_rolled = false;
        }
        Ok(())
    }
}

unit_facts! {
    /// A unit was idle in a Move phase, and paid one phase of its movement debt (F-7.27).
    DebtPaid |state| state.debt = state.debt.saturating_sub(1);
}

impl Fact<Fornovo> for TurnEnded {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle
            .state
            .units
            .values_mut()
            .for_each(UnitState::end_turn);
        battle.state.initiative = [None; 2];
        battle.state.side_a = None;
        Ok(())
    }
}

impl UnitState {
    /// Whether this Move phase counts against the unit's movement debt: the unit was idle (F-7.27).
    fn pays_debt(&self) -> bool {
        self.debt > 0 && self.turn.moved == Moved::Stood
    }

    /// Whether the unit pays the last of its debt and so is no longer shaken (D-124).
    fn has_paid(&self) -> bool {
        self.pays_debt() && self.debt == 1 && matches!(self.morale, Morale::Shaken { .. })
    }

    /// Ends a turn.
    fn end_turn(&mut self) {
        let moved = u8::from(self.turn.moved != Moved::Stood);
        let longer = |idle: IdleGuns| IdleGuns {
            turns: idle.turns.saturating_add(1),
            moved: idle.moved.saturating_add(moved),
        };
        for fired in &mut self.fired_guns {
            fired.since = Some(fired.since.map_or_else(IdleGuns::default, longer));
        }
        // Weapons laid down are lost when the unit leaves its place (F-10.28).
        if !self.turn.stayed() {
            self.dropped.leave_laid();
        }
        self.last = std::mem::take(&mut self.turn);
        self.shot_in_charge.clear();
        self.charge = None;
        self.path = Path::default();
    }
}

impl Resolver<'_> {
    /// Routs shattered units at the end of every phase (F-5.06), unless they routed in an earlier
    /// step.
    pub(super) fn end_phase(&mut self) -> Result<(), BadFact> {
        self.break_shattered_units()?;
        self.add(PhaseEnded {})
    }

    pub(super) fn turn_over(&mut self) -> Result<(), BadFact> {
        self.add(TurnEnded {})
    }

    /// Ends the Move phase: each unit that was idle in it pays one phase of its movement debt.
    pub(super) fn pay_debts(&mut self) -> Result<(), BadFact> {
        let units = self.battle.state.units.iter();
        let idle: Vec<_> = units
            .filter(|(_, state)| state.pays_debt())
            .map(|(unit, state)| (*unit, state.has_paid()))
            .collect();
        for (unit, last) in idle {
            self.change(unit, DebtPaid { unit })?;
            if last {
                self.set_morale(unit, Morale::Good)?;
            }
        }
        Ok(())
    }

    /// Applies automatic events at the beginning of a step.
    pub(super) fn begin(&mut self, step: Step) -> Result<(), BadFact> {
        if step.phase() == Phase::Combat {
            self.end_open_charges()?;
        }
        match step {
            Step::AnswersB | Step::AnswersA => {
                let side = step.answering_side(self.battle.state.side_a);
                side.map_or(Ok(()), |side| self.snipers_are_reached(side))
            }
            Step::FireTests => {
                let mut chargers = self.units_on_table().into_iter();
                chargers.try_for_each(|charger| self.shakes_in_ditch(charger))
            }
            Step::FriendTests | Step::Completions => self.break_shattered_units(),
            Step::Rounds => self.new_round(),
            Step::LoserTests => self.pursue_struck_units(),
            Step::Recovery => self.recover_all(),
            Step::SetUp
            | Step::Initiative
            | Step::Recoils
            | Step::RallyTests
            | Step::Flight
            | Step::Returns
            | Step::ChargesA
            | Step::ChargesB
            | Step::MovesA
            | Step::MovesB
            | Step::Fire => Ok(()),
        }
    }

    /// Ends the charges whose tests and moves were left undone: they do not reach contact (F-6.12).
    fn end_open_charges(&mut self) -> Result<(), BadFact> {
        for unit in self.units_on_table() {
            let charge = self.state(unit)?.charge;
            let open = |charge: Charge| match charge.stage {
                ChargeStage::Declared | ChargeStage::Passed | ChargeStage::TargetGone => true,
                ChargeStage::Failed | ChargeStage::Home => false,
            };
            if charge.is_some_and(open) {
                self.end_charge(unit)?;
            }
        }
        Ok(())
    }

    /// Once the round is over, lets enemies pursue units that routed and were then struck, as if
    /// these had routed in contact (F-7.57).
    fn pursue_struck_units(&mut self) -> Result<(), BadFact> {
        for unit in self.units_on_table() {
            if self.state(unit)?.routs() {
                self.pursued(unit)?;
            }
        }
        Ok(())
    }
}

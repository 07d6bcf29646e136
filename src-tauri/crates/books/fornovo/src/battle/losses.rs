//! Figures and models are lost (F-1.08, F-5.05).

use super::prelude::*;
use crate::army::{Model, Models};
use crate::interpretations::ThinFormation;

written! {
    /// A unit lost figures.
    pub struct FiguresLost {
        /// The unit.
        pub unit: UnitRef,
        /// Figures left, by group.
        pub left: Vec<u32>,
    }

    /// A unit lost models.
    pub struct ModelsLost {
        /// The unit.
        pub unit: UnitRef,
        /// Models left.
        pub left: Models,
    }
}

impl Fact<Fornovo> for FiguresLost {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = battle.state.unit_mut(self.unit)?;
        if self.left.len() != state.groups.len() {
            let value = format!("{:?}", self.left);
            let field = "figures";
            return Err(BadFact::BadValue { field, value });
        }
        let before = state.figures();
        state.groups.clone_from(&self.left);
        let lost = before.saturating_sub(state.figures());
        let in_phase = &mut state.turn.lost_in_phase;
        *in_phase = in_phase.saturating_add(lost);
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let left = self.left.iter().copied().fold(0, u32::saturating_add);
        let figures = state_of(before, self.unit).map_or(left, UnitState::figures);
        let line = unit_line("log.figures", self.unit).with("before", figures);
        vec![line.with("left", left).tone(Tone::Bad).by(LOSSES)]
    }

    fn report(&self, before: &Battle, events: &mut ReportEvents) {
        events.lost_figures(before, self.unit, &self.left);
    }
}

impl Fact<Fornovo> for ModelsLost {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.unit_mut(self.unit)?.models = self.left;
        Ok(())
    }

    /// Returns the log lines. Limbers have no line, because unlimbering removes limbers too.
    fn log(&self, before: &Battle) -> Vec<Line> {
        let was = state_of(before, self.unit).map_or(self.left, |state| state.models);
        let lost = |model: &Model| {
            let gone = was.count(*model).checked_sub(self.left.count(*model))?;
            let what = message(format!("model.{}", model.id()));
            let line = || message("log.models_lost").with("n", gone);
            (gone > 0).then(|| line().with("what", what))
        };
        let others = Model::ALL.iter().filter(|model| **model != Model::Limber);
        let lost: Vec<Message> = others.filter_map(lost).collect();
        if lost.is_empty() {
            return Vec::new();
        }
        // Ballshot wrecks wagons. Hits on guns have their own table.
        let wagons = self.left.war_wagon < was.war_wagon;
        let clause = if wagons { WAGONS } else { GUN_HITS };
        let line = unit_line("log.models", self.unit).with("models", Value::List(lost, ", "));
        vec![line.tone(Tone::Bad).by(clause)]
    }

    fn report(&self, before: &Battle, events: &mut ReportEvents) {
        events.lost_models(before, self.unit, &self.left);
    }
}

impl Resolver<'_> {
    /// Removes these figures, by group (F-1.08). A unit that has lost half its figures is exhausted
    /// (F-5.05); a unit without figures is destroyed.
    pub(super) fn lose(&mut self, unit: UnitRef, figures: &[u32]) -> Result<(), BadFact> {
        let groups = self.state(unit)?.groups.iter().enumerate();
        let lost = |group: usize| figures.get(group).copied().unwrap_or(0);
        let left: Vec<u32> = groups
            .map(|(group, left)| left.saturating_sub(lost(group)))
            .collect();
        if left == self.state(unit)?.groups {
            return Ok(());
        }
        self.add(FiguresLost { unit, left })?;
        self.wear(unit)?;
        self.thins(unit)
    }

    /// Applies interpretation D-233, which decides whether losses that leave a unit in an illegal
    /// formation disorder it (F-2.11, F-5.02).
    fn thins(&mut self, unit: UnitRef) -> Result<(), BadFact> {
        let state = self.state(unit)?;
        let already = state.disorder.map(|disorder| disorder.cause);
        let in_rows = state.on_table() && !state.routs() && !state.square;
        let losses = self.rules.choices.thin_formation == ThinFormation::LossesToo;
        if losses && in_rows && already != Some(DisorderCause::Formation) {
            self.form_up(unit)?;
        }
        Ok(())
    }

    /// Exhausts or destroys the unit if its losses require it.
    fn wear(&mut self, unit: UnitRef) -> Result<(), BadFact> {
        let state = self.state(unit)?;
        if state.start > 0 && state.figures() == 0 {
            let why = Gone::Destroyed;
            return self.leave(unit, Place::Gone { why });
        }
        match self.position().exhausted(state) {
            true => self.disorder(unit, DisorderCause::Exhausted),
            false => Ok(()),
        }
    }

    /// Sets the unit's models.
    pub(super) fn set_models(&mut self, unit: UnitRef, left: Models) -> Result<(), BadFact> {
        self.change(unit, ModelsLost { unit, left })
    }
}

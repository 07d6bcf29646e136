//! The normal move of a unit: of its figures, and of the guns and wagons that move with them
//! (F-7.01 to F-7.11).

use drumhead_vocabulary::Length;
use drumhead_vocabulary::play::UnitRef;

use super::position::Position;
use super::state::*;
use crate::army::{FigureScale, Kind, Model};
use crate::movement::{Figures, Move, figures_move, model_move};
use crate::tables::Rules;

impl Position<'_> {
    /// Returns the move of the unit's figures: mounted or on foot, with or without stakes. For
    /// artillery, returns the move of its gunners without guns.
    pub(super) fn figures_pace(&self, unit: UnitRef) -> Option<Move> {
        self.paces(unit, figures_move)
    }

    /// Returns the slowest move of the unit's figures; `measure` gives the move of each group.
    pub(super) fn paces(
        &self,
        unit: UnitRef,
        measure: fn(Figures, FigureScale, &Rules) -> Move,
    ) -> Option<Move> {
        let (bought, state) = self.unit(unit)?;
        let with_figures = bought.groups.iter().zip(&state.groups);
        with_figures
            .filter(|(_, left)| **left > 0)
            .map(|(group, _)| {
                let figures = Figures {
                    mounted: self.mount(unit),
                    armour: group.armour,
                    gunner: group.gunner,
                    barded: group.barded,
                    stakes: state.stakes == Stakes::Carried,
                };
                measure(figures, self.setup.scale, self.rules)
            })
            .reduce(|a, b| Move {
                normal: a.normal.min(b.normal),
                charge: a.charge.min(b.charge),
            })
    }

    /// Returns the unit's normal move: the move of its slowest figures, guns or wagons. Gunners
    /// that left their guns and wagons move alone.
    pub(super) fn normal_move(&self, unit: UnitRef) -> Option<Length> {
        let figures = self.figures_pace(unit).map(|pace| pace.normal);
        let models = self.models_pace(unit);
        figures.into_iter().chain(models).min()
    }

    /// Returns the move of the slowest model that moves with the unit; `None` if none does.
    fn models_pace(&self, unit: UnitRef) -> Option<Length> {
        let (bought, state) = self.unit(unit)?;
        let transport = self.transport(unit)?;
        let guns = bought.kind == Kind::Artillery;
        if guns && state.crew == Crew::Away {
            return None;
        }
        let moves = |model: Model| model_move(model, self.setup.scale, self.rules);
        let models = Model::ALL.into_iter().filter_map(|model| {
            let drawn = transport.drawn(model).then(|| moves(model).limbered);
            let manhandled = guns && transport.manhandled.count(model) > 0;
            drawn
                .into_iter()
                .chain(manhandled.then(|| moves(model).manhandled))
                .min()
        });
        models.min()
    }

    /// Returns the part of the unit's normal move that is left this turn.
    pub(super) fn left_of_move(&self, unit: UnitRef) -> Length {
        let full_move = self.normal_move(unit).unwrap_or(Length::ZERO);
        let state = self.state.units.get(&unit);
        let spent = state.map_or(Length::ZERO, |state| state.turn.spent);
        full_move.minus(spent).max(Length::ZERO)
    }
}

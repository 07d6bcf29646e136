//! A unit that moves leaves its stakes and guns behind, and is no longer in square (F-2.65, F-7.17,
//! F-8.18).

use super::prelude::*;
use crate::army::{Kind, Model};

written! {
    /// A unit left its planted stakes, or lost its stakes.
    pub struct StakesChanged {
        /// The unit.
        pub unit: UnitRef,
        /// The unit's stakes.
        pub stakes: Stakes,
    }

    /// Gunners left their guns and wagons, or returned to them.
    pub struct CrewMoved {
        /// The unit.
        pub unit: UnitRef,
        /// The place of the gunners.
        pub crew: Crew,
    }

    /// A unit is no longer in square.
    pub struct SquareBroken {
        /// The unit.
        pub unit: UnitRef,
    }
}

impl Fact<Fornovo> for StakesChanged {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.unit_mut(self.unit)?.stakes = self.stakes;
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let had = |state: &UnitState| state.stakes != Stakes::None;
        let line = match self.stakes {
            Stakes::None if state_of(before, self.unit).is_ok_and(had) => {
                unit_line("log.stakes_lost", self.unit).tone(Tone::Warn)
            }
            Stakes::Left => unit_line("log.stakes_left", self.unit),
            Stakes::None | Stakes::Carried | Stakes::Planted => return Vec::new(),
        };
        vec![line.by(STAKES)]
    }
}

impl Fact<Fornovo> for CrewMoved {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.unit_mut(self.unit)?.crew = self.crew;
        Ok(())
    }

    fn log(&self, _: &Battle) -> Vec<Line> {
        let (key, tone) = match self.crew {
            Crew::Away => ("log.crew_away", Tone::Warn),
            Crew::AtGuns => ("log.crew_back", Tone::Plain),
        };
        vec![unit_line(key, self.unit).tone(tone).by(CREW)]
    }
}

impl Fact<Fornovo> for SquareBroken {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.unit_mut(self.unit)?.square = false;
        Ok(())
    }

    /// Returns no line if an order to leave square has its own line.
    fn log(&self, before: &Battle) -> Vec<Line> {
        let runs = |state: &UnitState| state.square && (state.routs() || state.pursuit.is_some());
        let runs = state_of(before, self.unit).is_ok_and(runs);
        let line = runs.then(|| unit_line("log.square_gone", self.unit));
        line.map(|it| it.tone(Tone::Warn).by(RUNS))
            .into_iter()
            .collect()
    }
}

impl Resolver<'_> {
    fn has_stakes(&mut self, unit: UnitRef, stakes: Stakes) -> Result<(), BadFact> {
        self.change(unit, StakesChanged { unit, stakes })
    }

    /// Leaves the unit's planted stakes behind (F-2.65).
    pub(super) fn leave_stakes(&mut self, unit: UnitRef) -> Result<(), BadFact> {
        match self.state(unit)?.stakes {
            Stakes::Planted => self.has_stakes(unit, Stakes::Left),
            Stakes::None | Stakes::Carried | Stakes::Left => Ok(()),
        }
    }

    /// Turns a unit away from what was in front of it: planted stakes, and a feature behind which
    /// it stood. Only the players see its new front (F-2.65, D-271).
    pub(super) fn turns_away(&mut self, unit: UnitRef) -> Result<(), BadFact> {
        self.leave_stakes(unit)?;
        let behind = self.position().has_feature_in_front(unit);
        match behind {
            true => self.set_spot(unit, None),
            false => Ok(()),
        }
    }

    /// Removes the stakes of a unit that charges or evades: carried stakes are lost, planted stakes
    /// are left behind (F-2.65).
    pub(super) fn lose_stakes(&mut self, unit: UnitRef) -> Result<(), BadFact> {
        if self.state(unit)?.stakes == Stakes::Carried {
            self.has_stakes(unit, Stakes::None)?;
        }
        self.leave_stakes(unit)
    }

    /// Separates gunners that rout, evade, pursue or recoil from models that stay behind: the
    /// gunners move as skirmishing foot (F-7.16, F-7.17).
    pub(super) fn leave_guns(&mut self, unit: UnitRef) -> Result<(), BadFact> {
        let (bought, state) = (self.unit(unit)?, self.state(unit)?);
        let mut models = Model::ALL.iter();
        let has_models = models.any(|model| state.models.count(*model) > 0);
        let crew = Crew::Away;
        match bought.kind == Kind::Artillery && has_models {
            true => self.change(unit, CrewMoved { unit, crew }),
            false => Ok(()),
        }
    }

    /// Ends the square of a unit that routs or pursues: it re-forms in line (F-8.18, D-128).
    pub(super) fn breaks_square(&mut self, unit: UnitRef) -> Result<(), BadFact> {
        self.change(unit, SquareBroken { unit })
    }
}

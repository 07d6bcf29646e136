//! A battle played on with paper: what its rosters show, entered in one pass.

use drumhead_words::play::{Refusal, UnitRef};
use serde::{Deserialize, Serialize};

use super::super::army::{Model, Models};
use super::act::Act;
use super::event::{Change, Event};
use super::hand::{Correction, MoraleWord, PlaceWord};
use super::state::*;

/// A unit as its roster shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OnPaper {
    /// The unit.
    pub unit: UnitRef,
    /// Figures left, by group, in the order of the unit's groups.
    pub figures: Vec<u32>,
    /// Models left.
    pub models: Models,
    /// Its morale.
    pub morale: MoraleWord,
    /// Whether it is in disorder.
    pub disorder: bool,
    /// Where it is.
    pub place: PlaceWord,
}

impl OnPaper {
    /// The unit as it is on the desk.
    pub(super) fn now(unit: UnitRef, live: &UnitState) -> Self {
        Self {
            unit,
            figures: live.groups.clone(),
            models: live.models,
            morale: match live.morale {
                Morale::Good => MoraleWord::Good,
                Morale::Halted { .. } => MoraleWord::Halted,
                Morale::Shaken { .. } => MoraleWord::Shaken,
                Morale::Routed { .. } => MoraleWord::Routed,
            },
            disorder: live.disorder.is_some(),
            place: match live.place {
                Place::Table => PlaceWord::Table,
                Place::Away { .. } => PlaceWord::Away,
                Place::Gone { .. } => PlaceWord::Removed,
            },
        }
    }

    /// What must be set, its figures apart, to make the unit what it is on
    /// paper. What it is
    /// already is left alone: since when it has been so still counts.
    fn differences(&self, before: &Self) -> Vec<Correction> {
        let mut sets = Vec::new();
        if self.models != before.models {
            sets.push(Correction::Models { left: self.models });
        }
        if self.morale != before.morale {
            sets.push(Correction::Morale { to: self.morale });
        }
        if self.disorder != before.disorder {
            sets.push(Correction::Disorder { to: self.disorder });
        }
        if self.place != before.place {
            sets.push(Correction::Place { to: self.place });
        }
        sets
    }
}

impl Act<'_> {
    /// Sets many units by hand at once. A unit on the table of which nothing
    /// is left is destroyed (F-1.09).
    pub(super) fn enter_from_paper(&mut self, units: &[OnPaper]) -> Result<(), Refusal> {
        let mut changes = Vec::new();
        for now in units {
            let before = OnPaper::now(now.unit, self.live(now.unit)?);
            self.possible(now)?;
            let sets = now.differences(&before);
            let lost = now.figures != before.figures;
            if lost || !sets.is_empty() {
                changes.push((now, sets));
            }
        }
        let changed = changes.iter().map(|(now, _)| now.unit).collect();
        self.happen(Event::FromPaper { units: changed })?;
        for (now, sets) in changes {
            self.set(now.unit, Change::Groups(now.figures.clone()))?;
            for set in &sets {
                self.put(now.unit, set)?;
            }
            self.count_anew(now.unit)?;
            let live = self.live(now.unit)?;
            let nothing = live.figures() == 0 && live.models == Models::default();
            if nothing && live.on_table() {
                let why = Gone::Destroyed;
                self.leave(now.unit, Place::Gone { why })?;
            }
        }
        Ok(())
    }

    /// Whether a unit can have so many figures and models left.
    fn possible(&self, now: &OnPaper) -> Result<(), Refusal> {
        let bought = self.unit(now.unit)?;
        if now.figures.len() != bought.groups.len() {
            let groups = bought.groups.len();
            return Err(Refusal::impossible(
                "no_such_group",
                format!("unit {} has {groups} groups", now.unit.unit),
            ));
        }
        for (left, group) in now.figures.iter().zip(&bought.groups) {
            if *left > group.count {
                return Err(Refusal::impossible(
                    "too_many_figures",
                    format!(
                        "a group of unit {} began with {} figures",
                        now.unit.unit, group.count
                    ),
                ));
            }
        }
        for model in Model::ALL {
            let began = bought.models.count(model);
            if now.models.count(model) > began {
                return Err(Refusal::impossible(
                    "too_many_models",
                    format!("unit {} began with {began} of them", now.unit.unit),
                ));
            }
        }
        Ok(())
    }
}

//! The part of an army that an edit affects, on which the edit is tried.

use std::collections::BTreeMap;

use drumhead_words::Points;

use super::super::army::*;
use super::super::edit::{Edit, edit};
use super::super::legality::problems;
use super::super::points::bill;
use super::super::problems::{Problem, Severity, Subject};
use super::super::tables::Rules;

/// The problems of an army, counted.
#[derive(Debug, Default)]
struct Tally {
    /// The number of each problem.
    each: BTreeMap<(Subject, &'static str), usize>,
    /// The number of illegal problems.
    grave: usize,
}

impl Tally {
    fn of(complaints: &[Problem]) -> Self {
        let mut tally = Self::default();
        for problem in complaints {
            let key = (problem.subject, problem.fault.key());
            *tally.each.entry(key).or_default() += 1;
            tally.grave += usize::from(problem.fault.severity() == Severity::Breach);
        }
        tally
    }

    /// The number of this problem.
    fn count(&self, problem: &Problem) -> usize {
        let key = (problem.subject, problem.fault.key());
        self.each.get(&key).copied().unwrap_or_default()
    }
}

/// The result of an edit.
#[derive(Debug)]
pub(super) struct Outcome {
    total: Points,
    complaints: Tally,
}

/// An army, or the part of one that an edit affects.
#[derive(Debug)]
pub(super) struct Stage {
    army: Army,
    /// The limit minus the price of the parts of the army that are not here. It may be
    /// negative, which an army's own limit cannot be.
    limit: Option<Points>,
    total: Points,
    complaints: Tally,
}

impl Stage {
    /// The whole army.
    pub(super) fn of_army(army: &Army, rules: &Rules) -> Self {
        Self::new(army.clone(), rules, |_| army.limit)
    }

    /// The generals and contingents of an army with this price.
    pub(super) fn of_staff(army: &Army, rules: &Rules, total: Points) -> Self {
        let staff = Army {
            contingents: army.contingents.clone(),
            generals: army.generals.clone(),
            ..bare(army)
        };
        Self::new(staff, rules, |here| {
            army.limit.map(|limit| limit - (total - here))
        })
    }

    /// One unit of an army with this price, with its general and its contingent; none if
    /// the army has no such unit. Whether the army is supplied as a whole depends on the
    /// others: one unit with another supply represents them all.
    pub(super) fn of_unit(
        army: &Army,
        rules: &Rules,
        total: Points,
        number: UnitNumber,
    ) -> Option<Self> {
        let unit = army.unit(number)?;
        let otherwise = army
            .units
            .iter()
            .find(|other| other.unsupplied != unit.unsupplied);
        let units: Vec<_> = [Some(unit), otherwise]
            .into_iter()
            .flatten()
            .cloned()
            .collect();
        let with = |general: &&General| units.iter().any(|unit| unit.general == Some(general.id));
        let generals: Vec<_> = army.generals.iter().filter(with).cloned().collect();
        let theirs = |contingent: &&Contingent| {
            units.iter().any(|unit| unit.contingent == contingent.id)
                || generals
                    .iter()
                    .any(|general| general.contingent == contingent.id)
        };
        let contingents = army.contingents.iter().filter(theirs).cloned().collect();
        let part = Army {
            contingents,
            generals,
            units,
            ..bare(army)
        };
        let limit = |here| army.limit.map(|limit| limit - (total - here));
        Some(Self::new(part, rules, limit))
    }

    fn new(army: Army, rules: &Rules, limit: impl FnOnce(Points) -> Option<Points>) -> Self {
        let total = bill(&army, rules).total;
        let mut stage = Self {
            limit: limit(total),
            army,
            total,
            complaints: Tally::default(),
        };
        stage.complaints = stage.judged(stage.army.clone(), rules, total);
        stage
    }

    fn judged(&self, mut army: Army, rules: &Rules, total: Points) -> Tally {
        army.limit = self.limit;
        Tally::of(&problems(&army, rules, total))
    }

    /// The result of an edit; none if it cannot be carried out.
    pub(super) fn after(&self, candidate: &Edit, rules: &Rules) -> Option<Outcome> {
        let mut fixed = self.army.clone();
        edit(&mut fixed, candidate).ok()?;
        // An interpretation changes the rules themselves.
        let changed = (fixed.readings != self.army.readings)
            .then(|| Rules::new(&fixed.readings))
            .transpose()
            .ok()?;
        let rules = changed.as_ref().unwrap_or(rules);
        let total = bill(&fixed, rules).total;
        // Only a fix for the whole army may change the army's limit.
        let complaints = if fixed.limit == self.army.limit {
            self.judged(fixed, rules, total)
        } else {
            Tally::of(&problems(&fixed, rules, total))
        };
        Some(Outcome { total, complaints })
    }

    /// The change in the army's price after an edit, if the edit solved the problem and
    /// caused no new one.
    pub(super) fn fixed(&self, outcome: &Outcome, problem: &Problem) -> Option<Points> {
        let most_grave = match problem.fault.severity() {
            Severity::Breach => self.complaints.grave.saturating_sub(1),
            Severity::Warning => self.complaints.grave,
        };
        let gone = outcome.complaints.count(problem) < self.complaints.count(problem);
        let fixed = gone && outcome.complaints.grave <= most_grave;
        fixed.then(|| outcome.total - self.total)
    }

    /// The number of its units.
    #[cfg(test)]
    pub(super) fn units(&self) -> usize {
        self.army.units.len()
    }
}

/// The army's scale, year and interpretations, without everything else.
fn bare(army: &Army) -> Army {
    Army {
        scale: army.scale,
        year: army.year,
        readings: army.readings.clone(),
        contingents: Vec::new(),
        ..Army::default()
    }
}

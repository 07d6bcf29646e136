//! The part of an army that an edit affects, on which the edit is tried.

use std::collections::BTreeMap;

use drumhead_vocabulary::Points;

use crate::army::*;
use crate::edit::{Edit, edit};
use crate::legality::problems;
use crate::points::bill;
use crate::problems::{Problem, Severity, Subject};
use crate::tables::Rules;

/// The counts of an army's problems.
#[derive(Debug, Default)]
struct Tally {
    /// The number of occurrences of each problem.
    each: BTreeMap<(Subject, &'static str), usize>,
    /// The number of problems that make the army illegal.
    grave: usize,
}

impl Tally {
    fn of(problems: &[Problem]) -> Self {
        let mut tally = Self::default();
        for problem in problems {
            let key = (problem.subject, problem.fault.key());
            *tally.each.entry(key).or_default() += 1;
            tally.grave += usize::from(problem.fault.severity() == Severity::Illegal);
        }
        tally
    }

    /// Returns the number of occurrences of this problem.
    fn count(&self, problem: &Problem) -> usize {
        let key = (problem.subject, problem.fault.key());
        self.each.get(&key).copied().unwrap_or_default()
    }
}

/// The result of an edit.
#[derive(Debug)]
pub(super) struct Outcome {
    total: Points,
    problems: Tally,
}

/// An army, or the part of one that an edit affects.
#[derive(Debug)]
pub(super) struct Stage {
    army: Army,
    /// The points limit, less the price of the parts of the army that are not in the stage. It may
    /// be negative, unlike an army's own limit.
    limit: Option<Points>,
    total: Points,
    problems: Tally,
}

impl Stage {
    /// Builds the stage of a whole army.
    pub(super) fn of_army(army: &Army, rules: &Rules) -> Self {
        Self::new(army.clone(), rules, |_| army.limit)
    }

    /// Builds the stage of the generals and contingents of an army that costs `total`.
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

    /// Builds the stage of one unit with its general and contingent, from an army that costs
    /// `total`; `None` if the army does not contain the unit. Whether the unit's supply is legal
    /// depends on the other units, so the stage also contains one unit with different supply, if
    /// there is one.
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
            problems: Tally::default(),
        };
        stage.problems = stage.judged(stage.army.clone(), rules, total);
        stage
    }

    fn judged(&self, mut army: Army, rules: &Rules, total: Points) -> Tally {
        army.limit = self.limit;
        Tally::of(&problems(&army, rules, total))
    }

    /// Returns the result of an edit; `None` if the edit cannot be carried out.
    pub(super) fn after(&self, candidate: &Edit, rules: &Rules) -> Option<Outcome> {
        let mut fixed = self.army.clone();
        edit(&mut fixed, candidate).ok()?;
        // An edit that changes an interpretation also changes the rules by which the bill and the
        // problems are calculated.
        let changed = (fixed.interpretations != self.army.interpretations)
            .then(|| Rules::new(&fixed.interpretations))
            .transpose()
            .ok()?;
        let rules = changed.as_ref().unwrap_or(rules);
        let total = bill(&fixed, rules).total;
        // An edit may change the army's limit only if the stage is the whole army.
        let problems = if fixed.limit == self.army.limit {
            self.judged(fixed, rules, total)
        } else {
            Tally::of(&problems(&fixed, rules, total))
        };
        Some(Outcome { total, problems })
    }

    /// Returns the change in the army's price after an edit, if the edit solved the problem without
    /// adding other illegal problems.
    pub(super) fn fixed(&self, outcome: &Outcome, problem: &Problem) -> Option<Points> {
        let most_grave = match problem.fault.severity() {
            Severity::Illegal => self.problems.grave.saturating_sub(1),
            Severity::Warning => self.problems.grave,
        };
        let gone = outcome.problems.count(problem) < self.problems.count(problem);
        let fixed = gone && outcome.problems.grave <= most_grave;
        fixed.then(|| outcome.total - self.total)
    }

    /// Returns the number of units in the stage.
    #[cfg(test)]
    pub(super) fn units(&self) -> usize {
        self.army.units.len()
    }
}

/// Returns an empty army with the scale, year and interpretations of this army.
fn bare(army: &Army) -> Army {
    Army {
        scale: army.scale,
        year: army.year,
        interpretations: army.interpretations.clone(),
        contingents: Vec::new(),
        ..Army::default()
    }
}

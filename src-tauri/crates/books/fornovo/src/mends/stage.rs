//! As much of an army as an edit touches, for the edit to be tried on.

use std::collections::BTreeMap;

use drumhead_words::Points;

use super::super::army::*;
use super::super::breach::{Breach, Severity, Subject};
use super::super::edit::{Edit, edit};
use super::super::legality::breaches;
use super::super::points::bill;
use super::super::tables::Rules;

/// The complaints about an army, counted.
#[derive(Debug, Default)]
struct Tally {
    /// How often each complaint stands.
    each: BTreeMap<(Subject, &'static str), usize>,
    /// How many breaches there are.
    grave: usize,
}

impl Tally {
    fn of(complaints: &[Breach]) -> Self {
        let mut tally = Self::default();
        for breach in complaints {
            let key = (breach.subject, breach.fault.key());
            *tally.each.entry(key).or_default() += 1;
            tally.grave += usize::from(breach.fault.severity() == Severity::Breach);
        }
        tally
    }

    /// How often this very complaint stands.
    fn count(&self, breach: &Breach) -> usize {
        let key = (breach.subject, breach.fault.key());
        self.each.get(&key).copied().unwrap_or_default()
    }
}

/// What came of an edit.
#[derive(Debug)]
pub(super) struct Outcome {
    total: Points,
    complaints: Tally,
}

/// An army, or as much of one as an edit touches.
#[derive(Debug)]
pub(super) struct Stage {
    army: Army,
    /// What was agreed on, less what the part of the army costs that is not
    /// here. It may be less than nothing, so no army could hold it.
    limit: Option<Points>,
    total: Points,
    complaints: Tally,
}

impl Stage {
    /// The whole army.
    pub(super) fn of_army(army: &Army, rules: &Rules) -> Self {
        Self::new(army.clone(), rules, |_| army.limit)
    }

    /// The generals and contingents of an army that costs so much.
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

    /// One unit of an army that costs so much, with its general and its
    /// contingent; none if the army has no such unit. Whether the army is
    /// supplied as one depends on the others: one of them that is supplied
    /// otherwise stands for all that are.
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
        Tally::of(&breaches(&army, rules, total))
    }

    /// What comes of an edit; none where it cannot be carried out.
    pub(super) fn after(&self, candidate: &Edit, rules: &Rules) -> Option<Outcome> {
        let mut mended = self.army.clone();
        edit(&mut mended, candidate).ok()?;
        // A reading changes the rules themselves.
        let changed = (mended.readings != self.army.readings)
            .then(|| Rules::new(&mended.readings))
            .transpose()
            .ok()?;
        let rules = changed.as_ref().unwrap_or(rules);
        let total = bill(&mended, rules).total;
        // Only the whole army knows what was agreed on as it stands, and
        // may agree on something else.
        let complaints = if mended.limit == self.army.limit {
            self.judged(mended, rules, total)
        } else {
            Tally::of(&breaches(&mended, rules, total))
        };
        Some(Outcome { total, complaints })
    }

    /// What the army costs more or less after what came of an edit, if that
    /// took the complaint away and brought no new breach.
    pub(super) fn mended(&self, outcome: &Outcome, breach: &Breach) -> Option<Points> {
        let most_grave = match breach.fault.severity() {
            Severity::Breach => self.complaints.grave.saturating_sub(1),
            Severity::Warning => self.complaints.grave,
        };
        let gone = outcome.complaints.count(breach) < self.complaints.count(breach);
        let mended = gone && outcome.complaints.grave <= most_grave;
        mended.then(|| outcome.total - self.total)
    }

    /// How many units it holds.
    #[cfg(test)]
    pub(super) fn units(&self) -> usize {
        self.army.units.len()
    }
}

/// The army's scale, year and readings, and nothing else of it.
fn bare(army: &Army) -> Army {
    Army {
        scale: army.scale,
        year: army.year,
        readings: army.readings.clone(),
        contingents: Vec::new(),
        ..Army::default()
    }
}

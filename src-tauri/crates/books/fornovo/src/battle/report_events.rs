//! The events of a phase, collected from its facts for the report.

use std::collections::{BTreeMap, BTreeSet};

use drumhead_vocabulary::count;
use drumhead_vocabulary::play::UnitRef;

use super::Battle;
use super::state::{Charge, ChargeStage, GeneralRef, Gone, Morale, UnitState};
use crate::army::Models;
use crate::reaction::{Outcome, Test};

/// The events of a phase.
#[derive(Debug, Default)]
pub struct ReportEvents {
    /// Units that were corrected by hand.
    pub(super) corrected: BTreeSet<UnitRef>,
    pub(super) volleys: Vec<Shot>,
    pub(super) losses: BTreeMap<UnitRef, Loss>,
    pub(super) charges: Vec<Charged>,
    pub(super) evaded: Vec<UnitRef>,
    pub(super) squares: Vec<UnitRef>,
    pub(super) tests: Vec<(UnitRef, Test, Outcome)>,
    /// Units that tested to halt after their charge lost its target.
    pub(super) after_charge: BTreeSet<UnitRef>,
    /// Changes in units' morale: the severity before the phase, and the morale now.
    pub(super) morale: BTreeMap<UnitRef, (u8, Morale)>,
    /// Units that routed because they were shattered.
    pub(super) shattered: BTreeSet<UnitRef>,
    pub(super) gone: Vec<(UnitRef, Gone)>,
    pub(super) away: Vec<UnitRef>,
    /// Generals lost, with the unit of each.
    pub(super) fallen: Vec<(GeneralRef, Option<UnitRef>)>,
    pub(super) safe: Vec<GeneralRef>,
    /// Pairs of units that fought, the unit of side 0 first.
    pub(super) fights: BTreeSet<(UnitRef, UnitRef)>,
    /// Units that were hit, each with the enemy that hit it or that was in contact when it suffered
    /// losses.
    pub(super) blows: BTreeSet<(UnitRef, UnitRef)>,
    pub(super) pursuits: Vec<(UnitRef, UnitRef)>,
    pub(super) moved: BTreeSet<UnitRef>,
    pub(super) disordered: BTreeSet<UnitRef>,
}

/// A volley.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shot {
    pub(super) unit: UnitRef,
    pub(super) target: UnitRef,
    pub(super) hits: u32,
}

/// A unit's losses.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Loss {
    /// The number of figures before the phase.
    pub(super) figures_before: u32,
    pub(super) figures: u32,
    pub(super) guns: u32,
}

/// A charge that was declared.
#[derive(Clone, Copy, Debug)]
pub(super) struct Charged {
    pub(super) unit: UnitRef,
    pub(super) target: UnitRef,
    pub(super) counter: bool,
}

/// The losses of a side in a turn.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Toll {
    pub(super) figures: u32,
    pub(super) guns: u32,
    pub(super) generals: u32,
    pub(super) routs: u32,
}

impl Toll {
    /// Adds the events of a phase to one side's losses.
    pub(super) fn add(&mut self, events: &ReportEvents, side: u8) {
        for (unit, loss) in &events.losses {
            if unit.side == side {
                self.figures = self.figures.saturating_add(loss.figures);
                self.guns = self.guns.saturating_add(loss.guns);
            }
        }
        let fallen = events.fallen.iter().filter(|(it, _)| it.side == side);
        self.generals = self.generals.saturating_add(count(fallen.count()));
        let routs = events.broken().filter(|unit| unit.side == side);
        self.routs = self.routs.saturating_add(count(routs.count()));
    }
}

impl ReportEvents {
    /// Records that two units met in a round, or that one of them struck.
    pub(super) fn fought(&mut self, unit: UnitRef, enemy: UnitRef) {
        self.fights.insert((unit.min(enemy), unit.max(enemy)));
    }

    /// Records a change in a unit's charge. The report names only declared charges.
    pub(super) fn charges(&mut self, unit: UnitRef, charge: &Charge) {
        if charge.stage == ChargeStage::Declared {
            let (target, counter) = (charge.target, charge.counter);
            self.charges.push(Charged {
                unit,
                target,
                counter,
            });
        }
    }

    /// Records a change in a unit's morale.
    pub(super) fn turned(&mut self, before: &Battle, unit: UnitRef, now: Morale) {
        if let Some(state) = before.state.units.get(&unit) {
            let first = state.morale.depth();
            self.morale.entry(unit).or_insert((first, now)).1 = now;
        }
    }

    /// Records figures that a unit lost.
    pub(super) fn lost_figures(&mut self, before: &Battle, unit: UnitRef, left: &[u32]) {
        let left = left.iter().copied().fold(0, u32::saturating_add);
        self.lost(before, unit, |state| {
            (state.figures().saturating_sub(left), 0)
        });
    }

    /// Records models that a unit lost. The report names only guns.
    pub(super) fn lost_models(&mut self, before: &Battle, unit: UnitRef, left: &Models) {
        let lost = |state: &UnitState| state.models.guns().saturating_sub(left.guns());
        self.lost(before, unit, |state| (0, lost(state)));
    }

    fn lost(&mut self, before: &Battle, unit: UnitRef, lost: impl Fn(&UnitState) -> (u32, u32)) {
        let Some(before) = before.state.units.get(&unit) else {
            return;
        };
        let (figures, guns) = lost(before);
        if figures == 0 && guns == 0 {
            return;
        }
        let loss = self.losses.entry(unit).or_insert(Loss {
            figures_before: before.figures(),
            ..Loss::default()
        });
        loss.figures = loss.figures.saturating_add(figures);
        loss.guns = loss.guns.saturating_add(guns);
        // An overrun has no dice, so each enemy in contact counts as having hit the unit.
        let touching = before.contacts.iter().map(|enemy| (unit, *enemy));
        self.blows.extend(touching);
    }

    /// Returns the units that routed in this phase.
    pub(super) fn broken(&self) -> impl Iterator<Item = UnitRef> {
        let broke = |(unit, (first, now)): (&UnitRef, &(u8, Morale))| {
            let routs = matches!(now, Morale::Routed { .. }) && *first < now.depth();
            routs.then_some(*unit)
        };
        self.morale.iter().filter_map(broke)
    }

    /// Returns the units whose morale is worse than before the phase and satisfies `is` now.
    pub(super) fn sank_to(&self, is: fn(&Morale) -> bool) -> Vec<UnitRef> {
        let sank = self.morale.iter();
        sank.filter(|(_, (first, now))| is(now) && *first < now.depth())
            .map(|(unit, _)| *unit)
            .collect()
    }

    /// Returns the unit's last test in this phase with an outcome that satisfies `is`.
    pub(super) fn last_test(&self, unit: UnitRef, is: fn(Outcome) -> bool) -> Option<Test> {
        let of = self.tests.iter().rev();
        of.filter(|(tested, _, outcome)| *tested == unit && is(*outcome))
            .map(|(_, test, _)| *test)
            .next()
    }

    /// Returns the units with an outcome of this test that satisfies `is`.
    pub(super) fn came(&self, test: Test, is: fn(Outcome) -> bool) -> Vec<UnitRef> {
        let mut units = Vec::new();
        for (unit, of, outcome) in &self.tests {
            if *of == test && is(*outcome) && !units.contains(unit) {
                units.push(*unit);
            }
        }
        units
    }
}

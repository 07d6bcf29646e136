//! Sections 1, 2 and 4: legal armies. All problems are found at once.

mod group;
mod mixture;
mod unit;

use drumhead_vocabulary::Points;

use super::army::*;
use super::interpretations::{MinimumPrice, Supply};
use super::points::{Bill, bill};
use super::problems::{Fault, Problem, Subject};
use super::tables::Rules;

/// Collects problems. A problem under a clause that is switched off is not recorded.
pub(super) struct Problems<'a> {
    /// The army.
    army: &'a Army,
    rules: &'a Rules,
    /// The bill, if figures can cost less than the minimum.
    bill: Option<Bill>,
    found: Vec<Problem>,
}

impl Problems<'_> {
    /// Records a fault if its condition is true.
    fn check(&mut self, wrong: bool, subject: Subject, fault: impl FnOnce() -> Fault) {
        if wrong {
            let fault = fault();
            if fault.clause().is_none_or(|clause| clause.stands()) {
                self.found.push(Problem { subject, fault });
            }
        }
    }
}

/// Returns every problem with the army, illegal or only odd: first the army's own problems, then
/// unit by unit. Works for any draft.
///
/// `total` is the army's price from [`super::bill`].
pub fn problems(army: &Army, rules: &Rules, total: Points) -> Vec<Problem> {
    // D-56: if the minimum applies to the basic figure, later savings can take the price below it.
    let basic = rules.choices.minimum == MinimumPrice::Basic;
    let mut problems = Problems {
        army,
        rules,
        bill: basic.then(|| bill(army, rules)),
        found: Vec::new(),
    };
    problems.army(total);
    for (place, unit) in army.units.iter().enumerate() {
        problems.unit(unit);
        problems.prices(unit, place);
    }
    problems.found
}

impl Problems<'_> {
    fn army(&mut self, total: Points) {
        let (army, limits) = (self.army, &self.rules.limits);
        let era = &limits.year.era;
        self.check(
            !(era.first..=era.last).contains(&army.year),
            Subject::Army,
            || Fault::YearOutside {
                year: army.year,
                first: era.first,
                last: era.last,
            },
        );
        let number = |points: Points| points.0.unsigned_abs();
        if let Some(limit) = army.limit {
            self.check(total > limit, Subject::Army, || Fault::OverLimit {
                over: number(total - limit),
                total: number(total),
                limit: number(limit),
            });
        }
        self.snipers();
        self.commanders();
        let unsupplied = army.units.iter().filter(|unit| unit.unsupplied).count();
        let partly = unsupplied > 0 && unsupplied < army.units.len();
        // D-94: under the other option, the scenario may leave individual units unsupplied.
        let against = partly && self.rules.choices.supply == Supply::Army;
        self.check(against, Subject::Army, || Fault::PartlyUnsupplied {
            unsupplied: small(unsupplied),
            units: small(army.units.len()),
        });
    }

    /// Checks the number of snipers, and that the army's year allows them (F-2.21).
    fn snipers(&mut self) {
        let (army, limits) = (self.army, &self.rules.limits);
        let snipers = army
            .pieces
            .iter()
            .filter(|piece| piece.what == PieceKind::Sniper)
            .count();
        let (most, first) = (limits.size.snipers.most, limits.year.sniper.first);
        self.check(snipers > 0 && army.year < first, Subject::Army, || {
            Fault::SniperEarly {
                year: army.year,
                first,
            }
        });
        self.check(small(snipers) > most, Subject::Army, || {
            Fault::TooManySnipers {
                count: small(snipers),
                most,
            }
        });
    }

    /// Checks for figures with a negative price. Such figures can occur under the option of D-56
    /// that applies the minimum to the basic figure, if the figures are unpaid and unsupplied
    /// (F-4.22).
    fn prices(&mut self, unit: &Unit, place: usize) {
        let Some(bill) = &self.bill else { return };
        let Some(part) = bill.units.get(place) else {
            return;
        };
        let prices = bill.figure_prices.get(part.figure_prices.clone());
        let negative: Vec<_> = (0_u8..)
            .zip(prices.unwrap_or_default())
            .filter(|(_, price)| **price < Points::ZERO)
            .map(|(group, price)| (group, price.0.unsigned_abs()))
            .collect();
        let chart = match unit.kind {
            Kind::Infantry | Kind::Artillery => self.rules.prices.infantry.minimum,
            Kind::Cavalry => self.rules.prices.cavalry.minimum,
        };
        let least = chart.points.0.unsigned_abs();
        for (group, below) in negative {
            self.check(true, Subject::Group(unit.number, group), || {
                Fault::NegativePrice { below, least }
            });
        }
    }

    /// Checks that each contingent has at most one commander-in-chief (F-2.38, D-88), and that an
    /// army with units has at least one.
    fn commanders(&mut self) {
        let army = self.army;
        let chiefs = || {
            army.generals
                .iter()
                .filter(|g| g.rank == Rank::CommanderInChief)
        };
        for contingent in &army.contingents {
            let count = chiefs()
                .filter(|general| general.contingent == contingent.id)
                .count();
            self.check(count > 1, Subject::Contingent(contingent.id), || {
                Fault::TooManyCommanders {
                    count: small(count),
                }
            });
        }
        let leaderless = !army.units.is_empty() && chiefs().next().is_none();
        self.check(leaderless, Subject::Army, || Fault::NoCommander);
    }
}

/// Converts a count, which the soundness check has already limited.
fn small(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests;

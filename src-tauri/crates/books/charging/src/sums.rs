//! The sums of factors for which tables list the results of a test.

use std::ops::RangeInclusive;

use drumhead_vocabulary::dice::FACES;

use super::factors::{Body, met_by};
use super::interpretations::{FlankAndRear, FortAndObstacle, Interpretations};
use super::result::{Bar, TestResult, judge, score};
use super::tables::{FactorId, Tables};

/// The sums of factors in a table of results, up to the maximum. The table starts with the minimum
/// for a unit in the open or, if lower, with the lowest sum at which the unit can still rout in
/// shelter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sums {
    /// The least and the greatest sum in the table.
    all: RangeInclusive<i32>,
    /// The minimum sum for a unit in the open. A unit with a lower sum is sheltered.
    open: i32,
}

/// Returns the lowest sum with which a unit of this basic morale can rout (C-08).
fn lowest_rout(basic_morale: u8) -> i32 {
    let best = FACES.into_iter().max().unwrap_or_default();
    i32::from(basic_morale) - i32::from(best)
}

/// Returns the least and the greatest sum of factors of a charged unit of this kind in the open. If
/// the rear factor replaces the flank factor, a sum contains only one of the two (gap C-A5).
fn in_the_open(tables: &Tables, interpretations: &Interpretations, body: Body) -> (i32, i32) {
    let one = interpretations.flank_and_rear == FlankAndRear::Worst;
    let is_either = |id: &FactorId| one && matches!(id, FactorId::Flank | FactorId::Rear);
    let open = met_by(body).filter(|id| !id.is_shelter());
    let (either, all): (Vec<_>, Vec<_>) = open.partition(is_either);
    let values = |ids: Vec<FactorId>| ids.into_iter().map(move |id| tables.factor(id));
    let (either, all) = (values(either), values(all));
    let least: i32 = all.clone().map(|value| value.min(0)).sum();
    let most: i32 = all.map(|value| value.max(0)).sum();
    (
        least + either.clone().fold(0, i32::min),
        most + either.fold(0, i32::max),
    )
}

impl Sums {
    /// Returns the sums for any charged unit whose basic morale is at least this.
    pub(super) fn of_any(
        tables: &Tables,
        interpretations: &Interpretations,
        basic_morale: u8,
    ) -> Self {
        let each = Body::each().map(|body| in_the_open(tables, interpretations, body));
        let (open, most) = each.fold((0, 0), |(least, most), (low, high)| {
            (low.min(least), high.max(most))
        });
        Self {
            all: open.min(lowest_rout(basic_morale))..=most,
            open,
        }
    }

    /// Returns the sums for a charged unit of this kind.
    pub(super) fn of(
        tables: &Tables,
        interpretations: &Interpretations,
        body: Body,
        basic_morale: u8,
    ) -> Self {
        let (open, most) = in_the_open(tables, interpretations, body);
        let [obstacle, fort] = [FactorId::ObstacleOrBuilding, FactorId::Fortification]
            .map(|id| tables.factor(id).min(0));
        let shelter = match interpretations.fort_and_obstacle {
            FortAndObstacle::FortOnly => obstacle.min(fort),
            FortAndObstacle::Both => obstacle + fort,
        };
        let routs = lowest_rout(basic_morale).max(open + shelter);
        Self {
            all: open.min(routs)..=most,
            open,
        }
    }

    /// Returns the sums, from the lowest.
    pub(super) fn each(&self) -> RangeInclusive<i32> {
        self.all.clone()
    }

    /// Returns the result of a die for a unit with these values: in the open or, if the sum is too
    /// low for a unit in the open, in shelter (C-08 to C-10).
    pub(super) fn result(
        &self,
        interpretations: &Interpretations,
        face: u8,
        sum: i32,
        bar: Bar,
    ) -> TestResult {
        let bar = Bar {
            sheltered: sum < self.open,
            ..bar
        };
        judge(score(face, sum), bar, interpretations)
    }
}

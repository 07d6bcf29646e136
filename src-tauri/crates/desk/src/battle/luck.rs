//! The luck ledger: where what a side rolled stands among all it could have
//! rolled. Exact, and no judgement.

use drumhead_rules::odds::{Chance as _, Distribution};
use serde::Serialize;

use crate::dice::Thrown;

/// What a side has rolled so far.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Luck {
    /// The side.
    pub side: u8,
    /// Dice thrown.
    pub dice: u32,
    /// The chance of having rolled less, with half the chance of just as much:
    /// 0.5 is what was to be expected. None before the first die.
    pub percentile: Option<f64>,
}

/// The luck of one side: the sum of its bands, each counted from the worst,
/// among all the sums its pools could have given.
pub(super) fn of(side: u8, throws: &[Thrown]) -> Luck {
    let mut all = Distribution::<u32, f64>::certain(0);
    let (mut dice, mut sum) = (0_u32, 0_u32);
    for thrown in throws
        .iter()
        .filter(|thrown| thrown.pool.side == Some(side))
    {
        let pool = &thrown.pool;
        let Ok(counts) = pool.read(&thrown.throw) else {
            continue;
        };
        let worth = |face: u8| {
            let place = usize::from(face.saturating_sub(1));
            u32::from(pool.bands.of_face.get(place).copied().unwrap_or(0))
        };
        dice = dice.saturating_add(pool.dice);
        sum = (0_u32..).zip(counts.all()).fold(sum, |sum, (band, count)| {
            sum.saturating_add(band.saturating_mul(*count))
        });
        let die = Distribution::<u32, f64>::die(worth);
        all = all.sum(&die.repeat(pool.dice));
    }
    let below = all.chance(|other| *other < sum);
    let same = all.chance(|other| *other == sum);
    Luck {
        side,
        dice,
        percentile: (dice > 0).then(|| below.plus(&same.times(&0.5))),
    }
}

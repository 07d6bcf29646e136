//! The luck ledger: the rank of a side's rolls among all rolls that the side could have made. The
//! ledger is exact, apart from rounding, and makes no judgement.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::dice::Thrown;

/// The luck of a side's dice so far.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Luck {
    /// The side.
    pub side: u8,
    /// The number of dice thrown.
    pub dice: u32,
    /// The chance of a lower total, plus half the chance of the same total: 0.5 is average. `None`
    /// before the first die.
    pub percentile: Option<f64>,
}

/// The values of a die's faces, in ascending order. Dice with the same values are interchangeable.
type Die = Vec<u8>;

/// The total of a side's rolls, and the chances of all totals that its dice could have given. A die
/// is worth the number of its band, counted from the worst.
///
/// The chances are stored, so a roll does not repeat the calculations for earlier rolls. Without
/// the tails, where chances are too small to matter, the number of stored chances grows only with
/// the square root of the number of dice.
#[derive(Clone, Debug)]
pub(super) struct Ledger {
    dice: u32,
    sum: usize,
    /// Dice that are already in the total, but not yet in the chances of the totals.
    waiting: BTreeMap<Die, u32>,
    all: Spread,
}

impl Ledger {
    pub(super) fn new() -> Self {
        Self {
            dice: 0,
            sum: 0,
            waiting: BTreeMap::new(),
            all: Spread::nothing(),
        }
    }

    /// Adds a throw; a throw that does not fit its pool is ignored.
    pub(super) fn take(&mut self, thrown: &Thrown) {
        let pool = &thrown.pool;
        let Ok(counts) = pool.read(&thrown.throw) else {
            return;
        };
        self.dice = self.dice.saturating_add(pool.dice);
        self.sum = (0_u8..)
            .zip(counts.all())
            .fold(self.sum, |sum, (band, count)| {
                let worth = usize::from(pool.bands.worth(band));
                sum.saturating_add(worth.saturating_mul(*count as usize))
            });
        let mut die = pool.bands.worths();
        die.sort_unstable();
        let waiting = self.waiting.entry(die).or_default();
        *waiting = waiting.saturating_add(pool.dice);
    }

    /// Returns the luck of a side.
    pub(super) fn luck(&mut self, side: u8) -> Luck {
        for (die, dice) in std::mem::take(&mut self.waiting) {
            self.all = self.all.with(&Spread::of(&die).times(dice));
        }
        Luck {
            side,
            dice: self.dice,
            percentile: (self.dice > 0).then(|| self.all.percentile(self.sum)),
        }
    }
}

/// The chances of totals: of `least`, of `least` + 1, and so on.
#[derive(Clone, Debug)]
struct Spread {
    least: usize,
    chances: Vec<f64>,
}

/// The chance below which tails are dropped: added to other chances, it would be lost in rounding.
/// Thousands of rolls lose less than 1e-12 in total.
const NONE: f64 = 1e-18;

impl Spread {
    /// Returns the distribution of no dice.
    fn nothing() -> Self {
        Self {
            least: 0,
            chances: vec![1.0],
        }
    }

    /// Returns the distribution of a die.
    #[expect(clippy::cast_precision_loss, reason = "a die has few faces")]
    fn of(die: &Die) -> Self {
        let most = die.iter().copied().max().unwrap_or(0);
        let chance = |worth: u8| {
            let faces = die.iter().filter(|face| **face == worth).count();
            faces as f64 / die.len().max(1) as f64
        };
        Self {
            least: 0,
            chances: (0..=most).map(chance).collect(),
        }
        .without_tails()
    }

    /// Returns the distribution of the sum of two independent totals.
    fn with(&self, other: &Self) -> Self {
        let mut chances = vec![0.0; self.chances.len() + other.chances.len() - 1];
        for (place, chance) in other.chances.iter().enumerate() {
            for (sum, own) in chances.iter_mut().skip(place).zip(&self.chances) {
                *sum += chance * own;
            }
        }
        Self {
            least: self.least.saturating_add(other.least),
            chances,
        }
        .without_tails()
    }

    /// Returns the distribution of the sum of `many` independent totals with this distribution.
    fn times(&self, many: u32) -> Self {
        let (mut sum, mut power, mut left) = (Self::nothing(), self.clone(), many);
        while left > 0 {
            if left & 1 == 1 {
                sum = sum.with(&power);
            }
            left >>= 1;
            if left > 0 {
                power = power.with(&power);
            }
        }
        sum
    }

    /// Removes the tails that would be lost in rounding.
    fn without_tails(mut self) -> Self {
        let some = |chance: &f64| *chance > NONE;
        let end = self.chances.iter().rposition(some).map_or(0, |at| at + 1);
        self.chances.truncate(end.max(1));
        let start = self.chances.iter().position(some).unwrap_or(0);
        self.chances.drain(..start);
        self.least = self.least.saturating_add(start);
        self
    }

    /// Returns the chance of a lower total, plus half the chance of the same total.
    fn percentile(&self, sum: usize) -> f64 {
        let Some(place) = sum.checked_sub(self.least) else {
            return 0.0;
        };
        let below: f64 = self.chances.iter().take(place).sum();
        below + self.chances.get(place).map_or(0.0, |same| same / 2.0)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use drumhead_rules::odds::{Chance as _, Distribution};
    use drumhead_vocabulary::dice::{Bands, Pool, Throw};

    use super::*;

    fn thrown(dice: u32, bands: Bands, face: u8) -> Thrown {
        Thrown {
            pool: Pool {
                what: "volley".to_owned(),
                side: Some(0),
                dice,
                bands,
            },
            throw: Throw::Faces(vec![face; dice as usize]),
            by_desk: false,
        }
    }

    fn volley() -> Bands {
        Bands::new(["miss", "hit", "two hits"], |face| face.saturating_sub(4))
    }

    #[test]
    fn luck_of_a_few_rolls_matches_the_exact_odds() {
        let mut ledger = Ledger::new();
        assert_eq!(ledger.luck(0).percentile, None);
        ledger.take(&thrown(7, volley(), 5));
        ledger.take(&thrown(1, Bands::faces(), 2));
        let die = |worth: fn(u8) -> u32| Distribution::<u32, f64>::die(worth);
        let all = die(|face| u32::from(face.saturating_sub(4)))
            .repeat(7)
            .sum(&die(|face| u32::from(face) - 1));
        let exact = all
            .chance(|sum| *sum < 8)
            .plus(&all.chance(|sum| *sum == 8).times(&0.5));
        let luck = ledger.luck(0);
        assert_eq!(luck.dice, 8);
        assert!((luck.percentile.unwrap() - exact).abs() < 1e-12);
    }

    #[test]
    fn a_high_die_that_routs_its_thrower_is_bad_luck() {
        let of = |bands: Bands, face| {
            let mut ledger = Ledger::new();
            ledger.take(&thrown(1, bands, face));
            ledger.luck(0).percentile.unwrap()
        };
        for face in 1..=6 {
            let (good, bad) = (Bands::faces(), Bands::faces().best_first());
            assert!((of(good, face) - (1.0 - of(bad, face))).abs() < 1e-12);
        }
        assert!(of(Bands::faces().best_first(), 6) < 0.1);
        assert!(of(Bands::faces().best_first(), 1) > 0.9);
    }

    #[test]
    fn luck_does_not_depend_on_how_often_it_is_computed() {
        let (mut slow, mut quick) = (Ledger::new(), Ledger::new());
        for n in 0..400_u32 {
            let roll = thrown(1 + n % 9, volley(), 1 + u8::try_from(n % 6).unwrap());
            slow.take(&roll);
            slow.luck(0);
            quick.take(&roll);
        }
        let (slow, quick) = (slow.luck(0), quick.luck(0));
        assert!((slow.percentile.unwrap() - quick.percentile.unwrap()).abs() < 1e-12);
    }

    #[test]
    fn thousands_of_dice_need_few_stored_chances() {
        let mut ledger = Ledger::new();
        for _ in 0..5_000 {
            ledger.take(&thrown(8, volley(), 4));
        }
        ledger.luck(0);
        let spread = &ledger.all;
        // Of the 80,001 totals of 40,000 dice, only those within nine standard deviations of the
        // mean are stored. A standard deviation is 153.
        assert!(spread.chances.len() < 3_000, "{}", spread.chances.len());
        let total: f64 = spread.chances.iter().sum();
        assert!((total - 1.0).abs() < 1e-12, "{total}");
    }
}

//! Exact odds: distributions over the outcomes of dice.
//!
//! A [`Distribution`] maps each outcome to its chance. The type of a chance is generic: [`Exact`]
//! rationals for the command line and the golden cases, `f64` for display. A test checks that both
//! agree within 1e-12. Nothing is sampled.
//!
//! An exact distribution stores integer weights with a common denominator: the weights count
//! equally likely cases. They are converted to chances on demand, because fractions would have to
//! be reduced at every step.

// Only displayed chances use floats.
#![allow(clippy::float_arithmetic)]

mod weight;

use std::cmp::Ordering;
use std::ops::Add;

use drumhead_vocabulary::dice::{FACES, Pool};
pub use num_rational::BigRational as Exact;
use num_traits::{One, ToPrimitive, Zero};

pub use weight::{Natural, Weight};

/// A type of chance.
pub trait Chance: Clone + PartialEq + PartialOrd + std::fmt::Debug {
    /// The type of an outcome's weight.
    type Weight: Weight;
    /// Returns the chance 0.
    fn none() -> Self;
    /// Returns the chance 1.
    fn certain() -> Self;
    /// Returns the chance `over` / `under`; 0 if `under` is 0.
    fn ratio(over: u32, under: u32) -> Self;
    /// Returns the chance `part` / `total`.
    fn of(part: &Self::Weight, total: &Self::Weight) -> Self;
    /// Returns the sum of the chances.
    #[must_use]
    fn plus(&self, other: &Self) -> Self;
    /// Returns the product of the chances.
    #[must_use]
    fn times(&self, other: &Self) -> Self;
    /// Returns the chance of the complement.
    #[must_use]
    fn not(&self) -> Self;
    /// Converts to a float.
    fn as_f64(&self) -> f64;
}

impl Chance for f64 {
    type Weight = Self;
    fn none() -> Self {
        0.0
    }
    fn certain() -> Self {
        1.0
    }
    fn ratio(over: u32, under: u32) -> Self {
        if under == 0 {
            return 0.0;
        }
        Self::from(over) / Self::from(under)
    }
    fn of(part: &Self, total: &Self) -> Self {
        part / total
    }
    fn plus(&self, other: &Self) -> Self {
        self + other
    }
    fn times(&self, other: &Self) -> Self {
        self * other
    }
    fn not(&self) -> Self {
        1.0 - self
    }
    fn as_f64(&self) -> f64 {
        *self
    }
}

impl Chance for Exact {
    type Weight = Natural;
    fn none() -> Self {
        Self::zero()
    }
    fn certain() -> Self {
        Self::one()
    }
    fn ratio(over: u32, under: u32) -> Self {
        if under == 0 {
            return Self::zero();
        }
        Self::new(over.into(), under.into())
    }
    fn of(part: &Natural, total: &Natural) -> Self {
        Self::new(part.to_big().into(), total.to_big().into())
    }
    fn plus(&self, other: &Self) -> Self {
        self + other
    }
    fn times(&self, other: &Self) -> Self {
        self * other
    }
    fn not(&self) -> Self {
        Self::one() - self
    }
    fn as_f64(&self) -> f64 {
        self.to_f64().unwrap_or(0.0)
    }
}

/// The chance of every possible outcome. The chances sum to 1; impossible outcomes are omitted.
#[derive(Clone, Debug)]
pub struct Distribution<T, C: Chance = Exact> {
    /// The outcomes in order, without duplicates and without zero weights.
    ways: Vec<(T, C::Weight)>,
    /// The sum of all weights.
    total: C::Weight,
}

/// Compares chances: equal distributions may have different denominators.
impl<T: PartialEq, C: Chance> PartialEq for Distribution<T, C> {
    fn eq(&self, other: &Self) -> bool {
        self.ways.len() == other.ways.len()
            && self.ways.iter().zip(&other.ways).all(|(one, two)| {
                one.0 == two.0 && one.1.times(&other.total) == two.1.times(&self.total)
            })
    }
}

/// Sorts weighted outcomes and merges equal ones.
fn in_order<T: Ord, W: Weight>(mut ways: Vec<(T, W)>) -> Vec<(T, W)> {
    ways.retain(|(_, weight)| !weight.is_nought());
    if ways.is_sorted_by(|one, two| one.0 < two.0) {
        return ways;
    }
    // The sort is stable, so floats are always added in the same order.
    ways.sort_by(|one, two| one.0.cmp(&two.0));
    ways.dedup_by(|next, last| {
        let same = next.0 == last.0;
        if same {
            last.1 = last.1.plus(&next.1);
        }
        same
    });
    ways
}

/// Merges two sorted lists of weighted outcomes.
fn merge<T: Ord, W: Weight>(left: Vec<(T, W)>, right: Vec<(T, W)>) -> Vec<(T, W)> {
    let mut merged = Vec::with_capacity(left.len().max(right.len()) + 1);
    let (mut left, mut right) = (left.into_iter().peekable(), right.into_iter().peekable());
    loop {
        let order = match (left.peek(), right.peek()) {
            (Some(one), Some(two)) => one.0.cmp(&two.0),
            (Some(_), None) => Ordering::Less,
            (None, Some(_)) => Ordering::Greater,
            (None, None) => return merged,
        };
        let next = match order {
            Ordering::Less => left.next(),
            Ordering::Greater => right.next(),
            Ordering::Equal => left.next().zip(right.next()).map(|(one, two)| {
                let sum = one.1.plus(&two.1);
                (one.0, sum)
            }),
        };
        merged.extend(next);
    }
}

impl<T: Ord + Clone, C: Chance> Distribution<T, C> {
    fn new(ways: Vec<(T, C::Weight)>, total: C::Weight) -> Self {
        Self {
            ways: in_order(ways),
            total,
        }
    }

    /// Returns the distribution of an outcome that is certain.
    pub fn certain(outcome: T) -> Self {
        let (one, total) = Weight::share(1, 1);
        Self::new(vec![(outcome, one)], total)
    }

    /// Returns the distribution of a D6; `of` returns the value of a face.
    pub fn die(of: impl Fn(u8) -> T) -> Self {
        let (one, total) = C::Weight::share(1, 6);
        let faces = FACES.map(|face| (of(face), one.clone()));
        Self::new(faces.to_vec(), total)
    }

    /// Returns a distribution of two outcomes: `yes` with the chance `over` / `under`, otherwise
    /// `no`.
    pub fn either(over: u32, under: u32, yes: T, no: T) -> Self {
        let (over, under) = if under == 0 { (0, 1) } else { (over, under) };
        let (first, total) = C::Weight::share(over.min(under), under);
        let (second, _) = C::Weight::share(under.saturating_sub(over), under);
        Self::new(vec![(yes, first), (no, second)], total)
    }

    /// Returns every outcome with its chance, lowest outcome first.
    pub fn iter(&self) -> impl Iterator<Item = (&T, C)> {
        self.ways
            .iter()
            .map(|(outcome, weight)| (outcome, C::of(weight, &self.total)))
    }

    /// Returns the outcomes that can happen, lowest first.
    pub fn outcomes(&self) -> impl Iterator<Item = &T> {
        self.ways.iter().map(|(outcome, _)| outcome)
    }

    /// Returns the chance that `counts` is true.
    pub fn chance(&self, counts: impl Fn(&T) -> bool) -> C {
        let those = self.ways.iter().filter(|(outcome, _)| counts(outcome));
        let sum = those.fold(C::Weight::nought(), |sum, (_, weight)| sum.plus(weight));
        C::of(&sum, &self.total)
    }

    /// Averages a chance over the outcomes; `of` returns the chance for each outcome.
    pub fn expect(&self, of: impl Fn(&T) -> C) -> C {
        let parts = self
            .iter()
            .map(|(outcome, chance)| chance.times(&of(outcome)));
        parts.fold(C::none(), |sum, part| sum.plus(&part))
    }

    /// Maps each outcome.
    #[must_use]
    pub fn map<U: Ord + Clone>(&self, of: impl Fn(&T) -> U) -> Distribution<U, C> {
        let ways = self.ways.iter();
        let mapped = ways.map(|(outcome, weight)| (of(outcome), weight.clone()));
        Distribution::new(mapped.collect(), self.total.clone())
    }

    /// Maps each outcome, fallibly.
    ///
    /// # Errors
    /// Returns the first failure.
    pub fn try_map<U: Ord + Clone, E>(
        &self,
        of: impl Fn(&T) -> Result<U, E>,
    ) -> Result<Distribution<U, C>, E> {
        let ways = self.ways.iter();
        let mapped: Result<Vec<_>, E> = ways
            .map(|(outcome, weight)| Ok((of(outcome)?, weight.clone())))
            .collect();
        Ok(Distribution::new(mapped?, self.total.clone()))
    }

    /// Chains a further distribution to each outcome.
    #[must_use]
    pub fn then<U: Ord + Clone>(
        &self,
        next: impl Fn(&T) -> Distribution<U, C>,
    ) -> Distribution<U, C> {
        let ways = self.ways.iter();
        let chains: Vec<_> = ways
            .map(|(outcome, first)| (first, next(outcome)))
            .collect();
        // Each chained distribution has a separate denominator, to which its weights are relative.
        let (one, _) = C::Weight::share(1, 1);
        let common = chains.iter().fold(one, |common, (_, next)| {
            common.over(&common.gcd(&next.total)).times(&next.total)
        });
        let mut chained = Vec::new();
        for (first, next) in chains {
            let factor = first.times(&common.over(&next.total));
            let row = next
                .ways
                .into_iter()
                .map(|(outcome, second)| (outcome, factor.times(&second)));
            chained = merge(chained, row.collect());
        }
        Distribution {
            ways: chained,
            total: self.total.times(&common),
        }
    }

    /// Pairs the outcomes of two independent distributions.
    #[must_use]
    pub fn and<U: Ord + Clone>(&self, other: &Distribution<U, C>) -> Distribution<(T, U), C> {
        let ways = self.ways.iter().flat_map(|(left, first)| {
            other.ways.iter().map(|(right, second)| {
                let both = (left.clone(), right.clone());
                (both, first.times(second))
            })
        });
        Distribution {
            ways: ways.collect(),
            total: self.total.times(&other.total),
        }
    }

    /// Returns the same distribution with the smallest denominator.
    fn in_lowest_terms(&self) -> Self {
        let weights = self.ways.iter().map(|(_, weight)| weight);
        let common = weights.fold(self.total.clone(), |common, weight| common.gcd(weight));
        let ways = self.ways.iter();
        Self {
            ways: ways
                .map(|(outcome, weight)| (outcome.clone(), weight.over(&common)))
                .collect(),
            total: self.total.over(&common),
        }
    }
}

impl<T, C: Chance> Distribution<T, C>
where
    T: Ord + Clone + Default + Add<Output = T>,
{
    /// Returns the distribution of the sum of two independent rolls.
    #[must_use]
    pub fn sum(&self, other: &Self) -> Self {
        // Merges row by row. The sums of a row are already in order, unless they wrap.
        let (few, many) = if self.ways.len() <= other.ways.len() {
            (self, other)
        } else {
            (other, self)
        };
        let mut ways = Vec::new();
        for (left, first) in &few.ways {
            let row = many.ways.iter().map(|(right, second)| {
                let sum = left.clone() + right.clone();
                (sum, first.times(second))
            });
            ways = merge(ways, in_order(row.collect()));
        }
        Self {
            ways,
            total: self.total.times(&other.total),
        }
    }

    /// Returns the distribution of the sum of `n` independent rolls, computed by doubling.
    #[must_use]
    pub fn repeat(&self, n: u32) -> Self {
        let mut total = Self::certain(T::default());
        let mut power = self.in_lowest_terms();
        let mut left = n;
        while left > 0 {
            if left & 1 == 1 {
                total = total.sum(&power);
            }
            left >>= 1;
            if left > 0 {
                power = power.sum(&power);
            }
        }
        total
    }
}

impl<T: Ord + Clone + Into<u32>, C: Chance> Distribution<T, C> {
    /// Returns the mean.
    pub fn mean(&self) -> C {
        let sum = self.ways.iter().fold(C::Weight::nought(), |sum, way| {
            let (times, _) = C::Weight::share(way.0.clone().into(), 1);
            sum.plus(&way.1.times(&times))
        });
        C::of(&sum, &self.total)
    }
}

/// Returns the chance of every possible result of a pool, as counts per band. The odds of commands
/// are based on these chances.
pub fn ways<C: Chance>(pool: &Pool) -> Distribution<Vec<u32>, C> {
    // The dice in each band so far, and the number of dice left.
    let mut fallen = Distribution::<(Vec<u32>, u32), C>::certain((Vec::new(), pool.dice));
    let mut faces = u32::from(pool.bands.sides());
    for band in 0..pool.bands.labels.len() {
        let weight = pool.bands.weight(band);
        // Each remaining die falls into this band on `weight` of the remaining faces.
        let here = Distribution::<u32, C>::either(weight, faces, 1, 0);
        fallen = fallen.then(|(counts, dice)| {
            here.repeat(*dice).map(|count| {
                let mut counts = counts.clone();
                counts.push(*count);
                (counts, dice - count)
            })
        });
        faces -= weight.min(faces);
    }
    // Every face belongs to a band, so no die is left.
    fallen.map(|(counts, _)| counts.clone())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use drumhead_vocabulary::dice::{Bands, Pool};

    use super::{Chance, Distribution, Exact, ways};

    fn hits(face: u8) -> u32 {
        match face {
            6 => 2,
            4 | 5 => 1,
            _ => 0,
        }
    }

    #[test]
    fn chances_of_a_die_follow_its_faces() {
        let die = Distribution::<u32>::die(hits);
        assert_eq!(die.chance(|n| *n == 0), Exact::ratio(1, 2));
        assert_eq!(die.mean(), Exact::ratio(2, 3));
        let four = die.repeat(4);
        assert_eq!(four.mean(), Exact::ratio(8, 3));
        assert_eq!(four.chance(|_| true), Exact::certain());
        assert_eq!(
            four.chance(|n| *n == 8),
            Exact::ratio(1, 6)
                .times(&Exact::ratio(1, 6))
                .times(&Exact::ratio(1, 36))
        );
    }

    #[test]
    fn floats_agree_with_exact_chances_within_1e_12() {
        let exact = Distribution::<u32, Exact>::die(hits).repeat(60);
        let float = Distribution::<u32, f64>::die(hits).repeat(60);
        for (n, chance) in exact.iter() {
            let near = float.chance(|m| m == n);
            assert!((near - chance.as_f64()).abs() < 1e-12, "{n}");
        }
    }

    #[test]
    fn the_results_of_a_pool_cover_every_count() {
        let pool = Pool {
            what: String::new(),
            side: None,
            dice: 5,
            bands: Bands::new(["miss", "hit", "two"], |face| {
                u8::try_from(hits(face)).unwrap()
            }),
        };
        let all = ways::<Exact>(&pool);
        assert_eq!(all.iter().count(), 21);
        assert_eq!(all.chance(|_| true), Exact::certain());
        let worth = all.map(|counts| counts.get(1).unwrap() + 2 * counts.get(2).unwrap());
        assert_eq!(worth, Distribution::die(hits).repeat(5));
        // A band without faces stays empty.
        let nil = Pool {
            bands: Bands::new(["miss", "hit"], |_| 0),
            ..pool
        };
        assert_eq!(ways::<Exact>(&nil), Distribution::certain(vec![5, 0]));
    }

    #[test]
    fn distributions_with_different_denominators_compare_equal() {
        let even = Distribution::<u32>::either(1, 2, 1, 0);
        assert_eq!(even, Distribution::<u32>::die(|face| u32::from(face > 3)));
        assert_ne!(even, Distribution::either(1, 3, 1, 0));
        assert_ne!(even, Distribution::either(1, 2, 2, 0));
        assert_eq!(
            Distribution::either(0, 0, 1, 0),
            Distribution::<u32>::certain(0)
        );
        // The chained distributions have the denominators 2 and 3.
        let chained = even.then(|n| Distribution::either(1, 2 + n, 5, *n));
        assert_eq!(chained.chance(|n| *n == 5), Exact::ratio(5, 12));
        assert_eq!(chained.chance(|n| *n == 1), Exact::ratio(1, 3));
        assert_eq!(chained.chance(|_| true), Exact::certain());
    }

    #[test]
    fn sums_that_wrap_are_sorted() {
        // Sums of these outcomes wrap around, so they are not computed in order.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
        struct Hour(u32);
        impl std::ops::Add for Hour {
            type Output = Self;
            fn add(self, other: Self) -> Self {
                Self((self.0 + other.0) % 12)
            }
        }
        let step = Distribution::<Hour>::die(|face| Hour(2 * u32::from(face)));
        let twice = step.repeat(2);
        assert_eq!(
            twice.outcomes().map(|hour| hour.0).collect::<Vec<_>>(),
            [0, 2, 4, 6, 8, 10]
        );
        for (_, chance) in twice.iter() {
            assert_eq!(chance, Exact::ratio(1, 6));
        }
    }

    #[test]
    fn losses_follow_from_hits_and_saves() {
        // The losses from three hits, if each hit is saved on 5 or 6.
        let saved = |n: &u32| Distribution::<u32, Exact>::either(4, 6, 1, 0).repeat(*n);
        let lost = Distribution::certain(3).then(saved);
        assert_eq!(lost.mean(), Exact::ratio(2, 1));
    }
}

//! Exact odds: distributions over the outcomes of dice.
//!
//! A [`Distribution`] holds the chance of every outcome. It is generic over
//! what a chance is: [`Exact`] rationals for the command line and the golden
//! cases, `f64` for the screen, which a test holds to within 1e-12 of the
//! exact ones. Nothing here is sampled.

// Chances on the screen are the one place for floats.
#![allow(clippy::float_arithmetic)]

use std::collections::BTreeMap;
use std::ops::Add;

use drumhead_words::dice::{FACES, Pool};
pub use num_rational::BigRational as Exact;
use num_traits::{One, ToPrimitive, Zero};

/// What a chance may be.
pub trait Chance: Clone + PartialEq + PartialOrd + std::fmt::Debug {
    /// No chance.
    fn none() -> Self;
    /// Certainty.
    fn certain() -> Self;
    /// `over` chances in `under`; nought in nought is no chance.
    fn ratio(over: u32, under: u32) -> Self;
    /// The sum.
    #[must_use]
    fn plus(&self, other: &Self) -> Self;
    /// The product.
    #[must_use]
    fn times(&self, other: &Self) -> Self;
    /// As a float, for a bar on the screen.
    fn as_f64(&self) -> f64;
}

impl Chance for f64 {
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
    fn plus(&self, other: &Self) -> Self {
        self + other
    }
    fn times(&self, other: &Self) -> Self {
        self * other
    }
    fn as_f64(&self) -> f64 {
        *self
    }
}

impl Chance for Exact {
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
    fn plus(&self, other: &Self) -> Self {
        self + other
    }
    fn times(&self, other: &Self) -> Self {
        self * other
    }
    fn as_f64(&self) -> f64 {
        self.to_f64().unwrap_or(0.0)
    }
}

/// The chance of every outcome. Chances sum to 1; outcomes that cannot happen
/// are left out.
#[derive(Clone, Debug, PartialEq)]
pub struct Distribution<T: Ord, C = Exact>(BTreeMap<T, C>);

impl<T: Ord + Clone, C: Chance> Distribution<T, C> {
    /// One outcome for sure.
    pub fn certain(outcome: T) -> Self {
        Self(BTreeMap::from([(outcome, C::certain())]))
    }

    /// A die of six whose faces are worth `of`.
    pub fn die(of: impl Fn(u8) -> T) -> Self {
        let mut die = Self(BTreeMap::new());
        for face in FACES {
            die.put(of(face), &C::ratio(1, 6));
        }
        die
    }

    /// `over` chances in `under` of `yes`, otherwise `no`.
    pub fn either(over: u32, under: u32, yes: T, no: T) -> Self {
        let mut both = Self(BTreeMap::new());
        both.put(yes, &C::ratio(over.min(under), under));
        both.put(no, &C::ratio(under.saturating_sub(over), under));
        both
    }

    fn put(&mut self, outcome: T, chance: &C) {
        if *chance == C::none() {
            return;
        }
        match self.0.get_mut(&outcome) {
            Some(sum) => *sum = sum.plus(chance),
            None => {
                self.0.insert(outcome, chance.clone());
            }
        }
    }

    /// Every outcome with its chance, lowest first.
    pub fn iter(&self) -> impl Iterator<Item = (&T, &C)> {
        self.0.iter()
    }

    /// The chance of the outcomes for which `holds`.
    pub fn chance(&self, holds: impl Fn(&T) -> bool) -> C {
        self.iter()
            .filter(|(outcome, _)| holds(outcome))
            .fold(C::none(), |sum, (_, chance)| sum.plus(chance))
    }

    /// What becomes of each outcome.
    #[must_use]
    pub fn map<U: Ord + Clone>(&self, of: impl Fn(&T) -> U) -> Distribution<U, C> {
        let mut mapped = Distribution(BTreeMap::new());
        for (outcome, chance) in &self.0 {
            mapped.put(of(outcome), chance);
        }
        mapped
    }

    /// What becomes of each outcome, where that can fail.
    ///
    /// # Errors
    /// The first failure.
    pub fn try_map<U: Ord + Clone, E>(
        &self,
        of: impl Fn(&T) -> Result<U, E>,
    ) -> Result<Distribution<U, C>, E> {
        let mut mapped = Distribution(BTreeMap::new());
        for (outcome, chance) in &self.0 {
            mapped.put(of(outcome)?, chance);
        }
        Ok(mapped)
    }

    /// What follows on each outcome.
    #[must_use]
    pub fn then<U: Ord + Clone>(
        &self,
        next: impl Fn(&T) -> Distribution<U, C>,
    ) -> Distribution<U, C> {
        let mut chained = Distribution(BTreeMap::new());
        for (outcome, first) in &self.0 {
            for (result, second) in next(outcome).0 {
                chained.put(result, &first.times(&second));
            }
        }
        chained
    }

    /// Both, independent of each other.
    #[must_use]
    pub fn and<U: Ord + Clone>(&self, other: &Distribution<U, C>) -> Distribution<(T, U), C> {
        let mut both = Distribution(BTreeMap::new());
        for (left, first) in &self.0 {
            for (right, second) in &other.0 {
                both.put((left.clone(), right.clone()), &first.times(second));
            }
        }
        both
    }
}

impl<T, C: Chance> Distribution<T, C>
where
    T: Ord + Clone + Default + Add<Output = T>,
{
    /// The sum of two independent throws.
    #[must_use]
    pub fn sum(&self, other: &Self) -> Self {
        let mut sum = Self(BTreeMap::new());
        for (left, first) in &self.0 {
            for (right, second) in &other.0 {
                sum.put(left.clone() + right.clone(), &first.times(second));
            }
        }
        sum
    }

    /// The sum of `n` independent throws, by doubling.
    #[must_use]
    pub fn repeat(&self, n: u32) -> Self {
        let mut total = Self::certain(T::default());
        let mut power = self.clone();
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
    /// The mean.
    pub fn mean(&self) -> C {
        self.iter().fold(C::none(), |sum, (outcome, chance)| {
            sum.plus(&chance.times(&C::ratio(outcome.clone().into(), 1)))
        })
    }
}

/// The chance of every way a pool can fall, as counts of its bands: what the
/// odds of a command are enumerated over.
pub fn ways<C: Chance>(pool: &Pool) -> Distribution<Vec<u32>, C> {
    let mut left: Vec<(Vec<u32>, u32, C)> = vec![(Vec::new(), pool.dice, C::certain())];
    let bands = pool.bands.labels.len();
    let mut faces = 6_u32;
    for band in 0..bands {
        let weight = pool.bands.weight(band);
        let mut next = Vec::new();
        for (counts, dice, chance) in left {
            // Of the dice left, each falls here with weight in the faces left.
            let here = Distribution::<u32, C>::either(weight, faces, 1, 0).repeat(dice);
            for (count, share) in here.iter() {
                let mut counts = counts.clone();
                counts.push(*count);
                next.push((counts, dice - count, chance.times(share)));
            }
        }
        left = next;
        faces -= weight.min(faces);
    }
    let mut all = Distribution(BTreeMap::new());
    for (counts, dice, chance) in left {
        // Where no face is left, neither is a die.
        if dice == 0 {
            all.put(counts, &chance);
        }
    }
    all
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use drumhead_words::dice::{Bands, Pool};

    use super::{Chance, Distribution, Exact, ways};

    fn hits(face: u8) -> u32 {
        match face {
            6 => 2,
            4 | 5 => 1,
            _ => 0,
        }
    }

    #[test]
    fn a_die_of_hits_is_as_the_faces_say() {
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
    fn floats_stay_within_a_millionth_millionth_of_the_exact() {
        let exact = Distribution::<u32, Exact>::die(hits).repeat(60);
        let float = Distribution::<u32, f64>::die(hits).repeat(60);
        for (n, chance) in exact.iter() {
            let near = float.chance(|m| m == n);
            assert!((near - chance.as_f64()).abs() < 1e-12, "{n}");
        }
    }

    #[test]
    fn ways_of_a_pool_are_every_count_with_its_chance() {
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
        // A band that no face belongs to stays empty.
        let nil = Pool {
            bands: Bands::new(["miss", "hit"], |_| 0),
            ..pool
        };
        assert_eq!(ways::<Exact>(&nil), Distribution::certain(vec![5, 0]));
    }

    #[test]
    fn thinning_is_a_chain() {
        // Each of the hits is saved on 5 or 6: losses of three hits.
        let saved = |n: &u32| Distribution::<u32, Exact>::either(4, 6, 1, 0).repeat(*n);
        let lost = Distribution::certain(3).then(saved);
        assert_eq!(lost.mean(), Exact::ratio(2, 1));
    }
}

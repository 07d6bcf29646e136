//! Weights of outcomes: integers of any size, or floats.

use std::ops::Rem;

use num_bigint::BigUint;
use num_traits::{CheckedDiv, ToPrimitive, Zero};

/// The numerator of an outcome's chance; all outcomes of a distribution share the denominator.
pub trait Weight: Clone + PartialEq + std::fmt::Debug {
    /// Returns the weight 0.
    fn nought() -> Self;
    /// Returns the weight of `over` / `under`, and its denominator. Weights with equal `under`
    /// share a denominator.
    fn share(over: u32, under: u32) -> (Self, Self);
    /// Returns whether the weight is zero.
    fn is_nought(&self) -> bool;
    /// Returns the sum.
    #[must_use]
    fn plus(&self, other: &Self) -> Self;
    /// Returns the product.
    #[must_use]
    fn times(&self, other: &Self) -> Self;
    /// Returns the quotient; `divisor` must divide the weight exactly.
    #[must_use]
    fn over(&self, divisor: &Self) -> Self;
    /// Returns the greatest common divisor.
    #[must_use]
    fn gcd(&self, other: &Self) -> Self;
}

/// Floats are shares of 1: the denominator is always 1.
impl Weight for f64 {
    fn nought() -> Self {
        0.0
    }
    fn share(over: u32, under: u32) -> (Self, Self) {
        (Self::from(over) / Self::from(under), 1.0)
    }
    fn is_nought(&self) -> bool {
        *self == 0.0
    }
    fn plus(&self, other: &Self) -> Self {
        self + other
    }
    fn times(&self, other: &Self) -> Self {
        self * other
    }
    fn over(&self, divisor: &Self) -> Self {
        self / divisor
    }
    fn gcd(&self, _: &Self) -> Self {
        1.0
    }
}

/// An integer of any size, stored inline if it fits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Natural {
    /// An integer that fits into 128 bits.
    Small(u128),
    /// An integer that does not fit.
    Large(BigUint),
}

impl Natural {
    /// Converts to a big integer.
    pub fn to_big(&self) -> BigUint {
        match self {
            Self::Small(n) => (*n).into(),
            Self::Large(n) => n.clone(),
        }
    }

    fn from_big(n: BigUint) -> Self {
        match n.to_u128() {
            Some(small) => Self::Small(small),
            None => Self::Large(n),
        }
    }

    /// Returns the result of an operation on two inline numbers. `None` if an operand or the result
    /// does not fit inline.
    fn small(&self, other: &Self, of: impl Fn(u128, u128) -> Option<u128>) -> Option<Self> {
        match (self, other) {
            (Self::Small(a), Self::Small(b)) => of(*a, *b).map(Self::Small),
            (Self::Small(_) | Self::Large(_), _) => None,
        }
    }
}

impl Weight for Natural {
    fn nought() -> Self {
        Self::Small(0)
    }
    fn share(over: u32, under: u32) -> (Self, Self) {
        (Self::Small(over.into()), Self::Small(under.into()))
    }
    fn is_nought(&self) -> bool {
        match self {
            Self::Small(n) => *n == 0,
            Self::Large(n) => n.is_zero(),
        }
    }
    fn plus(&self, other: &Self) -> Self {
        self.small(other, u128::checked_add)
            .unwrap_or_else(|| Self::from_big(self.to_big() + other.to_big()))
    }
    fn times(&self, other: &Self) -> Self {
        self.small(other, u128::checked_mul)
            .unwrap_or_else(|| Self::from_big(self.to_big() * other.to_big()))
    }
    fn over(&self, divisor: &Self) -> Self {
        self.small(divisor, u128::checked_div)
            .or_else(|| {
                let quotient = self.to_big().checked_div(&divisor.to_big());
                quotient.map(Self::from_big)
            })
            .unwrap_or_else(Self::nought)
    }
    fn gcd(&self, other: &Self) -> Self {
        if let Some(small) = self.small(other, |a, b| Some(euclid(a, b))) {
            return small;
        }
        Self::from_big(euclid(self.to_big(), other.to_big()))
    }
}

/// Returns the greatest common divisor.
fn euclid<N: Zero + Clone + for<'a> Rem<&'a N, Output = N>>(a: N, b: N) -> N {
    let (mut a, mut b) = (a, b);
    while !b.is_zero() {
        let rest = a % &b;
        a = b;
        b = rest;
    }
    a
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    /// Returns a power of two.
    fn two_to(power: u32) -> Natural {
        Natural::from_big(BigUint::from(2_u32).pow(power))
    }

    #[test]
    fn small_results_are_stored_inline_again() {
        let (large, small) = (two_to(200), two_to(100));
        assert!(matches!(large, Natural::Large(_)));
        assert_eq!(small.times(&small), large);
        assert_eq!(large.over(&small), small);
        assert_eq!(two_to(127).plus(&two_to(127)), two_to(128));
        assert!(matches!(large.over(&two_to(73)), Natural::Small(_)));
        assert_eq!(two_to(130).over(&two_to(129)), Natural::Small(2));
    }

    #[test]
    fn gcd_works_for_inline_and_large_numbers() {
        let six = Natural::Small(6);
        for (a, b, gcd) in [
            (Natural::Small(12), Natural::Small(18), six.clone()),
            (Natural::Small(0), six.clone(), six.clone()),
            (
                two_to(150).times(&six),
                Natural::Small(9).times(&six),
                six.times(&Natural::Small(1)),
            ),
            (two_to(150), two_to(140), two_to(140)),
        ] {
            assert_eq!(a.gcd(&b), gcd);
            assert_eq!(b.gcd(&a), gcd);
        }
    }
}

//! Lengths on the table.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A length in units of 1/32 inch, at the scale of the game. An integer, so that halves, quarters
/// and three quarters of the rules' whole inches are exact.
///
/// The type does not contain the figure scale: tables have a length for each scale, and a game uses
/// a single scale.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Length(i32);

impl Length {
    /// The number of thirty-seconds in an inch.
    pub const PER_INCH: i32 = 32;
    /// The length 0.
    pub const ZERO: Self = Self(0);

    /// Returns a length given in units of 1/32 inch.
    pub const fn from_32nds(n: i32) -> Self {
        Self(n)
    }

    /// Returns a length given in whole inches. Saturates.
    pub const fn inches(n: i32) -> Self {
        Self(n.saturating_mul(Self::PER_INCH))
    }

    /// Returns the length in units of 1/32 inch.
    pub const fn as_32nds(self) -> i32 {
        self.0
    }

    /// Parses inches as printed in the rules: `4`, `4.5`, `1.125`. A sign and a final point are
    /// also accepted. Returns `None` for other text, for a length that is not a multiple of 1/32
    /// inch, and for a length out of range.
    pub fn parse_inches(text: &str) -> Option<Self> {
        let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
        let negative = whole.starts_with('-');
        let whole: i32 = whole.parse().ok()?;
        if fraction.len() > 5 || !fraction.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        let scale = 10_i64.pow(u32::try_from(fraction.len()).ok()?);
        let digits: i64 = if fraction.is_empty() {
            0
        } else {
            fraction.parse().ok()?
        };
        let thirty_seconds = digits * i64::from(Self::PER_INCH);
        if thirty_seconds % scale != 0 {
            return None;
        }
        let part = i32::try_from(thirty_seconds / scale).ok()?;
        let part = if negative { -part } else { part };
        whole
            .checked_mul(Self::PER_INCH)?
            .checked_add(part)
            .map(Self)
    }

    /// Returns the sum. Saturates.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    /// Returns the difference. Saturates.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }

    /// Returns `n` times this length. Saturates.
    #[must_use]
    pub const fn times(self, n: i32) -> Self {
        Self(self.0.saturating_mul(n))
    }

    /// Returns 1/`n` of this length, rounded towards zero. If `n` is 0 or less, returns the whole
    /// length.
    #[must_use]
    pub const fn part(self, n: i32) -> Self {
        if n > 0 { Self(self.0 / n) } else { self }
    }

    /// Returns the number of sections in this length, rounded up. 0 if this length or a section
    /// is 0 or less.
    pub const fn sections(self, section: Self) -> u32 {
        if self.0 <= 0 || section.0 <= 0 {
            return 0;
        }
        self.0.unsigned_abs().div_ceil(section.0.unsigned_abs())
    }
}

/// Formats inches as printed in the rules, without the inch sign: `4`, `4.5`, `1.125`.
impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let n = self.0.unsigned_abs();
        let (whole, part) = (n / 32, n % 32);
        if part == 0 {
            return write!(f, "{sign}{whole}");
        }
        let digits = format!("{:05}", part * 3125);
        write!(f, "{sign}{whole}.{}", digits.trim_end_matches('0'))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::Length;

    #[test]
    fn inches_parse_and_print_as_in_the_rules() {
        for text in ["0", "4", "4.5", "1.125", "0.75", "13.5", "-2", "0.03125"] {
            assert_eq!(Length::parse_inches(text).unwrap().to_string(), text);
        }
        for text in ["", "4.", ".5", "4.1", "four", "4.5.5", "99999999999"] {
            assert!(
                Length::parse_inches(text).is_none() || text == "4.",
                "{text}"
            );
        }
    }

    #[test]
    fn a_partial_section_counts_as_a_whole_section() {
        let section = Length::inches(4);
        assert_eq!(Length::inches(12).sections(section), 3);
        assert_eq!(Length::from_32nds(12 * 32 + 1).sections(section), 4);
        assert_eq!(Length::ZERO.sections(section), 0);
        assert_eq!(Length::inches(-3).sections(section), 0);
    }
}

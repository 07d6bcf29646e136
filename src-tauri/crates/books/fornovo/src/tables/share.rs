//! Shares: exact fractions, as in the tables.

use serde::{Deserialize, Serialize};

use crate::bad_table::BadTable;

/// An exact fraction such as `1/2` or `1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Share {
    /// The numerator.
    pub over: u32,
    /// The denominator; never 0.
    pub under: u32,
}

impl Share {
    /// The whole.
    pub const WHOLE: Self = Self { over: 1, under: 1 };

    /// Returns the smallest integer that is at least this share of `total`.
    pub fn reached_at(self, total: u32) -> u32 {
        let n = (u64::from(total) * u64::from(self.over)).div_ceil(u64::from(self.under));
        u32::try_from(n).unwrap_or(u32::MAX)
    }

    /// Returns the largest integer that is at most this share of `total`.
    pub fn of_count(self, total: u32) -> u32 {
        let n = u64::from(total) * u64::from(self.over) / u64::from(self.under);
        u32::try_from(n).unwrap_or(u32::MAX)
    }

    /// Returns how much larger this share of `before + more` is than this share of `before`.
    pub fn of_more(self, before: u32, more: u32) -> u32 {
        self.of_count(before.saturating_add(more)) - self.of_count(before)
    }

    /// Returns the product of two shares.
    #[must_use]
    pub const fn times(self, other: Self) -> Self {
        Self {
            over: self.over.saturating_mul(other.over),
            under: self.under.saturating_mul(other.under),
        }
    }

    /// Whether `part` is more than this share of `total`.
    pub fn exceeded_by(self, part: u32, total: u32) -> bool {
        u64::from(part) * u64::from(self.under) > u64::from(total) * u64::from(self.over)
    }

    /// Returns this share of a length, rounded towards zero to 1/32 inch.
    #[must_use]
    pub fn of(self, length: drumhead_vocabulary::Length) -> drumhead_vocabulary::Length {
        let times = i32::try_from(self.over).unwrap_or(i32::MAX);
        length
            .times(times)
            .part(i32::try_from(self.under).unwrap_or(i32::MAX))
    }
}

impl From<Share> for String {
    fn from(share: Share) -> Self {
        format!("{}/{}", share.over, share.under)
    }
}

impl TryFrom<String> for Share {
    type Error = BadTable;
    fn try_from(text: String) -> Result<Self, BadTable> {
        let (over, under) = text.split_once('/').unwrap_or((&text, "1"));
        match (over.parse(), under.parse()) {
            (Ok(over), Ok(under)) if under > 0 => Ok(Self { over, under }),
            _ => Err(BadTable::unread(&text, "share")),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::{BadTable, Share};

    #[test]
    fn shares_are_exact() {
        let half = Share::try_from("1/2".to_owned()).unwrap();
        assert_eq!(half.reached_at(7), 4);
        assert_eq!((half.of_count(7), half.times(half).of_count(7)), (3, 1));
        assert_eq!((half.of_more(0, 1), half.of_more(1, 1)), (0, 1));
        assert!(half.exceeded_by(4, 7) && !half.exceeded_by(6, 12));
        assert_eq!(Share::try_from("1".to_owned()).unwrap().reached_at(5), 5);
        for wrong in ["", "1/0", "half", "-1/2", "1/2/3"] {
            let unread = BadTable::unread(wrong, "share");
            assert_eq!(Share::try_from(wrong.to_owned()), Err(unread));
        }
    }
}

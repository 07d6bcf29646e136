//! Measurements that reject unprintable values.

use serde::Deserialize;

use super::problem::Measure;

/// A length in points, from 0 to 10,000.
#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd, Deserialize)]
#[serde(try_from = "f64")]
pub struct Length(f32);

/// A type size in points, from 8, the smallest that is legible across a table, to 200.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd, Deserialize)]
#[serde(try_from = "f64")]
pub struct Size(f32);

/// A grey level, from 0 (black) to 1 (the paper).
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd, Deserialize)]
#[serde(try_from = "f64")]
pub struct Shade(f32);

/// A length in millimetres, from 1 to 1,000.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd, Deserialize)]
#[serde(try_from = "f64")]
pub struct Millimetres(f32);

/// A type scale, from a quarter to four.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd, Deserialize)]
#[serde(try_from = "f64")]
pub struct Scale(f32);

/// A number of columns, rows or lines, from 1 to 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "i64")]
pub struct Count(u8);

impl Count {
    /// The number one.
    pub(crate) const ONE: Self = Self(1);

    /// Returns the value.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl Default for Count {
    fn default() -> Self {
        Self::ONE
    }
}

impl TryFrom<i64> for Count {
    type Error = Measure;

    fn try_from(number: i64) -> Result<Self, Measure> {
        u8::try_from(number)
            .ok()
            .filter(|count| Measure::Count.allows(f64::from(*count)))
            .map(Self)
            .ok_or(Measure::Count)
    }
}

/// The version of the template format: 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "i64")]
pub struct Format(());

macro_rules! bounded {
    ($name:ident) => {
        impl $name {
            /// Returns the value.
            #[must_use]
            pub fn get(self) -> f32 {
                self.0
            }
        }

        impl TryFrom<f64> for $name {
            type Error = Measure;

            fn try_from(number: f64) -> Result<Self, Measure> {
                if Measure::$name.allows(number) {
                    // Within the bounds, only precision can be lost.
                    #[allow(clippy::cast_possible_truncation)]
                    Ok(Self(number as f32))
                } else {
                    Err(Measure::$name)
                }
            }
        }
    };
}

bounded!(Length);
bounded!(Size);
bounded!(Shade);
bounded!(Millimetres);
bounded!(Scale);

impl Length {
    /// Returns a fraction of this length.
    pub(crate) fn scaled(self, part: f32) -> Self {
        Self(self.0 * part.clamp(0.0, 1.0))
    }
}

impl Millimetres {
    /// Returns the length in points.
    #[must_use]
    pub fn points(self) -> f32 {
        self.0 * 72.0 / 25.4
    }
}

impl Size {
    /// Returns this size, or the nearest allowed one: 8 to 200 points.
    pub(crate) fn at_least(size: f32) -> Self {
        Self(size.clamp(8.0, 200.0))
    }
}

impl Length {
    /// Returns a fraction or a multiple of this value, never below 0.
    pub(crate) fn part(self, factor: f32) -> Self {
        Self((self.0 * factor).max(0.0))
    }
}

impl TryFrom<i64> for Format {
    type Error = Measure;

    fn try_from(version: i64) -> Result<Self, Measure> {
        if version == 1 {
            Ok(Self(()))
        } else {
            Err(Measure::Format)
        }
    }
}

//! Sides, corners and facings of a hex.

use std::fmt;
use std::str::FromStr;

use hexx::Hex;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::Pointing;

/// The steps to a hex's neighbours through its sides 0 to 5, clockwise.
const STEPS: [Hex; 6] = [
    Hex::new(0, -1),
    Hex::new(1, -1),
    Hex::new(1, 0),
    Hex::new(0, 1),
    Hex::new(-1, 1),
    Hex::new(-1, 0),
];

/// A side of a hex, numbered clockwise from 0 to 5.
///
/// Side 0 is the north side of a flat-topped hex, or the side to the left of the north corner of a
/// pointy-topped hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Side(u8);

impl Side {
    /// Every side, clockwise.
    pub const ALL: [Self; 6] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// Returns the side with this number, modulo 6.
    pub const fn new(number: u8) -> Self {
        Self(number % 6)
    }

    /// Returns the number, 0 to 5.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns the side `by` steps further clockwise.
    #[must_use]
    pub const fn turned(self, by: u8) -> Self {
        Self::new(self.0 + by % 6)
    }

    /// Returns the opposite side.
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.turned(3)
    }

    /// Returns the step across this side.
    pub const fn step(self) -> Hex {
        STEPS[self.0 as usize]
    }

    /// Returns the neighbour across this side.
    pub fn neighbour(self, hex: Hex) -> Hex {
        hex + self.step()
    }

    /// Returns the side that a hex shares with a neighbour. `None` for a hex that is not adjacent.
    pub fn between(hex: Hex, neighbour: Hex) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|side| side.neighbour(hex) == neighbour)
    }
}

/// A corner of a hex, numbered clockwise: corner 0 is between sides 0 and 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Corner(u8);

impl Corner {
    /// Every corner, clockwise.
    pub const ALL: [Self; 6] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// Returns the corner with this number, modulo 6.
    pub const fn new(number: u8) -> Self {
        Self(number % 6)
    }

    /// Returns the number, 0 to 5.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns the two adjacent sides, clockwise.
    pub const fn sides(self) -> [Side; 2] {
        [Side::new(self.0), Side::new(self.0 + 1)]
    }
}

/// One of the twelve directions of sides and corners, named like compass points: `N`, `NNE`, `ENE`
/// ... The orientation of the map's hexes determines which of the directions are sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Facing(u8);

/// The part of a hex that a facing points to on a given map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Faced {
    /// The middle of a side.
    Side(Side),
    /// A corner.
    Corner(Corner),
}

const NAMES: [&str; 12] = [
    "N", "NNE", "ENE", "E", "ESE", "SSE", "S", "SSW", "WSW", "W", "WNW", "NNW",
];

impl Facing {
    /// North.
    pub const N: Self = Self(0);
    /// East.
    pub const E: Self = Self(3);
    /// South.
    pub const S: Self = Self(6);
    /// West.
    pub const W: Self = Self(9);

    /// Every facing, clockwise from north.
    pub const ALL: [Self; 12] = {
        let mut all = [Self(0); 12];
        let mut hour = 0;
        while hour < 12 {
            all[hour as usize] = Self(hour);
            hour += 1;
        }
        all
    };

    /// Returns the compass name: `ENE`.
    pub const fn id(self) -> &'static str {
        NAMES[self.0 as usize]
    }

    /// Returns the clock position in hours, 0 (north) to 11. An hour is 30 degrees.
    pub const fn hour(self) -> u8 {
        self.0
    }

    /// Returns the facing `by` twelfths of a turn further clockwise.
    #[must_use]
    pub const fn turned(self, by: u8) -> Self {
        Self((self.0 + by % 12) % 12)
    }

    /// Returns the side or corner that the facing points to, for hexes of this orientation.
    pub const fn on(self, pointing: Pointing) -> Faced {
        let hour = match pointing {
            Pointing::FlatTop => self.0,
            // Side 0 of a pointy-topped hex is at eleven o'clock.
            Pointing::PointyTop => (self.0 + 1) % 12,
        };
        if hour.is_multiple_of(2) {
            Faced::Side(Side::new(hour / 2))
        } else {
            Faced::Corner(Corner::new(hour / 2))
        }
    }

    /// Returns the facing towards the middle of a side.
    pub const fn to_side(side: Side, pointing: Pointing) -> Self {
        let hour = side.number() * 2;
        match pointing {
            Pointing::FlatTop => Self(hour),
            Pointing::PointyTop => Self((hour + 11) % 12),
        }
    }

    /// Returns the facing towards a corner.
    pub const fn to_corner(corner: Corner, pointing: Pointing) -> Self {
        Self::to_side(Side::new(corner.number()), pointing).turned(1)
    }
}

impl Faced {
    /// Returns the front sides: the side that is faced, or the two sides beside the corner that is
    /// faced.
    pub const fn front(self) -> [Side; 2] {
        match self {
            Self::Side(side) => [side, side],
            Self::Corner(corner) => corner.sides(),
        }
    }
}

impl fmt::Display for Facing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A name that is not a facing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a facing; there are N, NNE, ENE, E, ESE, SSE, S, SSW, WSW, W, WNW and NNW")]
pub struct NoFacing(String);

impl FromStr for Facing {
    type Err = NoFacing;

    fn from_str(text: &str) -> Result<Self, NoFacing> {
        let name = text.trim();
        (0..12)
            .map(Self)
            .find(|facing| facing.id().eq_ignore_ascii_case(name))
            .ok_or_else(|| NoFacing(name.to_owned()))
    }
}

impl Serialize for Facing {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Facing {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let name = String::deserialize(from)?;
        name.parse().map_err(de::Error::custom)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Facing {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Facing".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "enum": NAMES })
    }
}

#[cfg(feature = "bindings")]
impl specta::Type for Facing {
    fn definition(types: &mut specta::Types) -> specta::datatype::DataType {
        String::definition(types)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::{Corner, Faced, Facing, Side};
    use crate::hex::Pointing;
    use hexx::Hex;

    #[test]
    fn sides_are_numbered_in_turn_and_opposite_steps_cancel_out() {
        for side in Side::ALL {
            let there = side.neighbour(Hex::ZERO);
            assert_eq!(there.unsigned_distance_to(Hex::ZERO), 1);
            assert_eq!(side.opposite().neighbour(there), Hex::ZERO);
            assert_eq!(Side::between(Hex::ZERO, there), Some(side));
            let next = side.turned(1).neighbour(Hex::ZERO);
            assert_eq!(next.unsigned_distance_to(there), 1, "{side:?}");
        }
        assert_eq!(Side::between(Hex::ZERO, Hex::new(2, 0)), None);
    }

    #[test]
    fn north_is_a_side_of_flat_topped_hexes_and_a_corner_of_pointy_topped_hexes() {
        let flat = Facing::N.on(Pointing::FlatTop);
        assert_eq!(flat, Faced::Side(Side::new(0)));
        let pointed = Facing::N.on(Pointing::PointyTop);
        assert_eq!(pointed, Faced::Corner(Corner::new(0)));
        assert_eq!(Facing::E.on(Pointing::PointyTop), Faced::Side(Side::new(2)));
        for pointing in [Pointing::FlatTop, Pointing::PointyTop] {
            for facing in Facing::ALL {
                let back = match facing.on(pointing) {
                    Faced::Side(side) => Facing::to_side(side, pointing),
                    Faced::Corner(corner) => Facing::to_corner(corner, pointing),
                };
                assert_eq!(back, facing);
                assert_eq!(facing.id().parse::<Facing>().unwrap(), facing);
            }
        }
        assert!("NE".parse::<Facing>().is_err());
    }
}

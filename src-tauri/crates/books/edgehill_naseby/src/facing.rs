//! "Facing": front, flank and rear, and command radius.

use serde::{Deserialize, Serialize};

use super::clauses::{COMMAND, HALVED, NO_ATTACK, ZONES};
use super::readings::NoLeader;
use super::tables::Tables;
use drumhead_rules::hex::{Corner, Hex, Side};

/// Where a hexside lies to a unit (E-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "EdgehillZone", rename_all = "snake_case")]
pub enum Zone {
    /// In front.
    Front,
    /// On a flank.
    Flank,
    /// In the rear.
    Rear,
}

impl Zone {
    /// Every zone.
    pub const ALL: [Self; 3] = [Self::Front, Self::Flank, Self::Rear];

    /// Its name in files and in the catalogue.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Front => "front",
            Self::Flank => "flank",
            Self::Rear => "rear",
        }
    }
}

/// Where a hexside lies to a unit that faces this corner (E-04).
pub fn zone(facing: Corner, side: Side) -> Zone {
    if !ZONES.stands() {
        return Zone::Front;
    }
    match (6 + side.number() - facing.number()) % 6 {
        0 | 1 => Zone::Front,
        2 | 5 => Zone::Flank,
        _ => Zone::Rear,
    }
}

/// Where each hexside lies, 0 to 5 (E-04).
pub fn zones(facing: Corner) -> [Zone; 6] {
    Side::ALL.map(|side| zone(facing, side))
}

/// Whether a hex lies in the sixty degrees between the middles of the two front
/// hexsides, their edges included (gap E-A6).
pub fn in_front(from: Hex, facing: Corner, to: Hex) -> bool {
    let [left, right] = facing.sides().map(Side::step);
    let way = to - from;
    // The way is so many steps through the one side and so many through the
    // other: neither may be backwards.
    let whole = left.x * right.y - left.y * right.x;
    let over_left = (way.x * right.y - way.y * right.x) * whole;
    let over_right = (left.x * way.y - left.y * way.x) * whole;
    way != Hex::ZERO && over_left >= 0 && over_right >= 0
}

/// Whether a unit so far from its leader is in command (E-01); the distance is
/// none where it has no leader on the map.
pub fn in_command(distance: Option<u32>, tables: &Tables, no_leader: NoLeader) -> bool {
    if !COMMAND.stands() {
        return true;
    }
    distance.map_or(no_leader == NoLeader::In, |hexes| {
        hexes <= u32::from(tables.command.radius)
    })
}

/// The movement allowance of a unit for a turn (E-02): halved out of command,
/// rounded down, with no least move (gap E-A14).
pub fn allowance(whole: u8, in_command: bool, tables: &Tables) -> u8 {
    if in_command || !HALVED.stands() {
        whole
    } else {
        whole / tables.command.divided.max(1)
    }
}

/// Whether a unit may start a combat (E-03).
pub fn may_start_combat(in_command: bool) -> bool {
    in_command || !NO_ATTACK.stands()
}

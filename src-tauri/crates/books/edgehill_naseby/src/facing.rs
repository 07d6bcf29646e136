//! The chapters "Facing" (front, flank and rear) and "Command radius".

use crate::interpretations::NoLeader;
use crate::tables::Tables;
use drumhead_rules::hex::{Corner, Hex, Side};

drumhead_rules::ids! {
    /// The zone of a hexside relative to a unit (E-04).
    Zone as "EdgehillZone" {
        /// In front.
        Front = "front",
        /// On a flank.
        Flank = "flank",
        /// In the rear.
        Rear = "rear",
    }
}

/// Returns the zone of a hexside for a unit that faces this corner (E-04).
pub fn zone(facing: Corner, side: Side) -> Zone {
    match (6 + side.number() - facing.number()) % 6 {
        0 | 1 => Zone::Front,
        2 | 5 => Zone::Flank,
        _ => Zone::Rear,
    }
}

/// Returns the zone of each hexside, 0 to 5 (E-04).
pub fn zones(facing: Corner) -> [Zone; 6] {
    Side::ALL.map(|side| zone(facing, side))
}

/// Returns whether a hex is within the 60° between the centres of the two front hexsides, including
/// both edges (gap E-A6).
pub fn in_front(from: Hex, facing: Corner, to: Hex) -> bool {
    let [left, right] = facing.sides().map(Side::step);
    let way = to - from;
    // The direction is a sum of steps through one front hexside and steps through the other;
    // neither number may be negative.
    let area = left.x * right.y - left.y * right.x;
    let over_left = (way.x * right.y - way.y * right.x) * area;
    let over_right = (left.x * way.y - left.y * way.x) * area;
    way != Hex::ZERO && over_left >= 0 && over_right >= 0
}

/// Returns whether a unit at this distance from its leader is in command (E-01). `distance` is
/// `None` if the unit has no leader on the map.
pub fn in_command(distance: Option<u32>, tables: &Tables, no_leader: NoLeader) -> bool {
    distance.map_or(no_leader == NoLeader::In, |hexes| {
        hexes <= u32::from(tables.command.radius)
    })
}

/// Returns the movement allowance of a unit for a turn (E-02). Out of command, it is halved and
/// rounded down, without a minimum (gap E-A14).
pub fn allowance(printed: u8, in_command: bool, tables: &Tables) -> u8 {
    if in_command {
        printed
    } else {
        printed / tables.command.divided.max(1)
    }
}

/// Returns whether a unit may start a combat (E-03).
pub const fn may_start_combat(in_command: bool) -> bool {
    in_command
}

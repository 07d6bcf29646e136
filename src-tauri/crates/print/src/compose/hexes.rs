//! The geometry of hexes. Lengths are relative to the distance from a hex's centre to its
//! corners, unless stated otherwise.

use drumhead_vocabulary::play::MapView;

/// A point: the distances to the right and down.
pub(super) type Point = (f32, f32);

/// Half the square root of three: the distance from a hex's centre to its sides.
pub(super) const HALF_WIDE: f32 = 0.866_025_4;
/// The space between words and the lines interrupted by them, in points.
pub(super) const CLEAR_OF_WORDS: f32 = 1.8;

/// Returns the width and height of a map with this many columns and rows.
pub(super) fn extent_of(map: &MapView, (columns, rows): (u16, u16)) -> (f32, f32) {
    let (columns, rows) = (f32::from(columns), f32::from(rows));
    let (straight, stepped) = if map.pointed {
        (columns, rows)
    } else {
        (rows, columns)
    };
    let shift = if stepped > 1.0 { 0.5 } else { 0.0 };
    let long = 2.0 * HALF_WIDE * (straight + shift);
    let short = 1.5 * stepped + 0.5;
    if map.pointed {
        (long, short)
    } else {
        (short, long)
    }
}

/// Returns the point at this distance and clock direction from another.
pub(super) fn out_of((x, y): Point, hour: f32, far: f32) -> Point {
    let angle = hour * std::f32::consts::PI / 6.0;
    (x + angle.sin() * far, y - angle.cos() * far)
}

/// Returns the corners of a hex of this size.
pub(super) fn corners_of(middle: Point, pointed: bool, size: f32) -> [Point; 6] {
    let first = if pointed { 0.0 } else { 1.0 };
    [0.0, 2.0, 4.0, 6.0, 8.0, 10.0].map(|hour| out_of(middle, first + hour, size))
}

//! The geometry of hexes. Lengths are parts of the distance from a hex's middle to its
//! corners, where nothing else is said.

use drumhead_words::play::MapView;

/// A point: to the right and down.
pub(super) type Point = (f32, f32);

/// The half of the square root of three: from a hex's middle to its sides.
pub(super) const HALF_WIDE: f32 = 0.866_025_4;
/// White between words and the lines that break off at them, in points.
pub(super) const CLEAR_OF_WORDS: f32 = 1.8;

/// How wide and how high a map of so many columns and rows is, in parts of a hex.
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

/// So far from a point, in a direction as on a clock face.
pub(super) fn out_of((x, y): Point, hour: f32, far: f32) -> Point {
    let angle = hour * std::f32::consts::PI / 6.0;
    (x + angle.sin() * far, y - angle.cos() * far)
}

/// The corners of a hex of this size.
pub(super) fn corners_of(middle: Point, pointed: bool, size: f32) -> [Point; 6] {
    let first = if pointed { 0.0 } else { 1.0 };
    [0.0, 2.0, 4.0, 6.0, 8.0, 10.0].map(|hour| out_of(middle, first + hour, size))
}

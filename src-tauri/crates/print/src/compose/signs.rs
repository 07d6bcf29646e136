//! Terrain signs in a hex.
//!
//! Lengths are relative to the distance from a hex's centre to its corners.

use super::hexes::Point;

/// The features of water, over which a crossing in the same hex is drawn.
const WATER: [&str; 2] = ["river", "water"];
const OVER_WATER: [&str; 2] = ["bridge", "ford"];
/// The scale and spacing of signs in one hex: first for two signs, then for three or more.
const BESIDE: [(f32, f32); 2] = [(0.62, 0.68), (0.44, 0.44)];

/// Returns the lines of a hex's signs, relative to its centre, several side by side. A road has no
/// sign, because it is drawn from hex to hex.
pub(super) fn signs(features: &[String]) -> Vec<Vec<Point>> {
    let is = |feature: &str, of: &[&str]| of.contains(&feature);
    let crossed = features.iter().any(|it| is(it, &OVER_WATER));
    let crossed = crossed && features.iter().any(|it| is(it, &WATER));
    let mut groups: Vec<Vec<Vec<Point>>> = Vec::new();
    let mut crossing: Option<usize> = None;
    for feature in features {
        let water = crossed && is(feature, &WATER);
        // Only a river's lines fit between the rails of a bridge.
        let lines = sign(if water { "river" } else { feature });
        if lines.is_empty() {
            continue;
        }
        let joins = water || crossed && is(feature, &OVER_WATER);
        if !joins {
            groups.push(lines);
        } else if let Some(place) = crossing {
            groups[place].extend(lines);
        } else {
            crossing = Some(groups.len());
            groups.push(lines);
        }
    }
    let (smaller, step) = match groups.len() {
        0 | 1 => (1.0, 0.0),
        2 => BESIDE[0],
        _ => BESIDE[1],
    };
    // The first sign is to the left of the centre, the last equally far to the right.
    let steps = u8::try_from(groups.len().saturating_sub(1)).unwrap_or(u8::MAX);
    let mut place = -step * f32::from(steps) / 2.0;
    let mut all = Vec::new();
    for lines in groups {
        all.extend(lines.into_iter().map(|line| {
            let moved = line
                .into_iter()
                .map(|(x, y)| (x * smaller + place, y * smaller));
            moved.collect::<Vec<_>>()
        }));
        place += step;
    }
    all
}

/// Returns the lines of a feature's sign, relative to the centre of its hex; empty for a feature
/// without a sign.
fn sign(feature: &str) -> Vec<Vec<Point>> {
    match feature {
        "woods" => drawn(&[&TREE], &[(-0.25, 0.0), (0.2, -0.1), (0.05, 0.25)]),
        "town" => drawn(&[&HOUSE], &[(-0.2, -0.05), (0.25, 0.05)]),
        "hedge" => {
            let bushes = [-0.33, -0.11, 0.11, 0.33].map(|x| (x, 0.1));
            [
                drawn(&[&HEDGE_FOOT], &MIDDLE),
                drawn(&[&bush(0.11)], &bushes),
            ]
            .concat()
        }
        "cover" => drawn(&[&bush(0.13)], &[(-0.22, 0.0), (0.2, -0.06), (0.04, 0.28)]),
        "hill" => drawn(&HILL, &MIDDLE),
        "slope" => drawn(&[&SLOPE], &[-0.3, -0.1, 0.1, 0.3].map(|x| (x, 0.0))),
        "marsh" => drawn(&TUFT, &[(-0.22, 0.0), (0.22, -0.02), (0.0, 0.28)]),
        "water" => drawn(&[&WAVE], &[(-0.06, -0.2), (0.1, 0.0), (-0.1, 0.2)]),
        "river" => drawn(&[&BANK], &[(0.0, -0.08), (0.0, 0.1)]),
        "river_edge" => {
            let depths = [-0.3, -0.15, 0.0, 0.15, 0.3].map(|x| (x, 0.0));
            [drawn(&[&SHORE], &MIDDLE), drawn(&[&DEPTH], &depths)].concat()
        }
        "bridge" => drawn(&RAILS, &MIDDLE),
        "ford" => drawn(&DASHES, &[(0.0, -0.25), (0.0, 0.28)]),
        "boat" => drawn(&BOAT, &MIDDLE),
        "entrenchment" => drawn(&[&PARAPET], &MIDDLE),
        _ => Vec::new(),
    }
}

/// Returns a shape's lines, moved to each of these places.
fn drawn(shape: &[&[Point]], places: &[Point]) -> Vec<Vec<Point>> {
    let at = |(right, down): Point| {
        let moved = move |&(x, y): &Point| (right + x, down + y);
        let lines = shape.iter();
        lines.map(move |line| line.iter().map(moved).collect())
    };
    places.iter().copied().flat_map(at).collect()
}

/// Returns a bush: a semicircle on the ground, with this reach to each side.
fn bush(reach: f32) -> [Point; 6] {
    BUSH.map(|(x, y)| (x * reach, y * reach))
}

/// The position of a single sign.
const MIDDLE: [Point; 1] = [(0.0, 0.0)];
const TREE: [Point; 4] = [(-0.12, 0.1), (0.0, -0.18), (0.12, 0.1), (-0.12, 0.1)];
const HOUSE: [Point; 6] = [
    (-0.14, 0.0),
    (0.0, -0.14),
    (0.14, 0.0),
    (0.14, 0.18),
    (-0.14, 0.18),
    (-0.14, 0.0),
];
const HEDGE_FOOT: [Point; 2] = [(-0.46, 0.1), (0.46, 0.1)];
/// A bush, relative to its reach.
const BUSH: [Point; 6] = [
    (-1.0, 0.0),
    (-0.8, -0.8),
    (-0.3, -1.2),
    (0.3, -1.2),
    (0.8, -0.8),
    (1.0, 0.0),
];
const HILL: [&[Point]; 2] = [
    &[
        (-0.45, 0.2),
        (-0.25, -0.1),
        (0.0, -0.2),
        (0.25, -0.1),
        (0.45, 0.2),
    ],
    &[
        (-0.22, 0.2),
        (-0.12, 0.05),
        (0.0, 0.0),
        (0.12, 0.05),
        (0.22, 0.2),
    ],
];
const SLOPE: [Point; 2] = [(0.0, -0.15), (0.1, 0.2)];
/// A tuft of reeds.
const TUFT: [&[Point]; 4] = [
    &[(-0.17, 0.0), (0.17, 0.0)],
    &[(0.0, 0.0), (0.0, -0.2)],
    &[(-0.05, 0.0), (-0.13, -0.15)],
    &[(0.05, 0.0), (0.13, -0.15)],
];
const WAVE: [Point; 5] = [
    (-0.3, 0.0),
    (-0.15, -0.08),
    (0.0, 0.0),
    (0.15, -0.08),
    (0.3, 0.0),
];
/// One bank of a stream: long and gentle, unlike the ripples of standing water.
const BANK: [Point; 9] = [
    (-0.5, 0.0),
    (-0.38, -0.07),
    (-0.25, -0.09),
    (-0.12, -0.07),
    (0.0, 0.0),
    (0.12, 0.07),
    (0.25, 0.09),
    (0.38, 0.07),
    (0.5, 0.0),
];
/// A bank, and one stroke of the water below it.
const SHORE: [Point; 2] = [(-0.4, 0.28), (0.4, 0.28)];
const DEPTH: [Point; 2] = [(0.0, 0.28), (0.0, 0.4)];
/// The rails of a bridge.
const RAILS: [&[Point]; 2] = [
    &[(-0.38, -0.32), (-0.28, -0.22), (0.28, -0.22), (0.38, -0.32)],
    &[(-0.38, 0.36), (-0.28, 0.26), (0.28, 0.26), (0.38, 0.36)],
];
/// One side of a ford.
const DASHES: [&[Point]; 3] = [
    &[(-0.3, 0.0), (-0.2, 0.0)],
    &[(0.0, 0.0), (0.1, 0.0)],
    &[(0.3, 0.0), (0.4, 0.0)],
];
/// A hull and its sail.
const BOAT: [&[Point]; 2] = [
    &[
        (-0.3, 0.05),
        (-0.2, 0.2),
        (0.2, 0.2),
        (0.3, 0.05),
        (-0.3, 0.05),
    ],
    &[(0.0, 0.05), (0.0, -0.3), (0.2, -0.03), (0.0, -0.03)],
];
const PARAPET: [Point; 7] = [
    (-0.45, -0.2),
    (-0.3, -0.35),
    (-0.15, -0.2),
    (0.0, -0.35),
    (0.15, -0.2),
    (0.3, -0.35),
    (0.45, -0.2),
];

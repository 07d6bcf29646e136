//! Signs for what lies in a hex.
//!
//! Lengths are parts of the distance from a hex's middle to its corners.

use super::drawing::Point;

/// What leads over water is drawn over it.
const WATER: [&str; 2] = ["river", "water"];
const OVER_WATER: [&str; 2] = ["bridge", "ford"];
/// How much smaller two signs in one hex are, and how far apart; the same of
/// three or more.
const BESIDE: [(f32, f32); 2] = [(0.62, 0.68), (0.44, 0.44)];

/// The lines of the signs of a hex about its middle, those of several beside
/// each other; a road has none, as it is drawn from hex to hex.
pub(super) fn signs(features: &[String]) -> Vec<Vec<Point>> {
    let is = |feature: &str, of: &[&str]| of.contains(&feature);
    let crossed = features.iter().any(|it| is(it, &OVER_WATER));
    let crossed = crossed && features.iter().any(|it| is(it, &WATER));
    let mut groups: Vec<Vec<Vec<Point>>> = Vec::new();
    let mut crossing: Option<usize> = None;
    for feature in features {
        let water = crossed && is(feature, &WATER);
        // Between the rails of a bridge there is room for a river's waves.
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
    // The first on the left, the last as far on the right.
    let steps = u8::try_from(groups.len().saturating_sub(1)).unwrap_or(u8::MAX);
    let mut place = -step * f32::from(steps) / 2.0;
    let mut all = Vec::new();
    for lines in groups {
        all.extend(lines.into_iter().map(|line| {
            let moved = line.into_iter();
            let moved = moved.map(|(x, y)| (x * smaller + place, y * smaller));
            moved.collect::<Vec<_>>()
        }));
        place += step;
    }
    all
}

/// The lines of a feature's sign, about the middle of its hex.
fn sign(feature: &str) -> Vec<Vec<Point>> {
    let tree = |x: f32, y: f32| {
        vec![
            (x - 0.12, y + 0.1),
            (x, y - 0.18),
            (x + 0.12, y + 0.1),
            (x - 0.12, y + 0.1),
        ]
    };
    let house = |x: f32, y: f32| {
        vec![
            (x - 0.14, y),
            (x, y - 0.14),
            (x + 0.14, y),
            (x + 0.14, y + 0.18),
            (x - 0.14, y + 0.18),
            (x - 0.14, y),
        ]
    };
    let wave = |x: f32, y: f32| {
        let steps = [-0.3_f32, -0.15, 0.0, 0.15, 0.3]
            .into_iter()
            .zip([0.0, -0.08, 0.0, -0.08, 0.0]);
        steps.map(|(right, up)| (x + right, y + up)).collect()
    };
    let dots = |y: f32| {
        vec![
            vec![(-0.3, y), (-0.2, y)],
            vec![(0.0, y), (0.1, y)],
            vec![(0.3, y), (0.4, y)],
        ]
    };
    // Reeds out of the wet.
    let tuft = |x: f32, y: f32| {
        vec![
            vec![(x - 0.17, y), (x + 0.17, y)],
            vec![(x, y), (x, y - 0.2)],
            vec![(x - 0.05, y), (x - 0.13, y - 0.15)],
            vec![(x + 0.05, y), (x + 0.13, y - 0.15)],
        ]
    };
    // One bank of a stream: long and slow, where standing water has ripples.
    let bank = |y: f32| {
        let steps = [-0.5_f32, -0.38, -0.25, -0.12, 0.0, 0.12, 0.25, 0.38, 0.5]
            .into_iter()
            .zip([0.0, -0.07, -0.09, -0.07, 0.0, 0.07, 0.09, 0.07, 0.0]);
        steps.map(|(x, down)| (x, y + down)).collect::<Vec<_>>()
    };
    // A bush: half a ring on the ground.
    let bush = |x: f32, y: f32, far: f32| {
        [-1.0_f32, -0.8, -0.3, 0.3, 0.8, 1.0]
            .into_iter()
            .zip([0.0, -0.8, -1.2, -1.2, -0.8, 0.0])
            .map(|(right, up)| (x + right * far, y + up * far))
            .collect::<Vec<_>>()
    };
    match feature {
        "woods" => vec![tree(-0.25, 0.0), tree(0.2, -0.1), tree(0.05, 0.25)],
        "town" => vec![house(-0.2, -0.05), house(0.25, 0.05)],
        "hedge" => {
            let bushes = [-0.33_f32, -0.11, 0.11, 0.33];
            let bushes = bushes.map(|x| bush(x, 0.1, 0.11));
            [vec![vec![(-0.46, 0.1), (0.46, 0.1)]], bushes.into()].concat()
        }
        "cover" => vec![
            bush(-0.22, 0.0, 0.13),
            bush(0.2, -0.06, 0.13),
            bush(0.04, 0.28, 0.13),
        ],
        "hill" => vec![
            vec![
                (-0.45, 0.2),
                (-0.25, -0.1),
                (0.0, -0.2),
                (0.25, -0.1),
                (0.45, 0.2),
            ],
            vec![
                (-0.22, 0.2),
                (-0.12, 0.05),
                (0.0, 0.0),
                (0.12, 0.05),
                (0.22, 0.2),
            ],
        ],
        "slope" => [-0.3_f32, -0.1, 0.1, 0.3]
            .map(|x| vec![(x, -0.15), (x + 0.1, 0.2)])
            .into(),
        "marsh" => [tuft(-0.22, 0.0), tuft(0.22, -0.02), tuft(0.0, 0.28)].concat(),
        "water" => vec![wave(-0.06, -0.2), wave(0.1, 0.0), wave(-0.1, 0.2)],
        "river" => vec![bank(-0.08), bank(0.1)],
        // A bank with the water below it.
        "river_edge" => {
            let ticks = [-0.3_f32, -0.15, 0.0, 0.15, 0.3];
            let ticks = ticks.map(|x| vec![(x, 0.28), (x, 0.4)]);
            [vec![vec![(-0.4, 0.28), (0.4, 0.28)]], ticks.into()].concat()
        }
        "bridge" => vec![
            vec![(-0.38, -0.32), (-0.28, -0.22), (0.28, -0.22), (0.38, -0.32)],
            vec![(-0.38, 0.36), (-0.28, 0.26), (0.28, 0.26), (0.38, 0.36)],
        ],
        "ford" => [dots(-0.25), dots(0.28)].concat(),
        "boat" => vec![
            vec![
                (-0.3, 0.05),
                (-0.2, 0.2),
                (0.2, 0.2),
                (0.3, 0.05),
                (-0.3, 0.05),
            ],
            vec![(0.0, 0.05), (0.0, -0.3), (0.2, -0.03), (0.0, -0.03)],
        ],
        "entrenchment" => vec![vec![
            (-0.45, -0.2),
            (-0.3, -0.35),
            (-0.15, -0.2),
            (0.0, -0.35),
            (0.15, -0.2),
            (0.3, -0.35),
            (0.45, -0.2),
        ]],
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How far left and right the lines of a sign go.
    fn wide(lines: &[Vec<Point>]) -> (f32, f32) {
        let all = lines.iter().flatten().map(|(x, _)| *x);
        all.fold((f32::MAX, f32::MIN), |(left, right), x| {
            (left.min(x), right.max(x))
        })
    }

    #[test]
    fn signs_in_one_hex_stand_beside_each_other() {
        let of = |features: &[&str]| {
            let features: Vec<String> = features.iter().map(|it| (*it).to_owned()).collect();
            signs(&features)
        };
        for (one, other) in [("woods", "hill"), ("town", "hedge"), ("slope", "woods")] {
            let first = of(&[one]).len();
            let both = of(&[one, other]);
            let (left, right) = both.split_at(first);
            assert!(wide(left).1 < wide(right).0, "{one}, {other}");
            assert!(wide(left).0 > -0.8 && wide(right).1 < 0.8, "{one}, {other}");
        }
        // A bridge is over its river, and a road is no sign.
        assert_eq!(
            of(&["river", "bridge"]),
            [of(&["river"]), of(&["bridge"])].concat()
        );
        let over = of(&["water", "bridge"]);
        assert_eq!(over, [of(&["river"]), of(&["bridge"])].concat());
        assert_eq!(of(&["woods", "road"]), of(&["woods"]));
    }

    #[test]
    fn no_two_features_have_the_same_sign() {
        const ALL: [&str; 14] = [
            "woods",
            "town",
            "hedge",
            "hill",
            "slope",
            "marsh",
            "water",
            "river",
            "river_edge",
            "bridge",
            "ford",
            "boat",
            "entrenchment",
            "cover",
        ];
        for (place, one) in ALL.iter().enumerate() {
            assert!(!sign(one).is_empty(), "{one}");
            for other in &ALL[place + 1..] {
                // Not even where one is drawn larger, or elsewhere in its hex.
                let shape = |feature: &str| {
                    let lines = sign(feature).into_iter();
                    let line = |it: Vec<Point>| (it.len(), it[0].1 == it[1].1);
                    lines.map(line).collect::<Vec<_>>()
                };
                assert_ne!(shape(one), shape(other), "{one}, {other}");
            }
        }
    }
}

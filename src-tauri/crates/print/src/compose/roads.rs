//! Roads on a map, and lines interrupted at obstacles.

use super::hexes::{CLEAR_OF_WORDS, Point};
use crate::pages::{Area, Stroke};
use crate::strip::Strip;

/// The number of segments in a road's bend.
const BEND: u8 = 8;

/// The role of a hex for roads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// A road runs through the hex.
    Road,
    /// A bridge or a ford, which roads cross.
    Crossing,
    /// A town: a road that would otherwise end in an adjacent hex leads into it.
    Town,
    None,
}

/// Returns the pairs of hexes that roads join, by index: adjacent road hexes, and road hexes with
/// adjacent crossings, except for the third side of a triangle. A town is joined only if the road
/// would otherwise end before it.
pub(super) fn joined(ways: &[Way], near: impl Fn(usize, usize) -> bool) -> Vec<(usize, usize)> {
    let of = |wanted: Way| (0..ways.len()).filter(move |at| ways[*at] == wanted);
    let mut links: Vec<(usize, usize)> = Vec::new();
    for one in of(Way::Road) {
        let on = of(Way::Road)
            .filter(|other| *other > one)
            .chain(of(Way::Crossing));
        links.extend(
            on.filter(|other| near(one, *other))
                .map(|other| (one, other)),
        );
    }
    let has = |links: &[(usize, usize)], at: usize| {
        let of = links
            .iter()
            .filter(|(one, other)| at == *one || at == *other);
        of.count()
    };
    // The third side of a triangle is the side between the hexes with the most roads.
    loop {
        let linked = |one: usize, other: usize| {
            links.contains(&(one, other)) || links.contains(&(other, one))
        };
        let third = |(one, other): &&(usize, usize)| {
            (0..ways.len()).any(|at| linked(at, *one) && linked(at, *other))
        };
        let busy = |(one, other): &&(usize, usize)| has(&links, *one) + has(&links, *other);
        let Some(least) = links.iter().filter(third).max_by_key(busy).copied() else {
            break;
        };
        links.retain(|link| *link != least);
    }
    for one in of(Way::Road) {
        for town in of(Way::Town).filter(|town| near(one, *town)) {
            if has(&links, one) < 2 {
                links.push((one, town));
            }
        }
    }
    links
}

/// Returns a road through a hex that leaves the hex at these points: a bend for two points, a short
/// line for none, otherwise arms from the centre.
pub(super) fn road(middle: Point, leaves: &[Point], size: f32) -> Vec<Vec<Point>> {
    match leaves {
        [] => {
            let half = 0.45 * size;
            let (x, y) = (middle.0, middle.1 + 0.2 * size);
            vec![vec![(x - half, y), (x + half, y)]]
        }
        [one, other] => {
            let at = |step: u8| {
                let part = f32::from(step) / f32::from(BEND);
                let rest = 1.0 - part;
                let mix = |one: f32, middle: f32, other: f32| {
                    rest * rest * one + 2.0 * rest * part * middle + part * part * other
                };
                (mix(one.0, middle.0, other.0), mix(one.1, middle.1, other.1))
            };
            vec![(0..=BEND).map(at).collect()]
        }
        many => many.iter().map(|end| vec![*end, middle]).collect(),
    }
}

/// Returns the parts of a line that are at least this far from all obstacles.
pub(super) fn keep_off(line: &[Point], off: &[Area], clear: f32) -> Vec<Vec<Point>> {
    let near = |(x, y): Point| {
        off.iter().any(|area| {
            let across = (area.left - x).max(x - area.right);
            let down = (area.top - y).max(y - area.bottom);
            across.max(down) < clear
        })
    };
    let mut left: Vec<Vec<Point>> = Vec::new();
    let mut under_way: Vec<Point> = Vec::new();
    for pair in line.windows(2) {
        let (from, to) = (pair[0], pair[1]);
        let long = (to.0 - from.0).hypot(to.1 - from.1);
        // Steps of at most half a point; a line that would need more than 400 has longer steps.
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let steps = (long * 2.0).ceil().clamp(1.0, 400.0) as u16;
        let mut last: Option<Point> = None;
        for step in 0..=steps {
            let part = f32::from(step) / f32::from(steps);
            let point = (
                from.0 + (to.0 - from.0) * part,
                from.1 + (to.1 - from.1) * part,
            );
            if near(point) {
                under_way.extend(last.take());
                finish(&mut under_way, &mut left);
            } else if under_way.is_empty() {
                under_way.push(point);
            } else {
                last = Some(point);
            }
        }
        under_way.extend(last);
    }
    finish(&mut under_way, &mut left);
    left
}

/// Ends a part of a line; a single point is dropped.
fn finish(under_way: &mut Vec<Point>, left: &mut Vec<Vec<Point>>) {
    let piece = std::mem::take(under_way);
    if piece.len() > 1 {
        left.push(piece);
    }
}

/// Interrupts every line near a word.
pub(super) fn break_off(strip: &mut Strip) {
    for line in std::mem::take(&mut strip.strokes) {
        let clear = CLEAR_OF_WORDS + line.line / 2.0;
        let near = around(&line.points).map_or_else(Vec::new, |all| {
            let words = strip.text.iter().map(|run| run.bounds);
            let near = words.filter(|word| {
                let across = (word.left - all.right).max(all.left - word.right);
                let down = (word.top - all.bottom).max(all.top - word.bottom);
                across.max(down) < clear
            });
            near.collect()
        });
        if near.is_empty() {
            strip.strokes.push(line);
            continue;
        }
        let pieces = keep_off(&line.points, &near, clear).into_iter();
        strip.strokes.extend(pieces.map(|points| Stroke {
            points,
            ..line.clone()
        }));
    }
}

/// Returns the bounding box of a line.
pub(super) fn around(points: &[Point]) -> Option<Area> {
    let (first, rest) = points.split_first()?;
    let all = Area {
        left: first.0,
        top: first.1,
        right: first.0,
        bottom: first.1,
    };
    Some(rest.iter().fold(all, |area, (x, y)| Area {
        left: area.left.min(*x),
        top: area.top.min(*y),
        right: area.right.max(*x),
        bottom: area.bottom.max(*y),
    }))
}

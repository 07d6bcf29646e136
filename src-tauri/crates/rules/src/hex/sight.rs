//! The exact hexes that a straight line between the centres of two hexes crosses, and the sides
//! that it runs along.
//!
//! In cube coordinates, a hex is the set of points where each pairwise difference of coordinates is
//! within 1 of the centre's difference. A line enters and leaves a hex at rational fractions of its
//! length, which are compared without rounding.

use std::cmp::Ordering;

use hexx::Hex;
use serde::{Deserialize, Serialize};

use super::{Grid, Side};

/// A part of a line of sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passed {
    /// The line crosses the interior of this hex.
    Through(Hex),
    /// The line runs along the side between these two hexes.
    Between([Hex; 2]),
}

/// The condition under which a line along a side is blocked (an interpretation of the rules).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum EdgeSight {
    /// Only if both hexes beside the line block.
    #[default]
    Both,
    /// If either hex beside the line blocks.
    Either,
}

/// A line of sight: the hexes at its ends, and everything crossed between them, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sight {
    /// The start.
    pub from: Hex,
    /// The end.
    pub to: Hex,
    /// The hexes and sides between the ends, in order.
    pub passed: Vec<Passed>,
}

/// A fraction of the line's length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct At {
    over: i64,
    under: i64,
}

impl At {
    fn cmp(self, other: Self) -> Ordering {
        (self.over * other.under).cmp(&(other.over * self.under))
    }

    fn later(self, other: Self) -> Self {
        if self.cmp(other).is_lt() { other } else { self }
    }

    fn sooner(self, other: Self) -> Self {
        if self.cmp(other).is_gt() { other } else { self }
    }
}

/// The part of a line inside a hex.
struct Part {
    enters: At,
    leaves: At,
    /// Whether the line runs along a side of the hex instead of through its interior.
    along: bool,
}

const fn wide(hex: Hex) -> [i64; 3] {
    [hex.x as i64, hex.y as i64, hex.z() as i64]
}

/// Returns the part of the line from `from` to `to` inside a hex. `None` if the line misses the hex
/// or only touches it at a point.
fn meets(from: Hex, to: Hex, hex: Hex) -> Option<Part> {
    let start = wide(from - hex);
    let way = wide(to - from);
    let mut enters = At { over: 0, under: 1 };
    let mut leaves = At { over: 1, under: 1 };
    let mut along = false;
    for (one, other) in [(0, 1), (1, 2), (2, 0)] {
        let here = start[one] - start[other];
        let grows = way[one] - way[other];
        if grows == 0 {
            match here.abs().cmp(&1) {
                Ordering::Less => {}
                Ordering::Equal => along = true,
                Ordering::Greater => return None,
            }
            continue;
        }
        // The points at which this difference of coordinates is -1 or 1, in order along the line.
        let sign = grows.signum();
        let first = At {
            over: (-sign - here) * sign,
            under: grows * sign,
        };
        let second = At {
            over: (sign - here) * sign,
            under: grows * sign,
        };
        enters = enters.later(first);
        leaves = leaves.sooner(second);
    }
    if enters.cmp(leaves).is_ge() {
        return None;
    }
    Some(Part {
        enters,
        leaves,
        along,
    })
}

impl Sight {
    /// Returns the line between the centres of two hexes.
    pub fn between(from: Hex, to: Hex) -> Self {
        let mut passed = Vec::new();
        let mut last = from;
        let mut left = (from != to).then(|| meets(from, to, from)).flatten();
        // A line leaves a hex either into an adjacent hex or along the side between two hexes.
        while let Some(Part { leaves, .. }) = left.take() {
            let mut next: Option<(Hex, Part)> = None;
            for side in Side::ALL {
                let hex = side.neighbour(last);
                let Some(part) = meets(from, to, hex) else {
                    continue;
                };
                if part.enters.cmp(leaves).is_ne() {
                    continue;
                }
                if hex == to {
                    return Self { from, to, passed };
                }
                if let Some((other, _)) = next {
                    let mut both = [other, hex];
                    both.sort_by_key(|hex| (hex.x, hex.y));
                    passed.push(Passed::Between(both));
                }
                next = Some((hex, part));
            }
            if let Some((hex, part)) = next {
                if !part.along {
                    passed.push(Passed::Through(hex));
                }
                last = hex;
                left = Some(part);
            }
        }
        Self { from, to, passed }
    }

    /// Limits the line to a map. Along the map's edge, only one hex is beside the line, and the
    /// line counts as passing through that hex.
    #[must_use]
    pub fn within(mut self, grid: Grid) -> Self {
        for part in &mut self.passed {
            let Passed::Between([one, other]) = *part else {
                continue;
            };
            match (grid.contains(one), grid.contains(other)) {
                (true, false) => *part = Passed::Through(one),
                (false, true) => *part = Passed::Through(other),
                (true, true) | (false, false) => {}
            }
        }
        self
    }

    /// Returns the first obstacle: a hex between the ends for which `hex` returns an obstacle, or a
    /// crossed side for which `side` returns an obstacle. `side` is given the two hexes that the
    /// side separates.
    ///
    /// If the line runs along a side, each of the two hexes beside it is an alternative path. A
    /// path is blocked by its hex, and by the sides through which the line enters and leaves that
    /// hex.
    pub fn blocked<B: Clone>(
        &self,
        along: EdgeSight,
        mut hex: impl FnMut(Hex) -> Option<B>,
        mut side: impl FnMut(Hex, Hex) -> Option<B>,
    ) -> Option<B> {
        let mut before = self.from;
        let mut passed = self.passed.iter().peekable();
        while let Some(part) = passed.next() {
            match part {
                Passed::Through(at) => {
                    if let Some(block) = side(before, *at).or_else(|| hex(*at)) {
                        return Some(block);
                    }
                    before = *at;
                }
                Passed::Between(both) => {
                    let after = match passed.peek() {
                        Some(Passed::Through(next)) => *next,
                        Some(Passed::Between(_)) | None => self.to,
                    };
                    let mut way = |at: Hex| {
                        side(before, at)
                            .or_else(|| hex(at))
                            .or_else(|| side(at, after))
                    };
                    let (one, other) = (way(both[0]), way(both[1]));
                    let block = match along {
                        EdgeSight::Both => one.clone().and(other),
                        EdgeSight::Either => one.or(other),
                    };
                    if block.is_some() {
                        return block;
                    }
                    // The sides around the line are checked above, so only the next hex remains to
                    // be checked.
                    if let Some(Passed::Through(next)) = passed.next() {
                        if let Some(block) = hex(*next) {
                            return Some(block);
                        }
                        before = *next;
                    } else {
                        return None;
                    }
                }
            }
        }
        side(before, self.to)
    }
}

#[cfg(test)]
mod tests {
    use super::{EdgeSight, Passed, Sight, meets};
    use crate::hex::{Cell, Grid, Hex, Numbering, Pointing, Pushed, distance};

    fn names(sight: &Sight) -> Vec<Vec<(i32, i32)>> {
        let name = |hex: &Hex| (hex.x, hex.y);
        let part = |passed: &Passed| match passed {
            Passed::Through(hex) => vec![name(hex)],
            Passed::Between(both) => both.iter().map(name).collect(),
        };
        sight.passed.iter().map(part).collect()
    }

    #[test]
    fn a_line_along_an_axis_crosses_the_hexes_on_it() {
        let sight = Sight::between(Hex::ZERO, Hex::new(3, 0));
        assert_eq!(names(&sight), [[(1, 0)], [(2, 0)]]);
    }

    #[test]
    fn a_line_through_a_corner_runs_along_a_side() {
        let sight = Sight::between(Hex::ZERO, Hex::new(2, 2));
        let expected = [vec![(0, 1), (1, 0)], vec![(1, 1)], vec![(1, 2), (2, 1)]];
        assert_eq!(names(&sight), expected);
    }

    #[test]
    fn an_oblique_line_lists_as_many_hexes_as_it_meets() {
        // Halfway from 0,0 to 4,-1, the line crosses the side between 2,-1 and 2,0.
        let sight = Sight::between(Hex::ZERO, Hex::new(4, -1));
        assert_eq!(names(&sight), [[(1, 0)], [(2, -1)], [(2, 0)], [(3, -1)]]);
        for to in Hex::ZERO.range(9) {
            let there = Sight::between(Hex::ZERO, to);
            let mut back = Sight::between(to, Hex::ZERO).passed;
            back.reverse();
            assert_eq!(there.passed.len(), back.len(), "{to:?}");
            // Checks every hex in the neighbourhood, so that no hex is missed.
            let mut inside = 0;
            for hex in Hex::ZERO.range(distance(Hex::ZERO, to) + 2) {
                let met = hex != to && hex != Hex::ZERO && meets(Hex::ZERO, to, hex).is_some();
                inside += usize::from(met);
            }
            let passed = there.passed.iter().map(|passed| match passed {
                Passed::Through(_) => 1,
                Passed::Between(_) => 2,
            });
            assert_eq!(passed.sum::<usize>(), inside, "{to:?}");
        }
    }

    #[test]
    fn the_interpretation_decides_when_a_line_along_a_side_is_blocked() {
        let sight = Sight::between(Hex::ZERO, Hex::new(1, 1));
        let wood = |hex: Hex| (hex == Hex::new(1, 0)).then_some("wood");
        let both = |_: Hex| Some("wood");
        let none = |_: Hex, _: Hex| None;
        assert_eq!(sight.blocked(EdgeSight::Both, wood, none), None);
        assert_eq!(sight.blocked(EdgeSight::Either, wood, none), Some("wood"));
        assert_eq!(sight.blocked(EdgeSight::Both, both, none), Some("wood"));
    }

    #[test]
    fn a_line_along_the_edge_of_the_map_passes_through_the_only_hex_beside_it() {
        let grid = Grid {
            pointing: Pointing::PointyTop,
            pushed: Pushed::Even,
            numbering: Numbering::Digits,
            columns: 9,
            rows: 9,
        };
        // Even rows are further right, so the first hex of row 4 is the only one beside the line.
        let [from, beside, to] = [5, 4, 3].map(|row| grid.hex(Cell::new(1, row)));
        let sight = Sight::between(from, to).within(grid);
        assert_eq!(sight.passed, [Passed::Through(beside)]);
        let [from, to] = [5, 3].map(|row| grid.hex(Cell::new(2, row)));
        let inside = Sight::between(from, to);
        assert_eq!(inside.clone().within(grid), inside);
    }

    #[test]
    fn sides_block_only_where_the_line_crosses_them() {
        let sight = Sight::between(Hex::ZERO, Hex::new(2, 0));
        let open = |_: Hex| None;
        let hedge = |one: Hex, other: Hex| {
            let is = (one, other) == (Hex::new(1, 0), Hex::new(2, 0));
            is.then_some("hedge")
        };
        assert_eq!(sight.blocked(EdgeSight::Both, open, hedge), Some("hedge"));
        let elsewhere = Sight::between(Hex::ZERO, Hex::new(0, 2));
        assert_eq!(elsewhere.blocked(EdgeSight::Both, open, hedge), None);
        // A line to an adjacent hex also crosses a side.
        let next = Sight::between(Hex::new(1, 0), Hex::new(2, 0));
        assert_eq!(next.blocked(EdgeSight::Both, open, hedge), Some("hedge"));
    }
}

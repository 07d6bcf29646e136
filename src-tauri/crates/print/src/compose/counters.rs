//! Counters on a map: sides distinguished by shape, with unit numbers and facings.
//!
//! A hex's name, counter and arrowheads form a vertical stack, in the first of several
//! arrangements that fits the hex.

use std::cmp::Ordering;

use drumhead_vocabulary::play::{Counter, GroundView};

use super::drawing::{COUNTER, Drawing, INK, in_box, stroke};
use super::hexes::{CLEAR_OF_WORDS, HALF_WIDE, Point, out_of};
use crate::error::PrintError;
use crate::pages::{Area, Fill, Frame, Ink, Stroke};
use crate::setter::{Flush, Setter};
use crate::strip::Strip;
use crate::template::Style;

/// The preferred length of an arrowhead as a share of its hex, and the minimum in points.
const ARROW: (f32, f32) = (0.22, 2.8);
/// Half the width of an arrowhead, as a share of its length.
const ARROW_WIDE: f32 = 0.72;
/// The space between the sides of a hex and a counter, an arrowhead or a name in it, in points.
const ROUND_COUNTER: f32 = 0.4;
const ROUND_ARROW: f32 = 0.2;
const ROUND_NAME: f32 = 0.9;
/// The space between two lines of numbers.
const BETWEEN: f32 = 1.6;
/// The minimum projection of the pointed ends of the second side's counters, in points.
const ENDS: f32 = 2.0;
/// The number of steps in which a counter shrinks, from its preferred size to the minimum
/// for its numbers.
const STEPS: u8 = 4;

/// An arrangement of the counters of a hex.
struct Plan {
    /// The numbers, line by line; empty if they do not fit.
    lines: Vec<String>,
    /// Whether the hex's name is included.
    named: bool,
}

/// An arrangement with its dimensions. Positions are relative to the counter's upper edge until the
/// arrangement is placed in its hex, and then to the centre of the hex.
struct Pile {
    plan: Plan,
    /// The counter without its pointed ends.
    body: Area,
    /// The projection of the pointed ends; 0 for straight sides.
    ends: f32,
    /// The centre of the hex's name.
    name: f32,
    arrows: Vec<[Point; 3]>,
}

impl Pile {
    /// Returns the points that must be inside the hex, each as its horizontal distance from the
    /// centre and its vertical position.
    fn corners(
        &self,
        setter: &mut Setter<'_>,
        contents: &Contents<'_>,
    ) -> Result<Vec<Point>, PrintError> {
        let (half, high) = (self.body.right, self.body.bottom);
        let mut corners = vec![
            (half + ROUND_COUNTER, -ROUND_COUNTER),
            (half + ROUND_COUNTER, high + ROUND_COUNTER),
            (half + self.ends + ROUND_COUNTER, high / 2.0),
        ];
        let points = self.arrows.iter().flatten();
        corners.extend(points.map(|(x, y)| (x.abs() + ROUND_ARROW, *y)));
        if self.plan.named {
            let style = &setter.layout.styles.mark;
            let half = setter.width(style, contents.name)? / 2.0 + ROUND_NAME;
            let reach = style.size.get() * INK / 2.0 + ROUND_NAME;
            corners.extend([(half, self.name - reach), (half, self.name + reach)]);
        }
        Ok(corners)
    }

    /// Moves the stack down.
    fn lowered(mut self, down: f32) -> Self {
        self.body = self.body.moved(0.0, down);
        self.name += down;
        for (_, y) in self.arrows.iter_mut().flatten() {
            *y += down;
        }
        self
    }
}

/// The contents of a hex.
struct Contents<'c> {
    counters: &'c [&'c Counter],
    name: &'c str,
    /// Whether the counters are drawn as the first side's.
    first: bool,
    hours: Vec<u8>,
}

impl<'c> Contents<'c> {
    fn new(hex: &'c GroundView, counters: &'c [&'c Counter]) -> Self {
        // If both sides have counters in the hex, it is drawn as a hex of the side with more
        // counters. If both have equally many, it is drawn as a hex of the side of the first
        // counter.
        let of_first = counters.iter().filter(|it| it.side == 0).count();
        let first = match (of_first * 2).cmp(&counters.len()) {
            Ordering::Greater => true,
            Ordering::Equal => counters.first().is_some_and(|it| it.side == 0),
            Ordering::Less => false,
        };
        let mut hours: Vec<u8> = counters.iter().filter_map(|it| it.facing).collect();
        hours.sort_unstable();
        hours.dedup();
        Self {
            counters,
            name: &hex.hex,
            first,
            hours,
        }
    }

    /// Returns the arrangements, best first: all numbers on one line or on several, with the hex's
    /// name if it fits; then the number of counters, which the legend explains; then a counter
    /// without a number, which the page of numbers lists.
    fn plans(&self) -> Vec<Plan> {
        let numbers: Vec<String> = self
            .counters
            .iter()
            .map(|it| it.unit.unit.to_string())
            .collect();
        let mut plans = Vec::new();
        for named in [true, false] {
            for count in 1..=numbers.len().min(3) {
                let lines = on_lines(&numbers, count);
                plans.push(Plan { lines, named });
            }
        }
        let many = (numbers.len() > 1).then(|| vec![format!("×{}", numbers.len())]);
        for lines in many.into_iter().chain([Vec::new()]) {
            plans.extend([true, false].map(|named| Plan {
                lines: lines.clone(),
                named,
            }));
        }
        plans
    }
}

/// Returns numbers joined on at most this many lines, equally many on each line but the last.
fn on_lines(numbers: &[String], count: usize) -> Vec<String> {
    let each = numbers.len().div_ceil(count.max(1)).max(1);
    numbers.chunks(each).map(|some| some.join("+")).collect()
}

impl Drawing<'_> {
    /// Returns the maximum vertical distance from the centre of its hex for an object of this
    /// half-width; `None` if it is wider than the hex.
    fn reach(&self, half: f32) -> Option<f32> {
        let size = self.size;
        let root = 2.0 * HALF_WIDE;
        let (widest, reach) = if self.map.pointed {
            (size * HALF_WIDE, size - half / root)
        } else {
            (size, ((size - half) * root).min(size * HALF_WIDE))
        };
        (half <= widest).then_some(reach)
    }

    /// Returns the stack of an arrangement with its counter scaled by a factor from 0 to 1; `None`
    /// if it does not fit the hex.
    fn pile(
        &self,
        setter: &mut Setter<'_>,
        contents: &Contents<'_>,
        plan: Plan,
        large: f32,
    ) -> Result<Option<Pile>, PrintError> {
        let Some((body, ends)) = self.body(setter, contents, &plan, large)? else {
            return Ok(None);
        };
        let long = ARROW.1 + (ARROW.0 * self.size - ARROW.1).max(0.0) * large;
        let hours = contents.hours.iter();
        let arrows: Vec<_> = hours.map(|hour| arrow(&body, ends, *hour, long)).collect();
        let pile = Pile {
            name: clear_of_arrows(setter, body.bottom, &arrows),
            plan,
            body,
            ends,
            arrows,
        };
        let corners = pile.corners(setter, contents)?;
        let down = self.to_middle(&corners);
        Ok(down.map(|down| pile.lowered(down)))
    }

    /// Returns the counter of an arrangement, with its upper edge at 0, and the projection of its
    /// ends; `None` if the ends do not fit the hex.
    fn body(
        &self,
        setter: &mut Setter<'_>,
        contents: &Contents<'_>,
        plan: &Plan,
        large: f32,
    ) -> Result<Option<(Area, f32)>, PrintError> {
        let layout = setter.layout;
        let (style, line) = (&layout.styles.mark, layout.rules.thin.get());
        let mut wide = 0.0_f32;
        for text in &plan.lines {
            wide = wide.max(setter.width(style, text)?);
        }
        let best = 2.0 * COUNTER * self.size;
        let between = |least: f32| least + (best - least).max(0.0) * large;
        // A counter without numbers is as large as possible.
        let (least, wide) = if plan.lines.is_empty() {
            (best * 0.5, best * 0.5)
        } else {
            let high = in_box_of(style, plan.lines.len());
            (high, wide + 2.0 * CLEAR_OF_WORDS + line)
        };
        let (high, mut half) = (between(least), between(wide) / 2.0);
        let mut ends = 0.0;
        if !contents.first {
            // The counter's sides slope away from the numbers, so the numbers may be a little
            // nearer to the sides.
            half -= line;
            ends = (high * 0.5).min(self.size * HALF_WIDE - ROUND_COUNTER - half);
            if ends < ENDS.min(high * 0.5) {
                return Ok(None);
            }
        }
        let body = Area {
            left: -half,
            right: half,
            top: 0.0,
            bottom: high,
        };
        Ok(Some((body, ends)))
    }

    /// Returns the vertical shift that brings an object with these corners as near as possible to
    /// the centre of the hex; `None` if it does not fit.
    fn to_middle(&self, corners: &[Point]) -> Option<f32> {
        let mut room = (f32::MIN, f32::MAX);
        for (half, y) in corners {
            let reach = self.reach(*half)?;
            room = (room.0.max(-reach - y), room.1.min(reach - y));
        }
        let ys = corners.iter().map(|(_, y)| *y);
        let (top, bottom) = ys.fold((f32::MAX, f32::MIN), |(top, bottom), y| {
            (top.min(y), bottom.max(y))
        });
        let down = -f32::midpoint(top, bottom);
        (room.0 <= room.1).then(|| down.clamp(room.0, room.1))
    }

    /// Returns the first arrangement that fits, with the largest possible counter.
    fn best(
        &self,
        setter: &mut Setter<'_>,
        contents: &Contents<'_>,
    ) -> Result<Option<Pile>, PrintError> {
        for plan in contents.plans() {
            for step in 0..=STEPS {
                let large = 1.0 - f32::from(step) / f32::from(STEPS);
                let plan = Plan {
                    lines: plan.lines.clone(),
                    named: plan.named,
                };
                if let Some(pile) = self.pile(setter, contents, plan, large)? {
                    return Ok(Some(pile));
                }
            }
        }
        Ok(None)
    }

    /// Draws the counters and the name of a hex; obstacles that interrupt lines go into `drawn`,
    /// and lines that must not be interrupted into `marks`.
    pub(super) fn counters(
        &self,
        setter: &mut Setter<'_>,
        hex: &GroundView,
        counters: &[&Counter],
        strip: &mut Strip,
        (drawn, marks): (&mut Vec<Area>, &mut Vec<Stroke>),
    ) -> Result<(), PrintError> {
        let contents = Contents::new(hex, counters);
        let Some(pile) = self.best(setter, &contents)? else {
            return Ok(());
        };
        let layout = setter.layout;
        let ink = (layout.rules.thin.get(), Ink(layout.ink.rule.get()));
        let middle = self.middle(hex);
        let body = pile.body.moved(middle.0, middle.1);
        drawn.push(Area {
            left: body.left - pile.ends,
            right: body.right + pile.ends,
            ..body
        });
        if contents.first {
            strip.boxes.push(Frame {
                area: body,
                line: ink.0,
                ink: ink.1,
                fill: Fill::Empty,
            });
        } else {
            marks.push(stroke(pointed(&body, pile.ends), ink));
        }
        for arrow in pile.arrows {
            let points = arrow.map(|(x, y)| (middle.0 + x, middle.1 + y));
            drawn.extend(super::roads::around(&points));
            marks.push(Stroke {
                solid: true,
                ..stroke(points.to_vec(), ink)
            });
        }
        let style = &layout.styles.mark;
        if pile.plan.named {
            on_ink(
                setter,
                style,
                contents.name,
                (middle.0, middle.1 + pile.name),
                strip,
            )?;
        }
        let step = style.size.get() * INK + BETWEEN;
        let mut steps = 0.0;
        let first = f32::midpoint(body.top, body.bottom)
            - (in_box_of(style, pile.plan.lines.len()) - in_box(style)) / 2.0;
        for text in &pile.plan.lines {
            on_ink(setter, style, text, (middle.0, first + steps), strip)?;
            steps += step;
        }
        Ok(())
    }
}

/// Returns the outline of a counter of the second side, with its pointed ends.
fn pointed(body: &Area, ends: f32) -> Vec<Point> {
    let level = f32::midpoint(body.top, body.bottom);
    vec![
        (body.left - ends, level),
        (body.left, body.top),
        (body.right, body.top),
        (body.right + ends, level),
        (body.right, body.bottom),
        (body.left, body.bottom),
        (body.left - ends, level),
    ]
}

/// Returns the minimum height of the box for this many lines of numbers.
fn in_box_of(style: &Style, lines: usize) -> f32 {
    let more = (1..lines).map(|_| style.size.get() * INK + BETWEEN);
    in_box(style) + more.sum::<f32>()
}

/// Returns the centre of the hex's name: below a counter of this height if arrowheads project above
/// the counter and none below it, otherwise above counter and arrowheads.
fn clear_of_arrows(setter: &Setter<'_>, high: f32, arrows: &[[Point; 3]]) -> f32 {
    let layout = setter.layout;
    let type_high = layout.styles.mark.size.get() * INK;
    let clear = type_high / 2.0 + CLEAR_OF_WORDS + layout.rules.thin.get();
    let tips = arrows.iter().flatten().map(|(_, y)| *y);
    let (over, under) = tips.fold((0.0_f32, high), |(top, bottom), y| {
        (top.min(y), bottom.max(y))
    });
    if over < 0.0 && under <= high {
        under + clear
    } else {
        over - clear
    }
}

/// Returns an arrowhead of this length on a counter, pointing in this direction.
fn arrow(body: &Area, ends: f32, hour: u8, long: f32) -> [Point; 3] {
    let hour = f32::from(hour);
    let way = out_of((0.0, 0.0), hour, 1.0);
    let middle = (
        f32::midpoint(body.left, body.right),
        f32::midpoint(body.top, body.bottom),
    );
    let level = way.1.abs() < 0.1;
    let half = (
        body.width() / 2.0 + if level { ends } else { 0.0 },
        body.height() / 2.0,
    );
    // The point where a line from the centre leaves the counter, moved out far enough that no
    // corner of the arrowhead is on the counter.
    let out = (half.0 / way.0.abs().max(0.01)).min(half.1 / way.1.abs().max(0.01));
    let wide = long * ARROW_WIDE;
    let at = |out: f32| {
        let (x, y) = out_of(middle, hour, out);
        let aside = (way.1 * wide, -way.0 * wide);
        [
            (x - aside.0, y - aside.1),
            (x + way.0 * long, y + way.1 * long),
            (x + aside.0, y + aside.1),
        ]
    };
    let inside = |(x, y): &Point| {
        (x - middle.0).abs() < half.0 - 0.05 && (y - middle.1).abs() < half.1 - 0.05
    };
    let mut far = out;
    while at(far).iter().any(inside) && far < out + 2.0 * long {
        far += 0.1;
    }
    at(far)
}

/// Draws a line with the centre of its ink at a point.
fn on_ink(
    setter: &mut Setter<'_>,
    style: &Style,
    text: &str,
    (x, y): Point,
    strip: &mut Strip,
) -> Result<(), PrintError> {
    if let Some(line) = setter.line(style, text)? {
        let mut run = setter.run(style, line, (x, x), Flush::Centre, y);
        let down = y - f32::midpoint(run.bounds.top, run.bounds.bottom);
        run.baseline += down;
        run.bounds = run.bounds.moved(0.0, down);
        strip.text.push(run);
    }
    Ok(())
}

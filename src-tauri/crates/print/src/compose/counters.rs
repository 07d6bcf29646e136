//! Counters on a map: the side by shape, their numbers, the ways they face.

use std::cmp::Ordering;

use drumhead_words::play::{Counter, GroundView};

use super::drawing::{BOTTOM, CLEAR_OF_WORDS, COUNTER, Drawing, HALF_WIDE, Point, in_box, stroke};
use crate::error::PrintError;
use crate::pages::{Area, Fill, Frame, Ink, Stroke};
use crate::setter::Setter;
use crate::strip::Strip;

/// How far out the line lies that shows a counter's facing, as part of its hex,
/// and how much of each side it takes.
const FACING: (f32, f32) = (0.95, 0.28);

/// What a counter may reach further down than its place is, in points.
const A_HAIR: f32 = 1.0;

impl Drawing<'_> {
    /// The corner or the side that is faced, along the inside of the hex's line.
    fn front(&self, middle: Point, hour: u8) -> Vec<Point> {
        let at = |hour: f32| self.out(middle, hour, FACING.0);
        let part = |from: Point, to: Point, by: f32| {
            (from.0 + (to.0 - from.0) * by, from.1 + (to.1 - from.1) * by)
        };
        let (corner, hour) = (hour.is_multiple_of(2) == self.map.pointed, f32::from(hour));
        if corner {
            let tip = at(hour);
            let ends = [hour - 2.0, hour + 2.0].map(|beside| part(tip, at(beside), FACING.1));
            vec![ends[0], tip, ends[1]]
        } else {
            let [one, other] = [hour - 1.0, hour + 1.0].map(at);
            let less = 0.5 - FACING.1;
            vec![part(one, other, less), part(other, one, less)]
        }
    }

    /// The counters of a hex: the side by shape, their numbers; among the fronts,
    /// the ways they face.
    pub(super) fn counters(
        &self,
        setter: &mut Setter<'_>,
        hex: &GroundView,
        counters: &[&Counter],
        strip: &mut Strip,
        fronts: &mut Vec<Stroke>,
        ink: (f32, Ink),
    ) -> Result<(), PrintError> {
        let Some(first) = counters.first() else {
            return Ok(());
        };
        // A gun that was taken stands among those who took it.
        let of_first = counters.iter().filter(|it| it.unit.side == 0).count();
        let is_first = match (of_first * 2).cmp(&counters.len()) {
            Ordering::Greater => true,
            Ordering::Equal => first.unit.side == 0,
            Ordering::Less => false,
        };
        let middle = self.middle(hex);
        // The hex's name is above the counter, and the counter below it.
        let named = strip.text.iter().map(|run| run.bounds).filter(|word| {
            let over = word.left <= middle.0 && word.right >= middle.0;
            over && word.top < middle.1 && middle.1 - word.top < self.size
        });
        let named = named.map(|word| word.bottom + CLEAR_OF_WORDS + ink.0);
        let bottom = middle.1 + BOTTOM * self.size;
        let top = named.fold(bottom - 2.0 * COUNTER * self.size, f32::max);
        let style = &setter.layout.styles.mark;
        // A box that is too low for its number by a hair reaches down so much further.
        let lacks = in_box(style) - (bottom - top);
        let bottom = if (0.0..A_HAIR).contains(&lacks) {
            bottom + lacks
        } else {
            bottom
        };
        let (x, y) = (middle.0, f32::midpoint(top, bottom));
        let numbers = counters.iter().map(|it| it.unit.unit.to_string());
        let numbers = numbers.collect::<Vec<_>>().join("+");
        let high = ((bottom - top) / 2.0).max(1.0);
        let room = 2.0 * HALF_WIDE * self.size - 4.0;
        let wide = (setter.width(style, &numbers)? / 2.0 + 2.5).min(room / 2.0);
        let wide = wide.max(COUNTER * self.size);
        if is_first {
            strip.boxes.push(Frame {
                area: Area {
                    left: x - wide,
                    right: x + wide,
                    top: y - high,
                    bottom: y + high,
                },
                line: ink.0,
                ink: ink.1,
                fill: Fill::Empty,
            });
        } else {
            let point = high * 0.5;
            let outline = vec![
                (x - wide - point, y),
                (x - wide + 1.0, y - high),
                (x + wide - 1.0, y - high),
                (x + wide + point, y),
                (x + wide - 1.0, y + high),
                (x - wide + 1.0, y + high),
                (x - wide - point, y),
            ];
            strip.strokes.push(stroke(outline, ink));
        }
        let mut hours: Vec<_> = counters.iter().filter_map(|it| it.facing).collect();
        hours.dedup();
        for hour in hours {
            let front = self.front(middle, hour);
            fronts.push(stroke(front, (ink.0 * 3.0, ink.1)));
        }
        // Where a number has no room in its box, the numbers' page has it.
        if in_box(style) <= 2.0 * high + 0.01 {
            self.write(setter, style, &numbers, (x, y), 2.0 * wide, strip)?;
        }
        Ok(())
    }
}

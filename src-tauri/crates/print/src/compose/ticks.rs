//! States to tick: a row of boxes, each followed by its word.

use drumhead_vocabulary::sheet::Tick as Source;

use crate::error::PrintError;
use crate::pages::{Area, Fill, Frame, Ink};
use crate::setter::{Flush, Setter, baseline_in, width_of};
use crate::strip::Strip;
use crate::template::Tick;

/// The space between a box and its word, relative to the box's side.
const AFTER_BOX: f32 = 0.4;
/// The space between a word and the next box, relative to the box's side.
const BETWEEN: f32 = 1.1;
/// The height of the centre of small letters above the baseline, relative to the type size.
const MIDDLE: f32 = 0.26;

/// Composes the boxes between two edges, from y = 0, in as many rows as needed.
pub(super) fn compose(
    setter: &mut Setter<'_>,
    ticks: &[Source],
    (left, right): (f32, f32),
) -> Result<Vec<Strip>, PrintError> {
    let layout = setter.layout;
    let (style, spaces) = (&layout.styles.mark, &layout.track);
    let side = spaces.side.get();
    let height = style.leading.get().max(side + 2.0);
    let half = spaces.line.get() / 2.0;
    let (after_box, between) = (AFTER_BOX * side, BETWEEN * side);
    let mut strips: Vec<Strip> = Vec::new();
    let mut pen = f32::INFINITY;
    for tick in ticks {
        let room = right - left - side - after_box;
        for (place, line) in setter
            .lines(style, &tick.word, room)?
            .into_iter()
            .enumerate()
        {
            let width = side + after_box + width_of(style, &line);
            if place > 0 || pen + width > right {
                let top = strips.last().map_or(0.0, |strip| strip.bottom);
                strips.push(Strip {
                    top,
                    bottom: top + height,
                    ..Strip::default()
                });
                pen = left;
            }
            let Some(strip) = strips.last_mut() else {
                continue;
            };
            let baseline = strip.top + (height - style.leading.get()) / 2.0 + baseline_in(style);
            let middle = baseline - MIDDLE * style.size.get();
            if place == 0 {
                strip.boxes.push(Frame {
                    area: Area {
                        left: pen + half,
                        top: middle - side / 2.0,
                        right: pen + side - half,
                        bottom: middle + side / 2.0 - 2.0 * half,
                    },
                    line: spaces.line.get(),
                    ink: Ink(layout.ink.rule.get()),
                    fill: match (tick.ticked, spaces.ticked) {
                        (false, _) => Fill::Empty,
                        (true, Tick::Solid) => Fill::Solid,
                        (true, Tick::Crossed) => Fill::Crossed,
                    },
                });
            }
            let from = pen + side + after_box;
            strip
                .text
                .push(setter.run(style, line, (from, right), Flush::Left, baseline));
            pen += width + between;
        }
    }
    Ok(strips)
}

//! Picture slots: frames with captions below, two side by side if they fit.

use drumhead_vocabulary::sheet::Pictures;

use crate::error::PrintError;
use crate::pages::{Area, Fill, Frame, Ink, Rule};
use crate::setter::{Flush, Setter};
use crate::strip::{Block, Strip, extent, level_rule};
use crate::template::Layout;

/// The maximum number of slots side by side.
const BESIDE: usize = 2;
/// The space between two rows of slots, in points.
const BETWEEN: f32 = 12.0;
/// The rounding allowed, in points.
const ROUNDING: f32 = 0.1;

/// Composes the slots in rows, two side by side if the area is wide enough. The rows share the
/// page's height.
pub(super) fn compose(
    setter: &mut Setter<'_>,
    pictures: &Pictures,
    inside: &Area,
    page: f32,
) -> Result<Block, PrintError> {
    let spaces = &setter.layout.picture;
    let gutter = spaces.gutter.get();
    let half = (inside.width() - gutter) / 2.0;
    let (beside, width) = if half >= spaces.narrowest.get() {
        (BESIDE, half)
    } else {
        (1, inside.width())
    };
    let before = spaces.before.get();
    let mut captions = Vec::new();
    for row in pictures.captions.chunks(beside) {
        captions.push(caption_height(setter, row, width)?);
    }
    let high = height(setter.layout, page, &captions);
    let mut strips: Vec<Strip> = Vec::new();
    let mut at = 0.0;
    for row in pictures.captions.chunks(beside) {
        if !strips.is_empty() {
            at += BETWEEN;
        }
        let mut left = inside.left;
        let mut strip = Strip {
            top: at,
            bottom: at,
            ..Strip::default()
        };
        for caption in row {
            let area = Area {
                left,
                right: left + width,
                top: at,
                bottom: at,
            };
            place(setter, caption, (area, high), &mut strip)?;
            left += width + gutter;
        }
        at = strip.bottom;
        strips.push(strip);
    }
    Ok(Block {
        before,
        strips,
        height: at,
        ..Block::default()
    })
}

/// Returns the height of slots that fill a page together with these captions, with a heading above
/// the first row; at least the template's minimum.
fn height(layout: &Layout, page: f32, captions: &[f32]) -> f32 {
    let spaces = &layout.picture;
    let heading = layout.styles.heading.leading.get() + layout.heading.after.get();
    let rows = usize::from(spaces.rows.get());
    // With fewer rows than fill a page, the slots are as high as on a full page; with more, only
    // the rows of the first page count.
    let written = written(layout);
    let captions: f32 = captions
        .iter()
        .copied()
        .chain(std::iter::repeat(written))
        .take(rows)
        .sum();
    let rows = f32::from(spaces.rows.get());
    let white = spaces.before.get() + BETWEEN * (rows - 1.0) + spaces.caption.get() * rows;
    let free = page - heading - white - captions - ROUNDING;
    (free / rows).max(spaces.height.get())
}

/// Returns the height of the lines for writing.
fn written(layout: &Layout) -> f32 {
    let spaces = &layout.picture;
    spaces.writing.get() * f32::from(spaces.lines.get()) + layout.rules.hair.get()
}

/// Returns the height of a row's captions.
fn caption_height(setter: &mut Setter<'_>, row: &[String], width: f32) -> Result<f32, PrintError> {
    let style = &setter.layout.styles.note;
    let mut highest = 0.0_f32;
    for caption in row {
        let lines = setter.lines(style, caption, width)?;
        let lines = setter.stack(style, lines, (0.0, width), Flush::Left, 0.0);
        let high = extent(&lines).map_or_else(|| written(setter.layout), |(_, bottom)| bottom);
        highest = highest.max(high);
    }
    Ok(highest)
}

/// Composes one slot on the strip of its row, with its upper edge at the top of the area.
fn place(
    setter: &mut Setter<'_>,
    caption: &str,
    (area, high): (Area, f32),
    strip: &mut Strip,
) -> Result<(), PrintError> {
    let layout = setter.layout;
    let spaces = &layout.picture;
    let (line, style) = (spaces.line.get(), &layout.styles.note);
    let bottom = area.top + high;
    strip.boxes.push(Frame {
        area: Area {
            left: area.left + line / 2.0,
            right: area.right - line / 2.0,
            top: area.top + line / 2.0,
            bottom: bottom - line / 2.0,
        },
        line,
        ink: Ink(layout.ink.rule.get()),
        fill: Fill::Empty,
    });
    let top = bottom + spaces.caption.get();
    let lines = setter.lines(style, caption, area.width())?;
    let text = setter.stack(style, lines, (area.left, area.right), Flush::Left, top);
    let end = extent(&text).map_or_else(
        || {
            // Lines for a handwritten caption.
            let hair = layout.rules.hair.get();
            let mut at = top;
            for _ in 0..spaces.lines.get() {
                at += spaces.writing.get();
                strip.rules.push(Rule {
                    area: level_rule(area.left, area.right, at, hair),
                    ink: Ink(layout.ink.hair.get()),
                });
            }
            at + hair
        },
        |(_, bottom)| bottom,
    );
    strip
        .text
        .extend(text.into_iter().flat_map(|strip| strip.text));
    strip.bottom = strip.bottom.max(end);
    Ok(())
}

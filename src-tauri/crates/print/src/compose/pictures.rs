//! Places for pictures: a frame with its caption under it, two side by side
//! where they fit.

use drumhead_words::sheet::Pictures;

use crate::error::PrintError;
use crate::pages::{Area, Fill, Frame, Ink, Rule};
use crate::setter::{Flush, Setter};
use crate::strip::{Block, Strip, extent, level_rule};

/// Places side by side.
const BESIDE: usize = 2;
/// White between two rows of places.
const BETWEEN: f32 = 12.0;

pub(super) fn compose(
    setter: &mut Setter<'_>,
    pictures: &Pictures,
    inside: &Area,
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
            place(setter, caption, area, &mut strip)?;
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

/// One place, its upper edge at the area's, on the strip of its row.
fn place(
    setter: &mut Setter<'_>,
    caption: &str,
    area: Area,
    strip: &mut Strip,
) -> Result<(), PrintError> {
    let layout = setter.layout;
    let spaces = &layout.picture;
    let (line, style) = (spaces.line.get(), &layout.styles.note);
    let bottom = area.top + spaces.height.get();
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
            // A line to write the caption on.
            let at = top + style.leading.get() + spaces.caption.get();
            let hair = layout.rules.hair.get();
            strip.rules.push(Rule {
                area: level_rule(area.left, area.right, at, hair),
                ink: Ink(layout.ink.hair.get()),
            });
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

//! Strips and blocks: content composed before its page is known. Here y counts from the
//! block's upper edge.

use crate::pages::{Area, Frame, Page, Ring, Rule, Stroke, TextRun};

/// The smallest part, never split: a line of text, a row of boxes with its marks.
#[derive(Clone, Debug, Default)]
pub(crate) struct Strip {
    pub(crate) top: f32,
    pub(crate) bottom: f32,
    pub(crate) text: Vec<TextRun>,
    pub(crate) rules: Vec<Rule>,
    pub(crate) boxes: Vec<Frame>,
    pub(crate) strokes: Vec<Stroke>,
    pub(crate) rings: Vec<Ring>,
}

impl Strip {
    /// Moves the strip down.
    pub(crate) fn lower(&mut self, by: f32) {
        self.shift(0.0, by);
    }

    /// Moves the strip to the right and down.
    pub(crate) fn shift(&mut self, dx: f32, dy: f32) {
        self.top += dy;
        self.bottom += dy;
        for run in &mut self.text {
            run.x += dx;
            run.baseline += dy;
            run.bounds = run.bounds.moved(dx, dy);
        }
        for rule in &mut self.rules {
            rule.area = rule.area.moved(dx, dy);
        }
        for frame in &mut self.boxes {
            frame.area = frame.area.moved(dx, dy);
        }
        for (x, y) in self.strokes.iter_mut().flat_map(|it| &mut it.points) {
            *x += dx;
            *y += dy;
        }
        for ring in &mut self.rings {
            ring.middle.0 += dx;
            ring.middle.1 += dy;
        }
    }

    /// Places the strip on a page, with its origin at this point.
    pub(crate) fn place(mut self, page: &mut Page, (left, top): (f32, f32)) {
        self.shift(left, top);
        page.text.append(&mut self.text);
        page.rules.append(&mut self.rules);
        page.boxes.append(&mut self.boxes);
        page.strokes.append(&mut self.strokes);
        page.rings.append(&mut self.rings);
    }
}

/// Moves strips down.
pub(crate) fn lowered(mut strips: Vec<Strip>, by: f32) -> Vec<Strip> {
    for strip in &mut strips {
        strip.lower(by);
    }
    strips
}

/// Merges strips that must not be split; `None` if there are no strips.
pub(crate) fn together(strips: Vec<Strip>) -> Option<Strip> {
    let (top, bottom) = extent(&strips)?;
    let merged = Strip {
        top,
        bottom,
        ..Strip::default()
    };
    Some(strips.into_iter().fold(merged, |mut merged, strip| {
        merged.text.extend(strip.text);
        merged.rules.extend(strip.rules);
        merged.boxes.extend(strip.boxes);
        merged.strokes.extend(strip.strokes);
        merged.rings.extend(strip.rings);
        merged
    }))
}

/// A composed block of the sheet.
#[derive(Clone, Debug, Default)]
pub(crate) struct Block {
    /// The index among the sheet's blocks.
    pub(crate) index: usize,
    /// The part of that block, from 0, if the block is composed in several parts.
    pub(crate) part: u32,
    /// The space above the block in points, unless it is the first in its column.
    pub(crate) before: f32,
    /// The strips, in reading order.
    pub(crate) strips: Vec<Strip>,
    pub(crate) height: f32,
    pub(crate) keeps_with_next: bool,
    /// Whether the block may be split between any two strips.
    pub(crate) flows: bool,
    /// The title of the block's bookmark.
    pub(crate) bookmark: Option<String>,
    pub(crate) edge: Edge,
    /// The columns in which the block is set together with similar blocks before and after it.
    pub(crate) beside: Option<Beside>,
    /// The strips repeated above each later part if the block is split, such as a table's head or a
    /// frame's title. Includes the white below.
    pub(crate) repeated: Vec<Strip>,
}

/// Columns for only some blocks of a page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Beside {
    pub(crate) columns: u8,
    pub(crate) width: f32,
    /// The distance from one column to the next.
    pub(crate) step: f32,
}

impl Block {
    /// Returns the minimum height that stays together: the whole block or, if it flows, its first
    /// strip.
    pub(crate) fn least(&self) -> f32 {
        match self.strips.first() {
            Some(first) if self.flows => first.bottom,
            Some(_) | None => self.height,
        }
    }
}

/// The closing edge of a block, or of each part of a split block.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) enum Edge {
    /// No edge.
    #[default]
    Open,
    /// A rule along the lower edge.
    Rule(Rule),
    /// A rule along the lower edge, if another block follows in the column.
    Between(Rule),
    /// A border, this far from the text above and below.
    Around {
        /// The border. Its upper and lower edges are set when a part is placed.
        frame: Frame,
        /// The space between border and text.
        padding: f32,
    },
}

/// Returns the vertical extent of strips.
pub(crate) fn extent(strips: &[Strip]) -> Option<(f32, f32)> {
    strips.iter().fold(None, |extent, strip| match extent {
        None => Some((strip.top, strip.bottom)),
        Some((top, bottom)) => Some((f32::min(top, strip.top), f32::max(bottom, strip.bottom))),
    })
}

/// Returns the area of a horizontal rule.
pub(crate) fn level_rule(left: f32, right: f32, middle: f32, thickness: f32) -> Area {
    Area {
        left,
        right,
        top: middle - thickness / 2.0,
        bottom: middle + thickness / 2.0,
    }
}

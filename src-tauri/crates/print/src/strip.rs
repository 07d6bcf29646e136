//! Strips and blocks: what is composed before it is known on which page it
//! will stand. Here y counts from the block's upper edge.

use crate::pages::{Area, Frame, Page, Ring, Rule, Stroke, TextRun};

/// What is never cut: a line of text, a row of boxes with its marks.
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
    /// Moves it down.
    pub(crate) fn lower(&mut self, by: f32) {
        self.shift(0.0, by);
    }

    /// Moves it to the right and down.
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

    /// Puts it on a page, its origin at this point.
    pub(crate) fn stand(mut self, page: &mut Page, (left, top): (f32, f32)) {
        self.shift(left, top);
        page.text.append(&mut self.text);
        page.rules.append(&mut self.rules);
        page.boxes.append(&mut self.boxes);
        page.strokes.append(&mut self.strokes);
        page.rings.append(&mut self.rings);
    }
}

/// Strips so far down.
pub(crate) fn lowered(mut strips: Vec<Strip>, by: f32) -> Vec<Strip> {
    for strip in &mut strips {
        strip.lower(by);
    }
    strips
}

/// Strips that must not be parted, as one; none of none.
pub(crate) fn together(strips: Vec<Strip>) -> Option<Strip> {
    let (top, bottom) = extent(&strips)?;
    let whole = Strip {
        top,
        bottom,
        ..Strip::default()
    };
    Some(strips.into_iter().fold(whole, |mut whole, strip| {
        whole.text.extend(strip.text);
        whole.rules.extend(strip.rules);
        whole.boxes.extend(strip.boxes);
        whole.strokes.extend(strip.strokes);
        whole.rings.extend(strip.rings);
        whole
    }))
}

/// A block of the sheet, composed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Block {
    /// Its place among the sheet's blocks.
    pub(crate) index: usize,
    /// Which part of that block it is, from 0, if it was composed in several.
    pub(crate) part: u32,
    /// White above it, unless it is the first of a page.
    pub(crate) before: f32,
    /// In reading order.
    pub(crate) strips: Vec<Strip>,
    pub(crate) height: f32,
    pub(crate) keeps_with_next: bool,
    /// Whether it may be parted between any two strips.
    pub(crate) flows: bool,
    /// The words a reader can jump to.
    pub(crate) bookmark: Option<String>,
    pub(crate) edge: Edge,
    /// The columns it stands in, with its like before and behind it.
    pub(crate) beside: Option<Beside>,
    /// Set again at the top of each page, if it must be split: a table's head,
    /// a frame's title. White that must follow it is its own.
    pub(crate) repeated: Vec<Strip>,
}

/// Columns that only some blocks of a page stand in.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Beside {
    pub(crate) columns: u8,
    pub(crate) width: f32,
    /// From one column to the next.
    pub(crate) step: f32,
}

impl Block {
    /// The least of it that stands together: all, or its first strip.
    pub(crate) fn least(&self) -> f32 {
        match self.strips.first() {
            Some(first) if self.flows => first.bottom,
            Some(_) | None => self.height,
        }
    }
}

/// What closes a block, or each part of one that is split.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) enum Edge {
    /// Nothing.
    #[default]
    Open,
    /// A rule along its lower edge.
    Rule(Rule),
    /// A rule along its lower edge, if anything follows it on the page.
    Between(Rule),
    /// A line all round it, this far from its text above and below.
    Around {
        /// Its place and shade; above and below are the block's own edges.
        frame: Frame,
        /// White between line and text.
        padding: f32,
    },
}

/// What strips cover, from the highest to the lowest.
pub(crate) fn extent(strips: &[Strip]) -> Option<(f32, f32)> {
    strips.iter().fold(None, |extent, strip| match extent {
        None => Some((strip.top, strip.bottom)),
        Some((top, bottom)) => Some((f32::min(top, strip.top), f32::max(bottom, strip.bottom))),
    })
}

/// What a level rule covers.
pub(crate) fn level_rule(left: f32, right: f32, middle: f32, thickness: f32) -> Area {
    Area {
        left,
        right,
        top: middle - thickness / 2.0,
        bottom: middle + thickness / 2.0,
    }
}

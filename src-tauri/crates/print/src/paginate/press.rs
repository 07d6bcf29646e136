//! Blocks set one after the other down columns and pages; those taller than a page cut.

use crate::error::PrintError;
use crate::pages::{Area, Bookmark, Frame, Page, Placed, Rule};
use crate::strip::{Block, Edge, Strip, extent};

/// A block that must be cut starts on the page it is met on if this part of
/// the page is still free.
const WORTH_STARTING: f32 = 0.4;
/// White between a part of a block that is cut and the rule that closes it.
const ABOVE_RULE: f32 = 1.0;
/// More pages than this are no document but a mistake.
const MOST_PAGES: usize = 2_000;

/// Where the next block goes.
pub(super) struct Press {
    /// What a column of a later page has for blocks; the first column's.
    pub(super) body: Area,
    /// Columns on a page.
    pub(super) columns: u8,
    /// From one column to the next.
    pub(super) step: f32,
    /// The column the pen is in, from 0.
    pub(super) column: u8,
    /// Where this page's columns begin.
    pub(super) top: f32,
    /// How far down anything reaches in this page's columns.
    pub(super) lowest: f32,
    pub(super) pages: Vec<Page>,
    pub(super) bookmarks: Vec<Bookmark>,
    pub(super) pen: f32,
    /// Nothing stands on this page yet that a block must keep clear of.
    pub(super) empty: bool,
    /// A rule that waits for something to follow it on this page.
    pub(super) between: Option<Rule>,
}

impl Press {
    /// A first page on which nothing stands yet, in one column from `top` down.
    pub(super) fn new(body: Area, step: f32, top: f32) -> Self {
        Self {
            body,
            columns: 1,
            step,
            column: 0,
            top,
            lowest: top,
            pages: vec![Page::default()],
            bookmarks: Vec::new(),
            pen: top,
            empty: true,
            between: None,
        }
    }

    /// How much of the last page's height anything stands on.
    pub(super) fn filled(&self) -> f32 {
        (self.lowest - self.body.top) / self.body.height().max(1.0)
    }

    /// Blocks under each other; short ones, that ask for it, in columns.
    pub(super) fn stand_all(&mut self, blocks: Vec<Block>) -> Result<(), PrintError> {
        let mut kept: Vec<Block> = Vec::new();
        let mut blocks = blocks.into_iter().peekable();
        while let Some(block) = blocks.next() {
            if let Some(beside) = block.beside {
                let mut run = vec![block];
                while let Some(next) = blocks.next_if(|next| next.beside.is_some()) {
                    run.push(next);
                }
                self.stand_beside(std::mem::take(&mut kept), run, beside)?;
                continue;
            }
            let more = block.keeps_with_next;
            kept.push(block);
            if !more {
                self.stand(std::mem::take(&mut kept))?;
            }
        }
        self.stand(kept)
    }

    /// Blocks that stay together: headings and what follows them.
    pub(super) fn stand(&mut self, group: Vec<Block>) -> Result<(), PrintError> {
        self.clear(&group)?;
        for block in group {
            let index = Some(block.index);
            self.place(block, index)?;
        }
        Ok(())
    }

    /// Turns to where these blocks have room together, if there is such a place.
    pub(super) fn clear(&mut self, group: &[Block]) -> Result<(), PrintError> {
        let height = |first_is_clear: bool| {
            group.iter().enumerate().fold(0.0, |sum, (place, block)| {
                let before = if place == 0 && first_is_clear {
                    0.0
                } else {
                    block.before
                };
                sum + before + block.least()
            })
        };
        let fits_a_page = height(true) <= self.body.height();
        // The columns beside the head are shorter: more than one may be passed.
        while height(self.empty) > self.body.bottom - self.pen {
            let free = self.body.bottom - self.pen;
            if fits_a_page || (!self.empty && free < self.body.height() * WORTH_STARTING) {
                self.turn()?;
            } else {
                break;
            }
        }
        Ok(())
    }

    /// The next column, or a new page.
    pub(super) fn turn(&mut self) -> Result<(), PrintError> {
        self.between = None;
        self.empty = true;
        if self.column + 1 < self.columns {
            self.column += 1;
            self.pen = self.top;
            return Ok(());
        }
        if self.pages.len() >= MOST_PAGES {
            return Err(PrintError::TooMuch {
                what: "pages".to_owned(),
                found: MOST_PAGES as u64 + 1,
                limit: MOST_PAGES as u64,
            });
        }
        self.pages.push(Page::default());
        self.column = 0;
        self.top = self.body.top;
        self.lowest = self.top;
        self.pen = self.top;
        Ok(())
    }

    /// One block, here or where it is next whole; cut if it is taller than what
    /// a page has.
    pub(super) fn place(&mut self, block: Block, index: Option<usize>) -> Result<(), PrintError> {
        // Even where it cannot stand with its heading, as with one that is
        // nearly a page itself.
        while block.least() <= self.body.height()
            && self.pen > self.body.top
            && self.pen + self.white_above(&block) + block.least() > self.body.bottom
        {
            self.turn()?;
        }
        self.pen += self.white_above(&block);
        if let Some(title) = block.bookmark {
            self.bookmarks.push(Bookmark {
                title,
                page: self.pages.len() - 1,
                y: self.pen,
            });
        }
        let placing = Placing {
            index,
            keeps_with_next: block.keeps_with_next,
            edge: block.edge,
            part: block.part,
            flows: block.flows,
        };
        if block.height <= self.body.bottom - self.pen {
            self.put(block.strips, block.height, placing, 1);
            return Ok(());
        }
        self.cut(block.strips, &block.repeated, placing)
    }

    fn white_above(&self, block: &Block) -> f32 {
        if self.empty { 0.0 } else { block.before }
    }

    /// A block in parts, each as much as its page takes.
    fn cut(
        &mut self,
        mut rest: Vec<Strip>,
        repeated: &[Strip],
        placing: Placing,
    ) -> Result<(), PrintError> {
        let (padding, below) = match placing.edge {
            Edge::Around { padding, .. } => (padding, padding),
            Edge::Rule(_) => (0.0, ABOVE_RULE),
            Edge::Open | Edge::Between(_) => (0.0, 0.0),
        };
        let mut part = 1;
        while let Some((top, _)) = extent(&rest) {
            let lead = if part > 1 { repeated } else { &[] };
            let (_, lead_height) = extent(lead).unwrap_or((0.0, 0.0));
            // The first part begins where the block does, others with what is
            // repeated.
            let above = match (part, lead) {
                (1, _) => top,
                (_, []) => padding,
                (_, [_, ..]) => 0.0,
            };
            let from = lead_height + above - top;
            let room = self.body.bottom - self.pen - below - from;
            let fits = |strip: &Strip| strip.bottom <= room;
            if !rest.iter().any(fits) && !self.empty {
                self.turn()?;
                continue;
            }
            // Something must be taken, or there would be no end.
            let lowest = rest
                .iter()
                .map(|strip| strip.bottom)
                .fold(f32::INFINITY, f32::min);
            let (taken, left): (Vec<_>, Vec<_>) = rest
                .into_iter()
                .partition(|strip| fits(strip) || strip.bottom <= lowest);
            rest = left;
            let height = extent(&taken).map_or(0.0, |(_, bottom)| bottom + from) + below;
            let mut strips = lead.to_vec();
            strips.extend(taken.into_iter().map(|mut strip| {
                strip.lower(from);
                strip
            }));
            self.put(strips, height, placing, part);
            part += 1;
            if !rest.is_empty() {
                self.turn()?;
            }
        }
        Ok(())
    }

    /// Strips on this page, with what closes them.
    fn put(&mut self, strips: Vec<Strip>, height: f32, placing: Placing, part: u32) {
        let top = self.pen;
        let bottom = top + height;
        let right = f32::from(self.column) * self.step;
        let body = self.body.moved(right, 0.0);
        if let Some(page) = self.pages.last_mut() {
            page.rules.extend(self.between.take());
            for strip in strips {
                strip.stand(page, (right, top));
            }
            match placing.edge {
                Edge::Open => {}
                Edge::Rule(rule) => page.rules.push(moved(rule, right, bottom)),
                Edge::Between(rule) => self.between = Some(moved(rule, right, bottom)),
                Edge::Around { frame, .. } => page.boxes.push(Frame {
                    area: Area {
                        top,
                        bottom,
                        ..frame.area.moved(right, 0.0)
                    },
                    ..frame
                }),
            }
            if let Some(block) = placing.index {
                page.blocks.push(Placed {
                    block,
                    area: Area {
                        top,
                        bottom,
                        ..body
                    },
                    part: part + placing.part,
                    flows: placing.flows,
                    keeps_with_next: placing.keeps_with_next,
                });
            }
        }
        self.pen = bottom;
        self.lowest = self.lowest.max(bottom);
        self.empty = false;
    }
}

fn moved(rule: Rule, dx: f32, dy: f32) -> Rule {
    Rule {
        area: rule.area.moved(dx, dy),
        ..rule
    }
}

/// What each part of a block has in common.
#[derive(Clone, Copy)]
struct Placing {
    index: Option<usize>,
    keeps_with_next: bool,
    edge: Edge,
    /// How many parts of its block are before it.
    part: u32,
    flows: bool,
}

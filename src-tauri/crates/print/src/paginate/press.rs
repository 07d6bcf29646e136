//! Places blocks one after another down columns and pages; splits blocks that flow or are
//! taller than a page.

use crate::error::{Content, PrintError};
use crate::pages::{Area, Bookmark, Frame, Page, Placed, Rule};
use crate::strip::{Block, Edge, Strip, extent};

/// The free share of a page above which a block that must be split starts on that page.
const WORTH_STARTING: f32 = 0.4;
/// The space between a part of a split block and the rule that closes the part, in points.
const ABOVE_RULE: f32 = 1.0;
/// The maximum number of pages; more is a mistake.
const MOST_PAGES: usize = 2_000;

/// The pages so far, and the position of the next block.
pub(super) struct Press {
    /// The area for blocks on the pages after the first; with several columns, the area of the
    /// first column.
    pub(super) body: Area,
    /// The number of columns on a page.
    pub(super) columns: u8,
    /// The distance from one column to the next.
    pub(super) step: f32,
    /// The current column, from 0.
    pub(super) column: u8,
    /// The top of this page's columns.
    pub(super) top: f32,
    /// The lowest extent of anything in this page's columns.
    pub(super) lowest: f32,
    pub(super) pages: Vec<Page>,
    pub(super) bookmarks: Vec<Bookmark>,
    pub(super) pen: f32,
    /// Whether the column is empty above the pen, so that the next block needs no space before it.
    pub(super) empty: bool,
    /// A rule to draw if anything follows it in this column.
    pub(super) between: Option<Rule>,
}

impl Press {
    /// Returns an empty first page, in one column from `top` down.
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

    /// Returns the used share of the last page's height.
    pub(super) fn filled(&self) -> f32 {
        (self.lowest - self.body.top) / self.body.height().max(1.0)
    }

    /// Places blocks one below the other; blocks that request columns are placed in columns.
    pub(super) fn place_all(&mut self, blocks: Vec<Block>) -> Result<(), PrintError> {
        let mut group: Vec<Block> = Vec::new();
        let mut blocks = blocks.into_iter().peekable();
        while let Some(block) = blocks.next() {
            if let Some(beside) = block.beside {
                let mut run = vec![block];
                while let Some(next) = blocks.next_if(|next| next.beside.is_some()) {
                    run.push(next);
                }
                self.place_beside(std::mem::take(&mut group), run, beside)?;
                continue;
            }
            let more = block.keeps_with_next;
            group.push(block);
            if !more {
                self.place_together(std::mem::take(&mut group))?;
            }
        }
        self.place_together(group)
    }

    /// Places blocks that stay together: headings and the block after them. If they do not fit on
    /// any page, the last of them begins under the others and continues on the next page.
    pub(super) fn place_together(&mut self, mut group: Vec<Block>) -> Result<(), PrintError> {
        let height: f32 = group.iter().map(|block| block.before + block.height).sum();
        if let [first, .., last] = group.as_mut_slice()
            && height - first.before > self.body.height()
        {
            last.flows = true;
        }
        self.clear(&group)?;
        for block in group {
            let index = Some(block.index);
            self.place(block, index)?;
        }
        Ok(())
    }

    /// Turns to the next column or page where these blocks fit together. If they fit on none, turns
    /// only if little of this page is free.
    pub(super) fn clear(&mut self, group: &[Block]) -> Result<(), PrintError> {
        let height = |first_is_clear: bool| {
            group.iter().enumerate().fold(0.0, |sum, (place, block)| {
                let before = if place == 0 && first_is_clear {
                    0.0
                } else {
                    block.before
                };
                // Only the last block may continue on the next page.
                let last = place + 1 == group.len();
                sum + before + if last { block.least() } else { block.height }
            })
        };
        let fits_a_page = height(true) <= self.body.height();
        // The columns below the head are shorter: more than one might be skipped.
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

    /// Turns to the next column or a new page.
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
                what: Content::Pages,
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

    /// Places one block here or on the next page where it fits whole; splits it if it flows or is
    /// taller than a page.
    pub(super) fn place(&mut self, block: Block, index: Option<usize>) -> Result<(), PrintError> {
        // The block moves to the next page even if this separates it from its heading, as with a
        // block that nearly fills a page.
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

    /// Splits a block into parts, each as large as its page allows.
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
            // The first part begins at the block's top, others after the repeated strips or the
            // padding.
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
            // At least one strip is taken, so that the loop ends.
            let lowest = rest
                .iter()
                .map(|strip| strip.bottom)
                .fold(f32::INFINITY, f32::min);
            let (fitting, left): (Vec<_>, Vec<_>) = rest
                .into_iter()
                .partition(|strip| fits(strip) || strip.bottom <= lowest);
            rest = left;
            let height = extent(&fitting).map_or(0.0, |(_, bottom)| bottom + from) + below;
            let mut strips = lead.to_vec();
            strips.extend(fitting.into_iter().map(|mut strip| {
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

    /// Places strips on this page, with their closing edge.
    fn put(&mut self, strips: Vec<Strip>, height: f32, placing: Placing, part: u32) {
        let top = self.pen;
        let bottom = top + height;
        let right = f32::from(self.column) * self.step;
        let body = self.body.moved(right, 0.0);
        if let Some(page) = self.pages.last_mut() {
            page.rules.extend(self.between.take());
            for strip in strips {
                strip.place(page, (right, top));
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

/// The common properties of a block's parts.
#[derive(Clone, Copy)]
struct Placing {
    index: Option<usize>,
    keeps_with_next: bool,
    edge: Edge,
    /// The number of earlier parts of the block.
    part: u32,
    flows: bool,
}

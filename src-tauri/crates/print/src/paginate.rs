//! Blocks onto pages.
//!
//! No block is cut, and a heading stands with what follows it. The one
//! exception is a block taller than a page: it is cut between its strips, and
//! its heading is repeated.

mod beside;
#[cfg(test)]
mod tests;

use drumhead_words::sheet::{Block as Source, Sheet};

use crate::compose::{Foot, Running, blocks, head, lies_better_turned};
use crate::error::PrintError;
use crate::pages::{Area, Bookmark, Frame, Page, Pages, Placed, Rule};
use crate::setter::Setter;
use crate::strip::{Block, Edge, Strip, extent};
use crate::template::{Layout, Paper};

/// A block that must be cut starts on the page it is met on if this part of
/// the page is still free.
const WORTH_STARTING: f32 = 0.4;
/// White between a part of a block that is cut and the rule that closes it.
const ABOVE_RULE: f32 = 1.0;
/// A last page with less than this part of its height on it is nearly empty; one with
/// so much is not.
const NEARLY_EMPTY: f32 = 0.22;
const FILLED: f32 = 0.3;
/// What is left of the white between blocks, to save a page; and by how much of their
/// height pages are shorter, so that the last has more.
const TIGHTER: [f32; 3] = [0.85, 0.7, 0.55];
const SHORTER: [f32; 8] = [0.03, 0.06, 0.09, 0.12, 0.15, 0.18, 0.21, 0.24];
/// More pages than this are no document but a mistake.
const MOST_PAGES: usize = 2_000;

/// What a sheet's pages are numbered among: those of a whole document of which it
/// is a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Among {
    /// Pages before its first.
    pub before: usize,
    /// Pages in all.
    pub pages: usize,
}

/// Lays a sheet out; its pages are numbered by themselves, or among others.
pub(crate) fn paginate(
    sheet: &Sheet,
    layout: &Layout,
    paper: Paper,
    among: Option<Among>,
) -> Result<Pages, PrintError> {
    let mut setter = Setter::new(layout);
    let upright = layout.inside(paper);
    let aside = layout.inside_turned(paper);
    let turned = lies_better_turned(sheet, &upright, &aside);
    let inside = if turned { aside } else { upright };
    let foot = Foot::new(&mut setter, sheet, &inside)?;
    let running = Running::new(&mut setter, sheet, &inside)?;
    let head = head(&mut setter, sheet, &inside)?;
    let column = layout.page.column(&inside);
    let column = Area {
        top: (inside.top + head.height + layout.head.after.get()).min(inside.bottom),
        bottom: foot.top(&setter),
        ..column
    };
    let body = Area {
        top: running.bottom(&setter, &inside),
        bottom: foot.top(&setter),
        ..inside
    };
    let composed = blocks(&mut setter, sheet, &column, body.height())?;
    let tighter = |part: f32| {
        let layout = layout.tightened(part);
        let blocks = blocks(&mut Setter::new(&layout), sheet, &column, body.height())?;
        Ok(parted(sheet, blocks).0)
    };

    let (plain, pictures) = parted(sheet, composed);
    let press = |blocks: Vec<Block>, shorter: f32| {
        let mut press = Press {
            body: Area {
                bottom: body.bottom - shorter,
                ..body
            },
            columns: 1,
            step: column.width() + layout.page.gutter.get(),
            column: 0,
            top: inside.top,
            lowest: inside.top,
            pages: vec![Page::default()],
            bookmarks: Vec::new(),
            pen: inside.top,
            empty: true,
            between: None,
        };
        press.place(head.clone(), None)?;
        press.pen += layout.head.after.get();
        press.empty = true;
        // The head stands over all columns; they begin below it.
        press.top = press.pen;
        press.columns = layout.page.columns();
        press.body.right = column.right;
        if press.columns > 1 {
            press.stand_in_columns(blocks)?;
        } else {
            press.stand_all(blocks)?;
        }
        Ok(press)
    };
    let mut pressed = if layout.page.columns() > 1 || !may_be_evened(sheet) {
        press(plain, 0.0)?
    } else {
        evened(plain, tighter, body.height(), press)?
    };
    pressed.body.bottom = body.bottom;
    pressed.stand_all(pictures)?;
    let Press {
        mut pages,
        mut bookmarks,
        ..
    } = pressed;
    // Where nothing has a heading there is still the document itself.
    if bookmarks.is_empty() {
        bookmarks.push(Bookmark {
            title: sheet.title.clone(),
            page: 0,
            y: inside.top,
        });
    }
    let among = among.unwrap_or(Among {
        before: 0,
        pages: pages.len(),
    });
    let count = among.pages.to_string();
    let mut last = None;
    for (place, page) in pages.iter_mut().enumerate() {
        page.turned = turned;
        let words = &layout.words.page;
        let number = words
            .replace("{pages}", &count)
            .replace("{page}", &(among.before + place + 1).to_string());
        let under = goes_on_under(sheet, page, &mut last);
        if place > 0 {
            running.stand(&mut setter, page, &inside, under)?;
        }
        foot.stand(&mut setter, page, &inside, &number)?;
    }
    let size = layout.paper(paper);
    Ok(Pages {
        title: sheet.title.clone(),
        subject: sheet.subtitle.clone(),
        language: sheet.language.clone(),
        width: size.width.get(),
        height: size.height.get(),
        frame: inside,
        pages,
        bookmarks,
    })
}

/// Whether nothing on a sheet has its own place on the paper, or fills a page.
fn may_be_evened(sheet: &Sheet) -> bool {
    let mut blocks = sheet.blocks.iter();
    !blocks.any(|block| matches!(block, Source::Pieces(_) | Source::Board(_)))
}

/// The blocks, and those from the heading on under which the last are places for
/// pictures: they fill pages of their own.
fn parted(sheet: &Sheet, mut blocks: Vec<Block>) -> (Vec<Block>, Vec<Block>) {
    let is = |block: &Block, wanted: fn(&Source) -> bool| {
        sheet.blocks.get(block.index).is_some_and(wanted)
    };
    let picture = |block: &Block| is(block, |source| matches!(source, Source::Pictures(_)));
    let heading = |block: &Block| is(block, |source| matches!(source, Source::Heading(_)));
    let pictures = blocks.iter().rev().take_while(|block| picture(block));
    let mut first = blocks.len() - pictures.count();
    if first < blocks.len() && first > 0 && heading(&blocks[first - 1]) {
        first -= 1;
    }
    let pictures = blocks.split_off(first);
    (blocks, pictures)
}

/// Blocks on pages of which the last is not nearly empty: with less white between
/// them, if that saves it; or else with less on the pages before it.
fn evened(
    blocks: Vec<Block>,
    tighter: impl Fn(f32) -> Result<Vec<Block>, PrintError>,
    height: f32,
    press: impl Fn(Vec<Block>, f32) -> Result<Press, PrintError>,
) -> Result<Press, PrintError> {
    let plain = press(blocks.clone(), 0.0)?;
    if plain.pages.len() < 2 || plain.filled() >= NEARLY_EMPTY {
        return Ok(plain);
    }
    for part in TIGHTER {
        let tried = press(tighter(part)?, 0.0)?;
        if tried.pages.len() < plain.pages.len() {
            return Ok(tried);
        }
    }
    for part in SHORTER {
        let tried = press(blocks.clone(), part * height)?;
        if tried.pages.len() > plain.pages.len() {
            break;
        }
        if tried.filled() >= FILLED {
            return Ok(tried);
        }
    }
    Ok(plain)
}

/// The heading under which a page goes on that begins with none; the last of its own
/// is remembered for the next.
fn goes_on_under<'s>(sheet: &'s Sheet, page: &Page, last: &mut Option<&'s str>) -> Option<&'s str> {
    let on_page = page
        .blocks
        .iter()
        .filter_map(|it| sheet.blocks.get(it.block));
    let under = match on_page.clone().next() {
        Some(Source::Entry(_) | Source::Prose(_) | Source::Table(_)) => *last,
        // Titles of their own, or one that is set again.
        Some(
            Source::Heading(_)
            | Source::Frame(_)
            | Source::Board(_)
            | Source::Figures(_)
            | Source::Chart(_)
            | Source::Pieces(_)
            | Source::Pictures(_),
        )
        | None => None,
    };
    let heading = on_page.rev().find_map(|block| {
        if let Source::Heading(heading) = block {
            return Some(heading.text.as_str());
        }
        None
    });
    *last = heading.or(*last);
    under
}

/// Where the next block goes.
struct Press {
    /// What a column of a later page has for blocks; the first column's.
    body: Area,
    /// Columns on a page.
    columns: u8,
    /// From one column to the next.
    step: f32,
    /// The column the pen is in, from 0.
    column: u8,
    /// Where this page's columns begin.
    top: f32,
    /// How far down anything reaches in this page's columns.
    lowest: f32,
    pages: Vec<Page>,
    bookmarks: Vec<Bookmark>,
    pen: f32,
    /// Nothing stands on this page yet that a block must keep clear of.
    empty: bool,
    /// A rule that waits for something to follow it on this page.
    between: Option<Rule>,
}

impl Press {
    /// How much of the last page's height anything stands on.
    fn filled(&self) -> f32 {
        (self.lowest - self.body.top) / self.body.height().max(1.0)
    }

    /// Blocks under each other; short ones, that ask for it, in columns.
    fn stand_all(&mut self, blocks: Vec<Block>) -> Result<(), PrintError> {
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
    fn stand(&mut self, group: Vec<Block>) -> Result<(), PrintError> {
        self.clear(&group)?;
        for block in group {
            let index = Some(block.index);
            self.place(block, index)?;
        }
        Ok(())
    }

    /// Turns to where these blocks have room together, if there is such a place.
    fn clear(&mut self, group: &[Block]) -> Result<(), PrintError> {
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
    fn turn(&mut self) -> Result<(), PrintError> {
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
    fn place(&mut self, block: Block, index: Option<usize>) -> Result<(), PrintError> {
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
            for mut strip in strips {
                strip.shift(right, top);
                page.text.append(&mut strip.text);
                page.rules.append(&mut strip.rules);
                page.boxes.append(&mut strip.boxes);
                page.strokes.append(&mut strip.strokes);
                page.rings.append(&mut strip.rings);
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

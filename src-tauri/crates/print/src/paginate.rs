//! Places blocks on pages.
//!
//! A block is not split, and a heading stays with the block after it. There are two exceptions: a
//! block that does not fit on a page, alone or with its heading, is split between its strips, and a
//! table's head is repeated; a block that flows, such as rows of markers, is split wherever a page
//! ends.

mod beside;
mod press;

use drumhead_vocabulary::sheet::{Block as Source, Sheet};

use crate::compose::{Foot, Running, blocks, head, lies_better_turned};
use crate::error::PrintError;
use crate::pages::{Area, Bookmark, Page, Pages};
use crate::setter::Setter;
use crate::strip::Block;
use crate::template::{Layout, Paper};
use press::Press;

/// The share of a page's height below which the last page counts as nearly empty.
const NEARLY_EMPTY: f32 = 0.22;
/// The share of a page's height that the last page must reach when content is moved to it.
const FILLED: f32 = 0.3;
/// Scales for the white between blocks, tried in turn to save a page.
const TIGHTER: [f32; 3] = [0.85, 0.7, 0.55];
/// Shares of a page's height by which pages are shortened, tried in turn so that the last page has
/// more content.
const SHORTER: [f32; 8] = [0.03, 0.06, 0.09, 0.12, 0.15, 0.18, 0.21, 0.24];

/// The page numbers of a sheet that is part of a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbering {
    /// The number of pages before the sheet.
    pub before: usize,
    /// The total number of pages.
    pub pages: usize,
}

/// Lays out a sheet. Its pages are numbered on their own, or within a document.
pub(crate) fn paginate(
    sheet: &Sheet,
    layout: &Layout,
    paper: Paper,
    numbering: Option<Numbering>,
) -> Result<Pages, PrintError> {
    let mut setter = Setter::of(layout, sheet);
    let form = Form::new(&mut setter, sheet, paper)?;
    let composed = blocks(&mut setter, sheet, &form.column, form.body.height())?;
    let (plain, pictures) = parted(sheet, composed);
    let mut press = if layout.page.columns() > 1 || !may_be_evened(sheet) {
        form.press(plain, 0.0)?
    } else {
        form.evened(plain)?
    };
    press.body.bottom = form.body.bottom;
    press.place_all(pictures)?;
    let Press {
        mut pages,
        mut bookmarks,
        ..
    } = press;
    // Without any other bookmark, the document's title is the only one.
    if bookmarks.is_empty() {
        bookmarks.push(Bookmark {
            title: sheet.title.clone(),
            page: 0,
            y: form.inside.top,
        });
    }
    form.finish(&mut setter, &mut pages, numbering)?;
    let size = layout.paper(paper);
    Ok(Pages {
        title: sheet.title.clone(),
        subject: sheet.subtitle.clone(),
        language: sheet.language.clone(),
        width: size.width.get(),
        height: size.height.get(),
        frame: form.inside,
        pages,
        bookmarks,
    })
}

/// The common properties of a sheet's pages: their areas, head and footer.
struct Form<'l> {
    sheet: &'l Sheet,
    layout: &'l Layout,
    /// Whether the page is landscape.
    turned: bool,
    /// The area inside the margins.
    inside: Area,
    /// The first page's area for blocks: the first column, if there are several.
    column: Area,
    /// The area for blocks on the pages after the first.
    body: Area,
    /// The head of the first page.
    head: Block,
    running: Running,
    foot: Foot,
}

impl<'l> Form<'l> {
    fn new(setter: &mut Setter<'l>, sheet: &'l Sheet, paper: Paper) -> Result<Self, PrintError> {
        let layout = setter.layout;
        let (upright, aside) = (layout.inside(paper), layout.inside_turned(paper));
        let turned = lies_better_turned(sheet, &upright, &aside);
        let inside = if turned { aside } else { upright };
        let foot = Foot::new(setter, sheet, &inside)?;
        let running = Running::new(setter, sheet, &inside)?;
        let head = head(setter, sheet, &inside)?;
        let bottom = foot.top(setter);
        Ok(Self {
            sheet,
            layout,
            turned,
            inside,
            column: Area {
                top: (inside.top + head.height + layout.head.after.get()).min(inside.bottom),
                bottom,
                ..layout.page.column(&inside)
            },
            body: Area {
                top: running.bottom(setter, &inside),
                bottom,
                ..inside
            },
            head,
            running,
            foot,
        })
    }

    /// Places the head and these blocks on as many pages as needed, with all pages shortened by
    /// this many points.
    fn press(&self, blocks: Vec<Block>, shorter: f32) -> Result<Press, PrintError> {
        let page = &self.layout.page;
        let body = Area {
            bottom: self.body.bottom - shorter,
            ..self.body
        };
        let step = self.column.width() + page.gutter.get();
        let mut press = Press::new(body, step, self.inside.top);
        press.place(self.head.clone(), None)?;
        press.pen += self.layout.head.after.get();
        press.empty = true;
        // The head spans all columns, which begin below it.
        press.top = press.pen;
        press.columns = page.columns();
        press.body.right = self.column.right;
        if press.columns > 1 {
            press.place_in_columns(blocks)?;
        } else {
            press.place_all(blocks)?;
        }
        Ok(press)
    }

    /// Avoids a nearly empty last page: with less white between blocks if that saves the page,
    /// otherwise by moving content from the pages before it.
    fn evened(&self, blocks: Vec<Block>) -> Result<Press, PrintError> {
        let plain = self.press(blocks.clone(), 0.0)?;
        if plain.pages.len() < 2 || plain.filled() >= NEARLY_EMPTY {
            return Ok(plain);
        }
        for part in TIGHTER {
            let tried = self.press(self.tighter(part)?, 0.0)?;
            if tried.pages.len() < plain.pages.len() {
                return Ok(tried);
            }
        }
        for part in SHORTER {
            let tried = self.press(blocks.clone(), part * self.body.height())?;
            if tried.pages.len() > plain.pages.len() {
                break;
            }
            if tried.filled() >= FILLED {
                return Ok(tried);
            }
        }
        Ok(plain)
    }

    /// Returns the blocks with this share of the white between them, without the pictures.
    fn tighter(&self, part: f32) -> Result<Vec<Block>, PrintError> {
        let layout = self.layout.tightened(part);
        let mut setter = Setter::of(&layout, self.sheet);
        let blocks = blocks(&mut setter, self.sheet, &self.column, self.body.height())?;
        Ok(parted(self.sheet, blocks).0)
    }

    /// Adds the numbered footer to every page, and the running head to every page but the first.
    fn finish(
        &self,
        setter: &mut Setter<'_>,
        pages: &mut [Page],
        numbering: Option<Numbering>,
    ) -> Result<(), PrintError> {
        let numbering = numbering.unwrap_or(Numbering {
            before: 0,
            pages: pages.len(),
        });
        let count = numbering.pages.to_string();
        let words = setter.words.page.clone();
        let mut last = None;
        for (place, page) in pages.iter_mut().enumerate() {
            page.turned = self.turned;
            let number = words
                .replace("{pages}", &count)
                .replace("{page}", &(numbering.before + place + 1).to_string());
            let under = goes_on_under(self.sheet, page, &mut last);
            if place > 0 {
                self.running.place(setter, page, &self.inside, under)?;
            }
            self.foot.place(setter, page, &self.inside, &number)?;
        }
        Ok(())
    }
}

/// Whether a sheet has neither labels or markers, which have a fixed place on the paper, nor maps,
/// which fill a page.
fn may_be_evened(sheet: &Sheet) -> bool {
    let mut blocks = sheet.blocks.iter();
    !blocks.any(|block| matches!(block, Source::Pieces(_) | Source::Board(_)))
}

/// Splits off the picture slots at the end, which are sized to fill pages, with their heading.
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

/// Returns the heading that a page continues; `None` if no heading came before, or if the page
/// begins with any block but a unit, a paragraph or a table. The last heading on the page is stored
/// in `last` for the next page.
fn goes_on_under<'s>(sheet: &'s Sheet, page: &Page, last: &mut Option<&'s str>) -> Option<&'s str> {
    let on_page = page
        .blocks
        .iter()
        .filter_map(|it| sheet.blocks.get(it.block));
    let under = match on_page.clone().next() {
        Some(Source::Entry(_) | Source::Prose(_) | Source::Table(_)) => *last,
        // The first block has a title or captions of its own, or repeats its title at the top of
        // the page.
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

//! Cards on a fixed grid: a page of fronts, then a page of backs.
//!
//! The paper is flipped along its long edge: the back of the leftmost card is on the right. Columns
//! are mirrored, rows are not, and the grid is centred on the paper, so that fronts and backs align
//! on any paper.

use drumhead_vocabulary::deck::{Card, Deck};

use crate::compose;
use crate::error::{Content, PrintError};
use crate::pages::{Area, Bookmark, Ink, Page, Pages, Placed, Rule};
use crate::setter::Setter;
use crate::strip::level_rule;
use crate::template::{CardShape, Cuts, Edition, Layout, Paper, Template};

/// The rounding allowed when cards fill the paper exactly, in points.
const ROUNDING: f32 = 0.5;
/// The minimum length of a cut mark, in points.
const SHORTEST: f32 = 3.0;
/// The maximum number of cards; more is a mistake.
const MOST: usize = 5_000;

/// Lays out a deck, fronts and backs, in one of the template's sizes.
///
/// # Errors
/// The template has no cards or no such size, the paper is smaller than a card, there are too many
/// cards or hit boxes, a line is taller than a card, a table is uneven, or the program's own fonts
/// are damaged.
pub fn lay_out_cards(
    deck: &Deck,
    template: &Template,
    paper: Paper,
    edition: Edition,
    size: &str,
) -> Result<Pages, PrintError> {
    let layout = template.layout(edition);
    let sheet = CutSheet::new(layout, paper, size).ok_or_else(|| PrintError::NoSize {
        size: size.to_owned(),
    })?;
    let (sides, bookmarks) = sheet.deal(layout, deck)?;
    let (width, height) = sheet.grid.paper;
    Ok(Pages {
        title: deck.title.clone(),
        subject: deck.subtitle.clone(),
        language: deck.language.clone(),
        width,
        height,
        frame: Area {
            left: 0.0,
            top: 0.0,
            right: width,
            bottom: height,
        },
        pages: sheet.leaves(sides, Ink(layout.ink.rule.get())),
        bookmarks,
    })
}

/// A front and its back, with the card's index in the deck and the number of the part, from 1.
type Dealt = (usize, u32, compose::Sides);

/// A sheet of cards of one size.
struct CutSheet<'l> {
    cuts: &'l Cuts,
    shape: &'l CardShape,
    grid: Grid,
    /// The space between a card's edges and its content, in points.
    inset: f32,
}

impl<'l> CutSheet<'l> {
    /// Returns the sheet; `None` if the layout has no cards or no such size, or the paper is
    /// smaller than a card.
    fn new(layout: &'l Layout, paper: Paper, size: &str) -> Option<Self> {
        let cuts = layout.cut.as_ref()?;
        let shape = cuts.sizes.get(size)?;
        Some(Self {
            cuts,
            shape,
            grid: Grid::on(layout, paper, shape)?,
            inset: shape.inset.unwrap_or(cuts.inset).get(),
        })
    }

    /// Returns the sides of every card in order, and a bookmark for each card.
    fn deal(
        &self,
        layout: &Layout,
        deck: &Deck,
    ) -> Result<(Vec<Dealt>, Vec<Bookmark>), PrintError> {
        let grid = &self.grid;
        let room = (
            grid.width - 2.0 * self.inset,
            grid.height - 2.0 * self.inset,
        );
        let steps = self.shape.steps.iter();
        let layouts: Vec<Layout> = steps.map(|step| layout.scaled(*step)).collect();
        let mut setters: Vec<Setter<'_>> = layouts.iter().map(Setter::new).collect();
        let (type_sizes, tried) = compose::Sizes::of(&mut setters, deck, room)?;
        let mut tried = tried.into_iter();
        let mut sides = Vec::new();
        let mut bookmarks = Vec::new();
        for (index, card) in deck.cards.iter().chain(&missing(deck)).enumerate() {
            let place = sides.len();
            bookmarks.push(Bookmark {
                title: format!("{} {}", card.number, card.name).trim().to_owned(),
                page: place / grid.count() * 2,
                y: grid.cell(place % grid.count(), false).top,
            });
            let card = (card, tried.next());
            let parts = compose::card(&mut setters, deck, type_sizes, card, room)?
                .into_iter()
                .zip(1..);
            sides.extend(parts.map(|(sides, part)| (index, part, sides)));
            if sides.len() > MOST {
                return Err(PrintError::TooMuch {
                    what: Content::Cards,
                    found: sides.len() as u64,
                    limit: MOST as u64,
                });
            }
        }
        Ok((sides, bookmarks))
    }

    /// Returns the leaves of a deck. A leaf is a page of fronts and a page of backs, with cut
    /// marks.
    fn leaves(&self, sides: Vec<Dealt>, ink: Ink) -> Vec<Page> {
        let mut pages = Vec::new();
        let mut sides = sides.into_iter().peekable();
        while sides.peek().is_some() {
            let mut leaf = [Page::default(), Page::default()];
            for (place, dealt) in sides.by_ref().take(self.grid.count()).enumerate() {
                self.place(&mut leaf, place, dealt);
            }
            for page in &mut leaf {
                page.rules.extend(self.grid.marks(self.cuts, ink));
            }
            pages.extend(leaf);
        }
        pages
    }

    /// Places a card's front and back in this cell of the grid.
    fn place(&self, leaf: &mut [Page; 2], place: usize, (block, part, sides): Dealt) {
        for ((page, strips), back) in leaf.iter_mut().zip(sides).zip([false, true]) {
            let area = self.grid.cell(place, back);
            let corner = (area.left + self.inset, area.top + self.inset);
            for strip in strips {
                strip.place(page, corner);
            }
            page.blocks.push(Placed {
                block,
                area,
                part,
                flows: false,
                keeps_with_next: false,
            });
        }
    }
}

/// Returns the card that lists the units without a card.
fn missing(deck: &Deck) -> Option<Card> {
    deck.missing.as_ref().map(|missing| Card {
        number: String::new(),
        name: missing.title.clone(),
        lines: missing.lines.clone(),
        facts: Vec::new(),
        track: None,
        ticks: Vec::new(),
        tables: Vec::new(),
    })
}

/// The largest grid of cards that fits the paper, centred.
struct Grid {
    paper: (f32, f32),
    /// The width of a card, in points.
    width: f32,
    height: f32,
    columns: usize,
    rows: usize,
    left: f32,
    top: f32,
}

impl Grid {
    /// Returns the grid; `None` if the paper is smaller than a card.
    fn on(layout: &Layout, paper: Paper, shape: &CardShape) -> Option<Self> {
        let size = layout.paper(paper);
        let paper = (size.width.get(), size.height.get());
        let (width, height) = (shape.width.points(), shape.height.points());
        let columns = times(width, paper.0);
        let rows = times(height, paper.1);
        (columns > 0 && rows > 0).then(|| Self {
            paper,
            width,
            height,
            columns,
            rows,
            left: (paper.0 - multiple(width, columns)) / 2.0,
            top: (paper.1 - multiple(height, rows)) / 2.0,
        })
    }

    fn count(&self) -> usize {
        self.columns * self.rows
    }

    /// Returns the area of a card on its page; for a back, with mirrored columns.
    fn cell(&self, place: usize, back: bool) -> Area {
        let (row, column) = (place / self.columns, place % self.columns);
        let column = if back {
            self.columns - 1 - column
        } else {
            column
        };
        let left = self.left + multiple(self.width, column);
        let top = self.top + multiple(self.height, row);
        Area {
            left,
            top,
            right: left + self.width,
            bottom: top + self.height,
        }
    }

    /// Returns short lines along every cut, outside the cards. If the cards fill the paper, the
    /// lines are on the cuts between two cards instead.
    fn marks(&self, cuts: &Cuts, ink: Ink) -> Vec<Rule> {
        let (length, clear, line) = (cuts.mark.get(), cuts.clear.get(), cuts.line.get());
        let mut marks = Vec::new();
        let mut add = |area| marks.push(Rule { area, ink });
        let bottom = self.paper.1 - self.top;
        let right = self.paper.0 - self.left;
        for column in 0..=self.columns {
            let x = self.left + multiple(self.width, column);
            let between = column > 0 && column < self.columns;
            for (from, to) in ends(self.top, bottom, self.paper.1, (length, clear), between) {
                add(Area {
                    left: x - line / 2.0,
                    right: x + line / 2.0,
                    top: from,
                    bottom: to,
                });
            }
        }
        for row in 0..=self.rows {
            let y = self.top + multiple(self.height, row);
            let between = row > 0 && row < self.rows;
            for (from, to) in ends(self.left, right, self.paper.0, (length, clear), between) {
                add(level_rule(from, to, y, line));
            }
        }
        // If the cards fill the paper, there is also a mark where four cards meet, because no
        // printer prints to the edge.
        if self.top.min(self.left) - clear < SHORTEST {
            for (column, row) in (1..self.columns).flat_map(|c| (1..self.rows).map(move |r| (c, r)))
            {
                let x = self.left + multiple(self.width, column);
                let y = self.top + multiple(self.height, row);
                add(level_rule(x - length, x + length, y, line));
                add(Area {
                    left: x - line / 2.0,
                    right: x + line / 2.0,
                    top: y - length,
                    bottom: y + length,
                });
            }
        }
        marks
    }
}

/// Returns the ends of one cut's marks: before the first card and after the last. If there is no
/// room outside the cards, the marks are on the cut itself, provided that the cut is `between` two
/// cards.
fn ends(
    first: f32,
    last: f32,
    paper: f32,
    (length, clear): (f32, f32),
    between: bool,
) -> Vec<(f32, f32)> {
    let room = (first - clear).min(length);
    if room >= SHORTEST {
        let outer = first - clear - room;
        vec![(outer, outer + room), (paper - outer - room, paper - outer)]
    } else if between {
        vec![(first, first + 2.0 * length), (last - 2.0 * length, last)]
    } else {
        Vec::new()
    }
}

/// Returns how many times one length fits into another.
fn times(length: f32, into: f32) -> usize {
    (1..)
        .take_while(|count| multiple(length, *count) <= into + ROUNDING)
        .last()
        .unwrap_or(0)
}

/// Returns `count` times a length.
#[allow(clippy::cast_precision_loss)] // a page has a few dozen pieces at most
fn multiple(length: f32, count: usize) -> f32 {
    length * count as f32
}

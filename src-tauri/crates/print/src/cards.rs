//! Cards on a fixed grid: a page of fronts, then a page of their backs.
//!
//! The paper is turned over along its long edge: the back of the card at the
//! left stands at the right. Columns change places, rows do not, and the grid
//! stands in the middle of the paper, so that fronts and backs fall on each
//! other whatever the paper.

use drumhead_words::deck::{Card, Deck};

use crate::compose;
use crate::error::PrintError;
use crate::pages::{Area, Bookmark, Ink, Page, Pages, Placed, Rule};
use crate::setter::Setter;
use crate::strip::{Strip, level_rule};
use crate::template::{CardShape, Cuts, Edition, Layout, Paper, Template};

/// What rounding may add up to when cards fill a paper exactly, in points.
const ROUNDING: f32 = 0.5;
/// A shorter cut mark is no mark.
const SHORTEST: f32 = 3.0;
/// More cards than this are no deck but a mistake.
const MOST: usize = 5_000;

/// Lays a deck out, front and back, in one of the template's sizes.
///
/// # Errors
/// The template is not one of cards or has no such size, the paper is smaller
/// than a card, or there is more than can be printed.
pub fn lay_out_cards(
    deck: &Deck,
    template: &Template,
    paper: Paper,
    edition: Edition,
    size: &str,
) -> Result<Pages, PrintError> {
    let layout = template.layout(edition);
    let cuts = layout.cut.as_ref();
    let shape = cuts.and_then(|cuts| Some((cuts, cuts.sizes.get(size)?)));
    let Some((cuts, shape)) = shape else {
        return Err(PrintError::NoSize {
            size: size.to_owned(),
        });
    };
    let grid = Grid::on(layout, paper, shape).ok_or_else(|| PrintError::NoSize {
        size: size.to_owned(),
    })?;

    let inset = shape.inset.unwrap_or(cuts.inset).get();
    let inner = (grid.width - 2.0 * inset, grid.height - 2.0 * inset);
    let layouts: Vec<Layout> = shape
        .steps
        .iter()
        .map(|step| layout.scaled(*step))
        .collect();
    let mut setters: Vec<Setter<'_>> = layouts.iter().map(Setter::new).collect();
    let mut sides = Vec::new();
    let mut bookmarks = Vec::new();
    let last = deck.missing.as_ref().map(|missing| Card {
        number: String::new(),
        name: missing.title.clone(),
        lines: missing.lines.clone(),
        looks: Vec::new(),
        track: None,
        ticks: Vec::new(),
        tables: Vec::new(),
    });
    let (type_sizes, tried) = compose::Sizes::of(&mut setters, shape, deck, inner)?;
    let mut tried = tried.into_iter();
    for (index, card) in deck.cards.iter().chain(&last).enumerate() {
        let place = sides.len();
        bookmarks.push(Bookmark {
            title: format!("{} {}", card.number, card.name).trim().to_owned(),
            page: place / grid.count() * 2,
            y: grid.cell(place % grid.count(), false).top,
        });
        let card = (card, tried.next());
        let dealt = compose::card(&mut setters, shape, deck, type_sizes, card, inner)?;
        sides.extend(
            dealt
                .into_iter()
                .zip(1..)
                .map(|(sides, part)| (index, part, sides)),
        );
        if sides.len() > MOST {
            return Err(PrintError::TooMuch {
                what: "cards".to_owned(),
                found: sides.len() as u64,
                limit: MOST as u64,
            });
        }
    }

    let mut pages = Vec::new();
    let mut sides = sides.into_iter().peekable();
    while sides.peek().is_some() {
        let mut leaf = [Page::default(), Page::default()];
        for (place, (block, part, of_card)) in sides.by_ref().take(grid.count()).enumerate() {
            for ((page, strips), back) in leaf.iter_mut().zip(of_card).zip([false, true]) {
                let cell = grid.cell(place, back);
                stand(page, strips, cell.left + inset, cell.top + inset);
                page.blocks.push(Placed {
                    block,
                    area: cell,
                    part,
                    flows: false,
                    keeps_with_next: false,
                });
            }
        }
        for page in &mut leaf {
            page.rules
                .extend(grid.marks(cuts, Ink(layout.ink.rule.get())));
        }
        pages.extend(leaf);
    }
    Ok(Pages {
        title: deck.title.clone(),
        subject: deck.subtitle.clone(),
        language: deck.language.clone(),
        width: grid.paper.0,
        height: grid.paper.1,
        frame: Area {
            left: 0.0,
            top: 0.0,
            right: grid.paper.0,
            bottom: grid.paper.1,
        },
        pages,
        bookmarks,
    })
}

/// Strips on a page, from this corner.
fn stand(page: &mut Page, strips: Vec<Strip>, left: f32, top: f32) {
    for mut strip in strips {
        strip.shift(left, top);
        page.text.append(&mut strip.text);
        page.rules.append(&mut strip.rules);
        page.boxes.append(&mut strip.boxes);
        page.strokes.append(&mut strip.strokes);
        page.rings.append(&mut strip.rings);
    }
}

/// As many cards as a paper holds, in its middle.
struct Grid {
    paper: (f32, f32),
    /// A card's width.
    width: f32,
    height: f32,
    columns: usize,
    rows: usize,
    left: f32,
    top: f32,
}

impl Grid {
    /// None if the paper does not hold one card.
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

    /// The place of a card on its page; of its back, with the columns turned.
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

    /// Short lines that point along every cut, outside the cards; between two
    /// cards that fill the paper, on the cut itself.
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
        // Cards that fill the paper meet where no printer reaches the edge.
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

/// Where the marks of one cut run, from and to: before the first card and
/// after the last.
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

/// How often a length goes into another.
fn times(length: f32, into: f32) -> usize {
    (1..)
        .take_while(|count| multiple(length, *count) <= into + ROUNDING)
        .last()
        .unwrap_or(0)
}

/// So many lengths.
#[allow(clippy::cast_precision_loss)] // a page has a few dozen pieces at most
fn multiple(length: f32, count: usize) -> f32 {
    length * count as f32
}

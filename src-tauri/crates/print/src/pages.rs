//! The positions of everything on the paper: plain data that a test can measure.
//!
//! Lengths are in points (1/72 inch). The origin is the paper's upper left corner; x grows to the
//! right and y downwards.

use crate::fonts::Face;

/// A laid-out document, ready to paint.
#[derive(Clone, Debug, PartialEq)]
pub struct Pages {
    /// The document's title.
    pub title: String,
    /// The document's subject, in one line.
    pub subject: String,
    /// The language of the text, as a BCP 47 tag.
    pub language: String,
    /// The paper's width.
    pub width: f32,
    /// The paper's height.
    pub height: f32,
    /// The area inside the margins.
    pub frame: Area,
    /// The pages, in order.
    pub pages: Vec<Page>,
    /// The bookmarks, in reading order.
    pub bookmarks: Vec<Bookmark>,
}

impl Pages {
    /// Returns the width and height of a page of this document.
    #[must_use]
    pub const fn size_of(&self, page: &Page) -> (f32, f32) {
        if page.turned {
            (self.height, self.width)
        } else {
            (self.width, self.height)
        }
    }

    /// Appends the pages of another document, under this document's title. Each page keeps its
    /// printed number, and `frame` becomes the smallest area that contains the frames of both.
    #[must_use]
    pub fn followed_by(mut self, next: Self) -> Self {
        let before = self.pages.len();
        self.bookmarks
            .extend(next.bookmarks.into_iter().map(|bookmark| Bookmark {
                page: bookmark.page + before,
                ..bookmark
            }));
        self.pages.extend(next.pages);
        self.frame = Area {
            left: self.frame.left.min(next.frame.left),
            top: self.frame.top.min(next.frame.top),
            right: self.frame.right.max(next.frame.right),
            bottom: self.frame.bottom.max(next.frame.bottom),
        };
        self
    }
}

/// A page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Page {
    /// The text, in reading order.
    pub text: Vec<TextRun>,
    /// The lines.
    pub rules: Vec<Rule>,
    /// Boxes to tick, and frames around text.
    pub boxes: Vec<Frame>,
    /// Polylines, such as the lines of charts and maps.
    pub strokes: Vec<Stroke>,
    /// Circles.
    pub rings: Vec<Ring>,
    /// The positions of the sheet's blocks, or of the cards.
    pub blocks: Vec<Placed>,
    /// Whether the page is landscape. Its width is then the height of a portrait page.
    pub turned: bool,
}

/// A rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// The left edge.
    pub left: f32,
    /// The upper edge.
    pub top: f32,
    /// The right edge.
    pub right: f32,
    /// The lower edge.
    pub bottom: f32,
}

impl Area {
    /// Returns the width.
    #[must_use]
    pub fn width(&self) -> f32 {
        self.right - self.left
    }

    /// Returns the height.
    #[must_use]
    pub fn height(&self) -> f32 {
        self.bottom - self.top
    }

    /// Returns this area moved to the right by `dx` and down by `dy`.
    #[must_use]
    pub fn moved(&self, dx: f32, dy: f32) -> Self {
        Self {
            left: self.left + dx,
            top: self.top + dy,
            right: self.right + dx,
            bottom: self.bottom + dy,
        }
    }
}

/// A grey level: 0 is black, 1 is the paper.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ink(pub f32);

/// A line of text, or a part of one.
#[derive(Clone, Debug, PartialEq)]
pub struct TextRun {
    /// The text, in reading order.
    pub text: String,
    /// The type size, in points.
    pub size: f32,
    /// The start of the first glyph on the baseline.
    pub x: f32,
    /// The baseline.
    pub baseline: f32,
    /// The total advance of the glyphs.
    pub width: f32,
    /// The bounding box of the glyphs' outlines.
    pub bounds: Area,
    /// The grey level.
    pub ink: Ink,
    /// The glyphs, from left to right.
    pub glyphs: Vec<Glyph>,
}

/// A glyph of a run. Lengths are relative to the type size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Glyph {
    /// The face.
    pub face: Face,
    /// The glyph's id in its face; 0 is the empty box for a character that no embedded face has.
    pub id: u16,
    /// The advance.
    pub advance: f32,
    /// The offset from the pen, to the right.
    pub dx: f32,
    /// The offset above the baseline.
    pub dy: f32,
    /// The start of the glyph's text in the run's text, in bytes.
    pub from: u32,
    /// The end of the glyph's text in the run's text, in bytes.
    pub to: u32,
    /// Whether the glyph's text is read from right to left.
    pub leftward: bool,
}

/// A straight line, horizontal or vertical.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rule {
    /// The area of the line, including its thickness.
    pub area: Area,
    /// The grey level.
    pub ink: Ink,
}

/// A polyline.
#[derive(Clone, Debug, PartialEq)]
pub struct Stroke {
    /// The points: distance to the right and down.
    pub points: Vec<(f32, f32)>,
    /// The line's thickness.
    pub line: f32,
    /// The line's grey level.
    pub ink: Ink,
    /// The lengths of the dashes and of the gaps; `None` for a solid line.
    pub dash: Option<(f32, f32)>,
    /// Whether the interior is filled.
    pub solid: bool,
}

/// A circle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ring {
    /// The centre: distance to the right and down.
    pub middle: (f32, f32),
    /// The distance from the centre to the middle of the line.
    pub radius: f32,
    /// The line's thickness.
    pub line: f32,
    /// The line's grey level.
    pub ink: Ink,
}

/// A rectangle with a border.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// The rectangle along the middle of the border.
    pub area: Area,
    /// The line's thickness.
    pub line: f32,
    /// The line's grey level.
    pub ink: Ink,
    /// The interior.
    pub fill: Fill,
}

/// The interior of a box.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fill {
    /// Empty: to tick, or around text.
    Empty,
    /// Filled: ticked.
    Solid,
    /// Two diagonal strokes: ticked, with little ink.
    Crossed,
}

/// The position of a block of the sheet, or of a card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Placed {
    /// The block's index among the sheet's blocks, or the card's index in the deck.
    pub block: usize,
    /// The area.
    pub area: Area,
    /// The number of the part, from 1: above 1 only if the block is taller than a page, flows, or
    /// is a card that continues on another.
    pub part: u32,
    /// Whether the block may be split at any page end, like rows of markers, or is set in parts,
    /// like a large map.
    pub flows: bool,
    /// Whether the block must not be the last on its page.
    pub keeps_with_next: bool,
}

/// A bookmark.
#[derive(Clone, Debug, PartialEq)]
pub struct Bookmark {
    /// The title.
    pub title: String,
    /// The page, from 0.
    pub page: usize,
    /// The distance from the top of the page.
    pub y: f32,
}

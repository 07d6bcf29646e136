//! Where everything stands on the paper: plain data that a test can measure.
//!
//! Lengths are points (1/72 inch). The origin is the paper's upper left
//! corner; x grows to the right and y downwards.

use crate::fonts::Face;

/// A document laid out, ready to be painted.
#[derive(Clone, Debug, PartialEq)]
pub struct Pages {
    /// The document's title.
    pub title: String,
    /// One line about it.
    pub subject: String,
    /// BCP 47 language of the text.
    pub language: String,
    /// The paper's width.
    pub width: f32,
    /// The paper's height.
    pub height: f32,
    /// What lies inside the margins.
    pub frame: Area,
    /// The pages, in order.
    pub pages: Vec<Page>,
    /// What a reader can jump to, in reading order.
    pub bookmarks: Vec<Bookmark>,
}

impl Pages {
    /// How wide and how high a page of this document is.
    #[must_use]
    pub const fn size_of(&self, page: &Page) -> (f32, f32) {
        if page.turned {
            (self.height, self.width)
        } else {
            (self.width, self.height)
        }
    }

    /// These pages, then those, in one document under these pages' title. Each
    /// page keeps the number printed on it, and `frame` is what lies inside
    /// the margins of both.
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
    /// Boxes: to be ticked, and frames round text.
    pub boxes: Vec<Frame>,
    /// Lines of a chart.
    pub strokes: Vec<Stroke>,
    /// Round lines.
    pub rings: Vec<Ring>,
    /// Where the sheet's blocks came to stand.
    pub blocks: Vec<Placed>,
    /// Whether the paper lies on its side: it is then as wide as other pages are
    /// high.
    pub turned: bool,
}

/// A rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// Its left edge.
    pub left: f32,
    /// Its upper edge.
    pub top: f32,
    /// Its right edge.
    pub right: f32,
    /// Its lower edge.
    pub bottom: f32,
}

impl Area {
    /// Its width.
    #[must_use]
    pub fn width(&self) -> f32 {
        self.right - self.left
    }

    /// Its height.
    #[must_use]
    pub fn height(&self) -> f32 {
        self.bottom - self.top
    }

    /// The same area, moved.
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

/// Shade of grey of ink: 0 is black, 1 is the paper.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ink(pub f32);

/// A line of text, or a part of one.
#[derive(Clone, Debug, PartialEq)]
pub struct TextRun {
    /// What it says, in the order it is read.
    pub text: String,
    /// Type size.
    pub size: f32,
    /// Where its first glyph stands on the baseline.
    pub x: f32,
    /// The baseline.
    pub baseline: f32,
    /// How far the pen moves from first to last glyph.
    pub width: f32,
    /// What its glyphs blacken: the box round their outlines.
    pub bounds: Area,
    /// Its shade.
    pub ink: Ink,
    /// The glyphs, from left to right.
    pub glyphs: Vec<Glyph>,
}

/// A glyph of a run. Lengths are parts of the type size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Glyph {
    /// The face it is taken from.
    pub face: Face,
    /// Its number in that face; 0 is the empty box for a character that no
    /// embedded face has.
    pub id: u16,
    /// How far it moves the pen.
    pub advance: f32,
    /// How far right of the pen it is drawn.
    pub dx: f32,
    /// How far above the baseline it is drawn.
    pub dy: f32,
    /// Where the text it stands for starts in the run's text, in bytes.
    pub from: u32,
    /// Where that text ends.
    pub to: u32,
    /// Whether that text is read from right to left.
    pub leftward: bool,
}

/// A straight line, level or upright.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rule {
    /// What it covers, thickness included.
    pub area: Area,
    /// Its shade.
    pub ink: Ink,
}

/// A line through some points.
#[derive(Clone, Debug, PartialEq)]
pub struct Stroke {
    /// The points: how far right and how far down each is.
    pub points: Vec<(f32, f32)>,
    /// The line's thickness.
    pub line: f32,
    /// The line's shade.
    pub ink: Ink,
    /// How long its dashes are and how long the white between them; none for
    /// a line without gaps.
    pub dash: Option<(f32, f32)>,
    /// Whether what it goes round is inked all over.
    pub solid: bool,
}

/// A circle drawn with a line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ring {
    /// The middle: how far right and how far down.
    pub middle: (f32, f32),
    /// From there to the middle of the line.
    pub radius: f32,
    /// The line's thickness.
    pub line: f32,
    /// The line's shade.
    pub ink: Ink,
}

/// A rectangle drawn with a line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// The middle of the line round it.
    pub area: Area,
    /// The line's thickness.
    pub line: f32,
    /// The line's shade.
    pub ink: Ink,
    /// What is in it.
    pub fill: Fill,
}

/// What is drawn inside a box.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fill {
    /// Nothing: it waits for a pen, or holds text.
    Empty,
    /// Ink all over: ticked.
    Solid,
    /// Two strokes from corner to corner: ticked, with little ink.
    Crossed,
}

/// Where a block of the sheet came to stand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Placed {
    /// Its place among the sheet's blocks, from 0.
    pub block: usize,
    /// What it covers.
    pub area: Area,
    /// Which part of it this is, from 1: more than one only if the block is
    /// taller than a page, or flows.
    pub part: u32,
    /// Whether it may be parted wherever a page ends, as rows of markers may, or
    /// is set in parts, as a large map is.
    pub flows: bool,
    /// Whether it must not be the last thing on its page.
    pub keeps_with_next: bool,
}

/// A place a reader can jump to.
#[derive(Clone, Debug, PartialEq)]
pub struct Bookmark {
    /// What it is called.
    pub title: String,
    /// Its page, from 0.
    pub page: usize,
    /// How far down that page.
    pub y: f32,
}

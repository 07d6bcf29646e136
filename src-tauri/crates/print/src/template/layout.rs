//! The settings of a template: one edition, parsed and checked.

use drumhead_vocabulary::sheet::PageWords;
use serde::Deserialize;
use toml::Spanned;

use super::cuts::Cuts;
use super::measures::{Count, Format, Length, Shade, Size};
use super::problem::{Room, TemplateProblem};
use super::{Fault, Paper};
use crate::fonts::Face;
use crate::pages::{Area, Ink};

/// The minimum width of the column of names and lines, in points.
const NARROWEST: f32 = 90.0;
/// The minimum height inside the margins, in points.
const LOWEST: f32 = 200.0;

/// One edition of a template: all settings of a page's look.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Layout {
    /// The version of the template format.
    pub format: Format,
    /// The papers.
    pub paper: Papers,
    /// The margins.
    pub margins: Spanned<Margins>,
    /// The columns of a page; by default one.
    #[serde(default)]
    pub page: PageColumns,
    /// Shades of grey.
    pub ink: Inks,
    /// The thickness of lines.
    pub rules: Rules,
    /// The styles of type.
    #[serde(rename = "type")]
    pub styles: Styles,
    /// The head of the first page.
    pub head: Head,
    /// Headings.
    pub heading: Headings,
    /// Units.
    pub entry: Spanned<Entries>,
    /// Hit boxes.
    pub track: Tracks,
    /// Tables.
    pub table: Tables,
    /// Frames.
    pub frame: Frames,
    /// Paragraphs.
    #[serde(default)]
    pub prose: Proses,
    /// Charts.
    #[serde(default)]
    pub chart: Charts,
    /// Picture slots.
    #[serde(default)]
    pub picture: PicturePlaces,
    /// The footer of every page.
    pub foot: Foot,
    /// Words in a player's own template that replace the sheet's.
    #[serde(default)]
    pub words: Words,
    /// Cut-out pieces, in templates of cards and labels.
    #[serde(default)]
    pub cut: Option<Cuts>,
}

impl Layout {
    /// Returns the dimensions of a paper size.
    #[must_use]
    pub fn paper(&self, paper: Paper) -> &PaperSize {
        match paper {
            Paper::A4 => &self.paper.a4,
            Paper::Letter => &self.paper.letter,
        }
    }

    /// Returns the area inside the margins on this paper.
    #[must_use]
    pub fn inside(&self, paper: Paper) -> Area {
        let size = self.paper(paper);
        let margins = self.margins.get_ref();
        Area {
            left: margins.left.get(),
            top: margins.top.get(),
            right: size.width.get() - margins.right.get(),
            bottom: size.height.get() - margins.bottom.get(),
        }
    }

    /// Returns the area inside the margins on this paper in landscape.
    #[must_use]
    pub fn inside_turned(&self, paper: Paper) -> Area {
        let size = self.paper(paper);
        let upright = self.inside(paper);
        let more = size.height.get() - size.width.get();
        Area {
            right: upright.right + more,
            bottom: upright.bottom - more,
            ..upright
        }
    }

    /// Returns the grey level of a style's type.
    #[must_use]
    pub fn ink_of(&self, style: &Style) -> Ink {
        Ink(if style.quiet {
            self.ink.quiet.get()
        } else {
            self.ink.text.get()
        })
    }

    /// Returns the layout, if its parts fit together on every paper size.
    pub(super) fn checked(self) -> Result<Self, Fault> {
        for paper in [Paper::A4, Paper::Letter] {
            let inside = self.inside(paper);
            let entry = self.entry.get_ref();
            if inside.height() < LOWEST {
                let room = Room::new(paper, inside.height(), LOWEST);
                return Err(Fault {
                    at: Some(self.margins.span()),
                    problem: TemplateProblem::Low(room),
                });
            }
            let column = self.page.column(&inside);
            let alone = entry.columns(&column).middle;
            let beside = entry.beside.as_ref().map_or(alone, |beside| {
                let unpriced = entry.unpriced(beside);
                unpriced.columns(&beside.columns().column(&column)).middle
            });
            let middle = alone.min(beside);
            if middle < NARROWEST {
                let room = Room::new(paper, middle, NARROWEST);
                return Err(Fault {
                    at: Some(self.entry.span()),
                    problem: TemplateProblem::Narrow(room),
                });
            }
        }
        Ok(self)
    }
}

/// The paper sizes of a template.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Papers {
    /// A4.
    pub a4: PaperSize,
    /// US Letter.
    pub letter: PaperSize,
}

/// The dimensions of a paper size.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PaperSize {
    /// The width.
    pub width: Length,
    /// The height.
    pub height: Length,
}

/// The margins.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Margins {
    /// The upper margin.
    pub top: Length,
    /// The right margin.
    pub right: Length,
    /// The lower margin.
    pub bottom: Length,
    /// The left margin.
    pub left: Length,
}

/// The columns of a page, side by side below the head.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PageColumns {
    /// The number of columns.
    columns: Count,
    /// The space between the columns.
    pub gutter: Length,
}

impl Default for PageColumns {
    fn default() -> Self {
        Self {
            columns: Count::ONE,
            gutter: Length::default(),
        }
    }
}

impl PageColumns {
    /// Returns the number of columns, at least one.
    #[must_use]
    pub fn columns(&self) -> u8 {
        self.columns.get()
    }

    /// Returns the first column between the margins.
    #[must_use]
    pub fn column(&self, inside: &Area) -> Area {
        let count = f32::from(self.columns());
        let gutters = self.gutter.get() * (count - 1.0);
        Area {
            right: inside.left + ((inside.width() - gutters) / count).max(1.0),
            ..*inside
        }
    }
}

/// Shades of grey.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Inks {
    /// The grey level of text.
    pub text: Shade,
    /// The grey level of secondary text.
    pub quiet: Shade,
    /// The grey level of rules and boxes.
    pub rule: Shade,
    /// The grey level of the finest rules, such as those between entries.
    pub hair: Shade,
}

/// The thickness of lines.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// The upper of the two rules under the head.
    pub thick: Length,
    /// Other rules: the lower of the two under the head, and those under headings and in tables.
    pub thin: Length,
    /// The finest rules, such as those between entries and above the footer.
    pub hair: Length,
    /// The space between the two rules under the head.
    pub gap: Length,
}

/// The styles of type, named after their use.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // each is named after the part of the sheet it sets
pub struct Styles {
    pub title: Style,
    pub subtitle: Style,
    pub figure: Style,
    pub unit: Style,
    pub stamp: Style,
    pub fact_label: Style,
    pub fact: Style,
    pub heading: Style,
    pub note: Style,
    pub number: Style,
    pub name: Style,
    pub line: Style,
    pub value_label: Style,
    pub value: Style,
    pub points: Style,
    pub mark: Style,
    pub problem: Style,
    pub caption: Style,
    pub column: Style,
    pub cell: Style,
    pub frame_title: Style,
    pub frame: Style,
    pub running: Style,
    pub foot: Style,
    prose: Option<Style>,
    lead: Option<Style>,
}

impl Styles {
    /// Returns the style of paragraphs; by default that of frames.
    #[must_use]
    pub fn prose(&self) -> &Style {
        self.prose.as_ref().unwrap_or(&self.frame)
    }

    /// Returns the style of leads; by default that of facts' labels.
    #[must_use]
    pub fn lead(&self) -> &Style {
        self.lead.as_ref().unwrap_or(&self.fact_label)
    }
}

/// A style of type.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Style {
    /// The face.
    pub face: Face,
    /// The type size.
    pub size: Size,
    /// The distance between baselines.
    pub leading: Length,
    /// Whether the style has the quiet grey level.
    #[serde(default)]
    pub quiet: bool,
    /// Whether all figures have the same width, to align in columns.
    #[serde(default)]
    pub tabular: bool,
}

/// The head of the first page.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Head {
    /// The sizes tried in turn while the title takes more than two lines.
    pub smaller: Vec<Size>,
    /// The thickness of the line around the stamp.
    pub stamp_line: Length,
    /// The space between the head of the page and the first block.
    pub after: Length,
}

/// Headings.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Headings {
    /// The space above a heading.
    pub before: Length,
    /// The space between the words and the rule.
    pub after: Length,
}

/// Units.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entries {
    /// The width of the column of numbers.
    pub number: Length,
    /// The width of the column of moves and saves; 0 sets them under the lines.
    pub values: Length,
    /// The width of the column of points.
    pub points: Length,
    /// The space between columns.
    pub gutter: Length,
    /// The space above an entry.
    pub before: Length,
    /// The space below an entry, to the rule.
    pub after: Length,
    /// The layout of units without prices; by default that of all other units.
    #[serde(default)]
    pub beside: Option<Unpriced>,
}

/// Units without prices: short entries, several side by side, with moves and saves one
/// after another on a line.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unpriced {
    /// The number of columns.
    columns: Count,
    /// The space between the columns.
    gutter: Length,
    /// The width of the column of numbers.
    number: Length,
}

impl Unpriced {
    /// Returns the columns of these units.
    #[must_use]
    pub(crate) fn columns(&self) -> PageColumns {
        PageColumns {
            columns: self.columns,
            gutter: self.gutter,
        }
    }
}

/// The columns of an entry on a given paper, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Columns {
    /// The start of the column of names and lines.
    pub middle_at: f32,
    /// The width of the column of names and lines.
    pub middle: f32,
    /// The start of the column of moves and saves.
    pub facts_at: f32,
    /// The width of the column of moves and saves; 0 if they are under the lines.
    pub facts: f32,
    /// The end of the column of points.
    pub right: f32,
}

impl Entries {
    /// Returns the columns for units without prices.
    #[must_use]
    pub(crate) fn unpriced(&self, beside: &Unpriced) -> Self {
        Self {
            number: beside.number,
            values: Length::default(),
            points: Length::default(),
            gutter: Length::default(),
            ..self.clone()
        }
    }

    /// Returns the columns between the margins.
    #[must_use]
    pub fn columns(&self, inside: &Area) -> Columns {
        let gutter = self.gutter.get();
        let middle_at = inside.left + self.number.get();
        let points_at = inside.right - self.points.get();
        let facts = self.values.get();
        let facts_at = if facts > 0.0 {
            points_at - gutter - facts
        } else {
            points_at
        };
        Columns {
            middle_at,
            middle: facts_at - gutter - middle_at,
            facts_at,
            facts,
            right: inside.right,
        }
    }
}

/// Hit boxes.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tracks {
    /// The length of a box's side.
    #[serde(rename = "box")]
    pub side: Length,
    /// The space between boxes.
    pub gap: Length,
    /// The space between groups of five.
    pub five: Length,
    /// The thickness of a box's line.
    pub line: Length,
    /// The thickness of a mark.
    pub mark: Length,
    /// The distance that a mark projects above and below the boxes.
    pub reach: Length,
    /// The space above the first row.
    pub before: Length,
    /// The look of a ticked box.
    pub ticked: Tick,
}

/// The look of a ticked box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tick {
    /// A filled box.
    Solid,
    /// A box with two diagonal strokes.
    Crossed,
}

/// Tables.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tables {
    /// The space above a table.
    pub before: Length,
    /// The space above and below a row's text.
    pub padding: Length,
    /// The space between columns.
    pub gutter: Length,
    /// The additional white above and below a rule.
    #[serde(default)]
    pub clear: Length,
}

/// Frames.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Frames {
    /// The space above a frame.
    pub before: Length,
    /// The space between the line and the text.
    pub padding: Length,
    /// The thickness of the line.
    pub line: Length,
    /// The number of columns for paragraphs, if each paragraph takes only a few lines of a column.
    pub columns: u8,
    /// The space between the columns for paragraphs.
    pub gutter: Length,
    /// The place of frames among the blocks.
    pub place: FramePlace,
}

/// The place of frames among the blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FramePlace {
    /// The frame's place in the sheet.
    AsWritten,
    /// Before all other blocks.
    First,
    /// After all other blocks.
    Last,
}

/// Paragraphs.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proses {
    /// The space above a paragraph.
    pub before: Length,
    /// The width of the column of leads; 0 sets them above the text.
    pub lead: Length,
    /// The space between the column of leads and the text.
    pub gutter: Length,
    /// The thickness of the bar beside a player's note.
    pub bar: Length,
}

/// Charts.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Charts {
    /// The space above a chart.
    pub before: Length,
    /// The height of the plot area.
    pub height: Length,
    /// The thickness of the lines, in order.
    pub lines: Vec<Length>,
    /// The grey levels of the lines, in the same order. The first line is on top: if a thinner,
    /// darker line runs along a thicker, lighter one, both are visible.
    pub shades: Vec<Shade>,
    /// The lengths of the lines' dashes and gaps, in the same order; 0 for a solid line.
    pub dashes: Vec<Length>,
}

/// Picture slots.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PicturePlaces {
    /// The space above the first row of slots.
    pub before: Length,
    /// The number of rows that fill a page.
    pub rows: Count,
    /// The minimum height of a slot.
    pub height: Length,
    /// The thickness of the border.
    pub line: Length,
    /// The space between two slots side by side.
    pub gutter: Length,
    /// The space between a slot and its caption.
    pub caption: Length,
    /// The number of lines for writing a caption.
    pub lines: Count,
    /// The distance between the lines for writing.
    pub writing: Length,
    /// The minimum width of a slot. If two do not fit side by side, each is on a row of its own.
    pub narrowest: Length,
}

/// The footer of every page.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Foot {
    /// The space above the footer's rule.
    pub before: Length,
}

/// Words in a player's own template that replace the sheet's [`PageWords`].
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Words {
    /// The page's number.
    pub page: Option<String>,
    /// The caption of a part of a map that is set on several pages.
    pub part: Option<String>,
    /// The note that names the heading that a page continues.
    pub continued: Option<String>,
}

impl Words {
    /// Returns the sheet's words, with these in place of their originals.
    pub(crate) fn over(&self, sheet: &PageWords) -> PageWords {
        let word = |own: &Option<String>, sheet: &str| own.as_deref().unwrap_or(sheet).to_owned();
        PageWords {
            page: word(&self.page, &sheet.page),
            part: word(&self.part, &sheet.part),
            continued: word(&self.continued, &sheet.continued),
        }
    }
}

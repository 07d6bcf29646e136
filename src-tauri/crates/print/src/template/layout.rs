//! What a template decides: one edition, read and checked.

use drumhead_words::sheet::PageWords;
use serde::Deserialize;
use toml::Spanned;

use super::cuts::Cuts;
use super::measures::{Count, Format, Length, Shade, Size};
use super::{Fault, Paper};
use crate::fonts::Face;
use crate::pages::{Area, Ink};

/// The narrowest that the column of names and lines may become, in points.
const NARROWEST: f32 = 90.0;
/// The least height that must be left for blocks, in points.
const LOWEST: f32 = 200.0;

/// One edition of a template: everything that decides how a page looks.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Layout {
    /// Version of the template's own format.
    pub format: Format,
    /// The papers.
    pub paper: Papers,
    /// The margins.
    pub margins: Spanned<Margins>,
    /// The columns of a page; one where a template does not say.
    #[serde(default)]
    pub page: PageColumns,
    /// Shades of grey.
    pub ink: Inks,
    /// Thickness of lines.
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
    /// Places for pictures.
    #[serde(default)]
    pub picture: PicturePlaces,
    /// The foot of every page.
    pub foot: Foot,
    /// Words that a player's own template has instead of the sheet's.
    #[serde(default)]
    pub words: Words,
    /// What is cut out, in templates of cards and labels.
    #[serde(default)]
    pub cut: Option<Cuts>,
}

impl Layout {
    /// The size of a paper.
    #[must_use]
    pub fn paper(&self, paper: Paper) -> &PaperSize {
        match paper {
            Paper::A4 => &self.paper.a4,
            Paper::Letter => &self.paper.letter,
        }
    }

    /// What lies inside the margins of a paper.
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

    /// What lies inside the margins of a paper that lies on its side.
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

    /// The shade of a style's type.
    #[must_use]
    pub fn ink_of(&self, style: &Style) -> Ink {
        Ink(if style.quiet {
            self.ink.quiet.get()
        } else {
            self.ink.text.get()
        })
    }

    /// The layout, if its parts fit together on every paper.
    pub(super) fn checked(self) -> Result<Self, Fault> {
        for paper in [Paper::A4, Paper::Letter] {
            let inside = self.inside(paper);
            let entry = self.entry.get_ref();
            if inside.height() < LOWEST {
                return Err(Fault {
                    at: Some(self.margins.span()),
                    message: format!(
                        "the margins leave {:.0} points of height on {paper:?}: {LOWEST:.0} are needed",
                        inside.height()
                    ),
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
                return Err(Fault {
                    at: Some(self.entry.span()),
                    message: format!(
                        "the columns leave {middle:.0} points for names on {paper:?}: {NARROWEST:.0} are needed"
                    ),
                });
            }
        }
        Ok(self)
    }
}

/// The papers a template knows.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Papers {
    /// A4.
    pub a4: PaperSize,
    /// US Letter.
    pub letter: PaperSize,
}

/// The size of a paper.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PaperSize {
    /// Its width.
    pub width: Length,
    /// Its height.
    pub height: Length,
}

/// The margins.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Margins {
    /// Above.
    pub top: Length,
    /// At the right.
    pub right: Length,
    /// Below.
    pub bottom: Length,
    /// At the left.
    pub left: Length,
}

/// The columns of a page, side by side below the head.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PageColumns {
    /// How many.
    columns: Count,
    /// White between them.
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
    /// How many: one at least.
    #[must_use]
    pub fn columns(&self) -> u8 {
        self.columns.get()
    }

    /// The first column between the margins.
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
    /// Text.
    pub text: Shade,
    /// Text that keeps back.
    pub quiet: Shade,
    /// Rules and boxes.
    pub rule: Shade,
    /// Rules that only part one entry from the next.
    pub hair: Shade,
}

/// Thickness of lines.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// The upper of the two rules under the head.
    pub thick: Length,
    /// The lower, and the rule under a heading.
    pub thin: Length,
    /// Between entries.
    pub hair: Length,
    /// White between the two under the head.
    pub gap: Length,
}

/// The styles of type, named after what is set in them.
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
    pub look_label: Style,
    pub look: Style,
    pub points: Style,
    pub mark: Style,
    pub breach: Style,
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
    /// The style of paragraphs: that of frames where a template has no other.
    #[must_use]
    pub fn prose(&self) -> &Style {
        self.prose.as_ref().unwrap_or(&self.frame)
    }

    /// The style of what a paragraph is about: that of facts' labels where a
    /// template has no other.
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
    /// From one baseline to the next.
    pub leading: Length,
    /// Whether it is set in the quiet shade.
    #[serde(default)]
    pub quiet: bool,
    /// Whether all figures are equally wide, so that they stand in columns.
    #[serde(default)]
    pub tabular: bool,
}

/// The head of the first page.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Head {
    /// Sizes tried in turn while the title takes more than two lines.
    pub smaller: Vec<Size>,
    /// Thickness of the line round the stamp.
    pub stamp_line: Length,
    /// White from the head's last rule to the first block.
    pub after: Length,
}

/// Headings.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Headings {
    /// White above.
    pub before: Length,
    /// White between the words and the rule.
    pub after: Length,
}

/// Units.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entries {
    /// Width of the column of numbers.
    pub number: Length,
    /// Width of the column of moves and saves; nought sets them under the
    /// lines.
    pub looks: Length,
    /// Width of the column of points.
    pub points: Length,
    /// White between columns.
    pub gutter: Length,
    /// White above an entry.
    pub before: Length,
    /// White below it, to the rule.
    pub after: Length,
    /// How units stand where none of them has a price; as all others where a
    /// template does not say.
    #[serde(default)]
    pub beside: Option<Unpriced>,
}

/// Units without prices: short ones, several of which stand beside each other,
/// with moves and saves behind each other on a line.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unpriced {
    /// The columns they stand in.
    columns: Count,
    /// White between them.
    gutter: Length,
    /// Width of the column of numbers.
    number: Length,
}

impl Unpriced {
    /// The columns they stand in.
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
    /// Where name and lines start.
    pub middle_at: f32,
    /// Their width.
    pub middle: f32,
    /// Where moves and saves start.
    pub looks_at: f32,
    /// Their width; nought if they stand under the lines.
    pub looks: f32,
    /// Where the column of points ends.
    pub right: f32,
}

impl Entries {
    /// The same for units without prices.
    #[must_use]
    pub(crate) fn unpriced(&self, beside: &Unpriced) -> Self {
        Self {
            number: beside.number,
            looks: Length::default(),
            points: Length::default(),
            gutter: Length::default(),
            ..self.clone()
        }
    }

    /// The columns between the margins.
    #[must_use]
    pub fn columns(&self, inside: &Area) -> Columns {
        let gutter = self.gutter.get();
        let middle_at = inside.left + self.number.get();
        let points_at = inside.right - self.points.get();
        let looks = self.looks.get();
        let looks_at = if looks > 0.0 {
            points_at - gutter - looks
        } else {
            points_at
        };
        Columns {
            middle_at,
            middle: looks_at - gutter - middle_at,
            looks_at,
            looks,
            right: inside.right,
        }
    }
}

/// Hit boxes.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tracks {
    /// The side of a box.
    #[serde(rename = "box")]
    pub side: Length,
    /// White between boxes.
    pub gap: Length,
    /// White between fives.
    pub five: Length,
    /// Thickness of a box's line.
    pub line: Length,
    /// Thickness of a mark.
    pub mark: Length,
    /// How far a mark stands out above and below the boxes.
    pub reach: Length,
    /// White above the first row.
    pub before: Length,
    /// How a ticked box is shown.
    pub ticked: Tick,
}

/// How a ticked box is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tick {
    /// Full of ink.
    Solid,
    /// With two strokes from corner to corner.
    Crossed,
}

/// Tables.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tables {
    /// White above.
    pub before: Length,
    /// White above and below a row's text.
    pub padding: Length,
    /// White between columns.
    pub gutter: Length,
    /// White that a rule keeps besides, above and below.
    #[serde(default)]
    pub clear: Length,
}

/// Frames.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Frames {
    /// White above.
    pub before: Length,
    /// White between the line and the text.
    pub padding: Length,
    /// Thickness of the line.
    pub line: Length,
    /// Columns of paragraphs, if all of them fit one column's width in a line
    /// or two.
    pub columns: u8,
    /// White between those columns.
    pub gutter: Length,
    /// Where frames stand among the blocks.
    pub place: FramePlace,
}

/// Where frames stand among the blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FramePlace {
    /// Where the sheet has them.
    AsWritten,
    /// Before everything else.
    First,
    /// After everything else.
    Last,
}

/// Paragraphs.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proses {
    /// White above.
    pub before: Length,
    /// Width of the column of what they are about; nought sets it above the
    /// text.
    pub lead: Length,
    /// White between that column and the text.
    pub gutter: Length,
    /// Thickness of the line beside a player's own words.
    pub bar: Length,
}

/// Charts.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Charts {
    /// White above.
    pub before: Length,
    /// The height of what the lines are drawn in.
    pub height: Length,
    /// How thick the lines are; the first line takes the first, and so on.
    pub lines: Vec<Length>,
    /// Their shades, in the same order. The first lies on top: where a thinner,
    /// darker line runs along a thicker, lighter one, both are seen.
    pub shades: Vec<Shade>,
    /// The dashes of the lines and the white between them, in the same order;
    /// nought draws the line without gaps.
    pub dashes: Vec<Length>,
}

/// Places for pictures.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PicturePlaces {
    /// White above.
    pub before: Length,
    /// Rows of places that fill a page between them.
    pub rows: Count,
    /// The least height of a place.
    pub height: Length,
    /// Thickness of the line round it.
    pub line: Length,
    /// White between two places side by side.
    pub gutter: Length,
    /// White between a place and its caption.
    pub caption: Length,
    /// Lines to write a caption on.
    pub lines: Count,
    /// From one of them to the next.
    pub writing: Length,
    /// The least width of a place: where two do not find it side by side, each
    /// stands alone.
    pub narrowest: Length,
}

/// The foot of every page.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Foot {
    /// White above its rule.
    pub before: Length,
}

/// Words that a player's own template has instead of the sheet's [`PageWords`].
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Words {
    /// The page's number.
    pub page: Option<String>,
    /// The caption of a part of a map that is set on several pages.
    pub part: Option<String>,
    /// The heading of what goes on over a page.
    pub continued: Option<String>,
}

impl Words {
    /// The sheet's words with these in their place.
    pub(crate) fn over(&self, sheet: &PageWords) -> PageWords {
        let word = |own: &Option<String>, sheet: &str| {
            let own = own.as_deref();
            own.unwrap_or(sheet).to_owned()
        };
        PageWords {
            page: word(&self.page, &sheet.page),
            part: word(&self.part, &sheet.part),
            continued: word(&self.continued, &sheet.continued),
        }
    }
}

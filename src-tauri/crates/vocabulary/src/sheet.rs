//! Sheets: printable content without a page layout.
//!
//! A rulebook makes a [`Sheet`] from an army or a table. The print crate lays it out with a
//! template. All text is final: translated, including its numbers, and in reading order.

use serde::{Deserialize, Serialize};

use crate::play::{Counter, MapView};

/// The reader of a roster. Readers may see different contents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum RosterFor {
    /// The army's player.
    #[default]
    Player,
    /// The opponent, who sees the units on the table and their price, if any, but none of the
    /// owner's notes.
    Opponent,
    /// The organiser, who sees everything illegal or doubtful. In a rulebook with points, the
    /// organiser also sees the clause behind each problem, and the bill line by line.
    Organiser,
}

/// A printable document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// The title, in the display typeface: the army's name.
    pub title: String,
    /// The line below the title: nation, year, rulebook, scale.
    pub subtitle: String,
    /// The large number at the right of the head, with its noun: `2,288` with `of 2,400 points`.
    pub figure: Option<Figure>,
    /// A stamp across the head for important warnings: `3 problems`.
    pub stamp: Option<Stamp>,
    /// The line of facts below the head, in unobtrusive type. Each fact is a label and its value.
    pub facts: Vec<Fact>,
    /// The content, in reading order.
    pub blocks: Vec<Block>,
    /// The footer at the left of every page: the credit to the rulebook's author.
    pub credit: String,
    /// The BCP 47 language of the text.
    pub language: String,
    /// The words that the layout adds, in the same language.
    pub words: PageWords,
}

/// The words that a layout adds to a sheet. Braces mark values that are known only after the
/// layout.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PageWords {
    /// The page number: `{page}` of `{pages}`.
    pub page: String,
    /// The heading of a section that continues on the next page. `{heading}` is the section's
    /// heading.
    pub continued: String,
    /// The caption of a part of a map that is printed on several pages. `{caption}` is the map's
    /// caption, `{from}` and `{to}` are the first and the last hex of the part.
    pub part: String,
}

/// A large number with its noun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The number, with thousands separators.
    pub number: String,
    /// The noun, in small type.
    pub unit: String,
}

/// A warning at the head of the first page, repeated in small type on the other pages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stamp {
    /// A few words: `Illegal: 2 problems`.
    pub text: String,
}

/// A label and its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// The label, in bold.
    pub label: String,
    /// The value.
    pub value: String,
}

/// A part of a sheet. Pieces and maps can be split between pages. Any other block is split only if
/// it and its heading do not fit on one page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A heading in the display typeface with a thin rule. It is never the last block on a page.
    Heading(Heading),
    /// A unit.
    Entry(Entry),
    /// A ruled table.
    Table(Table),
    /// A frame with text to read before play.
    Frame(Frame),
    /// A paragraph.
    Prose(Prose),
    /// A line chart.
    Chart(Chart),
    /// Frames for pictures.
    Pictures(Pictures),
    /// Labels and markers to cut out.
    Pieces(Vec<Piece>),
    /// A map of hexes.
    Board(Board),
    /// Small figures of hexes, side by side.
    Figures(Vec<HexFigure>),
}

/// A unit in its hex, and the meaning of the surrounding hexes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HexFigure {
    /// The caption.
    pub caption: String,
    /// Whether the hexes are pointy-topped rather than flat-topped.
    pub pointed: bool,
    /// The unit's facing as a clock position, with 0 for north.
    pub facing: u8,
    /// The surrounding hexes.
    pub hexes: Vec<FigureHex>,
}

/// A hex of a figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FigureHex {
    /// The position relative to the unit's hex, in axial coordinates. The first number counts steps
    /// to the right (pointy-topped) or down to the right (flat-topped). The second counts steps
    /// down to the right (pointy-topped) or straight down (flat-topped).
    pub at: (i8, i8),
    /// The shade.
    pub shade: Shade,
    /// The label, a word or two.
    pub text: String,
}

/// The shade of a hex in a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shade {
    /// Unshaded.
    Open,
    /// Sparse lines.
    Light,
    /// Dense lines.
    Dark,
}

/// A map of hexes with its counters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The caption.
    pub caption: String,
    /// The map.
    pub map: MapView,
    /// The counters. Empty for a blank map.
    pub counters: Vec<Counter>,
    /// The legend, one paragraph for each entry.
    pub legend: Vec<LegendLine>,
}

/// A paragraph below a map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegendLine {
    /// The text.
    pub text: String,
    /// The sign that the paragraph explains, drawn before the text as on the map.
    pub sign: Option<LegendSign>,
}

/// The sign of a paragraph in the legend.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LegendSign {
    /// The sign of a feature of hexes, by the feature's id.
    Hex(String),
    /// The line of a feature along sides, by the feature's id.
    Side(String),
}

impl From<String> for LegendLine {
    fn from(text: String) -> Self {
        Self { text, sign: None }
    }
}

impl Sheet {
    /// Returns the units, in reading order.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Entry(entry) => Some(entry),
            Block::Heading(_)
            | Block::Table(_)
            | Block::Frame(_)
            | Block::Prose(_)
            | Block::Chart(_)
            | Block::Pictures(_)
            | Block::Pieces(_)
            | Block::Board(_)
            | Block::Figures(_) => None,
        })
    }
}

/// A label or a marker, with a line to cut along.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The kind, which determines the size.
    pub what: PieceKind,
    /// The unit's number, or the number lost.
    pub number: String,
    /// The unit's name, or the state.
    pub text: String,
    /// The number of copies. A template may print fewer.
    pub count: u32,
}

/// The kind of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceKind {
    /// A label for the bases of a unit.
    Label {
        /// The width of a base, in millimetres.
        base: u16,
        /// The number of bases side by side, at least 1. A template may limit the labels to fewer
        /// bases.
        front: u16,
    },
    /// A marker that counts losses.
    Casualty,
    /// A marker for a state.
    State,
}

/// A heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading {
    /// The text.
    pub text: String,
    /// A note at the right end of the line.
    pub note: String,
}

/// A unit on a roster.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// The number, which is also used on the screen, on labels and in the log.
    pub number: String,
    /// The name.
    pub name: String,
    /// The description, which is wrapped: type, grade, groups, weapons. A middle dot between spaces
    /// (` · `) separates phrases. Lines break there if possible; the dot is then omitted.
    pub lines: Vec<String>,
    /// The values for play, on the right: moves, saves. Each has a label.
    pub facts: Vec<Fact>,
    /// The cost, right-aligned.
    pub points: String,
    /// The hit boxes, if the unit has figures that can be lost.
    pub track: Option<Track>,
    /// The unit's problems, as sentences: the illegal problems and, in an organiser's roster of a
    /// list of units, also the warnings.
    pub problems: Vec<String>,
    /// The states to tick, below the hit boxes.
    pub ticks: Vec<Tick>,
}

/// A box followed by a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tick {
    /// The word: `shaken`.
    pub word: String,
    /// Whether the box is already ticked.
    pub ticked: bool,
}

/// A row of boxes to tick, in groups of five.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Track {
    /// The number of boxes.
    pub boxes: u32,
    /// The number already ticked.
    pub ticked: u32,
    /// The marks on the row, each a word at the right edge of a box (counted from 1).
    pub marks: Vec<TrackMark>,
}

/// A mark on a row of boxes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrackMark {
    /// The box at which the losses reach the mark, from 1. A mark outside the row is printed at the
    /// nearest box.
    pub at: u32,
    /// The word below the mark: `exhausted`.
    pub word: String,
}

/// A table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The caption. May be empty.
    pub caption: String,
    /// The columns, from the left.
    pub columns: Vec<Column>,
    /// The rows, each with one cell per column.
    pub rows: Vec<Vec<String>>,
}

/// A column of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// The heading. May be empty.
    pub head: String,
    /// The alignment of the cells.
    pub align: Align,
    /// The share of the width, relative to the other columns. 0 makes the column as wide as its
    /// widest cell.
    pub share: u32,
}

/// The alignment of text in a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// Flush left.
    Left,
    /// Centred.
    Centre,
    /// Flush right, for numbers.
    Right,
}

/// A frame of short paragraphs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The title, in the display typeface.
    pub title: String,
    /// The paragraphs, which are set in the template's columns if each is short enough.
    pub paragraphs: Vec<String>,
}

/// A paragraph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prose {
    /// The heading beside or above the sentences: `Shoot`. May be empty.
    pub lead: String,
    /// The sentences.
    pub text: String,
    /// Whether a player wrote the paragraph. Such a paragraph is set apart.
    pub own: bool,
}

/// A line chart. All lines have the same steps, and each line has its name at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chart {
    /// The caption.
    pub caption: String,
    /// The unit of the vertical axis: `figures lost`.
    pub counted: String,
    /// The unit of the steps: `turn`.
    pub step: String,
    /// The steps, from the left.
    pub steps: Vec<String>,
    /// The lines, distinguished by style rather than colour.
    pub lines: Vec<ChartLine>,
}

/// A line of a chart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChartLine {
    /// The name.
    pub name: String,
    /// The value at each step. Values beyond the last step are not drawn.
    pub values: Vec<u32>,
}

/// Framed picture slots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pictures {
    /// The number of the first slot, from 1.
    pub first: usize,
    /// The captions, one for each slot. An empty caption leaves a line to write on.
    pub captions: Vec<String>,
}

//! Sheets: printable content without a page layout.
//!
//! A book makes a [`Sheet`] from an army or a table; the print crate lays it out with a
//! template. All text is final: translated, with its figures, in reading order.

use serde::{Deserialize, Serialize};

use crate::play::{Counter, MapView};

/// The reader of a roster, who may see different things.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum RosterFor {
    /// The army's player.
    #[default]
    Player,
    /// The opponent: the units on the table and their price, but none of the owner's notes.
    Opponent,
    /// The organiser: the bill line by line, and everything illegal or doubtful, each with
    /// its clause.
    Organiser,
}

/// A printable document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// The title, in the display face: the army's name.
    pub title: String,
    /// One line under it: nation, year, book, scale.
    pub subtitle: String,
    /// The figure at the head's right: `2,288` with `of 2,400 points`.
    pub figure: Option<Figure>,
    /// A stamp across the head for important warnings: `3 problems`.
    pub stamp: Option<Stamp>,
    /// The quiet line of facts under the head: label and value.
    pub facts: Vec<Fact>,
    /// The content, in reading order.
    pub blocks: Vec<Block>,
    /// The left footer of every page: credit to the book's author.
    pub credit: String,
    /// BCP 47 language of the text.
    pub language: String,
    /// The words that the layout adds, in that language.
    pub words: PageWords,
}

/// The words that a layout adds to a sheet. Braces stand for what is known when the pages are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PageWords {
    /// The page's number: `{page}` of `{pages}`.
    pub page: String,
    /// The heading of a section that continues on the next page: `{heading}` stands for its own.
    pub continued: String,
    /// The caption of a part of a map that is set on several pages: `{caption}` stands for the map's own,
    /// `{from}` and `{to}` for the part's first and last hex.
    pub part: String,
}

/// A large number with its noun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The number, with its separators.
    pub number: String,
    /// The noun in small type.
    pub unit: String,
}

/// A warning at the head of the first page, also repeated small on the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stamp {
    /// A word or two: `Illegal: 2 problems`.
    pub text: String,
}

/// A label and its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// The label, set bold.
    pub label: String,
    /// The value.
    pub value: String,
}

/// A part of a sheet. No block is ever split over a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A heading in the display face with a thin rule; never the last thing
    /// on a page.
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
    /// Places for pictures.
    Pictures(Pictures),
    /// Labels and markers to cut out.
    Pieces(Vec<Piece>),
    /// A map of hexes.
    Board(Board),
    /// Small figures of hexes, side by side.
    Figures(Vec<HexFigure>),
}

/// A unit in its hex, with the meaning of the surrounding hexes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HexFigure {
    /// The caption.
    pub caption: String,
    /// Whether the hexes are pointy-topped; otherwise flat-topped.
    pub pointed: bool,
    /// The unit's facing as a clock position, north at 0.
    pub facing: u8,
    /// The surrounding hexes.
    pub hexes: Vec<FigureHex>,
}

/// A hex of a figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FigureHex {
    /// The position relative to the unit's: steps to the right through the side that hexes
    /// have there, or beside their right corner below it; then steps down through the side
    /// to the right of their lower corner, or below them.
    pub at: (i8, i8),
    /// The shade.
    pub shade: Shade,
    /// The label, in a word or two.
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
    /// The counters; empty for a blank map.
    pub counters: Vec<Counter>,
    /// The legend in words, a paragraph each.
    pub legend: Vec<LegendLine>,
}

/// A paragraph below a map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegendLine {
    /// The text.
    pub text: String,
    /// The sign that it explains, drawn before the text as on the map.
    pub sign: Option<LegendSign>,
}

/// The sign of a paragraph in the legend.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LegendSign {
    /// The sign of a feature in hexes: its id.
    Hex(String),
    /// The line of a feature along sides: its id.
    Side(String),
}

impl From<String> for LegendLine {
    fn from(text: String) -> Self {
        Self { text, sign: None }
    }
}

impl Sheet {
    /// The units, in reading order.
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

/// A label or a marker, each with a line to cut along.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The kind, which determines its size.
    pub what: PieceKind,
    /// The unit's number, or the number lost.
    pub number: String,
    /// The unit's name, or the state.
    pub text: String,
    /// The number of copies; a template may print fewer.
    pub count: u32,
}

/// The kind of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceKind {
    /// A label for the bases of a unit.
    Label {
        /// The width of one base, in millimetres.
        base: u16,
        /// The number of bases side by side, at least 1; a template may let its labels span
        /// fewer.
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
    /// The number: the same on screen, roster, label and log.
    pub number: String,
    /// The name.
    pub name: String,
    /// The description: type, grade, groups, weapons; wrapped. A middle dot between spaces
    /// (` · `) separates phrases: lines break there if possible, and the dot is then left
    /// out.
    pub lines: Vec<String>,
    /// Values for play: moves, saves; label and value, at the right.
    pub looks: Vec<Fact>,
    /// The cost, right-aligned.
    pub points: String,
    /// Hit boxes, if it has figures that can be lost.
    pub track: Option<Track>,
    /// The illegal points, each a sentence with its clause.
    pub breaches: Vec<String>,
    /// States to tick, below the hit boxes.
    pub ticks: Vec<Tick>,
}

/// A box with a word behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tick {
    /// The word: `shaken`.
    pub word: String,
    /// Whether it is already ticked.
    pub ticked: bool,
}

/// A row of boxes to tick, in groups of five.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Track {
    /// The number of boxes.
    pub boxes: u32,
    /// The number already ticked.
    pub ticked: u32,
    /// Marks on the row: this word at the right edge of this box (counted from 1).
    pub marks: Vec<TrackMark>,
}

/// A mark on a row of boxes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrackMark {
    /// The box whose loss reaches the mark, from 1. A mark outside the row is printed at
    /// the nearest box.
    pub at: u32,
    /// The word under it: `exhausted`.
    pub word: String,
}

/// A table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The caption; may be empty.
    pub caption: String,
    /// The columns, from the left.
    pub columns: Vec<Column>,
    /// The rows; every row has as many cells as there are columns.
    pub rows: Vec<Vec<String>>,
}

/// A column of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// The head; may be empty.
    pub head: String,
    /// The alignment of its cells.
    pub align: Align,
    /// The share of the width, relative to the other columns; 0 takes the width of its
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
    /// Flush right, as numbers are.
    Right,
}

/// A frame of short paragraphs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The title, in the display face.
    pub title: String,
    /// The paragraphs; set in two columns where they fit.
    pub paragraphs: Vec<String>,
}

/// A paragraph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prose {
    /// The heading beside its first line: `Shoot`; may be empty.
    pub lead: String,
    /// The sentences.
    pub text: String,
    /// Whether a player wrote it: it is then set apart.
    pub own: bool,
}

/// A line chart over common steps, with each line's name at its end.
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
    /// The lines, drawn in different styles rather than colours.
    pub lines: Vec<ChartLine>,
}

/// A line of a chart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChartLine {
    /// The name.
    pub name: String,
    /// The value at each step; values beyond the last step are not drawn.
    pub values: Vec<u32>,
}

/// Framed places for pictures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pictures {
    /// The number of the first place, from 1.
    pub first: usize,
    /// The captions, one for each place; an empty one leaves a line to write on.
    pub captions: Vec<String>,
}

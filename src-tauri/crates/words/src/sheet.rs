//! Sheets: what is to be printed, before anyone knows where on the paper.
//!
//! A book's module makes a [`Sheet`] from an army or a table; the print crate
//! lays it out with a template. All text is ready for the reader: translated,
//! with its figures, in reading order.

use serde::{Deserialize, Serialize};

use crate::play::{Counter, MapView};

/// Whom a roster is for: what one may read, another may not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum RosterFor {
    /// Whoever plays the army.
    #[default]
    Player,
    /// Whoever plays against it: what stands on the table and what it is
    /// worth, and nothing that the owner wrote for himself.
    Opponent,
    /// Whoever runs the day: the bill line by line, and everything that is
    /// against the rules or doubtful, each with its clause.
    Organiser,
}

/// A document to be printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// The title, in the display face: the army's name.
    pub title: String,
    /// One line under it: nation, year, book, scale.
    pub subtitle: String,
    /// The figure at the head's right: `2,288` with `of 2,400 points`.
    pub figure: Option<Figure>,
    /// A stamp across the head when something must not be missed: `3 breaches`.
    pub stamp: Option<Stamp>,
    /// The quiet line of facts under the head: label and value.
    pub facts: Vec<Fact>,
    /// What follows, in reading order.
    pub blocks: Vec<Block>,
    /// The foot of every page, at the left: credit to the book's author.
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
    /// The heading of what goes on over a page: `{heading}` stands for its own.
    pub continued: String,
    /// The caption of a part of a map that is set on several pages: `{caption}` stands for the map's own,
    /// `{from}` and `{to}` for the part's first and last hex.
    pub part: String,
}

/// A large number with what it counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The number, with its separators.
    pub number: String,
    /// What follows it in small type.
    pub unit: String,
}

/// A warning at the head of the first page, also repeated small on the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stamp {
    /// A word or two: `Not legal: 2 breaches`.
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

/// A piece of a sheet. No block is ever split over a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A heading in the display face with a thin rule; never the last thing
    /// on a page.
    Heading(Heading),
    /// A unit.
    Entry(Entry),
    /// A ruled table.
    Table(Table),
    /// A frame with what must be read before play.
    Frame(Frame),
    /// A paragraph to be read.
    Prose(Prose),
    /// Numbers drawn as lines.
    Chart(Chart),
    /// Places for pictures.
    Pictures(Pictures),
    /// Labels and markers to be cut out.
    Pieces(Vec<Piece>),
    /// A map of hexes.
    Board(Board),
    /// Small figures of hexes, beside each other.
    Figures(Vec<HexFigure>),
}

/// A unit in its hex, and what the hexes round it are to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HexFigure {
    /// What it shows.
    pub caption: String,
    /// Whether the hexes point north; otherwise a side lies there.
    pub pointed: bool,
    /// Which way the unit faces as on a clock face, north at 0.
    pub facing: u8,
    /// The hexes round it.
    pub hexes: Vec<FigureHex>,
}

/// A hex of a figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FigureHex {
    /// Where it lies from the unit's: steps to the right through the side that
    /// hexes have there, or beside their right corner below it; then steps down
    /// through the side to the right of their lower corner, or below them.
    pub at: (i8, i8),
    /// How dark it is.
    pub shade: Shade,
    /// What it is, in a word or two.
    pub text: String,
}

/// How dark a hex of a figure is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shade {
    /// As the paper.
    Open,
    /// A few lines.
    Light,
    /// Many lines.
    Dark,
}

/// A map of hexes with what stands on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// What it is called.
    pub caption: String,
    /// The map.
    pub map: MapView,
    /// What stands on it; nothing on a clean one.
    pub counters: Vec<Counter>,
    /// In words where what is, a paragraph each.
    pub legend: Vec<LegendLine>,
}

/// A paragraph below a map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegendLine {
    /// What it says.
    pub text: String,
    /// What it explains, drawn before it as it is on the map.
    pub sign: Option<LegendSign>,
}

/// What a paragraph below a map explains.
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
    /// Its units, in reading order.
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

/// A label or a marker, each with a line round it to be cut along.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// What it is, which decides its size.
    pub what: PieceKind,
    /// The unit's number, or how many are lost.
    pub number: String,
    /// The unit's name, or the state.
    pub text: String,
    /// How many of it are wanted; a template may set fewer.
    pub count: u32,
}

/// What a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceKind {
    /// A label for the bases of a unit.
    Label {
        /// The width of one base, in millimetres.
        base: u16,
        /// How many bases stand side by side, at least 1; a template may let
        /// its labels run over fewer.
        front: u16,
    },
    /// A marker that counts losses.
    Casualty,
    /// A marker that tells a state.
    State,
}

/// A heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading {
    /// The words.
    pub text: String,
    /// A note at the right end of the line.
    pub note: String,
}

/// A unit on a roster.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// Its number: the same on screen, roster, label and log.
    pub number: String,
    /// Its name.
    pub name: String,
    /// What it is: type, grade, groups, arms; wrapped. A middle dot between
    /// spaces (` · `) parts phrases: a line is broken there if it can be, and
    /// the dot is then left out.
    pub lines: Vec<String>,
    /// What is looked up in play: moves, saves; label and value, at the right.
    pub looks: Vec<Fact>,
    /// The cost, right-aligned.
    pub points: String,
    /// Hit boxes, if it has figures that can be lost.
    pub track: Option<Track>,
    /// What is against the rules in it, each a sentence with its clause.
    pub breaches: Vec<String>,
    /// States that a pen can tick, under the hit boxes.
    pub ticks: Vec<Tick>,
}

/// A box with a word behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tick {
    /// The word: `shaken`.
    pub word: String,
    /// Whether it is ticked already.
    pub ticked: bool,
}

/// A row of boxes a pen can tick, set in fives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Track {
    /// How many boxes.
    pub boxes: u32,
    /// How many are ticked already.
    pub ticked: u32,
    /// Marks on the row: at the right edge of this box (counted from 1), this
    /// word.
    pub marks: Vec<TrackMark>,
}

/// A mark on a row of boxes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrackMark {
    /// The box whose loss brings the mark about, from 1. A mark outside the
    /// row stands at its nearest box.
    pub at: u32,
    /// The word under it: `exhausted`.
    pub word: String,
}

/// A table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// Its caption; may be empty.
    pub caption: String,
    /// The columns, from the left.
    pub columns: Vec<Column>,
    /// The rows; every row has as many cells as there are columns.
    pub rows: Vec<Vec<String>>,
}

/// A column of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// Its head; may be empty.
    pub head: String,
    /// How its cells are set.
    pub align: Align,
    /// Its share of the width, against the other columns' shares; nought
    /// takes what its widest cell needs.
    pub share: u32,
}

/// How text is set in its column.
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
    /// Its title, in the display face.
    pub title: String,
    /// The paragraphs; set in two columns where they fit.
    pub paragraphs: Vec<String>,
}

/// A paragraph to be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prose {
    /// What it is about, beside its first line: `Shoot`; may be empty.
    pub lead: String,
    /// The sentences.
    pub text: String,
    /// Whether it is a player's own: it is then set apart.
    pub own: bool,
}

/// Numbers drawn as lines over the same steps, each line with its name at its
/// end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chart {
    /// Its caption.
    pub caption: String,
    /// What is counted upwards: `figures lost`.
    pub counted: String,
    /// What the steps are: `turn`.
    pub step: String,
    /// The steps, from the left.
    pub steps: Vec<String>,
    /// The lines. They are told apart by how they are drawn, not by colour.
    pub lines: Vec<ChartLine>,
}

/// A line of a chart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChartLine {
    /// Its name.
    pub name: String,
    /// Its value at each step; what is beyond the last step is not drawn.
    pub values: Vec<u32>,
}

/// Places for pictures, with a line round each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pictures {
    /// The number of the first of them, from 1.
    pub first: usize,
    /// The captions, one for each place; an empty one leaves a line to write
    /// on.
    pub captions: Vec<String>,
}

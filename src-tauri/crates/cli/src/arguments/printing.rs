//! The commands and arguments of `drumhead print`.

use std::path::PathBuf;

use clap::{Arg, Args, Subcommand, ValueEnum};
use drumhead_desk::books::BookId;

/// The foot of `drumhead print --help`.
pub(crate) const PRINTING: &str = include_str!("../../help/print.txt");

/// The documents.
#[derive(Debug, Subcommand)]
pub(crate) enum PrintCommand {
    /// The roster of an army, or of both sides of a battle
    Roster {
        #[command(flatten)]
        of: Of,
        #[command(flatten)]
        roster: Roster,
        #[command(flatten)]
        how: How,
    },
    /// A card for each unit: print on both sides, then cut
    #[command(mut_arg("edition", only_some))]
    Cards {
        #[command(flatten)]
        of: Of,
        /// The size of a card
        #[arg(long, value_enum, default_value_t = CardSize::Poker)]
        size: CardSize,
        /// In a battle: mark the losses so far
        #[arg(long)]
        damage: bool,
        #[command(flatten)]
        how: How,
    },
    /// Labels for bases, and markers for losses and states, to cut out
    #[command(mut_arg("edition", only_some))]
    Labels {
        #[command(flatten)]
        of: Of,
        /// The width of a base in mm, if the rules give no width
        #[arg(long, value_name = "MM")]
        base: Option<u16>,
        #[command(flatten)]
        how: How,
    },
    /// The tables of a rulebook, or those that a battle can use
    Playsheet {
        /// Only what this battle can use [default: the whole rulebook]
        #[arg(long, conflicts_with = "book")]
        battle: Option<String>,
        /// The rulebook
        #[arg(long, default_value = BookId::MAIN.id())]
        book: String,
        /// Use the distances for 15-20 mm figures; a battle uses its own scale
        #[arg(long)]
        small: bool,
        #[command(flatten)]
        how: How,
    },
    /// The report of a battle
    #[command(mut_arg("edition", not_phone))]
    Report {
        /// The battle
        #[arg(long)]
        battle: String,
        /// The kind of file [default: Markdown if FILE ends in .md, otherwise PDF]
        #[arg(long = "as", value_enum)]
        form: Option<Form>,
        #[command(flatten)]
        how: How,
    },
    /// What an opponent on a call needs to see
    Brief {
        /// The battle
        #[arg(long)]
        battle: String,
        #[command(flatten)]
        how: How,
    },
    /// Every document of an army or a battle, into a folder
    All {
        #[command(flatten)]
        of: Of,
        /// The folder; it is created if necessary
        #[arg(long, value_name = "DIR")]
        out: PathBuf,
        /// The paper
        #[arg(long, value_enum, default_value_t = Paper::A4)]
        paper: Paper,
        /// The edition; documents without it are printed in the standard one
        #[arg(long, value_enum, default_value_t = Edition::Standard)]
        edition: Edition,
        /// In a battle: mark the losses so far
        #[arg(long)]
        damage: bool,
    },
}

/// The army or the battle to print.
#[derive(Debug, Args)]
#[group(required = true, multiple = false)]
pub(crate) struct Of {
    /// A file, a starter's id, an id or part of a name
    #[arg(value_name = "ARMY")]
    pub(crate) army: Option<String>,
    /// A battle instead of an army: its id or part of its name
    #[arg(long)]
    pub(crate) battle: Option<String>,
}

/// The contents of a roster.
#[derive(Clone, Copy, Debug, Args)]
#[group(skip)]
pub(crate) struct Roster {
    /// The reader of the roster
    #[arg(long = "for", value_enum, default_value_t = Reader::Player)]
    pub(crate) reader: Reader,
    /// In a battle: mark the losses so far
    #[arg(long)]
    pub(crate) damage: bool,
    /// Include the costs line by line; an organiser always gets them
    #[arg(long)]
    pub(crate) bill: bool,
}

/// Paper, edition, pages and file.
#[derive(Debug, Args)]
#[group(skip)]
pub(crate) struct How {
    /// The file to write; - for standard output [default: named after its contents]
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// The paper
    #[arg(long, value_enum, default_value_t = Paper::A4)]
    pub(crate) paper: Paper,
    /// The edition
    #[arg(long, value_enum, default_value_t = Edition::Standard)]
    pub(crate) edition: Edition,
    /// Only these pages: 2, or 1-3,5
    #[arg(long)]
    pub(crate) pages: Option<String>,
}

/// Returns the edition argument with only some editions in its help: cards and labels have fixed
/// sizes. A player's own template might have more, so an edition is refused only after the template
/// is read.
fn only_some(edition: Arg) -> Arg {
    let edition = edition.hide_possible_values(true);
    edition.help("The edition: standard or ink-saving")
}

/// Returns the edition argument without the edition for phones in its help: a report has tables and
/// pictures that are too wide.
fn not_phone(edition: Arg) -> Arg {
    let edition = edition.hide_possible_values(true);
    edition.help("The edition: standard, ink-saving or large-type")
}

/// A sheet of paper.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Paper {
    /// 210 by 297 mm
    A4,
    /// 8.5 by 11 inches
    Letter,
}

/// An edition of a document.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Edition {
    /// The normal layout
    Standard,
    /// Uses less ink and less paper
    InkSaving,
    /// Large enough to read across the table
    LargeType,
    /// Pages as wide as a phone
    Phone,
}

/// A kind of file.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Form {
    /// Pages to print
    Pdf,
    /// Text to paste
    Markdown,
}

/// The reader of a roster.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Reader {
    /// The player of the army
    Player,
    /// The opponent
    Opponent,
    /// The organiser of the event
    Organiser,
}

/// The size of a card.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum CardSize {
    /// 63.5 by 88.9 mm, eight to a page
    Poker,
    /// 105 by 148 mm, four to a page of A4
    A6,
}

impl From<Paper> for drumhead_desk::Paper {
    fn from(paper: Paper) -> Self {
        match paper {
            Paper::A4 => Self::A4,
            Paper::Letter => Self::Letter,
        }
    }
}

impl From<Edition> for drumhead_desk::PrintEdition {
    fn from(edition: Edition) -> Self {
        match edition {
            Edition::Standard => Self::Standard,
            Edition::InkSaving => Self::InkSaving,
            Edition::LargeType => Self::LargeType,
            Edition::Phone => Self::Phone,
        }
    }
}

impl From<Reader> for drumhead_desk::RosterFor {
    fn from(reader: Reader) -> Self {
        match reader {
            Reader::Player => Self::Player,
            Reader::Opponent => Self::Opponent,
            Reader::Organiser => Self::Organiser,
        }
    }
}

impl From<CardSize> for drumhead_desk::CardSize {
    fn from(size: CardSize) -> Self {
        match size {
            CardSize::Poker => Self::Poker,
            CardSize::A6 => Self::A6,
        }
    }
}

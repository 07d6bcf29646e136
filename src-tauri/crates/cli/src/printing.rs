//! `drumhead print`: every document on paper.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use clap::{Arg, Args, Subcommand, ValueEnum};
use drumhead_desk::books::BookId;
use drumhead_desk::{
    Code, Desk, DeskError, Document, DocumentKind, PrintOrder, Subject, Templates, army_document,
    book_document, is_markdown,
};

use crate::End;
use crate::battle::find;
use crate::run::{Asked, book_of};

/// The foot of `drumhead print --help`.
pub(crate) const PRINTING: &str = include_str!("../help/print.txt");

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
    /// Labels for bases, and markers for losses and states, to cut
    #[command(mut_arg("edition", only_some))]
    Labels {
        #[command(flatten)]
        of: Of,
        /// The width of a base in mm, where the rules give none
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
        /// With the distances for 15-20 mm figures; a battle uses its own scale
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
        /// The edition; standard where a document does not have it
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
    /// A file, a starter's id, an id or a part of a name
    #[arg(value_name = "ARMY")]
    army: Option<String>,
    /// A battle instead of an army: its id or a part of its name
    #[arg(long)]
    battle: Option<String>,
}

/// What a roster shows.
#[derive(Clone, Copy, Debug, Args)]
#[group(skip)]
pub(crate) struct Roster {
    /// The reader of the roster
    #[arg(long = "for", value_enum, default_value_t = Reader::Player)]
    reader: Reader,
    /// In a battle: mark the losses so far
    #[arg(long)]
    damage: bool,
    /// Include the costs line by line; an organiser always gets them
    #[arg(long)]
    bill: bool,
}

/// Paper, edition, pages and file.
#[derive(Debug, Args)]
#[group(skip)]
pub(crate) struct How {
    /// The file to write; - for standard output [default: named after its contents]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// The paper
    #[arg(long, value_enum, default_value_t = Paper::A4)]
    paper: Paper,
    /// The edition
    #[arg(long, value_enum, default_value_t = Edition::Standard)]
    edition: Edition,
    /// Only these pages: 2, or 1-3,5
    #[arg(long)]
    pages: Option<String>,
}

/// Cards and labels have fixed sizes. A player's own template may have other editions, so they are
/// refused only after it is read.
fn only_some(edition: Arg) -> Arg {
    let edition = edition.hide_possible_values(true);
    edition.help("The edition: standard or ink-saving")
}

/// A report has tables and pictures too wide for a phone.
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

/// A way to print.
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

/// Whom a roster is for.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Reader {
    /// The player of the army
    Player,
    /// The opponent
    Opponent,
    /// The organiser of the day
    Organiser,
}

/// The size of a card.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum CardSize {
    /// 63.5 by 88.9 mm, eight to a page
    Poker,
    /// 105 by 148 mm, four to a page
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

impl Asked<'_> {
    pub(crate) fn prints(&mut self, command: &PrintCommand) -> Result<(), End> {
        match command {
            PrintCommand::Roster { of, roster, how } => self.roster(of, *roster, how),
            PrintCommand::Cards {
                of,
                size,
                damage,
                how,
            } => self.one(of, how, DocumentKind::Cards, |order| {
                order.card_size = (*size).into();
                order.damage = *damage;
            }),
            PrintCommand::Labels { of, base, how } => {
                self.one(of, how, DocumentKind::Labels, |order| {
                    order.base = *base;
                })
            }
            PrintCommand::Playsheet {
                battle: None,
                book,
                small,
                how,
            } => {
                let book = book_of(book)?;
                let subject = Subject::Book {
                    book,
                    small: *small,
                };
                let order = how.order(subject, DocumentKind::Playsheet);
                let document = book_document(book, *small, &order, &self.templates()?)?;
                self.printed(&document, how.out.as_deref())
            }
            // Its lengths are those that it is fought with.
            PrintCommand::Playsheet {
                battle: Some(_),
                small: true,
                ..
            } => Err(End::Desk(DeskError {
                code: Code::Refused,
                message: "A battle's playsheet uses the battle's own figure scale.".to_owned(),
                hint: "Leave out --small. Begin the battle with --scale 15-20 for small figures."
                    .to_owned(),
            })),
            PrintCommand::Playsheet {
                battle: Some(battle),
                how,
                ..
            } => self.of_battle(battle, how, DocumentKind::Playsheet),
            PrintCommand::Report { battle, form, how } => {
                let of_name = how.out.as_deref().is_some_and(is_markdown);
                match form {
                    Some(Form::Markdown) => self.markdown(battle, how),
                    None if of_name => self.markdown(battle, how),
                    Some(Form::Pdf) | None => self.of_battle(battle, how, DocumentKind::Report),
                }
            }
            PrintCommand::Brief { battle, how } => self.of_battle(battle, how, DocumentKind::Brief),
            PrintCommand::All {
                of,
                out,
                paper,
                edition,
                damage,
            } => {
                let usual = Usual {
                    paper: (*paper).into(),
                    edition: (*edition).into(),
                    damage: *damage,
                };
                self.all(of, out, usual)
            }
        }
    }

    /// A roster; also what `drumhead army print` prints.
    pub(crate) fn roster(&mut self, of: &Of, roster: Roster, how: &How) -> Result<(), End> {
        self.one(of, how, DocumentKind::Roster, |order| {
            order.for_whom = roster.reader.into();
            order.damage = roster.damage;
            order.bill = roster.bill;
        })
    }

    fn of_battle(&mut self, battle: &str, how: &How, kind: DocumentKind) -> Result<(), End> {
        let of = Of {
            army: None,
            battle: Some(battle.to_owned()),
        };
        self.one(&of, how, kind, |_| {})
    }

    /// A report as Markdown.
    fn markdown(&mut self, battle: &str, how: &How) -> Result<(), End> {
        let mut desk = self.desk()?;
        let id = find(&desk, battle)?;
        let (text, name) = desk.report_markdown(&id)?;
        self.file(text.as_bytes(), how.out.as_deref(), &name)
    }

    /// One document, with the options that this sets.
    fn one(
        &mut self,
        of: &Of,
        how: &How,
        kind: DocumentKind,
        set: impl FnOnce(&mut PrintOrder),
    ) -> Result<(), End> {
        let mut source = self.source(of)?;
        let mut order = how.order(source.subject(), kind);
        set(&mut order);
        let document = source.document(&order)?;
        self.printed(&document, how.out.as_deref())
    }

    /// Every document, into a folder.
    fn all(&mut self, of: &Of, folder: &Path, usual: Usual) -> Result<(), End> {
        std::fs::create_dir_all(folder).map_err(|error| DeskError {
            code: Code::Print,
            message: format!("Cannot create the folder {}: {error}.", folder.display()),
            hint: "Choose another folder.".to_owned(),
        })?;
        let mut source = self.source(of)?;
        for order in source.all(usual)? {
            let document = source.document(&order)?;
            self.printed(&document, Some(&folder.join(&document.name)))?;
        }
        Ok(())
    }

    /// What is printed of: found once, whatever is printed of it.
    fn source(&self, of: &Of) -> Result<Source, End> {
        match (&of.army, &of.battle) {
            (Some(army), _) => Ok(Source::Army(Box::new(self.find(army)?), self.templates()?)),
            (None, battle) => {
                let desk = self.desk()?;
                // Clap lets nobody name neither.
                let id = find(&desk, battle.as_deref().unwrap_or_default())?;
                Ok(Source::Battle(Box::new(desk), id))
            }
        }
    }

    fn templates(&self) -> Result<Templates, End> {
        Ok(Templates::of(&self.folder()?))
    }

    /// Writes a document, and says where it is and what is to be said of it.
    fn printed(&mut self, document: &Document, out: Option<&Path>) -> Result<(), End> {
        for notice in &document.notices {
            // With nowhere to say it, the document is there all the same.
            let _ = writeln!(io::stderr(), "drumhead: {notice}");
        }
        self.file(&document.bytes, out, &document.name)
    }
}

/// How every document of a folder is printed.
#[derive(Clone, Copy)]
struct Usual {
    paper: drumhead_desk::Paper,
    edition: drumhead_desk::PrintEdition,
    damage: bool,
}

/// What something is printed of.
enum Source {
    /// An army, wherever it is from.
    Army(Box<drumhead_desk::books::Draft>, Templates),
    /// A battle of the library.
    Battle(Box<Desk>, String),
}

impl Source {
    fn subject(&self) -> Subject {
        match self {
            // An army from a file has no id, and none is asked for.
            Self::Army(..) => Subject::Army { id: String::new() },
            Self::Battle(_, id) => Subject::Battle { id: id.clone() },
        }
    }

    fn document(&mut self, order: &PrintOrder) -> Result<Document, DeskError> {
        match self {
            Self::Army(draft, templates) => army_document(draft, order, templates),
            Self::Battle(desk, _) => desk.document(order),
        }
    }

    /// An order for every document, and for everybody whom one is made out for.
    fn all(&mut self, usual: Usual) -> Result<Vec<PrintOrder>, DeskError> {
        let subject = self.subject();
        let choices = match self {
            Self::Army(draft, templates) => drumhead_desk::army_documents(draft.book(), templates),
            Self::Battle(desk, _) => desk.documents(&subject)?,
        };
        Ok(choices
            .into_iter()
            .flat_map(|choice| choice.every_order(&subject, usual.paper, usual.edition))
            .map(|order| PrintOrder {
                damage: usual.damage,
                ..order
            })
            .collect())
    }
}

impl How {
    /// The order for a document printed like this.
    fn order(&self, subject: Subject, document: DocumentKind) -> PrintOrder {
        PrintOrder {
            paper: self.paper.into(),
            edition: self.edition.into(),
            pages: self.pages.clone(),
            ..PrintOrder::new(subject, document)
        }
    }
}

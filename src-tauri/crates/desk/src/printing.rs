//! Everything that leaves the desk on paper.
//!
//! What is printed of ([`Subject`]) and which paper it is ([`DocumentKind`])
//! make a [`PrintOrder`]; the rest of an order is one flat set of options, and
//! those that a document does not have are ignored. [`Printer::documents`] says
//! which documents there are of a subject and what can be chosen for each, so
//! a form needs to know no document.
//!
//! [`Printer::document`] gives the bytes, to be shown before they are printed or
//! written where the player wants them; [`Printer::print_document`] writes them.
//! An army that is not in the library is printed by [`army_document`], a book
//! by [`book_document`].
//!
//! A new document is a variant of [`DocumentKind`], its sheets, and a module
//! beside these: [`setting`] lays sheets out with the player's own templates
//! and makes the file of them.

mod army;
mod battle;
mod book;
mod files;
mod places;
mod setting;
mod templates;
mod write;

use std::path::Path;

use drumhead_print::Pages;
use drumhead_rules::catalogue::{Language, message};
use drumhead_shelf::BookId;
use drumhead_store::ArmyId;
pub use drumhead_words::sheet::RosterFor;
use drumhead_words::sheet::Sheet;
use serde::{Deserialize, Serialize};

pub use army::{army_document, documents as army_documents};
pub use book::book_document;
pub use templates::Templates;

pub(crate) use files::Files;
pub use files::{Printed, write_file};
pub use places::{FileHandle, FilePlace};

use crate::battle::{BattleSession, Battles, account};
use crate::data_folder::DataFolder;
use crate::words::words;
use crate::{Code, DeskError, Result, markdown};

/// A sheet of paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Paper {
    /// 210 by 297 mm.
    #[default]
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

impl From<Paper> for drumhead_print::Paper {
    fn from(paper: Paper) -> Self {
        match paper {
            Paper::A4 => Self::A4,
            Paper::Letter => Self::Letter,
        }
    }
}

/// A way to print the same thing. Not every document has every one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum PrintEdition {
    /// As it is meant to look.
    #[default]
    Standard,
    /// With less ink and on less paper.
    InkSaving,
    /// In type that is read from across the table.
    LargeType,
    /// On pages of a phone's width, whatever the paper.
    Phone,
}

impl From<PrintEdition> for drumhead_print::Edition {
    fn from(edition: PrintEdition) -> Self {
        match edition {
            PrintEdition::Standard => Self::Standard,
            PrintEdition::InkSaving => Self::InkSaving,
            PrintEdition::LargeType => Self::LargeType,
            PrintEdition::Phone => Self::Phone,
        }
    }
}

impl From<drumhead_print::Edition> for PrintEdition {
    fn from(edition: drumhead_print::Edition) -> Self {
        match edition {
            drumhead_print::Edition::Standard => Self::Standard,
            drumhead_print::Edition::InkSaving => Self::InkSaving,
            drumhead_print::Edition::LargeType => Self::LargeType,
            drumhead_print::Edition::Phone => Self::Phone,
        }
    }
}

/// What something is printed of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "PrintSubject", tag = "of", rename_all = "snake_case")]
pub enum Subject {
    /// An army of the library.
    Army {
        /// Its id.
        id: String,
    },
    /// A battle, as it is now.
    Battle {
        /// Its id.
        id: String,
    },
    /// A rule book.
    Book {
        /// The book.
        book: BookId,
        /// In a book of two figure scales, whether the smaller is wanted.
        #[serde(default)]
        small: bool,
    },
}

/// A kind of document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum DocumentKind {
    /// The units of an army, or of each side of a battle, with boxes to tick.
    Roster,
    /// A card for each unit, to be cut.
    Cards,
    /// Labels for the bases, and casualty and state markers, to be cut.
    Labels,
    /// The tables of a book, or those that a battle can meet.
    Playsheet,
    /// What happened in a battle.
    Report,
    /// What an opponent at the other end of a call needs.
    Brief,
}

/// The size of a unit's card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum CardSize {
    /// 63.5 by 88.9 mm, as playing cards are: eight to a page.
    #[default]
    Poker,
    /// 105 by 148 mm: four to a page.
    A6,
}

/// What is to be printed, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct PrintOrder {
    /// What it is printed of.
    pub subject: Subject,
    /// Which document.
    pub document: DocumentKind,
    /// The paper.
    #[serde(default)]
    pub paper: Paper,
    /// The edition.
    #[serde(default)]
    pub edition: PrintEdition,
    /// Whom a roster is for.
    #[serde(default)]
    pub for_whom: RosterFor,
    /// Of a battle: with the losses there are now, or clean.
    #[serde(default)]
    pub damage: bool,
    /// The player's own roster with its bill; an organiser's always has it,
    /// an opponent's never.
    #[serde(default)]
    pub bill: bool,
    /// The size of cards.
    #[serde(default)]
    pub card_size: CardSize,
    /// How wide a base is in millimetres, for labels of troops whose base
    /// the book does not give; none for the usual.
    #[serde(default)]
    pub base: Option<u16>,
    /// Only these pages, `2` or `1-3, 5`; none, or nothing but spaces, for all.
    #[serde(default)]
    pub pages: Option<String>,
}

impl PrintOrder {
    /// This document of this subject, with every option as it usually is.
    #[must_use]
    pub fn new(subject: Subject, document: DocumentKind) -> Self {
        Self {
            subject,
            document,
            paper: Paper::default(),
            edition: PrintEdition::default(),
            for_whom: RosterFor::default(),
            damage: false,
            bill: false,
            card_size: CardSize::default(),
            base: None,
            pages: None,
        }
    }
}

impl PrintOrder {
    /// What its document is called in a file's name.
    fn called(&self, language: Language) -> String {
        let key = match (self.document, self.for_whom) {
            (DocumentKind::Roster, RosterFor::Opponent) => "desk.document.roster_opponent",
            (DocumentKind::Roster, RosterFor::Organiser) => "desk.document.roster_organiser",
            (document, _) => document.key(),
        };
        words(language).get(key).to_owned()
    }
}

/// A document that can be printed of a subject, and what can be chosen for it.
/// Pages can always be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct DocumentChoice {
    /// Which document.
    pub document: DocumentKind,
    /// The papers it is printed on.
    pub papers: Vec<Paper>,
    /// The editions it has, the standard one first.
    pub editions: Vec<PrintEdition>,
    /// Whom it can be made out for; none where it is the same for everybody.
    pub for_whom: Vec<RosterFor>,
    /// Whether it can show the losses there are now.
    pub damage: bool,
    /// Whether the player's own can have the bill.
    pub bill: bool,
    /// The sizes of its cards; none where it is no cards.
    pub card_sizes: Vec<CardSize>,
    /// The width of a base in millimetres that is taken where none is chosen,
    /// for troops whose base the book does not give; none where it gives all.
    pub base: Option<u16>,
}

impl DocumentChoice {
    /// An order for every reader of the document, on this
    /// paper and in this edition, or in the standard one where it does not
    /// have that.
    #[must_use]
    pub fn every_order(
        &self,
        subject: &Subject,
        paper: Paper,
        edition: PrintEdition,
    ) -> Vec<PrintOrder> {
        let usual = PrintOrder {
            paper,
            edition: if self.editions.contains(&edition) {
                edition
            } else {
                PrintEdition::Standard
            },
            ..PrintOrder::new(subject.clone(), self.document)
        };
        if self.for_whom.is_empty() {
            return vec![usual];
        }
        let orders = self.for_whom.iter().map(|for_whom| PrintOrder {
            for_whom: *for_whom,
            ..usual.clone()
        });
        orders.collect()
    }
}

/// A document, ready to be shown or written.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// The bytes of a PDF file.
    pub bytes: Vec<u8>,
    /// The layout of all its pages, whichever were wanted: for measurements.
    pub pages: Pages,
    /// The file's name.
    pub name: String,
    /// What the player must know: an own template that could not be used, and
    /// where its error is. Empty if all is well.
    pub notices: Vec<String>,
}

/// Prints documents and writes files.
#[derive(Debug)]
pub struct Printer<'d> {
    pub(crate) data: &'d mut DataFolder,
    pub(crate) open: &'d mut Option<BattleSession>,
    pub(crate) files: &'d mut Files,
}

impl Printer<'_> {
    /// What can be printed of a subject.
    ///
    /// # Errors
    /// [`Code::NotFound`], and the errors of reading.
    pub fn documents(&mut self, subject: &Subject) -> Result<Vec<DocumentChoice>> {
        let templates = self.templates();
        match subject {
            Subject::Army { id } => {
                let draft = self.data.army(&ArmyId::new(id))?;
                Ok(army::documents(draft.book(), &templates))
            }
            Subject::Battle { id } => {
                let book = self.battles().session(id)?.battle.book();
                Ok(battle::documents(book, &templates))
            }
            Subject::Book { book, .. } => Ok(book::documents(*book, &templates)),
        }
    }

    /// A document, as the bytes of a PDF file.
    ///
    /// # Errors
    /// [`Code::NotFound`]; [`Code::Print`] for a document or an edition that
    /// there is not of this subject, for pages that it does not have, and for
    /// more than can be printed.
    pub fn document(&mut self, order: &PrintOrder) -> Result<Document> {
        let templates = self.templates();
        match &order.subject {
            Subject::Army { id } => {
                let draft = self.data.army(&ArmyId::new(id))?;
                army_document(&draft, order, &templates)
            }
            Subject::Battle { id } => {
                let id = id.clone();
                battle::document(self, &id, order, &templates)
            }
            Subject::Book { book, small } => {
                book_document(*book, *small, self.data.language, order, &templates)
            }
        }
    }

    /// Prints a document into a file; without a path, into one that lasts as
    /// long as this desk, to be looked at. A report into a file whose name asks
    /// for Markdown ([`is_markdown`](crate::is_markdown)) is written as that.
    ///
    /// # Errors
    /// The errors of [`Printer::document`], and the errors of writing a file.
    pub fn print_document(&mut self, order: &PrintOrder, to: Option<&Path>) -> Result<Printed> {
        if let (DocumentKind::Report, Subject::Battle { id }, Some(to)) =
            (order.document, &order.subject, to)
            && markdown::is_markdown(to)
        {
            let (text, _) = self.report_markdown(id)?;
            return self.keep_file(to, text.as_bytes());
        }
        let document = self.document(order)?;
        let to = match to {
            Some(to) => to.to_owned(),
            None => self.scratch()?.join(&document.name),
        };
        let printed = self.keep_file(&to, &document.bytes)?;
        Ok(Printed {
            notices: document.notices,
            ..printed
        })
    }

    fn templates(&self) -> Templates {
        Templates::of(&self.data.path)
    }

    /// The report of a battle, as it is now.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and the errors of reading.
    pub fn battle_report(&self, id: &str) -> Result<Sheet> {
        account::report(self.data, id)
    }

    /// The report of a battle as Markdown, and what its file is called: it says
    /// what the printed one says.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and the errors of reading.
    pub fn report_markdown(&self, id: &str) -> Result<(String, String)> {
        let sheet = self.battle_report(id)?;
        let name = match write::file_name(&sheet.title) {
            blank if blank.is_empty() => "battle".to_owned(),
            name => name,
        };
        Ok((markdown::markdown(&sheet), format!("{name} report.md")))
    }

    pub(crate) fn battles(&mut self) -> Battles<'_> {
        Battles {
            data: self.data,
            open: self.open,
        }
    }
}

/// There is no such document of this.
fn no_such(document: DocumentKind, of: &'static str) -> DeskError {
    DeskError::new(
        Code::Print,
        message("desk.print.no_document")
            .with("what", message(document.key()))
            .with("of", message(of)),
        message("desk.print.no_document_fix"),
    )
}

impl DocumentKind {
    /// The key of its name in sentences and files: `roster`.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Roster => "desk.document.roster",
            Self::Cards => "desk.document.cards",
            Self::Labels => "desk.document.labels",
            Self::Playsheet => "desk.document.playsheet",
            Self::Report => "desk.document.report",
            Self::Brief => "desk.document.brief",
        }
    }
}

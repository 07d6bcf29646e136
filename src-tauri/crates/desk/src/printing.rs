//! Everything that the desk prints.
//!
//! A subject ([`Subject`]) and a kind of document ([`DocumentKind`]) make a [`PrintOrder`]. The
//! rest of an order is one flat set of options; options that a document does not have are ignored.
//! [`Printer::documents`] lists the documents of a subject and the options of each, so a form
//! needs no knowledge of documents.
//!
//! [`Printer::document`] returns the bytes, to be shown before they are printed or saved;
//! [`Printer::print_document`] saves them. [`army_document`] prints an army that need not be in
//! the library, [`book_document`] a rulebook.
//!
//! A new document needs a variant of [`DocumentKind`], its sheets, and an entry in the module of
//! each of its subjects: [`setting`] lays out sheets with the player's own templates and makes the
//! file.

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
pub use drumhead_print::{Edition as PrintEdition, Paper};
use drumhead_rules::catalogue::{Language, message};
use drumhead_shelf::BookId;
use drumhead_store::ArmyId;
pub use drumhead_vocabulary::sheet::RosterFor;
use drumhead_vocabulary::sheet::Sheet;
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

/// The subject of a document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "PrintSubject", tag = "of", rename_all = "snake_case")]
pub enum Subject {
    /// An army in the library.
    Army {
        /// The army's id.
        id: String,
    },
    /// A battle, as it is now.
    Battle {
        /// The battle's id.
        id: String,
    },
    /// A rulebook.
    Book {
        /// The rulebook.
        book: BookId,
        /// Whether to print the smaller scale's distances, if the rulebook has two figure scales.
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
    /// A card for each unit, to be cut out.
    Cards,
    /// Labels for the bases, and casualty and state markers, to be cut out.
    Labels,
    /// The tables of a rulebook, or the tables that a battle can need.
    Playsheet,
    /// The story of a battle.
    Report,
    /// The information for an opponent in another place.
    Brief,
}

/// The size of a unit's card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum CardSize {
    /// 63.5 by 88.9 mm, the size of playing cards: eight to a page.
    #[default]
    Poker,
    /// 105 by 148 mm: four to a page of A4.
    A6,
}

/// An order for a document, with its options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct PrintOrder {
    /// The subject.
    pub subject: Subject,
    /// The kind of document.
    pub document: DocumentKind,
    /// The paper.
    #[serde(default)]
    pub paper: Paper,
    /// The edition.
    #[serde(default)]
    pub edition: PrintEdition,
    /// The reader of a roster.
    #[serde(default)]
    pub for_whom: RosterFor,
    /// Whether a battle's document shows the current losses.
    #[serde(default)]
    pub damage: bool,
    /// Whether the player's own roster has the bill. An organiser's roster always has it, an
    /// opponent's never.
    #[serde(default)]
    pub bill: bool,
    /// The size of cards.
    #[serde(default)]
    pub card_size: CardSize,
    /// The width of a base in millimetres, for labels of troops whose base the rulebook does not
    /// give; `None` for the default.
    #[serde(default)]
    pub base: Option<u16>,
    /// The pages to print, such as `2` or `1-3, 5`; `None` or blank text for all pages.
    #[serde(default)]
    pub pages: Option<String>,
}

impl PrintOrder {
    /// Returns an order for this document of this subject, with the usual options.
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

    /// Returns the document's name, for use in a file name.
    fn called(&self, language: Language) -> String {
        let key = match (self.document, self.for_whom) {
            (DocumentKind::Roster, RosterFor::Opponent) => "desk.document.roster_opponent",
            (DocumentKind::Roster, RosterFor::Organiser) => "desk.document.roster_organiser",
            (document, _) => document.key(),
        };
        words(language).get(key).to_owned()
    }
}

/// A document that can be printed for a subject, with its options. Pages can always be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct DocumentChoice {
    /// The kind of document.
    pub document: DocumentKind,
    /// The paper sizes on which the document can be printed.
    pub papers: Vec<Paper>,
    /// The editions of the document, the standard one first.
    pub editions: Vec<PrintEdition>,
    /// The possible readers; empty if the document is the same for all.
    pub for_whom: Vec<RosterFor>,
    /// Whether the document can show the current losses.
    pub damage: bool,
    /// Whether the player's own roster can have the bill.
    pub bill: bool,
    /// The sizes of the document's cards; empty if the document has no cards.
    pub card_sizes: Vec<CardSize>,
    /// The default width of a base in millimetres, for troops whose base the rulebook does not
    /// give; `None` if the rulebook gives all, and for documents without labels.
    pub base: Option<u16>,
}

impl DocumentChoice {
    /// Returns an order for every reader of the document, on this paper and in this edition. If
    /// the document does not have that edition, the orders are for the standard one.
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

/// A document to show or save.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// The bytes of a PDF file.
    pub bytes: Vec<u8>,
    /// The layout of all pages, even those not ordered: for measurements.
    pub pages: Pages,
    /// The file's name.
    pub name: String,
    /// Notices for the player, such as an error in the player's own template, with its location.
    /// Empty if all is well.
    pub notices: Vec<String>,
}

/// A battle's report as Markdown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarkdownReport {
    /// The text of the file.
    pub text: String,
    /// The file's name.
    pub name: String,
    /// The damage found, and the change up to which the report goes; `None` if the battle is
    /// intact.
    pub damage: Option<String>,
}

/// The service that prints documents and writes files.
#[derive(Debug)]
pub struct Printer<'d> {
    pub(crate) data: &'d mut DataFolder,
    pub(crate) open: &'d mut Option<BattleSession>,
    pub(crate) files: &'d mut Files,
}

impl Printer<'_> {
    /// Returns the documents of a subject.
    ///
    /// # Errors
    /// [`Code::NotFound`], and read errors.
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

    /// Returns a document, as the bytes of a PDF file.
    ///
    /// # Errors
    /// [`Code::NotFound`]; [`Code::Print`] for a document or an edition that the subject does not
    /// have, for missing pages, and for more pages than can be printed.
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

    /// Saves a document to a file; without a path, to a temporary file that lasts as long as this
    /// desk. A report is saved as Markdown if the file's name has that extension
    /// ([`is_markdown`](crate::is_markdown)).
    ///
    /// # Errors
    /// The same errors as [`Printer::document`], and errors in writing the file.
    pub fn print_document(&mut self, order: &PrintOrder, to: Option<&Path>) -> Result<Printed> {
        if let (DocumentKind::Report, Subject::Battle { id }, Some(to)) =
            (order.document, &order.subject, to)
            && markdown::is_markdown(to)
        {
            let report = self.report_markdown(id)?;
            let saved = self.keep_file(to, report.text.as_bytes())?;
            return Ok(saved.noting(report.damage));
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

    /// Returns the report of a battle as of now.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and read errors.
    pub fn battle_report(&self, id: &str) -> Result<Sheet> {
        account::report(self.data, id)
    }

    /// Returns the report of a battle as Markdown, with the same contents as in print.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and read errors.
    pub fn report_markdown(&mut self, id: &str) -> Result<MarkdownReport> {
        let sheet = self.battle_report(id)?;
        let name = match write::file_name(&sheet.title) {
            blank if blank.is_empty() => "battle".to_owned(),
            name => name,
        };
        Ok(MarkdownReport {
            text: markdown::markdown(&sheet),
            name: format!("{name} report.md"),
            damage: self.battles().session(id)?.broken(),
        })
    }

    pub(crate) fn battles(&mut self) -> Battles<'_> {
        Battles {
            data: self.data,
            open: self.open,
        }
    }
}

/// Returns the error for a subject that has no such document.
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
    /// Returns the key of the document's name in sentences and files: `roster`.
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

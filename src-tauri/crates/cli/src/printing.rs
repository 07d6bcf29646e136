//! `drumhead print`: every document on paper.

use std::path::Path;

use drumhead_desk::catalogue::message;
use drumhead_desk::{
    Code, Desk, DeskError, Document, DocumentKind, PrintOrder, Subject, Templates, army_document,
    book_document, is_markdown,
};

use crate::End;
use crate::arguments::printing::{Form, How, Of, PrintCommand, Roster};
use crate::battle::find;
use crate::run::{Asked, book_of, notices};

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
                let document =
                    book_document(book, *small, self.language(), &order, &self.templates()?)?;
                self.printed(&document, how.out.as_deref())
            }
            // The playsheet of a battle uses the battle's scale.
            PrintCommand::Playsheet {
                battle: Some(_),
                small: true,
                ..
            } => Err(End::Desk(DeskError::new(
                Code::Refused,
                message("cli.print.scale"),
                message("cli.print.scale_fix"),
            ))),
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

    /// Prints a roster; also used by `drumhead army print`.
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

    /// Writes a report as Markdown.
    fn markdown(&mut self, battle: &str, how: &How) -> Result<(), End> {
        let mut desk = self.desk()?;
        let id = find(&mut desk, battle)?;
        let report = desk.printer().report_markdown(&id)?;
        notices(report.damage.as_slice());
        self.file(report.text.as_bytes(), how.out.as_deref(), &report.name)
    }

    /// Prints one document, after `set` has changed its options.
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

    /// Prints every document, into a folder.
    fn all(&mut self, of: &Of, folder: &Path, usual: Usual) -> Result<(), End> {
        std::fs::create_dir_all(folder).map_err(|error| {
            DeskError::new(
                Code::Unwritten,
                message("cli.print.folder")
                    .with("folder", folder.display().to_string())
                    .with("error", error.to_string()),
                message("cli.print.folder_fix"),
            )
        })?;
        let mut source = self.source(of)?;
        for order in source.all(usual)? {
            let document = source.document(&order)?;
            self.printed(&document, Some(&folder.join(&document.name)))?;
        }
        Ok(())
    }

    /// Finds the subject of the documents, once for all of them.
    fn source(&self, of: &Of) -> Result<Source, End> {
        match (&of.army, &of.battle) {
            (Some(army), _) => Ok(Source::Army(Box::new(self.find(army)?), self.templates()?)),
            (None, battle) => {
                let mut desk = self.desk()?;
                // Clap requires either an army or a battle.
                let id = find(&mut desk, battle.as_deref().unwrap_or_default())?;
                Ok(Source::Battle(Box::new(desk), id))
            }
        }
    }

    fn templates(&self) -> Result<Templates, End> {
        Ok(Templates::of(&self.folder()?))
    }

    /// Writes a document, and reports its notices and, unless it goes to standard output, its path.
    fn printed(&mut self, document: &Document, out: Option<&Path>) -> Result<(), End> {
        notices(&document.notices);
        self.file(&document.bytes, out, &document.name)
    }
}

/// The options of every document in a folder.
#[derive(Clone, Copy)]
struct Usual {
    paper: drumhead_desk::Paper,
    edition: drumhead_desk::PrintEdition,
    damage: bool,
}

/// The subject of a document.
enum Source {
    /// An army, from any source.
    Army(Box<drumhead_desk::books::Draft>, Templates),
    /// A battle in the library.
    Battle(Box<Desk>, String),
}

impl Source {
    fn subject(&self) -> Subject {
        match self {
            // An army from a file has no id, and none is needed.
            Self::Army(..) => Subject::Army { id: String::new() },
            Self::Battle(_, id) => Subject::Battle { id: id.clone() },
        }
    }

    fn document(&mut self, order: &PrintOrder) -> Result<Document, DeskError> {
        match self {
            Self::Army(draft, templates) => army_document(draft, order, templates),
            Self::Battle(desk, _) => desk.printer().document(order),
        }
    }

    /// Returns print orders for every document: one for each of its readers.
    fn all(&mut self, usual: Usual) -> Result<Vec<PrintOrder>, DeskError> {
        let subject = self.subject();
        let choices = match self {
            Self::Army(draft, templates) => drumhead_desk::army_documents(draft.book(), templates),
            Self::Battle(desk, _) => desk.printer().documents(&subject)?,
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
    /// Returns the order for a document with these options.
    fn order(&self, subject: Subject, document: DocumentKind) -> PrintOrder {
        PrintOrder {
            paper: self.paper.into(),
            edition: self.edition.into(),
            pages: self.pages.clone(),
            ..PrintOrder::new(subject, document)
        }
    }
}

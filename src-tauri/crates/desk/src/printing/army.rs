//! The documents of an army.

use drumhead_print::Kind;
use drumhead_shelf::{BookId, Draft, USUAL_BASE};

use super::files::titled;
use super::setting::Setting;
use super::{
    CardSize, Document, DocumentChoice, DocumentKind, PrintOrder, RosterFor, Templates, no_such,
};
use crate::Result;
use crate::words::words;

/// Returns the documents of an army under this rulebook.
#[must_use]
pub fn documents(book: BookId, templates: &Templates) -> Vec<DocumentChoice> {
    vec![
        roster_choice(book, templates),
        cards_choice(templates),
        labels_choice(book, templates),
    ]
}

/// Returns the options of a roster.
pub(super) fn roster_choice(book: BookId, templates: &Templates) -> DocumentChoice {
    DocumentChoice {
        for_whom: vec![RosterFor::Player, RosterFor::Opponent, RosterFor::Organiser],
        bill: book.has_points(),
        ..templates.choice(DocumentKind::Roster, Kind::Roster)
    }
}

/// Returns the card options.
pub(super) fn cards_choice(templates: &Templates) -> DocumentChoice {
    DocumentChoice {
        card_sizes: vec![CardSize::Poker, CardSize::A6],
        ..templates.choice(DocumentKind::Cards, Kind::Cards)
    }
}

/// Returns the label options.
pub(super) fn labels_choice(book: BookId, templates: &Templates) -> DocumentChoice {
    DocumentChoice {
        base: (!book.has_points()).then_some(USUAL_BASE),
        ..templates.choice(DocumentKind::Labels, Kind::Labels)
    }
}

/// Returns a document of an army, which may be outside the library. The order's subject is
/// ignored.
///
/// # Errors
/// The same errors as [`Printer::document`](crate::Printer::document).
pub fn army_document(draft: &Draft, order: &PrintOrder, templates: &Templates) -> Result<Document> {
    let mut setting = Setting::new(order, templates, draft.language());
    let pages = match order.document {
        DocumentKind::Roster => {
            let sheet = draft.roster(order.for_whom, order.bill)?;
            setting.lay_out(&sheet, Kind::Roster)?
        }
        DocumentKind::Cards => setting.decks(&draft.deck()?.into_iter().collect::<Vec<_>>())?,
        DocumentKind::Labels => {
            let sheets: Vec<_> = draft.labels(order.base)?.into_iter().collect();
            setting.one_after_another(&sheets, Kind::Labels)?
        }
        DocumentKind::Playsheet | DocumentKind::Report | DocumentKind::Brief => {
            return Err(no_such(order.document, "desk.print.an_army"));
        }
    };
    setting.document(
        pages,
        titled(
            &draft.facts().name,
            words(draft.language()).get("desk.print.file.army"),
            &order.called(draft.language()),
        ),
    )
}

//! What is printed of an army.

use drumhead_print::Kind;
use drumhead_rules::books::{BookId, Draft};

use super::files::titled;
use super::setting::Setting;
use super::{Document, DocumentChoice, DocumentKind, PrintOrder, RosterFor, Templates, no_such};
use crate::Result;

/// What can be printed of an army of this book.
#[must_use]
pub fn documents(book: BookId, templates: &Templates) -> Vec<DocumentChoice> {
    vec![roster_choice(book, templates)]
}

/// What can be chosen for a roster.
pub(super) fn roster_choice(book: BookId, templates: &Templates) -> DocumentChoice {
    DocumentChoice {
        for_whom: vec![RosterFor::Player, RosterFor::Opponent, RosterFor::Organiser],
        bill: has_points(book),
        ..templates.choice(DocumentKind::Roster, Kind::Roster)
    }
}

/// What a roster for this reader is called in a file's name.
pub(super) const fn roster_word(for_whom: RosterFor) -> &'static str {
    match for_whom {
        RosterFor::Player => "roster",
        RosterFor::Opponent => "roster for the opponent",
        RosterFor::Organiser => "roster for the organiser",
    }
}

/// Whether the book has points, and with them a bill.
const fn has_points(book: BookId) -> bool {
    match book {
        BookId::Fornovo => true,
        BookId::Charging => false,
    }
}

/// A document of an army, in the library or not. The order's subject is not
/// looked at.
///
/// # Errors
/// As [`Desk::document`](crate::Desk::document).
pub fn army_document(draft: &Draft, order: &PrintOrder, templates: &Templates) -> Result<Document> {
    match order.document {
        DocumentKind::Roster => {
            let sheet = draft.roster(order.for_whom, order.bill)?;
            let mut setting = Setting::new(order, templates);
            let pages = setting.lay_out(&sheet, Kind::Roster)?;
            let what = roster_word(order.for_whom);
            setting.document(pages, titled(&draft.facts().name, "army", what))
        }
        DocumentKind::Cards
        | DocumentKind::Labels
        | DocumentKind::Playsheet
        | DocumentKind::Report
        | DocumentKind::Brief => Err(no_such(order.document, "an army")),
    }
}

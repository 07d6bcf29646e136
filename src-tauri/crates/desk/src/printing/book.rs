//! The documents of a rulebook.

use drumhead_print::Kind;
use drumhead_rules::catalogue::Language;
use drumhead_shelf::BookId;

use super::files::titled;
use super::setting::Setting;
use super::{Document, DocumentChoice, DocumentKind, PrintOrder, Templates, no_such};
use crate::Result;

/// Returns the documents of this rulebook.
pub(super) fn documents(book: BookId, templates: &Templates) -> Vec<DocumentChoice> {
    vec![templates.choice(DocumentKind::Playsheet, playsheet_kind(book))]
}

/// Returns the template of a playsheet: a rulebook with few tables is printed in one column.
pub(super) const fn playsheet_kind(book: BookId) -> Kind {
    if book.has_points() {
        Kind::Playsheet
    } else {
        Kind::Tables
    }
}

/// Returns a document of a rulebook; `small` chooses the smaller figure scale in a rulebook with
/// two. The order's subject is ignored.
///
/// # Errors
/// The same errors as [`Printer::document`](crate::Printer::document).
pub fn book_document(
    book: BookId,
    small: bool,
    language: Language,
    order: &PrintOrder,
    templates: &Templates,
) -> Result<Document> {
    match order.document {
        DocumentKind::Playsheet => {
            let sheet = book.playsheet(small, language)?;
            let mut setting = Setting::new(order, templates, language);
            let pages = setting.lay_out(&sheet, playsheet_kind(book))?;
            setting.document(pages, titled(book.title(), "", &order.called(language)))
        }
        DocumentKind::Roster
        | DocumentKind::Cards
        | DocumentKind::Labels
        | DocumentKind::Report
        | DocumentKind::Brief => Err(no_such(order.document, "desk.print.a_book")),
    }
}

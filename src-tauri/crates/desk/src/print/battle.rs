//! What is printed of a battle.

use drumhead_print::Kind;
use drumhead_rules::books::BookId;

use super::army;
use super::book::playsheet_kind;
use super::files::titled;
use super::setting::Setting;
use super::{Document, DocumentChoice, DocumentKind, PrintOrder, Templates, no_such};
use crate::{Desk, Result};

/// What can be printed of a battle of this book.
pub(super) fn documents(book: BookId, templates: &Templates) -> Vec<DocumentChoice> {
    vec![
        DocumentChoice {
            damage: true,
            ..army::roster_choice(book, templates)
        },
        templates.choice(DocumentKind::Playsheet, playsheet_kind(book)),
    ]
}

/// A document of a battle.
pub(super) fn document(
    desk: &mut Desk,
    id: &str,
    order: &PrintOrder,
    templates: &Templates,
) -> Result<Document> {
    let held = desk.table(id)?;
    let mut setting = Setting::new(order, templates);
    let pages = match order.document {
        DocumentKind::Playsheet => {
            let kind = playsheet_kind(held.battle.book());
            setting.lay_out(&held.battle.playsheet()?, kind)?
        }
        DocumentKind::Roster => {
            let (bill, damage) = (order.bill, order.damage);
            let rosters = held.battle.rosters(order.for_whom, bill, damage)?;
            setting.one_after_another(&rosters, Kind::Roster)?
        }
        DocumentKind::Cards | DocumentKind::Labels | DocumentKind::Report | DocumentKind::Brief => {
            return Err(no_such(order.document, "a battle"));
        }
    };
    let what = match order.document {
        DocumentKind::Roster => army::roster_word(order.for_whom),
        other @ (DocumentKind::Cards
        | DocumentKind::Labels
        | DocumentKind::Playsheet
        | DocumentKind::Report
        | DocumentKind::Brief) => other.word(),
    };
    setting.document(&pages, titled(&held.name, "battle", what))
}

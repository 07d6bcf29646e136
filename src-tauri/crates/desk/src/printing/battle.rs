//! The documents of a battle.

use drumhead_print::{Bookmark, Kind, Numbering, Pages};
use drumhead_rules::play::Game as _;
use drumhead_rules::report;
use drumhead_shelf::BookId;

use super::army;
use super::book::playsheet_kind;
use super::files::titled;
use super::setting::Setting;
use super::{
    Document, DocumentChoice, DocumentKind, PrintEdition, PrintOrder, Printer, RosterFor, Templates,
};
use crate::battle::{BattleSession, account, session};
use crate::words::words;
use crate::{DeskError, Result};

/// Returns the documents of a battle under this rulebook.
pub(super) fn documents(book: BookId, templates: &Templates) -> Vec<DocumentChoice> {
    vec![
        DocumentChoice {
            damage: true,
            ..army::roster_choice(book, templates)
        },
        DocumentChoice {
            damage: true,
            ..army::cards_choice(templates)
        },
        army::labels_choice(book, templates),
        templates.choice(DocumentKind::Playsheet, playsheet_kind(book)),
        templates.choice(DocumentKind::Report, Kind::Report),
        brief_choice(book, templates),
    ]
}

/// Returns a document of a battle.
pub(super) fn document(
    printer: &mut Printer<'_>,
    id: &str,
    order: &PrintOrder,
    templates: &Templates,
) -> Result<Document> {
    let language = printer.data.language;
    let session = &*session(printer.data, printer.open, id)?;
    let name = session.name.clone();
    let mut setting = Setting::new(order, templates, language);
    // A document of a damaged battle shows it as of its last intact change.
    setting.note(session.broken());
    let pages = match order.document {
        DocumentKind::Playsheet => {
            let kind = playsheet_kind(session.battle.book());
            setting.lay_out(&session.battle.playsheet()?, kind)?
        }
        DocumentKind::Roster => {
            let (bill, damage) = (order.bill, order.damage);
            let rosters = session.battle.rosters(order.for_whom, bill, damage, true)?;
            setting.one_after_another(&rosters, Kind::Roster)?
        }
        DocumentKind::Report => {
            setting.lay_out(&account::report(printer.data, id)?, Kind::Report)?
        }
        DocumentKind::Brief => brief(&mut setting, session)?,
        DocumentKind::Cards => setting.decks(&session.battle.decks(order.damage)?)?,
        DocumentKind::Labels => {
            let sheets = session.battle.labels(order.base)?;
            setting.one_after_another(&sheets, Kind::Labels)?
        }
    };
    setting.document(
        pages,
        titled(
            &name,
            words(language).get("desk.print.file.battle"),
            &order.called(language),
        ),
    )
}

/// Returns the options of a brief, which has the editions that all its parts have.
fn brief_choice(book: BookId, templates: &Templates) -> DocumentChoice {
    let mut choice = templates.choice(DocumentKind::Brief, Kind::Roster);
    let playsheet = templates.choice(DocumentKind::Brief, playsheet_kind(book));
    let everywhere = |edition: &PrintEdition| playsheet.editions.contains(edition);
    choice.editions.retain(everywhere);
    choice
}

/// Returns the brief for an opponent in another place: the table of the units' strengths, the
/// rosters as an opponent sees them now, the map if there is one, and the battle's own playsheet.
/// Each part has a bookmark, and the pages are numbered consecutively throughout.
fn brief(setting: &mut Setting<'_>, session: &BattleSession) -> Result<Pages> {
    let battle = &session.battle;
    let playsheet = battle.playsheet()?;
    let numbers = report::numbers(
        battle.words(),
        &session.name,
        &battle.view(),
        &playsheet.credit,
    );
    let mut parts = vec![(numbers, Kind::Roster)];
    // The tables are printed once, on the playsheet, and not after each roster. Like the table of
    // strengths and the map, the rosters show the current state of a battle that has begun.
    let fought = battle.turn() > 0;
    let rosters = battle.rosters(RosterFor::Opponent, false, fought, false)?;
    parts.extend(rosters.into_iter().map(|roster| (roster, Kind::Roster)));
    parts.extend(battle.map_sheet()?.map(|map| (map, Kind::Roster)));
    parts.push((playsheet, playsheet_kind(battle.book())));
    // The number of pages is known only after all parts have been laid out once.
    let mut count = 0;
    for (sheet, kind) in &parts {
        count += setting.lay_out(sheet, *kind)?.pages.len();
    }
    let mut brief_pages: Option<Pages> = None;
    for (sheet, kind) in parts {
        let numbering = Numbering {
            before: brief_pages
                .as_ref()
                .map_or(0, |brief_pages| brief_pages.pages.len()),
            pages: count,
        };
        let mut pages = setting.lay_out_numbered(&sheet, kind, numbering)?;
        let part = Bookmark {
            title: sheet.title,
            page: 0,
            y: pages.frame.top,
        };
        if pages.bookmarks.first() != Some(&part) {
            pages.bookmarks.insert(0, part);
        }
        brief_pages = Some(match brief_pages {
            Some(brief_pages) => brief_pages.followed_by(pages),
            None => pages,
        });
    }
    // A brief always has at least one part: the table of the units' strengths.
    brief_pages.ok_or_else(|| DeskError::internal("a brief without parts"))
}

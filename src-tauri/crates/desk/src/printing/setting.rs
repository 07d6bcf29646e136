//! Lays out sheets, and combines pages into a document.

use std::borrow::Cow;

use drumhead_print::{Kind, Numbering, Pages, PrintError, Selection, Template};
use drumhead_rules::catalogue::{Language, message};
use drumhead_vocabulary::deck::Deck;
use drumhead_vocabulary::sheet::Sheet;

use super::{CardSize, Document, PrintOrder, Templates};
use crate::words::words;
use crate::{Code, DeskError, Result};

/// The state of one print order.
pub(super) struct Setting<'a> {
    order: &'a PrintOrder,
    templates: &'a Templates,
    language: Language,
    notices: Vec<String>,
}

impl<'a> Setting<'a> {
    pub(super) const fn new(
        order: &'a PrintOrder,
        templates: &'a Templates,
        language: Language,
    ) -> Self {
        Self {
            order,
            templates,
            language,
            notices: Vec::new(),
        }
    }

    /// Adds a notice to the document, if there is one.
    pub(super) fn note(&mut self, notice: Option<String>) {
        self.notices.extend(notice);
    }

    /// Returns the player's own template of this kind, or else the built-in one. The template must
    /// have the ordered edition.
    fn template(&mut self, kind: Kind) -> Result<Cow<'static, Template>> {
        let (template, notice) = self.templates.of_kind(kind)?;
        let notice = notice.map(|notice| words(self.language).say(&notice));
        if let Some(notice) = notice.filter(|notice| !self.notices.contains(notice)) {
            self.notices.push(notice);
        }
        let edition = self.order.edition;
        if !template.editions().any(|has| has == edition) {
            let what = message(self.order.document.key());
            return Err(DeskError::new(
                Code::Print,
                message("desk.print.no_edition")
                    .with("edition", edition.name())
                    .with("what", what),
                message("desk.print.no_edition_fix"),
            ));
        }
        Ok(template)
    }

    /// Lays out a sheet on the ordered paper in the ordered edition, with the player's own
    /// template of this kind if there is one.
    pub(super) fn lay_out(&mut self, sheet: &Sheet, kind: Kind) -> Result<Pages> {
        let template = self.template(kind)?;
        let (paper, edition) = (self.order.paper, self.order.edition);
        Ok(drumhead_print::lay_out(sheet, &template, paper, edition)?)
    }

    /// Lays out a sheet as part of a document whose pages are numbered together.
    pub(super) fn lay_out_numbered(
        &mut self,
        sheet: &Sheet,
        kind: Kind,
        numbering: Numbering,
    ) -> Result<Pages> {
        let template = self.template(kind)?;
        let (paper, edition) = (self.order.paper, self.order.edition);
        let pages = drumhead_print::lay_out_numbered(sheet, &template, paper, edition, numbering)?;
        Ok(pages)
    }

    /// Lays out sheets of one kind, each on new pages with its own page numbers, so that each can
    /// be handed out alone.
    pub(super) fn one_after_another(&mut self, sheets: &[Sheet], kind: Kind) -> Result<Pages> {
        let laid_out = sheets.iter().map(|sheet| self.lay_out(sheet, kind));
        joined(laid_out)
    }

    /// Lays out decks one after the other.
    pub(super) fn decks(&mut self, decks: &[Deck]) -> Result<Pages> {
        joined(decks.iter().map(|deck| self.cards(deck)))
    }

    /// Lays out a deck of cards in the ordered size, front and back.
    fn cards(&mut self, deck: &Deck) -> Result<Pages> {
        let template = self.template(Kind::Cards)?;
        let size = match self.order.card_size {
            CardSize::Poker => "poker",
            CardSize::A6 => "a6",
        };
        let (paper, edition) = (self.order.paper, self.order.edition);
        Ok(drumhead_print::lay_out_cards(
            deck, &template, paper, edition, size,
        )?)
    }

    /// Returns the document with these pages, or with only the pages ordered.
    pub(super) fn document(self, laid_out: Pages, name: String) -> Result<Document> {
        let wanted = self.order.pages.as_deref().map(str::trim);
        let bytes = match wanted.filter(|wanted| !wanted.is_empty()) {
            Some(wanted) => {
                let wanted = wanted.parse::<Selection>().map_err(PrintError::from)?;
                let pages = laid_out.only(&wanted).map_err(PrintError::from)?;
                drumhead_print::paint(&pages)?
            }
            None => drumhead_print::paint(&laid_out)?,
        };
        Ok(Document {
            bytes,
            pages: laid_out,
            name,
            notices: self.notices,
        })
    }
}

/// Joins the pages of several parts.
fn joined(parts: impl Iterator<Item = Result<Pages>>) -> Result<Pages> {
    let mut all: Option<Pages> = None;
    for pages in parts {
        let pages = pages?;
        all = Some(match all {
            Some(before) => before.followed_by(pages),
            None => pages,
        });
    }
    all.ok_or_else(|| DeskError::fault(message("desk.print.nothing")))
}

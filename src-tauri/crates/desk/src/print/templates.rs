//! How documents look: the templates that come with the program.

use std::borrow::Cow;
use std::path::Path;

use drumhead_print::{Edition, Kind, Template};

use super::{DocumentChoice, DocumentKind, Paper};
use crate::Result;

/// The templates to print with.
#[derive(Clone, Debug, Default)]
pub struct Templates {}

impl Templates {
    /// Those of a player with this data folder.
    #[must_use]
    pub fn of(_folder: &Path) -> Self {
        Self {}
    }

    /// The template of a kind, and what the player must be told of it.
    #[allow(clippy::unused_self)]
    pub(super) fn of_kind(&self, kind: Kind) -> Result<(Cow<'static, Template>, Option<String>)> {
        Ok((Cow::Borrowed(Template::built_in(kind)?), None))
    }

    /// A document of this template, with no options of its own.
    pub(super) fn choice(&self, document: DocumentKind, kind: Kind) -> DocumentChoice {
        let editions = match self.of_kind(kind) {
            Ok((template, _)) => template.editions().collect(),
            // Why it cannot be read is told when it is printed.
            Err(_) => vec![Edition::Standard],
        };
        DocumentChoice {
            document,
            papers: vec![Paper::A4, Paper::Letter],
            editions: editions.into_iter().map(Into::into).collect(),
            for_whom: Vec::new(),
            damage: false,
            bill: false,
            card_sizes: Vec::new(),
            base: None,
        }
    }
}

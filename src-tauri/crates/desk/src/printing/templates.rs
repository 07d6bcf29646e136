//! The look of documents: the built-in templates, and the player's own templates merged into them.
//!
//! A player's template is a file with the built-in template's name in the folder `templates` of
//! the data folder. It may contain only the differences, or a whole template. It is read each time
//! a document is printed. A template with an error is reported with the line and column, and the
//! built-in one is used.

use std::borrow::Cow;
use std::fs::File;
use std::io::{ErrorKind, Read as _};
use std::path::{Path, PathBuf};

use drumhead_print::{Edition, Kind, Template};
use drumhead_rules::catalogue::{Message, message};

use super::{DocumentChoice, DocumentKind, Paper};
use crate::words::verbatim;
use crate::{Result, unprinted};

/// The maximum size of a template, in bytes.
const LARGEST: u64 = 256 * 1024;

/// The templates used for printing.
#[derive(Clone, Debug, Default)]
pub struct Templates {
    /// The folder of the player's own templates, if there is one.
    folder: Option<PathBuf>,
}

impl Templates {
    /// Returns the templates of a player with this data folder.
    #[must_use]
    pub fn of(folder: &Path) -> Self {
        Self {
            folder: Some(folder.join("templates")),
        }
    }

    /// Returns the template of a kind, and a notice for the player.
    pub(super) fn of_kind(&self, kind: Kind) -> Result<(Cow<'static, Template>, Option<Message>)> {
        let built_in = || Template::built_in(kind).map(Cow::Borrowed);
        let Some(path) = self.folder.as_ref().map(|it| it.join(kind.file())) else {
            return Ok((built_in()?, None));
        };
        let why = match read(&path) {
            Ok(None) => return Ok((built_in()?, None)),
            Ok(Some(text)) => match Template::over(kind, &text) {
                Ok(template) => return Ok((Cow::Owned(template), None)),
                Err(error) => unprinted::template(&error),
            },
            Err(why) => why,
        };
        let notice = message("desk.print.template")
            .with("path", path.display().to_string())
            .with("why", why);
        Ok((built_in()?, Some(notice)))
    }

    /// Returns a document with this template, as an entry for the list of documents. The caller
    /// adds its options.
    pub(super) fn choice(&self, document: DocumentKind, kind: Kind) -> DocumentChoice {
        let editions = match self.of_kind(kind) {
            Ok((template, _)) => template.editions().collect(),
            // Printing reports why the template cannot be read.
            Err(_) => vec![Edition::Standard],
        };
        DocumentChoice {
            document,
            papers: vec![Paper::A4, Paper::Letter],
            editions,
            for_whom: Vec::new(),
            damage: false,
            bill: false,
            card_sizes: Vec::new(),
            base: None,
        }
    }
}

/// Returns the text of a player's template; `None` if there is none.
fn read(path: &Path) -> Result<Option<String>, Message> {
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(verbatim(error)),
    };
    let mut text = String::new();
    let read = file.take(LARGEST + 1).read_to_string(&mut text);
    read.map_err(verbatim)?;
    if u64::try_from(text.len()).is_ok_and(|length| length > LARGEST) {
        return Err(message("desk.print.template_large").with("largest", LARGEST.to_string()));
    }
    Ok(Some(text))
}

//! Playsheets: a book's tables, or those that a battle can meet, printed into
//! a file.

use std::path::Path;

use drumhead_print::{Kind, Template};
use drumhead_rules::books::{self, BookId};
use drumhead_words::sheet::Sheet;
use serde::{Deserialize, Serialize};

use crate::roster::{Paper, Printed};
use crate::{Code, Desk, DeskError, Result, write};

/// A way to print a playsheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum PlaysheetEdition {
    /// As it is meant to look.
    #[default]
    Standard,
    /// With less ink.
    InkSaving,
    /// In type that is read from across the table.
    LargeType,
    /// On pages of a phone's width, whatever the paper.
    Phone,
}

/// How the player wants a playsheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct PlaysheetOptions {
    /// The paper.
    pub paper: Paper,
    /// The edition.
    pub edition: PlaysheetEdition,
}

/// The whole playsheet of a book, as the bytes of a PDF file; for a book of
/// two figure scales in the smaller where that is wanted.
///
/// # Errors
/// [`Code::Print`] for an edition that this book's playsheet does not have.
pub fn playsheet(book: BookId, small_figures: bool, options: PlaysheetOptions) -> Result<Vec<u8>> {
    pdf(book, &books::playsheet(book, small_figures)?, options)
}

/// What a book's playsheet is called as a file.
#[must_use]
pub fn playsheet_name(book: BookId) -> String {
    format!("{} playsheet.pdf", book.title())
}

fn pdf(book: BookId, sheet: &Sheet, options: PlaysheetOptions) -> Result<Vec<u8>> {
    // A book of few tables stands in one column, as a roster does.
    let kind = match book {
        BookId::Fornovo => Kind::Playsheet,
        BookId::Charging => Kind::Roster,
    };
    let template = Template::built_in(kind)?;
    let edition = match options.edition {
        PlaysheetEdition::Standard => drumhead_print::Edition::Standard,
        PlaysheetEdition::InkSaving => drumhead_print::Edition::InkSaving,
        PlaysheetEdition::LargeType => drumhead_print::Edition::LargeType,
        PlaysheetEdition::Phone => drumhead_print::Edition::Phone,
    };
    if !template.editions().any(|has| has == edition) {
        let message = format!(
            "The playsheet of {} has no edition {:?}.",
            book.title(),
            edition.name()
        );
        return Err(DeskError::new(
            Code::Print,
            message,
            "Print the standard edition.",
        ));
    }
    Ok(drumhead_print::print(
        sheet,
        template,
        options.paper.into(),
        edition,
    )?)
}

impl Desk {
    /// Prints the playsheet of a battle into a file; without a path, into one
    /// that lasts as long as this desk, to be looked at.
    ///
    /// # Errors
    /// [`Code::NotFound`], [`Code::Print`], and those of writing a file.
    pub fn print_battle_playsheet(
        &mut self,
        id: &str,
        options: PlaysheetOptions,
        to: Option<&Path>,
    ) -> Result<Printed> {
        let (bytes, name) = self.battle_playsheet(id, options)?;
        let to = match to {
            Some(to) => to.to_owned(),
            None => self.scratch()?.join(name),
        };
        self.keep_file(&to, &bytes)
    }

    /// The playsheet of a battle as the bytes of a PDF file, and what the file
    /// is called.
    ///
    /// # Errors
    /// [`Code::NotFound`], [`Code::Print`], and those of reading.
    pub fn battle_playsheet(
        &mut self,
        id: &str,
        options: PlaysheetOptions,
    ) -> Result<(Vec<u8>, String)> {
        let (book, sheet, name) = self.sheet_of(id)?;
        let name = write::file_name(&name);
        let name = if name.is_empty() { "battle" } else { &name };
        Ok((pdf(book, &sheet, options)?, format!("{name} playsheet.pdf")))
    }
}

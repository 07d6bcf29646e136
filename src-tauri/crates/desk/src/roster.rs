//! Rosters: an army's sheet, printed into a file.

use std::path::{Path, PathBuf};

use drumhead_print::{Kind, Template};
use drumhead_rules::books::Draft;
use drumhead_store::ArmyId;
use serde::{Deserialize, Serialize};

use crate::{Code, Desk, DeskError, Result, write};

/// A sheet of paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Paper {
    /// 210 by 297 mm.
    #[default]
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

impl From<Paper> for drumhead_print::Paper {
    fn from(paper: Paper) -> Self {
        match paper {
            Paper::A4 => Self::A4,
            Paper::Letter => Self::Letter,
        }
    }
}

/// How a roster is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Edition {
    /// As it is meant to look.
    #[default]
    Standard,
    /// With less ink and on less paper.
    InkSaving,
}

/// How the player wants a roster.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct PrintOptions {
    /// The paper.
    pub paper: Paper,
    /// The edition.
    pub edition: Edition,
    /// Whether the bill is printed too.
    pub bill: bool,
}

/// A file that was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Printed {
    /// Where it is.
    pub path: String,
}

/// The roster of an army, as the bytes of a PDF file.
///
/// # Errors
/// [`Code::Print`] for an army too large to be printed.
pub fn roster(draft: &Draft, options: PrintOptions) -> Result<Vec<u8>> {
    let sheet = draft.roster(options.bill)?;
    let edition = match options.edition {
        Edition::Standard => drumhead_print::Edition::Standard,
        Edition::InkSaving => drumhead_print::Edition::InkSaving,
    };
    Ok(drumhead_print::print(
        &sheet,
        Template::built_in(Kind::Roster)?,
        options.paper.into(),
        edition,
    )?)
}

/// Writes a file whole or not at all; a file of that name is replaced.
///
/// # Errors
/// [`Code::Print`] for a folder, or where there is no folder to write into;
/// [`Code::Full`], [`Code::ReadOnly`]. What stood there still stands then.
pub fn write_file(to: &Path, bytes: &[u8]) -> Result<PathBuf> {
    write::whole(to, bytes)
}

/// What a roster's file is called: the army's name, if a file can have it.
#[must_use]
pub fn file_name(draft: &Draft) -> String {
    let name = write::file_name(&draft.facts().name);
    let name = if name.is_empty() { "roster" } else { &name };
    format!("{name}.pdf")
}

impl Desk {
    /// Prints an army's roster into a file; without a path, into one that lasts
    /// as long as this desk, to be looked at.
    ///
    /// # Errors
    /// [`Code::NotFound`], [`Code::Print`], and those of writing a file.
    pub fn print_roster(
        &mut self,
        id: &str,
        options: PrintOptions,
        to: Option<&Path>,
    ) -> Result<Printed> {
        let draft = self.read(&ArmyId::new(id))?;
        let bytes = roster(&draft, options)?;
        let to = match to {
            Some(to) => to.to_owned(),
            None => self.scratch()?.join(file_name(&draft)),
        };
        self.keep_file(&to, &bytes)
    }

    /// Writes an army's file where the player wants it.
    ///
    /// # Errors
    /// [`Code::NotFound`], and those of writing a file.
    pub fn export_to(&mut self, id: &str, to: &Path) -> Result<Printed> {
        let text = self.export(id)?;
        self.keep_file(to, text.as_bytes())
    }

    /// The file at this path, if this desk wrote it: nothing else is given to
    /// the system to be opened.
    ///
    /// # Errors
    /// [`Code::NotFound`].
    pub fn written(&self, path: &str) -> Result<PathBuf> {
        let path = Path::new(path);
        if self.written.contains(path) && path.is_file() {
            return Ok(path.to_owned());
        }
        Err(DeskError::not_found(
            format!("{} is not a file that was printed here", path.display()),
            "Print the roster again.",
        ))
    }

    /// Writes a file where the player wants it, and remembers that it did.
    pub(crate) fn keep_file(&mut self, to: &Path, bytes: &[u8]) -> Result<Printed> {
        let path = write::whole(to, bytes)?;
        let printed = Printed {
            path: path.display().to_string(),
        };
        self.written.insert(path);
        Ok(printed)
    }

    /// The folder for files that are only looked at, gone when the desk is.
    pub(crate) fn scratch(&mut self) -> Result<PathBuf> {
        let scratch = match self.scratch.take() {
            Some(scratch) => scratch,
            None => tempfile::Builder::new()
                .prefix("drumhead-")
                .tempdir()
                .map_err(|error| {
                    DeskError::new(
                        Code::Print,
                        format!("there is nowhere to put a temporary file: {error}"),
                        "Save the roster into a folder instead.",
                    )
                })?,
        };
        let path = scratch.path().to_owned();
        self.scratch = Some(scratch);
        Ok(path)
    }
}

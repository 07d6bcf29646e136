//! Where documents go.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use drumhead_rules::catalogue::message;
use drumhead_store::ArmyId;
use serde::Serialize;
use tempfile::TempDir;

use super::places::{self, FileHandle, FilePlace, Places};
use super::{Printer, write};
use crate::battle::report;
use crate::words::words;
use crate::{Code, DeskError, Result, file};

/// A file that was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Printed {
    /// Where it is.
    pub path: String,
    /// Notices for the player; empty if all is well.
    pub notices: Vec<String>,
}

/// Writes a file whole or not at all; a file of that name is replaced.
///
/// # Errors
/// [`Code::Print`] for a folder, or where there is no folder to write into;
/// [`Code::Full`], [`Code::ReadOnly`]. An earlier file is unchanged then.
pub fn write_file(to: &Path, bytes: &[u8]) -> Result<PathBuf> {
    write::whole(to, bytes)
}

/// What a document's file is called: whose it is, if a file can be called
/// that, and what it is.
pub(crate) fn titled(whose: &str, otherwise: &str, what: &str) -> String {
    let whose = write::file_name(whose);
    let whose = if whose.is_empty() { otherwise } else { &whose };
    format!("{whose} {what}.pdf")
}

/// The files of a window.
#[derive(Debug, Default)]
pub(crate) struct Files {
    /// Where documents that are only looked at are printed.
    scratch: Option<TempDir>,
    /// The places for files that were chosen or suggested.
    places: Places,
    /// The files this desk wrote: the only ones it lets the system open.
    written: BTreeSet<PathBuf>,
}

impl Printer<'_> {
    /// Writes an army's file where the player wants it.
    ///
    /// # Errors
    /// [`Code::NotFound`], and the errors of writing a file.
    pub fn export_to(&mut self, id: &str, to: &Path) -> Result<Printed> {
        let text = file::write(&self.data.army(&ArmyId::new(id))?)?;
        self.keep_file(to, text.as_bytes())
    }

    /// Writes a battle's log where the player wants it: as Markdown into a file
    /// whose name ends so, else as plain text.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and the errors of writing a file.
    pub fn save_battle_log(&mut self, id: &str, to: &Path) -> Result<Printed> {
        let words = words(self.data.language);
        let text = report::log_file(self.battles().session(id)?, to, words);
        self.keep_file(to, text.as_bytes())
    }

    /// Writes a battle's export where the player wants it.
    ///
    /// # Errors
    /// The errors of [`Battles::export_battle`](crate::Battles::export_battle), and the errors of writing a file.
    pub fn save_battle(&mut self, id: &str, to: &Path) -> Result<Printed> {
        let text = match to.extension().is_some_and(|end| end == "scene") {
            true => self.battles().export_scene(id)?,
            false => self.battles().export_battle(id)?,
        };
        self.keep_file(to, text.as_bytes())
    }

    /// A place that the player chose in a dialog of the system.
    pub fn chosen_place(&mut self, path: PathBuf) -> FilePlace {
        self.files.places.add(path)
    }

    /// The place of a file of this name where the player chooses no other: beneath the data folder.
    pub fn suggested_place(&mut self, name: &str) -> FilePlace {
        let path = places::suggested(&self.data.path, name);
        if let Some(folder) = path.parent() {
            // Where it cannot be made, the file cannot be written, which is said then.
            let _ = std::fs::create_dir_all(folder);
        }
        self.files.places.add(path)
    }

    /// The path of a place.
    ///
    /// # Errors
    /// [`Code::NotFound`] for a handle that names no place of this window.
    pub fn place(&self, handle: FileHandle) -> Result<PathBuf> {
        self.files.places.path(handle)
    }

    /// The file at this path, if this desk wrote it: nothing else is given to
    /// the system to be opened.
    ///
    /// # Errors
    /// [`Code::NotFound`].
    pub fn written(&self, path: &str) -> Result<PathBuf> {
        let path = Path::new(path);
        if self.files.written.contains(path) && path.is_file() {
            return Ok(path.to_owned());
        }
        Err(DeskError::not_found(
            message("desk.files.not_ours").with("path", path.display().to_string()),
            message("desk.files.not_ours_fix"),
        ))
    }

    /// Writes a file where the player wants it, and remembers that it did.
    pub(crate) fn keep_file(&mut self, to: &Path, bytes: &[u8]) -> Result<Printed> {
        let path = write::whole(to, bytes)?;
        let printed = Printed {
            path: path.display().to_string(),
            notices: Vec::new(),
        };
        self.files.written.insert(path);
        Ok(printed)
    }

    /// The folder for files that are only looked at, gone when the desk is.
    pub(crate) fn scratch(&mut self) -> Result<PathBuf> {
        let scratch = match self.files.scratch.take() {
            Some(scratch) => scratch,
            None => tempfile::Builder::new()
                .prefix("drumhead-")
                .tempdir()
                .map_err(|error| {
                    DeskError::new(
                        Code::Print,
                        message("desk.files.no_scratch").with("error", error.to_string()),
                        message("desk.files.no_scratch_fix"),
                    )
                })?,
        };
        let path = scratch.path().to_owned();
        self.files.scratch = Some(scratch);
        Ok(path)
    }
}

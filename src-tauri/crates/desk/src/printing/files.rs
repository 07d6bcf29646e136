//! The files that the desk writes for the player.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use drumhead_rules::catalogue::message;
use drumhead_store::ArmyId;
use serde::Serialize;
use tempfile::TempDir;

use super::places::{self, FileHandle, FilePlace, Places};
use super::{Printer, write};
use crate::battle::report;
use crate::battle::scene::Scene;
use crate::words::words;
use crate::{Code, DeskError, ExportedBattle, Result, file};

/// A file that was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Printed {
    /// The file's path.
    pub path: String,
    /// Notices for the player; empty if all is well.
    pub notices: Vec<String>,
}

impl Printed {
    /// Adds a notice, if there is one.
    pub(super) fn noting(mut self, notice: Option<String>) -> Self {
        self.notices.extend(notice);
        self
    }
}

/// Writes a file whole or not at all; an existing file of that name is replaced.
///
/// # Errors
/// [`Code::Full`], [`Code::ReadOnly`], and [`Code::Unwritten`] for any other reason: for example,
/// the path is a folder. After an error, an existing file is unchanged.
pub fn write_file(to: &Path, bytes: &[u8]) -> Result<PathBuf> {
    write::atomically(to, bytes)
}

/// Returns the name of a document's file: the name of the army, battle or rulebook, or `otherwise`
/// if that name is not valid for a file, followed by the document's name.
pub(crate) fn titled(whose: &str, otherwise: &str, what: &str) -> String {
    let whose = write::file_name(whose);
    let whose = if whose.is_empty() { otherwise } else { &whose };
    format!("{whose} {what}.pdf")
}

/// The files of a window.
#[derive(Debug, Default)]
pub(crate) struct Files {
    /// The folder for documents that are only viewed.
    scratch: Option<TempDir>,
    /// The places for files, chosen or suggested.
    places: Places,
    /// The files that this desk wrote: only these are opened with the system.
    written: BTreeSet<PathBuf>,
}

impl Printer<'_> {
    /// Saves an army's file where the player wants it.
    ///
    /// # Errors
    /// [`Code::NotFound`], and errors in writing the file.
    pub fn export_to(&mut self, id: &str, to: &Path) -> Result<Printed> {
        let text = file::write(&self.data.army(&ArmyId::new(id))?)?;
        self.keep_file(to, text.as_bytes())
    }

    /// Saves a battle's log where the player wants it: as Markdown if the file's name has a
    /// Markdown extension, otherwise as plain text.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and errors in writing the file.
    pub fn save_battle_log(&mut self, id: &str, to: &Path) -> Result<Printed> {
        let words = words(self.data.language);
        let mut battles = self.battles();
        let session = battles.session(id)?;
        let text = report::log_file(session, to, words);
        let broken = session.broken();
        let saved = self.keep_file(to, text.as_bytes())?;
        Ok(saved.noting(broken))
    }

    /// Saves a battle's export where the player wants it: as a scene if the file's name has the
    /// extension `.scene`, otherwise as the whole journal.
    ///
    /// # Errors
    /// The same errors as [`Battles::export_battle`](crate::Battles::export_battle), and errors in
    /// writing the file.
    pub fn save_battle(&mut self, id: &str, to: &Path) -> Result<Printed> {
        if Scene::is_named(to) {
            let text = self.battles().export_scene(id)?;
            return self.keep_file(to, text.as_bytes());
        }
        let ExportedBattle { text, damage } = self.battles().export_battle(id)?;
        let saved = self.keep_file(to, text.as_bytes())?;
        Ok(saved.noting(damage))
    }

    /// Returns the place that the player chose in a system dialog.
    pub fn chosen_place(&mut self, path: PathBuf) -> FilePlace {
        self.files.places.add(path)
    }

    /// Returns the default place for a file of this name, within the data folder.
    pub fn suggested_place(&mut self, name: &str) -> FilePlace {
        let path = places::suggested(&self.data.path, name);
        if let Some(folder) = path.parent() {
            // If the folder cannot be created, writing the file reports the error.
            let _ = std::fs::create_dir_all(folder);
        }
        self.files.places.add(path)
    }

    /// Returns the path of a place.
    ///
    /// # Errors
    /// [`Code::NotFound`] for a handle that names no place of this window.
    pub fn place(&self, handle: FileHandle) -> Result<PathBuf> {
        self.files.places.path(handle)
    }

    /// Returns the file at this path, if this desk wrote it: the system opens no other file.
    ///
    /// # Errors
    /// [`Code::NotFound`] for any other file.
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

    /// Writes a file where the player wants it, and records its path.
    pub(crate) fn keep_file(&mut self, to: &Path, bytes: &[u8]) -> Result<Printed> {
        let path = write::atomically(to, bytes)?;
        let printed = Printed {
            path: path.display().to_string(),
            notices: Vec::new(),
        };
        self.files.written.insert(path);
        Ok(printed)
    }

    /// Returns the folder for files that are only viewed, which is removed with the desk.
    pub(crate) fn scratch(&mut self) -> Result<PathBuf> {
        let scratch = match self.files.scratch.take() {
            Some(scratch) => scratch,
            None => tempfile::Builder::new()
                .prefix("drumhead-")
                .tempdir()
                .map_err(|error| {
                    DeskError::new(
                        Code::Unwritten,
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

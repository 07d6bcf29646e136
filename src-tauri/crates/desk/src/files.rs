//! Where documents go.

use std::path::{Path, PathBuf};

use drumhead_rules::catalogue::message;
use serde::Serialize;

use crate::{Code, Desk, DeskError, Result, write};

/// A file that was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Printed {
    /// Where it is.
    pub path: String,
    /// What the player must be told of it; empty if all is well.
    pub notices: Vec<String>,
}

/// Writes a file whole or not at all; a file of that name is replaced.
///
/// # Errors
/// [`Code::Print`] for a folder, or where there is no folder to write into;
/// [`Code::Full`], [`Code::ReadOnly`]. What stood there still stands then.
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

impl Desk {
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
                        message("desk.files.no_scratch").with("error", error.to_string()),
                        message("desk.files.no_scratch_fix"),
                    )
                })?,
        };
        let path = scratch.path().to_owned();
        self.scratch = Some(scratch);
        Ok(path)
    }
}

//! Sets a file aside, and opens a new one in its place.

use std::path::{Path, PathBuf};

use crate::files::FolderLock;
use crate::replace::move_aside;
use crate::{Result, Stamp, Store};

/// A file set aside, and the new store in its place.
#[derive(Debug)]
pub struct SetAside {
    /// The old file's new path, with its log in the same folder; `None` if there was no file.
    pub old_file: Option<PathBuf>,
    /// A new, empty store.
    pub store: Store,
}

/// Renames the database of a data folder, with its log, to `drumhead-aside-<stamp>.sqlite3` in the
/// same folder (with a number if that name is taken), and opens a new one. Every store on the
/// folder must be closed.
///
/// # Errors
/// [`StoreError::Busy`](crate::StoreError::Busy) if a store is open on the folder, and the errors
/// of [`Store::open`].
pub fn set_aside(dir: &Path, stamp: &Stamp) -> Result<SetAside> {
    let alone = FolderLock::alone(dir)?.ok_or_else(|| FolderLock::busy(dir))?;
    let old_file = move_aside(dir, stamp)?;
    drop(alone);
    let store = Store::begin(dir)?;
    Ok(SetAside { old_file, store })
}

//! Setting a file aside: moved whole under another name, never deleted.

use std::fs;
use std::path::{Path, PathBuf};

use crate::files::{self, Hold};
use crate::{Doing, Result, Stamp, Store, StoreError};

/// What SQLite may have beside a database. The log may hold the last changes.
const COMPANIONS: [&str; 2] = ["-wal", "-shm"];

/// A file set aside and the new store in its place.
#[derive(Debug)]
pub struct SetAside {
    /// Where the old file is now, with its log beside it; `None` when there was none.
    pub kept: Option<PathBuf>,
    /// A new, empty store.
    pub store: Store,
}

/// Moves the database of a data folder aside, whole, as `drumhead-aside-<stamp>.sqlite3`
/// in the same folder, and opens a new one. Every store on the folder must be closed.
///
/// # Errors
/// [`StoreError::Busy`] when a store is open on it; [`StoreError::Io`] when a file was
/// set aside under this stamp before; those of [`Store::open`].
pub fn set_aside(dir: &Path, stamp: &Stamp) -> Result<SetAside> {
    let alone = Hold::alone(dir)?.ok_or_else(|| Hold::busy(dir))?;
    let kept = move_aside(dir, stamp)?;
    drop(alone);
    let store = Store::open(dir)?;
    Ok(SetAside { kept, store })
}

/// Moves the file with its companions. The caller has the folder alone.
pub(crate) fn move_aside(dir: &Path, stamp: &Stamp) -> Result<Option<PathBuf>> {
    let from = files::data_file(dir);
    let to = dir.join(format!("drumhead-aside-{stamp}.sqlite3"));
    // The file itself goes first: should the move be cut short, a log without its file
    // is noticed on opening; a file without its log would seem whole.
    let mut moves = vec![(from.clone(), to.clone())];
    moves.extend(COMPANIONS.map(|end| (files::suffixed(&from, end), files::suffixed(&to, end))));

    for (_, to) in &moves {
        if files::length(to)?.is_some() {
            let taken = std::io::Error::from(std::io::ErrorKind::AlreadyExists);
            return Err(StoreError::io(to, Doing::SetAside, taken));
        }
    }
    let mut kept = None;
    for (from, to) in moves {
        if files::length(&from)?.is_some() {
            fs::rename(&from, &to).map_err(|e| StoreError::io(&from, Doing::Move, e))?;
            kept.get_or_insert(to);
        }
    }
    files::sync_folder(dir)?;
    Ok(kept)
}

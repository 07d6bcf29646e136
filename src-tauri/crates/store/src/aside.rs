//! Sets a file aside: renames it with its companions, and never deletes it.

use std::fs;
use std::path::{Path, PathBuf};

use crate::files::{self, FolderLock};
use crate::{Doing, Result, Stamp, Store, StoreError};

/// SQLite's companion files for a database. The log may contain the last changes.
const COMPANIONS: [&str; 2] = ["-wal", "-shm"];

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
/// [`StoreError::Busy`] if a store is open on the folder, and the errors of [`Store::open`].
pub fn set_aside(dir: &Path, stamp: &Stamp) -> Result<SetAside> {
    let alone = FolderLock::alone(dir)?.ok_or_else(|| FolderLock::busy(dir))?;
    let old_file = move_aside(dir, stamp)?;
    drop(alone);
    let store = Store::begin(dir)?;
    Ok(SetAside { old_file, store })
}

/// Renames the file with its companions. The caller has locked the folder exclusively.
pub(crate) fn move_aside(dir: &Path, stamp: &Stamp) -> Result<Option<PathBuf>> {
    let to = free_name(dir, stamp)?;
    move_files(dir, &to)
}

/// Renames the companions that an interrupted [`move_aside`] left, to the names of their database.
pub(crate) fn move_rest(dir: &Path, stamp: &Stamp) -> Result<()> {
    let mut newest = None;
    for number in 1.. {
        let name = numbered(dir, stamp, number);
        if !is_taken(&name)? {
            break;
        }
        newest = Some(name);
    }
    match newest {
        Some(to) => move_files(dir, &to).map(drop),
        None => Ok(()),
    }
}

fn move_files(dir: &Path, to: &Path) -> Result<Option<PathBuf>> {
    let from = files::data_file(dir);
    let mut first = None;
    // The database is moved first. If the move is interrupted, a log without its database is
    // noticed on opening; a database without its log would look complete.
    for end in ["", COMPANIONS[0], COMPANIONS[1]] {
        let (from, to) = (files::suffixed(&from, end), files::suffixed(to, end));
        if files::length(&from)?.is_some() {
            fs::rename(&from, &to).map_err(|e| StoreError::io(&from, Doing::Move, e))?;
            first.get_or_insert(to);
        }
    }
    files::sync_folder(dir)?;
    Ok(first)
}

/// Returns a name that is free for the database and its companions: two files may be set aside in
/// the same second.
pub(crate) fn free_name(dir: &Path, stamp: &Stamp) -> Result<PathBuf> {
    let mut number = 1;
    loop {
        let name = numbered(dir, stamp, number);
        if !is_taken(&name)? {
            return Ok(name);
        }
        number += 1;
    }
}

/// Returns the name of the file set aside at this time as the first, second and so on.
fn numbered(dir: &Path, stamp: &Stamp, number: u32) -> PathBuf {
    let more = match number {
        1 => String::new(),
        _ => format!("-{number}"),
    };
    dir.join(format!("drumhead-aside-{stamp}{more}.sqlite3"))
}

/// Whether the database or one of its companions has this name.
fn is_taken(name: &Path) -> Result<bool> {
    for end in ["", COMPANIONS[0], COMPANIONS[1]] {
        if files::length(&files::suffixed(name, end))?.is_some() {
            return Ok(true);
        }
    }
    Ok(false)
}

//! Sets aside the database of a data folder with its companions, and moves a restored copy into the
//! database's place. The only file deleted is the copy of a restoration that was interrupted before
//! the database was set aside.

use std::fs;
use std::path::{Path, PathBuf};

use crate::files;
use crate::{Doing, Result, Stamp, StoreError};

/// SQLite's companion files for a database. The log may contain the last changes.
const COMPANIONS: [&str; 2] = ["-wal", "-shm"];
/// The beginning and the end of a restored copy's name, before it is renamed to the database's
/// name.
const RESTORED: (&str, &str) = ("drumhead-restored-", ".part");

/// Returns the path of a restored copy, before it is renamed to the database's name.
pub(crate) fn restored_copy(dir: &Path, stamp: &Stamp) -> PathBuf {
    dir.join(format!("{}{stamp}{}", RESTORED.0, RESTORED.1))
}

/// Renames a restored copy to the database's name.
pub(crate) fn put_in_place(dir: &Path, copied: &Path) -> Result<()> {
    let path = files::data_file(dir);
    fs::rename(copied, &path).map_err(|e| StoreError::io(&path, Doing::Restore, e))?;
    files::sync_folder(dir)
}

/// Finishes a restoration that was interrupted after the old database was set aside: sets aside the
/// database's remaining companions too, and renames the restored copy to the database's name. If
/// the restoration was interrupted earlier, the copy is removed. Returns whether a copy was
/// renamed. The caller has locked the folder exclusively.
pub(crate) fn finish_restoration(dir: &Path) -> Result<bool> {
    let mut finished = false;
    let entries = fs::read_dir(dir).map_err(|e| StoreError::io(dir, Doing::Look, e))?;
    for entry in entries {
        let entry = entry.map_err(|e| StoreError::io(dir, Doing::Look, e))?;
        let (name, copied) = (entry.file_name(), entry.path());
        let stamp = name.to_str().and_then(|name| {
            let stamp = name.strip_prefix(RESTORED.0)?.strip_suffix(RESTORED.1)?;
            Stamp::new(stamp)
        });
        let Some(stamp) = stamp else { continue };
        if files::length(&files::data_file(dir))?.is_some() {
            fs::remove_file(&copied).map_err(|e| StoreError::io(&copied, Doing::Delete, e))?;
        } else {
            move_rest(dir, &stamp)?;
            put_in_place(dir, &copied)?;
            finished = true;
        }
    }
    Ok(finished)
}

/// Sets the database aside: renames it with its companions. The caller has locked the folder
/// exclusively.
pub(crate) fn move_aside(dir: &Path, stamp: &Stamp) -> Result<Option<PathBuf>> {
    let to = free_name(dir, stamp)?;
    move_files(dir, &to)
}

/// Renames the companions that an interrupted [`move_aside`] left behind, so that their names match
/// the database set aside.
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

/// Returns the path for the first, second or later file set aside at this time; `number` counts
/// from 1.
fn numbered(dir: &Path, stamp: &Stamp, number: u32) -> PathBuf {
    let more = match number {
        1 => String::new(),
        _ => format!("-{number}"),
    };
    dir.join(format!("drumhead-aside-{stamp}{more}.sqlite3"))
}

/// Whether a database of this name, or one of its companions, exists.
fn is_taken(name: &Path) -> Result<bool> {
    for end in ["", COMPANIONS[0], COMPANIONS[1]] {
        if files::length(&files::suffixed(name, end))?.is_some() {
            return Ok(true);
        }
    }
    Ok(false)
}

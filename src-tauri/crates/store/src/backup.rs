//! Backups. They are taken with SQLite's backup interface, even while other windows write.
//! Automatic backups are named by time, and the oldest are deleted. Restoring a backup sets the
//! current file aside.

use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::Connection;
use rusqlite::backup::Backup as Copying;

use crate::error::Fault;
use crate::files::{self, FolderLock};
use crate::open::{check_whole, inspect, newer, user_version};
use crate::reading::Reading;
use crate::{Doing, Health, Item, Result, SCHEMA_VERSION, Seq, Stamp, Store, StoreError, replace};

/// The prefix and the suffix of an automatic backup's name.
const NAME: (&str, &str) = ("drumhead-", ".sqlite3");

/// The number of pages copied before other writers get a turn, and the length of that turn.
const STRIDE: (i32, Duration) = (1024, Duration::from_millis(1));

/// An automatic backup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Backup {
    /// The file: a complete database, without a log.
    pub path: PathBuf,
    /// The time when the backup was taken, given by the caller.
    pub stamp: Stamp,
    /// The size in bytes.
    pub bytes: u64,
}

/// A restored backup.
#[derive(Debug)]
pub struct Restored {
    /// The previous file's new path; `None` if there was no file.
    pub old_file: Option<PathBuf>,
    /// The store, open on the restored file.
    pub store: Store,
}

impl Store {
    /// Copies the database into a new file for the user. The copy is checked before it gets its
    /// final name, so that no incomplete copy ever has that name.
    ///
    /// # Errors
    /// [`StoreError::Io`] if the file exists, [`StoreError::Full`], [`StoreError::ReadOnly`],
    /// [`StoreError::Damaged`] if the copy fails its check.
    pub fn back_up(&self, to: &Path) -> Result<()> {
        copy(&self.conn, to)
    }

    /// Takes an automatic backup into a folder, which is created if necessary. The caller decides
    /// when; once a day, on opening, is recommended.
    ///
    /// # Errors
    /// The same errors as [`Store::back_up`].
    pub fn back_up_into(&self, dir: &Path, stamp: &Stamp) -> Result<Backup> {
        fs::create_dir_all(dir).map_err(|e| StoreError::io(dir, Doing::MakeFolder, e))?;
        let path = dir.join(format!("{}{stamp}{}", NAME.0, NAME.1));
        copy(&self.conn, &path)?;
        let bytes = files::length(&path)?.unwrap_or(0);
        let stamp = stamp.clone();
        Ok(Backup { path, stamp, bytes })
    }
}

/// Whether a backup contains this army, battle or setting intact. If a row is given, the backup
/// must contain the row too.
///
/// # Errors
/// [`StoreError::Damaged`] or [`StoreError::Newer`] for an unreadable backup.
pub fn intact_in(backup: &Path, of: &Item, row: Option<Seq>) -> Result<bool> {
    let store = Store::open_file(backup)?;
    match store.check_item(of) {
        Ok(damage) if damage.is_empty() => store.has_row(of, row),
        Ok(_) | Err(StoreError::NotFound { .. }) => Ok(false),
        Err(error) => Err(error),
    }
}

/// Checks everything in a backup, as [`Store::check`] does in a library.
///
/// # Errors
/// [`StoreError::Damaged`] or [`StoreError::Newer`] for an unusable backup, and read errors.
pub fn check_backup(backup: &Path) -> Result<Health> {
    Store::open_file(backup)?.check()
}

/// Returns the automatic backups in a folder, newest first; none if the folder does not exist.
///
/// # Errors
/// [`StoreError::Io`], [`StoreError::ReadOnly`] if access to the folder is denied.
pub fn backups(dir: &Path) -> Result<Vec<Backup>> {
    let entries = match fs::read_dir(dir) {
        Ok(entries) => entries,
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(e) => return Err(StoreError::io(dir, Doing::Look, e)),
    };
    let mut found = Vec::new();
    for entry in entries {
        let path = entry
            .map_err(|e| StoreError::io(dir, Doing::Look, e))?
            .path();
        let stamp = path
            .file_name()
            .and_then(|name| name.to_str())
            .and_then(|name| name.strip_prefix(NAME.0)?.strip_suffix(NAME.1))
            .and_then(Stamp::new);
        if let (Some(stamp), Some(bytes)) = (stamp, files::length(&path)?) {
            found.push(Backup { path, stamp, bytes });
        }
    }
    found.sort_by(|a, b| b.stamp.cmp(&a.stamp));
    Ok(found)
}

/// Deletes all automatic backups of a folder except the newest `keep`, and returns the paths of the
/// deleted files. If `intact` is true, the newest backup without damage is not deleted either; pass
/// `true` unless the library is known to be intact. Other files are not touched. Keeping ten is
/// recommended.
///
/// # Errors
/// The same errors as [`backups`], and a failed deletion.
pub fn rotate(dir: &Path, keep: NonZeroUsize, intact: bool) -> Result<Vec<PathBuf>> {
    let found = backups(dir)?;
    let is_intact =
        |it: &Backup| check_backup(&it.path).is_ok_and(|health| health.damage.is_empty());
    let spared = match intact && found.len() > keep.get() {
        true => found.iter().position(is_intact),
        false => None,
    };
    let mut gone = Vec::new();
    for (place, old) in found.into_iter().enumerate().skip(keep.get()) {
        if Some(place) == spared {
            continue;
        }
        fs::remove_file(&old.path).map_err(|e| StoreError::io(&old.path, Doing::Delete, e))?;
        gone.push(old.path);
    }
    Ok(gone)
}

/// Replaces a data folder's database with a backup (automatic or not). The current database
/// is set aside first, damaged or not. Every store on the folder must be closed.
///
/// # Errors
/// [`StoreError::Damaged`] or [`StoreError::Newer`] for an unusable backup, [`StoreError::Busy`] if
/// a store is open, [`StoreError::Full`]. In each case nothing has changed.
pub fn restore(dir: &Path, backup: &Path, stamp: &Stamp) -> Result<Restored> {
    inspect(backup)?;
    let Reading {
        conn: source,
        copy: _copy,
    } = Reading::open(backup)?;
    let version = user_version(&source).map_err(|e| StoreError::sqlite(backup, e))?;
    if version > SCHEMA_VERSION {
        return Err(newer(backup, version));
    }
    check_whole(&source, backup).map_err(|e| e.within(backup))?;
    if version < SCHEMA_VERSION {
        // An older backup is first migrated in a copy: the present library is not set aside for a
        // file that cannot be opened.
        drop(Store::open_file(backup)?);
    }

    fs::create_dir_all(dir).map_err(|e| StoreError::io(dir, Doing::MakeFolder, e))?;
    let alone = FolderLock::alone(dir)?.ok_or_else(|| FolderLock::busy(dir))?;
    // Copies first, while the current file is still in place; then renames the current file and the
    // copy. If the program stops between the two renames, the next opening does the second.
    let copied = replace::restored_copy(dir, stamp);
    if files::length(&copied)?.is_some() {
        // An interrupted restoration left this copy.
        fs::remove_file(&copied).map_err(|e| StoreError::io(&copied, Doing::Delete, e))?;
    }
    copy(&source, &copied)?;
    let old_file = replace::move_aside(dir, stamp)?;
    replace::put_in_place(dir, &copied)?;
    drop(alone);
    let store = Store::open(dir)?;
    Ok(Restored { old_file, store })
}

/// Copies a database into a new file via a `.part` file, which is checked and renamed.
pub(crate) fn copy(from: &Connection, to: &Path) -> Result<()> {
    if files::length(to)?.is_some() {
        let exists = std::io::Error::from(std::io::ErrorKind::AlreadyExists);
        return Err(StoreError::io(to, Doing::BackUp, exists));
    }
    let part = files::suffixed(to, ".part");
    let made = copy_to(from, &part).map_err(|e| e.within(to));
    if let Err(error) = made {
        // This is an incomplete copy; if even its removal fails, the first error matters more.
        let _ = fs::remove_file(&part);
        return Err(error);
    }
    fs::rename(&part, to).map_err(|e| StoreError::io(to, Doing::BackUp, e))?;
    files::sync_folder(to.parent().unwrap_or(Path::new(".")))
}

fn copy_to(from: &Connection, part: &Path) -> Result<(), Fault> {
    if files::length(part)?.is_some() {
        // An interrupted copy left this file; SQLite would open it as a database.
        fs::remove_file(part).map_err(|e| StoreError::io(part, Doing::Delete, e))?;
    }
    let mut copy = Connection::open(part)?;
    Copying::new(from, &mut copy)?.run_to_completion(STRIDE.0, STRIDE.1, None)?;
    // A single file without a log can be read from a write-protected memory stick.
    copy.execute_batch("PRAGMA journal_mode = DELETE;")?;
    check_whole(&copy, part)?;
    copy.close().map_err(|(_, error)| error.into())
}

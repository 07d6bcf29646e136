//! Backups: taken with SQLite's own backup interface while others go on writing,
//! numbered by time, the oldest automatic ones dropped; restored without losing what stood.

use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::Connection;
use rusqlite::backup::Backup as Copying;

use crate::error::Fault;
use crate::files::{self, Hold};
use crate::open::{check_whole, newer, user_version};
use crate::reading::Reading;
use crate::{Doing, Item, Result, SCHEMA_VERSION, Seq, Stamp, Store, StoreError, aside};

/// What the name of an automatic backup begins and ends with.
const NAME: (&str, &str) = ("drumhead-", ".sqlite3");

/// Pages copied before others are let in, and how long they are let in for.
const STRIDE: (i32, Duration) = (1024, Duration::from_millis(1));

/// An automatic backup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Backup {
    /// The file: a database whole in itself, with no log beside it.
    pub path: PathBuf,
    /// When it was taken, as the caller said.
    pub stamp: Stamp,
    /// Its size in bytes.
    pub bytes: u64,
}

/// A backup put back.
#[derive(Debug)]
pub struct Restored {
    /// Where the file that stood before is now; `None` when there was none.
    pub kept: Option<PathBuf>,
    /// The store, open on what was restored.
    pub store: Store,
}

impl Store {
    /// Copies the database as it stands into a new file, for the user to keep. The copy
    /// is checked before it gets its name, so a half-made one is never taken for whole.
    ///
    /// # Errors
    /// [`StoreError::Io`] when the file is there already, [`StoreError::Full`],
    /// [`StoreError::ReadOnly`].
    pub fn back_up(&self, to: &Path) -> Result<()> {
        copy(&self.conn, to)
    }

    /// Takes an automatic backup into a folder, which is made if need be. When to take
    /// one is the caller's to say: once a day, on opening, is what we recommend.
    ///
    /// # Errors
    /// As [`Store::back_up`].
    pub fn back_up_into(&self, dir: &Path, stamp: &Stamp) -> Result<Backup> {
        fs::create_dir_all(dir).map_err(|e| StoreError::io(dir, Doing::MakeFolder, e))?;
        let path = dir.join(format!("{}{stamp}{}", NAME.0, NAME.1));
        copy(&self.conn, &path)?;
        let bytes = files::length(&path)?.unwrap_or(0);
        let stamp = stamp.clone();
        Ok(Backup { path, stamp, bytes })
    }
}

/// Whether a backup has an army or battle as it was written, with this change if one is named.
///
/// # Errors
/// [`StoreError::Damaged`] or [`StoreError::Newer`] for a backup that cannot be read.
pub fn intact_in(backup: &Path, of: &Item, row: Option<Seq>) -> Result<bool> {
    let store = Store::open_file(backup)?;
    match store.check_item(of) {
        Ok(damage) if damage.is_empty() => store.has_row(of, row),
        Ok(_) | Err(StoreError::NotFound(_)) => Ok(false),
        Err(error) => Err(error),
    }
}

/// The automatic backups in a folder, the newest first. A folder that is not there has none.
///
/// # Errors
/// [`StoreError::Io`], [`StoreError::ReadOnly`] when the folder may not be looked into.
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

/// Deletes the oldest automatic backups of a folder, all but the newest `keep`, and says
/// which. Nothing else in the folder is touched. Ten is what we recommend.
///
/// # Errors
/// Those of [`backups`], and when a file cannot be deleted.
pub fn rotate(dir: &Path, keep: NonZeroUsize) -> Result<Vec<PathBuf>> {
    let mut gone = Vec::new();
    for old in backups(dir)?.into_iter().skip(keep.get()) {
        fs::remove_file(&old.path).map_err(|e| StoreError::io(&old.path, Doing::Delete, e))?;
        gone.push(old.path);
    }
    Ok(gone)
}

/// Puts a backup (automatic or not) in the place of a data folder's database, which is
/// set aside whole first, damaged or not. Every store on the folder must be closed.
///
/// # Errors
/// [`StoreError::Damaged`] or [`StoreError::Newer`] for a backup that would not do,
/// [`StoreError::Busy`] when a store is open, [`StoreError::Full`]: nothing has changed then.
pub fn restore(dir: &Path, backup: &Path, stamp: &Stamp) -> Result<Restored> {
    let Reading {
        conn: source,
        copy: _copy,
    } = Reading::open(backup)?;
    let version = user_version(&source).map_err(|e| StoreError::sqlite(backup, e))?;
    if version > SCHEMA_VERSION {
        return Err(newer(backup, version));
    }
    check_whole(&source, backup).map_err(|e| e.within(backup))?;

    fs::create_dir_all(dir).map_err(|e| StoreError::io(dir, Doing::MakeFolder, e))?;
    let alone = Hold::alone(dir)?.ok_or_else(|| Hold::busy(dir))?;
    // Copied first, while what stands still stands; then two changes of name.
    let copied = dir.join(format!("drumhead-restored-{stamp}.part"));
    copy(&source, &copied)?;
    let kept = aside::move_aside(dir, stamp)?;
    let path = files::data_file(dir);
    fs::rename(&copied, &path).map_err(|e| StoreError::io(&path, Doing::Restore, e))?;
    files::sync_folder(dir)?;
    drop(alone);
    let store = Store::open(dir)?;
    Ok(Restored { kept, store })
}

/// Copies a database into a new file by way of a `.part`, which is checked and renamed.
fn copy(from: &Connection, to: &Path) -> Result<()> {
    if files::length(to)?.is_some() {
        let taken = std::io::Error::from(std::io::ErrorKind::AlreadyExists);
        return Err(StoreError::io(to, Doing::BackUp, taken));
    }
    let part = files::suffixed(to, ".part");
    let made = copy_to(from, &part).map_err(|e| e.within(to));
    if let Err(error) = made {
        // Our own half-made copy; if not even that can be removed, the first error tells more.
        let _ = fs::remove_file(&part);
        return Err(error);
    }
    fs::rename(&part, to).map_err(|e| StoreError::io(to, Doing::BackUp, e))?;
    files::sync_folder(to.parent().unwrap_or(Path::new(".")))
}

fn copy_to(from: &Connection, part: &Path) -> Result<(), Fault> {
    if files::length(part)?.is_some() {
        // Left by a copy that was cut short; SQLite would take it for a database.
        fs::remove_file(part).map_err(|e| StoreError::io(part, Doing::Delete, e))?;
    }
    let mut copy = Connection::open(part)?;
    Copying::new(from, &mut copy)?.run_to_completion(STRIDE.0, STRIDE.1, None)?;
    // One file with no log beside it, which can be read from a stick that is write-protected.
    copy.execute_batch("PRAGMA journal_mode = DELETE;")?;
    check_whole(&copy, part)?;
    copy.close().map_err(|(_, error)| error.into())
}

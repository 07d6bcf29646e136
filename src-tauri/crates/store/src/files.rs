//! The files in the data folder, and their locks.

use std::ffi::OsString;
use std::fs::{self, File, TryLockError};
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use crate::{Doing, FileHarm, Result, StoreError};

/// The name of the library's database file in the data folder.
pub const FILE_NAME: &str = "drumhead.sqlite3";

/// The empty file that open windows lock.
const LOCK_NAME: &str = "drumhead.lock";

/// The folder of the automatic backups.
const BACKUPS: &str = "backups";

/// The longest wait for another window. A write takes milliseconds, or a second on a slow memory
/// stick; waiting more than five seconds is pointless.
pub(crate) const PATIENCE: Duration = Duration::from_secs(5);

/// The pause between two attempts to lock.
const PAUSE: Duration = Duration::from_millis(20);

/// Returns the database file of a data folder.
pub(crate) fn data_file(dir: &Path) -> PathBuf {
    dir.join(FILE_NAME)
}

/// Returns the folder for a data folder's automatic backups.
#[must_use]
pub fn backup_folder(dir: &Path) -> PathBuf {
    dir.join(BACKUPS)
}

/// Returns how the database of a data folder was lost; `None` if it was not. It was lost if the
/// file has 0 bytes although there are backups, or although a store has been opened before. It was
/// also lost if the file is missing although there are backups. Creating a store never leaves an
/// empty file.
pub(crate) fn lost(dir: &Path) -> Result<Option<FileHarm>> {
    let backups = fs::read_dir(backup_folder(dir)).is_ok_and(|mut files| files.next().is_some());
    let path = data_file(dir);
    Ok(match length(&path)? {
        // A log without its file is reported later. The log takes precedence over any backup,
        // because it may contain the last changes.
        None if length(&suffixed(&path, "-wal"))?.is_some_and(|bytes| bytes > 0) => None,
        None => backups.then_some(FileHarm::Missing),
        Some(0) => {
            let opened = length(&dir.join(LOCK_NAME))?.is_some();
            (opened || backups).then_some(FileHarm::Emptied)
        }
        Some(_) => None,
    })
}

/// Whether the beginning of a file contains these bytes. A library has the definitions of its
/// tables there.
pub(crate) fn contains(path: &Path, wanted: &[u8]) -> Result<bool> {
    const BEGINNING: u64 = 1 << 20;
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(BEGINNING).read_to_end(&mut bytes))
        .map_err(|e| StoreError::io(path, Doing::Read, e))?;
    Ok(bytes.windows(wanted.len()).any(|part| part == wanted))
}

/// Appends a suffix to the name of a path, as SQLite does for its companion files.
pub(crate) fn suffixed(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    PathBuf::from(name)
}

/// Returns the length of a file in bytes; `None` if it does not exist.
pub(crate) fn length(path: &Path) -> Result<Option<u64>> {
    match fs::metadata(path) {
        Ok(data) => Ok(Some(data.len())),
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(e) => Err(StoreError::io(path, Doing::Look, e)),
    }
}

/// Returns the device and inode of a file, which identify it after a rename; `None` if it does not
/// exist. Windows prevents renaming an open file.
pub(crate) fn identity(path: &Path) -> Option<(u64, u64)> {
    let data = fs::metadata(path).ok()?;
    #[cfg(unix)]
    return Some((
        std::os::unix::fs::MetadataExt::dev(&data),
        std::os::unix::fs::MetadataExt::ino(&data),
    ));
    #[cfg(not(unix))]
    data.is_file().then_some((0, 0))
}

/// Makes renames in a folder durable. Windows has no such call and needs none.
pub(crate) fn sync_folder(dir: &Path) -> Result<()> {
    if cfg!(unix) {
        File::open(dir)
            .and_then(|folder| folder.sync_all())
            .map_err(|e| StoreError::io(dir, Doing::Write, e))?;
    }
    Ok(())
}

/// A lock on the data folder, released on drop or when the process ends for any reason. Stores that
/// are open for writing share it; migrating, replacing or moving the file requires it exclusively.
#[derive(Debug)]
pub(crate) struct FolderLock(
    #[expect(dead_code, reason = "the file is held open for its lock")] File,
);

impl FolderLock {
    /// Takes the shared lock, after waiting for an exclusive holder.
    pub(crate) fn shared(dir: &Path) -> Result<Self> {
        let file = Self::file(dir)?;
        let tries = PATIENCE.as_millis() / PAUSE.as_millis();
        for _ in 0..tries {
            if Self::is_locked(dir, file.try_lock_shared())? {
                return Ok(Self(file));
            }
            thread::sleep(PAUSE);
        }
        Err(Self::busy(dir))
    }

    /// Takes the exclusive lock; `None` at once if the lock is already held.
    pub(crate) fn alone(dir: &Path) -> Result<Option<Self>> {
        let file = Self::file(dir)?;
        Ok(Self::is_locked(dir, file.try_lock())?.then_some(Self(file)))
    }

    /// Returns the error for a locked folder.
    pub(crate) fn busy(dir: &Path) -> StoreError {
        StoreError::Busy {
            path: data_file(dir),
        }
    }

    fn file(dir: &Path) -> Result<File> {
        let path = dir.join(LOCK_NAME);
        File::options()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(&path)
            .map_err(|e| StoreError::io(&path, Doing::Open, e))
    }

    fn is_locked(dir: &Path, answer: std::result::Result<(), TryLockError>) -> Result<bool> {
        match answer {
            Ok(()) => Ok(true),
            Err(TryLockError::WouldBlock) => Ok(false),
            Err(TryLockError::Error(e)) => {
                Err(StoreError::io(&dir.join(LOCK_NAME), Doing::Lock, e))
            }
        }
    }
}

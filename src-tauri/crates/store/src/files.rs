//! The files in the data folder, and who is using them.

use std::ffi::OsString;
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use crate::{Doing, Result, StoreError};

/// The name of the one database file in the data folder.
pub const FILE_NAME: &str = "drumhead.sqlite3";

/// The file whose locks say which windows are open. It holds nothing.
const LOCK_NAME: &str = "drumhead.lock";

/// How long to wait for another window. Its own writes take milliseconds, on a slow
/// stick a second; after five without an answer waiting longer is no use.
pub(crate) const PATIENCE: Duration = Duration::from_secs(5);

/// Between two looks at a lock.
const PAUSE: Duration = Duration::from_millis(20);

/// The database file of a data folder.
pub(crate) fn data_file(dir: &Path) -> PathBuf {
    dir.join(FILE_NAME)
}

/// A path with a suffix added to its name, as SQLite names the files beside a database.
pub(crate) fn suffixed(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    PathBuf::from(name)
}

/// The length of a file in bytes; `None` when there is no such file.
pub(crate) fn length(path: &Path) -> Result<Option<u64>> {
    match fs::metadata(path) {
        Ok(data) => Ok(Some(data.len())),
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(e) => Err(StoreError::io(path, Doing::Look, e)),
    }
}

/// Makes a change of names in a folder durable. Windows has no such call and needs none.
pub(crate) fn sync_folder(dir: &Path) -> Result<()> {
    if cfg!(unix) {
        File::open(dir)
            .and_then(|folder| folder.sync_all())
            .map_err(|e| StoreError::io(dir, Doing::Write, e))?;
    }
    Ok(())
}

/// A hold on the data folder, let go when dropped or when the process ends, however it
/// ends. Every open store shares it; who migrates, replaces or moves the file has it alone.
#[derive(Debug)]
pub(crate) struct Hold(#[expect(dead_code, reason = "held for its lock")] File);

impl Hold {
    /// Shares the folder, after waiting for whoever has it alone.
    pub(crate) fn shared(dir: &Path) -> Result<Self> {
        let file = Self::file(dir)?;
        let tries = PATIENCE.as_millis() / PAUSE.as_millis();
        for _ in 0..tries {
            if Self::taken(dir, file.try_lock_shared())? {
                return Ok(Self(file));
            }
            thread::sleep(PAUSE);
        }
        Err(Self::busy(dir))
    }

    /// Has the folder alone; `None` at once when any store is open.
    pub(crate) fn alone(dir: &Path) -> Result<Option<Self>> {
        let file = Self::file(dir)?;
        Ok(Self::taken(dir, file.try_lock())?.then_some(Self(file)))
    }

    /// The error of one who needed the folder.
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

    fn taken(dir: &Path, answer: std::result::Result<(), TryLockError>) -> Result<bool> {
        match answer {
            Ok(()) => Ok(true),
            Err(TryLockError::WouldBlock) => Ok(false),
            Err(TryLockError::Error(e)) => {
                Err(StoreError::io(&dir.join(LOCK_NAME), Doing::Lock, e))
            }
        }
    }
}

//! Opening the file: checks, pragmas, migrations.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags, Transaction, TransactionBehavior};
use rusqlite_migration::{M, Migrations};
use tempfile::TempDir;

use crate::draft::Draft;
use crate::error::Fault;
use crate::files::{self, FolderLock};
use crate::history::text;
use crate::reading::{self, Reading};
use crate::{Doing, FileHarm, Result, StoreError, migrate, replace};

/// `DRUM` in ASCII: marks the file as Drumhead's (SQLite's `application_id`).
pub const APPLICATION_ID: i32 = 0x4452_554D;

/// Returns the migrations, oldest first. A released migration is never changed; the schema's
/// version (SQLite's `user_version`) is the number of migrations.
fn migrations() -> Migrations<'static> {
    Migrations::new(vec![
        M::up(include_str!("../migrations/0001_armies.sql")),
        M::up(include_str!("../migrations/0002_battles.sql")),
        M::up_with_hook(
            include_str!("../migrations/0003_histories.sql"),
            migrate::name_every_row,
        ),
        M::up_with_hook(
            include_str!("../migrations/0004_settings.sql"),
            migrate::seal_every_setting,
        ),
    ])
}

/// The schema version that this program writes.
pub const SCHEMA_VERSION: u32 = 4;

/// Whether a store may write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Reads and writes.
    ReadWrite,
    /// Reads only: every write is refused with [`StoreError::ReadOnly`].
    ReadOnly,
}

/// The open file, with one connection. Each window has its own store; several stores may be open on
/// the same file.
#[derive(Debug)]
pub struct Store {
    pub(crate) conn: Connection,
    pub(crate) path: PathBuf,
    access: Access,
    /// Whether lists need no check against the tables' indexes, because the whole file was checked
    /// or is a backup.
    pub(crate) is_checked: bool,
    /// The identity of the file that was opened.
    identity: Option<(u64, u64)>,
    /// The draft last written or read, so that the next edit does not have to read it.
    pub(crate) draft: Option<Draft>,
    // Fields are dropped in this order: the connection is closed before these two are dropped.
    _copy: Option<TempDir>,
    _lock: Option<FolderLock>,
}

impl Store {
    /// Opens the database in a data folder for reading and writing. Creates the folder and
    /// the file if needed, and migrates an older file.
    ///
    /// The first window to open the file checks all of it (`PRAGMA quick_check`).
    ///
    /// Pragmas, with their reasons:
    /// * `journal_mode = WAL`: readers never wait for the writer, and a commit is one sync.
    /// * `synchronous = FULL`: a commit is on the disk when it returns. With the usual `NORMAL`, a
    ///   power cut may revert the last commits, although the screen has shown them.
    /// * `fullfsync`, `checkpoint_fullfsync`: on macOS an ordinary sync leaves the data in the
    ///   drive's cache; elsewhere they have no effect.
    /// * `foreign_keys`: off by default in SQLite; without them an edit could belong to no army.
    /// * `busy_timeout`: another window's commit takes milliseconds, so the call waits for it.
    /// * `cell_size_check`: detects a damaged page on reading, before the damage spreads.
    /// * `trusted_schema = OFF`: a foreign file cannot run a function hidden in its schema.
    /// * `wal_autocheckpoint`: the log starts again after 200 pages instead of 1,000. While the log
    ///   grows, each sync also writes the file's new size, which takes twice as long.
    /// * `journal_size_limit`: after a large write the log shrinks back to 4 MiB.
    ///
    /// # Errors
    /// [`StoreError::ReadOnly`], [`StoreError::Full`], [`StoreError::Busy`] (also if an
    /// older Drumhead has an older file open), [`StoreError::Newer`],
    /// [`StoreError::Damaged`]; in the last two cases the file is unchanged, to the byte, except
    /// that the log may be merged into an older file that cannot be migrated.
    pub fn open(dir: &Path) -> Result<Self> {
        // A loss is determined before the lock file is created, because an existing lock file shows
        // that a store was opened before.
        let lost = files::lost(dir)?;
        Self::open_unless(lost, dir)
    }

    /// Opens the database in a data folder, as [`Store::open`] does. If there is no file, creates
    /// one even beside backups.
    pub(crate) fn begin(dir: &Path) -> Result<Self> {
        let lost = files::lost(dir)?.filter(|harm| *harm != FileHarm::Missing);
        Self::open_unless(lost, dir)
    }

    /// Opens the database in a data folder. If the database is lost, the first window returns an
    /// error, unless it can finish an interrupted restoration.
    fn open_unless(lost: Option<FileHarm>, dir: &Path) -> Result<Self> {
        fs::create_dir_all(dir).map_err(|e| StoreError::io(dir, Doing::MakeFolder, e))?;
        let path = files::data_file(dir);
        // The first window locks the folder exclusively while it checks and migrates the file.
        if let Some(alone) = FolderLock::alone(dir)? {
            let restored = replace::finish_restoration(dir)?;
            if let Some(harm) = lost.filter(|_| !restored) {
                return Err(damaged(&path, harm));
            }
            prepare(&path)?;
            drop(alone);
        }
        let lock = FolderLock::shared(dir)?;
        let conn = connect(&path).map_err(|e| StoreError::sqlite(&path, e))?;
        let version = user_version(&conn).map_err(|e| StoreError::sqlite(&path, e))?;
        if version > SCHEMA_VERSION {
            return Err(newer(&path, version));
        }
        if version < SCHEMA_VERSION {
            // An older program has the file open and must not see its tables change.
            return Err(FolderLock::busy(dir));
        }
        set_pragmas(&conn).map_err(|e| StoreError::sqlite(&path, e))?;
        Ok(Self {
            conn,
            identity: files::identity(&path),
            path,
            access: Access::ReadWrite,
            is_checked: true,
            draft: None,
            _copy: None,
            _lock: Some(lock),
        })
    }

    /// Opens the database in a data folder read-only: for a write-protected folder, or a
    /// full disk. The database is not changed.
    ///
    /// # Errors
    /// [`StoreError::Io`] if the file is missing or empty, [`StoreError::Newer`],
    /// [`StoreError::Damaged`], and [`StoreError::ReadOnly`] for a file from an older version,
    /// which would need a migration first.
    pub fn open_read_only(dir: &Path) -> Result<Self> {
        let path = files::data_file(dir);
        if inspect(&path)? == Found::Nothing {
            let nothing = std::io::Error::from(std::io::ErrorKind::NotFound);
            return Err(StoreError::io(&path, Doing::Open, nothing));
        }
        let Reading { conn, copy } = Reading::open(&path)?;
        let check = || -> Result<u32, Fault> {
            check_whole(&conn, &path)?;
            Ok(user_version(&conn)?)
        };
        let version = check().map_err(|e| e.within(&path))?;
        if version > SCHEMA_VERSION {
            return Err(newer(&path, version));
        }
        if version < SCHEMA_VERSION {
            return Err(StoreError::ReadOnly { path });
        }
        Ok(Self {
            conn,
            path,
            access: Access::ReadOnly,
            is_checked: true,
            identity: None,
            draft: None,
            _copy: copy,
            _lock: None,
        })
    }

    /// Opens the database in a data folder read-only, to list armies and battles, without the check
    /// of the whole file, which takes longer than the list. What is read is checked: headings and
    /// rows by their digests, and the lists against the tables' indexes.
    ///
    /// # Errors
    /// The same errors as [`Store::open_read_only`]. After any error, [`Store::open`] either opens
    /// the file, for example by migrating it, or returns the cause.
    pub fn open_to_list(dir: &Path) -> Result<Self> {
        let path = files::data_file(dir);
        if inspect(&path)? == Found::Nothing {
            let nothing = std::io::Error::from(std::io::ErrorKind::NotFound);
            return Err(StoreError::io(&path, Doing::Open, nothing));
        }
        let Reading { conn, copy } = Reading::open(&path)?;
        let version = user_version(&conn).map_err(|e| StoreError::sqlite(&path, e))?;
        if version != SCHEMA_VERSION {
            return Err(StoreError::ReadOnly { path });
        }
        check_owner(&conn, &path).map_err(|e| e.within(&path))?;
        Ok(Self {
            conn,
            path,
            access: Access::ReadOnly,
            is_checked: false,
            identity: None,
            draft: None,
            _copy: copy,
            _lock: None,
        })
    }

    /// Opens a database outside a data folder, for example a backup, read-only. An older
    /// version is migrated in a copy.
    pub(crate) fn open_file(path: &Path) -> Result<Self> {
        inspect(path)?;
        let Reading { conn, copy } = Reading::open(path)?;
        let version = user_version(&conn).map_err(|e| StoreError::sqlite(path, e))?;
        if version > SCHEMA_VERSION {
            return Err(newer(path, version));
        }
        let (conn, copy) = if version == SCHEMA_VERSION {
            (conn, copy)
        } else {
            let (folder, copied) = reading::copy(path)?;
            prepare(&copied).map_err(|error| error.about(path))?;
            (Reading::open(&copied)?.conn, Some(folder))
        };
        Ok(Self {
            conn,
            path: path.to_owned(),
            access: Access::ReadOnly,
            is_checked: true,
            identity: None,
            draft: None,
            _copy: copy,
            _lock: None,
        })
    }

    /// Whether this store may write.
    #[must_use]
    pub fn access(&self) -> Access {
        self.access
    }

    /// Returns the database file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns a number that changes only if another window or program writes to the file.
    ///
    /// # Errors
    /// Read errors.
    pub fn data_version(&self) -> Result<u32> {
        self.read(|conn| Ok(conn.pragma_query_value(None, "data_version", |row| row.get(0))?))
    }

    /// Calls a function that reads, in one transaction, so that all it reads is consistent. Adds
    /// the file's name to its errors.
    pub(crate) fn read<T>(&self, f: impl FnOnce(&Connection) -> Result<T, Fault>) -> Result<T> {
        let opened = self.conn.unchecked_transaction().map_err(Fault::from);
        opened
            .and_then(|tx| f(&tx))
            .map_err(|e| e.within(&self.path))
    }

    /// Calls a writing function in one transaction. The changes are durable if this method returns
    /// `Ok`, and rolled back if it returns `Err`.
    pub(crate) fn write<T>(
        &mut self,
        f: impl FnOnce(&Transaction<'_>) -> Result<T, Fault>,
    ) -> Result<T> {
        if self.access == Access::ReadOnly {
            return Err(StoreError::ReadOnly {
                path: self.path.clone(),
            });
        }
        // A row written to a file that has been moved or deleted would be lost.
        if self.identity != files::identity(&self.path) {
            return Err(StoreError::Moved {
                path: self.path.clone(),
            });
        }
        // Immediate: takes the lock before anything is read, so that reads stay valid.
        let result = self
            .conn
            .transaction_with_behavior(TransactionBehavior::Immediate)
            .map_err(Fault::from)
            .and_then(|tx| {
                let value = f(&tx)?;
                tx.commit()?;
                Ok(value)
            });
        result.map_err(|e| e.within(&self.path))
    }
}

/// Checks the file and migrates it. The caller has locked the folder exclusively.
fn prepare(path: &Path) -> Result<()> {
    match inspect(path)? {
        Found::File => bring(path, path, Found::File),
        Found::Nothing => create(path),
    }
}

/// Creates a new file under another name first, so that an interrupted creation never leaves a
/// file of 0 bytes.
fn create(path: &Path) -> Result<()> {
    let part = files::suffixed(path, ".part");
    let log = files::suffixed(&part, "-wal");
    for left in [&part, &log, &files::suffixed(&part, "-shm")] {
        if files::length(left)?.is_some() {
            fs::remove_file(left).map_err(|e| StoreError::io(left, Doing::Delete, e))?;
        }
    }
    bring(&part, path, Found::Nothing)?;
    if files::length(&log)?.is_some_and(|bytes| bytes > 0) {
        // On closing, SQLite had no space to merge its log into the file.
        let path = path.to_owned();
        return Err(StoreError::Full { path });
    }
    fs::rename(&part, path).map_err(|e| StoreError::io(path, Doing::Write, e))?;
    files::sync_folder(path.parent().unwrap_or(Path::new(".")))
}

/// Checks the file at a path and migrates it. Errors name it as `path`.
fn bring(at: &Path, path: &Path, found: Found) -> Result<()> {
    let work = || -> Result<(), Fault> {
        let mut conn = connect(at)?;
        if conn.is_readonly("main")? {
            return Err(Fault::Known(StoreError::ReadOnly {
                path: path.to_owned(),
            }));
        }
        // Until the file is known to be sound and a Drumhead file, not even its log is
        // checkpointed.
        conn.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
        if found == Found::File {
            let version = user_version(&conn)?;
            if version > SCHEMA_VERSION && application_id(&conn)? == APPLICATION_ID {
                return Err(Fault::Known(newer(path, version)));
            }
            check_whole(&conn, path)?;
        }
        conn.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false)?;
        set_pragmas(&conn)?;
        // The migration replaces tables that refer to each other, and checks the references itself.
        conn.pragma_update(None, "foreign_keys", false)?;
        bring_up_to_date(&mut conn).map_err(|fault| match found {
            Found::File if fault.is_of_the_data() => damaged(path, FileHarm::Older).into(),
            Found::File | Found::Nothing => fault,
        })
    };
    work().map_err(|e| e.within(path))
}

/// The kind of file at the database's path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Found {
    /// No file or an empty one, which SQLite treats alike.
    Nothing,
    /// A file with SQLite's header.
    File,
}

/// Reads the first bytes before SQLite opens the file: SQLite would delete the log of an
/// empty file, and might write to a newer one.
pub(crate) fn inspect(path: &Path) -> Result<Found> {
    if files::length(path)?.unwrap_or(0) == 0 {
        let log = files::length(&files::suffixed(path, "-wal"))?.unwrap_or(0);
        if log > 0 {
            return Err(damaged(path, FileHarm::LogAlone));
        }
        return Ok(Found::Nothing);
    }
    let mut header = [0_u8; 100];
    File::open(path)
        .map_err(|e| StoreError::io(path, Doing::Open, e))?
        .read_exact(&mut header)
        .map_err(|e| {
            if e.kind() == std::io::ErrorKind::UnexpectedEof {
                damaged(path, FileHarm::TooShort)
            } else {
                StoreError::io(path, Doing::Read, e)
            }
        })?;
    if !header.starts_with(b"SQLite format 3\0") {
        let ours = files::contains(path, b"army_row")? || files::contains(path, b"army_edit")?;
        let harm = match ours {
            true => FileHarm::Header,
            false => FileHarm::NoDatabase,
        };
        return Err(damaged(path, harm));
    }
    if is_truncated(path, &header)? {
        return Err(damaged(path, FileHarm::Truncated));
    }
    let version = u32::from_be_bytes([header[60], header[61], header[62], header[63]]);
    let ours = header[68..72] == APPLICATION_ID.to_be_bytes();
    if ours && version > SCHEMA_VERSION {
        return Err(newer(path, version));
    }
    Ok(Found::File)
}

/// Whether a file is shorter than its header says. With a log, the header might count pages that
/// are only in the log, so the length shows nothing, and only SQLite's own checks remain.
fn is_truncated(path: &Path, header: &[u8; 100]) -> Result<bool> {
    let number = |at: usize| {
        let bytes: [u8; 4] = std::array::from_fn(|byte| header[at + byte]);
        u32::from_be_bytes(bytes)
    };
    // SQLite's file format, section 1.3: the page size is 1 for 65,536 bytes. The number of pages
    // is valid if the change counter equals the counter stored with the last writer's version.
    let size = match u16::from_be_bytes([header[16], header[17]]) {
        1 => 65_536,
        size => u64::from(size),
    };
    let valid = number(24) == number(92);
    let whole = size.saturating_mul(u64::from(number(28)));
    let has_log = files::length(&files::suffixed(path, "-wal"))?.is_some_and(|bytes| bytes > 0);
    Ok(valid && !has_log && files::length(path)?.unwrap_or(0) < whole)
}

/// Checks that the open file is a complete database, and either belongs to Drumhead or is still
/// empty. A value that breaks a `CHECK` of its table is not damage to the file: the digests detect
/// the value, and name its army, battle or setting.
pub(crate) fn check_whole(conn: &Connection, path: &Path) -> Result<(), Fault> {
    conn.pragma_update(None, "ignore_check_constraints", true)?;
    let verdict = conn.query_row("PRAGMA quick_check(1)", [], |row| row.get::<_, String>(0));
    conn.pragma_update(None, "ignore_check_constraints", false)?;
    let verdict = verdict?;
    if verdict != "ok" {
        return Err(damaged(path, FileHarm::Sqlite(verdict)).into());
    }
    check_owner(conn, path)
}

/// Checks that the open file either belongs to Drumhead or is still empty.
fn check_owner(conn: &Connection, path: &Path) -> Result<(), Fault> {
    let id = application_id(conn)?;
    let tables: u32 = conn.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    if id == APPLICATION_ID || (id == 0 && tables == 0) {
        return Ok(());
    }
    // The number in the header might be damaged.
    let ours = conn.table_exists(None, "army")? && conn.table_exists(None, "setting")?;
    let harm = match ours {
        true => FileHarm::Header,
        false => FileHarm::OtherProgram,
    };
    Err(damaged(path, harm).into())
}

/// Checks that the definitions of tables, indexes and triggers are those that the migrations make:
/// a changed trigger or constraint would no longer protect the rows.
pub(crate) fn check_schema(conn: &Connection, path: &Path) -> Result<(), Fault> {
    let mut new = Connection::open_in_memory()?;
    bring_up_to_date(&mut new)?;
    let (expected, found) = (definitions(&new)?, definitions(conn)?);
    let differs = expected.symmetric_difference(&found).next();
    differs.map_or(Ok(()), |(name, _)| {
        Err(damaged(path, FileHarm::Schema(name.clone())).into())
    })
}

/// Returns the name and the text of each definition.
fn definitions(conn: &Connection) -> rusqlite::Result<BTreeSet<(String, String)>> {
    let sql = "SELECT name, concat_ws(char(10), type, tbl_name, sql) FROM sqlite_schema";
    let mut all = conn.prepare(sql)?;
    let read = |row: &rusqlite::Row<'_>| Ok((text(row, 0)?, text(row, 1)?));
    all.query_map([], read)?.collect()
}

fn application_id(conn: &Connection) -> rusqlite::Result<i32> {
    conn.pragma_query_value(None, "application_id", |row| row.get(0))
}

fn bring_up_to_date(conn: &mut Connection) -> Result<(), Fault> {
    migrations().to_latest(conn).map_err(|error| {
        if let rusqlite_migration::Error::RusqliteError { err, .. } = error {
            Fault::Sqlite(err)
        } else {
            Fault::Sqlite(rusqlite::Error::ToSqlConversionFailure(Box::new(error)))
        }
    })
}

fn connect(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
        | OpenFlags::SQLITE_OPEN_CREATE
        | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let conn = Connection::open_with_flags(path, flags)?;
    conn.busy_timeout(files::PATIENCE)?;
    Ok(conn)
}

/// Sets the pragmas of [`Store::open`], whose documentation has the reasons, except `busy_timeout`.
fn set_pragmas(conn: &Connection) -> rusqlite::Result<()> {
    conn.execute_batch(
        "PRAGMA journal_mode = WAL;
         PRAGMA synchronous = FULL;
         PRAGMA fullfsync = ON;
         PRAGMA checkpoint_fullfsync = ON;
         PRAGMA foreign_keys = ON;
         PRAGMA cell_size_check = ON;
         PRAGMA trusted_schema = OFF;
         PRAGMA wal_autocheckpoint = 200;
         PRAGMA journal_size_limit = 4194304;",
    )
}

pub(crate) fn user_version(conn: &Connection) -> rusqlite::Result<u32> {
    conn.pragma_query_value(None, "user_version", |row| row.get(0))
}

pub(crate) fn newer(path: &Path, file: u32) -> StoreError {
    StoreError::Newer {
        path: path.to_owned(),
        file,
        ours: SCHEMA_VERSION,
    }
}

pub(crate) fn damaged(path: &Path, what: FileHarm) -> StoreError {
    StoreError::Damaged {
        path: path.to_owned(),
        what,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    /// Pragmas that a later change to the list might drop without any other test failing.
    #[test]
    fn commits_are_durable_and_orphans_impossible() {
        let dir = tempfile::tempdir().unwrap();
        let store = Store::open(dir.path()).unwrap();
        let pragma = |name: &str| -> String {
            let read = |row: &rusqlite::Row<'_>| {
                row.get::<_, rusqlite::types::Value>(0)
                    .map(|value| format!("{value:?}"))
            };
            store.conn.pragma_query_value(None, name, read).unwrap()
        };
        assert_eq!(pragma("journal_mode"), "Text(\"wal\")");
        assert_eq!(pragma("synchronous"), "Integer(2)");
        assert_eq!(pragma("foreign_keys"), "Integer(1)");
        assert_eq!(pragma("busy_timeout"), "Integer(5000)");
        assert_eq!(pragma("wal_autocheckpoint"), "Integer(200)");
        assert_eq!(
            pragma("application_id"),
            format!("Integer({APPLICATION_ID})")
        );
    }
}

//! Reads a database without changing it, whatever the state of the file and its folder.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, ErrorCode, OpenFlags};
use tempfile::TempDir;

use crate::files;
use crate::{Doing, Result, StoreError};

/// A connection for reading, and the copy of the file that it reads, if there is one.
pub(crate) struct Reading {
    pub(crate) conn: Connection,
    /// The folder of the copy, deleted on drop: it must live as long as the connection.
    pub(crate) copy: Option<TempDir>,
}

impl Reading {
    /// Opens a sound database for reading. Reading needs an index of the log in the same folder.
    /// If the index cannot be created, a file without a log is opened as immutable, and a file with
    /// a log is copied to a temporary folder.
    pub(crate) fn open(path: &Path) -> Result<Self> {
        let first = match try_reading(path, false) {
            Ok(conn) => return Ok(Self { conn, copy: None }),
            Err(error) => error,
        };
        let needs_a_place = matches!(
            first.sqlite_error_code(),
            Some(ErrorCode::CannotOpen | ErrorCode::ReadOnly | ErrorCode::SystemIoFailure)
        );
        if !needs_a_place {
            return Err(StoreError::sqlite(path, first));
        }
        let at = |e| StoreError::sqlite(path, e);
        if files::length(&files::suffixed(path, "-wal"))?.unwrap_or(0) == 0 {
            let conn = try_reading(path, true).map_err(at)?;
            return Ok(Self { conn, copy: None });
        }
        let (folder, copied) = copy(path)?;
        let conn = Connection::open(copied).map_err(at)?;
        conn.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))
            .map_err(at)?;
        Ok(Self {
            conn,
            copy: Some(folder),
        })
    }
}

/// Copies a database with its log into a temporary folder.
pub(crate) fn copy(path: &Path) -> Result<(TempDir, PathBuf)> {
    let folder = tempfile::tempdir()
        .map_err(|e| StoreError::io(&std::env::temp_dir(), Doing::MakeFolder, e))?;
    let to = folder.path().join(files::FILE_NAME);
    fs::copy(path, &to).map_err(|e| StoreError::io(path, Doing::Copy, e))?;
    let log = files::suffixed(path, "-wal");
    if files::length(&log)?.is_some() {
        fs::copy(&log, files::suffixed(&to, "-wal"))
            .map_err(|e| StoreError::io(&log, Doing::Copy, e))?;
    }
    Ok((folder, to))
}

/// Opens a database for reading and reads its schema, because SQLite reports most errors only on
/// the first read.
fn try_reading(path: &Path, immutable: bool) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY
        | OpenFlags::SQLITE_OPEN_URI
        | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let conn = Connection::open_with_flags(uri(path, immutable), flags)?;
    conn.busy_timeout(files::PATIENCE)?;
    conn.execute_batch("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON;")?;
    conn.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))?;
    Ok(conn)
}

/// Returns the path as SQLite's `file:` URI.
fn uri(path: &Path, immutable: bool) -> String {
    let mut text = String::from("file:");
    let path = path.to_string_lossy();
    if cfg!(windows) && !path.starts_with(['/', '\\']) {
        text.push('/');
    }
    for byte in path.bytes() {
        match byte {
            b'\\' if cfg!(windows) => text.push('/'),
            b'%' | b'?' | b'#' | 0x80.. => text.push_str(&format!("%{byte:02X}")),
            _ => text.push(char::from(byte)),
        }
    }
    text.push_str(if immutable {
        "?immutable=1"
    } else {
        "?mode=ro"
    });
    text
}

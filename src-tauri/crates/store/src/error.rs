//! The store's errors, by kind. The desk writes the sentences.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::ErrorCode;
use thiserror::Error;

use crate::{ArmyId, BattleId, Damage, Item, Seq};

/// The reason why the store did not carry out a call. A failed call of [`Store`](crate::Store)
/// changed nothing in the library: every change is one transaction.
///
/// `Display` is for developers. The desk writes the sentences for players.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The file or its folder is not writable.
    #[error("read-only: {}", path.display())]
    ReadOnly {
        /// The file or folder.
        path: PathBuf,
    },
    /// The disk is full.
    #[error("disk full: {}", path.display())]
    Full {
        /// The file that could not grow.
        path: PathBuf,
    },
    /// Another window or program has the file open.
    #[error("busy: {}", path.display())]
    Busy {
        /// The file.
        path: PathBuf,
    },
    /// The file was moved, deleted or replaced while it was open.
    #[error("moved: {}", path.display())]
    Moved {
        /// The path at which the file was opened.
        path: PathBuf,
    },
    /// The file is not a Drumhead database, or is incomplete.
    #[error("damaged: {}: {what}", path.display())]
    Damaged {
        /// The file, untouched.
        path: PathBuf,
        /// The fault found.
        what: FileHarm,
    },
    /// The file differs from the written data: a byte has changed.
    #[error("altered: {0}")]
    Altered(Box<Damage>),
    /// A newer version of Drumhead wrote the file, which was not changed.
    #[error("newer: {}: schema {file}, known {ours}", path.display())]
    Newer {
        /// The file, untouched.
        path: PathBuf,
        /// The file's schema version.
        file: u32,
        /// The latest schema version that this program reads.
        ours: u32,
    },
    /// The army or battle has changed since the caller last read it.
    #[error("stale head: {of}: expected {expected}, is {actual}")]
    StaleHead {
        /// The army or battle.
        of: Item,
        /// The caller's head.
        expected: Seq,
        /// The current head.
        actual: Seq,
    },
    /// The army, battle or setting, or its row, is not in the file.
    #[error("not found: {of}{}", row.map_or_else(String::new, |row| format!(" row {row}")))]
    NotFound {
        /// The army, battle or setting.
        of: Item,
        /// The row, if one was requested.
        row: Option<Seq>,
    },
    /// An army or battle with this id already exists.
    #[error("taken: {item}")]
    Taken {
        /// The item with the id.
        item: Item,
    },
    /// Text is not valid JSON, a patch does not apply, or imported rows do not form a valid tree.
    #[error("bad JSON: {place:?}: {problem:?}")]
    BadJson {
        /// The location of the text.
        place: JsonPlace,
        /// The fault in the text.
        problem: JsonProblem,
    },
    /// A file or folder could not be created, read, copied or moved.
    #[error("{doing:?}: {}: {source}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// The operation.
        doing: Doing,
        /// The system's error.
        source: io::Error,
    },
    /// SQLite reported an error that no user can fix.
    #[error("SQLite: {}: {source}", path.display())]
    Sqlite {
        /// The file.
        path: PathBuf,
        /// SQLite's error.
        source: rusqlite::Error,
    },
}

/// A fault in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileHarm {
    /// The file has 0 bytes, although it contained a library before.
    Emptied,
    /// There is no file, but there are backups of it.
    Missing,
    /// The file's log exists, but the file itself is empty or missing.
    LogAlone,
    /// The file is too short for a database.
    TooShort,
    /// The end of the file is missing: it is shorter than its header says.
    Truncated,
    /// The header is damaged, but the file has tables of the library.
    Header,
    /// The file is not a database, and no part of it is a library.
    NoDatabase,
    /// The file is a database of another program.
    OtherProgram,
    /// A table, an index or a trigger with this name differs from the one that the migrations make.
    Schema(String),
    /// The data of an older file, or of a file with a wrong version number, breaks a constraint of
    /// the tables that the migrations make.
    Older,
    /// SQLite's message.
    Sqlite(String),
}

impl FileHarm {
    /// Returns the fault's name in the catalogue.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Emptied => "emptied",
            Self::Missing => "missing",
            Self::LogAlone => "log_alone",
            Self::TooShort => "too_short",
            Self::Truncated => "truncated",
            Self::Header => "header",
            Self::NoDatabase => "no_database",
            Self::OtherProgram => "other_program",
            Self::Schema(_) => "schema",
            Self::Older => "older",
            Self::Sqlite(_) => "sqlite",
        }
    }
}

impl fmt::Display for FileHarm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sqlite(verdict) => f.write_str(verdict),
            Self::Schema(name) => write!(f, "schema: {name}"),
            Self::Emptied
            | Self::Missing
            | Self::LogAlone
            | Self::TooShort
            | Self::Truncated
            | Self::Header
            | Self::NoDatabase
            | Self::OtherProgram
            | Self::Older => f.write_str(self.id()),
        }
    }
}

/// The location of JSON text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JsonPlace {
    /// Data to be saved.
    Given,
    /// The draft of an army.
    Draft,
    /// A setting.
    Setting(String),
    /// An edit to an army.
    Edit(ArmyId, Seq),
    /// A row of an imported battle.
    Row(Seq),
    /// The rows of an imported battle.
    Journal(BattleId),
}

/// A fault in JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JsonProblem {
    /// The message of the parser or the patch.
    Text(String),
    /// The text is nested more than a hundred levels deep.
    TooDeep,
    /// Rows are not numbered 0, 1, 2 and so on.
    Numbering,
    /// A row does not follow an earlier row.
    Parent(Seq),
    /// The head is not on the branch that redo follows.
    Head,
}

/// An operation on a file or folder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doing {
    /// Creating a folder.
    MakeFolder,
    /// Reading a folder, or a file's properties.
    Look,
    /// Opening a file.
    Open,
    /// Reading a file.
    Read,
    /// Writing a file.
    Write,
    /// Copying a file.
    Copy,
    /// Moving a file.
    Move,
    /// Deleting a file.
    Delete,
    /// Locking a file.
    Lock,
    /// Writing a backup to this file.
    BackUp,
    /// Restoring a backup to this file.
    Restore,
    /// Opening a file as a database.
    Use,
}

impl Doing {
    /// Returns the operation's name in the catalogue.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::MakeFolder => "make_folder",
            Self::Look => "look",
            Self::Open => "open",
            Self::Read => "read",
            Self::Write => "write",
            Self::Copy => "copy",
            Self::Move => "move",
            Self::Delete => "delete",
            Self::Lock => "lock",
            Self::BackUp => "back_up",
            Self::Restore => "restore",
            Self::Use => "use",
        }
    }
}

impl StoreError {
    /// Names this file as the damaged one, for an error about a copy of it.
    pub(crate) fn about(self, file: &Path) -> Self {
        if let Self::Damaged { what, .. } = self {
            let path = file.to_owned();
            return Self::Damaged { path, what };
        }
        self
    }

    /// Classifies the file system's errors by their remedy.
    pub(crate) fn io(path: &Path, doing: Doing, source: io::Error) -> Self {
        let path = path.to_owned();
        let kind = source.kind();
        if matches!(
            kind,
            io::ErrorKind::ReadOnlyFilesystem | io::ErrorKind::PermissionDenied
        ) {
            Self::ReadOnly { path }
        } else if matches!(
            kind,
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded
        ) {
            Self::Full { path }
        } else {
            Self::Io {
                path,
                doing,
                source,
            }
        }
    }

    /// Classifies SQLite's errors by their remedy.
    pub(crate) fn sqlite(path: &Path, source: rusqlite::Error) -> Self {
        let path = path.to_owned();
        if is_of_the_file(&source) {
            let what = FileHarm::Sqlite(source.to_string());
            return Self::Damaged { path, what };
        }
        let extended = source.sqlite_error().map(|e| e.extended_code);
        match source.sqlite_error_code() {
            Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => Self::ReadOnly { path },
            Some(ErrorCode::DiskFull) => Self::Full { path },
            // The shared index of the write-ahead log could not grow: the disk is full.
            Some(ErrorCode::SystemIoFailure)
                if extended == Some(rusqlite::ffi::SQLITE_IOERR_SHMSIZE) =>
            {
                Self::Full { path }
            }
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Busy { path },
            // The file ends within a page.
            Some(ErrorCode::SystemIoFailure)
                if extended == Some(rusqlite::ffi::SQLITE_IOERR_SHORT_READ) =>
            {
                let what = FileHarm::Truncated;
                Self::Damaged { path, what }
            }
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => Self::Damaged {
                what: FileHarm::Sqlite(source.to_string()),
                path,
            },
            Some(ErrorCode::SystemIoFailure | ErrorCode::CannotOpen) => Self::Io {
                path,
                doing: Doing::Use,
                source: io::Error::other(source),
            },
            _ => Self::Sqlite { path, source },
        }
    }
}

/// Whether an error shows that the file is not as the store wrote it: a value does not have the
/// type of its column, or a table does not have the columns that a query names.
fn is_of_the_file(error: &rusqlite::Error) -> bool {
    matches!(
        error,
        rusqlite::Error::SqlInputError { .. }
            | rusqlite::Error::FromSqlConversionFailure(..)
            | rusqlite::Error::InvalidColumnType(..)
            | rusqlite::Error::IntegralValueOutOfRange(..)
            | rusqlite::Error::Utf8Error(..)
    )
}

/// An internal error. An SQLite error does not have the file's name yet.
#[derive(Debug)]
pub(crate) enum Fault {
    /// An error of SQLite.
    Sqlite(rusqlite::Error),
    /// A complete error.
    Known(StoreError),
}

impl Fault {
    /// Adds the file's name, so that the error can be returned to the caller.
    pub(crate) fn within(self, path: &Path) -> StoreError {
        match self {
            Self::Sqlite(source) => StoreError::sqlite(path, source),
            Self::Known(error) => error,
        }
    }

    /// Whether a migration failed because of the data in the file.
    pub(crate) fn is_of_the_data(&self) -> bool {
        match self {
            Self::Sqlite(error) => {
                let code = error.sqlite_error_code();
                is_of_the_file(error) || code == Some(ErrorCode::ConstraintViolation)
            }
            Self::Known(_) => false,
        }
    }
}

impl From<rusqlite::Error> for Fault {
    fn from(error: rusqlite::Error) -> Self {
        Self::Sqlite(error)
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Self {
        Self::Known(error)
    }
}

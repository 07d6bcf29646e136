//! What can go wrong, in kinds that the desk acts on and puts into words.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::ErrorCode;
use thiserror::Error;

use crate::{ArmyId, BattleId, Damage, Item, Seq};

/// Why the store did not do what it was asked. Whatever the kind, nothing was changed by the call that failed: every
/// change is one transaction.
///
/// `Display` is for developers. The desk makes the sentences that players read.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The file or its folder cannot be written to.
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
    /// Another window or program holds the file.
    #[error("busy: {}", path.display())]
    Busy {
        /// The file.
        path: PathBuf,
    },
    /// The file was moved, deleted or replaced while it was open.
    #[error("moved: {}", path.display())]
    Moved {
        /// The path at which it was opened.
        path: PathBuf,
    },
    /// The file is not a database of ours, or is not whole.
    #[error("damaged: {}: {what}", path.display())]
    Damaged {
        /// The file, untouched.
        path: PathBuf,
        /// What was found to be wrong.
        what: FileHarm,
    },
    /// Something in the file is not as it was written: a byte of it was changed.
    #[error("altered: {0}")]
    Altered(Box<Damage>),
    /// The file was written by a later Drumhead. It was not touched.
    #[error("newer: {}: schema {file}, known {ours}", path.display())]
    Newer {
        /// The file, untouched.
        path: PathBuf,
        /// The file's schema version.
        file: u32,
        /// The newest schema version of this program.
        ours: u32,
    },
    /// The army or battle has moved on since the caller last looked.
    #[error("stale head: {of}: expected {expected}, is {actual}")]
    StaleHead {
        /// The army or battle.
        of: Item,
        /// The caller's head.
        expected: Seq,
        /// The current head.
        actual: Seq,
    },
    /// What was asked for is not in the file.
    #[error("not found: {0}")]
    NotFound(Missing),
    /// An army or battle with this id is there already.
    #[error("taken: {item}")]
    Taken {
        /// The item that has it.
        item: Item,
    },
    /// Text that should be JSON, or a patch that should fit, is not or does not.
    #[error("bad JSON: {place:?}: {problem:?}")]
    BadJson {
        /// Where the text is.
        place: JsonPlace,
        /// What is wrong with it.
        problem: JsonProblem,
    },
    /// A file or folder could not be made, read, copied or moved.
    #[error("{doing:?}: {}: {source}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// The operation.
        doing: Doing,
        /// The system's error.
        source: io::Error,
    },
    /// SQLite refused for a reason that no user can mend.
    #[error("SQLite: {}: {source}", path.display())]
    Sqlite {
        /// The file.
        path: PathBuf,
        /// SQLite's error.
        source: rusqlite::Error,
    },
}

/// What is wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileHarm {
    /// It has 0 bytes, where there was a library.
    Emptied,
    /// Its log is there, but the file itself is empty or missing.
    LogAlone,
    /// It is too short for a database.
    TooShort,
    /// It does not begin as a database.
    NoDatabase,
    /// It is the database of another program.
    OtherProgram,
    /// What SQLite says.
    Sqlite(String),
}

impl FileHarm {
    /// Its name in the catalogue.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Emptied => "emptied",
            Self::LogAlone => "log_alone",
            Self::TooShort => "too_short",
            Self::NoDatabase => "no_database",
            Self::OtherProgram => "other_program",
            Self::Sqlite(_) => "sqlite",
        }
    }
}

impl fmt::Display for FileHarm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sqlite(verdict) => f.write_str(verdict),
            Self::Emptied
            | Self::LogAlone
            | Self::TooShort
            | Self::NoDatabase
            | Self::OtherProgram => f.write_str(self.id()),
        }
    }
}

/// Where JSON is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JsonPlace {
    /// In what was to be saved.
    Given,
    /// In the draft of an army.
    Draft,
    /// In a setting.
    Setting(String),
    /// In an edit of an army.
    Edit(ArmyId, Seq),
    /// In a row of a battle from elsewhere.
    Row(Seq),
    /// In the rows of a battle from elsewhere.
    Journal(BattleId),
}

/// What is wrong with JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JsonProblem {
    /// What the parser, or the patch, says.
    Text(String),
    /// It nests more than a hundred levels deep.
    TooDeep,
    /// Rows are not numbered 0, 1, 2 and so on.
    Numbering,
    /// This row does not follow a row before it.
    Parent(Seq),
    /// The head is not on the branch that is said to be followed.
    Head,
}

/// What was being done to a file or folder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doing {
    /// Making a folder.
    MakeFolder,
    /// Looking into a folder, or at a file.
    Look,
    /// Opening a file.
    Open,
    /// Reading it.
    Read,
    /// Writing it.
    Write,
    /// Copying it.
    Copy,
    /// Moving it.
    Move,
    /// Deleting it.
    Delete,
    /// Locking it.
    Lock,
    /// Writing a backup as this file.
    BackUp,
    /// Putting a backup in the place of this file.
    Restore,
    /// Setting a damaged file aside as this file.
    SetAside,
    /// Using it as a database.
    Use,
}

impl Doing {
    /// Its name in the catalogue.
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
            Self::SetAside => "set_aside",
            Self::Use => "use",
        }
    }
}

/// What was looked for and is not there.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Missing {
    /// An army.
    #[error("army {0}")]
    Army(ArmyId),
    /// An edit of an army.
    #[error("army {0} edit {1}")]
    Edit(ArmyId, Seq),
    /// A battle.
    #[error("battle {0}")]
    Battle(BattleId),
    /// A row of a battle's journal.
    #[error("battle {0} row {1}")]
    Row(BattleId, Seq),
}

/// A remedy that the store offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// Open the file read-only: [`Store::open_read_only`](crate::Store::open_read_only).
    OpenReadOnly,
    /// Restore a backup: [`restore`](crate::restore).
    Restore,
    /// Set the file aside and begin a new one: [`set_aside`](crate::set_aside).
    SetAside,
    /// Read the armies and battles that can still be read: [`rescue`](crate::rescue).
    Rescue,
    /// Return to the last sound row: [`Store::return_army`](crate::Store::return_army),
    /// [`Store::return_battle`](crate::Store::return_battle).
    GoBack,
    /// Restore this army or battle alone from a backup:
    /// [`Store::take_back`](crate::Store::take_back).
    TakeBack,
}

impl StoreError {
    /// What the store can do about it, best first.
    #[must_use]
    pub fn remedies(&self) -> &'static [Remedy] {
        match self {
            Self::ReadOnly { .. } => &[Remedy::OpenReadOnly],
            Self::Damaged { .. } => &[Remedy::Restore, Remedy::SetAside, Remedy::Rescue],
            Self::Altered(_) => &[Remedy::GoBack, Remedy::TakeBack, Remedy::Restore],
            Self::Full { .. }
            | Self::Busy { .. }
            | Self::Moved { .. }
            | Self::Newer { .. }
            | Self::StaleHead { .. }
            | Self::NotFound(_)
            | Self::Taken { .. }
            | Self::BadJson { .. }
            | Self::Io { .. }
            | Self::Sqlite { .. } => &[],
        }
    }

    /// The file system's answer, told apart where the user must act differently.
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

    /// Classifies SQLite's errors by what the user must do.
    pub(crate) fn sqlite(path: &Path, source: rusqlite::Error) -> Self {
        let path = path.to_owned();
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

/// An internal error: SQLite's lacks the file's name.
#[derive(Debug)]
pub(crate) enum Fault {
    /// From SQLite.
    Sqlite(rusqlite::Error),
    /// Complete.
    Known(StoreError),
}

impl Fault {
    /// The caller's error, with the name of the file.
    pub(crate) fn within(self, path: &Path) -> StoreError {
        match self {
            Self::Sqlite(source) => StoreError::sqlite(path, source),
            Self::Known(error) => error,
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

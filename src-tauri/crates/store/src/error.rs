//! The store's errors: messages for people, kinds for the desk.

use std::io;
use std::path::{Path, PathBuf};

use rusqlite::ErrorCode;
use thiserror::Error;

use crate::{ArmyId, BattleId, Damage, Item, Seq};

/// Why a call of the store failed. A failed call has changed nothing: every change is one
/// transaction.
///
/// The message (`Display`) says what happened and names the file; [`StoreError::hint`] says
/// what the user can do about it.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The file or its folder is not writable.
    #[error("{} cannot be written to", path.display())]
    ReadOnly {
        /// The file or folder.
        path: PathBuf,
    },
    /// The disk is full.
    #[error("there is no room left on the disk for {}", path.display())]
    Full {
        /// The file that could not grow.
        path: PathBuf,
    },
    /// Another window or program has locked the file.
    #[error("{} is in use by another window or program", path.display())]
    Busy {
        /// The file.
        path: PathBuf,
    },
    /// The file is not a Drumhead database, or is incomplete.
    #[error("{} is damaged: {what}", path.display())]
    Damaged {
        /// The file, untouched.
        path: PathBuf,
        /// The problem.
        what: String,
    },
    /// Part of the file fails its check: a byte was changed.
    #[error("{0}")]
    Altered(Box<Damage>),
    /// A later Drumhead wrote the file.
    #[error("{} was written by a newer Drumhead (file version {file}, this program knows {ours})", path.display())]
    Newer {
        /// The file, untouched.
        path: PathBuf,
        /// The file's schema version.
        file: u32,
        /// The newest schema version of this program.
        ours: u32,
    },
    /// The army or battle has changed since the caller read it.
    #[error(
        "{of} has changed in another window (this one knows change {expected}, the newest state is change {actual})"
    )]
    StaleHead {
        /// The army or battle.
        of: Item,
        /// The caller's head.
        expected: Seq,
        /// The current head.
        actual: Seq,
    },
    /// The item requested is not in the file.
    #[error("{0} is not in the library")]
    NotFound(Missing),
    /// The id is in use.
    #[error("{item} is in the library already")]
    Taken {
        /// The item that has it.
        item: Item,
    },
    /// Invalid JSON, or a patch that does not fit.
    #[error("{place} cannot be used: {problem}")]
    BadJson {
        /// The place of the text.
        place: String,
        /// The problem of the text.
        problem: String,
    },
    /// Creating, reading, copying or moving a file or folder failed.
    #[error("could not {doing} {}: {source}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// The operation, in a form that follows "could not".
        doing: &'static str,
        /// The system's error.
        source: io::Error,
    },
    /// An SQLite error that no user can fix.
    #[error("{} could not be used: {source}", path.display())]
    Sqlite {
        /// The file.
        path: PathBuf,
        /// SQLite's error.
        source: rusqlite::Error,
    },
}

/// The missing item.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Missing {
    /// An army.
    #[error("army {0}")]
    Army(ArmyId),
    /// An edit of an army.
    #[error("edit {1} of army {0}")]
    Edit(ArmyId, Seq),
    /// A battle.
    #[error("battle {0}")]
    Battle(BattleId),
    /// A row of a battle's journal.
    #[error("row {1} of battle {0}")]
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
    /// What the user can do, in a sentence or two.
    #[must_use]
    pub fn hint(&self) -> &'static str {
        match self {
            Self::ReadOnly { .. } => {
                "What is kept can be looked at and printed but not changed. Give yourself leave to \
                 write to the folder, or choose another with --data."
            }
            Self::Full { .. } => {
                "Nothing kept so far is lost; the last change was not kept. Make room on the disk \
                 and do it again."
            }
            Self::Busy { .. } => "Close the other window, or wait a moment, and try again.",
            Self::Damaged { .. } => {
                "Nothing has been changed or deleted. Restore a backup, or set the file aside whole \
                 and begin a new one; what can still be read can be rescued from it."
            }
            Self::Altered(_) => {
                "Nothing has been changed. `drumhead check` lists what is damaged and how to get it back."
            }
            Self::Newer { .. } => {
                "Nothing has been changed. Open it with the newer Drumhead, or choose another \
                 folder with --data."
            }
            Self::StaleHead { .. } => "Look at the newer state, then make the change again.",
            Self::NotFound(_) => "Look at the library again: it may have changed.",
            Self::Taken { .. } => "Give the new one another id.",
            Self::BadJson { .. } => {
                "Nothing has been changed. What comes from elsewhere must be mended there; for what \
                 is kept here, go back to an earlier change or restore a backup."
            }
            Self::Io { .. } => "Check that the disk is there, has room and may be written to.",
            Self::Sqlite { .. } => {
                "This is a fault in Drumhead: please report it with this message."
            }
        }
    }

    /// The store's remedies, best first.
    #[must_use]
    pub fn remedies(&self) -> &'static [Remedy] {
        match self {
            Self::ReadOnly { .. } => &[Remedy::OpenReadOnly],
            Self::Damaged { .. } => &[Remedy::Restore, Remedy::SetAside, Remedy::Rescue],
            Self::Altered(_) => &[Remedy::GoBack, Remedy::TakeBack, Remedy::Restore],
            Self::Full { .. }
            | Self::Busy { .. }
            | Self::Newer { .. }
            | Self::StaleHead { .. }
            | Self::NotFound(_)
            | Self::Taken { .. }
            | Self::BadJson { .. }
            | Self::Io { .. }
            | Self::Sqlite { .. } => &[],
        }
    }

    /// Classifies the file system's errors by what the user must do.
    pub(crate) fn io(path: &Path, doing: &'static str, source: io::Error) -> Self {
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
                what: source.to_string(),
                path,
            },
            Some(ErrorCode::SystemIoFailure | ErrorCode::CannotOpen) => Self::Io {
                path,
                doing: "use",
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

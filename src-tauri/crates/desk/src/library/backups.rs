//! Backups: list and restore.

use std::num::NonZeroUsize;
use std::path::Path;

use drumhead_rules::catalogue::message;
use serde::Serialize;

use crate::{Code, DeskError, Library, Result};

/// The maximum number of backups stored, one a day.
pub(crate) const MOST_BACKUPS: NonZeroUsize = NonZeroUsize::MIN.saturating_add(9);

/// Returns the backups of a data folder, newest first.
pub(crate) fn in_folder(data: &Path) -> Result<Vec<drumhead_store::Backup>> {
    Ok(drumhead_store::backups(&drumhead_store::backup_folder(
        data,
    ))?)
}

/// Returns the day of a stamp: `20261121`.
pub(crate) fn day(stamp: &drumhead_store::Stamp) -> String {
    stamp.as_str().chars().take(8).collect()
}

/// A backup of all saved data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Backup {
    /// The backup's name.
    pub name: String,
    /// The time when the backup was made: RFC 3339.
    pub made_at: String,
    /// The backup's size in bytes, at most `u32::MAX`.
    pub size: u32,
}

impl Library<'_> {
    /// Returns the backups, newest first.
    ///
    /// # Errors
    /// An error if the folder cannot be listed.
    pub fn backups(&self) -> Result<Vec<Backup>> {
        let found = in_folder(&self.data.path)?;
        Ok(found.iter().map(backup).collect())
    }

    /// Replaces the library with a backup. The present library is set aside whole.
    ///
    /// # Errors
    /// [`Code::NotFound`] for a missing backup, [`Code::Busy`] while another window is open,
    /// [`Code::Damaged`] or [`Code::Newer`] for an unusable backup. After an error, the present library is
    /// unchanged.
    pub fn restore_backup(&mut self, name: &str) -> Result<()> {
        let found = in_folder(&self.data.path)?;
        let Some(chosen) = found.into_iter().find(|found| backup(found).name == name) else {
            return Err(DeskError::not_found(
                message("desk.backup.missing").with("name", name.to_string()),
                message("desk.backup.missing_fix"),
            ));
        };
        let stamp = self.data.environment.stamp()?;
        // A file can only be replaced while it is closed.
        self.data.store = Err(closed());
        (self.armies.open_army, *self.open) = (None, None);
        self.armies.seen.clear();
        let restored = drumhead_store::restore(&self.data.path, &chosen.path, &stamp);
        match restored {
            Ok(restored) => {
                (self.data.store, self.data.notice) = (Ok(restored.store), None);
                self.data.restorable = false;
                self.armies.last = self.last().unwrap_or_default();
                Ok(())
            }
            Err(error) => {
                self.data.store =
                    drumhead_store::Store::open(&self.data.path).map_err(DeskError::from);
                Err(error.into())
            }
        }
    }
}

fn closed() -> DeskError {
    DeskError::new(
        Code::Busy,
        message("desk.backup.closed"),
        message("desk.wait"),
    )
}

pub(crate) fn backup(stored: &drumhead_store::Backup) -> Backup {
    let name = stored.path.file_name().unwrap_or_default();
    Backup {
        name: name.to_string_lossy().into_owned(),
        made_at: made_at(stored.stamp.as_str()),
        size: u32::try_from(stored.bytes).unwrap_or(u32::MAX),
    }
}

/// Returns a stamp as RFC 3339; a stamp that is not a time is unchanged.
fn made_at(stamp: &str) -> String {
    chrono::NaiveDateTime::parse_from_str(stamp, "%Y%m%dT%H%M%SZ").map_or_else(
        |_| stamp.to_owned(),
        |time| time.format("%Y-%m-%dT%H:%M:%SZ").to_string(),
    )
}

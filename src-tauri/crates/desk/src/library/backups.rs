//! Backups: list, check and restore.

use std::num::NonZeroUsize;
use std::path::Path;

use drumhead_rules::catalogue::{Language, message};
use drumhead_store::StoreError;
use serde::Serialize;

use crate::words::words;
use crate::{Code, DeskError, Library, Result, stored};

/// The maximum number of daily backups. If the library is not known to be intact, the newest intact
/// backup is kept besides.
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

    /// Checks everything in a backup, and returns the damage as sentences; empty if the backup is
    /// intact. If the backup cannot be used at all, the only sentence gives the reason.
    ///
    /// # Errors
    /// [`Code::NotFound`], and read errors.
    pub fn check_backup(&self, name: &str) -> Result<Vec<String>> {
        damage_in(&self.find_backup(name)?, self.data.language)
    }

    /// Returns the name of the newest backup that is intact, if there is one.
    ///
    /// # Errors
    /// Read errors.
    pub fn newest_intact_backup(&self) -> Result<Option<String>> {
        for found in in_folder(&self.data.path)? {
            if damage_in(&found, self.data.language)?.is_empty() {
                return Ok(Some(backup(&found).name));
            }
        }
        Ok(None)
    }

    /// Replaces the library with a backup. Refuses a backup with damage, unless `damaged` is true.
    /// The present library is set aside whole.
    ///
    /// # Errors
    /// [`Code::NotFound`] for a missing backup, [`Code::Refused`] for one that contains damage,
    /// [`Code::Busy`] while another window is open, [`Code::Damaged`] or [`Code::Newer`] for an
    /// unusable backup. After an error, the present library is unchanged.
    pub fn restore_backup(&mut self, name: &str, damaged: bool) -> Result<()> {
        let chosen = self.find_backup(name)?;
        if !damaged {
            self.expect_intact(&chosen)?;
        }
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

    fn find_backup(&self, name: &str) -> Result<drumhead_store::Backup> {
        let mut found = in_folder(&self.data.path)?.into_iter();
        found.find(|one| backup(one).name == name).ok_or_else(|| {
            DeskError::not_found(
                message("desk.backup.missing").with("name", name.to_owned()),
                message("desk.backup.missing_fix"),
            )
        })
    }

    /// Refuses a backup that contains damage, and names the newest backup without damage. A backup
    /// that cannot be used at all is not refused here: the restoration fails, and says why.
    fn expect_intact(&self, chosen: &drumhead_store::Backup) -> Result<()> {
        let language = self.data.language;
        let damage: Vec<_> = match drumhead_store::check_backup(&chosen.path) {
            Ok(health) => health.damage,
            Err(StoreError::Damaged { .. } | StoreError::Newer { .. }) => Vec::new(),
            Err(error) => return Err(error.into()),
        };
        let damage: Vec<_> = damage
            .iter()
            .map(|one| stored::sentence(one, language))
            .collect();
        let Some(in_short) = stored::in_short(&damage) else {
            return Ok(());
        };
        let name = backup(chosen).name;
        let remedy = match self.newest_intact_backup()? {
            Some(name) => message("desk.backup.newest_intact").with("name", name),
            None => message("desk.backup.none_intact"),
        };
        Err(DeskError::of(
            Code::Refused,
            vec![message("desk.backup.damaged").with("name", name), in_short],
            remedy,
        ))
    }
}

/// Returns the damage in a backup as sentences. If the backup cannot be used at all, the sentence
/// says why.
fn damage_in(backup: &drumhead_store::Backup, language: Language) -> Result<Vec<String>> {
    match drumhead_store::check_backup(&backup.path) {
        Ok(health) => Ok(health
            .damage
            .iter()
            .map(|one| stored::sentence(one, language))
            .collect()),
        Err(error @ (StoreError::Damaged { .. } | StoreError::Newer { .. })) => {
            Ok(vec![DeskError::from(error).shown(words(language)).message])
        }
        Err(error) => Err(error.into()),
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

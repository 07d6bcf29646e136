//! Checks, on request and once a day, whether the library is undamaged.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::thread;
use std::time::{Duration, Instant};

use drumhead_rules::catalogue::{Language, message};
use drumhead_store::{ArmyId, BattleId, Damage, Health, Item, Store, StoreError};
use serde::{Deserialize, Serialize};

use super::backups::{self, Backup};
use crate::data_folder::{DataFolder, LastCheck};
use crate::words::words;
use crate::{Code, Desk, DeskError, Library, Problem, Result, stored};

/// The key of the last daily check in the settings.
const CHECKED: &str = "desk.checked";

/// The pause between two looks at the date, so that the library is checked each day even if a
/// window stays open.
pub const DAILY_PAUSE: Duration = Duration::from_secs(600);

/// The pauses of a background check, as a multiple of its working time, so that it does not
/// slow down other work.
const RESTS: u32 = 3;

/// An army, a battle or a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum ItemKind {
    /// An army.
    Army,
    /// A battle.
    Battle,
    /// A setting, or a map of the player's own.
    Setting,
}

/// A damaged item in the library: it is no longer as it was saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Damaged {
    /// The kind of item.
    pub kind: ItemKind,
    /// The item's id.
    pub id: String,
    /// The item's name, which might itself be damaged.
    pub name: String,
    /// The damaged change; `None` for a setting, and if the list entry, or the set or order of
    /// changes, is damaged.
    pub change: Option<u32>,
    /// The time when that change was made: RFC 3339, unless the time is damaged.
    pub at: Option<String>,
    /// The damage, as a sentence.
    pub what: String,
    /// The last intact change on the way to the current one: the player can go back to it.
    pub sound: Option<u32>,
    /// The newest backup in which the item is intact and has the damaged change: the player can
    /// restore the item from it.
    pub backup: Option<Backup>,
}

/// The result of a check.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Checked {
    /// The number of armies checked.
    pub armies: u32,
    /// The number of battles checked.
    pub battles: u32,
    /// The number of changes checked, in armies and battles.
    pub changes: u32,
    /// The damage found.
    pub damage: Vec<Damaged>,
}

/// The result of the last daily check, as stored.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Remembered {
    /// The day, as in a backup's name: `20261121`.
    day: String,
    /// The damage, as sentences.
    damage: Vec<String>,
}

/// What a window must show without an action by its player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Changes {
    /// A number that changes only if another window or program writes to the library.
    pub library: u32,
    /// The damage found by the last daily check while this window was open; `None` if there is
    /// none.
    pub damage: Option<Problem>,
}

/// A daily check that is due, to be run on its own thread without a desk.
#[derive(Debug)]
pub struct DailyCheck {
    folder: PathBuf,
    day: String,
    language: Language,
}

/// The result of a daily check, for the desk to store.
#[derive(Debug)]
pub struct DayChecked {
    day: String,
    damage: Vec<String>,
}

impl DailyCheck {
    /// Reads every army, battle and setting, one at a time, resting between them. A corrupt file
    /// counts as damage.
    ///
    /// # Errors
    /// Read errors.
    pub fn run(self) -> Result<DayChecked> {
        let damage = match self.damage() {
            Err(error) if error.code == Code::Damaged => {
                vec![error.shown(words(self.language)).message]
            }
            damage => damage?,
        };
        let day = self.day;
        Ok(DayChecked { day, damage })
    }

    fn damage(&self) -> Result<Vec<String>> {
        let store = Store::open_read_only(&self.folder)?;
        let mut damage = Vec::new();
        for item in store.items()? {
            let started = Instant::now();
            let found = store.check_listed(&item)?;
            damage.extend(found.iter().map(|one| stored::sentence(one, self.language)));
            thread::sleep(started.elapsed() * RESTS);
        }
        if damage.is_empty() {
            store.check_schema()?;
        }
        Ok(damage)
    }
}

/// Runs each daily check that is due, on a thread of its own, until the desk is dropped. The thread
/// looks at the day, then waits for `pause` ([`DAILY_PAUSE`] in a window). If the thread cannot be
/// started, there are no checks.
pub fn check_each_day(desk: &Arc<Mutex<Desk>>, pause: Duration) {
    let desk = Arc::downgrade(desk);
    let checking = move || {
        while let Some(due) = with(&desk, |desk| desk.library().daily_check()) {
            // A check that fails is tried again after the pause.
            if let Some(Ok(checked)) = due.map(DailyCheck::run) {
                with(&desk, |desk| desk.library().day_checked(checked));
            }
            thread::sleep(pause);
        }
    };
    let thread = thread::Builder::new().name("library check".to_owned());
    let _ = thread.spawn(checking);
}

/// Calls a function with the desk; returns `None` if the desk was dropped.
fn with<T>(desk: &Weak<Mutex<Desk>>, work: impl FnOnce(&mut Desk) -> T) -> Option<T> {
    let desk = desk.upgrade()?;
    // A command that panicked does not prevent the check: the desk checks its memory against the
    // file.
    let mut desk: MutexGuard<'_, Desk> = desk.lock().unwrap_or_else(PoisonError::into_inner);
    Some(work(&mut desk))
}

impl Library<'_> {
    /// Reads the whole library and returns every damaged item with the newest backup in which it is
    /// intact.
    ///
    /// # Errors
    /// [`Code::Damaged`] for a corrupt file, and read errors.
    pub fn check(&self) -> Result<Checked> {
        let Health {
            armies,
            battles,
            changes,
            damage,
            ..
        } = self.data.store()?.check()?;
        let damage = damage.into_iter().map(|one| self.damaged(one)).collect();
        Ok(Checked {
            armies,
            battles,
            changes,
            damage,
        })
    }

    /// Returns the check that is due, if none was made today and there is anything to check. If
    /// another window has made today's check, its result is shown in this window too.
    pub fn daily_check(&mut self) -> Option<DailyCheck> {
        let day = self.day()?;
        if self.data.last_check.day == day {
            return None;
        }
        let last = remembered(self.data);
        if last.day == day {
            self.data.last_check = last_check(&last);
            return None;
        }
        let is_empty = self.data.store().ok()?.items().ok()?.is_empty();
        (!is_empty).then(|| DailyCheck {
            folder: self.data.path.clone(),
            day,
            language: self.data.language,
        })
    }

    /// Stores the result of a daily check: damage is shown in the open windows, and each time a
    /// window opens, until it is repaired.
    ///
    /// # Errors
    /// Write errors.
    pub fn day_checked(&mut self, checked: DayChecked) -> Result<()> {
        let DayChecked { day, damage } = checked;
        let check = Remembered { day, damage };
        self.data.last_check = last_check(&check);
        let earlier = damage_notice(self.data);
        let other = self
            .data
            .notice
            .take()
            .filter(|notice| Some(notice) != earlier.as_ref());
        self.data.notice = other.or_else(|| notice_of(&check.damage));
        self.remember_check(&check)
    }

    /// Returns what the window must show without an action by its player.
    ///
    /// # Errors
    /// Read errors.
    pub fn changes(&self) -> Result<Changes> {
        let words = words(self.data.language);
        let damage = self.data.last_check.damage.as_ref();
        Ok(Changes {
            library: self.data_version()?,
            damage: damage.map(|error| error.shown(words)),
        })
    }

    fn remember_check(&mut self, check: &Remembered) -> Result<()> {
        let value = serde_json::to_value(check).map_err(DeskError::internal)?;
        Ok(self.data.store_mut()?.set_setting(CHECKED, &value)?)
    }

    /// Drops the state in memory, which might be damaged, and the result of the last check.
    pub(super) fn forget(&mut self) {
        (self.armies.open_army, *self.open) = (None, None);
        self.armies.seen.clear();
        self.data.last_check = LastCheck::default();
        // The error can be ignored: if this write fails, later writes fail too, and report it.
        let _ = self.remember_check(&Remembered::default());
    }

    fn day(&self) -> Option<String> {
        let stamp = self.data.environment.stamp().ok()?;
        Some(backups::day(&stamp))
    }

    fn damaged(&self, damage: Damage) -> Damaged {
        let (kind, id) = match &damage.of {
            Item::Army(id) => (ItemKind::Army, id.as_str()),
            Item::Battle(id) => (ItemKind::Battle, id.as_str()),
            Item::Setting(key) => (ItemKind::Setting, key.as_str()),
        };
        // A backup that cannot be read is not offered.
        let found = newest_with(&self.data.path, &damage.of, damage.row);
        Damaged {
            kind,
            id: id.to_owned(),
            what: stored::sentence(&damage, self.data.language),
            change: damage.row.map(|row| row.0),
            sound: damage.sound.map(|row| row.0),
            backup: found.ok().flatten().as_ref().map(backups::backup),
            name: damage.name,
            at: damage.at,
        }
    }
}

fn last_check(check: &Remembered) -> LastCheck {
    LastCheck {
        day: check.day.clone(),
        damage: notice_of(&check.damage),
    }
}

/// Returns the result of the last daily check, as a notice.
pub(crate) fn damage_notice(data: &DataFolder) -> Option<DeskError> {
    notice_of(&remembered(data).damage)
}

/// Whether the last daily check found no damage; false if there was no check yet.
pub(crate) fn is_known_intact(data: &DataFolder) -> bool {
    let Remembered { day, damage } = remembered(data);
    !day.is_empty() && damage.is_empty()
}

fn remembered(data: &DataFolder) -> Remembered {
    let stored = data
        .store()
        .and_then(|store| Ok(store.setting(CHECKED)?))
        .ok()
        .flatten()
        .map(serde_json::from_value);
    stored.and_then(std::result::Result::ok).unwrap_or_default()
}

pub(super) fn item(kind: ItemKind, id: &str) -> Item {
    match kind {
        ItemKind::Army => Item::Army(ArmyId::new(id)),
        ItemKind::Battle => Item::Battle(BattleId::new(id)),
        ItemKind::Setting => Item::Setting(id.to_owned()),
    }
}

/// Returns the newest backup in which an item is intact and has this change, if one is given.
pub(super) fn newest_with(
    folder: &Path,
    of: &Item,
    row: Option<drumhead_store::Seq>,
) -> Result<Option<drumhead_store::Backup>> {
    for backup in backups::in_folder(folder)? {
        match drumhead_store::intact_in(&backup.path, of, row) {
            Ok(true) => return Ok(Some(backup)),
            // An older backup might be intact.
            Ok(false) | Err(StoreError::Damaged { .. } | StoreError::Newer { .. }) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(None)
}

/// Returns the notice of damage that is shown when the window opens.
fn notice_of(damage: &[String]) -> Option<DeskError> {
    let remedy = message("desk.damage.fix");
    Some(DeskError::new(
        Code::Damaged,
        stored::in_short(damage)?,
        remedy,
    ))
}

//! Whether the library is as it was saved: checked when a player asks and once a day, and what can
//! be done about an army or a battle that is damaged.

use std::path::{Path, PathBuf};
use std::thread;
use std::time::Instant;

use drumhead_rules::catalogue::{Language, message};
use drumhead_store::{ArmyId, BattleId, Damage, Health, Item, Store, StoreError, Summary};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::backups::{self, Backup};
use crate::data_folder::DataFolder;
use crate::error::sentence;
use crate::words::{verbatim, words};
use crate::{Code, DeskError, Library, Result, stored};

/// Where the last daily check is remembered.
const CHECKED: &str = "desk.checked";

/// A background check rests this many times as long as it works, so that it slows no other work.
const RESTS: u32 = 3;

/// An army or a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum ItemKind {
    /// An army.
    Army,
    /// A battle.
    Battle,
}

/// Something in the library that is not as it was saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Damaged {
    /// Whether it is of an army or a battle.
    pub kind: ItemKind,
    /// The id of that.
    pub id: String,
    /// Its name; it may be what is damaged.
    pub name: String,
    /// The change that is damaged; none for what the library lists.
    pub change: Option<u32>,
    /// When that change was made: RFC 3339, unless it is what is damaged.
    pub at: Option<String>,
    /// What is wrong, as a sentence.
    pub what: String,
    /// The last change before it that is sound: it can be gone back to.
    pub sound: Option<u32>,
    /// The newest backup in which it is sound: it can be taken from there.
    pub backup: Option<Backup>,
}

/// What a check found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Checked {
    /// How many armies were checked.
    pub armies: u32,
    /// How many battles were checked.
    pub battles: u32,
    /// How many changes of both.
    pub changes: u32,
    /// What is not as it was saved.
    pub damage: Vec<Damaged>,
}

/// The last daily check, as it is remembered.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Remembered {
    /// The day, as in a backup's name.
    day: String,
    /// What was damaged, as sentences.
    damage: Vec<String>,
}

/// A check that is due today, to be run on a thread of its own: it needs no desk.
#[derive(Debug)]
pub struct DailyCheck {
    folder: PathBuf,
    day: String,
    language: Language,
}

/// What a daily check found, to be remembered by the desk.
#[derive(Debug)]
pub struct DayChecked {
    day: String,
    damage: Vec<String>,
}

impl DailyCheck {
    /// Reads every army and battle, one at a time, resting between them.
    ///
    /// # Errors
    /// [`Code::Damaged`] for a file that is not whole, and the errors of reading.
    pub fn run(self) -> Result<DayChecked> {
        let store = Store::open_read_only(&self.folder)?;
        let mut damage = Vec::new();
        for item in store.items()? {
            let started = Instant::now();
            let found = store.check_item(&item)?;
            damage.extend(found.iter().map(|one| shown(one, self.language)));
            thread::sleep(started.elapsed() * RESTS);
        }
        let day = self.day;
        Ok(DayChecked { day, damage })
    }
}

impl Library<'_> {
    /// Reads the whole library and says what is not as it was saved, with the newest backup that
    /// has it.
    ///
    /// # Errors
    /// [`Code::Damaged`] for a file that is not whole, and the errors of reading.
    pub fn check(&self) -> Result<Checked> {
        let Health {
            armies,
            battles,
            changes,
            damage,
        } = self.data.store()?.check()?;
        let damage = damage.into_iter().map(|one| self.damaged(one)).collect();
        Ok(Checked {
            armies,
            battles,
            changes,
            damage,
        })
    }

    /// Goes back to the last change of an army or a battle that is as it was saved, and gives its
    /// number. What is damaged stays on a branch that was left.
    ///
    /// # Errors
    /// [`Code::NotFound`], [`Code::Damaged`] where no change is sound, and the errors of writing.
    pub fn go_back(&mut self, kind: ItemKind, id: &str) -> Result<u32> {
        let at = self.data.environment.now();
        self.forget();
        let position = match kind {
            ItemKind::Army => {
                let id = ArmyId::new(id);
                let moved = |store: &mut Store, listed: &dyn Fn(&Value, u32) -> Summary| {
                    store.return_army(&id, &at, listed)
                };
                self.data.moved(moved)?.position
            }
            ItemKind::Battle => {
                let store = self.data.store_mut()?;
                store.return_battle(&BattleId::new(id), None, &at)?
            }
        };
        Ok(position.head.0)
    }

    /// Takes an army or a battle from the newest backup in which it is as it was saved, as a new
    /// one beside the damaged one, and gives its id.
    ///
    /// # Errors
    /// [`Code::NotFound`] where there is no such backup, and the errors of writing.
    pub fn take_back(&mut self, kind: ItemKind, id: &str) -> Result<String> {
        let of = item(kind, id);
        let damage = self.data.store()?.check_item(&of)?;
        let row = damage.iter().filter_map(|one| one.row).min();
        let Some(found) = newest_with(&self.data.path, &of, row)? else {
            return Err(DeskError::not_found(
                message("desk.damage.no_backup").with("of", stored::named(&of, "")),
                message("desk.damage.no_backup_fix"),
            ));
        };
        let (new, at) = (self.data.environment.id(), self.data.environment.now());
        self.forget();
        let store = self.data.store_mut()?;
        store.take_back(&of, &found.path, new.as_str(), &at)?;
        Ok(new.as_str().to_owned())
    }

    /// The check that is due, if none was made today and there is anything to check.
    #[must_use]
    pub fn daily_check(&self) -> Option<DailyCheck> {
        let day = self.day()?;
        let store = self.data.store().ok()?;
        (remembered(self.data).day != day && !store.items().ok()?.is_empty()).then(|| DailyCheck {
            folder: self.data.path.clone(),
            day,
            language: self.data.language,
        })
    }

    /// Remembers what a daily check found: damage is shown when the window is opened
    /// next, until it is dealt with.
    ///
    /// # Errors
    /// The errors of writing.
    pub fn day_checked(&mut self, checked: DayChecked) -> Result<()> {
        let DayChecked { day, damage } = checked;
        self.data.notice = self.data.notice.take().or_else(|| told(&damage));
        self.remember_check(&Remembered { day, damage })
    }

    fn remember_check(&mut self, check: &Remembered) -> Result<()> {
        let value = serde_json::to_value(check).map_err(DeskError::internal)?;
        Ok(self.data.store_mut()?.set_setting(CHECKED, &value)?)
    }

    /// Drops what is in memory, which may be damaged, and the result of the last check.
    fn forget(&mut self) {
        (self.armies.held, *self.open) = (None, None);
        self.armies.seen.clear();
        // Where it cannot be written, nothing that follows can.
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
        };
        // A backup that cannot be read is none to offer.
        let found = newest_with(&self.data.path, &damage.of, damage.row);
        Damaged {
            kind,
            id: id.to_owned(),
            what: shown(&damage, self.data.language),
            change: damage.row.map(|row| row.0),
            sound: damage.sound.map(|row| row.0),
            backup: found.ok().flatten().as_ref().map(backups::backup),
            name: damage.name,
            at: damage.at,
        }
    }
}

/// What the last daily check found, as a notice.
pub(crate) fn damage_notice(data: &DataFolder) -> Option<DeskError> {
    told(&remembered(data).damage)
}

fn remembered(data: &DataFolder) -> Remembered {
    let kept = data.store().and_then(|store| Ok(store.setting(CHECKED)?));
    let kept = kept.ok().flatten().map(serde_json::from_value);
    kept.and_then(std::result::Result::ok).unwrap_or_default()
}

fn item(kind: ItemKind, id: &str) -> Item {
    match kind {
        ItemKind::Army => Item::Army(ArmyId::new(id)),
        ItemKind::Battle => Item::Battle(BattleId::new(id)),
    }
}

/// The newest backup in which an army or a battle is as it was saved, with this change.
fn newest_with(
    folder: &Path,
    of: &Item,
    row: Option<drumhead_store::Seq>,
) -> Result<Option<drumhead_store::Backup>> {
    for backup in backups::in_folder(folder)? {
        match drumhead_store::intact_in(&backup.path, of, row) {
            Ok(true) => return Ok(Some(backup)),
            // An older one may be whole.
            Ok(false) | Err(StoreError::Damaged { .. } | StoreError::Newer { .. }) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(None)
}

/// Damage as a sentence in a language.
fn shown(damage: &Damage, language: Language) -> String {
    sentence(&words(language).say(&stored::damaged(damage)))
}

/// The notice of damage that the player gets when the window is opened.
fn told(damage: &[String]) -> Option<DeskError> {
    let found = match damage {
        [] => return None,
        [one] => verbatim(one),
        [first, others @ ..] => message("desk.damage.several")
            .with("first", verbatim(first))
            .with("others", others.len()),
    };
    let remedy = message("desk.damage.fix");
    Some(DeskError::new(Code::Damaged, found, remedy))
}

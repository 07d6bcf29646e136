//! Repairs damaged armies, battles and settings.

use drumhead_rules::catalogue::{Language, Message, message};
use drumhead_store::{ArmyId, BattleId, Removed, Returned, Seq, Store, Summary};
use serde::Serialize;
use serde_json::Value;

use super::check::{ItemKind, item, newest_with};
use crate::battle::battle_library::heading_of;
use crate::error::stopped;
use crate::words::{listed, words};
use crate::{Code, DeskError, Library, Result, stored};

/// An army or battle that has gone back to its last intact change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct WentBack {
    /// The current change, by its new number.
    pub change: u32,
    /// The changes removed from the history; `None` if every change was intact.
    pub removed: Option<RemovedChanges>,
    /// Whether the list entry could not be read: data that only the entry contained is lost.
    pub rebuilt: bool,
    /// What was lost and where the copy is, as sentences; empty if nothing was lost.
    pub what: String,
}

/// Changes removed from the history of an army or a battle, by their old numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct RemovedChanges {
    /// The damaged changes.
    pub damaged: Vec<u32>,
    /// The intact changes that followed damaged ones.
    pub intact: Vec<u32>,
    /// Whether changes that remain have new numbers.
    pub renumbered: bool,
    /// The file with a complete copy of the library as it was before the change.
    pub copy: String,
}

/// An army, battle or setting that was removed because nothing in it was intact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct RemovedItem {
    /// The file with a complete copy of the library as it was before the change.
    pub copy: String,
    /// What was removed and where the copy is, as sentences.
    pub what: String,
}

impl Library<'_> {
    /// Goes back to the last intact change of an army or a battle. Damaged changes, and changes
    /// that follow them, are removed. Before that, the library is copied whole to a file in the
    /// data folder. A list entry that cannot be read is rebuilt from the changes.
    ///
    /// # Errors
    /// [`Code::NotFound`], [`Code::Damaged`] if no change is intact, [`Code::Refused`] for a
    /// setting, and write errors.
    pub fn go_back(&mut self, kind: ItemKind, id: &str) -> Result<WentBack> {
        let at = self.data.environment.now();
        let stamp = self.data.environment.stamp()?;
        self.forget();
        let returned = match kind {
            ItemKind::Army => {
                let id = ArmyId::new(id);
                let moved = |store: &mut Store, listed: &dyn Fn(&Value, u32) -> Summary| {
                    store.return_army(&id, &at, &stamp, listed)
                };
                self.data.with_summaries(moved)?
            }
            ItemKind::Battle => {
                let words = words(self.data.language);
                let store = self.data.store_mut()?;
                store.return_battle(&BattleId::new(id), &at, &stamp, |setup| {
                    heading_of(setup, words, at.clone()).ok()
                })?
            }
            ItemKind::Setting => {
                let of = stored::named(&item(kind, id), "");
                return Err(DeskError::new(
                    Code::Refused,
                    message("desk.damage.no_history").with("of", of),
                    message("desk.damage.no_history_fix"),
                ));
            }
        };
        Ok(WentBack::of(returned, self.data.language))
    }

    /// Removes an army or battle of which no change is intact, or a damaged setting. Before that,
    /// the library is copied whole to a file in the data folder.
    ///
    /// # Errors
    /// [`Code::NotFound`], [`Code::Refused`] if anything in it is intact, and write errors.
    pub fn remove_lost(&mut self, kind: ItemKind, id: &str) -> Result<RemovedItem> {
        let of = item(kind, id);
        let stamp = self.data.environment.stamp()?;
        self.forget();
        let Some(copy) = self.data.store_mut()?.remove_lost(&of, &stamp)? else {
            return Err(DeskError::new(
                Code::Refused,
                message("desk.repair.not_lost").with("of", stored::named(&of, "")),
                message("desk.damage.no_backup_fix"),
            ));
        };
        let copy = copy.display().to_string();
        let sentences = [
            message("desk.repair.lost").with("of", stored::named(&of, "")),
            message("desk.repair.copy").with("file", &copy),
        ];
        let what = in_sentences(&sentences, self.data.language);
        Ok(RemovedItem { copy, what })
    }

    /// Restores an item from the newest backup in which it is intact, and returns its id. A
    /// restored army or battle is added beside the damaged one; a restored setting replaces the
    /// damaged one.
    ///
    /// # Errors
    /// [`Code::NotFound`] if there is no such backup, and write errors.
    pub fn take_back(&mut self, kind: ItemKind, id: &str) -> Result<String> {
        let of = item(kind, id);
        let damage = self.data.store()?.check_item(&of)?;
        let row = damage.iter().filter_map(|one| one.row).min();
        let Some(found) = newest_with(&self.data.path, &of, row)? else {
            let remedy = match damage.iter().any(|one| one.sound.is_some()) {
                true => "desk.damage.no_backup_fix",
                false => "desk.damage.lost_fix",
            };
            return Err(DeskError::not_found(
                message("desk.damage.no_backup").with("of", stored::named(&of, "")),
                message(remedy),
            ));
        };
        let (new, at) = (self.data.environment.id(), self.data.environment.now());
        self.forget();
        let store = self.data.store_mut()?;
        store.take_back(&of, &found.path, new.as_str(), &at)?;
        Ok(match kind {
            ItemKind::Army | ItemKind::Battle => new.as_str().to_owned(),
            ItemKind::Setting => id.to_owned(),
        })
    }
}

impl WentBack {
    fn of(returned: Returned, language: Language) -> Self {
        let Returned {
            position,
            removed,
            rebuilt,
        } = returned;
        let removed = removed.map(RemovedChanges::of);
        let mut sentences = Vec::new();
        if rebuilt {
            sentences.push(message("desk.repair.rebuilt"));
        }
        if let Some(removed) = &removed {
            for (key, changes) in [
                ("desk.repair.damaged", &removed.damaged),
                ("desk.repair.intact", &removed.intact),
            ] {
                if !changes.is_empty() {
                    sentences.push(message(key).with("changes", ranges(changes)));
                }
            }
            if removed.renumbered {
                sentences.push(message("desk.repair.renumbered"));
            }
            sentences.push(message("desk.repair.copy").with("file", &removed.copy));
        }
        Self {
            change: position.head.0,
            what: in_sentences(&sentences, language),
            removed,
            rebuilt,
        }
    }
}

impl RemovedChanges {
    fn of(removed: Removed) -> Self {
        let numbers = |rows: Vec<Seq>| rows.into_iter().map(|row| row.0).collect();
        Self {
            damaged: numbers(removed.damaged),
            intact: numbers(removed.intact),
            renumbered: removed.renumbered,
            copy: removed.copy.display().to_string(),
        }
    }
}

/// Returns messages as sentences.
fn in_sentences(messages: &[Message], language: Language) -> String {
    let words = words(language);
    let sentences = messages.iter().map(|one| stopped(&words.say(one)));
    sentences.collect::<Vec<_>>().join(" ")
}

/// Returns numbers in ascending order as text: `2, 4–6`.
fn ranges(numbers: &[u32]) -> String {
    let runs = numbers.chunk_by(|one, next| one.checked_add(1) == Some(*next));
    listed(runs.filter_map(|run| match run {
        [] => None,
        [one] => Some(one.to_string()),
        [first, .., last] => Some(format!("{first}–{last}")),
    }))
}

#[cfg(test)]
mod tests {
    use super::ranges;

    #[test]
    fn neighbouring_numbers_are_a_range() {
        assert_eq!(ranges(&[]), "");
        assert_eq!(ranges(&[3]), "3");
        assert_eq!(ranges(&[1, 2, 4, 6, 7, 8]), "1–2, 4, 6–8");
    }
}

//! One open data folder, which the services share.

use std::path::PathBuf;

use drumhead_rules::catalogue::{Language, Message, message};
use drumhead_shelf::{Army, Draft};
use drumhead_store::{Access, ArmyEntry, ArmyId, Position, Store, StoreError, Summary};
use serde_json::Value;

use crate::drafts::{self, TableCache, summarise};
use crate::{Code, DeskError, Environment, Result, stored};

/// The data folder with the library's file, and the desk's environment.
#[derive(Debug)]
pub(crate) struct DataFolder {
    pub(crate) path: PathBuf,
    pub(crate) language: Language,
    pub(crate) environment: Environment,
    /// The library's file, or the reason why it cannot be opened.
    pub(crate) store: Result<Store>,
    /// A notice for the player about opening the folder.
    pub(crate) notice: Option<DeskError>,
    /// Whether the library's file was found damaged, missing or foreign, and there is a backup to
    /// restore.
    pub(crate) restorable: bool,
    /// The last daily check while this desk was open.
    pub(crate) last_check: LastCheck,
    /// The tables with which armies were last read.
    pub(crate) tables: TableCache,
}

/// The last daily check while this desk was open.
#[derive(Debug, Default)]
pub(crate) struct LastCheck {
    /// The day; empty before the first check and after a repair.
    pub(crate) day: String,
    /// The damage found.
    pub(crate) damage: Option<DeskError>,
}

/// An army read from the library.
#[derive(Debug)]
pub(crate) struct ReadArmy {
    pub(crate) entry: ArmyEntry,
    pub(crate) position: Position,
    pub(crate) draft: Draft,
    /// The damage to the army, and the change after which it is shown.
    pub(crate) damage: Option<Message>,
}

impl DataFolder {
    pub(crate) fn store(&self) -> Result<&Store> {
        self.store.as_ref().map_err(Clone::clone)
    }

    pub(crate) fn store_mut(&mut self) -> Result<&mut Store> {
        writing(&mut self.store, self.notice.as_ref())
    }

    /// Returns an army from the library, in the language of the desk.
    pub(crate) fn army(&self, id: &ArmyId) -> Result<Draft> {
        let army = self.store()?.army(id)?;
        self.read(army.body, army.version)
    }

    /// Returns an army from the library. A damaged army is returned as it was after its last intact
    /// change, with the damage and that change as one message.
    pub(crate) fn army_before_damage(&self, id: &ArmyId) -> Result<ReadArmy> {
        let opened = self.store()?.open_army(id)?;
        let army = &opened.army;
        let draft = self.read(army.body.clone(), army.version)?;
        let damage: Vec<_> = (opened.damage.iter())
            .map(|one| stored::sentence(one, self.language))
            .collect();
        let damage = stored::in_short(&damage).map(|damage| {
            message("desk.damage.army_shown")
                .with("damage", damage)
                .with("row", army.position.head.0)
                .with("at", &army.entry.updated_at)
        });
        Ok(ReadArmy {
            entry: opened.army.entry,
            position: opened.army.position,
            draft,
            damage,
        })
    }

    /// Reads an army stored in this version, in the language of the desk.
    pub(crate) fn read(&self, body: Value, version: u32) -> Result<Draft> {
        let draft = drafts::read(body, version, &self.tables)?;
        Ok(draft.speaking(self.language))
    }

    /// Checks an army and returns its draft, in the language of the desk.
    pub(crate) fn draft(&self, army: Army) -> Result<Draft> {
        Ok(self.tables.draft(army)?.speaking(self.language))
    }

    /// Calls `work` with the store and with a function that makes the library's summary of an army.
    /// A call to the store that moves the head of an army to a stored draft needs this function.
    pub(crate) fn with_summaries<T>(
        &mut self,
        work: impl FnOnce(&mut Store, &dyn Fn(&Value, u32) -> Summary) -> Result<T, StoreError>,
    ) -> Result<T> {
        let tables = &self.tables;
        let store = writing(&mut self.store, self.notice.as_ref())?;
        let listed = |body: &Value, version| summarise(body, version, tables);
        Ok(work(store, &listed)?)
    }
}

/// Returns the store for writing. If the library is read-only because the disk was full, returns
/// the error about the full disk, because the remedy is to free space.
fn writing<'s>(store: &'s mut Result<Store>, notice: Option<&DeskError>) -> Result<&'s mut Store> {
    match (store, notice) {
        (Err(error), _) => Err(error.clone()),
        (Ok(store), Some(why)) if store.access() == Access::ReadOnly && why.code == Code::Full => {
            Err(why.clone())
        }
        (Ok(store), _) => Ok(store),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn a_write_after_opening_on_a_full_disk_says_that_the_disk_is_full() {
        let dir = tempfile::tempdir().unwrap();
        drop(Store::open(dir.path()).unwrap());
        let mut store = Ok(Store::open_read_only(dir.path()).unwrap());
        let why = |code| DeskError::new(code, message("desk.fault"), message("desk.fault"));
        let full = why(Code::Full);
        assert_eq!(writing(&mut store, Some(&full)).unwrap_err(), full);
        // The store itself reports a folder that is not writable.
        assert!(writing(&mut store, Some(&why(Code::ReadOnly))).is_ok());
        assert!(writing(&mut store, None).is_ok());
    }
}

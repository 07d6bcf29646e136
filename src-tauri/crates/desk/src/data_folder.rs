//! One open data folder, which the services share.

use std::path::PathBuf;

use drumhead_rules::catalogue::Language;
use drumhead_shelf::{Army, Draft};
use drumhead_store::{ArmyId, Store, StoreError, Summary};
use serde_json::Value;

use crate::drafts::{self, TableCache, summarise};
use crate::{DeskError, Environment, Result};

/// The folder with its file, and the environment.
#[derive(Debug)]
pub(crate) struct DataFolder {
    pub(crate) path: PathBuf,
    pub(crate) language: Language,
    pub(crate) environment: Environment,
    /// The library's file, or why it cannot be opened.
    pub(crate) store: Result<Store>,
    /// A notice for the player about opening the folder.
    pub(crate) notice: Option<DeskError>,
    /// Whether the library had to be started afresh and a backup of the old one exists.
    pub(crate) restorable: bool,
    /// The tables with which armies were last read.
    pub(crate) tables: TableCache,
}

impl DataFolder {
    pub(crate) fn store(&self) -> Result<&Store> {
        self.store.as_ref().map_err(Clone::clone)
    }

    pub(crate) fn store_mut(&mut self) -> Result<&mut Store> {
        self.store.as_mut().map_err(|error| error.clone())
    }

    /// Returns an army from the library, in the language of the desk.
    pub(crate) fn army(&self, id: &ArmyId) -> Result<Draft> {
        let army = self.store()?.army(id)?;
        self.read(army.body, army.version)
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

    /// Calls the store with the function that makes the library's summary of an army, for a call
    /// that moves the head.
    pub(crate) fn with_summaries<T>(
        &mut self,
        work: impl FnOnce(&mut Store, &dyn Fn(&Value, u32) -> Summary) -> Result<T, StoreError>,
    ) -> Result<T> {
        let tables = &self.tables;
        let store = self.store.as_mut().map_err(|error| error.clone())?;
        let listed = |body: &Value, version| summarise(body, version, tables);
        Ok(work(store, &listed)?)
    }
}

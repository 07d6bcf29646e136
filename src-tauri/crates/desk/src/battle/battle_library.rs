//! The library of battles: begin, list, export, rename, archive and pause battles.

use drumhead_rules::catalogue::Catalogue;
use drumhead_rules::report::against;
use drumhead_shelf::{Battle, BattleSetup, BookId};
use drumhead_store::{BattleId, Entry, Heading, NewBattle, Status, Store};
use serde::{Deserialize, Serialize};

use super::summary::Summary;
use super::{Battles, ExportedBattle, OpenedBattle, export, session};
use crate::words::words;
use crate::{DeskError, Result};

/// A battle in the library.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct BattleRow {
    /// The battle's id.
    pub id: String,
    /// The battle's name.
    pub name: String,
    /// The battle's rulebook, if this program knows it.
    pub book: Option<BookId>,
    /// The names of the sides.
    pub sides: Vec<String>,
    /// The battle's turn.
    pub turn: u32,
    /// The result of the battle, if it has ended.
    pub over: Option<String>,
    /// The side that holds the field, if one does: its index among the sides.
    pub held_field: Option<u8>,
    /// Whether the battle is paused.
    pub paused: bool,
    /// Whether the battle is archived.
    pub archived: bool,
    /// Whether this entry is damaged: it differs from the saved data.
    pub damaged: bool,
    /// The time when the battle was last played: RFC 3339.
    pub updated_at: String,
}

impl Battles<'_> {
    /// Begins a battle and opens it. Its set-up cannot change afterwards.
    ///
    /// # Errors
    /// [`Damaged`](crate::Code::Damaged) for a set-up with which no battle can begin, and write
    /// errors.
    pub fn new_battle(&mut self, name: &str, setup: BattleSetup) -> Result<OpenedBattle> {
        let book = setup.book();
        let battle = Battle::new(setup)?.speaking(self.data.language);
        let id = BattleId::new(self.data.environment.id().as_str());
        let at = self.data.environment.now();
        let entry = session::began(&battle, words(self.data.language), at)?;
        self.data.store_mut()?.create_battle(&NewBattle {
            id: id.clone(),
            book: book.id().to_owned(),
            name: name.trim().to_owned(),
            setup: entry,
        })?;
        self.open_battle(id.as_str())
    }

    /// Returns every battle, archived or not, most recently played first.
    ///
    /// # Errors
    /// Read errors.
    pub fn list(&self) -> Result<Vec<BattleRow>> {
        rows(self.data.store()?)
    }

    /// Returns a battle as the text of a file: every intact row of its journal, on every branch, as
    /// it is stored. Of a damaged battle, the damage is returned with the text.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), [`Damaged`](crate::Code::Damaged) if the heading cannot
    /// be read or no row is intact, and read errors.
    pub fn export_battle(&self, id: &str) -> Result<ExportedBattle> {
        export::battle(self.data.store()?, &BattleId::new(id), self.data.language)
    }

    /// Renames a battle.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and write errors.
    pub fn rename_battle(&mut self, id: &str, name: &str) -> Result<()> {
        *self.open = None;
        Ok(self
            .data
            .store_mut()?
            .rename_battle(&BattleId::new(id), name.trim())?)
    }

    /// Archives a battle, or restores it.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and write errors.
    pub fn archive_battle(&mut self, id: &str, archived: bool) -> Result<()> {
        let at = self.data.environment.now();
        let at = archived.then_some(at.as_str());
        Ok(self
            .data
            .store_mut()?
            .set_battle_archived(&BattleId::new(id), at)?)
    }

    /// Pauses a battle, or resumes it.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and write errors.
    pub fn pause_battle(&mut self, id: &str, paused: bool) -> Result<()> {
        let status = if paused { Status::Paused } else { Status::Open };
        Ok(self
            .data
            .store_mut()?
            .set_battle_status(&BattleId::new(id), status)?)
    }
}

/// Returns every battle, most recently played first.
pub(crate) fn rows(store: &Store) -> Result<Vec<BattleRow>> {
    let entries = store.battles()?;
    Ok(entries
        .into_iter()
        .map(|entry| {
            // A battle saved by a newer version is listed with the fields that this program can
            // read.
            let summary: Summary = entry.summary.read().unwrap_or_default();
            let has_side = |side: &u8| usize::from(*side) < summary.sides.len();
            BattleRow {
                held_field: summary.held_field.filter(has_side),
                id: entry.id.as_str().to_owned(),
                name: entry.heading.name,
                book: BookId::of(&entry.heading.book),
                sides: summary.sides,
                turn: summary.turn,
                over: summary.over,
                paused: entry.heading.status == Status::Paused,
                archived: entry.heading.archived_at.is_some(),
                damaged: !entry.sound,
                updated_at: entry.heading.updated_at,
            }
        })
        .collect())
}

/// Returns a heading for a battle whose own heading cannot be read. The set-up, row 0, names the
/// rulebook. If the set-up has no name, the battle is named after its sides or, if they are
/// unknown, by the row's label.
///
/// # Errors
/// An error for a set-up that does not name its rulebook.
pub(crate) fn heading_of(setup: &Entry, words: &Catalogue, now: String) -> Result<Heading> {
    #[derive(Deserialize)]
    struct SetUp {
        book: String,
        name: Option<String>,
    }
    let SetUp { book, name } = setup.command.read().map_err(DeskError::internal)?;
    let summary: Summary = setup.summary.read().unwrap_or_default();
    let name = name.unwrap_or_else(|| match summary.sides.as_slice() {
        [first, second] => against(words, [first, second]),
        _ => setup.label.clone(),
    });
    Ok(Heading {
        book,
        name,
        status: Status::Open,
        created_at: setup.at.clone(),
        updated_at: now,
        archived_at: None,
    })
}

//! The shelf of battles: listed, renamed, put away, left for another day.

use drumhead_rules::play::Game;
use drumhead_shelf::{Battle, BookId};
use drumhead_store::{BattleId, Json, Status};
use serde::{Deserialize, Serialize};

use crate::{Desk, Result};

/// A battle in the library.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct BattleRow {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its book, if this program knows it.
    pub book: Option<BookId>,
    /// Its sides' names.
    pub sides: Vec<String>,
    /// The turn it stands at.
    pub turn: u32,
    /// How it ended, if it did.
    pub over: Option<String>,
    /// The side that holds the field, if one does: its place among the sides.
    pub held_field: Option<u8>,
    /// Whether it was left for another day.
    pub paused: bool,
    /// Whether it was put away.
    pub archived: bool,
    /// Whether what is listed here is not as it was saved.
    pub damaged: bool,
    /// When it was last played: RFC 3339.
    pub updated_at: String,
}

/// What the library keeps beside a battle to list it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Summary {
    sides: Vec<String>,
    pub(super) turn: u32,
    over: Option<String>,
    /// None in rows of earlier versions.
    #[serde(skip_serializing_if = "Option::is_none")]
    held_field: Option<u8>,
}

impl Desk {
    /// Every battle, put away or not, the one played last first.
    ///
    /// # Errors
    /// Those of reading.
    pub fn battles(&self) -> Result<Vec<BattleRow>> {
        let entries = self.store()?.battles()?;
        Ok(entries
            .into_iter()
            .map(|entry| {
                // A battle of a newer program is listed with what is known of it.
                let summary: Summary = entry.summary.read().unwrap_or_default();
                let holds = |side: &u8| usize::from(*side) < summary.sides.len();
                BattleRow {
                    held_field: summary.held_field.filter(holds),
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

    /// Gives a battle another name.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and those of writing.
    pub fn rename_battle(&mut self, id: &str, name: &str) -> Result<()> {
        self.battle = None;
        Ok(self
            .store_mut()?
            .rename_battle(&BattleId::new(id), name.trim())?)
    }

    /// Puts a battle away, or takes it back into use.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and those of writing.
    pub fn archive_battle(&mut self, id: &str, archived: bool) -> Result<()> {
        let at = self.givens.now();
        let at = archived.then_some(at.as_str());
        Ok(self
            .store_mut()?
            .set_battle_archived(&BattleId::new(id), at)?)
    }

    /// Leaves a battle for another day, or takes it up again.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and those of writing.
    pub fn pause_battle(&mut self, id: &str, paused: bool) -> Result<()> {
        let status = if paused { Status::Paused } else { Status::Open };
        Ok(self
            .store_mut()?
            .set_battle_status(&BattleId::new(id), status)?)
    }
}

/// What the library lists of a battle as it stands.
pub(super) fn summary(battle: &Battle) -> Result<Json> {
    let view = battle.view();
    Ok(Json::of(&Summary {
        sides: view.sides.into_iter().map(|side| side.name).collect(),
        turn: view.turn,
        over: view.over,
        held_field: battle.outcome().held_field,
    })?)
}

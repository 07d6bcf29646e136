//! What was played: noted, taken back, gone back to, read page by page.

use std::collections::BTreeSet;

use drumhead_rules::catalogue::message;
use drumhead_store::{BattleId, Missing, Position, Seq, StoreError};
use drumhead_words::play::UnitRef;
use serde::Serialize;

use super::log::LogPage;
use super::shelf::Summary;
use super::{LogRow, OpenedBattle, held};
use crate::{Code, Desk, DeskError, Result};

/// A branch of the journal that was left, and can be gone back to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Branch {
    /// Its last row.
    pub row: u32,
    /// What was done there.
    pub label: String,
    /// The turn it stands at.
    pub turn: u32,
    /// When: RFC 3339.
    pub at: String,
}

impl Desk {
    /// Writes a note into the journal: where the battle stands now, whatever another window did
    /// since it stood at this head.
    ///
    /// # Errors
    /// [`Refused`](crate::Code::Refused) for a note of
    /// nothing, and those of writing.
    pub fn note(&mut self, id: &str, head: u32, text: &str) -> Result<OpenedBattle> {
        if text.trim().is_empty() {
            return Err(DeskError::new(
                Code::Refused,
                message("desk.note.empty"),
                message("desk.note.empty_fix"),
            ));
        }
        self.table(id)?.writable()?;
        let mut held = match self.at_head(id, Seq(head)) {
            Some(held) => held,
            None => self.newest(id)?,
        };
        loop {
            let entry = held::note(&held.battle, text, self.givens.now())?;
            let expected = held.position.head;
            let appended = self.store_mut()?.append_row(&held.id, expected, &entry);
            if let Err(StoreError::StaleHead { .. }) = appended {
                self.battle = Some(held);
                held = self.newest(id)?;
                continue;
            }
            held.noted(appended?, entry, text);
            return Ok(self.lay(held));
        }
    }

    /// Takes back the last row; at the beginning nothing changes.
    ///
    /// # Errors
    /// [`StaleHead`](crate::Code::StaleHead), and those of writing.
    pub fn undo_play(&mut self, id: &str, head: u32) -> Result<OpenedBattle> {
        let at = self.givens.now();
        let moved = self
            .store_mut()?
            .undo_row(&BattleId::new(id), Seq(head), &at)?;
        self.arrive_at(id, moved)
    }

    /// Plays again the row last taken back; at the end of the branch nothing
    /// changes.
    ///
    /// # Errors
    /// [`StaleHead`](crate::Code::StaleHead), and those of writing.
    pub fn redo_play(&mut self, id: &str, head: u32) -> Result<OpenedBattle> {
        let at = self.givens.now();
        let moved = self
            .store_mut()?
            .redo_row(&BattleId::new(id), Seq(head), &at)?;
        self.arrive_at(id, moved)
    }

    /// Goes to any row of the journal, on whatever branch: back to there, or to
    /// a branch that was left.
    ///
    /// # Errors
    /// [`StaleHead`](crate::Code::StaleHead),
    /// [`NotFound`](crate::Code::NotFound), and those of writing.
    pub fn go_to_play(&mut self, id: &str, head: u32, row: u32) -> Result<OpenedBattle> {
        let at = self.givens.now();
        let battle = BattleId::new(id);
        let damaged = self.table(id)?.damaged;
        let store = self.store_mut()?;
        let gone = if damaged {
            // Where the history stands is not to be believed: it is settled anew.
            store.return_battle(&battle, Some(Seq(row)), &at)
        } else {
            store.go_to_row(&battle, Seq(head), Seq(row), &at)
        };
        match gone {
            Err(StoreError::NotFound(Missing::Row(..))) => Err(DeskError::new(
                Code::NotFound,
                message("desk.battle.no_row").with("row", row.to_string()),
                message("desk.battle.no_row_fix"),
            )),
            gone => self.arrive_at(id, Some(gone?)),
        }
    }

    /// Opens a battle where its journal stands now: from the states that are held of it, or else
    /// from its rows.
    fn arrive_at(&mut self, id: &str, moved: Option<Position>) -> Result<OpenedBattle> {
        if let (Some(mut held), Some(position)) = (self.battle.take(), moved)
            && held.id.as_str() == id
            && held.travel(self.store()?, &position)?
        {
            return Ok(self.lay(held));
        }
        self.open_battle(id)
    }

    /// A page of the log: the newest rows before `before`, or of all; those
    /// about a unit, if one is named, and the players' notes among them.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and those of reading.
    pub fn battle_log(
        &mut self,
        id: &str,
        unit: Option<UnitRef>,
        before: Option<u32>,
    ) -> Result<LogPage> {
        Ok(LogPage::of(self.table(id)?.log(), unit, before))
    }

    /// The whole log, oldest first.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and those of reading.
    pub fn whole_log(&mut self, id: &str) -> Result<&[LogRow]> {
        Ok(self.table(id)?.log())
    }

    /// The ends of the journal's branches, the newest first, but for where it
    /// stands.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and those of reading.
    pub fn battle_branches(&mut self, id: &str) -> Result<Vec<Branch>> {
        let head = self.table(id)?.position.head;
        let lines = self.store()?.journal(&BattleId::new(id))?;
        let parents: BTreeSet<Seq> = lines.iter().filter_map(|line| line.parent).collect();
        let ends = lines
            .into_iter()
            .rev()
            .filter(|line| line.seq != head && !parents.contains(&line.seq));
        Ok(ends
            .map(|line| {
                // A row of a newer program is listed with what is known of it.
                let summary: Summary = line.summary.read().unwrap_or_default();
                Branch {
                    row: line.seq.0,
                    label: line.label,
                    turn: summary.turn,
                    at: line.at,
                }
            })
            .collect())
    }
}

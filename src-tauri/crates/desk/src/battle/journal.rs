//! The journal: notes, undo, redo, going to a row, and the log page by page.

use std::collections::BTreeSet;

use drumhead_rules::catalogue::message;
use drumhead_store::{BattleId, Position, Seq, StoreError};
use drumhead_vocabulary::play::UnitRef;
use serde::Serialize;

use super::log::LogPage;
use super::summary::Summary;
use super::{Battles, LogRow, OpenedBattle};
use crate::{Code, DeskError, Result};

/// A branch of the journal that was left behind. Players can return to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Branch {
    /// The last row of the branch.
    pub row: u32,
    /// The label of that row.
    pub label: String,
    /// The turn at that row.
    pub turn: u32,
    /// The time when the row was written: RFC 3339.
    pub at: String,
}

impl<'d> Battles<'d> {
    /// Adds a note to the journal: after its last row, even if another window has added rows after
    /// this head.
    ///
    /// # Errors
    /// [`Refused`](crate::Code::Refused) for an empty note, [`NotFound`](crate::Code::NotFound),
    /// [`ReadOnly`](crate::Code::ReadOnly) for a read-only battle, and write errors.
    pub fn note(&mut self, id: &str, head: u32, text: &str) -> Result<OpenedBattle> {
        self.on(id, |session, data| session.note(data, Seq(head), text))
    }

    /// Undoes the last row; at the beginning nothing changes.
    ///
    /// # Errors
    /// [`StaleHead`](crate::Code::StaleHead), [`NotFound`](crate::Code::NotFound), and write
    /// errors.
    pub fn undo_play(&mut self, id: &str, head: u32) -> Result<OpenedBattle> {
        let at = self.data.environment.now();
        let store = self.data.store_mut()?;
        let moved = store.undo_row(&BattleId::new(id), Seq(head), &at);
        let moved = self.unless_overtaken(id, head, moved)?;
        self.arrive_at(id, moved)
    }

    /// Redoes the row last undone; at the end of the branch nothing changes.
    ///
    /// # Errors
    /// [`StaleHead`](crate::Code::StaleHead), [`NotFound`](crate::Code::NotFound), and write
    /// errors.
    pub fn redo_play(&mut self, id: &str, head: u32) -> Result<OpenedBattle> {
        let at = self.data.environment.now();
        let store = self.data.store_mut()?;
        let moved = store.redo_row(&BattleId::new(id), Seq(head), &at);
        let moved = self.unless_overtaken(id, head, moved)?;
        self.arrive_at(id, moved)
    }

    /// Goes to any row of the journal: an earlier row, an undone row, or a row of a branch left
    /// behind.
    ///
    /// # Errors
    /// [`StaleHead`](crate::Code::StaleHead), [`NotFound`](crate::Code::NotFound),
    /// [`Damaged`](crate::Code::Damaged) for a row that is not sound, and write errors.
    pub fn go_to_play(&mut self, id: &str, head: u32, row: u32) -> Result<OpenedBattle> {
        let at = self.data.environment.now();
        let battle = BattleId::new(id);
        let damaged = self.session(id)?.damaged;
        let store = self.data.store_mut()?;
        let gone = if damaged {
            // The head cannot be trusted, so it is written anew.
            store.go_to_sound_row(&battle, Seq(row), &at)
        } else {
            store.go_to_row(&battle, Seq(head), Seq(row), &at)
        };
        match gone {
            Err(StoreError::NotFound { row: Some(_), .. }) => Err(DeskError::new(
                Code::NotFound,
                message("desk.battle.no_row").with("row", row.to_string()),
                message("desk.battle.no_row_fix"),
            )),
            gone => {
                let gone = self.unless_overtaken(id, head, gone)?;
                self.arrive_at(id, Some(gone))
            }
        }
    }

    /// Returns the result of a change at this head. If another window was first, the error names
    /// its changes.
    pub(super) fn unless_overtaken<T>(
        &mut self,
        id: &str,
        head: u32,
        changed: drumhead_store::Result<T>,
    ) -> Result<T> {
        match changed {
            Err(StoreError::StaleHead { .. }) => {
                self.on(id, |session, data| Err(session.overtaken(data, Seq(head))?))
            }
            changed => Ok(changed?),
        }
    }

    /// Opens a battle at the head of its journal: from the states of its session if possible,
    /// otherwise from its rows.
    fn arrive_at(&mut self, id: &str, moved: Option<Position>) -> Result<OpenedBattle> {
        if let (Some(mut session), Some(position)) = (self.open.take(), moved)
            && session.id.as_str() == id
            && session.travel(self.data.store()?, &position)?
        {
            return Ok(self.keep(session));
        }
        self.open_battle(id)
    }

    /// Returns a page of the log: the newest rows before `before`, or the newest of all. If a unit
    /// is named, only rows about that unit, and notes.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and read errors.
    pub fn battle_log(
        &mut self,
        id: &str,
        unit: Option<UnitRef>,
        before: Option<u32>,
    ) -> Result<LogPage> {
        Ok(LogPage::of(self.session(id)?.log(), unit, before))
    }

    /// Returns the whole log, oldest first.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and read errors.
    pub fn whole_log(self, id: &str) -> Result<&'d [LogRow]> {
        Ok(super::session(self.data, self.open, id)?.log())
    }

    /// Returns the ends of the journal's other branches, newest first.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and read errors.
    pub fn battle_branches(&mut self, id: &str) -> Result<Vec<Branch>> {
        let head = self.session(id)?.position.head;
        let lines = self.data.store()?.journal(&BattleId::new(id))?;
        let parents: BTreeSet<Seq> = lines.iter().filter_map(|line| line.parent).collect();
        let ends = lines
            .into_iter()
            .rev()
            .filter(|line| line.seq != head && !parents.contains(&line.seq));
        Ok(ends
            .map(|line| {
                // A row saved by a newer version is listed with the fields that this program can
                // read.
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

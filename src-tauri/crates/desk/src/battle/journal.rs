//! The journal: notes, undo, redo, going to a row, and the log page by page.

use std::collections::BTreeSet;

use drumhead_rules::catalogue::message;
use drumhead_store::{BattleId, Missing, Position, Seq, StoreError};
use drumhead_words::play::UnitRef;
use serde::Serialize;

use super::log::LogPage;
use super::summary::Summary;
use super::{Battles, LogRow, OpenedBattle};
use crate::{Code, DeskError, Result};

/// A branch of the journal that was left, and can be gone back to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Branch {
    /// Its last row.
    pub row: u32,
    /// What was done there.
    pub label: String,
    /// Its turn.
    pub turn: u32,
    /// When: RFC 3339.
    pub at: String,
}

impl<'d> Battles<'d> {
    /// Adds a note to the journal: after its last row, even if another window has added rows
    /// after this head.
    ///
    /// # Errors
    /// [`Refused`](crate::Code::Refused) for a note of
    /// nothing, and the errors of writing.
    pub fn note(&mut self, id: &str, head: u32, text: &str) -> Result<OpenedBattle> {
        self.on(id, |session, data| session.note(data, Seq(head), text))
    }

    /// Undoes the last row; at the beginning nothing changes.
    ///
    /// # Errors
    /// [`StaleHead`](crate::Code::StaleHead), and the errors of writing.
    pub fn undo_play(&mut self, id: &str, head: u32) -> Result<OpenedBattle> {
        let at = self.data.environment.now();
        let moved = self
            .data
            .store_mut()?
            .undo_row(&BattleId::new(id), Seq(head), &at)?;
        self.arrive_at(id, moved)
    }

    /// Redoes the row last undone; at the end of the branch nothing
    /// changes.
    ///
    /// # Errors
    /// [`StaleHead`](crate::Code::StaleHead), and the errors of writing.
    pub fn redo_play(&mut self, id: &str, head: u32) -> Result<OpenedBattle> {
        let at = self.data.environment.now();
        let moved = self
            .data
            .store_mut()?
            .redo_row(&BattleId::new(id), Seq(head), &at)?;
        self.arrive_at(id, moved)
    }

    /// Goes to any row of the journal, on whatever branch: back to there, or to
    /// a branch that was left.
    ///
    /// # Errors
    /// [`StaleHead`](crate::Code::StaleHead),
    /// [`NotFound`](crate::Code::NotFound), and the errors of writing.
    pub fn go_to_play(&mut self, id: &str, head: u32, row: u32) -> Result<OpenedBattle> {
        let at = self.data.environment.now();
        let battle = BattleId::new(id);
        let damaged = self.session(id)?.damaged;
        let store = self.data.store_mut()?;
        let gone = if damaged {
            // The head cannot be trusted: it is set anew.
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

    /// Opens a battle at the head of its journal: from the states of its session, or else
    /// from its rows.
    fn arrive_at(&mut self, id: &str, moved: Option<Position>) -> Result<OpenedBattle> {
        if let (Some(mut session), Some(position)) = (self.open.take(), moved)
            && session.id.as_str() == id
            && session.travel(self.data.store()?, &position)?
        {
            return Ok(self.keep(session));
        }
        self.open_battle(id)
    }

    /// A page of the log: the newest rows before `before`, or of all; those
    /// about a unit, if one is named, and the players' notes among them.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and the errors of reading.
    pub fn battle_log(
        &mut self,
        id: &str,
        unit: Option<UnitRef>,
        before: Option<u32>,
    ) -> Result<LogPage> {
        Ok(LogPage::of(self.session(id)?.log(), unit, before))
    }

    /// The whole log, oldest first.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and the errors of reading.
    pub fn whole_log(self, id: &str) -> Result<&'d [LogRow]> {
        Ok(super::session(self.data, self.open, id)?.log())
    }

    /// The ends of the journal's branches, the newest first, without the
    /// present one.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound), and the errors of reading.
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

//! Orders and notes: the result is durable before it is shown.

use drumhead_rules::catalogue::message;
use drumhead_rules::play::Game as _;
use drumhead_shelf::Command;
use drumhead_store::{Seq, StoreError};

use super::session::{self, BattleSession, Made};
use super::{OpenedBattle, Ordered, Played};
use crate::data_folder::DataFolder;
use crate::dice::{DiceFrom, Hand};
use crate::words::words;
use crate::{Code, DeskError, Result};

impl BattleSession {
    /// Carries out a command that was given at `head`. If another window has changed the battle
    /// since, the command is carried out at the new head, provided that it is the same order
    /// there.
    pub(super) fn play(
        &mut self,
        data: &mut DataFolder,
        head: Seq,
        command: &Command,
        overruled: &[String],
        mut dice: DiceFrom,
    ) -> Result<Played> {
        self.writable()?;
        if self.position.head != head {
            self.catch_up_for(data, head, command, overruled)?;
        }
        let mut by_desk = None;
        loop {
            let mut hand = Hand::new(dice.clone(), &mut *data.environment.roll);
            let decided = self.battle.decide(command, overruled, &mut hand);
            let words = words(data.language);
            let events = match decided.and_then(|events| hand.nothing_left(events, words)) {
                Ok(events) => events,
                Err(refusal) => return Ok(Played::Refused(refusal)),
            };
            let mut thrown = hand.thrown.take();
            if let (Some(thrown), Some(by_desk)) = (&mut thrown, by_desk) {
                thrown.by_desk = by_desk;
            }
            let needed = session::needed(&self.battle, command, overruled);
            let ordered = Ordered {
                command: command.clone(),
                overruled: session::ids(&needed),
            };
            let made = Made::of(&self.battle, &events)?;
            let entry = made.entry(&ordered, &thrown, &events, data.environment.now())?;
            // The next screen is computed while the row is written, and shown once the row is
            // durable.
            let screen = self.begin_screen(&made.after);
            let expected = self.position.head;
            let appended = data.store_mut()?.append_row(&self.id, expected, &entry);
            if let Err(StoreError::StaleHead { .. }) = appended {
                // Another window was first. If the order is the same at the new head, use the same
                // dice.
                self.catch_up_for(data, expected, command, overruled)?;
                if let Some(thrown) = thrown {
                    by_desk = Some(thrown.by_desk);
                    dice = DiceFrom::Player(thrown.throw);
                }
                continue;
            }
            self.advance(appended?, entry, made, thrown, needed);
            return Ok(Played::Done(Box::new(self.shown(screen.complete()))));
        }
    }

    /// Adds a note at the head of the journal, even if another window has added rows after `head`.
    pub(super) fn note(
        &mut self,
        data: &mut DataFolder,
        head: Seq,
        text: &str,
    ) -> Result<OpenedBattle> {
        if text.trim().is_empty() {
            return Err(DeskError::new(
                Code::Refused,
                message("desk.note.empty"),
                message("desk.note.empty_fix"),
            ));
        }
        self.writable()?;
        if self.position.head != head {
            self.catch_up(data)?;
        }
        loop {
            let entry = session::note(&self.battle, text, data.environment.now())?;
            let appended = (data.store_mut()?).append_row(&self.id, self.position.head, &entry);
            if let Err(StoreError::StaleHead { .. }) = appended {
                self.catch_up(data)?;
                continue;
            }
            self.noted(appended?, entry, text);
            return Ok(self.opened());
        }
    }
}

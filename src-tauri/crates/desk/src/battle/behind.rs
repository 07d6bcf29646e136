//! An order given before another window changed the battle: it is carried out at the new head, if
//! it is the same order there.

use drumhead_rules::catalogue::message;
use drumhead_rules::play::Game as _;
use drumhead_shelf::{Battle, Command};
use drumhead_store::Seq;
use drumhead_vocabulary::dice::Given;

use super::session::{self, BattleSession};
use crate::data_folder::DataFolder;
use crate::{Code, DeskError, Result};

/// The maximum number of rows from another window that an error names.
const NAMED: usize = 3;

impl BattleSession {
    /// Advances the session to the head of the journal.
    pub(super) fn catch_up(&mut self, data: &DataFolder) -> Result<()> {
        let store = data.store()?;
        let position = store.position(&self.id)?;
        if position.head != self.position.head && !self.travel(store, &position)? {
            *self = Self::read(store, &self.id, data.language)?;
        }
        Ok(())
    }

    /// Advances the session to the head of the journal, for an order that was given at `head`.
    ///
    /// # Errors
    /// [`Code::StaleHead`] with the rows added since, if the order would be a different order now.
    pub(super) fn catch_up_for(
        &mut self,
        data: &DataFolder,
        head: Seq,
        command: &Command,
        overruled: &[String],
    ) -> Result<()> {
        self.catch_up(data)?;
        if self.position.head == head {
            return Ok(());
        }
        let (then, done) = self.since(data.store()?, head)?.unzip();
        if then.is_some_and(|then| is_same(&then, &self.battle, command, overruled)) {
            return Ok(());
        }
        Err(conflict(self.position.head, &done.unwrap_or_default()))
    }
}

/// Whether an order is the same now as when it was given: in the same step, with the same
/// objections, sums, dice and odds, and, if no dice are thrown, with the same outcome.
fn is_same(then: &Battle, now: &Battle, command: &Command, overruled: &[String]) -> bool {
    let preview = now.preview(command);
    if session::place(then) != session::place(now) || then.preview(command) != preview {
        return false;
    }
    let outcome = |battle: &Battle| battle.decide(command, overruled, &mut Given::default());
    preview.pool.is_some() || outcome(then) == outcome(now)
}

fn conflict(now: Seq, done: &[String]) -> DeskError {
    let changed = message("desk.stale.battle").with("change", now.to_string());
    let mut causes = vec![changed];
    // A line of the log can be a sentence, whose full stop would be wrong within the list.
    let named = done
        .iter()
        .take(NAMED)
        .map(|line| line.trim_end_matches('.'));
    let named: Vec<&str> = named.collect();
    let since = named.join("; ");
    match done.len().saturating_sub(NAMED) {
        0 if since.is_empty() => {}
        0 => causes.push(message("desk.stale.since").with("list", since)),
        more => {
            let since = message("desk.stale.since_more").with("list", since);
            causes.push(since.with("more", more));
        }
    }
    DeskError::of(Code::StaleHead, causes, message("desk.stale.battle_fix"))
}

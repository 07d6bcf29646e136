//! An order given before another window changed the battle: it is carried out at the new head, if
//! it is the same order there.

use drumhead_rules::catalogue::message;
use drumhead_rules::play::Game as _;
use drumhead_shelf::{Battle, Command, Event};
use drumhead_store::Seq;
use drumhead_vocabulary::dice::Given;
use drumhead_vocabulary::play::Preview;

use super::session::{self, BattleSession};
use super::travel::Since;
use crate::data_folder::DataFolder;
use crate::{Code, DeskError, Result};

/// The maximum number of rows that an error names in a list.
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
    /// [`Code::StaleHead`] with the changes since, if the order would be a different order now.
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
        let since = self.since(data.store()?, head)?;
        match since {
            Some(since) if is_same(&since.then, &self.battle, command, overruled) => Ok(()),
            since => Err(conflict(self.position.head, since)),
        }
    }

    /// Returns the error for a move that was made at `head`, although another window had changed
    /// the battle. The error names the changes.
    pub(super) fn overtaken(&mut self, data: &DataFolder, head: Seq) -> Result<DeskError> {
        self.catch_up(data)?;
        let since = self.since(data.store()?, head)?;
        Ok(conflict(self.position.head, since))
    }
}

/// Whether an order is the same now as when it was given: in the same step, with the same
/// objections, sums, dice and odds, and, if no dice are thrown, with the same outcome. A correction
/// by hand is the same in any step. The sentence about the score needed may differ: it names dice
/// that another player has rolled.
fn is_same(then: &Battle, now: &Battle, command: &Command, overruled: &[String]) -> bool {
    let preview = |battle: &Battle| Preview {
        needs: None,
        ..battle.preview(command)
    };
    let shown = preview(now);
    if preview(then) != shown {
        return false;
    }
    let outcome = |battle: &Battle| battle.decide(command, overruled, &mut Given::default());
    let result = outcome(now);
    let by_hand = |events: &Vec<Event>| events.iter().any(Event::is_by_hand);
    let corrects = result.as_ref().is_ok_and(by_hand);
    (corrects || session::place(then) == session::place(now))
        && (shown.pool.is_some() || outcome(then) == result)
}

/// Returns the error for an order that is a different one now, with the changes since it was given.
fn conflict(now: Seq, since: Option<Since>) -> DeskError {
    let mut causes = vec![message("desk.stale.battle").with("change", now.to_string())];
    if let Some(since) = since {
        let (undone, done) = without_replayed(since.undone, since.done);
        causes.extend(named(&undone).map(|(list, more)| {
            match more {
                0 => message("desk.stale.undone").with("list", list),
                more => message("desk.stale.undone_more")
                    .with("list", list)
                    .with("more", more),
            }
        }));
        causes.extend(named(&done).map(|(list, more)| {
            match more {
                0 => message("desk.stale.since").with("list", list),
                more => message("desk.stale.since_more")
                    .with("list", list)
                    .with("more", more),
            }
        }));
    }
    DeskError::of(Code::StaleHead, causes, message("desk.stale.battle_fix"))
}

/// Returns the first labels as a list, and the number of others; `None` if there are no labels.
fn named(labels: &[String]) -> Option<(String, usize)> {
    // A line of the log can be a sentence, whose full stop would be wrong within the list.
    let first = labels.iter().take(NAMED);
    let first: Vec<&str> = first.map(|line| line.trim_end_matches('.')).collect();
    let more = labels.len().saturating_sub(NAMED);
    (!labels.is_empty()).then(|| (first.join("; "), more))
}

/// Returns the labels of the rows undone and of the rows added, without the rows that an amendment
/// has only replayed.
fn without_replayed(undone: Vec<String>, done: Vec<String>) -> (Vec<String>, Vec<String>) {
    let (mut left, mut added) = (Vec::new(), done.clone());
    for label in &undone {
        match added.iter().position(|it| it == label) {
            Some(place) => drop(added.remove(place)),
            None => left.push(label.clone()),
        }
    }
    match left.is_empty() && added.is_empty() {
        // All labels match, so the rows differ only in their order or their results: all of them
        // are named.
        true => (undone, done),
        false => (left, added),
    }
}

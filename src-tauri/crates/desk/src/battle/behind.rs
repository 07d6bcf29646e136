//! An order given where a battle stood before another window went on: it is carried out there, if
//! it is the same order.

use drumhead_rules::catalogue::message;
use drumhead_rules::play::Game as _;
use drumhead_shelf::{Battle, Command};
use drumhead_store::{BattleId, Seq};
use drumhead_words::dice::Given;

use super::held::{self, HeldBattle};
use crate::{Code, Desk, DeskError, Result};

/// How many of the rows of another window are named.
const NAMED: usize = 3;

impl Desk {
    /// The battle on the table, gone on to where its journal stands now.
    pub(super) fn newest(&mut self, id: &str) -> Result<HeldBattle> {
        let id = BattleId::new(id);
        let held = self.battle.take().filter(|held| held.id == id);
        let store = self.store()?;
        let Some(mut held) = held else {
            return HeldBattle::read(store, &id, self.language);
        };
        let position = store.position(&id)?;
        if position.head == held.position.head || held.travel(store, &position)? {
            return Ok(held);
        }
        HeldBattle::read(store, &id, self.language)
    }

    /// The battle as it stands now, for an order that was given when it stood at `head`.
    ///
    /// # Errors
    /// [`Code::StaleHead`], with what was done since, where the order would now be another one.
    pub(super) fn newest_for(
        &mut self,
        id: &str,
        head: Seq,
        command: &Command,
        overruled: &[String],
    ) -> Result<HeldBattle> {
        let held = self.newest(id)?;
        if held.position.head == head {
            return Ok(held);
        }
        let since = held.since(self.store()?, head)?;
        let (then, done) = since.unzip();
        let same = then.is_some_and(|then| is_same(&then, &held.battle, command, overruled));
        if same {
            return Ok(held);
        }
        let conflict = conflict(held.position.head, &done.unwrap_or_default());
        self.battle = Some(held);
        Err(conflict)
    }
}

/// Whether an order is the same now as it was: in the same step, with the same objections and the
/// same sums, dice and odds; and where nothing is thrown, with the same outcome.
fn is_same(then: &Battle, now: &Battle, command: &Command, overruled: &[String]) -> bool {
    let preview = now.preview(command);
    if held::place(then) != held::place(now) || then.preview(command) != preview {
        return false;
    }
    let outcome = |battle: &Battle| battle.decide(command, overruled, &mut Given::default());
    preview.pool.is_some() || outcome(then) == outcome(now)
}

fn conflict(now: Seq, done: &[String]) -> DeskError {
    let changed = message("desk.stale.battle").with("change", now.to_string());
    let mut said = vec![changed];
    let named: Vec<&str> = done.iter().take(NAMED).map(String::as_str).collect();
    let since = named.join("; ");
    match done.len().saturating_sub(NAMED) {
        0 if since.is_empty() => {}
        0 => said.push(message("desk.stale.since").with("list", since)),
        more => {
            let since = message("desk.stale.since_more").with("list", since);
            said.push(since.with("more", more));
        }
    }
    DeskError::of(Code::StaleHead, said, message("desk.stale.battle_fix"))
}

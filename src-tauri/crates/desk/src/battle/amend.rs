//! Corrects an earlier command in place: the command is carried out anew, and the rows after it
//! are replayed with their own dice on a new branch. The previous branch does not change. Rows
//! that no longer fit are left out, and a note in the log lists them.

use drumhead_rules::catalogue::{Catalogue, message};
use drumhead_rules::play::Game as _;
use drumhead_store::{BattleId, Entry, Kind, Row, Seq};
use drumhead_vocabulary::play::Refusal;
use serde::Serialize;
use serde_json::Value;

use super::rows::Order;
use super::session::place;
use super::session::{self, BattleSession};
use super::{Battles, OpenedBattle, Ordered, strict_json};
use crate::dice::{DiceFrom, Hand};
use crate::words::{verbatim, words};
use crate::{Code, DeskError, Result};

/// The result of an amendment.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(tag = "amended", content = "what", rename_all = "snake_case")]
pub enum Amended {
    /// The amendment was applied, and the rows after it were replayed.
    Done {
        /// The battle at the end of the new branch.
        opened: Box<OpenedBattle>,
        /// The commands that no longer fit.
        left_out: Vec<LeftOut>,
    },
    /// The command was not carried out; nothing has changed.
    Refused(Refusal),
}

/// A command that no longer fits after an amendment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct LeftOut {
    /// The command's row on the previous branch.
    pub row: u32,
    /// The command's label.
    pub label: String,
    /// The reason why the command no longer fits.
    pub why: String,
}

impl Battles<'_> {
    /// Corrects a command on the present branch: `command` replaces the command of `row`. Without
    /// new dice, the dice of that row are used.
    ///
    /// # Errors
    /// [`StaleHead`](Code::StaleHead) if another window was first, [`NotFound`](Code::NotFound) for
    /// a row that is not a command on the branch, [`BadFile`](Code::BadFile) for a value that is
    /// not a command, [`ReadOnly`](Code::ReadOnly), and write errors. After an error, nothing has
    /// changed.
    pub fn amend_play(
        &mut self,
        id: &str,
        head: u32,
        row: u32,
        command: &Value,
        overruled: Vec<String>,
        dice: DiceFrom,
    ) -> Result<Amended> {
        let command = strict_json::command(command)?;
        self.session(id)?.writable()?;
        let id = BattleId::new(id);
        let (stored, rows) = (
            self.data.store()?.battle(&id)?,
            self.data.store()?.rows(&id)?,
        );
        let place = rows.iter().position(|one| one.seq == Seq(row));
        let Some((before, [amended, after @ ..])) = place
            .filter(|place| *place > 0)
            .map(|place| rows.split_at(place))
        else {
            return Err(no_command(row));
        };
        let Some(on) = amended
            .parent
            .filter(|_| amended.entry.kind == Kind::Command)
        else {
            return Err(no_command(row));
        };
        let mut battle = BattleSession::begun(&stored)?;
        for row in before.iter().skip(1) {
            follow(&mut battle, row)?;
        }
        let overruled = session::ids(&session::needed(&battle, &command, &overruled));
        let ordered = Ordered { command, overruled };
        let own = match dice {
            DiceFrom::Nobody => read(&battle, amended)?.thrown,
            DiceFrom::Desk | DiceFrom::Player(_) => None,
        };
        let dice = own
            .as_ref()
            .map_or(dice, |thrown| DiceFrom::Player(thrown.throw.clone()));
        let mut hand = Hand::new(dice, &mut *self.data.environment.roll);
        let decided = battle.decide(&ordered.command, &ordered.overruled, &mut hand);
        let events = match decided {
            Ok(events) => events,
            Err(refusal) => return Ok(Amended::Refused(refusal)),
        };
        let mut thrown = hand.thrown.take();
        if let (Some(thrown), Some(own)) = (&mut thrown, own) {
            thrown.by_desk = own.by_desk;
        }
        let now = self.data.environment.now();
        let (state, entry) = session::made(&battle, &ordered, &thrown, &events, now.clone())?;
        let note = message("desk.amend.note");
        // A label is a line of the log, with a full stop.
        let note = note.with("label", amended.entry.label.trim_end_matches('.'));
        let note = words(self.data.language).say(&note);
        let note = session::note(&state, &note, now.clone())?;
        let mut branch = vec![entry, note];
        let mut previous = battle;
        follow(&mut previous, amended)?;
        let left_out = self.replay(state, previous, after, &mut branch)?;
        let store = self.data.store_mut()?;
        let appended = store.append_branch(&id, Seq(head), on, &branch, &now);
        self.unless_overtaken(id.as_str(), head, appended)?;
        Ok(Amended::Done {
            opened: Box::new(self.open_battle(id.as_str())?),
            left_out,
        })
    }

    /// Replays the rows after the amendment with their own dice. A row is left out if its order is
    /// refused, or if the battle is not in the step in which the row was played: its dice were
    /// thrown for that step. `previous` is the battle on the previous branch, after the amended
    /// row.
    fn replay(
        &mut self,
        mut battle: drumhead_shelf::Battle,
        mut previous: drumhead_shelf::Battle,
        rows: &[Row],
        branch: &mut Vec<Entry>,
    ) -> Result<Vec<LeftOut>> {
        let mut left_out = Vec::new();
        for row in rows {
            let at = row.entry.at.clone();
            if row.entry.kind == Kind::Note {
                let words: String = row.entry.command.read().map_err(DeskError::internal)?;
                branch.push(session::note(&battle, &words, at)?);
                continue;
            }
            let order = read(&battle, row)?;
            let dice = match &order.thrown {
                Some(thrown) => DiceFrom::Player(thrown.throw.clone()),
                None => DiceFrom::Nobody,
            };
            let mut hand = Hand::new(dice, &mut *self.data.environment.roll);
            let Ordered { command, overruled } = &order.ordered;
            let then = place(&previous);
            let decided = if place(&battle) == then {
                let decided = battle.decide(command, overruled, &mut hand);
                decided.map_err(|refusal| verbatim(session::in_one_line(&refusal)))
            } else {
                Err(message("desk.amend.other_step").with("then", then))
            };
            follow(&mut previous, row)?;
            match decided {
                Ok(events) => {
                    let mut thrown = hand.thrown.take();
                    if let (Some(thrown), Some(own)) = (&mut thrown, &order.thrown) {
                        thrown.by_desk = own.by_desk;
                    }
                    let (after, entry) =
                        session::made(&battle, &order.ordered, &thrown, &events, at)?;
                    branch.push(entry);
                    battle = after;
                }
                Err(why) => {
                    let label = row.entry.label.clone();
                    left_out.push(LeftOut {
                        row: row.seq.0,
                        label,
                        why: words(self.data.language).say(&why),
                    });
                }
            }
        }
        if !left_out.is_empty() {
            let at = self.data.environment.now();
            branch.push(session::note(
                &battle,
                &list_left_out(&left_out, words(self.data.language)),
                at,
            )?);
        }
        Ok(left_out)
    }
}

/// Returns the note that lists the commands left out, one line each. A long list is cut to a
/// readable length; the previous branch has all of the commands.
fn list_left_out(left_out: &[LeftOut], words: &Catalogue) -> String {
    const NAMED: usize = 8;
    let named = left_out.iter().take(NAMED);
    let many = left_out.len().to_string();
    let mut lines = vec![words.fill("desk.amend.left_out", &[("many", &many)])];
    lines.extend(named.map(|order| format!("{} {}", order.label, order.why)));
    match left_out.len().saturating_sub(NAMED) {
        0 => {}
        more => lines.push(words.fill("desk.amend.more", &[("more", &more.to_string())])),
    }
    lines.join("\n")
}

/// Returns the order in a row. A battle that can be played on has only readable rows, so an error
/// is a fault of the program.
fn read(battle: &drumhead_shelf::Battle, row: &Row) -> Result<Order> {
    Order::read(battle.book(), row).map_err(DeskError::fault)
}

/// Folds a stored row. A note changes nothing.
fn follow(battle: &mut drumhead_shelf::Battle, row: &Row) -> Result<()> {
    if row.entry.kind == Kind::Note {
        return Ok(());
    }
    let events = read(battle, row)?.events;
    let mut folded = events.iter().map(|event| battle.fold(event));
    folded.try_for_each(|fold| fold.map_err(DeskError::internal))
}

fn no_command(row: u32) -> DeskError {
    DeskError::new(
        Code::NotFound,
        message("desk.amend.no_command").with("row", row.to_string()),
        message("desk.amend.no_command_fix"),
    )
}

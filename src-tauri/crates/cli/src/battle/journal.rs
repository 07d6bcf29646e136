//! A battle's journal on the command line: its log, notes and branches, and undo and redo.

use std::io;

use drumhead_desk::catalogue::{Message, message};
use drumhead_desk::{Branch, Code, Desk, DeskError, LogRow, OpenedBattle};

use super::{find, show};
use crate::End;
use crate::out::Out;
use crate::run::Asked;

impl Asked<'_> {
    /// Prints every row of the log, with its details on request.
    pub(super) fn log(&mut self, desk: &mut Desk, battle: &str, details: bool) -> Result<(), End> {
        let id = find(desk, battle)?;
        self.say(desk.battles().whole_log(&id)?, |out, rows| {
            rows.iter().try_for_each(|row| write_row(out, row, details))
        })
    }

    /// Lists the branches left behind by undo and amend.
    pub(super) fn branches(&mut self, desk: &mut Desk, battle: &str) -> Result<(), End> {
        let id = find(desk, battle)?;
        self.say(&desk.battles().battle_branches(&id)?, |out, branches| {
            branches.iter().try_for_each(|it| branch(out, it))
        })
    }

    /// Adds a note to the log.
    pub(super) fn note(&mut self, desk: &mut Desk, battle: &str, text: &str) -> Result<(), End> {
        let id = find(desk, battle)?;
        let head = desk.battles().open_battle(&id)?.head;
        let opened = desk.battles().note(&id, head, text)?;
        self.say(&opened, last)
    }

    /// Undoes the last row of the log.
    pub(super) fn undo(&mut self, desk: &mut Desk, battle: &str) -> Result<(), End> {
        let id = find(desk, battle)?;
        let opened = desk.battles().open_battle(&id)?;
        if opened.undo.is_none() {
            return Err(nothing(message("cli.undo.none")));
        }
        self.say(&desk.battles().undo_play(&id, opened.head)?, show)
    }

    /// Redoes the row last undone.
    pub(super) fn redo(&mut self, desk: &mut Desk, battle: &str) -> Result<(), End> {
        let id = find(desk, battle)?;
        let opened = desk.battles().open_battle(&id)?;
        if opened.redo.is_none() {
            return Err(nothing(message("cli.redo.none")));
        }
        self.say(&desk.battles().redo_play(&id, opened.head)?, show)
    }

    /// Goes to a row of the log, or to another branch.
    pub(super) fn go_to(&mut self, desk: &mut Desk, battle: &str, row: u32) -> Result<(), End> {
        let id = find(desk, battle)?;
        let head = desk.battles().open_battle(&id)?.head;
        self.say(&desk.battles().go_to_play(&id, head, row)?, show)
    }
}

/// Writes a branch: its last row, the turn and the row's label. If the label begins with the turn,
/// the turn is not repeated.
fn branch(out: &mut Out<'_>, branch: &Branch) -> io::Result<()> {
    let Branch {
        row, turn, label, ..
    } = branch;
    let turn = out
        .words
        .fill("cli.branch.turn", &[("turn", &turn.to_string())]);
    if label.to_lowercase().starts_with(&turn.to_lowercase()) {
        writeln!(out, "{row:>4}  {label}")
    } else {
        writeln!(out, "{row:>4}  {turn}: {label}")
    }
}

/// Writes the last row of the log.
pub(super) fn last(out: &mut Out<'_>, opened: &OpenedBattle) -> io::Result<()> {
    match opened.log.last() {
        Some(row) => write_row(out, row, true),
        None => Ok(()),
    }
}

/// Writes a row of the log and the objections allowed anyway; with details, also the sums, dice and
/// clauses below each line.
fn write_row(out: &mut Out<'_>, row: &LogRow, details: bool) -> io::Result<()> {
    for (place, line) in row.lines.iter().enumerate() {
        // A note can have several lines.
        let text = line.text.replace('\n', "\n      ");
        writeln!(out, "{:>4}  {text}", row.row)?;
        if let Some(below) = row.below(place, out.words).filter(|_| details) {
            writeln!(out, "        {below}")?;
        }
    }
    for objection in &row.overruled {
        let clause = objection.clause.as_deref().unwrap_or_default();
        let overruled = message("cli.log.overruled").with("text", objection.text.as_str());
        out.line(&overruled.with("clause", clause))?;
    }
    Ok(())
}

/// Returns the error for a command with nothing to undo or redo, which a script can detect.
fn nothing(why: Message) -> End {
    DeskError::new(Code::Refused, why, message("cli.undo.fix")).into()
}

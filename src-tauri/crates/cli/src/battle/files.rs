//! Battles as files and scenes; moves as text; the board; exact odds; corrections of earlier
//! commands.

use std::io;
use std::path::Path;

use drumhead_desk::books::facing_word_of;
use drumhead_desk::catalogue::message;
use drumhead_desk::play::{BoardView, Counter};
use drumhead_desk::scene::Scene;
use drumhead_desk::{Amended, Code, Desk, DeskError, ExportedBattle, LARGEST_BATTLE, Odds};
use serde::Serialize;

use super::{asked, chances, dice_of, find, last, refused, unit_of};
use crate::End;
use crate::arguments::{Form, What};
use crate::out::{Out, words};
use crate::run::{Asked, read_file};

/// The result of a replayed scene.
#[derive(Serialize)]
struct Report {
    name: String,
    orders: usize,
    differences: Vec<String>,
}

impl Asked<'_> {
    /// Writes a battle. By default, the file's name decides the form.
    pub(super) fn export_battle(
        &mut self,
        desk: &mut Desk,
        battle: &str,
        form: Option<Form>,
        out: Option<&Path>,
    ) -> Result<(), End> {
        let id = find(desk, battle)?;
        let named = match out.is_some_and(Scene::is_named) {
            true => Form::Scene,
            false => Form::Battle,
        };
        let ExportedBattle { text, damage } = match form.unwrap_or(named) {
            Form::Battle => desk.battles().export_battle(&id)?,
            Form::Scene => ExportedBattle {
                text: desk.battles().export_scene(&id)?,
                damage: None,
            },
        };
        self.text(&text, out)?;
        self.noting(damage)
    }

    pub(super) fn import_battle(&mut self, desk: &mut Desk, file: &Path) -> Result<(), End> {
        let bytes = read_file(file, LARGEST_BATTLE)?;
        let opened = if Scene::is_one(&bytes) {
            desk.battles().import_scene(&scene(file, &bytes)?)?
        } else {
            desk.battles().import_battle(&bytes)?
        };
        self.say(&opened, super::show)
    }

    /// Writes a move as text: the last move, or the move in a given row.
    pub(super) fn move_text(
        &mut self,
        desk: &mut Desk,
        battle: &str,
        row: Option<u32>,
    ) -> Result<(), End> {
        let id = find(desk, battle)?;
        let head = desk.battles().open_battle(&id)?.head;
        let text = desk.battles().move_text(&id, row.unwrap_or(head))?;
        self.text(&text, None)
    }

    /// Shows the positions of the counters, and the meaning of the hexes for a unit.
    pub(super) fn board(
        &mut self,
        desk: &mut Desk,
        battle: &str,
        unit: Option<&str>,
    ) -> Result<(), End> {
        let id = find(desk, battle)?;
        let shown = desk.battles().battle_board(&id, unit_of(unit)?)?;
        self.say(&shown, board)
    }

    pub(super) fn apply(&mut self, desk: &mut Desk, battle: &str, file: &Path) -> Result<(), End> {
        let id = find(desk, battle)?;
        let text = read_file(file, LARGEST_BATTLE)?;
        let head = desk.battles().open_battle(&id)?.head;
        let opened = desk
            .battles()
            .apply_move(&id, head, &String::from_utf8_lossy(&text))?;
        self.say(&opened, last)
    }

    pub(super) fn replay(&mut self, file: &Path, out: Option<&Path>) -> Result<(), End> {
        let scene = scene(file, &read_file(file, LARGEST_BATTLE)?)?;
        let replayed = scene.replay()?;
        let words = words(self.language());
        let differences = replayed.differences.iter().map(|it| it.shown(words));
        let report = Report {
            differences: differences.collect(),
            name: scene.name.clone(),
            orders: scene.orders().count(),
        };
        self.say(&report, write_report)?;
        if let Some(out) = out {
            return self.text(&replayed.scene.write(), Some(out));
        }
        match report.differences.len() {
            0 => Ok(()),
            n => {
                let differ = message("cli.replay.differ").with("lines", n);
                Err(DeskError::new(Code::Refused, differ, message("cli.replay.out")).into())
            }
        }
    }

    pub(super) fn odds(
        &mut self,
        desk: &mut Desk,
        battle: &str,
        what: &What,
        overrule: &[String],
    ) -> Result<(), End> {
        let id = find(desk, battle)?;
        let asked = asked(desk, &id, what)?;
        let mut overruled = asked.against();
        overruled.extend_from_slice(overrule);
        let command = &asked.answered.command;
        self.say(&desk.battles().odds(&id, command, &overruled)?, odds)
    }

    pub(super) fn amend(
        &mut self,
        desk: &mut Desk,
        (battle, row): (&str, u32),
        command: &str,
        dice: Option<&str>,
        overrule: &[String],
    ) -> Result<(), End> {
        let id = find(desk, battle)?;
        let head = desk.battles().open_battle(&id)?.head;
        let command = super::json(command)?;
        let (dice, overrule) = (dice_of(dice)?, overrule.to_vec());
        let amended = desk
            .battles()
            .amend_play(&id, head, row, &command, overrule, dice)?;
        if let Amended::Refused(refusal) = amended {
            return self.refuse(refusal, |out, refusal| refused(out, refusal, (&[], &[])));
        }
        self.say(&amended, corrected)
    }
}

/// Writes the commands that no longer fitted after a correction, and the last row of the battle's
/// log.
fn corrected(out: &mut Out<'_>, amended: &Amended) -> io::Result<()> {
    let Amended::Done { opened, left_out } = amended else {
        return Ok(());
    };
    for left in left_out {
        let (label, why) = (left.label.as_str(), left.why.as_str());
        let left = message("cli.amend.left_out").with("row", left.row.to_string());
        out.line(&left.with("label", label).with("why", why))?;
    }
    last(out, opened)
}

/// Reads a scene from a file or from standard input. The army files that a scene's file names are
/// in its folder.
fn scene(file: &Path, bytes: &[u8]) -> Result<Scene, DeskError> {
    if file == Path::new("-") {
        return Scene::read(bytes);
    }
    Scene::open(file)
}

fn write_report(out: &mut Out<'_>, report: &Report) -> io::Result<()> {
    for difference in &report.differences {
        writeln!(out, "{difference}")?;
    }
    let (name, orders, otherwise) = (&report.name, report.orders, report.differences.len());
    out.line(
        &message("cli.replay.summary")
            .with("name", name.to_string())
            .with("orders", orders.to_string())
            .with("otherwise", otherwise.to_string()),
    )
}

fn odds(out: &mut Out<'_>, odds: &Odds) -> io::Result<()> {
    if let Some(pool) = &odds.pool {
        let dice = message("cli.odds.dice").with("dice", pool.dice);
        out.line(&dice.with("what", pool.what.as_str()))?;
    }
    // An order that throws no dice has only one outcome. The odds shown are those of the throws
    // that it makes pending.
    if let (None, Some(view)) = (&odds.pool, &odds.preview) {
        chances(out, view)?;
        return refusal(out, odds);
    }
    for outcome in &odds.outcomes {
        let percent = outcome.chance * 100.0;
        let (exact, log) = (&outcome.exact, outcome.log.join(" "));
        writeln!(out, "{percent:6.2} %  {exact}  {log}")?;
    }
    // Further dice follow this throw: the preview's odds include them.
    if let (true, Some(view)) = (odds.open, &odds.preview) {
        out.line(&message("cli.odds.more"))?;
        chances(out, view)?;
    }
    refusal(out, odds)
}

fn refusal(out: &mut Out<'_>, odds: &Odds) -> io::Result<()> {
    match &odds.refused {
        Some(refusal) => refused(out, refusal, (&[], &[])),
        None => Ok(()),
    }
}

/// Writes the counters, then the meaning of the hexes.
fn board(out: &mut Out<'_>, board: &Option<BoardView>) -> io::Result<()> {
    let Some(board) = board else {
        return out.line(&message("cli.board.none"));
    };
    for counter in &board.counters {
        let Counter {
            unit, name, hex, ..
        } = counter;
        let facing = counter
            .facing
            .and_then(|hour| facing_word_of(hour, out.words));
        let facing = facing.map_or(String::new(), |word| {
            format!(
                ", {}",
                out.words.fill("cli.board.facing", &[("facing", word)])
            )
        });
        let states = counter.states.join(", ");
        let parts: Vec<_> = [counter.count.as_str(), states.as_str()]
            .into_iter()
            .filter(|part| !part.is_empty())
            .collect();
        let details = match parts.join(", ") {
            details if details.is_empty() => details,
            details => format!(": {details}"),
        };
        writeln!(
            out,
            "{hex:>5}  {}.{} {name}{facing}{details}",
            unit.side, unit.unit
        )?;
    }
    for mark in &board.marks {
        let clause = mark.clause.as_deref().unwrap_or("");
        writeln!(out, "{:>5}  {} {clause}", mark.hex, mark.label)?;
    }
    Ok(())
}

//! The outcome of a battle on the command line.

use std::io;

use drumhead_desk::catalogue::{clean, message};
use drumhead_desk::{BattleOutcome, Coin, Desk, Ended, Left, SideOutcome, UnitOutcome};

use super::find;
use crate::End;
use crate::out::Out;
use crate::run::Asked;
use crate::table::{self, Set};

impl Asked<'_> {
    /// Shows the fate of each unit, and the side that holds the field.
    pub(super) fn outcome(&mut self, desk: &mut Desk, battle: &str) -> Result<(), End> {
        let id = find(desk, battle)?;
        self.say(&desk.battles().battle_outcome(&id)?, show)
    }
}

fn show(out: &mut Out<'_>, outcome: &BattleOutcome) -> io::Result<()> {
    let name = message("cli.outcome.name").with("name", outcome.name.as_str());
    out.line(&name.with("turn", outcome.turn))?;
    if let Some(over) = &outcome.over {
        writeln!(out, "{}", clean::line(over))?;
    }
    if let Some(side) = outcome.held_field {
        out.line(&message("cli.outcome.held").with("side", name_of(outcome, side)))?;
    }
    for side in &outcome.sides {
        let key = if side.gone > 0 {
            "cli.outcome.side_gone"
        } else {
            "cli.outcome.side"
        };
        let lost = message(key)
            .with("side", side.name.as_str())
            .with("counted", outcome.counted.as_str());
        out.line(&lost.with("lost", side.lost).with("gone", side.gone))?;
        objectives(out, side)?;
        let rows = rows(out, outcome, side);
        table::write(
            out,
            &[Set::Left, Set::Shortened, Set::Left, Set::Left],
            &rows,
        )?;
    }
    Ok(())
}

/// Writes a side's objectives, if it has any.
pub(super) fn objectives(out: &mut Out<'_>, side: &SideOutcome) -> io::Result<()> {
    match side.objectives.as_str() {
        "" => Ok(()),
        text => out.line(&message("cli.outcome.objectives").with("text", text)),
    }
}

/// Returns a row for each unit, and for each general who is not a unit.
fn rows(out: &Out<'_>, outcome: &BattleOutcome, side: &SideOutcome) -> Vec<Vec<String>> {
    let units = side.units.iter().map(|unit| {
        vec![
            format!("  {}.{}", unit.unit.side, unit.unit.unit),
            unit.name.clone(),
            fate(out, outcome, unit),
            left(out, &unit.left),
        ]
    });
    let generals = side.generals.iter().map(|general| {
        vec![
            String::new(),
            general.name.clone(),
            out.text(&format!("cli.outcome.general.{}", general.fate.id())),
            String::new(),
        ]
    });
    units.chain(generals).collect()
}

/// Returns a unit's fate in words: for a unit off the table, the reason in the terms of its
/// rulebook.
fn fate(out: &Out<'_>, outcome: &BattleOutcome, unit: &UnitOutcome) -> String {
    if let Some(gone) = &unit.gone {
        return gone.clone();
    }
    let ended = message(format!("cli.outcome.fate.{}", unit.ended.id()));
    let ended = match unit.ended {
        Ended::Taken { by } => ended.with("side", name_of(outcome, by)),
        Ended::Stood
        | Ended::Routed
        | Ended::Fled
        | Ended::Surrendered
        | Ended::Destroyed
        | Ended::WentHome
        | Ended::Away
        | Ended::SetAside => ended,
    };
    out.words.say(&ended)
}

/// Returns a unit's remaining strength: a count for each kind, across all parts of the unit.
fn left(out: &Out<'_>, left: &[Left]) -> String {
    let mut counts: Vec<(Coin, u32, u32)> = Vec::new();
    for part in left.iter().filter(|part| part.coin != Coin::Unit) {
        match counts.iter_mut().find(|(coin, ..)| *coin == part.coin) {
            Some((_, now, start)) => {
                *now = now.saturating_add(part.now);
                *start = start.saturating_add(part.start);
            }
            None => counts.push((part.coin, part.now, part.start)),
        }
    }
    counts
        .into_iter()
        .map(|(coin, now, start)| {
            let count = message(format!("cli.outcome.left.{}", coin.id()));
            out.words.say(&count.with("now", now).with("start", start))
        })
        .collect::<Vec<_>>()
        .join(", ")
}

/// Returns the name of a side.
fn name_of(outcome: &BattleOutcome, side: u8) -> String {
    let side = outcome.sides.iter().find(|it| it.side == side);
    side.map_or_else(String::new, |side| side.name.clone())
}

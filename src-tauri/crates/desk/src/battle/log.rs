//! The log as it is shown: a row for each row of the journal.

use drumhead_rules::catalogue::Catalogue;
use drumhead_store::Seq;
use drumhead_vocabulary::dice::Throw;
use drumhead_vocabulary::play::{LogLine, Objection, Tone, UnitRef};
use serde::Serialize;

use crate::dice::Thrown;

/// A row of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct LogRow {
    /// The row of the journal, as a target for "go back to".
    pub row: u32,
    /// The time when the row was written: RFC 3339.
    pub at: String,
    /// The turn after the row was played; 0 for the set-up and for a note.
    pub turn: u32,
    /// The log, line by line.
    pub lines: Vec<LogLine>,
    /// The result of the dice.
    pub dice: Option<String>,
    /// The objections that the players allowed anyway.
    pub overruled: Vec<Objection>,
    /// Whether the row is a note.
    pub note: bool,
}

/// The separator between the parts of the text below a line.
const BETWEEN: &str = " \u{b7} ";

/// The number of rows on a page.
const PAGE: usize = 60;

/// A page of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct LogPage {
    /// The rows, oldest first.
    pub rows: Vec<LogRow>,
    /// Whether the log has earlier rows.
    pub earlier: bool,
}

impl LogPage {
    /// Returns the newest rows of the log, or the newest before the row `before`. If a unit is
    /// named, only rows about that unit; a note is about all units.
    pub(super) fn of(log: &[LogRow], unit: Option<UnitRef>, before: Option<u32>) -> Self {
        let wanted = |row: &&LogRow| {
            before.is_none_or(|before| row.row < before)
                && unit.is_none_or(|unit| row.is_about(unit))
        };
        let mut found = log.iter().rev().filter(wanted);
        let mut rows: Vec<LogRow> = found.by_ref().take(PAGE).cloned().collect();
        rows.reverse();
        Self {
            rows,
            earlier: found.next().is_some(),
        }
    }
}

impl LogRow {
    /// Returns the plain text below a line of this row: the line's details, the row's dice (only
    /// below the first line), and the line's clauses.
    pub fn below(&self, place: usize, words: &Catalogue) -> Option<String> {
        let line = self.lines.get(place)?;
        let dice = self.dice.as_deref().filter(|_| place == 0);
        let dice = dice.map(|dice| words.fill("desk.log.dice", &[("dice", dice)]));
        let clauses = (!line.clauses.is_empty()).then(|| line.clauses.join(" "));
        let parts: Vec<String> = line
            .details
            .iter()
            .cloned()
            .chain(dice)
            .chain(clauses)
            .collect();
        (!parts.is_empty()).then(|| parts.join(BETWEEN))
    }

    fn is_about(&self, unit: UnitRef) -> bool {
        self.note || self.lines.iter().any(|line| line.units.contains(&unit))
    }
}

/// Returns the first row: the set-up of the battle.
pub(super) fn opening(at: &str, lines: Vec<LogLine>) -> LogRow {
    row(Seq::ROOT, at, 0, lines, None, Vec::new())
}

/// Returns a line without a unit.
pub(super) fn line(text: String) -> LogLine {
    LogLine {
        text,
        details: Vec::new(),
        clauses: Vec::new(),
        units: Vec::new(),
        tone: Tone::Plain,
    }
}

/// Returns the row of a command.
pub(super) fn row(
    seq: Seq,
    at: &str,
    turn: u32,
    lines: Vec<LogLine>,
    thrown: Option<&Thrown>,
    overruled: Vec<Objection>,
) -> LogRow {
    LogRow {
        row: seq.0,
        at: at.to_owned(),
        turn,
        lines,
        dice: thrown.map(fell),
        overruled,
        note: false,
    }
}

/// Returns the row of a note.
pub(super) fn note(seq: Seq, at: &str, text: String) -> LogRow {
    LogRow {
        row: seq.0,
        at: at.to_owned(),
        turn: 0,
        lines: vec![line(text)],
        dice: None,
        overruled: Vec::new(),
        note: true,
    }
}

/// Returns a row's label in lists: its first line.
pub(super) fn label(lines: &[LogLine]) -> String {
    lines
        .first()
        .map_or_else(String::new, |line| line.text.clone())
}

/// The maximum number of dice that are shown as faces if they were entered as counts.
const FEW_DICE: u32 = 12;

/// Returns the result of dice: the faces, or the number of dice in each band. Counts of a few dice
/// with a band for each face are shown as faces.
fn fell(thrown: &Thrown) -> String {
    let bands = &thrown.pool.bands;
    match &thrown.throw {
        Throw::Faces(faces) => {
            let faces: Vec<String> = faces.iter().map(u8::to_string).collect();
            faces.join(" ")
        }
        Throw::Counts(counts) if bands.are_faces() && thrown.pool.dice <= FEW_DICE => {
            let faces: Vec<&str> = counts
                .iter()
                .zip(&bands.labels)
                .flat_map(|(count, face)| (0..*count).map(move |_| face.as_str()))
                .collect();
            faces.join(" ")
        }
        Throw::Counts(counts) => {
            let labels = bands.labels.iter();
            let each: Vec<String> = counts
                .iter()
                .zip(labels)
                .map(|(count, label)| format!("{count} {label}"))
                .collect();
            each.join(", ")
        }
    }
}

#[cfg(test)]
mod tests {
    use drumhead_vocabulary::dice::{Bands, Pool};

    use super::*;

    fn entered(bands: Bands, counts: &[u32]) -> String {
        let pool = Pool {
            what: String::new(),
            side: None,
            dice: counts.iter().sum(),
            bands,
        };
        fell(&Thrown {
            pool,
            throw: Throw::Counts(counts.to_vec()),
            by_desk: false,
        })
    }

    #[test]
    fn counts_of_a_few_dice_are_shown_as_faces() {
        assert_eq!(entered(Bands::faces(), &[0, 0, 0, 1, 0, 0]), "4");
        assert_eq!(entered(Bands::faces(), &[2, 0, 1, 0, 0, 1]), "1 1 3 6");
        assert_eq!(entered(Bands::each(3, 0), &[0, 1, 1]), "1 2");
        let many = entered(Bands::faces(), &[10, 0, 9, 0, 0, 1]);
        assert_eq!(many, "10 1, 0 2, 9 3, 0 4, 0 5, 1 6");
        let hits = Bands::either(6, 1, ["miss", "hit"], |face| face > 3);
        assert_eq!(entered(hits, &[1, 2]), "1 miss, 2 hit");
    }
}

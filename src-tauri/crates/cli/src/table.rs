//! Aligned columns for a terminal.

use std::io::{self, Write};

/// How a column is set.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Set {
    /// Flush left.
    Left,
    /// Flush right, as numbers are.
    Right,
}

/// Writes rows with their columns aligned, two spaces apart. Nothing follows the
/// last word of a line.
pub(crate) fn write(
    out: &mut dyn Write,
    indent: usize,
    columns: &[Set],
    rows: &[Vec<String>],
) -> io::Result<()> {
    let rows: Vec<Vec<String>> = rows
        .iter()
        .map(|row| row.iter().map(|cell| plain(cell)).collect())
        .collect();
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns.len()).map(width).collect();
    for row in &rows {
        let mut line = " ".repeat(indent);
        for ((cell, set), width) in row.iter().zip(columns).zip(&widths) {
            let space = " ".repeat(width.saturating_sub(cell.chars().count()));
            match set {
                Set::Left => line.extend([cell.as_str(), &space, "  "]),
                Set::Right => line.extend([space.as_str(), cell, "  "]),
            }
        }
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// The text on one line, and without what a terminal would take for a command:
/// a name may come from anywhere.
pub(crate) fn plain(text: &str) -> String {
    let safe = |c: char| match c {
        '\n' | '\t' => ' ',
        c if c.is_control() => '\u{fffd}',
        c => c,
    };
    text.chars().map(safe).collect()
}

/// A number with its thousands apart: `1,984`.
pub(crate) fn thousands(number: i32) -> String {
    let digits = number.unsigned_abs().to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    if number < 0 {
        format!("−{text}")
    } else {
        text
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn numbers_stand_under_one_another() {
        let mut out = Vec::new();
        let row = |name: &str, points: &str| vec![name.to_owned(), points.to_owned()];
        let rows = [
            row("Pikes", "240"),
            row("Größe", "1,984"),
            row("\u{1b}[2J", ""),
        ];
        write(&mut out, 1, &[Set::Left, Set::Right], &rows).unwrap();
        let text = String::from_utf8(out).unwrap();
        assert_eq!(text, " Pikes    240\n Größe  1,984\n \u{fffd}[2J\n");
    }

    #[test]
    fn thousands_are_set_apart() {
        let written = [0, 999, 1_000, -12_345, i32::MIN].map(thousands);
        assert_eq!(written, ["0", "999", "1,000", "−12,345", "−2,147,483,648"]);
    }
}

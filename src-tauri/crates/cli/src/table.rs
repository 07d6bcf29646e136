//! Aligned columns for a terminal.

use std::io;

use drumhead_desk::catalogue::clean;

use crate::out::Out;

/// The number of spaces between two columns.
const GAP: usize = 2;
/// The minimum width of a shortened column in characters, including the ellipsis.
const LEAST: usize = 8;

/// The alignment of a column.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Set {
    /// Flush left.
    Left,
    /// Flush left, and shortened if the screen is too narrow.
    Shortened,
    /// Flush right, for numbers.
    Right,
    /// Flush left; omitted if the screen is too narrow for the table.
    IfRoom,
}

/// Writes rows with their columns aligned and two spaces apart, without spaces at the ends of
/// lines.
pub(crate) fn write(out: &mut Out<'_>, columns: &[Set], rows: &[Vec<String>]) -> io::Result<()> {
    let mut rows: Vec<Vec<String>> = rows
        .iter()
        .map(|row| row.iter().map(|cell| clean::line(cell)).collect())
        .collect();
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let mut shown: Vec<(Set, usize)> = columns.iter().copied().zip((0..).map(width)).collect();
    if let Some(most) = out.width {
        fit(&mut shown, most);
    }
    for row in &mut rows {
        let mut line = String::new();
        for (cell, (set, width)) in row.iter_mut().zip(&shown) {
            shorten(cell, *width);
            let space = " ".repeat(width.saturating_sub(cell.chars().count()));
            match set {
                Set::Left | Set::Shortened | Set::IfRoom => line.extend([cell.as_str(), &space]),
                Set::Right => line.extend([space.as_str(), cell]),
            }
            line.push_str(&" ".repeat(GAP));
        }
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// Leaves out the last columns that a narrow table can do without, then narrows the widest of the
/// columns that can be shortened, until the table fits or no column can be narrowed further.
fn fit(columns: &mut Vec<(Set, usize)>, most: usize) {
    let total = |columns: &[(Set, usize)]| {
        let gaps = GAP * columns.len().saturating_sub(1);
        columns.iter().map(|(_, width)| width).sum::<usize>() + gaps
    };
    while total(columns) > most && columns.pop_if(|(set, _)| *set == Set::IfRoom).is_some() {}
    for _ in most..total(columns) {
        let can = |(set, width): &&mut (Set, usize)| *set == Set::Shortened && *width > LEAST;
        let columns = columns.iter_mut().filter(can);
        let Some((_, widest)) = columns.max_by_key(|(_, width)| *width) else {
            return;
        };
        *widest -= 1;
    }
}

/// Shortens text to this many characters, including an ellipsis.
fn shorten(text: &mut String, most: usize) {
    if text.chars().count() > most {
        let beginning: String = text.chars().take(most.saturating_sub(1)).collect();
        *text = format!("{}…", beginning.trim_end());
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use drumhead_desk::Language;

    use super::*;

    fn written(width: Option<usize>, columns: &[Set], rows: &[Vec<String>]) -> String {
        let mut text = Vec::new();
        let mut out = Out::new(&mut text, Language::ENGLISH).fitted(width);
        write(&mut out, columns, rows).unwrap();
        String::from_utf8(text).unwrap()
    }

    fn row(name: &str, points: &str) -> Vec<String> {
        vec![name.to_owned(), points.to_owned()]
    }

    #[test]
    fn numbers_are_aligned_on_the_right() {
        let rows = [
            row("Pikes", "240"),
            row("Größe", "1,984"),
            row("\u{1b}[2J", ""),
        ];
        let text = written(None, &[Set::Left, Set::Right], &rows);
        assert_eq!(text, "Pikes    240\nGröße  1,984\n\u{fffd}[2J\n");
    }

    #[test]
    fn a_table_fits_the_screen() {
        let rows = [row("The Army of the Eastern Association", "1,984")];
        let columns = [Set::Shortened, Set::Right];
        let text = written(Some(20), &columns, &rows);
        assert_eq!(text, "The Army of…   1,984\n");
        // Names are shortened to a few letters; other columns are shown in full.
        assert_eq!(written(Some(4), &columns, &rows), "The Arm…  1,984\n");
        assert_eq!(
            written(Some(4), &[Set::Left, Set::Right], &rows),
            "The Army of the Eastern Association  1,984\n"
        );
    }

    #[test]
    fn a_column_for_wide_screens_is_left_out_of_a_narrow_table() {
        let rows = [row("Essex", "0778d731-608c-46cd")];
        let columns = [Set::Shortened, Set::IfRoom];
        let whole = "Essex  0778d731-608c-46cd\n";
        assert_eq!(written(Some(25), &columns, &rows), whole);
        assert_eq!(written(None, &columns, &rows), whole);
        assert_eq!(written(Some(24), &columns, &rows), "Essex\n");
    }
}

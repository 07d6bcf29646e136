//! Aligned columns for a terminal.

use std::borrow::Cow;
use std::io;

use drumhead_desk::catalogue::clean;
use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

use crate::out::Out;

/// The number of spaces between two columns.
const GAP: usize = 2;
/// The minimum width of a shortened column, including the ellipsis.
const LEAST: usize = 8;

/// The alignment of a column.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Set {
    /// Flush left.
    Left,
    /// Flush left, and shortened if the screen is too narrow. If that is not enough, the last such
    /// columns are omitted; the first one is always shown.
    Shortened,
    /// Flush right, for numbers.
    Right,
    /// Flush left; omitted if the screen is too narrow for the table.
    IfRoom,
}

/// A column that is shown.
#[derive(Clone, Copy)]
struct Column {
    /// The index of the column's cell in each row.
    place: usize,
    set: Set,
    /// The width, in cells of the terminal: a Chinese character has two.
    width: usize,
}

/// Writes rows with their columns aligned and two spaces apart, without spaces at the ends of
/// lines.
pub(crate) fn write(out: &mut Out<'_>, columns: &[Set], rows: &[Vec<String>]) -> io::Result<()> {
    let rows: Vec<Vec<String>> = rows
        .iter()
        .map(|row| row.iter().map(|cell| clean::line(cell)).collect())
        .collect();
    let column = |(place, set): (usize, &Set)| {
        let cells = rows.iter().filter_map(|row| row.get(place));
        Column {
            place,
            set: *set,
            width: cells.map(|cell| cell.width()).max().unwrap_or(0),
        }
    };
    let mut shown: Vec<Column> = columns.iter().enumerate().map(column).collect();
    if let Some(most) = out.width {
        shown = fitted(shown, most);
    }
    for row in &rows {
        let mut line = String::new();
        for Column { place, set, width } in &shown {
            let Some(cell) = row.get(*place) else {
                continue;
            };
            let cell = shortened(cell, *width);
            let space = " ".repeat(width.saturating_sub(cell.width()));
            match set {
                Set::Left | Set::Shortened | Set::IfRoom => line.extend([&*cell, &space]),
                Set::Right => line.extend([&*space, &cell]),
            }
            line.push_str(&" ".repeat(GAP));
        }
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// Fits columns into this width. First leaves out the columns that a narrow table can do without,
/// from the last, then narrows the widest of the columns that can be shortened. If the table still
/// does not fit, leaves out columns that can be shortened, from the last, except the first of them.
fn fitted(mut columns: Vec<Column>, most: usize) -> Vec<Column> {
    while total(&columns) > most
        && let Some(last) = columns.iter().rposition(|it| it.set == Set::IfRoom)
    {
        columns.remove(last);
    }
    loop {
        let narrow = narrowed(columns.clone(), most);
        let can = |column: &Column| column.set == Set::Shortened;
        let first = columns.iter().position(can);
        match columns.iter().rposition(can) {
            Some(last) if total(&narrow) > most && Some(last) != first => columns.remove(last),
            _ => return narrow,
        };
    }
}

/// Narrows the widest of the columns that can be shortened, until the table fits or no column can be
/// narrowed further.
fn narrowed(mut columns: Vec<Column>, most: usize) -> Vec<Column> {
    for _ in most..total(&columns) {
        let can = |column: &&mut Column| column.set == Set::Shortened && column.width > LEAST;
        let Some(widest) = columns.iter_mut().filter(can).max_by_key(|it| it.width) else {
            break;
        };
        widest.width -= 1;
    }
    columns
}

/// Returns the width of a line.
fn total(columns: &[Column]) -> usize {
    let gaps = GAP * columns.len().saturating_sub(1);
    columns.iter().map(|column| column.width).sum::<usize>() + gaps
}

/// Shortens text to this width, including an ellipsis.
fn shortened(text: &str, most: usize) -> Cow<'_, str> {
    if text.width() <= most {
        return text.into();
    }
    let mut room = most.saturating_sub(1);
    let fits = |letter: &char| {
        let left = room.checked_sub(letter.width().unwrap_or(0));
        room = left.unwrap_or(room);
        left.is_some()
    };
    let beginning: String = text.chars().take_while(fits).collect();
    format!("{}…", beginning.trim_end()).into()
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
    fn only_columns_that_can_be_shortened_are_narrowed() {
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

    #[test]
    fn wide_letters_take_two_cells() {
        let rows = [row("長槍兵の連隊", "1,984"), row("Essex", "240")];
        let columns = [Set::Shortened, Set::Right];
        let whole = "長槍兵の連隊  1,984\nEssex           240\n";
        assert_eq!(written(Some(19), &columns, &rows), whole);
        let narrow = "長槍兵の…  1,984\nEssex        240\n";
        assert_eq!(written(Some(16), &columns, &rows), narrow);
    }

    #[test]
    fn a_very_narrow_table_leaves_out_shortened_columns() {
        let cells = ["The Army of the League", "Holy Roman Empire", "1,984"];
        let rows = [cells.map(str::to_owned).to_vec()];
        let columns = [Set::Shortened, Set::Shortened, Set::Right];
        let narrow = "The Arm…  Holy Ro…  1,984\n";
        assert_eq!(written(Some(25), &columns, &rows), narrow);
        let narrower = "The Army of the…   1,984\n";
        assert_eq!(written(Some(24), &columns, &rows), narrower);
    }
}

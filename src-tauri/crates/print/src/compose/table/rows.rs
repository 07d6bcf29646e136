//! The rows of a table, on as many lines as their cells need.

use super::numbers::inset;
use super::{Columns, GRACE};
use crate::error::PrintError;
use crate::setter::{Flush, Setter, baseline_in};
use crate::strip::Strip;
use crate::template::Style;
use crate::wrap::Line;

/// The maximum number of lines of a row that is never split.
const LINES_TOGETHER: usize = 12;

/// The indent of words that continue beside other rows, in points.
const TURNED: f32 = 5.0;

/// The lines of a cell, and its edges.
struct Cell {
    lines: Vec<Line>,
    edges: (f32, f32),
    flush: Flush,
    /// The indent of every line but the first.
    turned: f32,
}

/// Returns the number of rows set together, at least one: the words of the first row continue
/// beside following rows without words of their own.
pub(super) fn hanging(
    setter: &mut Setter<'_>,
    rows: &[Vec<String>],
    columns: &Columns,
) -> Result<usize, PrintError> {
    let style = &setter.layout.styles.cell;
    let Some(&(left, right, Flush::Left)) = columns.edges.first() else {
        return Ok(1);
    };
    let Some(words) = rows.first().and_then(|row| row.first()) else {
        return Ok(1);
    };
    if setter.width(style, words)? <= right - left {
        return Ok(1);
    }
    let lines = setter.lines(style, words, right - left - TURNED)?.len();
    let mut have = 0;
    for (place, row) in rows.iter().enumerate() {
        let goes_on = place == 0 || row.first().is_some_and(String::is_empty);
        if !goes_on || (place > 0 && have >= lines) {
            return Ok(place.max(1));
        }
        let cells: Vec<&str> = row.iter().map(String::as_str).collect();
        let cells = cells_of(setter, style, &cells, columns)?;
        have += height(cells.get(1..).unwrap_or_default());
    }
    Ok(rows.len())
}

/// Returns the cells of a row, each broken into lines.
fn cells_of(
    setter: &mut Setter<'_>,
    style: &Style,
    cells: &[&str],
    columns: &Columns,
) -> Result<Vec<Cell>, PrintError> {
    let mut all = Vec::with_capacity(cells.len());
    for (place, (text, &(left, right, flush))) in cells.iter().zip(&columns.edges).enumerate() {
        let mut left = left;
        let right = right - inset(setter, style, text, columns.tails[place])?;
        // The cell is extended to the left only if the words of the previous column fit on one line
        // beside it. Words that are broken into lines leave no free space.
        if columns.reaching == Some(place)
            && let Some(before) = place.checked_sub(1)
        {
            let end = columns.edges[before].0 + setter.width(style, cells[before])?;
            let reach = right - setter.width(style, text)? - GRACE;
            if end <= reach {
                left = left.min(reach);
            }
        }
        all.push(Cell {
            lines: setter.lines(style, text, right - left)?,
            edges: (left, right),
            flush,
            turned: 0.0,
        });
    }
    Ok(all)
}

/// Returns the height of these cells in lines, at least one.
fn height(cells: &[Cell]) -> usize {
    let lines = cells.iter().map(|cell| cell.lines.len());
    lines.max().unwrap_or(0).max(1)
}

/// Sets rows that belong together as one strip, or as one strip per line if they are long.
pub(super) fn row(
    setter: &mut Setter<'_>,
    style: &Style,
    rows: &[Vec<&str>],
    columns: &Columns,
    top: f32,
) -> Result<Vec<Strip>, PrintError> {
    let padding = setter.layout.table.padding.get();
    let leading = style.leading.get();
    let hangs = rows.len() > 1;
    let mut lines: Vec<Strip> = Vec::new();
    let mut placed: Vec<(usize, Cell)> = Vec::new();
    // The number of lines of the words that continue beside the rows below.
    let mut words = 0;
    let mut at = top;
    for (place, texts) in rows.iter().enumerate() {
        let first = lines.len();
        let mut cells = cells_of(setter, style, texts, columns)?;
        if let (true, 0, Some(cell), Some(text)) = (hangs, place, cells.first_mut(), texts.first())
        {
            let (left, right) = cell.edges;
            cell.lines = setter.lines(style, text, right - left - TURNED)?;
            cell.turned = TURNED;
            words = cell.lines.len();
        }
        let mut height = height(cells.get(usize::from(hangs)..).unwrap_or_default());
        if place + 1 == rows.len() {
            height = height.max(words.saturating_sub(first));
        }
        at += padding;
        for _ in 0..height {
            lines.push(Strip {
                top: at,
                bottom: at + leading,
                ..Strip::default()
            });
            at += leading;
        }
        at += padding;
        placed.extend(cells.into_iter().map(|cell| (first, cell)));
    }
    // The text is added cell by cell, because a row is read in that order.
    let mut runs = Vec::new();
    for (first, cell) in placed {
        let (left, right) = cell.edges;
        for (nth, (line, place)) in cell.lines.into_iter().zip(first..).enumerate() {
            let Some(strip) = lines.get(place) else {
                break;
            };
            let set_in = if nth == 0 { 0.0 } else { cell.turned };
            let edges = (left + set_in, right);
            let baseline = strip.top + baseline_in(style);
            runs.push((place, setter.run(style, line, edges, cell.flush, baseline)));
        }
    }
    if let Some(first) = lines.first_mut() {
        first.top -= padding;
    }
    if let Some(last) = lines.last_mut() {
        last.bottom += padding;
    }
    if lines.len() > LINES_TOGETHER {
        for (place, run) in runs {
            lines[place].text.push(run);
        }
        return Ok(lines);
    }
    Ok(vec![Strip {
        top,
        bottom: at,
        text: runs.into_iter().map(|(_, run)| run).collect(),
        ..Strip::default()
    }])
}

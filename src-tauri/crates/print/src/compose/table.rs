//! Tables: columns with the sheet's alignment, a rule under the head and a rule at the end.

mod numbers;
mod rows;

use drumhead_vocabulary::sheet::{Align, Column, Table};

use self::numbers::{inset, tails};
use self::rows::{hanging, row};
use crate::error::PrintError;
use crate::pages::{Area, Ink, Rule};
use crate::setter::{Flush, Setter};
use crate::strip::{Block, Edge, extent, level_rule};

/// The space between the caption and the head of the table, in points.
const AFTER_CAPTION: f32 = 2.0;

/// The share of the width reserved for columns with shares, if they need it, whatever the other
/// columns need.
const LEAST_SHARE: f32 = 0.3;

/// Extra width of a column in points, so that rounding does not break the widest cell.
const GRACE: f32 = 0.01;

/// The columns of a table: the edges and the alignment of each, the width of the widest tail
/// (decimals and sign) of its numbers, and the index of the column, if any, whose cells may extend
/// into the free space of the previous column.
struct Columns {
    edges: Vec<(f32, f32, Flush)>,
    tails: Vec<f32>,
    reaching: Option<usize>,
}

pub(super) fn compose(
    setter: &mut Setter<'_>,
    table: &Table,
    inside: &Area,
) -> Result<Block, PrintError> {
    check(table)?;
    let layout = setter.layout;
    let styles = &layout.styles;
    let clear = layout.table.clear.get();
    let columns = columns(setter, table, inside)?;

    let captions = setter.lines(&styles.caption, &table.caption, inside.width())?;
    let edges = (inside.left, inside.right);
    let mut strips = setter.stack(&styles.caption, captions, edges, Flush::Left, 0.0);
    let mut at = extent(&strips).map_or(0.0, |(_, bottom)| bottom + AFTER_CAPTION);

    let mut repeated = Vec::new();
    if table.columns.iter().any(|column| !column.head.is_empty()) {
        let heads: Vec<&str> = table
            .columns
            .iter()
            .map(|column| column.head.as_str())
            .collect();
        let mut head = row(setter, &styles.column, &[heads], &columns, at)?;
        let bottom = extent(&head).map_or(at, |(_, bottom)| bottom) + clear;
        if let Some(last) = head.last_mut() {
            let thickness = layout.rules.thin.get();
            last.rules.push(Rule {
                area: level_rule(
                    inside.left,
                    inside.right,
                    bottom - thickness / 2.0,
                    thickness,
                ),
                ink: Ink(layout.ink.rule.get()),
            });
            last.bottom = bottom + clear;
        }
        repeated.clone_from(&head);
        for strip in &mut repeated {
            strip.lower(-at);
        }
        strips.extend(head);
        at = bottom + clear;
    }
    let mut rows = table.rows.as_slice();
    while !rows.is_empty() {
        let (first, rest) = rows.split_at(hanging(setter, rows, &columns)?);
        let together: Vec<Vec<&str>> = first
            .iter()
            .map(|row| row.iter().map(String::as_str).collect())
            .collect();
        let row = row(setter, &styles.cell, &together, &columns, at)?;
        at = extent(&row).map_or(at, |(_, bottom)| bottom);
        strips.extend(row);
        rows = rest;
    }

    Ok(Block {
        before: layout.table.before.get(),
        strips,
        height: at + clear,
        bookmark: (!table.caption.is_empty()).then(|| table.caption.clone()),
        edge: Edge::Rule(Rule {
            area: level_rule(inside.left, inside.right, 0.0, layout.rules.thin.get()),
            ink: Ink(layout.ink.rule.get()),
        }),
        repeated,
        ..Block::default()
    })
}

fn check(table: &Table) -> Result<(), PrintError> {
    let columns = table.columns.len();
    let uneven = table.rows.iter().position(|row| row.len() != columns);
    match uneven {
        None => Ok(()),
        Some(row) => Err(PrintError::UnevenTable {
            caption: table.caption.clone(),
            row: row + 1,
            cells: table.rows[row].len(),
            columns,
        }),
    }
}

/// Whether columns without a share are narrower at this width than they need to be.
pub(super) fn is_squeezed(
    setter: &mut Setter<'_>,
    table: &Table,
    width: f32,
) -> Result<bool, PrintError> {
    check(table)?;
    let needs = needs(setter, table, width)?;
    Ok(needs.natural > needs.most)
}

/// The widths that the columns of a table need.
struct Needs {
    /// The total in points, without the gutters.
    room: f32,
    /// The width of each column's widest cell, as changed by [`relieve`].
    widest: Vec<f32>,
    reaching: Option<usize>,
    /// The total width that the columns without a share need, and the maximum that they may take.
    natural: f32,
    most: f32,
}

fn needs(setter: &mut Setter<'_>, table: &Table, width: f32) -> Result<Needs, PrintError> {
    let gutter = setter.layout.table.gutter.get();
    let count = table.columns.len();
    #[allow(clippy::cast_precision_loss)] // tables have a few columns
    let room = width - gutter * count.saturating_sub(1) as f32 - GRACE * count as f32;
    let room = room.max(1.0);
    let mut widest = widest(setter, table, |text| vec![text])?;
    let reaching = relieve(setter, table, room, &mut widest)?;
    let free = |place: usize| table.columns[place].share == 0;
    let natural: f32 = (0..count).filter(|at| free(*at)).map(|at| widest[at]).sum();
    let sharers: f32 = widest.iter().sum::<f32>() - natural;
    // Columns with a share of the width keep this minimum of the room, unless less is enough for
    // their text on single lines.
    let most = room - f32::min(room * LEAST_SHARE, sharers);
    Ok(Needs {
        room,
        widest,
        reaching,
        natural,
        most,
    })
}

/// Returns the columns. A column without a share is as wide as it needs. If these columns together
/// need too much, all are narrowed by the same factor. The other columns share the rest. No column
/// is narrower than its longest word, if there is room.
fn columns(setter: &mut Setter<'_>, table: &Table, inside: &Area) -> Result<Columns, PrintError> {
    let gutter = setter.layout.table.gutter.get();
    let count = table.columns.len();
    let Needs {
        room,
        widest,
        reaching,
        natural,
        most,
    } = needs(setter, table, inside.width())?;
    let squeeze = if natural > most { most / natural } else { 1.0 };
    let left_over = room - natural * squeeze;
    let shares: u32 = table.columns.iter().map(|column| column.share).sum();
    let mut widths: Vec<f32> = (table.columns.iter().zip(&widest))
        .map(|(column, widest)| match column.share {
            0 => widest * squeeze,
            #[allow(clippy::cast_precision_loss)] // shares are small numbers
            share => left_over * (share as f32 / shares as f32),
        })
        .collect();
    if widths
        .iter()
        .zip(&widest)
        .any(|(width, widest)| width < widest)
    {
        even_out(&mut widths, &widest);
        whole_words(setter, table, room, &mut widths)?;
    }

    let mut at = inside.left;
    let mut columns = Vec::with_capacity(count);
    for (column, width) in table.columns.iter().zip(widths) {
        let width = width + GRACE;
        let flush = match column.align {
            Align::Left => Flush::Left,
            Align::Centre => Flush::Centre,
            Align::Right => Flush::Right,
        };
        columns.push((at, at + width, flush));
        at += width + gutter;
    }
    Ok(Columns {
        edges: columns,
        tails: tails(setter, table)?,
        reaching,
    })
}

/// Narrows the flush-right column of values that follows the only column with a share. Only its
/// head, and the values that do not fit on one line with the words of their rows, determine the
/// width of that column. If it were as wide as the widest of all values, one wide value would break
/// the words of every row. Returns the index of the column; `None` if there is no such column.
fn relieve(
    setter: &mut Setter<'_>,
    table: &Table,
    room: f32,
    widest: &mut [f32],
) -> Result<Option<usize>, PrintError> {
    let mut sharers = (table.columns.iter().enumerate()).filter(|(_, column)| column.share > 0);
    let (Some((words, column)), None) = (sharers.next(), sharers.next()) else {
        return Ok(None);
    };
    let values = words + 1;
    let is_value = |next: &Column| next.share == 0 && next.align == Align::Right;
    if column.align != Align::Left || !table.columns.get(values).is_some_and(is_value) {
        return Ok(None);
    }
    let others = (0..widest.len()).filter(|at| *at != words && *at != values);
    let room = room - others.map(|at| widest[at]).sum::<f32>();
    let styles = &setter.layout.styles;
    let mut most = setter.width(&styles.column, &table.columns[values].head)?;
    let tail = tails(setter, table)?[values];
    for row in &table.rows {
        let inset = inset(setter, &styles.cell, &row[values], tail)?;
        let value = setter.width(&styles.cell, &row[values])? + inset;
        if setter.width(&styles.cell, &row[words])? + value > room {
            most = most.max(value);
        }
    }
    widest[values] = most;
    Ok(Some(values))
}

/// Returns the width of the widest piece in each column.
fn widest<'t>(
    setter: &mut Setter<'_>,
    table: &'t Table,
    pieces: impl Fn(&'t str) -> Vec<&'t str>,
) -> Result<Vec<f32>, PrintError> {
    let styles = &setter.layout.styles;
    let tails = tails(setter, table)?;
    let mut all = Vec::with_capacity(table.columns.len());
    for (place, column) in table.columns.iter().enumerate() {
        let mut widest = 0.0_f32;
        for piece in pieces(&column.head) {
            widest = setter.width(&styles.column, piece)?.max(widest);
        }
        for piece in table.rows.iter().flat_map(|row| pieces(&row[place])) {
            let inset = inset(setter, &styles.cell, piece, tails[place])?;
            widest = (setter.width(&styles.cell, piece)? + inset).max(widest);
        }
        all.push(widest);
    }
    Ok(all)
}

/// Uses the surplus of other columns to widen columns with a cell that would be broken. The columns
/// that need the least come first; a column is widened only if the whole cell then fits.
fn even_out(widths: &mut [f32], widest: &[f32]) {
    let above = |width: &f32, widest: &f32| (width - widest).max(0.0);
    let both = widths.iter().zip(widest);
    let spare: f32 = both.map(|(width, widest)| above(width, widest)).sum();
    let lack = |at: usize, widths: &[f32]| widest[at] - widths[at];
    let mut broken: Vec<usize> = (0..widths.len())
        .filter(|at| lack(*at, widths) > 0.0)
        .collect();
    broken.sort_by(|one, other| lack(*one, widths).total_cmp(&lack(*other, widths)));
    let mut given = 0.0;
    for at in broken {
        if given + lack(at, widths) > spare {
            break;
        }
        given += lack(at, widths);
        widths[at] = widest[at];
    }
    if given > 0.0 {
        for (width, widest) in widths.iter_mut().zip(widest) {
            *width -= above(width, widest) * (given / spare);
        }
    }
}

/// Uses the surplus that other columns have over their longest words to widen columns with a word
/// that would be broken. If the surplus is not enough for all words, the widths do not change.
fn whole_words(
    setter: &mut Setter<'_>,
    table: &Table,
    room: f32,
    widths: &mut [f32],
) -> Result<(), PrintError> {
    let words = widest(setter, table, |text| text.split([' ', '\n']).collect())?;
    if widths.iter().zip(&words).all(|(width, word)| width >= word) {
        return Ok(());
    }
    let spare = room.min(widths.iter().sum()) - words.iter().sum::<f32>();
    let above: f32 = (widths.iter().zip(&words))
        .map(|(width, word)| (width - word).max(0.0))
        .sum();
    if spare >= 0.0 && above > 0.0 {
        for (width, word) in widths.iter_mut().zip(words) {
            *width = word + (*width - word).max(0.0) * (spare / above);
        }
    }
    Ok(())
}

//! Frames: text to read before play, with a line around it.
//!
//! A frame is usually short. A long frame, for example with every interpretation changed, is set in
//! rows of paragraphs: if it is taller than a page, it is split between rows, and its title is
//! repeated.

use drumhead_vocabulary::sheet::Frame as Source;

use crate::error::PrintError;
use crate::pages::{Area, Fill, Frame, Ink};
use crate::setter::{Flush, Setter};
use crate::strip::{Block, Edge, Strip, extent, together};

/// The maximum number of lines for a paragraph in columns. If one is longer, all are set across the
/// frame, although such long lines are less comfortable to read.
const LINES_IN_COLUMN: usize = 8;
/// The maximum number of lines of a column. A longer frame is set in rows across its columns, which
/// can be split at a page's end. If it were set column by column, half of each column would be on
/// the next page.
const LINES_OF_COLUMN: usize = 24;
/// The maximum number of lines of a paragraph or row that is never split. The lines of a row are
/// those of all its paragraphs together.
const LINES_TOGETHER: usize = 12;
/// The space between two paragraphs, in points.
const BETWEEN: f32 = 1.6;
/// The space between the title and the first paragraph, in points.
const AFTER_TITLE: f32 = 3.0;

pub(super) fn compose(
    setter: &mut Setter<'_>,
    source: &Source,
    inside: &Area,
) -> Result<Block, PrintError> {
    let layout = setter.layout;
    let padding = layout.frame.padding.get();
    let half = layout.frame.line.get() / 2.0;
    let (left, right) = (inside.left + padding, inside.right - padding);

    let titles = setter.lines(&layout.styles.frame_title, &source.title, right - left)?;
    let mut strips = setter.stack(
        &layout.styles.frame_title,
        titles,
        (left, right),
        Flush::Left,
        padding,
    );
    let mut repeated = strips.clone();
    if let Some(last) = repeated.last_mut() {
        last.bottom += AFTER_TITLE;
    }
    let top = extent(&strips).map_or(padding, |(_, bottom)| bottom + AFTER_TITLE);
    strips.extend(in_columns(setter, source, (left, right), top)?);
    let bottom = extent(&strips).map_or(padding, |(_, bottom)| bottom);

    Ok(Block {
        before: layout.frame.before.get(),
        strips,
        height: bottom + padding,
        edge: Edge::Around {
            frame: Frame {
                area: Area {
                    left: inside.left + half,
                    right: inside.right - half,
                    top: 0.0,
                    bottom: 0.0,
                },
                line: layout.frame.line.get(),
                ink: Ink(layout.ink.rule.get()),
                fill: Fill::Empty,
            },
            padding,
        },
        repeated,
        ..Block::default()
    })
}

/// Composes the paragraphs in the template's columns, or in one column if any of them is long.
fn in_columns(
    setter: &mut Setter<'_>,
    source: &Source,
    (left, right): (f32, f32),
    top: f32,
) -> Result<Vec<Strip>, PrintError> {
    let gutter = setter.layout.frame.gutter.get();
    let columns =
        usize::from(setter.layout.frame.columns.max(1)).min(source.paragraphs.len().max(1));
    #[allow(clippy::cast_precision_loss)] // a handful of columns
    let width = (right - left + gutter) / columns as f32 - gutter;
    let narrow = paragraphs(setter, source, (left, left + width))?;
    if columns == 1 || narrow.iter().any(|strips| strips.len() > LINES_IN_COLUMN) {
        let wide = paragraphs(setter, source, (left, right))?;
        return Ok(stacked(wide, top));
    }

    // The paragraphs fill one column after another, none with more lines than necessary.
    let lines: Vec<usize> = narrow.iter().map(Vec::len).collect();
    let mut share = lines.iter().sum::<usize>().div_ceil(columns);
    while columns_of(&lines, share) > columns {
        share += 1;
    }
    if share > LINES_OF_COLUMN {
        let rows = narrow.chunks(columns).map(|row| {
            let beside = row.iter().zip(0_u8..).flat_map(|(paragraph, place)| {
                moved(paragraph.clone(), f32::from(place) * (width + gutter))
            });
            beside.collect()
        });
        return Ok(stacked(rows.collect(), top));
    }
    let mut placed = Vec::new();
    let mut column: Vec<Vec<Strip>> = Vec::new();
    let mut shift = 0.0;
    let mut lines = 0;
    for paragraph in narrow {
        if lines > 0 && lines + paragraph.len() > share {
            placed.extend(moved(stacked(std::mem::take(&mut column), top), shift));
            shift += width + gutter;
            lines = 0;
        }
        lines += paragraph.len();
        column.push(paragraph);
    }
    placed.extend(moved(stacked(column, top), shift));
    Ok(placed)
}

/// Returns the number of columns for paragraphs with these numbers of lines, if no column may have
/// more than `most` lines. A longer paragraph has a column to itself.
fn columns_of(paragraphs: &[usize], most: usize) -> usize {
    let (mut columns, mut lines) = (1, 0);
    for paragraph in paragraphs {
        if lines > 0 && lines + paragraph > most {
            (columns, lines) = (columns + 1, 0);
        }
        lines += paragraph;
    }
    columns
}

/// Composes each paragraph as strips from y = 0.
fn paragraphs(
    setter: &mut Setter<'_>,
    source: &Source,
    edges: (f32, f32),
) -> Result<Vec<Vec<Strip>>, PrintError> {
    let style = &setter.layout.styles.frame;
    source
        .paragraphs
        .iter()
        .map(|paragraph| {
            let lines = setter.lines(style, paragraph, edges.1 - edges.0)?;
            Ok(setter.stack(style, lines, edges, Flush::Left, 0.0))
        })
        .collect()
}

/// Stacks paragraphs or rows; each is one strip unless it is long.
fn stacked(paragraphs: Vec<Vec<Strip>>, top: f32) -> Vec<Strip> {
    let mut at = top;
    let mut placed = Vec::new();
    for mut paragraph in paragraphs {
        let height = extent(&paragraph).map_or(0.0, |(_, bottom)| bottom);
        for strip in &mut paragraph {
            strip.lower(at);
        }
        if paragraph.len() > LINES_TOGETHER {
            placed.append(&mut paragraph);
        } else {
            placed.extend(together(paragraph));
        }
        at += height + BETWEEN;
    }
    placed
}

fn moved(mut strips: Vec<Strip>, dx: f32) -> Vec<Strip> {
    for strip in &mut strips {
        strip.shift(dx, 0.0);
    }
    strips
}

//! Hex maps on pages: the map or its parts, and a legend in words.

use drumhead_vocabulary::sheet::{Block as Source, Board, LegendLine, LegendSign, Sheet};

use super::drawing::{Drawing, ROAD, SIDE, WAY, stroke};
use super::hexes::{Point, extent_of};
use super::part::Part;
use super::parts::{CLEAR, parts, room_below};
use super::roads::around;
use super::signs::signs;
use crate::error::PrintError;
use crate::pages::{Area, Ink, Stroke};
use crate::setter::{Flush, Setter};
use crate::strip::{Block, Strip, extent};

/// An estimate of the height of a sheet's head, footer and map legend in points, for choosing the
/// page's orientation.
const APART: f32 = 190.0;
/// The page is turned if that makes the hexes larger by more than this factor.
const WORTH_TURNING: f32 = 1.08;

/// The size of a legend's sign, from the centre of its hex to a corner, relative to the leading.
const SIGN: f32 = 1.25;
/// The width of the column of signs, relative to the size of a sign.
const SIGN_WIDE: f32 = 1.3;
/// The space between a sign and its text, in points.
const BEHIND_SIGN: f32 = 5.0;

/// Whether a landscape page makes the hexes of a sheet's map larger by more than
/// [`WORTH_TURNING`].
pub(crate) fn lies_better_turned(sheet: &Sheet, upright: &Area, turned: &Area) -> bool {
    sheet.blocks.iter().any(|block| {
        let Source::Board(board) = block else {
            return false;
        };
        let size = |inside: &Area| {
            let (wide, high) = extent_of(&board.map, (board.map.columns, board.map.rows));
            (inside.width() / wide).min((inside.height() - APART).max(1.0) / high)
        };
        size(turned) > size(upright) * WORTH_TURNING
    })
}

/// Composes a map with its legend below; or the parts of the map one after another, if only that
/// makes the hexes large enough for their names.
pub(super) fn compose(
    setter: &mut Setter<'_>,
    board: &Board,
    inside: &Area,
) -> Result<Vec<Block>, PrintError> {
    let mut legend = Vec::new();
    let mut legend_height = 0.0;
    for line in &board.legend {
        let lines = explained(setter, line, inside)?;
        let high = extent(&lines).map_or(0.0, |(_, bottom)| bottom);
        legend.push((lines, high));
        legend_height += high;
    }
    let parts = parts(setter, board, inside, legend_height)?;
    let [whole_map] = parts.as_slice() else {
        let mut blocks = Vec::with_capacity(parts.len() + legend.len());
        for part in &parts {
            let caption = part.caption(&setter.words.part, board);
            blocks.push(drawn(setter, board, &caption, part, inside, 0.0)?);
        }
        // The legend goes wherever there is room, paragraph by paragraph.
        let spaced = legend
            .into_iter()
            .zip([CLEAR].into_iter().chain(std::iter::repeat(0.0)));
        blocks.extend(spaced.map(|((strips, height), before)| Block {
            before,
            strips,
            height,
            ..Block::default()
        }));
        for (block, part) in blocks.iter_mut().zip(0..) {
            block.part = part;
            block.flows = true;
        }
        return Ok(blocks);
    };
    let mut block = drawn(
        setter,
        board,
        &board.caption,
        whole_map,
        inside,
        legend_height,
    )?;
    let mut below = block.height + CLEAR;
    for (lines, high) in legend {
        block.strips.extend(lines.into_iter().map(|mut line| {
            line.lower(below);
            line
        }));
        below += high;
    }
    block.height = below;
    Ok(vec![block])
}

/// Composes a paragraph of a legend, after its sign.
fn explained(
    setter: &mut Setter<'_>,
    line: &LegendLine,
    inside: &Area,
) -> Result<Vec<Strip>, PrintError> {
    let layout = setter.layout;
    let note = &layout.styles.note;
    let size = note.leading.get() * SIGN;
    let wide = size * SIGN_WIDE;
    let left = match &line.sign {
        Some(_) => inside.left + wide + BEHIND_SIGN,
        None => inside.left,
    };
    let lines = setter.lines(note, &line.text, inside.right - left)?;
    let edges = (left, inside.right);
    let mut strips = setter.stack(note, lines, edges, Flush::Left, 0.0);
    if let (Some(sign), Some(first)) = (&line.sign, strips.first_mut()) {
        let middle = (inside.left + wide / 2.0, note.leading.get() / 2.0);
        let ink = (layout.rules.thin.get(), Ink(layout.ink.rule.get()));
        first.strokes = drawn_sign(sign, middle, (size, wide), ink);
    }
    Ok(strips)
}

/// Draws a map sign, centred on a point.
fn drawn_sign(
    sign: &LegendSign,
    (x, y): Point,
    (size, wide): (f32, f32),
    (line, ink): (f32, Ink),
) -> Vec<Stroke> {
    // Line ends project by half the line's thickness.
    let half = (wide - SIDE * size) / 2.0;
    let level = vec![(x - half, y), (x + half, y)];
    match sign {
        LegendSign::Hex(feature) if feature == "road" => {
            vec![stroke(level, (line * ROAD, ink))]
        }
        LegendSign::Hex(feature) => {
            let lines = signs(std::slice::from_ref(feature));
            let all: Vec<Point> = lines.iter().flatten().copied().collect();
            let Some(all) = around(&all) else {
                return Vec::new();
            };
            // A tall sign keeps clear of the signs above and below.
            let size = size.min(size / SIGN / all.height().max(0.01));
            let (right, down) = ((all.left + all.right) / 2.0, (all.top + all.bottom) / 2.0);
            lines
                .into_iter()
                .map(|points| {
                    let points = points.into_iter();
                    let points =
                        points.map(|(px, py)| (x + (px - right) * size, y + (py - down) * size));
                    stroke(points.collect(), (line, ink))
                })
                .collect()
        }
        LegendSign::Side(feature) => {
            let way = WAY.contains(&feature.as_str());
            vec![Stroke {
                dash: way.then_some((0.15 * size, 0.15 * size)),
                ..stroke(level, (SIDE * size, ink))
            }]
        }
    }
}

/// Draws a part of a map under its caption.
fn drawn(
    setter: &mut Setter<'_>,
    board: &Board,
    caption: &str,
    part: &Part,
    inside: &Area,
    below: f32,
) -> Result<Block, PrintError> {
    let style = &setter.layout.styles.caption;
    let captions = setter.lines(style, caption, inside.width())?;
    let edges = (inside.left, inside.right);
    let strips = setter.stack(style, captions, edges, Flush::Left, 0.0);
    let top = extent(&strips).map_or(0.0, |(_, bottom)| bottom) + CLEAR;
    let room = room_below(inside, top, below);
    let mut drawing = Drawing::new(&board.map, part, inside, (top, room)).strip(setter, board)?;
    for mut strip in strips {
        drawing.text.append(&mut strip.text);
    }
    drawing.top = 0.0;
    Ok(Block {
        before: setter.layout.chart.before.get(),
        height: drawing.bottom,
        strips: vec![drawing],
        bookmark: (!caption.is_empty()).then(|| caption.to_owned()),
        ..Block::default()
    })
}

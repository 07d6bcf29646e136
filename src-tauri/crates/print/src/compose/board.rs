//! Maps of hexes on their pages: the map, or its parts, and in words where what is.

use drumhead_words::sheet::{Block as Source, Board, Sheet};

use super::drawing::{Drawing, extent_of};
use super::parts::{Part, parts};
use crate::error::PrintError;
use crate::pages::Area;
use crate::setter::{Flush, Setter};
use crate::strip::{Block, extent};

/// White between the map and what is said above and below it.
const CLEAR: f32 = 8.0;
/// A map has at least so much of its page's height, however much is said below.
const LEAST: f32 = 0.5;
/// What the head of a sheet, its foot and what is said of a map take of a page's
/// height, as far as that decides how the page lies.
const APART: f32 = 190.0;
/// A page is turned for hexes that are so much larger.
const WORTH_TURNING: f32 = 1.08;

/// Whether the hexes of a sheet's map are larger where the page lies on its side.
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

/// A map with its words below it; or its parts, one after the other, where only
/// so its hexes are large enough for their names.
pub(super) fn compose(
    setter: &mut Setter<'_>,
    board: &Board,
    inside: &Area,
) -> Result<Vec<Block>, PrintError> {
    let notes = &setter.layout.styles.note;
    let edges = (inside.left, inside.right);
    let mut legend = Vec::new();
    let mut said = 0.0;
    for line in &board.legend {
        let lines = setter.lines(notes, line, inside.width())?;
        let lines = setter.stack(notes, lines, edges, Flush::Left, 0.0);
        let high = extent(&lines).map_or(0.0, |(_, bottom)| bottom);
        legend.push((lines, high));
        said += high;
    }
    let parts = parts(setter, board, inside, said)?;
    let [whole] = parts.as_slice() else {
        let mut blocks = Vec::with_capacity(parts.len() + legend.len());
        for part in &parts {
            let caption = part.caption(&setter.layout.words.part, board);
            blocks.push(drawn(setter, board, &caption, part, inside, 0.0)?);
        }
        // What is said stands where there is room, paragraph by paragraph.
        let said = legend
            .into_iter()
            .zip([CLEAR].into_iter().chain(std::iter::repeat(0.0)));
        blocks.extend(said.map(|((strips, height), before)| Block {
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
    let mut block = drawn(setter, board, &board.caption, whole, inside, said)?;
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

/// How high a map may be where so much is said below it, and its caption stands
/// in so much.
pub(super) fn room_below(inside: &Area, caption: f32, said: f32) -> f32 {
    let free = inside.height() - caption - said - 2.0 * CLEAR;
    free.max(inside.height() * LEAST)
}

/// A part of a map under its caption.
fn drawn(
    setter: &mut Setter<'_>,
    board: &Board,
    caption: &str,
    part: &Part,
    inside: &Area,
    said: f32,
) -> Result<Block, PrintError> {
    let style = &setter.layout.styles.caption;
    let captions = setter.lines(style, caption, inside.width())?;
    let edges = (inside.left, inside.right);
    let strips = setter.stack(style, captions, edges, Flush::Left, 0.0);
    let top = extent(&strips).map_or(0.0, |(_, bottom)| bottom) + CLEAR;
    let room = room_below(inside, top, said);
    let mut whole = Drawing::new(&board.map, part, inside, (top, room)).strip(setter, board)?;
    for mut strip in strips {
        whole.text.append(&mut strip.text);
    }
    whole.top = 0.0;
    Ok(Block {
        before: setter.layout.chart.before.get(),
        height: whole.bottom,
        strips: vec![whole],
        bookmark: (!caption.is_empty()).then(|| caption.to_owned()),
        ..Block::default()
    })
}

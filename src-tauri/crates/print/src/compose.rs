//! Composition: turns each block into strips of text, rules and boxes.

mod board;
mod card;
mod chart;
mod counters;
mod drawing;
mod entry;
mod figures;
mod foot;
mod frame;
mod head;
mod heading;
mod hexes;
mod part;
mod parts;
mod pictures;
mod pieces;
mod prose;
mod roads;
mod signs;
mod table;
mod ticks;
mod track;

use drumhead_vocabulary::sheet::{Block as Source, Sheet};

pub(crate) use board::lies_better_turned;
pub(crate) use card::{Sides, Sizes, card};
pub(crate) use foot::{Foot, Running};
pub(crate) use head::head;

use crate::error::PrintError;
use crate::pages::Area;
use crate::setter::Setter;
use crate::strip::Block;
use crate::template::FramePlace;

/// The maximum number of lines of a paragraph that stays with the block it introduces.
const OPENING: usize = 3;

/// Returns the sheet's composed blocks in print order; `inside` is their area on the first page.
pub(crate) fn blocks(
    setter: &mut Setter<'_>,
    sheet: &Sheet,
    inside: &Area,
    page: f32,
) -> Result<Vec<Block>, PrintError> {
    let manner = entry::Manner::of(setter, sheet, inside)?;
    let order = ordered(&sheet.blocks, setter.layout.frame.place);
    let mut composed = Vec::with_capacity(order.len());
    for (place, &(index, source)) in order.iter().enumerate() {
        let next = order.get(place + 1).map(|(_, next)| *next);
        let block = match source {
            Source::Heading(heading) => heading::compose(setter, heading, inside)?,
            Source::Entry(entry) => {
                let ruled = matches!(next, Some(Source::Entry(_)));
                entry::compose(setter, entry, &manner, ruled)?
            }
            Source::Table(table) => table::compose(setter, table, inside)?,
            Source::Frame(frame) => frame::compose(setter, frame, inside)?,
            Source::Prose(prose) => {
                let block = prose::compose(setter, prose, inside)?;
                // A short paragraph introduces the table after it. A short paragraph directly below
                // a heading also introduces a paragraph after it.
                let first = place.checked_sub(1).and_then(|before| order.get(before));
                let opens = match next {
                    Some(Source::Prose(_)) => matches!(first, Some((_, Source::Heading(_)))),
                    Some(Source::Table(_)) => true,
                    Some(_) | None => false,
                };
                let opens = opens && block.strips.len() <= OPENING;
                Block {
                    keeps_with_next: opens,
                    ..block
                }
            }
            Source::Board(board) => {
                let parts = board::compose(setter, board, inside)?;
                composed.extend(parts.into_iter().map(|part| Block { index, ..part }));
                continue;
            }
            Source::Figures(figures) => figures::compose(setter, figures, inside)?,
            Source::Chart(chart) => chart::compose(setter, chart, inside)?,
            Source::Pieces(pieces) => {
                let over = place.checked_sub(1).and_then(|before| order.get(before));
                let repeated = match over {
                    Some((_, Source::Heading(heading))) => {
                        heading::continued(setter, heading, inside)?
                    }
                    Some(_) | None => Vec::new(),
                };
                Block {
                    repeated,
                    ..pieces::compose(setter, pieces, inside)?
                }
            }
            Source::Pictures(pictures) => pictures::compose(setter, pictures, inside, page)?,
        };
        composed.push(Block { index, ..block });
    }
    Ok(composed)
}

/// Returns the blocks with their indices in the sheet; frames are moved to the place that the
/// template sets.
fn ordered(blocks: &[Source], place: FramePlace) -> Vec<(usize, &Source)> {
    let mut order: Vec<_> = blocks.iter().enumerate().collect();
    let is_frame = |source: &Source| matches!(source, Source::Frame(_));
    match place {
        FramePlace::AsWritten => {}
        FramePlace::First => order.sort_by_key(|(_, source)| !is_frame(source)),
        FramePlace::Last => order.sort_by_key(|(_, source)| is_frame(source)),
    }
    order
}

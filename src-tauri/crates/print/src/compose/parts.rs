//! Parts of a map: if hexes would be too small for their names on one page, the map is split over
//! several pages, like an atlas.

use drumhead_vocabulary::play::MapView;
use drumhead_vocabulary::sheet::Board;

use super::drawing::Drawing;
use super::part::Part;
use crate::error::PrintError;
use crate::pages::Area;
use crate::setter::Setter;

/// The maximum number of parts that players would assemble.
const MOST: u16 = 12;

/// The space between the map and the text above and below, in points.
pub(super) const CLEAR: f32 = 8.0;
/// The minimum share of the page's height for a map, however long the text below is.
const LEAST: f32 = 0.5;

/// Returns the whole map, or the fewest parts in which each hex has its name and each counter its
/// number. Among splits into equally many parts, chooses the split with the largest hexes. `below`
/// is the height of the text below the whole map. A map that would still be illegible in parts is
/// not split.
pub(super) fn parts(
    setter: &mut Setter<'_>,
    board: &Board,
    inside: &Area,
    below: f32,
) -> Result<Vec<Part>, PrintError> {
    let map = &board.map;
    let mark = &setter.layout.styles.mark;
    let caption = setter.layout.styles.caption.leading.get();
    let mut widest = 0.0_f32;
    for hex in &map.hexes {
        widest = widest.max(setter.width(mark, &hex.hex)?);
    }
    let size = |part: &Part, below: f32, captions: f32| {
        let room = room_below(inside, caption * captions, below);
        let drawing = Drawing::new(map, part, inside, (0.0, room));
        drawing.takes(mark, widest).then(|| drawing.hex_size())
    };
    let all = Part::of_all(map);
    if size(&all, below, 1.0).is_some() {
        return Ok(vec![all]);
    }
    for count in 2..=MOST {
        let ways = (1..=count).filter(|across| count.is_multiple_of(*across));
        let mut best: Option<(f32, Vec<Part>)> = None;
        for across in ways {
            let parts = cut(map, across, count / across);
            // The first part has as many columns and rows as any, so its hexes are the smallest.
            // Two lines are reserved for a part's caption.
            let hexes = parts.first().and_then(|first| size(first, 0.0, 2.0));
            if let Some(hexes) = hexes
                && best.as_ref().is_none_or(|(than, _)| hexes > *than)
            {
                best = Some((hexes, parts));
            }
        }
        if let Some((_, parts)) = best {
            return Ok(parts);
        }
    }
    Ok(vec![all])
}

/// Returns the maximum height of a map with this much text below it and a caption of this height.
pub(super) fn room_below(inside: &Area, caption: f32, below: f32) -> f32 {
    let free = inside.height() - caption - below - 2.0 * CLEAR;
    free.max(inside.height() * LEAST)
}

/// Splits a map into at most this many parts across and down, of equal size except for the last
/// ones. The parts are in order, row by row.
fn cut(map: &MapView, across: u16, down: u16) -> Vec<Part> {
    let bands = |length: u16, count: u16| {
        let step = length.div_ceil(count).max(1);
        let firsts = (1..=length).step_by(usize::from(step));
        firsts.map(move |first| (first, (first + step - 1).min(length)))
    };
    let rows = bands(map.rows, down);
    rows.flat_map(|rows| bands(map.columns, across).map(move |columns| Part { columns, rows }))
        .collect()
}

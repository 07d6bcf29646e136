//! Parts of a map: where its hexes would be too small for their names on one page,
//! it is set on several, as an atlas is.

use drumhead_words::play::{GroundView, MapView};
use drumhead_words::sheet::Board;

use super::board::room_below;
use super::drawing::Drawing;
use crate::error::PrintError;
use crate::pages::Area;
use crate::setter::Setter;

/// More parts than this are no map that anybody would put together.
const MOST: u16 = 12;

/// Some columns and rows of a map, each from the first to the last, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Part {
    columns: (u16, u16),
    rows: (u16, u16),
}

impl Part {
    /// All of a map.
    const fn whole(map: &MapView) -> Self {
        Self {
            columns: (1, map.columns),
            rows: (1, map.rows),
        }
    }

    /// How many columns and rows.
    pub(super) fn size(&self) -> (u16, u16) {
        let count = |(first, last): (u16, u16)| (last + 1).saturating_sub(first);
        (count(self.columns), count(self.rows))
    }

    /// How many columns and rows of the map lie before it.
    pub(super) fn before(&self) -> (f32, f32) {
        let before = |(first, _): (u16, u16)| f32::from(first.saturating_sub(1));
        (before(self.columns), before(self.rows))
    }

    /// Whether this hex is one of it.
    pub(super) fn holds(&self, hex: &GroundView) -> bool {
        let within = |(first, last), at| (first..=last).contains(&at);
        within(self.columns, hex.column) && within(self.rows, hex.row)
    }

    /// Whether this hex is one of its first column or row.
    pub(super) const fn begins(&self, hex: &GroundView) -> bool {
        hex.column == self.columns.0 || hex.row == self.rows.0
    }

    /// The map's caption with the first and the last hex of the part.
    pub(super) fn caption(&self, words: &str, board: &Board) -> String {
        let named = |column, row| {
            let mut hexes = board.map.hexes.iter();
            let hex = hexes.find(|hex| (hex.column, hex.row) == (column, row));
            hex.map_or("", |hex| hex.hex.as_str())
        };
        words
            .replace("{from}", named(self.columns.0, self.rows.0))
            .replace("{to}", named(self.columns.1, self.rows.1))
            .replace("{caption}", &board.caption)
    }
}

/// The whole map, or as few parts as give each hex its name and each counter its
/// number; of several ways, that with the largest hexes. Below the whole map so
/// much is said. A map that no parts make legible stays whole.
pub(super) fn parts(
    setter: &mut Setter<'_>,
    board: &Board,
    inside: &Area,
    said: f32,
) -> Result<Vec<Part>, PrintError> {
    let map = &board.map;
    let mark = &setter.layout.styles.mark;
    let caption = setter.layout.styles.caption.leading.get();
    let mut widest = 0.0_f32;
    for hex in &map.hexes {
        widest = widest.max(setter.width(mark, &hex.hex)?);
    }
    let size = |part: &Part, said: f32, captions: f32| {
        let room = room_below(inside, caption * captions, said);
        let drawing = Drawing::new(map, part, inside, (0.0, room));
        drawing.takes(mark, widest).then(|| drawing.hex_size())
    };
    let whole = Part::whole(map);
    if size(&whole, said, 1.0).is_some() {
        return Ok(vec![whole]);
    }
    for count in 2..=MOST {
        let ways = (1..=count).filter(|across| count.is_multiple_of(*across));
        let mut best: Option<(f32, Vec<Part>)> = None;
        for across in ways {
            let parts = cut(map, across, count / across);
            // All are drawn in one scale: the first is as large as any. A part's
            // caption may need a second line.
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
    Ok(vec![whole])
}

/// A map in so many parts across and down, as large as each other but for the
/// last ones; row by row.
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

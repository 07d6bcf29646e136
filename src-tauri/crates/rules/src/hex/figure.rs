//! Printed figures that show a unit and the hexes around it.

use drumhead_vocabulary::sheet::{FigureHex, HexFigure, Shade};
use hexx::Hex;

use super::{Facing, Pointing};

/// Returns a figure of a unit with this facing. Each hex has a position relative to the unit, a
/// shade and a label.
pub fn figure(
    caption: String,
    pointing: Pointing,
    facing: Facing,
    hexes: impl IntoIterator<Item = (Hex, Shade, String)>,
) -> HexFigure {
    let near = |steps: i32| i8::try_from(steps).unwrap_or(i8::MAX);
    HexFigure {
        caption,
        pointed: pointing == Pointing::PointyTop,
        facing: facing.hour(),
        hexes: hexes
            .into_iter()
            .map(|(hex, shade, text)| FigureHex {
                at: (near(hex.x), near(hex.y)),
                shade,
                text,
            })
            .collect(),
    }
}

//! Printed figures of a unit and the hexes around it.

use drumhead_words::sheet::{FigureHex, HexFigure, Shade};
use hexx::Hex;

use super::{Facing, Pointing};

/// A figure of a unit with this facing: each hex relative to the unit's, with its shade and
/// its label.
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

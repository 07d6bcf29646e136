//! Suggested bases (F-1.06), from `data/fornovo/movement.toml`, in whole millimetres. They are not
//! game distances, and no rule of play uses them.

use serde::Deserialize;

use crate::army::{FigureScale, Kind, Order, Unit};

/// Bases for one figure or model. Their depths are ignored.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Bases {
    close_foot: Base,
    skirmish_foot: Base,
    close_horse: Base,
    skirmish_horse: Base,
    model: Model,
}

#[derive(Clone, Copy, Debug, Deserialize)]
struct Base {
    /// The minimum and maximum width, in millimetres.
    width: InScale<[u16; 2]>,
}

/// The minimum width of a model's base, in millimetres.
#[derive(Clone, Copy, Debug, Deserialize)]
struct Model {
    least_width: InScale<u16>,
}

/// A measure in each figure scale.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct InScale<T> {
    #[serde(rename = "25-30")]
    large: T,
    #[serde(rename = "15-20")]
    small: T,
}

impl<T: Copy> InScale<T> {
    const fn at(&self, scale: FigureScale) -> T {
        match scale {
            FigureScale::Large => self.large,
            FigureScale::Small => self.small,
        }
    }
}

impl Bases {
    /// Returns the maximum base width of a unit's figures, or for artillery the minimum base width
    /// of a model, in millimetres.
    pub const fn width(&self, unit: &Unit, scale: FigureScale) -> u16 {
        let base = match (unit.kind, unit.order) {
            (Kind::Artillery, _) => return self.model.least_width.at(scale),
            (Kind::Infantry, Order::Close) => &self.close_foot,
            (Kind::Infantry, Order::Skirmish) => &self.skirmish_foot,
            (Kind::Cavalry, Order::Close) => &self.close_horse,
            (Kind::Cavalry, Order::Skirmish) => &self.skirmish_horse,
        };
        let [_, widest] = base.width.at(scale);
        widest
    }
}

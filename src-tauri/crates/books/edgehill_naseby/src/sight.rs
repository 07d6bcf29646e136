//! A gun's line of sight (E-11, E-12).

use crate::interpretations::{EdgeLine, Interpretations, OwnHedge};
use drumhead_rules::hex::{Hex, Passed, Sight};

/// An obstacle on a line of sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Block {
    /// A unit in this hex.
    Unit(Hex),
    /// A wood.
    Wood(Hex),
    /// A slope hex after the first slope hex on the line.
    Slope(Hex),
    /// A hedge between these two hexes.
    Hedge(Hex, Hex),
}

/// The obstacles that a line of sight can meet.
pub trait Scene {
    /// Returns whether a unit of either side is in a hex.
    fn unit(&self, hex: Hex) -> bool;
    /// Returns whether a hex is a wood.
    fn wood(&self, hex: Hex) -> bool;
    /// Returns whether a hex is a slope.
    fn slope(&self, hex: Hex) -> bool;
    /// Returns whether a hedge is between two hexes.
    fn hedge(&self, one: Hex, other: Hex) -> bool;
}

/// Returns the first obstacle on a line from a gun to its target. `None` if the line is clear.
/// Neither end blocks (E-11), and neither does the first slope hex on the line, wherever it is
/// (E-12, gap E-A8).
pub fn blocked(
    sight: &Sight,
    scene: &impl Scene,
    interpretations: &Interpretations,
) -> Option<Block> {
    let exempt = first_slopes(sight, scene, interpretations.edge_los);
    let in_hex = |hex: Hex| {
        if scene.unit(hex) {
            Some(Block::Unit(hex))
        } else if scene.wood(hex) {
            Some(Block::Wood(hex))
        } else {
            (scene.slope(hex) && !exempt.contains(&hex)).then_some(Block::Slope(hex))
        }
    };
    let along = |one: Hex, other: Hex| {
        let ends = [sight.from, sight.to];
        let own = ends.contains(&one) || ends.contains(&other);
        let counts = interpretations.own_hedge == OwnHedge::Blocks || !own;
        (counts && scene.hedge(one, other)).then_some(Block::Hedge(one, other))
    };
    sight.blocked(interpretations.edge_los.sight(), in_hex, along)
}

/// Returns the slope hexes that do not block: those up to and including the first part of the line
/// that is a slope. For a part along a hexside, the interpretation decides whether one slope hex is
/// enough.
fn first_slopes(sight: &Sight, scene: &impl Scene, along: EdgeLine) -> Vec<Hex> {
    let mut exempt = Vec::new();
    for part in &sight.passed {
        let hexes = match part {
            Passed::Through(hex) => vec![*hex],
            Passed::Between(both) => both.to_vec(),
        };
        let slopes: Vec<Hex> = hexes
            .iter()
            .copied()
            .filter(|it| scene.slope(*it))
            .collect();
        let met = match along {
            EdgeLine::BothMustBlock => slopes.len() == hexes.len(),
            EdgeLine::EitherBlocks => !slopes.is_empty(),
        };
        exempt.extend(slopes);
        if met {
            break;
        }
    }
    exempt
}

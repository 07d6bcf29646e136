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
    let filled = |hex: Hex| {
        if scene.unit(hex) {
            Some(Block::Unit(hex))
        } else {
            scene.wood(hex).then_some(Block::Wood(hex))
        }
    };
    let along = |one: Hex, other: Hex| {
        let ends = [sight.from, sight.to];
        let own = ends.contains(&one) || ends.contains(&other);
        let counts = interpretations.own_hedge == OwnHedge::Blocks || !own;
        (counts && scene.hedge(one, other)).then_some(Block::Hedge(one, other))
    };
    let edge = interpretations.edge_los;
    let exempt = first_slopes(sight, scene, edge, |hex, [before, after]| {
        filled(hex).is_some() || along(before, hex).or_else(|| along(hex, after)).is_some()
    });
    let further = |hex: Hex| scene.slope(hex) && !exempt.contains(&hex);
    let in_hex = |hex| filled(hex).or_else(|| further(hex).then_some(Block::Slope(hex)));
    sight.blocked(edge.sight(), in_hex, along)
}

/// Returns the slope hexes that do not block: those up to and including the first part of the line
/// that is a slope. For a part along a hexside, the interpretation decides whether one slope hex is
/// enough. If both hexes must be slopes, a hex that is blocked by something else counts like a
/// slope, because the line cannot pass through it.
fn first_slopes(
    sight: &Sight,
    scene: &impl Scene,
    along: EdgeLine,
    blocks: impl Fn(Hex, [Hex; 2]) -> bool,
) -> Vec<Hex> {
    let mut exempt = Vec::new();
    let mut before = sight.from;
    for (index, part) in sight.passed.iter().enumerate() {
        let after = match sight.passed.get(index + 1) {
            Some(Passed::Through(next)) => *next,
            Some(Passed::Between(_)) | None => sight.to,
        };
        let sloped = |hex: &Hex| scene.slope(*hex);
        let met = match part {
            Passed::Through(hex) => {
                before = *hex;
                exempt.extend(Some(*hex).filter(sloped));
                sloped(hex)
            }
            Passed::Between(both) => {
                let slopes = both.iter().copied().filter(sloped);
                let any = slopes.clone().next().is_some();
                exempt.extend(slopes);
                let shut = |hex: &Hex| sloped(hex) || blocks(*hex, [before, after]);
                any && (along == EdgeLine::EitherBlocks || both.iter().all(shut))
            }
        };
        if met {
            break;
        }
    }
    exempt
}

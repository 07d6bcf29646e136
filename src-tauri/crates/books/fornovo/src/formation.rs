//! Sections 2.1, 2.14 and 5.1: rows, ranks, sleeves and width.

use super::army::*;
use super::tables::Rules;
use super::tables::limits::Limits;
use super::weapons::{Weapon, WeaponSet};

/// A block of figures in equal rows. The last row may be shorter (F-2.07).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    /// The number of figures.
    pub figures: u32,
    /// The number of figures in the front row.
    pub front: u32,
    /// The number of rows, including a short last row.
    pub rows: u32,
    /// The number of figures in the last row.
    pub last_row: u32,
    /// The number of rows that count as ranks (F-2.09).
    pub ranks: u32,
}

impl Block {
    /// Builds a block of this many figures with this front. A front of 0, or wider than the block,
    /// means a single row.
    pub fn new(figures: u32, front: u32, limits: &Limits) -> Self {
        if figures == 0 {
            return Self {
                figures,
                front: 0,
                rows: 0,
                last_row: 0,
                ranks: 0,
            };
        }
        let front = if front == 0 {
            figures
        } else {
            front.min(figures)
        };
        let rows = figures.div_ceil(front);
        let last_row = figures - front * (rows - 1);
        let rear = &limits.ranks.rear_row;
        let short_row_counts = rear.more_than.exceeded_by(last_row, front);
        let ranks = if short_row_counts { rows } else { rows - 1 };
        Self {
            figures,
            front,
            rows,
            last_row,
            ranks,
        }
    }
}

/// The place of a group in its unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The body of the unit.
    Body,
    /// The two sleeves of shot on the pikes' flanks (F-2.31).
    Sleeves,
}

/// Returns the place of a group. The shot of a pike-and-shot unit are in its sleeves; other figures
/// are in the body (F-2.31).
pub fn place(unit: &Unit, group: &Group) -> Place {
    let sleeves = unit.training == Some(Training::PikeAndShot)
        && group.weapons.any(WeaponSet::SHOT)
        && !group.weapons.has(Weapon::Pike);
    if sleeves { Place::Sleeves } else { Place::Body }
}

/// A fault in a formation that disorders the unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Disorder {
    /// The unit has fewer ranks than its kind requires (F-2.10, F-2.11).
    Shallow {
        /// The number of ranks.
        ranks: u32,
        /// The required number of ranks.
        least: u32,
    },
    /// The unit is wider than its type allows (F-2.18).
    Wide {
        /// The width in figures.
        front: u32,
        /// The maximum width in figures.
        most: u32,
    },
}

/// A unit in its usual formation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Formed {
    /// The body: all figures, or the pikes between the sleeves.
    pub body: Option<Block>,
    /// The left and the right sleeve. An odd figure is in the right sleeve (F-2.31, D-71).
    pub sleeves: Option<[Block; 2]>,
    /// The number of figures across the whole front.
    pub front: u32,
    /// The faults that disorder the unit in this formation.
    pub disorders: Vec<Disorder>,
}

/// Returns the unit in its usual formation; `None` if no block has both figures and a front.
pub fn formed(unit: &Unit, rules: &Rules) -> Option<Formed> {
    let limits = &rules.limits;
    let count = |here: Place| -> u32 {
        let groups = unit
            .groups
            .iter()
            .filter(|group| place(unit, group) == here);
        groups.fold(0, |sum, group| sum.saturating_add(group.count))
    };
    let (in_body, in_sleeves) = (count(Place::Body), count(Place::Sleeves));
    let front = unit.formation.front.map(u32::from);
    let body = front
        .filter(|_| in_body > 0)
        .map(|front| Block::new(in_body, front, limits));
    let sleeves = if in_sleeves == 0 {
        None
    } else {
        let (left, right) = (in_sleeves / 2, in_sleeves.div_ceil(2));
        // Shot without a separate front are as deep as the pikes, although F-2.32 allows the pikes
        // to be deeper.
        let own = unit.formation.sleeve.map(u32::from);
        let sleeve = own.or_else(|| body.map(|body| right.div_ceil(body.rows.max(1))));
        sleeve.map(|front| {
            [
                Block::new(left, front, limits),
                Block::new(right, front, limits),
            ]
        })
    };
    if body.is_none() && sleeves.is_none() {
        return None;
    }
    let blocks = body.iter().chain(sleeves.iter().flatten()).copied();
    let front = blocks
        .clone()
        .fold(0, |sum: u32, block| sum.saturating_add(block.front));
    let disorders = disorders(unit, blocks, front, limits);
    Some(Formed {
        body,
        sleeves,
        front,
        disorders,
    })
}

/// Returns the faults in a formation (F-2.10, F-2.11, F-2.18). Skirmishers and guns are exempt
/// (D-121).
fn disorders(
    unit: &Unit,
    blocks: impl Iterator<Item = Block>,
    front: u32,
    limits: &Limits,
) -> Vec<Disorder> {
    let mut found = Vec::new();
    let depth = match (unit.order, unit.kind) {
        (Order::Skirmish, _) | (_, Kind::Artillery) => return found,
        (Order::Close, Kind::Infantry) => &limits.ranks.infantry,
        (Order::Close, Kind::Cavalry) => &limits.ranks.cavalry,
    };
    if !unit.shallow {
        let shallowest = blocks
            .filter(|block| block.figures > 0)
            .map(|block| block.ranks)
            .min();
        if let Some(ranks) = shallowest.filter(|ranks| *ranks < depth.least) {
            found.push(Disorder::Shallow {
                ranks,
                least: depth.least,
            });
        }
    }
    let width = match unit.troops {
        TroopType::Regular => &limits.width.regular,
        TroopType::Irregular => &limits.width.irregular,
    };
    if front > width.most {
        found.push(Disorder::Wide {
            front,
            most: width.most,
        });
    }
    found
}

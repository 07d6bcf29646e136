//! Places that can be reached within a movement allowance.

use std::cmp::Reverse;
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BinaryHeap};

/// A reachable place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reached<T> {
    /// The cost of reaching the place.
    pub cost: u32,
    /// The previous place on the path. `None` for the start.
    pub from: Option<T>,
}

/// Returns every place that can be reached for a cost of at most `most`, each by its cheapest path.
/// Among paths with equal costs, the path with the costliest last step wins. If the last steps cost
/// the same too, the path whose previous place comes first in order wins.
///
/// A place is a cell, or a cell with a facing if turning has a cost. `ways` returns the
/// places next to a reached place, each with the cost of the step.
pub fn reach<T: Ord + Clone>(
    start: T,
    most: u32,
    mut ways: impl FnMut(&T, &Reached<T>) -> Vec<(T, u32)>,
) -> BTreeMap<T, Reached<T>> {
    let mut found = BTreeMap::new();
    // The places to continue from, the cheapest first. A place is added again when a cheaper path
    // is found; its earlier entry is then skipped.
    let mut open = BinaryHeap::from([Reverse((0_u32, start.clone()))]);
    found.insert(
        start,
        Reached {
            cost: 0,
            from: None,
        },
    );
    while let Some(Reverse((cost, place))) = open.pop() {
        let Some(reached) = found.get(&place).filter(|reached| reached.cost == cost) else {
            continue;
        };
        for (next, step) in ways(&place, reached) {
            let total = cost.saturating_add(step);
            if total > most {
                continue;
            }
            let reached = Reached {
                cost: total,
                from: Some(place.clone()),
            };
            match found.entry(next.clone()) {
                Entry::Vacant(new) => {
                    new.insert(reached);
                }
                Entry::Occupied(mut known) if total < known.get().cost => {
                    known.insert(reached);
                }
                Entry::Occupied(_) => continue,
            }
            open.push(Reverse((total, next)));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::reach;
    use crate::hex::{Cell, Grid, Numbering, Pointing, Pushed, Side};

    const GRID: Grid = Grid {
        pointing: Pointing::PointyTop,
        pushed: Pushed::Even,
        numbering: Numbering::Letters,
        columns: 20,
        rows: 20,
    };

    fn around(cell: Cell) -> impl Iterator<Item = Cell> {
        let sides = Side::ALL.into_iter();
        sides.filter_map(move |side| GRID.cell(side.neighbour(GRID.hex(cell))))
    }

    #[test]
    fn open_terrain_within_the_allowance_is_reachable() {
        let start = Cell::new(10, 10);
        let found = reach(start, 3, |cell, _| {
            around(*cell).map(|next| (next, 1)).collect()
        });
        assert_eq!(found.len(), 37);
        for (cell, reached) in &found {
            assert_eq!(reached.cost, GRID.distance(start, *cell));
        }
    }

    #[test]
    fn a_cheaper_detour_avoids_a_costly_hex() {
        let wood = Cell::new(11, 10);
        let found = reach(Cell::new(10, 10), 4, |cell, _| {
            let step = |next| (next, if next == wood { 4 } else { 1 });
            around(*cell).map(step).collect()
        });
        assert_eq!(found[&wood].cost, 4);
        assert_eq!(found[&Cell::new(12, 10)].cost, 3);
    }
}

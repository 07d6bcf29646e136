//! The states of all units.

use std::iter::Zip;
use std::ops::Index;
use std::slice::{Iter, IterMut};

use drumhead_vocabulary::play::UnitRef;
use serde::{Serialize, Serializer};

use super::UnitState;

/// The state of every unit, in the order of the units' numbers. A battle never adds or removes a
/// unit, and its states are read often. The states are therefore in a sorted list, which is faster
/// to search than a map, and much faster to iterate over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Units {
    numbers: Vec<UnitRef>,
    /// The states, in the order of the numbers.
    states: Vec<UnitState>,
}

impl FromIterator<(UnitRef, UnitState)> for Units {
    fn from_iter<T: IntoIterator<Item = (UnitRef, UnitState)>>(all: T) -> Self {
        let mut all: Vec<_> = all.into_iter().collect();
        all.sort_by_key(|(unit, _)| *unit);
        let (numbers, states) = all.into_iter().unzip();
        Self { numbers, states }
    }
}

impl Units {
    fn place(&self, unit: UnitRef) -> Option<usize> {
        self.numbers.binary_search(&unit).ok()
    }

    /// Returns a unit's state.
    pub fn get(&self, unit: &UnitRef) -> Option<&UnitState> {
        self.states.get(self.place(*unit)?)
    }

    /// Returns a mutable reference to a unit's state.
    pub fn get_mut(&mut self, unit: &UnitRef) -> Option<&mut UnitState> {
        let place = self.place(*unit)?;
        self.states.get_mut(place)
    }

    /// Iterates over the units, in order.
    pub fn iter(&self) -> Zip<Iter<'_, UnitRef>, Iter<'_, UnitState>> {
        self.numbers.iter().zip(&self.states)
    }

    /// Iterates over the units, in order, with mutable references to their states.
    pub fn iter_mut(&mut self) -> Zip<Iter<'_, UnitRef>, IterMut<'_, UnitState>> {
        self.numbers.iter().zip(&mut self.states)
    }

    /// Iterates over the units of a side, in order.
    pub fn of_side(&self, side: u8) -> Zip<Iter<'_, UnitRef>, Iter<'_, UnitState>> {
        let first = self.numbers.partition_point(|unit| unit.side < side);
        let end = self.numbers.partition_point(|unit| unit.side <= side);
        let numbers = self.numbers.get(first..end).unwrap_or_default();
        let states = self.states.get(first..end).unwrap_or_default();
        numbers.iter().zip(states)
    }

    /// Iterates over the units' numbers.
    pub fn keys(&self) -> Iter<'_, UnitRef> {
        self.numbers.iter()
    }

    /// Iterates over the units' states.
    pub fn values(&self) -> Iter<'_, UnitState> {
        self.states.iter()
    }

    /// Iterates over mutable references to the units' states.
    pub fn values_mut(&mut self) -> IterMut<'_, UnitState> {
        self.states.iter_mut()
    }
}

impl Index<&UnitRef> for Units {
    type Output = UnitState;

    /// Returns a unit's state. Panics if there is no such unit, as indexing a map does.
    fn index(&self, unit: &UnitRef) -> &UnitState {
        &self.states[self.place(*unit).unwrap_or(usize::MAX)]
    }
}

impl Serialize for Units {
    /// A list of pairs, because keys of JSON objects must be strings.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::army::Unit;

    #[test]
    fn units_are_in_the_order_of_their_numbers() {
        let (of, fresh) = (UnitRef::new, UnitState::fresh(&Unit::default()));
        let all = [of(1, 2), of(0, 3), of(1, 1), of(0, 20)];
        let units: Units = all.map(|unit| (unit, fresh.clone())).into_iter().collect();
        let own = |side| {
            units
                .of_side(side)
                .map(|(unit, _)| *unit)
                .collect::<Vec<_>>()
        };
        assert_eq!(own(0), [of(0, 3), of(0, 20)]);
        assert_eq!(own(1), [of(1, 1), of(1, 2)]);
        assert_eq!(own(2), []);
        assert!(all.iter().all(|unit| units.get(unit).is_some()));
        assert_eq!(units.get(&of(0, 4)), None);
    }
}

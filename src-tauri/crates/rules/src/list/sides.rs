//! The units of both sides in a battle between two unit lists.

use std::fmt::Debug;

use drumhead_catalogue::Catalogue;
use drumhead_vocabulary::play::UnitRef;

use crate::play::BadFact;

/// A unit in a battle, implemented by [`list_state!`](crate::list_state).
pub trait ListUnit {
    /// Returns the unit's number in the army.
    fn number(&self) -> u16;

    /// Returns the unit's name, which may be blank.
    fn name(&self) -> &str;

    /// Returns the id of the reason why the unit is off the table. `None` while it is on the table.
    fn away(&self) -> Option<&'static str>;
}

/// The state of a battle with units of two sides, implemented by
/// [`list_state!`](crate::list_state).
pub trait ListState: Clone + Debug + PartialEq {
    /// A unit.
    type Unit: ListUnit;

    /// Returns the turn; 0 before the first.
    fn turn(&self) -> u32;

    /// Returns the units of both sides, each in its army's order.
    fn sides(&self) -> &[Vec<Self::Unit>; 2];

    /// Returns every unit with its side and number.
    fn all(&self) -> impl Iterator<Item = (UnitRef, &Self::Unit)> {
        (0..).zip(self.sides()).flat_map(|(side, units)| {
            units
                .iter()
                .map(move |unit| (UnitRef::new(side, unit.number()), unit))
        })
    }

    /// Returns the unit, if it exists.
    fn find(&self, unit: UnitRef) -> Option<&Self::Unit> {
        let mut side = self.sides().get(usize::from(unit.side))?.iter();
        side.find(|it| it.number() == unit.unit)
    }
}

/// Implements access to the units of a rulebook's state, which are in the state's field `sides`.
/// The rulebook gets the methods `unit`, `unit_mut`, `units` and `named`; the framework gets the
/// traits [`ListState`] and [`ListUnit`].
///
/// `list_state!(State of UnitState);`
#[macro_export]
macro_rules! list_state {
    ($state:ident of $unit:ident) => {
        impl $crate::list::sides::ListUnit for $unit {
            fn number(&self) -> u16 {
                self.number
            }

            fn name(&self) -> &str {
                &self.name
            }

            fn away(&self) -> Option<&'static str> {
                self.away.map(|away| away.id())
            }
        }

        impl $unit {
            /// Returns the unit's name, or a placeholder if the name is blank.
            pub fn named(&self, words: &$crate::catalogue::Catalogue) -> String {
                $crate::list::named(words, self.number, &self.name)
            }
        }

        impl $crate::list::sides::ListState for $state {
            type Unit = $unit;

            fn turn(&self) -> u32 {
                self.turn
            }

            fn sides(&self) -> &[Vec<$unit>; 2] {
                &self.sides
            }
        }

        impl $state {
            /// Returns the unit, if it exists.
            pub fn unit(&self, unit: drumhead_vocabulary::play::UnitRef) -> Option<&$unit> {
                $crate::list::sides::ListState::find(self, unit)
            }

            /// Returns the unit, mutably.
            ///
            /// # Errors
            /// Returns a [`BadFact`]($crate::play::BadFact) if the unit does not exist.
            pub(crate) fn unit_mut(
                &mut self,
                unit: drumhead_vocabulary::play::UnitRef,
            ) -> Result<&mut $unit, $crate::play::BadFact> {
                let units = $crate::list::sides::of_side(&mut self.sides, unit.side)?;
                let found = units.iter_mut().find(|it| it.number == unit.unit);
                found.ok_or($crate::play::BadFact::NoUnit(unit))
            }

            /// Returns every unit with its side and number.
            pub fn units(
                &self,
            ) -> impl Iterator<Item = (drumhead_vocabulary::play::UnitRef, &$unit)> {
                $crate::list::sides::ListState::all(self)
            }
        }
    };
}

/// Returns a side's element of a pair, mutably.
///
/// # Errors
/// Returns a [`BadFact`] if there is no such side.
pub fn of_side<T>(pair: &mut [T; 2], side: u8) -> Result<&mut T, BadFact> {
    pair.get_mut(usize::from(side)).ok_or(BadFact::NoSide(side))
}

/// Returns the label of a unit: its number with its name, or with its side if the name is blank.
/// Only the number if `name` is `None`.
pub fn called(words: &Catalogue, unit: UnitRef, name: Option<&str>, side: &str) -> String {
    let number = unit.unit.to_string();
    match name {
        Some(name) if name.trim().is_empty() => {
            words.fill("list.unit_of", &[("side", side), ("number", &number)])
        }
        Some(name) => format!("{number} {name}"),
        None => words.fill("list.unit", &[("number", &number)]),
    }
}

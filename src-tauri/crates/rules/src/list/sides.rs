//! The units of both sides in a battle of lists.

use std::fmt::Debug;

use drumhead_catalogue::Catalogue;
use drumhead_words::play::UnitRef;

use crate::play::Misfit;

/// A unit in a battle; [`list_state!`](crate::list_state) implements it.
pub trait ListUnit {
    /// Its number in the army.
    fn number(&self) -> u16;

    /// Its name; may be empty.
    fn name(&self) -> &str;

    /// The id of the reason why it is off the table; none while it is there.
    fn away(&self) -> Option<&'static str>;
}

/// The state of a battle with units of two sides; [`list_state!`](crate::list_state) implements it.
pub trait ListState: Clone + Debug + PartialEq {
    /// A unit.
    type Unit: ListUnit;

    /// The turn; 0 before the first.
    fn turn(&self) -> u32;

    /// The units of both sides, each in its army's order.
    fn sides(&self) -> &[Vec<Self::Unit>; 2];

    /// Every unit with its side and number.
    fn all(&self) -> impl Iterator<Item = (UnitRef, &Self::Unit)> {
        (0..).zip(self.sides()).flat_map(|(side, units)| {
            let units = units.iter();
            units.map(move |unit| (UnitRef::new(side, unit.number()), unit))
        })
    }

    /// The unit, if there is one.
    fn find(&self, unit: UnitRef) -> Option<&Self::Unit> {
        let mut side = self.sides().get(usize::from(unit.side))?.iter();
        side.find(|it| it.number() == unit.unit)
    }
}

/// The units of a book's state, which has them in its field `sides`: `unit`, `unit_mut` and `units`
/// for the book, [`ListState`] and [`ListUnit`] for the framework.
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
            /// Its name, or what stands for one.
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
            /// The unit, if there is one.
            pub fn unit(&self, unit: drumhead_words::play::UnitRef) -> Option<&$unit> {
                $crate::list::sides::ListState::find(self, unit)
            }

            /// The unit, mutably.
            ///
            /// # Errors
            /// A [`Misfit`]($crate::play::Misfit) if there is none.
            pub(crate) fn unit_mut(
                &mut self,
                unit: drumhead_words::play::UnitRef,
            ) -> Result<&mut $unit, $crate::play::Misfit> {
                let units = $crate::list::sides::of_side(&mut self.sides, unit.side)?;
                let found = units.iter_mut().find(|it| it.number == unit.unit);
                found.ok_or($crate::play::Misfit::NoUnit(unit))
            }

            /// Every unit with its side and number.
            pub fn units(&self) -> impl Iterator<Item = (drumhead_words::play::UnitRef, &$unit)> {
                $crate::list::sides::ListState::all(self)
            }
        }
    };
}

/// A side's element of a pair, mutably.
///
/// # Errors
/// A [`Misfit`] if there is no such side.
pub fn of_side<T>(pair: &mut [T; 2], side: u8) -> Result<&mut T, Misfit> {
    pair.get_mut(usize::from(side)).ok_or(Misfit::NoSide(side))
}

/// The other side.
pub const fn other(side: u8) -> u8 {
    if side == 0 { 1 } else { 0 }
}

/// The unambiguous label of a unit without a name: its number, with its side.
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

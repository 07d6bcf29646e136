//! The units of both sides in a battle of lists.

use drumhead_catalogue::Catalogue;
use drumhead_words::play::UnitRef;

use crate::play::Misfit;

/// A unit with its number in the army.
pub trait Numbered {
    /// The unit's number.
    fn number(&self) -> u16;
}

/// The units of both sides, each in its army's order.
pub trait Sides<U: Numbered> {
    /// The unit, if there is one.
    fn unit(&self, unit: UnitRef) -> Option<&U>;

    /// The unit, mutably.
    ///
    /// # Errors
    /// A [`Misfit`] if there is none.
    fn unit_mut(&mut self, unit: UnitRef) -> Result<&mut U, Misfit>;

    /// Every unit with its side and number.
    fn units<'a>(&'a self) -> impl Iterator<Item = (UnitRef, &'a U)>
    where
        U: 'a;
}

impl<U: Numbered> Sides<U> for [Vec<U>; 2] {
    fn unit(&self, unit: UnitRef) -> Option<&U> {
        let mut side = self.get(usize::from(unit.side))?.iter();
        side.find(|it| it.number() == unit.unit)
    }

    fn unit_mut(&mut self, unit: UnitRef) -> Result<&mut U, Misfit> {
        let mut units = of_side(self, unit.side)?.iter_mut();
        let found = units.find(|it| it.number() == unit.unit);
        found.ok_or(Misfit::NoUnit(unit))
    }

    fn units<'a>(&'a self) -> impl Iterator<Item = (UnitRef, &'a U)>
    where
        U: 'a,
    {
        (0..).zip(self).flat_map(|(side, units)| {
            let units = units.iter();
            units.map(move |unit| (UnitRef::new(side, unit.number()), unit))
        })
    }
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

//! The outcome of a battle: each unit's fate, and the side that holds the field. Used by reports,
//! rosters and the list of battles.

use std::collections::BTreeMap;

use drumhead_vocabulary::play::{UnitRef, other};
use serde::Serialize;

/// The outcome of a battle; for a battle in progress, the current state.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// The fate of each unit.
    pub fates: BTreeMap<UnitRef, Fate>,
    /// The fate of each general who is not a unit.
    pub generals: BTreeMap<GeneralRef, GeneralFate>,
    /// The side that holds the field. `None` unless exactly one side is beaten and the other has a
    /// unit that can hold the field.
    pub held_field: Option<u8>,
    /// The measures in which losses are counted.
    pub counted_in: &'static [Coin],
}

/// A general who is not a unit: his side, and his number among that side's generals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct GeneralRef {
    /// The side.
    pub side: u8,
    /// His number.
    pub number: u16,
}

/// The fate of a general.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum GeneralFate {
    /// In the field.
    InField,
    /// Removed from play. The players decide whether he is dead, wounded or captured.
    Lost,
}

impl GeneralFate {
    /// Returns the name in files and in the catalogue.
    pub const fn id(self) -> &'static str {
        match self {
            Self::InField => "in_field",
            Self::Lost => "lost",
        }
    }
}

/// The fate of a unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fate {
    /// How the battle ended for the unit.
    pub ended: Ended,
    /// The unit's remaining strength, by measure and part.
    pub left: Vec<Left>,
    /// The unit's worth to its present side: less with poor morale, nothing once it routs or is
    /// gone. Only for comparing states of the same battle; never printed.
    pub worth: u32,
}

/// How the battle ended for a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "ended", rename_all = "snake_case")]
pub enum Ended {
    /// In the field.
    Stood,
    /// In the field, routing.
    Routed,
    /// Routed and off the field.
    Fled,
    /// Surrendered.
    Surrendered,
    /// Destroyed.
    Destroyed,
    /// Refused to serve and went home.
    WentHome,
    /// Left the field unbroken.
    Away,
    /// Captured. Only guns can be captured.
    Taken {
        /// The captor's side.
        by: u8,
    },
    /// Not in the battle: removed by the players, or not placed yet.
    SetAside,
}

impl Ended {
    /// Returns the name in files and in the catalogue.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Stood => "stood",
            Self::Routed => "routed",
            Self::Fled => "fled",
            Self::Surrendered => "surrendered",
            Self::Destroyed => "destroyed",
            Self::WentHome => "went_home",
            Self::Away => "away",
            Self::Taken { .. } => "taken",
            Self::SetAside => "set_aside",
        }
    }

    /// Returns whether the unit is in the field, on its original side.
    pub const fn is_in_field(self) -> bool {
        matches!(self, Self::Stood | Self::Routed)
    }

    /// Returns whether the unit can still hold the field for its side: it is in the field, or left
    /// the field unbroken.
    const fn may_hold(self) -> bool {
        matches!(self, Self::Stood | Self::Routed | Self::Away)
    }
}

/// A unit's remaining strength in one measure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Left {
    /// The measure.
    pub coin: Coin,
    /// The index of the part. A part is a group of figures, or a type of gun, limber or wagon.
    pub part: u8,
    /// The number left.
    pub now: u32,
    /// The number at the start.
    pub start: u32,
}

impl Left {
    /// Returns the remaining strength in a measure that has only one part.
    pub const fn of(coin: Coin, now: u32, start: u32) -> Self {
        Self {
            coin,
            part: 0,
            now,
            start,
        }
    }

    /// Returns the number lost.
    pub const fn lost(self) -> u32 {
        self.start.saturating_sub(self.now)
    }
}

/// A measure of a unit's strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Coin {
    /// Figures.
    Figures,
    /// Guns.
    Guns,
    /// Limbers.
    Limbers,
    /// Wagons.
    Wagons,
    /// The horses of mounted infantry.
    Horses,
    /// Archers' stakes.
    Stakes,
    /// Strength points.
    Strength,
    /// Hits that the unit can still take.
    Hits,
    /// The unit itself: 1 in play, 0 once its side has lost it.
    Unit,
}

impl Coin {
    /// Returns the name in files and in the catalogue.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Figures => "figures",
            Self::Guns => "guns",
            Self::Limbers => "limbers",
            Self::Wagons => "wagons",
            Self::Horses => "horses",
            Self::Stakes => "stakes",
            Self::Strength => "strength",
            Self::Hits => "hits",
            Self::Unit => "unit",
        }
    }
}

impl Outcome {
    /// Returns the outcome with these fates. If one side is beaten, the other holds the field if
    /// any of its units can hold it. If both sides are beaten, neither holds the field.
    pub fn new(
        counted_in: &'static [Coin],
        fates: impl IntoIterator<Item = (UnitRef, Fate)>,
        beaten: &[u8],
    ) -> Self {
        let fates: BTreeMap<UnitRef, Fate> = fates.into_iter().collect();
        let can_hold = |side: u8| {
            let mut own = fates.iter().filter(|(unit, _)| unit.side == side);
            own.any(|(_, fate)| fate.ended.may_hold())
        };
        let winner = match *beaten {
            [side] => Some(other(side)),
            _ => None,
        };
        Self {
            held_field: winner.filter(|side| can_hold(*side)),
            fates,
            generals: BTreeMap::new(),
            counted_in,
        }
    }

    /// Returns the losses of each side.
    pub fn lost(&self) -> [u32; 2] {
        self.counted(Left::lost, |_| true)
    }

    /// Returns the remaining strength of each side's units that are no longer in the field. This
    /// strength does not count as lost.
    pub fn gone(&self) -> [u32; 2] {
        self.counted(
            |left| left.now,
            |ended| !ended.is_in_field() && ended != Ended::SetAside,
        )
    }

    /// Returns a total for each side. Adds up `of` for the units for which `counts` is true, in the
    /// measures in which losses are counted.
    fn counted(&self, of: fn(Left) -> u32, counts: fn(Ended) -> bool) -> [u32; 2] {
        self.of_sides(|unit, fate| {
            let counted = |left: &&Left| counts(fate.ended) && self.counted_in.contains(&left.coin);
            let many = fate.left.iter().filter(counted).map(|left| of(*left));
            (unit.side, many.fold(0, u32::saturating_add))
        })
    }

    /// Returns the worth of each side's units. A captured unit counts for its captor.
    pub fn in_hand(&self) -> [u32; 2] {
        self.of_sides(|unit, fate| match fate.ended {
            Ended::Taken { by } => (by, fate.worth),
            Ended::Stood
            | Ended::Routed
            | Ended::Fled
            | Ended::Surrendered
            | Ended::Destroyed
            | Ended::WentHome
            | Ended::Away
            | Ended::SetAside => (unit.side, fate.worth),
        })
    }

    /// Returns the units captured by the other side.
    pub fn captured(&self) -> impl Iterator<Item = UnitRef> {
        let is_captured = |(_, fate): &(&UnitRef, &Fate)| matches!(fate.ended, Ended::Taken { .. });
        self.fates.iter().filter(is_captured).map(|(unit, _)| *unit)
    }

    /// Returns the sum for each side; `of` returns a unit's side and its value.
    fn of_sides(&self, of: impl Fn(UnitRef, &Fate) -> (u8, u32)) -> [u32; 2] {
        let mut sides = [0_u32; 2];
        for (unit, fate) in &self.fates {
            let (side, many) = of(*unit, fate);
            if let Some(sum) = sides.get_mut(usize::from(side)) {
                *sum = sum.saturating_add(many);
            }
        }
        sides
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn unit(ended: Ended, now: u32, worth: u32) -> Fate {
        Fate {
            ended,
            left: vec![Left::of(Coin::Figures, now, 10), Left::of(Coin::Guns, 0, 1)],
            worth,
        }
    }

    fn outcome(first: Fate, second: Fate, beaten: &[u8]) -> Outcome {
        let fates = [(UnitRef::new(0, 1), first), (UnitRef::new(1, 1), second)];
        Outcome::new(&[Coin::Figures], fates, beaten)
    }

    #[test]
    fn losses_are_counted_in_the_measure_of_the_rules() {
        let first = unit(Ended::Stood, 7, 14);
        let outcome = outcome(first, unit(Ended::Fled, 4, 0), &[1]);
        assert_eq!((outcome.lost(), outcome.gone()), ([3, 6], [0, 4]));
        assert_eq!(outcome.in_hand(), [14, 0]);
        assert_eq!(outcome.held_field, Some(0));
    }

    #[test]
    fn a_captured_unit_counts_for_its_captor() {
        let gun = unit(Ended::Taken { by: 0 }, 10, 3);
        let outcome = outcome(unit(Ended::Stood, 10, 20), gun, &[]);
        assert_eq!(outcome.in_hand(), [23, 0]);
        assert_eq!(outcome.captured().collect::<Vec<_>>(), [UnitRef::new(1, 1)]);
        assert_eq!(outcome.held_field, None);
    }

    #[test]
    fn neither_side_holds_an_empty_field() {
        let gone = || unit(Ended::Destroyed, 0, 0);
        assert_eq!(outcome(gone(), gone(), &[0]).held_field, None);
        let away = unit(Ended::Away, 10, 0);
        assert_eq!(outcome(gone(), away, &[0]).held_field, Some(1));
    }

    #[test]
    fn neither_side_holds_the_field_if_both_are_beaten() {
        let stood = || unit(Ended::Stood, 10, 10);
        assert_eq!(outcome(stood(), stood(), &[0, 1]).held_field, None);
    }
}

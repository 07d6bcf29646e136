//! The outcome of a battle: what became of each unit, and which side holds the field. Reports,
//! rosters and the list of battles use it.

use std::collections::BTreeMap;

use drumhead_words::play::UnitRef;
use serde::Serialize;

/// The outcome of a battle; for a battle in progress, the current state.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// What became of each unit.
    pub fates: BTreeMap<UnitRef, Fate>,
    /// What became of each general that is not a unit.
    pub generals: BTreeMap<GeneralRef, GeneralFate>,
    /// The side that holds the field; `None` while both do, or if neither has units left.
    pub held_field: Option<u8>,
    /// The measure of a side's losses.
    pub counted_in: &'static [Coin],
}

/// A general that is not a unit: the side, and the number among its generals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct GeneralRef {
    /// The side.
    pub side: u8,
    /// His number there.
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
    /// The name in files and in the catalogue.
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
    /// Where the unit is, and why.
    pub ended: Ended,
    /// What the unit has left of its initial strength.
    pub left: Vec<Left>,
    /// The unit's worth to its present side: less in poor morale, nothing once it routs or is gone.
    /// Only for comparing states of one battle; never printed.
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
    /// Left the field intact.
    Away,
    /// Captured: a gun.
    Taken {
        /// The captor's side.
        by: u8,
    },
    /// Not part of the battle: removed by the players, or not placed yet.
    SetAside,
}

impl Ended {
    /// The name in files and in the catalogue.
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

    /// Whether the unit is in the field, on its own side.
    pub const fn is_in_field(self) -> bool {
        matches!(self, Self::Stood | Self::Routed)
    }

    /// Whether the unit can still hold the field for its side: it is in the field, or may return.
    const fn may_hold(self) -> bool {
        matches!(self, Self::Stood | Self::Routed | Self::Away)
    }
}

/// What a unit has left of one measure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Left {
    /// What is counted.
    pub coin: Coin,
    /// The part of the unit, from 0, in the army's order: a group of figures, a class of guns.
    pub part: u8,
    /// The number left.
    pub now: u32,
    /// The number at the start.
    pub start: u32,
}

impl Left {
    /// The remainder of a unit with only one part.
    pub const fn of(coin: Coin, now: u32, start: u32) -> Self {
        Self {
            coin,
            part: 0,
            now,
            start,
        }
    }

    /// The number lost.
    pub const fn lost(self) -> u32 {
        self.start.saturating_sub(self.now)
    }
}

/// The measure of what a unit has.
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
    /// The unit itself: 1, or 0 once its side has lost it.
    Unit,
}

impl Coin {
    /// The name in files and in the catalogue.
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
    /// The outcome from these fates. The side that is not beaten holds the field, if any of its
    /// units can.
    pub fn new(
        counted_in: &'static [Coin],
        fates: impl IntoIterator<Item = (UnitRef, Fate)>,
        beaten: Option<u8>,
    ) -> Self {
        let fates: BTreeMap<UnitRef, Fate> = fates.into_iter().collect();
        let holds = |side: u8| {
            let mut own = fates.iter().filter(|(unit, _)| unit.side == side);
            own.any(|(_, fate)| fate.ended.may_hold())
        };
        let winner = beaten.map(|side| 1 - side.min(1));
        Self {
            held_field: winner.filter(|side| holds(*side)),
            fates,
            generals: BTreeMap::new(),
            counted_in,
        }
    }

    /// The losses of each side.
    pub fn lost(&self) -> [u32; 2] {
        self.counted(Left::lost, |_| true)
    }

    /// What the units of each side that are no longer in the field still had: no part of what it has lost.
    pub fn gone(&self) -> [u32; 2] {
        self.counted(
            |left| left.now,
            |ended| !ended.is_in_field() && ended != Ended::SetAside,
        )
    }

    /// The sum for each side of something that its losses are counted in, of some of its units.
    fn counted(&self, of: fn(Left) -> u32, counts: fn(Ended) -> bool) -> [u32; 2] {
        self.of_sides(|unit, fate| {
            let counted = |left: &&Left| counts(fate.ended) && self.counted_in.contains(&left.coin);
            let many = fate.left.iter().filter(counted).map(|left| of(*left));
            (unit.side, many.fold(0, u32::saturating_add))
        })
    }

    /// The worth of each side's present units.
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

    /// The units captured by the other side.
    pub fn taken(&self) -> impl Iterator<Item = UnitRef> {
        let taken = |(_, fate): &(&UnitRef, &Fate)| matches!(fate.ended, Ended::Taken { .. });
        self.fates.iter().filter(taken).map(|(unit, _)| *unit)
    }

    /// The sum over each side's units.
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

    fn outcome(first: Fate, second: Fate, beaten: Option<u8>) -> Outcome {
        let fates = [(UnitRef::new(0, 1), first), (UnitRef::new(1, 1), second)];
        Outcome::new(&[Coin::Figures], fates, beaten)
    }

    #[test]
    fn losses_are_counted_in_the_measure_of_the_book() {
        let first = unit(Ended::Stood, 7, 14);
        let outcome = outcome(first, unit(Ended::Fled, 4, 0), Some(1));
        assert_eq!((outcome.lost(), outcome.gone()), ([3, 6], [0, 4]));
        assert_eq!(outcome.in_hand(), [14, 0]);
        assert_eq!(outcome.held_field, Some(0));
    }

    #[test]
    fn a_captured_unit_counts_for_its_captor() {
        let gun = unit(Ended::Taken { by: 0 }, 10, 3);
        let outcome = outcome(unit(Ended::Stood, 10, 20), gun, None);
        assert_eq!(outcome.in_hand(), [23, 0]);
        assert_eq!(outcome.taken().collect::<Vec<_>>(), [UnitRef::new(1, 1)]);
        assert_eq!(outcome.held_field, None);
    }

    #[test]
    fn neither_side_holds_an_empty_field() {
        let gone = || unit(Ended::Destroyed, 0, 0);
        assert_eq!(outcome(gone(), gone(), Some(0)).held_field, None);
        let away = unit(Ended::Away, 10, 0);
        assert_eq!(outcome(gone(), away, Some(0)).held_field, Some(1));
    }
}

//! Section 10.2: the figures that may strike at an occupied place, and the allocation of a unit's
//! dice among its enemies (F-10.05, D-182).

use super::blows::choose;
use super::prelude::*;
use crate::combat::{self, Strike, StrikeClass, Strikers, share_dice};
use crate::terrain::{self, FeatureKind, Stand};

/// The limit on strikers at a unit's place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Assault {
    /// Only the unit's ranks limit the strikers.
    Open,
    /// A block allows a number of figures per side, in any ranks (F-11.16).
    Block {
        /// The maximum number of figures.
        most: u32,
    },
    /// A strongpoint allows a number of ranks (F-11.17).
    Strongpoint {
        /// The number of ranks.
        ranks: u32,
        /// The number of figures that may strike beyond each end of the strongpoint.
        overlap: u32,
    },
}

impl Position<'_> {
    /// Returns the limit on units that strike at this enemy's place.
    pub(super) fn assault(&self, enemy: UnitRef) -> Assault {
        let Some((site, Stand::In)) = self.at(enemy) else {
            return Assault::Open;
        };
        let (kind, capacity) = (site.feature.kind, site.feature.capacity);
        let strongpoint = terrain::strongpoint_reach(self.rules);
        if let (FeatureKind::Strongpoint, Some((ranks, overlap))) = (kind, strongpoint) {
            Assault::Strongpoint { ranks, overlap }
        } else if let (FeatureKind::TownBlock, Some(capacity)) = (kind, capacity) {
            Assault::Block {
                most: terrain::attackers_a_side(capacity, self.rules),
            }
        } else {
            Assault::Open
        }
    }

    /// Returns the observed figures that may strike at this enemy. If a block or strongpoint limits
    /// them, the best-armed figures strike.
    pub(super) fn at_most(&self, unit: UnitRef, enemy: UnitRef, observed: Strikers) -> Strikers {
        let front = self.unit(unit).and_then(|(_, state)| state.formation.front);
        let mut room = match (self.assault(enemy), front) {
            (Assault::Block { most }, _) => most,
            (Assault::Strongpoint { ranks, .. }, Some(front)) => {
                u32::from(front).saturating_mul(ranks)
            }
            (Assault::Open | Assault::Strongpoint { .. }, _) => return observed,
        };
        let mut left = observed;
        for class in [
            StrikeClass::Cavalry,
            StrikeClass::Pike,
            StrikeClass::HeavyWeapon,
            StrikeClass::SwordAndShield,
            StrikeClass::Other,
        ] {
            let figures = left.of_mut(class);
            *figures = (*figures).min(room);
            room -= *figures;
        }
        left
    }

    /// Returns the enemies that the unit has met in this round and strikes, each with the unit's
    /// dice against it alone.
    fn struck_by(&self, unit: UnitRef) -> Vec<(UnitRef, u32)> {
        let with = |(one, other): &(UnitRef, UnitRef)| *one == unit || *other == unit;
        let mut all = Vec::new();
        for (pair, meeting) in &self.state.meetings {
            if !with(pair) {
                continue;
            }
            let Some((matchup, _)) = self.matchup(pair.0, pair.1, *meeting) else {
                continue;
            };
            let (enemy, mine): (UnitRef, Strike) = if pair.0 == unit {
                (pair.1, matchup.a)
            } else {
                (pair.0, matchup.b)
            };
            all.push((enemy, mine.dice.dice));
        }
        all.sort_unstable();
        all
    }

    /// Returns every even way to allocate the unit's dice among the enemies that it has met, in
    /// their order. If the number of dice differs by enemy, as in an impact beside a melee, the
    /// unit rolls the mean of these numbers, and each enemy's share depends on its own number.
    pub(super) fn shares(&self, unit: UnitRef) -> (Vec<UnitRef>, Vec<Vec<u32>>) {
        let met = self.struck_by(unit);
        let enemies = met.iter().map(|(enemy, _)| *enemy).collect();
        let numbers: Vec<u32> = met.iter().map(|(_, dice)| *dice).collect();
        (enemies, ways_to_share(&numbers))
    }

    /// Returns the number of enemies in contact that the unit fights. An overrun is not a fight.
    fn opponents(&self, unit: UnitRef) -> usize {
        let contacts = self.unit(unit).map(|(_, state)| &state.contacts);
        let touched = contacts.into_iter().flatten();
        let fought = touched.filter(|enemy| !self.is_overrun_between(unit, **enemy));
        fought.count()
    }

    /// Returns the unit's dice against this enemy: the allocated share, or the smallest possible
    /// share if the dice are not allocated yet.
    pub(super) fn dice_at(&self, unit: UnitRef, enemy: UnitRef, dice: u32) -> u32 {
        if let Some(share) = self.state.shares.get(&(unit, enemy)) {
            return *share;
        }
        let shares = share_dice(dice, self.opponents(unit).max(1));
        shares.last().copied().unwrap_or(dice)
    }

    /// Whether the owner may still allocate one more die to this enemy than [`Position::dice_at`]
    /// returns: the unit's dice do not divide evenly, and the remainder has not been allocated.
    pub(super) fn may_get_more(&self, unit: UnitRef, enemy: UnitRef, dice: u32) -> bool {
        let dealt = self.state.shares.contains_key(&(unit, enemy));
        let shares = share_dice(dice, self.opponents(unit).max(1));
        !dealt && shares.first() != shares.last()
    }
}

/// Returns every even way to allocate a unit's dice among several enemies. `numbers` has its number
/// of dice against each of them alone; the total is the mean of these numbers, rounded down. Each
/// enemy gets its own number divided by the number of enemies, rounded down; the dice left over go
/// to different enemies whose share was rounded down.
fn ways_to_share(numbers: &[u32]) -> Vec<Vec<u32>> {
    let count = u32::try_from(numbers.len()).unwrap_or(u32::MAX).max(1);
    let base: Vec<u32> = numbers.iter().map(|dice| dice / count).collect();
    let over = |(place, dice): (usize, &u32)| (dice % count > 0).then_some(place);
    let rounded: Vec<usize> = numbers.iter().enumerate().filter_map(over).collect();
    let sum: u32 = numbers.iter().map(|dice| dice % count).sum();
    let mut ways = Vec::new();
    choose(&rounded, sum / count, &base, &mut ways);
    ways
}

written! {
    /// A unit's dice were allocated among its enemies (F-10.05).
    pub struct Shared {
        /// The unit.
        pub unit: UnitRef,
        /// Dice for each enemy.
        pub dice: Vec<(UnitRef, u32)>,
    }
}

impl Fact<Fornovo> for Shared {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let shares = self
            .dice
            .iter()
            .map(|(enemy, dice)| ((self.unit, *enemy), *dice));
        battle.state.shares.extend(shares);
        Ok(())
    }

    /// Returns no line if all dice are for one enemy.
    fn log(&self, _: &Battle) -> Vec<Line> {
        if self.dice.len() < 2 {
            return Vec::new();
        }
        let each = self.dice.iter();
        let each =
            each.map(|(enemy, dice)| message("share").with("dice", *dice).with("enemy", *enemy));
        let line =
            unit_line("log.shared", self.unit).with("dice", Value::List(each.collect(), ", "));
        let enemies = self.dice.iter().map(|(enemy, _)| *enemy);
        vec![line.about(enemies).by(SHARES)]
    }
}

impl Resolver<'_> {
    /// Allocates the dice of units that have met all their enemies, if there is no choice.
    /// Otherwise the owner allocates them.
    pub(super) fn deal(&mut self) -> Result<(), BadFact> {
        let mut units: Vec<UnitRef> = (self.battle.state.meetings.keys())
            .flat_map(|(one, other)| [*one, *other])
            .collect();
        units.sort_unstable();
        units.dedup();
        // A unit that was overrun after it met its enemies has no dice.
        units.retain(|unit| self.state(*unit).is_ok_and(UnitState::on_table));
        for unit in units {
            if !self.position().is_to_deal(unit) {
                continue;
            }
            let (enemies, ways) = self.position().shares(unit);
            if let [only] = ways.as_slice() {
                self.shared(unit, &enemies, only)?;
            }
        }
        Ok(())
    }

    /// Allocates a unit's dice: `dice` contains the number for each enemy.
    pub(super) fn shared(
        &mut self,
        unit: UnitRef,
        enemies: &[UnitRef],
        dice: &[u32],
    ) -> Result<(), BadFact> {
        let dice = enemies.iter().copied().zip(dice.iter().copied()).collect();
        self.add(Shared { unit, dice })
    }
}

/// Whether close order overruns the skirmishers or gunners at this unit's place (F-10.29).
pub(super) fn overruns(position: Position<'_>, unit: UnitRef, met: combat::Light) -> bool {
    let shelter = position
        .at(unit)
        .map_or(combat::Shelter::None, |(site, stand)| {
            if site.covers(stand) {
                terrain::shelter(&site.feature, site.hits, position.rules)
            } else {
                combat::Shelter::None
            }
        });
    combat::meeting(met, true, shelter) == combat::Meeting::Overrun
}

#[cfg(test)]
mod tests {
    use super::ways_to_share;

    #[test]
    fn dice_left_over_go_to_enemies_whose_share_was_rounded_down() {
        for (numbers, ways) in [
            (&[6, 6][..], &[&[3, 3][..]][..]),
            (&[3, 3], &[&[2, 1], &[1, 2]]),
            (&[3, 3, 3], &[&[1, 1, 1]]),
            // The dice of swords and shields against three enemies: one in a melee, two in impacts.
            (&[3, 2, 2], &[&[1, 1, 0], &[1, 0, 1]]),
            (&[3, 2], &[&[1, 1]]),
            (&[3, 3, 2], &[&[1, 1, 0]]),
            (&[5, 4, 4], &[&[2, 1, 1], &[1, 2, 1], &[1, 1, 2]]),
            (&[4], &[&[4]]),
            (&[0, 0], &[&[0, 0]]),
        ] {
            assert_eq!(ways_to_share(numbers), ways, "{numbers:?}");
        }
    }
}

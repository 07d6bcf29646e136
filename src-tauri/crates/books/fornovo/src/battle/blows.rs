//! Hits before they become losses: they are allocated to mixed troops or to guns, saved, and
//! applied together at the end of a simultaneous step.
//!
//! Until then the unit that is hit stays the same, so the order of volleys and blows does not
//! matter.

use std::collections::BTreeMap;

use super::prelude::*;
use crate::army::{Model, Models};
use crate::combat;
use crate::interpretations::{OwnFire, TestHits};
use crate::shooting::{self, Side};
use crate::steadiness::playing_grade;
use crate::tables::shooting::{GunClass, SaveAgainst};

impl Position<'_> {
    /// Returns the lowest roll that saves a figure of this group; `None` if the group has no save.
    pub(super) fn save(&self, key: BlowKey, group: usize) -> Option<u8> {
        let (bought, _) = self.unit(key.target)?;
        let of = bought.groups.get(group)?;
        let blow = self.state.blows.get(&key)?;
        match blow.by {
            By::Fire { saves, .. } => {
                let from = shooting::saves_from(bought, of, blow.side, self.rules);
                match saves {
                    SaveAgainst::Crossbow => from.crossbow,
                    SaveAgainst::Longbow => from.longbow,
                    SaveAgainst::Other => from.other,
                    SaveAgainst::Gunpowder => from.gunpowder,
                }
            }
            By::Strike {
                striking,
                round,
                attack,
            } => combat::save(
                combat::Protection {
                    armour: of.armour,
                    shield: of.shield,
                    grade: playing_grade(bought).grade,
                },
                striking,
                round,
                attack,
                self.rules,
            ),
        }
    }
}

written! {
    /// Hits were added, changed or removed.
    pub struct HitsChanged {
        /// The hits.
        pub key: BlowKey,
        /// The hits now; `None` once they are removed.
        pub now: Option<Blow>,
    }

    /// A volley ended: the target's tests count the volley's hits.
    pub struct VolleyEnded {
        /// The target.
        pub unit: UnitRef,
        /// The volley, as the target's tests count it.
        pub shot: Shot,
    }
}

impl Fact<Fornovo> for HitsChanged {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let Some(now) = &self.now else {
            let gone = battle.state.blows.remove(&self.key);
            return match gone.map(|blow| blow.by) {
                Some(By::Fire {
                    figures,
                    guns: None,
                    in_charge: true,
                    ..
                }) => {
                    let unit = battle.state.unit_mut(self.key.from)?;
                    unit.shoots_in_charge(self.key.arm.into(), figures);
                    Ok(())
                }
                Some(By::Fire { .. } | By::Strike { .. }) | None => Ok(()),
            };
        };
        battle.state.blows.insert(self.key, now.clone());
        Ok(())
    }

    fn report(&self, _: &Battle, events: &mut ReportEvents) {
        if self.now.is_some() {
            events.blows.insert((self.key.target, self.key.from));
        }
    }
}

impl Shot {
    /// Adds another volley.
    fn add(&mut self, more: Self) {
        self.gunpowder += more.gunpowder;
        self.other += more.other;
        self.shooters = self.shooters.saturating_add(more.shooters);
        self.artillery |= more.artillery;
        self.heavy_guns |= more.heavy_guns;
        self.organ_guns |= more.organ_guns;
        self.steady_salvee |= more.steady_salvee;
        self.flank_or_rear |= more.flank_or_rear;
        self.in_charge += more.in_charge;
    }
}

impl Fact<Fornovo> for VolleyEnded {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.unit_mut(self.unit)?.turn.shot.add(self.shot);
        Ok(())
    }
}

impl Resolver<'_> {
    /// Adds hits, which the players must then allocate and save as far as there is a choice.
    pub(super) fn land(&mut self, key: BlowKey, mut blow: Blow) -> Result<(), BadFact> {
        blow.unsaved = vec![None; self.state(key.target)?.groups.len()];
        if self.position().are_found_on_guns(key, &blow) {
            let now = Some(blow);
            return self.add(HitsChanged { key, now });
        }
        self.divide_if_forced(key, blow)
    }

    /// Allocates hits if there is no choice. Otherwise the owner of the unit allocates them
    /// (F-9.18, F-10.24).
    pub(super) fn divide_if_forced(&mut self, key: BlowKey, mut blow: Blow) -> Result<(), BadFact> {
        let ways = self.position().divisions(key, &blow);
        let settled = match ways.as_slice() {
            [only] => Some(only.clone()),
            _ => None,
        };
        let divides = settled.is_some();
        blow.divided = settled;
        let now = Some(blow);
        self.add(HitsChanged { key, now })?;
        match divides {
            true => self.count_hits_without_save(key),
            false => Ok(()),
        }
    }

    /// Once some of the hits on the unit have been allocated, allocates the remaining hits if no
    /// choice is left.
    pub(super) fn divide_others(&mut self, target: UnitRef) -> Result<(), BadFact> {
        for key in self.position().hits_to_allocate(target) {
            let blow = self.battle.state.blows.get(&key).cloned();
            let only = |blow: &Blow| self.position().divisions(key, blow).len() == 1;
            if let Some(blow) = blow.filter(only) {
                self.divide_if_forced(key, blow)?;
            }
        }
        Ok(())
    }

    /// Counts at once the hits on groups that have no save.
    pub(super) fn count_hits_without_save(&mut self, key: BlowKey) -> Result<(), BadFact> {
        let Some(mut blow) = self.battle.state.blows.get(&key).cloned() else {
            return Ok(());
        };
        let divided = blow.divided.clone().unwrap_or_default();
        for (group, hits) in divided.iter().enumerate() {
            let certain = *hits == 0 || self.position().save(key, group).is_none();
            if let Some(unsaved) = blow.unsaved.get_mut(group).filter(|_| certain) {
                *unsaved = Some(*hits);
            }
        }
        let now = Some(blow);
        self.add(HitsChanged { key, now })
    }

    /// Returns the hits that count for tests and for the round: unsaved hits, or all hits (D-140).
    fn hits_that_count(&self, blow: &Blow, earlier: Earlier, lost: u32) -> u32 {
        match self.rules.choices.test_hits {
            TestHits::AfterSaves => lost,
            TestHits::BeforeSaves => blow.left.of_more(earlier.hits, blow.hits),
        }
    }

    /// Applies all hits of the step together: to figures, guns and later tests.
    pub(super) fn take_losses(&mut self) -> Result<(), BadFact> {
        let blows: Vec<(BlowKey, Blow)> = (self.battle.state.blows.iter())
            .map(|(key, blow)| (*key, blow.clone()))
            .collect();
        let mut shots: BTreeMap<(UnitRef, UnitRef, u8), Earlier> = BTreeMap::new();
        for (key, blow) in blows {
            let of_arm = shots.entry((key.target, key.from, key.arm)).or_default();
            let earlier = *of_arm;
            of_arm.add(&blow);
            let losses = blow.losses(earlier);
            let on_figures = self.hits_that_count(&blow, earlier, losses.iter().sum());
            let mut hits = on_figures;
            if let Some(lost) = blow.models {
                // A destroyed gun or limber is a hit suffered (F-9.33, D-231).
                hits = on_figures
                    .saturating_add(lost.limbers)
                    .saturating_add(lost.guns);
                self.lose_models(key.target, lost)?;
            }
            self.count(key, &blow, on_figures, hits)?;
            self.wreck(key, &blow, earlier)?;
            if self.state(key.target)?.on_table() {
                self.lose(key.target, &losses)?;
            }
            self.add(HitsChanged { key, now: None })?;
        }
        self.resolve_battering()
    }

    fn lose_models(&mut self, unit: UnitRef, lost: ModelLosses) -> Result<(), BadFact> {
        let mut models: Models = self.state(unit)?.models;
        let take = |count: &mut u16, lost: &mut u32| {
            let lost_here = u32::from(*count).min(*lost);
            *lost -= lost_here;
            *count -= u16::try_from(lost_here).unwrap_or(*count);
        };
        let (mut limbers, mut guns) = (lost.limbers, lost.guns);
        take(&mut models.limber, &mut limbers);
        for model in Model::GUNS {
            take(models.count_mut(model), &mut guns);
        }
        self.set_models(unit, models)
    }

    /// Counts hits for the unit's tests and for the round. `on_figures` counts only the hits on
    /// figures; `hits` also includes hits that destroyed models.
    fn count(
        &mut self,
        key: BlowKey,
        blow: &Blow,
        on_figures: u32,
        hits: u32,
    ) -> Result<(), BadFact> {
        match blow.by {
            By::Fire {
                saves,
                figures,
                guns,
                dice,
                salvee,
                in_charge,
                ..
            } => {
                let powder = saves == SaveAgainst::Gunpowder;
                // Interpretation D-227 decides whether fire by friendly guns makes a unit in their
                // danger zone test.
                let friend = key.from.side == key.target.side;
                let friend = friend && self.rules.choices.own_fire == OwnFire::NeverTests;
                let hit = hits > 0;
                let counted = |it: bool, figures: u32| if it { figures } else { 0 };
                self.change(
                    key.target,
                    VolleyEnded {
                        unit: key.target,
                        shot: Shot {
                            gunpowder: counted(powder, hits),
                            other: counted(!powder, hits),
                            shooters: counted(!friend, figures),
                            artillery: guns.is_some() && !friend,
                            heavy_guns: hit && matches!(guns, Some((GunClass::Heavy, _))),
                            organ_guns: hit && matches!(guns, Some((GunClass::Organ, _))),
                            steady_salvee: hit && salvee,
                            flank_or_rear: (hit || !friend) && dice > 0 && blow.side != Side::Front,
                            in_charge: counted(in_charge, on_figures),
                        },
                    },
                )
            }
            By::Strike { .. } => self.struck(key, hits),
        }
    }
}

impl Position<'_> {
    /// Returns every even way to allocate hits to the unit's groups on the side that is hit: each
    /// hit goes to a group with the fewest hits, and the hits left over go to different groups. All
    /// fire of a step is spread together; each blow in combat is spread separately (F-9.18,
    /// F-10.24). If one group may fill the nearest ranks on its own, all hits may also go to it.
    pub(super) fn divisions(&self, key: BlowKey, blow: &Blow) -> Vec<Vec<u32>> {
        let mut ways = self.even_divisions(key, blow);
        let groups = self.may_be_nearest_alone(key.target, blow.side, blow.depth());
        for group in groups {
            let places = 0..blow.unsaved.len();
            let hits = places.map(|place| if place == group { blow.hits } else { 0 });
            let alone: Vec<u32> = hits.collect();
            if !ways.contains(&alone) {
                ways.push(alone);
            }
        }
        ways
    }

    /// Returns every way to spread hits evenly over all groups on the side that is hit.
    fn even_divisions(&self, key: BlowKey, blow: &Blow) -> Vec<Vec<u32>> {
        let Some((_, state)) = self.unit(key.target) else {
            return vec![Vec::new()];
        };
        let able = self.groups_on(key.target, blow.side, blow.depth());
        let mut base = vec![0; state.groups.len()];
        if able.is_empty() || blow.hits == 0 {
            return vec![base];
        }
        let mut on = self.fire_allocated(key, blow, &able);
        let mut left = blow.hits;
        loop {
            let fewest = on.iter().map(|(_, hits)| *hits).min().unwrap_or(0);
            let above = on
                .iter()
                .map(|(_, hits)| *hits)
                .filter(|hits| *hits > fewest);
            let above = above.min().map_or(u32::MAX, |above| above - fewest);
            let mut lowest: Vec<&mut (usize, u32)> =
                on.iter_mut().filter(|(_, hits)| *hits == fewest).collect();
            // The groups with the fewest hits get the same number of hits each, at most until they
            // have as many as the next group.
            let each = above.min(left / room(&lowest).max(1));
            if each == 0 {
                let lowest: Vec<usize> = lowest.iter().map(|(group, _)| *group).collect();
                let mut ways = Vec::new();
                choose(&lowest, left, &base, &mut ways);
                return ways;
            }
            left -= each * room(&lowest);
            for (group, hits) in &mut lowest {
                *hits = hits.saturating_add(each);
                if let Some(place) = base.get_mut(*group) {
                    *place = place.saturating_add(each);
                }
            }
        }
    }

    /// Returns the hits that other fire in this step has inflicted on each of these groups, if that
    /// fire is spread among the same groups.
    fn fire_allocated(&self, key: BlowKey, blow: &Blow, able: &[usize]) -> Vec<(usize, u32)> {
        let fire = |blow: &Blow| matches!(blow.by, By::Fire { .. });
        let others: Vec<_> = self
            .state
            .blows
            .iter()
            .filter(|(other, it)| {
                let same = || self.groups_on(key.target, it.side, it.depth()) == able;
                other.target == key.target && **other != key && fire(blow) && fire(it) && same()
            })
            .filter_map(|(_, it)| it.divided.as_ref())
            .collect();
        let on = |group: usize| others.iter().filter_map(|hits| hits.get(group)).sum();
        able.iter().map(|group| (*group, on(*group))).collect()
    }
}

/// Adds every way to give one more hit each to `left` of these groups.
pub(super) fn choose(able: &[usize], left: u32, so_far: &[u32], ways: &mut Vec<Vec<u32>>) {
    let mut way = so_far.to_vec();
    match able.first() {
        // Callers never have more hits left than groups. If they had, the first group would get all
        // of them.
        Some(first) if left > room(able) => {
            if let Some(place) = way.get_mut(*first) {
                *place += left;
                ways.push(way);
            }
        }
        Some(_) | None => add_choices(able, left, &mut way, ways),
    }
}

fn room<T>(able: &[T]) -> u32 {
    drumhead_vocabulary::count(able.len())
}

fn add_choices(able: &[usize], left: u32, way: &mut Vec<u32>, ways: &mut Vec<Vec<u32>>) {
    if left == 0 {
        ways.push(way.clone());
        return;
    }
    let Some((first, others)) = able.split_first().filter(|_| left <= room(able)) else {
        return;
    };
    if let Some(place) = way.get_mut(*first) {
        *place += 1;
    }
    add_choices(others, left - 1, way, ways);
    if let Some(place) = way.get_mut(*first) {
        *place -= 1;
    }
    add_choices(others, left, way, ways);
}

#[cfg(test)]
mod tests {
    use super::choose;

    /// Returns every way to choose `left` of these places.
    fn ways(places: usize, left: u32) -> Vec<Vec<u32>> {
        let able: Vec<usize> = (0..places).collect();
        let mut ways = Vec::new();
        choose(&able, left, &vec![1; places], &mut ways);
        ways.sort_unstable();
        ways.dedup();
        ways
    }

    #[test]
    fn remaining_hits_go_to_different_groups() {
        // The number of ways is the binomial coefficient.
        for (places, left, many) in [(2, 1, 2), (3, 2, 3), (5, 3, 10), (4, 0, 1), (4, 4, 1)] {
            let ways = ways(places, left);
            assert_eq!(ways.len(), many, "{left} over {places}: {ways:?}");
            for way in ways {
                let ones = u32::try_from(places).unwrap_or(0);
                assert_eq!(way.iter().sum::<u32>(), ones + left);
                assert!(way.iter().all(|part| (1..=2).contains(part)), "{way:?}");
            }
        }
    }
}

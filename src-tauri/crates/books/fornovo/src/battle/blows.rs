//! Hits on their way to losses: divided among mixed troops, found on guns,
//! saved, and taken together when a simultaneous step ends.
//!
//! Nothing of it changes the unit that is hit before the step is over, so the
//! order in which volleys and blows are thrown cannot matter.

use super::super::army::{Kind, Model, Models};
use super::super::combat::{self, AttackFrom, Round, Striking};
use super::super::readings::{OwnFire, TestHits};
use super::super::shooting::{self, Row as FireRow, Shot as ShotKind, Side, spread};
use super::super::steadiness::playing_grade;
use super::super::tables::share::Share;
use super::super::tables::shooting::{GunClass, SaveAgainst, SmallArmsRow};
use super::act::Act;
use super::fire::Arm;
use super::prelude::*;

/// What tells the hits of one throw from the others of its step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct BlowKey {
    /// Who is hit.
    pub target: UnitRef,
    /// Who hits.
    pub from: UnitRef,
    /// With what: the place of the group that shoots, or of the class of its
    /// guns; 0 for blows in combat.
    pub arm: u8,
}

/// What tells the arms of a unit apart in its blows.
pub(super) const fn arm_place(arm: Arm) -> u8 {
    match arm {
        Arm::Group { group, .. } => group,
        Arm::Guns { class, .. } => match class {
            GunClass::VeryLight => 250,
            GunClass::Light => 251,
            GunClass::Medium => 252,
            GunClass::Organ => 253,
            GunClass::Heavy => 254,
        },
    }
}

/// The class of the guns whose blows have this place; none where it is a
/// group's.
pub(super) fn class_at(place: u8) -> Option<GunClass> {
    let at = |class: &GunClass| {
        let (class, ball) = (*class, true);
        arm_place(Arm::Guns { class, ball }) == place
    };
    GunClass::ALL.into_iter().find(at)
}

/// All hits of a volley count, unless it says otherwise.
const fn whole() -> Share {
    Share::WHOLE
}

/// What the hits came from, as saves and tests see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "snake_case")]
pub enum By {
    /// Shooting.
    Fire {
        /// The row of saves.
        saves: SaveAgainst,
        /// Figures that shot.
        figures: u32,
        /// The guns that shot, if guns did, and whether with ball.
        guns: Option<(GunClass, bool)>,
        /// Dice that were thrown.
        dice: u32,
        /// Hits of the throw, before any is found on guns or saved.
        thrown: u32,
        /// The share of its hits that counts (F-9.36).
        #[serde(default = "whole")]
        effect: Share,
        /// Whether it was a salvee of steady troops.
        salvee: bool,
        /// Whether it belongs to a charge and counts in the impact (F-9.11).
        in_charge: bool,
    },
    /// Combat.
    Strike {
        /// With what, as saves tell it apart (F-10.23).
        striking: Striking,
        /// The kind of round it was for the striker.
        round: Round,
        /// Which side of the target it struck.
        attack: AttackFrom,
    },
}

/// Hits on their way to losses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Blow {
    /// What they came from.
    pub by: By,
    /// The side of the target that they struck.
    pub side: Side,
    /// Hits, before they are saved.
    pub hits: u32,
    /// The share of unsaved hits that counts; whole where halving came first
    /// (D-160).
    pub left: Share,
    /// Models destroyed, once it is known; none for troops.
    pub models: Option<ModelLosses>,
    /// Hits on each group, once they are divided.
    pub divided: Option<Vec<u32>>,
    /// Hits that no save stopped, for each group, once it is known.
    pub unsaved: Vec<Option<u32>>,
}

/// Models that hits destroyed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ModelLosses {
    /// Limbers.
    pub limbers: u32,
    /// Guns.
    pub guns: u32,
}

impl Blow {
    /// What it was thrown with, as hits on guns tell it apart (F-9.33).
    pub(super) const fn row(&self) -> FireRow {
        match self.by {
            By::Fire {
                guns: Some((class, ball)),
                ..
            } => FireRow::Guns(class, if ball { ShotKind::Ball } else { ShotKind::Hail }),
            // What small arms they were does not matter to guns.
            By::Fire { guns: None, .. } | By::Strike { .. } => {
                FireRow::SmallArms(SmallArmsRow::Arquebus)
            }
        }
    }

    /// Figures that each group loses, once everything is settled.
    fn losses(&self) -> Vec<u32> {
        let whole: u32 = self.unsaved.iter().map(|n| n.unwrap_or(0)).sum();
        let mut rest = self.left.of_count(whole);
        let take = |n: &Option<u32>| {
            let lost = n.unwrap_or(0).min(rest);
            rest -= lost;
            lost
        };
        self.unsaved.iter().map(take).collect()
    }
}

impl Table<'_> {
    /// The least score that saves a figure of this group from the blow; none
    /// where nothing does.
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

impl Table<'_> {
    /// Whether hits by fire on the unit are first found on limbers, gunners or
    /// guns (F-9.33).
    pub(super) fn has_guns(&self, unit: UnitRef) -> bool {
        self.unit(unit)
            .is_some_and(|(bought, live)| bought.kind == Kind::Artillery && live.models.guns() > 0)
    }
}

/// Hits of which the state demands this now.
///
/// # Errors
/// [`Impossible`] where it does not.
pub(super) fn blow_owing(battle: &Battle, key: BlowKey, duty: Duty) -> Result<&Blow, Impossible> {
    let owed = table(battle).demands(duty);
    let blow = battle.state.blows.get(&key).filter(|_| owed);
    blow.ok_or_else(|| impossible("no_such_hits").with("unit", key.target))
}

/// What the state demands of a unit about hits, each piece of it made an order by this.
pub(super) fn orders_owed<T>(
    battle: &Battle,
    unit: UnitRef,
    order: impl Fn(Duty) -> Option<T>,
) -> Vec<T> {
    let table = table(battle);
    let own = table.about_hits().filter(|duty| duty.unit() == Some(unit));
    own.filter_map(order).collect()
}

impl Act<'_> {
    /// Hits land, and what is to be done about them becomes owed.
    pub(super) fn land(&mut self, key: BlowKey, mut blow: Blow) -> Result<(), Misfit> {
        blow.unsaved = vec![None; self.live(key.target)?.groups.len()];
        if self.table().are_found_on_guns(key, &blow) {
            let now = Some(blow);
            return self.happen(Event::Blow { key, now });
        }
        self.divide_if_settled(key, blow)
    }

    /// Divides hits where there is no choice; otherwise their owner divides
    /// them (F-9.18, F-10.24).
    pub(super) fn divide_if_settled(&mut self, key: BlowKey, mut blow: Blow) -> Result<(), Misfit> {
        let ways = self.table().divisions(key.target, blow.hits);
        let settled = match ways.as_slice() {
            [only] => Some(only.clone()),
            _ => None,
        };
        let divides = settled.is_some();
        blow.divided = settled;
        let now = Some(blow);
        self.happen(Event::Blow { key, now })?;
        match divides {
            true => self.count_what_none_saves(key),
            false => Ok(()),
        }
    }

    /// The figures hit save; where none can, the hits count at once.
    pub(super) fn count_what_none_saves(&mut self, key: BlowKey) -> Result<(), Misfit> {
        let Some(mut blow) = self.state.blows.get(&key).cloned() else {
            return Ok(());
        };
        let divided = blow.divided.clone().unwrap_or_default();
        for (group, hits) in divided.iter().enumerate() {
            let certain = *hits == 0 || self.table().save(key, group).is_none();
            if let Some(unsaved) = blow.unsaved.get_mut(group).filter(|_| certain) {
                *unsaved = Some(*hits);
            }
        }
        let now = Some(blow);
        self.happen(Event::Blow { key, now })
    }

    /// The hits of a blow that tests and the round count: those that no save stopped, or all of
    /// them (D-140).
    fn hits_that_count(&self, blow: &Blow, lost: u32) -> u32 {
        match self.rules.procedures.test_hits {
            TestHits::AfterSaves => lost,
            TestHits::BeforeSaves => blow.left.of_count(blow.hits),
        }
    }

    /// Every blow of the step takes effect together: figures, guns, and what
    /// tests will count.
    pub(super) fn take_losses(&mut self) -> Result<(), Misfit> {
        let blows: Vec<(BlowKey, Blow)> = (self.state.blows.iter())
            .map(|(key, blow)| (*key, blow.clone()))
            .collect();
        for (key, blow) in blows {
            let losses = blow.losses();
            let on_figures = self.hits_that_count(&blow, losses.iter().sum());
            let mut hits = on_figures;
            if let Some(lost) = blow.models {
                // A gun or a limber destroyed is a hit suffered (F-9.33, D-231).
                hits = on_figures
                    .saturating_add(lost.limbers)
                    .saturating_add(lost.guns);
                self.lose_models(key.target, lost)?;
            }
            self.count(key, &blow, on_figures, hits)?;
            self.wreck(key, &blow)?;
            if self.live(key.target)?.on_table() {
                self.lose(key.target, &losses)?;
            }
            self.happen(Event::Blow { key, now: None })?;
        }
        self.places_fall()
    }

    fn lose_models(&mut self, unit: UnitRef, lost: ModelLosses) -> Result<(), Misfit> {
        let mut models: Models = self.live(unit)?.models;
        let take = |count: &mut u16, lost: &mut u32| {
            let taken = u32::from(*count).min(*lost);
            *lost -= taken;
            *count -= u16::try_from(taken).unwrap_or(*count);
        };
        let (mut limbers, mut guns) = (lost.limbers, lost.guns);
        take(&mut models.limber, &mut limbers);
        for model in Model::GUNS {
            take(models.count_mut(model), &mut guns);
        }
        self.set(unit, Change::Models(models))
    }

    /// What the unit's tests and the next round will know of the blow: hits on its figures, and
    /// all hits, with those that destroyed models.
    fn count(
        &mut self,
        key: BlowKey,
        blow: &Blow,
        on_figures: u32,
        hits: u32,
    ) -> Result<(), Misfit> {
        let live = self.live(key.target)?;
        match blow.by {
            By::Fire {
                saves,
                figures,
                guns,
                salvee,
                in_charge,
                ..
            } => {
                let shot = live.turn.shot;
                let powder = saves == SaveAgainst::Gunpowder;
                // Fire of friends at those in their danger zone may count apart (D-227).
                let friend = key.from.side == key.target.side;
                let friend = friend && self.rules.procedures.own_fire == OwnFire::NeverTests;
                let flanked = blow.side != Side::Front;
                let hit = hits > 0;
                let turn = Record {
                    shot: Shot {
                        gunpowder: shot.gunpowder + if powder { hits } else { 0 },
                        other: shot.other + if powder { 0 } else { hits },
                        shooters: shot
                            .shooters
                            .saturating_add(if friend { 0 } else { figures }),
                        artillery: shot.artillery || guns.is_some() && !friend,
                        heavy_guns: shot.heavy_guns
                            || hit && matches!(guns, Some((GunClass::Heavy, _))),
                        organ_guns: shot.organ_guns
                            || hit && matches!(guns, Some((GunClass::Organ, _))),
                        steady_salvee: shot.steady_salvee || hit && salvee,
                        flank_or_rear: shot.flank_or_rear || hit && flanked,
                        in_charge: shot.in_charge + if in_charge { on_figures } else { 0 },
                    },
                    ..live.turn
                };
                self.set(key.target, Change::Turn(turn))
            }
            By::Strike { .. } => self.struck(key, hits),
        }
    }
}

impl Table<'_> {
    /// Every even way to divide so many hits over the groups of a unit that
    /// have figures: each gets the same, and what is left falls on as many
    /// groups, one each (F-9.18, F-10.24).
    pub(super) fn divisions(&self, unit: UnitRef, hits: u32) -> Vec<Vec<u32>> {
        let Some((_, live)) = self.unit(unit) else {
            return vec![Vec::new()];
        };
        let able: Vec<usize> = (live.groups.iter().enumerate())
            .filter_map(|(group, left)| (*left > 0).then_some(group))
            .collect();
        let none = vec![0; live.groups.len()];
        if able.is_empty() || hits == 0 {
            return vec![none];
        }
        let even = spread(hits, able.len());
        let mut base = none;
        for (group, hits) in able.iter().zip(even.each) {
            if let Some(place) = base.get_mut(*group) {
                *place = hits;
            }
        }
        let mut ways = Vec::new();
        choose(&able, even.left, &base, &mut ways);
        ways
    }
}

/// One hit more on each of `left` of these groups, every way.
pub(super) fn choose(able: &[usize], left: u32, so_far: &[u32], ways: &mut Vec<Vec<u32>>) {
    let mut way = so_far.to_vec();
    match able.first() {
        // Where nothing is spread evenly the owner may put all anywhere.
        Some(first) if left > room(able) => {
            if let Some(place) = way.get_mut(*first) {
                *place += left;
                ways.push(way);
            }
        }
        Some(_) | None => choose_among(able, left, &mut way, ways),
    }
}

fn room(able: &[usize]) -> u32 {
    u32::try_from(able.len()).unwrap_or(u32::MAX)
}

fn choose_among(able: &[usize], left: u32, way: &mut Vec<u32>, ways: &mut Vec<Vec<u32>>) {
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
    choose_among(others, left - 1, way, ways);
    if let Some(place) = way.get_mut(*first) {
        *place -= 1;
    }
    choose_among(others, left, way, ways);
}

#[cfg(test)]
mod tests {
    use super::choose;

    /// Every way to place so many over so many, none of them twice.
    fn ways(places: usize, left: u32) -> Vec<Vec<u32>> {
        let able: Vec<usize> = (0..places).collect();
        let mut ways = Vec::new();
        choose(&able, left, &vec![1; places], &mut ways);
        ways.sort_unstable();
        ways.dedup();
        ways
    }

    #[test]
    fn what_is_left_over_goes_to_as_many_one_each() {
        // As many ways as there are choices of places.
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

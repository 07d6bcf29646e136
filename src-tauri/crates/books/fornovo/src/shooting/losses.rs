//! From hits to losses: mixed targets, saves, and their odds.

use drumhead_rules::odds::{Chance, Distribution};

use super::aim::Aim;
use super::battery::{BatteryHits, ModelsLeft, gun_hits_odds};
use crate::interpretations::HalvedWhen;
use crate::tables::Rules;

/// One type of troops in the nearest two ranks of a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TroopsHit {
    /// The number of figures.
    pub figures: u32,
    /// The lowest score that saves the figures; `None` if they have no save.
    pub save: Option<u8>,
}

/// The allocation of hits on a mixed target (F-9.18).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spread {
    /// The hits on each type of troops.
    pub each: Vec<u32>,
    /// The remainder of hits, which the target's owner allocates.
    pub left: u32,
}

/// Allocates hits evenly to the types of troops in a target's nearest two ranks (F-9.18, D-167).
/// The remainder is left to the owner.
pub fn spread(hits: u32, types: usize) -> Spread {
    let count = u32::try_from(types).unwrap_or(u32::MAX);
    let share = hits.checked_div(count).unwrap_or(0);
    Spread {
        each: vec![share; types],
        left: hits.saturating_sub(share.saturating_mul(count)),
    }
}

/// Allocates the remainder as a careful owner would, to the figures with the best save.
pub fn place(spread: Spread, troops: &[TroopsHit]) -> Vec<u32> {
    let mut each = spread.each;
    let best = troops
        .iter()
        .zip(&mut each)
        .min_by_key(|(type_, _)| type_.save.unwrap_or(u8::MAX));
    if let Some((_, hits)) = best {
        *hits += spread.left;
    }
    each
}

/// Returns the number of figures removed by unsaved hits: one per hit, up to the figures left
/// (F-1.08).
pub fn removed(unsaved: u32, figures: u32) -> u32 {
    unsaved.min(figures)
}

/// Returns the chances of the losses from one hit: 1 if the hit is not saved, otherwise 0.
pub fn unsaved<C: Chance>(save: Option<u8>) -> Distribution<u32, C> {
    match save {
        Some(score) => {
            let failing = u32::from(score).saturating_sub(1).min(6);
            Distribution::either(failing, 6, 1, 0)
        }
        None => Distribution::certain(1),
    }
}

/// Returns the chances of each number of losses, for each number of hits from 0 to `most`. Each hit
/// may be saved.
fn losses_of<C: Chance>(save: Option<u8>, most: u32) -> Vec<Distribution<u32, C>> {
    let one = unsaved::<C>(save);
    let mut all = vec![Distribution::certain(0)];
    for _ in 0..most {
        let next = all.last().map(|losses| losses.sum(&one));
        all.extend(next);
    }
    all
}

impl Aim {
    /// Returns the chances of each number of hits to allocate and save.
    pub fn hits_odds<C: Chance>(&self) -> Distribution<u32, C> {
        let hits = self.to_hit.die::<C>().repeat(self.dice.dice);
        hits.map(|hits| self.hits(*hits))
    }

    /// Returns the joint chances of two results for a target with these types of troops: the number
    /// of hits that count, before saves, and the number of figures lost. The target's owner is
    /// assumed to allocate the remainder as [`place`] does.
    pub fn hits_and_losses<C: Chance>(&self, troops: &[TroopsHit]) -> Distribution<(u32, u32), C> {
        let hits = self.hits_odds::<C>();
        let saved = Saved::<C>::of(self, troops, &hits);
        hits.then(|hits| {
            let unsaved = saved.unsaved(*hits);
            unsaved.map(|unsaved| (self.losses(*hits), saved.losses(*unsaved)))
        })
    }

    /// Returns the joint chances of two results for an artillery unit with these models and
    /// gunners: its losses, and the number of hits on gunners that count, before saves. A die for
    /// each hit selects its target, and gunners then save (F-9.33, D-161).
    pub fn battery_odds<C: Chance>(
        &self,
        troops: &[TroopsHit],
        left: ModelsLeft,
        rules: &Rules,
    ) -> Distribution<(BatteryHits, u32), C> {
        let hits = self.hits_odds::<C>();
        let saved = Saved::<C>::of(self, troops, &hits);
        hits.then(|hits| {
            gun_hits_odds::<C>(*hits, self.row, left, rules).then(|found| {
                let unsaved = saved.unsaved(found.gunners);
                unsaved.map(|unsaved| {
                    let gunners = saved.losses(*unsaved);
                    (
                        BatteryHits { gunners, ..*found },
                        self.losses(found.gunners),
                    )
                })
            })
        })
    }
}

/// A target's troops, with the chances of losses for any number of hits on each type.
struct Saved<'a, C: Chance> {
    aim: &'a Aim,
    troops: &'a [TroopsHit],
    /// The chances for each type, by number of hits.
    each: Vec<Vec<Distribution<u32, C>>>,
    /// The total number of figures.
    figures: u32,
}

impl<'a, C: Chance> Saved<'a, C> {
    fn of(aim: &'a Aim, troops: &'a [TroopsHit], hits: &Distribution<u32, C>) -> Self {
        let most = hits.outcomes().copied().max().unwrap_or(0);
        let figures = troops.iter().map(|type_| type_.figures);
        // If hits are halved after saves, the losses of all types are added and halved first, and
        // only then limited to the target's figures.
        let capped = aim.halved == HalvedWhen::BeforeSaves;
        let each = troops.iter().map(|type_| {
            let figures = if capped { type_.figures } else { u32::MAX };
            let losses = losses_of::<C>(type_.save, most);
            let remove = |unsaved: &u32| removed(*unsaved, figures);
            losses.iter().map(|losses| losses.map(remove)).collect()
        });
        Self {
            aim,
            troops,
            each: each.collect(),
            figures: figures.fold(0, u32::saturating_add),
        }
    }

    /// Returns the chances of each number of unsaved hits out of this many hits, before any halving
    /// after saves.
    fn unsaved(&self, hits: u32) -> Distribution<u32, C> {
        let placed = place(spread(hits, self.troops.len()), self.troops);
        let losses = placed.iter().zip(&self.each);
        losses.fold(Distribution::certain(0), |sum, (hits, saved)| {
            let index = usize::try_from(*hits).unwrap_or(usize::MAX);
            // Every number of hits that the dice can inflict has an entry.
            saved
                .get(index)
                .map_or_else(|| sum.clone(), |losses| sum.sum(losses))
        })
    }

    /// Returns the number of figures lost to this many unsaved hits, at most all the target's
    /// figures.
    fn losses(&self, unsaved: u32) -> u32 {
        self.aim.losses(unsaved).min(self.figures)
    }
}

//! From hits to losses: mixed targets, saves, and the odds of it all.

use drumhead_rules::odds::{Chance, Distribution};

use super::super::readings::HalvedWhen;
use super::super::tables::Rules;
use super::aim::Aim;
use super::battery::{BatteryHits, ModelsLeft, gun_hits_odds};

/// One type of troops in the nearest two ranks of a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TroopsHit {
    /// Its figures.
    pub figures: u32,
    /// The least score that saves them; none where nothing does.
    pub save: Option<u8>,
}

/// Hits on a mixed target (F-9.18).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spread {
    /// What falls on each type.
    pub each: Vec<u32>,
    /// What is left for the target's owner to place as he likes.
    pub left: u32,
}

/// Spreads hits evenly over so many types of troops in a target's nearest two
/// ranks (F-9.18, D-167); what does not divide is left for the owner.
pub fn spread(hits: u32, types: usize) -> Spread {
    let count = u32::try_from(types).unwrap_or(u32::MAX);
    let share = hits.checked_div(count).unwrap_or(0);
    Spread {
        each: vec![share; types],
        left: hits.saturating_sub(share.saturating_mul(count)),
    }
}

/// Places what is left of a spread as a careful owner would: on the figures
/// that save best.
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

/// The figures that so many unsaved hits remove: one each, as long as there
/// are any (F-1.08).
pub fn removed(unsaved: u32, figures: u32) -> u32 {
    unsaved.min(figures)
}

/// The chance that a hit is not saved: 1 or 0 losses.
pub fn unsaved<C: Chance>(save: Option<u8>) -> Distribution<u32, C> {
    match save {
        Some(score) => {
            let failing = u32::from(score).saturating_sub(1).min(6);
            Distribution::either(failing, 6, 1, 0)
        }
        None => Distribution::certain(1),
    }
}

/// The losses of 0, 1, 2 ... `most` hits, each saved or not.
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
    /// The chances of how many hits there are to be allocated and saved.
    pub fn hits_odds<C: Chance>(&self) -> Distribution<u32, C> {
        let hits = self.to_hit.die::<C>().repeat(self.dice.dice);
        hits.map(|hits| self.hits(*hits))
    }

    /// The chances of how many figures are lost of a target of these types of
    /// troops, its owner placing what does not divide as [`place`] does.
    pub fn losses_odds<C: Chance>(&self, troops: &[TroopsHit]) -> Distribution<u32, C> {
        let hits = self.hits_odds::<C>();
        let saved = Saved::<C>::of(self, troops, &hits);
        let losses = hits.then(|hits| saved.unsaved(*hits));
        losses.map(|unsaved| saved.losses(*unsaved))
    }

    /// The chances of what a unit of guns loses that has these models left,
    /// manned by these types of troops: a die for each hit finds what it
    /// strikes, and gunners then save (F-9.33, D-161).
    pub fn battery_odds<C: Chance>(
        &self,
        troops: &[TroopsHit],
        left: ModelsLeft,
        rules: &Rules,
    ) -> Distribution<BatteryHits, C> {
        let hits = self.hits_odds::<C>();
        let saved = Saved::<C>::of(self, troops, &hits);
        hits.then(|hits| {
            gun_hits_odds::<C>(*hits, self.row, left, rules).then(|found| {
                let unsaved = saved.unsaved(found.gunners);
                unsaved.map(|unsaved| BatteryHits {
                    gunners: saved.losses(*unsaved),
                    ..*found
                })
            })
        })
    }
}

/// A target's troops, with the chances of what any number of hits on each type
/// removes.
struct Saved<'a, C: Chance> {
    aim: &'a Aim,
    troops: &'a [TroopsHit],
    /// For each type, by hits.
    each: Vec<Vec<Distribution<u32, C>>>,
    /// Figures of all of them.
    whole: u32,
}

impl<'a, C: Chance> Saved<'a, C> {
    fn of(aim: &'a Aim, troops: &'a [TroopsHit], hits: &Distribution<u32, C>) -> Self {
        let most = hits.outcomes().copied().max().unwrap_or(0);
        let figures = troops.iter().map(|type_| type_.figures);
        // Where hits are halved after saves, so are losses: only their sum can
        // be held against the figures that are there.
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
            whole: figures.fold(0, u32::saturating_add),
        }
    }

    /// What so many hits remove, before any halving that comes after saves.
    fn unsaved(&self, hits: u32) -> Distribution<u32, C> {
        let placed = place(spread(hits, self.troops.len()), self.troops);
        let losses = placed.iter().zip(&self.each);
        losses.fold(Distribution::certain(0), |sum, (hits, saved)| {
            let index = usize::try_from(*hits).unwrap_or(usize::MAX);
            // None is there only where there are more hits than were thrown.
            saved
                .get(index)
                .map_or_else(|| sum.clone(), |losses| sum.sum(losses))
        })
    }

    /// The figures that this comes to.
    fn losses(&self, unsaved: u32) -> u32 {
        self.aim.losses(unsaved).min(self.whole)
    }
}

//! The number of offers in a battle and after its next commands: a change to the rules is likely to
//! change this number.

use drumhead_rules::frame::{Battle, Shown};
use drumhead_rules::odds::ways;
use drumhead_rules::play::Game as _;
use drumhead_testing::fold;
use drumhead_vocabulary::dice::{Given, Pool, Throw};
use drumhead_vocabulary::play::{OfferKind, Refusal};

/// The dice results that are played for each command that is carried out. Offers at the last depth
/// are only counted, not carried out.
#[derive(Clone, Copy, Debug)]
pub enum Rolled {
    /// Every die shows this face.
    Face(u8),
    /// Every possible result of the dice is played.
    EveryWay,
}

impl Rolled {
    fn throws(self, pool: &Pool) -> Vec<Throw> {
        match self {
            Self::Face(face) => vec![Throw::Faces((0..pool.dice).map(|_| face).collect())],
            Self::EveryWay => ways::<f64>(pool)
                .outcomes()
                .map(|counts| Throw::Counts(counts.clone()))
                .collect(),
        }
    }
}

/// Returns the number of offers, except corrections, in this battle and in every battle that can be
/// reached from it with fewer than `depth` commands. Each offer is given unchanged, with its
/// objections allowed; an offer that cannot be given unchanged leads nowhere.
///
/// # Panics
/// If an event does not fold.
pub fn offers_to_depth<B: Shown>(battle: &Battle<B>, depth: u32, rolled: Rolled) -> usize {
    let units = B::units(battle).into_iter().map(Some);
    let mut offers: Vec<_> = std::iter::once(None)
        .chain(units)
        .flat_map(|unit| battle.offers(unit))
        .collect();
    offers.retain(|offer| !matches!(offer.kind, OfferKind::ByHand | OfferKind::Paper));
    let mut all = offers.len();
    if depth == 1 {
        return all;
    }
    for offer in offers {
        let overruled = offer.overruled();
        let decide = |throw| battle.decide(&offer.command, &overruled, &mut Given(throw));
        let ends = match decide(None) {
            Err(Refusal::NeedDice(pool)) => {
                let throws = rolled.throws(&pool).into_iter();
                throws.map(|throw| decide(Some(throw))).collect()
            }
            decided => vec![decided],
        };
        for events in ends.into_iter().flatten() {
            let mut after = battle.clone();
            fold(&mut after, &events);
            all += offers_to_depth(&after, depth - 1, rolled);
        }
    }
    all
}

//! The exact odds of a round of combat.
//!
//! The procedures are generic over [`Chance`]: exact fractions for the golden cases and tests,
//! floating point for the previews.

use std::ops::Add;

use super::{Exchange, lost_round, spread_hits};
use crate::tables::Rules;
use crate::to_hit::ToHit;
use drumhead_rules::odds::{Chance, Distribution};

/// Figures of one type of troops on the struck side (F-10.24).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Struck {
    /// The save of these figures; `None` if they have no save.
    pub save: Option<u8>,
    /// The number of figures that can be lost.
    pub figures: u32,
}

impl Struck {
    /// Returns the chances that one hit results in 0 or 1 unsaved hits.
    fn unsaved<C: Chance>(self) -> Distribution<u32, C> {
        let failing = u32::from(self.save.unwrap_or(7).clamp(1, 7)) - 1;
        Distribution::either(failing, 6, 1, 0)
    }

    /// Returns this number of unsaved hits, with the number of figures that they remove.
    fn suffers(self, hits: u32) -> Suffered {
        Suffered {
            hits,
            figures: hits.min(self.figures),
        }
    }
}

/// A unit's unsaved hits and lost figures in a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Suffered {
    /// The unsaved hits, which decide the round (F-10.25).
    pub hits: u32,
    /// The figures that these hits remove: each hit removes one, as long as there are any (F-1.08).
    pub figures: u32,
}

impl Add for Suffered {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self {
            hits: self.hits.saturating_add(other.hits),
            figures: self.figures.saturating_add(other.figures),
        }
    }
}

/// Both sides' unsaved hits and lost figures in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct BothSuffer {
    /// The first side.
    pub a: Suffered,
    /// The second side.
    pub b: Suffered,
}

impl BothSuffer {
    /// Returns the unsaved hits of both sides.
    pub const fn hits(&self) -> Losses {
        Losses {
            a: self.a.hits,
            b: self.b.hits,
        }
    }

    /// Returns the figures that both sides lose.
    pub const fn figures(&self) -> Losses {
        Losses {
            a: self.a.figures,
            b: self.b.figures,
        }
    }
}

/// One side's dice against the other's figures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blow {
    /// The scores to hit.
    pub to_hit: ToHit,
    /// The dice against this enemy.
    pub dice: u32,
    /// The struck figures, an entry for each type of troops on the attacked side. A remainder of
    /// hits goes to the first entries.
    pub struck: Vec<Struck>,
}

/// Losses of both sides in a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Losses {
    /// The first side's losses.
    pub a: u32,
    /// The second side's losses.
    pub b: u32,
}

impl Add for Losses {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self {
            a: self.a.saturating_add(other.a),
            b: self.b.saturating_add(other.b),
        }
    }
}

/// The result of a round (F-10.25).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// The first side lost and tests.
    AMustTest,
    /// Neither side lost.
    Draw,
    /// The second side lost and tests.
    BMustTest,
}

/// Returns the chance of every number of hits, before saves.
pub fn hits<C: Chance>(blow: &Blow) -> Distribution<u32, C> {
    blow.to_hit.die::<C>().repeat(blow.dice)
}

/// Returns the joint chances of the struck unit's unsaved hits and lost figures. Hits are allocated
/// to the types of troops, and saves are rolled for every hit before figures are lost (F-10.23,
/// F-10.24).
pub fn suffered<C: Chance>(blow: &Blow) -> Distribution<Suffered, C> {
    match blow.struck.as_slice() {
        // If all figures have the same save, each die's unsaved hits are independent.
        [all] => {
            let unsaved = all.unsaved::<C>();
            let die = blow.to_hit.die::<C>().then(|hits| unsaved.repeat(*hits));
            die.repeat(blow.dice).map(|hits| all.suffers(*hits))
        }
        types => hits::<C>(blow).then(|hits| {
            let parts = spread_hits(*hits, types.len());
            let none = Distribution::certain(Suffered::default());
            types.iter().zip(parts).fold(none, |sum, (of, part)| {
                let unsaved = of.unsaved::<C>().repeat(part);
                sum.sum(&unsaved.map(|hits| of.suffers(*hits)))
            })
        }),
    }
}

/// Returns the chance of every number of figures lost.
pub fn losses<C: Chance>(blow: &Blow) -> Distribution<u32, C> {
    suffered::<C>(blow).map(|suffered| suffered.figures)
}

/// Returns the joint chances of both sides' unsaved hits and lost figures. `a` strikes the second
/// side and `b` the first, simultaneously.
pub fn exchange<C: Chance>(a: &Blow, b: &Blow) -> Distribution<BothSuffer, C> {
    let both = suffered::<C>(b).and(&suffered::<C>(a));
    both.map(|(a, b)| BothSuffer { a: *a, b: *b })
}

/// Returns the joint chance of both sides' hits before saves.
pub fn exchange_of_hits<C: Chance>(a: &Blow, b: &Blow) -> Distribution<Losses, C> {
    let both = hits::<C>(b).and(&hits::<C>(a));
    both.map(|(a, b)| Losses { a: *a, b: *b })
}

/// Returns the result of a round with these losses (F-10.25).
pub fn verdict(losses: Losses, rules: &Rules) -> Verdict {
    let of_a = Exchange {
        inflicted: losses.b,
        suffered: losses.a,
    };
    let of_b = Exchange {
        inflicted: losses.a,
        suffered: losses.b,
    };
    match (lost_round(&[of_a], rules), lost_round(&[of_b], rules)) {
        (Some(_), _) => Verdict::AMustTest,
        (None, Some(_)) => Verdict::BMustTest,
        (None, None) => Verdict::Draw,
    }
}

/// Returns the chances of the round's results. They follow from the joint chances of both sides'
/// losses and from earlier losses to shooting in the charge, which count (F-9.11, D-187).
pub fn verdicts<C: Chance>(
    losses: &Distribution<Losses, C>,
    before: Losses,
    rules: &Rules,
) -> Distribution<Verdict, C> {
    losses.map(|now| verdict(*now + before, rules))
}

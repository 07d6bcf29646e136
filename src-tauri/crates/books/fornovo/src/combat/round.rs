//! Sections 10.1, 10.6 and 5.1: kinds of rounds, lost rounds, and the effect of two rounds on a
//! unit.

use std::iter::Sum;

use super::Round;
use crate::interpretations::{LostTo, PikeImpact, RoundsOfDisorder};
use crate::tables::Rules;

/// The kind of round for each side. The two kinds differ only under one option of D-183.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundKinds {
    /// The kind of round for the first side.
    pub a: Round,
    /// The kind of round for the second side.
    pub b: Round,
}

impl RoundKinds {
    /// Returns the same kind for both sides.
    pub const fn both(round: Round) -> Self {
        Self { a: round, b: round }
    }
}

/// The facts about a side that determine the kind of round. The program knows all of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LastRound {
    /// Whether the side charged or countercharged into contact this turn.
    pub charged_home: bool,
    /// Whether the side is pike-supported.
    pub pike_supported: bool,
    /// The losses that the side inflicted in its previous round, on whichever enemies.
    pub inflicted: u32,
    /// The losses that the side suffered in its previous round.
    pub suffered: u32,
}

/// Returns the kind of round between two units. It is an impact round if either unit charged into
/// contact this turn, or if pikes won the previous round (F-10.01, D-183).
pub fn kind_of_round(a: LastRound, b: LastRound, rules: &Rules) -> RoundKinds {
    let pikes_won = |side: LastRound| side.pike_supported && side.inflicted > side.suffered;
    if a.charged_home || b.charged_home {
        return RoundKinds::both(Round::Impact);
    }
    let of = |pressing: bool| {
        if pressing {
            Round::Impact
        } else {
            Round::Melee
        }
    };
    match rules.choices.pike_impact {
        PikeImpact::BothSides => RoundKinds::both(of(pikes_won(a) || pikes_won(b))),
        PikeImpact::PikesOnly => RoundKinds {
            a: of(pikes_won(a)),
            b: of(pikes_won(b)),
        },
    }
}

/// The losses between a unit and one of its enemies in a round: unsaved hits, or hits before saves
/// (D-140). Losses to shooting in the charge count in an impact round (F-9.11, D-187).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Exchange {
    /// The losses that the unit inflicted.
    pub inflicted: u32,
    /// The losses that the unit suffered.
    pub suffered: u32,
}

/// Adds the losses of several exchanges.
impl Sum for Exchange {
    fn sum<I: Iterator<Item = Self>>(exchanges: I) -> Self {
        exchanges.fold(Self::default(), |sum, exchange| Self {
            inflicted: sum.inflicted.saturating_add(exchange.inflicted),
            suffered: sum.suffered.saturating_add(exchange.suffered),
        })
    }
}

impl Exchange {
    fn is_lost(self) -> bool {
        self.suffered > self.inflicted
    }
}

/// Returns the losses by which a unit lost the round; `None` if it did not lose. A unit loses if it
/// suffered more than it inflicted (F-10.25), against all its enemies together or against any of
/// them (D-185). Under the second option, returns the worst of several lost exchanges. A unit that
/// lost takes the test of section 8.8 with these losses.
pub fn lost_round(exchanges: &[Exchange], rules: &Rules) -> Option<Exchange> {
    let with_all = exchanges.iter().copied().sum::<Exchange>();
    let worst = exchanges
        .iter()
        .max_by_key(|exchange| i64::from(exchange.suffered) - i64::from(exchange.inflicted));
    let lost = match rules.choices.lost_to {
        LostTo::All => Some(with_all),
        LostTo::Any => worst.copied(),
    };
    lost.filter(|exchange| exchange.is_lost())
}

/// The rounds that a unit has fought against enemies strong enough to count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RoundsFought {
    /// The number of rounds without a break, including this one.
    pub in_a_row: u32,
    /// The number of rounds in the whole battle.
    pub in_all: u32,
}

/// Whether a round against this many enemy figures counts towards disorder: it does if the enemies
/// are at least a quarter of the unit's own strength, current or initial (F-5.03, D-119).
pub fn counts_as_fought(enemies: u32, own_now: u32, own_at_start: u32, rules: &Rules) -> bool {
    let row = &rules.limits.disorder_in_combat;
    let own = match rules.choices.rounds_of_disorder {
        RoundsOfDisorder::InARow => own_now,
        RoundsOfDisorder::Any => own_at_start,
    };
    enemies > 0 && enemies >= row.enemy_share.reached_at(own)
}

/// Whether the rounds that the unit has fought disorder it at the end of the current round (F-5.03,
/// D-119).
pub fn disorders(fought: RoundsFought, rules: &Rules) -> bool {
    let row = &rules.limits.disorder_in_combat;
    let rounds = match rules.choices.rounds_of_disorder {
        RoundsOfDisorder::InARow => fought.in_a_row,
        RoundsOfDisorder::Any => fought.in_all,
    };
    rounds >= row.rounds
}

//! Sections 10.1, 10.6 and 5.1: kinds of rounds, lost rounds, and the effect of two rounds
//! on a unit.

use super::super::readings::{LostTo, PikeImpact, RoundsOfDisorder};
use super::super::tables::Rules;
use super::Round;

/// The kind of round for each side. Both are the same except under one interpretation of
/// D-183.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundKinds {
    /// For the first side.
    pub a: Round,
    /// For the second.
    pub b: Round,
}

impl RoundKinds {
    /// The same for both.
    pub const fn both(round: Round) -> Self {
        Self { a: round, b: round }
    }
}

/// The facts about a side that determine the kind of round; the desk knows all of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LastRound {
    /// It charged or countercharged home this turn.
    pub charged_home: bool,
    /// It is pike-supported.
    pub pike_supported: bool,
    /// Its losses inflicted on this enemy in the previous round.
    pub inflicted: u32,
    /// Its losses suffered from this enemy.
    pub suffered: u32,
}

/// The kind of round between two units: impact if either charged home this turn, or if
/// pikes won the previous round (F-10.01, D-183).
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

/// The losses between a unit and one of its enemies in a round, after saves. Losses by
/// shooting in the charge count in an impact round (F-9.11, D-187).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Exchange {
    /// Losses the unit inflicted.
    pub inflicted: u32,
    /// Losses it suffered.
    pub suffered: u32,
}

impl Exchange {
    fn and(self, other: Self) -> Self {
        Self {
            inflicted: self.inflicted.saturating_add(other.inflicted),
            suffered: self.suffered.saturating_add(other.suffered),
        }
    }

    fn is_lost(self) -> bool {
        self.suffered > self.inflicted
    }
}

/// The losses by which a unit lost the round: it suffered more than it inflicted (F-10.25),
/// against all its enemies together or against any one of them (D-185). Of several lost
/// exchanges, the worst. None if it did not lose; otherwise it takes the test of section
/// 8.8 with these losses.
pub fn lost_round(exchanges: &[Exchange], rules: &Rules) -> Option<Exchange> {
    let with_all = exchanges
        .iter()
        .fold(Exchange::default(), |sum, exchange| sum.and(*exchange));
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
    /// Without a break, including this one.
    pub in_a_row: u32,
    /// In the whole battle.
    pub in_all: u32,
}

/// Whether a round against this many enemy figures counts towards disorder: at least a
/// quarter of the unit's own strength, current or initial (F-5.03, D-119).
pub fn counts_as_fought(enemies: u32, own_now: u32, own_at_start: u32, rules: &Rules) -> bool {
    let row = &rules.limits.disorder_in_combat;
    let own = match rules.choices.rounds_of_disorder {
        RoundsOfDisorder::InARow => own_now,
        RoundsOfDisorder::Any => own_at_start,
    };
    enemies > 0 && enemies >= row.enemy_share.reached_at(own)
}

/// Whether the rounds fought disorder the unit at the end of this one (F-5.03, D-119).
pub fn disorders(fought: RoundsFought, rules: &Rules) -> bool {
    let row = &rules.limits.disorder_in_combat;
    let rounds = match rules.choices.rounds_of_disorder {
        RoundsOfDisorder::InARow => fought.in_a_row,
        RoundsOfDisorder::Any => fought.in_all,
    };
    rounds >= row.rounds
}

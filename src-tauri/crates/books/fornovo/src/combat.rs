//! Section 10: combat, as pure procedures over plain facts.
//!
//! Two [`Fighter`]s meet in a [`Round`]. [`points`] totals each side's combat points, [`dice`]
//! counts its dice, [`compare`] returns the two sides' scores to hit and to save, and [`exchange`]
//! returns the exact joint odds of both sides' hits and losses. The procedures do not depend on a
//! battle: the facts are arguments. Each field notes whether its fact is known or asked of the
//! players.

mod conduct;
mod dice;
mod fighter;
mod hits;
mod impetus;
mod matchup;
mod odds;
mod points;
mod round;
mod saves;
mod striking;

pub use super::tables::combat_terms::{LengthClass, Predicate, Round};
pub use super::tables::ground_terms::{Going, Shelter};
pub use conduct::{
    ChargeRole, Dropped, Light, Meeting, Missiles, PikeCount, RankExchange, dropped_weapon,
    laager_cover, may_charge_mounted, may_exchange_ranks, meeting, shoots_in_charge, with_handarms,
};
pub use dice::{
    DiceCount, DiceLine, DieKind, Frontage, Row, StrikeClass, Strikers, dice, pike_reach,
    strike_class, strikers,
};
pub use fighter::{AttackFrom, Cover, Fighter, FightsAs, Impetus, Nerve, in_the_open};
pub use hits::{is_even, share_dice, spread_hits};
pub use impetus::{Charge, Denial, ImpetusRuling, NoImpetus, impetus, impetus_run};
pub use matchup::{Matchup, Side, Strike, compare};
pub use odds::{
    Blow, BothSuffer, Losses, Struck, Suffered, Verdict, exchange, exchange_of_hits, hits, losses,
    suffered, verdict, verdicts,
};
pub use points::{Tally, TallyLine, points, unit_length, weapon_length};
pub use round::{
    Exchange, LastRound, RoundKinds, RoundsFought, counts_as_fought, disorders, kind_of_round,
    lost_round,
};
pub use saves::{Protection, save};
pub use striking::Striking;

#[cfg(test)]
mod tests;

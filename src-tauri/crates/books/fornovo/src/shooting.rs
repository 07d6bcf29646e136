//! Section 9: shooting, and the saves of sections 9.5 and 10.11.
//!
//! Everything here is pure. [`volley`] prepares a [`Volley`]: it checks permission, and finds the
//! dice, scores to hit and halvings. The resulting [`Aim`] converts counts of dice to hits and
//! calculates the odds. A battle's decisions, previews and odds all use the same [`Aim`].

mod aim;
mod battery;
mod losses;
mod reach;
mod refusal;
mod saves;
mod sniper;
mod target;
mod volley;
mod who;
mod words;

pub use aim::{Aim, DiceCount, Fewer, Lessened, volley};
pub use battery::{
    BatteryHits, ModelsLeft, destroys_guns, fire, gun_hit_bands, gun_hits, gun_hits_odds, period,
};
pub use losses::{Spread, TroopsHit, place, removed, spread, unsaved};
pub use reach::{Row, ranges};
pub use refusal::CannotShoot;
pub use saves::{
    FigureSaves, Protection, protected_saves, save_row, saves, saves_from, shield_counts,
};
pub use sniper::{Quarry, kills_general, sniper_evades, sniper_target};
pub use target::Column;
pub use volley::{
    Band, Battery, Charge, ChargeMet, Classes, Idle, LastTurn, Movement, Reach, Shooters, Shot,
    Side, SmallArms, Sniper, Target, Volley,
};
pub use who::{
    Arc, FiringFrom, Priority, RankFire, TargetChoice, Tercio, arc, may_take_another_target,
    out_of_turn, priority_distances, ranks_that_shoot,
};

#[cfg(test)]
pub(super) use words::KEYS;

#[cfg(test)]
mod tests;

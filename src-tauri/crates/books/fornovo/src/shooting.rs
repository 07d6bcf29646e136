//! Section 9: shooting, and the saves of section 10.11.
//!
//! Everything here is pure. [`volley`] makes a [`Volley`] ready: who may fire,
//! how many dice, what they need, what is halved. The [`Aim`] it gives turns
//! counts of dice into hits, and tells the odds; a battle's decisions, its
//! previews and its odds all ask it.

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
    Arc, Ask, Consequence, Evader, FiringFrom, Priority, RankFire, TargetChoice, Tercio, Timing,
    arc, asks, consequence, danger_zone, in_time, may_take_another_target, out_of_turn,
    priority_distances, ranks_that_shoot, rotation_move, through_gap,
};

#[cfg(test)]
pub(super) use words::KEYS;

#[cfg(test)]
mod tests;

//! Odds: the displayed chances, checked by enumerating or rolling the dice.

mod chained;
mod previews;

//! Odds: the displayed chances, checked by enumerating every result of the dice.

mod chained;
mod previews;

//! Odds: what the program says of the dice, checked by enumerating or rolling them.

mod chained;
mod previews;

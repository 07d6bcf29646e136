//! Section 3: generals in danger.

use super::tables::limits::Limits;

/// Whether a general rolls for his life because his unit lost this many figures in one phase. He
/// rolls once per phase (F-3.09, D-131).
pub fn general_in_danger(losses: u32, limits: &Limits) -> bool {
    let danger = &limits.general_in_danger;
    losses >= danger.losses
}

/// Whether the general is removed on this roll (F-3.09).
pub const fn general_is_lost(face: u8, limits: &Limits) -> bool {
    face == limits.general_in_danger.removed_on
}

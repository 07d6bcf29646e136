//! Counts of things, as sentences and views need them.

/// Converts a count, which is limited to the largest `u32`.
pub fn count(things: usize) -> u32 {
    u32::try_from(things).unwrap_or(u32::MAX)
}

//! Counts, in the type that sentences and views use.

/// Converts a count to a `u32`. A count out of range becomes the largest `u32`.
pub fn count(things: usize) -> u32 {
    u32::try_from(things).unwrap_or(u32::MAX)
}

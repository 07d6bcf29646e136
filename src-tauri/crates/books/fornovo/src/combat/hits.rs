//! Sections 10.2 and 10.5: dice allocated among several enemies, and hits allocated to a mixed
//! unit.

/// Divides a number into this many parts, as evenly as possible. The remainder goes to the first
/// parts.
fn even(whole: u32, parts: usize) -> Vec<u32> {
    let Some(count) = u32::try_from(parts).ok().filter(|count| *count > 0) else {
        return Vec::new();
    };
    let over = whole % count;
    (0..count)
        .map(|part| whole / count + u32::from(part < over))
        .collect()
}

/// Whether a player's own allocation is complete and as even as possible: no part exceeds another
/// by 2 or more.
pub fn is_even(parts: &[u32], whole: u32) -> bool {
    let sum: u64 = parts.iter().map(|part| u64::from(*part)).sum();
    let most = parts.iter().copied().max().unwrap_or(0);
    let even = parts.iter().all(|part| part.saturating_add(1) >= most);
    even && sum == u64::from(whole)
}

/// Returns the dice of a unit against each of several enemies, allocated as evenly as possible
/// (F-10.05). The unit's owner may place the remainder differently (D-182), which [`is_even`]
/// checks.
pub fn share_dice(dice: u32, enemies: usize) -> Vec<u32> {
    even(dice, enemies)
}

/// Returns the hits on each type of troops on the attacked side of a mixed unit, allocated as
/// evenly as possible (F-10.24). The number of figures limits only the losses, after the saves.
pub fn spread_hits(hits: u32, types: usize) -> Vec<u32> {
    even(hits, types)
}

#[cfg(test)]
mod tests {
    use super::{even, is_even};

    #[test]
    fn parts_are_as_even_as_possible() {
        let none: &[u32] = &[];
        for (whole, count, parts) in [
            (7, 2, &[4, 3][..]),
            (8, 3, &[3, 3, 2]),
            (2, 3, &[1, 1, 0]),
            (0, 1, &[0]),
            (5, 0, none),
            (u32::MAX, 1, &[u32::MAX]),
        ] {
            assert_eq!(even(whole, count), parts, "{whole} in {count} parts");
            assert!(count == 0 || is_even(parts, whole), "{parts:?}");
        }
    }

    #[test]
    fn a_players_own_allocation_must_be_even_too() {
        assert!(is_even(&[3, 4], 7));
        for wrong in [&[5, 2][..], &[3, 3], &[7, 0], &[4, 3, 0]] {
            assert!(!is_even(wrong, 7), "{wrong:?}");
        }
    }
}

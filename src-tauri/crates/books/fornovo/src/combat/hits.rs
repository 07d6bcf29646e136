//! Sections 10.2 and 10.5: dice allocated among several enemies, and hits allocated to a mixed
//! unit.

/// Divides a number as evenly as the room in each part allows. The remainder goes to the first
/// parts.
fn even(hits: u32, room: &[u32]) -> Vec<u32> {
    let mut parts = vec![0_u32; room.len()];
    let mut left = hits;
    while left > 0 {
        let open: Vec<usize> = (0..parts.len()).filter(|n| parts[*n] < room[*n]).collect();
        let Ok(count) = u32::try_from(open.len()) else {
            break;
        };
        if count == 0 {
            break;
        }
        // All parts with room get equal shares, or 1 each if too little is left for all.
        let share = (left / count).max(1);
        for n in open {
            let take = share.min(room[n] - parts[n]).min(left);
            parts[n] += take;
            left -= take;
        }
    }
    parts
}

/// Whether a player's own allocation is as even as the room allows: no part exceeds another part
/// with room by 2 or more.
pub fn is_even(parts: &[u32], hits: u32, room: &[u32]) -> bool {
    let sum = |of: &[u32]| of.iter().map(|n| u64::from(*n)).sum::<u64>();
    let fits = parts.len() == room.len() && parts.iter().zip(room).all(|(n, room)| n <= room);
    let complete = sum(parts) == sum(room).min(u64::from(hits));
    let most = parts.iter().copied().max().unwrap_or(0);
    let even = parts
        .iter()
        .zip(room)
        .all(|(n, room)| n == room || n.saturating_add(1) >= most);
    fits && complete && even
}

/// Returns the dice of a unit against each of several enemies, allocated as evenly as possible
/// (F-10.05). The unit's owner may place the remainder differently (D-182), which [`is_even`]
/// checks with unlimited room.
pub fn share_dice(dice: u32, enemies: usize) -> Vec<u32> {
    even(dice, &vec![u32::MAX; enemies])
}

/// Returns the hits on each type of troops on the attacked side of a mixed unit, with `figures` of
/// each. Hits are allocated as evenly as possible, with at most one hit per figure (F-10.24). Saves
/// come later.
pub fn spread_hits(hits: u32, figures: &[u32]) -> Vec<u32> {
    even(hits, figures)
}

#[cfg(test)]
mod tests {
    use super::{even, is_even};

    #[test]
    fn parts_are_as_even_as_their_room_allows() {
        let none: &[u32] = &[];
        for (hits, room, parts) in [
            (7, &[9, 9][..], &[4, 3][..]),
            (7, &[2, 9], &[2, 5]),
            (8, &[1, 9, 9], &[1, 4, 3]),
            (9, &[2, 2, 2], &[2, 2, 2]),
            (0, &[3], &[0]),
            (5, none, none),
            (u32::MAX, &[u32::MAX, 3], &[u32::MAX - 3, 3]),
        ] {
            assert_eq!(even(hits, room), parts, "{hits} among {room:?}");
            assert!(is_even(parts, hits, room), "{hits} among {room:?}");
        }
    }

    #[test]
    fn a_players_own_allocation_must_be_even_too() {
        let room = [u32::MAX; 2];
        assert!(is_even(&[3, 4], 7, &room));
        for wrong in [&[5, 2][..], &[3, 3], &[7], &[4, 3, 0]] {
            assert!(!is_even(wrong, 7, &room), "{wrong:?}");
        }
        assert!(!is_even(&[1, 6], 7, &[2, 9]), "the first part has room");
        assert!(!is_even(&[3, 4], 7, &[2, 9]), "the first part has no room");
    }
}

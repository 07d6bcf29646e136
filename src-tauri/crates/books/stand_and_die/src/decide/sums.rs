//! What sums of chances come to (S-12), each by itself or all on a hex together.

use drumhead_words::dice::Dice;
use drumhead_words::play::Refusal;

use super::super::battle::Battle;
use super::super::chances::parts;
use super::super::event::Event;
use super::{Decided, face_of, fraction_pool, room};
use drumhead_rules::hex::Cell;
use drumhead_rules::play::{Game as _, throw};

/// What a sum comes to without a die: it has no fraction, or there is nobody left
/// on whom one could fall.
fn without_die(battle: &Battle, side: u8, at: Cell, tenths: u32) -> Option<u32> {
    let of = parts(tenths, &battle.tables);
    let room = room(battle, side, at);
    (of.fraction == 0 || of.sure >= room).then(|| of.sure.min(room))
}

/// What a sum comes to: wholes for sure, the fraction by the die (S-12), and no
/// more than there is. No die is thrown that could not matter.
pub(super) fn resolve(
    battle: &Battle,
    side: u8,
    at: Cell,
    tenths: u32,
    dice: &mut dyn Dice,
) -> Result<(u32, Option<u8>), Refusal> {
    if let Some(sure) = without_die(battle, side, at, tenths) {
        return Ok((sure, None));
    }
    let of = parts(tenths, &battle.tables);
    let thrown = throw(fraction_pool(battle, side, at, of), dice)?;
    let more = u32::from(thrown.counts.single() > 0);
    Ok((of.sure.saturating_add(more), face_of(&thrown)))
}

/// The sum of the attacks on a hex that are still to be rolled for together,
/// and whose they are.
pub(in super::super) fn unrolled_sum(battle: &Battle, at: Cell) -> Option<(u8, u32)> {
    let blows = battle.state.blows_on(at);
    let blows: Vec<_> = blows.filter(|blow| blow.casualties.is_none()).collect();
    let side = blows.first()?.side;
    let sum = blows.iter().map(|blow| blow.tenths);
    Some((side, sum.fold(0, u32::saturating_add)))
}

/// The hexes for whose attacks a die is still to be thrown: one that could not
/// matter is owed by nobody.
pub(in super::super) fn unthrown(battle: &Battle) -> Vec<Cell> {
    let mut hexes = battle.state.unrolled();
    hexes.retain(|at| {
        let sum = unrolled_sum(battle, *at);
        sum.is_some_and(|(side, sum)| without_die(battle, side, *at, sum).is_none())
    });
    hexes
}

pub(super) fn fraction(battle: &Battle, at: Cell, dice: &mut dyn Dice) -> Decided {
    let Some((side, tenths)) = unrolled_sum(battle, at) else {
        return Ok(Vec::new());
    };
    let (casualties, face) = resolve(battle, side, at, tenths, dice)?;
    Ok(vec![Event::Counted {
        at,
        side,
        tenths,
        casualties,
        face,
    }])
}

/// The battle with every sum counted that no die is thrown for, and what that was: the
/// step ends, and no attack is added any more.
pub(super) fn counted(battle: &Battle) -> (Battle, Vec<Event>) {
    let mut after = battle.clone();
    let mut events = Vec::new();
    for at in battle.state.unrolled() {
        let Some((side, tenths)) = unrolled_sum(battle, at) else {
            continue;
        };
        let Some(casualties) = without_die(battle, side, at, tenths) else {
            continue;
        };
        let event = Event::Counted {
            at,
            side,
            tenths,
            casualties,
            face: None,
        };
        if after.fold(&event).is_ok() {
            events.push(event);
        }
    }
    (after, events)
}

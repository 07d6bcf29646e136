//! The order of simultaneous answers changes only the log.
//!
//! Two items of pending work that can both be done now are done in both orders, with the same
//! answers and the same dice. The resulting tables must be equal, unless a clause of the rulebook
//! says that the order of these two matters.

use std::fmt::Debug;

use drumhead_vocabulary::dice::{Given, Throw};
use drumhead_vocabulary::play::{ObligationId, Offer, Refusal};

use super::{Chooser, Walked, filled};

/// An answer to pending work: an order, and the values of its dice.
struct Reply<C> {
    work: ObligationId,
    command: C,
    /// The value of each die, from 0 to 999, which is scaled to the die's sides: after the other
    /// answer, the pool may have different dice.
    dice: Vec<usize>,
}

/// Whether the order of two kinds of pending work matters under a clause of the rulebook.
pub(super) type Ordered = Box<dyn Fn(&str, &str) -> bool>;

/// Carries out two items of pending work in both orders, and compares the states after them.
/// Returns `false` if there are no two such items, if an answer is refused in one of the orders, or
/// if the states differ and the order of these items matters under a clause (`ordered`).
///
/// # Errors
/// Returns both commands if the states differ although the order must not matter. Also returns both
/// if one side's answer bars the other side's answer, unless answers may have to wait for each
/// other (`waits`).
pub(super) fn order_changes_nothing<G: Walked, S: PartialEq + Debug>(
    game: &G,
    offers: &[Offer<G::Command>],
    chooser: &mut Chooser,
    (table, waits, ordered): (fn(&G) -> S, bool, &Ordered),
) -> Result<bool, String> {
    let open = |offer: &&Offer<_>| offer.fulfils.is_some() && offer.against.is_empty();
    let open: Vec<_> = offers.iter().filter(open).collect();
    let Some(one) = chooser.one_of(&open) else {
        return Ok(false);
    };
    let others: Vec<_> = open.iter().filter(|it| it.fulfils != one.fulfils).collect();
    let Some(other) = chooser.one_of(&others) else {
        return Ok(false);
    };
    let side = |offer: &Offer<_>| offer.unit.map(|unit| unit.side);
    let sides = side(one).zip(side(other));
    let different_sides = !waits && sides.is_some_and(|(one, other)| one != other);
    let (one, other) = (reply(game, one, chooser)?, reply(game, other, chooser)?);
    let (Some(of_one), Some(of_other)) = (after(game, &one), after(game, &other)) else {
        return Ok(false);
    };
    let (first, second) = match (after(&of_one, &other), after(&of_other, &one)) {
        (Some(first), Some(second)) => (table(&first), table(&second)),
        _ if different_sides => {
            let (one, other) = ((one.work, one.command), (other.work, other.command));
            return Err(format!("one bars the other: {one:?}, {other:?}"));
        }
        _ => return Ok(false),
    };
    if first == second {
        return Ok(true);
    }
    if ordered(kind(&one.work), kind(&other.work)) {
        return Ok(false);
    }
    let differ = differences(&first, &second);
    let (one, other) = ((one.work, one.command), (other.work, other.command));
    Err(format!("the order matters: {differ}: {one:?}, {other:?}"))
}

/// Returns the kind of pending work: `pursue` of `pursue:0.4`.
fn kind(work: &ObligationId) -> &str {
    let work = work.as_str();
    work.split_once(':').map_or(work, |(kind, _)| kind)
}

/// Returns the first lines that differ between two states, preceded by the lines that enclose them.
fn differences(first: &impl Debug, second: &impl Debug) -> String {
    let [first, second] = [format!("{first:#?}"), format!("{second:#?}")];
    let [first, second] = [&first, &second].map(|state| state.lines().collect::<Vec<_>>());
    let same = first
        .iter()
        .zip(&second)
        .take_while(|(one, other)| one == other);
    let (same, deep) = (same.count(), |line: &str| {
        line.len() - line.trim_start().len()
    });
    let differ = |state: &[&str]| -> Vec<String> {
        let differ = state.iter().skip(same).take(6);
        differ.map(|line| line.trim().to_owned()).collect()
    };
    let mut depth = first.get(same).map_or(0, |line| deep(line));
    let mut parents: Vec<&str> = Vec::new();
    for line in first
        .iter()
        .take(same)
        .rev()
        .filter(|line| line.trim() != "{")
    {
        if deep(line) < depth {
            depth = deep(line);
            parents.push(line.trim());
        }
    }
    parents.reverse();
    let [first, second] = [differ(&first), differ(&second)];
    format!("in {parents:?}: {first:?} / {second:?}")
}

fn reply<G: Walked>(
    game: &G,
    offer: &Offer<G::Command>,
    chooser: &mut Chooser,
) -> Result<Reply<G::Command>, String> {
    let work = offer.fulfils.clone().ok_or("it fulfils nothing")?;
    let command = filled(game, offer, chooser)?;
    let dice = (0..100).map(|_| chooser.below(1000)).collect();
    Ok(Reply {
        work,
        command,
        dice,
    })
}

/// Returns the battle after an answer. Returns `None` if the answer is refused: it may have to wait
/// for the result of the other answer.
fn after<G: Walked>(game: &G, reply: &Reply<G::Command>) -> Option<G> {
    let events = match game.decide(&reply.command, &[], &mut Given::default()) {
        Ok(events) => events,
        Err(Refusal::NeedDice(pool)) => {
            let sides = pool.bands.of_face.len();
            let face =
                |part: &usize| u8::try_from(part * sides / 1000).map(|it| it + pool.bands.lowest);
            let dice = usize::try_from(pool.dice).ok()?;
            let faces = reply.dice.iter().cycle().take(dice).map(face);
            let thrown = Throw::Faces(faces.collect::<Result<_, _>>().ok()?);
            game.decide(&reply.command, &[], &mut Given(Some(thrown)))
                .ok()?
        }
        Err(_) => return None,
    };
    let mut after = game.clone();
    events.iter().try_for_each(|event| after.fold(event)).ok()?;
    Some(after)
}

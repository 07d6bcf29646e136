//! What setting something by hand, or entering it from paper, brings about: a rout
//! is booked and unbooked as if it had been played.

use drumhead_words::play::UnitRef;

use super::super::attack::routs;
use super::super::battle::Battle;
use super::super::command::{Correction, OnPaper};
use super::super::event::Event;
use super::super::fold::fold;
use super::super::ground::{booked, retires};
use super::super::readings::GunsCount;
use super::super::state::{Away, Standing};
use super::{bereft, leaves};

/// What differs on paper, unit by unit, each as if it were set by itself.
pub(super) fn from_paper(battle: &Battle, units: &[OnPaper]) -> Vec<Event> {
    let changes = units.iter().filter_map(|now| {
        let sets = now.differences(battle.state.unit(now.unit)?);
        (!sets.is_empty()).then_some((now.unit, now.away, sets))
    });
    let changes: Vec<_> = changes.collect();
    let mut events = vec![Event::FromPaper {
        units: changes.iter().map(|(unit, _, _)| *unit).collect(),
    }];
    // What is entered of the commander himself stands.
    let entered = |set: &Correction| matches!(set, Correction::Hits(_));
    let told = |side: u8| {
        changes.iter().any(|(unit, _, sets)| {
            let commands = battle.state.unit(*unit).is_some_and(Standing::commands);
            unit.side == side && commands && sets.iter().any(entered)
        })
    };
    let mut now = battle.clone();
    for (unit, away, sets) in &changes {
        for set in sets {
            let unit = *unit;
            // Whoever is off the table on paper does not rout again.
            let mut brought = if away.is_some() {
                let set = set.clone();
                vec![Event::Corrected { unit, set }]
            } else {
                set_right(&now, unit, set)
            };
            let waiting = now.state.unbooked[usize::from(unit.side).min(1)];
            let stands = |event: &Event| {
                let booked =
                    matches!(event, Event::Unbooked { waiting: left, .. } if *left == waiting);
                !booked || !told(unit.side)
            };
            brought.retain(stands);
            for event in brought {
                // What does not fit is told of when it is taken in for good.
                let fits = fold(&mut now.state, &event).is_ok();
                events.push(event);
                if !fits {
                    return events;
                }
            }
        }
    }
    events.extend(unretired(&now, 0).into_iter().chain(unretired(&now, 1)));
    events
}

/// An army that has retired comes back where its commander has no more hits than it
/// has units left, now that something was set right (D3-43).
fn unretired(now: &Battle, side: u8) -> Option<Event> {
    let state = &now.state;
    let hits = state.commander(side).map_or(0, |(_, it)| it.hits);
    let stays = state.retired[usize::from(side).min(1)] && !retires(hits.into(), state.left(side));
    stays.then_some(Event::Unretired { side })
}

/// What setting something by hand brings about.
pub(super) fn corrected(battle: &Battle, unit: UnitRef, set: &Correction) -> Vec<Event> {
    let mut events = set_right(battle, unit, set);
    let mut now = battle.clone();
    // What does not fit is told of when it is taken in for good.
    if events
        .iter()
        .all(|event| fold(&mut now.state, event).is_ok())
    {
        events.extend(unretired(&now, unit.side));
    }
    events
}

/// Whether a unit that is away so is booked as routed (D3-11).
fn books(battle: &Battle, standing: &Standing, away: Option<Away>) -> bool {
    let guns = battle.readings().eliminated_guns_count_as_routed == GunsCount::Yes;
    !standing.commands()
        && match away {
            Some(Away::Routed) => true,
            Some(Away::Eliminated) => guns,
            Some(Away::Contacted | Away::Unplaced) | None => false,
        }
}

/// A rout that was none is not booked any more: it is left out at the turn's end,
/// or taken from the hits of the commander who has it already (D3-11).
fn unbooked(battle: &Battle, unit: UnitRef, standing: &Standing) -> Event {
    let state = &battle.state;
    let side = usize::from(unit.side).min(1);
    let waits = state.unbooked[side] > 0 && standing.left == Some((state.turn, state.mover));
    let commander = state.commander(unit.side);
    let hits = commander.map_or(0, |(_, it)| it.hits);
    let less = u8::try_from(booked(1, &battle.tables)).unwrap_or(u8::MAX);
    Event::Unbooked {
        unit,
        waiting: state.unbooked[side].saturating_sub(u32::from(waits)),
        commander: commander.map(|(commander, _)| commander),
        hits: if waits {
            hits
        } else {
            hits.saturating_sub(less)
        },
    }
}

/// The value that is set, and the rout that it makes or takes back.
fn set_right(battle: &Battle, unit: UnitRef, set: &Correction) -> Vec<Event> {
    let mut events = vec![Event::Corrected {
        unit,
        set: set.clone(),
    }];
    let Some(standing) = battle.state.unit(unit) else {
        return events;
    };
    // Whoever is yet to be placed routs as well: he would be placed a router.
    let plays = matches!(standing.away, None | Some(Away::Unplaced));
    let had = books(battle, standing, standing.away);
    let (has, away) = match set {
        Correction::Hits(value) => {
            let falls = plays && !standing.commands() && routs((*value).into(), battle.readings());
            (had || falls, Away::Routed)
        }
        Correction::Away(away) => (
            books(battle, standing, *away),
            away.unwrap_or(Away::Unplaced),
        ),
        Correction::Hex(_) => (false, Away::Unplaced),
        Correction::Facing(_)
        | Correction::OutOfAmmunition(_)
        | Correction::Fired(_)
        | Correction::Activated(_)
        | Correction::Attached(_)
        | Correction::Melee(_)
        | Correction::Name(_) => return events,
    };
    if has && !had {
        events.push(leaves(unit, away, true));
        events.extend(bereft(battle, unit));
    } else if had && !has {
        events.push(unbooked(battle, unit, standing));
    }
    events
}

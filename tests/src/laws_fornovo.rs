//! Laws of play for *Fornovo to Sedgemoor*: states that no order may cause, whatever its answers.
//! Corrections by hand are exempt.

use std::collections::BTreeSet;

use drumhead_fornovo::battle::actions;
use drumhead_fornovo::battle::{
    Battle, Charge, ChargeStage, Command, Commander, Moved, Place, Reply, State, Step, UnitState,
};
use drumhead_vocabulary::play::{Offer, OfferKind, UnitRef};

/// Returns the state of a battle without the records that have no consequences. For a unit that is
/// gone, these are its disorder, its actions in the step, and the roll for the danger to a general;
/// for a unit that no longer charges, the loss of its target; for a unit that no longer pursues,
/// its choice of a target.
pub fn settled(battle: &Battle) -> State {
    let mut state = battle.state().clone();
    for unit in state.units.values_mut() {
        unit.step.lost_target &= unit.charge.is_some();
        unit.step.chooses &= unit.pursuit.is_some();
        if matches!(unit.place, Place::Gone { .. }) {
            unit.disorder = None;
            unit.step = Default::default();
            unit.turn.general_rolled = false;
        }
    }
    state
}

/// Checks one order against the laws.
///
/// # Errors
/// The law that the order breaks.
pub fn step(before: &Battle, offer: &Offer<Command>, after: &Battle) -> Result<(), String> {
    if matches!(offer.kind, OfferKind::ByHand | OfferKind::Paper) {
        return Ok(());
    }
    let (was, is) = (before.state(), after.state());
    let found = faults(after);
    let old = match found.is_empty() {
        true => BTreeSet::new(),
        false => faults(before),
    };
    let broken = (found.difference(&old).next().cloned())
        .or_else(|| wrongs(was, offer, is).into_iter().next())
        .or_else(|| moves_though_limited(was, offer))
        .or_else(|| left_a_fight(was, offer, is))
        .or_else(|| not_moved(was, offer, after));
    broken.map_or(Ok(()), |law| {
        Err(format!("{}, {:?}: {law}", offer.id, was.now))
    })
}

/// Returns the states of a battle that are illegal, whatever caused them.
fn faults(battle: &Battle) -> BTreeSet<String> {
    let state = battle.state();
    let mut found = BTreeSet::new();
    let mut fault = |unit: UnitRef, what: &str| {
        found.insert(format!("{unit:?} {what}"));
    };
    for (unit, live) in state.units.iter() {
        if live.square && (live.routs() || live.pursuit.is_some()) {
            fault(*unit, "runs in square");
        }
        if live.routs() && (live.pursuit.is_some() || live.charge.is_some_and(is_open)) {
            fault(*unit, "routs, and pursues or charges");
        }
        for enemy in &live.contacts {
            let touches = |other: &UnitState| other.contacts.contains(unit);
            if !state.units.get(enemy).is_some_and(touches) {
                fault(
                    *unit,
                    &format!("touches {enemy:?}, which does not touch it"),
                );
            }
            if enemy.side == unit.side {
                fault(*unit, "fights a friend");
            }
        }
        if live.on_table() {
            continue;
        }
        if !live.contacts.is_empty() || live.charge.is_some() {
            fault(*unit, "is off the table and in contact or charging");
        }
        let gone = matches!(live.place, Place::Gone { .. });
        if gone && state.general_with(*unit).is_some() {
            fault(*unit, "is gone and has a general");
        }
    }
    for charge in state.units.values().filter_map(|live| live.charge) {
        let target = state.units.get(&charge.target);
        if is_open(charge) && !target.is_some_and(UnitState::on_table) {
            fault(charge.target, "is off the table and is charged");
        }
    }
    for work in battle.pending().into_iter().map(|it| it.obligation) {
        let gone = |unit: &UnitRef| (state.units.get(unit)).is_none_or(|live| !live.on_table());
        let Some(unit) = work.unit else { continue };
        if OF_UNITS_ON_TABLE.contains(&work.name) && gone(&unit) {
            fault(
                unit,
                &format!("is off the table and has work to do: {}", work.id()),
            );
        }
        if work.name == "test.halt_pursuit" && fights(state, unit) {
            fault(unit, "fights, and tests to halt");
        }
    }
    for (general, commander) in &state.generals {
        if let Commander::With { unit } = commander
            && unit.side != general.side
        {
            fault(*unit, "is led by an enemy");
        }
    }
    found
}

/// The work that only units on the table can do.
const OF_UNITS_ON_TABLE: [&str; 9] = [
    "recoil", "flee", "pursue", "complete", "ditch", "recover", "whom", "answer", "pay",
];

/// Returns changes that no order may make to a unit.
fn wrongs(was: &State, offer: &Offer<Command>, is: &State) -> Vec<String> {
    let mut found = Vec::new();
    for (unit, now) in is.units.iter() {
        let Some(then) = was.units.get(unit) else {
            found.push(format!("{unit:?} appeared during play"));
            continue;
        };
        if now.figures() > then.figures() {
            found.push(format!("{unit:?} has gained figures"));
        }
        let marches = matches!(
            offer.command,
            Command::Move(actions::Move { .. })
                | Command::Sweep(actions::Sweep { .. })
                | Command::Manoeuvre(actions::Manoeuvre { .. })
        );
        let moves = marches && now.turn.moved != then.turn.moved;
        if moves && offer.against.is_empty() && is_charged(was, *unit) {
            found.push(format!("{unit:?} is charged, and marches"));
        }
        // A unit that pursued off the table tests to return (F-7.29).
        let tests = matches!(offer.command, Command::Test(actions::Test { .. }));
        if !then.on_table() && now.on_table() && !tests {
            found.push(format!("{unit:?} is back on the table"));
        }
    }
    found
}

/// Whether a charge is declared, or the charger has passed its test but is not in contact yet.
const fn is_open(charge: Charge) -> bool {
    matches!(charge.stage, ChargeStage::Declared | ChargeStage::Passed)
}

fn is_charged(state: &State, unit: UnitRef) -> bool {
    let charges = |live: &UnitState| live.charge.filter(|charge| is_open(*charge));
    let mut charges = state.units.values().filter_map(charges);
    charges.any(|charge| charge.target == unit)
}

/// Whether the unit touches an enemy that is not routing.
fn fights(state: &State, unit: UnitRef) -> bool {
    let in_field = |enemy: &UnitRef| {
        let enemy = state.units.get(enemy);
        enemy.is_some_and(|live| live.on_table() && !live.routs())
    };
    let contacts = state.units.get(&unit).map(|live| &live.contacts);
    contacts.is_some_and(|contacts| contacts.iter().any(in_field))
}

/// Returns a fault if the offer lets a routing or pursuing unit, or one in contact, move
/// voluntarily without an objection.
fn moves_though_limited(was: &State, offer: &Offer<Command>) -> Option<String> {
    if !offer.against.is_empty() {
        return None;
    }
    let (unit, does) = if let Command::Charge(actions::Charge { unit, .. }) = &offer.command {
        (*unit, "charges")
    } else if let Command::FalseRout(actions::FalseRout { unit, .. }) = &offer.command {
        (*unit, "turns on its pursuers")
    } else if let Command::Reply(actions::Reply { unit, how, .. }) = &offer.command {
        (*how != Reply::Stands).then_some((*unit, "answers a charge"))?
    } else if let Command::Manoeuvre(actions::Manoeuvre { unit, .. }) = &offer.command {
        (*unit, "makes a manoeuvre")
    } else if let Command::Move(actions::Move { moves }) = &offer.command {
        let goes = moves
            .iter()
            .find(|observed| observed.moved != Moved::Stood)?;
        (goes.unit, "moves")
    } else {
        return None;
    };
    let live = was.units.get(&unit)?;
    let limited = if live.routs() || live.pursuit.is_some() {
        "runs"
    } else if fights(was, unit) {
        "is in contact"
    } else {
        return None;
    };
    Some(format!("{unit:?} {limited}, and {does}"))
}

/// Returns a fault if an order without an objection ends a contact in any way other than a recoil,
/// a rout, an overrun, a pursuit or the loss of a unit.
fn left_a_fight(was: &State, offer: &Offer<Command>, is: &State) -> Option<String> {
    let ends = matches!(
        offer.command,
        Command::Recoil(actions::Recoil { .. })
            | Command::Flee(actions::Flee { .. })
            | Command::Overrun(actions::Overrun { .. })
            | Command::Pursue(actions::Pursue { .. })
    );
    if ends || !offer.against.is_empty() {
        return None;
    }
    let over = |unit: &UnitRef| {
        let now = is.units.get(unit);
        now.is_none_or(|live| !live.on_table() || live.routs())
    };
    was.units.iter().find_map(|(unit, then)| {
        let now = is.units.get(unit)?;
        let left = then
            .contacts
            .difference(&now.contacts)
            .find(|enemy| !over(unit) && !over(enemy))?;
        Some(format!("{unit:?} left a fight with {left:?}"))
    })
}

/// Returns a fault if a unit breaks at a test in a step in which routers move immediately, but has
/// no half move pending; or if a charge fails at a test, but the charger has no recoil pending.
fn not_moved(was: &State, offer: &Offer<Command>, after: &Battle) -> Option<String> {
    if !matches!(offer.command, Command::Test(actions::Test { .. })) {
        return None;
    }
    let at_once = matches!(
        was.now.step,
        Step::Flight | Step::FireTests | Step::Completions
    );
    let to_do: Vec<_> = (after.pending().into_iter())
        .map(|it| (it.obligation.name, it.obligation.unit))
        .collect();
    let failed = |live: &UnitState| {
        live.charge
            .is_some_and(|charge| charge.stage == ChargeStage::Failed)
    };
    after.state().units.iter().find_map(|(unit, now)| {
        let (then, unit) = (was.units.get(unit)?, *unit);
        let breaks = at_once && now.on_table() && now.routs() && !then.routs();
        if breaks && !to_do.contains(&("flee", Some(unit))) {
            return Some(format!("{unit:?} breaks, but has no half move to make"));
        }
        let back = ("recoil", Some(unit));
        let fails = failed(now) && !failed(then) && !to_do.contains(&back);
        fails.then(|| format!("{unit:?} fails to charge home, but does not recoil"))
    })
}

//! Taking events in: no dice, no rules.

use drumhead_words::play::UnitRef;

use super::event::{Change, Event};
use super::state::{State, UnitState};
use drumhead_rules::play::Misfit;

/// Takes an event in.
///
/// # Errors
/// A [`Misfit`] where the event speaks of a unit, a general or a group that
/// the battle does not have.
pub(super) fn fold(state: &mut State, event: &Event) -> Result<(), Misfit> {
    match event {
        Event::Began { now } => state.now = *now,
        Event::Initiative { rolled } => state.initiative = *rolled,
        Event::SideA { side } => state.side_a = *side,
        Event::Owed { duty } => {
            state.duties.insert(*duty);
        }
        Event::Settled { duty } | Event::LeftUndone { duty } => {
            if !state.duties.remove(duty) {
                return Err(Misfit(format!("nothing of the kind is owed: {duty:?}")));
            }
        }
        Event::Unit { unit, now } => change(live(state, *unit)?, now)?,
        Event::General { general, now } => match state.generals.get_mut(general) {
            Some(commander) => *commander = *now,
            None => return Err(Misfit(format!("there is no general {general:?}"))),
        },
        Event::Blow { key, now } => match now {
            Some(blow) => {
                state.blows.insert(*key, blow.clone());
            }
            None => {
                state.blows.remove(key);
            }
        },
        Event::Met(met) => met.set(state),
        Event::Flying(fact) => fact.set(state),
        Event::Battering { unit, arm, now } => match now {
            Some(battering) => {
                state.battering.insert((*unit, *arm), *battering);
            }
            None => {
                state.battering.remove(&(*unit, *arm));
            }
        },
        Event::Shared { unit, dice } => {
            let shares = dice.iter().map(|(enemy, dice)| ((*unit, *enemy), *dice));
            state.shares.extend(shares);
        }
        Event::Parted { pair } => {
            state.meetings.remove(pair);
            state.shares.remove(pair);
            state.shares.remove(&(pair.1, pair.0));
        }
        Event::Ground { feature, now } => match now {
            Some(site) => {
                state.ground.insert(*feature, site.clone());
            }
            None => {
                state.ground.remove(feature);
            }
        },
        // What was rolled changes nothing by itself: what follows from it
        // stands in events of its own.
        Event::PayAsked { .. }
        | Event::Tested(_)
        | Event::NotTested(_)
        | Event::Volley(_)
        | Event::FoundOnGuns(_)
        | Event::Divided(_)
        | Event::Saved(_)
        | Event::Struck(_)
        | Event::Overran(_)
        | Event::Shattered { .. }
        | Event::Manoeuvred(_)
        | Event::Moved(_)
        | Event::FalseRout(_)
        | Event::Replied(_)
        | Event::ChargeCompleted(_)
        | Event::Recoiled(_)
        | Event::RanOn(_)
        | Event::Pursued(_)
        | Event::PursuitChosen(_)
        | Event::Swept(_)
        | Event::Endangered(_)
        | Event::CauseLasts(_)
        | Event::Battered(_)
        | Event::Sniped(_)
        | Event::Marked(_)
        | Event::Caught(_)
        | Event::CrossedDitch(_)
        | Event::Threw(_)
        | Event::SetByHand(_)
        // Folded by the frame.
        | Event::Corrected(_)
        | Event::FromPaper(_) => {}
    }
    Ok(())
}

fn live(state: &mut State, unit: UnitRef) -> Result<&mut UnitState, Misfit> {
    state
        .units
        .get_mut(&unit)
        .ok_or_else(|| Misfit(format!("side {} has no unit {}", unit.side, unit.unit)))
}

fn change(live: &mut UnitState, now: &Change) -> Result<(), Misfit> {
    match now {
        Change::Groups(groups) => {
            if groups.len() != live.groups.len() {
                return Err(Misfit("the unit has other groups".to_owned()));
            }
            live.groups.clone_from(groups);
        }
        Change::Models(models) => live.models = *models,
        Change::Morale(morale) => live.morale = *morale,
        Change::Disorder(disorder) => live.disorder = *disorder,
        Change::Place(place) => live.place = *place,
        Change::Pursuit(pursuit) => live.pursuit = *pursuit,
        Change::Charge(charge) => live.charge = *charge,
        Change::Contacts(contacts) => live.contacts = contacts.iter().copied().collect(),
        Change::Recoils(recoils) => live.recoils = *recoils,
        Change::Turn(record) => live.turn = *record,
        Change::Last(record) => live.last = *record,
        Change::Fight(fight) => live.fight.clone_from(fight),
        Change::Idle(idle) => live.idle = *idle,
        Change::IdleOf { class, idle } => {
            live.idle_of.insert(*class, *idle);
        }
        Change::Debt(moves) => live.debt = *moves,
        Change::Formation(formation) => live.formation = *formation,
        Change::Square(square) => live.square = *square,
        Change::Mounted(mounted) => live.mounted = *mounted,
        Change::Limbered(limbered) => live.limbered = *limbered,
        Change::Stakes(stakes) => live.stakes = *stakes,
        Change::BayonetsFixed(plugs) => live.plugs = *plugs,
        Change::Horses(horses) => live.horses = *horses,
        Change::Crew(crew) => live.crew = *crew,
        Change::Path(path) => live.path.clone_from(path),
        Change::Ground(spot) => live.ground = *spot,
        Change::Dropped(dropped) => live.dropped.clone_from(dropped),
        Change::Leads(group) => live.leads = *group,
    }
    Ok(())
}

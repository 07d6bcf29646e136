//! Taking events in: no dice, no rules.

use std::collections::BTreeMap;

use drumhead_words::play::UnitRef;

use super::super::reaction::Test;
use super::actions::{Endangered, NotTested, Pursued, RanOn, Tested};
use super::charge_tests::ChargeEnd;
use super::duty::Duty;
use super::event::{Change, Event};
use super::retired;
use super::state::{Commander, GeneralRef, Place, State, UnitState};
use drumhead_rules::play::Misfit;

/// Takes an event in.
///
/// # Errors
/// A [`Misfit`] where the event speaks of a unit, a general or a group that
/// the battle does not have.
pub(super) fn fold(state: &mut State, event: &Event) -> Result<(), Misfit> {
    match event {
        Event::Began { now } => {
            state.now = *now;
            state.begin_step();
        }
        Event::Befell { unit, what } => live(state, *unit)?.befalls(*what),
        Event::Initiative { rolled } => state.initiative = *rolled,
        Event::SideA { side } => state.side_a = *side,
        Event::Owed { duty } => retired::owed(state, *duty)?,
        Event::Settled { duty } => retired::settled(state, *duty)?,
        Event::Unit { unit, now } => changes(state, *unit, now)?,
        Event::UnitSetByHand { unit, now } => set_by_hand(state, *unit, now)?,
        Event::General { general, now } => led(state, *general, *now)?,
        Event::Blow { key, now } => put(&mut state.blows, *key, now.as_ref()),
        Event::Met(met) => met.set(state),
        Event::Flying(fact) => fact.set(state),
        Event::Battering { unit, arm, now } => {
            put(&mut state.battering, (*unit, *arm), now.as_ref());
        }
        Event::Shared { unit, dice } => {
            let shares = dice.iter().map(|(enemy, dice)| ((*unit, *enemy), *dice));
            state.shares.extend(shares);
        }
        Event::Parted { pair } => part(state, *pair),
        Event::Ground { feature, now } => put(&mut state.ground, *feature, now.as_ref()),
        Event::PayAsked { unit, .. } => {
            let step = &mut live(state, *unit)?.step;
            step.asks = step.asks.saturating_sub(1);
        }
        Event::Tested(Tested { unit, test, .. }) | Event::NotTested(NotTested { unit, test, .. }) => {
            tested(state, *unit, *test)?;
        }
        Event::Replied(fact) => {
            live(state, fact.unit)?.step.answered.insert(fact.charger);
        }
        Event::ChargeCompleted(fact) => {
            let into = matches!(fact.how, ChargeEnd::Into { .. });
            live(state, fact.unit)?.step.charges_on = into;
        }
        Event::RanOn(RanOn { unit, .. }) | Event::Pursued(Pursued { unit, .. }) => {
            live(state, *unit)?.step.ran = true;
        }
        Event::Recoiled(fact) => live(state, fact.unit)?.step.goes_back = false,
        Event::PursuitAllowed(fact) => live(state, fact.unit)?.is_let_pursue(),
        Event::PursuitChosen(fact) => live(state, fact.unit)?.step.chooses = false,
        Event::Endangered(Endangered { general, .. })
        | Event::LeftUndone { duty: Duty::Danger { general } } => {
            state.left_behind.remove(general);
        }
        Event::Sniped(fact) if fact.hit => state.is_hit_by_sniper(fact.general, false),
        Event::Marked(fact) => state.is_hit_by_sniper(fact.general, true),
        Event::Caught(fact) => live(state, fact.unit)?.step.caught = false,
        Event::CrossedDitch(fact) => live(state, fact.unit)?.step.at_ditch = false,
        Event::CauseLasts(fact) => live(state, fact.unit)?.step.recovered = true,
        // What was rolled changes nothing by itself: its consequences are events of their own.
        Event::LeftUndone { .. }
        | Event::DiceHeld(_)
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
        | Event::Swept(_)
        | Event::Battered(_)
        | Event::Sniped(_)
        | Event::Threw(_)
        | Event::SetByHand(_)
        // Folded by the frame.
        | Event::Corrected(_)
        | Event::FromPaper(_) => {}
    }
    Ok(())
}

pub(super) fn live(state: &mut State, unit: UnitRef) -> Result<&mut UnitState, Misfit> {
    state.units.get_mut(&unit).ok_or(Misfit::NoUnit(unit))
}

/// A test is taken, or is not due: in this step it is asked for no more.
fn tested(state: &mut State, unit: UnitRef, test: Test) -> Result<(), Misfit> {
    live(state, unit)?.step.tested.insert(test);
    if test == Test::FriendRouting {
        state.has_looked(unit);
    }
    Ok(())
}

/// What a key has now; none when it is over.
fn put<K: Ord, V: Clone>(map: &mut BTreeMap<K, V>, key: K, now: Option<&V>) {
    match now {
        Some(now) => map.insert(key, now.clone()),
        None => map.remove(&key),
    };
}

/// Two units are no longer in a fight with each other.
fn part(state: &mut State, pair: (UnitRef, UnitRef)) {
    state.meetings.remove(&pair);
    state.shares.remove(&pair);
    state.shares.remove(&(pair.1, pair.0));
}

/// What a unit has is set by hand: nothing has befallen it in this step.
fn set_by_hand(state: &mut State, unit: UnitRef, now: &Change) -> Result<(), Misfit> {
    let unit = live(state, unit)?;
    let step = unit.step.clone();
    change(unit, now)?;
    unit.step = step;
    Ok(())
}

fn changes(state: &mut State, unit: UnitRef, now: &Change) -> Result<(), Misfit> {
    change(live(state, unit)?, now)
}

/// A general comes, goes or falls. One whose unit goes in the battle is left behind (D-131).
fn led(state: &mut State, general: GeneralRef, now: Commander) -> Result<(), Misfit> {
    let Some(commander) = state.generals.get_mut(&general) else {
        let (kind, id) = ("general", general.general.0.to_string());
        return Err(Misfit::Missing { kind, id });
    };
    if let (Commander::With { unit }, Commander::Alone) = (*commander, now)
        && let Some(Place::Gone { why }) = state.units.get(&unit).map(|live| live.place)
        && why.in_battle()
    {
        state.left_behind.insert(general);
    }
    *commander = now;
    Ok(())
}

fn change(live: &mut UnitState, now: &Change) -> Result<(), Misfit> {
    match now {
        Change::Groups(groups) => {
            if groups.len() != live.groups.len() {
                let value = format!("{groups:?}");
                let field = "figures";
                return Err(Misfit::BadValue { field, value });
            }
            live.groups.clone_from(groups);
        }
        Change::Models(models) => live.models = *models,
        Change::Morale(morale) => live.turns(*morale),
        Change::Disorder(disorder) => live.disorder = *disorder,
        Change::Place(place) => live.place = *place,
        Change::Pursuit(pursuit) => live.pursues(*pursuit),
        Change::Charge(charge) => live.charges(*charge),
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

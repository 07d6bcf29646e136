//! A command being carried out: events are folded into a copy of the state as
//! they arise, so that what comes later sees what came before.

use drumhead_rules::catalogue::Catalogue;
use drumhead_words::play::UnitRef;

use super::super::army::Unit;
use super::super::tables::Rules;
use super::Battle;
use super::event::{Change, Event};
use super::fold::fold;
use super::setup::Setup;
use super::state::{Incident, State, UnitState};
use drumhead_rules::play::Misfit;

/// The facts that an action brings about: what it does to a copy of the battle, and the dice that are
/// dealt among several enemies then. The action's context has shown that it can be done.
pub(super) fn brings(
    battle: &Battle,
    what: impl FnOnce(&mut Act<'_>) -> Result<(), Misfit>,
) -> Vec<Event> {
    let mut act = Act::of(battle);
    let done = what(&mut act).and_then(|()| act.deal());
    debug_assert!(done.is_ok(), "{done:?}");
    act.events
}

/// A command being carried out.
pub(super) struct Act<'a> {
    /// The book as this battle plays it.
    pub(super) rules: &'a Rules,
    /// The armies.
    pub(super) setup: &'a Setup,
    /// The state with everything done so far.
    pub(super) state: State,
    /// What has happened so far.
    pub(super) events: Vec<Event>,
    /// The sentences of the book.
    pub(super) words: &'static Catalogue,
}

impl<'a> Act<'a> {
    pub(super) fn of(battle: &'a Battle) -> Self {
        Self {
            rules: &battle.tables.rules,
            setup: &battle.tables.field,
            state: battle.state.clone(),
            events: Vec::new(),
            words: battle.words,
        }
    }

    /// Something happens.
    pub(super) fn happen(&mut self, event: Event) -> Result<(), Misfit> {
        fold(&mut self.state, &event)?;
        self.events.push(event);
        Ok(())
    }

    /// A unit changes; nothing happens where it already is so.
    pub(super) fn set(&mut self, unit: UnitRef, now: Change) -> Result<(), Misfit> {
        let before = self.live(unit)?.clone();
        let length = self.events.len();
        self.happen(Event::Unit { unit, now })?;
        if *self.live(unit)? == before {
            self.events.truncate(length);
        }
        Ok(())
    }

    /// The unit as it is now.
    pub(super) fn live(&self, unit: UnitRef) -> Result<&UnitState, Misfit> {
        self.state.units.get(&unit).ok_or(Misfit::NoUnit(unit))
    }

    /// The unit as it was bought.
    pub(super) fn unit(&self, unit: UnitRef) -> Result<&'a Unit, Misfit> {
        self.setup.unit(unit).ok_or(Misfit::NoUnit(unit))
    }

    /// Something befalls a unit, which it has then to answer for.
    pub(super) fn befalls(&mut self, unit: UnitRef, what: Incident) -> Result<(), Misfit> {
        self.happen(Event::Befell { unit, what })
    }

    /// Every unit on the table, in order.
    pub(super) fn everyone(&self) -> Vec<UnitRef> {
        let on_table = |(unit, live): (&UnitRef, &UnitState)| live.on_table().then_some(*unit);
        self.state.units.iter().filter_map(on_table).collect()
    }
}

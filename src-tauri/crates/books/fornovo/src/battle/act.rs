//! An order being carried out. Each fact is folded into a copy of the battle at once, so that the next
//! decision sees it.

use super::super::army::Unit;
use super::super::tables::Rules;
use super::setup::Setup;
use super::state::UnitState;
use super::table::Table;
use super::{Battle, Event, table};
use drumhead_rules::frame::Fact as _;
use drumhead_rules::play::Misfit;
use drumhead_words::play::UnitRef;

/// The facts of an action, with the dice that are then shared among several enemies. The action's
/// context has shown that it is possible.
pub(super) fn brings(
    battle: &Battle,
    what: impl FnOnce(&mut Act<'_>) -> Result<(), Misfit>,
) -> Vec<Event> {
    let mut act = Act::of(battle);
    let done = what(&mut act).and_then(|()| act.deal());
    debug_assert!(done.is_ok(), "{done:?}");
    act.events
}

/// An order being carried out.
pub(super) struct Act<'a> {
    /// The rules of this battle.
    pub(super) rules: &'a Rules,
    /// The armies.
    pub(super) setup: &'a Setup,
    /// The battle with everything done so far.
    pub(super) battle: Battle,
    /// The facts so far.
    pub(super) events: Vec<Event>,
}

impl<'a> Act<'a> {
    pub(super) fn of(battle: &'a Battle) -> Self {
        Self {
            rules: &battle.tables.rules,
            setup: &battle.tables.field,
            battle: battle.clone(),
            events: Vec::new(),
        }
    }

    /// The battle with everything done so far, for queries.
    pub(super) fn table(&self) -> Table<'_> {
        table(&self.battle)
    }

    /// Adds a fact.
    pub(super) fn happen(&mut self, fact: impl Into<Event>) -> Result<(), Misfit> {
        let fact = fact.into();
        fact.fold(&mut self.battle)?;
        self.events.push(fact);
        Ok(())
    }

    /// Adds a fact about a unit, unless it changes nothing of the unit.
    pub(super) fn becomes(&mut self, unit: UnitRef, fact: impl Into<Event>) -> Result<(), Misfit> {
        let before = self.live(unit)?.clone();
        self.happen(fact)?;
        if *self.live(unit)? == before {
            self.events.pop();
        }
        Ok(())
    }

    /// The unit as it is now.
    pub(super) fn live(&self, unit: UnitRef) -> Result<&UnitState, Misfit> {
        self.battle.state.unit(unit)
    }

    /// The unit as it was bought.
    pub(super) fn unit(&self, unit: UnitRef) -> Result<&'a Unit, Misfit> {
        self.setup.unit(unit).ok_or(Misfit::NoUnit(unit))
    }

    /// Every unit on the table, in order.
    pub(super) fn everyone(&self) -> Vec<UnitRef> {
        let on_table = |(unit, live): (&UnitRef, &UnitState)| live.on_table().then_some(*unit);
        self.battle
            .state
            .units
            .iter()
            .filter_map(on_table)
            .collect()
    }
}

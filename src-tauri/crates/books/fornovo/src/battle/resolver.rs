//! Resolves an order. Each fact is folded into a copy of the battle at once, so that later steps
//! see the result.

use super::position::Position;
use super::setup::Setup;
use super::state::UnitState;
use super::{Battle, Event, position};
use crate::army::Unit;
use crate::tables::Rules;
use drumhead_rules::frame::Fact as _;
use drumhead_rules::play::BadFact;
use drumhead_vocabulary::play::UnitRef;

/// Returns the facts of an action, followed by those allocations of combat dice in which the player
/// has no choice.
///
/// # Errors
/// Returns a [`BadFact`] if a fact changes something that the battle does not have.
pub(super) fn facts_of(
    battle: &Battle,
    what: impl FnOnce(&mut Resolver<'_>) -> Result<(), BadFact>,
) -> Result<Vec<Event>, BadFact> {
    let mut resolver = Resolver::of(battle);
    what(&mut resolver)?;
    resolver.deal()?;
    Ok(resolver.events)
}

/// An order that is being resolved.
pub(super) struct Resolver<'a> {
    /// The rules of this battle.
    pub(super) rules: &'a Rules,
    /// The armies.
    pub(super) setup: &'a Setup,
    /// The battle with the facts so far.
    pub(super) battle: Battle,
    /// The facts so far.
    pub(super) events: Vec<Event>,
}

impl<'a> Resolver<'a> {
    pub(super) fn of(battle: &'a Battle) -> Self {
        Self {
            rules: &battle.tables.rules,
            setup: &battle.tables.field,
            battle: battle.clone(),
            events: Vec::new(),
        }
    }

    /// Returns the battle with the facts so far, for queries.
    pub(super) fn position(&self) -> Position<'_> {
        position(&self.battle)
    }

    /// Adds a fact.
    pub(super) fn add(&mut self, fact: impl Into<Event>) -> Result<(), BadFact> {
        let fact = fact.into();
        fact.fold(&mut self.battle)?;
        self.events.push(fact);
        Ok(())
    }

    /// Adds a fact about a unit, unless the fact changes nothing.
    pub(super) fn change(&mut self, unit: UnitRef, fact: impl Into<Event>) -> Result<(), BadFact> {
        let before = self.state(unit)?.clone();
        self.add(fact)?;
        if *self.state(unit)? == before {
            self.events.pop();
        }
        Ok(())
    }

    /// Returns the unit's current state.
    pub(super) fn state(&self, unit: UnitRef) -> Result<&UnitState, BadFact> {
        self.battle.state.unit(unit)
    }

    /// Returns the unit as bought.
    pub(super) fn unit(&self, unit: UnitRef) -> Result<&'a Unit, BadFact> {
        self.setup.unit(unit).ok_or(BadFact::NoUnit(unit))
    }

    /// Returns every unit on the table, in order.
    pub(super) fn units_on_table(&self) -> Vec<UnitRef> {
        let on_table = |(unit, state): (&UnitRef, &UnitState)| state.on_table().then_some(*unit);
        self.battle
            .state
            .units
            .iter()
            .filter_map(on_table)
            .collect()
    }
}

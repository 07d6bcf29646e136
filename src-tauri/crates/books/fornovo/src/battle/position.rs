//! A read-only view of a battle: rules, armies and state.

use drumhead_rules::catalogue::Catalogue;
use drumhead_vocabulary::play::{UnitRef, other};

use super::setup::Setup;
use super::state::*;
use crate::army::{Order, Unit};
use crate::combat::AttackFrom;
use crate::interpretations::OutgunnedBy;
use crate::reaction::{self, RoutingFriend, Tester, outgunned, over_half_missile, weight_of_guns};
use crate::steadiness::{loss_marks, playing_grade};
use crate::tables::Rules;

/// A read-only view of a battle.
#[derive(Clone, Copy)]
pub(super) struct Position<'a> {
    /// The rules of this battle.
    pub(super) rules: &'a Rules,
    /// The armies.
    pub(super) setup: &'a Setup,
    /// The current state.
    pub(super) state: &'a State,
    /// The catalogue of sentences.
    pub(super) words: &'static Catalogue,
}

impl<'a> Position<'a> {
    /// Returns the sentence with this key and these values.
    pub(super) fn say(&self, key: &str, values: &[(&str, &str)]) -> String {
        self.words.fill(key, values)
    }

    /// Returns the unit as bought, and its current state.
    pub(super) fn unit(&self, unit: UnitRef) -> Option<(&'a Unit, &'a UnitState)> {
        Some((self.setup.unit(unit)?, self.state.units.get(&unit)?))
    }

    /// Returns the state of a unit that is on the table.
    pub(super) fn here(&self, unit: UnitRef) -> Option<&'a UnitState> {
        let state = self.state.units.get(&unit);
        state.filter(|state| state.on_table())
    }

    /// Whether losses have exhausted the unit (F-5.05).
    pub(super) fn exhausted(&self, state: &UnitState) -> bool {
        let marks = loss_marks(state.start, &self.rules.limits);
        marks.exhausted.is_some_and(|mark| state.lost() >= mark)
    }

    /// Whether losses have shattered the unit (F-5.06).
    pub(super) fn is_shattered(&self, unit: UnitRef) -> bool {
        self.state.units.get(&unit).is_some_and(|state| {
            let marks = loss_marks(state.start, &self.rules.limits);
            marks.shattered.is_some_and(|mark| state.lost() >= mark)
        })
    }

    /// Returns the unit's properties for its reaction tests.
    pub(super) fn tester(&self, unit: UnitRef) -> Option<Tester> {
        let (bought, state) = self.unit(unit)?;
        let now = reaction::TesterState {
            figures: state.figures(),
            riding: state.mounted,
            general: self.state.general_with(unit).is_some(),
            shaken: matches!(state.morale, Morale::Shaken { .. }),
            exhausted: self.exhausted(state),
        };
        Some(Tester::of(bought, now, self.rules))
    }

    /// Whether an enemy struck the unit's flank or rear in the most recent round (F-8.40).
    pub(super) fn struck_on_flank(&self, unit: UnitRef) -> bool {
        let enemies = self.state.units.values();
        let mut rounds = enemies.flat_map(|state| &state.fight.round);
        rounds.any(|against| against.enemy == unit && against.attack != AttackFrom::Front)
    }

    /// Whether the unit charges at the gallop (F-2.16).
    pub(super) fn gallops(&self, unit: UnitRef) -> bool {
        self.tester(unit).is_some_and(|tester| tester.gallops())
    }

    /// Whether the side is outgunned: by current guns or by guns at the start, as an interpretation
    /// decides (F-8.02, D-132). Every gun model counts, with gunners or without.
    pub(super) fn outgunned(&self, side: u8) -> bool {
        let weigh = |side: u8| {
            let units = self.state.of_side(side);
            match self.rules.choices.outgunned {
                OutgunnedBy::GunsLeft => weight_of_guns(
                    units
                        .filter(|(_, state)| state.place.leaves_guns())
                        .map(|(_, state)| &state.models),
                    self.rules,
                ),
                OutgunnedBy::GunsAtStart => weight_of_guns(
                    units.filter_map(|(unit, _)| self.setup.unit(*unit).map(|unit| &unit.models)),
                    self.rules,
                ),
            }
        };
        outgunned(weigh(side), weigh(other(side)), self.rules)
    }

    /// Whether more than half of the unit's figures are missile troops.
    pub(super) fn missile(&self, unit: UnitRef) -> bool {
        self.unit(unit).is_some_and(|(bought, state)| {
            over_half_missile(bought.groups.iter().zip(state.groups.iter().copied()))
        })
    }

    /// Returns the units that charge this unit and have not failed.
    pub(super) fn chargers(&self, unit: UnitRef) -> Vec<UnitRef> {
        self.charging(unit).collect()
    }

    /// Iterates over the units that charge this unit and have not failed. Only enemies charge.
    pub(super) fn charging(&self, unit: UnitRef) -> impl Iterator<Item = UnitRef> {
        let charges = move |(charger, state): (&UnitRef, &UnitState)| {
            let charge = state.charge?;
            let on = charge.target == unit && charge.stage != ChargeStage::Failed;
            on.then_some(*charger)
        };
        let enemies = self.state.of_side(other(unit.side));
        enemies.filter_map(charges)
    }

    /// Whether the unit's charge has lost its target, and the unit has neither halted nor run on.
    pub(super) fn charges_after_gone(&self, unit: UnitRef) -> bool {
        let state = self.state.units.get(&unit);
        state.is_some_and(UnitState::charges_after_gone)
    }

    /// Whether the unit has left the table in pursuit and may return.
    pub(super) fn is_away(&self, unit: UnitRef) -> bool {
        let away = |state: &UnitState| matches!(state.place, Place::Away { .. });
        self.unit(unit).is_some_and(|(_, state)| away(state))
    }

    /// Returns the unit as a routing friend, for its side's tests.
    pub(super) fn friend(&self, unit: UnitRef) -> Option<RoutingFriend> {
        let (bought, _) = self.unit(unit)?;
        Some(RoutingFriend {
            grade: playing_grade(bought).grade,
            gunners: bought.kind == super::super::army::Kind::Artillery,
            skirmishers: bought.order == Order::Skirmish,
        })
    }
}

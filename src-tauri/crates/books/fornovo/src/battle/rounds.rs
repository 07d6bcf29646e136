//! Section 10 in play: rounds of combat (F-6.13), and their losers (F-6.14).
//!
//! A round between two units begins with the players' observations. Then each unit rolls its own
//! dice, in either order. Both lose figures when the step ends.

use super::dealing::overruns;
use super::prelude::*;
use crate::army::{Kind, Order};
use crate::combat::{
    self, AttackFrom, RoundsFought, StrikeClass, counts_as_fought, disorders, lost_round,
};
use crate::interpretations::{CrashInsFight, RoundsOfDisorder};
use crate::reaction::Test;
use crate::shooting::Side as HitSide;

/// Returns two units in contact as a pair, the unit of side 0 first.
pub(super) fn pair(unit: UnitRef, enemy: UnitRef) -> (UnitRef, UnitRef) {
    if unit.side <= enemy.side {
        (unit, enemy)
    } else {
        (enemy, unit)
    }
}

/// Every kind of figure that strikes, with its field in [`Strikers`] and the name of its question.
pub(super) const CLASSES: [(StrikeClass, &str, &str); 5] = [
    (StrikeClass::Cavalry, "cavalry", "strikers_cavalry"),
    (StrikeClass::Pike, "pike", "strikers_pike"),
    (StrikeClass::HeavyWeapon, "heavy", "strikers_heavy"),
    (
        StrikeClass::SwordAndShield,
        "sword_shield",
        "strikers_sword_shield",
    ),
    (StrikeClass::Other, "other", "strikers_other"),
];

/// Returns the side of the target that a blow strikes.
pub(super) const fn struck_side(attack: AttackFrom) -> HitSide {
    match attack {
        AttackFrom::Front => HitSide::Front,
        AttackFrom::LeftFlank => HitSide::Left,
        AttackFrom::RightFlank => HitSide::Right,
        AttackFrom::Rear => HitSide::Rear,
    }
}

written! {
    /// A unit's losses were counted in its round against an enemy.
    pub struct LossesCounted {
        /// The unit.
        pub unit: UnitRef,
        /// The enemy.
        pub enemy: UnitRef,
        /// The figures lost, or the hits before saves (D-140).
        pub lost: u32,
        /// Whether shooting in the charge inflicted the losses (F-9.11).
        pub in_charge: bool,
    }

    /// A round began for a unit: the results of the previous round are stored as the last round. If
    /// the unit has no enemy in contact, its whole record of combat is cleared, except that
    /// `counts_on` preserves the total number of rounds.
    pub struct RoundBegan {
        /// The unit.
        pub unit: UnitRef,
        /// Whether rounds of earlier combats count for disorder (D-119).
        pub counts_on: bool,
    }

    /// A unit fought a round. The unit's losses are counted only if it lost the round.
    pub struct RoundFought {
        /// The unit.
        pub unit: UnitRef,
        /// The number of consecutive rounds (F-5.03).
        pub rounds: u8,
        /// The total number of rounds (D-119).
        pub in_all: u8,
        /// The number of consecutive rounds lost (F-8.42).
        pub lost: u8,
        /// The losses suffered in a lost round; 0 for any other round (D-140).
        pub suffered: u32,
        /// The losses inflicted in a lost round; 0 for any other round (D-140).
        pub caused: u32,
    }

    /// A round between two units is over.
    pub struct FightOver {
        /// The pair, the unit of side 0 first.
        pub pair: (UnitRef, UnitRef),
    }
}

impl Fact<Fornovo> for RoundBegan {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = battle.state.unit_mut(self.unit)?;
        state.fight.last = std::mem::take(&mut state.fight.round);
        if state.contacts.is_empty() {
            let in_all = if self.counts_on {
                state.fight.in_all
            } else {
                0
            };
            state.fight = Fight {
                in_all,
                ..Fight::default()
            };
        }
        Ok(())
    }
}

impl Fact<Fornovo> for LossesCounted {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = battle.state.unit_mut(self.unit)?;
        state.fight.now(self.enemy).suffered += self.lost;
        if self.in_charge {
            state.turn.shot.in_charge = 0;
        }
        let enemy = battle.state.unit_mut(self.enemy)?;
        enemy.fight.now(self.unit).inflicted += self.lost;
        Ok(())
    }
}

impl Fact<Fornovo> for RoundFought {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = battle.state.unit_mut(self.unit)?;
        state.turn.fought = true;
        let fight = &mut state.fight;
        (fight.rounds, fight.in_all, fight.lost) = (self.rounds, self.in_all, self.lost);
        (fight.suffered, fight.caused) = (self.suffered, self.caused);
        Ok(())
    }
}

impl Fact<Fornovo> for FightOver {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let (one, other) = self.pair;
        battle.state.meetings.remove(&self.pair);
        battle.state.shares.remove(&self.pair);
        battle.state.shares.remove(&(other, one));
        Ok(())
    }
}

impl Resolver<'_> {
    /// Records a blow in both units' rounds.
    pub(super) fn struck(&mut self, key: BlowKey, hits: u32) -> Result<(), BadFact> {
        let (unit, enemy) = (key.target, key.from);
        let in_charge = false;
        self.add(LossesCounted {
            unit,
            enemy,
            lost: hits,
            in_charge,
        })
    }

    /// Begins a round: the results of each unit's current round become the results of its last
    /// round.
    pub(super) fn new_round(&mut self) -> Result<(), BadFact> {
        let mut all = self.units_on_table().into_iter();
        all.try_for_each(|unit| self.round_begins(unit))
    }

    fn round_begins(&mut self, unit: UnitRef) -> Result<(), BadFact> {
        let counts_on = self.rules.choices.rounds_of_disorder == RoundsOfDisorder::Any;
        self.change(unit, RoundBegan { unit, counts_on })
    }

    /// Lets a unit that crashed into an enemy fight a round at once, if interpretation D-115
    /// requires it. The round ends with the step.
    pub(super) fn fights_at_once(&mut self, unit: UnitRef, enemy: UnitRef) -> Result<(), BadFact> {
        match self.rules.choices.crash_ins_fight {
            CrashInsFight::InCombatPhase => return Ok(()),
            // A crash-in in any other step is followed by the usual round of this turn, so no round
            // is fought at once.
            CrashInsFight::AtOnce if self.battle.state.now.step != Step::Flight => return Ok(()),
            CrashInsFight::AtOnce => {}
        }
        self.round_begins(unit)?;
        self.round_begins(enemy)
    }

    /// Ends a round: applies losses, and finds losers and disorder.
    pub(super) fn rounds_over(&mut self) -> Result<(), BadFact> {
        let strength: Vec<(UnitRef, u32, u32)> = (self.battle.state.units.iter())
            .map(|(unit, state)| (*unit, state.figures(), state.start))
            .collect();
        let figures = |unit: UnitRef| {
            let of = strength.iter().find(|(other, ..)| *other == unit);
            of.map_or((0, 0), |(_, now, start)| (*now, *start))
        };
        let met: Vec<UnitRef> = (self.battle.state.meetings.keys())
            .flat_map(|(one, other)| [*one, *other])
            .collect();
        self.charge_fire_counts()?;
        self.take_losses()?;
        for unit in self.units_on_table() {
            if !met.contains(&unit) {
                continue;
            }
            let fight = &self.state(unit)?.fight;
            let mut fought = RoundFought {
                unit,
                rounds: 0,
                in_all: fight.in_all,
                lost: 0,
                suffered: 0,
                caused: 0,
            };
            let enemies: u32 = fight.round.iter().map(|a| figures(a.enemy).0).sum();
            let (now, start) = figures(unit);
            if counts_as_fought(enemies, now, start, self.rules) {
                fought.rounds = fight.rounds.saturating_add(1);
                fought.in_all = fight.in_all.saturating_add(1);
            }
            // The test counts the difference in losses that decided the round (F-10.25).
            if let Some(by) = lost_round(&fight.exchanges(), self.rules) {
                fought.lost = fight.lost.saturating_add(1);
                (fought.suffered, fought.caused) = (by.suffered, by.inflicted);
            }
            let tired = disorders(
                RoundsFought {
                    in_a_row: fought.rounds.into(),
                    in_all: fought.in_all.into(),
                },
                self.rules,
            );
            self.add(fought)?;
            let disordered = self.state(unit)?.disorder.map(|it| it.cause);
            if tired && disordered != Some(DisorderCause::Combat) {
                self.disorder(unit, DisorderCause::Combat)?;
            }
        }
        let pairs: Vec<_> = self.battle.state.meetings.keys().copied().collect();
        for pair in pairs {
            self.add(FightOver { pair })?;
        }
        Ok(())
    }

    /// Counts losses to shooting in the charge towards the impact (F-9.11, D-187).
    fn charge_fire_counts(&mut self) -> Result<(), BadFact> {
        let pairs: Vec<_> = self.battle.state.meetings.keys().copied().collect();
        for (one, other) in pairs {
            for (unit, enemy) in [(one, other), (other, one)] {
                let lost = self.position().lost_to_charge_fire(unit, enemy);
                if lost > 0 {
                    let in_charge = true;
                    self.add(LossesCounted {
                        unit,
                        enemy,
                        lost,
                        in_charge,
                    })?;
                }
            }
        }
        Ok(())
    }
}

impl Position<'_> {
    /// Returns which of the two units is overrun, and the other unit; `None` if they fight. Close
    /// order overruns skirmishers and gunners that it reaches by a move. Skirmishers and gunners
    /// fight an enemy that they charged, or fought in the last round.
    pub(super) fn overrun_between(
        &self,
        one: UnitRef,
        other: UnitRef,
    ) -> Option<(UnitRef, UnitRef)> {
        let figures = |unit: UnitRef| self.unit(unit).map_or(0, |(_, state)| state.figures());
        [(one, other), (other, one)].into_iter().find(|(unit, by)| {
            figures(*unit) > 0
                && self.may_be_overrun(*unit, *by)
                && !self.chose_to_fight(*unit, *by)
        })
    }

    /// Whether the unit fought the other unit in the last round, or charged the other unit and was
    /// not charged in return.
    fn chose_to_fight(&self, unit: UnitRef, by: UnitRef) -> bool {
        let charges = |unit: UnitRef, target: UnitRef| {
            let charge = self.state.charge_of(unit);
            charge.is_some_and(|charge| charge.target == target)
        };
        let fought = self.unit(unit).is_some_and(|(_, state)| {
            let mut last = state.fight.last.iter();
            last.any(|against| against.enemy == by)
        });
        fought || (charges(unit, by) && !charges(by, unit))
    }

    /// Returns whether the unit meets the other unit as skirmishers or as gunners; `None` if it is
    /// neither, or the other unit is not in close order.
    pub(super) fn meets_as_light(&self, unit: UnitRef, by: UnitRef) -> Option<combat::Light> {
        let ((bought, _), (foe, _)) = (self.unit(unit)?, self.unit(by)?);
        let met = match (bought.kind, bought.order) {
            (Kind::Artillery, _) => combat::Light::Gunners,
            (Kind::Infantry | Kind::Cavalry, Order::Skirmish) => combat::Light::Skirmishers,
            (Kind::Infantry | Kind::Cavalry, Order::Close) => return None,
        };
        foe.is_in_close_order().then_some(met)
    }

    /// Whether the enemy has overrun figures of the unit in this step. The enemy meets no more of
    /// them, although it stays in contact with a unit that it has shattered (F-5.06, F-10.29).
    pub(super) fn was_overrun(&self, unit: UnitRef, by: UnitRef) -> bool {
        let state = self.state.units.get(&unit);
        state.is_some_and(|state| state.step.overrun_by.contains(&by))
    }

    /// Whether one of the units has overrun figures of the other in this step.
    pub(super) fn is_overrun_between(&self, one: UnitRef, other: UnitRef) -> bool {
        self.was_overrun(one, other) || self.was_overrun(other, one)
    }

    /// Whether the other unit overruns the unit. Close order overruns skirmishers and gunners,
    /// unless their known place shelters them (F-10.29). Other shelter is observed.
    pub(super) fn may_be_overrun(&self, unit: UnitRef, by: UnitRef) -> bool {
        let met = self.meets_as_light(unit, by);
        met.is_some_and(|met| overruns(*self, unit, met))
    }
}

/// Rounds that begin, and work that comes before them (F-6.12, F-6.13, F-10.05, F-10.29).
impl Position<'_> {
    /// Whether a round between two units in contact must still begin: in its step, or at once after
    /// a crash-in if interpretation D-115 requires it.
    pub(super) fn fights(&self, unit: UnitRef, enemy: UnitRef) -> bool {
        let (unit, enemy) = pair(unit, enemy);
        let touches = |state: &UnitState| state.contacts.contains(&enemy);
        let overrun = || self.is_overrun_between(unit, enemy);
        let met = || overrun() || self.state.meetings.contains_key(&(unit, enemy));
        let crashed = |unit: UnitRef, target: UnitRef| {
            let charge = self.state.charge_home(unit, target);
            charge.is_some_and(|charge| charge.crash_in)
        };
        let at_once = || {
            self.rules.choices.crash_ins_fight == CrashInsFight::AtOnce
                && (crashed(unit, enemy) || crashed(enemy, unit))
        };
        let step = self.state.now.step;
        let now = step == Step::Rounds || (step == Step::Flight && at_once());
        now && self.here(unit).is_some_and(touches) && !met()
    }

    /// Returns the enemies with which this unit of side 0 must begin a round now.
    pub(super) fn rounds_due(&self, unit: UnitRef) -> Vec<UnitRef> {
        let enemies = self.state.units.get(&unit).map(|state| &state.contacts);
        enemies
            .into_iter()
            .flatten()
            .copied()
            .filter(|enemy| pair(unit, *enemy).0 == unit && self.fights(unit, *enemy))
            .collect()
    }

    /// Whether the unit has met all its enemies and its dice must still be allocated.
    pub(super) fn is_to_deal(&self, unit: UnitRef) -> bool {
        let mut meetings = self.state.meetings.keys();
        let met = meetings.any(|(one, other)| *one == unit || *other == unit);
        let dealt = || self.state.shares.keys().any(|(dealt, _)| *dealt == unit);
        let waits = || {
            let contacts = self.unit(unit).map(|(_, state)| &state.contacts);
            let mut contacts = contacts.into_iter().flatten();
            contacts.any(|enemy| self.fights(unit, *enemy))
        };
        met && !dealt() && !waits()
    }

    /// Whether charge tests or charge moves must still be carried out.
    fn charges_are_open(&self) -> bool {
        let units = self.state.units.iter();
        let mut charging = units.filter_map(|(unit, state)| Some((*unit, state.charge?.target)));
        charging.any(|(unit, target)| {
            [Test::Charge, Test::HaltPursuit]
                .into_iter()
                .any(|test| self.tests(unit, test))
                || self.runs_on(unit)
                || self.recoils_now(unit)
                || self.tests(target, Test::Charge)
        })
    }

    /// Whether overruns must still be made.
    fn overruns_come_first(&self) -> bool {
        self.state.units.iter().any(|(unit, state)| {
            let mut rounds = state.contacts.iter().map(|enemy| pair(*unit, *enemy));
            rounds.any(|(one, other)| {
                self.fights(one, other) && self.overrun_between(one, other).is_some()
            })
        })
    }

    /// Returns the objection to other work of the Combat phase while late charges come first. The
    /// players allowed these charges, and their replies, tests or moves are not finished.
    pub(super) fn charges_first(&self, unit: UnitRef) -> Option<Objection> {
        let charges = || {
            let open = self.charges_are_open();
            open.then(|| objection("charges_first", COMPLETES).with("unit", unit))
        };
        self.replies_first(unit).or_else(charges)
    }

    /// Returns the objection to a round while other work comes first: the work of charges, and any
    /// overrun, which is part of a move.
    pub(super) fn round_too_early(&self, unit: UnitRef) -> Option<Objection> {
        let overruns = || {
            let first = self.overruns_come_first();
            first.then(|| objection("overruns_first", OVERRUN).with("unit", unit))
        };
        self.charges_first(unit).or_else(overruns)
    }
}

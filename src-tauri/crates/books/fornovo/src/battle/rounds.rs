//! Section 10 in play: a round of every combat (F-6.13), and who has lost it
//! (F-6.14).
//!
//! The table first tells how two units in contact meet; then each throws its
//! own dice, in either order, and the losses of both are taken as the step
//! ends.

use drumhead_words::play::UnitRef;
use serde::{Deserialize, Serialize};

use super::super::army::{Kind, Order};
use super::super::combat::{
    self, AttackFrom, RoundsFought, StrikeClass, Strikers, counts_as_fought, disorders, lost_round,
};
use super::super::readings::{CrashInsFight, RoundsOfDisorder};
use super::super::shooting::Side as HitSide;
use super::act::Act;
use super::blows::BlowKey;
use super::dealing::overruns;
use super::event::{Change, Event};
use super::ground::Cover;
use super::state::*;
use super::table::Table;
use super::turn::Step;
use drumhead_rules::play::Misfit;

/// What only the table can tell of one side of a combat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FighterTold {
    /// Figures of each kind that may strike, at whatever enemy: their dice are
    /// shared among several (F-10.02, F-10.03, F-10.05).
    pub strikers: StrikersTold,
    /// Which side of the enemy it strikes (F-10.15).
    pub attack: AttackFrom,
    /// Its own open flanks, 0 to 2 (F-10.14, F-7.35).
    pub open_flanks: u8,
    /// Whether it is in the open (F-10.10, F-10.16, F-11.02).
    pub in_open: bool,
    /// Whether it is naked foot (F-2.68).
    pub naked: bool,
    /// Its cover against this enemy (F-10.21); none where the ground it stands
    /// at tells, or where it stands in the open.
    #[serde(default)]
    pub cover: Option<Cover>,
    /// Whether it attacks up a steep slope (F-10.11).
    pub uphill: bool,
    /// The class of the longest weapon that at least half of its striking
    /// front rank carries (F-10.06, D-179); none where the desk takes that of
    /// half the unit.
    #[serde(default)]
    pub length: Option<u8>,
}

/// Figures that may strike, by how they strike.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct StrikersTold {
    /// True cavalry.
    pub cavalry: u32,
    /// Pikes.
    pub pike: u32,
    /// Heavy weapons.
    pub heavy: u32,
    /// Swords and shields.
    pub sword_shield: u32,
    /// The rest.
    pub other: u32,
}

impl StrikersTold {
    pub(super) const fn of(self) -> Strikers {
        Strikers {
            cavalry: self.cavalry,
            pike: self.pike,
            heavy: self.heavy,
            sword_shield: self.sword_shield,
            other: self.other,
        }
    }

    /// As many as have a place in the ranks that strike: those without pikes
    /// share so many, each kind by its part of them (F-10.02). Who stands in
    /// front the table may tell otherwise.
    pub(super) fn within(self, places: u32) -> Self {
        let kinds = [self.heavy, self.sword_shield, self.other];
        let all: u32 = kinds.iter().sum();
        if all <= places || all == 0 {
            return self;
        }
        let part = |figures: u32| figures.saturating_mul(places) / all;
        let [heavy, sword_shield, other] = kinds.map(part);
        // What rounding leaves over goes to the longer weapons.
        let over = places - heavy - sword_shield - other;
        let to_heavy = over.min(self.heavy - heavy);
        Self {
            heavy: heavy + to_heavy,
            sword_shield,
            other: other + (over - to_heavy).min(self.other - other),
            ..self
        }
    }

    /// The figures of this kind.
    pub(super) const fn count(self, class: StrikeClass) -> u32 {
        match class {
            StrikeClass::Cavalry => self.cavalry,
            StrikeClass::Pike => self.pike,
            StrikeClass::HeavyWeapon => self.heavy,
            StrikeClass::SwordAndShield => self.sword_shield,
            StrikeClass::Other => self.other,
        }
    }
}

/// How two units meet in this round: the one of side 0 and the one of side 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Meeting {
    /// What is told of each.
    pub sides: [FighterTold; 2],
}

/// Two units in contact, the one of side 0 first.
pub(super) fn pair(unit: UnitRef, enemy: UnitRef) -> (UnitRef, UnitRef) {
    if unit.side <= enemy.side {
        (unit, enemy)
    } else {
        (enemy, unit)
    }
}

/// Every kind of figure that strikes, with the name of its place in [`StrikersTold`] and of its question.
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

/// The side of the target that a blow strikes.
pub(super) const fn struck_side(attack: AttackFrom) -> HitSide {
    match attack {
        AttackFrom::Front => HitSide::Front,
        AttackFrom::LeftFlank => HitSide::Left,
        AttackFrom::RightFlank => HitSide::Right,
        AttackFrom::Rear => HitSide::Rear,
    }
}

impl Act<'_> {
    /// What a blow in combat leaves on both sides' record of the round.
    pub(super) fn struck(&mut self, key: BlowKey, hits: u32) -> Result<(), Misfit> {
        let mut suffers = self.live(key.target)?.fight.clone();
        suffers.now(key.from).suffered += hits;
        self.set(key.target, Change::Fight(suffers))?;
        let mut inflicts = self.live(key.from)?.fight.clone();
        inflicts.now(key.target).inflicted += hits;
        self.set(key.from, Change::Fight(inflicts))
    }

    /// A round begins: what passed in the last is put aside.
    pub(super) fn new_round(&mut self) -> Result<(), Misfit> {
        self.everyone()
            .into_iter()
            .try_for_each(|unit| self.new_round_of(unit))
    }

    fn new_round_of(&mut self, unit: UnitRef) -> Result<(), Misfit> {
        let live = self.live(unit)?;
        let mut fight = live.fight.clone();
        fight.last = std::mem::take(&mut fight.round);
        if live.contacts.is_empty() {
            let in_all = match self.rules.procedures.rounds_of_disorder {
                RoundsOfDisorder::InARow => 0,
                RoundsOfDisorder::Any => fight.in_all,
            };
            fight = Fight {
                in_all,
                ..Fight::default()
            };
        }
        self.set(unit, Change::Fight(fight))
    }

    /// A pursuer that crashed in fights a round there and then, where a
    /// reading has it so (D-115); it is over as the step ends.
    pub(super) fn fights_at_once(&mut self, unit: UnitRef, enemy: UnitRef) -> Result<(), Misfit> {
        match self.rules.procedures.crash_ins_fight {
            CrashInsFight::InCombatPhase => return Ok(()),
            // After its step there is this turn's round.
            CrashInsFight::AtOnce if self.state.now.step != Step::Flight => return Ok(()),
            CrashInsFight::AtOnce => {}
        }
        self.new_round_of(unit)?;
        self.new_round_of(enemy)
    }

    /// A round is over: its losses are taken, losers and the tired are known.
    pub(super) fn rounds_over(&mut self) -> Result<(), Misfit> {
        let strength: Vec<(UnitRef, u32, u32)> = (self.state.units.iter())
            .map(|(unit, live)| (*unit, live.figures(), live.start))
            .collect();
        let figures = |unit: UnitRef| {
            let of = strength.iter().find(|(other, ..)| *other == unit);
            of.map_or((0, 0), |(_, now, start)| (*now, *start))
        };
        let fought: Vec<UnitRef> = (self.state.meetings.keys())
            .flat_map(|(one, other)| [*one, *other])
            .collect();
        self.charge_fire_counts()?;
        self.take_losses()?;
        for unit in self.everyone() {
            if !fought.contains(&unit) {
                continue;
            }
            let mut fight = self.live(unit)?.fight.clone();
            let enemies: u32 = fight.round.iter().map(|a| figures(a.enemy).0).sum();
            let (now, start) = figures(unit);
            if counts_as_fought(enemies, now, start, self.rules) {
                fight.rounds = fight.rounds.saturating_add(1);
                fight.in_all = fight.in_all.saturating_add(1);
            } else {
                fight.rounds = 0;
            }
            // What the test counts: what it lost the round by (F-10.25).
            let by = lost_round(&fight.exchanges(), self.rules);
            fight.lost = match by {
                Some(_) => fight.lost.saturating_add(1),
                None => 0,
            };
            let by = by.unwrap_or_default();
            (fight.suffered, fight.caused) = (by.suffered, by.inflicted);
            let tired = disorders(
                RoundsFought {
                    in_a_row: fight.rounds.into(),
                    in_all: fight.in_all.into(),
                },
                self.rules,
            );
            self.set(unit, Change::Fight(fight))?;
            let turn = Record {
                fought: true,
                ..self.live(unit)?.turn
            };
            self.set(unit, Change::Turn(turn))?;
            let disordered = self.live(unit)?.disorder.map(|it| it.cause);
            if tired && disordered != Some(DisorderCause::Combat) {
                self.disorder(unit, DisorderCause::Combat)?;
            }
        }
        let pairs: Vec<_> = self.state.meetings.keys().copied().collect();
        for pair in pairs {
            self.happen(Event::Parted { pair })?;
        }
        Ok(())
    }

    /// Losses by shooting in the charge count in the impact (F-9.11, D-187).
    fn charge_fire_counts(&mut self) -> Result<(), Misfit> {
        let pairs: Vec<_> = self.state.meetings.keys().copied().collect();
        for (one, other) in pairs {
            for (unit, enemy) in [(one, other), (other, one)] {
                let lost = self.table().lost_to_charge_fire(unit, enemy);
                if lost > 0 {
                    let key = BlowKey {
                        target: unit,
                        from: enemy,
                        arm: 0,
                    };
                    self.struck(key, lost)?;
                    let turn = Record {
                        shot: Shot {
                            in_charge: 0,
                            ..self.live(unit)?.turn.shot
                        },
                        ..self.live(unit)?.turn
                    };
                    self.set(unit, Change::Turn(turn))?;
                }
            }
        }
        Ok(())
    }
}

impl Table<'_> {
    /// Who of the two is overrun, and by whom; none where they fight. Skirmishers
    /// are caught by a move of close order: whom they charged themselves, or have
    /// fought already, they fight.
    pub(super) fn overrun_between(
        &self,
        one: UnitRef,
        other: UnitRef,
    ) -> Option<(UnitRef, UnitRef)> {
        let figures = |unit: UnitRef| self.unit(unit).map_or(0, |(_, live)| live.figures());
        [(one, other), (other, one)].into_iter().find(|(unit, by)| {
            figures(*unit) > 0
                && self.may_be_overrun(*unit, *by)
                && !self.chose_to_fight(*unit, *by)
        })
    }

    /// Whether the first charged the second, which did not charge it, or fought it
    /// in the round before.
    fn chose_to_fight(&self, unit: UnitRef, by: UnitRef) -> bool {
        let charges = |unit: UnitRef, target: UnitRef| {
            let charge = self.unit(unit).and_then(|(_, live)| live.charge);
            charge.is_some_and(|charge| charge.target == target)
        };
        let fought = self.unit(unit).is_some_and(|(_, live)| {
            let mut last = live.fight.last.iter();
            last.any(|against| against.enemy == by)
        });
        fought || (charges(unit, by) && !charges(by, unit))
    }

    /// What the first is to the second that meets it, where the one is skirmishers or gunners and the
    /// other close order.
    pub(super) fn meets_as_light(&self, unit: UnitRef, by: UnitRef) -> Option<combat::Light> {
        let ((bought, _), (foe, _)) = (self.unit(unit)?, self.unit(by)?);
        let met = match (bought.kind, bought.order) {
            (Kind::Artillery, _) => combat::Light::Gunners,
            (Kind::Infantry | Kind::Cavalry, Order::Skirmish) => combat::Light::Skirmishers,
            (Kind::Infantry | Kind::Cavalry, Order::Close) => return None,
        };
        let close = foe.order == Order::Close && foe.kind != Kind::Artillery;
        close.then_some(met)
    }

    /// Whether the first is overrun by the second: skirmishers and gunners by close order, unless the
    /// ground they are known to be at shelters them (F-10.29). Only the players know other shelter.
    pub(super) fn may_be_overrun(&self, unit: UnitRef, by: UnitRef) -> bool {
        let met = self.meets_as_light(unit, by);
        met.is_some_and(|met| overruns(*self, unit, met))
    }
}

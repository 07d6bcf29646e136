//! The Rally phase: recoils, routs and pursuits are moved (F-6.02, F-6.04).

use drumhead_words::ClauseId;
use drumhead_words::play::{Refusal, UnitRef};

use super::act::Act;
use super::command::{FleeWay, PursueWay, RecoilWay};
use super::duty::Duty;
use super::event::Change;
use super::state::*;

impl Act<'_> {
    /// A duty that is carried out must be owed.
    fn must_owe(&mut self, duty: Duty, text: &str) -> Result<(), Refusal> {
        if !self.state.duties.contains(&duty) {
            self.object("not_owed", None, text);
        }
        self.settled()
    }

    /// Friends that were burst through are in disorder, and remember it for
    /// their test (F-7.52, F-8.49).
    fn burst_through(&mut self, unit: UnitRef, through: &[UnitRef]) -> Result<(), Refusal> {
        const BURST: ClauseId = ClauseId::new("F-7.54");
        for friend in through {
            let live = self.on_table(*friend)?;
            if friend.side != unit.side || *friend == unit {
                return Err(Refusal::impossible(
                    "not_a_friend",
                    "only units of its own side are burst through",
                ));
            }
            let turn = Record {
                burst_through: true,
                ..live.turn
            };
            let square = live.square;
            if square && BURST.stands() {
                self.object(
                    "square",
                    Some(BURST),
                    "a square is never burst through: the routers flow round it or are destroyed",
                );
                self.settled()?;
            }
            self.set(*friend, Change::Turn(turn))?;
            if BURST.stands() {
                self.disorder(*friend, DisorderCause::BurstThrough)?;
            }
        }
        Ok(())
    }

    /// A unit recoils; one that cannot avoid the enemy routs (F-7.42).
    pub(super) fn recoil(
        &mut self,
        unit: UnitRef,
        way: RecoilWay,
        through: &[UnitRef],
        followed: bool,
    ) -> Result<(), Refusal> {
        const BLOCKED: ClauseId = ClauseId::new("F-7.42");
        const FOLLOWED: ClauseId = ClauseId::new("F-7.61");
        self.on_table(unit)?;
        let duty = Duty::Recoil { unit };
        self.must_owe(duty, "the unit owes no recoil")?;
        self.settle(duty)?;
        self.burst_through(unit, through)?;
        self.set(unit, Change::Recoils(false))?;
        // Whoever follows up keeps the contact (D-112).
        if !(followed && FOLLOWED.stands()) {
            let enemies: Vec<UnitRef> = self.live(unit)?.contacts.iter().copied().collect();
            for enemy in enemies {
                self.part(unit, enemy)?;
            }
        }
        match way {
            RecoilWay::Blocked if BLOCKED.stands() => self.rout(unit),
            RecoilWay::Clear | RecoilWay::Blocked => Ok(()),
        }
    }

    /// A router moves (F-7.51 to F-7.54).
    pub(super) fn flee(
        &mut self,
        unit: UnitRef,
        way: FleeWay,
        through: &[UnitRef],
    ) -> Result<(), Refusal> {
        const MOVES: ClauseId = ClauseId::new("F-7.51");
        const FIRST: ClauseId = ClauseId::new("F-7.53");
        let Morale::Routed { moves, half_moves } = self.on_table(unit)?.morale else {
            return Err(Refusal::impossible("no_rout", "the unit does not rout"));
        };
        let owed = |half| Duty::Flee { unit, half };
        let half = self.state.duties.contains(&owed(true));
        self.must_owe(owed(half), "the unit owes no rout move in this step")?;
        if way == FleeWay::Surrendered && moves > 0 && FIRST.stands() {
            self.object(
                "not_first_move",
                Some(FIRST),
                "only routers on their first move surrender to enemies they meet",
            );
            self.settled()?;
        }
        self.settle(owed(half))?;
        self.burst_through(unit, through)?;
        if MOVES.stands() {
            let morale = Morale::Routed {
                moves: moves.saturating_add(u8::from(!half)),
                half_moves: half_moves.saturating_add(u8::from(half)),
            };
            self.set(unit, Change::Morale(morale))?;
        }
        let gone = |why| Place::Gone { why };
        match way {
            FleeWay::OnTable => {
                let enemies: Vec<UnitRef> = self.live(unit)?.contacts.iter().copied().collect();
                for enemy in enemies {
                    self.part(unit, enemy)?;
                }
                Ok(())
            }
            FleeWay::OffTable => self.leave(unit, gone(Gone::Fled)),
            FleeWay::Surrendered => self.leave(unit, gone(Gone::Surrendered)),
            FleeWay::Destroyed => self.leave(unit, gone(Gone::Destroyed)),
        }
    }

    /// A pursuer moves (F-7.57 to F-7.60).
    pub(super) fn pursue(&mut self, unit: UnitRef, way: PursueWay) -> Result<(), Refusal> {
        const CRASH: ClauseId = ClauseId::new("F-7.59");
        let Some(pursuit) = self.on_table(unit)?.pursuit else {
            return Err(Refusal::impossible("no_pursuit", "the unit pursues nobody"));
        };
        let duty = Duty::Pursue { unit };
        self.must_owe(duty, "the unit owes no pursuit move in this step")?;
        self.settle(duty)?;
        let moves = pursuit.moves.saturating_add(1);
        match way {
            PursueWay::Follows => {
                self.set(unit, Change::Pursuit(Some(Pursuit { moves, ..pursuit })))
            }
            PursueWay::OffTable => {
                let since = self.state.now.turn;
                self.set(unit, Change::Pursuit(Some(Pursuit { moves, ..pursuit })))?;
                self.leave(unit, Place::Away { since })
            }
            PursueWay::Stopped => self.set(unit, Change::Pursuit(None)),
            PursueWay::Into { enemy } => {
                self.on_table(enemy)?;
                if enemy.side == unit.side {
                    return Err(Refusal::impossible(
                        "same_side",
                        "a pursuit ends in contact with an enemy",
                    ));
                }
                self.set(unit, Change::Pursuit(None))?;
                self.meet(unit, enemy)?;
                if CRASH.stands() {
                    self.disorder(unit, DisorderCause::RoutOrPursuit)?;
                    self.disorder(enemy, DisorderCause::BurstThrough)?;
                }
                Ok(())
            }
        }
    }
}

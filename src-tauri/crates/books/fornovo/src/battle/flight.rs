//! Sections 7.2 to 7.5: routers and pursuers move (F-6.04), through friends,
//! round them or into what bars the way.

use drumhead_words::ClauseId;
use drumhead_words::play::{Objection, Refusal, UnitRef};

use super::super::readings::{RoutersBarred, RoutersMeet};
use super::super::terrain::Against;
use super::act::Act;
use super::actions::{FleeWay, PursueWay};
use super::duty::Duty;
use super::event::Change;
use super::ground::Cover;
use super::state::*;
use super::table::Table;

/// Squares, hard cover and buildings are never burst through.
const NEVER: ClauseId = ClauseId::new("F-7.54");
/// Routers flow round friends where there is a gap.
const FLOW: ClauseId = ClauseId::new("F-7.52");
/// Pursuers crash into those whom their target bursts through.
const CRASH: ClauseId = ClauseId::new("F-7.59");
/// Pursuers flow round whom their target flowed round.
const ROUND: ClauseId = ClauseId::new("F-7.60");

/// Pursuers go after their target, wherever it goes.
const FOLLOWS: ClauseId = ClauseId::new("F-7.57");
/// Pursuers leave the table after their target, and not before it.
const LEAVES: ClauseId = ClauseId::new("F-7.29");

impl Table<'_> {
    /// Whether the unit is never burst through: a square, or in hard cover or
    /// a building (F-7.54).
    pub(super) fn bars_routers(&self, unit: UnitRef) -> bool {
        let Some((_, live)) = self.unit(unit) else {
            return false;
        };
        let sheltered = self.at(unit).is_some_and(|(site, stand)| {
            let hard = site.cover(Against::SmallArms, self.rules) == Cover::Hard;
            site.covers(stand) && (site.feature.kind.is_block() || hard)
        });
        NEVER.stands() && (live.square || sheltered)
    }

    /// Whether a router flows round friends in its path: where there is a gap,
    /// though not on its first move (F-7.52, F-7.53, D-116).
    fn flows_round(&self, first: bool, gap: bool) -> bool {
        let bursts = match self.rules.procedures.routers_meet {
            RoutersMeet::BurstFirst => first,
            RoutersMeet::FlowAlways => false,
        };
        gap && !bursts && FLOW.stands()
    }

    /// Those whom the target of this pursuit burst through: the pursuer
    /// crashes into them (F-7.59).
    pub(super) fn crashes_into(&self, unit: UnitRef) -> Vec<UnitRef> {
        self.on_target(unit, |path| path.through.iter().copied().collect())
            .into_iter()
            .filter(|enemy| CRASH.stands() && self.stands_there(*enemy))
            .collect()
    }

    /// Whether the target of this pursuit has yet to make its rout move: its
    /// pursuer follows it (F-7.57).
    pub(super) fn waits_for_target(&self, unit: UnitRef) -> bool {
        let pursuit = self.unit(unit).and_then(|(_, live)| live.pursuit);
        pursuit.is_some_and(|pursuit| {
            let (unit, half) = (pursuit.target, false);
            FOLLOWS.stands() && self.state.duties.contains(&Duty::Flee { unit, half })
        })
    }

    /// What speaks against a pursuit before its target has moved.
    pub(super) fn target_first(&self, unit: UnitRef) -> Option<Objection> {
        let text = "its target has its rout move to make first";
        let waits = self.waits_for_target(unit);
        waits.then(|| Objection::of("target_first", FOLLOWS, text))
    }

    /// Where the target of this pursuit is; none where nobody is pursued.
    pub(super) fn target_place(&self, unit: UnitRef) -> Option<Place> {
        let pursuit = self.unit(unit)?.1.pursuit?;
        self.unit(pursuit.target).map(|(_, live)| live.place)
    }

    /// Those whom the target of this pursuit flowed round (F-7.60).
    pub(super) fn flows_past(&self, unit: UnitRef) -> Vec<UnitRef> {
        self.on_target(unit, |path| path.round.iter().copied().collect())
            .into_iter()
            .filter(|_| ROUND.stands())
            .collect()
    }

    fn stands_there(&self, unit: UnitRef) -> bool {
        self.unit(unit).is_some_and(|(_, live)| live.on_table())
    }

    fn on_target(&self, unit: UnitRef, of: impl Fn(&Path) -> Vec<UnitRef>) -> Vec<UnitRef> {
        let pursuit = self.unit(unit).and_then(|(_, live)| live.pursuit);
        let target = pursuit.and_then(|pursuit| self.unit(pursuit.target));
        target.map_or_else(Vec::new, |(_, live)| of(&live.path))
    }

    /// Routed enemies that the unit touches: whom it might pursue.
    pub(super) fn routed_before(&self, unit: UnitRef) -> Vec<UnitRef> {
        let Some((_, live)) = self.unit(unit) else {
            return Vec::new();
        };
        let routs = |enemy: &UnitRef| {
            let enemy = self.unit(*enemy);
            enemy.is_some_and(|(_, live)| live.routs() && live.on_table())
        };
        live.contacts.iter().copied().filter(routs).collect()
    }
}

impl Act<'_> {
    /// A router moves. Friends in its way are burst through, unless it flows
    /// round them; what is never burst through stops or destroys it.
    pub(super) fn flee(
        &mut self,
        unit: UnitRef,
        way: FleeWay,
        met: &[UnitRef],
        gap: bool,
    ) -> Result<(), Refusal> {
        const MOVES: ClauseId = ClauseId::new("F-7.51");
        const FIRST: ClauseId = ClauseId::new("F-7.53");
        let morale = self.on_table(unit)?.morale;
        let first = morale.flees_first();
        let Morale::Routed { moves, half_moves } = morale else {
            return Err(Refusal::impossible("no_rout", "the unit does not rout"));
        };
        let owed = |half| Duty::Flee { unit, half };
        let half = self.state.duties.contains(&owed(true));
        self.must_owe(owed(half), "the unit owes no rout move in this step")?;
        if way == FleeWay::Surrendered && !first && FIRST.stands() {
            self.object(
                "not_first_move",
                Some(FIRST),
                "only routers on their first move surrender to enemies they meet",
            );
            self.settled()?;
        }
        self.settle(owed(half))?;
        let table = self.table();
        let flows = table.flows_round(first, gap);
        // A square is like impassable ground: where there is a gap it is passed
        // by on any move, though other friends are burst through (D-117).
        let (barring, open): (Vec<UnitRef>, Vec<UnitRef>) =
            (met.iter().copied()).partition(|friend| table.bars_routers(*friend));
        let past = gap && FLOW.stands();
        let (through, round) = match (flows, past) {
            (true, _) => (Vec::new(), met.to_vec()),
            (false, true) => (open, barring.clone()),
            (false, false) => (open, Vec::new()),
        };
        for friend in &round {
            self.must_be_other_friend(unit, *friend)?;
        }
        self.burst_through(unit, &through)?;
        let barred = !barring.is_empty() && !past;
        let path = Path {
            through: through.into_iter().collect(),
            round: round.into_iter().collect(),
        };
        self.set(unit, Change::Path(path))?;
        self.leave_ground(unit)?;
        if MOVES.stands() {
            let morale = Morale::Routed {
                moves: moves.saturating_add(u8::from(!half)),
                half_moves: half_moves.saturating_add(u8::from(half)),
            };
            self.set(unit, Change::Morale(morale))?;
        }
        let way = match (barred, self.rules.procedures.routers_barred) {
            (false, _) => way,
            (true, RoutersBarred::Destroyed) => FleeWay::Destroyed,
            (true, RoutersBarred::Stop) => FleeWay::OnTable,
        };
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
        let Some(pursuit) = self.on_table(unit)?.pursuit else {
            return Err(Refusal::impossible("no_pursuit", "the unit pursues nobody"));
        };
        let duty = Duty::Pursue { unit };
        if let Some(objection) = self.table().target_first(unit) {
            self.raise(objection);
        }
        if way == PursueWay::Follows && !self.table().crashes_into(unit).is_empty() {
            let text = "its target burst through friends: it crashes into them";
            self.object("crashes", Some(CRASH), text);
        }
        if let PursueWay::Into { enemy, .. } = way
            && self.table().flows_past(unit).contains(&enemy)
        {
            let text = "its target flowed round that unit, and so does it";
            self.object("flows_round", Some(ROUND), text);
        }
        if way == PursueWay::OffTable && self.live(pursuit.target)?.on_table() && LEAVES.stands() {
            let text = "its target is still on the table: it follows no further than that";
            self.object("target_on_table", Some(LEAVES), text);
        }
        let gone = matches!(self.live(pursuit.target)?.place, Place::Gone { .. });
        if way == PursueWay::Follows && gone && LEAVES.stands() {
            let text = "its target has left the table: it leaves as well, or stops";
            self.object("target_gone", Some(LEAVES), text);
        }
        self.must_owe(duty, "the unit owes no pursuit move in this step")?;
        self.settle(duty)?;
        let moves = pursuit.moves.saturating_add(1);
        match way {
            PursueWay::Follows => {
                self.leave_ground(unit)?;
                self.set(unit, Change::Pursuit(Some(Pursuit { moves, ..pursuit })))
            }
            PursueWay::OffTable => {
                let since = self.state.now.turn;
                self.set(unit, Change::Pursuit(Some(Pursuit { moves, ..pursuit })))?;
                self.leave(unit, Place::Away { since })
            }
            PursueWay::Stopped => self.set(unit, Change::Pursuit(None)),
            PursueWay::Into { enemy, onto } => {
                self.on_table(enemy)?;
                if enemy.side == unit.side {
                    return Err(Refusal::impossible(
                        "same_side",
                        "a pursuit ends in contact with an enemy",
                    ));
                }
                self.set(unit, Change::Pursuit(None))?;
                self.leave_ground(unit)?;
                if !CRASH.stands() {
                    return self.meet(unit, enemy);
                }
                self.disorder(unit, DisorderCause::RoutOrPursuit)?;
                self.disorder(enemy, DisorderCause::BurstThrough)?;
                self.crash_in(unit, enemy, onto)
            }
        }
    }

    /// A unit that routed several enemies must say whom it pursues (F-7.58).
    pub(super) fn owe_whom(&mut self, unit: UnitRef) -> Result<(), Refusal> {
        const WHOM: ClauseId = ClauseId::new("F-7.58");
        if WHOM.stands() && self.table().routed_before(unit).len() > 1 {
            self.owe(Duty::Whom { unit })?;
        }
        Ok(())
    }

    /// It pursues this one: the one it touched with most figures, or any of
    /// several such (F-7.58).
    pub(super) fn pursue_whom(&mut self, unit: UnitRef, target: UnitRef) -> Result<(), Refusal> {
        let Some(pursuit) = self.on_table(unit)?.pursuit else {
            return Err(Refusal::impossible("no_pursuit", "the unit pursues nobody"));
        };
        if !self.table().routed_before(unit).contains(&target) {
            return Err(Refusal::impossible(
                "not_routed",
                "it pursues one of those it touched and routed",
            ));
        }
        let duty = Duty::Whom { unit };
        self.must_owe(duty, "the unit has no choice of whom to pursue now")?;
        self.settle(duty)?;
        let pursuit = Pursuit { target, ..pursuit };
        self.set(unit, Change::Pursuit(Some(pursuit)))
    }
}

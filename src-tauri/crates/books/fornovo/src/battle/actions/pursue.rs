//! A pursuing unit moves: after its target, off the table, or into its target or fresh enemies
//! (F-7.57 to F-7.60, F-7.29).

use super::choices::{enemies, open_sides};
use super::flee::Flee;
use super::reach;
use crate::battle::charges::{closed_to, is_enemy, open_side};
use crate::battle::prelude::*;

/// The ids of the objections that the players may allow.
const TARGET_FIRST: &str = "target_first";
const TARGET_RALLIED: &str = "target_rallied";

written! {
    /// A pursuing unit moves (F-7.57 to F-7.60).
    pub struct Pursue {
        /// The unit.
        pub unit: UnitRef,
        /// The end of the pursuit move.
        pub way: PursueWay,
    }

    /// A pursuing unit moved. The consequences follow as separate facts.
    pub struct Pursued {
        /// The unit.
        pub unit: UnitRef,
        /// The end of the pursuit move.
        pub way: PursueWay,
    }
}

/// The end of a pursuit move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "way", rename_all = "snake_case")]
pub enum PursueWay {
    /// The unit continues after its target.
    #[default]
    Follows,
    /// The unit follows its target off the table (F-7.29).
    OffTable,
    /// Terrain stops the unit, or its target is gone.
    Stopped,
    /// The unit runs into fresh enemies: an impact without impetus (F-7.57, F-7.59). Or it catches
    /// its target, which is still routing, and fights it without tests.
    Into {
        /// The enemy.
        enemy: UnitRef,
        /// The side that is struck.
        #[serde(default)]
        onto: Facing,
    },
}

impl Pursue {
    /// Returns the ways in which the move can end without a fight, the usual one first: after the
    /// target, or off the table if the target left it (F-7.29).
    fn ways(position: Position<'_>, unit: UnitRef) -> &'static [(PursueWay, &'static str)] {
        const STOPPED: (PursueWay, &str) = (PursueWay::Stopped, "stopped");
        const FOLLOWS: (PursueWay, &str) = (PursueWay::Follows, "follows");
        const OFF_TABLE: (PursueWay, &str) = (PursueWay::OffTable, "off_table");
        match position.target_place(unit) {
            Some(Place::Table) => &[FOLLOWS, STOPPED],
            Some(Place::Gone { why: Gone::Fled }) => &[OFF_TABLE, STOPPED],
            Some(Place::Away { .. }) => &[OFF_TABLE, FOLLOWS, STOPPED],
            Some(Place::Gone { .. }) | None => &[STOPPED],
        }
    }

    /// Returns the side of this enemy into which the unit may run. Closed terrain stops the unit
    /// (F-7.57).
    fn side(position: Position<'_>, unit: UnitRef, enemy: UnitRef) -> Option<Facing> {
        open_side(|onto| closed_to(position, unit, enemy, onto).is_some())
    }

    /// Whether this enemy is the unit's target and burst through friends: the unit crashes into
    /// these friends before it can catch the target (F-7.59).
    fn crashes_before(position: Position<'_>, unit: UnitRef, enemy: UnitRef) -> bool {
        position.is_its_router(unit, enemy) && !position.crashes_into(unit).is_empty()
    }

    /// Whether the unit runs into its target, which has rallied within its reach. Closed terrain
    /// stops it (F-7.57).
    fn runs_into_target(position: Position<'_>, unit: UnitRef) -> bool {
        let open = |target| Self::side(position, unit, target).is_some();
        position.reaches_rallied_target(unit) && position.rallied_target(unit).is_some_and(open)
    }

    /// Whether the unit is expected to meet an enemy: friends of its target, or the target itself,
    /// which has rallied. Either may be out of its reach.
    fn expects_enemies(position: Position<'_>, unit: UnitRef) -> bool {
        !position.crashes_into(unit).is_empty() || position.rallied_target(unit).is_some()
    }

    /// Returns the enemies into which the unit may run: first the units through which its target
    /// burst (F-7.59), then the target, then all others that are not routing, except units that the
    /// target flowed round (F-7.60). A routing target that burst through units is not included.
    fn met(position: Position<'_>, unit: UnitRef) -> Vec<UnitRef> {
        let (crash, past) = (position.crashes_into(unit), position.flows_past(unit));
        let pursuit = position.unit(unit).and_then(|(_, state)| state.pursuit);
        let target = pursuit.map(|pursuit| pursuit.target);
        let mut met = enemies(position, unit);
        met.retain(|enemy| {
            let routs = position
                .unit(*enemy)
                .is_some_and(|(_, state)| state.routs());
            let open = match position.is_its_router(unit, *enemy) {
                true => crash.is_empty(),
                false => crash.contains(enemy) || !(routs || past.contains(enemy)),
            };
            open && Self::side(position, unit, *enemy).is_some()
        });
        met.sort_by_key(|enemy| (!crash.contains(enemy), Some(*enemy) != target));
        met
    }
}

impl Demanded for Pursue {
    fn is_due(&self, battle: &Battle) -> bool {
        let runs = |state: &UnitState| {
            let before = state.step.before.pursued;
            before && state.pursuit.is_some() && !state.step.ran
        };
        let state = position(battle).here(self.unit);
        battle.state.now.step == Step::Flight && state.is_some_and(runs)
    }

    fn work(&self, battle: &Battle) -> Obligation {
        let work = work::of_unit("pursue", PURSUES, self.unit);
        if !position(battle).waits_for_target(self.unit) {
            return work;
        }
        let label = message("pending.pursue_after").with("unit", self.unit);
        Obligation { label, ..work }
    }
}

impl Action<Fornovo> for Pursue {
    const NAME: &'static str = "pursue";
    const GROUP: Group = PENDING;
    const CLAUSE: Option<ClauseId> = Some(PURSUES);
    const OBLIGATIONS: &'static [&'static str] = &["pursue"];
    const ALTERNATIVES: bool = true;
    type Context<'a> = Pursuit;

    fn context(&self, battle: &Battle) -> Result<Pursuit, Impossible> {
        let pursuit = on_table(battle, self.unit)?
            .pursuit
            .ok_or_else(|| impossible("no_pursuit").with("unit", self.unit))?;
        state_of(battle, pursuit.target)?;
        if let PursueWay::Into { enemy, .. } = self.way {
            on_table(battle, enemy)?;
            let into = message("impossible.pursues_into_friend").with("unit", self.unit);
            is_enemy(self.unit, enemy).map_err(|friend| friend.saying(into))?;
        }
        Ok(pursuit)
    }

    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        let position = position(battle);
        let way = PursueWay::default();
        let Some(follows) = Self { unit, way }.if_due(battle) else {
            return Vec::new();
        };
        let Some((way, _)) = Self::ways(position, unit).first() else {
            return Vec::new();
        };
        let follows = Self {
            way: *way,
            ..follows
        };
        let into = Self::met(position, unit)
            .first()
            .copied()
            .and_then(|enemy| {
                let onto = Self::side(position, unit, enemy)?;
                let way = PursueWay::Into { enemy, onto };
                Some(Self { unit, way })
            });
        // A crash is offered first: the unit may follow its target only if the target's friends, or
        // the rallied target, are out of reach.
        match into {
            Some(into) if Self::expects_enemies(position, unit) => vec![into, follows],
            into => std::iter::once(follows).chain(into).collect(),
        }
    }

    fn objections(&self, battle: &Battle, pursuit: &Pursuit) -> Vec<Objection> {
        let (unit, way, position) = (self.unit, self.way, position(battle));
        let target = position.unit(pursuit.target).map(|(_, state)| state);
        let there = target.is_some_and(UnitState::on_table);
        let place = position.target_place(unit);
        let fled = place == Some(Place::Gone { why: Gone::Fled });
        let gone = !fled && matches!(place, Some(Place::Gone { .. }));
        let follows = way == PursueWay::Follows;
        let before = |enemy| Self::crashes_before(position, unit, enemy);
        let crashes = matches!(way, PursueWay::Into { enemy, .. } if before(enemy));
        let past = |enemy: UnitRef| position.flows_past(unit).contains(&enemy);
        let round = matches!(way, PursueWay::Into { enemy, .. } if past(enemy));
        let off = way == PursueWay::OffTable;
        let reaches = follows && Self::runs_into_target(position, unit);
        let all = [
            (position.waits_for_target(unit), TARGET_FIRST, PURSUES),
            (reaches, TARGET_RALLIED, PURSUES),
            (crashes, "crashes", CRASH_IN),
            (round, "flows_round", PURSUES_ROUND),
            (off && there, "target_on_table", AWAY),
            (follows && fled, "target_gone", AWAY),
            (follows && gone, "target_removed", PURSUES),
        ]
        .into_iter()
        .filter(|(so, ..)| *so)
        .map(|(_, id, clause)| {
            let against = message(format!("against.flight.{id}"));
            objection(id, clause).saying(against.with("unit", unit))
        });
        let closed = match way {
            PursueWay::Into { enemy, onto } => closed_to(position, unit, enemy, onto),
            PursueWay::Follows | PursueWay::OffTable | PursueWay::Stopped => None,
        };
        all.chain(closed)
            .chain(self.unless_due(battle, "pursuit_not_due"))
            .collect()
    }

    fn may_be_allowed(against: &[Objection]) -> bool {
        are_only(against, &[TARGET_FIRST, TARGET_RALLIED])
    }

    fn waits_for(&self, battle: &Battle, first: &Obligation) -> bool {
        let pursuit = state_of(battle, self.unit).ok().and_then(|it| it.pursuit);
        let target = pursuit.map(|pursuit| pursuit.target);
        let waits = position(battle).waits_for_target(self.unit);
        Flee::fulfils(first) && waits && first.unit == target
    }

    fn plan(&self, _: &Battle, _: &Pursuit) -> Plan {
        Plan::plain(message("preview.flees").with("unit", self.unit))
    }

    fn explain(&self, battle: &Battle, _: &Pursuit) -> Explanation {
        let (position, unit) = (position(battle), self.unit);
        let explained = reach::of_flight(position, unit);
        match self.way {
            PursueWay::Into { enemy, .. } if position.is_its_router(unit, enemy) => {
                let catches = message("preview.flight.catches").with("target", enemy);
                Explanation {
                    needs: Some(catches),
                    ..explained
                }
            }
            PursueWay::Into { .. }
            | PursueWay::Follows
            | PursueWay::OffTable
            | PursueWay::Stopped => explained,
        }
    }

    fn resolve(&self, battle: &Battle, _: &Pursuit, _: &Rolled) -> Result<Vec<Event>, BadFact> {
        let Self { unit, way } = *self;
        let since = battle.state.now.turn;
        facts_of(battle, |resolver| {
            resolver.add(Pursued { unit, way })?;
            if way != PursueWay::Stopped {
                resolver.leave_guns(unit)?;
            }
            match way {
                PursueWay::Follows => resolver.leave_ground(unit),
                PursueWay::OffTable => resolver.leave(unit, Place::Away { since }),
                PursueWay::Stopped => Ok(()),
                PursueWay::Into { enemy, onto } => {
                    resolver.leave_ground(unit)?;
                    if resolver.position().is_its_router(unit, enemy) {
                        return resolver.meet(unit, enemy);
                    }
                    resolver.crash_in(unit, enemy, onto)
                }
            }
        })
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let position = position(battle);
        if let PursueWay::Into { enemy, .. } = self.way {
            let met = Self::met(position, self.unit);
            let met = asks("way/enemy", "pursue_into", Answer::unit(met));
            // For a router, the round asks which side is struck, so this order does not.
            let crash = !position.is_its_router(self.unit, enemy);
            let sides = crash.then(|| {
                let sides = open_sides(position, self.unit, enemy);
                asks("way/onto", "onto", one_of("onto", &sides))
            });
            return std::iter::once(met).chain(sides).collect();
        }
        let ways: Vec<&str> = Self::ways(position, self.unit)
            .iter()
            .map(|(_, way)| *way)
            .collect();
        let ways = one_of("pursue_way", &ways);
        vec![asks("way/way", "pursue_way", ways)]
    }

    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        self.demanded(battle)
    }

    fn id(&self, battle: &Battle) -> OfferId {
        let work = self.work(battle);
        match self.way {
            PursueWay::Into { .. } => work::other_way("into", &work),
            PursueWay::Follows | PursueWay::OffTable | PursueWay::Stopped => work::offer_id(&work),
        }
    }

    fn label(&self, battle: &Battle) -> Message {
        let position = position(battle);
        let meets = Self::expects_enemies(position, self.unit);
        let key = match (self.way, meets) {
            (PursueWay::Into { .. }, _) => "offer.pursue_into",
            (_, true) => "offer.pursue_short",
            (_, false) => return self.work(battle).label,
        };
        message(key).with("unit", self.unit)
    }
}

impl Fact<Fornovo> for Pursued {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let goes_on = match self.way {
            PursueWay::Follows | PursueWay::OffTable => true,
            PursueWay::Into { enemy, .. } => position(battle).is_its_router(self.unit, enemy),
            PursueWay::Stopped => false,
        };
        let state = battle.state.unit_mut(self.unit)?;
        state.step.ran = true;
        state.turn.moved = Moved::Charged;
        // The unit has advanced: a failed shooting test halts it (F-8.19).
        state.turn.advanced |= self.way != PursueWay::Stopped;
        state.pursuit = state.pursuit.filter(|_| goes_on).map(|pursuit| Pursuit {
            moves: pursuit.moves.saturating_add(1),
            ..pursuit
        });
        Ok(())
    }

    /// Returns the log line for a pursuit that continues after its target, catches it or stops. Any
    /// other pursuit move is logged by its consequences.
    fn log(&self, before: &Battle) -> Vec<Line> {
        let caught = |enemy| position(before).is_its_router(self.unit, enemy);
        let key = match self.way {
            PursueWay::Follows => "log.pursues_on",
            PursueWay::Stopped => "log.pursuit_ends",
            PursueWay::Into { enemy, .. } if caught(enemy) => {
                let line = unit_line("log.pursuit_catches", self.unit).with("target", enemy);
                return vec![line.about([enemy]).by(PURSUES)];
            }
            PursueWay::OffTable | PursueWay::Into { .. } => return Vec::new(),
        };
        vec![unit_line(key, self.unit).by(PURSUES)]
    }
}

//! A pursuer moves: after its target, off the table, or into fresh enemies (F-7.57 to F-7.60, F-7.29).

use super::super::charges::{closed_to, is_enemy, open_side};
use super::super::duties::{duty_message, is_duty, offer_id, other_way, owed};
use super::super::prelude::*;
use super::choices::{enemies, sides_of};
use super::reach;

/// Pursuers go after their target, wherever it goes.
const FOLLOWS: ClauseId = ClauseId::new("F-7.57");
/// Pursuers leave the table after their target, and not before it.
const LEAVES: ClauseId = ClauseId::new("F-7.29");
/// Pursuers crash into friends that their target bursts through.
const CRASH: ClauseId = ClauseId::new("F-7.59");
/// Pursuers flow round friends that their target flowed round.
const ROUND: ClauseId = ClauseId::new("F-7.60");

written! {
    /// A pursuer moves (F-7.57 to F-7.60).
    pub struct Pursue {
        /// The unit.
        pub unit: UnitRef,
        /// How it went.
        pub way: PursueWay,
    }

    /// A pursuer has moved. What comes of it is in the facts after this one.
    pub struct Pursued {
        /// The unit.
        pub unit: UnitRef,
        /// How it went.
        pub way: PursueWay,
    }
}

/// How a pursuit move went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "way", rename_all = "snake_case")]
pub enum PursueWay {
    /// Still after its target.
    #[default]
    Follows,
    /// Off the table after it (F-7.29).
    OffTable,
    /// Stopped by ground, or its target is gone.
    Stopped,
    /// Into fresh enemies: an impact without impetus (F-7.57, F-7.59).
    Into {
        /// The enemy.
        enemy: UnitRef,
        /// The side of it that is struck.
        #[serde(default)]
        onto: Facing,
    },
}

impl Pursue {
    const fn duty(&self) -> Duty {
        let unit = self.unit;
        Duty::Pursue { unit }
    }

    /// The ways to end without a fight, the usual one first: on after its target, or off the table
    /// when that has fled from it (F-7.29). A pursuer whose target has burst through friends does not
    /// follow: it runs into them.
    fn ways(table: Table<'_>, unit: UnitRef) -> &'static [(PursueWay, &'static str)] {
        const STOPPED: (PursueWay, &str) = (PursueWay::Stopped, "stopped");
        const FOLLOWS: (PursueWay, &str) = (PursueWay::Follows, "follows");
        const OFF_TABLE: (PursueWay, &str) = (PursueWay::OffTable, "off_table");
        let crashes = !table.crashes_into(unit).is_empty();
        match table.target_place(unit) {
            Some(Place::Table) if !crashes => &[FOLLOWS, STOPPED],
            Some(Place::Gone { why: Gone::Fled }) => &[OFF_TABLE, STOPPED],
            Some(Place::Away { .. }) if !crashes => &[OFF_TABLE, FOLLOWS, STOPPED],
            Some(Place::Away { .. }) => &[OFF_TABLE, STOPPED],
            Some(Place::Table | Place::Gone { .. }) | None => &[STOPPED],
        }
    }

    /// The side of this enemy that it may run into: ground that is closed to it stops it (F-7.57).
    fn side(table: Table<'_>, unit: UnitRef, enemy: UnitRef) -> Option<Facing> {
        open_side(|onto| closed_to(table, unit, enemy, onto).is_some())
    }

    /// The enemies that it may run into: first those that its target burst through (F-7.59), then the
    /// target, where it has rallied.
    fn fresh(table: Table<'_>, unit: UnitRef) -> Vec<UnitRef> {
        let (crash, past) = (table.crashes_into(unit), table.flows_past(unit));
        let pursuit = table.unit(unit).and_then(|(_, live)| live.pursuit);
        let target = pursuit.map(|pursuit| pursuit.target);
        let mut fresh = enemies(table, unit);
        fresh.retain(|enemy| {
            let routs = table.unit(*enemy).is_some_and(|(_, live)| live.routs());
            let met = crash.contains(enemy) || !(routs || past.contains(enemy));
            met && Self::side(table, unit, *enemy).is_some()
        });
        fresh.sort_by_key(|enemy| (!crash.contains(enemy), Some(*enemy) != target));
        fresh
    }
}

impl Action<Fornovo> for Pursue {
    const NAME: &'static str = "pursue";
    const GROUP: Group = PENDING;
    const CLAUSE: Option<ClauseId> = Some(FOLLOWS);
    const OBLIGATIONS: &'static [&'static str] = &["pursue"];
    const ALTERNATIVES: bool = true;
    type Context<'a> = Pursuit;

    fn context(&self, battle: &Battle) -> Result<Pursuit, Impossible> {
        let pursuit = on_table(battle, self.unit)?.pursuit;
        let pursuit = pursuit.ok_or_else(|| impossible("no_pursuit"))?;
        state_of(battle, pursuit.target)?;
        if let PursueWay::Into { enemy, .. } = self.way {
            on_table(battle, enemy)?;
            is_enemy(self.unit, enemy)
                .map_err(|friend| friend.saying(message("impossible.pursues_into_friend")))?;
        }
        Ok(pursuit)
    }

    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        let table = table(battle);
        let is_owed = table.demands(Duty::Pursue { unit });
        let Some((way, _)) = Self::ways(table, unit).first().filter(|_| is_owed) else {
            return Vec::new();
        };
        let follows = Self { unit, way: *way };
        let into = Self::fresh(table, unit).first().copied().and_then(|enemy| {
            let onto = Self::side(table, unit, enemy)?;
            let way = PursueWay::Into { enemy, onto };
            Some(Self { unit, way })
        });
        // What the rules demand comes first.
        match into {
            Some(into) if !table.crashes_into(unit).is_empty() => vec![into, follows],
            into => std::iter::once(follows).chain(into).collect(),
        }
    }

    fn objections(&self, battle: &Battle, pursuit: &Pursuit) -> Vec<Objection> {
        let (unit, way, table) = (self.unit, self.way, table(battle));
        let target = table.unit(pursuit.target).map(|(_, live)| live);
        let there = target.is_some_and(UnitState::on_table);
        let place = table.target_place(unit);
        let fled = place == Some(Place::Gone { why: Gone::Fled });
        let gone = !fled && matches!(place, Some(Place::Gone { .. }));
        let follows = way == PursueWay::Follows;
        let crashes = follows && !table.crashes_into(unit).is_empty();
        let past = |enemy: UnitRef| table.flows_past(unit).contains(&enemy);
        let round = matches!(way, PursueWay::Into { enemy, .. } if past(enemy));
        let off = way == PursueWay::OffTable;
        let all = [
            (table.waits_for_target(unit), "target_first", FOLLOWS),
            (crashes, "crashes", CRASH),
            (round, "flows_round", ROUND),
            (off && there, "target_on_table", LEAVES),
            (follows && fled, "target_gone", LEAVES),
            (follows && gone, "target_removed", FOLLOWS),
        ];
        let all = all.into_iter().filter(|(so, ..)| *so);
        let all = all.map(|(_, id, clause)| {
            objection(id, clause).saying(message(format!("against.flight.{id}")))
        });
        let closed = match way {
            PursueWay::Into { enemy, onto } => closed_to(table, unit, enemy, onto),
            PursueWay::Follows | PursueWay::OffTable | PursueWay::Stopped => None,
        };
        all.chain(closed)
            .chain(unless_owed(battle, self.duty(), "pursuit_not_owed"))
            .collect()
    }

    fn may_be_allowed(against: &[Objection]) -> bool {
        against.iter().all(|it| it.id == "target_first")
    }

    fn waits_for(&self, battle: &Battle, first: &Obligation) -> bool {
        let pursuit = state_of(battle, self.unit).ok().and_then(|it| it.pursuit);
        pursuit.is_some_and(|pursuit| {
            let (unit, half) = (pursuit.target, false);
            is_duty(battle, first, Duty::Flee { unit, half })
        })
    }

    fn plan(&self, _: &Battle, _: &Pursuit) -> Plan {
        Plan::plain(message("preview.flees").with("unit", self.unit))
    }

    fn explain(&self, battle: &Battle, _: &Pursuit) -> Explanation {
        reach::of_flight(table(battle), self.unit)
    }

    fn resolve(&self, battle: &Battle, pursuit: &Pursuit, _: &Rolled) -> Vec<Event> {
        let Self { unit, way } = *self;
        let since = battle.state.now.turn;
        let further = Pursuit {
            moves: pursuit.moves.saturating_add(1),
            ..*pursuit
        };
        brings(battle, |act| {
            act.happen(Event::Pursued(Pursued { unit, way }))?;
            act.has_run(unit)?;
            match way {
                PursueWay::Follows => {
                    act.leave_ground(unit)?;
                    act.set(unit, Change::Pursuit(Some(further)))
                }
                PursueWay::OffTable => {
                    act.set(unit, Change::Pursuit(Some(further)))?;
                    act.leave(unit, Place::Away { since })
                }
                PursueWay::Stopped => act.set(unit, Change::Pursuit(None)),
                PursueWay::Into { enemy, onto } => {
                    act.set(unit, Change::Pursuit(None))?;
                    act.leave_ground(unit)?;
                    act.crash_in(unit, enemy, onto)
                }
            }
        })
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let table = table(battle);
        if let PursueWay::Into { .. } = self.way {
            let fresh = Self::fresh(table, self.unit);
            let sides = one_of("onto", sides_of(table, &fresh));
            return vec![
                asks("way/enemy", "pursue_into", Answer::unit(fresh)),
                asks("way/onto", "onto", sides),
            ];
        }
        let ways = Self::ways(table, self.unit).iter().map(|(_, way)| *way);
        let ways: Vec<&str> = ways.collect();
        let ways = one_of("pursue_way", &ways);
        vec![asks("way/way", "pursue_way", ways)]
    }

    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        owed(battle, self.duty())
    }

    fn id(&self, _: &Battle) -> OfferId {
        match self.way {
            PursueWay::Into { .. } => other_way("into", self.duty()),
            PursueWay::Follows | PursueWay::OffTable | PursueWay::Stopped => offer_id(self.duty()),
        }
    }

    fn label(&self, battle: &Battle) -> Message {
        let table = table(battle);
        let crashes = !table.crashes_into(self.unit).is_empty();
        let key = match (self.way, crashes) {
            (PursueWay::Into { .. }, _) => "offer.pursue_into",
            (_, true) => "offer.pursue_stops",
            (_, false) => return duty_message(table, self.duty()),
        };
        message(key).with("unit", self.unit)
    }
}

impl Fact<Fornovo> for Pursued {
    fn fold(&self, _: &mut Battle) -> Result<(), Misfit> {
        Ok(())
    }

    /// What comes of it tells the other ways.
    fn log(&self, _: &Battle) -> Vec<Line> {
        let key = match self.way {
            PursueWay::Follows => "log.pursues_on",
            PursueWay::Stopped => "log.pursuit_ends",
            PursueWay::OffTable | PursueWay::Into { .. } => return Vec::new(),
        };
        vec![unit_line(key, self.unit).by(FOLLOWS)]
    }
}

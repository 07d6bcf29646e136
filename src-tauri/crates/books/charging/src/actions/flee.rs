//! The rout move (C-13, C-16).

use drumhead_rules::frame::prelude::*;
use drumhead_rules::{ids, written};
use drumhead_vocabulary::play::Scalar;

use super::Surrender;
use crate::clauses::{FLIGHT, ROUTING, YIELD};
use crate::rout::Left;
use crate::state::{Away, Case, Stage, UnitState, routing};
use crate::surrender::{has_rolled, must_roll, spared};
use crate::{Battle, Charging, Event};

ids! {
    /// The destination of a routing unit (C-13).
    Flight as "ChargingFlight" {
        /// Towards the nearest friendly cover.
        Cover = "cover",
        /// Off the unit's own edge of the table.
        OffTable = "off_table",
        /// No destination: the unit has no legal move, and an enemy is near (C-14 c).
        Cornered = "cornered",
        /// No destination: the unit has no legal move, and no enemy is near.
        Stuck = "stuck",
    }
}

impl Flight {
    /// Returns whether the unit moves.
    const fn is_move(self) -> bool {
        match self {
            Self::Cover | Self::OffTable => true,
            Self::Cornered | Self::Stuck => false,
        }
    }
}

written! {
    /// Makes a rout move, or reports that the unit cannot move.
    pub struct Flee {
        /// The unit.
        pub unit: UnitRef,
        /// The destination.
        pub flight: Flight,
    }
}

/// Returns an enemy that this turn's charges prove to be near a routing unit (C-14 c).
fn near_enemy(battle: &Battle, unit: UnitRef) -> Option<UnitRef> {
    let near = battle.tables.surrender.near;
    battle.state.enemy_within(unit, near)
}

/// Returns whether any enemy of a unit is on the table (C-14 c).
fn has_enemies(battle: &Battle, unit: UnitRef) -> bool {
    let mut units = battle.state.units();
    units.any(|(enemy, it)| enemy.side != unit.side && it.is_here())
}

impl Flee {
    /// Returns the objections: to [`Flight::Stuck`], that an enemy is near; to
    /// [`Flight::Cornered`], that no enemy is on the table; to a move, that the unit has already
    /// made its rout move.
    fn barred(&self, battle: &Battle) -> Vec<Objection> {
        let (state, unit) = (&battle.state, self.unit);
        let stuck = self.flight == Flight::Stuck;
        let near = near_enemy(battle, unit).filter(|_| stuck).map(|enemy| {
            let near = objection("near", YIELD).with("unit", unit);
            near.with("enemy", enemy)
                .with("near", battle.tables.surrender.near)
        });
        let alone = self.flight == Flight::Cornered && !has_enemies(battle, unit);
        let ran = self.flight.is_move() && state.runs.has(unit) && !state.must_flee(unit);
        near.into_iter()
            .chain(alone.then(|| objection("alone", YIELD).with("unit", unit)))
            .chain(ran.then(|| objection("ran", FLIGHT).with("unit", unit)))
            .collect()
    }

    /// Returns the destinations that the rules allow.
    fn open(battle: &Battle, unit: UnitRef) -> impl Iterator<Item = Flight> {
        let flights = Flight::ALL.iter().copied();
        flights.filter(move |flight| {
            let flight = *flight;
            Self { unit, flight }.barred(battle).is_empty()
        })
    }
}

impl Action<Charging> for Flee {
    const NAME: &'static str = "flee";
    const GROUP: Group = PENDING;
    const CLAUSE: Option<ClauseId> = Some(FLIGHT);
    const OBLIGATIONS: &'static [&'static str] = &["flee"];
    type Context<'a> = &'a UnitState;

    fn context<'a>(&self, battle: &'a Battle) -> Result<&'a UnitState, Impossible> {
        routing(battle, self.unit)
    }

    /// Offers the action. A routing unit without a pending rout move can still be cornered (C-14
    /// c).
    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        let trial = battle.state.trial(unit);
        let waits = trial.is_some_and(|trial| trial.stage == Stage::Waiting);
        let flees = battle.state.is_routing(unit) && !waits;
        let flight = Self::open(battle, unit).next().filter(|_| flees);
        let flee = flight.map(|flight| Self { unit, flight });
        flee.into_iter().collect()
    }

    fn objections(&self, battle: &Battle, _: &&UnitState) -> Vec<Objection> {
        let (state, unit) = (&battle.state, self.unit);
        let first = state
            .must_roll_first(unit)
            .then(|| objection("roll", YIELD).with("unit", unit));
        let held = self.flight.is_move() && state.is_held(unit) && first.is_none();
        let charged = state.must_test(unit).then(|| {
            let key = match state.has_rolled(unit) {
                true => "against.routs_again",
                false => "against.charged",
            };
            objection("charged", ROUTING).saying(message(key).with("unit", unit))
        });
        first
            .into_iter()
            .chain(held.then(|| objection("caught", YIELD).with("unit", unit)))
            .chain(charged)
            .chain(self.barred(battle))
            .collect()
    }

    fn waits_for(&self, _: &Battle, first: &Obligation) -> bool {
        first.unit == Some(self.unit) && Surrender::fulfils(first)
    }

    fn explain(&self, battle: &Battle, state: &&UnitState) -> Explanation {
        Explanation::from_facts(battle, self.resolve(battle, state, &Rolled::default()))
    }

    /// Makes the rout move. A unit that can move, or has no enemy near, is no longer cornered.
    fn resolve(&self, battle: &Battle, _: &&UnitState, _: &Rolled) -> Result<Vec<Event>, BadFact> {
        let Self { unit, flight } = *self;
        let spared = (flight != Flight::Cornered).then(|| spared(battle, unit));
        let then = match flight {
            Flight::OffTable => {
                let away = Away::OffTable;
                Some(Left { unit, away }.into())
            }
            Flight::Cornered => must_roll(battle, unit, Case::Cornered),
            Flight::Cover | Flight::Stuck => None,
        };
        let fled = [Fled { unit, flight }.into()]
            .into_iter()
            .chain(spared.flatten());
        Ok(fled.chain(then).collect())
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let near = battle.tables.surrender.near;
        let choices = Self::open(battle, self.unit).map(|flight| {
            let label = message(format!("flight.{}", flight.id()));
            choice(
                Scalar::Text(flight.id().to_owned()),
                label.with("near", near),
            )
        });
        let flight = ask("flight", "flight", Answer::One(choices.collect()));
        vec![flight.by(FLIGHT).hint(message("ask.flight_hint"))]
    }

    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        let obligation = || Obligation::of_unit("flee", FLIGHT, self.unit, message("to_do.flee"));
        battle.state.must_flee(self.unit).then(obligation)
    }

    fn group(&self, battle: &Battle) -> Group {
        if battle.state.must_flee(self.unit) {
            PENDING
        } else {
            Group("report")
        }
    }

    fn label(&self, battle: &Battle) -> Message {
        let (state, unit) = (&battle.state, self.unit);
        let over = state.runs.has(unit) && !state.must_flee(unit);
        message(if over { "offer.stuck" } else { "offer.flee" })
    }
}

written! {
    /// A routing unit moved, or could not move.
    pub struct Fled {
        /// The unit.
        pub unit: UnitRef,
        /// The destination.
        pub flight: Flight,
    }
}

impl Fact<Charging> for Fled {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.unit_mut(self.unit)?;
        let moved = self.flight.is_move();
        battle.state.trials.has_fled(self.unit, moved);
        battle.state.broken.has_fled(self.unit);
        if moved {
            battle.state.runs.has_fled(self.unit);
        }
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let line = line(format!("log.fled_{}", self.flight.id()))
            .by(FLIGHT)
            .tone(Tone::Bad)
            .about([self.unit]);
        let cornered = self.flight == Flight::Cornered;
        let once = cornered.then(|| has_rolled(before, self.unit));
        let fled = [line.with("unit", self.unit)];
        fled.into_iter().chain(once.flatten()).collect()
    }
}

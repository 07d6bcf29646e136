//! A routing unit moves through friends, round friends or into an obstacle (F-7.51 to F-7.54).

use super::choices::{friends, some_of};
use super::endanger::{Endanger, general_first};
use super::reach;
use super::reply::comes_first;
use crate::battle::flight::are_met;
use crate::battle::prelude::*;
use crate::interpretations::RoutersBarred;

written! {
    /// A routing unit moves (F-7.51 to F-7.54).
    pub struct Flee {
        /// The unit.
        pub unit: UnitRef,
        /// The end of the rout move, unless friends bar the way.
        pub way: FleeWay,
        /// Friends in the unit's way.
        pub through: Vec<UnitRef>,
        /// Whether there is a gap of half the unit's front beside the friends (F-7.52).
        #[serde(default)]
        pub gap: bool,
    }

    /// A routing unit moved. The consequences follow as separate facts.
    pub struct RanOn {
        /// The unit.
        pub unit: UnitRef,
        /// The end of the rout move, unless friends barred the way.
        pub way: FleeWay,
        /// Friends that the unit burst through.
        pub through: Vec<UnitRef>,
    }

    /// A routing unit met these friends on its move, or none (F-7.52).
    pub struct PathTaken {
        /// The routing unit.
        pub unit: UnitRef,
        /// The friends in the unit's way.
        pub path: Path,
    }
}

impl Fact<Fornovo> for PathTaken {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = battle.state.unit_mut(self.unit)?;
        state.path.clone_from(&self.path);
        Ok(())
    }

    /// Returns the line about friends that the unit flowed round.
    fn log(&self, _: &Battle) -> Vec<Line> {
        let round: Vec<UnitRef> = self.path.round.iter().copied().collect();
        if round.is_empty() {
            return Vec::new();
        }
        let line = unit_line("log.flows_round", self.unit).by(FLOWS_ROUND);
        vec![line.with("units", round)]
    }
}

/// The end of a rout move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FleeWay {
    /// The unit is still on the table.
    #[default]
    OnTable,
    /// The unit is off the table.
    OffTable,
    /// The unit ran into the enemy on its first rout move, and surrenders (F-7.53).
    Surrendered,
    /// The unit ran into the enemy or impassable terrain, and is destroyed (F-7.52, F-7.54).
    Destroyed,
}

/// A rout move with the friends in its way.
pub struct Course<'a> {
    state: &'a UnitState,
    /// The unit's rout moves so far: full and half.
    moves: [u8; 2],
    /// Whether the move is the half move of a unit that routed in this step (F-6.11).
    half: bool,
    /// Friends that the unit bursts through.
    through: Vec<UnitRef>,
    /// Friends that the unit flows round.
    round: Vec<UnitRef>,
    /// Whether the way is barred by friends through which the unit cannot burst.
    barred: bool,
}

impl Flee {
    /// Returns the unit's course. The unit bursts through friends in its way, unless it flows round
    /// them. Even when it bursts through other friends, it uses a gap to go round friends through
    /// which it cannot burst, such as squares, as it would go round impassable terrain (D-117).
    fn course<'a>(&self, battle: &Battle, state: &'a UnitState, moves: [u8; 2]) -> Course<'a> {
        let position = position(battle);
        let met = self.through.iter().copied();
        let (barring, open): (Vec<UnitRef>, Vec<UnitRef>) =
            met.partition(|friend| position.bars_routers(*friend));
        let barred = !barring.is_empty() && !self.gap;
        let flows = position.flows_round(state.morale.flees_first(), self.gap);
        let (through, round) = match (flows, self.gap) {
            (true, _) => (Vec::new(), self.through.clone()),
            (false, true) => (open, barring),
            (false, false) => (open, Vec::new()),
        };
        Course {
            state,
            moves,
            half: position.flees_half(self.unit),
            through,
            round,
            barred,
        }
    }
}

impl Flee {
    /// Whether a gap beside the friends in the way changes the move: the unit may flow round them, or
    /// cannot burst through one of them (F-7.52, F-7.54).
    fn gap_matters(&self, battle: &Battle) -> bool {
        let position = position(battle);
        let first = state_of(battle, self.unit).is_ok_and(|state| state.morale.flees_first());
        let barred = |friend: &UnitRef| position.bars_routers(*friend);
        !self.through.is_empty()
            && (position.flows_round(first, true) || self.through.iter().any(barred))
    }
}

impl Position<'_> {
    /// Whether the unit makes half a rout move now, because it routed in this step (F-6.11).
    pub(in crate::battle) fn flees_half(&self, unit: UnitRef) -> bool {
        let step = self.state.now.step;
        let at_once = matches!(step, Step::Flight | Step::FireTests | Step::Completions);
        let runs = |state: &UnitState| state.routs() && state.step.broke && !state.step.ran;
        at_once && self.here(unit).is_some_and(runs)
    }

    /// Whether the unit makes its rout move for the turn now.
    pub(in crate::battle) fn flees_fully(&self, unit: UnitRef) -> bool {
        let runs = |state: &UnitState| {
            let before = state.step.before.routed;
            before && state.routs() && !state.step.ran
        };
        self.state.now.step == Step::Flight && self.here(unit).is_some_and(runs)
    }

    /// Whether the unit must make a rout move now.
    pub(in crate::battle) fn runs_first(&self, unit: UnitRef) -> bool {
        self.flees_half(unit) || self.flees_fully(unit)
    }
}

impl Demanded for Flee {
    fn is_due(&self, battle: &Battle) -> bool {
        position(battle).runs_first(self.unit)
    }

    fn work(&self, battle: &Battle) -> Obligation {
        let work = work::of_unit("flee", ROUT, self.unit);
        if !position(battle).flees_half(self.unit) {
            return work;
        }
        let label = message("pending.flee_half").with("unit", self.unit);
        Obligation { label, ..work }
    }
}

impl Action<Fornovo> for Flee {
    const NAME: &'static str = "flee";
    const GROUP: Group = PENDING;
    const OBLIGATIONS: &'static [&'static str] = &["flee"];
    type Context<'a> = Course<'a>;

    fn context<'a>(&self, battle: &'a Battle) -> Result<Course<'a>, Impossible> {
        let state = on_table(battle, self.unit)?;
        let Morale::Routed { moves, half_moves } = state.morale else {
            return Err(impossible("no_rout").with("unit", self.unit));
        };
        are_met(battle, self.unit, &self.through)?;
        Ok(self.course(battle, state, [moves, half_moves]))
    }

    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        let action = Self {
            unit,
            way: FleeWay::default(),
            through: Vec::new(),
            gap: false,
        };
        action.if_due(battle)
    }

    fn objections(&self, battle: &Battle, course: &Course<'_>) -> Vec<Objection> {
        let mut all = self.unless_due(battle, "rout_not_due");
        all.extend(position(battle).replies_first(self.unit));
        // The die for a general comes before his unit runs off the table (F-3.09, D-131).
        all.extend(general_first(battle, self.unit));
        if self.way == FleeWay::Surrendered && !course.state.morale.flees_first() {
            let first = message("against.flight.not_first_move").with("unit", self.unit);
            all.push(objection("not_first_move", FIRST_ROUT_MOVE).saying(first));
        }
        all
    }

    fn waits_for(&self, battle: &Battle, first: &Obligation) -> bool {
        let general = Endanger::fulfils(first) && first.other == Some(self.unit);
        general || comes_first(battle, first)
    }

    fn plan(&self, _: &Battle, _: &Course<'_>) -> Plan {
        Plan::plain(message("preview.flees").with("unit", self.unit))
    }

    fn explain(&self, battle: &Battle, _: &Course<'_>) -> Explanation {
        reach::of_flight(position(battle), self.unit)
    }

    fn resolve(
        &self,
        battle: &Battle,
        course: &Course<'_>,
        _: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        let (unit, way) = (self.unit, self.way);
        let barred = &battle.tables.rules.choices.routers_barred;
        let ends = match (course.barred, barred) {
            (false, _) => way,
            (true, RoutersBarred::Destroyed) => FleeWay::Destroyed,
            (true, RoutersBarred::Stop) => FleeWay::OnTable,
        };
        let [full, halves] = course.moves;
        let morale = Morale::Routed {
            moves: full.saturating_add(u8::from(!course.half)),
            half_moves: halves.saturating_add(u8::from(course.half)),
        };
        let path = Path {
            through: course.through.iter().copied().collect(),
            round: course.round.iter().copied().collect(),
        };
        facts_of(battle, |resolver| {
            let through = course.through.clone();
            resolver.add(RanOn { unit, way, through })?;
            resolver.burst_through(&course.through)?;
            resolver.change(unit, PathTaken { unit, path })?;
            resolver.leave_ground(unit)?;
            // If the players routed the unit by a correction, it can still be in square and have
            // its guns.
            resolver.breaks_square(unit)?;
            resolver.leave_guns(unit)?;
            resolver.set_morale(unit, morale)?;
            let gone = |why| Place::Gone { why };
            match ends {
                FleeWay::OnTable => {
                    let mut enemies = course.state.contacts.iter();
                    enemies.try_for_each(|enemy| resolver.part(unit, *enemy))
                }
                FleeWay::OffTable => resolver.leave(unit, gone(Gone::Fled)),
                FleeWay::Surrendered => resolver.leave(unit, gone(Gone::Surrendered)),
                FleeWay::Destroyed => resolver.leave(unit, gone(Gone::Destroyed)),
            }
        })
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        // A unit surrenders only on its first rout move (F-7.53).
        let first = state_of(battle, self.unit).is_ok_and(|state| state.morale.flees_first());
        let mut ways = vec!["on_table", "off_table", "surrendered", "destroyed"];
        ways.retain(|way| first || *way != "surrendered");
        let friends = friends(position(battle), self.unit);
        let mut questions = vec![asks("way", "flee_way", one_of("flee_way", &ways))];
        if !friends.is_empty() {
            questions.push(asks("through", "met", some_of(friends)));
        }
        if self.gap_matters(battle) {
            questions.push(asks("gap", "gap", Answer::YesNo));
        }
        questions
    }

    does_work!();
}

impl Fact<Fornovo> for RanOn {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = battle.state.unit_mut(self.unit)?;
        state.step.ran = true;
        state.turn.moved = Moved::Charged;
        Ok(())
    }

    /// Returns the log lines for a move that the players end on the table. Other facts log moves
    /// that end otherwise, and the friends that the unit flowed round.
    fn log(&self, before: &Battle) -> Vec<Line> {
        if self.way != FleeWay::OnTable {
            return Vec::new();
        }
        let first = |state: &UnitState| matches!(state.morale, Morale::Routed { moves: 0, .. });
        let first = state_of(before, self.unit).is_ok_and(first);
        // The half move of a unit that has just routed does not continue a rout (F-6.11).
        let half = position(before).flees_half(self.unit);
        let (key, clause) = match (self.through.is_empty(), half) {
            (true, true) => ("log.flees_half", ROUT),
            (true, false) => ("log.flees", ROUT),
            (false, true) => ("log.flees_half_through", FIRST_ROUT_MOVE),
            (false, false) if first => ("log.flees_through", FIRST_ROUT_MOVE),
            (false, false) => ("log.flees_through", FLOWS_ROUND),
        };
        let made = unit_line(key, self.unit).with("units", self.through.clone());
        vec![made.about(self.through.clone()).by(clause)]
    }
}

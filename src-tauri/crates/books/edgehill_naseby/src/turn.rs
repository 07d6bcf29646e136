//! The clock: a side's turn, its steps, and the units in command at its start (E-01, E-02).

use drumhead_rules::list::sides::of_side;

use crate::facing::{allowance, in_command};
use crate::prelude::*;

/// Returns the step after this one. `None` at the end of the turn, and while units are placed.
/// Skips the gun step if the side has no guns or they are not used (E-37, E-39).
pub(crate) fn next_step(battle: &Battle) -> Option<Step> {
    match battle.state.step {
        Step::Start => Some(Step::Move),
        Step::Move if may_fire(battle) => Some(Step::Fire),
        Step::Move | Step::Fire => Some(Step::Combat),
        Step::Deploy | Step::Combat => None,
    }
}

/// Returns whether the active side has guns that are used.
pub(crate) fn may_fire(battle: &Battle) -> bool {
    let state = &battle.state;
    let mut guns = state
        .units()
        .filter(|(_, it)| it.gun.is_some() && it.away.is_none());
    guns_used(battle) && guns.any(|(gun, _)| state.serves(gun) == state.mover)
}

/// Returns the clauses of a step for the track and the log, each only if its part of the rules is
/// in use.
pub(crate) fn step_clauses(battle: &Battle, step: Step) -> [Option<ClauseId>; 2] {
    let (used, guns) = (modules(battle), guns_used(battle));
    match step {
        Step::Deploy => [None, guns.then_some(GUN_HEXES)],
        Step::Start => [used.command.then_some(COMMAND); 2],
        Step::Move => [TURNING, FRONT_ONLY].map(|clause| used.facing.then_some(clause)),
        Step::Fire => [STILL, ACTIVATED].map(|clause| guns.then_some(clause)),
        Step::Combat => [used.command.then_some(NO_ATTACK); 2],
    }
}

/// Returns the distance of a unit from its leader. `None` if the unit has no leader, or either is
/// not on the map. A unit of another arm with the leader's number is not a leader.
pub(crate) fn leader_distance(battle: &Battle, unit: UnitRef) -> Option<u32> {
    let (standing, hex) = here(battle, unit).ok()?;
    let leader = UnitRef::new(unit.side, standing.leader?);
    let (leader, there) = here(battle, leader).ok()?;
    (leader.arm == Arm::Leader).then(|| far(battle, hex, there))
}

/// Returns whether a unit that begins its turn now is in command (E-01).
fn commanded(battle: &Battle, unit: UnitRef, standing: &Standing) -> bool {
    let distance = leader_distance(battle, unit);
    let near = in_command(distance, &battle.tables, interpretations(battle).no_leader);
    !modules(battle).command || !standing.is_troops() || near
}

/// Returns the fact recording that a side's turn begins now.
pub(crate) fn turn_begins(battle: &Battle, mover: u8) -> TurnBegan {
    let units = battle
        .state
        .on_map()
        .filter(|(unit, ..)| unit.side == mover);
    let orders = units.map(|(unit, standing, _)| {
        let in_command = commanded(battle, unit, standing);
        let points = |ma| allowance(ma, in_command, &battle.tables);
        Orders {
            unit: unit.unit,
            in_command,
            points: standing.ma.map(points),
        }
    });
    let again = mover == battle.setup.first;
    TurnBegan {
        turn: battle.state.turn.saturating_add(u32::from(again)),
        mover,
        orders: orders.collect(),
    }
}

/// Returns the number of turns that a gun's side has begun since turn `since` of the game, in which
/// the gun was captured or lost its crew. Each side has its own turn with each number (E-01). If
/// the gun's side is the second, its current turn counts only while `early` is true: the current
/// step then precedes every step of that turn in which a gun can be captured or lose its crew. The
/// number can then be one too high, but callers ask only whether it is above 0.
pub(crate) fn own_turns(battle: &Battle, gun: UnitRef, since: u32, early: bool) -> u32 {
    let second = battle.state.serves(gun) != battle.setup.first;
    battle.state.turn.saturating_sub(since) + u32::from(second && early)
}

/// The state of a unit at the start of its side's turn (E-01, E-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Orders {
    /// The unit's number.
    pub unit: u16,
    /// Whether the unit is in command.
    pub in_command: bool,
    /// The movement points. `None` if the unit's allowance is unknown.
    pub points: Option<u8>,
}

written! {
    /// A side's turn began. Clears the data of the previous turn.
    pub struct TurnBegan {
        /// The turn.
        pub turn: u32,
        /// The active side.
        pub mover: u8,
        /// The initial state of each of the side's units.
        pub orders: Vec<Orders>,
    }
}

impl TurnBegan {
    /// Returns the units that begin the turn out of command.
    pub(crate) fn out(&self) -> Vec<UnitRef> {
        let out = self.orders.iter().filter(|order| !order.in_command);
        out.map(|order| UnitRef::new(self.mover, order.unit))
            .collect()
    }
}

impl Fact<EdgehillNaseby> for TurnBegan {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = &mut battle.state;
        of_side(&mut state.sides, self.mover)?;
        state.turn = self.turn;
        state.mover = self.mover;
        state.step = Step::Start;
        state.marched.clear();
        state.seized.clear();
        state.attacks.clear();
        state.thrown.clear();
        state.fought.clear();
        state.retreats.clear();
        for unit in state.sides.iter_mut().flatten() {
            unit.points = None;
            if let Some(gun) = unit.gun.as_mut().filter(|gun| gun.serves == self.mover) {
                gun.fired = false;
                gun.turned = false;
            }
        }
        for order in &self.orders {
            let unit = state.unit_mut(UnitRef::new(self.mover, order.unit))?;
            unit.in_command = order.in_command;
            unit.points = order.points;
        }
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let [_, clause] = step_clauses(before, Step::Start);
        let turn = line("log.turn")
            .with("turn", self.turn)
            .with("side", Value::Side(self.mover));
        let turn = clause.into_iter().fold(turn, Line::by);
        let out = out_of_command_line(before, self.out());
        std::iter::once(turn).chain(out).collect()
    }
}

fn out_of_command_line(battle: &Battle, out: Vec<UnitRef>) -> Option<Line> {
    let line = || line("log.out_of_command").by(COMMAND).by(HALVED);
    let line = || line().by(NO_ATTACK).tone(Tone::Warn).about(out.clone());
    let line = || line().detail(message("detail.out").with("less", less(battle)));
    (!out.is_empty()).then(|| line().with("units", Value::Placed(out.clone())))
}

written! {
    /// A step began.
    pub struct StepBegan {
        /// The step.
        pub step: Step,
    }
}

impl Fact<EdgehillNaseby> for StepBegan {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.step = self.step;
        battle.state.marched.clear();
        battle.state.seized.clear();
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let step = line("log.step").with("step", step_name(before, self.step));
        let [_, clause] = step_clauses(before, self.step);
        let step = clause.into_iter().fold(step, Line::by);
        out_of_command_line(before, first_out(before))
            .into_iter()
            .chain([step])
            .collect()
    }
}

/// Returns the units out of command in a first turn that began without an order because all units
/// were placed. No order could log these units at once, so they are logged at the end of the turn's
/// first step.
pub(crate) fn first_out(battle: &Battle) -> Vec<UnitRef> {
    let (state, setup) = (&battle.state, &battle.setup);
    let mut units = setup.sides.iter().flat_map(|side| &side.army.units);
    let opening = (state.turn, state.mover, state.step) == (1, setup.first, Step::Start);
    if !opening || units.any(|unit| unit.of.hex.is_none()) {
        return Vec::new();
    }
    let mine = state.on_map().filter(|(unit, ..)| unit.side == state.mover);
    let out = mine.filter(|(_, standing, _)| !standing.in_command);
    out.map(|(unit, ..)| unit).collect()
}

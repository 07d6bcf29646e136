//! Pursuits begin, continue and end (F-7.57).

use super::prelude::*;

written! {
    /// A unit pursues.
    pub struct PursuitChanged {
        /// The unit.
        pub unit: UnitRef,
        /// The pursuit.
        pub pursuit: Pursuit,
    }
}

unit_facts! {
    /// A unit no longer pursues.
    PursuitOver |state| state.pursuit = None;
}

impl Fact<Fornovo> for PursuitChanged {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = battle.state.unit_mut(self.unit)?;
        state.step.chooses |= state.pursuit.is_none();
        state.pursuit = Some(self.pursuit);
        state.fight.caught = None;
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        if !self.sets_off(before) {
            return Vec::new();
        }
        let target = self.pursuit.target;
        let line = unit_line("log.pursues", self.unit).with("target", target);
        vec![line.about([target]).tone(Tone::Warn).by(PURSUES)]
    }

    fn report(&self, before: &Battle, events: &mut ReportEvents) {
        let begins = |state: &UnitState| state.pursuit.is_none();
        if self.sets_off(before) && state_of(before, self.unit).is_ok_and(begins) {
            events.pursuits.push((self.unit, self.pursuit.target));
        }
    }
}

impl PursuitChanged {
    /// Whether this fact is logged: the unit has made no pursuit move, or only the move with which
    /// its charge caught the router. A charge that runs on after a router without reaching it has
    /// its own log line.
    fn sets_off(&self, before: &Battle) -> bool {
        let caught = |state: &UnitState| state.fight.caught == Some(self.pursuit.target);
        self.pursuit.moves == 0 || state_of(before, self.unit).is_ok_and(caught)
    }
}

/// Whether the unit lost this turn's round, or must still recoil after the last round. Such a unit
/// has routed no enemy (F-8.36, D-113).
const fn has_lost(state: &UnitState) -> bool {
    state.recoils || (state.turn.fought && state.fight.lost > 0)
}

impl Resolver<'_> {
    /// Lets units in contact with a routing unit pursue it.
    pub(super) fn pursued(&mut self, router: UnitRef) -> Result<(), BadFact> {
        let contacts = self.state(router)?.contacts.clone();
        contacts
            .into_iter()
            .try_for_each(|enemy| self.pursues_router(enemy, router))
    }

    /// Lets a unit pursue a router in contact, unless it has another enemy to fight or lost its own
    /// round. If several of its enemies routed in this step, it pursues the one with the lowest
    /// number, regardless of the order of the routs, until its player chooses one (F-7.58).
    fn pursues_router(&mut self, unit: UnitRef, router: UnitRef) -> Result<(), BadFact> {
        let state = self.state(unit)?;
        let idle = !state.routs() && state.on_table() && state.pursuit.is_none();
        if !idle || has_lost(state) || self.has_to_fight(unit) {
            return Ok(());
        }
        let caught = state.fight.caught;
        let first = self.routed_now(unit).into_iter().min();
        let target = first.unwrap_or(router);
        // A charger that caught its router has already made its first pursuit move (F-8.11, D-217).
        self.pursues(unit, target, u8::from(caught == Some(target)))
    }

    /// Whether the unit has an enemy to fight: an enemy in contact that does not rout or, outside
    /// the Combat phase, an enemy that charges the unit and can still reach it (F-7.57, D-266).
    fn has_to_fight(&self, unit: UnitRef) -> bool {
        let charges = self.battle.state.now.step.phase() != Phase::Combat;
        let position = self.position();
        position.fights_somebody(unit) || (charges && position.is_charged(unit))
    }

    /// Once a charge has failed or ended, lets its target pursue enemies that routed in this step.
    pub(super) fn target_is_free(&mut self, charge: Option<Charge>) -> Result<(), BadFact> {
        charge.map_or(Ok(()), |charge| self.pursues_others(charge.target))
    }

    /// Once an enemy has left contact, lets the unit pursue an enemy still in contact that routed
    /// in this step.
    pub(super) fn pursues_others(&mut self, unit: UnitRef) -> Result<(), BadFact> {
        match self.routed_now(unit).first() {
            Some(router) => self.pursues_router(unit, *router),
            None => Ok(()),
        }
    }

    /// Returns the unit's enemies in contact that routed in this step.
    fn routed_now(&self, unit: UnitRef) -> Vec<UnitRef> {
        let mut routed = self.position().routed_before(unit);
        routed.retain(|router| self.state(*router).is_ok_and(|it| it.step.broke));
        routed
    }

    /// Begins the unit's pursuit, in which it has already made this many moves. The unit is
    /// disordered, and leaves its square. Gunners leave their guns when they move (F-7.17).
    pub(super) fn pursues(
        &mut self,
        unit: UnitRef,
        target: UnitRef,
        moves: u8,
    ) -> Result<(), BadFact> {
        let state = self.state(unit)?;
        // A unit that charges at the gallop counts as having galloped even if its target routed
        // before contact (F-8.15).
        let ran_on = moves > 0 && self.position().gallops(unit);
        let pursuit = Pursuit {
            target,
            moves,
            ordered: state.fight.followed || state.step.let_pursue,
            galloped: state.fight.galloped || ran_on,
        };
        self.set_pursuit(unit, pursuit)?;
        self.disorder(unit, DisorderCause::RoutOrPursuit)?;
        self.breaks_square(unit)?;
        match moves {
            0 => Ok(()),
            _ => self.leave_guns(unit),
        }
    }

    /// Sets the unit's pursuit.
    pub(super) fn set_pursuit(&mut self, unit: UnitRef, pursuit: Pursuit) -> Result<(), BadFact> {
        self.change(unit, PursuitChanged { unit, pursuit })
    }

    /// Ends the pursuits of a unit that was destroyed (F-7.57). In the Rally phase the pursuers
    /// stop with their own moves.
    pub(super) fn pursuers_stop(&mut self, target: UnitRef) -> Result<(), BadFact> {
        if self.battle.state.now.step.phase() == Phase::Rally {
            return Ok(());
        }
        let pursues = |state: &UnitState| state.pursuit.is_some_and(|it| it.target == target);
        let units = self.battle.state.units.iter();
        let pursuers: Vec<UnitRef> = units
            .filter_map(|(unit, state)| pursues(state).then_some(*unit))
            .collect();
        pursuers
            .into_iter()
            .try_for_each(|unit| self.end_pursuit(unit))
    }

    /// Ends the unit's pursuit.
    pub(super) fn end_pursuit(&mut self, unit: UnitRef) -> Result<(), BadFact> {
        self.change(unit, PursuitOver { unit })
    }
}

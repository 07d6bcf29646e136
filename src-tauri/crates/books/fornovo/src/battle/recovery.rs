//! Section 5.4: idle units recover (F-5.07 to F-5.09, F-6.16).

use super::actions::CauseLasts;
use super::prelude::*;
use crate::interpretations::{EarliestRecovery, QuietTurn};

impl Record {
    /// Whether the unit has stayed in its place this turn (F-5.08, F-10.28).
    pub(super) fn stayed(&self) -> bool {
        self.moved == Moved::Stood && !self.went
    }
}

impl Resolver<'_> {
    /// Lets units recover if they may. Asks the players whether the cause of a disorder remains, if
    /// only they can see it.
    pub(super) fn recover_all(&mut self) -> Result<(), BadFact> {
        for unit in self.units_on_table() {
            let state = self.state(unit)?.clone();
            let turn = self.battle.state.now.turn;
            if let Morale::Halted { since } = state.morale
                && !state.turn.advanced
                && since.before_moves_of(turn)
            {
                self.set_morale(unit, Morale::Good)?;
            }
            let position = self.position();
            if position.was_idle(&state) && !position.asks_if_cause_remains(unit) {
                let (shaken, recovers) = position.recoverable(&state);
                self.recovers(unit, position.is_known_to_last(unit, &state))?;
                // The idle turn has ended the shaken state, so the players are not asked about the
                // disorder (D-103).
                if shaken && !recovers && state.disorder.is_some_and(|it| it.may_last()) {
                    let gone = true;
                    self.add(CauseLasts { unit, gone })?;
                }
            }
        }
        Ok(())
    }

    /// Lets the unit recover from being shaken, and from disorder unless its cause remains: from
    /// both in one idle turn, or only from the worse (D-103).
    pub(super) fn recovers(&mut self, unit: UnitRef, persists: bool) -> Result<(), BadFact> {
        let (shaken, disordered) = self.position().recoverable(self.state(unit)?);
        if shaken {
            self.set_morale(unit, Morale::Good)?;
        }
        if disordered && !persists {
            self.recover_order(unit)?;
        }
        Ok(())
    }
}

impl Position<'_> {
    /// Whether the players must be asked if the cause of the unit's disorder remains (F-5.09). They
    /// are asked if only they can see this and their answer decides whether the unit recovers.
    pub(super) fn asks_if_cause_remains(&self, unit: UnitRef) -> bool {
        self.unit(unit).is_some_and(|(_, state)| {
            let may_last = state.disorder.is_some_and(|disorder| disorder.may_last());
            let (_, recovers) = self.recoverable(state);
            let asks = may_last && recovers && self.was_idle(state);
            asks && !self.is_known_to_last(unit, state)
        })
    }

    /// Whether the unit is known to be on terrain that disorders it, or still in the formation that
    /// disordered it. A square has no ranks, so only the players know its formation.
    fn is_known_to_last(&self, unit: UnitRef, state: &UnitState) -> bool {
        let by_formation = |it: Disorder| it.cause == DisorderCause::Formation;
        let formed = !state.square && self.is_misformed(unit);
        let as_formed = state.disorder.is_some_and(by_formation) && formed;
        self.ground_disorders(unit) || as_formed
    }

    /// Whether a state that began at this moment is old enough for recovery (D-102).
    fn is_old(&self, since: Moment) -> bool {
        match self.rules.choices.earliest_recovery {
            EarliestRecovery::HeldBeforeMoves => since.before_moves_of(self.state.now.turn),
            EarliestRecovery::SameTurn => true,
        }
    }

    /// Returns whether the unit may recover from being shaken, and from a disorder other than
    /// exhaustion. If an idle turn ends only one state, a shaken unit stays disordered (D-103).
    fn recoverable(&self, state: &UnitState) -> (bool, bool) {
        let shaken = matches!(state.morale, Morale::Shaken { since } if self.is_old(since));
        let disordered = state.disorder.is_some_and(|disorder| {
            disorder.cause != DisorderCause::Exhausted && self.is_old(disorder.since)
        });
        let one = self.rules.choices.quiet_turn == QuietTurn::ClearsOne;
        (shaken, disordered && !(one && shaken))
    }

    /// Whether the unit has not moved, shot or fought this turn, and is in a state from which it
    /// can recover (F-5.08). A unit in contact, in rout or pursuit, or with a movement debt is not
    /// idle.
    fn was_idle(&self, state: &UnitState) -> bool {
        let idle = state.turn.stayed()
            && state.turn.fired == [false; 2]
            && !state.turn.fought
            && state.contacts.is_empty()
            && state.pursuit.is_none();
        let (shaken, disordered) = self.recoverable(state);
        idle && !state.routs() && state.debt == 0 && (shaken || disordered)
    }
}

//! Section 5.4: units that kept quiet recover (F-5.07 to F-5.09, F-6.16).

use drumhead_words::play::UnitRef;

use super::super::readings::{EarliestRecovery, QuietTurn};
use super::act::Act;
use super::duty::Duty;
use super::event::Change;
use super::state::*;
use super::turn::Moment;
use drumhead_rules::play::Misfit;

impl Record {
    /// Whether the unit is where it stood when the turn began (F-5.08, F-10.28).
    pub(super) fn stayed(&self) -> bool {
        self.moved == Moved::Stood && !self.went
    }
}

impl Act<'_> {
    /// Whoever may recover does; where only the table knows whether the cause
    /// of a disorder is still there, it is asked.
    pub(super) fn recover_all(&mut self) -> Result<(), Misfit> {
        for unit in self.everyone() {
            let live = self.live(unit)?.clone();
            let turn = self.state.now.turn;
            if let Morale::Halted { since } = live.morale
                && !live.turn.advanced
                && since.before_moves_of(turn)
            {
                self.set(unit, Change::Morale(Morale::Good))?;
            }
            if !self.kept_quiet(unit)? {
                continue;
            }
            let asked = live.disorder.is_some_and(|disorder| disorder.may_last());
            // Where it is known to stand on such ground, or still as it formed
            // up, nobody is asked.
            let table = self.table();
            let by_formation = |it: Disorder| it.cause == DisorderCause::Formation;
            let as_formed = live.disorder.is_some_and(by_formation) && table.is_misformed(unit);
            if table.ground_disorders(unit) || as_formed {
                self.recovers(unit, true)?;
            } else if asked {
                self.owe(Duty::Recover { unit })?;
            } else {
                self.recovers(unit, false)?;
            }
        }
        Ok(())
    }

    /// Whether a state that began then is old enough to be recovered from
    /// (D-102).
    fn is_old(&self, since: Moment) -> bool {
        match self.rules.procedures.earliest_recovery {
            EarliestRecovery::HeldBeforeMoves => since.before_moves_of(self.state.now.turn),
            EarliestRecovery::SameTurn => true,
        }
    }

    /// What the unit may recover from: whether it is shaken, and whether in a
    /// disorder other than exhaustion, for long enough.
    fn recoverable(&self, unit: UnitRef) -> Result<(bool, bool), Misfit> {
        let live = self.live(unit)?;
        let shaken = matches!(live.morale, Morale::Shaken { since } if self.is_old(since));
        let disordered = live.disorder.is_some_and(|disorder| {
            disorder.cause != DisorderCause::Exhausted && self.is_old(disorder.since)
        });
        Ok((shaken, disordered))
    }

    /// Whether the unit neither moved nor shot nor fought this turn, and has
    /// something to recover from (F-5.08).
    fn kept_quiet(&self, unit: UnitRef) -> Result<bool, Misfit> {
        let live = self.live(unit)?;
        let idle = live.turn.stayed()
            && live.turn.fired == [false; 2]
            && !live.turn.fought
            && live.contacts.is_empty()
            && live.pursuit.is_none();
        let (shaken, disordered) = self.recoverable(unit)?;
        Ok(idle && !live.routs() && live.debt == 0 && (shaken || disordered))
    }

    /// The unit recovers: from being shaken, and from its disorder unless the
    /// cause persists; from both in one quiet turn, or from one of them, the
    /// worse first (D-103).
    pub(super) fn recovers(&mut self, unit: UnitRef, persists: bool) -> Result<(), Misfit> {
        let (shaken, disordered) = self.recoverable(unit)?;
        if shaken {
            self.set(unit, Change::Morale(Morale::Good))?;
        }
        let one = self.rules.procedures.quiet_turn == QuietTurn::ClearsOne;
        if disordered && !persists && !(one && shaken) {
            self.set(unit, Change::Disorder(None))?;
        }
        Ok(())
    }
}

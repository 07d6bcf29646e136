//! Section 5.4: units that kept quiet recover (F-5.07 to F-5.09, F-6.16).

use super::super::readings::{EarliestRecovery, QuietTurn};
use super::prelude::*;

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
            let turn = self.battle.state.now.turn;
            if let Morale::Halted { since } = live.morale
                && !live.turn.advanced
                && since.before_moves_of(turn)
            {
                self.has_morale(unit, Morale::Good)?;
            }
            let table = self.table();
            if table.kept_quiet(&live) && !table.asks_what_disordered(unit) {
                self.recovers(unit, table.is_known_to_last(unit, &live))?;
            }
        }
        Ok(())
    }

    /// The unit recovers: from being shaken, and from its disorder unless the
    /// cause persists; from both in one quiet turn, or from one of them, the
    /// worse first (D-103).
    pub(super) fn recovers(&mut self, unit: UnitRef, persists: bool) -> Result<(), Misfit> {
        let (shaken, disordered) = self.table().recoverable(self.live(unit)?);
        if shaken {
            self.has_morale(unit, Morale::Good)?;
        }
        let one = self.rules.procedures.quiet_turn == QuietTurn::ClearsOne;
        if disordered && !persists && !(one && shaken) {
            self.reforms(unit)?;
        }
        Ok(())
    }
}

impl Table<'_> {
    /// Whether only the players see if what disordered the unit is still there (F-5.09).
    pub(super) fn asks_what_disordered(&self, unit: UnitRef) -> bool {
        self.unit(unit).is_some_and(|(_, live)| {
            let may_last = live.disorder.is_some_and(|disorder| disorder.may_last());
            may_last && self.kept_quiet(live) && !self.is_known_to_last(unit, live)
        })
    }

    /// Whether the unit is known to stand on such ground, or still as it formed up.
    fn is_known_to_last(&self, unit: UnitRef, live: &UnitState) -> bool {
        let by_formation = |it: Disorder| it.cause == DisorderCause::Formation;
        let as_formed = live.disorder.is_some_and(by_formation) && self.is_misformed(unit);
        self.ground_disorders(unit) || as_formed
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
    fn recoverable(&self, live: &UnitState) -> (bool, bool) {
        let shaken = matches!(live.morale, Morale::Shaken { since } if self.is_old(since));
        let disordered = live.disorder.is_some_and(|disorder| {
            disorder.cause != DisorderCause::Exhausted && self.is_old(disorder.since)
        });
        (shaken, disordered)
    }

    /// Whether the unit neither moved nor shot nor fought this turn, and has
    /// something to recover from (F-5.08).
    fn kept_quiet(&self, live: &UnitState) -> bool {
        let idle = live.turn.stayed()
            && live.turn.fired == [false; 2]
            && !live.turn.fought
            && live.contacts.is_empty()
            && live.pursuit.is_none();
        let (shaken, disordered) = self.recoverable(live);
        idle && !live.routs() && live.debt == 0 && (shaken || disordered)
    }
}

//! Section 5.4: units that kept quiet recover (F-5.07 to F-5.09, F-6.16).

use drumhead_words::ClauseId;
use drumhead_words::play::{Refusal, UnitRef};

use super::act::Act;
use super::duty::Duty;
use super::event::Change;
use super::state::*;

impl Act<'_> {
    /// Whoever may recover does; where only the table knows whether the cause
    /// of a disorder is still there, it is asked.
    pub(super) fn recover_all(&mut self) -> Result<(), Refusal> {
        const HALTED: ClauseId = ClauseId::new("F-5.07");
        const PERSISTS: ClauseId = ClauseId::new("F-5.09");
        for unit in self.everyone() {
            let live = self.live(unit)?.clone();
            let turn = self.state.now.turn;
            if let Morale::Halted { since } = live.morale
                && HALTED.stands()
                && !live.turn.advanced
                && since.before_moves_of(turn)
            {
                self.set(unit, Change::Morale(Morale::Good))?;
            }
            if !self.kept_quiet(unit)? {
                continue;
            }
            let asked = matches!(
                live.disorder.map(|disorder| disorder.cause),
                Some(DisorderCause::Terrain | DisorderCause::Formation | DisorderCause::Table)
            );
            if self.table().ground_disorders(unit) {
                continue;
            }
            if asked && PERSISTS.stands() {
                self.owe(Duty::Recover { unit })?;
            } else {
                self.recovers(unit)?;
            }
        }
        Ok(())
    }

    /// Whether the unit neither moved nor shot nor fought this turn, and was
    /// shaken or in disorder before the Move phase began (F-5.08, D-102).
    fn kept_quiet(&self, unit: UnitRef) -> Result<bool, Refusal> {
        const QUIET: ClauseId = ClauseId::new("F-5.08");
        let live = self.live(unit)?;
        let turn = self.state.now.turn;
        let idle = live.turn.moved == Moved::Stood
            && live.turn.fired == [false; 2]
            && !live.turn.fought
            && live.contacts.is_empty()
            && live.pursuit.is_none();
        let shaken = matches!(live.morale, Morale::Shaken { since } if since.before_moves_of(turn));
        let disordered = live.disorder.is_some_and(|disorder| {
            disorder.cause != DisorderCause::Exhausted && disorder.since.before_moves_of(turn)
        });
        Ok(QUIET.stands() && idle && !live.routs() && live.debt == 0 && (shaken || disordered))
    }

    /// Shaken and disordered clear together (D-103).
    fn recovers(&mut self, unit: UnitRef) -> Result<(), Refusal> {
        let turn = self.state.now.turn;
        let live = self.live(unit)?;
        let shaken = matches!(live.morale, Morale::Shaken { since } if since.before_moves_of(turn));
        let exhausted = live
            .disorder
            .is_some_and(|disorder| disorder.cause == DisorderCause::Exhausted);
        if shaken {
            self.set(unit, Change::Morale(Morale::Good))?;
        }
        if !exhausted {
            self.set(unit, Change::Disorder(None))?;
        }
        Ok(())
    }

    /// A unit whose disorder may still have its cause: the table says whether
    /// it has (F-5.09).
    pub(super) fn recover(&mut self, unit: UnitRef, persists: bool) -> Result<(), Refusal> {
        self.on_table(unit)?;
        let duty = Duty::Recover { unit };
        if !self.state.duties.contains(&duty) {
            self.object("not_owed", None, "it has nothing to recover from now");
        }
        self.settled()?;
        self.settle(duty)?;
        if persists {
            Ok(())
        } else {
            self.recovers(unit)
        }
    }
}

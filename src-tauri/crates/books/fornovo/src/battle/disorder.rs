//! Disorder: units become disordered and recover (F-5.02 to F-5.05, F-5.09).

use super::moves::MoveObservations;
use super::prelude::*;

written! {
    /// A unit became disordered, or the cause of its disorder changed.
    pub struct Disordered {
        /// The unit.
        pub unit: UnitRef,
        /// The disorder.
        pub disorder: Disorder,
    }

    /// A unit is in order again.
    pub struct InOrder {
        /// The unit.
        pub unit: UnitRef,
    }
}

/// Returns the clause for a cause of disorder.
const fn clause_of(cause: DisorderCause) -> ClauseId {
    ClauseId::new(match cause {
        DisorderCause::Bridge => "F-11.13",
        DisorderCause::Block => "F-11.14",
        DisorderCause::Terrain
        | DisorderCause::Manoeuvre
        | DisorderCause::Formation
        | DisorderCause::RoutOrPursuit
        | DisorderCause::Table => "F-5.02",
        DisorderCause::Combat => "F-5.03",
        DisorderCause::BurstThrough
        | DisorderCause::Interpenetration
        | DisorderCause::MissedCharge
        | DisorderCause::Rallied => "F-5.04",
        DisorderCause::Exhausted => "F-5.05",
        DisorderCause::CrashIn => "F-7.59",
    })
}

impl Fact<Fornovo> for Disordered {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.unit_mut(self.unit)?.disorder = Some(self.disorder);
        Ok(())
    }

    fn log(&self, _: &Battle) -> Vec<Line> {
        let cause = self.disorder.cause;
        let line = unit_line(format!("log.disorder.{}", cause.id()), self.unit);
        vec![line.tone(Tone::Warn).by(clause_of(cause))]
    }

    fn report(&self, before: &Battle, events: &mut ReportEvents) {
        let in_order = |state: &UnitState| state.disorder.is_none();
        if state_of(before, self.unit).is_ok_and(in_order) {
            events.disordered.insert(self.unit);
        }
    }
}

impl Fact<Fornovo> for InOrder {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.unit_mut(self.unit)?.disorder = None;
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let disorder = state_of(before, self.unit).ok().and_then(|it| it.disorder);
        let on_bridge = disorder.is_some_and(|it| it.cause == DisorderCause::Bridge);
        let clause = if on_bridge { BRIDGE } else { RECOVERY };
        let line = unit_line("log.in_order", self.unit);
        vec![line.tone(Tone::Good).by(clause)]
    }
}

impl Resolver<'_> {
    /// Disorders the unit (F-5.02). An exhausted unit does not recover (F-5.05). If there are
    /// several causes in one step, exhaustion is stored or, without it, the cause that comes last
    /// in [`DisorderCause`], regardless of their order in play.
    pub(super) fn disorder(&mut self, unit: UnitRef, cause: DisorderCause) -> Result<(), BadFact> {
        let already = self.state(unit)?.disorder;
        if already.is_some_and(|disorder| disorder.cause == DisorderCause::Exhausted) {
            return Ok(());
        }
        // A bridge does not replace another cause of disorder: that cause remains when the unit
        // leaves the bridge.
        if let Some(before) = already.filter(|_| cause == DisorderCause::Bridge) {
            let lasting = before.lasting || before.cause != DisorderCause::Bridge;
            let disorder = Disorder { lasting, ..before };
            return match before == disorder {
                true => Ok(()),
                false => self.change(unit, Disordered { unit, disorder }),
            };
        }
        let since = self.battle.state.now;
        let exhausts = cause == DisorderCause::Exhausted;
        let at_once = already.filter(|disorder| disorder.since == since && !exhausts);
        let last = at_once.map_or(cause, |disorder| disorder.cause.max(cause));
        let other_lasts = |other: DisorderCause| other != last && other.may_last();
        // A new cause does not end an earlier cause (D-120).
        let remains = match (already, at_once) {
            (_, Some(before)) => before.lasting || other_lasts(before.cause) || other_lasts(cause),
            (before, None) => before.is_some_and(|disorder| disorder.may_last()),
        };
        let disorder = Disorder {
            cause: last,
            since,
            lasting: remains && !exhausts,
        };
        match already == Some(disorder) {
            true => Ok(()),
            false => self.change(unit, Disordered { unit, disorder }),
        }
    }

    /// Ends the disorder of a unit that was on a bridge and whose move has taken it off (F-11.13).
    pub(super) fn leaves_bridge(&mut self, observed: &MoveObservations) -> Result<(), BadFact> {
        match observed.moved {
            Moved::Stood => Ok(()),
            Moved::Rotation | Moved::Half | Moved::Full | Moved::Charged => {
                self.is_off_bridge(observed.unit)
            }
        }
    }

    /// Ends the disorder of a unit that a bridge disordered, unless the unit is still on a bridge.
    pub(super) fn is_off_bridge(&mut self, unit: UnitRef) -> Result<(), BadFact> {
        let disorder = self.state(unit)?.disorder;
        let by_bridge = disorder.is_some_and(|it| it.cause == DisorderCause::Bridge);
        match by_bridge && !self.position().is_on_bridge(unit) {
            true => self.in_order_again(unit),
            false => Ok(()),
        }
    }

    /// Lets the unit recover from disorder.
    pub(super) fn recover_order(&mut self, unit: UnitRef) -> Result<(), BadFact> {
        self.change(unit, InOrder { unit })
    }

    /// Ends the unit's disorder, unless the unit is exhausted (F-5.05).
    pub(super) fn in_order_again(&mut self, unit: UnitRef) -> Result<(), BadFact> {
        match self.position().exhausted(self.state(unit)?) {
            true => self.disorder(unit, DisorderCause::Exhausted),
            false => self.recover_order(unit),
        }
    }

    /// Updates exhaustion after players corrected the unit's figures: the loss of half its figures
    /// exhausts it, and more figures end its exhaustion (F-5.05).
    pub(super) fn count_anew(&mut self, unit: UnitRef) -> Result<(), BadFact> {
        let state = self.state(unit)?;
        let exhausted = self.position().exhausted(state);
        let was = state.disorder.map(|disorder| disorder.cause) == Some(DisorderCause::Exhausted);
        match (exhausted, was) {
            (true, false) => self.disorder(unit, DisorderCause::Exhausted),
            (false, true) => self.recover_order(unit),
            (true, true) | (false, false) => Ok(()),
        }
    }

    /// Disorders a unit whose formation is too thin or too wide (F-2.11, F-2.18).
    pub(super) fn form_up(&mut self, unit: UnitRef) -> Result<(), BadFact> {
        match self.position().is_misformed(unit) {
            true => self.disorder(unit, DisorderCause::Formation),
            false => Ok(()),
        }
    }
}

//! The consequences of possible losses: the test that they require, and whether they exhaust or
//! shatter the unit. The odds look only one step ahead.

use drumhead_vocabulary::play::UnitRef;

use super::position::Position;
use super::state::UnitState;
use crate::reaction::{Facts, Outcome, Verdict, reaction};
use crate::steadiness::loss_marks;
use drumhead_rules::odds::Chance;

/// The chances in a test that losses require.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Fate {
    /// The chance that the unit fails.
    pub(in super::super) fails: f64,
    /// The chance that the unit routs.
    pub(in super::super) routs: f64,
}

/// A threshold of a unit's losses.
#[derive(Clone, Copy, Debug)]
pub(in super::super) enum LossMark {
    /// Exhaustion (F-5.05).
    Exhausted,
    /// Shattering (F-5.06).
    Shattered,
}

impl Position<'_> {
    /// Returns the chances of a unit's test after these losses; `None` if the unit does not test,
    /// for example because it routs or is destroyed.
    pub(in super::super) fn fate(&self, unit: UnitRef, lost: u32, facts: &Facts) -> Option<Fate> {
        let destroyed = |state: &UnitState| lost > 0 && lost >= state.figures();
        self.unit(unit)
            .filter(|(_, state)| !state.routs() && !destroyed(state))?;
        let mut tester = self.tester(unit)?;
        tester.figures = tester.figures.saturating_sub(lost);
        tester.exhausted |= self.reaches(unit, LossMark::Exhausted, lost);
        let Verdict::Rolls(tally) = reaction(&tester, facts, self.rules) else {
            return None;
        };
        let routs = |passed| {
            let outcome = facts.outcome(passed, &tester, self.setup.scale, self.rules);
            matches!(outcome, Outcome::Routs)
        };
        let passes = tally.chance::<f64>();
        let chance = |possible: bool, chance: f64| if possible { chance } else { 0.0 };
        Some(Fate {
            fails: passes.not(),
            routs: chance(routs(true), passes).plus(&chance(routs(false), passes.not())),
        })
    }

    /// Whether the unit has not reached this threshold yet, and reaches it with these losses.
    pub(in super::super) fn reaches(&self, unit: UnitRef, mark: LossMark, lost: u32) -> bool {
        let Some((_, state)) = self.unit(unit) else {
            return false;
        };
        let marks = loss_marks(state.start, &self.rules.limits);
        let mark = match mark {
            LossMark::Exhausted => marks.exhausted,
            LossMark::Shattered => marks.shattered,
        };
        mark.is_some_and(|mark| state.lost() < mark && state.lost().saturating_add(lost) >= mark)
    }
}

//! Surrender rolls as events (C-14, C-15).

use drumhead_rules::frame::prelude::*;
use drumhead_rules::written;

use crate::clauses::{ROLL, YIELD};
use crate::interpretations::CaughtRouters;
use crate::state::Case;
use crate::{Battle, Charging, Event};

/// Returns the fact recording that a unit must roll for surrender. `None` if it has rolled this
/// turn, or must already roll for the same reason.
pub(crate) fn must_roll(battle: &Battle, unit: UnitRef, why: Case) -> Option<Event> {
    let roll = battle.state.roll(unit);
    let known = roll.is_some_and(|roll| roll.rolled || roll.is_for(why));
    (!known).then(|| MustRoll { unit, why }.into())
}

/// Returns whether routing units that are caught roll for surrender in this battle (gap C-A8).
pub(crate) fn caught_units_roll(battle: &Battle) -> bool {
    battle.setup.interpretations.caught_routers == CaughtRouters::SurrenderCheck
}

/// Returns the fact recording that being cornered is no longer a reason to roll: the unit can move,
/// or no enemy is near.
pub(crate) fn spared(battle: &Battle, unit: UnitRef) -> Option<Event> {
    let roll = battle.state.roll(unit).filter(|roll| !roll.rolled);
    let cornered = roll.is_some_and(|roll| roll.is_for(Case::Cornered));
    cornered.then(|| Spared { unit }.into())
}

/// Returns a line about a unit that would have to roll for surrender but has already rolled this
/// turn (C-14).
pub(crate) fn has_rolled(before: &Battle, unit: UnitRef) -> Option<Line> {
    let rolled = before.state.has_rolled(unit);
    let line = || line("log.has_rolled").by(YIELD).with("unit", unit);
    rolled.then(|| line().about([unit]))
}

written! {
    /// A unit is no longer cornered, so it does not roll for that reason.
    pub struct Spared {
        /// The unit.
        pub unit: UnitRef,
    }

    /// A unit must roll for surrender.
    pub struct MustRoll {
        /// The unit.
        pub unit: UnitRef,
        /// The reason.
        pub why: Case,
    }

    /// A unit rolled for surrender.
    pub struct Rolled {
        /// The unit.
        pub unit: UnitRef,
        /// The reason.
        pub why: Case,
        /// The face of the unit's die.
        pub face: u8,
        /// The lowest face on which the unit surrenders.
        pub needed: u8,
        /// Whether the unit surrenders.
        pub surrenders: bool,
    }
}

impl Fact<Charging> for Spared {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.unit_mut(self.unit)?;
        battle.state.yields.spare(self.unit);
        Ok(())
    }

    /// Logs nothing if the unit must roll for another reason.
    fn log(&self, before: &Battle) -> Vec<Line> {
        let others = before
            .state
            .roll(self.unit)
            .is_some_and(|it| !it.also.is_empty());
        let line = || line("log.spared").by(YIELD).with("unit", self.unit);
        let line = (!others).then(|| line().about([self.unit]));
        line.into_iter().collect()
    }
}

impl Fact<Charging> for MustRoll {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.unit_mut(self.unit)?;
        battle.state.yields.must_roll(self.unit, self.why);
        Ok(())
    }

    fn log(&self, _: &Battle) -> Vec<Line> {
        let line = line(format!("log.must_{}", self.why.id()))
            .by(YIELD)
            .tone(Tone::Warn)
            .with("unit", self.unit);
        vec![line.about([self.unit])]
    }
}

impl Fact<Charging> for Rolled {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.unit_mut(self.unit)?;
        battle.state.yields.has_rolled(self.unit, self.why);
        Ok(())
    }

    fn log(&self, _: &Battle) -> Vec<Line> {
        let (key, tone) = if self.surrenders {
            ("log.surrendered", Tone::Bad)
        } else {
            ("log.defiant", Tone::Good)
        };
        let rolled = unit_line(key, self.unit).tone(tone).by(YIELD).by(ROLL);
        let needed = message("detail.surrender").with("face", self.face);
        vec![rolled.detail(needed.with("needed", self.needed))]
    }
}

//! Facts that earlier versions wrote, which are read and kept as they were: dice as they fell,
//! corrections without a value, and entries in a list of what was owed.

use drumhead_words::dice::Throw;

use super::fold::live;
use super::prelude::*;

written! {
    /// Dice as they fell. Now they stand beside the facts of their command alone.
    pub struct Threw {
        /// What they were thrown for, by its id.
        pub what: String,
        /// The side that threw them.
        pub side: Option<u8>,
        /// How they fell.
        pub throw: Throw,
    }

    /// A unit was corrected by hand: what was set are the facts after it. Now the correction is the
    /// fact.
    pub struct SetByHand {
        /// The unit.
        pub unit: UnitRef,
    }
}

impl Fact<Fornovo> for Threw {
    fn fold(&self, _: &mut Battle) -> Result<(), Misfit> {
        Ok(())
    }
}

impl Fact<Fornovo> for SetByHand {
    fn fold(&self, _: &mut Battle) -> Result<(), Misfit> {
        Ok(())
    }

    fn log(&self, _: &Battle) -> Vec<Line> {
        vec![unit_line("log.corrected", self.unit).tone(Tone::Warn)]
    }
}

/// Something became owed: what follows from the rest of the state is known without it.
///
/// # Errors
/// A [`Misfit`] for a unit that is not there.
pub(super) fn owed(state: &mut State, duty: Duty) -> Result<(), Misfit> {
    if let Duty::Pay { unit } = duty {
        live(state, unit)?.befalls(Incident::Pay);
    } else if let Duty::Caught { unit } = duty {
        live(state, unit)?.befalls(Incident::Caught);
    } else if let Duty::Ditch { unit } = duty {
        live(state, unit)?.befalls(Incident::Ditch);
    }
    Ok(())
}

/// Something is no longer owed: it has been done.
///
/// # Errors
/// A [`Misfit`] for a unit that is not there.
pub(super) fn settled(state: &mut State, duty: Duty) -> Result<(), Misfit> {
    if let Duty::Test { unit, test } = duty {
        live(state, unit)?.step.tested.insert(test);
    } else if let Duty::Flee { unit, .. } | Duty::Pursue { unit } = duty {
        live(state, unit)?.step.ran = true;
    } else if let Duty::Answer { unit, charger } = duty {
        live(state, unit)?.step.answered.insert(charger);
    } else if let Duty::Recover { unit } = duty {
        live(state, unit)?.step.recovered = true;
    } else if let Duty::Whom { unit } = duty {
        live(state, unit)?.step.chooses = false;
    }
    Ok(())
}

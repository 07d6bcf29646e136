//! Facts that earlier versions wrote. They are read and kept as they were, and change nothing.

use drumhead_words::dice::Throw;

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

//! A fact that earlier versions wrote. It is read and kept as it was, and changes nothing.

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
}

impl Fact<Fornovo> for Threw {
    fn fold(&self, _: &mut Battle) -> Result<(), Misfit> {
        Ok(())
    }
}

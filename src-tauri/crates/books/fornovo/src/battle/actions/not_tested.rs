//! A unit need not take a test: the reason, and the result that applies without a roll.

use crate::battle::prelude::*;
use crate::reaction::{self, Reason};

written! {
    /// A unit did not need to take a test.
    pub struct NotTested {
        /// The unit.
        pub unit: UnitRef,
        /// The test.
        pub test: reaction::Test,
        /// The id of the reason in the catalogue.
        pub why: String,
        /// The clause.
        pub clause: String,
    }
}

impl Resolver<'_> {
    /// Records that a unit does not take a test, and applies the outcome without a roll.
    pub(super) fn need_not(
        &mut self,
        unit: UnitRef,
        test: reaction::Test,
        reason: Reason,
    ) -> Result<(), BadFact> {
        self.add(NotTested {
            unit,
            test,
            why: reason.id().to_owned(),
            clause: reason.clause().as_str().to_owned(),
        })?;
        match reason.outcome(self.rules) {
            Some(outcome) => self.become_of(unit, test, outcome),
            None => Ok(()),
        }
    }
}

impl Fact<Fornovo> for NotTested {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.has_tested(self.unit, self.test)
    }

    fn log(&self, _: &Battle) -> Vec<Line> {
        let why = message(format!("reaction.not_due.{}", self.why));
        let line = line("log.not_tested")
            .with("unit", self.unit)
            .with("why", why)
            .about([self.unit]);
        vec![clause_of_id(&self.clause).into_iter().fold(line, Line::by)]
    }
}

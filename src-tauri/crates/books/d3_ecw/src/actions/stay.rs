//! The decision to leave a commander off the table (D3-44, gap D3-A13). A decision before the count
//! holds until the last step of the turn; one in the last step, until the side's next turn.

use super::count::counts;
use super::returns::awaits;
use super::{COMMAND, is_about_a_die};
use crate::prelude::*;
use crate::turn::turn_ends;

written! {
    /// Lets the commander stay away. If he does so before the count, his side has no activations;
    /// if in the last step, the turn ends.
    pub struct Stay {
        /// The commander.
        pub unit: UnitRef,
    }
}

impl Action<D3Ecw> for Stay {
    const NAME: &'static str = "stay";
    const GROUP: Group = COMMAND;
    const CLAUSE: Option<ClauseId> = Some(CONTACTED);
    const OBLIGATIONS: &'static [&'static str] = &["return"];
    const ALTERNATIVES: bool = true;
    type Context<'a> = ();

    fn context(&self, battle: &Battle) -> Result<(), Impossible> {
        at_rest(battle)?;
        commander(battle, self.unit)?;
        let idle = || impossible("not_awaited").with("unit", self.unit);
        awaits(battle, self.unit).map(|_| ()).ok_or_else(idle)
    }

    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        commander(battle, unit).ok()?;
        awaits(battle, unit).map(|_| Self { unit })
    }

    fn explain(&self, battle: &Battle, (): &()) -> Explanation {
        Explanation::from_facts(battle, self.resolve(battle, &(), &Rolled::default()))
    }

    fn resolve(&self, battle: &Battle, (): &(), _: &Rolled) -> Result<Vec<Event>, BadFact> {
        Ok(match battle.state.step {
            Step::Commander => turn_ends(battle),
            Step::Deploy | Step::Count | Step::Activate | Step::GiveGround => counts(battle, &[]),
        })
    }

    fn waits_for(&self, _: &Battle, first: &Obligation) -> bool {
        is_about_a_die(first)
    }

    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        awaits(battle, self.unit)
    }

    fn label(&self, battle: &Battle) -> Message {
        message(match battle.state.step {
            Step::Commander => "offer.stay_on",
            Step::Deploy | Step::Count | Step::Activate | Step::GiveGround => "offer.stay",
        })
    }
}

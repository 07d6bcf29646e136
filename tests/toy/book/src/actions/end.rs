//! The end of a side's turn.

use drumhead_rules::frame::prelude::*;
use drumhead_rules::written;
use drumhead_vocabulary::play::other;

use crate::tables::TURN;
use crate::{Battle, Event, Toy};

written! {
    /// The turn ends.
    pub struct End {}

    /// A side's turn began.
    pub struct TurnBegan {
        /// The turn.
        pub turn: u32,
        /// The side.
        pub mover: u8,
    }
}

impl Action<Toy> for End {
    const NAME: &'static str = "end";
    const GROUP: Group = STEP;
    const KIND: OfferKind = OfferKind::EndStep;
    const CLAUSE: Option<ClauseId> = Some(TURN);
    type Context<'a> = ();

    fn context(&self, _: &Battle) -> Result<(), Impossible> {
        Ok(())
    }

    fn of_table(_: &Battle) -> Vec<Self> {
        vec![Self {}]
    }

    fn label(&self, battle: &Battle) -> Message {
        message("offer.end").with("side", Value::Side(battle.state.mover))
    }

    fn resolve(&self, battle: &Battle, (): &(), _: &Rolled) -> Result<Vec<Event>, BadFact> {
        let mover = other(battle.state.mover);
        let again = u32::from(mover == battle.setup.first);
        let turn = battle.state.turn.saturating_add(again);
        Ok(vec![TurnBegan { turn, mover }.into()])
    }
}

impl Fact<Toy> for TurnBegan {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        (battle.state.turn, battle.state.mover) = (self.turn, self.mover);
        for unit in battle.state.sides.iter_mut().flatten() {
            unit.done = false;
        }
        Ok(())
    }

    fn log(&self, _: &Battle) -> Vec<Line> {
        let began = line("log.turn").by(TURN).with("turn", self.turn);
        vec![began.with("side", Value::Side(self.mover))]
    }
}

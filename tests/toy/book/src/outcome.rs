//! The outcome of a battle.

use drumhead_rules::list::sides::Sides as _;
use drumhead_rules::outcome::{Coin, Ended, Fate, Left, Outcome};

use crate::Battle;
use crate::state::beaten;

/// The outcome of a battle, in figures.
pub(crate) fn outcome(battle: &Battle) -> Outcome {
    let state = &battle.state;
    let fates = state.sides.units().map(|(unit, it)| {
        let figures = u32::from(it.figures);
        let fate = Fate {
            ended: if figures > 0 {
                Ended::Stood
            } else {
                Ended::Destroyed
            },
            left: vec![Left::of(Coin::Figures, figures, it.start.into())],
            worth: figures,
        };
        (unit, fate)
    });
    Outcome::new(&[Coin::Figures], fates, beaten(state))
}

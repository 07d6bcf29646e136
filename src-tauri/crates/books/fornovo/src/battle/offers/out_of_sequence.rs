//! What a unit would be offered in another step of the turn. The turn speaks
//! against it; the table may overrule that.

use drumhead_words::play::{Offer, UnitRef};

use super::super::Battle;
use super::super::command::Command;
use super::super::turn::{Phase, Step};
use drumhead_rules::play;

/// The steps in which a unit does anything of its own accord.
const ACTING: [Step; 5] = [
    Step::ChargesA,
    Step::ChargesB,
    Step::MovesA,
    Step::MovesB,
    Step::Fire,
];

/// The charges, moves and shots of other steps. Nothing before the first turn: there is no sequence yet.
pub(in super::super) fn out_of_sequence(battle: &Battle, unit: UnitRef) -> Vec<Offer<Command>> {
    let now = battle.state.now.step;
    if now.phase() == Phase::SetUp {
        return Vec::new();
    }
    let steps = ACTING.into_iter().filter(|step| *step != now);
    let elsewhere = steps.map(|step| {
        let mut battle = battle.clone();
        battle.state.now.step = step;
        battle
    });
    let mut offers = play::out_of_sequence(battle, unit, elsewhere);
    // The frame shows its own.
    offers.retain(|offer| offer.command.on_frame().is_none());
    offers
}

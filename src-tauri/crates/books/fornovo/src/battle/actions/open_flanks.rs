//! Open flanks: only the players see the friends and terrain that cover a flank (F-7.35).

use crate::battle::prelude::*;

/// Sets the hint and the clause of the question to the distance within which a flank is covered.
pub(super) fn of_flanks(battle: &Battle, asked: Question) -> Question {
    let row = &battle.tables.rules.movement.distance.flank_cover;
    let inches = row.length.at(battle.setup.scale).to_string();
    Question {
        hint: Some(message("ask.flanks.hint_inches").with("inches", inches)),
        clause: Some(row.clause),
        ..asked
    }
}

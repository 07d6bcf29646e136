//! The questions of a routing friend test (section 8.9).

use super::choices::of_fact;
use super::open_flanks::of_flanks;
use crate::battle::prelude::*;
use crate::interpretations::IgnoredRouts;

/// Returns the questions about routing friends and about the unit's place (F-8.43).
pub(super) fn about_friends(battle: &Battle, unit: UnitRef) -> Vec<Question> {
    let position = position(battle);
    // Routs that the unit ignores are included only if they count in a test with another cause
    // (D-146).
    let ignored = battle.tables.rules.choices.ignored_routs;
    let all = ignored == IgnoredRouts::CountOnceTested;
    let seen = position.routs_seen(unit);
    let mut routed = position.routing_friends(unit);
    routed.retain(|friend| !seen.contains(friend));
    routed.retain(|friend| all || position.would_test_for(unit, *friend));
    let saw = (!routed.is_empty()).then(|| {
        let saw = routed.into_iter().map(|it| unit_choice(it, it));
        let saw = asks("saw", "saw", Answer::Some(saw.collect()));
        match seen.is_empty() {
            true => saw,
            false => Question {
                label: message("ask.saw.others"),
                hint: Some(message("ask.saw.counted").with("units", seen)),
                ..saw
            },
        }
    });
    let sheltered = position.is_known_to_be_sheltered(unit);
    let cover = (!sheltered).then(|| of_fact("square_or_hard_cover"));
    // A square and a garrison have no flanks (D-127, D-237).
    let flanks = !position.is_all_front(unit);
    let flanks = flanks.then(|| of_flanks(battle, of_fact("two_open_flanks")));
    saw.into_iter().chain(cover).chain(flanks).collect()
}

//! The work to take a reaction test (section 8).

use super::prelude::*;
use crate::reaction::Test;

/// Returns the name of the obligation to take a test, and the clause that demands it.
const fn demand(test: Test) -> (&'static str, ClauseId) {
    match test {
        Test::Rally => ("test.rally", RALLY),
        Test::HaltPursuit => ("test.halt_pursuit", FIRST_PURSUIT_MOVE),
        Test::Shooting => ("test.shooting", SHOT_AT),
        Test::Charge => ("test.charge", CHARGE_TEST),
        Test::LostCombat => ("test.lost_combat", BEATEN),
        Test::FriendRouting => ("test.friend_routing", FRIEND_ROUTED),
    }
}

/// Whether the obligation is to take this test.
pub(super) fn is_of(obligation: &Obligation, test: Test) -> bool {
    let (name, _) = demand(test);
    obligation.name == name
}

/// Returns the work of a unit that takes this test.
pub(super) fn of_test(position: Position<'_>, unit: UnitRef, test: Test) -> Obligation {
    let (name, clause) = demand(test);
    let work = work::of_unit(name, clause, unit);
    let label = if position.is_away(unit) {
        // A unit off the table tests to return, not to halt.
        message("pending.test.return")
    } else if test == Test::Charge
        && let Some(enemy) = position.tests_after(unit)
    {
        message("pending.test.charge_after").with("other", enemy)
    } else if test == Test::Charge
        && let Some(enemy) = position.tests_after_recoil(unit)
    {
        message("pending.test.charge_after_recoil").with("other", enemy)
    } else {
        return work;
    };
    Obligation {
        label: label.with("unit", unit),
        ..work
    }
}

//! The report of routs.

use super::*;

/// C-11: a router that routs again is reported, but counts only once as lost to rout.
#[test]
fn a_report_counts_a_router_that_routs_again_once() {
    let (foot, horse) = (theirs(FOOT), ours(HORSE));
    let surrender = Command::Surrender(Surrender { unit: foot });
    let mut reported = Reported::of(battle());
    // The unit routs in the first turn, and is charged while routing in the second.
    let flee = Command::Flee(Flee {
        unit: foot,
        flight: Flight::Cover,
    });
    let follow = Command::Follow(Follow {
        unit: horse,
        reaches: false,
    });
    let end = Command::End(End {});
    reported.play(&charge(horse, foot, Struck::Front), 1);
    reported.play(&end, 1);
    reported.play(&test(foot), 6);
    reported.play(&flee, 1);
    reported.play(&end, 1);
    reported.play(&follow, 1);
    let turns = |reported: &Reported| reported.battle.state().turn;
    while turns(&reported) == 1 {
        reported.play(&end, 1);
    }
    reported.play(&charge(horse, foot, Struck::Front), 1);
    reported.play(&end, 1);
    reported.play(&surrender, 1);
    let report = reported.report();
    assert_eq!(report.matches("routed unit").count(), 1, "{report}");
    let again = report.matches("Line routed again when charged.").count();
    assert_eq!(again, 1, "{report}");
    assert_eq!(
        report.matches("lost one strength point").count(),
        2,
        "{report}"
    );
}

/// A unit that the players set to routing, and that routs again when charged in the same turn,
/// counts once as lost to rout.
#[test]
fn a_unit_that_broke_and_routs_again_in_a_turn_counts_once() {
    let foot = theirs(FOOT);
    let mut reported = Reported::of(battle());
    reported.play(&correct(foot, "morale", Morale::Routing), 1);
    reported.play(&charge(ours(HORSE), foot, Struck::Front), 1);
    reported.play(&Command::End(End {}), 1);
    reported.play(&Command::Surrender(Surrender { unit: foot }), 1);
    let report = reported.report();
    assert!(report.contains("one routed unit"), "{report}");
    assert!(
        report.contains("Line routed again when charged."),
        "{report}"
    );
}

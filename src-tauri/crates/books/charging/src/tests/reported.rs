//! Reports: routs, surrender rolls, losses, and decisive tests.

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

/// Checks that a report contains these texts in this order.
fn in_order(report: &str, texts: &[&str]) {
    let at = texts.iter().map(|text| {
        let at = report.find(text);
        at.unwrap_or_else(|| panic!("{text}: {report}"))
    });
    let at: Vec<usize> = at.collect();
    assert!(at.is_sorted(), "{texts:?}: {report}");
}

/// C-04, C-05: in a report, a target routs, surrenders and leaves before its charger moves.
#[test]
fn a_report_has_the_targets_before_their_chargers() {
    let (foot, loose, guns) = (theirs(FOOT), theirs(LOOSE), theirs(GUNS));
    let end = Command::End(End {});
    let mut reported = Reported::of(battle());
    reported.play(&correct(guns, "morale", Morale::Routing), 1);
    let pairs = [(HORSE, foot), (FOOT, loose), (LOOSE, guns)];
    for (charger, target) in pairs {
        reported.play(&charge(ours(charger), target, Struck::Rear), 1);
    }
    reported.play(&end, 1);
    reported.play(&test(foot), 6);
    reported.play(&Command::Surrender(Surrender { unit: foot }), 6);
    reported.play(&test(loose), 6);
    reported.play(&Command::Surrender(Surrender { unit: loose }), 1);
    let flight = Flight::OffTable;
    reported.play(
        &Command::Flee(Flee {
            unit: loose,
            flight,
        }),
        1,
    );
    reported.play(&Command::Surrender(Surrender { unit: guns }), 1);
    let flight = Flight::Cover;
    reported.play(&Command::Flee(Flee { unit: guns, flight }), 1);
    reported.play(&end, 1);
    let reaches = false;
    for (charger, _) in pairs {
        let unit = ours(charger);
        reported.play(&Command::Follow(Follow { unit, reaches }), 1);
    }
    let report = reported.report();
    let followed = "moved to where";
    in_order(
        &report,
        &["routed when charged.", "Line surrendered.", followed],
    );
    in_order(
        &report,
        &[
            "Skirmishers refused to surrender.",
            "Skirmishers routed off",
            followed,
        ],
    );
    let again = "Guns routed again when charged.";
    in_order(&report, &["refused to surrender.", again, followed]);
}

/// C-01: charges follow the fire, so units that leave before they are declared are reported first.
/// The players' removals are counted, and a unit that they take off the table has not routed.
#[test]
fn a_report_has_units_that_left_before_the_charges_first() {
    let [foot, loose, horse] = [FOOT, LOOSE, HORSE].map(theirs);
    let mut reported = Reported::of(battle());
    reported.play(&correct(theirs(GUNS), "away", Away::OffTable), 1);
    reported.play(&correct(theirs(DRAGOONS), "strength", 0), 1);
    reported.play(&correct(loose, "order", Order::Close), 1);
    reported.play(&correct(horse, "morale", Morale::Routing), 1);
    let (unit, flight) = (horse, Flight::OffTable);
    reported.play(&Command::Flee(Flee { unit, flight }), 1);
    reported.play(&charge(ours(FOOT), foot, Struck::Front), 1);
    reported.play(&charge(ours(LOOSE), loose, Struck::Front), 1);
    // This unit leaves after it was charged.
    reported.play(&correct(loose, "away", Away::Surrendered), 1);
    reported.play(&Command::End(End {}), 1);
    reported.play(&test(foot), 1);
    let report = reported.report();
    let charged = "Guards (1) charged";
    for left in [
        "Destroyed: Dragoons",
        "routed off the table.",
        "left the table.",
    ] {
        in_order(&report, &[left, charged]);
    }
    in_order(&report, &[charged, "stood to receive", "surrendered."]);
    for once in ["routed off the table.", "left the table."] {
        assert_eq!(report.matches(once).count(), 1, "{report}");
    }
    let lost = "lost three strength points, one routed unit and three removed units.";
    assert!(report.contains(lost), "{report}");
}

/// C-14: a unit that the players set to routing routs before it refuses to surrender.
#[test]
fn a_report_has_a_rout_by_hand_before_the_roll() {
    let (foot, horse) = (theirs(FOOT), ours(HORSE));
    let mut reported = Reported::of(battle());
    reported.play(&charge(horse, foot, Struck::Rear), 1);
    reported.play(&Command::End(End {}), 1);
    reported.play(&test(foot), 1);
    reported.play(&Command::End(End {}), 1);
    let (unit, reaches) = (horse, true);
    reported.play(&Command::Follow(Follow { unit, reaches }), 1);
    reported.play(&Command::End(End {}), 1);
    reported.play(&correct(foot, "morale", Morale::Routing), 1);
    reported.play(&Command::Surrender(Surrender { unit: foot }), 1);
    in_order(&reported.report(), &[" routed.", "refused to surrender."]);
}

/// C-14 (c): if the players enter a unit as cornered and then let it run, the report says only that
/// it routed, because it had somewhere to run.
#[test]
fn a_unit_that_runs_after_all_is_not_reported_as_cornered() {
    let foot = theirs(FOOT);
    let mut reported = Reported::of(battle());
    reported.play(&charge(ours(HORSE), foot, Struck::Front), 1);
    reported.play(&Command::End(End {}), 1);
    reported.play(&test(foot), 6);
    for flight in [Flight::Cornered, Flight::Cover] {
        reported.play(&Command::Flee(Flee { unit: foot, flight }), 1);
    }
    let report = reported.report();
    assert!(report.contains("routed when charged."), "{report}");
    assert!(!report.contains("nowhere to run"), "{report}");
}

/// Returns the account of a battle in which the first side's foot has left the table for the reason
/// `away`. With `None`, the foot is still on the table.
fn account(away: Option<Away>) -> drumhead_rules::report::Account {
    let mut battle = battle();
    let start = battle.view().sides;
    play(&mut battle, &correct(ours(FOOT), "away", away), 1);
    let sides = start.into_iter().zip(battle.view().sides);
    let sides = sides.map(|(start, end)| drumhead_rules::report::SideAccount {
        name: end.name,
        start: start.units,
        fates: (battle.state().units())
            .map(|(unit, state)| (unit, crate::outcome::fate(state)))
            .collect(),
        end: end.units,
        lost: vec![0, 0],
        ..drumhead_rules::report::SideAccount::default()
    });
    drumhead_rules::report::Account {
        sides: sides.collect(),
        tested: true,
        ..drumhead_rules::report::Account::default()
    }
}

/// C-15: a unit that surrenders or leaves the table takes its strength points with it, without a
/// loss in the fighting.
#[test]
fn a_report_counts_the_strength_of_units_that_left() {
    let none = "Neither side lost anything.";
    let printed = |away| format!("{:?}", account(away).sheet(english()));
    assert!(printed(None).contains(none));
    for away in [Away::Surrendered, Away::OffTable] {
        let sheet = printed(Some(away));
        assert!(!sheet.contains(none), "{sheet}");
        let lost = "lost 3 strength points in all: 0 in the fighting, 3 when units left";
        assert!(sheet.contains(lost), "{sheet}");
    }
}

/// A single decisive test is not called one of several.
#[test]
fn a_single_decisive_test_is_named_in_the_singular() {
    let tried = drumhead_rules::report::Tried {
        turn: 1,
        trial: drumhead_vocabulary::play::Trial {
            side: 0,
            unit: "Line".to_owned(),
            what: "when charged".to_owned(),
            face: 6,
            came: "routed".to_owned(),
        },
        chance: 1,
    };
    for (rows, tests, how, caption) in [
        (1, 1, "Only one test could have", "The most decisive test\""),
        (
            1,
            3,
            "this one shifted the advantage most",
            "The most decisive test\"",
        ),
        (
            2,
            3,
            "these shifted the advantage most",
            "The most decisive tests\"",
        ),
    ] {
        let account = drumhead_rules::report::Account {
            tests,
            decisive: vec![tried.clone(); rows],
            ..account(None)
        };
        let sheet = format!("{:?}", account.sheet(english()));
        assert!(sheet.contains(how) && sheet.contains(caption), "{sheet}");
        assert!(!sheet.contains("the one test"), "{sheet}");
    }
}

#[test]
fn a_report_without_decisive_tests_still_mentions_tests() {
    for (tests, sentence) in [
        (0, "No test could have gone either way."),
        (
            1,
            "Only one test could have gone either way, and it did not shift the advantage. Shaken",
        ),
    ] {
        let account = drumhead_rules::report::Account {
            tests,
            tested: true,
            ..drumhead_rules::report::Account::default()
        };
        let sheet = format!("{:?}", account.sheet(english()));
        assert!(sheet.contains(sentence), "{sheet}");
    }
}

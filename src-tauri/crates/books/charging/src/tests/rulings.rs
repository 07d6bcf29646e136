//! Questions that the rules leave open, as decided in `docs/rulings/charging.md`.

use super::answers::charged_under;
use super::*;

const fn flee(unit: UnitRef, flight: Flight) -> Command {
    Command::Flee(Flee { unit, flight })
}

const fn follow(unit: UnitRef, reaches: bool) -> Command {
    Command::Follow(Follow { unit, reaches })
}

/// C-14: a unit that has already rolled this turn gets a note that it does not roll again.
#[test]
fn a_unit_that_has_rolled_gets_a_note_that_it_does_not_roll_again() {
    let (foot, horse) = (theirs(FOOT), ours(HORSE));
    let mut battle = charged(&[charge(horse, foot, Struck::Rear)]);
    play(&mut battle, &test(foot), 6);
    play(
        &mut battle,
        &Command::Surrender(Surrender { unit: foot }),
        1,
    );
    let log = play(&mut battle, &flee(foot, Flight::Cornered), 1).join(" ");
    assert!(log.contains("already rolled for surrender"), "{log}");
    play(&mut battle, &Command::End(End {}), 1);
    let log = play(&mut battle, &follow(horse, true), 1).join(" ");
    assert!(
        log.contains("caught") && log.contains("already rolled for surrender"),
        "{log}"
    );
}

/// C-05, C-14: a charger moves before its target rolls for surrender, because it might catch the
/// target.
#[test]
fn a_cornered_unit_rolls_after_its_charger_has_moved() {
    let (foot, horse) = (theirs(FOOT), ours(HORSE));
    let mut battle = charged(&[charge(horse, foot, Struck::Front)]);
    play(&mut battle, &test(foot), 6);
    play(&mut battle, &flee(foot, Flight::Cornered), 1);
    let roll = Command::Surrender(Surrender { unit: foot });
    while battle.state().step != Step::Surrender {
        play(&mut battle, &Command::End(End {}), 1);
    }
    let says = against(&battle, &roll).join(" ");
    assert!(says.contains("move 3 Lancers first"), "{says}");
    let ids: Vec<_> = battle
        .pending()
        .iter()
        .map(|it| it.obligation.id())
        .collect();
    assert_eq!(ids.len(), 2);
    let last = battle.pending().pop().unwrap();
    assert_eq!(last.waits_for, ids[..1]);
    play(&mut battle, &follow(horse, true), 1);
    assert_eq!(against(&battle, &roll), [""; 0]);
}

/// C-14: the reasons for a roll are in the order of the rules, whatever the order in which they
/// arose.
#[test]
fn reasons_for_a_roll_are_in_the_order_of_the_rules() {
    let unit = theirs(FOOT);
    let rolls = |cases: [Case; 3]| {
        let mut yields = Yields::default();
        cases
            .into_iter()
            .for_each(|why| yields.must_roll(unit, why));
        yields
    };
    let [rear, caught, cornered] = [Case::Rear, Case::Caught, Case::Cornered];
    let first = rolls([rear, caught, cornered]);
    let roll = first.iter().next().unwrap();
    assert_eq!((roll.why, &roll.also[..]), (rear, &[caught, cornered][..]));
    for other in [[cornered, caught, rear], [caught, rear, cornered]] {
        assert_eq!(rolls(other), first);
    }
}

/// C-13, C-14: the order in which units roll for surrender and make rout moves does not change the
/// resulting state.
#[test]
fn units_rout_and_roll_in_any_order() {
    let units = [theirs(FOOT), theirs(HORSE)];
    let after = |first: usize| {
        let mut battle = battle();
        for unit in units {
            play(&mut battle, &correct(unit, "morale", Morale::Routing), 1);
        }
        let order = [units[first], units[1 - first]];
        for unit in order {
            play(&mut battle, &flee(unit, Flight::Cover), 1);
        }
        for unit in order {
            play(&mut battle, &Command::Surrender(Surrender { unit }), 1);
        }
        battle.state().clone()
    };
    assert_eq!(after(0), after(1));
}

/// C-14: a roll with two reasons remains pending when one of the reasons is gone, whichever of them
/// came first.
#[test]
fn a_caught_router_rolls_whether_cornered_or_not() {
    let (foot, horse) = (theirs(FOOT), ours(HORSE));
    for cornered_first in [true, false] {
        let mut battle = charged(&[charge(horse, foot, Struck::Front)]);
        play(&mut battle, &test(foot), 6);
        let first = if cornered_first {
            Flight::Cornered
        } else {
            Flight::Cover
        };
        play(&mut battle, &flee(foot, first), 1);
        play(&mut battle, &Command::End(End {}), 1);
        play(&mut battle, &follow(horse, true), 1);
        if !cornered_first {
            play(&mut battle, &flee(foot, Flight::Cornered), 1);
        }
        let log = play(&mut battle, &flee(foot, Flight::Cover), 1).join(" ");
        assert!(!log.contains("roll for surrender"), "{log}");
        play(&mut battle, &Command::End(End {}), 1);
        assert_eq!(to_do(&battle), ["surrender:1-1"]);
        play(
            &mut battle,
            &Command::Surrender(Surrender { unit: foot }),
            1,
        );
        assert_eq!(to_do(&battle), [""; 0]);
    }
}

/// C-14 (a): only the players remember a melee that continued from an earlier turn, so the roll is
/// always available.
#[test]
fn a_router_can_roll_without_a_pending_roll() {
    let foot = theirs(FOOT);
    let mut battle = battle();
    play(&mut battle, &correct(foot, "morale", Morale::Routing), 1);
    let rolls = |offers: Vec<drumhead_vocabulary::play::Offer<Command>>| {
        offers
            .into_iter()
            .find(|it| matches!(it.command, Command::Surrender(_)))
    };
    assert_eq!(rolls(battle.offers(Some(foot))), None);
    let roll = rolls(battle.out_of_sequence(foot)).unwrap();
    assert_eq!(roll.against[0].clause.as_deref(), Some("C-14"));
    play(&mut battle, &roll.command, 6);
    assert_eq!(
        battle.state().unit(foot).unwrap().away,
        Some(Away::Surrendered)
    );
}

/// C-12: the distance was rounded up, so each unit has moved at most half of it.
#[test]
fn units_meet_after_at_most_half_the_measured_distance() {
    let (horse, loose) = (theirs(HORSE), ours(LOOSE));
    let mut battle = charged(&[charge(loose, horse, Struck::Front)]);
    play(&mut battle, &test(horse), 1);
    let (unit, against) = (horse, loose);
    let counter = Command::Counter(Counter { unit, against });
    let needs = battle.preview(&counter).needs.unwrap();
    assert!(
        needs.ends_with("half the distance between them, at most 1.5\u{2033}."),
        "{needs}"
    );
}

#[test]
fn the_melee_step_reports_that_there_are_no_melees() {
    let mut battle = battle();
    play(&mut battle, &Command::End(End {}), 1);
    assert_eq!(battle.state().step, Step::Melee);
    assert!(battle.view().now.starts_with("There is no melee to fight."));
}

#[test]
fn a_report_puts_the_effects_of_fire_before_the_charges() {
    let mut reported = Reported::of(battle());
    reported.play(&correct(theirs(LOOSE), "morale", Morale::Shaken), 1);
    reported.play(&charge(ours(HORSE), theirs(FOOT), Struck::Front), 1);
    reported.play(&correct(theirs(DRAGOONS), "strength", 2), 1);
    reported.play(&Command::End(End {}), 1);
    reported.play(&test(theirs(FOOT)), 1);
    reported.play(&correct(theirs(HORSE), "strength", 1), 1);
    let report = reported.report();
    let at = |what| {
        report
            .find(what)
            .unwrap_or_else(|| panic!("{what}: {report}"))
    };
    assert!(at("became shaken") < at("charged"), "{report}");
    assert!(at("lost one strength point") < at("charged"), "{report}");
    assert!(at("charged") < at("lost two strength points"), "{report}");
}

/// C-05: a target can be out of reach only if it has moved: if it ran, evaded or counter-charged.
#[test]
fn a_charger_is_asked_whether_it_reaches_a_target_that_has_moved() {
    let (horse, foot, loose) = (theirs(HORSE), ours(FOOT), ours(LOOSE));
    for counters in [true, false] {
        let front = Struck::Front;
        let mut battle = charged(&[charge(loose, horse, front), charge(foot, horse, front)]);
        play(&mut battle, &test(horse), 1);
        let (unit, against) = (horse, loose);
        let answer = if counters {
            Command::Counter(Counter { unit, against })
        } else {
            Command::Stand(Stand { unit })
        };
        play(&mut battle, &answer, 1);
        play(&mut battle, &Command::End(End {}), 1);
        let offers = battle.offers(Some(foot));
        let follows = offers.iter().find(|it| it.id.action() == "follow").unwrap();
        let asked: Vec<_> = follows.questions.iter().map(|it| &*it.path).collect();
        assert_eq!(asked, if counters { vec!["/reaches"] } else { vec![] });
        let log = play(&mut battle, &follow(foot, !counters), 1).join(" ");
        assert_eq!(log.contains("fell short"), counters, "{log}");
    }
}

/// Returns a battle in the step before the melees, a unit struck in the rear and in front by two
/// chargers, and the charger in its rear.
fn struck_behind() -> (Battle, UnitRef, UnitRef) {
    let (foot, horse) = (theirs(FOOT), ours(HORSE));
    let front = charge(ours(FOOT), foot, Struck::Front);
    let mut battle = charged(&[charge(horse, foot, Struck::Rear), front]);
    play(&mut battle, &test(foot), 1);
    play(&mut battle, &Command::End(End {}), 1);
    for charger in [horse, ours(FOOT)] {
        play(&mut battle, &follow(charger, true), 1);
    }
    (battle, foot, horse)
}

fn to_do(battle: &Battle) -> Vec<String> {
    pending(battle).into_iter().map(|(id, _)| id).collect()
}

/// C-14 (a), C-13: if both sides of a melee break, the order of entry does not matter, and an entry
/// may come a step early.
#[test]
fn a_lost_melee_has_the_same_result_whenever_it_is_entered() {
    for early in [true, false] {
        for first in [0, 1] {
            let (mut battle, foot, horse) = struck_behind();
            if !early {
                play(&mut battle, &Command::End(End {}), 1);
            }
            let both = [foot, horse];
            for unit in [both[first], both[1 - first]] {
                play(&mut battle, &correct(unit, "morale", Morale::Routing), 1);
            }
            assert_eq!(to_do(&battle), ["flee:0-3", "surrender:1-1"]);
        }
    }
    // A unit struck in the rear must roll even if the unit that struck it has been lost.
    let (mut battle, foot, horse) = struck_behind();
    play(&mut battle, &Command::End(End {}), 1);
    play(&mut battle, &correct(horse, "strength", 0), 1);
    play(&mut battle, &correct(foot, "morale", Morale::Routing), 1);
    assert_eq!(to_do(&battle), ["surrender:1-1"]);
}

/// C-04, C-05: a unit that breaks before all chargers have moved runs before the next charger
/// moves.
#[test]
fn a_charger_waits_for_a_target_that_must_run() {
    let foot = theirs(FOOT);
    let front = Struck::Front;
    let mut battle = charged(&[
        charge(ours(FOOT), foot, front),
        charge(ours(HORSE), foot, front),
    ]);
    play(&mut battle, &test(foot), 1);
    play(&mut battle, &Command::End(End {}), 1);
    play(&mut battle, &follow(ours(FOOT), true), 1);
    play(&mut battle, &correct(foot, "morale", Morale::Routing), 1);
    let second = follow(ours(HORSE), true);
    let reasons = against(&battle, &second).join(" ");
    assert!(
        reasons.contains("must make its rout move first"),
        "{reasons}"
    );
    play(&mut battle, &flee(foot, Flight::Cover), 1);
    assert_eq!(against(&battle, &second), [""; 0]);
}

/// C-11, C-14 (b): a charged routing unit rolls before it runs.
#[test]
fn a_charged_router_rolls_before_it_runs() {
    let foot = theirs(FOOT);
    let mut battle = battle();
    play(&mut battle, &correct(foot, "morale", Morale::Routing), 1);
    let off = flee(foot, Flight::OffTable);
    assert_eq!(against(&battle, &off), [""; 0]);
    play(&mut battle, &charge(ours(FOOT), foot, Struck::Rear), 1);
    play(&mut battle, &Command::End(End {}), 1);
    let reasons = against(&battle, &off).join(" ");
    assert!(reasons.contains("charged while routing"), "{reasons}");
    let pending = battle.view().pending;
    assert_eq!(pending[0].clause.as_deref(), Some("C-11"));
    let roll = Command::Surrender(Surrender { unit: foot });
    play(&mut battle, &roll, 1);
    assert_eq!(against(&battle, &off), [""; 0]);
}

/// C-05, C-13: a routing unit that could not move is still where it was charged, even if the
/// players report this a step late.
#[test]
fn a_charger_reaches_a_router_that_could_not_move() {
    let (foot, horse) = (theirs(FOOT), ours(HORSE));
    for flight in [Flight::Cornered, Flight::Stuck] {
        for late in [true, false] {
            let mut battle = charged(&[charge(horse, foot, Struck::Front)]);
            play(&mut battle, &test(foot), 6);
            let steps = [flee(foot, flight), Command::End(End {})];
            let [first, second] = if late { [1, 0] } else { [0, 1] };
            play(&mut battle, &steps[first], 1);
            play(&mut battle, &steps[second], 1);
            assert_eq!(battle.state().step, Step::Move);
            assert_eq!(against(&battle, &follow(horse, false)).len(), 1);
            let offers = battle.offers(Some(horse));
            let follows = offers.iter().find(|it| it.id.action() == "follow").unwrap();
            assert!(follows.questions.is_empty());
            let log = play(&mut battle, &follow(horse, true), 1).join(" ");
            assert!(log.contains("caught"), "{log}");
        }
    }
    // Once the unit has moved after all, only the players know its position.
    let mut battle = charged(&[charge(horse, foot, Struck::Front)]);
    play(&mut battle, &test(foot), 6);
    play(&mut battle, &flee(foot, Flight::Cornered), 1);
    play(&mut battle, &flee(foot, Flight::Cover), 1);
    play(&mut battle, &flee(foot, Flight::Cornered), 1);
    play(&mut battle, &Command::End(End {}), 1);
    assert_eq!(against(&battle, &follow(horse, false)), [""; 0]);
}

/// C-05: a charger always reaches a target that has not moved.
#[test]
fn a_charger_reaches_a_target_that_has_not_moved() {
    let (foot, horse) = (theirs(FOOT), ours(HORSE));
    let mut battle = charged(&[charge(horse, foot, Struck::Front)]);
    play(&mut battle, &test(foot), 1);
    play(&mut battle, &Command::End(End {}), 1);
    let reasons = against(&battle, &follow(horse, false)).join(" ");
    assert!(
        reasons.contains("cannot fall short: the charged unit has not moved."),
        "{reasons}"
    );
    assert_eq!(against(&battle, &follow(horse, true)), [""; 0]);
    // A target that ran and was rallied by hand is still where its run ended.
    let mut battle = charged(&[charge(horse, foot, Struck::Front)]);
    play(&mut battle, &test(foot), 6);
    play(&mut battle, &flee(foot, Flight::Cover), 1);
    play(&mut battle, &correct(foot, "morale", Morale::Good), 1);
    play(&mut battle, &Command::End(End {}), 1);
    assert_eq!(against(&battle, &follow(horse, false)), [""; 0]);
}

/// C-14 (c): a charger that has not moved is at the declared distance, and a charger in contact is
/// near.
#[test]
fn a_unit_that_has_just_been_charged_has_an_enemy_near() {
    let (foot, horse) = (theirs(FOOT), ours(HORSE));
    let mut battle = charged(&[charge(horse, foot, Struck::Front)]);
    play(&mut battle, &test(foot), 6);
    let stuck = flee(foot, Flight::Stuck);
    let reasons = against(&battle, &stuck).join(" ");
    assert!(reasons.contains("within 6\u{2033}"), "{reasons}");
    let offers = battle.offers(Some(foot));
    let offer = offers.iter().find(|it| it.id.action() == "flee").unwrap();
    let asked = format!("{:?}", offer.questions);
    assert!(
        asked.contains("cornered") && !asked.contains("stuck"),
        "{asked}"
    );
    // Once the unit has run, only the players know which enemies are near.
    play(&mut battle, &flee(foot, Flight::Cover), 1);
    assert_eq!(against(&battle, &stuck), [""; 0]);
    // An enemy is also near after the unit is reported as cornered, and after the unit is caught,
    // until it runs again.
    let mut battle = charged(&[charge(horse, foot, Struck::Front)]);
    play(&mut battle, &test(foot), 6);
    play(&mut battle, &flee(foot, Flight::Cornered), 1);
    assert_eq!(against(&battle, &stuck).len(), 1);
    play(&mut battle, &flee(foot, Flight::Cover), 1);
    play(&mut battle, &Command::End(End {}), 1);
    play(&mut battle, &follow(horse, true), 1);
    assert_eq!(against(&battle, &stuck).len(), 1);
    play(&mut battle, &flee(foot, Flight::Cover), 1);
    assert_eq!(against(&battle, &stuck), [""; 0]);
    // A unit that breaks in its melee is in contact.
    let (mut battle, foot, _) = struck_behind();
    play(&mut battle, &correct(foot, "morale", Morale::Routing), 1);
    let roll = Command::Surrender(Surrender { unit: foot });
    play(&mut battle, &roll, 1);
    assert_eq!(against(&battle, &flee(foot, Flight::Stuck)).len(), 1);
}

/// C-11, C-14 (c): a unit that is charged while routing has its charger near before its roll, until
/// it moves. If the players set it to routing after the declaration, only they know where it is.
#[test]
fn a_charged_router_has_its_charger_near_before_it_rolls() {
    let (foot, horse) = (theirs(FOOT), ours(HORSE));
    let near = |battle: &Battle| {
        let reasons = against(battle, &flee(foot, Flight::Stuck)).join(" ");
        reasons.contains("within 6\u{2033}")
    };
    let routs = correct(foot, "morale", Morale::Routing);
    let declare = charge(horse, foot, Struck::Front);
    for (first, second, known) in [(&routs, &declare, true), (&declare, &routs, false)] {
        let mut battle = battle();
        play(&mut battle, first, 1);
        play(&mut battle, second, 1);
        assert_eq!(near(&battle), known);
    }
    // A unit that routed in its test and is charged again is where it was at the new declaration.
    let mut battle = charged(&[declare]);
    play(&mut battle, &test(foot), 6);
    play(&mut battle, &flee(foot, Flight::Cover), 1);
    assert!(!near(&battle));
    play(&mut battle, &charge(ours(FOOT), foot, Struck::Front), 1);
    assert!(near(&battle));
    play(&mut battle, &flee(foot, Flight::Cover), 1);
    assert!(!near(&battle));
}

/// C-13: a rout is a single move; another follows only after contact or another rout.
#[test]
fn a_router_runs_once() {
    let (foot, horse) = (theirs(FOOT), ours(HORSE));
    let mut battle = charged(&[charge(horse, foot, Struck::Front)]);
    play(&mut battle, &test(foot), 6);
    let [cover, off] = [Flight::Cover, Flight::OffTable].map(|flight| flee(foot, flight));
    play(&mut battle, &cover, 1);
    for again in [&cover, &off] {
        let reasons = against(&battle, again).join(" ");
        assert!(reasons.ends_with("it has made its rout move."), "{reasons}");
    }
    let asked = |battle: &Battle| {
        let offers = battle.offers(Some(foot));
        let offer = offers
            .into_iter()
            .find(|it| it.id.action() == "flee")
            .unwrap();
        (offer.label, format!("{:?}", offer.questions))
    };
    let (label, choices) = asked(&battle);
    assert_eq!(label, "Report the unit as stuck");
    assert!(!choices.contains("cover") && choices.contains("cornered"));
    // A unit reported as stuck or cornered after its rout move does not get another.
    for report in [Flight::Stuck, Flight::Cornered] {
        play(&mut battle, &flee(foot, report), 1);
        assert_eq!(against(&battle, &cover).len(), 1);
    }
    // A routing unit that was caught may run again after its roll.
    play(&mut battle, &Command::End(End {}), 1);
    play(&mut battle, &follow(horse, true), 1);
    play(
        &mut battle,
        &Command::Surrender(Surrender { unit: foot }),
        1,
    );
    assert_eq!(against(&battle, &cover), [""; 0]);
    assert_eq!(asked(&battle).0, "Move the routing unit");
}

#[test]
fn a_router_that_has_not_run_is_offered_its_first_rout_move() {
    let foot = theirs(FOOT);
    let mut battle = battle();
    play(&mut battle, &correct(foot, "morale", Morale::Routing), 1);
    let offers = battle.offers(Some(foot));
    let offer = offers.into_iter().find(|it| it.id.action() == "flee");
    assert_eq!(offer.unwrap().label, "Move the routing unit");
}

/// C-14 (c): every enemy counts, whether it is routing or not.
#[test]
fn routing_enemies_in_contact_are_near_each_other_until_one_runs() {
    let (mut battle, foot, horse) = struck_behind();
    play(&mut battle, &correct(ours(FOOT), "away", Away::OffTable), 1);
    for unit in [foot, horse] {
        play(&mut battle, &correct(unit, "morale", Morale::Routing), 1);
    }
    let roll = Command::Surrender(Surrender { unit: foot });
    play(&mut battle, &roll, 1);
    for unit in [foot, horse] {
        let reasons = against(&battle, &flee(unit, Flight::Stuck)).join(" ");
        assert!(reasons.contains("within 6\u{2033}"), "{reasons}");
    }
    play(&mut battle, &flee(foot, Flight::Cornered), 1);
    assert_eq!(against(&battle, &flee(horse, Flight::Stuck)).len(), 1);
    play(&mut battle, &flee(foot, Flight::Cover), 1);
    for unit in [foot, horse] {
        assert_eq!(against(&battle, &flee(unit, Flight::Stuck)), [""; 0]);
    }
}

/// C-01: a charger that routs drops its charge and all effects of the charge.
#[test]
fn a_charger_that_routs_drops_its_charge() {
    let (foot, horse) = (theirs(FOOT), ours(HORSE));
    let mut battle = battle();
    play(&mut battle, &charge(horse, foot, Struck::Front), 1);
    let shown = |battle: &Battle| {
        let view = battle.view();
        let card = view.sides[0].units.iter().find(|it| it.unit == horse);
        let labels = card.unwrap().tags.iter().map(|tag| tag.label.clone());
        let charges = labels.filter(|label| label.starts_with("charging")).count();
        let facts = battle.snapshot();
        (
            charges,
            format!("{:?}", facts.units[&horse].others["charges"]),
        )
    };
    let (charges, before) = shown(&battle);
    assert_eq!(charges, 1);
    play(&mut battle, &correct(horse, "morale", Morale::Routing), 1);
    let (charges, fact) = shown(&battle);
    assert_eq!(charges, 0);
    assert_ne!(fact, before);
    play(&mut battle, &Command::End(End {}), 1);
    assert_eq!(battle.state().step, Step::Surrender);
}

/// C-04, C-09: if the only charger that the unit could meet is gone, the unit has no choice left.
#[test]
fn a_unit_answers_only_while_it_has_a_choice() {
    let (horse, loose) = (theirs(HORSE), ours(LOOSE));
    let flank = charge(ours(GUNS), horse, Struck::Flank);
    let mut battle = charged(&[charge(loose, horse, Struck::Front), flank]);
    play(&mut battle, &test(horse), 1);
    assert_eq!(to_do(&battle), ["answer:1-3"]);
    play(&mut battle, &correct(loose, "away", Away::OffTable), 1);
    assert_eq!(to_do(&battle), [""; 0]);
    let offers = battle.offers(Some(horse));
    assert!(!offers.iter().any(|it| it.id.action() == "stand"));
    play(&mut battle, &Command::End(End {}), 1);
    let log = play(&mut battle, &follow(ours(GUNS), true), 1).join(" ");
    assert!(
        log.contains("5 Battery reached 3 Horse: a melee began."),
        "{log}"
    );
}

#[test]
fn a_decision_to_stand_is_shown() {
    let (horse, loose) = (theirs(HORSE), ours(LOOSE));
    let mut battle = charged(&[charge(loose, horse, Struck::Front)]);
    play(&mut battle, &test(horse), 1);
    play(&mut battle, &Command::Stand(Stand { unit: horse }), 1);
    let (unit, against_loose) = (horse, loose);
    let counter = Command::Counter(Counter {
        unit,
        against: against_loose,
    });
    let reasons = against(&battle, &counter).join(" ");
    assert!(reasons.ends_with("it has chosen to stand."), "{reasons}");
}

/// C-05, C-A25: a unit that is caught while evading fights where it was charged, and is not
/// routing.
#[test]
fn an_evader_that_is_caught_fights_where_it_was_charged() {
    let (unit, foot) = (theirs(LOOSE), ours(FOOT));
    let choose = |interpretations: &mut Interpretations| interpretations.evade = Evading::On;
    let mut battle = charged_under(choose, &[charge(foot, unit, Struck::Front)]);
    play(&mut battle, &test(unit), 1);
    play(&mut battle, &Command::Evade(Evade { unit }), 1);
    play(&mut battle, &Command::End(End {}), 1);
    let log = play(&mut battle, &follow(foot, true), 1).join(" ");
    assert!(
        log.contains("1 Guards reached 2 Skirmishers: a melee began."),
        "{log}"
    );
    play(&mut battle, &Command::End(End {}), 1);
    assert!(battle.view().now.contains("struck in the front"));
    play(&mut battle, &correct(unit, "morale", Morale::Routing), 1);
    assert_eq!(to_do(&battle), ["flee:1-2"]);
}

//! Refusals: each names the unit that cannot act, and the true reason.

use drumhead_vocabulary::play::Refusal;

use super::answers::charged_under;
use super::*;

/// Returns the refusal of a command: its clauses and its texts.
fn refused(battle: &Battle, command: &Command) -> Vec<(Option<String>, String)> {
    match battle.decide(command, &[], &mut Given::default()) {
        Err(Refusal::AgainstRules(against)) => {
            let against = against.into_iter();
            against.map(|it| (it.clause, it.text)).collect()
        }
        Err(Refusal::Impossible(why)) => vec![(why.clause, why.text)],
        Ok(_) | Err(Refusal::NeedDice(_)) => Vec::new(),
    }
}

/// Returns a refusal with this clause and this text.
fn saying(clause: Option<&str>, text: &str) -> Vec<(Option<String>, String)> {
    vec![(clause.map(str::to_owned), text.to_owned())]
}

const fn counter(unit: UnitRef, against: UnitRef) -> Command {
    Command::Counter(Counter { unit, against })
}

/// C-09, C-10: a counter-charge is refused because of the shelter, because of a score that was not
/// low enough, or because of both.
#[test]
fn a_sheltered_unit_is_refused_a_counter_charge_because_of_its_shelter() {
    let (foot, loose) = (theirs(FOOT), ours(LOOSE));
    let sheltered = "1 Line cannot counter-charge: it was sheltered when charged.";
    let sheltered = &saying(Some("C-10"), sheltered);
    let below = "1 Line cannot counter-charge: the score was not low enough.";
    let below = &saying(Some("C-09"), below);
    let both = &[below.clone(), sheltered.clone()].concat();
    for (cover, face, reasons) in [
        (Cover::ObstacleOrBuilding, 3, sheltered),
        (Cover::Fortification, 1, sheltered),
        (Cover::ObstacleOrBuilding, 4, both),
        (Cover::Open, 2, below),
    ] {
        let mut battle = charged(&[charge(loose, foot, Struck::Front)]);
        play(
            &mut battle,
            &Command::Test(Test { unit: foot, cover }),
            face,
        );
        let refused = refused(&battle, &counter(foot, loose));
        assert_eq!(&refused, reasons, "{cover:?} {face}");
    }
}

/// Returns the ids of the objections to a command.
fn objections(battle: &Battle, command: &Command) -> Vec<String> {
    match battle.decide(command, &[], &mut Given::default()) {
        Err(Refusal::AgainstRules(against)) => against.into_iter().map(|it| it.id).collect(),
        Ok(_) | Err(_) => Vec::new(),
    }
}

/// C-04, C-09, C-10, C-A7: an answer that breaks several rules has an objection for each, so that no
/// broken rule is allowed along with another.
#[test]
fn every_rule_that_an_answer_breaks_objects() {
    let evading = |it: &mut Interpretations| it.evade = Evading::On;
    let (foot, loose, horse) = (theirs(FOOT), theirs(LOOSE), theirs(HORSE));
    let tested = |charge, unit, cover, face| {
        let mut battle = charged_under(evading, &[charge]);
        play(&mut battle, &Command::Test(Test { unit, cover }), face);
        battle
    };
    // Horse in close order that is charged by skirmishers has −4, +1 in the flank, and −3 in a
    // fortification: a 6 scores 0.
    let flank = charge(ours(LOOSE), horse, Struck::Flank);
    let [open, fort] = [Cover::Open, Cover::Fortification];
    for (cover, face, reasons) in [
        (fort, 6, "score shelter front"),
        (fort, 5, "shelter front"),
        (open, 3, "score front"),
        (open, 2, "front"),
    ] {
        let battle = tested(flank.clone(), horse, cover, face);
        let against = objections(&battle, &counter(horse, ours(LOOSE)));
        assert_eq!(against.join(" "), reasons, "{cover:?} {face}");
    }
    // Skirmishers choose to stand, and can then neither counter-charge nor evade.
    let mut battle = tested(charge(ours(FOOT), loose, Struck::Rear), loose, open, 1);
    play(&mut battle, &Command::Stand(Stand { unit: loose }), 1);
    let against = objections(&battle, &counter(loose, ours(FOOT)));
    assert_eq!(against, ["score", "answered", "front"]);
    let evade = |unit| Command::Evade(Evade { unit });
    assert_eq!(objections(&battle, &evade(loose)), ["answered"]);
    // Infantry in close order never evades, and has a choice only after a low score.
    let front = charge(ours(LOOSE), foot, Struck::Front);
    let mut battle = tested(front.clone(), foot, open, 1);
    play(&mut battle, &Command::Stand(Stand { unit: foot }), 1);
    assert_eq!(objections(&battle, &evade(foot)), ["evade", "answered"]);
    let battle = tested(front, foot, open, 2);
    assert_eq!(objections(&battle, &evade(foot)), ["evade"]);
}

/// C-04, C-14 (a): a charger waits for the surrender roll of its target, and the refusal names the
/// charger as the unit that cannot move.
#[test]
fn the_refusal_of_an_early_move_names_the_charger_that_waits() {
    let (foot, horse) = (theirs(FOOT), ours(HORSE));
    let mut battle = charged(&[charge(horse, foot, Struck::Rear)]);
    play(&mut battle, &test(foot), 6);
    let flight = Flight::Cover;
    play(&mut battle, &Command::Flee(Flee { unit: foot, flight }), 1);
    play(&mut battle, &Command::End(End {}), 1);
    let (unit, reaches) = (horse, true);
    let follow = Command::Follow(Follow { unit, reaches });
    let text = "3 Lancers cannot move yet: 1 Line must roll for surrender first.";
    assert_eq!(refused(&battle, &follow), saying(Some("C-14"), text));
}

/// C-05: a charger moves only once, and does not move if it routs.
#[test]
fn the_refusal_of_a_move_states_why_the_charger_cannot_complete_its_charge() {
    let (foot, horse) = (theirs(FOOT), ours(HORSE));
    let (unit, reaches) = (horse, true);
    let follow = Command::Follow(Follow { unit, reaches });
    let mut battle = charged(&[charge(horse, foot, Struck::Front)]);
    play(&mut battle, &correct(horse, "morale", Morale::Routing), 1);
    let text = "3 Lancers cannot complete its charge: it is routing.";
    assert_eq!(refused(&battle, &follow), saying(None, text));
    play(&mut battle, &correct(horse, "morale", Morale::Good), 1);
    play(&mut battle, &test(foot), 1);
    play(&mut battle, &follow, 1);
    let text = "3 Lancers cannot move again: its charge is over.";
    assert_eq!(refused(&battle, &follow), saying(None, text));
}

/// C-04, C-09: only a unit that has a choice after its test answers a charge, once.
#[test]
fn the_refusal_of_an_answer_states_why_the_unit_has_no_choice() {
    let (foot, horse, loose) = (theirs(FOOT), theirs(HORSE), ours(LOOSE));
    let stand = |unit| Command::Stand(Stand { unit });
    let mut battle = charged(&[
        charge(ours(FOOT), foot, Struck::Front),
        charge(loose, horse, Struck::Front),
    ]);
    let none = "2 Skirmishers cannot answer: no enemy is charging it.";
    assert_eq!(refused(&battle, &stand(theirs(LOOSE))), saying(None, none));
    let untested = "1 Line cannot answer the charge yet: it must test first.";
    assert_eq!(refused(&battle, &stand(foot)), saying(None, untested));
    // Whatever the die, infantry in close order that is charged by other such infantry stands or
    // routs.
    play(&mut battle, &test(foot), 1);
    let stands = "1 Line cannot choose to stand: it is already standing.";
    assert_eq!(refused(&battle, &stand(foot)), saying(None, stands));
    play(&mut battle, &test(horse), 1);
    play(&mut battle, &counter(horse, loose), 1);
    let answered = "3 Horse cannot answer the charge again: it has already answered.";
    assert_eq!(refused(&battle, &stand(horse)), saying(None, answered));
    play(&mut battle, &correct(horse, "morale", Morale::Routing), 1);
    let routs = "3 Horse cannot answer the charge: it is routing.";
    assert_eq!(refused(&battle, &stand(horse)), saying(None, routs));
}

/// C-09: a unit that has chosen to stand does not choose again.
#[test]
fn a_unit_chooses_to_stand_only_once() {
    let (horse, loose) = (theirs(HORSE), ours(LOOSE));
    let stand = Command::Stand(Stand { unit: horse });
    let mut battle = charged(&[charge(loose, horse, Struck::Front)]);
    play(&mut battle, &test(horse), 1);
    assert_eq!(refused(&battle, &stand), []);
    play(&mut battle, &stand, 1);
    let text = "3 Horse cannot choose to stand: it is already standing.";
    assert_eq!(refused(&battle, &stand), saying(None, text));
}

#[test]
fn the_refusal_of_a_counter_charge_states_why_the_enemy_cannot_be_met() {
    let (horse, loose) = (theirs(HORSE), ours(LOOSE));
    let rear = charge(ours(GUNS), horse, Struck::Rear);
    let mut battle = charged(&[charge(loose, horse, Struck::Front), rear]);
    play(&mut battle, &test(horse), 1);
    let none = "3 Horse cannot counter-charge 1 Guards: that unit is not charging it.";
    let refusal = refused(&battle, &counter(horse, ours(FOOT)));
    assert_eq!(refusal, saying(None, none));
    let (unit, reaches) = (ours(GUNS), true);
    play(&mut battle, &Command::Follow(Follow { unit, reaches }), 1);
    let moved = "3 Horse cannot counter-charge 5 Battery: that unit has already moved.";
    let refusal = refused(&battle, &counter(horse, ours(GUNS)));
    assert_eq!(refusal, saying(None, moved));
}

#[test]
fn the_refusal_of_a_charge_names_a_target_that_is_out_of_the_battle() {
    let mut battle = battle();
    let foot = theirs(FOOT);
    play(&mut battle, &correct(foot, "away", Away::Destroyed), 1);
    let charge = charge(ours(FOOT), foot, Struck::Front);
    let text = "1 Line cannot take part: it is out of the battle (destroyed).";
    assert_eq!(refused(&battle, &charge), saying(None, text));
}

/// C-14 (c): a unit is cornered only by an enemy.
#[test]
fn a_unit_without_enemies_on_the_table_is_not_cornered() {
    let mut battle = battle();
    let foot = theirs(FOOT);
    play(&mut battle, &correct(foot, "morale", Morale::Routing), 1);
    let cornered = Command::Flee(Flee {
        unit: foot,
        flight: Flight::Cornered,
    });
    assert_eq!(refused(&battle, &cornered), []);
    for number in [FOOT, LOOSE, HORSE, DRAGOONS, GUNS] {
        let away = correct(ours(number), "away", Away::OffTable);
        play(&mut battle, &away, 1);
    }
    let text = "1 Line cannot be cornered: no enemy is on the table.";
    assert_eq!(refused(&battle, &cornered), saying(Some("C-14"), text));
    let offers = battle.offers(Some(foot));
    let flee = offers.iter().find(|it| it.id.action() == "flee").unwrap();
    let asked = format!("{:?}", flee.questions);
    assert!(
        !asked.contains("cornered") && asked.contains("stuck"),
        "{asked}"
    );
}

/// C-03, C-11: the refusal of an early surrender roll, or of routing again early, does not mention
/// a test.
#[test]
fn an_early_roll_of_a_charged_router_is_not_called_a_test() {
    let foot = theirs(FOOT);
    let surrender = Command::Surrender(Surrender { unit: foot });
    let mut battle = battle();
    play(&mut battle, &correct(foot, "morale", Morale::Routing), 1);
    let mut rolled = battle.clone();
    let flight = Flight::Cornered;
    play(&mut rolled, &Command::Flee(Flee { unit: foot, flight }), 1);
    play(&mut rolled, &surrender, 1);
    for (mut battle, what) in [(battle, "roll for surrender"), (rolled, "rout again")] {
        play(&mut battle, &charge(ours(FOOT), foot, Struck::Front), 1);
        let text = format!("1 Line cannot {what} yet: declare every charge first.");
        assert_eq!(refused(&battle, &surrender), saying(Some("C-03"), &text));
    }
}

/// C-03, C-11: a charger waits for its target to test, or if the target routs, for the roll in the
/// place of the test.
#[test]
fn a_charger_waits_for_the_roll_of_a_router_and_not_for_a_test() {
    let (foot, horse) = (theirs(FOOT), ours(HORSE));
    let waits = |battle: &mut Battle, struck| {
        play(battle, &charge(horse, foot, struck), 1);
        while battle.state().step < Step::Move {
            play(battle, &Command::End(End {}), 1);
        }
        let (unit, reaches) = (horse, true);
        refused(battle, &Command::Follow(Follow { unit, reaches }))
    };
    let first = |what| format!("3 Lancers cannot move yet: 1 Line must {what} first.");
    let tests = waits(&mut battle(), Struck::Front);
    assert_eq!(tests, saying(Some("C-03"), &first("test")));
    let mut routing = battle();
    play(&mut routing, &correct(foot, "morale", Morale::Routing), 1);
    let mut rolled = routing.clone();
    let rolls = saying(Some("C-11"), &first("roll for surrender"));
    assert_eq!(waits(&mut routing, Struck::Rear), rolls);
    let flight = Flight::Cornered;
    play(&mut rolled, &Command::Flee(Flee { unit: foot, flight }), 1);
    play(
        &mut rolled,
        &Command::Surrender(Surrender { unit: foot }),
        1,
    );
    let again = saying(Some("C-11"), &first("rout again"));
    assert_eq!(waits(&mut rolled, Struck::Front), again);
    // A unit that must roll after a charge in the rear is charged again.
    let mut again = charged(&[charge(ours(FOOT), foot, Struck::Rear)]);
    play(&mut again, &test(foot), 6);
    assert_eq!(waits(&mut again, Struck::Front), rolls);
}

/// C-04, C-05: the refusal of a charger's early move names the work that its target must still do.
#[test]
fn a_charger_waits_for_the_answer_or_for_the_rout_move() {
    let (foot, horse) = (theirs(FOOT), theirs(HORSE));
    for (charger, target, face, what) in [
        (HORSE, foot, 6, "1 Line must make its rout move"),
        (LOOSE, horse, 1, "3 Horse must answer the charge"),
    ] {
        let unit = ours(charger);
        let mut battle = charged(&[charge(unit, target, Struck::Front)]);
        play(&mut battle, &test(target), face);
        play(&mut battle, &Command::End(End {}), 1);
        let reaches = true;
        let follow = Command::Follow(Follow { unit, reaches });
        let text = format!("{} cannot move yet: {what} first.", called(&battle, unit));
        assert_eq!(refused(&battle, &follow), saying(Some("C-04"), &text));
    }
}

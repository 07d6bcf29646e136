//! Pending work that waits for other work, and the step of surrender rolls.

use super::*;

/// Returns the ids of the pending work that can be done now.
fn open(battle: &Battle) -> Vec<String> {
    let pending = battle.pending();
    assert!(pending.iter().all(|it| it.waits != it.waits_for.is_empty()));
    let open = pending.into_iter().filter(|it| !it.waits);
    open.map(|it| it.obligation.id().to_string()).collect()
}

/// C-11, C-13: a unit that broke in its melee and is charged again rolls for surrender before it
/// runs, and no other test waits for its rout move.
#[test]
fn a_unit_that_broke_and_is_charged_again_does_not_delay_other_tests() {
    let (foot, horse) = (theirs(FOOT), ours(HORSE));
    let mut battle = charged(&[charge(horse, foot, Struck::Front)]);
    play(&mut battle, &test(foot), 1);
    while battle.state().step != Step::Melee {
        for work in battle.view().pending {
            assert_eq!(work.unit, Some(horse));
            let follow = Follow {
                unit: horse,
                reaches: true,
            };
            play(&mut battle, &Command::Follow(follow), 1);
        }
        play(&mut battle, &Command::End(End {}), 1);
    }
    play(&mut battle, &correct(foot, "morale", Morale::Routing), 1);
    assert_eq!(open(&battle), ["flee:1-1"]);
    for (charger, target) in [(FOOT, FOOT), (LOOSE, LOOSE)] {
        let charge = charge(ours(charger), theirs(target), Struck::Front);
        play(&mut battle, &charge, 1);
    }
    assert_eq!(open(&battle), ["test:1-1", "test:1-2"]);
}

/// C-04, C-14 (a): a unit that was charged in the rear rolls for surrender at once, so its other
/// charger moves after the roll, even if the unit has already run.
#[test]
fn a_charger_moves_after_the_roll_of_a_unit_charged_in_the_rear() {
    let (foot, other) = (theirs(FOOT), ours(FOOT));
    let rear = charge(ours(HORSE), foot, Struck::Rear);
    let mut battle = charged(&[rear, charge(other, foot, Struck::Front)]);
    play(&mut battle, &test(foot), 6);
    let flight = Flight::Cover;
    play(&mut battle, &Command::Flee(Flee { unit: foot, flight }), 1);
    play(&mut battle, &Command::End(End {}), 1);
    assert_eq!(open(&battle), ["surrender:1-1"]);
    let roll = Command::Surrender(Surrender { unit: foot });
    play(&mut battle, &roll, 1);
    assert_eq!(open(&battle), ["follow:0-1", "follow:0-3"]);
}

/// C-04, C-11: the roll of a charged router is carried out in the place of a test, so it waits for
/// the result of another unit exactly as a test does: for the other unit's rout move, answer or
/// surrender roll.
#[test]
fn a_charged_router_waits_for_the_result_of_another_unit() {
    for (other, charger, struck, face, result) in [
        (LOOSE, HORSE, Struck::Front, 6, "flee:1-2"),
        (HORSE, LOOSE, Struck::Front, 1, "answer:1-3"),
        (LOOSE, HORSE, Struck::Rear, 6, "surrender:1-2"),
    ] {
        let (foot, second) = (theirs(FOOT), theirs(other));
        let mut battle = battle();
        play(&mut battle, &correct(foot, "morale", Morale::Routing), 1);
        for charge in [
            charge(ours(FOOT), foot, Struck::Front),
            charge(ours(charger), second, struck),
            charge(ours(DRAGOONS), theirs(GUNS), Struck::Front),
        ] {
            play(&mut battle, &charge, 1);
        }
        play(&mut battle, &Command::End(End {}), 1);
        play(&mut battle, &test(second), face);
        assert_eq!(open(&battle), [result]);
        let roll = Command::Surrender(Surrender { unit: foot });
        let name = called(&battle, second);
        for (order, what) in [
            (roll, "1 Line cannot roll"),
            (test(theirs(GUNS)), "5 Guns cannot test"),
        ] {
            let why = format!("{what} yet: {name} must carry out its test result first.");
            assert_eq!(against(&battle, &order), [why]);
        }
    }
}

/// C-14, C-A26: only a routing unit can have to roll for surrender, so a turn without routing units
/// has no step for such rolls, whether or not charges were declared.
#[test]
fn a_turn_without_routing_units_has_no_step_for_surrender_rolls() {
    let end = |battle: &mut Battle| {
        play(battle, &Command::End(End {}), 1);
        battle.state().step
    };
    assert_eq!(end(&mut battle()), Step::Melee);
    let mut routing = battle();
    play(
        &mut routing,
        &correct(ours(GUNS), "morale", Morale::Routing),
        1,
    );
    assert_eq!(end(&mut routing), Step::Surrender);
    for (face, after_moves) in [(1, Step::Melee), (6, Step::Surrender)] {
        let (unit, target) = (ours(HORSE), theirs(FOOT));
        let mut battle = charged(&[charge(unit, target, Struck::Front)]);
        play(&mut battle, &test(target), face);
        if face == 6 {
            let (unit, flight) = (target, Flight::Cover);
            play(&mut battle, &Command::Flee(Flee { unit, flight }), 1);
        }
        assert_eq!(end(&mut battle), Step::Move);
        let reaches = face == 1;
        play(&mut battle, &Command::Follow(Follow { unit, reaches }), 1);
        assert_eq!(end(&mut battle), after_moves);
    }
}
